//! News for players who are away: it is their turn, their time runs out, the game is over.
//!
//! A table writes a notice in the transaction of the move it tells of (`table/notices.rs`), a row for each channel of
//! the player. [`Sender`] looks at rows that are due, decides what becomes of each (`plan`), and delivers: to
//! browsers by Web Push (`push`), to chats and programs (`webhooks`), and as mail (`mail`). Keys and values are stored;
//! sentences are made at the edge: by the service worker, or by the [`Words`] of the program that runs the server.
//! Every call to an address that a player gave goes through `outgoing`.

mod mail;
mod outgoing;
mod plan;
mod push;
mod sender;
#[cfg(test)]
mod trial;
mod webhooks;
mod words;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use mail::{MailConfig, MailTarget, Mailer, read_token};
pub use outgoing::{CallError, Outgoing, parse_address};
pub use plan::next_reminder;
pub use push::{PushKey, Subscription};
pub use sender::{Network, Sender};
pub use webhooks::Webhook;
pub use words::{Given, Said, Words, said};

use crate::limits::NEWS_WAIT;
use crate::store::{ChannelKind, NewsWrite, NoticeKind, Store, StoreError, Write, Writer};

/// What a host decides about news.
#[derive(Clone)]
pub struct NewsConfig {
    /// So long a notice waits for its reader to come by themselves.
    pub wait: Duration,
    /// Private addresses may be called, without TLS too: for tests, and for a hall inside its own network.
    pub near: bool,
    /// Whom push services may ask about this hall: `mailto:` or `https:`.
    pub contact: Option<String>,
    /// Where people find this hall, without a slash at the end: links in letters lead there.
    pub address: Option<String>,
    /// Players may have letters sent to addresses of theirs.
    pub webhooks: bool,
    /// Players may have mail.
    pub mail: Option<MailConfig>,
    /// Sentences for what is read outside of our client. Without them only browsers are reached.
    pub words: Option<Arc<dyn Words>>,
}

impl Default for NewsConfig {
    fn default() -> NewsConfig {
        NewsConfig {
            wait: NEWS_WAIT,
            near: false,
            contact: None,
            address: None,
            webhooks: false,
            mail: None,
            words: None,
        }
    }
}

/// Which kinds of news a channel brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Wants {
    pub turn: bool,
    pub clock: bool,
    pub over: bool,
    pub chat: bool,
    pub rematch: bool,
}

impl Default for Wants {
    fn default() -> Wants {
        Wants { turn: true, clock: true, over: false, chat: false, rematch: false }
    }
}

impl Wants {
    pub fn of_bits(bits: u32) -> Wants {
        let bit = |place: u32| bits & (1 << place) != 0;
        Wants { turn: bit(0), clock: bit(1), over: bit(2), chat: bit(3), rematch: bit(4) }
    }

    pub fn bits(self) -> u32 {
        let all = [self.turn, self.clock, self.over, self.chat, self.rematch];
        all.into_iter().enumerate().map(|(place, wanted)| u32::from(wanted) << place).sum()
    }

    /// Whether a notice is wanted; reminders and their end are news of the clock.
    pub fn takes(self, kind: NoticeKind, stage: u32) -> bool {
        match kind {
            NoticeKind::Turn if stage == 0 => self.turn,
            NoticeKind::Turn | NoticeKind::Replaced => self.clock,
            NoticeKind::Nudge => self.turn,
            NoticeKind::Over => self.over,
            NoticeKind::Chat => self.chat,
            NoticeKind::Rematch => self.rematch,
        }
    }
}

/// A notice on its way: a key and values, and how it is to be handled.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Letter {
    /// The key of the sentence.
    pub key: &'static str,
    pub args: LetterArgs,
    /// The table to open; none where it is about many.
    pub table: Option<String>,
    /// A later notice with the same tag takes the place of this one.
    pub tag: String,
    /// Tables that wait for the reader now.
    pub waiting: usize,
    /// The same for every try, so that a receiver can tell them apart.
    pub id: String,
    #[serde(skip)]
    pub urgent: bool,
    /// After so long it is of no use any more.
    #[serde(skip)]
    pub useful: Duration,
}

#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct LetterArgs {
    /// The table's own name; empty where it has none and is called by its game.
    pub table: String,
    pub game: String,
    /// Who did what it tells of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// When the clock runs out, by the wall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<u64>,
}

/// What became of a try.
#[derive(Clone, PartialEq, Debug)]
pub enum Delivered {
    Told,
    /// Nobody is reached there any more: the channel goes.
    Gone,
    /// It may succeed later.
    Later(String),
    /// It will never succeed.
    Refused(String),
}

/// Brings a letter to where a channel leads.
#[async_trait]
pub trait Delivery: Send + Sync {
    async fn deliver(&self, kind: ChannelKind, target: &str, language: &str, letter: &Letter) -> Delivered;
}

/// What the status of an answer means.
fn judge(status: u16) -> Delivered {
    match status {
        200..=299 => Delivered::Told,
        404 | 410 => Delivered::Gone,
        408 | 425 | 429 | 500..=599 => Delivered::Later(status.to_string()),
        other => Delivered::Refused(other.to_string()),
    }
}

/// Whether a receiver knows a letter it has got already. Where it does not, a try that broke off is not repeated.
pub fn knows_doubles(kind: ChannelKind) -> bool {
    matches!(kind, ChannelKind::Push | ChannelKind::Matrix | ChannelKind::Webhook)
}

/// What the hall has for news besides the store.
#[derive(Default)]
pub struct NewsService {
    push_key: OnceLock<Arc<PushKey>>,
    mailer: OnceLock<Mailer>,
}

/// The name of the secret with which pushes are signed.
const PUSH_SECRET: &str = "push";

impl NewsService {
    /// By it browsers know this hall; none where the store keeps no news.
    pub fn push_key(&self) -> Option<&Arc<PushKey>> {
        self.push_key.get()
    }

    /// Where the host has set mail up.
    pub fn mailer(&self) -> Option<&Mailer> {
        self.mailer.get()
    }

    /// From here on mail is sent.
    pub fn set_mailer(&self, mailer: Mailer) {
        // Opened once.
        let _ = self.mailer.set(mailer);
    }

    /// Kinds of channels that players may have here besides browsers.
    pub fn offers(&self, config: &NewsConfig) -> Vec<ChannelKind> {
        use ChannelKind::{Discord, Mail, Matrix, Slack, Telegram, Webhook};
        if config.words.is_none() {
            return Vec::new();
        }
        let webhooks: &[ChannelKind] = if config.webhooks { &[Discord, Slack, Telegram, Matrix, Webhook] } else { &[] };
        let mail = self.mailer().map(|_| Mail);
        mail.into_iter().chain(webhooks.iter().copied()).collect()
    }

    /// Reads the key of the hall, or makes it at the first start. Of several servers that make one, one is kept.
    pub async fn open(&self, store: &dyn Store, writer: &Writer) -> Result<(), StoreError> {
        let Some(news) = store.news() else { return Ok(()) };
        let broken = || StoreError::Broken("the key for pushes cannot be read".to_owned());
        if news.secret(PUSH_SECRET).await?.is_none() {
            let secret = PushKey::fresh_secret().ok_or_else(broken)?;
            writer.write(vec![Write::News(NewsWrite::Secret { name: PUSH_SECRET, secret })]).await?;
        }
        let secret = news.secret(PUSH_SECRET).await?.ok_or_else(broken)?;
        let key = PushKey::read(&secret).ok_or_else(broken)?;
        // Opened once.
        let _ = self.push_key.set(Arc::new(key));
        Ok(())
    }
}
