//! One random game in which every law is tried, move by move.

use std::collections::{BTreeSet, HashSet};

use super::Law;
use crate::event::Emitted;
use crate::{Ask, Audience, Chance, Fast, Features, Heuristic, News, Seat, Seed, Silent, Sink, Text, Viewer};

/// A law and how it was broken.
type Broken = (Law, String);

/// One random game under observation.
pub(super) struct Trial<'a, G: Heuristic> {
    rules: &'a G,
    seed: u64,
    source: Fast,
    state: G::State,
    log: Vec<(Seat, G::Action)>,
    /// Actions met so far, tried again where they may not fit.
    met: Vec<G::Action>,
    actions: Vec<G::Action>,
    pub(super) decisions: u32,
    pub(super) keys: BTreeSet<String>,
}

/// Costly laws are tried at one decision in so many.
const SAMPLE: u32 = 8;
const RARE: u32 = 64;
/// No number of a position is larger: a network learns little from such.
const FEATURE_MAX: f32 = 40.0;
/// Games whose words are collected: one in so many.
const WORDY: u64 = 16;

impl<'a, G: Heuristic> Trial<'a, G> {
    pub(super) fn new(rules: &'a G, seed: u64) -> Self {
        let state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
        Trial {
            rules,
            seed,
            source: Fast::new(seed ^ 0x6c61_7773),
            state,
            log: Vec::new(),
            met: Vec::new(),
            actions: Vec::new(),
            decisions: 0,
            keys: BTreeSet::new(),
        }
    }

    pub(super) fn play(&mut self) -> Result<(), Broken> {
        self.conserve()?;
        loop {
            let pending = self.rules.pending(&self.state);
            if pending.is_empty() {
                return self.end();
            }
            if self.decisions >= G::DECISIONS_MAX {
                return Err((Law::Ending, format!("more than {} decisions", G::DECISIONS_MAX)));
            }
            let optional = self.rules.optional(&self.state);
            let seats: Vec<Seat> =
                if !optional.is_empty() && self.source.below(8) == 0 { optional } else { pending }.iter().collect();
            let seat = *self.source.pick(&seats);
            self.actions.clear();
            self.rules.legal_actions(&self.state, seat, &mut self.actions);
            if self.actions.is_empty() {
                return Err((Law::ListedIsLegal, format!("{seat} is asked but has no legal action")));
            }
            let action = *self.source.pick(&self.actions);
            self.try_laws(seat, action)?;
            self.act(seat, action)?;
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let wordy = self.seed.is_multiple_of(WORDY);
        if wordy {
            self.collect_question(seat, action);
        }
        let mut watched = Watched { events: Vec::new(), skipped: None };
        self.rules
            .apply(&mut self.state, seat, action, &mut watched)
            .map_err(|illegal| (Law::ListedIsLegal, format!("{seat} {action} was listed but is refused: {illegal}")))?;
        let Watched { events, skipped } = watched;
        if let Some(skipped) = skipped {
            let problem = format!("after {seat} {action} {skipped} is not asked, but could act at any time");
            return Err((Law::Skipping, problem));
        }
        if wordy {
            for text in events.iter().filter_map(|emitted| self.rules.tell(&emitted.event)) {
                collect(&mut self.keys, &text);
            }
        }
        self.log.push((seat, action));
        if self.met.len() < 256 {
            self.met.push(action);
        } else {
            let place = self.source.below(256) as usize;
            self.met[place] = action;
        }
        self.decisions += 1;
        self.conserve()
    }

    fn conserve(&self) -> Result<(), Broken> {
        self.rules.invariants(&self.state).map_err(|problem| {
            let last = self.log.last().map_or_else(String::new, |(seat, action)| format!(" after {seat} {action}"));
            (Law::Conservation, problem + &last)
        })
    }

    fn try_laws(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        self.notation(action)?;
        if self.source.below(SAMPLE) == 0 {
            self.listed_apply(seat)?;
        }
        self.foreign_actions(seat)?;
        if self.source.below(SAMPLE) == 0 {
            let viewer = Seat(self.source.below(u32::from(self.rules.players())) as u8);
            self.hidden(viewer)?;
            self.secret_choice(seat)?;
            self.plain_is_foreseen(seat, action)?;
        }
        if self.source.below(RARE) == 0 {
            self.writing()?;
        }
        Ok(())
    }

    fn listed_apply(&mut self, seat: Seat) -> Result<(), Broken> {
        for place in 0..self.actions.len().min(40) {
            let action = if self.actions.len() <= 40 { self.actions[place] } else { *self.source.pick(&self.actions) };
            let mut after = self.state.clone();
            self.rules.check(&self.state, seat, action).map_err(|illegal| {
                (Law::ListedIsLegal, format!("{seat} {action} is listed but check refuses it: {illegal}"))
            })?;
            self.rules
                .apply(&mut after, seat, action, &mut Silent)
                .map_err(|illegal| (Law::ListedIsLegal, format!("{seat} {action} is listed but refused: {illegal}")))?;
            self.rules
                .invariants(&after)
                .map_err(|problem| (Law::Conservation, format!("{problem} after {seat} {action}")))?;
        }
        let mut distinct = HashSet::new();
        match self.actions.iter().find(|action| !distinct.insert(**action)) {
            Some(action) => Err((Law::ListedIsLegal, format!("{seat} is offered {action} twice"))),
            None => Ok(()),
        }
    }

    /// Actions from elsewhere in the game, by any seat: legal exactly if listed, and harmless if not.
    fn foreign_actions(&mut self, asked: Seat) -> Result<(), Broken> {
        if self.met.is_empty() {
            return Ok(());
        }
        let action = *self.source.pick(&self.met);
        let seat = if self.source.below(3) == 0 { Seat(self.source.below(8) as u8) } else { asked };
        let listed = if seat == asked {
            self.actions.contains(&action)
        } else if seat.0 < self.rules.players() {
            let mut theirs = Vec::new();
            self.rules.legal_actions(&self.state, seat, &mut theirs);
            theirs.contains(&action)
        } else {
            false
        };
        let checked = self.rules.check(&self.state, seat, action);
        if checked.is_ok() != listed {
            let word = if listed { "listed but refused" } else { "not listed but accepted" };
            return Err((Law::ListedIsLegal, format!("{seat} {action} is {word} by check")));
        }
        if let Err(illegal) = checked {
            let mut after = self.state.clone();
            let applied = self.rules.apply(&mut after, seat, action, &mut Silent);
            if applied.is_ok() || after != self.state {
                return Err((
                    Law::IllegalChangesNothing,
                    format!("{seat} {action} is illegal ({illegal}) but does something"),
                ));
            }
            collect(&mut self.keys, &illegal.key().into());
        }
        Ok(())
    }

    fn notation(&mut self, action: G::Action) -> Result<(), Broken> {
        let written = action.to_string();
        match written.parse::<G::Action>() {
            Ok(read) if read == action => {}
            other => return Err((Law::Notation, format!("{action:?} is written {written:?} and read as {other:?}"))),
        }
        let garbled = garble(&written, &mut self.source);
        if let Ok(read) = garbled.parse::<G::Action>() {
            let again = read.to_string().parse::<G::Action>();
            if again.as_ref() != Ok(&read) {
                return Err((Law::Notation, format!("{garbled:?} is read as {read:?} but does not read back")));
            }
            let seat = Seat(self.source.below(u32::from(self.rules.players())) as u8);
            let mut after = self.state.clone();
            if self.rules.apply(&mut after, seat, read, &mut Silent).is_err() && after != self.state {
                return Err((Law::IllegalChangesNothing, format!("{seat} {read} is refused but changes the state")));
            }
        }
        Ok(())
    }

    fn hidden(&mut self, viewer: Seat) -> Result<(), Broken> {
        let other = self.rules.resample_hidden(&self.state, viewer, &mut self.source);
        self.rules.invariants(&other).map_err(|problem| (Law::Resampling, format!("for {viewer}: {problem}")))?;
        if self.source.below(SAMPLE) == 0 && matches!(chance_of(&other), Ok(true)) {
            return Err((Law::Resampling, format!("the state drawn for {viewer} still holds the real seed")));
        }
        for eyes in [Viewer::Seat(viewer), Viewer::Public] {
            let (here, there) = (self.rules.view(&self.state, eyes), self.rules.view(&other, eyes));
            if here != there {
                return Err((Law::Resampling, difference(&format!("{eyes}'s view"), &here, &there)));
            }
        }
        self.without_secret(&other, viewer)?;
        let (mut here, mut there) = (Vec::new(), Vec::new());
        self.rules.legal_actions(&self.state, viewer, &mut here);
        self.rules.legal_actions(&other, viewer, &mut there);
        if here != there {
            return Err((
                Law::NoLeak,
                format!("{viewer} is offered {here:?}, but {there:?} in a state it cannot tell apart"),
            ));
        }
        if self.rules.pending(&self.state) != self.rules.pending(&other)
            || self.rules.optional(&self.state) != self.rules.optional(&other)
        {
            return Err((Law::NoLeak, "who is asked depends on hidden things".to_owned()));
        }
        if !here.is_empty() {
            let question = self.rules.question(&self.state, viewer);
            if question != self.rules.question(&other, viewer) {
                return Err((Law::NoLeak, format!("the question to {viewer} depends on hidden things: {question:?}")));
            }
            let action = *self.source.pick(&here);
            self.same_consequences(&other, viewer, action)?;
        }
        if self.rules.knowledge_key(&self.state, viewer) != self.rules.knowledge_key(&other, viewer) {
            return Err((Law::NoLeak, format!("{viewer}'s knowledge key depends on hidden things")));
        }
        self.same_features(&other, viewer)?;
        let scores = self.rules.scores(&self.state, Viewer::Seat(viewer));
        if scores != self.rules.scores(&other, Viewer::Seat(viewer)) {
            return Err((Law::NoLeak, format!("the score sheet of {viewer} depends on hidden things")));
        }
        Ok(())
    }

    /// A seat without a secret sees the same in both states, one of which another seat has imagined.
    fn without_secret(&self, other: &G::State, imagined_by: Seat) -> Result<(), Broken> {
        let others = Seat::all(self.rules.players()).filter(|seat| *seat != imagined_by);
        for seat in others.filter(|seat| !self.rules.has_secret(&self.state, *seat)) {
            let eyes = Viewer::Seat(seat);
            let (here, there) = (self.rules.view(&self.state, eyes), self.rules.view(other, eyes));
            if here != there {
                let whose = format!("{imagined_by} cannot know {seat}'s view, who has no secret");
                return Err((Law::Secrets, difference(&whose, &here, &there)));
            }
        }
        Ok(())
    }

    /// What a learned judgement reads is what the viewer knows, and as long as the game says.
    fn same_features(&self, other: &G::State, viewer: Seat) -> Result<(), Broken> {
        let (mut here, mut there) = (Features::new(), Features::new());
        self.rules.features(&self.state, viewer, &mut here);
        self.rules.features(other, viewer, &mut there);
        if here.places() != G::FEATURES {
            return Err((Law::NoLeak, format!("{} features are written, not {}", here.places(), G::FEATURES)));
        }
        if let Some((one, two)) = here.filled().iter().zip(there.filled()).find(|(one, two)| one != two) {
            return Err((Law::NoLeak, format!("{viewer}'s features depend on hidden things: {one:?}, {two:?}")));
        }
        if here != there {
            return Err((Law::NoLeak, format!("{viewer}'s features depend on hidden things")));
        }
        match here.filled().iter().find(|(_, value)| !value.is_finite() || value.abs() > FEATURE_MAX) {
            Some((place, value)) => Err((Law::NoLeak, format!("feature {place} is {value}"))),
            None => Ok(()),
        }
    }

    /// The own action looks the same in both states, up to the first news.
    fn same_consequences(&self, other: &G::State, viewer: Seat, action: G::Action) -> Result<(), Broken> {
        let label = self.rules.describe(&self.state, viewer, action);
        if label != self.rules.describe(other, viewer, action) {
            return Err((
                Law::NoLeak,
                format!("the words for {action} depend on what {viewer} cannot know: {label:?}"),
            ));
        }
        if self.rules.preview(&self.state, viewer, action) != self.rules.preview(other, viewer, action) {
            return Err((Law::NoLeak, format!("the preview of {action} depends on what {viewer} cannot know")));
        }
        let (mut here, mut there) = (self.state.clone(), other.clone());
        let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
        let _ = self.rules.apply(&mut here, viewer, action, &mut told_here);
        let _ = self.rules.apply(&mut there, viewer, action, &mut told_there);
        let seen = |told: &[Emitted<G::Event>]| -> Vec<G::Event> {
            told.iter()
                .take_while(|emitted| emitted.news == News::Plain)
                .filter(|emitted| emitted.audience.includes(Viewer::Seat(viewer)))
                .map(|emitted| emitted.event.clone())
                .collect()
        };
        if seen(&told_here) != seen(&told_there) {
            return Err((
                Law::NoLeak,
                format!("what {viewer} is told after {action} depends on hidden things before any news"),
            ));
        }
        let plain = |told: &[Emitted<G::Event>]| told.iter().all(|emitted| emitted.news == News::Plain);
        if plain(&told_here) && plain(&told_there) {
            let (view_here, view_there) =
                (self.rules.view(&here, Viewer::Seat(viewer)), self.rules.view(&there, Viewer::Seat(viewer)));
            if view_here != view_there {
                return Err((
                    Law::NoLeak,
                    difference(&format!("{viewer}'s view after {action} without news"), &view_here, &view_there),
                ));
            }
        }
        Ok(())
    }

    /// Two secret choices of one seat look the same to everybody else, as long as they are not opened.
    fn secret_choice(&mut self, seat: Seat) -> Result<(), Broken> {
        if self.rules.question(&self.state, seat).ask != Ask::Commit || self.actions.len() < 2 {
            return Ok(());
        }
        let (one, two) = (*self.source.pick(&self.actions), *self.source.pick(&self.actions));
        let (mut after_one, mut after_two) = (self.state.clone(), self.state.clone());
        let (mut told_one, mut told_two) = (Vec::new(), Vec::new());
        let _ = self.rules.apply(&mut after_one, seat, one, &mut told_one);
        let _ = self.rules.apply(&mut after_two, seat, two, &mut told_two);
        let opened = |told: &[Emitted<G::Event>]| told.iter().any(|emitted| emitted.news == News::Revealed);
        if opened(&told_one) || opened(&told_two) {
            return Ok(());
        }
        let others = Seat::all(self.rules.players()).filter(|other| *other != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Public]) {
            let seen = |told: &[Emitted<G::Event>]| -> Vec<G::Event> {
                told.iter()
                    .filter(|emitted| emitted.audience.includes(viewer))
                    .map(|emitted| emitted.event.clone())
                    .collect()
            };
            if seen(&told_one) != seen(&told_two)
                || self.rules.view(&after_one, viewer) != self.rules.view(&after_two, viewer)
            {
                return Err((Law::NoLeak, format!("{viewer} can tell {seat}'s secret {one} from {two}")));
            }
        }
        Ok(())
    }

    /// What follows from an action without news looks the same to who acts, and to a spectator, in every state that
    /// shows who acts the same now. What the others learn of the own hand by the action is the actor's own choice.
    fn plain_is_foreseen(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let other = self.rules.resample_unseen(&self.state, seat, &mut self.source);
        if self.rules.check(&other, seat, action).is_err() {
            return Ok(());
        }
        let (mut here, mut there) = (self.state.clone(), other.clone());
        let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
        let _ = self.rules.apply(&mut here, seat, action, &mut told_here);
        let _ = self.rules.apply(&mut there, seat, action, &mut told_there);
        if told_here.iter().chain(&told_there).any(|emitted| emitted.news == News::Revealed) {
            return Ok(());
        }
        for eyes in [Viewer::Seat(seat), Viewer::Public] {
            if self.rules.view(&self.state, eyes) != self.rules.view(&other, eyes) {
                return Err((Law::Resampling, format!("what {seat} has not seen changes the view of {eyes}")));
            }
            let (after_here, after_there) = (self.rules.view(&here, eyes), self.rules.view(&there, eyes));
            if after_here != after_there {
                let what = format!("{seat} {action} is told without news, but {eyes}'s view");
                return Err((Law::News, difference(&what, &after_here, &after_there)));
            }
        }
        Ok(())
    }

    fn writing(&self) -> Result<(), Broken> {
        let bytes = postcard::to_stdvec(&self.state).map_err(|error| (Law::Writing, error.to_string()))?;
        let read: G::State = postcard::from_bytes(&bytes).map_err(|error| (Law::Writing, error.to_string()))?;
        let json = serde_json::to_string(&self.state).map_err(|error| (Law::Writing, error.to_string()))?;
        let from_json: G::State = serde_json::from_str(&json).map_err(|error| (Law::Writing, error.to_string()))?;
        if read != self.state || from_json != self.state {
            return Err((Law::Writing, "a state that was written down reads back differently".to_owned()));
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Broken> {
        let outcome = self
            .rules
            .outcome(&self.state)
            .ok_or((Law::Ending, "nobody is pending, but there is no outcome".to_owned()))?;
        let open = self.rules.open_tasks(&self.state);
        if open > 0 {
            return Err((Law::Tasks, format!("the game is over, but {open} tasks were not done")));
        }
        let sheet = self.rules.scores(&self.state, Viewer::Public);
        if sheet.totals != outcome.points.as_slice() {
            return Err((
                Law::Ending,
                format!("the score sheet says {:?}, the outcome {:?}", sheet.totals, outcome.points),
            ));
        }
        if outcome.places.len() != self.rules.players() as usize {
            return Err((Law::Ending, format!("{} places for {} players", outcome.places.len(), self.rules.players())));
        }
        for line in &sheet.lines {
            collect(&mut self.keys, &line.label);
        }
        self.keys.extend(outcome.tie_break.map(str::to_owned));
        let mut again = self.rules.start(Chance::real(Seed::from_number(self.seed)), &mut Silent);
        for (seat, action) in &self.log {
            self.rules
                .apply(&mut again, *seat, *action, &mut Silent)
                .map_err(|illegal| (Law::Replay, format!("{seat} {action} is refused when replayed: {illegal}")))?;
        }
        let bytes = |state: &G::State| postcard::to_stdvec(state).unwrap_or_default();
        if bytes(&again) != bytes(&self.state) {
            return Err((Law::Replay, "a replay ends in another state".to_owned()));
        }
        self.writing()
    }

    fn collect_question(&mut self, seat: Seat, action: G::Action) {
        let question = self.rules.question(&self.state, seat);
        collect(&mut self.keys, &question.prompt);
        question.detail.iter().for_each(|detail| collect(&mut self.keys, detail));
        collect(&mut self.keys, &self.rules.describe(&self.state, seat, action));
        self.keys.extend(self.rules.progress(&self.state).phases);
    }
}

/// Takes events and hears of decisions that were passed over.
struct Watched<E> {
    events: Vec<Emitted<E>>,
    skipped: Option<Seat>,
}

impl<E> Sink<E> for Watched<E> {
    fn emit(&mut self, audience: Audience, news: News, event: E) {
        self.events.push(Emitted { audience, news, event });
    }

    fn skip(&mut self, seat: Seat, could_act: impl FnOnce() -> bool) {
        if could_act() {
            self.skipped = Some(seat);
        }
    }
}

fn collect(keys: &mut BTreeSet<String>, text: &Text) {
    text.visit_keys(&mut |key| {
        if !keys.contains(key) {
            keys.insert(key.to_owned());
        }
    });
}

/// Whether the state's generator is the real one, found by its name in the written state.
fn chance_of(state: &impl serde::Serialize) -> Result<bool, serde_json::Error> {
    let written = serde_json::to_value(state)?;
    Ok(written.as_object().is_some_and(|fields| fields.values().any(|value| value.get("Real").is_some())))
}

fn difference(what: &str, here: &impl serde::Serialize, there: &impl serde::Serialize) -> String {
    let (here, there) =
        (serde_json::to_value(here).unwrap_or_default(), serde_json::to_value(there).unwrap_or_default());
    let (serde_json::Value::Object(here), serde_json::Value::Object(there)) = (here, there) else {
        return format!("{what} differs");
    };
    let fields: Vec<&String> = here.keys().filter(|field| here.get(*field) != there.get(*field)).collect();
    format!("{what} differs in {fields:?}")
}

/// A text with a few characters dropped, doubled or swapped.
fn garble(text: &str, source: &mut Fast) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=source.below(3) {
        let place = source.below(letters.len().max(1) as u32) as usize;
        match source.below(5) {
            0 if !letters.is_empty() => drop(letters.remove(place)),
            1 => letters.insert(place.min(letters.len()), *source.pick(&[' ', '9', '-', '/', 'é', 'x', '0', '\u{0}'])),
            2 if letters.len() > 1 => {
                let next = (place + 1) % letters.len();
                letters.swap(place, next);
            }
            3 => letters.truncate(place),
            _ => letters.extend(" 255".chars()),
        }
    }
    letters.into_iter().collect()
}
