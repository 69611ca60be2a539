//! Somebody the table waits for: nudged, replaced by a bot, or waited for no longer because the game is ended.
//!
//! Where a clock runs, the clock replaces who is late, and nobody else does. Without one, a player who has not moved
//! and not been seen for a stated time is replaced at the wish of one other player; one who is at the table but does
//! not move, at the wish of all the others who are there. Who comes back takes the seat back.
//!
//! The host may end a game once every other person has agreed. Who was replaced, or could be by one wish, is not asked.

use std::time::Duration;

use engine::{Seat, Text};

use super::{Asker, Changes, Table};
use crate::limits::{NUDGE_AFTER, NUDGE_EVERY, REPLACE_AFTER};
use crate::protocol::{Absence, EndAsked, Status};
use crate::refusal::Refused;
use crate::store::{Calls, NoticeKind};

/// Why a game that was ended by agreement is over.
const ENDED: &str = "table-trouble-ended";

fn ms(time: Duration) -> u64 {
    time.as_millis() as u64
}

impl Table {
    /// Whether the person of a seat follows the table now.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let person = self.seats[seat.index()].player;
        person.is_some() && self.watchers.iter().any(|watcher| watcher.player == person)
    }

    /// The last socket of a person has gone.
    pub(super) fn note_gone(&mut self, seat: Seat) {
        if self.seen_ms.is_empty() {
            self.seen_ms = vec![0; self.seats.len()].into();
        }
        self.seen_ms[seat.index()] = self.time.now_ms();
    }

    /// Since when the table waits for a person: the decision is due, and this server was there to hear it.
    fn due_since_ms(&self) -> u64 {
        self.clock.since_ms().max(self.time.started_ms())
    }

    /// From when on one other player may have a bot play for the person of a seat that is asked.
    fn replaced_from_ms(&self, seat: Seat) -> u64 {
        let seen_ms = self.seen_ms.get(seat.index()).copied().unwrap_or(0);
        // Who is at the table was seen just now; all others together decide then, as soon as the decision is old.
        let since_ms = if self.is_here(seat) { self.due_since_ms() } else { self.due_since_ms().max(seen_ms) };
        since_ms + ms(REPLACE_AFTER)
    }

    /// Whether the person of a seat has let the table wait so long that one other may decide.
    fn is_long_gone(&self, seat: Seat) -> bool {
        let asked = self.persons_asked().contains(seat) && !self.clock.runs();
        asked && !self.is_here(seat) && self.time.now_ms() >= self.replaced_from_ms(seat)
    }

    /// Other persons the table waits for, as the player of a seat may deal with them.
    pub(super) fn absences(&self, viewer: Option<Seat>) -> Vec<Absence> {
        let Some(viewer) = viewer else { return Vec::new() };
        let late = self.time.wall_ms().saturating_sub(self.time.now_ms());
        // Moments of the hall as people's clocks show them.
        let shown = |at_ms: u64| at_ms + late;
        let absence = |seat: Seat| Absence {
            seat,
            nudge_ms: shown(self.nudged_from_ms(seat)),
            replace_ms: (!self.clock.runs()).then(|| shown(self.replaced_from_ms(seat))),
            gone: !self.is_here(seat),
            voted: self.votes_for(seat).to_vec(),
        };
        self.persons_asked().iter().filter(|seat| !self.share_a_device(*seat, viewer)).map(absence).collect()
    }

    fn calls(&mut self) -> &mut Calls {
        self.record.calls.get_or_insert_default()
    }

    fn votes_for(&self, seat: Seat) -> &[Seat] {
        let votes = self.record.calls.as_ref().map_or(&[][..], |calls| &calls.votes);
        votes.iter().find(|(voted, _)| *voted == seat).map_or(&[], |(_, by)| by)
    }

    fn nudged_from_ms(&self, seat: Seat) -> u64 {
        let nudged = self.record.calls.as_ref().map_or(&[][..], |calls| &calls.nudged);
        let again = nudged.iter().find(|(nudged, _)| *nudged == seat).map(|(_, at_ms)| at_ms + ms(NUDGE_EVERY));
        (self.due_since_ms() + ms(NUDGE_AFTER)).max(again.unwrap_or(0))
    }

    /// The asker's own seat, where the table waits for the other one.
    fn asker_about(&self, who: Asker, seat: Seat) -> Result<Seat, Refused> {
        let asker = self.player_seat(who)?;
        if !self.persons_asked().contains(seat) || self.share_a_device(asker, seat) {
            return Err(Refused::conflict("refused-not-awaited"));
        }
        Ok(asker)
    }

    pub(super) fn nudge(&mut self, who: Asker, seat: Seat, changes: &mut Changes) -> Result<(), Refused> {
        self.asker_about(who, seat)?;
        let now_ms = self.time.now_ms();
        self.not_before(self.nudged_from_ms(seat), "refused-nudge-early")?;
        let nudged = &mut self.calls().nudged;
        nudged.retain(|(other, _)| *other != seat);
        nudged.push((seat, now_ms));
        changes.called.push((seat, NoticeKind::Nudge, who));
        self.store_record(changes);
        Ok(())
    }

    fn not_before(&self, from_ms: u64, reason: &str) -> Result<(), Refused> {
        let rest_ms = from_ms.saturating_sub(self.time.now_ms());
        let seconds = Duration::from_millis(rest_ms).as_secs_f32().ceil() as i32;
        if rest_ms == 0 { Ok(()) } else { Err(Refused::conflict(Text::new(reason).number("seconds", seconds))) }
    }

    pub(super) fn replace(&mut self, who: Asker, seat: Seat, changes: &mut Changes) -> Result<(), Refused> {
        let asker = self.asker_about(who, seat)?;
        if self.clock.runs() {
            return Err(Refused::conflict("refused-replace-clock"));
        }
        self.not_before(self.replaced_from_ms(seat), "refused-replace-early")?;
        // The wish of one person is that of everybody at the same device.
        let mut by: Vec<Seat> = self.votes_for(seat).to_vec();
        let device = Seat::all(self.seats.len() as u8).filter(|other| self.share_a_device(*other, asker));
        by.extend(device.filter(|other| !self.votes_for(seat).contains(other)));
        let votes = &mut self.calls().votes;
        votes.retain(|(voted, _)| *voted != seat);
        votes.push((seat, by));
        let by = self.votes_for(seat);
        let others = self.present_others(seat);
        if self.is_long_gone(seat) || others.iter().all(|other| by.contains(other)) {
            self.take_over(seat, changes);
            changes.called.push((seat, NoticeKind::Replaced, None));
            self.take_automatic_steps(changes);
        }
        self.store_record(changes);
        Ok(())
    }

    /// Persons besides one who play and are at the table.
    fn present_others(&self, besides: Seat) -> Vec<Seat> {
        let mut others = self.others_to_ask(besides);
        others.retain(|other| !self.is_absent(*other) && self.is_here(*other));
        others
    }

    /// Somebody has moved: what others wanted because of the wait is settled.
    pub(super) fn forget_calls_for(&mut self, seat: Seat, changes: &mut Changes) {
        // Most tables have none, and what is shared with the lists is copied by the first change.
        if self.record.calls.is_none() {
            return;
        }
        let Some(calls) = &mut self.record.calls else { return };
        let before = calls.nudged.len() + calls.votes.len();
        calls.nudged.retain(|(nudged, _)| *nudged != seat);
        calls.votes.retain(|(voted, _)| *voted != seat);
        let changed = calls.nudged.len() + calls.votes.len() < before;
        if **calls == Calls::default() {
            self.record.calls = None;
        }
        if changed {
            self.store_record(changes);
        }
    }

    /// A bot plays for the person of a seat from now on: somebody else is the host, nobody waits for their word, and a
    /// game without persons is over.
    pub(super) fn go_on_without(&mut self, seat: Seat, changes: &mut Changes) {
        self.forget_calls_for(seat, changes);
        let playing = self.seats.iter().find(|held| held.player.is_some() && held.bot.is_none()).map(|held| held.seat);
        let Some(playing) = playing else {
            self.record.status = Status::Closed;
            return self.store_record(changes);
        };
        if self.record.host == Some(seat) {
            self.record.host = Some(playing);
            self.store_record(changes);
        }
        if let Some(asked) = self.end_asked() {
            asked.waiting.retain(|waiting| *waiting != seat);
            let (withdrawn, agreed) = (asked.by == seat, asked.waiting.is_empty());
            self.settle_end(withdrawn, agreed, changes);
        }
    }

    fn end_asked(&mut self) -> Option<&mut EndAsked> {
        self.record.calls.as_ref()?.end_asked.as_ref()?;
        self.record.calls.as_mut().and_then(|calls| calls.end_asked.as_mut())
    }

    /// The host asks to end the game, or thinks better of it; the others answer.
    pub(super) fn end(&mut self, who: Asker, agree: bool, changes: &mut Changes) -> Result<(), Refused> {
        let seat = self.player_seat(who)?;
        let host = self.record.host.filter(|host| self.share_a_device(*host, seat));
        let Some(mut asked) = self.end_asked().cloned() else {
            return match (agree, host) {
                (true, Some(host)) => {
                    self.ask_to_end(host, changes);
                    Ok(())
                }
                (true, None) => Err(Refused::forbidden("refused-not-host")),
                (false, _) => Err(Refused::conflict("refused-nothing-asked")),
            };
        };
        let own = self.share_a_device(asked.by, seat);
        if !own && !asked.waiting.iter().any(|waiting| self.share_a_device(*waiting, seat)) {
            return Err(Refused::conflict("refused-nothing-asked"));
        }
        asked.waiting.retain(|waiting| !self.share_a_device(*waiting, seat));
        let agreed = asked.waiting.is_empty();
        self.calls().end_asked = Some(asked);
        self.settle_end(!agree, agreed, changes);
        Ok(())
    }

    fn ask_to_end(&mut self, by: Seat, changes: &mut Changes) {
        let mut waiting = self.others_to_ask(by);
        waiting.retain(|other| !self.is_absent(*other) && !self.is_long_gone(*other));
        let agreed = waiting.is_empty();
        self.calls().end_asked = Some(EndAsked { by, waiting });
        self.settle_end(false, agreed, changes);
    }

    fn settle_end(&mut self, dropped: bool, agreed: bool, changes: &mut Changes) {
        if dropped {
            self.calls().end_asked = None;
        } else if agreed {
            self.record.status = Status::Closed;
            self.trouble = Some(Text::new(ENDED));
        }
        self.store_record(changes);
    }

    /// Of a table that was just loaded: whether it is over because all agreed.
    pub(super) fn recall_the_end(&mut self) {
        let agreed = self.end_asked().is_some_and(|asked| asked.waiting.is_empty());
        if agreed && self.record.status == Status::Closed {
            self.trouble = Some(Text::new(ENDED));
        }
    }
}
