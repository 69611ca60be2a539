//! The store in SQL. What is asked stands in [`statements`]; how a database is reached, in [`sqlite`] (a
//! file beside the server, the default) and [`postgres`].

use std::collections::HashMap;

use async_trait::async_trait;

use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::statements::{
    self, can_be_stored, read_account, read_device, read_holder, read_player, read_run, read_seat, read_table,
};
use super::value::{Row, Statement};
use super::{
    Account, Device, Holder, NewsStore, PeopleStore, Player, PlayerId, Position, ResultStore, Run, SeatRecord, Store,
    StoreError, StoredAnalysis, StoredTable, TableNumber, TableRecord, TokenHash, Write,
};
use crate::code::TableCode;
use crate::config::Durability;
use crate::nonce::Nonce;
use crate::passwords::Guesser;
use crate::protocol::{Status, TableId};

/// A database that understands our SQL.
#[async_trait]
pub trait Database: Send + Sync {
    /// Does all changes in one transaction, and answers for each. After any failure but a conflict the
    /// connection is gone, and everything fails until [`Database::reopen`].
    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>>;
    /// A fresh connection for writing. When it is there, nothing that was written over the old one is still
    /// under way.
    async fn reopen(&self) -> Result<(), StoreError>;
    /// The answers to some questions, all of one moment.
    async fn read(&self, questions: Vec<Statement<'static>>) -> Result<Vec<Vec<Row>>, StoreError>;
    async fn close(&self);
}

pub struct SqlStore {
    database: Box<dyn Database>,
    shared: bool,
}

impl SqlStore {
    /// Opens the database and brings it to the newest shape. The url begins with `sqlite:` or `postgres:`.
    pub async fn open(url: &str, durability: Durability) -> Result<SqlStore, StoreError> {
        let file = url.strip_prefix("sqlite:");
        let database: Box<dyn Database> = match file {
            Some(file) => Box::new(Sqlite::open(file.as_ref(), durability).await?),
            None => Box::new(Postgres::open(url, durability).await?),
        };
        Ok(SqlStore { database, shared: file.is_none() })
    }

    /// An empty one in memory, that several servers of one process share.
    #[cfg(feature = "storm")]
    pub fn in_memory() -> Result<SqlStore, StoreError> {
        Ok(SqlStore { database: Box::new(super::sqlite::Memory::open()?), shared: true })
    }

    pub(super) async fn all<T>(
        &self,
        question: Statement<'static>,
        read: impl Fn(Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let answers = self.database.read(vec![question]).await?;
        answers.into_iter().flatten().map(read).collect()
    }

    /// Records and then the seats of all of them, put together.
    pub(super) async fn with_seats(
        &self,
        questions: [Statement<'static>; 2],
    ) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        let mut answers = self.database.read(questions.into()).await?.into_iter();
        let (records, rows) = (answers.next().unwrap_or_default(), answers.next().unwrap_or_default());
        let mut seats: HashMap<TableNumber, Vec<SeatRecord>> = HashMap::new();
        for row in rows {
            let (table, seat) = read_seat(row)?;
            seats.entry(table).or_default().push(seat);
        }
        let with_seats = |row| {
            let record = read_table(row)?;
            let seats = seats.remove(&record.number).unwrap_or_default();
            Ok((record, seats))
        };
        records.into_iter().map(with_seats).collect()
    }

    pub(super) async fn first(&self, question: Statement<'static>) -> Result<Option<Row>, StoreError> {
        let answers = self.database.read(vec![question]).await?;
        Ok(answers.into_iter().flatten().next())
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
        self.database.write(changes).await
    }

    async fn reopen(&self) -> Result<(), StoreError> {
        self.database.reopen().await
    }

    async fn probe(&self, node: i64) -> Result<Option<i64>, StoreError> {
        self.first(statements::probe(node)).await?.map(|mut row| row.number()).transpose()
    }

    async fn holder_of_token(&self, token: &TokenHash) -> Result<Option<Holder>, StoreError> {
        self.first(statements::holder_of_token(token)).await?.map(read_holder).transpose()
    }

    async fn holders_of_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<(TokenHash, Holder)>, StoreError> {
        let mut holders = Vec::with_capacity(tokens.len());
        for asked in tokens.chunks(statements::ASKED_MAX) {
            holders.extend(self.all(statements::holders_of_tokens(asked), statements::read_token).await?);
        }
        Ok(holders)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        self.first(statements::player(id)).await?.map(read_player).transpose()
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        if !can_be_stored(folded) {
            return Ok(None);
        }
        self.first(statements::account(folded)).await?.map(read_account).transpose()
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        self.first(statements::account_of(player)).await?.map(read_account).transpose()
    }

    async fn accounts_without_skeleton(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.all(statements::accounts_without_skeleton(), |mut row| Ok((row.text()?, row.text()?))).await
    }

    async fn wrong_guesses(&self, guesser: Guesser) -> Result<u32, StoreError> {
        let counted = self.first(statements::wrong_guesses(guesser)).await?;
        Ok(counted.map(|mut row| row.number()).transpose()?.map_or(0, |wrong| u32::try_from(wrong).unwrap_or(u32::MAX)))
    }

    async fn devices(&self, player: PlayerId) -> Result<Vec<Device>, StoreError> {
        self.all(statements::devices(player), read_device).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        if !can_be_stored(id) {
            return Ok(None);
        }
        let mut answers = self.database.read(statements::table(id).into()).await?.into_iter();
        let mut next = || answers.next().unwrap_or_default().into_iter();
        let Some(record) = next().next() else { return Ok(None) };
        let mut stored = StoredTable {
            record: read_table(record)?,
            seats: next().map(|row| read_seat(row).map(|(_, seat)| seat)).collect::<Result<_, _>>()?,
            log: next().map(statements::read_log_row).collect::<Result<_, _>>()?,
            chat: next().rev().map(statements::read_chat_line).collect::<Result<_, _>>()?,
            nonces: next().rev().map(statements::read_nonce).collect::<Result<_, _>>()?,
        };
        stored.add_nonces_of_log();
        Ok(Some(stored))
    }

    async fn tables(&self, status: Status, most: usize) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        self.with_seats(statements::tables(status, most)).await
    }

    async fn changed_tables(&self, since_ms: u64) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        self.with_seats(statements::changed_tables(since_ms)).await
    }

    async fn due(&self, now_ms: u64, besides: &[i64], most: usize) -> Result<Vec<TableId>, StoreError> {
        self.all(statements::due(now_ms, besides, most), |mut row| row.text()).await
    }

    async fn positions(&self, tables: &[TableNumber]) -> Result<Vec<(TableNumber, Position)>, StoreError> {
        let mut positions = Vec::with_capacity(tables.len());
        for asked in tables.chunks(statements::ASKED_MAX) {
            positions.extend(self.all(statements::positions(asked), statements::read_position).await?);
        }
        Ok(positions)
    }

    async fn made(&self, player: PlayerId, nonce: Nonce) -> Result<Option<TableId>, StoreError> {
        self.first(statements::made(player, nonce)).await?.map(|mut row| row.text()).transpose()
    }

    async fn table_of_code(&self, code: TableCode) -> Result<Option<TableId>, StoreError> {
        self.first(statements::table_of_code(code)).await?.map(|mut row| row.text()).transpose()
    }

    async fn runs(&self) -> Result<Vec<Run>, StoreError> {
        self.all(statements::runs(), read_run).await
    }

    async fn analysis(&self, table: TableNumber) -> Result<Option<StoredAnalysis>, StoreError> {
        self.first(statements::analysis(table)).await?.map(statements::read_analysis).transpose()
    }

    fn news(&self) -> Option<&dyn NewsStore> {
        Some(self)
    }

    fn results(&self) -> Option<&dyn ResultStore> {
        Some(self)
    }

    fn people(&self) -> Option<&dyn PeopleStore> {
        Some(self)
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    async fn close(&self) {
        self.database.close().await;
    }
}

/// One answer for each change.
pub fn all_fail(changes: &[Vec<Write>], problem: &StoreError) -> Vec<Result<(), StoreError>> {
    changes.iter().map(|_| Err(problem.clone())).collect()
}
