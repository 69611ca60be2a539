//! What players who are away are told of a table. A round of requests is compared with what was before it: who is asked
//! now and was not, who was asked and has answered. What follows is stored together with the moves of the round.

use engine::{Seat, SeatSet};

use super::{Changes, Table};
use crate::protocol::{ClockRule, Status};
use crate::store::{Countdown, LogKind, NewNotice, NoticeKind, PlayerId, Reached, Write};

/// A table before a round of requests, as far as news is concerned.
pub(super) struct Earlier {
    asked: SeatSet,
    running: bool,
    rematch: bool,
}

impl Earlier {
    pub(super) fn was_running(&self) -> bool {
        self.running
    }
}

impl Table {
    pub(super) fn earlier(&self) -> Earlier {
        Earlier { asked: self.persons_asked(), running: self.is_running(), rematch: self.record.rematch.is_some() }
    }

    /// `wait_ms`: so long a notice waits for its reader to come by themselves.
    pub(super) fn add_notices(&self, earlier: &Earlier, wait_ms: u64, reached: &Reached, changes: &mut Changes) {
        let mut players = self.seats.iter().filter_map(|held| held.player);
        // A lesson has one player, who is there.
        if self.record.lesson || !players.any(|player| reached.contains(player)) {
            return;
        }
        let (now, table) = (self.persons_asked(), self.record.number);
        let acted: SeatSet =
            changes.rows.iter().filter(|row| row.kind != LogKind::TakenOver).map(|row| row.seat).collect();
        let answered = |seat: &Seat| !now.contains(*seat) || acted.contains(*seat);
        let player = |seat: Seat| self.seats[seat.index()].player;
        // People at one device are called together: the call stands until nobody of them owes an answer to it.
        let owed: Vec<_> = earlier.asked.iter().filter(|seat| !answered(seat)).filter_map(player).collect();
        let settled = earlier.asked.iter().filter(answered).filter_map(player).filter(|player| !owed.contains(player));
        let settled: Vec<Write> = settled.map(|player| Write::Settle { table, player }).collect();
        let mut notices: Vec<NewNotice> =
            now.iter().filter_map(|seat| self.turn(seat, earlier, acted, wait_ms)).collect();
        notices.extend(self.other_notices(earlier, wait_ms, changes));
        // One word to one device about one thing: the most urgent.
        notices.sort_by_key(|notice| (notice.player, notice.kind, notice.seq, notice.due_ms));
        notices.dedup_by_key(|notice| (notice.player, notice.kind, notice.seq));
        changes.writes.extend(settled);
        if !notices.is_empty() {
            changes.writes.push(Write::Notices { table, notices });
        }
    }

    /// The game waits for somebody. Who has just acted and is asked again is there, and is only reminded.
    fn turn(&self, seat: Seat, earlier: &Earlier, acted: SeatSet, wait_ms: u64) -> Option<NewNotice> {
        let player = self.seats[seat.index()].player?;
        let was_asked = earlier.asked.contains(seat);
        if was_asked && !acted.contains(seat) {
            return None;
        }
        let now_ms = self.time.now_ms();
        let clock = self.countdown(seat, now_ms);
        let (stage, due_ms) = match was_asked {
            false => (0, now_ms + wait_ms),
            true => crate::news::next_reminder(0, clock, now_ms)?,
        };
        Some(NewNotice {
            player,
            kind: NoticeKind::Turn,
            seq: self.seq(),
            stage,
            due_ms,
            clock,
            about: nobody(),
            by: None,
            at_ms: now_ms,
        })
    }

    fn countdown(&self, seat: Seat, now_ms: u64) -> Option<Countdown> {
        let seconds = match self.record.clock {
            ClockRule::None => return None,
            ClockRule::PerMove { seconds, .. } | ClockRule::PerGame { seconds, .. } => seconds,
        };
        let left_ms = self.clock.left_ms(seat, self.pending(), now_ms);
        // Reminders come by the whole time that is left, days of absence included.
        Some(Countdown { span_ms: left_ms.max(u64::from(seconds) * 1000), runs_out_ms: now_ms + left_ms })
    }

    /// Everything besides turns: the end, a word, an invitation, a nudge, a replaced player.
    fn other_notices(&self, earlier: &Earlier, wait_ms: u64, changes: &Changes) -> Vec<NewNotice> {
        let at_ms = self.time.now_ms();
        let notice = |player: PlayerId, kind, seq, about, by| NewNotice {
            player,
            kind,
            seq,
            stage: 0,
            due_ms: at_ms + wait_ms,
            clock: None,
            about,
            by,
            at_ms,
        };
        let persons = || self.seats.iter().filter(|held| held.bot.is_none());
        let mut notices = Vec::new();
        if earlier.running && self.is_over() && self.record.status == Status::Finished {
            let told = persons().filter_map(|held| held.player);
            notices.extend(told.map(|player| notice(player, NoticeKind::Over, self.seq(), nobody(), None)));
        }
        if !earlier.rematch && self.record.rematch.is_some() {
            let told = persons().filter_map(|held| held.player);
            let by = changes.rematch_by;
            notices.extend(told.map(|player| notice(player, NoticeKind::Rematch, self.seq(), nobody(), by)));
        }
        for (line, by) in changes.said.iter().zip(&changes.said_by) {
            let own = line.seat.and_then(|seat| self.seats[seat.index()].player);
            let told = persons().filter_map(|held| held.player).filter(|player| Some(*player) != own);
            notices.extend(told.map(|player| notice(player, NoticeKind::Chat, line.number, named(&line.name), *by)));
        }
        for (seat, kind, by) in &changes.called {
            let told = self.seats[seat.index()].player.into_iter();
            notices.extend(told.map(|player| notice(player, *kind, self.seq(), nobody(), *by)));
        }
        notices
    }
}

/// Where a sentence names nobody.
fn nobody() -> String {
    named_or(None)
}

/// A name as the value of a sentence.
fn named(name: &str) -> String {
    named_or(Some(name))
}

fn named_or(name: Option<&str>) -> String {
    serde_json::Value::from(name).to_string()
}
