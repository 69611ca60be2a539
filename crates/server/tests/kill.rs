//! A short soak: a real server is killed without warning and its disk fails while people play all games at it, and
//! everything anybody was told is compared with what it has stored. `longhall soak` is the long one.
//!
//! Then two servers play over one PostgreSQL, where that is installed.
//!
//! This program is its own server: started with `serve FOLDER PORT` or `serve-over DATABASE PORT [NATS]` it serves
//! from there, with `worker DATABASE NATS` it thinks.

#[path = "cluster/mod.rs"]
mod cluster;
#[allow(dead_code, reason = "visitors of a server are shared with the tests of the hall")]
#[path = "hall/house.rs"]
mod house;
#[allow(dead_code, reason = "shared with the tests of a storage that fails")]
#[path = "hostile/postgres.rs"]
mod postgres;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use registry::Registry;
use server::soak::{Fault, Site, SoakConfig, Stretch};
use server::{Config, Server, Worker};

const KILLS: usize = 2;
/// A server that is started with this in its environment plays Intrigues of Asgard by other rules.
const OTHER_RULES: &str = "LONGHALL_TEST_OTHER_RULES";

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().collect();
    if let [_, serve, folder, port] = &words[..]
        && serve == "serve"
    {
        return serve_from(Path::new(folder), port.parse()?).await;
    }
    if let [_, serve, database, port, nats @ ..] = &words[..]
        && serve == "serve-over"
    {
        return serve_over(database, port.parse()?, nats.first()).await;
    }
    if let [_, work, database, nats] = &words[..]
        && work == "worker"
    {
        let (database, nats, registry) = (database.clone(), nats.clone(), Arc::new(Registry::built_in()));
        return Ok(server::work(Worker { database, nats, registry, threads: 1 }, || ()).await?);
    }
    cluster::run(&std::env::current_exe()?).await?;
    let folder = tempfile::TempDir::new()?;
    let (program, data) = (std::env::current_exe()?, folder.path().to_owned());
    let mut faults = Fault::OF_FILES.to_vec();
    faults.push(Fault::ServerKilled);
    let mut stretches = vec![Stretch { time: Duration::ZERO, moves: 150, faults }; KILLS];
    stretches.push(Stretch { moves: 150, ..Stretch::default() });
    let config = SoakConfig {
        site: Site::Alone {
            data: data.clone(),
            server: Box::new(move |port| {
                let mut serve = Command::new(&program);
                serve.arg("serve").arg(&data).arg(port.to_string());
                serve
            }),
        },
        registry: Arc::new(Registry::built_in()),
        tables: 10,
        seed: 1,
        stretches,
    };
    let report = server::soak::run(config, &|_, _, _| ()).await?;
    println!("{report:#?}");
    let faults: u32 = report.faults.values().sum();
    if faults as usize != (Fault::OF_FILES.len() + 1) * KILLS || report.moves < 450 || report.compared < report.moves {
        return Err("the trial did not do what it should".into());
    }
    if !report.is_clean() {
        return Err("something was lost, leaked, stalled or broke".into());
    }
    Ok(())
}

async fn serve_from(folder: &Path, port: u16) -> Result<(), Failure> {
    let config = config(folder, port);
    Server::open(config).await?.run(std::future::pending()).await?;
    Ok(())
}

/// Until it is killed or asked to close.
async fn serve_over(database: &str, port: u16, nats: Option<&String>) -> Result<(), Failure> {
    let config = Config {
        database: database.to_owned(),
        nats: nats.cloned(),
        registry: Arc::new(rules()?),
        ..config(Path::new("."), port)
    };
    Ok(server::serve(config, |_| ()).await?)
}

/// Those of every server, or others where the environment says so.
fn rules() -> Result<Registry, Failure> {
    if std::env::var_os(OTHER_RULES).is_none() {
        return Ok(Registry::built_in());
    }
    let corrected = [("rounds.toml".to_owned(), "[[deal]]\nid = 2\nhands = [6, 6, 5]\n".to_owned())];
    Ok(Registry::open(|game| if game == "asgard" { corrected.to_vec() } else { Vec::new() })?)
}

fn config(folder: &Path, port: u16) -> Config {
    let mut config = Config::new(folder, Arc::new(Registry::built_in()));
    config.listen.set_port(port);
    config.bot_pause = Duration::ZERO;
    config
}
