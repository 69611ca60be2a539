//! `longhall worker`: only thinks, for the bots of servers that share a database and a NATS.

use std::sync::Arc;

use registry::Registry;
use server::Worker;

use crate::Done;
use crate::commands::runtime;
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// The PostgreSQL of the servers, as an url; it is only read
    #[arg(long, value_name = "URL")]
    database: String,
    /// The NATS of the servers, as an url
    #[arg(long, value_name = "URL")]
    nats: String,
    /// Bots that may think at the same time; one for each core without it
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
}

pub fn run(registry: Registry, args: Args) -> Done {
    super::serve::start_log();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.bot_threads.unwrap_or(cores).max(1);
    let worker = Worker { database: args.database, nats: args.nats, registry: Arc::new(registry), threads };
    let opened = || tell!("Longhall thinks for bots, {threads} at a time. Stop it with Ctrl-C.");
    Ok(runtime()?.block_on(server::work(worker, opened))?)
}
