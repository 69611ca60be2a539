//! The SQL of the store: what each [`Write`] does, what is asked, and how answers become records. It is
//! written once, in words that SQLite and PostgreSQL both understand.

use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::{Mark, Seat, Seed, SeedOrigin};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::value::{Row, Statement, Value};
use super::{
    Account, Device, LogKind, LogRow, Player, PlayerId, Run, SeatRecord, StoreError, TableNumber, TableRecord,
    TokenHash, Write,
};
use crate::limits::CHAT_LINES_MAX;
use crate::protocol::{ChatLine, Status};

macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$(Value::from($value)),*] };
}

/// Everything that some writes do. Entries of logs come last and go together in few statements.
pub fn statements<'a>(writes: impl Iterator<Item = &'a Write>) -> Vec<Statement<'a>> {
    let mut statements = Vec::new();
    let mut appended = Vec::new();
    for write in writes {
        match write {
            Write::Append { table, rows } => appended.extend(rows.iter().map(|row| (*table, row))),
            other => one_write(other, &mut statements),
        }
    }
    append(&appended, &mut statements);
    statements
}

fn one_write<'a>(write: &'a Write, statements: &mut Vec<Statement<'a>>) {
    let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
    match write {
        Write::NewPlayer { player, device } => {
            let known_as = values![player.id, &player.name, plain(&player.shape)];
            add("INSERT INTO players (id, name, shape) VALUES ($1, $2, $3)", known_as);
            add(INSERT_DEVICE, device_values(player.id, device));
        }
        Write::Rename { player, name, shape } => {
            add("UPDATE players SET name = $1, shape = $2 WHERE id = $3", values![name, plain(shape), *player]);
        }
        Write::NewAccount { name, account, skeletons } => {
            for skeleton in skeletons {
                let values = values![skeleton, &account.folded];
                add("INSERT INTO account_skeletons (skeleton, folded) VALUES ($1, $2)", values);
            }
            add(
                "INSERT INTO accounts (folded, name, player, password_hash) VALUES ($1, $2, $3, $4)",
                values![&account.folded, name, account.player, &account.password_hash],
            );
        }
        Write::Password { player, password_hash } => {
            add("UPDATE accounts SET password_hash = $1 WHERE player = $2", values![password_hash, *player]);
        }
        Write::Skeleton { folded, skeleton } => add(
            "INSERT INTO account_skeletons (skeleton, folded) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            values![skeleton, folded],
        ),
        Write::NewDevice { player, device } => add(INSERT_DEVICE, device_values(*player, device)),
        Write::Seen { token, seen_ms } => {
            add("UPDATE tokens SET seen_ms = $1 WHERE hash = $2", values![*seen_ms, hex(token)]);
        }
        Write::ForgetToken { token } => add("DELETE FROM tokens WHERE hash = $1", values![hex(token)]),
        Write::ForgetTokens { player } => add("DELETE FROM tokens WHERE player = $1", values![*player]),
        // Somebody who sat at one table under both names keeps both seats apart.
        Write::GatherSeats { from, to } => add(
            "UPDATE seats SET player = $1 WHERE player = $2 AND table_number NOT IN \
             (SELECT table_number FROM seats AS other WHERE other.player = $3)",
            values![*to, *from, *to],
        ),
        Write::NewTable { record, seats } => {
            add(INSERT_TABLE.as_str(), table_values(record));
            seats.iter().for_each(|seat| add(UPSERT_SEAT, seat_values(record.number, seat)));
        }
        Write::Table { record } => add(UPDATE_TABLE, changed_values(record)),
        Write::Seat { table, seat } => add(UPSERT_SEAT, seat_values(*table, seat)),
        Write::Chat { table, line } => add(
            "INSERT INTO chat (table_number, number, seat, name, words, at_ms) VALUES ($1, $2, $3, $4, $5, $6)",
            values![*table, line.number, line.seat, &line.name, &line.words, line.at_ms],
        ),
        Write::Append { table, rows } => {
            let rows: Vec<_> = rows.iter().map(|row| (*table, row)).collect();
            append(&rows, statements);
        }
        Write::Run(run) => add(
            "INSERT INTO runs (id, started_ms, alive_ms) VALUES ($1, $2, $3) \
             ON CONFLICT (id) DO UPDATE SET alive_ms = excluded.alive_ms",
            values![run.id, run.started_ms, run.alive_ms],
        ),
        Write::Probe { node, stamp } => add(
            "INSERT INTO probes (node, stamp) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET stamp = excluded.stamp",
            values![*node, *stamp],
        ),
    }
}

const TABLE_COLUMNS: &str = "number, id, game, rules_version, corrected, name, status, access, clock, setup, lesson, \
                             seed, host, rematch, outcome, changed_ms, seed_parts";

static INSERT_TABLE: LazyLock<String> = LazyLock::new(|| {
    let places: Vec<String> = (1..=TABLE_COLUMNS.split(',').count()).map(|place| format!("${place}")).collect();
    format!("INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({})", places.join(", "))
});

const UPDATE_TABLE: &str = "UPDATE tables SET status = $1, host = $2, rematch = $3, outcome = $4, changed_ms = $5, \
                            rules_version = $6, corrected = $7, seed_parts = $8 WHERE number = $9";

/// What changes of a table after it was opened.
fn changed_values(record: &TableRecord) -> Vec<Value<'_>> {
    values![
        plain(&record.status),
        record.host,
        record.rematch.as_ref(),
        record.outcome.as_ref(),
        record.changed_ms,
        &record.rules_version,
        record.corrected,
        record.origin.players.as_ref().map(json),
        record.number,
    ]
}

fn table_values(record: &TableRecord) -> Vec<Value<'_>> {
    values![
        record.number,
        &record.id,
        &record.game,
        &record.rules_version,
        record.corrected,
        &record.name,
        plain(&record.status),
        plain(&record.access),
        json(&record.clock),
        json(&record.setup),
        record.lesson,
        record.origin.server.to_string(),
        record.host,
        record.rematch.as_ref(),
        record.outcome.as_ref(),
        record.changed_ms,
        record.origin.players.as_ref().map(json),
    ]
}

const UPSERT_SEAT: &str = "INSERT INTO seats (table_number, seat, player, name, shape, bot, ahead) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_number, seat) DO UPDATE SET \
                           player = excluded.player, name = excluded.name, shape = excluded.shape, \
                           bot = excluded.bot, ahead = excluded.ahead";

fn seat_values(table: TableNumber, seat: &SeatRecord) -> Vec<Value<'_>> {
    let (bot, ahead) = (seat.bot.as_ref().map(plain), seat.ahead.as_ref().map(json));
    values![table, seat.seat, seat.player, &seat.name, plain(&seat.shape), bot, ahead]
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

fn append<'a>(rows: &[(TableNumber, &'a LogRow)], statements: &mut Vec<Statement<'a>>) {
    let mut rest = rows;
    while !rest.is_empty() {
        let chosen = CHUNKS.iter().position(|chunk| *chunk <= rest.len()).unwrap_or(CHUNKS.len() - 1);
        let (chunk, after) = rest.split_at(CHUNKS[chosen]);
        let mut bound = Vec::with_capacity(chunk.len() * LOG_COLUMNS);
        for (table, row) in chunk {
            let (kind, mark) = (kind_number(row.kind), row.mark.0);
            bound.extend(values![*table, row.seq, row.seat, kind, &row.entry, mark, row.used_ms, row.at_ms]);
        }
        statements.push(Statement::new(APPEND[chosen].as_str(), bound));
        rest = after;
    }
}

/// PostgreSQL refuses even to look for a text with this character.
pub fn can_be_stored(text: &str) -> bool {
    !text.contains('\0')
}

pub fn player_of_token(token: &[u8]) -> Statement<'static> {
    let sql = "SELECT players.id, players.name, shape, accounts.name FROM tokens \
               JOIN players ON players.id = tokens.player \
               LEFT JOIN accounts ON accounts.player = players.id WHERE hash = $1";
    Statement::new(sql, values![hex(token)])
}

pub fn player(id: i64) -> Statement<'static> {
    let sql = "SELECT players.id, players.name, shape, accounts.name FROM players \
               LEFT JOIN accounts ON accounts.player = players.id WHERE players.id = $1";
    Statement::new(sql, values![id])
}

pub fn read_player(mut row: Row) -> Result<Player, StoreError> {
    Ok(Player { id: row.number()?, name: row.text()?, shape: read_plain(row.text()?)?, account: row.optional_text()? })
}

pub fn account(folded: &str) -> Statement<'static> {
    let sql = "SELECT folded, player, password_hash FROM accounts WHERE folded = $1";
    Statement::new(sql, values![folded.to_owned()])
}

pub fn account_of(player: PlayerId) -> Statement<'static> {
    Statement::new("SELECT folded, player, password_hash FROM accounts WHERE player = $1", values![player])
}

pub fn read_account(mut row: Row) -> Result<Account, StoreError> {
    Ok(Account { folded: row.text()?, player: row.number()?, password_hash: row.text()? })
}

pub fn accounts_without_skeleton() -> Statement<'static> {
    let sql = "SELECT folded, name FROM accounts WHERE folded NOT IN (SELECT folded FROM account_skeletons)";
    Statement::new(sql, Vec::new())
}

const INSERT_DEVICE: &str = "INSERT INTO tokens (hash, player, label, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5)";

fn device_values(player: PlayerId, device: &Device) -> Vec<Value<'_>> {
    values![hex(&device.token), player, &device.label, device.created_ms, device.seen_ms]
}

pub fn devices(player: PlayerId) -> Statement<'static> {
    let sql = "SELECT hash, label, created_ms, seen_ms FROM tokens WHERE player = $1 ORDER BY seen_ms DESC, hash";
    Statement::new(sql, values![player])
}

pub fn read_device(mut row: Row) -> Result<Device, StoreError> {
    Ok(Device {
        token: unhex(&row.text()?)?,
        label: row.text()?,
        created_ms: row.number()? as u64,
        seen_ms: row.number()? as u64,
    })
}

pub fn probe(node: i64) -> Statement<'static> {
    Statement::new("SELECT stamp FROM probes WHERE node = $1", values![node])
}

/// The record, the seats, the log and the chat of one table, in this order.
pub fn table(id: &str) -> [Statement<'static>; 4] {
    let of_table = "table_number = (SELECT number FROM tables WHERE id = $1)";
    let id = || id.to_owned();
    [
        Statement::new(format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"), values![id()]),
        Statement::new(format!("SELECT {SEAT_COLUMNS} FROM seats WHERE {of_table} ORDER BY seat"), values![id()]),
        Statement::new(
            format!("SELECT seq, seat, kind, entry, mark, used_ms, at_ms FROM log WHERE {of_table} ORDER BY seq"),
            values![id()],
        ),
        Statement::new(
            format!("SELECT number, seat, name, words, at_ms FROM chat WHERE {of_table} ORDER BY number DESC LIMIT $2"),
            values![id(), CHAT_LINES_MAX as u64],
        ),
    ]
}

/// Tables of a status, newest first, and after them all their seats.
pub fn tables(status: Status, most: usize) -> [Statement<'static>; 2] {
    let newest = "FROM tables WHERE status = $1 ORDER BY changed_ms DESC, number LIMIT $2";
    let asked = || values![plain(&status), most as u64];
    [
        Statement::new(format!("SELECT {TABLE_COLUMNS} {newest}"), asked()),
        Statement::new(
            format!("SELECT {SEAT_COLUMNS} FROM seats WHERE table_number IN (SELECT number {newest}) ORDER BY seat"),
            asked(),
        ),
    ]
}

pub fn read_table(mut row: Row) -> Result<TableRecord, StoreError> {
    let mut record = TableRecord {
        number: row.number()?,
        id: row.text()?,
        game: row.text()?,
        rules_version: row.text()?,
        corrected: row.number()? != 0,
        name: row.text()?,
        status: read_plain(row.text()?)?,
        access: read_plain(row.text()?)?,
        clock: read_json(&row.text()?)?,
        setup: read_json(&row.text()?)?,
        lesson: row.number()? != 0,
        origin: SeedOrigin::fixed(read_seed(&row.text()?)?),
        host: row.optional_number()?.map(seat_number),
        rematch: row.optional_text()?,
        outcome: row.optional_text()?,
        changed_ms: row.number()? as u64,
    };
    record.origin.players = row.optional_text()?.map(|parts| read_json(&parts)).transpose()?;
    Ok(record)
}

fn read_seed(text: &str) -> Result<Seed, StoreError> {
    FromStr::from_str(text).map_err(|_| StoreError::Broken("a seed that is none".to_owned()))
}

pub fn runs() -> Statement<'static> {
    Statement::new("SELECT id, started_ms, alive_ms FROM runs ORDER BY started_ms", Vec::new())
}

pub fn read_run(mut row: Row) -> Result<Run, StoreError> {
    Ok(Run { id: row.number()?, started_ms: row.number()? as u64, alive_ms: row.number()? as u64 })
}

const SEAT_COLUMNS: &str = "table_number, seat, player, name, shape, bot, ahead";

pub fn read_seat(mut row: Row) -> Result<(TableNumber, SeatRecord), StoreError> {
    let table = row.number()?;
    let seat = SeatRecord {
        seat: seat_number(row.number()?),
        player: row.optional_number()?,
        name: row.text()?,
        shape: read_plain(row.text()?)?,
        bot: row.optional_text()?.map(read_plain).transpose()?,
        ahead: row.optional_text()?.map(|text| read_json(&text)).transpose()?,
    };
    Ok((table, seat))
}

pub fn read_log_row(mut row: Row) -> Result<LogRow, StoreError> {
    Ok(LogRow {
        seq: row.number()? as u32,
        seat: seat_number(row.number()?),
        kind: read_kind(row.number()?)?,
        entry: row.text()?,
        mark: Mark(row.number()? as u32),
        used_ms: row.number()? as u64,
        at_ms: row.number()? as u64,
    })
}

pub fn read_chat_line(mut row: Row) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: row.number()? as u32,
        seat: row.optional_number()?.map(seat_number),
        name: row.text()?,
        words: row.text()?,
        at_ms: row.number()? as u64,
    })
}

fn kind_number(kind: LogKind) -> i64 {
    match kind {
        LogKind::Act => 0,
        LogKind::Automatic => 1,
        LogKind::Undo => 2,
        LogKind::TakenOver => 3,
    }
}

fn read_kind(number: i64) -> Result<LogKind, StoreError> {
    Ok(match number {
        0 => LogKind::Act,
        1 => LogKind::Automatic,
        2 => LogKind::Undo,
        3 => LogKind::TakenOver,
        other => return Err(StoreError::Broken(format!("a log entry of unknown kind {other}"))),
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
    let broken = || StoreError::Broken("a token that is none".to_owned());
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
