//! The shape of the database, step by step. The text is one for SQLite and PostgreSQL; where SQLite
//! can keep a table in the order of its key, `/*clustered*/` asks for it.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

const STEPS: &[(i64, &str, &str)] = &[
    (1, "hall", include_str!("../../migrations/0001_hall.sql")),
    (2, "devices", include_str!("../../migrations/0002_devices.sql")),
    (3, "fair", include_str!("../../migrations/0003_fair.sql")),
];

pub fn migrator(sqlite: bool) -> Migrator {
    let clustered = if sqlite { "WITHOUT ROWID" } else { "" };
    let step = |(version, name, sql): &(i64, &'static str, &str)| {
        let sql = sql.replace("/*clustered*/", clustered);
        Migration::new(*version, Cow::Borrowed(name), MigrationType::Simple, Cow::Owned(sql), false)
    };
    Migrator { migrations: Cow::Owned(STEPS.iter().map(step).collect()), ..Migrator::DEFAULT }
}
