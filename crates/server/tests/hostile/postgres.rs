//! A PostgreSQL for one test, gone with it.

use std::ops::Deref;

use tempfile::TempDir;

use crate::house::Data;

pub struct Postgres {
    running: server::soak::postgres::Postgres,
    _folder: TempDir,
}

impl Postgres {
    /// Nothing where PostgreSQL is not installed, said aloud.
    pub fn start() -> Option<Postgres> {
        let folder = TempDir::new().expect("a folder");
        match server::soak::postgres::Postgres::start(folder.path()) {
            Ok(running) => Some(Postgres { running, _folder: folder }),
            Err(error) => {
                eprintln!("NOT TRIED: {error}");
                None
            }
        }
    }

    pub fn data(&self) -> Data {
        Data { folder: TempDir::new().expect("a folder"), database: self.url() }
    }
}

impl Deref for Postgres {
    type Target = server::soak::postgres::Postgres;

    fn deref(&self) -> &Self::Target {
        &self.running
    }
}
