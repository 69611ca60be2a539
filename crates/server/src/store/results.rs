//! What became of games that are over: a row for each game and one for each of its seats. They are written in the
//! transaction that ends the game, so that profiles and statistics never have to read a log.

use async_trait::async_trait;
use serde::Deserialize;

use super::sql::SqlStore;
use super::statements::{can_be_stored, json, plain, read_plain, values};
use super::value::{Row, Statement, Value};
use super::{PlayerId, SeatRecord, StoreError, TableNumber, TableRecord};
use crate::limits::RESULTS_REBUILT_AT_ONCE;
use crate::protocol::{Access, Level, Shape, Status, TableId};

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    pub table: TableNumber,
    pub table_id: TableId,
    pub game: String,
    pub rules_version: String,
    /// As JSON.
    pub options: String,
    pub corrected: bool,
    /// False where it was broken off.
    pub finished: bool,
    /// Whether everybody may find the table, or only who has its link.
    pub open: bool,
    pub moves: u32,
    pub ended_ms: u64,
    pub seats: Vec<SeatResult>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// The person of the seat, even where a bot played it at the end.
    pub player: Option<PlayerId>,
    pub bot: Option<Level>,
    pub name: String,
    pub shape: Shape,
    /// Place and points, where the game came to its end.
    pub reached: Option<(u8, i32)>,
    pub won: bool,
    pub left_early: bool,
}

/// The part of an outcome that is kept, as it is written in a table's record.
#[derive(Deserialize)]
struct StoredOutcome {
    places: Vec<u8>,
    points: Vec<i32>,
    winners: Vec<u8>,
}

impl GameResult {
    /// `moves`: entries of the log.
    pub fn of(record: &TableRecord, seats: &[SeatRecord], moves: u32, ended_ms: u64) -> GameResult {
        let outcome = record.outcome.as_deref().and_then(|text| serde_json::from_str::<StoredOutcome>(text).ok());
        let seat = |held: &SeatRecord| {
            let index = held.seat.index();
            SeatResult {
                player: held.player,
                bot: held.bot,
                name: held.name.clone(),
                shape: held.shape,
                reached: outcome.as_ref().and_then(|end| Some((*end.places.get(index)?, *end.points.get(index)?))),
                won: outcome.as_ref().is_some_and(|end| end.winners.contains(&held.seat.0)),
                left_early: held.player.is_some() && held.bot.is_some(),
            }
        };
        GameResult {
            table: record.number,
            table_id: record.id.clone(),
            game: record.game.clone(),
            rules_version: record.rules_version.clone(),
            options: json(&record.setup.options),
            corrected: record.corrected,
            finished: record.status == Status::Finished,
            open: record.access == Access::Open,
            moves,
            ended_ms,
            seats: seats.iter().map(seat).collect(),
        }
    }

    fn persons(&self) -> u32 {
        self.seats.iter().filter(|seat| seat.player.is_some()).count() as u32
    }

    pub fn statements<'a>(&'a self, statements: &mut Vec<Statement<'a>>) {
        let (players, persons) = (self.seats.len() as u32, self.persons());
        let game = "INSERT INTO results (table_number, table_id, game, rules_version, options, players, persons, \
                    corrected, finished, open, moves, ended_ms) \
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING";
        let of_game = values![
            self.table,
            &self.table_id,
            &self.game,
            &self.rules_version,
            &self.options,
            players,
            persons,
            self.corrected,
            self.finished,
            self.open,
            self.moves,
            self.ended_ms,
        ];
        statements.push(Statement::new(game, of_game));
        let seat = "INSERT INTO result_seats (table_number, seat, game, players, persons, finished, open, ended_ms, \
                    player, bot, name, shape, place, points, won, left_early) VALUES \
                    ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING";
        for (index, one) in self.seats.iter().enumerate() {
            let of_seat = values![
                self.table,
                index as u32,
                &self.game,
                players,
                persons,
                self.finished,
                self.open,
                self.ended_ms,
                one.player,
                one.bot.as_ref().map(plain),
                &one.name,
                plain(&one.shape),
                one.reached.map(|(place, _)| u32::from(place)),
                one.reached.map(|(_, points)| i64::from(points)),
                one.won,
                one.left_early,
            ];
            statements.push(Statement::new(seat, of_seat));
        }
    }
}

/// How many games of one kind ended at one place; `place` is nothing where they were broken off.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceSum {
    pub game: String,
    pub players: u8,
    /// Whether other persons sat there too.
    pub with_people: bool,
    pub place: Option<u8>,
    pub games: u32,
    pub left_early: u32,
    pub best: Option<i32>,
    pub points: i64,
}

/// A seat of a game that is over, as lists show it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedRow {
    pub table: TableId,
    pub table_name: String,
    pub game: String,
    pub finished: bool,
    pub open: bool,
    pub ended_ms: u64,
    pub seat: u8,
    pub player: Option<PlayerId>,
    pub bot: Option<Level>,
    pub name: String,
    pub shape: Shape,
    pub reached: Option<(u8, i32)>,
    pub left_early: bool,
}

/// Points of one finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PointsRow {
    pub ended_ms: u64,
    pub points: i32,
    pub place: u8,
    pub players: u8,
}

/// What is asked about games that are over.
#[async_trait]
pub trait ResultStore: Send + Sync {
    /// All games of a player, added up.
    async fn place_sums(&self, player: PlayerId) -> Result<Vec<PlaceSum>, StoreError>;
    /// The last games of a player with all their seats, the newest first; `all`: also those only their link leads to.
    async fn last_played(&self, player: PlayerId, all: bool, most: usize) -> Result<Vec<PlayedRow>, StoreError>;
    /// Points of the last finished games of one kind, the newest first.
    async fn points(&self, player: PlayerId, game: &str, most: usize) -> Result<Vec<PointsRow>, StoreError>;
    /// When the first game of a player ended.
    async fn first_ended_ms(&self, player: PlayerId) -> Result<Option<u64>, StoreError>;
    /// Finished tables without a row in `results`, after this number: those from before there were any.
    async fn without_result(&self, after: TableNumber) -> Result<Vec<GameResult>, StoreError>;
}

#[async_trait]
impl ResultStore for SqlStore {
    async fn place_sums(&self, player: PlayerId) -> Result<Vec<PlaceSum>, StoreError> {
        let sql = "SELECT game, players, CASE WHEN persons > 1 THEN 1 ELSE 0 END AS shared, place, COUNT(*), \
                   SUM(left_early), MAX(points), CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM result_seats \
                   WHERE player = $1 GROUP BY game, players, CASE WHEN persons > 1 THEN 1 ELSE 0 END, place \
                   ORDER BY game, players, shared, place";
        let read = |mut row: Row| {
            Ok(PlaceSum {
                game: row.text()?,
                players: row.number()? as u8,
                with_people: row.number()? != 0,
                place: row.optional_number()?.map(|place| place as u8),
                games: row.number()? as u32,
                left_early: row.number()? as u32,
                best: row.optional_number()?.map(|points| points as i32),
                points: row.number()?,
            })
        };
        self.all(Statement::new(sql, values![player]), read).await
    }

    async fn last_played(&self, player: PlayerId, all: bool, most: usize) -> Result<Vec<PlayedRow>, StoreError> {
        let open = if all { "" } else { "AND open = 1 " };
        let sql = format!(
            "SELECT tables.id, tables.name, seat.game, seat.finished, seat.open, seat.ended_ms, seat.seat, seat.player, \
             seat.bot, seat.name, seat.shape, seat.place, seat.points, seat.left_early FROM \
             (SELECT table_number, ended_ms FROM result_seats WHERE player = $1 {open}\
             ORDER BY ended_ms DESC LIMIT $2) AS last \
             JOIN result_seats AS seat ON seat.table_number = last.table_number \
             JOIN tables ON tables.number = last.table_number ORDER BY last.ended_ms DESC, last.table_number, seat.seat"
        );
        self.all(Statement::new(sql, values![player, most as u64]), read_played).await
    }

    async fn points(&self, player: PlayerId, game: &str, most: usize) -> Result<Vec<PointsRow>, StoreError> {
        if !can_be_stored(game) {
            return Ok(Vec::new());
        }
        let sql = "SELECT ended_ms, points, place, players FROM result_seats WHERE player = $1 AND game = $2 \
                   AND points IS NOT NULL ORDER BY ended_ms DESC LIMIT $3";
        let read = |mut row: Row| {
            Ok(PointsRow {
                ended_ms: row.number()? as u64,
                points: row.number()? as i32,
                place: row.number()? as u8,
                players: row.number()? as u8,
            })
        };
        self.all(Statement::new(sql, values![player, game.to_owned(), most as u64]), read).await
    }

    async fn first_ended_ms(&self, player: PlayerId) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT ended_ms FROM result_seats WHERE player = $1 ORDER BY ended_ms LIMIT 1";
        let found = self.first(Statement::new(sql, values![player])).await?;
        Ok(found.map(|mut row| row.number()).transpose()?.map(|at_ms| at_ms as u64))
    }

    async fn without_result(&self, after: TableNumber) -> Result<Vec<GameResult>, StoreError> {
        let chosen = "FROM tables WHERE status = 'finished' AND counts = 1 AND number > $1 AND number NOT IN \
                      (SELECT table_number FROM results) ORDER BY number LIMIT $2";
        let asked = || values![after, RESULTS_REBUILT_AT_ONCE as u64];
        let moves = format!(
            "SELECT table_number, MAX(seq) FROM log WHERE table_number IN (SELECT number {chosen}) GROUP BY table_number"
        );
        let moves =
            self.all(Statement::new(moves, asked()), |mut row| Ok((row.number()?, row.number()? as u32))).await?;
        let moves: std::collections::HashMap<TableNumber, u32> = moves.into_iter().collect();
        let tables = self.with_seats(super::statements::with_seats(chosen, &asked)).await?;
        let result = |(record, seats): (TableRecord, Vec<SeatRecord>)| {
            let moves = moves.get(&record.number).copied().unwrap_or(0);
            GameResult::of(&record, &seats, moves, record.changed_ms)
        };
        Ok(tables.into_iter().map(result).collect())
    }
}

fn read_played(mut row: Row) -> Result<PlayedRow, StoreError> {
    Ok(PlayedRow {
        table: row.text()?,
        table_name: row.text()?,
        game: row.text()?,
        finished: row.number()? != 0,
        open: row.number()? != 0,
        ended_ms: row.number()? as u64,
        seat: row.number()? as u8,
        player: row.optional_number()?,
        bot: row.optional_text()?.map(read_plain).transpose()?,
        name: row.text()?,
        shape: read_plain(row.text()?)?,
        reached: {
            let (place, points) = (row.optional_number()?, row.optional_number()?);
            place.zip(points).map(|(place, points)| (place as u8, points as i32))
        },
        left_early: row.number()? != 0,
    })
}
