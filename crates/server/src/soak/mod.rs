//! A long trial of a whole server: many tables of all games, with scripted people who drop their
//! connection, come back, take back, talk and leave their seat, with spectators and bots, while the
//! server is killed without warning and its storage fails again and again (`faults`). At the end everything
//! that anybody was told is compared with what the store says (`evidence`).

pub mod disk;
pub(crate) mod evidence;
mod faults;
mod keeper;
mod party;
mod visitor;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use registry::Registry;
use serde::Serialize;

use crate::client::ClientError;
use crate::store::StoreError;
pub use faults::Fault;
use faults::Storage;
use keeper::Keeper;

pub struct SoakConfig {
    /// Where the server keeps its files.
    pub data: PathBuf,
    /// Starts the server on a port, with its files in `data`.
    pub server: Box<dyn Fn(u16) -> Command + Send>,
    pub registry: Arc<Registry>,
    pub tables: usize,
    pub seed: u64,
    /// One life of the server after the other; each but the last ends by a kill.
    pub lives: Vec<Life>,
}

/// How long the server lives: until both are reached, and what its storage suffers then.
#[derive(Clone, Debug)]
pub struct Life {
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
    pub undo_asked: AtomicU64,
    pub lines_said: AtomicU64,
    pub seats_left: AtomicU64,
    pub refusals: AtomicU64,
}

/// What all visitors share.
struct Shared {
    url: String,
    registry: Arc<Registry>,
    tally: Arc<Tally>,
    stop: AtomicBool,
}

#[derive(Debug, Serialize)]
pub struct SoakReport {
    pub minutes: f64,
    pub tables: usize,
    pub kills: u32,
    /// Times the storage failed.
    pub faults: u32,
    pub games_begun: usize,
    pub games_finished: u64,
    pub games_by_title: BTreeMap<String, usize>,
    pub moves: u64,
    pub connections_lost: u64,
    pub undo_asked: u64,
    pub lines_said: u64,
    pub seats_left: u64,
    /// Mostly moves at a position that had changed meanwhile.
    pub refusals: u64,
    /// Views and log entries compared with a replay.
    pub compared: u64,
    pub lost: Vec<String>,
    pub leaks: Vec<String>,
    pub stalls: Vec<String>,
    pub panics: Vec<String>,
    /// The server's memory in its last life: early (once tables come and go) and at the end.
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
    #[error("a part of the trial broke down: {0}")]
    Broken(#[from] tokio::task::JoinError),
}

/// Runs the whole trial. `on_look` hears of its progress: the time since the beginning, the kills, the tally.
pub async fn run(config: SoakConfig, on_look: &dyn Fn(Duration, u32, &Tally)) -> Result<SoakReport, SoakError> {
    let begun = Instant::now();
    let tally = Arc::new(Tally::default());
    let faulty = config.lives.iter().any(|life| !life.faults.is_empty());
    let storage = faulty.then(|| Storage::prepare(&config.data));
    let mut keeper = Keeper::start(config.server, faulty).await?;
    let shared = Arc::new(Shared {
        url: keeper.url(),
        registry: Arc::clone(&config.registry),
        tally: Arc::clone(&tally),
        stop: AtomicBool::new(false),
    });
    let parties: Vec<_> = (0..config.tables)
        .map(|number| tokio::spawn(party::keep_playing(Arc::clone(&shared), number, config.seed)))
        .collect();
    let (mut kills, mut faults, mut stalls) = (0, 0, Vec::new());
    let last = config.lives.len().saturating_sub(1);
    for (number, life) in config.lives.iter().enumerate() {
        let (born, moves_before) = (Instant::now(), tally.moves.load(Relaxed));
        while born.elapsed() < life.time || tally.moves.load(Relaxed) - moves_before < life.moves {
            tokio::time::sleep(TICK).await;
            on_look(begun.elapsed(), kills, &tally);
            keeper.look(born.elapsed());
            if keeper.has_died()? {
                break;
            }
        }
        for (fault, storage) in life.faults.iter().zip(storage.iter().cycle()) {
            stalls.extend(storage.suffer(*fault, &config.data, &keeper, &tally).await?);
            faults += 1;
        }
        if number < last {
            keeper.kill_and_restart().await?;
            kills += 1;
        }
    }
    shared.stop.store(true, Relaxed);
    let mut tables = Vec::new();
    for party in parties {
        tables.extend(party.await?);
    }
    let memory_mib = keeper.memory_mib();
    let panics = keeper.stop().await?;
    let verdict = evidence::compare(&config.data, &config.registry, &tables).await?;
    let wrong = !verdict.lost.is_empty() || !verdict.leaks.is_empty();
    give_back(storage, &config.data, wrong)?;
    stalls.extend(tables.iter_mut().filter_map(|table| table.stalled.take()));
    Ok(SoakReport {
        minutes: begun.elapsed().as_secs_f64() / 60.0,
        tables: config.tables,
        kills,
        faults,
        games_begun: tables.len(),
        games_finished: tally.games.load(Relaxed),
        games_by_title: count_titles(tables.iter().map(|table| &table.game)),
        moves: tally.moves.load(Relaxed),
        connections_lost: tally.connections_lost.load(Relaxed),
        undo_asked: tally.undo_asked.load(Relaxed),
        lines_said: tally.lines_said.load(Relaxed),
        seats_left: tally.seats_left.load(Relaxed),
        refusals: tally.refusals.load(Relaxed),
        compared: verdict.compared,
        lost: verdict.lost,
        leaks: verdict.leaks,
        stalls,
        panics,
        memory_mib,
    })
}

fn count_titles<'a>(games: impl Iterator<Item = &'a String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    games.for_each(|game| *counts.entry(game.clone()).or_default() += 1);
    counts
}

/// Gives up a disk of its own. It vanishes with all on it; where something is wrong, somebody will want to look.
fn give_back(storage: Option<Storage>, data: &Path, wrong: bool) -> std::io::Result<()> {
    let database = data.join("longhall.db");
    let kept = if storage.is_some() && wrong { std::fs::read(&database).ok() } else { None };
    drop(storage);
    match kept {
        Some(kept) => std::fs::write(&database, kept),
        None => Ok(()),
    }
}

/// How often the trial looks after its server.
const TICK: Duration = Duration::from_millis(200);
