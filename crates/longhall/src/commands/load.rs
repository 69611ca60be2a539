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
    /// The server to play against
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
    /// For scripts that name the form they want: the report is always one line of JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Done {
    let config = LoadConfig { url: args.url, tables: args.tables, seconds: args.seconds };
    let report = runtime()?.block_on(server::load::run(config))?;
    tell!("{}", serde_json::to_string(&report)?);
    if report.errors == 0 { Ok(()) } else { Err(Failure::Check) }
}
