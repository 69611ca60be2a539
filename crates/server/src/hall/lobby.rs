//! The lists of the hall. Every change of a table moves its card; once a tick the difference is written once and
//! shared by all who watch. What concerns a player's own tables goes to that player alone.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::value::RawValue;
use tokio::sync::broadcast;

use super::{Hall, lock};
use crate::limits::LOBBY_TABLES_MAX;
use crate::outbox::json;
use crate::protocol::{Access, ListChange, Lobby, Status, TableCard, TableId, ToClient};
use crate::store::PlayerId;
use crate::table::Summary;

/// Newest first; the id makes it unique.
type Rank = (Reverse<u64>, TableId);

/// One list as everybody sees it.
#[derive(Default)]
struct List {
    tables: BTreeMap<Rank, Arc<Summary>>,
    /// What those who watch have been told of.
    told: Vec<Arc<Summary>>,
}

impl List {
    fn top(&self) -> impl Iterator<Item = &Arc<Summary>> {
        self.tables.values().take(LOBBY_TABLES_MAX)
    }

    /// What has changed since the last time, which is now told.
    fn change(&mut self) -> ListChange {
        let top: Vec<Arc<Summary>> = self.top().cloned().collect();
        let told = |summary: &&Arc<Summary>| self.told.iter().any(|known| Arc::ptr_eq(known, summary));
        let put = top.iter().filter(|summary| !told(summary)).map(|summary| summary.card_of(None)).collect();
        let shown: HashSet<&TableId> = top.iter().map(|summary| &summary.record.id).collect();
        let gone = self.told.iter().map(|known| &known.record.id).filter(|id| !shown.contains(id)).cloned().collect();
        self.told = top;
        ListChange { put, gone }
    }

    fn written(&self) -> Box<RawValue> {
        let cards: Vec<TableCard> = self.told.iter().map(|summary| summary.card_of(None)).collect();
        serde_json::value::to_raw_value(&cards).expect("plain data is written as JSON")
    }
}

/// All lists, and what limits count.
#[derive(Default)]
pub struct Lists {
    open: List,
    running: List,
    finished: List,
    /// A list and no map: most players have one table.
    of_players: HashMap<PlayerId, Vec<Arc<Summary>>>,
    /// Tables whose hosts ask players to come.
    challenges: HashMap<PlayerId, Vec<Arc<Summary>>>,
    /// Players whose own tables have changed since the last tick.
    concerned: HashSet<PlayerId>,
    changed: bool,
    /// Tables that wait or run, and those of them for more than one person.
    pub current: usize,
    pub shared: usize,
    /// The lists as they were told, written once for all newcomers.
    written: Option<Arc<Written>>,
}

struct Written {
    open: Box<RawValue>,
    running: Box<RawValue>,
    finished: Box<RawValue>,
}

/// What has changed in the lists in one tick.
pub struct Tick {
    /// The same for all who watch.
    pub message: Utf8Bytes,
    /// Players whose own tables have changed.
    pub concerned: HashSet<PlayerId>,
}

impl Lists {
    /// A table looks otherwise than before, is new, or is gone.
    pub fn replace(&mut self, before: Option<&Summary>, after: Option<Arc<Summary>>) {
        self.changed = true;
        if let Some(before) = before {
            let id = &before.record.id;
            if let Some(list) = self.list_of(before) {
                list.tables.remove(&rank(before));
            }
            for player in players(before) {
                take_out(&mut self.of_players, player, id);
                self.concerned.insert(player);
            }
            for player in before.challenged() {
                take_out(&mut self.challenges, player, id);
                self.concerned.insert(player);
            }
            self.current -= usize::from(before.is_current());
            self.shared -= usize::from(before.is_current() && before.is_shared());
        }
        if let Some(after) = after {
            if let Some(list) = self.list_of(&after) {
                list.tables.insert(rank(&after), Arc::clone(&after));
            }
            for player in players(&after) {
                let own = self.of_players.entry(player).or_default();
                own.reserve_exact(1);
                own.push(Arc::clone(&after));
                self.concerned.insert(player);
            }
            for player in after.challenged() {
                self.challenges.entry(player).or_default().push(Arc::clone(&after));
                self.concerned.insert(player);
            }
            self.current += usize::from(after.is_current());
            self.shared += usize::from(after.is_current() && after.is_shared());
        }
    }

    /// The list in which everybody sees the table.
    fn list_of(&mut self, summary: &Summary) -> Option<&mut List> {
        match summary.record.status {
            _ if summary.record.access != Access::Open => None,
            Status::Waiting => Some(&mut self.open),
            Status::Running => Some(&mut self.running),
            Status::Finished => Some(&mut self.finished),
            Status::Closed | Status::Stopped => None,
        }
    }

    /// Tables of a player that wait or run.
    pub fn current_of(&self, player: PlayerId) -> usize {
        let own = self.of_players.get(&player);
        own.map_or(0, |own| own.iter().filter(|summary| summary.is_current()).count())
    }

    /// Whether the player has a seat at the table, even one where a bot stands in.
    pub fn sits_at(&self, player: PlayerId, id: &str) -> bool {
        self.of_players.get(&player).is_some_and(|own| own.iter().any(|summary| summary.record.id == id))
    }

    fn yours(&self, player: Option<PlayerId>) -> Vec<TableCard> {
        let own = player.and_then(|player| self.of_players.get(&player));
        let sits = |summary: &&Arc<Summary>| summary.seat_of(player).is_some();
        let mut own: Vec<_> = own.into_iter().flatten().filter(sits).collect();
        own.retain(|summary| summary.record.status != Status::Closed);
        own.sort_by_key(|summary| Reverse(summary.waiting_since_ms));
        own.truncate(LOBBY_TABLES_MAX);
        own.into_iter().map(|summary| summary.card_of(player)).collect()
    }

    /// Tables whose hosts ask the player to come, the newest first.
    fn challenges(&self, player: Option<PlayerId>) -> Vec<TableCard> {
        let asked = player.and_then(|player| self.challenges.get(&player));
        asked.into_iter().flatten().rev().take(LOBBY_TABLES_MAX).map(|summary| summary.card_of(None)).collect()
    }

    fn lobby(&self, player: Option<PlayerId>) -> Lobby {
        let others = |list: &List| {
            list.top().filter(|known| known.seat_of(player).is_none()).map(|known| known.card_of(None)).collect()
        };
        Lobby {
            yours: self.yours(player),
            challenges: self.challenges(player),
            open: others(&self.open),
            running: others(&self.running),
            finished: others(&self.finished),
        }
    }

    fn your_tables(&self, player: PlayerId) -> Utf8Bytes {
        let (yours, challenges) = (self.yours(Some(player)), self.challenges(Some(player)));
        json(&ToClient::YourTables { yours, challenges })
    }

    fn tick(&mut self) -> Option<Tick> {
        if !std::mem::take(&mut self.changed) {
            return None;
        }
        self.written = None;
        let changed = ToClient::LobbyChanged {
            open: self.open.change(),
            running: self.running.change(),
            finished: self.finished.change(),
        };
        Some(Tick { message: json(&changed), concerned: std::mem::take(&mut self.concerned) })
    }

    /// Everything, for a newcomer. The lists are as of the last tick, so that the next one fits.
    fn greeting(&mut self, player: PlayerId) -> Utf8Bytes {
        let written = self.written.get_or_insert_with(|| {
            let (open, running, finished) = (self.open.written(), self.running.written(), self.finished.written());
            Arc::new(Written { open, running, finished })
        });
        let written = Arc::clone(written);
        let Written { open, running, finished } = written.as_ref();
        let (yours, challenges) = (self.yours(Some(player)), self.challenges(Some(player)));
        json(&Greeting::Lobby { lobby: Whole { yours, challenges, open, running, finished } })
    }
}

/// [`ToClient::Lobby`], with lists that are written already.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", tag = "type")]
enum Greeting<'a> {
    Lobby { lobby: Whole<'a> },
}

#[derive(Serialize)]
struct Whole<'a> {
    yours: Vec<TableCard>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    challenges: Vec<TableCard>,
    open: &'a RawValue,
    running: &'a RawValue,
    finished: &'a RawValue,
}

fn take_out(lists: &mut HashMap<PlayerId, Vec<Arc<Summary>>>, player: PlayerId, table: &TableId) {
    if let Some(own) = lists.get_mut(&player) {
        own.retain(|summary| summary.record.id != *table);
        if own.is_empty() {
            lists.remove(&player);
        }
    }
}

fn rank(summary: &Summary) -> Rank {
    (Reverse(summary.waiting_since_ms), summary.record.id.clone())
}

/// Each once, whoever else sits at their device.
fn players(summary: &Summary) -> impl Iterator<Item = PlayerId> {
    let seats = &summary.seats;
    let first =
        move |(index, player): &(usize, PlayerId)| !seats[..*index].iter().any(|held| held.player == Some(*player));
    let held = seats.iter().enumerate().filter_map(|(index, held)| Some((index, held.player?)));
    held.filter(first).map(|(_, player)| player)
}

impl Hall {
    pub fn lobby(&self, player: Option<PlayerId>) -> Lobby {
        lock(&self.lists).lobby(player)
    }

    /// Follows the lists, or only the player's own tables: everything now, and what changes from now on.
    pub fn watch_lobby(&self, player: PlayerId, all: bool) -> (broadcast::Receiver<Arc<Tick>>, Utf8Bytes) {
        let mut lists = lock(&self.lists);
        let greeting = if all { lists.greeting(player) } else { lists.your_tables(player) };
        (self.ticks.subscribe(), greeting)
    }

    /// A player's own tables as a message.
    pub fn your_tables(&self, player: PlayerId) -> Utf8Bytes {
        lock(&self.lists).your_tables(player)
    }

    pub(super) fn tell_lobby(&self) {
        let mut lists = lock(&self.lists);
        if let Some(tick) = lists.tick() {
            // Nobody may be watching.
            let _ = self.ticks.send(Arc::new(tick));
        }
    }
}
