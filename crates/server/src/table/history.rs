//! The log of a table as it can be told. Only what the newest entries told is kept, and that written down; for somebody
//! who asks for more the game is played again, which takes milliseconds, while keeping all of it took most of a table's
//! memory.

use std::cell::OnceCell;
use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Audience, Seat, Told, Viewer};
use serde_json::value::{RawValue, to_raw_value};

use super::Table;
use crate::protocol::{Batch, BatchKind, SeenEvent};
use crate::store::LogKind;

/// Entries whose events are kept: as many as a short loss of the connection misses.
pub(super) const TOLD_KEPT: usize = 8;

#[derive(Default)]
pub(super) struct History {
    /// One for each row of the log.
    entries: Vec<Entry>,
    /// What the last of them told.
    told: VecDeque<Written>,
}

/// What one entry told.
type Written = Box<[WrittenEvent]>;

/// An event as it goes over the wire: a small part of the memory of its text and its values.
pub struct WrittenEvent {
    audience: Audience,
    event: Arc<RawValue>,
}

pub fn written(told: Vec<Told>) -> Written {
    let write = |Told { audience, event, text, .. }: Told| {
        let event = to_raw_value(&SeenEvent { event, text }).expect("plain data is written as JSON");
        WrittenEvent { audience, event: event.into() }
    };
    told.into_iter().map(write).collect()
}

/// The events a viewer may know.
pub fn seen(told: &[WrittenEvent], viewer: Viewer) -> Vec<Arc<RawValue>> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| Arc::clone(&told.event)).collect()
}

#[derive(Clone, Copy)]
struct Entry {
    seat: Seat,
    kind: LogKind,
    to: Option<u32>,
}

/// One row of the log, as it can be told.
pub(super) struct LogEntry {
    pub seat: Seat,
    pub kind: LogKind,
    /// Of an undo: so many actions are in force after it.
    pub to: Option<u32>,
    pub told: Vec<Told>,
}

/// What every entry told, found out when somebody first needs it.
pub(super) type ToldAgain = OnceCell<Vec<Written>>;

impl History {
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn push(&mut self, entry: LogEntry) {
        self.entries.push(Entry { seat: entry.seat, kind: entry.kind, to: entry.to });
        if self.told.len() >= TOLD_KEPT {
            self.told.pop_front();
        }
        self.told.push_back(written(entry.told));
    }

    pub fn truncate(&mut self, entries: usize) {
        let gone = self.entries.len().saturating_sub(entries);
        self.entries.truncate(entries);
        self.told.truncate(self.told.len().saturating_sub(gone));
    }
}

impl Table {
    /// The log from an entry on, as the viewer may know it.
    pub(super) fn batches(&self, since: u32, viewer: Viewer, again: &ToldAgain) -> Vec<Batch> {
        let History { entries, told } = &self.history;
        let kept_from = entries.len() - told.len();
        let all = ((since as usize) < kept_from).then(|| again.get_or_init(|| self.tell_again()));
        let batch = |(index, &Entry { seat, kind, to }): (usize, &Entry)| {
            let told = match all {
                Some(all) => all.get(index),
                None => told.get(index - kept_from),
            };
            let events = told.map_or_else(Vec::new, |told| seen(told, viewer));
            Batch { seq: index as u32 + 1, seat, kind: batch_kind(kind), events, to }
        };
        entries.iter().enumerate().skip(since as usize).map(batch).collect()
    }

    /// Plays the game again and listens.
    fn tell_again(&self) -> Vec<Written> {
        let mut heard = Vec::new();
        let title = self.registry.get(&self.record.game).map(|entry| &entry.title);
        if let (Some(game), Some(title)) = (&self.game, title)
            && let Err(error) = title.replay(&game.save(), &mut |told| heard.push(told))
        {
            tracing::error!(table = %self.record.id, %error, "a game cannot be told again");
        }
        let mut heard = heard.into_iter();
        // Who plays a seat is no matter of the game.
        let told = |entry: &Entry| match entry.kind {
            LogKind::TakenOver | LogKind::Absent => Written::default(),
            LogKind::Act | LogKind::Automatic | LogKind::Undo => heard.next().map(written).unwrap_or_default(),
        };
        self.history.entries.iter().map(told).collect()
    }
}

fn batch_kind(kind: LogKind) -> BatchKind {
    match kind {
        LogKind::Act => BatchKind::Act,
        LogKind::Automatic => BatchKind::Automatic,
        LogKind::Undo => BatchKind::Undo,
        LogKind::TakenOver => BatchKind::TakenOver,
        LogKind::Absent => BatchKind::Absent,
    }
}
