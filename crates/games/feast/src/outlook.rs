//! What actions at any time could still bring. Asked where a question would otherwise be passed over: it is put to
//! the owner only if cards for any time, ships bought or tiles laid could change something about it.
//!
//! The search knows nothing that a rival does not: of the hand only whether there is one.

use arrayvec::ArrayVec;
use engine::{KeyHasher, Seat, Silent};

use crate::Feast;
use crate::action::{Action, Place};
use crate::anytime::EXCHANGES_MAX;
use crate::cards::CardSet;
use crate::items::Bundle;
use crate::names::{Good, Piece, Resource, Ship, Space};
use crate::occupations::{CardTask, Condition, Moment, Op, When};
use crate::state::{Origin, Pause, State, Task};

/// Positions looked at. Beyond them the question is asked: better once too often than a choice lost.
const POSITIONS_MAX: usize = 64;
/// Gains of cards that one pause looks at.
const GAINS_MAX: usize = 8;

/// A search for a position that the owner could bring about at any time.
struct Outlook<'a> {
    rules: &'a Feast,
    seat: Seat,
    wanted: &'a dyn Fn(&State) -> bool,
    /// Whether ships count for what is wanted.
    ships: bool,
    seen: ArrayVec<u64, POSITIONS_MAX>,
    looks_left: usize,
}

impl Feast {
    /// Whether actions at any time could bring an answer to a question that has none now.
    pub(crate) fn could_come_to(&self, state: &State, seat: Seat, task: &Task) -> bool {
        let ships = match task {
            Task::Turn => return self.has_vikings_out(state, seat) && self.could_play_card(state, seat),
            Task::Upgrade(upgrade) if upgrade.left == 0 => return false,
            Task::Overseas { .. }
            | Task::MayExchange { .. }
            | Task::Sale { .. }
            | Task::Upgrade(_)
            | Task::Card(CardTask::InsteadOfUpgrade { .. }) => false,
            Task::Emigrate { .. } | Task::Swap => true,
            Task::Offers { moment, cards } => cards.cards().any(|card| {
                self.offered_part(card, moment).is_some_and(|(_, part)| {
                    matches!(part.op, Op::LayOre | Op::FlipTiles | Op::TakeAction(_) | Op::UseSpace { .. })
                })
            }),
            _ => return false,
        };
        self.could_reach(state, seat, ships, &|after| self.has_answer(after, seat, task))
    }

    /// Whether a card for any time could play one from the hand. What it would do nobody else can know, so it
    /// could change anything.
    pub(crate) fn could_play_card(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        !player.played.both(self.content.players_of_cards).is_empty()
            && !player.hand.is_empty()
            && self.could_reach(state, seat, false, &|_| false)
    }

    /// Whether cards that work by themselves at these moments could be made to give something else.
    pub(crate) fn could_change(&self, state: &State, seat: Seat, moments: &[Moment]) -> bool {
        let waiting = moments.iter().map(|moment| self.content.waiting[moment.when as usize]);
        let waiting = waiting.fold(CardSet::EMPTY, CardSet::union);
        if state.player(seat).played.both(waiting).is_empty() {
            return false;
        }
        let now = self.gains_at(state, seat, moments);
        self.could_reach(state, seat, true, &|after| self.gains_at(after, seat, moments) != now)
    }

    /// Whether animals could be changed before they breed.
    pub(crate) fn could_change_animals(&self, state: &State, seat: Seat) -> bool {
        let animals = |state: &State| [Good::Sheep, Good::Cattle].map(|animal| state.player(seat).animals(animal));
        let now = animals(state);
        now != [0; 2] && self.could_reach(state, seat, false, &|after| animals(after) != now)
    }

    fn has_vikings_out(&self, state: &State, seat: Seat) -> bool {
        Space::ALL.iter().any(|space| state.vikings_on(seat, *space) > 0)
    }

    /// What cards give by themselves at these moments.
    fn gains_at(&self, state: &State, seat: Seat, moments: &[Moment]) -> ArrayVec<Bundle, GAINS_MAX> {
        let player = state.player(seat);
        let mut gains = ArrayVec::new();
        for moment in moments {
            let cards = player.played.without(player.spent).both(self.content.waiting[moment.when as usize]);
            for card in cards.iter() {
                for (_, part) in self.content.card(card).parts_at(moment.when).filter(|(_, part)| !part.is_asked()) {
                    let holds = self.condition_holds(state, seat, part, moment);
                    let gain = if holds { self.part_gain(state, seat, part, 0, moment) } else { Bundle::default() };
                    if gains.try_push(gain).is_err() {
                        return gains;
                    }
                }
            }
        }
        gains
    }

    fn could_reach(&self, state: &State, seat: Seat, ships: bool, wanted: &dyn Fn(&State) -> bool) -> bool {
        let player = state.player(seat);
        let buys = ships && player.silver() >= self.cheapest_ship();
        if player.fiddled >= EXCHANGES_MAX || player.played.both(self.content.outlook).is_empty() && !buys {
            return false;
        }
        let mut outlook =
            Outlook { rules: self, seat, wanted, ships, seen: ArrayVec::new(), looks_left: POSITIONS_MAX * 4 };
        outlook.seen.push(key_of(state, seat));
        outlook.go_on(state)
    }

    pub(crate) fn cheapest_ship(&self) -> u16 {
        self.content.ships.iter().map(|ship| ship.price.into()).min().unwrap_or(u16::MAX)
    }
}

/// What an exchange can change.
fn key_of(state: &State, seat: Seat) -> u64 {
    let player = state.player(seat);
    let mut key = KeyHasher::new();
    key.add_bytes(player.goods.array().iter().copied());
    Resource::ALL.into_iter().for_each(|resource| key.add(player.resources[resource].into()));
    key.add_bytes(player.weapons.array().iter().copied());
    key.add_bytes(player.boats.iter().copied());
    key.add_bytes(player.longships.iter().copied());
    key.add(player.knarrs.into());
    key.finish()
}

impl Outlook<'_> {
    /// Whether something wanted lies beyond this position, in which nothing is owed.
    fn go_on(&mut self, state: &State) -> bool {
        let player = state.player(self.seat);
        let asked = Task::Pause(Pause::Between);
        for card in player.played.both(self.rules.content.usable).iter() {
            for option in 0..self.rules.option_count(card, When::Anytime) {
                if self.rules.check_use_anytime(state, self.seat, &asked, card, option).is_err() {
                    continue;
                }
                let plays = self.rules.content.players_of_cards.contains(card);
                if plays
                    || self.look(state, |rules, after, seat| {
                        rules.use_anytime(after, seat, card, option, &mut Silent);
                    })
                {
                    return true;
                }
            }
        }
        for ship in Ship::ALL {
            if self.ships
                && self.rules.check_buy(state, self.seat, ship).is_ok()
                && self.look(state, |rules, after, seat| rules.buy_ship(after, seat, ship, &mut Silent))
            {
                return true;
            }
        }
        self.lays_on(state)
    }

    /// Tiles laid where an own card gives something for it.
    fn lays_on(&mut self, state: &State) -> bool {
        let player = state.player(self.seat);
        let laying = player.played.both(self.rules.content.waiting[When::PlaceTile as usize]);
        let rules = self.rules;
        for (_, part) in laying.iter().flat_map(|card| rules.content.card(card).parts_at(When::PlaceTile)) {
            for (good, _) in player.goods.some().filter(|(good, _)| part.goods >> good.index() & 1 != 0) {
                let piece = Piece::Good(good);
                let mut spots = Vec::new();
                rules.placements(state, self.seat, piece, Origin::Supply, &mut spots);
                let welcome = |place: &Place| match part.condition {
                    Condition::TargetIsland => matches!(place, Place::Island(_)),
                    Condition::TargetHouse => matches!(place, Place::House(_)),
                    _ => true,
                };
                let spot = spots.into_iter().find_map(|action| match action {
                    Action::At { place, row, column, turn } if welcome(&place) => Some((place, row, column, turn)),
                    _ => None,
                });
                if let Some(spot) = spot
                    && let Ok(cells) = rules.check_at(state, self.seat, piece, spot, Origin::Supply)
                    && self.look(state, |rules, after, seat| {
                        rules.lay(after, seat, (piece, Origin::Supply), spot.0, cells, &mut Silent);
                    })
                {
                    return true;
                }
            }
        }
        false
    }

    /// Does something in a copy and looks at what follows.
    fn look(&mut self, state: &State, act: impl FnOnce(&Feast, &mut State, Seat)) -> bool {
        let mut after = state.clone();
        after.tasks = Default::default();
        act(self.rules, &mut after, self.seat);
        self.resolve(after)
    }

    /// Answers every question that follows in every way, then goes on.
    fn resolve(&mut self, mut state: State) -> bool {
        while let Some(owed) = state.tasks.last().copied() {
            if self.looks_left == 0 {
                return true;
            }
            if owed.seat == self.seat && self.rules.has_answer(&state, owed.seat, &owed.task) {
                self.looks_left -= 1;
                let mut answers = Vec::new();
                self.rules.answers(&state, owed.seat, &owed.task, &mut answers);
                return answers.into_iter().any(|answer| {
                    let mut after = state.clone();
                    after.tasks.pop();
                    self.rules.answer(&mut after, owed.seat, (owed.task, answer), &mut Silent);
                    self.resolve(after)
                });
            }
            state.tasks.pop();
            self.rules.step(&mut state, owed.seat, owed.task, &mut Silent);
        }
        if (self.wanted)(&state) {
            return true;
        }
        let key = key_of(&state, self.seat);
        if self.seen.contains(&key) {
            return false;
        }
        self.seen.try_push(key).is_err() || self.go_on(&state)
    }
}
