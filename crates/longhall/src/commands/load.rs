//! `longhall load`: measures how many moves a second a running server takes.

use server::load::LoadConfig;

use crate::commands::runtime;
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// How many tables are played at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How long to play
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// The server to play against; several that share a store may be given
    #[arg(long = "url", value_name = "URL", default_value = "http://127.0.0.1:8080")]
    urls: Vec<String>,
    /// The two players of a table are at different servers
    #[arg(long)]
    anywhere: bool,
    /// For scripts that name the form they want: the report is always one line of JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Done {
    let Args { urls, anywhere, tables, seconds, .. } = args;
    let config = LoadConfig { urls, anywhere, tables, seconds };
    let report = runtime()?.block_on(server::load::run(config))?;
    tell!("{}", serde_json::to_string(&report)?);
    if report.errors == 0 { Ok(()) } else { Err(Failure::Check) }
}
