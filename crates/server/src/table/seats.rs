//! Sitting down, standing up, starting, closing, and the table after this one.

use engine::Seat;

use super::load::{NewGame, fresh_record};
use super::{Answer, Clock, Table, Turn};
use crate::now_ms;
use crate::protocol::{Access, ClockRule, Level, Shape, Status};
use crate::refusal::Refused;
use crate::store::{Player, PlayerId, SeatRecord, Write};

pub const SHAPES: [Shape; 5] = [Shape::Shield, Shape::Axe, Shape::Ship, Shape::Raven, Shape::Hammer];

impl SeatRecord {
    pub fn open(seat: Seat) -> SeatRecord {
        SeatRecord { seat, player: None, name: String::new(), shape: Shape::Shield, bot: None, ahead: None }
    }

    pub fn is_open(&self) -> bool {
        self.player.is_none() && self.bot.is_none()
    }

    /// Somebody sits down; where their shape is taken, they get one that is not.
    pub fn seat_player(seats: &mut [SeatRecord], seat: Seat, player: &Player) {
        let shape = free_shape(seats, Some(player.shape));
        let held = &mut seats[seat.index()];
        *held = SeatRecord { player: Some(player.id), name: player.name.clone(), shape, ..SeatRecord::open(seat) };
    }

    pub fn seat_bot(seats: &mut [SeatRecord], seat: Seat, level: Level) {
        let shape = free_shape(seats, None);
        seats[seat.index()] = SeatRecord { bot: Some(level), shape, ..SeatRecord::open(seat) };
    }
}

fn free_shape(seats: &[SeatRecord], wished: Option<Shape>) -> Shape {
    let free = |shape: &Shape| !seats.iter().any(|held| !held.is_open() && held.shape == *shape);
    // People tend to keep the first shapes; bots take from the other end.
    wished.filter(free).or_else(|| SHAPES.into_iter().rev().find(free)).unwrap_or(Shape::Shield)
}

impl Table {
    pub(super) fn store_seat(&self, seat: Seat, turn: &mut Turn) {
        turn.writes.push(Write::Seat { table: self.record.number, seat: self.seats[seat.index()].clone() });
        turn.changed = true;
    }

    pub(super) fn join(&mut self, player: &Player, wished: Option<Seat>, turn: &mut Turn) -> Result<(), Refused> {
        if self.seat_of(Some(player.id)).is_some() {
            return Ok(());
        }
        match self.record.status {
            Status::Waiting => {}
            Status::Running => return self.sit_back(player, turn),
            Status::Finished | Status::Closed | Status::Stopped => return Err(Refused::conflict("refused-over")),
        }
        let seat = match wished {
            Some(seat) if seat.index() >= self.seats.len() => return Err(Refused::wrong("refused-no-seat")),
            Some(seat) if !self.seats[seat.index()].is_open() => return Err(Refused::conflict("refused-seat-taken")),
            Some(seat) => seat,
            None => self.open_seat().ok_or_else(|| Refused::conflict("refused-table-full"))?,
        };
        SeatRecord::seat_player(&mut self.seats, seat, player);
        self.store_seat(seat, turn);
        if self.record.host.is_none() {
            self.record.host = Some(seat);
            self.store_record(turn);
        }
        if self.open_seat().is_none() { self.start(turn) } else { Ok(()) }
    }

    /// Who left, or was replaced when their time was up, may come back to their own seat.
    fn sit_back(&mut self, player: &Player, turn: &mut Turn) -> Result<(), Refused> {
        let own = self.seats.iter().find(|held| held.bot.is_some() && held.player == Some(player.id));
        let Some(seat) = own.map(|held| held.seat) else {
            return Err(Refused::conflict("refused-table-full"));
        };
        let per_game = matches!(self.record.clock, ClockRule::PerGame { .. });
        if per_game && self.clock.left_ms(seat, self.pending(), now_ms()) == 0 {
            return Err(Refused::conflict("refused-out-of-time"));
        }
        self.seats[seat.index()].bot = None;
        self.store_seat(seat, turn);
        self.clock.ask_anew(seat, now_ms());
        Ok(())
    }

    fn open_seat(&self) -> Option<Seat> {
        self.seats.iter().find(|held| held.is_open()).map(|held| held.seat)
    }

    pub(super) fn leave(&mut self, who: Option<PlayerId>, turn: &mut Turn) -> Result<(), Refused> {
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        match self.record.status {
            Status::Waiting => {
                self.seats[seat.index()] = SeatRecord::open(seat);
                self.store_seat(seat, turn);
                self.record.host =
                    self.seats.iter().find(|held| held.player.is_some() && held.bot.is_none()).map(|held| held.seat);
                if self.record.host.is_none() {
                    self.record.status = Status::Closed;
                }
                self.store_record(turn);
            }
            Status::Running => {
                self.take_over(seat, turn);
                self.take_automatic_steps(turn);
            }
            Status::Finished | Status::Closed | Status::Stopped => {}
        }
        Ok(())
    }

    fn only_host(&self, who: Option<PlayerId>) -> Result<Seat, Refused> {
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        if self.record.host == Some(seat) { Ok(seat) } else { Err(Refused::forbidden("refused-not-host")) }
    }

    /// The host does not wait any longer: bots take the seats that are still open.
    pub(super) fn start_by(&mut self, who: Option<PlayerId>, turn: &mut Turn) -> Result<(), Refused> {
        self.only_host(who)?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        while let Some(seat) = self.open_seat() {
            SeatRecord::seat_bot(&mut self.seats, seat, Level::Karl);
            self.store_seat(seat, turn);
        }
        self.start(turn)
    }

    fn start(&mut self, turn: &mut Turn) -> Result<(), Refused> {
        let setup = &self.record.setup;
        let options: Vec<_> = setup.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let title = &self.registry.get(&self.record.game).ok_or_else(|| Refused::missing("refused-no-game"))?.title;
        let game = title
            .begin(setup.players, &options, self.record.origin.seed())
            .map_err(|error| Refused::wrong(error.text()))?;
        self.record.rules_version = game.rules_version().to_owned();
        self.record.corrected = game.is_corrected();
        self.game = Some(game);
        self.record.status = Status::Running;
        self.clock = Clock::new(self.record.clock, self.seats.len(), now_ms());
        self.waiting_since_ms = now_ms();
        self.store_record(turn);
        Ok(())
    }

    pub(super) fn close(&mut self, who: Option<PlayerId>, turn: &mut Turn) -> Result<(), Refused> {
        let seat = self.only_host(who)?;
        match self.record.status {
            Status::Waiting => {}
            Status::Running if self.others_to_ask(seat).is_empty() => {}
            Status::Running => return Err(Refused::conflict("refused-close-others")),
            Status::Finished | Status::Closed | Status::Stopped => return Err(Refused::conflict("refused-over")),
        }
        self.record.status = Status::Closed;
        self.store_record(turn);
        Ok(())
    }

    /// The next table with the same people. Bots sit down at once; persons find the link at this table.
    pub(super) fn rematch(&mut self, who: Option<PlayerId>, id: &str, turn: &mut Turn) -> Result<Answer, Refused> {
        if self.record.status != Status::Finished {
            return Err(Refused::conflict("refused-not-over"));
        }
        let seat = self.seat_of(who).ok_or_else(|| Refused::forbidden("refused-not-your-seat"))?;
        if let Some(rematch) = &self.record.rematch {
            return Ok(Answer::Rematch(rematch.clone()));
        }
        let title = &self.registry.get(&self.record.game).ok_or_else(|| Refused::missing("refused-no-game"))?.title;
        let info = title.info();
        let seats: Vec<SeatRecord> = self
            .seats
            .iter()
            .map(|held| match held.bot {
                _ if held.seat == seat => SeatRecord { ahead: None, ..held.clone() },
                Some(_) if held.player.is_none() => held.clone(),
                _ => SeatRecord::open(held.seat),
            })
            .collect();
        let full = !seats.iter().any(SeatRecord::is_open);
        let mut record = fresh_record(
            NewGame {
                game: self.record.game.clone(),
                rules_version: info.rules_version,
                corrected: info.corrected,
                name: self.record.name.clone(),
                setup: self.record.setup.clone(),
                access: if full { self.record.access } else { Access::Invitation },
                clock: self.record.clock,
                lesson: false,
                seed: None,
            },
            now_ms(),
        );
        record.id = id.to_owned();
        record.host = Some(seat);
        record.status = if full { Status::Running } else { Status::Waiting };
        turn.writes.push(Write::NewTable { record: Box::new(record), seats });
        self.record.rematch = Some(id.to_owned());
        self.store_record(turn);
        Ok(Answer::Rematch(id.to_owned()))
    }

    /// The player behind a seat is now known as another; the store knows already.
    pub(super) fn gather(&mut self, from: Option<PlayerId>, to: PlayerId, turn: &mut Turn) -> Result<(), Refused> {
        if from.is_none() || self.seats.iter().any(|held| held.player == Some(to)) {
            return Ok(());
        }
        for held in self.seats.iter_mut().filter(|held| held.player == from) {
            held.player = Some(to);
            turn.changed = true;
        }
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.player == from) {
            watcher.player = Some(to);
        }
        Ok(())
    }
}
