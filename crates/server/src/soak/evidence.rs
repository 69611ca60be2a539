//! What visitors were told, kept small, and the comparison with what the store says.
//!
//! Every acknowledged move and line must be stored, in its place and once; and every view and every entry of the
//! log that anybody received must be the one a replay gives for exactly that viewer at exactly that
//! moment: nobody was ever shown what is not theirs to see.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use engine::{AnyMatch, Viewer};
use registry::Registry;

use super::SoakError;
use crate::config::Durability;
use crate::limits::CHAT_LINES_MAX;
use crate::store::{LogKind, LogRow, SqlStore, Store, StoredTable};

/// All that the people at one table were told.
pub struct TableEvidence {
    pub id: String,
    pub game: String,
    told: Vec<Told>,
    /// Why the game did not go on.
    pub stalled: Option<String>,
}

/// What one visitor was told.
#[derive(Default)]
pub struct Told {
    /// Acknowledged moves, with the seat and the hash of the action.
    pub moves: Vec<(u32, u8, u64)>,
    /// Lines said and acknowledged.
    pub lines: Vec<String>,
    /// Views received, by the number of entries in the log, with their hash.
    pub views: Vec<(u32, Viewer, u64)>,
    /// Entries of the log received, with the hash of their events.
    pub entries: Vec<(u32, Viewer, u64)>,
    /// A seat that was theirs and is not any more.
    pub seat_lost: Option<String>,
    pub stalled: Option<String>,
}

impl TableEvidence {
    pub fn new(id: String, game: String) -> Self {
        TableEvidence { id, game, told: Vec::new(), stalled: None }
    }

    pub fn add(&mut self, mut told: Told) {
        self.stalled = self.stalled.take().or(told.stalled.take());
        self.told.push(told);
    }
}

#[derive(Default)]
pub struct Verdict {
    pub compared: u64,
    pub lost: Vec<String>,
    pub twice: Vec<String>,
    pub leaks: Vec<String>,
}

/// Hash of texts, one after the other; the same in every run.
pub fn hash_of<'a>(texts: impl IntoIterator<Item = &'a str>) -> u64 {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    hasher.hash_one(texts.into_iter().collect::<Vec<_>>())
}

/// Compares everything; the servers must be gone.
pub async fn compare(database: &str, registry: &Registry, tables: &[TableEvidence]) -> Result<Verdict, SoakError> {
    let store = SqlStore::open(database, Durability::Power).await?;
    let mut verdict = Verdict::default();
    for table in tables {
        match store.table(&table.id).await? {
            Some(stored) => {
                find_lost(table, &stored, &mut verdict);
                find_leaks(table, &stored, registry, &mut verdict);
            }
            None => verdict.lost.push(format!("{} {}: the table itself", table.game, table.id)),
        }
    }
    store.close().await;
    Ok(verdict)
}

fn find_lost(table: &TableEvidence, stored: &StoredTable, verdict: &mut Verdict) {
    for told in &table.told {
        for (seq, seat, action) in &told.moves {
            let row = (*seq as usize).checked_sub(1).and_then(|place| stored.log.get(place));
            let kept =
                |row: &LogRow| row.seq == *seq && row.seat.0 == *seat && hash_of([row.entry.as_str()]) == *action;
            if !row.is_some_and(kept) {
                verdict.lost.push(format!("{} {}: move {seq} of p{} is now {row:?}", table.game, table.id, seat + 1));
            }
        }
        verdict.lost.extend(told.seat_lost.iter().map(|seat| format!("{} {}: {seat}", table.game, table.id)));
        // A table keeps its last lines only.
        let whole = stored.chat.len() < CHAT_LINES_MAX;
        for words in &told.lines {
            let line = || format!("{} {}: the line {words:?}", table.game, table.id);
            match stored.chat.iter().filter(|line| line.words == *words).count() {
                0 if whole => verdict.lost.push(line()),
                0 | 1 => {}
                _ => verdict.twice.push(line()),
            }
        }
    }
}

pub fn find_leaks(table: &TableEvidence, stored: &StoredTable, registry: &Registry, verdict: &mut Verdict) {
    let mut views: BTreeMap<u32, Vec<(Viewer, u64)>> = BTreeMap::new();
    let mut entries: BTreeMap<u32, Vec<(Viewer, u64)>> = BTreeMap::new();
    for told in &table.told {
        told.views.iter().for_each(|(seq, viewer, hash)| views.entry(*seq).or_default().push((*viewer, *hash)));
        told.entries.iter().for_each(|(seq, viewer, hash)| entries.entry(*seq).or_default().push((*viewer, *hash)));
    }
    let mut blame = |what: String| verdict.leaks.push(format!("{} {}: {what}", table.game, table.id));
    let record = &stored.record;
    let options: Vec<_> = record.setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let begun =
        registry.get(&record.game).map(|entry| entry.title.begin(record.setup.players, &options, record.origin.seed()));
    let Some(Ok(mut game)) = begun else { return blame("it cannot be set up again".to_owned()) };
    let mut compared = 0;
    let mut compare_views = |seq: u32, game: &dyn AnyMatch, blame: &mut dyn FnMut(String)| {
        for (viewer, hash) in views.get(&seq).into_iter().flatten() {
            compared += 1;
            if hash_of([game.view(*viewer).get()]) != *hash {
                blame(format!("the view of {viewer} after entry {seq}"));
            }
        }
    };
    compare_views(0, game.as_ref(), &mut blame);
    for row in &stored.log {
        let told = match row.kind {
            LogKind::Act | LogKind::Automatic => match game.act(row.seat, &row.entry) {
                Ok(told) => told,
                Err(refused) => return blame(format!("entry {} does not replay: {refused:?}", row.seq)),
            },
            LogKind::Undo => {
                game.take_back(row.seat, row.entry.parse().unwrap_or_default());
                Vec::new()
            }
            LogKind::TakenOver | LogKind::Absent => Vec::new(),
        };
        for (viewer, hash) in entries.get(&row.seq).into_iter().flatten() {
            let theirs = told.iter().filter(|told| told.audience.includes(*viewer)).map(|told| told.event.get());
            if hash_of(theirs) != *hash {
                blame(format!("what {viewer} was told by entry {}", row.seq));
            }
        }
        compare_views(row.seq, game.as_ref(), &mut blame);
    }
    verdict.compared += compared + entries.values().map(|told| told.len() as u64).sum::<u64>();
}
