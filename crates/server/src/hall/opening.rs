//! Opening tables: what is wished is checked, there must be room for it, and it is stored before it is listed.

use std::collections::HashMap;
use std::sync::Arc;

use engine::{AnyMatch, Seat, Seed, Text};
use registry::Lesson;

use super::{Hall, lock};
use crate::bus::News;
use crate::code::TableCode;
use crate::limits::{
    CLOCK_SECONDS, CODE_TRIES_MAX, NAME_CHARS_MAX, NONCES_OF_HALL, OPTIONS_MAX, REST_DAYS_MAX, SHARED_TABLES_PERCENT,
    TABLE_NAME_CHARS_MAX, TABLES_PER_PLAYER_MAX,
};
use crate::names;
use crate::nonce::Nonce;
use crate::protocol::{Access, ClockRule, Level, NewTable, SeatWish, Status, TableCard, TableId};
use crate::refusal::Refused;
use crate::store::{HALL, Player, PlayerId, Position, SeatRecord, StoreError, StoredNonce, TableRecord, Write};
use crate::table::{Answer, NewGame, Request, complete_origin, fresh_record, rows_of};

/// Lessons with a set-up of their own begin with the first move, and are all the same game.
const LESSON_SEED: u64 = 1;

/// Seats about to be taken, so that requests at the same moment do not all find the last place free.
#[derive(Default)]
pub struct Reserved {
    of_players: HashMap<PlayerId, usize>,
    all: usize,
    shared: usize,
}

/// A place for a table or a seat, until it is taken.
pub struct Reservation {
    hall: Arc<Hall>,
    player: PlayerId,
    /// Whether it is for a new table, and for one with open seats.
    new: bool,
    shared: bool,
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut reserved = lock(&self.hall.reserved);
        if let Some(own) = reserved.of_players.get_mut(&self.player) {
            *own -= 1;
            if *own == 0 {
                reserved.of_players.remove(&self.player);
            }
        }
        reserved.all -= usize::from(self.new);
        reserved.shared -= usize::from(self.shared);
    }
}

impl Hall {
    pub async fn create(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        new: NewTable,
        nonce: Option<Nonce>,
    ) -> Result<TableCard, Refused> {
        if let Some(made) = self.made_before(player.id, nonce).await? {
            return self.adopt(&made, player.id).await;
        }
        let entry = self.game(&new.game)?;
        if new.setup.options.len() > OPTIONS_MAX {
            return Err(Refused::wrong("setup-unknown-option"));
        }
        if new.seats.len() != usize::from(new.setup.players) {
            return Err(Refused::wrong("refused-seats-differ"));
        }
        check_clock(new.clock)?;
        let name = if new.name.trim().is_empty() { String::new() } else { tidy_table_name(&new.name)? };
        let options: Vec<_> = new.setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let lesson = lesson_of(&new);
        let seed = if new.lesson { Some(lesson.map_or(LESSON_SEED, |own| own.seed)) } else { self.config.seed };
        let seed = seed.map(Seed::from_number);
        // A set-up that cannot be played is refused now and not at the start.
        let trial_seed = seed.unwrap_or_else(|| Seed::from_number(0));
        let (trial, corrections) = if new.corrections.is_empty() {
            (entry.title.begin(new.setup.players, &options, trial_seed)?, None)
        } else {
            self.begin_corrected(&new, trial_seed).await?
        };
        let (host, seats) = wished_seats(&new, player)?;
        let contributes = new.contributes;
        let new_game = NewGame {
            game: new.game,
            rules_version: trial.rules_version().to_owned(),
            corrected: trial.is_corrected(),
            corrections,
            name,
            setup: new.setup,
            access: new.access,
            clock: new.clock,
            lesson: new.lesson,
            counts: !new.lesson,
            programs: new.programs || player.bot,
            seed,
        };
        let mut record = fresh_record(new_game, self.time());
        record.host = Some(host);
        // A player who contributes to the seed does so once the server is bound to its part: after this answer.
        let starts = !seats.iter().any(SeatRecord::is_open) && (!contributes || record.origin.players.is_none());
        record.status = if starts { Status::Running } else { Status::Waiting };
        let position = lesson.and_then(|lesson| lesson.begin(entry.title.as_ref()));
        self.add(player, record, seats, position.as_deref(), nonce).await
    }

    /// The game as it stood at a move, played on against bots.
    pub async fn fork(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        from: &TableRecord,
        game: &dyn AnyMatch,
        seat: Seat,
        level: Level,
        nonce: Option<Nonce>,
    ) -> Result<TableCard, Refused> {
        if let Some(made) = self.made_before(player.id, nonce).await? {
            return self.adopt(&made, player.id).await;
        }
        let mut seats: Vec<SeatRecord> = Seat::all(game.players()).map(SeatRecord::open).collect();
        if seat.index() >= seats.len() {
            return Err(Refused::wrong("refused-no-seat"));
        }
        SeatRecord::seat_player(&mut seats, seat, player);
        for other in Seat::all(game.players()).filter(|other| *other != seat) {
            SeatRecord::seat_bot(&mut seats, other, level);
        }
        let new_game = NewGame {
            game: from.game.clone(),
            rules_version: game.rules_version().to_owned(),
            corrected: game.is_corrected(),
            corrections: from.corrections.clone(),
            name: from.name.clone(),
            setup: from.setup.clone(),
            access: Access::Invitation,
            clock: ClockRule::None,
            lesson: false,
            // Its position and its seed are known.
            counts: false,
            programs: player.bot,
            seed: Some(game.seed()),
        };
        let mut record = fresh_record(new_game, self.time());
        record.host = Some(seat);
        record.status = Status::Running;
        self.add(player, record, seats, Some(game), nonce).await
    }

    /// A game that was played elsewhere, over already.
    pub async fn add_played(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        record: TableRecord,
        seats: Vec<SeatRecord>,
        game: &dyn AnyMatch,
    ) -> Result<TableCard, Refused> {
        self.add(player, record, seats, Some(game), None).await
    }

    /// The table that the same request made already.
    async fn made_before(&self, player: PlayerId, nonce: Option<Nonce>) -> Result<Option<TableId>, Refused> {
        let Some(nonce) = nonce else { return Ok(None) };
        self.store.made(player, nonce).await.map_err(|_| Refused::storage())
    }

    async fn add(
        self: &Arc<Hall>,
        player: &Arc<Player>,
        mut record: TableRecord,
        seats: Vec<SeatRecord>,
        played: Option<&dyn AnyMatch>,
        nonce: Option<Nonce>,
    ) -> Result<TableCard, Refused> {
        let shared = seats.iter().any(SeatRecord::is_open);
        let _room = self.room_for_table(player, shared)?;
        if record.status == Status::Running {
            complete_origin(&mut record.origin, &seats);
        }
        let rows = played.map(|game| rows_of(game, self.time().stamp_ms()));
        for _ in 0..CODE_TRIES_MAX {
            let id = record.id.clone();
            let mut change = vec![Write::NewTable { record: Box::new(record.clone()), seats: seats.clone() }];
            change.extend(rows.clone().map(|rows| Write::Append { table: record.number, rows }));
            change.extend(nonce.into_iter().flat_map(|nonce| self.making(player.id, nonce, &id)));
            match self.writer.write(change).await {
                Ok(()) => {
                    let position = Position { changed_ms: record.changed_ms, ..Position::default() };
                    self.insert(record, seats);
                    self.bus().tell(News::Table { id: id.clone(), position }).await;
                    return self.adopt(&id, player.id).await;
                }
                Err(StoreError::Conflict) => {
                    // The same request came over another connection at the same moment, or another table has the code.
                    if let Some(made) = self.made_before(player.id, nonce).await? {
                        return self.adopt(&made, player.id).await;
                    }
                    record.code = Some(TableCode::random());
                }
                Err(_) => return Err(Refused::storage()),
            }
        }
        Err(Refused::storage())
    }

    fn making(&self, player: PlayerId, nonce: Nonce, id: &str) -> [Write; 2] {
        let at_ms = self.time().now_ms();
        let done = StoredNonce { player, nonce, seq: 0, at_ms, in_log: false };
        let before_ms = at_ms.saturating_sub(NONCES_OF_HALL.as_millis() as u64);
        [
            Write::Nonce { table: HALL, done, made: Some(id.to_owned()) },
            Write::ForgetNonces { table: HALL, player, before_ms },
        ]
    }

    /// A table that is in the store comes into memory; its card as the player sees it.
    pub async fn adopt(self: &Arc<Hall>, id: &str, player: PlayerId) -> Result<TableCard, Refused> {
        match self.ask(id, player, || Request::State).await? {
            Answer::State(state) => Ok(state.table),
            _ => Err(Refused::storage()),
        }
    }

    /// Room for one more table. A share of all tables is kept for games against bots, which need nobody else.
    pub fn room_for_table(self: &Arc<Hall>, player: &Player, shared: bool) -> Result<Reservation, Refused> {
        self.reserve(player, true, shared)
    }

    /// Room for another table with the people of this one.
    pub fn room_for_rematch(self: &Arc<Hall>, player: &Player, table: &str) -> Result<Reservation, Refused> {
        let known = self.index().slots.get(table).and_then(|slot| slot.summary());
        self.room_for_table(player, known.is_some_and(|known| known.is_shared()))
    }

    /// Room for one more seat of a player; none is needed where they sit already.
    pub fn room_to_join(self: &Arc<Hall>, player: &Player, table: &str) -> Result<Option<Reservation>, Refused> {
        if lock(&self.lists).sits_at(player.id, table) {
            return Ok(None);
        }
        self.reserve(player, false, false).map(Some)
    }

    fn reserve(self: &Arc<Hall>, player: &Player, new: bool, shared: bool) -> Result<Reservation, Refused> {
        let most_own = if player.bot { self.config.tables_per_bot } else { TABLES_PER_PLAYER_MAX };
        let player = player.id;
        let (own, current, all_shared) = {
            let lists = lock(&self.lists);
            (lists.current_of(player), lists.current, lists.shared)
        };
        let mut reserved = lock(&self.reserved);
        let own = own + reserved.of_players.get(&player).copied().unwrap_or(0);
        if most_own == 0 {
            return Err(Refused::forbidden("refused-bot-accounts"));
        }
        if own >= most_own {
            return Err(Refused::too_many("refused-too-many-tables"));
        }
        let most = self.config.tables_max;
        let full = new && current + reserved.all >= most;
        let full_of_shared = shared && all_shared + reserved.shared >= most * SHARED_TABLES_PERCENT / 100;
        if full || full_of_shared {
            return Err(Refused::too_many("refused-hall-full"));
        }
        *reserved.of_players.entry(player).or_default() += 1;
        reserved.all += usize::from(new);
        reserved.shared += usize::from(shared);
        Ok(Reservation { hall: Arc::clone(self), player, new, shared })
    }
}

/// The position a lesson begins with, where its set-up is the one that the position belongs to.
fn lesson_of(new: &NewTable) -> Option<&'static Lesson> {
    let lesson = Lesson::of(&new.game).filter(|_| new.lesson)?;
    (lesson.players == new.setup.players && lesson.options == new.setup.options).then_some(lesson)
}

/// The seats as wished, and the host's own.
fn wished_seats(new: &NewTable, player: &Player) -> Result<(Seat, Vec<SeatRecord>), Refused> {
    let mut seats: Vec<SeatRecord> = Seat::all(new.setup.players).map(SeatRecord::open).collect();
    let mut host = None;
    for (seat, wish) in Seat::all(new.setup.players).zip(&new.seats) {
        match wish {
            SeatWish::Me if host.is_none() => {
                SeatRecord::seat_player(&mut seats, seat, player);
                host = Some(seat);
            }
            SeatWish::Me => return Err(Refused::wrong("refused-two-seats")),
            // Everybody knows the seed of a lesson, and so every hand in it.
            SeatWish::Open if new.lesson => return Err(Refused::wrong("refused-lesson-open")),
            SeatWish::Guest { .. } if new.lesson => return Err(Refused::wrong("refused-lesson-open")),
            SeatWish::Open | SeatWish::Bot { .. } | SeatWish::Guest { .. } => {}
        }
    }
    for (seat, wish) in Seat::all(new.setup.players).zip(&new.seats) {
        match wish {
            SeatWish::Bot { level } => SeatRecord::seat_bot(&mut seats, seat, *level),
            SeatWish::Guest { name } => SeatRecord::seat_guest(&mut seats, seat, player, name)?,
            SeatWish::Me | SeatWish::Open => {}
        }
    }
    Ok((host.ok_or_else(|| Refused::wrong("refused-no-own-seat"))?, seats))
}

fn check_clock(clock: ClockRule) -> Result<(), Refused> {
    match clock {
        ClockRule::None => Ok(()),
        ClockRule::PerMove { seconds, rest_days } | ClockRule::PerGame { seconds, rest_days }
            if CLOCK_SECONDS.contains(&seconds) && rest_days <= REST_DAYS_MAX =>
        {
            Ok(())
        }
        _ => Err(Refused::wrong("refused-clock")),
    }
}

fn tidy_table_name(name: &str) -> Result<String, Refused> {
    let long = name.chars().count() > TABLE_NAME_CHARS_MAX;
    let reason = Text::new("refused-name").number("most", TABLE_NAME_CHARS_MAX as i32);
    let words: Vec<&str> = name.split_whitespace().collect();
    // The same letters are fit for tables and for people.
    let fit = words.iter().all(|word| word.chars().count() <= NAME_CHARS_MAX && names::tidy(word).is_ok());
    if long || !fit { Err(Refused::wrong(reason)) } else { Ok(words.join(" ")) }
}
