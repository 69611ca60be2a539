//! The SQL of the store: what each [`Write`] does, what is asked, and how answers become records. It is
//! written once, in words that SQLite and PostgreSQL both understand.

use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use engine::{Mark, Seat, Seed, SeedOrigin, Wish};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::news;
use super::value::{Row, Statement, Value};
use super::{
    Account, Device, Grant, HALL, Holder, LogKind, LogRow, NOBODY, Player, PlayerId, Position, Run, SeatRecord,
    StoreError, StoredAnalysis, StoredCorrections, StoredNonce, TableNumber, TableRecord, TokenHash, Write,
};
use crate::code::TableCode;
use crate::limits::{CHAT_LINES_MAX, GUESSES_FORGOTTEN, NONCES_PER_TABLE_MAX, TABLES_MAX};
use crate::nonce::Nonce;
use crate::passwords::Guesser;
use crate::protocol::{ChatLine, Status};

macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$(Value::from($value)),*] };
}
pub(super) use values;

/// The values of one row of many.
macro_rules! row {
    ($($value:expr),* $(,)?) => { [$(Value::from($value)),*] };
}
pub(super) use row;

/// Makes PostgreSQL keep the rows of a question as they are until the end of the transaction. SQLite lets one write
/// at a time anyway.
pub const SHARED: &str = "/*shared*/";

/// Everything that some writes do. Fences come first; entries of logs, nonces and notices come last. All of these go
/// together in few statements.
pub fn statements<'a>(writes: impl Iterator<Item = &'a Write>) -> Vec<Statement<'a>> {
    let mut statements = Vec::new();
    let (mut fences, mut appended, mut nonces) = (Vec::new(), Vec::new(), Vec::new());
    let (mut settled, mut noticed) = (Vec::new(), Vec::new());
    for write in writes {
        match write {
            Write::Fence { table, epoch } => fences.extend(row![*table, *epoch]),
            Write::Append { table, rows } => rows.iter().for_each(|row| appended.extend(log_values(*table, row))),
            Write::Nonce { table, done, made } => nonces.extend(nonce_values(*table, done, made.as_ref())),
            Write::Settle { table, player } => settled.extend(row![*player, *table]),
            Write::Notices { table, notices } => notices.iter().for_each(|one| noticed.extend(one.values(*table))),
            Write::News(write) => write.statements(&mut statements),
            Write::Result(result) => result.statements(&mut statements),
            Write::People(write) => write.statements(&mut statements),
            other => one_write(other, &mut statements),
        }
    }
    in_chunks(&APPEND, appended, &mut statements);
    in_chunks(&NOTE_NONCES, nonces, &mut statements);
    // What is settled was noticed before; a new notice stays.
    in_chunks(&SETTLE, settled, &mut statements);
    in_chunks(&NOTICE, noticed, &mut statements);
    let mut all = Vec::with_capacity(statements.len() + fences.len());
    in_chunks(&FENCE, fences, &mut all);
    all.append(&mut statements);
    all
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
        Write::BecomeBot { player } => {
            let sql = "UPDATE players SET bot = 1 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON \
                       tables.number = seats.table_number WHERE seats.player = $2 AND status IN ('waiting', 'running'))";
            statements.push(Statement::new(sql, values![*player, *player]).expecting(1));
        }
        // A device that is signed out hears nothing more.
        Write::ForgetToken { token } => {
            add("DELETE FROM channels WHERE token = $1", values![hex(token)]);
            add("DELETE FROM tokens WHERE hash = $1", values![hex(token)]);
        }
        Write::ForgetTokens { player } => {
            add("DELETE FROM channels WHERE player = $1 AND token IS NOT NULL", values![*player]);
            add("DELETE FROM tokens WHERE player = $1", values![*player]);
        }
        Write::WrongGuess { guesser, at_ms } => {
            let forgotten = at_ms.saturating_sub(GUESSES_FORGOTTEN.as_millis() as u64);
            add("DELETE FROM wrong_guesses WHERE at_ms < $1", values![forgotten]);
            add(
                "INSERT INTO wrong_guesses (guesser, wrong, at_ms) VALUES ($1, 1, $2) ON CONFLICT (guesser) \
                 DO UPDATE SET wrong = wrong_guesses.wrong + 1, at_ms = excluded.at_ms",
                values![hex(&guesser.0), *at_ms],
            );
        }
        Write::Guesses { guesser, left } => {
            add("UPDATE wrong_guesses SET wrong = $1 WHERE guesser = $2", values![*left, hex(&guesser.0)]);
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
        other => table_write(other, statements),
    }
}

/// A write of a table. Entries of logs, nonces and fences go together with those of other changes.
fn table_write<'a>(write: &'a Write, statements: &mut Vec<Statement<'a>>) {
    let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
    match write {
        // Somebody who sat at one table under both names keeps both seats apart.
        Write::GatherSeats { from, to } => {
            add(
                "UPDATE tables SET epoch = epoch + 1 WHERE number IN (SELECT table_number FROM seats WHERE player = $1)",
                values![*from],
            );
            add(
                "UPDATE seats SET player = $1 WHERE player = $2 AND table_number NOT IN \
             (SELECT table_number FROM seats AS other WHERE other.player = $3)",
                values![*to, *from, *to],
            );
            add("UPDATE channels SET player = $1 WHERE player = $2", values![*to, *from]);
            add("UPDATE result_seats SET player = $1 WHERE player = $2", values![*to, *from]);
            // Who has just come in is here; the next move writes notices for the new name.
            add("UPDATE notices SET state = 3, due_ms = NULL WHERE player = $1 AND due_ms IS NOT NULL", values![*from]);
        }
        Write::Claim { table, epoch, owner } => {
            let sql = "UPDATE tables SET epoch = epoch + 1, owner = $1, wake_ms = 0 WHERE number = $2 AND epoch = $3";
            statements.push(Statement::new(sql, values![*owner, *table, *epoch]).expecting(1));
        }
        Write::Release { table, epoch, wake_ms, shown } => {
            let sql = "UPDATE tables SET owner = 0, wake_ms = $1, shown = $2 WHERE number = $3 AND epoch = $4";
            let values = values![*wake_ms, shown.as_ref().map(json), *table, *epoch];
            statements.push(Statement::new(sql, values).expecting(1));
        }
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
        Write::Analysis { table, stored } => add(
            "INSERT INTO analyses (table_number, version, is_done, body) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (table_number) DO UPDATE SET version = excluded.version, is_done = excluded.is_done, \
             body = excluded.body",
            values![*table, stored.version, stored.is_done, &stored.body],
        ),
        Write::ForgetNonces { table, player, before_ms } => add(
            "DELETE FROM nonces WHERE table_number = $1 AND player = $2 AND at_ms < $3",
            values![*table, *player, *before_ms],
        ),
        _ => {}
    }
}

const TABLE_COLUMNS: &str = "number, id, game, rules_version, corrected, name, status, access, clock, setup, lesson, \
                             seed, host, rematch, outcome, changed_ms, seed_parts, undo_asked, epoch, owner, wake_ms, \
                             shown, code, calls, counts";

static INSERT_TABLE: LazyLock<String> = LazyLock::new(|| {
    let places: Vec<String> = (1..=TABLE_COLUMNS.split(',').count()).map(|place| format!("${place}")).collect();
    format!("INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({})", places.join(", "))
});

const UPDATE_TABLE: &str = "UPDATE tables SET status = $1, host = $2, rematch = $3, outcome = $4, changed_ms = $5, \
                            rules_version = $6, corrected = $7, seed_parts = $8, undo_asked = $9, code = $10, calls = $11 \
                            WHERE number = $12";

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
        record.undo_asked.as_ref().map(json),
        record.code.map(String::from),
        record.calls.as_ref().map(json),
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
        json(&StoredSetup {
            wish: record.setup.clone(),
            corrections: record.corrections.clone(),
            programs: record.programs,
        }),
        record.lesson,
        record.origin.server.to_string(),
        record.host,
        record.rematch.as_ref(),
        record.outcome.as_ref(),
        record.changed_ms,
        record.origin.players.as_ref().map(json),
        record.undo_asked.as_ref().map(json),
        record.epoch,
        record.owner,
        record.wake_ms,
        record.shown.as_ref().map(json),
        record.code.map(String::from),
        record.calls.as_ref().map(json),
        record.counts,
    ]
}

const UPSERT_SEAT: &str = "INSERT INTO seats (table_number, seat, player, name, shape, bot, ahead, program, guest) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_number, seat) DO UPDATE SET \
                           player = excluded.player, name = excluded.name, shape = excluded.shape, \
                           bot = excluded.bot, ahead = excluded.ahead, program = excluded.program, \
                           guest = excluded.guest";

fn seat_values(table: TableNumber, seat: &SeatRecord) -> Vec<Value<'_>> {
    let (bot, ahead) = (seat.bot.as_ref().map(plain), seat.ahead.as_ref().map(json));
    values![table, seat.seat, seat.player, &seat.name, plain(&seat.shape), bot, ahead, seat.program, seat.guest]
}

/// Rows of one statement, largest first: few prepared statements serve batches of any length.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

/// A statement for each number of rows, and what one of them expects.
struct Chunked {
    sql: LazyLock<[String; CHUNKS.len()]>,
    /// Values of one row.
    columns: usize,
    expects_all: bool,
}

static FENCE: Chunked = Chunked { sql: LazyLock::new(|| CHUNKS.map(fence_sql)), columns: 2, expects_all: true };
static APPEND: Chunked = Chunked {
    sql: LazyLock::new(|| CHUNKS.map(|rows| insert_sql(LOG_COLUMNS, rows))),
    columns: 10,
    expects_all: false,
};
static SETTLE: Chunked =
    Chunked { sql: LazyLock::new(|| CHUNKS.map(news::settle_sql)), columns: 2, expects_all: false };
static NOTICE: Chunked =
    Chunked { sql: LazyLock::new(|| CHUNKS.map(news::notice_sql)), columns: news::NOTICED.len(), expects_all: false };
static NOTE_NONCES: Chunked = Chunked {
    sql: LazyLock::new(|| CHUNKS.map(|rows| insert_sql(NONCE_COLUMNS, rows))),
    columns: 6,
    expects_all: false,
};

/// Finds every table that is still in its epoch.
fn fence_sql(rows: usize) -> String {
    let one = |row: usize| format!("(number = ${} AND epoch = ${})", 2 * row + 1, 2 * row + 2);
    let tables: Vec<String> = (0..rows).map(one).collect();
    format!("SELECT number FROM tables WHERE {} {SHARED}", tables.join(" OR "))
}

const LOG_COLUMNS: &str = "log (table_number, seq, seat, kind, entry, mark, used_ms, at_ms, player, nonce)";
const NONCE_COLUMNS: &str = "nonces (table_number, player, nonce, seq, made, at_ms)";

/// `into`: a table with the names of its columns.
fn insert_sql(into: &str, rows: usize) -> String {
    let columns = into.split(',').count();
    let mut sql = format!("INSERT INTO {into} VALUES ");
    for row in 0..rows {
        let gap = if row == 0 { "(" } else { ", (" };
        sql.push_str(gap);
        for column in 1..=columns {
            let gap = if column == 1 { "$" } else { ", $" };
            let _ = write!(sql, "{gap}{}", row * columns + column);
        }
        sql.push(')');
    }
    sql
}

fn log_values(table: TableNumber, row: &LogRow) -> [Value<'_>; 10] {
    let LogRow { seq, seat, kind, entry, mark, used_ms, at_ms, asked } = row;
    let (player, nonce) = (asked.map(|(player, _)| player), asked.map(|(_, nonce)| nonce.0));
    row![table, *seq, *seat, kind_number(*kind), entry, mark.0, *used_ms, *at_ms, player, nonce]
}

fn nonce_values<'a>(table: TableNumber, done: &StoredNonce, made: Option<&'a String>) -> [Value<'a>; 6] {
    row![table, done.player, done.nonce.0, done.seq, made, done.at_ms]
}

/// `rows`: the values of all rows, one after the other.
fn in_chunks<'a>(chunked: &'static Chunked, rows: Vec<Value<'a>>, statements: &mut Vec<Statement<'a>>) {
    let mut left = rows.len() / chunked.columns;
    let mut rows = rows.into_iter();
    while left > 0 {
        let chosen = CHUNKS.iter().position(|chunk| *chunk <= left).unwrap_or(CHUNKS.len() - 1);
        let bound: Vec<Value<'a>> = rows.by_ref().take(CHUNKS[chosen] * chunked.columns).collect();
        let statement = Statement::new(chunked.sql[chosen].as_str(), bound);
        let expects = chunked.expects_all.then_some(CHUNKS[chosen] as u64);
        statements.push(Statement { expects, ..statement });
        left -= CHUNKS[chosen];
    }
}

/// PostgreSQL refuses even to look for a text with this character.
pub fn can_be_stored(text: &str) -> bool {
    !text.contains('\0')
}

pub fn holder_of_token(token: &[u8]) -> Statement<'static> {
    let sql = "SELECT players.id, players.name, shape, accounts.name, bot, scope, expires_ms FROM tokens \
               JOIN players ON players.id = tokens.player \
               LEFT JOIN accounts ON accounts.player = players.id WHERE hash = $1";
    Statement::new(sql, values![hex(token)])
}

/// Rows that are asked for by one statement.
pub const ASKED_MAX: usize = 128;

/// A question for some rows. The number of parameters is always the same, so that one prepared statement serves all:
/// the last one fills up.
fn question_for_some(sql: &str, mut wanted: Vec<Value<'static>>) -> Statement<'static> {
    let places: Vec<String> = (1..=ASKED_MAX).map(|place| format!("${place}")).collect();
    let last = wanted.last().cloned().unwrap_or(Value::Null);
    wanted.resize(ASKED_MAX, last);
    Statement::new(format!("{sql} IN ({})", places.join(", ")), wanted)
}

pub fn holders_of_tokens(tokens: &[TokenHash]) -> Statement<'static> {
    let sql = "SELECT hash, players.id, players.name, shape, accounts.name, bot, scope, expires_ms FROM tokens \
               JOIN players ON players.id = tokens.player \
               LEFT JOIN accounts ON accounts.player = players.id WHERE hash";
    question_for_some(sql, tokens.iter().map(|token| Value::from(hex(token))).collect())
}

pub fn read_token(mut row: Row) -> Result<(TokenHash, Holder), StoreError> {
    Ok((unhex(&row.text()?)?, read_holder(row)?))
}

pub fn read_holder(mut row: Row) -> Result<Holder, StoreError> {
    Ok(Holder { player: next_player(&mut row)?, grant: next_grant(&mut row)? })
}

/// A token with a scope and without an end counts no more.
fn next_grant(row: &mut Row) -> Result<Option<Grant>, StoreError> {
    let (scope, expires_ms) = (row.optional_text()?, row.optional_number()?);
    let granted = |scope| Ok(Grant { scope: read_plain(scope)?, expires_ms: expires_ms.unwrap_or(0) as u64 });
    scope.map(granted).transpose()
}

pub fn player(id: i64) -> Statement<'static> {
    let sql = "SELECT players.id, players.name, shape, accounts.name, bot FROM players \
               LEFT JOIN accounts ON accounts.player = players.id WHERE players.id = $1";
    Statement::new(sql, values![id])
}

pub fn read_player(mut row: Row) -> Result<Player, StoreError> {
    next_player(&mut row)
}

fn next_player(row: &mut Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: row.number()?,
        name: row.text()?,
        shape: read_plain(row.text()?)?,
        account: row.optional_text()?,
        bot: row.number()? != 0,
    })
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

const INSERT_DEVICE: &str = "INSERT INTO tokens (hash, player, label, created_ms, seen_ms, scope, expires_ms) \
                             VALUES ($1, $2, $3, $4, $5, $6, $7)";

fn device_values(player: PlayerId, device: &Device) -> Vec<Value<'_>> {
    let (scope, expires_ms) = (device.grant.map(|grant| plain(&grant.scope)), device.grant.map(|one| one.expires_ms));
    values![hex(&device.token), player, &device.label, device.created_ms, device.seen_ms, scope, expires_ms]
}

pub fn devices(player: PlayerId) -> Statement<'static> {
    let sql = "SELECT hash, label, created_ms, seen_ms, scope, expires_ms FROM tokens WHERE player = $1 \
               ORDER BY seen_ms DESC, hash";
    Statement::new(sql, values![player])
}

pub fn read_device(mut row: Row) -> Result<Device, StoreError> {
    Ok(Device {
        token: unhex(&row.text()?)?,
        label: row.text()?,
        created_ms: row.number()? as u64,
        seen_ms: row.number()? as u64,
        grant: next_grant(&mut row)?,
    })
}

pub fn wrong_guesses(guesser: Guesser) -> Statement<'static> {
    Statement::new("SELECT wrong FROM wrong_guesses WHERE guesser = $1", values![hex(&guesser.0)])
}

pub fn probe(node: i64) -> Statement<'static> {
    Statement::new("SELECT stamp FROM probes WHERE node = $1", values![node])
}

/// The record, the seats, the log, the chat and the nonces of one table, in this order.
pub fn table(id: &str) -> [Statement<'static>; 5] {
    let of_table = "table_number = (SELECT number FROM tables WHERE id = $1)";
    let id = || id.to_owned();
    [
        Statement::new(format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1"), values![id()]),
        Statement::new(format!("SELECT {SEAT_COLUMNS} FROM seats WHERE {of_table} ORDER BY seat"), values![id()]),
        Statement::new(
            format!(
                "SELECT seq, seat, kind, entry, mark, used_ms, at_ms, player, nonce FROM log \
                 WHERE {of_table} ORDER BY seq"
            ),
            values![id()],
        ),
        Statement::new(
            format!("SELECT number, seat, name, words, at_ms FROM chat WHERE {of_table} ORDER BY number DESC LIMIT $2"),
            values![id(), CHAT_LINES_MAX as u64],
        ),
        // Those of the players first: spectators may be many.
        Statement::new(
            format!(
                "SELECT player, nonce, seq, at_ms FROM nonces WHERE {of_table} ORDER BY EXISTS (SELECT 1 FROM seats \
                 WHERE seats.table_number = nonces.table_number AND seats.player = nonces.player) DESC, \
                 at_ms DESC, seq DESC LIMIT $2"
            ),
            values![id(), NONCES_PER_TABLE_MAX as u64],
        ),
    ]
}

/// Tables of a status, newest first, and after them all their seats.
pub fn tables(status: Status, most: usize) -> [Statement<'static>; 2] {
    let newest = "FROM tables WHERE status = $1 ORDER BY changed_ms DESC, number LIMIT $2";
    with_seats(newest, &|| values![plain(&status), most as u64])
}

/// Tables that changed lately, newest first, and after them all their seats.
pub fn changed_tables(since_ms: u64) -> [Statement<'static>; 2] {
    let newest = "FROM tables WHERE changed_ms >= $1 ORDER BY changed_ms DESC, number LIMIT $2";
    with_seats(newest, &|| values![since_ms, TABLES_MAX as u64])
}

pub(super) fn with_seats(chosen: &str, asked: &dyn Fn() -> Vec<Value<'static>>) -> [Statement<'static>; 2] {
    let seats =
        format!("SELECT {SEAT_COLUMNS} FROM seats WHERE table_number IN (SELECT number {chosen}) ORDER BY seat");
    [Statement::new(format!("SELECT {TABLE_COLUMNS} {chosen}"), asked()), Statement::new(seats, asked())]
}

/// The column `setup`: what was wished, and the corrections of the few tables that have their own.
#[derive(Serialize, Deserialize)]
struct StoredSetup {
    #[serde(flatten)]
    wish: Wish,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    corrections: Option<Arc<StoredCorrections>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    programs: bool,
}

pub fn read_table(mut row: Row) -> Result<TableRecord, StoreError> {
    let (own, programs);
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
        setup: {
            let stored: StoredSetup = read_json(&row.text()?)?;
            (own, programs) = (stored.corrections, stored.programs);
            stored.wish
        },
        corrections: own,
        lesson: row.number()? != 0,
        origin: SeedOrigin::fixed(read_seed(&row.text()?)?),
        host: row.optional_number()?.map(seat_number),
        rematch: row.optional_text()?,
        outcome: row.optional_text()?,
        changed_ms: row.number()? as u64,
        undo_asked: None,
        counts: true,
        code: None,
        programs,
        calls: None,
        epoch: 0,
        owner: NOBODY,
        wake_ms: None,
        shown: None,
    };
    record.origin.players = row.optional_text()?.map(|parts| read_json(&parts)).transpose()?;
    record.undo_asked = row.optional_text()?.map(|asked| read_json(&asked)).transpose()?;
    record.epoch = row.number()?;
    record.owner = row.number()?;
    record.wake_ms = row.optional_number()?.map(|at_ms| at_ms as u64);
    record.shown = row.optional_text()?.map(|shown| read_json(&shown)).transpose()?;
    record.code = row.optional_text()?.and_then(|code| TableCode::read(&code));
    record.calls = row.optional_text()?.map(|calls| read_json(&calls)).transpose()?;
    record.counts = row.number()? != 0;
    Ok(record)
}

fn read_seed(text: &str) -> Result<Seed, StoreError> {
    FromStr::from_str(text).map_err(|_| StoreError::Broken("a seed that is none".to_owned()))
}

pub fn due(now_ms: u64, besides: &[i64], most: usize) -> Statement<'static> {
    let mut sql = String::from("SELECT id FROM tables WHERE wake_ms <= $1");
    let mut values = values![now_ms];
    for run in besides {
        values.push(Value::from(*run));
        let _ = write!(sql, " AND owner <> ${}", values.len());
    }
    values.push(Value::from(most as u64));
    let _ = write!(sql, " ORDER BY wake_ms LIMIT ${}", values.len());
    Statement::new(sql, values)
}

pub fn positions(tables: &[TableNumber]) -> Statement<'static> {
    let sql = "SELECT number, epoch, (SELECT COALESCE(MAX(seq), 0) FROM log WHERE table_number = tables.number), \
               (SELECT COALESCE(MAX(chat.number) + 1, 0) FROM chat WHERE table_number = tables.number), changed_ms \
               FROM tables WHERE number";
    question_for_some(sql, tables.iter().map(|table| Value::from(*table)).collect())
}

pub fn read_position(mut row: Row) -> Result<(TableNumber, Position), StoreError> {
    let table = row.number()?;
    let position = Position {
        epoch: row.number()?,
        seq: row.number()? as u32,
        next_line: row.number()? as u32,
        changed_ms: row.number()? as u64,
    };
    Ok((table, position))
}

pub fn made(player: PlayerId, nonce: Nonce) -> Statement<'static> {
    let sql = "SELECT made FROM nonces WHERE table_number = $1 AND player = $2 AND nonce = $3";
    Statement::new(sql, values![HALL, player, nonce.0])
}

pub fn table_of_code(code: TableCode) -> Statement<'static> {
    Statement::new("SELECT id FROM tables WHERE code = $1", values![String::from(code)])
}

pub fn read_nonce(mut row: Row) -> Result<StoredNonce, StoreError> {
    Ok(StoredNonce {
        player: row.number()?,
        nonce: Nonce(row.number()?),
        seq: row.number()? as u32,
        at_ms: row.number()? as u64,
        in_log: false,
    })
}

pub fn analysis(table: TableNumber) -> Statement<'static> {
    Statement::new("SELECT version, is_done, body FROM analyses WHERE table_number = $1", values![table])
}

pub fn read_analysis(mut row: Row) -> Result<StoredAnalysis, StoreError> {
    Ok(StoredAnalysis { version: row.number()?, is_done: row.number()? != 0, body: row.text()? })
}

pub fn runs() -> Statement<'static> {
    Statement::new("SELECT id, started_ms, alive_ms FROM runs ORDER BY started_ms", Vec::new())
}

pub fn read_run(mut row: Row) -> Result<Run, StoreError> {
    Ok(Run { id: row.number()?, started_ms: row.number()? as u64, alive_ms: row.number()? as u64 })
}

const SEAT_COLUMNS: &str = "table_number, seat, player, name, shape, bot, ahead, program, guest";

pub fn read_seat(mut row: Row) -> Result<(TableNumber, SeatRecord), StoreError> {
    let table = row.number()?;
    let seat = SeatRecord {
        seat: seat_number(row.number()?),
        player: row.optional_number()?,
        name: row.text()?,
        shape: read_plain(row.text()?)?,
        bot: row.optional_text()?.map(read_plain).transpose()?,
        ahead: row.optional_text()?.map(|text| read_json(&text)).transpose()?,
        program: row.number()? != 0,
        guest: row.number()? != 0,
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
        asked: row.optional_number()?.zip(row.optional_number()?).map(|(player, nonce)| (player, Nonce(nonce))),
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
        LogKind::Absent => 4,
    }
}

fn read_kind(number: i64) -> Result<LogKind, StoreError> {
    Ok(match number {
        0 => LogKind::Act,
        1 => LogKind::Automatic,
        2 => LogKind::Undo,
        3 => LogKind::TakenOver,
        4 => LogKind::Absent,
        other => return Err(StoreError::Broken(format!("a log entry of unknown kind {other}"))),
    })
}

fn seat_number(number: i64) -> Seat {
    Seat(number as u8)
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(super) fn unhex(text: &str) -> Result<TokenHash, StoreError> {
    let broken = || StoreError::Broken("a token that is none".to_owned());
    let mut hash = TokenHash::default();
    for (index, byte) in hash.iter_mut().enumerate() {
        let digits = text.get(2 * index..2 * index + 2).ok_or_else(broken)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| broken())?;
    }
    Ok(hash)
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is written as JSON")
}

pub(super) fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(error.to_string()))
}

/// A unit variant as its bare word.
pub(super) fn plain(value: &impl Serialize) -> String {
    json(value).trim_matches('"').to_owned()
}

pub(super) fn read_plain<T: DeserializeOwned>(word: String) -> Result<T, StoreError> {
    serde_json::from_value(serde_json::Value::String(word)).map_err(|error| StoreError::Broken(error.to_string()))
}
