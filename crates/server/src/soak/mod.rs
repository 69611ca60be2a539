//! A long trial of a whole server, or of several over one PostgreSQL (`stand`): many tables of all games, with scripted
//! people who drop their connection, come back, ask again, take back, talk and leave their seat, with spectators and
//! bots, while servers are killed without warning and what they stand on fails again and again (`faults`). At the end
//! everything that anybody was told is compared with what the store says (`evidence`).

pub mod disk;
pub(crate) mod evidence;
mod faults;
mod keeper;
pub mod nats;
mod party;
pub mod postgres;
mod stand;
mod visitor;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use registry::Registry;
use serde::Serialize;

use crate::client::ClientError;
use crate::store::StoreError;
pub use faults::Fault;
use stand::Stand;
pub use stand::{Links, Site, StartOver};
pub(crate) use visitor::{HeardBatch, HeardState};

pub struct SoakConfig {
    pub site: Site,
    pub registry: Arc<Registry>,
    pub tables: usize,
    pub seed: u64,
    /// One stretch of the trial after the other.
    pub stretches: Vec<Stretch>,
}

/// A part of the trial: until both are reached people play, and then this happens.
#[derive(Clone, Debug, Default)]
pub struct Stretch {
    pub time: Duration,
    /// Moves acknowledged in it.
    pub moves: u64,
    pub faults: Vec<Fault>,
}

/// What the visitors count while they play.
#[derive(Default)]
pub struct Tally {
    pub moves: AtomicU64,
    pub games: AtomicU64,
    pub connections_lost: AtomicU64,
    pub asked_again: AtomicU64,
    pub undo_asked: AtomicU64,
    pub lines_said: AtomicU64,
    pub seats_left: AtomicU64,
    pub refusals: AtomicU64,
}

/// What all visitors share.
struct Shared {
    /// Where servers are.
    urls: Vec<String>,
    registry: Arc<Registry>,
    tally: Arc<Tally>,
    stop: AtomicBool,
}

#[derive(Debug, Serialize)]
pub struct SoakReport {
    pub minutes: f64,
    pub tables: usize,
    /// How often each thing happened.
    pub faults: BTreeMap<String, u32>,
    pub games_begun: usize,
    pub games_finished: u64,
    pub games_by_title: BTreeMap<String, u32>,
    pub moves: u64,
    pub connections_lost: u64,
    /// Requests whose answer was lost with the connection.
    pub asked_again: u64,
    pub undo_asked: u64,
    pub lines_said: u64,
    pub seats_left: u64,
    /// Mostly moves at a position that had changed meanwhile.
    pub refusals: u64,
    /// Views and log entries compared with a replay.
    pub compared: u64,
    pub lost: Vec<String>,
    pub twice: Vec<String>,
    pub leaks: Vec<String>,
    pub stalls: Vec<String>,
    pub panics: Vec<String>,
    /// The first server's memory in its last life: early (once tables come and go) and at the end.
    pub memory_mib: Option<(f64, f64)>,
}

/// More growth than this is not flat.
const GROWTH_MAX: f64 = 1.15;

impl SoakReport {
    pub fn memory_is_flat(&self) -> bool {
        self.memory_mib.is_none_or(|(early, late)| late <= early * GROWTH_MAX)
    }

    pub fn is_clean(&self) -> bool {
        self.lost.is_empty()
            && self.twice.is_empty()
            && self.leaks.is_empty()
            && self.stalls.is_empty()
            && self.panics.is_empty()
            && self.memory_is_flat()
    }
}

#[derive(Debug, thiserror::Error)]
pub enum SoakError {
    #[error("the server cannot be run: {0}")]
    Server(#[from] std::io::Error),
    #[error("{0}")]
    Client(#[from] ClientError),
    #[error("the store cannot be read afterwards: {0}")]
    Store(#[from] StoreError),
    #[error("{0:?} cannot happen here")]
    CannotHappen(Fault),
    #[error("a part of the trial broke down: {0}")]
    Broken(#[from] tokio::task::JoinError),
}

/// Runs the whole trial. `on_look` hears of its progress: the time since the beginning, the faults, the tally.
pub async fn run(config: SoakConfig, on_look: &dyn Fn(Duration, usize, &Tally)) -> Result<SoakReport, SoakError> {
    let begun = Instant::now();
    let tally = Arc::new(Tally::default());
    let faulty = config.stretches.iter().flat_map(|stretch| &stretch.faults).any(|fault| fault.is_of_files());
    let mut stand = Stand::start(config.site, faulty).await?;
    let shared = Arc::new(Shared {
        urls: stand.urls(),
        registry: Arc::clone(&config.registry),
        tally: Arc::clone(&tally),
        stop: AtomicBool::new(false),
    });
    let parties: Vec<_> = (0..config.tables)
        .map(|number| tokio::spawn(party::keep_playing(Arc::clone(&shared), number, config.seed)))
        .collect();
    let (mut faults, mut stalls) = (Vec::new(), Vec::new());
    for stretch in &config.stretches {
        let (born, moves_before) = (Instant::now(), tally.moves.load(Relaxed));
        while born.elapsed() < stretch.time || tally.moves.load(Relaxed) - moves_before < stretch.moves {
            tokio::time::sleep(TICK).await;
            on_look(begun.elapsed(), faults.len(), &tally);
            stand.look(born.elapsed());
            if stand.has_died()? {
                break;
            }
        }
        for fault in &stretch.faults {
            stalls.extend(stand.suffer(*fault, &tally).await?);
            faults.push(*fault);
        }
    }
    shared.stop.store(true, Relaxed);
    let mut tables = Vec::new();
    for party in parties {
        tables.extend(party.await?);
    }
    let memory_mib = stand.memory_mib();
    let panics = stand.stop().await?;
    let verdict = evidence::compare(&stand.database, &config.registry, &tables).await?;
    let wrong = !verdict.lost.is_empty() || !verdict.leaks.is_empty() || !verdict.twice.is_empty();
    stand.give_back(wrong)?;
    stalls.extend(tables.iter_mut().filter_map(|table| table.stalled.take()));
    Ok(SoakReport {
        minutes: begun.elapsed().as_secs_f64() / 60.0,
        tables: config.tables,
        faults: count(faults.iter().map(|fault| format!("{fault:?}"))),
        games_begun: tables.len(),
        games_finished: tally.games.load(Relaxed),
        games_by_title: count(tables.iter().map(|table| table.game.clone())),
        moves: tally.moves.load(Relaxed),
        connections_lost: tally.connections_lost.load(Relaxed),
        asked_again: tally.asked_again.load(Relaxed),
        undo_asked: tally.undo_asked.load(Relaxed),
        lines_said: tally.lines_said.load(Relaxed),
        seats_left: tally.seats_left.load(Relaxed),
        refusals: tally.refusals.load(Relaxed),
        compared: verdict.compared,
        lost: verdict.lost,
        twice: verdict.twice,
        leaks: verdict.leaks,
        stalls,
        panics,
        memory_mib,
    })
}

fn count(names: impl Iterator<Item = String>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    names.for_each(|name| *counts.entry(name).or_default() += 1);
    counts
}

/// How often the trial looks after its servers.
const TICK: Duration = Duration::from_millis(200);
