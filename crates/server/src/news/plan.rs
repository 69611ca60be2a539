//! What becomes of a notice that is due: sent, kept back, withdrawn. Nothing here reads a clock or a store, so that
//! every case can be tried.

use crate::limits::{
    NEWS_DIGEST_AT, NEWS_DIGEST_EVERY, NEWS_LOOK_GRACE, NEWS_QUIET_BUT, NEWS_RETRY_FIRST, NEWS_RETRY_MAX, REMIND_AT,
};
use crate::store::{Countdown, Due, NoticeKind, NoticeState, QuietHours, TableRule};

use super::{Wants, knows_doubles};

const MINUTE_MS: u64 = 60_000;
const DAY_MINUTES: u64 = 24 * 60;

/// What to do with a notice now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Other servers look first whether its reader is with them.
    NotYet,
    Send,
    /// To be looked at again at another time, at this stage; `held`: because of quiet hours.
    Later {
        stage: u32,
        due_ms: u64,
        held: bool,
    },
    /// Nothing is left to do.
    Withdraw,
    /// A try broke off and must not be repeated: its receiver cannot tell doubles.
    Leave,
}

/// The moment at which things are decided.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Time of the hall.
    pub now_ms: u64,
    pub wall_ms: u64,
    /// Other servers have readers too.
    pub shared: bool,
}

/// `looking`: the reader sees the table.
pub fn decide(due: &Due, looking: bool, moment: Moment) -> Verdict {
    let Moment { now_ms, wall_ms, shared } = moment;
    if due.state == NoticeState::BeingSent && !knows_doubles(due.kind) {
        return Verdict::Leave;
    }
    let wants = match due.rule {
        None => Wants::of_bits(due.wants),
        Some(TableRule::Clock) => Wants { clock: true, ..Wants::of_bits(0) },
        Some(TableRule::Silent) => Wants::of_bits(0),
    };
    if looking || !wants.takes(due.key.kind, due.stage) {
        return go_on(due.stage, due.clock, now_ms, false);
    }
    if shared && now_ms < due.due_ms + NEWS_LOOK_GRACE.as_millis() as u64 {
        return Verdict::NotYet;
    }
    match due.quiet.and_then(|quiet| quiet_until(quiet, wall_ms)) {
        Some(wait_ms) if !is_pressing(due, now_ms) => {
            Verdict::Later { stage: due.stage, due_ms: now_ms + wait_ms, held: true }
        }
        _ => Verdict::Send,
    }
}

/// The next reminder, or nothing more.
fn go_on(stage: u32, clock: Option<Countdown>, now_ms: u64, held: bool) -> Verdict {
    match next_reminder(stage, clock, now_ms) {
        Some((stage, due_ms)) => Verdict::Later { stage, due_ms, held },
        None => Verdict::Withdraw,
    }
}

/// The first reminder after a stage that is still to come.
pub fn next_reminder(stage: u32, clock: Option<Countdown>, now_ms: u64) -> Option<(u32, u64)> {
    let Countdown { span_ms, runs_out_ms } = clock?;
    let at = |percent: u64| runs_out_ms.saturating_sub(span_ms * (100 - percent) / 100);
    let stages = REMIND_AT.iter().enumerate().map(|(index, percent)| (index as u32 + 1, at(*percent)));
    stages.skip(stage as usize).find(|(_, at_ms)| *at_ms > now_ms)
}

/// The last call comes in quiet hours too, and so does whatever is about a clock that runs out soon.
fn is_pressing(due: &Due, now_ms: u64) -> bool {
    let soon = |clock: Countdown| clock.runs_out_ms.saturating_sub(now_ms) < NEWS_QUIET_BUT.as_millis() as u64;
    due.key.kind == NoticeKind::Turn && due.clock.is_some_and(soon)
}

/// How long quiet hours still last, where they have begun.
fn quiet_until(quiet: QuietHours, wall_ms: u64) -> Option<u64> {
    let local = (wall_ms / MINUTE_MS) as i64 + i64::from(quiet.ahead);
    let minute = local.rem_euclid(DAY_MINUTES as i64) as u64;
    let (from, to) = (u64::from(quiet.from), u64::from(quiet.to));
    let length = (to + DAY_MINUTES - from) % DAY_MINUTES;
    let since = (minute + DAY_MINUTES - from) % DAY_MINUTES;
    (since < length).then(|| (length - since) * MINUTE_MS - wall_ms % MINUTE_MS)
}

/// How the notices of one channel go out together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bundle {
    /// Each by itself.
    Single,
    /// As one: so many tables wait.
    Digest,
    /// Not before this moment: the last digest is too young.
    Hold { due_ms: u64 },
}

/// `due`: notices of one channel that are to be sent now; `waiting`: tables that wait for its reader.
pub fn bundle(due: &[&Due], waiting: usize, now_ms: u64) -> Bundle {
    let held = due.iter().filter(|one| one.held).count();
    if held > 1 {
        return Bundle::Digest;
    }
    let last_ms = due.first().map_or(0, |one| one.digest_ms);
    let next_ms = last_ms + NEWS_DIGEST_EVERY.as_millis() as u64;
    match waiting >= NEWS_DIGEST_AT {
        true if last_ms > 0 && now_ms < next_ms => Bundle::Hold { due_ms: next_ms },
        true => Bundle::Digest,
        false => Bundle::Single,
    }
}

/// Whether a notice may become part of a digest: reminders of the last hours never do.
pub fn may_join(due: &Due, now_ms: u64) -> bool {
    due.key.kind == NoticeKind::Turn && !is_pressing(due, now_ms) && due.stage < REMIND_AT.len() as u32
}

/// The pause after so many tries that failed.
pub fn pause_ms(tries: u32) -> u64 {
    let factor = 4u64.saturating_pow(tries.saturating_sub(1).min(16));
    (NEWS_RETRY_FIRST.as_millis() as u64).saturating_mul(factor).min(NEWS_RETRY_MAX.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{ChannelKind, NoticeKey};

    const HOUR_MS: u64 = 60 * MINUTE_MS;
    const NOW: Moment = Moment { now_ms: 1_000_000, wall_ms: 1_000_000, shared: false };

    fn due(kind: NoticeKind) -> Due {
        Due {
            key: NoticeKey { player: 1, table: 2, kind, seq: 3, channel: 4 },
            state: NoticeState::Waits,
            stage: 0,
            due_ms: NOW.now_ms,
            tries: 0,
            held: false,
            clock: None,
            about: String::new(),
            kind: ChannelKind::Push,
            target: String::new(),
            language: "en".to_owned(),
            wants: Wants::default().bits(),
            digest_ms: 0,
            table: "t".to_owned(),
            table_name: String::new(),
            game: "asgard".to_owned(),
            quiet: None,
            rule: None,
        }
    }

    fn day_clock() -> Option<Countdown> {
        Some(Countdown { span_ms: 24 * HOUR_MS, runs_out_ms: NOW.now_ms + 24 * HOUR_MS })
    }

    #[test]
    fn who_looks_is_not_told_but_reminded() {
        assert_eq!(decide(&due(NoticeKind::Turn), false, NOW), Verdict::Send);
        assert_eq!(decide(&due(NoticeKind::Turn), true, NOW), Verdict::Withdraw);
        let clocked = Due { clock: day_clock(), ..due(NoticeKind::Turn) };
        let half = Verdict::Later { stage: 1, due_ms: NOW.now_ms + 12 * HOUR_MS, held: false };
        assert_eq!(decide(&clocked, true, NOW), half);
    }

    #[test]
    fn reminders_come_when_half_four_fifths_and_nearly_all_of_the_time_is_gone() {
        let clock = Some(Countdown { span_ms: 1000, runs_out_ms: 2000 });
        assert_eq!(next_reminder(0, clock, 1000), Some((1, 1500)));
        assert_eq!(next_reminder(1, clock, 1500), Some((2, 1800)));
        assert_eq!(next_reminder(2, clock, 1800), Some((3, 1950)));
        assert_eq!(next_reminder(3, clock, 1950), None);
        assert_eq!(next_reminder(0, clock, 1850), Some((3, 1950)), "what is past is left out");
        assert_eq!(next_reminder(0, None, 0), None);
    }

    #[test]
    fn a_table_rule_beats_the_general_one() {
        let clock = Due { rule: Some(TableRule::Clock), clock: day_clock(), ..due(NoticeKind::Turn) };
        assert!(matches!(decide(&clock, false, NOW), Verdict::Later { stage: 1, .. }));
        let reminder = Due { stage: 1, ..clock };
        assert_eq!(decide(&reminder, false, NOW), Verdict::Send);
        let silent = Due { rule: Some(TableRule::Silent), ..reminder };
        assert!(!matches!(decide(&silent, false, NOW), Verdict::Send));
        assert_eq!(decide(&due(NoticeKind::Chat), false, NOW), Verdict::Withdraw, "chat is off at first");
    }

    #[test]
    fn quiet_hours_keep_back_all_but_a_clock_that_runs_out() {
        // From 23:00 to 8:00 of somebody two hours ahead of UTC.
        let quiet = QuietHours { from: 23 * 60, to: 8 * 60, ahead: 120 };
        let at = |hour: u64| Moment { wall_ms: hour * HOUR_MS, ..NOW };
        let due = Due { quiet: Some(quiet), ..due(NoticeKind::Turn) };
        let kept = |hours: u64| Verdict::Later { stage: 0, due_ms: NOW.now_ms + hours * HOUR_MS, held: true };
        assert_eq!(decide(&due, false, at(20)), Verdict::Send);
        assert_eq!(decide(&due, false, at(21)), kept(9));
        assert_eq!(decide(&due, false, at(1)), kept(5));
        assert_eq!(decide(&due, false, at(6)), Verdict::Send);
        let runs_out = Countdown { span_ms: 24 * HOUR_MS, runs_out_ms: NOW.now_ms + HOUR_MS / 2 };
        let last = Due { clock: Some(runs_out), stage: 3, ..due };
        assert_eq!(decide(&last, false, at(1)), Verdict::Send);
    }

    #[test]
    fn other_servers_look_first_and_broken_tries_are_not_doubled() {
        let shared = Moment { shared: true, ..NOW };
        assert_eq!(decide(&due(NoticeKind::Turn), false, shared), Verdict::NotYet);
        let later = Moment { now_ms: NOW.now_ms + NEWS_LOOK_GRACE.as_millis() as u64, ..shared };
        assert_eq!(decide(&due(NoticeKind::Turn), false, later), Verdict::Send);
        let broken = Due { state: NoticeState::BeingSent, ..due(NoticeKind::Turn) };
        assert_eq!(decide(&broken, false, NOW), Verdict::Send, "a browser knows the tag");
        assert_eq!(decide(&Due { kind: ChannelKind::Mail, ..broken }, false, NOW), Verdict::Leave);
    }

    #[test]
    fn many_tables_are_one_digest_and_not_too_often() {
        let one = due(NoticeKind::Turn);
        let now_ms = NEWS_DIGEST_EVERY.as_millis() as u64 * 10;
        assert_eq!(bundle(&[&one], NEWS_DIGEST_AT - 1, now_ms), Bundle::Single);
        assert_eq!(bundle(&[&one], NEWS_DIGEST_AT, now_ms), Bundle::Digest);
        let lately = Due { digest_ms: now_ms - 1, ..one.clone() };
        let next = Bundle::Hold { due_ms: now_ms - 1 + NEWS_DIGEST_EVERY.as_millis() as u64 };
        assert_eq!(bundle(&[&lately], NEWS_DIGEST_AT, now_ms), next);
        let held = Due { held: true, ..one };
        assert_eq!(bundle(&[&held], 2, now_ms), Bundle::Single);
        assert_eq!(bundle(&[&held, &held], 2, now_ms), Bundle::Digest, "what waited overnight is one message");
    }

    #[test]
    fn pauses_grow() {
        let pauses: Vec<u64> = (1..=4).map(pause_ms).collect();
        assert!(pauses.windows(2).all(|pair| pair[0] < pair[1]), "{pauses:?}");
        assert_eq!(pause_ms(40), NEWS_RETRY_MAX.as_millis() as u64);
    }
}
