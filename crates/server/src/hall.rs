//! The hall: all tables, those in memory and those asleep in the store, and everything they share.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::extract::ws::Utf8Bytes;
use engine::{AnyMatch, Seat, Seed, Text};
use registry::{RegisteredGame, Registry};
use tokio::sync::{mpsc, watch};

use crate::config::Config;
use crate::identity::{Identities, tidy_name};
use crate::limits::{
    ADDRESS_REQUESTS, ADDRESS_TABLES, ADDRESS_VISITORS, CLOCK_SECONDS, FINISHED_REMEMBERED, LOBBY_EVERY,
    LOBBY_TABLES_MAX, OPTIONS_MAX, PASSWORD_ATTEMPTS, PLAYER_CHAT, PLAYER_HINTS, PLAYER_REQUESTS, PLAYER_TABLES,
    TABLE_NAME_CHARS_MAX, TABLES_MAX, TABLES_PER_PLAYER_MAX,
};
use crate::metrics::Metrics;
use crate::now_ms;
use crate::protocol::{ClockRule, Level, Lobby, NewTable, SeatWish, Status, TableCard, TableId, ToClient};
use crate::rates::Buckets;
use crate::refusal::Refused;
use crate::socket::text;
use crate::store::{Player, PlayerId, SeatRecord, Store, StoreError, TableRecord, Write, Writer};
use crate::table::{
    Answer, BotPool, Command, Mailbox, NewGame, Reply, Request, Summary, Table, fresh_record, rows_of, spawn,
};

/// All guided first games are the same game.
const LESSON_SEED: u64 = 1;

pub struct Hall {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub identities: Identities,
    pub bots: BotPool,
    pub metrics: Arc<Metrics>,
    pub rates: Rates,
    /// Goes to true when the server shuts down.
    pub closing: watch::Sender<bool>,
    index: Mutex<Index>,
    lobby_dirty: AtomicBool,
    /// Counts up when the lists of the hall have changed.
    lobby: watch::Sender<u64>,
    /// The lists as a stranger sees them, written once for all.
    lobby_of_strangers: Mutex<(u64, Utf8Bytes)>,
    next_socket: AtomicU64,
    sockets_of_addresses: Mutex<HashMap<IpAddr, usize>>,
}

/// What may be done how often.
pub struct Rates {
    pub address_requests: Buckets<IpAddr>,
    pub address_visitors: Buckets<IpAddr>,
    pub address_tables: Buckets<IpAddr>,
    pub address_passwords: Buckets<IpAddr>,
    pub account_passwords: Buckets<String>,
    pub player_requests: Buckets<PlayerId>,
    pub player_tables: Buckets<PlayerId>,
    pub player_chat: Buckets<PlayerId>,
    pub player_hints: Buckets<PlayerId>,
}

#[derive(Default)]
struct Index {
    slots: HashMap<TableId, Arc<Slot>>,
    /// Those that are over, oldest first.
    finished: VecDeque<TableId>,
}

/// The place of one table in the hall.
pub struct Slot {
    id: TableId,
    live: tokio::sync::Mutex<Option<Mailbox>>,
    summary: Mutex<Option<Arc<Summary>>>,
}

impl Slot {
    fn summary(&self) -> Option<Arc<Summary>> {
        lock(&self.summary).clone()
    }
}

impl Hall {
    pub fn new(config: Config, store: Arc<dyn Store>, writer: Writer, metrics: Arc<Metrics>) -> Arc<Hall> {
        let bots =
            BotPool::new(Arc::clone(&config.registry), config.bot_threads, config.bot_pause, Arc::clone(&metrics));
        Arc::new(Hall {
            identities: Identities::new(Arc::clone(&store), writer.clone()),
            bots,
            metrics,
            rates: Rates {
                address_requests: Buckets::new(ADDRESS_REQUESTS),
                address_visitors: Buckets::new(ADDRESS_VISITORS),
                address_tables: Buckets::new(ADDRESS_TABLES),
                address_passwords: Buckets::new(PASSWORD_ATTEMPTS),
                account_passwords: Buckets::new(PASSWORD_ATTEMPTS),
                player_requests: Buckets::new(PLAYER_REQUESTS),
                player_tables: Buckets::new(PLAYER_TABLES),
                player_chat: Buckets::new(PLAYER_CHAT),
                player_hints: Buckets::new(PLAYER_HINTS),
            },
            closing: watch::Sender::new(false),
            index: Mutex::default(),
            lobby_dirty: AtomicBool::new(false),
            lobby: watch::Sender::new(1),
            lobby_of_strangers: Mutex::new((0, Utf8Bytes::default())),
            next_socket: AtomicU64::new(1),
            sockets_of_addresses: Mutex::default(),
            config,
            store,
            writer,
        })
    }

    /// After a start: what the store has comes back to the lists, and running tables go on, bots included.
    pub async fn open(self: &Arc<Hall>) -> Result<(), StoreError> {
        for (status, most) in
            [(Status::Finished, FINISHED_REMEMBERED), (Status::Waiting, TABLES_MAX), (Status::Running, TABLES_MAX)]
        {
            for (record, seats) in self.store.tables(status, most).await?.into_iter().rev() {
                self.insert(record, seats);
            }
        }
        let running: Vec<TableId> = {
            let index = self.index();
            let running =
                |slot: &&Arc<Slot>| slot.summary().is_some_and(|known| known.record.status == Status::Running);
            index.slots.values().filter(running).map(|slot| slot.id.clone()).collect()
        };
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            for id in running {
                if let Err(refused) = hall.mailbox(&id).await {
                    tracing::warn!(table = %id, reason = %refused.reason.key, "a table was not taken up again");
                }
            }
        });
        tokio::spawn(Arc::clone(self).tell_lobby());
        Ok(())
    }

    pub fn registry(&self) -> &Arc<Registry> {
        &self.config.registry
    }

    pub fn game(&self, game: &str) -> Result<&RegisteredGame, Refused> {
        self.config.registry.get(game).ok_or_else(|| Refused::missing("refused-no-game"))
    }

    pub fn socket_number(&self) -> u64 {
        self.next_socket.fetch_add(1, Relaxed)
    }

    /// How many sockets each address holds.
    pub fn sockets_of_addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        lock(&self.sockets_of_addresses)
    }

    fn index(&self) -> MutexGuard<'_, Index> {
        lock(&self.index)
    }

    fn insert(&self, record: TableRecord, seats: Vec<SeatRecord>) {
        let id = record.id.clone();
        let over = record.status == Status::Finished;
        let summary = Mutex::new(Some(Arc::new(Summary::of_stored(record, seats))));
        let slot = Arc::new(Slot { id: id.clone(), live: tokio::sync::Mutex::new(None), summary });
        let mut index = self.index();
        index.slots.entry(id.clone()).or_insert(slot);
        if over {
            index.finished.push_back(id);
        }
    }

    /// The live table, woken up if it sleeps.
    pub async fn mailbox(self: &Arc<Hall>, id: &str) -> Result<Mailbox, Refused> {
        let slot = {
            let mut index = self.index();
            let fresh = || {
                let live = tokio::sync::Mutex::new(None);
                Arc::new(Slot { id: id.to_owned(), live, summary: Mutex::new(None) })
            };
            Arc::clone(index.slots.entry(id.to_owned()).or_insert_with(fresh))
        };
        let mut live = slot.live.lock().await;
        if let Some(mailbox) = live.as_ref().filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let stored = self.store.table(id).await.map_err(|error| {
            tracing::error!(table = %id, %error, "a table cannot be read");
            Refused::storage()
        });
        let stored = match stored {
            Ok(Some(stored)) => stored,
            missing => {
                if slot.summary().is_none() {
                    self.index().slots.remove(id);
                }
                return Err(missing.err().unwrap_or_else(|| Refused::missing("refused-no-table")));
            }
        };
        let registry = Arc::clone(self.registry());
        let loaded = tokio::task::spawn_blocking(move || Table::load(stored, registry, now_ms())).await;
        let table = loaded.map_err(|_| Refused::storage())?;
        if table.is_stopped() {
            self.metrics.stopped_tables.add(1);
        }
        let mailbox = spawn(table, Arc::clone(self), Arc::clone(&slot));
        *live = Some(mailbox.clone());
        Ok(mailbox)
    }

    /// Asks a table; one that falls asleep at this very moment is woken and asked again.
    pub async fn ask(
        self: &Arc<Hall>,
        id: &str,
        who: Option<PlayerId>,
        request: impl Fn() -> Request,
    ) -> Result<Answer, Refused> {
        for _ in 0..3 {
            if let Some(answer) = self.mailbox(id).await?.ask(who, request()).await {
                return answer;
            }
        }
        Err(Refused::storage())
    }

    /// A table shows the hall how it stands.
    pub fn publish(&self, slot: &Slot, summary: Summary) {
        let over = |known: &Summary| known.record.status == Status::Finished;
        let is_over = over(&summary);
        let before = lock(&slot.summary).replace(Arc::new(summary));
        if is_over && !before.is_some_and(|before| over(&before)) {
            let mut index = self.index();
            index.finished.push_back(slot.id.clone());
            if index.finished.len() > FINISHED_REMEMBERED
                && let Some(oldest) = index.finished.pop_front()
            {
                let asleep = |slot: &Arc<Slot>| slot.live.try_lock().is_ok_and(|live| live.is_none());
                if index.slots.get(&oldest).is_some_and(asleep) {
                    index.slots.remove(&oldest);
                }
            }
        }
        self.lobby_dirty.store(true, Relaxed);
    }

    /// Lets a table go to sleep, unless somebody has just asked it something.
    pub async fn unload(&self, slot: &Slot, mailbox: &mut mpsc::Receiver<Box<Command>>) -> bool {
        let mut live = slot.live.lock().await;
        if !mailbox.is_empty() {
            return false;
        }
        mailbox.close();
        *live = None;
        let mut index = self.index();
        let listed = slot.summary().is_some_and(|known| match known.record.status {
            Status::Waiting | Status::Running => true,
            Status::Finished => index.finished.contains(&slot.id),
            Status::Closed | Status::Stopped => false,
        });
        if !listed {
            index.slots.remove(&slot.id);
        }
        true
    }

    pub async fn create(self: &Arc<Hall>, player: &Arc<Player>, new: NewTable) -> Result<TableCard, Refused> {
        let entry = self.game(&new.game)?;
        if new.setup.options.len() > OPTIONS_MAX {
            return Err(Refused::wrong("setup-unknown-option"));
        }
        if new.seats.len() != usize::from(new.setup.players) {
            return Err(Refused::wrong("refused-seats-differ"));
        }
        check_clock(new.clock)?;
        let name = if new.name.trim().is_empty() { String::new() } else { tidy_table_name(&new.name)? };
        let options: Vec<_> = new.setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let seed = new.lesson.then(|| Seed::from_number(LESSON_SEED));
        // A set-up that cannot be played is refused now and not at the start.
        let trial = entry
            .title
            .begin(new.setup.players, &options, seed.unwrap_or_else(|| Seed::from_number(0)))
            .map_err(|error| Refused::wrong(error.text()))?;
        let mut seats: Vec<SeatRecord> = Seat::all(new.setup.players).map(SeatRecord::open).collect();
        let mut host = None;
        for (seat, wish) in Seat::all(new.setup.players).zip(&new.seats) {
            match wish {
                SeatWish::Me if host.is_none() => {
                    SeatRecord::seat_player(&mut seats, seat, player);
                    host = Some(seat);
                }
                SeatWish::Me => return Err(Refused::wrong("refused-two-seats")),
                SeatWish::Open | SeatWish::Bot { .. } => {}
            }
        }
        for (seat, wish) in Seat::all(new.setup.players).zip(&new.seats) {
            if let SeatWish::Bot { level } = wish {
                SeatRecord::seat_bot(&mut seats, seat, *level);
            }
        }
        if host.is_none() {
            return Err(Refused::wrong("refused-no-own-seat"));
        }
        let new_game = NewGame {
            game: new.game,
            rules_version: trial.rules_version().to_owned(),
            corrected: trial.is_corrected(),
            name,
            setup: new.setup,
            access: new.access,
            clock: new.clock,
            lesson: new.lesson,
            seed,
        };
        let mut record = fresh_record(new_game, now_ms());
        record.host = host;
        self.add(player, record, seats, None).await
    }

    /// The game as it stood at a move, played on against bots.
    pub async fn fork(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        from: &TableRecord,
        game: &dyn AnyMatch,
        seat: Seat,
        level: Level,
    ) -> Result<TableCard, Refused> {
        let mut seats: Vec<SeatRecord> = Seat::all(game.players()).map(SeatRecord::open).collect();
        if seat.index() >= seats.len() {
            return Err(Refused::wrong("refused-no-seat"));
        }
        SeatRecord::seat_player(&mut seats, seat, player);
        for other in Seat::all(game.players()).filter(|other| *other != seat) {
            SeatRecord::seat_bot(&mut seats, other, level);
        }
        let new_game = NewGame {
            game: from.game.clone(),
            rules_version: game.rules_version().to_owned(),
            corrected: game.is_corrected(),
            name: from.name.clone(),
            setup: from.setup.clone(),
            access: crate::protocol::Access::Invitation,
            clock: ClockRule::None,
            lesson: false,
            seed: Some(game.seed()),
        };
        let mut record = fresh_record(new_game, now_ms());
        record.host = Some(seat);
        self.add(player, record, seats, Some(game)).await
    }

    async fn add(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        mut record: TableRecord,
        seats: Vec<SeatRecord>,
        played: Option<&dyn AnyMatch>,
    ) -> Result<TableCard, Refused> {
        self.room_for_table(player.id)?;
        let full = !seats.iter().any(SeatRecord::is_open);
        record.status = if full { Status::Running } else { Status::Waiting };
        let mut change = vec![Write::NewTable { record: Box::new(record.clone()), seats: seats.clone() }];
        if let Some(game) = played {
            change.push(Write::Append { table: record.number, rows: rows_of(game, now_ms()) });
        }
        self.writer.write(change).await.map_err(|_| Refused::storage())?;
        let id = record.id.clone();
        self.insert(record, seats);
        self.adopt(&id, player.id).await
    }

    /// A table that is in the store comes to life; its card as the player sees it.
    pub async fn adopt(self: &Arc<Hall>, id: &str, player: PlayerId) -> Result<TableCard, Refused> {
        match self.ask(id, Some(player), || Request::State).await? {
            Answer::State(state) => Ok(state.table),
            _ => Err(Refused::storage()),
        }
    }

    fn room_for_table(&self, player: PlayerId) -> Result<(), Refused> {
        let index = self.index();
        let (mut all, mut own) = (0, 0);
        for known in index.slots.values().filter_map(|slot| slot.summary()) {
            if matches!(known.record.status, Status::Waiting | Status::Running) {
                all += 1;
                own += usize::from(known.seats.iter().any(|held| held.player == Some(player)));
            }
        }
        let full = Text::new("refused-too-many-tables");
        if all >= TABLES_MAX || own >= TABLES_PER_PLAYER_MAX { Err(Refused::too_many(full)) } else { Ok(()) }
    }

    /// A visitor turned out to be the player of an account: live tables are told.
    pub async fn gather(&self, from: PlayerId, to: PlayerId) {
        let slots: Vec<Arc<Slot>> = self.index().slots.values().cloned().collect();
        for slot in slots {
            let concerned =
                slot.summary().is_some_and(|known| known.seats.iter().any(|held| held.player == Some(from)));
            let live = if concerned { slot.live.lock().await.clone() } else { None };
            if let Some(mailbox) = live {
                let request = Request::Gather { to };
                // A table that sleeps reads the store when it wakes.
                let _ = mailbox.send(Command { who: Some(from), request, reply: Reply::Nowhere }).await;
            }
        }
    }

    pub fn lobby(&self, player: Option<PlayerId>) -> Lobby {
        let mut known: Vec<Arc<Summary>> = self.index().slots.values().filter_map(|slot| slot.summary()).collect();
        known.sort_by_key(|summary| std::cmp::Reverse(summary.waiting_since_ms));
        let mut lobby = Lobby::default();
        for summary in known {
            let yours = summary.seat_of(player);
            let open = summary.record.access == crate::protocol::Access::Open;
            let list = match summary.record.status {
                Status::Closed => continue,
                _ if yours.is_some() => &mut lobby.yours,
                _ if !open => continue,
                Status::Waiting => &mut lobby.open,
                Status::Running => &mut lobby.running,
                Status::Finished => &mut lobby.finished,
                Status::Stopped => continue,
            };
            if list.len() < LOBBY_TABLES_MAX {
                list.push(summary.card(yours));
            }
        }
        lobby
    }

    pub fn watch_lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    /// The lists as a message. Strangers, who are many, share one.
    pub fn lobby_message(&self, player: Option<PlayerId>) -> Utf8Bytes {
        let lobby = self.lobby(player);
        if !lobby.yours.is_empty() {
            return text(&ToClient::Lobby { lobby });
        }
        let version = *self.lobby.borrow();
        let mut shared = lock(&self.lobby_of_strangers);
        if shared.0 != version {
            *shared = (version, text(&ToClient::Lobby { lobby }));
        }
        shared.1.clone()
    }

    async fn tell_lobby(self: Arc<Hall>) {
        let mut ticks = tokio::time::interval(LOBBY_EVERY);
        loop {
            ticks.tick().await;
            if self.lobby_dirty.swap(false, Relaxed) {
                self.lobby.send_modify(|version| *version += 1);
            }
        }
    }
}

fn check_clock(clock: ClockRule) -> Result<(), Refused> {
    match clock {
        ClockRule::None => Ok(()),
        ClockRule::PerMove { seconds } | ClockRule::PerGame { seconds } if CLOCK_SECONDS.contains(&seconds) => Ok(()),
        _ => Err(Refused::wrong("refused-clock")),
    }
}

fn tidy_table_name(name: &str) -> Result<String, Refused> {
    let long = name.chars().count() > TABLE_NAME_CHARS_MAX;
    let reason = Text::new("refused-name").number("most", TABLE_NAME_CHARS_MAX as i32);
    let words: Vec<&str> = name.split_whitespace().collect();
    // The same letters are fit for tables and for people.
    let fit = words.iter().all(|word| word.chars().count() <= 24 && tidy_name(word).is_ok());
    if long || !fit { Err(Refused::wrong(reason)) } else { Ok(words.join(" ")) }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
