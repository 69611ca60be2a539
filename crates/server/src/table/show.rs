//! What each viewer gets to see of a table, and sending it. A message is written once for each
//! distinct viewer, however many sockets follow.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use engine::{Progress, ScoreSheet, Seat, SeatSet, Text, Viewer};
use serde_json::value::RawValue;

use super::asker::{device, first_seat, held_by};
use super::history::ToldAgain;
use super::seats::expires_ms;
use super::{Asker, Changes, Table, Watcher};
use crate::limits::CHOICES_MAX;
use crate::outbox::{Outbox, json};
use crate::protocol::{Holder, Rest, Status, TableCard, TableState, ToClient};
use crate::refusal::Refused;
use crate::shared::Shared;
use crate::store::{PlayerId, Position, SeatRecord, Shown, TableRecord};
use crate::time::HallTime;

/// A table for the lists of the hall: everything of it that is open to all.
#[derive(Clone, Debug)]
pub struct Summary {
    pub record: Shared<TableRecord>,
    pub seats: Shared<Vec<SeatRecord>>,
    pub online: Vec<bool>,
    /// Who has the table in sight.
    pub looking: SeatSet,
    pub progress: Option<Progress>,
    pub pending: Vec<Seat>,
    pub waiting_since_ms: u64,
    /// When the table is closed if it still waits then, in the time of the hall.
    pub expires_ms: Option<u64>,
    pub outcome: Option<Arc<RawValue>>,
    pub trouble: Option<Text>,
    /// How far the table has come.
    pub position: Position,
}

impl Summary {
    /// Of a table that is not in memory.
    pub fn of_stored(record: TableRecord, seats: Vec<SeatRecord>, time: &HallTime) -> Summary {
        let outcome = read_outcome(&record);
        let unknown = || Shown { progress: None, pending: Vec::new(), waiting_since_ms: record.changed_ms };
        let Shown { progress, pending, waiting_since_ms } = record.shown.clone().unwrap_or_else(unknown);
        Summary {
            online: vec![false; seats.len()],
            looking: SeatSet::EMPTY,
            progress,
            pending,
            waiting_since_ms,
            expires_ms: expires_ms(&record, time),
            outcome,
            trouble: None,
            position: Position::default(),
            record: record.into(),
            seats: seats.into(),
        }
    }

    pub fn seat_of(&self, player: Option<PlayerId>) -> Option<Seat> {
        first_seat(&self.seats, player)
    }

    /// The table as one player sees it in a list.
    pub fn card_of(&self, player: Option<PlayerId>) -> TableCard {
        let yours = self.seat_of(player);
        let mut card = self.card(yours, player);
        card.your_turn |= self.is_asked(device(&self.seats, player));
        card
    }

    /// Whether somebody of these is asked in person.
    fn is_asked(&self, seats: SeatSet) -> bool {
        self.pending.iter().any(|seat| seats.contains(*seat) && self.seats[seat.index()].bot.is_none())
    }

    /// The table as it is seen from a seat, or by the people of a device while the curtain is down.
    fn card(&self, yours: Option<Seat>, player: Option<PlayerId>) -> TableCard {
        let record = &self.record;
        let device = device(&self.seats, player);
        let sits = yours.is_some() || !device.is_empty();
        let called = |seat: &Seat| yours == Some(*seat) || yours.is_none() && device.contains(*seat);
        TableCard {
            id: record.id.clone(),
            game: record.game.clone(),
            name: record.name.clone(),
            code: record.code,
            status: record.status,
            access: record.access,
            clock: record.clock,
            setup: record.setup.clone(),
            lesson: record.lesson,
            corrected: record.corrected,
            corrections: record.corrections.as_ref().map(|own| own.items.clone()),
            programs: record.programs,
            seats: self.seats.iter().zip(&self.online).map(|(held, online)| holder(held, *online)).collect(),
            host: record.host,
            yours,
            device: device.into(),
            your_turn: match yours {
                Some(seat) => self.pending.contains(&seat),
                None => self.is_asked(device),
            },
            progress: self.progress.clone(),
            pending: self.pending.clone(),
            waiting_since_ms: self.waiting_since_ms,
            outcome: self.outcome.clone(),
            trouble: self.trouble.clone(),
            expires_ms: self.expires_ms,
            nudged_ms: Seat::all(self.seats.len() as u8).filter(called).find_map(|seat| nudged_ms(record, seat)),
            // An invitation for those who sat here.
            rematch: record.rematch.clone().filter(|_| sits),
        }
    }

    /// Whether others than one person and bots sit at the table or may come to it.
    pub fn is_shared(&self) -> bool {
        let mut players = self.seats.iter().filter_map(|held| held.player);
        let first = players.next();
        self.seats.iter().any(SeatRecord::is_open) || players.any(|other| Some(other) != first)
    }

    /// Players whom the host asks to come.
    pub fn challenged(&self) -> impl Iterator<Item = PlayerId> {
        let waits = self.record.status == Status::Waiting;
        let calls = self.record.calls.as_ref().filter(|_| waits);
        calls.into_iter().flat_map(|calls| calls.challenged.iter().copied())
    }

    /// Neither over nor stopped: it counts against the limits of the hall and its players.
    pub fn is_current(&self) -> bool {
        matches!(self.record.status, Status::Waiting | Status::Running)
    }
}

/// When the seat was asked to come; hall time and the wall's are the same but for outages.
fn nudged_ms(record: &TableRecord, seat: Seat) -> Option<u64> {
    let nudged = &record.calls.as_ref()?.nudged;
    nudged.iter().find(|(nudged, _)| *nudged == seat).map(|(_, at_ms)| *at_ms)
}

fn holder(held: &SeatRecord, online: bool) -> Holder {
    match (held.bot, held.player) {
        (Some(level), player) => {
            Holder::Bot { level, shape: held.shape, instead_of: player.map(|_| held.name.clone()) }
        }
        (None, Some(_)) => Holder::Person { name: held.name.clone(), shape: held.shape, online, program: held.program },
        (None, None) => Holder::Open,
    }
}

fn read_outcome(record: &TableRecord) -> Option<Arc<RawValue>> {
    let outcome = record.outcome.as_ref()?;
    RawValue::from_string(outcome.clone()).ok().map(Arc::from)
}

impl Table {
    pub(super) fn summary(&self) -> Summary {
        Summary {
            online: self.seats.iter().map(|held| self.is_here(held.seat)).collect(),
            looking: self.looking(),
            progress: self.game.as_ref().map(|game| game.progress()),
            pending: self.pending().into(),
            waiting_since_ms: self.waiting_since_ms,
            expires_ms: expires_ms(&self.record, &self.time),
            outcome: read_outcome(&self.record),
            trouble: self.trouble.clone(),
            position: self.position(),
            record: self.record.clone(),
            seats: self.seats.clone(),
        }
    }

    pub(super) fn state_for(&self, who: Asker) -> TableState {
        // Who has just got up from a seat is shown what is left to them.
        let named = who.seat.filter(|seat| held_by(&self.seats, who.player).any(|held| held.seat == *seat));
        self.state(&self.summary(), self.eyes(who.player, named.map(Viewer::Seat)), who.player)
    }

    /// `player`: whose device it is, where several people share one.
    fn state(&self, summary: &Summary, viewer: Viewer, player: Option<PlayerId>) -> TableState {
        let seat = viewer.seat();
        let now_ms = self.time.now_ms();
        let origin = &self.record.origin;
        let game = self.game.as_deref();
        let asked = game.zip(seat.filter(|_| self.is_running()));
        let question = asked.and_then(|(game, seat)| game.question(seat));
        let choices = asked.filter(|_| question.is_some()).and_then(|(game, seat)| game.choices(seat, CHOICES_MAX));
        let clocks_ms = match self.clock.runs() {
            true => self.seats.iter().map(|held| self.clock.left_ms(held.seat, self.pending(), now_ms)).collect(),
            false => Vec::new(),
        };
        let rest = |held: &SeatRecord| Rest {
            left_ms: self.clock.rest_left_ms(held.seat, self.pending(), now_ms),
            absent: self.clock.is_absent(held.seat),
        };
        let rests = if self.clock.gives_rest() { self.seats.iter().map(rest).collect() } else { Vec::new() };
        TableState {
            table: summary.card(seat, player),
            seq: self.seq(),
            moves: game.map_or(0, |game| game.moves()),
            view: game.map(|game| game.view(viewer)),
            question,
            choices,
            undo: self.undo_of(seat, false),
            undo_turn: self.undo_of(seat, true),
            undo_asked: self.record.undo_asked.clone(),
            end_asked: self.record.calls.as_ref().and_then(|calls| calls.end_asked.clone()),
            secretive: self.secretive(player),
            absences: self.absences(seat),
            scores: game.map_or_else(ScoreSheet::default, |game| game.scores(viewer)),
            clocks_ms,
            rests,
            now_ms: self.time.wall_ms(),
            ahead: seat.and_then(|seat| self.seats[seat.index()].ahead.clone()),
            seed_commitment: self.seed_commitment.clone(),
            seed_parts: origin.players.clone().filter(|_| self.record.status != Status::Waiting).unwrap_or_default(),
            server_part: (self.is_over() && origin.players.is_some()).then(|| origin.server.to_string()),
            seed: self.is_over().then(|| origin.seed().to_string()),
        }
    }

    /// Seats of a device that several people share before which a curtain has to stand.
    fn secretive(&self, player: Option<PlayerId>) -> Vec<Seat> {
        let Some(game) = self.game.as_deref().filter(|_| self.is_running()) else { return Vec::new() };
        device(&self.seats, player).iter().filter(|seat| game.has_secret(*seat)).collect()
    }

    /// A socket follows the table, or goes on with another view of it.
    pub(super) fn watch(
        &mut self,
        who: Asker,
        socket: u64,
        (wished, since): (Option<Viewer>, Option<u32>),
        outbox: &Outbox,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        let player = who.player;
        if let Some(Viewer::Seat(seat)) = wished
            && !held_by(&self.seats, player).any(|held| held.seat == seat)
        {
            let refused = Refused::forbidden("refused-not-your-eyes");
            // Watching has no answer of its own.
            outbox.push(json(&ToClient::Refused { request: 0, refusal: refused.refusal() }));
            return Err(refused);
        }
        let sits = self.seat_of(player.map_or(Asker::NOBODY, Asker::from)).is_some();
        changes.changed |= sits && !self.watchers.iter().any(|other| other.player == player);
        self.watchers.retain(|watcher| watcher.socket != socket);
        let outbox = outbox.clone();
        self.watchers.push(Watcher { socket, player, wished, outbox, here: true, greeted: false, since });
        Ok(())
    }

    pub(super) fn look(&mut self, socket: u64, here: bool) -> Result<(), Refused> {
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.socket == socket) {
            watcher.here = here;
        }
        Ok(())
    }

    /// Persons who see the table now.
    fn looking(&self) -> SeatSet {
        let seen = |held: &&SeatRecord| {
            held.player.is_some() && self.watchers.iter().any(|watcher| watcher.here && watcher.player == held.player)
        };
        self.seats.iter().filter(seen).map(|held| held.seat).collect()
    }

    /// Sockets that have the whole table already.
    pub(super) fn greeted(&self) -> impl Iterator<Item = u64> {
        self.watchers.iter().filter(|watcher| watcher.greeted).map(|watcher| watcher.socket)
    }

    /// They get what is new, and not the whole table once more.
    pub(super) fn greet_no_more(&mut self, sockets: &[u64]) {
        for watcher in self.watchers.iter_mut().filter(|watcher| sockets.contains(&watcher.socket)) {
            watcher.greeted = true;
        }
    }

    pub(super) fn unwatch(&mut self, socket: u64, changes: &mut Changes) -> Result<(), Refused> {
        let Some(position) = self.watchers.iter().position(|watcher| watcher.socket == socket) else {
            return Ok(());
        };
        let player = self.watchers.swap_remove(position).player;
        if self.watchers.iter().any(|other| other.player == player) {
            return Ok(());
        }
        let gone: Vec<Seat> = held_by(&self.seats, player).map(|held| held.seat).collect();
        for seat in gone {
            self.note_gone(seat);
            changes.changed = true;
        }
        Ok(())
    }

    /// Sends every watcher what has happened since the log had `since` entries; newcomers get the whole table.
    pub(super) fn broadcast(&mut self, summary: &Summary, since: u32, changes: &Changes) {
        let news = changes.changed || self.seq() > since;
        let mut written: Vec<((Viewer, Option<PlayerId>), Utf8Bytes)> = Vec::new();
        let mut gone = Vec::new();
        let again = ToldAgain::new();
        for index in 0..self.watchers.len() {
            let watcher = &self.watchers[index];
            let viewer = self.eyes(watcher.player, watcher.wished);
            // Only what is told to a device that several people share is about more than the one seat.
            let device = watcher.player.filter(|player| !device(&self.seats, Some(*player)).is_empty());
            let delivered = if !watcher.greeted {
                let from = watcher.since.filter(|since| *since <= self.seq()).unwrap_or(0);
                watcher.outbox.push(json(&ToClient::Table {
                    state: Box::new(self.state(summary, viewer, device)),
                    log: self.batches(from, viewer, &again),
                    chat: self.chat.clone(),
                }))
            } else {
                let updated = !news || {
                    let known = written
                        .iter()
                        .find(|(other, _)| *other == (viewer, device))
                        .map(|(_, message)| message.clone());
                    let message = known.unwrap_or_else(|| {
                        let message = json(&ToClient::Update {
                            table: self.record.id.clone(),
                            batches: self.batches(since, viewer, &again),
                            state: Box::new(self.state(summary, viewer, device)),
                        });
                        written.push(((viewer, device), message.clone()));
                        message
                    });
                    watcher.outbox.push(message)
                };
                updated && self.say_to(watcher, changes)
            };
            if !delivered {
                gone.push(watcher.socket);
            }
            self.watchers[index].greeted = true;
        }
        self.watchers.retain(|watcher| !gone.contains(&watcher.socket));
    }

    fn say_to(&self, watcher: &Watcher, changes: &Changes) -> bool {
        changes.said.iter().all(|line| {
            let message = ToClient::Chat { table: self.record.id.clone(), line: line.clone() };
            watcher.outbox.push(json(&message))
        })
    }
}
