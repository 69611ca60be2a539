//! PostgreSQL, for halls that run one already. One connection writes, a few read. Nothing waits for it
//! without an end: a database that is stopped, paused or out of reach fails in time.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use bytes::BytesMut;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::AbortHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, NoTls};

use super::migrations;
use super::sql::{Database, all_fail};
use super::statements::{SHARED, statements};
use super::value::{Row, Statement, Value};
use super::{StoreError, Write};
use crate::config::Durability;
use crate::limits::{READ_MAX, STORE_BUSY_MAX, STORE_CONNECT_MAX, STORE_READERS};

/// How often we look whether the process behind a lost connection has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// The number of the lock under which one of several servers brings the database to its newest shape.
const MIGRATION_LOCK: i64 = 0x6c6f_6e67_6861_6c6c;

pub struct Postgres {
    config: Config,
    settings: String,
    writer: tokio::sync::Mutex<Option<Connection>>,
    /// The process at the other end of the last connection that wrote.
    backend: Mutex<Option<Backend>>,
    permits: Arc<Semaphore>,
    readers: Mutex<Vec<Connection>>,
}

/// A process of the database; the number alone may come back after a restart.
#[derive(Clone)]
struct Backend {
    process: i64,
    started: String,
}

struct Connection {
    client: Client,
    prepared: HashMap<String, tokio_postgres::Statement>,
    driver: AbortHandle,
}

/// Closed hard: the socket goes at once, whatever is still under way.
impl Drop for Connection {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

impl Postgres {
    pub async fn open(url: &str, durability: Durability) -> Result<Postgres, StoreError> {
        let mut config: Config = url.parse().map_err(|error| broken(&error))?;
        config.connect_timeout(STORE_CONNECT_MAX).application_name("longhall");
        let commit = if durability == Durability::Power { "on" } else { "off" };
        let (busy, idle) = (STORE_BUSY_MAX.as_millis(), READ_MAX.as_millis() * 2);
        let settings = format!(
            "SET synchronous_commit = {commit}; SET statement_timeout = {busy}; SET lock_timeout = {busy}; \
             SET idle_in_transaction_session_timeout = {idle}"
        );
        let database = Postgres {
            config,
            settings,
            writer: tokio::sync::Mutex::default(),
            backend: Mutex::default(),
            permits: Arc::new(Semaphore::new(STORE_READERS)),
            readers: Mutex::default(),
        };
        database.reopen().await?;
        if let Some(connection) = database.writer.lock().await.as_ref() {
            migrate(&connection.client).await?;
        }
        Ok(database)
    }

    async fn connect(&self) -> Result<Connection, StoreError> {
        let connecting = async {
            let (client, driver) = self.config.connect(NoTls).await?;
            // It ends with the connection; what went wrong is told to who asked.
            let driver = tokio::spawn(async move { drop(driver.await) }).abort_handle();
            let connection = Connection { client, prepared: HashMap::new(), driver };
            connection.client.batch_execute(&self.settings).await?;
            Ok(connection)
        };
        in_time(STORE_CONNECT_MAX, connecting).await
    }

    fn backend(&self) -> MutexGuard<'_, Option<Backend>> {
        self.backend.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn readers(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection to read over: one that is free, or a fresh one.
    async fn reader(&self, fresh: bool) -> Result<Connection, StoreError> {
        let known = if fresh { None } else { self.readers().pop() };
        match known.filter(|connection| !connection.client.is_closed()) {
            Some(connection) => Ok(connection),
            None => self.connect().await,
        }
    }

    async fn read_over(&self, fresh: bool, questions: &[Statement<'static>]) -> Result<Vec<Vec<Row>>, StoreError> {
        let mut connection = self.reader(fresh).await?;
        let answers = connection.answers(questions).await?;
        if !self.permits.is_closed() {
            self.readers().push(connection);
        }
        Ok(answers)
    }

    async fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)
    }

    /// One transaction. Only a connection in a known state is kept.
    async fn commit(&self, writer: &mut Option<Connection>, changes: &[Vec<Write>]) -> Result<(), StoreError> {
        // Taken out for the time being: whoever loses patience with this leaves nothing half done behind.
        let mut connection = writer.take().ok_or_else(|| broken(&"there is no connection"))?;
        let outcome = connection.transact(changes).await;
        let clean = match &outcome {
            Ok(()) => true,
            Err(StoreError::Conflict) => connection.client.batch_execute("ROLLBACK").await.is_ok(),
            Err(_) => false,
        };
        if clean {
            *writer = Some(connection);
        }
        outcome
    }
}

#[async_trait]
impl Database for Postgres {
    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
        let mut writer = self.writer.lock().await;
        match self.commit(&mut writer, &changes).await {
            Ok(()) => changes.iter().map(|_| Ok(())).collect(),
            // One of many is at fault: each has its own try, so that the others do not suffer.
            Err(StoreError::Conflict) if changes.len() > 1 => {
                let mut results = Vec::with_capacity(changes.len());
                for change in changes.chunks(1) {
                    results.push(self.commit(&mut writer, change).await);
                }
                results
            }
            Err(problem) => all_fail(&changes, &problem),
        }
    }

    async fn reopen(&self) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        *writer = None;
        self.readers().clear();
        let connection = self.connect().await?;
        let before = self.backend().clone();
        if let Some(before) = before {
            in_time(READ_MAX, connection.end(&before)).await?;
        }
        let backend = in_time(READ_MAX, connection.backend()).await?;
        *self.backend() = Some(backend);
        *writer = Some(connection);
        Ok(())
    }

    async fn read(&self, questions: Vec<Statement<'static>>) -> Result<Vec<Vec<Row>>, StoreError> {
        in_time(READ_MAX, async {
            let _permit = self.permit().await?;
            match self.read_over(false, &questions).await {
                // Perhaps the connection was from before a restart of the database: reading twice does no harm.
                Err(StoreError::Broken(_)) => self.read_over(true, &questions).await,
                answered => answered,
            }
        })
        .await
    }

    async fn close(&self) {
        self.permits.close();
        self.readers().clear();
        *self.writer.lock().await = None;
    }
}

impl Connection {
    async fn transact(&mut self, changes: &[Vec<Write>]) -> Result<(), StoreError> {
        self.client.batch_execute("BEGIN").await?;
        for statement in statements(changes.iter().flatten()) {
            let prepared = self.prepare(&statement.sql).await?;
            statement.met(self.client.execute_raw(&prepared, &statement.values).await?)?;
        }
        // Where this fails nobody knows whether it happened: the caller must look, not guess.
        self.client.batch_execute("COMMIT").await?;
        Ok(())
    }

    async fn answers(&mut self, questions: &[Statement<'_>]) -> Result<Vec<Vec<Row>>, StoreError> {
        // All answers are of the same moment.
        self.client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let mut answers = Vec::with_capacity(questions.len());
        for question in questions {
            let prepared = self.prepare(&question.sql).await?;
            let values: Vec<&(dyn ToSql + Sync)> = question.values.iter().map(|value| value as _).collect();
            let rows = self.client.query(&prepared, &values).await?;
            answers.push(rows.iter().map(read_row).collect::<Result<_, _>>()?);
        }
        self.client.batch_execute("COMMIT").await?;
        Ok(answers)
    }

    async fn prepare(&mut self, sql: &str) -> Result<tokio_postgres::Statement, StoreError> {
        if let Some(prepared) = self.prepared.get(sql) {
            return Ok(prepared.clone());
        }
        let prepared = self.client.prepare(&sql.replace(SHARED, "FOR SHARE")).await?;
        self.prepared.insert(sql.to_owned(), prepared.clone());
        Ok(prepared)
    }

    async fn backend(&self) -> Result<Backend, StoreError> {
        let sql = "SELECT pid::bigint, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
        let row = self.client.query_one(sql, &[]).await?;
        Ok(Backend { process: row.try_get(0)?, started: row.try_get(1)? })
    }

    /// Ends another process of the database and waits until it is gone: what it was still doing has then
    /// either happened or not.
    async fn end(&self, backend: &Backend) -> Result<(), StoreError> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid = $1::bigint AND backend_start::text = $2";
        while !self.client.query(sql, &[&backend.process, &backend.started]).await?.is_empty() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        Ok(())
    }
}

async fn migrate(client: &Client) -> Result<(), StoreError> {
    let begin = format!("BEGIN; SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock({MIGRATION_LOCK})");
    client.batch_execute(&begin).await?;
    client.batch_execute(&migrations::ledger(false)).await?;
    let done = client.query(migrations::DONE, &[]).await?;
    let done: Vec<i64> = done.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    for step in migrations::missing(&done)? {
        client.batch_execute(&step.sql(false)).await?;
    }
    client.batch_execute("COMMIT").await?;
    Ok(())
}

async fn in_time<T>(most: Duration, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(most, work).await.unwrap_or_else(|_| Err(broken(&"the database does not answer")))
}

fn broken(problem: &impl ToString) -> StoreError {
    StoreError::Broken(problem.to_string())
}

fn read_row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    let values = (0..row.len()).map(|column| row.try_get(column));
    Ok(Row::new(values.collect::<Result<Vec<Value<'static>>, _>>()?))
}

type Problem = Box<dyn std::error::Error + Sync + Send>;

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Problem> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Number(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value<'static> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Problem> {
        Ok(match *kind {
            Type::INT4 => Value::Number(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Value::Number(i64::from_sql(kind, raw)?),
            _ => Value::Text(String::from_sql(kind, raw)?.into()),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Problem> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT4, Type::INT8, Type::TEXT, Type::VARCHAR].contains(kind)
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        match error.code() {
            // Of two transactions that wait for each other one is undone: it is tried again, alone.
            Some(code) if [SqlState::UNIQUE_VIOLATION, SqlState::T_R_DEADLOCK_DETECTED].contains(code) => {
                StoreError::Conflict
            }
            _ => {
                // The outermost error only says that there was one.
                let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}"));
                StoreError::Broken(format!("{error}{}", cause.unwrap_or_default()))
            }
        }
    }
}
