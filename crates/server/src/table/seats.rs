//! Sitting down, standing up, starting, closing, and the table after this one.

use engine::{AnyTitle, PartBy, Seat, Seed, SeedOrigin, SeedPart, Text};

use super::asker::{device, held_by};
use super::load::{NewGame, fresh_record};
use super::{Answer, Apart, Asker, Changes, Clock, Table};
use crate::limits::{REMOVED_FOR, WAITING_MAX};
use crate::names;
use crate::protocol::{Access, Level, Shape, Status};
use crate::refusal::Refused;
use crate::store::{Player, PlayerId, SeatRecord, TableRecord, Write};
use crate::time::HallTime;

pub const SHAPES: [Shape; 5] = [Shape::Shield, Shape::Axe, Shape::Ship, Shape::Raven, Shape::Hammer];

impl SeatRecord {
    pub fn open(seat: Seat) -> SeatRecord {
        SeatRecord {
            seat,
            player: None,
            guest: false,
            name: String::new(),
            shape: Shape::Shield,
            bot: None,
            program: false,
            ahead: None,
        }
    }

    pub fn is_open(&self) -> bool {
        self.player.is_none() && self.bot.is_none()
    }

    /// Somebody sits down; where their shape is taken, they get one that is not.
    pub fn seat_player(seats: &mut [SeatRecord], seat: Seat, player: &Player) {
        let shape = free_shape(seats, Some(player.shape));
        let held = &mut seats[seat.index()];
        let (name, program) = (player.name.clone(), player.bot);
        *held = SeatRecord { player: Some(player.id), name, shape, program, ..SeatRecord::open(seat) };
    }

    /// Somebody sits down at another's device, under a name that nobody else has there.
    pub fn seat_guest(seats: &mut [SeatRecord], seat: Seat, player: &Player, name: &str) -> Result<(), Refused> {
        let name = names::tidy(name)?;
        let looks = names::skeletons(&name);
        let alike = |held: &SeatRecord| {
            held.player.is_some() && names::skeletons(&held.name).iter().any(|look| looks.contains(look))
        };
        if seats.iter().any(alike) {
            return Err(Refused::conflict("refused-name-here"));
        }
        let shape = SHAPES.into_iter().find(|shape| is_free(seats, *shape)).unwrap_or(player.shape);
        seats[seat.index()] =
            SeatRecord { player: Some(player.id), guest: true, name, shape, ..SeatRecord::open(seat) };
        Ok(())
    }

    pub fn seat_bot(seats: &mut [SeatRecord], seat: Seat, level: Level) {
        let shape = free_shape(seats, None);
        seats[seat.index()] = SeatRecord { bot: Some(level), shape, ..SeatRecord::open(seat) };
    }
}

fn is_free(seats: &[SeatRecord], shape: Shape) -> bool {
    !seats.iter().any(|held| !held.is_open() && held.shape == shape)
}

fn free_shape(seats: &[SeatRecord], wished: Option<Shape>) -> Shape {
    let free = |shape: &Shape| is_free(seats, *shape);
    // People tend to keep the first shapes; bots take from the other end.
    wished.filter(free).or_else(|| SHAPES.into_iter().rev().find(free)).unwrap_or(Shape::Shield)
}

/// Every person at the table has a part of the seed: who sent none gets one that follows from the server's.
pub fn complete_origin(origin: &mut SeedOrigin, seats: &[SeatRecord]) {
    let mut whole = origin.clone();
    let Some(parts) = &mut whole.players else { return };
    for held in seats.iter().filter(|held| held.player.is_some()) {
        if !parts.iter().any(|part| part.seat == held.seat) {
            parts.push(origin.stand_in(held.seat));
        }
    }
    parts.sort_by_key(|part| part.seat.0);
    *origin = whole;
}

fn add_part(parts: &mut Vec<SeedPart>, seat: Seat, part: Seed) {
    parts.push(SeedPart { seat, by: PartBy::Player, part });
    parts.sort_by_key(|part| part.seat.0);
}

/// When a table that waits is closed, in the time of the hall. Each start of the server gives the full time.
pub fn expires_ms(record: &TableRecord, time: &HallTime) -> Option<u64> {
    let since = record.changed_ms.max(time.started_ms());
    (record.status == Status::Waiting).then(|| since + WAITING_MAX.as_millis() as u64)
}

impl Table {
    pub(super) fn store_seat(&self, seat: Seat, changes: &mut Changes) {
        changes.writes.push(Write::Seat { table: self.record.number, seat: self.seats[seat.index()].clone() });
        changes.changed = true;
    }

    pub(super) fn join(
        &mut self,
        player: &Player,
        wished: Option<Seat>,
        part: Option<Seed>,
        apart: &Apart,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        let device = || held_by(&self.seats, Some(player.id));
        let named = wished.filter(|wished| device().any(|held| held.seat == *wished));
        let sits = device().any(|held| held.bot.is_none() && named.is_none_or(|named| named == held.seat));
        match self.record.status {
            _ if sits => return Ok(()),
            Status::Waiting if self.seat_of(player.id.into()).is_some() => return Ok(()),
            Status::Waiting => {}
            Status::Running => return self.sit_back(player, named, changes),
            Status::Finished | Status::Closed | Status::Stopped => return Err(Refused::conflict("refused-over")),
        }
        // Everybody knows the seed of a lesson, and so every hand in it.
        if self.record.lesson {
            return Err(Refused::conflict("refused-lesson-open"));
        }
        if player.bot && !self.record.programs {
            return Err(Refused::forbidden("refused-no-bots"));
        }
        let now_ms = self.time.now_ms();
        self.removed.retain(|(_, until_ms)| *until_ms > now_ms);
        if self.removed.iter().any(|(removed, _)| *removed == player.id) {
            return Err(Refused::forbidden("refused-removed"));
        }
        // Nobody is told who has blocked whom.
        if self.keeps_apart(apart, Some(player.id)) {
            return Err(Refused::forbidden("refused-apart"));
        }
        let seat = self.free_seat(wished)?;
        SeatRecord::seat_player(&mut self.seats, seat, player);
        self.store_seat(seat, changes);
        self.forget_challenge(player.id);
        self.record.host.get_or_insert(seat);
        if let (Some(part), Some(parts)) = (part, &mut self.record.origin.players) {
            add_part(parts, seat, part);
        }
        self.store_record(changes);
        self.start_if_full(apart, changes)
    }

    /// Whether two of the pairs sit here; with a newcomer, whether one of their pairs does.
    pub(super) fn keeps_apart(&self, apart: &Apart, newcomer: Option<PlayerId>) -> bool {
        let sits = |player: PlayerId| self.seats.iter().any(|held| held.player == Some(player));
        apart.iter().any(|(one, other)| match newcomer {
            Some(player) => player == *one && sits(*other) || player == *other && sits(*one),
            None => sits(*one) && sits(*other),
        })
    }

    /// A table at which one has blocked another meanwhile waits until somebody leaves.
    fn start_if_full(&mut self, apart: &Apart, changes: &mut Changes) -> Result<(), Refused> {
        if self.open_seat().is_some() || self.keeps_apart(apart, None) { Ok(()) } else { self.start(changes) }
    }

    /// Somebody else at the device of a player who sits here already.
    pub(super) fn join_guest(
        &mut self,
        player: &Player,
        name: &str,
        wished: Option<Seat>,
        apart: &Apart,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        self.seat_of(player.id.into()).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        let seat = self.free_seat(wished)?;
        SeatRecord::seat_guest(&mut self.seats, seat, player, name)?;
        self.store_seat(seat, changes);
        self.store_record(changes);
        self.start_if_full(apart, changes)
    }

    /// The wished seat, or the first that is free.
    fn free_seat(&self, wished: Option<Seat>) -> Result<Seat, Refused> {
        match wished {
            Some(seat) if seat.index() >= self.seats.len() => Err(Refused::wrong("refused-no-seat")),
            Some(seat) if !self.seats[seat.index()].is_open() => Err(Refused::conflict("refused-seat-taken")),
            Some(seat) => Ok(seat),
            None => self.open_seat().ok_or_else(|| Refused::conflict("refused-table-full")),
        }
    }

    /// Who left, or was replaced when their time was up, may come back to their own seat. At a device with several
    /// seats it is the wished one, or the first.
    fn sit_back(&mut self, player: &Player, wished: Option<Seat>, changes: &mut Changes) -> Result<(), Refused> {
        let wanted = |held: &&SeatRecord| held.bot.is_some() && wished.is_none_or(|wished| wished == held.seat);
        let own = held_by(&self.seats, Some(player.id)).find(wanted);
        let Some(seat) = own.map(|held| held.seat) else {
            return Err(Refused::conflict("refused-table-full"));
        };
        if self.clock.left_ms(seat, self.pending(), self.time.now_ms()) == 0 {
            return Err(Refused::conflict("refused-out-of-time"));
        }
        self.seats[seat.index()].bot = None;
        self.store_seat(seat, changes);
        // Other servers see by this that something has changed.
        self.store_record(changes);
        Ok(())
    }

    fn open_seat(&self) -> Option<Seat> {
        self.seats.iter().find(|held| held.is_open()).map(|held| held.seat)
    }

    pub(super) fn leave(&mut self, who: Asker, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        // Who names no seat leaves with everybody at the device. Before the game nobody stays without its owner.
        let all = who.seat.is_none() || self.record.status == Status::Waiting && !self.seats[seat.index()].guest;
        let playing = held_by(&self.seats, who.player).filter(|held| held.bot.is_none() && (all || held.seat == seat));
        let leaving: Vec<Seat> = playing.map(|held| held.seat).collect();
        match self.record.status {
            Status::Waiting => {
                leaving.iter().for_each(|seat| self.vacate(*seat, changes));
                self.record.host =
                    self.seats.iter().find(|held| held.player.is_some() && held.bot.is_none()).map(|held| held.seat);
                if self.record.host.is_none() {
                    self.record.status = Status::Closed;
                }
                self.store_record(changes);
            }
            Status::Running => {
                for seat in leaving {
                    if self.is_running() {
                        self.take_over(seat, changes);
                    }
                }
                self.take_automatic_steps(changes);
            }
            Status::Finished | Status::Closed | Status::Stopped => {}
        }
        Ok(())
    }

    /// Opens a seat of a table that waits.
    fn vacate(&mut self, seat: Seat, changes: &mut Changes) {
        self.seats[seat.index()] = SeatRecord::open(seat);
        self.store_seat(seat, changes);
        if let Some(parts) = &mut self.record.origin.players {
            parts.retain(|part| part.seat != seat);
        }
    }

    /// The host sends somebody away; they may not come back at once.
    pub(super) fn remove(&mut self, who: Asker, seat: Seat, changes: &mut Changes) -> Result<(), Refused> {
        let host = self.only_host(who)?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        let held = self.seats.get(seat.index()).ok_or_else(|| Refused::wrong("refused-no-seat"))?;
        let Some(player) = held.player.filter(|_| seat != host) else {
            return Err(Refused::conflict("refused-nobody-there"));
        };
        // A guest goes alone and may be named again; whose device it is goes with all guests.
        let leaving: Vec<Seat> = if held.guest {
            vec![seat]
        } else {
            self.removed.push((player, self.time.now_ms() + REMOVED_FOR.as_millis() as u64));
            held_by(&self.seats, Some(player)).map(|held| held.seat).collect()
        };
        leaving.into_iter().for_each(|seat| self.vacate(seat, changes));
        self.store_record(changes);
        Ok(())
    }

    /// A player's part of the seed. The first one counts, and it must come before the game.
    pub(super) fn contribute(
        &mut self,
        who: Asker,
        part: Seed,
        apart: &Apart,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        let Some(parts) = &mut self.record.origin.players else {
            return Err(Refused::conflict("refused-seed-fixed"));
        };
        if parts.iter().any(|known| known.seat == seat) {
            return Err(Refused::conflict("refused-contributed"));
        }
        add_part(parts, seat, part);
        self.store_record(changes);
        self.start_if_full(apart, changes)
    }

    pub(super) fn expire(&mut self, changes: &mut Changes) -> Result<(), Refused> {
        if expires_ms(&self.record, &self.time).is_some_and(|at_ms| at_ms <= self.time.now_ms()) {
            self.record.status = Status::Closed;
            self.trouble = Some(Text::new("table-trouble-expired"));
            self.store_record(changes);
        }
        Ok(())
    }

    /// The host's seat, where the asker sits at the host's device.
    pub(super) fn only_host(&self, who: Asker) -> Result<Seat, Refused> {
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        let host = self.record.host.filter(|host| self.share_a_device(*host, seat));
        host.ok_or_else(|| Refused::forbidden("refused-not-host"))
    }

    /// The host does not wait any longer: bots take the seats that are still open.
    pub(super) fn start_by(&mut self, who: Asker, apart: &Apart, changes: &mut Changes) -> Result<(), Refused> {
        self.only_host(who)?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        if self.keeps_apart(apart, None) {
            return Err(Refused::conflict("refused-apart-start"));
        }
        while let Some(seat) = self.open_seat() {
            SeatRecord::seat_bot(&mut self.seats, seat, Level::Karl);
            self.store_seat(seat, changes);
        }
        self.start(changes)
    }

    fn start(&mut self, changes: &mut Changes) -> Result<(), Refused> {
        complete_origin(&mut self.record.origin, &self.seats);
        let setup = &self.record.setup;
        let options: Vec<_> = setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let seed = self.record.origin.seed();
        let game = self.with_title(|title| Ok(title.begin(setup.players, &options, seed)?))?;
        self.record.rules_version = game.rules_version().to_owned();
        self.record.corrected = game.is_corrected();
        self.game = Some(game);
        self.record.status = Status::Running;
        self.clock = Clock::new(self.record.clock, self.seats.len(), self.time.now_ms());
        self.waiting_since_ms = self.time.wall_ms();
        self.store_record(changes);
        Ok(())
    }

    /// The game with the content of this table.
    fn with_title<T>(&self, then: impl FnOnce(&dyn AnyTitle) -> Result<T, Refused>) -> Result<T, Refused> {
        let entry = self.registry.get(&self.record.game).ok_or_else(|| Refused::missing("refused-no-game"))?;
        match &self.record.corrections {
            Some(own) => then(entry.title.corrected(&own.text)?.as_ref()),
            None => then(entry.title.as_ref()),
        }
    }

    pub(super) fn close(&mut self, who: Asker, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.only_host(who)?;
        match self.record.status {
            Status::Waiting => {}
            Status::Running if self.others_to_ask(seat).iter().all(|other| self.is_absent(*other)) => {}
            Status::Running => return Err(Refused::conflict("refused-close-others")),
            Status::Finished | Status::Closed | Status::Stopped => return Err(Refused::conflict("refused-over")),
        }
        self.record.status = Status::Closed;
        self.store_record(changes);
        Ok(())
    }

    /// The host of the hall closes it, whatever goes on at it.
    pub(super) fn close_for_all(&mut self, changes: &mut Changes) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::conflict("refused-over"));
        }
        self.record.status = Status::Closed;
        self.trouble = Some(Text::new("table-trouble-closed"));
        self.store_record(changes);
        Ok(())
    }

    /// The next table with the same people. Bots sit down at once; persons find the link at this table.
    pub(super) fn rematch(
        &mut self,
        who: Asker,
        id: &str,
        contributes: bool,
        apart: &Apart,
        changes: &mut Changes,
    ) -> Result<Answer, Refused> {
        if self.record.status != Status::Finished {
            return Err(Refused::conflict("refused-not-over"));
        }
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        let device = device(&self.seats, who.player);
        if let Some(rematch) = &self.record.rematch {
            return Ok(Answer::Rematch(rematch.clone()));
        }
        // A table for all of them cannot be: whoever wants one for some opens it and invites them.
        if self.keeps_apart(apart, None) {
            return Err(Refused::conflict("refused-apart-rematch"));
        }
        let info = self.with_title(|title| Ok(title.info()))?;
        let seats: Vec<SeatRecord> = self
            .seats
            .iter()
            .map(|held| match held.bot {
                None if held.seat == seat || device.contains(held.seat) => SeatRecord { ahead: None, ..held.clone() },
                Some(_) if held.player.is_none() => held.clone(),
                _ => SeatRecord::open(held.seat),
            })
            .collect();
        let full = !seats.iter().any(SeatRecord::is_open);
        let mut record = fresh_record(
            NewGame {
                game: self.record.game.clone(),
                rules_version: info.rules_version,
                corrected: info.corrected,
                corrections: self.record.corrections.clone(),
                name: self.record.name.clone(),
                setup: self.record.setup.clone(),
                access: if full { self.record.access } else { Access::Invitation },
                clock: self.record.clock,
                lesson: false,
                counts: true,
                programs: self.record.programs,
                seed: None,
            },
            &self.time,
        );
        record.id = id.to_owned();
        record.host = Some(seat);
        if full && !contributes {
            record.status = Status::Running;
            complete_origin(&mut record.origin, &seats);
        }
        changes.writes.push(Write::NewTable { record: Box::new(record), seats });
        self.record.rematch = Some(id.to_owned());
        changes.rematch_by = who;
        self.store_record(changes);
        Ok(Answer::Rematch(id.to_owned()))
    }

    /// The player behind a seat is now known as another; the store knows already.
    pub(super) fn gather(
        &mut self,
        from: Option<PlayerId>,
        to: PlayerId,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        if from.is_none() || self.seats.iter().any(|held| held.player == Some(to)) {
            return Ok(());
        }
        for held in self.seats.iter_mut().filter(|held| held.player == from) {
            held.player = Some(to);
            changes.changed = true;
        }
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.player == from) {
            watcher.player = Some(to);
        }
        Ok(())
    }
}
