//! The judge sees every change that is really stored and everything that people are told, and says when the two do not
//! agree. What was acknowledged must be stored, and only once; what is shown must be stored, and the same for everybody
//! who may see it; clocks must have run as long as people were asked.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Seat, Viewer};

use super::STEP_MS;
use super::trace::Trace;
use super::world::WALL_AT_START_MS;
use crate::nonce::Nonce;
use crate::protocol::{ClockRule, Status, TableId};
use crate::soak::evidence::hash_of;
use crate::store::{LogKind, LogRow, PlayerId, SeatRecord, TableNumber, TableRecord, TokenHash, Write};

/// An entry is stored so soon after it was made: it waits for one transaction of the store, and for the next.
const CLOCK_TOLERANCE_MS: u64 = 150;
/// Servers read each other's time when they start, and within one step one of them is ahead of the others.
const SKEW_MS: u64 = 6 * STEP_MS;
/// Servers note so often that they are up: what a server ran since then before it died is not counted.
pub const NOTED_EVERY_MS: u64 = 1500;

#[derive(Default)]
pub struct Judge {
    pub tables: BTreeMap<TableNumber, Kept>,
    pub numbers: BTreeMap<TableId, TableNumber>,
    pub nonces: BTreeSet<(TableNumber, PlayerId, i64)>,
    tokens: BTreeSet<TokenHash>,
    /// When each server heard that a token counts no more.
    told: BTreeMap<(usize, TokenHash), u64>,
    /// Contents shown, by what they are contents of.
    shown: BTreeMap<(TableNumber, u32, Option<u8>, What), u64>,
    /// Times in which clocks may stand still, or entries take long to be stored.
    murky: Vec<(u64, u64)>,
    pub commits: u64,
    pub views: u64,
    pub fault: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum What {
    View,
    Events,
    Line,
}

/// A table as it is really stored.
pub struct Kept {
    pub record: TableRecord,
    pub seats: Vec<SeatRecord>,
    pub log: Vec<LogRow>,
    pub lines: Vec<String>,
    /// When the last entry was stored.
    pub last_ms: u64,
}

impl Kept {
    pub fn seat_of(&self, player: PlayerId) -> Option<&SeatRecord> {
        self.seats.iter().find(|held| held.player == Some(player))
    }
}

impl Judge {
    pub fn blame(&mut self, what: String) {
        self.fault.get_or_insert(what);
    }

    pub fn murky(&mut self, from_ms: u64, to_ms: u64) {
        match self.murky.last_mut() {
            Some(last) if from_ms <= last.1 && from_ms >= last.0 => last.1 = last.1.max(to_ms),
            _ => self.murky.push((from_ms, to_ms)),
        }
    }

    /// How much of a time was murky.
    fn murky_ms(&self, from_ms: u64, to_ms: u64) -> u64 {
        self.murky.iter().map(|(from, to)| to_ms.min(*to).saturating_sub(from_ms.max(*from))).sum()
    }

    pub fn kept(&self, id: &str) -> Option<&Kept> {
        self.tables.get(self.numbers.get(id)?)
    }

    pub fn is_done(&self, id: &str, player: PlayerId, nonce: Nonce) -> bool {
        self.numbers.get(id).is_some_and(|number| self.nonces.contains(&(*number, player, nonce.0)))
    }

    pub fn counts(&self, token: &TokenHash) -> bool {
        self.tokens.contains(token)
    }

    pub fn told_of_token(&mut self, node: usize, token: TokenHash, at_ms: u64) {
        self.told.entry((node, token)).or_insert(at_ms);
    }

    pub fn heard_of_token(&self, node: usize, token: TokenHash) -> Option<u64> {
        self.told.get(&(node, token)).copied()
    }

    /// A server that starts anew remembers nothing.
    pub fn forget_told(&mut self, node: usize) {
        self.told.retain(|(other, _), _| *other != node);
    }

    /// A change is stored.
    pub fn stored(&mut self, trace: &mut Trace, node: usize, at_ms: u64, change: &[Write]) {
        self.commits += 1;
        for write in change {
            match write {
                Write::NewTable { record, seats } => {
                    trace.note(at_ms, format_args!("n{node} new table {} {:?}", record.id, record.status));
                    self.numbers.insert(record.id.clone(), record.number);
                    let kept = Kept {
                        record: TableRecord::clone(record),
                        seats: seats.clone(),
                        log: Vec::new(),
                        lines: Vec::new(),
                        last_ms: at_ms,
                    };
                    self.tables.insert(record.number, kept);
                }
                Write::Table { record } => {
                    trace.note(at_ms, format_args!("n{node} record {} {:?}", record.id, record.status));
                    self.recorded(record);
                }
                Write::Seat { table, seat } => {
                    trace.note(at_ms, format_args!("n{node} seat {} of {table} {:?}", seat.seat, seat.player));
                    self.seated(*table, seat);
                }
                Write::Chat { table, line } => {
                    trace.note(at_ms, format_args!("n{node} line {} of {table} {:?}", line.number, line.words));
                    if let Some(kept) = self.tables.get_mut(table) {
                        kept.lines.push(line.words.clone());
                    }
                }
                Write::Append { table, rows } => {
                    for row in rows {
                        self.asked_once(*table, row);
                        self.appended(trace, node, at_ms, *table, row);
                    }
                }
                Write::Nonce { table, done, .. } => {
                    self.nonces.insert((*table, done.player, done.nonce.0));
                }
                Write::NewPlayer { device, .. } | Write::NewDevice { device, .. } => {
                    self.tokens.insert(device.token);
                }
                Write::ForgetToken { token } => {
                    self.tokens.remove(token);
                }
                Write::Claim { table, epoch, .. } => {
                    trace.note(at_ms, format_args!("n{node} claims {table} after epoch {epoch}"));
                }
                _ => {}
            }
        }
    }

    /// A request with a nonce makes entries once.
    fn asked_once(&mut self, table: TableNumber, row: &LogRow) {
        let Some((player, nonce)) = row.asked else { return };
        if !self.nonces.insert((table, player, nonce.0)) {
            self.blame(format!("table {table}: entry {} was asked for before and is made again", row.seq));
        }
    }

    /// A game that has begun does not wait again, and one that is over stays so.
    fn recorded(&mut self, record: &TableRecord) {
        let rank = |status: Status| match status {
            Status::Waiting => 0,
            Status::Running | Status::Stopped => 1,
            Status::Finished | Status::Closed => 2,
        };
        let Some(kept) = self.tables.get_mut(&record.number) else { return };
        let before = std::mem::replace(&mut kept.record, record.clone()).status;
        if rank(record.status) < rank(before) {
            self.blame(format!("table {}: was {before:?} and is {:?} again", record.id, record.status));
        }
    }

    /// A seat is free before somebody else has it.
    fn seated(&mut self, table: TableNumber, seat: &SeatRecord) {
        let Some(kept) = self.tables.get_mut(&table) else { return };
        let Some(held) = kept.seats.get_mut(seat.seat.index()) else { return };
        let before = std::mem::replace(held, seat.clone()).player;
        if before.is_some() && seat.player.is_some() && before != seat.player {
            let id = kept.record.id.clone();
            self.blame(format!("table {id}: seat {} of {before:?} is given to {:?}", seat.seat, seat.player));
        }
    }

    /// Whether a player sits at a table and plays, as they were told after an entry; a bot may have come in since.
    pub fn plays(&self, id: &str, player: PlayerId, answered: u32) -> bool {
        self.kept(id).is_some_and(|kept| {
            let replaced = |seat: Seat| {
                let later = kept.log.iter().filter(|row| row.seq > answered);
                later.filter(|row| row.kind == LogKind::TakenOver).any(|row| row.seat == seat)
            };
            kept.seat_of(player).is_some_and(|held| held.bot.is_none() || replaced(held.seat))
        })
    }

    fn appended(&mut self, trace: &mut Trace, node: usize, at_ms: u64, table: TableNumber, row: &LogRow) {
        trace.note(
            at_ms,
            format_args!(
                "n{node} entry {} of {table}: {} {:?} {} ({} ms)",
                row.seq, row.seat, row.kind, row.entry, row.used_ms
            ),
        );
        let Some(kept) = self.tables.get_mut(&table) else { return };
        let (expected, before) = (kept.log.len() as u32 + 1, kept.log.last().map(|row| row.at_ms));
        kept.log.push(row.clone());
        kept.last_ms = at_ms;
        let (clocked, id) = (kept.record.clock != ClockRule::None, kept.record.id.clone());
        if row.seq != expected {
            return self.blame(format!("table {id}: entry {} is stored where {expected} should follow", row.seq));
        }
        let done_ms = row.at_ms.saturating_sub(WALL_AT_START_MS);
        let late = at_ms.saturating_sub(done_ms);
        if done_ms > at_ms + SKEW_MS || late > CLOCK_TOLERANCE_MS + self.murky_ms(done_ms, at_ms) {
            return self.blame(format!("table {id}: entry {} says {done_ms} ms", row.seq));
        }
        // The first entry counts from when the game began, which no entry tells.
        if let Some(before) = before.filter(|_| clocked) {
            self.check_clock(&id, row, before.saturating_sub(WALL_AT_START_MS), done_ms);
        }
    }

    /// An entry says how long those who were asked have thought: as long as has passed since the last one, but for
    /// times in which nothing could be stored.
    fn check_clock(&mut self, id: &str, row: &LogRow, from_ms: u64, to_ms: u64) {
        let (passed, murky) = (to_ms.saturating_sub(from_ms), self.murky_ms(from_ms, to_ms));
        if row.used_ms > passed + SKEW_MS || row.used_ms + murky + SKEW_MS < passed {
            self.blame(format!(
                "table {id}: entry {} charges {} ms of thinking, but {passed} ms have passed ({murky} of them murky)",
                row.seq, row.used_ms
            ));
        }
    }

    fn show(&mut self, table: TableNumber, seq: u32, viewer: Option<Seat>, what: What, content: u64) -> bool {
        self.views += 1;
        match self.shown.entry((table, seq, viewer.map(|seat| seat.0), what)) {
            Entry::Vacant(place) => {
                place.insert(content);
                true
            }
            Entry::Occupied(known) => *known.get() == content,
        }
    }

    /// Somebody is shown a view.
    pub fn see_view(&mut self, id: &str, seq: u32, viewer: Option<Seat>, view: &str) {
        let Some(number) = self.numbers.get(id).copied() else {
            return self.blame(format!("table {id} is shown and not stored"));
        };
        let stored = self.tables.get(&number).map_or(0, |kept| kept.log.len() as u32);
        if seq > stored {
            return self.blame(format!("table {id}: entry {seq} is shown, and only {stored} are stored"));
        }
        if !self.show(number, seq, viewer, What::View, hash_of([view])) {
            self.blame(format!("table {id}: {viewer:?} is shown two views after entry {seq}"));
        }
    }

    /// Somebody is told what an entry of the log brought.
    pub fn see_events<'a>(&mut self, id: &str, seq: u32, viewer: Option<Seat>, events: impl Iterator<Item = &'a str>) {
        let Some(number) = self.numbers.get(id).copied() else { return };
        if !self.show(number, seq, viewer, What::Events, hash_of(events)) {
            self.blame(format!("table {id}: {viewer:?} is told two things of entry {seq}"));
        }
    }

    pub fn see_line(&mut self, id: &str, line: u32, words: &str) {
        let Some(number) = self.numbers.get(id).copied() else { return };
        let stored = self.tables.get(&number).is_some_and(|kept| kept.lines.iter().any(|kept| kept == words));
        if !stored {
            return self.blame(format!("table {id}: the line {words:?} is shown and not stored"));
        }
        if !self.show(number, line, None, What::Line, hash_of([words])) {
            self.blame(format!("table {id}: two lines have the number {line}"));
        }
    }

    /// All views and events that were shown, for the comparison with a replay.
    pub fn evidence(&self, table: TableNumber) -> crate::soak::evidence::Told {
        let mut told = crate::soak::evidence::Told::default();
        let first = (table, 0, None, What::View);
        for ((_, seq, viewer, what), content) in
            self.shown.range(first..).take_while(|((other, ..), _)| *other == table)
        {
            let viewer = viewer.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
            match what {
                What::View => told.views.push((*seq, viewer, *content)),
                What::Events => told.entries.push((*seq, viewer, *content)),
                What::Line => {}
            }
        }
        told
    }

    /// An acknowledged action: it stands in the log between what its player knew and what the answer says.
    pub fn check_act(&mut self, id: &str, player: PlayerId, known: u32, answered: u32, action: &str) {
        let found = self.kept(id).is_some_and(|kept| {
            let seat = kept.seat_of(player).map(|held| held.seat);
            let own = |row: &&LogRow| row.kind == LogKind::Act && Some(row.seat) == seat && row.entry == action;
            let rows = kept.log.iter().filter(|row| row.seq > known && row.seq <= answered);
            rows.filter(own).count() == 1
        });
        if !found {
            self.blame(format!("table {id}: {action:?} of {player} is acknowledged at {answered} and not in the log"));
        }
    }

    /// How often a line is stored.
    pub fn lines(&self, id: &str, words: &str) -> usize {
        self.kept(id).map_or(0, |kept| kept.lines.iter().filter(|line| *line == words).count())
    }

    pub fn tables_named(&self, name: &str) -> usize {
        self.tables.values().filter(|kept| kept.record.name == name).count()
    }

    pub fn status(&self, id: &str) -> Option<Status> {
        self.kept(id).map(|kept| kept.record.status)
    }
}
