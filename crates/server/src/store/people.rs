//! What players are to each other and to the host of the hall: following, blocking, muting, reports, bans.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::sql::SqlStore;
use super::statements::{can_be_stored, plain, read_plain, values};
use super::value::{Row, Statement, Value};
use super::{PlayerId, StoreError, TableNumber};
use crate::protocol::{Shape, TableId};

/// What one player is to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RelationKind {
    Follow,
    /// They do not sit at one table, and nothing one does reaches the other.
    Block,
    /// Nothing they write is shown or told.
    Mute,
}

/// Somebody a player follows, blocks or mutes.
#[derive(Clone, PartialEq, Debug)]
pub struct Related {
    pub kind: RelationKind,
    pub other: PlayerId,
    pub name: String,
    pub shape: Shape,
    pub account: Option<String>,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// What they write.
    Words,
    /// Their name.
    Name,
    /// They let others wait, or leave on purpose.
    Leaving,
    Cheating,
    Other,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    pub id: i64,
    pub reporter: PlayerId,
    pub reported: PlayerId,
    pub table: Option<TableNumber>,
    pub reason: ReportReason,
    pub words: String,
    /// As JSON: the last lines of the chat as they were then.
    pub chat: String,
    pub at_ms: u64,
}

/// A report as the host reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadReport {
    pub report: Report,
    pub settled_ms: Option<u64>,
    pub reporter: String,
    pub reported: String,
    pub table: Option<TableId>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Ban {
    pub player: PlayerId,
    pub reason: String,
    pub at_ms: u64,
    /// Nothing: for good.
    pub until_ms: Option<u64>,
}

/// Something the host did.
#[derive(Clone, PartialEq, Debug)]
pub struct HostDeed {
    pub id: i64,
    pub at_ms: u64,
    pub deed: String,
    /// As JSON.
    pub about: String,
}

/// What changes between people.
#[derive(Clone, Debug)]
pub enum PeopleWrite {
    Relate {
        player: PlayerId,
        kind: RelationKind,
        other: PlayerId,
        at_ms: u64,
    },
    Unrelate {
        player: PlayerId,
        kind: RelationKind,
        other: PlayerId,
    },
    Report(Report),
    Settle {
        report: i64,
        at_ms: u64,
    },
    Ban(Ban),
    Unban {
        player: PlayerId,
    },
    HostDeed(HostDeed),
    /// The account goes, and everything about its player that others do not need: their games stay readable.
    ForgetPlayer {
        player: PlayerId,
        /// What is shown in their place.
        name: String,
    },
    /// The account is known by another name.
    RenameAccount {
        player: PlayerId,
        name: String,
        folded: String,
        skeletons: Vec<String>,
    },
}

/// What is asked about people.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Everybody a player follows, blocks or mutes, the latest first.
    async fn related(&self, player: PlayerId) -> Result<Vec<Related>, StoreError>;
    /// Which of some players have blocked which other of them.
    async fn apart(&self, players: &[PlayerId]) -> Result<Vec<(PlayerId, PlayerId)>, StoreError>;
    async fn follower_count(&self, player: PlayerId) -> Result<u32, StoreError>;
    async fn relation_count(&self, player: PlayerId) -> Result<usize, StoreError>;
    /// Reports, those that are open first, then the newest.
    async fn reports(&self, most: usize) -> Result<Vec<ReadReport>, StoreError>;
    async fn report(&self, id: i64) -> Result<Option<ReadReport>, StoreError>;
    async fn reports_by(&self, player: PlayerId) -> Result<Vec<ReadReport>, StoreError>;
    async fn bans(&self) -> Result<Vec<(Ban, String)>, StoreError>;
    /// What the host did last, the newest first.
    async fn host_deeds(&self, most: usize) -> Result<Vec<HostDeed>, StoreError>;
    /// Every line of chat a player wrote from a seat of theirs: table, words, when.
    async fn written_by(&self, player: PlayerId) -> Result<Vec<(TableId, String, u64)>, StoreError>;
    /// Every seat a player has: table, game, seat, status.
    async fn seats_of(&self, player: PlayerId) -> Result<Vec<(TableId, String, u8, String)>, StoreError>;
}

const REPORTS: &str = "SELECT reports.id, reporter, reported, table_number, reason, words, chat, at_ms, settled_ms, \
                       by_player.name, of_player.name, tables.id FROM reports \
                       JOIN players AS by_player ON by_player.id = reporter \
                       JOIN players AS of_player ON of_player.id = reported \
                       LEFT JOIN tables ON tables.number = table_number";

#[async_trait]
impl PeopleStore for SqlStore {
    async fn related(&self, player: PlayerId) -> Result<Vec<Related>, StoreError> {
        let sql = "SELECT kind, other, players.name, shape, accounts.name FROM relations \
                   JOIN players ON players.id = other LEFT JOIN accounts ON accounts.player = other \
                   WHERE relations.player = $1 ORDER BY at_ms DESC, other";
        let read = |mut row: Row| {
            Ok(Related {
                kind: read_plain(row.text()?)?,
                other: row.number()?,
                name: row.text()?,
                shape: read_plain(row.text()?)?,
                account: row.optional_text()?,
            })
        };
        self.all(Statement::new(sql, values![player]), read).await
    }

    async fn apart(&self, players: &[PlayerId]) -> Result<Vec<(PlayerId, PlayerId)>, StoreError> {
        if players.len() < 2 {
            return Ok(Vec::new());
        }
        let places = |first: usize| {
            let places: Vec<String> = (first..first + players.len()).map(|place| format!("${place}")).collect();
            places.join(", ")
        };
        let sql = format!(
            "SELECT player, other FROM relations WHERE kind = 'block' AND player IN ({}) AND other IN ({})",
            places(1),
            places(1 + players.len())
        );
        let values: Vec<Value<'static>> = players.iter().chain(players).map(|player| Value::from(*player)).collect();
        self.all(Statement::new(sql, values), |mut row| Ok((row.number()?, row.number()?))).await
    }

    async fn follower_count(&self, player: PlayerId) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM relations WHERE other = $1 AND kind = 'follow'";
        let found = self.first(Statement::new(sql, values![player])).await?;
        Ok(found.map_or(Ok(0), |mut row| row.number())? as u32)
    }

    async fn relation_count(&self, player: PlayerId) -> Result<usize, StoreError> {
        let sql = "SELECT COUNT(*) FROM relations WHERE player = $1";
        let found = self.first(Statement::new(sql, values![player])).await?;
        Ok(found.map_or(Ok(0), |mut row| row.number())? as usize)
    }

    async fn reports(&self, most: usize) -> Result<Vec<ReadReport>, StoreError> {
        let sql = format!(
            "{REPORTS} ORDER BY CASE WHEN settled_ms IS NULL THEN 0 ELSE 1 END, at_ms DESC, reports.id LIMIT $1"
        );
        self.all(Statement::new(sql, values![most as u64]), read_report).await
    }

    async fn report(&self, id: i64) -> Result<Option<ReadReport>, StoreError> {
        let sql = format!("{REPORTS} WHERE reports.id = $1");
        self.first(Statement::new(sql, values![id])).await?.map(read_report).transpose()
    }

    async fn reports_by(&self, player: PlayerId) -> Result<Vec<ReadReport>, StoreError> {
        let sql = format!("{REPORTS} WHERE reporter = $1 ORDER BY at_ms");
        self.all(Statement::new(sql, values![player]), read_report).await
    }

    async fn bans(&self) -> Result<Vec<(Ban, String)>, StoreError> {
        let sql = "SELECT player, reason, at_ms, until_ms, name FROM bans JOIN players ON players.id = player \
                   ORDER BY at_ms DESC, player";
        let read = |mut row: Row| {
            let ban = Ban {
                player: row.number()?,
                reason: row.text()?,
                at_ms: row.number()? as u64,
                until_ms: row.optional_number()?.map(|until_ms| until_ms as u64),
            };
            Ok((ban, row.text()?))
        };
        self.all(Statement::new(sql, Vec::new()), read).await
    }

    async fn host_deeds(&self, most: usize) -> Result<Vec<HostDeed>, StoreError> {
        let sql = "SELECT id, at_ms, deed, about FROM host_log ORDER BY at_ms DESC, id LIMIT $1";
        let read = |mut row: Row| {
            Ok(HostDeed { id: row.number()?, at_ms: row.number()? as u64, deed: row.text()?, about: row.text()? })
        };
        self.all(Statement::new(sql, values![most as u64]), read).await
    }

    async fn written_by(&self, player: PlayerId) -> Result<Vec<(TableId, String, u64)>, StoreError> {
        let sql = "SELECT tables.id, words, at_ms FROM seats JOIN chat ON chat.table_number = seats.table_number \
                   AND chat.seat = seats.seat JOIN tables ON tables.number = seats.table_number \
                   WHERE seats.player = $1 ORDER BY at_ms";
        let read = |mut row: Row| Ok((row.text()?, row.text()?, row.number()? as u64));
        self.all(Statement::new(sql, values![player]), read).await
    }

    async fn seats_of(&self, player: PlayerId) -> Result<Vec<(TableId, String, u8, String)>, StoreError> {
        let sql = "SELECT id, game, seat, status FROM seats JOIN tables ON number = table_number WHERE player = $1 \
                   ORDER BY changed_ms";
        let read = |mut row: Row| Ok((row.text()?, row.text()?, row.number()? as u8, row.text()?));
        self.all(Statement::new(sql, values![player]), read).await
    }
}

fn read_report(mut row: Row) -> Result<ReadReport, StoreError> {
    let report = Report {
        id: row.number()?,
        reporter: row.number()?,
        reported: row.number()?,
        table: row.optional_number()?,
        reason: read_plain(row.text()?)?,
        words: row.text()?,
        chat: row.text()?,
        at_ms: row.number()? as u64,
    };
    Ok(ReadReport {
        report,
        settled_ms: row.optional_number()?.map(|at_ms| at_ms as u64),
        reporter: row.text()?,
        reported: row.text()?,
        table: row.optional_text()?,
    })
}

impl PeopleWrite {
    pub fn statements<'a>(&'a self, statements: &mut Vec<Statement<'a>>) {
        let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
        match self {
            PeopleWrite::Relate { player, kind, other, at_ms } => add(
                "INSERT INTO relations (player, kind, other, at_ms) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                values![*player, plain(kind), *other, *at_ms],
            ),
            PeopleWrite::Unrelate { player, kind, other } => add(
                "DELETE FROM relations WHERE player = $1 AND kind = $2 AND other = $3",
                values![*player, plain(kind), *other],
            ),
            PeopleWrite::Report(report) => add(
                "INSERT INTO reports (id, reporter, reported, table_number, reason, words, chat, at_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                values![
                    report.id,
                    report.reporter,
                    report.reported,
                    report.table,
                    plain(&report.reason),
                    &report.words,
                    &report.chat,
                    report.at_ms,
                ],
            ),
            PeopleWrite::Settle { report, at_ms } => {
                add("UPDATE reports SET settled_ms = $1 WHERE id = $2", values![*at_ms, *report]);
            }
            PeopleWrite::Ban(ban) => add(
                "INSERT INTO bans (player, reason, at_ms, until_ms) VALUES ($1, $2, $3, $4) ON CONFLICT (player) \
                 DO UPDATE SET reason = excluded.reason, at_ms = excluded.at_ms, until_ms = excluded.until_ms",
                values![ban.player, &ban.reason, ban.at_ms, ban.until_ms],
            ),
            PeopleWrite::Unban { player } => add("DELETE FROM bans WHERE player = $1", values![*player]),
            PeopleWrite::HostDeed(deed) => add(
                "INSERT INTO host_log (id, at_ms, deed, about) VALUES ($1, $2, $3, $4)",
                values![deed.id, deed.at_ms, &deed.deed, &deed.about],
            ),
            PeopleWrite::ForgetPlayer { player, name } => forget(*player, name, statements),
            PeopleWrite::RenameAccount { player, name, folded, skeletons } => {
                rename_account(*player, name, folded, skeletons, statements);
            }
        }
    }
}

/// Seats and results keep their places under another name, so that others can read their games; the rest goes.
fn forget<'a>(player: PlayerId, name: &'a str, statements: &mut Vec<Statement<'a>>) {
    let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
    add(
        "UPDATE chat SET words = '', name = $1 \
         WHERE table_number IN (SELECT table_number FROM seats WHERE player = $2) \
         AND seat IN (SELECT seat FROM seats WHERE player = $3 AND seats.table_number = chat.table_number)",
        values![name, player, player],
    );
    // Who has one of these tables in memory reads it again.
    add(
        "UPDATE tables SET epoch = epoch + 1 WHERE number IN (SELECT table_number FROM seats WHERE player = $1)",
        values![player],
    );
    for sql in [
        "UPDATE seats SET name = $1 WHERE player = $2",
        "UPDATE result_seats SET name = $1 WHERE player = $2",
        "UPDATE players SET name = $1, shape = 'shield' WHERE id = $2",
    ] {
        add(sql, values![name, player]);
    }
    for sql in [
        "DELETE FROM account_skeletons WHERE folded IN (SELECT folded FROM accounts WHERE player = $1)",
        "DELETE FROM accounts WHERE player = $1",
        "DELETE FROM channels WHERE player = $1",
        "DELETE FROM tokens WHERE player = $1",
        "DELETE FROM notices WHERE player = $1",
        "DELETE FROM quiet_hours WHERE player = $1",
        "DELETE FROM news_rules WHERE player = $1",
        "DELETE FROM relations WHERE player = $1",
        "DELETE FROM relations WHERE other = $1 AND kind = 'follow'",
        "DELETE FROM reports WHERE reporter = $1",
    ] {
        add(sql, values![player]);
    }
}

/// The first account to have a skeleton keeps it: a name that could be taken for another's conflicts.
fn rename_account<'a>(
    player: PlayerId,
    name: &'a str,
    folded: &'a str,
    skeletons: &'a [String],
    statements: &mut Vec<Statement<'a>>,
) {
    let mut add = |sql: &'static str, values: Vec<Value<'a>>| statements.push(Statement::new(sql, values));
    add(
        "DELETE FROM account_skeletons WHERE folded IN (SELECT folded FROM accounts WHERE player = $1)",
        values![player],
    );
    for skeleton in skeletons {
        add("INSERT INTO account_skeletons (skeleton, folded) VALUES ($1, $2)", values![skeleton, folded]);
    }
    add("UPDATE accounts SET folded = $1, name = $2 WHERE player = $3", values![folded, name, player]);
}

/// A text that a player wrote, as every database takes it.
pub fn storable(text: &str) -> Option<&str> {
    can_be_stored(text).then_some(text)
}
