//! The store in SQL, written once for SQLite (a file beside the server, the default) and PostgreSQL.

use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::LazyLock;

use async_trait::async_trait;
use engine::{Mark, Seat, SeedOrigin};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{Any, AnyPool, Connection, Executor, Row, Transaction};
use tokio::sync::Mutex;

use super::migrations::migrator;
use super::{
    Account, Device, LogKind, LogRow, Player, PlayerId, Run, SeatRecord, Store, StoreError, StoredTable, TableNumber,
    TableRecord, TokenHash, Write,
};
use crate::config::Durability;
use crate::limits::CHAT_LINES_MAX;
use crate::protocol::{ChatLine, Status};

pub struct SqlStore {
    readers: AnyPool,
    /// All writing goes through one connection: SQLite has one writer, and one is enough for group commit.
    writer: Mutex<Option<sqlx::pool::PoolConnection<Any>>>,
}

impl SqlStore {
    /// Opens the database and brings it to the newest shape.
    pub async fn open(url: &str, durability: Durability) -> Result<SqlStore, StoreError> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let url = if sqlite { format!("{url}?mode=rwc") } else { url.to_owned() };
        let settings = settings(sqlite, durability);
        let readers = AnyPoolOptions::new()
            .max_connections(4)
            .after_connect(move |connection, _| Box::pin(async move { connection.execute(settings).await.map(|_| ()) }))
            .connect(&url)
            .await?;
        migrator(sqlite).run(&readers).await.map_err(|error| StoreError::Broken(error.to_string()))?;
        let mut writer = readers.acquire().await?;
        if sqlite {
            // Pages that change stay at hand. Readers are seldom asked, and each would fill a cache of its own.
            writer.execute("PRAGMA cache_size=-8192").await?;
        }
        Ok(SqlStore { readers, writer: Mutex::new(Some(writer)) })
    }
}

/// Readers and the writer of SQLite do not wait for each other in WAL mode. FULL waits for the disk at
/// every commit; NORMAL leaves that to the operating system.
fn settings(sqlite: bool, durability: Durability) -> &'static str {
    match (sqlite, durability) {
        (true, Durability::Power) => {
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=5000; \
             PRAGMA wal_autocheckpoint=8000; PRAGMA cache_size=-1024; PRAGMA foreign_keys=OFF"
        }
        (true, Durability::Process) => {
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=5000; \
             PRAGMA wal_autocheckpoint=8000; PRAGMA cache_size=-1024; PRAGMA foreign_keys=OFF"
        }
        (false, Durability::Power) => "SET synchronous_commit = on",
        (false, Durability::Process) => "SET synchronous_commit = off",
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn write(&self, changes: &[Vec<Write>]) -> Vec<Result<(), StoreError>> {
        let mut writer = self.writer.lock().await;
        let Some(connection) = writer.as_mut() else {
            return changes.iter().map(|_| Err(StoreError::Closed)).collect();
        };
        match write_all(connection, changes.iter().flatten()).await {
            Ok(()) => changes.iter().map(|_| Ok(())).collect(),
            // One of many is at fault: each has its own try, so that the others do not suffer.
            Err(StoreError::Conflict) if changes.len() > 1 => {
                let mut results = Vec::with_capacity(changes.len());
                for change in changes {
                    results.push(write_all(connection, change.iter()).await);
                }
                results
            }
            Err(StoreError::Conflict) => vec![Err(StoreError::Conflict)],
            Err(error) => {
                // The connection may be gone; the next write deserves a fresh one.
                if let Ok(fresh) = self.readers.acquire().await {
                    *connection = fresh;
                }
                let problem = error.to_string();
                changes.iter().map(|_| Err(StoreError::Broken(problem.clone()))).collect()
            }
        }
    }

    async fn player_of_token(&self, token: &TokenHash) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT players.id, players.name, shape, accounts.name AS account FROM tokens \
                   JOIN players ON players.id = tokens.player \
                   LEFT JOIN accounts ON accounts.player = players.id WHERE hash = $1";
        let row = sqlx::query(sql).bind(hex(token)).fetch_optional(&self.readers).await?;
        row.map(|row| player(&row)).transpose()
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT players.id, players.name, shape, accounts.name AS account FROM players \
                   LEFT JOIN accounts ON accounts.player = players.id WHERE players.id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        row.map(|row| player(&row)).transpose()
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        if !can_be_stored(folded) {
            return Ok(None);
        }
        let sql = "SELECT folded, player, password_hash FROM accounts WHERE folded = $1";
        let row = sqlx::query(sql).bind(folded).fetch_optional(&self.readers).await?;
        row.map(|row| account(&row)).transpose()
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT folded, player, password_hash FROM accounts WHERE player = $1";
        let row = sqlx::query(sql).bind(player).fetch_optional(&self.readers).await?;
        row.map(|row| account(&row)).transpose()
    }

    async fn accounts_without_skeleton(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT folded, name FROM accounts WHERE folded NOT IN (SELECT folded FROM account_skeletons)";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn devices(&self, player: PlayerId) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT hash, label, created_ms, seen_ms FROM tokens WHERE player = $1 ORDER BY seen_ms DESC, hash";
        let rows = sqlx::query(sql).bind(player).fetch_all(&self.readers).await?;
        rows.iter().map(device).collect()
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        if !can_be_stored(id) {
            return Ok(None);
        }
        let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1");
        let Some(row) = sqlx::query(&sql).bind(id).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let record = table(&row)?;
        let seats = self.seats(record.number).await?;
        let sql = "SELECT seq, seat, kind, entry, mark, used_ms, at_ms FROM log WHERE table_number = $1 ORDER BY seq";
        let rows = sqlx::query(sql).bind(record.number).fetch_all(&self.readers).await?;
        let log = rows.iter().map(log_row).collect::<Result<_, _>>()?;
        let sql = "SELECT number, seat, name, words, at_ms FROM chat WHERE table_number = $1 \
                   ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(record.number).bind(CHAT_LINES_MAX as i64).fetch_all(&self.readers).await?;
        let chat = rows.iter().rev().map(chat_line).collect::<Result<_, _>>()?;
        Ok(Some(StoredTable { record, seats, log, chat }))
    }

    async fn tables(&self, status: Status, most: usize) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE status = $1 ORDER BY changed_ms DESC LIMIT {most}");
        let rows = sqlx::query(&sql).bind(plain(&status)).fetch_all(&self.readers).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let record = table(row)?;
            let seats = self.seats(record.number).await?;
            tables.push((record, seats));
        }
        Ok(tables)
    }

    async fn runs(&self) -> Result<Vec<Run>, StoreError> {
        let sql = "SELECT id, started_ms, alive_ms FROM runs ORDER BY started_ms";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(run).collect()
    }

    async fn close(&self) {
        // The last connection of SQLite to close folds the write-ahead log into the file.
        drop(self.writer.lock().await.take());
        self.readers.close().await;
    }
}

impl SqlStore {
    async fn seats(&self, table: TableNumber) -> Result<Vec<SeatRecord>, StoreError> {
        let sql = "SELECT seat, player, name, shape, bot, ahead FROM seats WHERE table_number = $1 ORDER BY seat";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.readers).await?;
        rows.iter().map(seat_record).collect()
    }
}

async fn write_all(
    connection: &mut sqlx::AnyConnection,
    writes: impl Iterator<Item = &Write>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let mut appended = Vec::new();
    for write in writes {
        match write {
            Write::Append { table, rows } => appended.extend(rows.iter().map(|row| (*table, row))),
            other => write_one(&mut transaction, other).await?,
        }
    }
    append(&mut transaction, &appended).await?;
    transaction.commit().await?;
    Ok(())
}

async fn write_one(transaction: &mut Transaction<'_, Any>, write: &Write) -> Result<(), StoreError> {
    let query = match write {
        Write::NewPlayer { player, device } => {
            sqlx::query("INSERT INTO players (id, name, shape) VALUES ($1, $2, $3)")
                .bind(player.id)
                .bind(player.name.clone())
                .bind(plain(&player.shape))
                .execute(&mut **transaction)
                .await?;
            return insert_device(transaction, player.id, device).await;
        }
        Write::Rename { player, name, shape } => sqlx::query("UPDATE players SET name = $1, shape = $2 WHERE id = $3")
            .bind(name.clone())
            .bind(plain(shape))
            .bind(*player),
        Write::NewAccount { name, account, skeletons } => {
            for skeleton in skeletons {
                sqlx::query("INSERT INTO account_skeletons (skeleton, folded) VALUES ($1, $2)")
                    .bind(skeleton.clone())
                    .bind(account.folded.clone())
                    .execute(&mut **transaction)
                    .await?;
            }
            sqlx::query("INSERT INTO accounts (folded, name, player, password_hash) VALUES ($1, $2, $3, $4)")
                .bind(account.folded.clone())
                .bind(name.clone())
                .bind(account.player)
                .bind(account.password_hash.clone())
        }
        Write::Password { player, password_hash } => {
            let sql = "UPDATE accounts SET password_hash = $1 WHERE player = $2";
            sqlx::query(sql).bind(password_hash.clone()).bind(*player)
        }
        Write::Skeleton { folded, skeleton } => {
            let sql = "INSERT INTO account_skeletons (skeleton, folded) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(skeleton.clone()).bind(folded.clone())
        }
        Write::NewDevice { player, device } => return insert_device(transaction, *player, device).await,
        Write::Seen { token, seen_ms } => {
            sqlx::query("UPDATE tokens SET seen_ms = $1 WHERE hash = $2").bind(*seen_ms as i64).bind(hex(token))
        }
        Write::ForgetToken { token } => sqlx::query("DELETE FROM tokens WHERE hash = $1").bind(hex(token)),
        Write::ForgetTokens { player } => sqlx::query("DELETE FROM tokens WHERE player = $1").bind(*player),
        Write::GatherSeats { from, to } => {
            // Somebody who sat at one table under both names keeps both seats apart.
            let sql = "UPDATE seats SET player = $1 WHERE player = $2 AND table_number NOT IN \
                       (SELECT table_number FROM seats AS other WHERE other.player = $3)";
            sqlx::query(sql).bind(*to).bind(*from).bind(*to)
        }
        Write::NewTable { record, seats } => {
            insert_table(transaction, record).await?;
            for seat in seats {
                upsert_seat(transaction, record.number, seat).await?;
            }
            return Ok(());
        }
        Write::Table { record } => {
            let sql = "UPDATE tables SET status = $1, host = $2, rematch = $3, outcome = $4, changed_ms = $5, \
                       rules_version = $6, corrected = $7, seed_parts = $8 WHERE number = $9";
            sqlx::query(sql)
                .bind(plain(&record.status))
                .bind(record.host.map(|seat| i32::from(seat.0)))
                .bind(record.rematch.clone())
                .bind(record.outcome.clone())
                .bind(record.changed_ms as i64)
                .bind(record.rules_version.clone())
                .bind(i32::from(record.corrected))
                .bind(record.origin.players.as_ref().map(json))
                .bind(record.number)
        }
        Write::Seat { table, seat } => return upsert_seat(transaction, *table, seat).await,
        Write::Chat { table, line } => sqlx::query(
            "INSERT INTO chat (table_number, number, seat, name, words, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(*table)
        .bind(line.number as i32)
        .bind(line.seat.map(|seat| i32::from(seat.0)))
        .bind(line.name.clone())
        .bind(line.words.clone())
        .bind(line.at_ms as i64),
        Write::Append { table, rows } => {
            let rows: Vec<_> = rows.iter().map(|row| (*table, row)).collect();
            return append(transaction, &rows).await;
        }
        Write::Run(run) => {
            let sql = "INSERT INTO runs (id, started_ms, alive_ms) VALUES ($1, $2, $3) \
                       ON CONFLICT (id) DO UPDATE SET alive_ms = excluded.alive_ms";
            sqlx::query(sql).bind(run.id).bind(run.started_ms as i64).bind(run.alive_ms as i64)
        }
    };
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// PostgreSQL refuses even to look for a text with this character.
fn can_be_stored(text: &str) -> bool {
    !text.contains('\0')
}

const TABLE_COLUMNS: &str = "number, id, game, rules_version, corrected, name, status, access, clock, setup, lesson, \
                             seed, host, rematch, outcome, changed_ms, seed_parts";

async fn insert_table(transaction: &mut Transaction<'_, Any>, record: &TableRecord) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO tables ({TABLE_COLUMNS}) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)"
    );
    sqlx::query(&sql)
        .bind(record.number)
        .bind(record.id.clone())
        .bind(record.game.clone())
        .bind(record.rules_version.clone())
        .bind(i32::from(record.corrected))
        .bind(record.name.clone())
        .bind(plain(&record.status))
        .bind(plain(&record.access))
        .bind(json(&record.clock))
        .bind(json(&record.setup))
        .bind(i32::from(record.lesson))
        .bind(record.origin.server.to_string())
        .bind(record.host.map(|seat| i32::from(seat.0)))
        .bind(record.rematch.clone())
        .bind(record.outcome.clone())
        .bind(record.changed_ms as i64)
        .bind(record.origin.players.as_ref().map(json))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn insert_device(
    transaction: &mut Transaction<'_, Any>,
    player: PlayerId,
    device: &Device,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO tokens (hash, player, label, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5)";
    sqlx::query(sql)
        .bind(hex(&device.token))
        .bind(player)
        .bind(device.label.clone())
        .bind(device.created_ms as i64)
        .bind(device.seen_ms as i64)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

async fn upsert_seat(
    transaction: &mut Transaction<'_, Any>,
    table: TableNumber,
    seat: &SeatRecord,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO seats (table_number, seat, player, name, shape, bot, ahead) \
               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_number, seat) DO UPDATE SET \
               player = excluded.player, name = excluded.name, shape = excluded.shape, bot = excluded.bot, \
               ahead = excluded.ahead";
    sqlx::query(sql)
        .bind(table)
        .bind(i32::from(seat.seat.0))
        .bind(seat.player)
        .bind(seat.name.clone())
        .bind(plain(&seat.shape))
        .bind(seat.bot.as_ref().map(plain))
        .bind(seat.ahead.as_ref().map(json))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Rows of one statement, largest first: few prepared statements serve batches of any length.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];
const LOG_COLUMNS: usize = 8;

static APPEND: LazyLock<[String; CHUNKS.len()]> = LazyLock::new(|| CHUNKS.map(append_sql));

fn append_sql(rows: usize) -> String {
    let mut sql = String::from("INSERT INTO log (table_number, seq, seat, kind, entry, mark, used_ms, at_ms) VALUES ");
    for row in 0..rows {
        let gap = if row == 0 { "(" } else { ", (" };
        sql.push_str(gap);
        for column in 1..=LOG_COLUMNS {
            let gap = if column == 1 { "$" } else { ", $" };
            let _ = write!(sql, "{gap}{}", row * LOG_COLUMNS + column);
        }
        sql.push(')');
    }
    sql
}

async fn append(transaction: &mut Transaction<'_, Any>, rows: &[(TableNumber, &LogRow)]) -> Result<(), StoreError> {
    let mut rest = rows;
    while !rest.is_empty() {
        let chosen = CHUNKS.iter().position(|chunk| *chunk <= rest.len()).unwrap_or(CHUNKS.len() - 1);
        let (chunk, after) = rest.split_at(CHUNKS[chosen]);
        let mut query = sqlx::query(&APPEND[chosen]);
        for (table, row) in chunk {
            query = query
                .bind(*table)
                .bind(row.seq as i32)
                .bind(i32::from(row.seat.0))
                .bind(kind_number(row.kind))
                .bind(row.entry.as_str())
                .bind(i64::from(row.mark.0))
                .bind(row.used_ms as i64)
                .bind(row.at_ms as i64);
        }
        query.execute(&mut **transaction).await?;
        rest = after;
    }
    Ok(())
}

fn kind_number(kind: LogKind) -> i32 {
    match kind {
        LogKind::Act => 0,
        LogKind::Automatic => 1,
        LogKind::Undo => 2,
        LogKind::TakenOver => 3,
    }
}

fn log_row(row: &AnyRow) -> Result<LogRow, StoreError> {
    let kind = match row.try_get::<i64, _>("kind")? {
        0 => LogKind::Act,
        1 => LogKind::Automatic,
        2 => LogKind::Undo,
        3 => LogKind::TakenOver,
        other => return Err(StoreError::Broken(format!("a log entry of unknown kind {other}"))),
    };
    Ok(LogRow {
        seq: row.try_get::<i64, _>("seq")? as u32,
        seat: seat_number(row.try_get("seat")?),
        kind,
        entry: row.try_get("entry")?,
        mark: Mark(row.try_get::<i64, _>("mark")? as u32),
        used_ms: row.try_get::<i64, _>("used_ms")? as u64,
        at_ms: row.try_get::<i64, _>("at_ms")? as u64,
    })
}

fn chat_line(row: &AnyRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: row.try_get::<i64, _>("number")? as u32,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(seat_number),
        name: row.try_get("name")?,
        words: row.try_get("words")?,
        at_ms: row.try_get::<i64, _>("at_ms")? as u64,
    })
}

fn player(row: &AnyRow) -> Result<Player, StoreError> {
    Ok(Player {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        shape: read_plain(row.try_get("shape")?)?,
        account: row.try_get("account")?,
    })
}

fn account(row: &AnyRow) -> Result<Account, StoreError> {
    Ok(Account { folded: row.try_get(0)?, player: row.try_get(1)?, password_hash: row.try_get(2)? })
}

fn device(row: &AnyRow) -> Result<Device, StoreError> {
    Ok(Device {
        token: unhex(&row.try_get::<String, _>("hash")?)?,
        label: row.try_get("label")?,
        created_ms: row.try_get::<i64, _>("created_ms")? as u64,
        seen_ms: row.try_get::<i64, _>("seen_ms")? as u64,
    })
}

fn seat_record(row: &AnyRow) -> Result<SeatRecord, StoreError> {
    let bot: Option<String> = row.try_get("bot")?;
    let ahead: Option<String> = row.try_get("ahead")?;
    Ok(SeatRecord {
        seat: seat_number(row.try_get("seat")?),
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        shape: read_plain(row.try_get("shape")?)?,
        bot: bot.map(read_plain).transpose()?,
        ahead: ahead.map(|text| read_json(&text)).transpose()?,
    })
}

fn table(row: &AnyRow) -> Result<TableRecord, StoreError> {
    let text = |column: &str| row.try_get::<String, _>(column);
    Ok(TableRecord {
        number: row.try_get("number")?,
        id: text("id")?,
        game: text("game")?,
        rules_version: text("rules_version")?,
        corrected: row.try_get::<i64, _>("corrected")? != 0,
        name: text("name")?,
        status: read_plain(text("status")?)?,
        access: read_plain(text("access")?)?,
        clock: read_json(&text("clock")?)?,
        setup: read_json(&text("setup")?)?,
        lesson: row.try_get::<i64, _>("lesson")? != 0,
        origin: origin(&text("seed")?, row.try_get("seed_parts")?)?,
        host: row.try_get::<Option<i64>, _>("host")?.map(seat_number),
        rematch: row.try_get("rematch")?,
        outcome: row.try_get("outcome")?,
        changed_ms: row.try_get::<i64, _>("changed_ms")? as u64,
    })
}

fn origin(server: &str, parts: Option<String>) -> Result<SeedOrigin, StoreError> {
    let server = FromStr::from_str(server).map_err(|_| StoreError::Broken("a seed that is none".into()))?;
    Ok(SeedOrigin { server, players: parts.map(|parts| read_json(&parts)).transpose()? })
}

fn run(row: &AnyRow) -> Result<Run, StoreError> {
    Ok(Run {
        id: row.try_get("id")?,
        started_ms: row.try_get::<i64, _>("started_ms")? as u64,
        alive_ms: row.try_get::<i64, _>("alive_ms")? as u64,
    })
}

fn seat_number(number: i64) -> Seat {
    Seat(number as u8)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Result<TokenHash, StoreError> {
    let broken = || StoreError::Broken("a token that is none".into());
    let mut hash = TokenHash::default();
    for (index, byte) in hash.iter_mut().enumerate() {
        let digits = text.get(2 * index..2 * index + 2).ok_or_else(broken)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| broken())?;
    }
    Ok(hash)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is written as JSON")
}

fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}

/// A unit variant as its bare word.
fn plain(value: &impl Serialize) -> String {
    json(value).trim_matches('"').to_owned()
}

fn read_plain<T: DeserializeOwned>(word: String) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::String(word)).map_err(|error| StoreError::Broken(error.to_string()))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
