//! The shape of the database, step by step. The text is one for SQLite and PostgreSQL; where SQLite
//! can keep a table in the order of its key, `/*clustered*/` asks for it.
//!
//! Which steps are done stands in `_sqlx_migrations`: the first databases were made by that library, and
//! all of them are brought forward from there.

use super::StoreError;

/// A step and the version of the database it leads to.
pub struct Step {
    pub version: i64,
    name: &'static str,
    sql: &'static str,
}

const STEPS: &[Step] = &[
    Step { version: 1, name: "hall", sql: include_str!("../../migrations/0001_hall.sql") },
    Step { version: 2, name: "devices", sql: include_str!("../../migrations/0002_devices.sql") },
    Step { version: 3, name: "fair", sql: include_str!("../../migrations/0003_fair.sql") },
    Step { version: 4, name: "probes", sql: include_str!("../../migrations/0004_probes.sql") },
    Step { version: 5, name: "once", sql: include_str!("../../migrations/0005_once.sql") },
    Step { version: 6, name: "owners", sql: include_str!("../../migrations/0006_owners.sql") },
    Step { version: 7, name: "calls", sql: include_str!("../../migrations/0007_calls.sql") },
    Step { version: 8, name: "news", sql: include_str!("../../migrations/0008_news.sql") },
    Step { version: 9, name: "many", sql: include_str!("../../migrations/0009_many.sql") },
    Step { version: 10, name: "people", sql: include_str!("../../migrations/0010_people.sql") },
    Step { version: 11, name: "guests", sql: include_str!("../../migrations/0011_guests.sql") },
    Step { version: 12, name: "analyses", sql: include_str!("../../migrations/0012_analyses.sql") },
    Step { version: 13, name: "programs", sql: include_str!("../../migrations/0013_programs.sql") },
];

pub const DONE: &str = "SELECT version FROM _sqlx_migrations WHERE success";

/// The list of done steps, where there is none yet.
pub fn ledger(sqlite: bool) -> String {
    let (bytes, time) = if sqlite { ("BLOB", "TIMESTAMP") } else { ("BYTEA", "TIMESTAMPTZ") };
    format!(
        "CREATE TABLE IF NOT EXISTS _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
         installed_on {time} NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
         checksum {bytes} NOT NULL, execution_time BIGINT NOT NULL)"
    )
}

/// The steps that a database lacks which has had these.
pub fn missing(done: &[i64]) -> Result<Vec<&'static Step>, StoreError> {
    if let Some(version) = done.iter().find(|version| STEPS.iter().all(|step| step.version != **version)) {
        let problem = format!("the database was made by a newer program (its version {version} is not known here)");
        return Err(StoreError::Broken(problem));
    }
    Ok(STEPS.iter().filter(|step| !done.contains(&step.version)).collect())
}

impl Step {
    /// What it does, its mark in the list included; all of it happens in one transaction.
    pub fn sql(&self, sqlite: bool) -> String {
        let clustered = if sqlite { "WITHOUT ROWID" } else { "" };
        let (version, name) = (self.version, self.name);
        let sql = self.sql.replace("/*clustered*/", clustered);
        format!(
            "{sql};\nINSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES ({version}, '{name}', TRUE, '', 0)"
        )
    }
}
