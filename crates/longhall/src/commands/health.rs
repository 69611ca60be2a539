//! `longhall health`: whether a hall can serve, for container engines and monitors.

use server::client::Client;

use crate::commands::runtime;
use crate::{Done, Failure, tell};

#[derive(clap::Args)]
pub struct Args {
    /// The hall to ask
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
}

pub fn run(args: Args) -> Done {
    let ready = runtime()?.block_on(async { Client::new(&args.url)?.is_ready().await })?;
    if ready {
        return Ok(());
    }
    tell!("{} is there, but cannot serve now", args.url);
    Err(Failure::Check)
}
