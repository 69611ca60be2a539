//! Moves: acting, taking back, and steps the table takes for a player.

use engine::{Ask, Question, Seat, SeatSet, Text, Undo};

use super::clock::Step;
use super::{Asker, Changes, LogEntry, Table};
use crate::limits::{ACTION_BYTES_MAX, AUTOMATIC_STEPS_MAX, CHAT_CHARS_MAX, CHAT_LINES_MAX, LOG_ENTRIES_MAX};
use crate::protocol::{Ahead, ChatLine, Level, Status, UndoAsked};
use crate::refusal::Refused;
use crate::store::{LogKind, LogRow, NoticeKind, Write};

/// The entries of who goes and who comes back.
pub const AWAY: &str = "absent";
const BACK: &str = "back";

/// Why a table with a full log was closed.
pub const LOG_FULL: &str = "table-trouble-log-full";

pub fn within_length(action: &str) -> Result<(), Refused> {
    if action.len() > ACTION_BYTES_MAX { Err(Refused::wrong("refused-malformed")) } else { Ok(()) }
}

impl Table {
    pub(super) fn act(&mut self, who: Asker, seq: u32, action: &str, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.acting_seat(who)?;
        // In a secret choice made by several at once the others' answers do not make mine stale.
        if seq < self.asked_since[seat.index()] || seq > self.seq() {
            return Err(Refused::stale(self.seq()));
        }
        within_length(action)?;
        self.perform(seat, action, LogKind::Act, changes)?;
        self.hold_automatic.remove(seat);
        self.forget_calls_for(seat, changes);
        self.take_automatic_steps(changes);
        Ok(())
    }

    /// Does an action on the live game and notes it for the log.
    fn perform(&mut self, seat: Seat, action: &str, kind: LogKind, changes: &mut Changes) -> Result<(), Refused> {
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
        self.note(LogEntry { seat, kind, to: None, told }, notation, Step::Acted { by: seat, after }, before, changes);
        let seq = self.seq();
        for (index, since) in self.asked_since.iter_mut().enumerate() {
            if !unchanged.contains(Seat(index as u8)) {
                *since = seq;
            }
        }
        self.drop_undo(changes);
        self.finish_if_over(changes);
        self.end_if_log_full(changes);
        Ok(())
    }

    /// A log that has no room for another entry ends its table.
    pub(super) fn end_if_log_full(&mut self, changes: &mut Changes) {
        if self.is_running() && self.seq() >= LOG_ENTRIES_MAX {
            self.record.status = Status::Closed;
            self.trouble = Some(Text::new(LOG_FULL));
            self.store_record(changes);
        }
    }

    /// Appends to the log; the game has moved already. `before`: who was asked until now.
    fn note(&mut self, noted: LogEntry, entry: String, step: Step, before: SeatSet, changes: &mut Changes) {
        let Some(game) = &self.game else { return };
        let (at_ms, now_ms) = (self.time.stamp_ms(), self.time.now_ms());
        let used_ms = self.clock.entry(step, before, now_ms);
        let (seq, seat, kind) = (self.history.len() as u32 + 1, noted.seat, noted.kind);
        changes.rows.push(LogRow { seq, seat, kind, entry, mark: game.mark(), used_ms, at_ms, asked: None });
        self.history.push(noted);
        self.waiting_since_ms = self.time.wall_ms();
    }

    fn finish_if_over(&mut self, changes: &mut Changes) {
        let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) else { return };
        self.record.status = Status::Finished;
        self.record.outcome = serde_json::to_string(&outcome).ok();
        self.store_record(changes);
    }

    pub(super) fn store_record(&mut self, changes: &mut Changes) {
        self.record.changed_ms = self.time.stamp_ms();
        if self.is_over() {
            // The code is free for another table.
            self.record.code = None;
        }
        changes.writes.push(Write::Table { record: self.record.clone() });
        changes.changed = true;
    }

    /// Plays for persons what they programmed ahead, and decisions with one choice where they wish it.
    pub(super) fn take_automatic_steps(&mut self, changes: &mut Changes) {
        for _ in 0..AUTOMATIC_STEPS_MAX {
            let pending = self.pending();
            let step = pending.iter().find_map(|seat| self.automatic_step(seat).map(|step| (seat, step)));
            let Some((seat, AutomaticStep { action, programmed })) = step else { return };
            if self.perform(seat, &action, LogKind::Automatic, changes).is_err() {
                return;
            }
            if programmed && let Some(ahead) = &mut self.seats[seat.index()].ahead {
                ahead.action = None;
                self.store_seat(seat, changes);
            }
        }
    }

    fn automatic_step(&self, seat: Seat) -> Option<AutomaticStep> {
        let held = &self.seats[seat.index()];
        let ahead = held.ahead.as_ref().filter(|_| held.bot.is_none())?;
        let game = self.game.as_ref()?;
        if let Some(action) = ahead.action.as_ref().filter(|action| game.check(seat, action).is_ok()) {
            return Some(AutomaticStep { action: action.clone(), programmed: true });
        }
        if !ahead.single_choices || self.hold_automatic.contains(seat) {
            return None;
        }
        let only = game.choices(seat, 1)?.pop()?;
        Some(AutomaticStep { action: only.action, programmed: false })
    }

    pub(super) fn plan_ahead(&mut self, who: Asker, ahead: &Ahead, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.acting_seat(who)?;
        ahead.action.as_deref().map_or(Ok(()), within_length)?;
        let empty = !ahead.single_choices && ahead.action.is_none();
        self.seats[seat.index()].ahead = (!empty).then(|| ahead.clone());
        self.hold_automatic.remove(seat);
        self.store_seat(seat, changes);
        self.take_automatic_steps(changes);
        Ok(())
    }

    pub(super) fn undo(&mut self, who: Asker, seq: u32, turn: bool, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.acting_seat(who)?;
        if seq != self.seq() {
            return Err(Refused::stale(self.seq()));
        }
        match self.undo_of(Some(seat), turn) {
            Undo::Nothing => return Err(Refused::conflict("refused-nothing-to-undo")),
            Undo::Free { to } => {
                self.time_to_undo(seat, to)?;
                self.take_back(seat, to, changes);
            }
            Undo::ByConsent { to } => {
                self.time_to_undo(seat, to)?;
                let waiting = self.others_to_ask(seat);
                if waiting.iter().any(|other| self.is_absent(*other)) {
                    return Err(Refused::conflict("refused-undo-absent"));
                }
                self.record.undo_asked = Some(UndoAsked { by: seat, to, waiting });
                self.store_record(changes);
            }
        }
        Ok(())
    }

    /// What was asked is not to be taken back any more.
    fn drop_undo(&mut self, changes: &mut Changes) {
        if self.record.undo_asked.is_some() {
            self.record.undo_asked = None;
            self.store_record(changes);
        }
    }

    /// A decision that is taken back goes on where its clock was; one without time left cannot.
    fn time_to_undo(&self, seat: Seat, to: u32) -> Result<(), Refused> {
        let left = self.clock.left_after_undo_ms(seat, to, self.pending(), self.time.now_ms());
        if left == 0 { Err(Refused::conflict("refused-undo-out-of-time")) } else { Ok(()) }
    }

    pub(super) fn consent(&mut self, who: Asker, agree: bool, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        let Some(mut asked) = self.record.undo_asked.clone() else {
            return Err(Refused::conflict("refused-nothing-asked"));
        };
        let (by, to) = (asked.by, asked.to);
        // Who asked may think better of it. People at one device answer once for all of them.
        let withdrawn = self.share_a_device(seat, by) && !agree;
        if !withdrawn && !asked.waiting.iter().any(|waiting| self.share_a_device(*waiting, seat)) {
            return Err(Refused::conflict("refused-nothing-asked"));
        }
        asked.waiting.retain(|waiting| !self.share_a_device(*waiting, seat));
        let settled = asked.waiting.is_empty();
        self.record.undo_asked = (agree && !settled).then_some(asked);
        self.store_record(changes);
        if agree && settled {
            self.time_to_undo(by, to)?;
            self.take_back(by, to, changes);
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, to: u32, changes: &mut Changes) {
        let Some(game) = &mut self.game else { return };
        let before = game.pending();
        game.take_back(seat, to);
        let noted = LogEntry { seat, kind: LogKind::Undo, to: Some(to), told: Vec::new() };
        self.note(noted, to.to_string(), Step::Undone { to }, before, changes);
        let seq = self.seq();
        self.asked_since.fill(seq);
        self.drop_undo(changes);
        self.hold_automatic.insert(seat);
        self.end_if_log_full(changes);
    }

    /// Whether a thought of a bot that began when the log had this length can still be played.
    pub(super) fn awaits_thought(&self, seat: Seat, seq: u32) -> bool {
        let held = self.seats.get(seat.index());
        held.is_some_and(|held| held.bot.is_some())
            && self.pending().contains(seat)
            && seq >= self.asked_since[seat.index()]
    }

    /// A bot's move. One that comes too late is forgotten: the bot is asked again.
    pub(super) fn bot_move(
        &mut self,
        seat: Seat,
        seq: u32,
        action: Option<&str>,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        if !self.awaits_thought(seat, seq) {
            return Ok(());
        }
        let played = action.map(|action| self.perform(seat, action, LogKind::Act, changes));
        if !matches!(played, Some(Ok(()))) {
            // A bot without an answer must not hold up the others: the first choice will do. The log of the server
            // must not say which action it was: it may be a secret one.
            tracing::error!(table = %self.record.id, %seat, seq, "a bot gave no legal action");
            let choices = self.game.as_ref().and_then(|game| game.choices(seat, usize::MAX)).unwrap_or_default();
            let first = choices.first().ok_or_else(|| Refused::conflict("refused-over"))?;
            self.perform(seat, &first.action, LogKind::Act, changes)?;
        }
        self.take_automatic_steps(changes);
        Ok(())
    }

    /// A bot plays on for somebody who left or ran out of time.
    pub(super) fn take_over(&mut self, seat: Seat, changes: &mut Changes) {
        let before = self.pending();
        self.seats[seat.index()].bot = Some(Level::Karl);
        self.seats[seat.index()].ahead = None;
        self.store_seat(seat, changes);
        let noted = LogEntry { seat, kind: LogKind::TakenOver, to: None, told: Vec::new() };
        self.note(noted, String::new(), Step::Stood, before, changes);
        // Whoever is asked to agree keeps their say; nobody says it for them.
        self.drop_undo(changes);
        self.go_on_without(seat, changes);
        self.end_if_log_full(changes);
    }

    /// The time of a player runs on their days of absence from now on, or on their clock again.
    pub(super) fn be_absent(
        &mut self,
        who: Option<PlayerId>,
        absent: bool,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        if !self.clock.gives_rest() {
            return Err(Refused::conflict("refused-no-rest"));
        }
        let before = self.pending();
        if absent && self.clock.rest_left_ms(seat, before, self.time.now_ms()) == 0 {
            return Err(Refused::conflict("refused-rest-used"));
        }
        if self.clock.is_absent(seat) == absent {
            return Ok(());
        }
        let entry = if absent { AWAY } else { BACK };
        let noted = LogEntry { seat, kind: LogKind::Absent, to: Some(u32::from(absent)), told: Vec::new() };
        self.note(noted, entry.to_owned(), Step::Rests { seat, absent }, before, changes);
        self.store_record(changes);
        self.end_if_log_full(changes);
        Ok(())
    }

    /// Whether somebody's time is up.
    pub(super) fn is_late(&self) -> bool {
        let (now_ms, asked) = (self.time.now_ms(), self.persons_asked());
        asked.iter().any(|seat| self.clock.left_ms(seat, asked, now_ms) == 0)
    }

    /// Takes over the seats whose time is up.
    pub(super) fn run_out(&mut self, changes: &mut Changes) {
        let now_ms = self.time.now_ms();
        let asked = self.persons_asked();
        let late: Vec<Seat> = asked.iter().filter(|seat| self.clock.left_ms(*seat, asked, now_ms) == 0).collect();
        for seat in late {
            if self.is_running() {
                self.take_over(seat, changes);
                changes.called.push((seat, NoticeKind::Replaced, None));
            }
        }
    }

    pub(super) fn say(&mut self, who: Asker, name: &str, words: &str, changes: &mut Changes) -> Result<(), Refused> {
        // A line is one line; and no database takes every control character.
        let words: String = words.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        if words.is_empty() || words.chars().count() > CHAT_CHARS_MAX {
            return Err(Refused::wrong(Text::new("refused-chat-length").number("most", CHAT_CHARS_MAX as i32)));
        }
        let seat = self.seat_of(who);
        if who.seat.is_some() && seat.is_none() {
            return Err(Refused::forbidden("refused-not-your-seat"));
        }
        // A guest has no other name than that of the seat.
        let guest = seat.map(|seat| &self.seats[seat.index()]).filter(|held| held.guest);
        let line = ChatLine {
            number: self.chat.last().map_or(0, |line| line.number + 1),
            seat,
            name: guest.map_or(name, |held| &held.name).to_owned(),
            words,
            at_ms: self.time.wall_ms(),
        };
        if self.chat.len() >= CHAT_LINES_MAX {
            self.chat.remove(0);
        }
        self.chat.push(line.clone());
        changes.writes.push(Write::Chat { table: self.record.number, line: line.clone() });
        changes.said.push(line);
        changes.said_by.push(who);
        Ok(())
    }
}

struct AutomaticStep {
    action: String,
    programmed: bool,
}
