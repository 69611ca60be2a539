//! Everything under trial: one server with its files, or several with workers over one PostgreSQL and NATS.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use super::faults::{Fault, Storage, until_moving, until_refused};
use super::keeper::{Keeper, Start};
use super::nats::Nats;
use super::postgres::Postgres;
use super::{SoakError, Tally};
use crate::config::sqlite_url;
use crate::limits::PEER_SILENCE_MAX;

/// How long a server stands still: others take it for dead meanwhile.
const FROZEN_FOR: Duration = PEER_SILENCE_MAX.saturating_add(Duration::from_secs(1));
/// NATS stays away for a while.
const NATS_AWAY: Duration = Duration::from_secs(1);

/// What is put under trial.
pub enum Site {
    /// One server with its files in a folder.
    Alone { data: PathBuf, server: Start },
    /// Servers and workers, with what they stand on in a folder.
    Many { folder: PathBuf, servers: Vec<StartOver>, workers: Vec<StartOver> },
}

/// Starts a program over a PostgreSQL and a NATS; a server on this port.
pub type StartOver = Box<dyn Fn(&Links, u16) -> Command + Send>;

/// Where the servers of a site meet.
#[derive(Clone)]
pub struct Links {
    pub database: String,
    pub nats: String,
}

pub struct Stand {
    /// Where the truth is.
    pub database: String,
    data: PathBuf,
    servers: Vec<Keeper>,
    workers: Vec<Keeper>,
    storage: Option<Storage>,
    services: Option<Services>,
    /// Faults so far, to take turns.
    suffered: usize,
}

struct Services {
    postgres: Postgres,
    nats: Nats,
}

impl Stand {
    /// `faulty`: whether files are going to fail.
    pub async fn start(site: Site, faulty: bool) -> Result<Stand, SoakError> {
        match site {
            Site::Alone { data, server } => {
                let storage = faulty.then(|| Storage::prepare(&data));
                let servers = vec![Keeper::serve(server, faulty).await?];
                let database = sqlite_url(&data.join("longhall.db"));
                Ok(Stand { database, data, servers, workers: Vec::new(), storage, services: None, suffered: 0 })
            }
            Site::Many { folder, servers: starts, workers: helpers } => {
                let services = Services { postgres: Postgres::start(&folder)?, nats: Nats::start()? };
                let links = Links { database: services.postgres.url(), nats: services.nats.url() };
                let (mut servers, mut workers) = (Vec::new(), Vec::new());
                for start in starts {
                    servers.push(Keeper::serve(over(start, &links), false).await?);
                }
                for start in helpers {
                    workers.push(Keeper::work(over(start, &links)).await?);
                }
                let (database, services) = (links.database, Some(services));
                Ok(Stand { database, data: folder, servers, workers, storage: None, services, suffered: 0 })
            }
        }
    }

    pub fn urls(&self) -> Vec<String> {
        self.servers.iter().map(Keeper::url).collect()
    }

    /// Whether one of the programs died without being killed.
    pub fn has_died(&mut self) -> Result<bool, SoakError> {
        for keeper in self.servers.iter_mut().chain(&mut self.workers) {
            if keeper.has_died()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Notes the memory of the first server, once its life has settled.
    pub fn look(&mut self, age: Duration) {
        self.servers[0].look(age);
    }

    pub fn memory_mib(&self) -> Option<(f64, f64)> {
        self.servers[0].memory_mib()
    }

    /// Lets something fail for a while under load, and waits until moves are taken again. What cannot happen here does
    /// not.
    pub async fn suffer(&mut self, fault: Fault, tally: &Tally) -> Result<Option<String>, SoakError> {
        let turn = self.suffered;
        self.suffered += 1;
        let number = self.servers.len();
        let server = &mut self.servers[turn % number];
        match (fault, &self.storage, &mut self.services) {
            (Fault::ServerKilled, ..) => server.kill_and_restart().await?,
            (Fault::ServerStopped, ..) => server.stop_and_restart().await?,
            (Fault::ServerFrozen, ..) => {
                server.signal("-STOP")?;
                tokio::time::sleep(FROZEN_FOR).await;
                server.signal("-CONT")?;
            }
            (Fault::WorkerKilled, ..) => {
                let number = self.workers.len().max(1);
                if let Some(worker) = self.workers.get_mut(turn % number) {
                    worker.kill_and_restart().await?;
                }
            }
            (Fault::NatsKilled, _, Some(services)) => {
                services.nats.kill();
                tokio::time::sleep(NATS_AWAY).await;
                services.nats.start_again()?;
            }
            (Fault::PostgresKilled, _, Some(services)) => {
                services.postgres.kill()?;
                until_refused(tally).await;
                services.postgres.start_again()?;
            }
            (Fault::PostgresPaused, _, Some(services)) => {
                services.postgres.pause(true);
                until_refused(tally).await;
                services.postgres.pause(false);
            }
            (fault, Some(storage), _) => storage.suffer(fault, server.process(), tally).await?,
            (fault, None, None | Some(_)) => return Err(SoakError::CannotHappen(fault)),
        }
        Ok(until_moving(fault, tally).await)
    }

    /// Asks the programs to go, as a person would, and tells what trouble they had.
    pub async fn stop(&mut self) -> Result<Vec<String>, SoakError> {
        let mut trouble = Vec::new();
        for keeper in self.servers.drain(..).chain(self.workers.drain(..)) {
            trouble.extend(keeper.stop().await?);
        }
        Ok(trouble)
    }

    /// Gives up a disk of its own. It vanishes with all on it; where something is wrong, somebody will want to look.
    pub fn give_back(mut self, wrong: bool) -> std::io::Result<()> {
        let file = self.data.join("longhall.db");
        let kept = if self.storage.is_some() && wrong { std::fs::read(&file).ok() } else { None };
        drop(self.storage.take());
        match kept {
            Some(kept) => std::fs::write(&file, kept),
            None => Ok(()),
        }
    }
}

fn over(start: StartOver, links: &Links) -> Start {
    let links = links.clone();
    Box::new(move |port| start(&links, port))
}
