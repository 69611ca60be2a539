//! How well a player stands: glory in hand, and what dice, goods, cards and reserved fights may still bring.
//! All worths are in glory. They were tuned by play of bots against each other; nothing in the rules uses them.

use engine::{Named, Seat};

use crate::Champions;
use crate::content::{Metric, Purse};
use crate::names::{Colour, Destiny, Field, Foe, FoeKind, Journey, Leader, Rune, Ship, Shore};
use crate::odds::{WARRIOR_WORTH, worth_of};
use crate::state::{Player, Scene, State, Step};
use crate::warriors::Warriors;

/// Goods while they can still be used, each up to a useful number.
const FOOD_WORTH: f32 = 0.55;
const WOOD_WORTH: f32 = 0.85;
const COIN_WORTH: f32 = 0.42;
const FAVOR_EXTRA: f32 = 0.35;
/// A worker still in hand, and what the extra one brings in each round to come.
const WORKER_WORTH: f32 = 2.4;
const MARKER_WORTH: f32 = 0.6;
const SHIP_PER_ROUND: f32 = 0.9;

/// How much of the game is still ahead for a player.
#[derive(Clone, Copy)]
struct Outlook {
    /// Whole rounds after this one.
    rounds: f32,
    /// How much a warrior or good that is left after this round is still worth.
    later: f32,
    /// The fights of this round are still ahead.
    fights_ahead: bool,
}

/// A fight that may still be fought, with what winning it brings.
#[derive(Clone, Copy)]
struct Bid {
    field: Field,
    foe: Foe,
    reward: f32,
}

impl Champions {
    fn outlook(&self, state: &State) -> Outlook {
        let rounds = f32::from(self.content.limits.rounds - state.round);
        let over = matches!(state.step, Step::LastRunes | Step::Over);
        let later = if over || rounds == 0.0 { 0.0 } else { (0.75 + 0.05 * rounds).min(1.0) };
        Outlook { rounds, later, fights_ahead: !over && state.scene == Scene::Peace }
    }

    /// The glory a player can expect in the end.
    pub(crate) fn expectation(&self, state: &State, seat: Seat) -> f32 {
        let outlook = self.outlook(state);
        let player = state.player(seat);
        let tally = self.tally(state, seat);
        let now = tally.track + tally.sets + tally.runes + tally.ship + tally.favor + tally.coins + tally.blame;
        let mut worth = now as f32 + self.set_progress(player, outlook);
        worth += self.destinies_worth(state, seat, outlook);
        worth += self.goods_worth(player, outlook);
        worth += self.runes_worth(player, outlook);
        worth +=
            f32::from(player.idle) * WORKER_WORTH + f32::from(u8::from(player.hired)) * outlook.rounds * WORKER_WORTH;
        worth += if state.marker == seat { MARKER_WORTH * outlook.later } else { 0.0 };
        worth += if player.ship.is_some() { SHIP_PER_ROUND * outlook.rounds } else { 0.0 };
        worth += self.fights_worth(state, seat, outlook);
        worth -= self.troll_fear(state, seat, outlook);
        worth + if state.actor == seat { self.owed_worth(state, seat, outlook) } else { 0.0 }
    }

    fn goods_worth(&self, player: &Player, outlook: Outlook) -> f32 {
        let useful = |count: u8, most: f32| f32::from(count).min(most);
        // In the last round goods still help while there are workers to place.
        let use_left = outlook.later.max(if player.idle > 0 { 0.35 } else { 0.0 });
        let goods = useful(player.goods.food, 5.0) * FOOD_WORTH
            + useful(player.goods.wood, 6.0) * WOOD_WORTH
            + useful(player.goods.coin, 8.0) * COIN_WORTH;
        let favor = useful(player.goods.favor, 4.0) * FAVOR_EXTRA;
        goods * use_left + favor * outlook.later.max(if outlook.fights_ahead { 0.5 } else { 0.0 })
    }

    /// Colours on the way to the next set.
    fn set_progress(&self, player: &Player, outlook: Outlook) -> f32 {
        let counts =
            Colour::ALL.iter().map(|colour| player.trophies.both(self.content.of_colour[colour.index()]).len());
        let sets = self.sets(player);
        let beyond = counts.filter(|count| *count > sets).count() as f32;
        beyond * 1.2 * outlook.later
    }

    fn destinies_worth(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        state.player(seat).destinies.iter().map(|destiny| self.destiny_worth(state, seat, destiny, outlook)).sum()
    }

    /// A destiny counts as it stands at the end; before, by how far its owner leads or lags, and the less
    /// surely the more rounds are left. Who holds it works for it.
    fn destiny_worth(&self, state: &State, seat: Seat, destiny: Destiny, outlook: Outlook) -> f32 {
        if matches!(state.step, Step::LastRunes | Step::Over) {
            return self.destiny_glory(state, seat, destiny).into();
        }
        let card = self.content.destinies[destiny.index()];
        let rivals = Seat::all(self.players).filter(|other| *other != seat);
        let best = rivals.map(|other| self.measure(state, other, card.metric)).max().unwrap_or(0);
        let lead = (self.measure(state, seat, card.metric) as f32 - best as f32) / common_step(card.metric);
        let effort = 0.15 * outlook.rounds - 0.35;
        let doubt = 0.4 + 0.3 * outlook.rounds;
        f32::from(card.glory_sole) / (1.0 + (-(lead + effort) / doubt).exp())
    }

    /// What the best of so many destinies not yet drawn may be worth.
    fn drawn_worth(&self, state: &State, seat: Seat, draws: usize, outlook: Outlook) -> f32 {
        let known = state.player(seat).destinies;
        let unknown = Destiny::all().filter(|destiny| !known.contains(*destiny));
        let mut worths: arrayvec::ArrayVec<f32, { Destiny::COUNT }> =
            unknown.map(|destiny| self.destiny_worth(state, seat, destiny, outlook)).collect();
        worths.sort_by(|one, other| other.total_cmp(one));
        // Each is the best of the draw if it is drawn and no better one was.
        let (mut better_stay, mut expected) = (1.0, 0.0);
        for (index, worth) in worths.iter().enumerate() {
            let drawn = (draws as f32 / (worths.len() - index) as f32).min(1.0);
            expected += better_stay * drawn * worth;
            better_stay *= 1.0 - drawn;
        }
        expected
    }

    fn runes_worth(&self, player: &Player, outlook: Outlook) -> f32 {
        let use_left = if outlook.fights_ahead { 0.6 + 0.4 * outlook.later } else { outlook.later };
        player.ready_runes().iter().map(|rune| rune_power(rune) * use_left).sum()
    }

    /// What winning against an enemy brings beside the glory printed on it.
    pub(crate) fn reward_worth(&self, state: &State, seat: Seat, foe: Foe, bounty: u8) -> f32 {
        let card = &self.content.foes[foe.index()];
        let outlook = self.outlook(state);
        let Purse { glory, wood, coin, favor, .. } = card.reward;
        let coins = f32::from(coin + bounty) * (0.33 + COIN_WORTH * outlook.later);
        let mut worth = f32::from(glory) + coins;
        worth += f32::from(wood) * WOOD_WORTH * outlook.later + f32::from(favor) * (2.0 + FAVOR_EXTRA * outlook.later);
        let player = state.player(seat);
        if let Some(colour) = card.colour {
            let of = |colour: Colour| player.trophies.both(self.content.of_colour[colour.index()]).len();
            let sets = self.sets(player);
            let completes = of(colour) == sets
                && Colour::ALL.iter().filter(|other| **other != colour).all(|other| of(*other) > sets);
            worth += if completes { f32::from(self.content.scoring.set_glory) } else { 1.2 * outlook.later };
        }
        if foe.kind() == FoeKind::Troll {
            let relief = if player.goods.blame > 0 { self.blame_step(player.goods.blame - 1) } else { 0.0 };
            worth += relief + self.blame_step(player.goods.blame) + 1.5;
        }
        worth
    }

    /// What one more blame costs.
    fn blame_step(&self, blame: u8) -> f32 {
        (self.blame_glory(blame) - self.blame_glory(blame + 1)) as f32
    }

    /// Everybody is blamed when nobody beats the troll.
    fn troll_fear(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        let Some(troll) = state.troll else { return 0.0 };
        if matches!(state.step, Step::Leaders | Step::Over | Step::LastRunes) {
            return 0.0;
        }
        let passed = !outlook.fights_ahead && !matches!(state.scene, Scene::Hunt(_) | Scene::March(Field::Troll));
        let unbeaten = match state.owner(Field::Troll) {
            _ if passed => 1.0,
            Some(owner) => {
                let sent = state.crew(Field::Troll);
                let crew = if sent.is_none() { state.player(owner).warriors } else { sent };
                1.0 - self.win_chance(state.player(owner).leader, crew, troll)
            }
            None if state.players.iter().any(|player| player.idle > 0) => 0.45,
            None => 1.0,
        };
        unbeaten * self.blame_step(state.player(seat).goods.blame)
    }

    /// Warriors: what the reserved fights may bring with the best crews, and what is left over.
    fn fights_worth(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        let player = state.player(seat);
        let leader = player.leader;
        let mut worth = 0.0;
        let mut open: arrayvec::ArrayVec<Bid, { Field::COUNT }> = arrayvec::ArrayVec::new();
        for field in Field::all().filter(|field| state.owner(*field) == Some(seat)) {
            let crew = state.crew(field);
            let Some(foe) = self.foe_to_fight(state, field) else {
                worth += self.home_worth(leader, crew, outlook.later);
                continue;
            };
            let bounty = field.shore().map_or(0, |shore| state.shore(shore).bounty);
            let bid = Bid { field, foe, reward: self.reward_worth(state, seat, foe, bounty) };
            let errand = state.assignment.next[seat.index()];
            let chosen = (errand.field as usize, errand.food) > (field.index(), false);
            let unsettled = outlook.fights_ahead && (state.step != Step::Assign || !chosen);
            if unsettled {
                open.push(bid);
            } else {
                worth += self.bid_worth(state, seat, bid, crew, outlook);
            }
        }
        open.sort_by(|one, other| other.reward.total_cmp(&one.reward));
        let mut home = player.warriors;
        let mut food = player.goods.food;
        for bid in open {
            let (gain, crew) = self.best_crew(state, seat, bid, home, food, outlook);
            worth += gain + self.home_worth(leader, crew, outlook.later);
            home -= crew;
            food -= bid.field.shore().map_or(0, |shore| self.food_needed(shore, crew.total())).min(food);
        }
        // Warriors without a fight: for later, or for one of the fights still free.
        let hope = if outlook.fights_ahead && player.idle > 0 { 0.45 } else { 0.0 };
        worth + self.home_worth(leader, home, outlook.later.max(hope))
    }

    /// The enemy a reserved fight is still to be fought against.
    fn foe_to_fight(&self, state: &State, field: Field) -> Option<Foe> {
        let passed = match state.scene {
            Scene::Peace | Scene::Hunt(_) => false,
            scene => scene.field().is_some_and(|now| field < now),
        };
        if passed { None } else { state.foe_at(field) }
    }

    fn home_worth(&self, leader: Option<Leader>, warriors: Warriors, factor: f32) -> f32 {
        let swords = if leader == Some(Leader::Svanhildr) { f32::from(warriors.swordsman) * 0.6 } else { 0.0 };
        // The eighth die is worth less than the first.
        let many = f32::from(warriors.total().saturating_sub(5)) * 0.3;
        (worth_of(warriors) + swords - many) * factor
    }

    /// What sending these warriors is worth against keeping them at home.
    fn bid_worth(&self, state: &State, seat: Seat, bid: Bid, crew: Warriors, outlook: Outlook) -> f32 {
        let leader = state.player(seat).leader;
        let card = &self.content.foes[bid.foe.index()];
        let fighting = crew.without(card.forbids);
        if fighting.is_none() {
            return 0.0;
        }
        let prospect = self.prospect(leader, fighting, bid.foe);
        let favor = state.player(seat).goods.favor;
        // Each favor mends about a fifth of what is missing.
        let win = prospect.win + (1.0 - prospect.win) * (0.2 * f32::from(favor.min(2))) * prospect.win.sqrt();
        let ullr = if leader == Some(Leader::Ullr) { 0.8 } else { 0.0 };
        let mut worth = win * bid.reward + ullr + (prospect.survivors - worth_of(crew)) * outlook.later;
        if let Some(shore) = bid.field.shore() {
            worth -= self.voyage_cost(state, seat, shore);
        }
        worth
    }

    /// What the way may cost: little if a quiet journey was seen.
    fn voyage_cost(&self, state: &State, seat: Seat, shore: Shore) -> f32 {
        let space = state.shore(shore);
        if space.journey_open {
            return 0.0;
        }
        match space.journey.filter(|_| space.seen_by.contains(seat)) {
            Some(Journey::AllQuiet) => 0.1,
            Some(Journey::Kraken) => 2.2,
            Some(Journey::Lost) => 3.0,
            Some(_) => 1.6,
            None => 1.3,
        }
    }

    /// The crew that gains most over staying at home, and its gain (never below none at all).
    fn best_crew(
        &self,
        state: &State,
        seat: Seat,
        bid: Bid,
        home: Warriors,
        food: u8,
        outlook: Outlook,
    ) -> (f32, Warriors) {
        let forbids = self.content.foes[bid.foe.index()].forbids;
        let mut best = (0.0, Warriors::NONE);
        for crew in home.without(forbids).parts() {
            if crew.is_none() || !self.can_feed(state, bid.field, crew, food) {
                continue;
            }
            let gain = self.bid_worth(state, seat, bid, crew, outlook);
            if gain > best.0 {
                best = (gain, crew);
            }
        }
        best
    }

    fn can_feed(&self, state: &State, field: Field, crew: Warriors, food: u8) -> bool {
        field.shore().is_none_or(|shore| {
            let need = self.food_needed(shore, crew.total());
            need <= food && need + crew.total() <= self.capacity(state, shore)
        })
    }

    /// Judges a crew for a fight together with what remains for the fights after it.
    pub(crate) fn crew_worth(&self, state: &State, seat: Seat, field: Field, crew: Warriors) -> f32 {
        let outlook = self.outlook(state);
        let Some(foe) = state.foe_at(field) else { return 0.0 };
        let player = state.player(seat);
        if !self.can_feed(state, field, crew, player.goods.food) {
            return f32::MIN;
        }
        let bounty = field.shore().map_or(0, |shore| state.shore(shore).bounty);
        let bid = Bid { field, foe, reward: self.reward_worth(state, seat, foe, bounty) };
        let mut worth = self.bid_worth(state, seat, bid, crew, outlook);
        let mut home = player.warriors - crew;
        let mut food = player.goods.food;
        food -= field.shore().map_or(0, |shore| self.food_needed(shore, crew.total())).min(food);
        for later in Field::all().filter(|later| *later > field && state.owner(*later) == Some(seat)) {
            let Some(foe) = state.foe_at(later) else { continue };
            let bounty = later.shore().map_or(0, |shore| state.shore(shore).bounty);
            let bid = Bid { field: later, foe, reward: self.reward_worth(state, seat, foe, bounty) };
            let (gain, crew) = self.best_crew(state, seat, bid, home, food, outlook);
            worth += gain;
            home -= crew;
            food -= later.shore().map_or(0, |shore| self.food_needed(shore, crew.total())).min(food);
        }
        let hunters = if player.hunting > 0 { f32::from(home.total()) * 0.5 * FOOD_WORTH } else { 0.0 };
        worth + hunters * outlook.later
    }

    /// What the decision a player is in the middle of will still bring.
    fn owed_worth(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        match state.step {
            Step::TakeRune => 2.4 + 1.4 * outlook.later,
            Step::Church => 0.9,
            Step::Market { .. } => 0.2,
            Step::Recruit { .. } => 2.0 * outlook.later,
            Step::Look { .. } | Step::Draw => {
                let player = state.player(seat);
                let gift = usize::from(player.leader == Some(Leader::Dagrun));
                self.drawn_worth(state, seat, 1 + gift, outlook) + 0.3
            }
            Step::Keep { drawn } => {
                let worths = drawn.iter().map(|destiny| self.destiny_worth(state, seat, destiny, outlook));
                worths.fold(0.0, f32::max)
            }
            Step::Build => {
                let best = self
                    .ships_for_sale(state)
                    .filter(|ship| crate::placing::afford(state.player(seat), self.ship_price(*ship)).is_ok())
                    .map(|ship| self.ship_gain(ship, outlook));
                best.fold(0.0, f32::max)
            }
            Step::Harbour { ship } => self.harbour_worth(state, seat, ship, outlook),
            _ => 0.0,
        }
    }

    fn ship_gain(&self, ship: Ship, outlook: Outlook) -> f32 {
        let card = self.content.ships[ship.index()];
        let price = f32::from(card.wood) * WOOD_WORTH * outlook.later
            + f32::from(card.coin) * (0.33 + COIN_WORTH * outlook.later);
        f32::from(card.glory) + SHIP_PER_ROUND * outlook.rounds - price
    }

    /// The best shore for a ship that was just taken, with the warriors at hand or soon to come.
    fn harbour_worth(&self, state: &State, seat: Seat, ship: Ship, outlook: Outlook) -> f32 {
        let player = state.player(seat);
        let capacity = self.content.ships[ship.index()].capacity;
        let mut best = 0.0;
        for shore in self.shores().filter(|shore| state.shore(*shore).berth.is_none()) {
            let Some(foe) = state.shore(shore).monster else { continue };
            let bid = Bid {
                field: shore.field(),
                foe,
                reward: self.reward_worth(state, seat, foe, state.shore(shore).bounty),
            };
            for crew in player.warriors.without(self.content.foes[foe.index()].forbids).parts() {
                let need = self.food_needed(shore, crew.total());
                if crew.is_none() || need > player.goods.food || need + crew.total() > capacity {
                    continue;
                }
                best = f32::max(best, self.bid_worth(state, seat, bid, crew, outlook));
            }
        }
        best
    }
}

/// By how many of a thing players commonly differ.
fn common_step(metric: Metric) -> f32 {
    match metric {
        Metric::Warriors | Metric::Food | Metric::Wood => 1.8,
        Metric::Coin => 2.5,
        Metric::Favor => 1.4,
        _ => 1.0,
    }
}

/// What a rune that was not used yet may still bring, beside its glory at the end.
pub(crate) fn rune_power(rune: Rune) -> f32 {
    match rune {
        Rune::Gifts => 1.9,
        Rune::Glory => 4.0,
        Rune::Healing => 3.2,
        Rune::Journey => 0.9,
        Rune::Knowledge => 0.3,
        Rune::Potential => 2.0,
        Rune::Reaction => 1.5,
        Rune::Success => 3.0,
        Rune::TrueVision => 1.2,
        Rune::Wealth => 1.1,
    }
}

/// The cheapest warriors first: what is given up when nothing else decides.
pub(crate) fn cheapest_first(one: Warriors, other: Warriors) -> std::cmp::Ordering {
    let worth = |warriors: Warriors| {
        f32::from(warriors.swordsman) * WARRIOR_WORTH[0]
            + f32::from(warriors.spearman) * WARRIOR_WORTH[1]
            + f32::from(warriors.axeman) * WARRIOR_WORTH[2]
    };
    worth(one).total_cmp(&worth(other))
}
