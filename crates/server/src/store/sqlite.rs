//! SQLite: one file beside the server. One thread owns the connection that writes; a few others are for
//! reading. In WAL mode neither waits for the other.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql};
use tokio::sync::{Semaphore, mpsc, oneshot};

use super::migrations;
use super::sql::{Database, all_fail};
use super::statements::statements;
use super::value::{Row, Statement, Value};
use super::{StoreError, Write};
use crate::config::Durability;
use crate::limits::{READ_MAX, STORE_BUSY_MAX, STORE_READERS};

/// Statements kept ready by each connection: more than the store has.
const STATEMENTS_READY: usize = 64;
/// Pages that change stay at hand. Readers are seldom asked, and each would fill a cache of its own.
const WRITER_CACHE: &str = "PRAGMA cache_size=-8192";
const READER_CACHE: &str = "PRAGMA cache_size=-1024";
/// Nobody but the owner of the server: the file holds the seeds of games that are being played.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

type Results = Vec<Result<(), StoreError>>;

pub struct Sqlite {
    jobs: mpsc::UnboundedSender<Job>,
    readers: Arc<Readers>,
}

/// What the writing thread is asked to do, one after the other.
enum Job {
    Write(Vec<Vec<Write>>, oneshot::Sender<Results>),
    Reopen(oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<()>),
}

impl Sqlite {
    pub async fn open(file: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let (jobs, queue) = mpsc::unbounded_channel();
        let (ready, opened) = oneshot::channel();
        let mut thread = Thread { file: file.to_owned(), durability, connection: None };
        let started = std::thread::Builder::new().name("store".to_owned()).spawn(move || {
            let result = thread.open_first();
            let failed = result.is_err();
            // The other end waits in the function above.
            let _ = ready.send(result);
            if !failed {
                thread.run(queue);
            }
        });
        started.map_err(|error| StoreError::Broken(error.to_string()))?;
        opened.await.map_err(|_| StoreError::Closed)??;
        Ok(Sqlite { jobs, readers: Arc::new(Readers::new(file)) })
    }

    /// Has the thread do something and waits for its answer, however long that takes.
    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(job(answer)).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)
    }
}

#[async_trait]
impl Database for Sqlite {
    async fn write(&self, changes: Vec<Vec<Write>>) -> Results {
        let number = changes.len();
        let written = self.ask(|answer| Job::Write(changes, answer)).await;
        written.unwrap_or_else(|problem| vec![Err(problem); number])
    }

    async fn reopen(&self) -> Result<(), StoreError> {
        self.readers.forget();
        self.ask(Job::Reopen).await?
    }

    async fn read(&self, questions: Vec<Statement<'static>>) -> Result<Vec<Vec<Row>>, StoreError> {
        let late = || StoreError::Broken("the database does not answer".to_owned());
        let readers = Arc::clone(&self.readers);
        let reading = async move {
            let permit = Arc::clone(&readers.permits).acquire_owned().await.map_err(|_| StoreError::Closed)?;
            let answered = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                readers.read(&questions)
            });
            answered.await.map_err(|_| StoreError::Closed)?
        };
        tokio::time::timeout(READ_MAX, reading).await.map_err(|_| late())?
    }

    async fn close(&self) {
        self.readers.permits.close();
        self.readers.forget();
        // The last connection to close folds the write-ahead log into the file. A thread that is gone has closed it.
        let _ = self.ask(Job::Close).await;
    }
}

/// The thread that writes.
struct Thread {
    file: PathBuf,
    durability: Durability,
    /// Gone after a failure. A connection on which a write failed is never used again: what it holds of an
    /// unfinished transaction must not slip under the next one.
    connection: Option<Connection>,
}

impl Thread {
    fn run(mut self, mut queue: mpsc::UnboundedReceiver<Job>) {
        // Where nobody waits for an answer any more, it is dropped.
        while let Some(job) = queue.blocking_recv() {
            match job {
                Job::Write(changes, answer) => drop(answer.send(self.write(&changes))),
                Job::Reopen(answer) => drop(answer.send(self.reopen())),
                Job::Close(answer) => {
                    self.connection = None;
                    let _ = answer.send(());
                    return;
                }
            }
        }
    }

    /// Makes the file where there is none, looks whether it is one of ours, and brings it to the newest shape.
    fn open_first(&mut self) -> Result<(), StoreError> {
        let named = |problem: String| StoreError::Broken(format!("{}: {problem}", self.file.display()));
        keep_private(&self.file).map_err(|error| named(error.to_string()))?;
        let mut connection = open_for_writing(&self.file, self.durability).map_err(|error| named(error.to_string()))?;
        migrate(&mut connection).map_err(|error| named(error.to_string()))?;
        self.connection = Some(connection);
        Ok(())
    }

    fn reopen(&mut self) -> Result<(), StoreError> {
        self.connection = None;
        self.connection = Some(open_for_writing(&self.file, self.durability)?);
        Ok(())
    }

    fn write(&mut self, changes: &[Vec<Write>]) -> Results {
        let written = self.commit(changes.iter().flatten());
        match written {
            Ok(()) => changes.iter().map(|_| Ok(())).collect(),
            // One of many is at fault: each has its own try, so that the others do not suffer.
            Err(StoreError::Conflict) if changes.len() > 1 => {
                changes.iter().map(|change| self.commit(change.iter())).collect()
            }
            Err(problem) => all_fail(changes, &problem),
        }
    }

    /// One transaction. After a conflict it is undone and the connection stays; after anything else it goes.
    fn commit<'a>(&mut self, writes: impl Iterator<Item = &'a Write>) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("there is no connection".to_owned());
        let connection = self.connection.take().ok_or_else(gone)?;
        let outcome = transact(&connection, writes);
        let clean = match &outcome {
            Ok(()) => connection.is_autocommit(),
            Err(StoreError::Conflict) => connection.execute_batch("ROLLBACK").is_ok() && connection.is_autocommit(),
            Err(_) => false,
        };
        if clean {
            self.connection = Some(connection);
        } else if outcome.is_ok() {
            return Err(StoreError::Broken("a transaction stayed open after its commit".to_owned()));
        }
        outcome
    }
}

/// A database in memory. Everything is done at once, in the thread of whoever asks.
#[cfg(feature = "storm")]
pub struct Memory(Mutex<Thread>);

#[cfg(feature = "storm")]
impl Memory {
    pub fn open() -> Result<Memory, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_READY);
        migrate(&mut connection)?;
        Ok(Memory(Mutex::new(Thread {
            file: PathBuf::new(),
            durability: Durability::Process,
            connection: Some(connection),
        })))
    }

    fn thread(&self) -> MutexGuard<'_, Thread> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(feature = "storm")]
#[async_trait]
impl Database for Memory {
    async fn write(&self, changes: Vec<Vec<Write>>) -> Results {
        self.thread().write(&changes)
    }

    async fn reopen(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn read(&self, questions: Vec<Statement<'static>>) -> Result<Vec<Vec<Row>>, StoreError> {
        let thread = self.thread();
        let connection = thread.connection.as_ref().ok_or(StoreError::Closed)?;
        questions.iter().map(|question| answer(connection, question)).collect()
    }

    async fn close(&self) {}
}

fn transact<'a>(connection: &Connection, writes: impl Iterator<Item = &'a Write>) -> Result<(), StoreError> {
    connection.execute_batch("BEGIN IMMEDIATE")?;
    for statement in statements(writes) {
        statement.met(perform(connection, &statement)?)?;
    }
    connection.execute_batch("COMMIT")?;
    Ok(())
}

/// Says how many rows were changed, or found by a question.
fn perform(connection: &Connection, statement: &Statement<'_>) -> Result<u64, StoreError> {
    let mut prepared = connection.prepare_cached(&statement.sql)?;
    let values = rusqlite::params_from_iter(&statement.values);
    if prepared.column_count() == 0 {
        return Ok(prepared.execute(values)? as u64);
    }
    let (mut rows, mut found) = (prepared.query(values)?, 0);
    while rows.next()?.is_some() {
        found += 1;
    }
    Ok(found)
}

fn open_for_writing(file: &Path, durability: Durability) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(STORE_BUSY_MAX)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS_READY);
    connection.execute_batch(WRITER_CACHE)?;
    // FULL waits for the disk at every commit; NORMAL leaves that to the operating system.
    connection.execute_batch(match durability {
        Durability::Power => "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=8000",
        Durability::Process => "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=8000",
    })?;
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let strange = "SELECT EXISTS (SELECT 1 FROM sqlite_master) AND NOT EXISTS \
                   (SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations')";
    if transaction.query_row(strange, (), |row| row.get(0))? {
        return Err(StoreError::Broken("this is the database of another program".to_owned()));
    }
    transaction.execute_batch(&migrations::ledger(true))?;
    let done: Vec<i64> =
        transaction.prepare(migrations::DONE)?.query_map((), |row| row.get(0))?.collect::<Result<_, _>>()?;
    for step in migrations::missing(&done)? {
        transaction.execute_batch(&step.sql(true))?;
    }
    transaction.commit()?;
    Ok(())
}

/// A new file is made for its owner only; an old one that others could read is closed to them. The files
/// SQLite puts beside it get the same rights.
#[cfg(unix)]
fn keep_private(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    // Never open a database that exists: closing it would drop the locks other connections hold on it.
    match fs::OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(file) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        made => return made.map(|_| ()),
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        let Ok(found) = fs::metadata(&name) else { continue };
        if found.permissions().mode() & 0o077 != 0 {
            fs::set_permissions(&name, fs::Permissions::from_mode(OWNER_ONLY))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn keep_private(file: &Path) -> std::io::Result<()> {
    fs::OpenOptions::new().append(true).create(true).open(file).map(|_| ())
}

/// Connections that only read, opened when they are first needed.
struct Readers {
    file: PathBuf,
    permits: Arc<Semaphore>,
    free: Mutex<Vec<Connection>>,
}

impl Readers {
    fn new(file: &Path) -> Readers {
        Readers { file: file.to_owned(), permits: Arc::new(Semaphore::new(STORE_READERS)), free: Mutex::default() }
    }

    fn free(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next one to read gets a fresh connection.
    fn forget(&self) {
        self.free().clear();
    }

    fn read(&self, questions: &[Statement<'_>]) -> Result<Vec<Vec<Row>>, StoreError> {
        let known = self.free().pop();
        let connection = known.map_or_else(|| self.connect(), Ok)?;
        // One transaction: all answers are of the same moment.
        connection.execute_batch("BEGIN")?;
        let answers = questions.iter().map(|question| answer(&connection, question)).collect::<Result<_, _>>()?;
        connection.execute_batch("COMMIT")?;
        if !self.permits.is_closed() {
            self.free().push(connection);
        }
        Ok(answers)
    }

    fn connect(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags)?;
        connection.busy_timeout(Duration::min(STORE_BUSY_MAX, READ_MAX))?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS_READY);
        connection.execute_batch(READER_CACHE)?;
        Ok(connection)
    }
}

fn answer(connection: &Connection, question: &Statement<'_>) -> Result<Vec<Row>, StoreError> {
    let mut prepared = connection.prepare_cached(&question.sql)?;
    let columns = prepared.column_count();
    let mut rows = prepared.query(rusqlite::params_from_iter(&question.values))?;
    let mut answers = Vec::new();
    while let Some(row) = rows.next()? {
        let values = (0..columns).map(|column| -> Result<_, StoreError> { value(row.get_ref(column)?) });
        answers.push(Row::new(values.collect::<Result<_, _>>()?));
    }
    Ok(answers)
}

fn value(found: ValueRef<'_>) -> Result<Value<'static>, StoreError> {
    Ok(match found {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text).map_err(|error| StoreError::Broken(error.to_string()))?;
            Value::Text(text.to_owned().into())
        }
        other => return Err(StoreError::Broken(format!("a value of the kind {}", other.data_type()))),
    })
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        match error.sqlite_error() {
            Some(failure)
                if [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE].contains(&failure.extended_code) =>
            {
                StoreError::Conflict
            }
            Some(failure) if failure.code == ErrorCode::NotADatabase => {
                StoreError::Broken("this is not a database (it is damaged, or something else)".to_owned())
            }
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
