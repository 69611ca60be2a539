//! The hall: all tables, those in memory and those only in the store, and everything they share.

mod codes;
mod corrections;
mod following;
mod hearing;
mod lobby;
mod opening;
mod people;
mod ticks;
mod waking;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use registry::{RegisteredGame, Registry};
use tokio::sync::{broadcast, watch};

use crate::analysis::Analyses;
use crate::bus::{Bus, News};
use crate::config::Config;
use crate::guesses::Guesses;
use crate::identity::Identities;
use crate::limits::{
    ADDRESS_REQUESTS, ADDRESS_TABLES, ADDRESS_VISITORS, ALIVE_EVERY, ASK_TRIES_MAX, FINISHED_REMEMBERED, LOBBY_EVERY,
    LOBBY_TICKS_BEHIND_MAX, PASSWORD_ATTEMPTS, PLAYER_CHAT, PLAYER_HINTS, PLAYER_NEWS, PLAYER_PROGRAMS,
    PLAYER_REQUESTS, PLAYER_TABLES, TABLES_MAX, TOKENS_CHECKED_EVERY, WAITING_SWEEP,
};
use crate::machine;
use crate::metrics::Metrics;
use crate::news::{Delivery, Network, NewsService, Outgoing, Sender};
use crate::nonce::Nonce;
use crate::protocol::{ClockRule, Status, TableId};
use crate::rates::Buckets;
use crate::refusal::Refused;
use crate::signal::Signal;
use crate::store::{PlayerId, Position, SeatRecord, Store, StoreError, TableRecord, Write, Writer};
use crate::table::{Answer, Asker, Command, Incoming, Mailbox, Place, Reply, Request, Services, Summary, Table, spawn};
use crate::thinking::Thinker;
use crate::time::HallTime;
pub use corrections::content_items;
use lobby::Lists;
pub use lobby::Tick;
use opening::Reserved;
use ticks::{Every, Ticks};

pub struct Hall {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub identities: Arc<Identities>,
    pub metrics: Arc<Metrics>,
    pub rates: Rates,
    /// Wrong codes of tables, by the network they came from.
    code_guesses: Guesses<IpAddr>,
    /// Wrong tokens of the hall's owner.
    pub host_guesses: Guesses<IpAddr>,
    /// Goes to true when the server shuts down.
    pub closing: watch::Sender<bool>,
    pub services: Arc<Services>,
    pub news: NewsService,
    /// Players who may only look, and until when.
    banned: Mutex<HashMap<PlayerId, Option<u64>>>,
    pub analyses: Analyses,
    index: Mutex<Index>,
    lists: Mutex<Lists>,
    /// What changes in the lists, for those who watch them.
    ticks: broadcast::Sender<Arc<Tick>>,
    reserved: Mutex<Reserved>,
    next_socket: AtomicU64,
    sockets_of_addresses: Mutex<HashMap<IpAddr, usize>>,
}

/// What a hall has in common with others.
pub struct Links {
    pub bus: Arc<dyn Bus>,
    pub bots: Arc<dyn Thinker>,
}

/// What may be done how often.
pub struct Rates {
    pub address_requests: Buckets<IpAddr>,
    pub address_visitors: Buckets<IpAddr>,
    pub address_tables: Buckets<IpAddr>,
    pub address_passwords: Buckets<IpAddr>,
    pub player_requests: Buckets<PlayerId>,
    pub player_tables: Buckets<PlayerId>,
    pub player_chat: Buckets<PlayerId>,
    pub player_hints: Buckets<PlayerId>,
    pub player_news: Buckets<PlayerId>,
    pub player_programs: Buckets<PlayerId>,
}

#[derive(Default)]
struct Index {
    /// In order: who goes through all of them does it in the same way every time.
    slots: BTreeMap<TableId, Arc<Slot>>,
    /// Those that are over, oldest first.
    finished: VecDeque<TableId>,
}

/// The place of one table in the hall.
struct Slot {
    id: TableId,
    live: tokio::sync::Mutex<Option<Mailbox>>,
    summary: Mutex<Option<Arc<Summary>>>,
}

impl Slot {
    fn new(id: &str, summary: Option<Arc<Summary>>) -> Arc<Slot> {
        let live = tokio::sync::Mutex::new(None);
        Arc::new(Slot { id: id.to_owned(), live, summary: Mutex::new(summary) })
    }

    fn summary(&self) -> Option<Arc<Summary>> {
        lock(&self.summary).clone()
    }
}

/// A slot together with its hall: what a live table talks to.
struct Listed {
    hall: Arc<Hall>,
    slot: Arc<Slot>,
}

#[async_trait]
impl Place for Listed {
    fn publish(&self, summary: Summary) {
        self.hall.publish(&self.slot, summary);
    }

    async fn stored(&self, position: Position) {
        self.hall.bus().tell(News::Table { id: self.slot.id.clone(), position }).await;
    }

    async fn unload(&self, incoming: &Incoming) -> bool {
        self.hall.unload(&self.slot, incoming).await
    }
}

impl Hall {
    pub async fn new(
        config: Config,
        store: Arc<dyn Store>,
        writer: Writer,
        links: Links,
        metrics: Arc<Metrics>,
    ) -> Result<Arc<Hall>, StoreError> {
        let Links { bus, bots } = links;
        let time = Arc::new(HallTime::start(Arc::clone(&config.time), &store.runs().await?));
        let registry = Arc::clone(&config.registry);
        let services = Services {
            idle: config.table_idle,
            news_wait: config.news.wait,
            resting: Signal::new(false),
            in_memory: watch::Sender::new(()),
            registry,
            store: Arc::clone(&store),
            writer: writer.clone(),
            bus: Arc::clone(&bus),
            bots,
            metrics: Arc::clone(&metrics),
            time,
            seeded: config.seed.is_some(),
        };
        Ok(Arc::new(Hall {
            identities: Arc::new(Identities::new(Arc::clone(&store), writer.clone(), bus, Arc::clone(&services.time))),
            metrics,
            rates: Rates {
                address_requests: Buckets::new(ADDRESS_REQUESTS),
                address_visitors: Buckets::new(ADDRESS_VISITORS),
                address_tables: Buckets::new(ADDRESS_TABLES),
                address_passwords: Buckets::new(PASSWORD_ATTEMPTS),
                player_requests: Buckets::new(PLAYER_REQUESTS),
                player_tables: Buckets::new(PLAYER_TABLES),
                player_chat: Buckets::new(PLAYER_CHAT),
                player_hints: Buckets::new(PLAYER_HINTS),
                player_news: Buckets::new(PLAYER_NEWS),
                player_programs: Buckets::new(PLAYER_PROGRAMS),
            },
            code_guesses: Guesses::new(),
            host_guesses: Guesses::new(),
            closing: watch::Sender::new(false),
            services: Arc::new(services),
            news: NewsService::default(),
            banned: Mutex::default(),
            analyses: Analyses::default(),
            index: Mutex::default(),
            lists: Mutex::default(),
            ticks: broadcast::Sender::new(LOBBY_TICKS_BEHIND_MAX),
            reserved: Mutex::default(),
            next_socket: AtomicU64::new(1),
            sockets_of_addresses: Mutex::default(),
            config,
            store,
            writer,
        }))
    }

    /// After a start: what the store has comes back to the lists, and tables that must be looked at come into memory.
    pub async fn open(self: &Arc<Hall>) -> Result<(), StoreError> {
        self.identities.open().await?;
        for (status, most) in
            [(Status::Finished, FINISHED_REMEMBERED), (Status::Waiting, TABLES_MAX), (Status::Running, TABLES_MAX)]
        {
            for (record, seats) in self.store.tables(status, most).await?.into_iter().rev() {
                self.insert(record, seats);
            }
        }
        self.writer.write(vec![Write::Run(self.time().run())]).await?;
        if let Some(news) = self.store.news() {
            if !self.store.is_shared() {
                self.writer.reached().only(news.reached().await?);
            }
            self.news.open(self.store.as_ref(), &self.writer).await?;
            tokio::spawn(self.sender(self.network()).run(self.closing.subscribe()));
        }
        self.read_bans().await?;
        tokio::spawn(Arc::clone(self).rebuild_results());
        tokio::spawn(Arc::clone(self).wake());
        if self.store.is_shared() {
            tokio::spawn(Arc::clone(self).follow());
            tokio::spawn(Arc::clone(self).hear());
        }
        tokio::spawn(Arc::clone(self).keep());
        tokio::spawn(follow_the_store(
            Arc::clone(&self.services.time),
            self.writer.soundness(),
            self.closing.subscribe(),
        ));
        Ok(())
    }

    pub fn registry(&self) -> &Arc<Registry> {
        &self.config.registry
    }

    fn bus(&self) -> &Arc<dyn Bus> {
        &self.services.bus
    }

    pub fn time(&self) -> &HallTime {
        &self.services.time
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

    /// Whether a player has a seat at a table that waits or runs.
    pub fn sits_at(&self, player: PlayerId, table: &str) -> bool {
        lock(&self.lists).sits_at(player, table)
    }

    /// Whether a player sees a table now, here.
    pub fn is_looking(&self, table: &TableId, player: PlayerId) -> bool {
        let slot = self.index().slots.get(table).cloned();
        let known = slot.and_then(|slot| slot.summary());
        known.is_some_and(|known| {
            known.seats.iter().any(|held| held.player == Some(player) && known.looking.contains(held.seat))
        })
    }

    pub fn network(&self) -> Arc<dyn Delivery> {
        let config = self.config.news.clone();
        let (outgoing, push_key) = (Outgoing { near: config.near }, self.news.push_key().cloned());
        let mailer = self.news.mailer().cloned();
        Arc::new(Network { outgoing, push_key, mailer, config, time: Arc::clone(&self.services.time) })
    }

    /// Who sends the news of this hall, over some network.
    pub fn sender(self: &Arc<Hall>, delivery: Arc<dyn Delivery>) -> Sender {
        let hall = Arc::clone(self);
        Sender {
            store: Arc::clone(&self.store),
            writer: self.writer.clone(),
            time: Arc::clone(&self.services.time),
            metrics: Arc::clone(&self.metrics),
            looking: Box::new(move |table, player| hall.is_looking(table, player)),
            delivery,
        }
    }

    /// Tables in the lists that look like this.
    fn ids(&self, wanted: impl Fn(&Summary) -> bool) -> Vec<TableId> {
        let index = self.index();
        let wanted = |slot: &&Arc<Slot>| slot.summary().is_some_and(|known| wanted(&known));
        index.slots.values().filter(wanted).map(|slot| slot.id.clone()).collect()
    }

    fn insert(&self, record: TableRecord, seats: Vec<SeatRecord>) {
        let id = record.id.clone();
        let over = record.status == Status::Finished;
        let summary = Arc::new(Summary::of_stored(record, seats, self.time()));
        let mut index = self.index();
        if index.slots.contains_key(&id) {
            return;
        }
        index.slots.insert(id.clone(), Slot::new(&id, Some(Arc::clone(&summary))));
        lock(&self.lists).replace(None, Some(summary));
        if over {
            index.finished.push_back(id);
        }
    }

    /// The live table, loaded if it is not in memory.
    pub async fn mailbox(self: &Arc<Hall>, id: &str) -> Result<Mailbox, Refused> {
        let slot = Arc::clone(self.index().slots.entry(id.to_owned()).or_insert_with(|| Slot::new(id, None)));
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
        let (registry, time) = (Arc::clone(self.registry()), Arc::clone(&self.services.time));
        let loaded = machine::apart(move || Table::load(stored, registry, time)).await;
        let table = loaded.ok_or_else(Refused::storage)?;
        if table.is_stopped() {
            self.metrics.stopped_tables.add(1);
        }
        let place = Listed { hall: Arc::clone(self), slot: Arc::clone(&slot) };
        let mailbox = spawn(table, Arc::clone(&self.services), Arc::new(place));
        *live = Some(mailbox.clone());
        Ok(mailbox)
    }

    /// Asks a table; one that leaves memory at this very moment is loaded and asked again.
    pub async fn ask(
        self: &Arc<Hall>,
        id: &str,
        who: impl Into<Asker>,
        request: impl Fn() -> Request,
    ) -> Result<Answer, Refused> {
        self.ask_once(id, who, None, request).await
    }

    /// The same for a request that may have been done before.
    pub async fn ask_once(
        self: &Arc<Hall>,
        id: &str,
        who: impl Into<Asker>,
        nonce: Option<Nonce>,
        request: impl Fn() -> Request,
    ) -> Result<Answer, Refused> {
        let who = who.into();
        for _ in 0..ASK_TRIES_MAX {
            if let Some(answer) = self.mailbox(id).await?.ask(who, nonce, request()).await {
                return answer;
            }
        }
        Err(Refused::storage())
    }

    /// A table shows the hall how it stands.
    fn publish(&self, slot: &Slot, summary: Summary) {
        let over = |known: &Summary| known.record.status == Status::Finished;
        let summary = Arc::new(summary);
        let before = {
            let mut lists = lock(&self.lists);
            let before = lock(&slot.summary).replace(Arc::clone(&summary));
            lists.replace(before.as_deref(), Some(Arc::clone(&summary)));
            before
        };
        if over(&summary) && !before.is_some_and(|before| over(&before)) {
            let mut index = self.index();
            index.finished.push_back(slot.id.clone());
            if index.finished.len() > FINISHED_REMEMBERED
                && let Some(oldest) = index.finished.pop_front()
            {
                self.forget(&mut index, &oldest);
            }
        }
    }

    /// Takes a table that is over from the lists, and from the index where it is not in memory.
    fn forget(&self, index: &mut Index, id: &str) {
        let Some(slot) = index.slots.get(id).cloned() else { return };
        lock(&self.lists).replace(slot.summary().as_deref(), None);
        if slot.live.try_lock().is_ok_and(|live| live.is_none()) {
            index.slots.remove(id);
        }
    }

    /// Lets a table leave memory, unless somebody has just asked it something.
    async fn unload(&self, slot: &Slot, incoming: &Incoming) -> bool {
        let mut live = slot.live.lock().await;
        if !incoming.close_if_empty() {
            return false;
        }
        *live = None;
        let mut index = self.index();
        let listed = slot.summary().is_some_and(|known| match known.record.status {
            Status::Waiting | Status::Running => true,
            Status::Finished => index.finished.contains(&slot.id),
            Status::Closed | Status::Stopped => false,
        });
        if !listed {
            lock(&self.lists).replace(slot.summary().as_deref(), None);
            index.slots.remove(&slot.id);
        }
        true
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
                // A table that is not in memory reads the store when it is loaded.
                let _ = mailbox.send(Command { who: from.into(), request, nonce: None, reply: Reply::Nowhere }).await;
            }
        }
    }

    /// What the hall does by itself: tells the news, closes what has waited too long, and notes that it is up.
    async fn keep(self: Arc<Hall>) {
        let mut ticks = Ticks::new(&self, LOBBY_EVERY);
        let shared = self.store.is_shared();
        let (mut sweep, mut alive) = (Every::new(WAITING_SWEEP), Every::new(ALIVE_EVERY));
        let mut tokens = Every::new(TOKENS_CHECKED_EVERY);
        while ticks.next().await {
            self.tell_lobby();
            let now_ms = self.time().now_ms();
            if sweep.is_due(now_ms) {
                self.close_expired(now_ms).await;
            }
            if tokens.is_due(now_ms) {
                // While the store is away nobody can sign out elsewhere either.
                let _ = self.identities.check().await;
                if shared {
                    let _ = self.read_bans().await;
                }
            }
            if alive.is_due(now_ms) && (shared || self.has_clocks()) {
                self.note_alive().await;
            }
        }
    }

    async fn close_expired(self: &Arc<Hall>, now_ms: u64) {
        for id in self.ids(|known| known.expires_ms.is_some_and(|at_ms| at_ms <= now_ms)) {
            if let Err(refused) = self.ask(&id, Asker::NOBODY, || Request::Expire).await {
                tracing::warn!(table = %id, reason = %refused.reason.key, "a table that waited too long stays");
            }
        }
    }

    /// Whether it matters how long this server is up.
    fn has_clocks(&self) -> bool {
        let clocked = |known: &Summary| known.record.status == Status::Running && known.record.clock != ClockRule::None;
        self.index().slots.values().any(|slot| slot.summary().is_some_and(|known| clocked(&known)))
    }

    /// A later run of the server knows by this how long clocks ran.
    pub async fn note_alive(&self) {
        // The writer reports what the store does not take; the next note covers the time of this one.
        let _ = self.writer.write(vec![Write::Run(self.time().run())]).await;
    }
}

/// The hall's time stands still while the store is away.
async fn follow_the_store(time: Arc<HallTime>, sound: Signal, mut closing: watch::Receiver<bool>) {
    let following = async {
        loop {
            sound.wait_for(false).await;
            time.store_is_sound(false);
            sound.wait_for(true).await;
            time.store_is_sound(true);
        }
    };
    // The sender lives in the hall; where it is gone there is nothing to follow either.
    let closed = closing.wait_for(|closing| *closing);
    tokio::select! {
        biased;
        _ = closed => {}
        () = following => {}
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
