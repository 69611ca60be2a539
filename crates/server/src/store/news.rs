//! News in the store: the ways to reach players, what waits to be sent, and what each wants to hear. The rows of
//! `notices` are the outbox: a row is written in the transaction of the move it tells of.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::sql::SqlStore;
use super::statements::{hex, json, plain, read_json, read_plain, row, unhex, values};
use super::value::{Row, Statement, Value};
use super::{PlayerId, StoreError, TableNumber, TokenHash};
use crate::protocol::TableId;

/// How a player is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A browser, over the push service of its maker.
    Push,
    Discord,
    Slack,
    Telegram,
    Matrix,
    /// JSON to an address of one's own, signed.
    Webhook,
    Mail,
}

/// One way to reach a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Channel {
    pub id: i64,
    pub player: PlayerId,
    pub kind: ChannelKind,
    /// As JSON: where it goes.
    pub target: String,
    /// A hash of where it goes.
    pub address: String,
    /// The device it goes away with.
    pub token: Option<TokenHash>,
    pub label: String,
    pub language: String,
    /// Bits of [`crate::news::Wants`].
    pub wants: u32,
    /// Nothing is sent before its owner has said yes.
    pub confirmed: bool,
    pub created_ms: u64,
}

/// What is known of an address of mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MailAddress {
    /// When its owner was last asked.
    pub asked_ms: u64,
    /// They do not want to be asked again.
    pub refused: bool,
}

/// What a notice tells of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// The game waits for the player.
    Turn,
    /// Another player asks them to come.
    Nudge,
    Over,
    Chat,
    Rematch,
    /// Time ran out: a bot plays for them.
    Replaced,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeState {
    Waits,
    BeingSent,
    Told,
    Withdrawn,
    GivenUp,
}

impl NoticeState {
    fn number(self) -> i64 {
        self as i64
    }

    fn read(number: i64) -> Result<NoticeState, StoreError> {
        use NoticeState::{BeingSent, GivenUp, Told, Waits, Withdrawn};
        let all = [Waits, BeingSent, Told, Withdrawn, GivenUp];
        let found = usize::try_from(number).ok().and_then(|number| all.get(number).copied());
        found.ok_or_else(|| StoreError::Broken(format!("a notice of unknown state {number}")))
    }
}

/// A notice before it is known on which channels it goes out.
#[derive(Clone, PartialEq, Debug)]
pub struct NewNotice {
    pub player: PlayerId,
    pub kind: NoticeKind,
    pub seq: u32,
    pub stage: u32,
    pub due_ms: u64,
    pub clock: Option<Countdown>,
    /// As JSON: the values of the sentence.
    pub about: String,
    /// Whose doing it is, where it is another player's: who blocks or mutes them is not told.
    pub by: Option<PlayerId>,
    pub at_ms: u64,
}

/// The clock behind a decision: its whole time, and when that runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Countdown {
    pub span_ms: u64,
    pub runs_out_ms: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoticeKey {
    pub player: PlayerId,
    pub table: TableNumber,
    pub kind: NoticeKind,
    pub seq: u32,
    pub channel: i64,
}

/// Hours of the day in which a player is not called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct QuietHours {
    /// Minutes of the player's day.
    pub from: u16,
    pub to: u16,
    /// Minutes by which the player's clock is ahead of UTC.
    pub ahead: i16,
}

/// How a player wants to hear of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableRule {
    /// Only that time runs out.
    Clock,
    Silent,
}

/// A notice that must be looked at, with all that is needed to decide and to send it.
#[derive(Clone, Debug)]
pub struct Due {
    pub key: NoticeKey,
    pub state: NoticeState,
    pub stage: u32,
    pub due_ms: u64,
    pub tries: u32,
    pub held: bool,
    pub clock: Option<Countdown>,
    pub about: String,
    pub kind: ChannelKind,
    pub target: String,
    pub language: String,
    pub wants: u32,
    pub digest_ms: u64,
    pub table: TableId,
    pub table_name: String,
    pub game: String,
    pub quiet: Option<QuietHours>,
    pub rule: Option<TableRule>,
}

/// A notice as its reader sees it in the list of the last ones.
#[derive(Clone, PartialEq, Debug)]
pub struct LastCall {
    pub kind: NoticeKind,
    pub channel: i64,
    pub table: TableId,
    pub table_name: String,
    pub game: String,
    pub state: NoticeState,
    pub stage: u32,
    pub held: bool,
    pub at_ms: u64,
    pub told_ms: Option<u64>,
}

/// What happens to news besides being written and settled by tables.
#[derive(Clone, Debug)]
pub enum NewsWrite {
    /// A channel that is known by its address gets a new owner, device and target.
    Channel(Channel),
    Wants {
        id: i64,
        player: PlayerId,
        wants: u32,
        language: String,
    },
    ForgetChannel {
        id: i64,
        player: PlayerId,
    },
    /// The owner of an address of mail has said yes.
    Confirm {
        id: i64,
    },
    /// The owner of an address, by its hash, was asked, or does not want to be asked again.
    MailAddress {
        address: String,
        asked_ms: u64,
        refused: bool,
    },
    /// A try begins. Conflicts where another server was first, or the notice was withdrawn.
    Try {
        key: NoticeKey,
        due_ms: u64,
        until_ms: u64,
    },
    /// A try has ended; nothing where the notice was withdrawn meanwhile.
    Tried {
        key: NoticeKey,
        state: NoticeState,
        stage: u32,
        due_ms: Option<u64>,
        told_ms: Option<u64>,
        anew: bool,
    },
    /// It is looked at later, or never again. Nothing where it was changed meanwhile.
    Put {
        key: NoticeKey,
        was_ms: u64,
        state: NoticeState,
        stage: u32,
        due_ms: Option<u64>,
        held: bool,
    },
    Digested {
        channel: i64,
        at_ms: u64,
    },
    Quiet {
        player: PlayerId,
        hours: Option<QuietHours>,
    },
    Rule {
        player: PlayerId,
        table: TableNumber,
        rule: Option<TableRule>,
    },
    /// The first secret of a name stays.
    Secret {
        name: &'static str,
        secret: String,
    },
    /// Notices with which nothing is left to do are forgotten.
    Forget {
        before_ms: u64,
    },
}

/// What is asked about news.
#[async_trait]
pub trait NewsStore: Send + Sync {
    /// Notices to be looked at by now, those that are due longest first.
    async fn due_notices(&self, now_ms: u64, most: usize) -> Result<Vec<Due>, StoreError>;
    /// How many tables wait for the player, as far as a channel knows.
    async fn tables_waiting(&self, player: PlayerId, channel: i64) -> Result<usize, StoreError>;
    async fn channels(&self, player: PlayerId) -> Result<Vec<Channel>, StoreError>;
    async fn channel(&self, id: i64) -> Result<Option<Channel>, StoreError>;
    async fn mail_address(&self, address: &str) -> Result<Option<MailAddress>, StoreError>;
    async fn quiet_hours(&self, player: PlayerId) -> Result<Option<QuietHours>, StoreError>;
    /// Tables of a player that have a rule of their own.
    async fn table_rules(&self, player: PlayerId) -> Result<Vec<(TableId, TableRule)>, StoreError>;
    async fn table_number(&self, table: &str) -> Result<Option<TableNumber>, StoreError>;
    /// What was told or tried lately, the newest first.
    async fn last_calls(&self, player: PlayerId, most: usize) -> Result<Vec<LastCall>, StoreError>;
    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// Players who have a channel, or of whom something is still to be told.
    async fn reached(&self) -> Result<Vec<PlayerId>, StoreError>;
}

#[async_trait]
impl NewsStore for SqlStore {
    async fn reached(&self) -> Result<Vec<PlayerId>, StoreError> {
        let sql = "SELECT player FROM channels UNION SELECT player FROM notices WHERE due_ms IS NOT NULL";
        self.all(Statement::new(sql, Vec::new()), |mut row| row.number()).await
    }

    async fn due_notices(&self, now_ms: u64, most: usize) -> Result<Vec<Due>, StoreError> {
        let sql = "SELECT notices.player, notices.table_number, notices.kind, seq, channel, state, stage, due_ms, \
                   tries, held, span_ms, runs_out_ms, about, channels.kind, target, language, wants, digest_ms, \
                   tables.id, tables.name, game, hours, rule FROM notices \
                   JOIN channels ON channels.id = notices.channel JOIN tables ON tables.number = notices.table_number \
                   LEFT JOIN quiet_hours ON quiet_hours.player = notices.player \
                   LEFT JOIN news_rules ON news_rules.player = notices.player \
                   AND news_rules.table_number = notices.table_number \
                   WHERE due_ms <= $1 ORDER BY due_ms LIMIT $2";
        self.all(Statement::new(sql, values![now_ms, most as u64]), read_due).await
    }

    async fn tables_waiting(&self, player: PlayerId, channel: i64) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(DISTINCT table_number) FROM notices \
                   WHERE player = $1 AND channel = $2 AND kind = 'turn' AND state < 3";
        let found = self.first(Statement::new(sql, values![player, channel])).await?;
        Ok(found.map_or(Ok(0), |mut row| row.number())? as usize)
    }

    async fn channels(&self, player: PlayerId) -> Result<Vec<Channel>, StoreError> {
        let sql = format!("SELECT {CHANNEL_COLUMNS} FROM channels WHERE player = $1 ORDER BY created_ms, id");
        self.all(Statement::new(sql, values![player]), read_channel).await
    }

    async fn channel(&self, id: i64) -> Result<Option<Channel>, StoreError> {
        let sql = format!("SELECT {CHANNEL_COLUMNS} FROM channels WHERE id = $1");
        self.first(Statement::new(sql, values![id])).await?.map(read_channel).transpose()
    }

    async fn mail_address(&self, address: &str) -> Result<Option<MailAddress>, StoreError> {
        let sql = "SELECT asked_ms, refused FROM mail_addresses WHERE address = $1";
        let found = self.first(Statement::new(sql, values![address.to_owned()])).await?;
        let read = |mut row: Row| Ok(MailAddress { asked_ms: row.number()? as u64, refused: row.number()? != 0 });
        found.map(read).transpose()
    }

    async fn quiet_hours(&self, player: PlayerId) -> Result<Option<QuietHours>, StoreError> {
        let found = self.first(Statement::new("SELECT hours FROM quiet_hours WHERE player = $1", values![player]));
        found.await?.map(|mut row| read_json(&row.text()?)).transpose()
    }

    async fn table_rules(&self, player: PlayerId) -> Result<Vec<(TableId, TableRule)>, StoreError> {
        let sql = "SELECT id, rule FROM news_rules JOIN tables ON number = table_number WHERE player = $1";
        self.all(Statement::new(sql, values![player]), |mut row| Ok((row.text()?, read_plain(row.text()?)?))).await
    }

    async fn table_number(&self, table: &str) -> Result<Option<TableNumber>, StoreError> {
        if !super::statements::can_be_stored(table) {
            return Ok(None);
        }
        let question = Statement::new("SELECT number FROM tables WHERE id = $1", values![table.to_owned()]);
        self.first(question).await?.map(|mut row| row.number()).transpose()
    }

    async fn last_calls(&self, player: PlayerId, most: usize) -> Result<Vec<LastCall>, StoreError> {
        let sql = "SELECT notices.kind, channel, tables.id, tables.name, game, state, stage, held, at_ms, told_ms \
                   FROM notices JOIN tables ON tables.number = notices.table_number WHERE player = $1 \
                   AND (told_ms IS NOT NULL OR state = 4 OR held = 1) ORDER BY at_ms DESC, seq DESC LIMIT $2";
        self.all(Statement::new(sql, values![player, most as u64]), read_last_call).await
    }

    async fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let question = Statement::new("SELECT secret FROM hall_secrets WHERE name = $1", values![name.to_owned()]);
        self.first(question).await?.map(|mut row| row.text()).transpose()
    }
}

fn read_due(mut row: Row) -> Result<Due, StoreError> {
    let key = NoticeKey {
        player: row.number()?,
        table: row.number()?,
        kind: read_plain(row.text()?)?,
        seq: row.number()? as u32,
        channel: row.number()?,
    };
    Ok(Due {
        key,
        state: NoticeState::read(row.number()?)?,
        stage: row.number()? as u32,
        due_ms: row.number()? as u64,
        tries: row.number()? as u32,
        held: row.number()? != 0,
        clock: read_countdown(&mut row)?,
        about: row.text()?,
        kind: read_plain(row.text()?)?,
        target: row.text()?,
        language: row.text()?,
        wants: row.number()? as u32,
        digest_ms: row.number()? as u64,
        table: row.text()?,
        table_name: row.text()?,
        game: row.text()?,
        quiet: row.optional_text()?.map(|hours| read_json(&hours)).transpose()?,
        rule: row.optional_text()?.map(read_plain).transpose()?,
    })
}

fn read_countdown(row: &mut Row) -> Result<Option<Countdown>, StoreError> {
    let (span, runs_out) = (row.optional_number()?, row.optional_number()?);
    Ok(span.zip(runs_out).map(|(span, out)| Countdown { span_ms: span as u64, runs_out_ms: out as u64 }))
}

const CHANNEL_COLUMNS: &str = "id, player, kind, target, address, token, label, language, wants, confirmed, created_ms";

fn read_channel(mut row: Row) -> Result<Channel, StoreError> {
    Ok(Channel {
        id: row.number()?,
        player: row.number()?,
        kind: read_plain(row.text()?)?,
        target: row.text()?,
        address: row.text()?,
        token: row.optional_text()?.map(|token| unhex(&token)).transpose()?,
        label: row.text()?,
        language: row.text()?,
        wants: row.number()? as u32,
        confirmed: row.number()? != 0,
        created_ms: row.number()? as u64,
    })
}

fn read_last_call(mut row: Row) -> Result<LastCall, StoreError> {
    Ok(LastCall {
        kind: read_plain(row.text()?)?,
        channel: row.number()?,
        table: row.text()?,
        table_name: row.text()?,
        game: row.text()?,
        state: NoticeState::read(row.number()?)?,
        stage: row.number()? as u32,
        held: row.number()? != 0,
        at_ms: row.number()? as u64,
        told_ms: row.optional_number()?.map(|at_ms| at_ms as u64),
    })
}

/// The columns of a notice that a move brings, with their types: a database cannot guess them in a list of values.
/// The last one is only asked, and not stored.
pub const NOTICED: [(&str, &str); 11] = [
    ("player", "BIGINT"),
    ("table_number", "BIGINT"),
    ("kind", "TEXT"),
    ("seq", "INTEGER"),
    ("stage", "INTEGER"),
    ("due_ms", "BIGINT"),
    ("span_ms", "BIGINT"),
    ("runs_out_ms", "BIGINT"),
    ("about", "TEXT"),
    ("at_ms", "BIGINT"),
    ("by_player", "BIGINT"),
];

impl NewNotice {
    /// In the order of `NOTICED`.
    pub fn values(&self, table: TableNumber) -> [Value<'_>; NOTICED.len()] {
        let (span, runs_out) = (self.clock.map(|clock| clock.span_ms), self.clock.map(|clock| clock.runs_out_ms));
        let kind = plain(&self.kind);
        row![
            self.player,
            table,
            kind,
            self.seq,
            self.stage,
            self.due_ms,
            span,
            runs_out,
            &self.about,
            self.at_ms,
            self.by
        ]
    }
}

/// A row for each channel of each player. One that is there already stays as it is.
pub fn notice_sql(rows: usize) -> String {
    let one = |row: usize| {
        let column = |(index, (_, kind)): (usize, &(&str, &str))| {
            format!("CAST(${} AS {kind})", row * NOTICED.len() + index + 1)
        };
        let columns: Vec<String> = NOTICED.iter().enumerate().map(column).collect();
        format!("({})", columns.join(", "))
    };
    let names: Vec<&str> = NOTICED.iter().map(|(name, _)| *name).collect();
    let stored = &names[..names.len() - 1];
    let shown: Vec<String> = stored.iter().map(|name| format!("fresh.{name}")).collect();
    let (names, stored, shown) = (names.join(", "), stored.join(", "), shown.join(", "));
    let rows: Vec<String> = (0..rows).map(one).collect();
    format!(
        "WITH fresh ({names}) AS (VALUES {}) INSERT INTO notices ({stored}, channel, state, tries, held) \
         SELECT {shown}, channels.id, 0, 0, 0 FROM fresh, channels WHERE channels.player = fresh.player \
         AND channels.confirmed = 1 AND NOT EXISTS (SELECT 1 FROM relations WHERE relations.player = fresh.player \
         AND relations.other = fresh.by_player AND relations.kind IN ('block', 'mute')) \
         ON CONFLICT DO NOTHING",
        rows.join(", ")
    )
}

pub fn settle_sql(rows: usize) -> String {
    let one = |row: usize| format!("(player = ${} AND table_number = ${})", 2 * row + 1, 2 * row + 2);
    let pairs: Vec<String> = (0..rows).map(one).collect();
    format!(
        "UPDATE notices SET state = 3, due_ms = NULL WHERE kind IN ('turn', 'nudge') AND state < 3 AND ({})",
        pairs.join(" OR ")
    )
}

/// Finds one notice; its values come last.
const OF_KEY: &str = "player = $5 AND table_number = $6 AND kind = $7 AND seq = $8 AND channel = $9";

impl NoticeKey {
    fn values(&self) -> Vec<Value<'static>> {
        values![self.player, self.table, plain(&self.kind), self.seq, self.channel]
    }
}

impl NewsWrite {
    pub fn statements<'a>(&'a self, statements: &mut Vec<Statement<'a>>) {
        let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
        match self {
            NewsWrite::Channel(channel) => add(UPSERT_CHANNEL, channel_values(channel)),
            NewsWrite::Wants { id, player, wants, language } => add(
                "UPDATE channels SET wants = $1, language = $2 WHERE id = $3 AND player = $4",
                values![*wants, language, *id, *player],
            ),
            NewsWrite::ForgetChannel { id, player } => {
                add("DELETE FROM channels WHERE id = $1 AND player = $2", values![*id, *player]);
                let settle = "UPDATE notices SET state = 3, due_ms = NULL \
                              WHERE player = $1 AND channel = $2 AND due_ms IS NOT NULL";
                add(settle, values![*player, *id]);
            }
            NewsWrite::Confirm { id } => add("UPDATE channels SET confirmed = 1 WHERE id = $1", values![*id]),
            NewsWrite::MailAddress { address, asked_ms, refused } => add(
                "INSERT INTO mail_addresses (address, asked_ms, refused) VALUES ($1, $2, $3) \
                 ON CONFLICT (address) DO UPDATE SET asked_ms = excluded.asked_ms, \
                 refused = CASE WHEN mail_addresses.refused = 1 THEN 1 ELSE excluded.refused END",
                values![address, *asked_ms, *refused],
            ),
            NewsWrite::Digested { channel, at_ms } => {
                add("UPDATE channels SET digest_ms = $1 WHERE id = $2", values![*at_ms, *channel]);
            }
            NewsWrite::Quiet { player, hours: None } => {
                add("DELETE FROM quiet_hours WHERE player = $1", values![*player]);
            }
            NewsWrite::Quiet { player, hours: Some(hours) } => add(
                "INSERT INTO quiet_hours (player, hours) VALUES ($1, $2) \
                 ON CONFLICT (player) DO UPDATE SET hours = excluded.hours",
                values![*player, json(hours)],
            ),
            NewsWrite::Rule { player, table, rule: None } => {
                add("DELETE FROM news_rules WHERE player = $1 AND table_number = $2", values![*player, *table]);
            }
            NewsWrite::Rule { player, table, rule: Some(rule) } => add(
                "INSERT INTO news_rules (player, table_number, rule) VALUES ($1, $2, $3) \
                 ON CONFLICT (player, table_number) DO UPDATE SET rule = excluded.rule",
                values![*player, *table, plain(rule)],
            ),
            NewsWrite::Secret { name, secret } => add(
                "INSERT INTO hall_secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                values![*name, secret],
            ),
            NewsWrite::Forget { before_ms } => {
                add("DELETE FROM notices WHERE due_ms IS NULL AND at_ms < $1", values![*before_ms]);
                add("DELETE FROM channels WHERE confirmed = 0 AND created_ms < $1", values![*before_ms]);
            }
            of_notice => statements.push(of_notice.notice_statement()),
        }
    }

    fn notice_statement(&self) -> Statement<'static> {
        let with_key = |sql: String, mut first: Vec<Value<'static>>, key: &NoticeKey| {
            first.extend(key.values());
            Statement::new(sql, first)
        };
        match self {
            NewsWrite::Try { key, due_ms, until_ms } => {
                let sql = format!(
                    "UPDATE notices SET state = 1, due_ms = $1, tries = tries + $2 \
                     WHERE due_ms = $3 AND state < $4 AND {OF_KEY}"
                );
                with_key(sql, values![*until_ms, 1u32, *due_ms, 2u32], key).expecting(1)
            }
            NewsWrite::Tried { key, state, stage, due_ms, told_ms, anew } => {
                let tries = if *anew { "0" } else { "tries" };
                let sql = format!(
                    "UPDATE notices SET state = $1, stage = $2, due_ms = $3, told_ms = COALESCE($4, told_ms), \
                     tries = {tries} WHERE state = 1 AND {OF_KEY}"
                );
                with_key(sql, values![state.number(), *stage, *due_ms, *told_ms], key)
            }
            NewsWrite::Put { key, was_ms, state, stage, due_ms, held } => {
                let held = if *held { "1" } else { "held" };
                let sql = format!(
                    "UPDATE notices SET state = $1, stage = $2, due_ms = $3, held = {held}, tries = 0 \
                     WHERE due_ms = $4 AND state < 2 AND {OF_KEY}"
                );
                with_key(sql, values![state.number(), *stage, *due_ms, *was_ms], key)
            }
            // Everything else is no matter of a single notice.
            _ => Statement::new("SELECT 1", Vec::new()),
        }
    }
}

const UPSERT_CHANNEL: &str = "INSERT INTO channels (id, player, kind, target, address, token, label, language, wants, \
                              confirmed, created_ms, digest_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0) \
                              ON CONFLICT (address) DO UPDATE SET player = excluded.player, target = excluded.target, \
                              token = excluded.token, label = excluded.label, language = excluded.language, \
                              wants = CASE WHEN channels.player = excluded.player THEN channels.wants \
                              ELSE excluded.wants END";

fn channel_values(channel: &Channel) -> Vec<Value<'_>> {
    values![
        channel.id,
        channel.player,
        plain(&channel.kind),
        &channel.target,
        &channel.address,
        channel.token.map(|token| hex(&token)),
        &channel.label,
        &channel.language,
        channel.wants,
        channel.confirmed,
        channel.created_ms,
    ]
}
