//! Many random games with players who come and go: every notice is written once, tried where its reader is away, shown
//! at most once, and not at all to who looks. A model beside the server says what must happen.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use engine::{Fast, Seat};
use registry::Registry;

use super::{Delivered, Delivery, Letter, Sender, Wants};
use crate::bus::Alone;
use crate::config::{Config, Durability};
use crate::hall::{Hall, Links};
use crate::identity::random_key;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::protocol::{Access, ClockRule, NewTable, SeatWish, Shape, Status, TableState};
use crate::store::{Channel, ChannelKind, Device, NewsWrite, Player, PlayerId, SqlStore, Store, Write, Writer};
use crate::table::{Answer, Request};
use crate::thinking::BotPool;
use crate::time::Time;

const PLAYERS: usize = 4;
const CHANNELS: usize = 2;
/// Fewer than make a digest.
const TABLES_AT_ONCE: usize = 6;

#[derive(Default)]
struct Driven(AtomicU64);

impl Time for Driven {
    fn wall_ms(&self) -> u64 {
        1_000_000_000 + self.0.load(Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Takes every letter but now and then one.
#[derive(Default)]
struct Receiver {
    tries: Mutex<Vec<(String, String, bool)>>,
    luck: Mutex<Option<Fast>>,
}

#[async_trait]
impl Delivery for Receiver {
    async fn deliver(&self, _: ChannelKind, target: &str, _: &str, letter: &Letter) -> Delivered {
        let mut luck = self.luck.lock().expect("luck");
        let taken = luck.as_mut().is_none_or(|luck| luck.below(4) > 0);
        self.tries.lock().expect("tries").push((target.to_owned(), letter.id.clone(), taken));
        if taken { Delivered::Told } else { Delivered::Later("no luck".to_owned()) }
    }
}

/// What must become of one call of a player to a table.
#[derive(Debug)]
struct Expected {
    table: String,
    player: PlayerId,
    seq: u32,
    due_ms: u64,
    /// The player has acted, or was looking when it was due.
    settled: bool,
    /// It was due while the player was away.
    tried: bool,
}

struct World {
    hall: Arc<Hall>,
    sender: Sender,
    receiver: Arc<Receiver>,
    time: Arc<Driven>,
    players: Vec<Arc<Player>>,
    luck: Fast,
    /// Sockets of who looks, by table and player.
    looking: BTreeMap<(String, PlayerId), (u64, Outbox)>,
    expected: Vec<Expected>,
    sockets: u64,
    _folder: tempfile::TempDir,
    file: std::path::PathBuf,
}

impl World {
    async fn new(seed: u64) -> World {
        let folder = tempfile::TempDir::new().expect("a folder");
        let time = Arc::new(Driven::default());
        let mut config = Config::new(folder.path(), Arc::new(Registry::built_in()));
        config.time = Arc::clone(&time) as Arc<dyn Time>;
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> =
            Arc::new(SqlStore::open(&config.database, Durability::Process).await.expect("a store"));
        let (writer, _) = Writer::start(Arc::clone(&store), Arc::clone(&metrics));
        let bots = BotPool::new(Arc::clone(&config.registry), 1, config.bot_pause, Arc::clone(&metrics));
        let links = Links { bus: Arc::new(Alone), bots: Arc::new(bots) };
        let hall = Hall::new(config, store, writer, links, metrics).await.expect("a hall");
        let receiver = Arc::new(Receiver::default());
        *receiver.luck.lock().expect("luck") = Some(Fast::new(seed));
        let mut players = Vec::new();
        for number in 0..PLAYERS {
            players.push(Arc::new(newcomer(&hall, number).await));
        }
        World {
            sender: hall.sender(Arc::clone(&receiver) as Arc<dyn Delivery>),
            file: folder.path().join("longhall.db"),
            hall,
            receiver,
            time,
            players,
            luck: Fast::new(seed),
            looking: BTreeMap::new(),
            expected: Vec::new(),
            sockets: 0,
            _folder: folder,
        }
    }

    async fn state(&self, table: &str, player: PlayerId) -> Box<TableState> {
        match self.hall.ask(table, player, || Request::State).await {
            Ok(Answer::State(state)) => state,
            _ => panic!("a table has a state"),
        }
    }

    /// A table of two of the players.
    async fn open_table(&mut self) -> (String, [Arc<Player>; 2]) {
        let first = self.luck.below(PLAYERS as u32) as usize;
        let other = (first + 1 + self.luck.below(PLAYERS as u32 - 1) as usize) % PLAYERS;
        let pair = [Arc::clone(&self.players[first]), Arc::clone(&self.players[other])];
        let new = NewTable {
            game: "asgard".to_owned(),
            name: String::new(),
            setup: engine::Wish { players: 2, options: BTreeMap::new() },
            seats: vec![SeatWish::Me, SeatWish::Open],
            access: Access::Open,
            clock: ClockRule::None,
            lesson: false,
            contributes: false,
            corrections: String::new(),
            programs: false,
        };
        let card = self.hall.create(&pair[0], new, None).await.expect("a table");
        let join = || {
            let player = Arc::clone(&pair[1]);
            Request::Join { player, seat: None, part: None, guest: None, apart: Vec::new() }
        };
        self.hall.ask(&card.id, pair[1].id, join).await.map(drop).expect("a seat");
        self.expect(&card.id, &pair, &[]).await;
        (card.id, pair)
    }

    /// Whoever is asked now and was not before is called.
    async fn expect(&mut self, table: &str, pair: &[Arc<Player>; 2], before: &[Seat]) {
        let state = self.state(table, pair[0].id).await;
        for seat in state.table.pending.iter().filter(|seat| !before.contains(seat)) {
            let (player, seq) = (pair[seat.index()].id, state.seq);
            let due_ms = self.hall.time().now_ms() + self.hall.config.news.wait.as_millis() as u64;
            self.expected.push(Expected { table: table.to_owned(), player, seq, due_ms, settled: false, tried: false });
        }
    }

    /// Somebody who is asked acts. False when the game is over.
    async fn act(&mut self, table: &str, pair: &[Arc<Player>; 2]) -> bool {
        let state = self.state(table, pair[0].id).await;
        if state.table.status != Status::Running {
            return false;
        }
        let before = state.table.pending.clone();
        let seat = *self.luck.pick(&before);
        let player = pair[seat.index()].id;
        let choices = self.state(table, player).await.choices.expect("choices");
        let (action, seq) = (self.luck.pick(&choices).action.clone(), state.seq);
        let act = || Request::Act { seq, action: action.clone() };
        self.hall.ask(table, player, act).await.map(drop).expect("a legal action");
        let after = self.state(table, player).await.table.pending.clone();
        for one in &mut self.expected {
            let answered = one.player == player || !after.iter().any(|seat| pair[seat.index()].id == one.player);
            one.settled |= one.table == table && answered;
        }
        self.expect(table, pair, &before).await;
        true
    }

    /// A player comes to a table, or goes.
    async fn turn_eyes(&mut self, table: &str, player: PlayerId) {
        let key = (table.to_owned(), player);
        if let Some((socket, _)) = self.looking.remove(&key) {
            self.hall.ask(table, player, || Request::Unwatch { socket }).await.map(drop).expect("gone");
            return;
        }
        self.sockets += 1;
        let (socket, (outbox, mut messages, _)) = (self.sockets, Outbox::new(Arc::clone(&self.hall.metrics)));
        tokio::spawn(async move { while messages.recv().await.is_some() {} });
        let watch = || Request::Watch { socket, viewer: None, since: None, outbox: outbox.clone() };
        self.hall.ask(table, player, watch).await.map(drop).expect("welcome");
        self.looking.insert(key, (socket, outbox));
    }

    /// Time passes, and what is due is looked at.
    async fn pass(&mut self) {
        self.time.0.fetch_add(u64::from(self.luck.below(40_000)), Relaxed);
        let now_ms = self.hall.time().now_ms();
        for one in self.expected.iter_mut().filter(|one| !one.settled && !one.tried && one.due_ms <= now_ms) {
            match self.looking.contains_key(&(one.table.clone(), one.player)) {
                true => one.settled = true,
                false => one.tried = true,
            }
        }
        self.sender.sweep().await.expect("a sound store");
    }

    fn numbers(&self, connection: &rusqlite::Connection) -> BTreeMap<String, i64> {
        let mut tables = connection.prepare("SELECT id, number FROM tables").expect("tables");
        let rows = tables.query_map((), |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
        rows.map(|row| row.expect("a row")).collect()
    }

    /// Compares everything that was written and sent with what had to be.
    fn judge(&self) {
        let connection = rusqlite::Connection::open(&self.file).expect("the store");
        let numbers = self.numbers(&connection);
        let mut notices = connection
            .prepare("SELECT player, table_number, seq, channel FROM notices WHERE kind = 'turn'")
            .expect("rows");
        let rows = notices.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))).expect("rows");
        let rows: Vec<(i64, i64, u32, i64)> = rows.map(|row| row.expect("a row")).collect();
        let written: BTreeSet<_> = rows.iter().copied().collect();
        assert_eq!(written.len(), rows.len(), "one row for each key");
        let mut channels = connection.prepare("SELECT id, player FROM channels").expect("channels");
        let channels: Vec<(i64, i64)> = channels
            .query_map((), |row| Ok((row.get(0)?, row.get(1)?)))
            .expect("rows")
            .map(|row| row.expect("a row"))
            .collect();
        let mut wanted = BTreeSet::new();
        let tries = self.receiver.tries.lock().expect("tries");
        let mut of_letters: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for (_, id, taken) in tries.iter() {
            let counted = of_letters.entry(id).or_default();
            *counted = (counted.0 + 1, counted.1 + usize::from(*taken));
        }
        for one in &self.expected {
            for (channel, _) in channels.iter().filter(|(_, player)| *player == one.player) {
                let table = numbers[&one.table];
                wanted.insert((one.player, table, one.seq, *channel));
                let id = format!("{:x}-{table:x}-0-{}-{channel:x}-0", one.player, one.seq);
                let (tries, shown) = of_letters.remove(id.as_str()).unwrap_or_default();
                assert_eq!(tries > 0, one.tried, "at least one try where nobody looked, else none: {one:?}");
                assert!(shown <= 1, "at most one is visible: {one:?}");
            }
        }
        assert_eq!(written, wanted, "exactly the rows that had to be");
        let strange: Vec<_> =
            of_letters.keys().filter(|id| id.ends_with("-0")).filter(|id| id.contains("-0-")).collect();
        assert!(strange.is_empty(), "nothing else was sent: {strange:?}");
    }
}

async fn newcomer(hall: &Hall, number: usize) -> Player {
    let player =
        Player { id: random_key(), name: format!("Player {number}"), shape: Shape::Ship, account: None, bot: false };
    let device = Device { token: [number as u8; 32], label: String::new(), created_ms: 0, seen_ms: 0, grant: None };
    let mut change = vec![Write::NewPlayer { player: player.clone(), device }];
    for channel in 0..CHANNELS {
        change.push(Write::News(NewsWrite::Channel(Channel {
            id: random_key(),
            player: player.id,
            kind: ChannelKind::Push,
            target: String::new(),
            address: format!("{number}-{channel}"),
            token: None,
            label: String::new(),
            language: "en".to_owned(),
            wants: Wants::default().bits(),
            confirmed: true,
            created_ms: 0,
        })));
    }
    hall.writer.write(change).await.expect("stored");
    player
}

async fn play(games: usize, seed: u64) {
    let mut world = World::new(seed).await;
    let (mut tables, mut opened) = (Vec::new(), 0);
    while opened < games || !tables.is_empty() {
        if tables.len() < TABLES_AT_ONCE && opened < games {
            tables.push(world.open_table().await);
            opened += 1;
        }
        let chosen = world.luck.below(tables.len() as u32) as usize;
        let (table, pair) = tables[chosen].clone();
        match world.luck.below(8) {
            0 => world.pass().await,
            1 => {
                let who = world.luck.below(2) as usize;
                world.turn_eyes(&table, pair[who].id).await;
            }
            _ => {
                if !world.act(&table, &pair).await {
                    tables.swap_remove(chosen);
                }
            }
        }
    }
    world.judge();
    let tried = world.expected.iter().filter(|one| one.tried).count();
    let settled = world.expected.iter().filter(|one| one.settled && !one.tried).count();
    assert!(tried > games && settled > games, "both happen: {tried} {settled}");
    println!("{games} games, {} calls, {tried} of them tried, {settled} settled before", world.expected.len());
}

#[tokio::test]
async fn who_is_away_is_told_once_and_who_looks_is_not() {
    play(60, 7).await;
}

/// The long one: `cargo test -p server --lib trial -- --ignored`.
#[tokio::test]
#[ignore = "takes minutes"]
async fn the_same_over_a_thousand_games() {
    play(1000, 11).await;
}
