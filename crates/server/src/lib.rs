//! Tables, seats, accounts, live updates and storage.
//!
//! A tour: [`serve`] opens the [`store`], fills the `hall` from it and answers [`http`] and
//! `socket` requests. Each live table is a task of its own (`table`) that owns its game. Everything
//! that must last goes through the one writer of the store, which gathers the changes of all tables into
//! one transaction; only then is a move acknowledged and shown. [`protocol`] is the contract with clients,
//! [`limits`] holds every bound; [`load`] plays against a running server to see what it bears, [`soak`] to see whether
//! anything ever goes wrong.
//!
//! ```
//! use std::sync::Arc;
//!
//! use registry::Registry;
//! use server::client::Client;
//! use server::{Config, Server};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let folder = tempfile::TempDir::new()?;
//! let mut config = Config::new(folder.path(), Arc::new(Registry::built_in()));
//! config.listen.set_port(0);
//! let server = Server::open(config).await?;
//! let mut visitor = Client::new(&format!("http://{}", server.address))?;
//! let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
//! let running = tokio::spawn(server.run(async { stopped.await.unwrap_or_default() }));
//! let games: Vec<serde_json::Value> = visitor.get("/api/games").await?;
//! assert_eq!(games.len(), Registry::built_in().iter().count());
//! drop((visitor, stop));
//! running.await??;
//! # Ok(())
//! # })
//! # }
//! ```

mod analysis;
mod bus;
pub mod client;
pub mod code;
pub mod config;
mod connections;
mod guesses;
mod hall;
pub mod http;
mod identity;
pub mod limits;
pub mod load;
mod machine;
mod metrics;
mod names;
pub mod news;
mod nonce;
mod outbox;
mod passwords;
pub mod protocol;
mod rates;
mod refusal;
pub mod remote;
mod shared;
mod signal;
pub mod soak;
mod socket;
pub mod store;
#[cfg(feature = "storm")]
pub mod storm;
mod table;
mod thinking;
pub mod time;
mod tls;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use bus::{Alone, BusError, Nats};
pub use config::{Config, Durability, PageFile, Pages};
use connections::Connections;
use hall::{Hall, Links};
pub use identity::fresh_host_token;
use metrics::Metrics;
use registry::Registry;
use store::{SqlStore, Store, StoreError, Writer};
use thinking::{BotPool, WithWorkers, Workshop};
use time::{HallTime, MachineTime};

/// Why a server did not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {error}")]
    Listen { address: SocketAddr, error: std::io::Error },
    #[error("cannot open the store: {0}")]
    Store(#[from] StoreError),
    #[error("--nats {url}: {error}")]
    Bus { url: String, error: BusError },
    #[error("--nats needs a PostgreSQL that all servers share (--database postgres://…): SQLite belongs to one server")]
    BusAlone,
    #[error("mail cannot be sent: {0}")]
    Mail(String),
    #[error("the server stopped: {0}")]
    Stopped(#[from] std::io::Error),
}

/// Runs a server until it is asked to stop (Ctrl-C or SIGTERM). `opened` hears where it listens, once it does.
pub async fn serve(config: Config, opened: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let server = Server::open(config).await?;
    opened(server.address);
    tracing::info!(address = %server.address, "the hall is open");
    server.run(asked_to_stop()).await
}

/// A server that listens and does not answer yet.
pub struct Server {
    /// Where it listens; the port is chosen by the system where the configuration says 0.
    pub address: SocketAddr,
    listener: TcpListener,
    hall: Arc<Hall>,
}

impl Server {
    pub async fn open(config: Config) -> Result<Server, ServeError> {
        let metrics = Arc::new(Metrics::default());
        let mailer = mailer(&config.news)?;
        let store: Arc<dyn Store> = Arc::new(SqlStore::open(&config.database, config.durability).await?);
        let (writer, _) = Writer::start(Arc::clone(&store), Arc::clone(&metrics));
        let links = links(&config, store.as_ref(), &metrics).await?;
        let address = config.listen;
        let listener = TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        let hall = Hall::new(config, store, writer, links, metrics).await?;
        mailer.into_iter().for_each(|mailer| hall.news.set_mailer(mailer));
        hall.open().await?;
        Ok(Server { address: listener.local_addr()?, listener, hall })
    }

    /// Answers until `stop` is done, then lets sockets empty and closes the store.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Server { listener, hall, .. } = self;
        let connections = Connections::new(&hall.config);
        let app = http::router(Arc::clone(&hall));
        tokio::select! {
            () = connections.serve(listener, app, hall.closing.subscribe()) => {}
            () = stop => tracing::info!("the hall closes"),
        }
        hall.analyses.stop();
        hall.closing.send_replace(true);
        // Every connection and every socket holds a receiver: none is left when all have said goodbye.
        if tokio::time::timeout(limits::DRAIN, hall.closing.closed()).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        hall.rest().await;
        hall.note_alive().await;
        hall.store.close().await;
        Ok(())
    }
}

/// How this server hears of others, and who thinks for its bots.
async fn links(config: &Config, store: &dyn Store, metrics: &Arc<Metrics>) -> Result<Links, ServeError> {
    let (registry, metrics) = (&config.registry, Arc::clone(metrics));
    let here = BotPool::new(Arc::clone(registry), config.bot_threads, config.bot_pause, Arc::clone(&metrics));
    let Some(url) = &config.nats else { return Ok(Links { bus: Arc::new(Alone), bots: Arc::new(here) }) };
    let nats = nats(url, store, &metrics).await?;
    let bots = Arc::new(WithWorkers::new(here, &nats, registry, metrics));
    Ok(Links { bus: Arc::new(nats), bots })
}

async fn nats(url: &str, store: &dyn Store, metrics: &Arc<Metrics>) -> Result<Nats, ServeError> {
    if !store.is_shared() {
        return Err(ServeError::BusAlone);
    }
    let error = |error| ServeError::Bus { url: url.to_owned(), error };
    Nats::connect(url, Arc::clone(metrics)).await.map_err(error)
}

/// Who sends mail, where the host has set it up.
fn mailer(config: &news::NewsConfig) -> Result<Option<news::Mailer>, ServeError> {
    let Some(mail) = &config.mail else { return Ok(None) };
    let address = config.address.as_deref().ok_or_else(|| {
        ServeError::Mail("the hall must know its own address for the links in mails (--host or --address)".to_owned())
    })?;
    news::Mailer::new(mail, address).map(Some).map_err(ServeError::Mail)
}

/// A program that only thinks for the bots of servers.
pub struct Worker {
    pub database: String,
    pub nats: String,
    pub registry: Arc<Registry>,
    /// Bots that think at the same time.
    pub threads: usize,
}

/// Thinks until it is asked to stop (Ctrl-C or SIGTERM). `opened` hears when it begins.
pub async fn work(worker: Worker, opened: impl FnOnce()) -> Result<(), ServeError> {
    let Worker { database, nats: url, registry, threads } = worker;
    let metrics = Arc::new(Metrics::default());
    let store: Arc<dyn Store> = Arc::new(SqlStore::open(&database, Durability::Power).await?);
    let nats = nats(&url, store.as_ref(), &metrics).await?;
    let time = Arc::new(HallTime::start(Arc::new(MachineTime::default()), &[]));
    opened();
    thinking::work(&nats, Workshop { store, registry, time, metrics }, threads, asked_to_stop()).await;
    Ok(())
}

async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        match terminate {
            Ok(mut terminate) => tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
