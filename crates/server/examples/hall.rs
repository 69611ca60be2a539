//! The server and its load generator without the rest of the house:
//! `hall serve PORT DIR` and `hall load URL TABLES SECONDS`.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use registry::Registry;
use server::load::{self, LoadConfig};
use server::{Config, serve};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", port, data] => {
            std::fs::create_dir_all(data)?;
            let mut config = Config::new(Path::new(data), Arc::new(Registry::built_in()));
            config.listen.set_port(port.parse()?);
            serve(config, |_| ()).await?;
        }
        ["load", url, tables, seconds] => {
            let config = LoadConfig { url: url.to_owned(), tables: tables.parse()?, seconds: seconds.parse()? };
            println!("{}", serde_json::to_string(&load::run(config).await?)?);
        }
        _ => return Err("hall serve PORT DIR, or hall load URL TABLES SECONDS".into()),
    }
    Ok(())
}
