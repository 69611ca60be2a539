//! How well a player stands: glory in hand, and what dice, goods, cards and reserved fights may still bring.
//! All worths are in glory. They were tuned by play of bots against each other; nothing in the rules uses them.

use engine::{Named, Seat};

use crate::Champions;
use crate::content::{Metric, Purse, WARRIORS_MAX};
use crate::names::{Colour, Destiny, Field, Foe, FoeKind, Journey, Leader, Rune, Ship, Shore, Weapon};
use crate::odds::{Odds, WARRIOR_WORTH, bonus_of, worth_of};
use crate::state::{Player, Scene, State, Step};
use crate::warriors::Warriors;

/// A food while it can still be used: it takes a warrior or two over the sea.
const FOOD_WORTH: f32 = 0.55;
/// A wood while it can still be used: ships cost it, and little else gives it.
const WOOD_WORTH: f32 = 0.85;
/// A coin while it can still be used, beside what it scores at the end.
const COIN_WORTH: f32 = 0.42;
/// A favor while dice are still rolled, beside what it scores at the end.
const FAVOR_EXTRA: f32 = 0.35;
/// What a coin of a reward scores at the end: three are a glory.
const COIN_AT_END: f32 = 0.33;
/// What a favor of a reward scores at the end.
const FAVOR_AT_END: f32 = 2.0;
/// Beyond these numbers nobody finds a use for more: food, wood, coins and favor.
const FOOD_USEFUL: f32 = 5.0;
const WOOD_USEFUL: f32 = 6.0;
const COINS_USEFUL: f32 = 8.0;
const FAVOR_USEFUL: f32 = 4.0;
/// How much goods still help in the last round while there are workers to place.
const GOODS_AT_LAST: f32 = 0.35;
/// How much favor still helps in the last round while its fights are ahead.
const FAVOR_AT_LAST: f32 = 0.5;
/// A worker still in hand, and what the extra one brings in each round to come.
const WORKER_WORTH: f32 = 2.4;
/// The marker of the start player: the first choice of the next round.
const MARKER_WORTH: f32 = 0.6;
/// What an own ship brings in each round to come.
const SHIP_PER_ROUND: f32 = 0.9;
/// How much of its worth what is left after this round keeps: this, and a little more for each round to come.
const LATER: f32 = 0.75;
const LATER_PER_ROUND: f32 = 0.05;
/// A trophy of a colour on the way to the next set.
const SET_STEP: f32 = 1.2;
/// Who holds a destiny works for it: so many steps of lead come with each round, less this many that never come.
const EFFORT_PER_ROUND: f32 = 0.15;
const EFFORT_LACKS: f32 = 0.35;
/// How many steps a lead in a destiny is in doubt by at the end, and how many more for each round to come.
const DOUBT: f32 = 0.4;
const DOUBT_PER_ROUND: f32 = 0.3;
/// How much of its power a rune keeps while the fights of the round are ahead; the rest comes with later rounds.
const RUNE_IN_FIGHTS: f32 = 0.6;
const RUNE_LATER: f32 = 0.4;
/// Beating the troll, beside the own blame: a rival of choice is blamed.
const RIVAL_BLAMED: f32 = 1.5;
/// How likely the troll stays unbeaten that nobody has reserved, while somebody still may.
const TROLL_LEFT: f32 = 0.45;
/// How much of their worth warriors without a fight keep while one may still be reserved.
const FIGHT_HOPED: f32 = 0.45;
/// What a swordsman is worth more under Svanhildr.
const SVANHILDR_SWORD: f32 = 0.6;
/// From so many warriors on one more is worth less, and by how much: the eighth die is worth less than the first.
const WARRIORS_MANY: u8 = 5;
const WARRIOR_TOO_MANY: f32 = 0.3;
/// Each favor, up to two, mends this part of what is missing to a sure win.
const FAVOR_MENDS: f32 = 0.2;
const FAVOR_MENDS_MAX: u8 = 2;
/// What a fight is worth to Ullr, won or lost.
const ULLR_FIGHT: f32 = 0.8;
/// A warrior at home brings half a food where the player hunts.
const HUNTED_FOOD: f32 = 0.5;
/// What decisions will bring that a player is in the middle of: a rune (and more while it can be used), the church, the
/// market, recruits while they can fight, a look at the cards of a journey.
const RUNE_TAKEN: f32 = 2.4;
const RUNE_TAKEN_LATER: f32 = 1.4;
const CHURCH: f32 = 0.9;
const MARKET: f32 = 0.2;
const RECRUITS: f32 = 2.0;
const LOOK: f32 = 0.3;

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

/// A fight that may be fought, with everything but the crew settled.
struct Terms<'a> {
    odds: &'a Odds,
    bonus: usize,
    attack: u8,
    defence: u8,
    forbids: Option<Weapon>,
    /// How much of what is missing to a sure win favor mends.
    mended: f32,
    reward: f32,
    ullr: f32,
    later: f32,
    voyage: f32,
}

impl Terms<'_> {
    /// What sending these warriors is worth against keeping them at home.
    fn worth(&self, crew: Warriors) -> f32 {
        let fighting = crew.without(self.forbids);
        if fighting.is_none() {
            return 0.0;
        }
        let prospect = self.odds.fight(self.bonus, fighting, self.attack, self.defence);
        let win = if self.mended > 0.0 {
            prospect.win + (1.0 - prospect.win) * self.mended * prospect.win.sqrt()
        } else {
            prospect.win
        };
        win * self.reward + self.ullr + (prospect.survivors - worth_of(crew)) * self.later - self.voyage
    }
}

impl Champions {
    fn outlook(&self, state: &State) -> Outlook {
        let rounds = f32::from(self.content.limits.rounds - state.round);
        let over = matches!(state.step, Step::LastRunes | Step::Over);
        let later = if over || rounds == 0.0 { 0.0 } else { (LATER + LATER_PER_ROUND * rounds).min(1.0) };
        Outlook { rounds, later, fights_ahead: !over && state.scene == Scene::Peace }
    }

    /// The glory a player can expect in the end.
    pub(crate) fn expectation(&self, state: &State, seat: Seat) -> f32 {
        let mut worth = 0.0;
        self.each_term(state, seat, &mut |_, glory| worth += glory);
        worth
    }

    /// What that glory is made of.
    pub(crate) fn each_term(&self, state: &State, seat: Seat, add: &mut (impl FnMut(&'static str, f32) + ?Sized)) {
        let outlook = self.outlook(state);
        let player = state.player(seat);
        let tally = self.tally(state, seat);
        let now = tally.track + tally.sets + tally.runes + tally.ship + tally.favor + tally.coins + tally.blame;
        add("champions-term-glory", now as f32 + self.set_progress(player, outlook));
        add("champions-term-destinies", self.destinies_worth(state, seat, outlook));
        add("champions-term-goods", self.goods_worth(player, outlook));
        add("champions-term-runes", self.runes_worth(player, outlook));
        let hired = f32::from(u8::from(player.hired)) * outlook.rounds * WORKER_WORTH;
        add("champions-term-workers", f32::from(player.idle) * WORKER_WORTH + hired);
        add("champions-term-marker", if state.marker == seat { MARKER_WORTH * outlook.later } else { 0.0 });
        add("champions-term-ship", if player.ship.is_some() { SHIP_PER_ROUND * outlook.rounds } else { 0.0 });
        add("champions-term-fights", self.fights_worth(state, seat, outlook));
        add("champions-term-troll", -self.troll_fear(state, seat, outlook));
        let owed = if state.actor == seat { self.owed_worth(state, seat, outlook) } else { 0.0 };
        add("champions-term-turn", owed);
    }

    fn goods_worth(&self, player: &Player, outlook: Outlook) -> f32 {
        let useful = |count: u8, most: f32| f32::from(count).min(most);
        // In the last round goods still help while there are workers to place.
        let use_left = outlook.later.max(if player.idle > 0 { GOODS_AT_LAST } else { 0.0 });
        let goods = useful(player.goods.food, FOOD_USEFUL) * FOOD_WORTH
            + useful(player.goods.wood, WOOD_USEFUL) * WOOD_WORTH
            + useful(player.goods.coin, COINS_USEFUL) * COIN_WORTH;
        let favor = useful(player.goods.favor, FAVOR_USEFUL) * FAVOR_EXTRA;
        goods * use_left + favor * outlook.later.max(if outlook.fights_ahead { FAVOR_AT_LAST } else { 0.0 })
    }

    /// Colours on the way to the next set.
    fn set_progress(&self, player: &Player, outlook: Outlook) -> f32 {
        let counts =
            Colour::ALL.iter().map(|colour| player.trophies.both(self.content.of_colour[colour.index()]).len());
        let sets = self.sets(player);
        let beyond = counts.filter(|count| *count > sets).count() as f32;
        beyond * SET_STEP * outlook.later
    }

    fn destinies_worth(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        state.player(seat).destinies.iter().map(|destiny| self.destiny_worth(state, seat, destiny, outlook)).sum()
    }

    /// A destiny counts as it stands at the end; before, by how far its owner leads or lags, and the less
    /// surely the more rounds are left.
    fn destiny_worth(&self, state: &State, seat: Seat, destiny: Destiny, outlook: Outlook) -> f32 {
        if matches!(state.step, Step::LastRunes | Step::Over) {
            return self.destiny_glory(state, seat, destiny).into();
        }
        let card = self.content.destinies[destiny.index()];
        let rivals = Seat::all(self.players).filter(|other| *other != seat);
        let best = rivals.map(|other| self.measure(state, other, card.metric)).max().unwrap_or(0);
        let lead = (self.measure(state, seat, card.metric) as f32 - best as f32) / common_step(card.metric);
        let effort = EFFORT_PER_ROUND * outlook.rounds - EFFORT_LACKS;
        let doubt = DOUBT + DOUBT_PER_ROUND * outlook.rounds;
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
        let use_left = if outlook.fights_ahead { RUNE_IN_FIGHTS + RUNE_LATER * outlook.later } else { outlook.later };
        player.ready_runes().iter().map(|rune| rune_power(rune) * use_left).sum()
    }

    /// What winning against an enemy brings beside the glory printed on it.
    pub(crate) fn reward_worth(&self, state: &State, seat: Seat, foe: Foe, bounty: u8) -> f32 {
        let card = &self.content.foes[foe.index()];
        let outlook = self.outlook(state);
        let Purse { glory, wood, coin, favor, .. } = card.reward;
        let coins = f32::from(coin + bounty) * (COIN_AT_END + COIN_WORTH * outlook.later);
        let mut worth = f32::from(glory) + coins;
        worth += f32::from(wood) * WOOD_WORTH * outlook.later
            + f32::from(favor) * (FAVOR_AT_END + FAVOR_EXTRA * outlook.later);
        let player = state.player(seat);
        if let Some(colour) = card.colour {
            let of = |colour: Colour| player.trophies.both(self.content.of_colour[colour.index()]).len();
            let sets = self.sets(player);
            let completes = of(colour) == sets
                && Colour::ALL.iter().filter(|other| **other != colour).all(|other| of(*other) > sets);
            worth += if completes { f32::from(self.content.scoring.set_glory) } else { SET_STEP * outlook.later };
        }
        if foe.kind() == FoeKind::Troll {
            let relief = if player.goods.blame > 0 { self.blame_step(player.goods.blame - 1) } else { 0.0 };
            worth += relief + self.blame_step(player.goods.blame) + RIVAL_BLAMED;
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
            None if state.players.iter().any(|player| player.idle > 0) => TROLL_LEFT,
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
        let hope = if outlook.fights_ahead && player.idle > 0 { FIGHT_HOPED } else { 0.0 };
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
        let swords =
            if leader == Some(Leader::Svanhildr) { f32::from(warriors.swordsman) * SVANHILDR_SWORD } else { 0.0 };
        let many = f32::from(warriors.total().saturating_sub(WARRIORS_MANY)) * WARRIOR_TOO_MANY;
        (worth_of(warriors) + swords - many) * factor
    }

    /// What sending these warriors is worth against keeping them at home.
    fn bid_worth(&self, state: &State, seat: Seat, bid: Bid, crew: Warriors, outlook: Outlook) -> f32 {
        self.terms(state, seat, bid, outlook).worth(crew)
    }

    /// What does not depend on the crew.
    fn terms(&self, state: &State, seat: Seat, bid: Bid, outlook: Outlook) -> Terms<'_> {
        let player = state.player(seat);
        let card = &self.content.foes[bid.foe.index()];
        Terms {
            odds: self.odds(),
            bonus: bonus_of(player.leader),
            attack: card.attack,
            defence: card.defence,
            forbids: card.forbids,
            mended: FAVOR_MENDS * f32::from(player.goods.favor.min(FAVOR_MENDS_MAX)),
            reward: bid.reward,
            ullr: if player.leader == Some(Leader::Ullr) { ULLR_FIGHT } else { 0.0 },
            later: outlook.later,
            voyage: bid.field.shore().map_or(0.0, |shore| self.voyage_cost(state, seat, shore)),
        }
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
        let terms = self.terms(state, seat, bid, outlook);
        let can_feed: [bool; WARRIORS_MAX as usize + 1] =
            std::array::from_fn(|crew| self.can_feed(state, bid.field, crew as u8, food));
        let mut best = (0.0, Warriors::NONE);
        for crew in home.without(terms.forbids).parts() {
            if crew.is_none() || !can_feed.get(crew.total() as usize).is_some_and(|fed| *fed) {
                continue;
            }
            let gain = terms.worth(crew);
            if gain > best.0 {
                best = (gain, crew);
            }
        }
        best
    }

    /// Whether so many warriors can be fed on the way, with room for them and their food.
    fn can_feed(&self, state: &State, field: Field, crew: u8, food: u8) -> bool {
        field.shore().is_none_or(|shore| {
            let need = self.food_needed(shore, crew);
            need <= food && need + crew <= self.capacity(state, shore)
        })
    }

    /// Judges a crew for a fight together with what remains for the fights after it.
    pub(crate) fn crew_worth(&self, state: &State, seat: Seat, field: Field, crew: Warriors) -> f32 {
        let outlook = self.outlook(state);
        let Some(foe) = state.foe_at(field) else { return 0.0 };
        let player = state.player(seat);
        if !self.can_feed(state, field, crew.total(), player.goods.food) {
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
        let hunters = if player.hunting > 0 { f32::from(home.total()) * HUNTED_FOOD * FOOD_WORTH } else { 0.0 };
        worth + hunters * outlook.later
    }

    /// What the decision a player is in the middle of will still bring.
    fn owed_worth(&self, state: &State, seat: Seat, outlook: Outlook) -> f32 {
        match state.step {
            Step::TakeRune => RUNE_TAKEN + RUNE_TAKEN_LATER * outlook.later,
            Step::Church => CHURCH,
            Step::Market { .. } => MARKET,
            Step::Recruit { .. } => RECRUITS * outlook.later,
            Step::Look { .. } | Step::Draw => {
                let player = state.player(seat);
                let gift = usize::from(player.leader == Some(Leader::Dagrun));
                self.drawn_worth(state, seat, 1 + gift, outlook) + LOOK
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
            + f32::from(card.coin) * (COIN_AT_END + COIN_WORTH * outlook.later);
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
            let terms = self.terms(state, seat, bid, outlook);
            for crew in player.warriors.without(terms.forbids).parts() {
                let need = self.food_needed(shore, crew.total());
                if crew.is_none() || need > player.goods.food || need + crew.total() > capacity {
                    continue;
                }
                best = f32::max(best, terms.worth(crew));
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
