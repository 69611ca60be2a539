//! Messages between servers over one store. The store is the truth and every message only a hint: what gets lost is
//! found by looking into the store later, so a bus may lose, double and delay everything.

mod nats;

use async_trait::async_trait;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

pub use nats::{BusError, Nats};

use crate::protocol::TableId;
use crate::store::{PlayerId, Position, TokenHash};

/// Something has changed in the store.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A table has come so far.
    Table { id: TableId, position: Position },
    /// A token counts no more.
    Token { token: TokenHash },
    /// A player has another name, or other devices.
    Player { player: PlayerId },
}

/// What another server asks the one that has a table.
pub struct Call {
    pub asked: Bytes,
    /// Dropped where there is no answer: who asks hears at once that the table is not here.
    pub answer: oneshot::Sender<Bytes>,
}

/// The calls that come for a table. Whoever holds this answers for the table.
#[async_trait]
pub trait Calls: Send + Sync {
    async fn next(&mut self) -> Call;
    /// Answers no more. Calls that are on their way already hear that the table is not here.
    async fn close(self: Box<Self>);
}

#[async_trait]
pub trait Bus: Send + Sync {
    /// Whether others are heard at once; otherwise the store is looked into more often.
    fn is_up(&self) -> bool;
    /// Tells all other servers.
    async fn tell(&self, news: News);
    /// What others tell from now on. Ends where there is nobody else.
    async fn listen(&self) -> mpsc::Receiver<News>;
    /// Asks the server that has a table. Nothing where none says that it has.
    async fn ask(&self, table: &str, asked: Bytes) -> Option<Bytes>;
    /// This server has the table from now on. When it comes back, no call is missed any more.
    async fn own(&self, table: &str) -> Option<Box<dyn Calls>>;
}

/// The bus of a server that knows of no others.
pub struct Alone;

#[async_trait]
impl Bus for Alone {
    fn is_up(&self) -> bool {
        false
    }

    async fn tell(&self, _news: News) {}

    async fn listen(&self) -> mpsc::Receiver<News> {
        mpsc::channel(1).1
    }

    async fn ask(&self, _table: &str, _asked: Bytes) -> Option<Bytes> {
        None
    }

    async fn own(&self, _table: &str) -> Option<Box<dyn Calls>> {
        None
    }
}
