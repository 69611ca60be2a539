//! Moves: acting, taking back, and steps the table takes for a player.

use engine::{Ask, Question, Seat, SeatSet, Told, Undo};

use super::{Table, Turn};
use crate::limits::{ACTION_BYTES_MAX, CHAT_CHARS_MAX, CHAT_LINES_MAX, LOG_ENTRIES_MAX};
use crate::now_ms;
use crate::protocol::{Ahead, ChatLine, Level, Status, UndoAsked};
use crate::refusal::Refused;
use crate::store::{LogKind, LogRow, PlayerId, Write};

/// Steps taken for players in a row before the table comes up for air.
const AUTOMATIC_STEPS_MAX: usize = 64;

pub fn within_length(action: &str) -> Result<(), Refused> {
    if action.len() > ACTION_BYTES_MAX { Err(Refused::wrong("refused-malformed")) } else { Ok(()) }
}

impl Table {
    pub(super) fn act(
        &mut self,
        who: Option<PlayerId>,
        seq: u32,
        action: &str,
        turn: &mut Turn,
    ) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        // In a secret choice made by several at once the others' answers do not make mine stale.
        if seq < self.asked_since[seat.index()] || seq > self.seq() {
            return Err(Refused::stale(self.seq()));
        }
        within_length(action)?;
        self.perform(seat, action, LogKind::Act, turn)?;
        self.hold_automatic.remove(seat);
        self.take_automatic_steps(turn);
        Ok(())
    }

    /// Does an action on the live game and notes it for the log.
    fn perform(&mut self, seat: Seat, action: &str, kind: LogKind, turn: &mut Turn) -> Result<(), Refused> {
        self.room_in_log()?;
        let Some(game) = &mut self.game else {
            return Err(Refused::conflict("refused-not-started"));
        };
        let before = game.pending();
        let secret_choices: Vec<(Seat, Question)> = before
            .without(seat)
            .iter()
            .filter_map(|other| game.question(other).map(|question| (other, question)))
            .filter(|(_, question)| question.ask == Ask::Commit)
            .collect();
        let told = game.act(seat, action)?;
        let notation = game.action(game.moves() - 1).map(|(_, notation)| notation).unwrap_or_default();
        let after = game.pending();
        let unchanged: SeatSet = secret_choices
            .into_iter()
            .filter(|(other, question)| after.contains(*other) && game.question(*other).as_ref() == Some(question))
            .map(|(other, _)| other)
            .collect();
        self.note(seat, kind, notation, told, before, turn);
        let seq = self.seq();
        for (index, since) in self.asked_since.iter_mut().enumerate() {
            if !unchanged.contains(Seat(index as u8)) {
                *since = seq;
            }
        }
        self.undo_asked = None;
        self.finish_if_over(turn);
        Ok(())
    }

    fn room_in_log(&self) -> Result<(), Refused> {
        if self.seq() >= LOG_ENTRIES_MAX { Err(Refused::conflict("refused-log-full")) } else { Ok(()) }
    }

    /// Appends to the log; the game has moved already.
    pub(super) fn note(
        &mut self,
        seat: Seat,
        kind: LogKind,
        entry: String,
        told: Vec<Told>,
        before: SeatSet,
        turn: &mut Turn,
    ) {
        let Some(game) = &self.game else { return };
        let at_ms = now_ms();
        let used_ms = self.clock.entry(seat, before, game.pending(), at_ms);
        self.history.push(seat, kind, told);
        turn.rows.push(LogRow { seq: self.history.len() as u32, seat, kind, entry, mark: game.mark(), used_ms, at_ms });
        self.waiting_since_ms = at_ms;
    }

    fn finish_if_over(&mut self, turn: &mut Turn) {
        let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) else { return };
        self.record.status = Status::Finished;
        self.record.outcome = serde_json::to_string(&outcome).ok();
        self.store_record(turn);
    }

    pub(super) fn store_record(&mut self, turn: &mut Turn) {
        self.record.changed_ms = now_ms();
        turn.writes.push(Write::Table { record: Box::new(self.record.clone()) });
        turn.changed = true;
    }

    /// Plays for persons what they programmed ahead, and decisions with one choice where they wish it.
    pub(super) fn take_automatic_steps(&mut self, turn: &mut Turn) {
        for _ in 0..AUTOMATIC_STEPS_MAX {
            let pending = self.pending();
            let step = pending.iter().find_map(|seat| self.automatic_step(seat).map(|step| (seat, step)));
            let Some((seat, Step { action, programmed })) = step else { return };
            if self.perform(seat, &action, LogKind::Automatic, turn).is_err() {
                return;
            }
            if programmed && let Some(ahead) = &mut self.seats[seat.index()].ahead {
                ahead.action = None;
                self.store_seat(seat, turn);
            }
        }
    }

    fn automatic_step(&self, seat: Seat) -> Option<Step> {
        let held = &self.seats[seat.index()];
        let ahead = held.ahead.as_ref().filter(|_| held.bot.is_none())?;
        let game = self.game.as_ref()?;
        if let Some(action) = ahead.action.as_ref().filter(|action| game.check(seat, action).is_ok()) {
            return Some(Step { action: action.clone(), programmed: true });
        }
        if !ahead.single_choices || self.hold_automatic.contains(seat) {
            return None;
        }
        let only = game.choices(seat, 1)?.pop()?;
        Some(Step { action: only.action, programmed: false })
    }

    pub(super) fn plan_ahead(&mut self, who: Option<PlayerId>, ahead: &Ahead, turn: &mut Turn) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        ahead.action.as_deref().map_or(Ok(()), within_length)?;
        let empty = !ahead.single_choices && ahead.action.is_none();
        self.seats[seat.index()].ahead = (!empty).then(|| ahead.clone());
        self.hold_automatic.remove(seat);
        self.store_seat(seat, turn);
        self.take_automatic_steps(turn);
        Ok(())
    }

    pub(super) fn undo(&mut self, who: Option<PlayerId>, seq: u32, turn: &mut Turn) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        if seq != self.seq() {
            return Err(Refused::stale(self.seq()));
        }
        self.room_in_log()?;
        match self.undo_of(Some(seat)) {
            Undo::Nothing => return Err(Refused::conflict("refused-nothing-to-undo")),
            Undo::Free { to } => self.take_back(seat, to, turn),
            Undo::ByConsent { to } => {
                self.undo_asked = Some(UndoAsked { by: seat, to, waiting: self.others_to_ask(seat) });
                turn.changed = true;
            }
        }
        Ok(())
    }

    pub(super) fn consent(&mut self, who: Option<PlayerId>, agree: bool, turn: &mut Turn) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        let Some(asked) = &mut self.undo_asked else {
            return Err(Refused::conflict("refused-nothing-asked"));
        };
        let (by, to) = (asked.by, asked.to);
        // Who asked may think better of it.
        let withdrawn = seat == by && !agree;
        if !withdrawn && !asked.waiting.contains(&seat) {
            return Err(Refused::conflict("refused-nothing-asked"));
        }
        asked.waiting.retain(|waiting| *waiting != seat);
        let settled = asked.waiting.is_empty();
        turn.changed = true;
        if !agree {
            self.undo_asked = None;
        } else if settled {
            self.room_in_log()?;
            self.take_back(by, to, turn);
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, to: u32, turn: &mut Turn) {
        let Some(game) = &mut self.game else { return };
        let before = game.pending();
        game.take_back(seat, to);
        self.note(seat, LogKind::Undo, to.to_string(), Vec::new(), before, turn);
        let seq = self.seq();
        self.asked_since.fill(seq);
        self.undo_asked = None;
        self.hold_automatic.insert(seat);
    }

    /// A bot's move. One that comes too late is forgotten: the bot is asked again.
    pub(super) fn bot_move(
        &mut self,
        seat: Seat,
        seq: u32,
        action: Option<&str>,
        turn: &mut Turn,
    ) -> Result<(), Refused> {
        let held = self.seats.get(seat.index());
        let plays = held.is_some_and(|held| held.bot.is_some()) && self.pending().contains(seat);
        if !plays || seq < self.asked_since[seat.index()] {
            return Ok(());
        }
        let played = action.map(|action| self.perform(seat, action, LogKind::Act, turn));
        if !matches!(played, Some(Ok(()))) {
            // A bot without an answer must not hold up the others: the first choice will do.
            tracing::error!(table = %self.record.id, %seat, action, "a bot gave no legal action");
            let choices = self.game.as_ref().and_then(|game| game.choices(seat, usize::MAX)).unwrap_or_default();
            let first = choices.first().ok_or_else(|| Refused::conflict("refused-over"))?;
            self.perform(seat, &first.action, LogKind::Act, turn)?;
        }
        self.take_automatic_steps(turn);
        Ok(())
    }

    /// A bot plays on for somebody who left or ran out of time.
    pub(super) fn take_over(&mut self, seat: Seat, turn: &mut Turn) {
        let before = self.pending();
        self.seats[seat.index()].bot = Some(Level::Karl);
        self.seats[seat.index()].ahead = None;
        self.store_seat(seat, turn);
        self.note(seat, LogKind::TakenOver, String::new(), Vec::new(), before, turn);
        if let Some(asked) = &mut self.undo_asked {
            asked.waiting.retain(|waiting| *waiting != seat);
            if asked.by == seat || asked.waiting.is_empty() {
                self.undo_asked = None;
            }
        }
        if !self.seats.iter().any(|held| held.player.is_some() && held.bot.is_none()) {
            self.record.status = Status::Closed;
            self.store_record(turn);
        }
    }

    /// Takes over the seats whose time is up.
    pub(super) fn run_out(&mut self, turn: &mut Turn) {
        let now_ms = now_ms();
        let asked = self.persons_asked();
        let late: Vec<Seat> = asked.iter().filter(|seat| self.clock.left_ms(*seat, asked, now_ms) == 0).collect();
        late.into_iter().for_each(|seat| self.take_over(seat, turn));
    }

    pub(super) fn say(
        &mut self,
        who: Option<PlayerId>,
        name: &str,
        words: &str,
        turn: &mut Turn,
    ) -> Result<(), Refused> {
        // A line is one line; and no database takes every control character.
        let words: String = words.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        if words.is_empty() || words.chars().count() > CHAT_CHARS_MAX {
            return Err(Refused::wrong(engine::Text::new("refused-chat-length").number("most", CHAT_CHARS_MAX as i32)));
        }
        let line = ChatLine {
            number: self.chat.last().map_or(0, |line| line.number + 1),
            seat: self.seat_of(who),
            name: name.to_owned(),
            words,
            at_ms: now_ms(),
        };
        if self.chat.len() >= CHAT_LINES_MAX {
            self.chat.remove(0);
        }
        self.chat.push(line.clone());
        turn.writes.push(Write::Chat { table: self.record.number, line: line.clone() });
        turn.said.push(line);
        Ok(())
    }
}

struct Step {
    action: String,
    programmed: bool,
}
