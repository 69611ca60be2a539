//! What is kept for good. Everything else in the server can be rebuilt from it.
//!
//! A change is a list of [`Write`]s that happen together or not at all. All changes go through the
//! [`Writer`], which gathers those of all tables into one transaction: many moves, one trip to the disk.
//!
//! A change is acknowledged when it is stored, and then only. After a failure the writer refuses everything until
//! the store has proven itself: a row written over a fresh connection and read back over another.

mod migrations;
mod news;
mod people;
mod postgres;
mod reached;
mod results;
mod sql;
mod sqlite;
mod statements;
mod value;
mod writer;

use std::sync::Arc;

use async_trait::async_trait;
use engine::{Mark, Progress, Seat, SeedOrigin, Wish};
use serde::{Deserialize, Serialize};

pub use news::{
    Channel, ChannelKind, Countdown, Due, LastCall, MailAddress, NewNotice, NewsStore, NewsWrite, NoticeKey,
    NoticeKind, NoticeState, QuietHours, TableRule,
};
pub use people::{
    Ban, HostDeed, PeopleStore, PeopleWrite, ReadReport, Related, RelationKind, Report, ReportReason, storable,
};
pub use reached::Reached;
pub use results::{GameResult, PlaceSum, PlayedRow, PointsRow, ResultStore, SeatResult};
pub use sql::SqlStore;
pub use writer::Writer;

use crate::code::TableCode;
use crate::limits::NONCES_PER_PLAYER;
use crate::nonce::Nonce;
use crate::passwords::Guesser;
use crate::protocol::{
    Access, Ahead, ChatLine, ClockRule, CorrectedItems, EndAsked, Level, Scope, Shape, Status, TableId, UndoAsked,
};
use crate::shared::Shared;

/// Key of a player: a visitor, or the person behind an account.
pub type PlayerId = i64;
/// Key of a table in the store; its [`TableId`] is what the world knows it by.
pub type TableNumber = i64;
/// Stands for the hall where a nonce belongs to no table yet.
pub const HALL: TableNumber = 0;
/// SHA-256 of a visitor's token. The token itself is never stored.
pub type TokenHash = [u8; 32];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub shape: Shape,
    pub account: Option<String>,
    /// A program plays, and all are told so; for good.
    #[serde(default)]
    pub bot: bool,
}

/// What a token of a program may do, and until when. A device of a person has none: it may do everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grant {
    pub scope: Scope,
    /// By the wall, in milliseconds since 1970.
    pub expires_ms: u64,
}

/// Whom a token stands for.
#[derive(Clone, PartialEq, Debug)]
pub struct Holder {
    pub player: Player,
    pub grant: Option<Grant>,
}

#[derive(Clone, Debug)]
pub struct Account {
    /// The name as it is looked up.
    pub folded: String,
    pub player: PlayerId,
    pub password_hash: String,
}

/// A token as it is stored: one device on which a player came in.
#[derive(Clone, PartialEq, Debug)]
pub struct Device {
    pub token: TokenHash,
    /// Browser and system, as the device named them.
    pub label: String,
    pub created_ms: u64,
    pub seen_ms: u64,
    /// Of a program's token; what the device is called is then its owner's word for it.
    pub grant: Option<Grant>,
}

/// A table but for its log, its seats and its chat.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRecord {
    pub number: TableNumber,
    pub id: TableId,
    pub game: String,
    pub rules_version: String,
    pub corrected: bool,
    /// The table's own corrections of the content.
    pub corrections: Option<Arc<StoredCorrections>>,
    pub name: String,
    pub status: Status,
    pub access: Access,
    pub clock: ClockRule,
    pub setup: Wish,
    pub lesson: bool,
    /// What the seed of the game is made of.
    pub origin: SeedOrigin,
    pub host: Option<Seat>,
    pub rematch: Option<TableId>,
    /// As JSON, once the game is over.
    pub outcome: Option<String>,
    pub changed_ms: u64,
    /// Somebody waits for the others to agree that something is taken back.
    pub undo_asked: Option<UndoAsked>,
    /// Whether its end is noted among the results: not of lessons, nor of games played on from another one.
    pub counts: bool,
    /// By which the table can be found while it waits or runs. Tables of older programs have none.
    pub code: Option<TableCode>,
    /// Programs may sit down.
    pub programs: bool,
    /// What players ask of each other, where they do.
    pub calls: Option<Box<Calls>>,
    /// How many servers have taken the table over so far. A write made in an earlier epoch is a conflict.
    pub epoch: i64,
    /// The run of the server that has it in memory, or [`NOBODY`].
    pub owner: i64,
    /// When somebody must look at it although nobody asks; 0 while a server has it in memory.
    pub wake_ms: Option<u64>,
    /// What lists show of the game while the table is not in memory.
    pub shown: Option<Shown>,
}

/// What players ask of each other, and of one who is away.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Calls {
    /// Seats that were nudged, and when.
    pub nudged: Vec<(Seat, u64)>,
    /// Who wants a bot to play for whom: the seat, then those who wish it.
    pub votes: Vec<(Seat, Vec<Seat>)>,
    pub end_asked: Option<EndAsked>,
    /// Whom the host of a table that waits asks to come.
    #[serde(default)]
    pub challenged: Vec<PlayerId>,
}

/// No server has the table in memory.
pub const NOBODY: i64 = 0;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    pub progress: Option<Progress>,
    pub pending: Vec<Seat>,
    pub waiting_since_ms: u64,
}

/// A table's own corrections: the text, and what the lists of the hall say of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredCorrections {
    pub text: String,
    pub items: CorrectedItems,
}

/// Who sits where.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRecord {
    pub seat: Seat,
    /// The person of the seat, or whose device it is played at, even while a bot stands in.
    pub player: Option<PlayerId>,
    /// Somebody else than the player sits here, at the player's device.
    pub guest: bool,
    pub name: String,
    pub shape: Shape,
    /// The bot that plays the seat.
    pub bot: Option<Level>,
    /// Its player is a program.
    pub program: bool,
    pub ahead: Option<Ahead>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogKind {
    Act,
    /// An act taken for the player.
    Automatic,
    /// Back to so many actions.
    Undo,
    /// A bot takes the seat. The game itself does not move.
    TakenOver,
    /// The player is absent from now on, or back: the entry says which. The game itself does not move.
    Absent,
}

/// One entry of a table's log: appended, never changed.
#[derive(Clone, PartialEq, Debug)]
pub struct LogRow {
    pub seq: u32,
    pub seat: Seat,
    pub kind: LogKind,
    /// The action in notation, or the number of actions to go back to.
    pub entry: String,
    /// Hash of the state after it.
    pub mark: Mark,
    /// Time that ran on the clocks of those who were asked.
    pub used_ms: u64,
    pub at_ms: u64,
    /// Of the last entry that a request with a nonce made: who asked, and the nonce.
    pub asked: Option<(PlayerId, Nonce)>,
}

/// How far a table has come. What is shown of it changes only together with this.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Position {
    pub epoch: i64,
    pub seq: u32,
    /// The number of the next line of chat.
    pub next_line: u32,
    pub changed_ms: u64,
}

/// A request of a player that was marked with a nonce and done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredNonce {
    pub player: PlayerId,
    pub nonce: Nonce,
    /// The log after it.
    pub seq: u32,
    pub at_ms: u64,
    /// It stands with the entry of the log that it made, and not by itself.
    pub in_log: bool,
}

/// A time in which a server was running, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    pub id: i64,
    pub started_ms: u64,
    /// When it was last seen.
    pub alive_ms: u64,
}

/// A table as it is loaded.
#[derive(Clone, Debug)]
pub struct StoredTable {
    pub record: TableRecord,
    pub seats: Vec<SeatRecord>,
    pub log: Vec<LogRow>,
    pub chat: Vec<ChatLine>,
    /// Requests that need not be done again, oldest first.
    pub nonces: Vec<StoredNonce>,
}

impl StoredTable {
    pub fn position(&self) -> Position {
        Position {
            epoch: self.record.epoch,
            seq: self.log.last().map_or(0, |row| row.seq),
            next_line: self.chat.last().map_or(0, |line| line.number + 1),
            changed_ms: self.record.changed_ms,
        }
    }

    /// Adds the newest nonces of those who made entries of the log.
    fn add_nonces_of_log(&mut self) {
        let newest = NONCES_PER_PLAYER * self.seats.len();
        let in_log = |row: &LogRow| {
            let (player, nonce) = row.asked?;
            Some(StoredNonce { player, nonce, seq: row.seq, at_ms: row.at_ms, in_log: true })
        };
        self.nonces.extend(self.log.iter().rev().filter_map(in_log).take(newest));
        self.nonces.sort_by_key(|done| (done.at_ms, done.seq));
    }
}

/// What was found in a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredAnalysis {
    pub version: i64,
    /// Whether it is more than a first picture.
    pub is_done: bool,
    /// As JSON.
    pub body: String,
}

/// One durable step.
#[derive(Clone, Debug)]
pub enum Write {
    NewPlayer {
        player: Player,
        device: Device,
    },
    Rename {
        player: PlayerId,
        name: String,
        shape: Shape,
    },
    /// Conflicts with an account whose name could be taken for this one.
    NewAccount {
        name: String,
        account: Account,
        skeletons: Vec<String>,
    },
    Password {
        player: PlayerId,
        password_hash: String,
    },
    /// What an account of older times looks like. The first account to have a skeleton keeps it.
    Skeleton {
        folded: String,
        skeleton: String,
    },
    /// Another device of a player.
    NewDevice {
        player: PlayerId,
        device: Device,
    },
    /// The player is a program from here on. Conflicts where they have a seat at a table that waits or runs.
    BecomeBot {
        player: PlayerId,
    },
    Seen {
        token: TokenHash,
        seen_ms: u64,
    },
    ForgetToken {
        token: TokenHash,
    },
    /// One more wrong guess at a password.
    WrongGuess {
        guesser: Guesser,
        at_ms: u64,
    },
    /// Of the wrong guesses so many are left.
    Guesses {
        guesser: Guesser,
        left: u32,
    },
    /// The player is signed out on every device.
    ForgetTokens {
        player: PlayerId,
    },
    /// All seats of one player become another's. The epochs of their tables end: who has one in memory reads it again.
    GatherSeats {
        from: PlayerId,
        to: PlayerId,
    },
    NewTable {
        record: Box<TableRecord>,
        seats: Vec<SeatRecord>,
    },
    Table {
        record: Shared<TableRecord>,
    },
    Seat {
        table: TableNumber,
        seat: SeatRecord,
    },
    Chat {
        table: TableNumber,
        line: ChatLine,
    },
    Append {
        table: TableNumber,
        rows: Vec<LogRow>,
    },
    /// A server takes a table that it has read in an epoch: the next one begins. Conflicts where it has begun already.
    Claim {
        table: TableNumber,
        epoch: i64,
        owner: i64,
    },
    /// The change it stands in holds only in this epoch of the table; otherwise it conflicts.
    Fence {
        table: TableNumber,
        epoch: i64,
    },
    /// The table leaves memory.
    Release {
        table: TableNumber,
        epoch: i64,
        wake_ms: Option<u64>,
        shown: Option<Shown>,
    },
    /// A request that made no entry of a log was done: in the same change as what it did. Conflicts where it was done
    /// before.
    Nonce {
        table: TableNumber,
        done: StoredNonce,
        /// The table that was made.
        made: Option<TableId>,
    },
    ForgetNonces {
        table: TableNumber,
        player: PlayerId,
        before_ms: u64,
    },
    /// Something to tell players who are away, on every channel they have: in the same change as what it tells of.
    Notices {
        table: TableNumber,
        notices: Vec<NewNotice>,
    },
    /// The player was called to the table and has answered, or is not asked any more: nothing more is said of it.
    Settle {
        table: TableNumber,
        player: PlayerId,
    },
    /// What was found in a game so far.
    Analysis {
        table: TableNumber,
        stored: StoredAnalysis,
    },
    /// What happens to news besides.
    News(NewsWrite),
    /// A game is over: in the same change as its last move. One that is known already stays as it is.
    Result(Box<GameResult>),
    /// What changes between people.
    People(PeopleWrite),
    /// A server asks whether the store keeps what it is given.
    Probe {
        node: i64,
        stamp: i64,
    },
    /// A server runs, or still runs.
    Run(Run),
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote that row first. Nothing has changed.
    #[error("the row is there already")]
    Conflict,
    /// The store has failed and has not proven itself since. Nothing has changed.
    #[error("the store has failed and is not back yet")]
    Down,
    /// The change may have happened or not: only the store knows, once it is back.
    #[error("{0}")]
    Broken(String),
    #[error("the store is closed")]
    Closed,
}

/// A database that keeps a hall.
#[async_trait]
pub trait Store: Send + Sync {
    /// Does all changes in one transaction, and answers for each. A change that conflicts with what is
    /// stored fails alone. After any other failure nothing can be written until [`Store::reopen`].
    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>>;
    /// Makes writing possible again after a failure. When it comes back, nothing written before is still under way.
    async fn reopen(&self) -> Result<(), StoreError>;
    /// The stamp of a server's last [`Write::Probe`], read over another connection than it was written.
    async fn probe(&self, node: i64) -> Result<Option<i64>, StoreError>;

    async fn holder_of_token(&self, token: &TokenHash) -> Result<Option<Holder>, StoreError>;
    /// Which of some tokens still count, and for whom.
    async fn holders_of_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<(TokenHash, Holder)>, StoreError>;
    async fn player(&self, player: PlayerId) -> Result<Option<Player>, StoreError>;
    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError>;
    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError>;
    /// Folded and shown names of the accounts that have no skeleton.
    async fn accounts_without_skeleton(&self) -> Result<Vec<(String, String)>, StoreError>;
    /// Wrong guesses that servers over this store have counted.
    async fn wrong_guesses(&self, guesser: Guesser) -> Result<u32, StoreError>;
    /// Devices of a player, programs with a token among them, the one last seen first.
    async fn devices(&self, player: PlayerId) -> Result<Vec<Device>, StoreError>;
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;
    /// Tables with their seats, newest first: those of a status, at most so many.
    async fn tables(&self, status: Status, most: usize) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError>;
    /// Tables with their seats whose record was written since a moment, newest first.
    async fn changed_tables(&self, since_ms: u64) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError>;
    /// Tables that must be looked at by now, besides those that some runs have, those that wait longest first.
    async fn due(&self, now_ms: u64, besides: &[i64], most: usize) -> Result<Vec<TableId>, StoreError>;
    /// How far some tables have come.
    async fn positions(&self, tables: &[TableNumber]) -> Result<Vec<(TableNumber, Position)>, StoreError>;
    /// The table that a player made with a request of this nonce.
    async fn made(&self, player: PlayerId, nonce: Nonce) -> Result<Option<TableId>, StoreError>;
    /// The table that has this code now.
    async fn table_of_code(&self, code: TableCode) -> Result<Option<TableId>, StoreError>;
    /// All runs of servers over this store, the oldest first.
    async fn runs(&self) -> Result<Vec<Run>, StoreError>;
    /// What was found in a game, where it was analysed.
    async fn analysis(&self, table: TableNumber) -> Result<Option<StoredAnalysis>, StoreError>;
    /// What is asked about news, where the store keeps any.
    fn news(&self) -> Option<&dyn NewsStore> {
        None
    }
    /// What is asked about games that are over, where the store keeps any.
    fn results(&self) -> Option<&dyn ResultStore> {
        None
    }
    /// What is asked about people, where the store keeps any.
    fn people(&self) -> Option<&dyn PeopleStore> {
        None
    }
    /// Whether other servers may use it at the same time.
    fn is_shared(&self) -> bool;
    async fn close(&self);
}
