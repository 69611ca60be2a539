//! How a server is started.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use registry::Registry;

use crate::limits::{
    BODY_TIME, BOT_PAUSE, HALF_OPEN_GRACE, HEAD_TIME, IDLE_TIME, TABLE_IDLE, TABLES_MAX, TABLES_PER_BOT,
};
use crate::news::NewsConfig;
use crate::time::{MachineTime, Time};

/// When a write counts as durable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// The disk has confirmed it: it survives the loss of power.
    Power,
    /// The operating system has it: it survives the death of this program, not of the machine.
    Process,
}

/// The files of the web client by their paths, such as `index.html`. The program that runs the server brings
/// them, so that the server is built without them.
pub type Pages = fn(&str) -> Option<PageFile>;

pub struct PageFile {
    pub content: Cow<'static, [u8]>,
    /// The same, compressed when the client was built.
    pub brotli: Option<Cow<'static, [u8]>>,
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Of the content: by it a browser knows what it has already.
    pub hash: [u8; 32],
}

/// How long a connection may take for each step.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until the head of a request is whole.
    pub head: Duration,
    /// From there until its body is.
    pub body: Duration,
    /// Without a request, or without taking any of an answer.
    pub idle: Duration,
    /// A request may be half-open this long, however many there are.
    pub grace: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { head: HEAD_TIME, body: BODY_TIME, idle: IDLE_TIME, grace: HALF_OPEN_GRACE }
    }
}

#[derive(Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite:` with a path, or `postgres://…`.
    pub database: String,
    /// Where other servers over the same database are heard: `nats://…`.
    pub nats: Option<String>,
    pub durability: Durability,
    pub registry: Arc<Registry>,
    pub pages: Pages,
    /// Bots that think at the same time.
    pub bot_threads: usize,
    /// A bot takes at least this long, so that people can follow.
    pub bot_pause: Duration,
    /// An analysis takes so many times the time that its game promises.
    pub analysis_pace: f32,
    /// Tables at a time that wait or run.
    pub tables_max: usize,
    /// Tables at a time at which the account of a program may sit; with none, programs have no accounts here.
    pub tables_per_bot: usize,
    /// A table nobody watches leaves memory after this long.
    pub table_idle: Duration,
    /// Where time comes from.
    pub time: Arc<dyn Time>,
    /// A reverse proxy stands before this server: its `X-Forwarded-…` headers are believed.
    pub behind_proxy: bool,
    pub patience: Patience,
    /// Names by which this server is reached, besides this machine's and its addresses.
    pub hosts: Vec<String>,
    /// Origins whose pages may talk to this server besides its own, such as a development server's.
    pub origins: Vec<String>,
    /// How players who are away are reached.
    pub news: NewsConfig,
    /// Opens the page of the hall's owner; without it there is none.
    pub host_token: Option<String>,
    /// Every table is dealt from this seed and its bots think the same every time: for tests, never for people.
    pub seed: Option<u64>,
}

impl Config {
    /// The usual server: its files in `data`, open to this machine only.
    pub fn new(data: &Path, registry: Arc<Registry>) -> Config {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            database: sqlite_url(&data.join("longhall.db")),
            nats: None,
            durability: Durability::Power,
            registry,
            pages: |_| None,
            bot_threads: (cores / 2).max(1),
            bot_pause: BOT_PAUSE,
            analysis_pace: 1.0,
            tables_max: TABLES_MAX,
            tables_per_bot: TABLES_PER_BOT,
            table_idle: TABLE_IDLE,
            time: Arc::new(MachineTime::default()),
            behind_proxy: false,
            patience: Patience::default(),
            hosts: machine_names(),
            origins: Vec::new(),
            news: NewsConfig::default(),
            host_token: None,
            seed: None,
        }
    }
}

/// The names this machine has for itself and for its neighbours.
fn machine_names() -> Vec<String> {
    #[cfg(unix)]
    {
        let name = rustix::system::uname().nodename().to_string_lossy().to_lowercase();
        if name.is_empty() { Vec::new() } else { vec![format!("{name}.local"), name] }
    }
    #[cfg(not(unix))]
    Vec::new()
}

/// The database url of a file.
pub fn sqlite_url(file: &Path) -> String {
    format!("sqlite:{}", PathBuf::from(file).display())
}
