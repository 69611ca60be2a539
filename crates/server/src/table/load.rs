//! A table out of the store: its log is played again and every mark compared. A log that does not lead
//! where it led stops its own table, loudly, and no other.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{AnyMatch, LoadError, Save, SaveEntry, SaveLine, SeatSet, Seed, SeedOrigin, Text, Wish};
use registry::Registry;

use super::clock::Step;
use super::history::TOLD_KEPT;
use super::play::LOG_FULL;
use super::{Clock, History, LogEntry, Nonces, Table};
use crate::code::TableCode;
use crate::identity::{random_id, random_key, random_seed};
use crate::limits::LOG_ENTRIES_MAX;
use crate::protocol::{Access, ClockRule, Status};
use crate::store::{LogKind, LogRow, StoredCorrections, StoredTable, TableRecord};
use crate::time::HallTime;

/// Why a table cannot be played by this program, though another may.
const NO_GAME: &str = "table-trouble-no-game";
const OTHER_RULES: &str = "table-trouble-other-rules";

/// The set-up a new table is made from.
pub struct NewGame {
    pub game: String,
    pub rules_version: String,
    pub corrected: bool,
    pub corrections: Option<Arc<StoredCorrections>>,
    pub name: String,
    pub setup: Wish,
    pub access: Access,
    pub clock: ClockRule,
    pub lesson: bool,
    /// Whether its end is noted among the results.
    pub counts: bool,
    pub programs: bool,
    /// A fixed one for lessons and forks; else the operating system gives the server's part, and players theirs.
    pub seed: Option<Seed>,
}

pub fn fresh_record(new: NewGame, time: &HallTime) -> TableRecord {
    let drawn = || SeedOrigin { server: random_seed(), players: Some(Vec::new()) };
    TableRecord {
        number: random_key(),
        id: random_id(),
        game: new.game,
        rules_version: new.rules_version,
        corrected: new.corrected,
        corrections: new.corrections,
        name: new.name,
        status: Status::Waiting,
        access: new.access,
        clock: new.clock,
        setup: new.setup,
        lesson: new.lesson,
        origin: new.seed.map_or_else(drawn, SeedOrigin::fixed),
        host: None,
        rematch: None,
        outcome: None,
        changed_ms: time.stamp_ms(),
        undo_asked: None,
        counts: new.counts,
        code: Some(TableCode::random()),
        programs: new.programs,
        calls: None,
        epoch: 0,
        // Whoever makes it takes it into memory next.
        owner: time.run_number(),
        wake_ms: Some(0),
        shown: None,
    }
}

impl Table {
    /// Why another program must play the table, if so: this one has not its rules.
    pub(super) fn needs_other_rules(&self) -> Option<&Text> {
        self.trouble.as_ref().filter(|trouble| [NO_GAME, OTHER_RULES].contains(&trouble.key.as_str()))
    }

    /// The game on it, where there is one to be played.
    pub fn into_game(self) -> Option<Box<dyn AnyMatch>> {
        self.game.filter(|_| self.trouble.is_none())
    }

    pub fn load(stored: StoredTable, registry: Arc<Registry>, time: Arc<HallTime>) -> Table {
        let StoredTable { record, mut seats, log, chat, nonces } = stored;
        seats.shrink_to_fit();
        let clock = Clock::new(record.clock, seats.len(), time.now_ms());
        let waiting_since_ms = log.last().map_or(record.changed_ms, |row| row.at_ms);
        let mut table = Table {
            asked_since: vec![0; seats.len()],
            seed_commitment: record.origin.commitment(),
            registry,
            time,
            record: record.into(),
            seats: seats.into(),
            game: None,
            trouble: None,
            history: History::default(),
            chat,
            hold_automatic: SeatSet::EMPTY,
            clock,
            waiting_since_ms,
            removed: Vec::new(),
            seen_ms: Box::default(),
            nonces: Nonces::new(nonces),
            claimed: false,
            watchers: Vec::new(),
        };
        let begun = match table.record.status {
            Status::Waiting => false,
            Status::Running | Status::Finished => true,
            Status::Closed | Status::Stopped => !log.is_empty(),
        };
        if begun {
            match table.replay(&log) {
                Ok(game) => table.game = Some(game),
                Err(trouble) => {
                    trouble.report(&table.record, log.len());
                    table.trouble = Some(trouble.text());
                    if table.record.status == Status::Running {
                        table.record.status = Status::Stopped;
                    }
                }
            }
        }
        if table.record.status == Status::Closed && table.seq() >= LOG_ENTRIES_MAX {
            table.trouble = Some(Text::new(LOG_FULL));
        }
        table.recall_the_end();
        table
    }

    fn replay(&mut self, log: &[LogRow]) -> Result<Box<dyn AnyMatch>, Trouble> {
        let registry = Arc::clone(&self.registry);
        let entry = registry.get(&self.record.game).ok_or(Trouble::NoSuchGame)?;
        if let Some(row) = log.iter().enumerate().find(|(index, row)| row.seq != *index as u32 + 1) {
            return Err(Trouble::Gap { seq: row.0 as u32 + 1 });
        }
        let mut told = Vec::with_capacity(log.len());
        let save = save(&self.record, log);
        let game = entry.title.replay(&save, &mut |events| told.push(events))?;
        let mut told = told.into_iter();
        for (index, row) in log.iter().enumerate() {
            let stood = matches!(row.kind, LogKind::TakenOver | LogKind::Absent);
            let events = if stood { Vec::new() } else { told.next().unwrap_or_default() };
            // What is not kept need not be written down.
            let events = if index + TOLD_KEPT < log.len() { Vec::new() } else { events };
            let to = match row.kind {
                LogKind::Undo => row.entry.parse().ok(),
                LogKind::Absent => Some(u32::from(row.entry == super::play::AWAY)),
                LogKind::Act | LogKind::Automatic | LogKind::TakenOver => None,
            };
            self.history.push(LogEntry { seat: row.seat, kind: row.kind, to, told: events });
            match row.kind {
                LogKind::Undo => self.hold_automatic.insert(row.seat),
                LogKind::Act => self.hold_automatic.remove(row.seat),
                LogKind::Automatic | LogKind::TakenOver | LogKind::Absent => {}
            }
        }
        let last_ms = log.last().map_or(self.record.changed_ms, |row| row.at_ms);
        let passed_ms = if self.clock.runs() {
            self.replay_clock(log, game.as_ref());
            self.time.ran_since(last_ms)
        } else {
            self.time.stamp_ms().saturating_sub(last_ms)
        };
        self.clock.resume(passed_ms, self.time.now_ms());
        self.asked_since.fill(self.history.len() as u32);
        Ok(game)
    }

    /// Who was asked before each entry says whose clock it ran on.
    fn replay_clock(&mut self, log: &[LogRow], game: &dyn AnyMatch) {
        let mut line = game.at(0);
        for row in log {
            let before = line.pending();
            let step = match row.kind {
                LogKind::Act | LogKind::Automatic => {
                    // The whole log has just been played through: what was legal then is legal now.
                    drop(line.act(row.seat, &row.entry));
                    Step::Acted { by: row.seat, after: line.pending() }
                }
                LogKind::Undo => {
                    let to = row.entry.parse().unwrap_or(0);
                    line.take_back(row.seat, to);
                    Step::Undone { to }
                }
                LogKind::TakenOver => Step::Stood,
                LogKind::Absent => Step::Rests { seat: row.seat, absent: row.entry == super::play::AWAY },
            };
            self.clock.replay(step, before, row.used_ms);
        }
    }
}

/// The log as a save. Who plays a seat is no matter of the game: takeovers are left out.
fn save(record: &TableRecord, log: &[LogRow]) -> Save {
    let line = |row: &LogRow| {
        let entry = match row.kind {
            LogKind::Act | LogKind::Automatic => SaveEntry::Act(row.entry.clone()),
            LogKind::Undo => SaveEntry::Undo(row.entry.parse().unwrap_or(u32::MAX)),
            LogKind::TakenOver | LogKind::Absent => return None,
        };
        Some(SaveLine { seat: row.seat, entry, mark: Some(row.mark) })
    };
    Save {
        game: record.game.clone(),
        rules_version: record.rules_version.clone(),
        players: record.setup.players,
        options: BTreeMap::clone(&record.setup.options),
        seed: record.origin.seed(),
        origin: None,
        corrections: record.corrections.as_ref().map_or_else(String::new, |own| own.text.clone()),
        lines: log.iter().filter_map(line).collect(),
    }
}

/// The log of a game that is continued from one of its positions: rows as if it had just been played.
pub fn rows_of(game: &dyn AnyMatch, now_ms: u64) -> Vec<LogRow> {
    let row = |(index, line): (usize, SaveLine)| LogRow {
        seq: index as u32 + 1,
        seat: line.seat,
        kind: if matches!(line.entry, SaveEntry::Act(_)) { LogKind::Act } else { LogKind::Undo },
        entry: match line.entry {
            SaveEntry::Act(action) => action,
            SaveEntry::Undo(to) => to.to_string(),
        },
        mark: line.mark.unwrap_or_else(|| game.mark()),
        used_ms: 0,
        at_ms: now_ms,
        asked: None,
    };
    game.save().lines.into_iter().enumerate().map(row).collect()
}

#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("this server does not have the game")]
    NoSuchGame,
    #[error("entry {seq} of the log is missing")]
    Gap { seq: u32 },
    #[error(transparent)]
    Load(#[from] LoadError),
}

impl Trouble {
    /// For those who watch over the server. It names the entry and not the action: that may be a secret choice.
    fn report(&self, record: &TableRecord, entries: usize) {
        let entry = match self {
            Trouble::NoSuchGame => None,
            Trouble::Gap { seq } => Some(*seq as usize),
            Trouble::Load(LoadError::Move { number, .. } | LoadError::Diverged { number, .. }) => Some(*number),
            Trouble::Load(LoadError::Undo { number, .. }) => Some(*number),
            Trouble::Load(_) => None,
        };
        let reason = self.text().key;
        tracing::error!(table = %record.id, entries, entry, %reason, "a table cannot be loaded and stands still");
    }

    fn text(&self) -> Text {
        Text::new(match self {
            Trouble::NoSuchGame => NO_GAME,
            Trouble::Load(LoadError::OtherRules { .. } | LoadError::Content(_)) => OTHER_RULES,
            Trouble::Gap { .. } | Trouble::Load(_) => "table-trouble-diverged",
        })
    }
}
