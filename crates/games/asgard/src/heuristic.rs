//! What bots are told about the game beyond its rules.

use engine::{Fast, Features, Heuristic, KeyHasher, Seat, lead, logistic};

use crate::Asgard;
use crate::action::{Action, Spot};
use crate::event::Event;
use crate::favour::{self, Attention};
use crate::names::{GODS, God};
use crate::state::{Stage, State, Task, goal_is_open};

// What bots hold things to be worth, in points. The values are estimates made by hand, but for `POINT`; no rulebook
// states them.
/// How telling a point of lead is; chosen by games against each other.
const POINT: f32 = 0.55;
/// How telling a lead of one card for a god is, however many cards are still to come.
const CARD_LEAD: f32 = 0.5;
/// How much more telling it is when no card is to come; each card to come takes a share of it.
const CARD_LEAD_AT_LAST: f32 = 2.2;
/// The favour of a god in the last scoring: its one point, and now and then none.
const LAST_SCORING: f32 = 0.9;
/// A card of a god whose goal lies open in a later column: it may score there.
const CARD_WITH_GOAL: f32 = 0.12;
/// A card of any other god: it may still win a dispute.
const CARD_WITHOUT_GOAL: f32 = 0.03;
/// The lead of who has no card of a god at all, before the cards of the best are counted: nothing wins nothing.
const LEAD_WITHOUT_CARD: f32 = -1.5;
/// A tie leans by this much to who would win the dispute.
const DISPUTE: f32 = 0.3;
/// From so many points on a quick choice takes the goal; with fewer it takes the will as often.
const GOAL_POINTS: u8 = 2;

impl Heuristic for Asgard {
    const PLAYOUT_DECISIONS: u32 = 400;

    const FEATURES: usize = crate::features::FEATURES;
    const LAYOUT_REVISION: u32 = 1;

    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        self.write_features(state, seat, features);
    }

    fn weights() -> Option<&'static [u8]> {
        Some(include_bytes!("../weights/asgard.net"))
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, f32)) {
        self.each_term(state, seat, &mut |other, key, points| {
            if other == seat {
                add(key, points);
            }
        });
    }

    fn is_luck(&self, event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::GoalOpened { .. } | Event::Drew { .. })
    }

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let standing = self.expected_points(state, seat);
        let own = standing[seat.index()];
        let rivals = Seat::all(self.players).filter(|other| *other != seat);
        logistic(lead(own, rivals.map(|other| standing[other.index()])) * POINT)
    }

    /// Of cards that lie alike one is enough: equal faces of a stack, and any card of a stack to be scored.
    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let before = actions.len();
        self.legal_actions(state, seat, actions);
        let mut kept = before;
        for index in before..actions.len() {
            let action = actions[index];
            let is_new = !actions[before..kept].iter().any(|other| alike(state, seat, *other, action));
            if is_new {
                actions[kept] = action;
                kept += 1;
            }
        }
        actions.truncate(kept);
    }

    /// Points are taken when they are offered; declining them hardly ever pays.
    fn quick_choice(&self, state: &State, _seat: Seat, candidates: &[Action], source: &mut Fast) -> usize {
        match state.stage {
            Stage::Final { .. } | Stage::Awakening { task: Task::Goal { .. }, .. } => 0,
            Stage::Awakening { god, favoured, task: Task::GoalOrWill } => {
                let points = state.tableau(favoured).count(god).min(self.goal_cap(state, god).unwrap_or(0));
                usize::from(points < GOAL_POINTS && source.below(2) == 0)
            }
            _ => source.below(candidates.len() as u32) as usize,
        }
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.round) << 8 | u64::from(state.laid));
        match state.stage {
            Stage::Contest => key.add(1),
            Stage::Awakening { god, favoured, task } => {
                key.add(2 + ((god as u64) << 8) + (u64::from(favoured.0) << 16));
                let task_word = match task {
                    Task::GoalOrWill => 1,
                    Task::Goal { left } => 2 + (u64::from(left) << 8),
                    Task::Will => 3,
                    Task::Place { card } => 4 + ((card.kind() as u64) << 8),
                    Task::Take { given } => 5 + ((given.god as u64) << 8) + (u64::from(given.index) << 16),
                };
                key.add(task_word);
            }
            Stage::Final { god, favoured } => key.add(3 + ((god as u64) << 8) + (u64::from(favoured.0) << 16)),
            Stage::Over => key.add(4),
        }
        for other in Seat::all(self.players) {
            let tableau = state.tableau(other);
            key.add_bytes(tableau.cards().iter().map(|laid| laid.code()));
            let ready = u64::from(state.chosen[other.index()].is_some() && other != seat);
            key.add(u64::from(tableau.points.total()) << 1 | ready);
        }
        key.add_bytes(state.hand(seat).iter().map(|card| card.kind() as u8));
        key.add(state.chosen[seat.index()].map_or(0, |face| 1 + (face.up() as u64) * GODS as u64 + face.down() as u64));
        key.add(state.doubled.map_or(0, |(owner, god)| 1 + (u64::from(owner.0) << 8) + god as u64));
        let open = state.goals.iter().enumerate().filter(|(place, _)| goal_is_open(*place, state.round));
        key.add_bytes(open.map(|(_, god)| *god as u8));
        key.finish()
    }
}

impl Asgard {
    /// Points each seat has and can hope for, as things stand.
    pub(crate) fn expected_points(&self, state: &State, viewer: Seat) -> [f32; 5] {
        let mut expected = [0.0; 5];
        self.each_term(state, viewer, &mut |seat, _, points| expected[seat.index()] += points);
        expected
    }

    /// What the expected points of every seat are made of.
    fn each_term(&self, state: &State, viewer: Seat, add: &mut impl FnMut(Seat, &'static str, f32)) {
        let mut table = favour::attention(state, self.players);
        if let Some(face) = state.chosen[viewer.index()] {
            table[viewer.index()][face.up().index()] += 1;
        }
        let awake = match state.stage {
            Stage::Contest => 0,
            Stage::Awakening { god, .. } => god.index() + 1,
            Stage::Final { .. } | Stage::Over => GODS,
        };
        let final_from = match state.stage {
            Stage::Final { god, .. } => god.index() + 1,
            _ => 0,
        };
        // How far the cards still to come blur today's lead.
        let coming = f32::from(self.cards_to_come(state));
        let sharpness = |cards: f32| CARD_LEAD_AT_LAST / (1.0 + cards);
        let (in_round, in_game) = (sharpness(self.cards_of_round(state)), sharpness(coming));
        for seat in Seat::all(self.players) {
            add(seat, "asgard-term-points", f32::from(state.tableau(seat).points.total()));
            for god in God::ALL {
                let lead = lead_with(&table, self.players, seat, god);
                let count = f32::from(table[seat.index()][god.index()]);
                if god.index() >= awake {
                    let gain = match self.goal_cap(state, god) {
                        Some(cap) => count.min(f32::from(cap)).max(will_worth(god)),
                        None => will_worth(god),
                    };
                    add(seat, "asgard-term-favour", gain * chance(lead, in_round));
                }
                if god.index() >= final_from {
                    add(seat, "asgard-term-last", LAST_SCORING * chance(lead, in_game));
                }
                add(seat, "asgard-term-cards", self.goal_hope(state, god) * count);
            }
        }
    }

    /// What a card of a god whose goal lies open in a later column is worth.
    fn goal_hope(&self, state: &State, god: God) -> f32 {
        let later = (state.round as usize..3).any(|round| {
            let places = crate::state::column(round as u8 + 1);
            places.into_iter().any(|place| goal_is_open(place, state.round) && state.goals[place] == god)
        });
        if later { CARD_WITH_GOAL } else { CARD_WITHOUT_GOAL }
    }

    fn cards_of_round(&self, state: &State) -> f32 {
        match state.stage {
            Stage::Contest => f32::from(self.content.hand_sizes[state.round as usize - 1] - state.laid),
            _ => 0.0,
        }
    }

    fn cards_to_come(&self, state: &State) -> u8 {
        let later: u8 = self.content.hand_sizes[state.round as usize..].iter().sum();
        later + self.cards_of_round(state) as u8
    }
}

/// Whether two actions of one decision choose cards that lie alike.
fn alike(state: &State, seat: Seat, one: Action, other: Action) -> bool {
    let same_face = |owner: Seat, one: Spot, other: Spot| {
        one.god == other.god && state.tableau(owner).at(one) == state.tableau(owner).at(other)
    };
    match (one, other) {
        (Action::Score(one), Action::Score(other)) => one.side == other.side,
        (Action::Give(one), Action::Give(other)) => same_face(seat, one, other),
        (Action::Trick(owner, one), Action::Trick(of, other)) | (Action::Take(owner, one), Action::Take(of, other)) => {
            owner == of && same_face(owner, one, other)
        }
        _ => false,
    }
}

/// By how much a seat leads the best of the others; a tie leans to who would win the dispute.
fn lead_with(table: &Attention, players: u8, seat: Seat, god: God) -> f32 {
    let own = table[seat.index()][god.index()];
    let others = Seat::all(players).filter(|other| *other != seat);
    let best = others.map(|other| (table[other.index()][god.index()], table[other.index()])).max().unwrap_or_default();
    if own == 0 {
        return LEAD_WITHOUT_CARD - f32::from(best.0);
    }
    let dispute = if (own, table[seat.index()]) > best { DISPUTE } else { -DISPUTE };
    f32::from(own) - f32::from(best.0) + dispute
}

fn chance(lead: f32, sharpness: f32) -> f32 {
    1.0 / (1.0 + (-lead * (CARD_LEAD + sharpness)).exp())
}

/// What doing the will is worth in points, roughly: Heimdall's gives a point, the others a better position.
fn will_worth(god: God) -> f32 {
    match god {
        God::Odin => 0.25,
        God::Thor => 0.2,
        God::Freya => 0.45,
        God::Loki => 0.45,
        God::Sif => 0.4,
        God::Bragi => 0.6,
        God::Heimdall => 1.0,
    }
}
