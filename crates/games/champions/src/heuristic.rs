//! What bots are told about the game beyond its rules: which choices are worth a thought, a quick one for
//! playing out, and what a seat knows. Dice are decided here by exact odds, so that a search spends its time
//! on workers and crews.

use engine::{Fast, Features, Heuristic, KeyHasher, Learned, Named, Seat, lead, logistic};

use crate::Champions;
use crate::action::Action;
use crate::event::Event;
use crate::judgement::{cheapest_first, rune_power};
use crate::names::{Destiny, Face, Field, Good, Journey, Leader, Place, Rune, Shore, Weapon};
use crate::state::{Scene, State, Step};
use crate::warriors::{Dice, Loss, Warriors};

// What the quick choices go by. The values are estimates made by hand; `judgement.rs` holds what positions are worth.
/// Difference in expected glory that makes a clear favourite.
const CLEAR_LEAD: f32 = 13.0;
/// Crews considered for one fight.
const CREWS: usize = 3;
/// Of so many quick choices among ranked candidates one is drawn by lot.
const QUICK_FREE_ONE_IN: u32 = 4;
/// Luck added to the appeal of a place: as much as two places commonly differ.
const APPEAL_LUCK: f32 = 2.2;
/// Glory from which on a triumph is doubled with the rune, and from which on in the last two rounds.
const TRIUMPH: u8 = 8;
const TRIUMPH_LATE: u8 = 4;
/// Appeal of a place for each thing it holds: warriors by their weapon, food, and huts by the rounds to come.
const SWORDSMAN_APPEAL: f32 = 1.7;
const SPEARMAN_APPEAL: f32 = 2.3;
const AXEMAN_APPEAL: f32 = 3.0;
const FOOD_APPEAL: f32 = 0.6;
const HUT_ROUND_APPEAL: f32 = 1.5;
/// Appeal of a fight for each warrior beyond those it takes at the least: on land so many, at sea one more.
const LAND_CREW: f32 = 1.5;
const SEA_CREW: f32 = 2.5;
const TROLL_APPEAL: f32 = 1.6;
const DRAUGR_APPEAL: f32 = 1.4;
const SMALL_SHIP_APPEAL: f32 = 3.0;
const LARGE_SHIP_APPEAL: f32 = 2.0;
/// Appeal of the hunt for each warrior.
const HUNT_APPEAL: f32 = 0.3;
/// What spending a favor on a reroll costs: its glory and some use; Asmundr scores a spent one all the same and loses
/// only the chance to use it later.
const REROLL_PRICE: f32 = 2.3;
const REROLL_PRICE_ASMUNDR: f32 = 0.4;
/// A rune is used for this part of its power: it might never find a better use.
const RUNE_PRICE: f32 = 0.7;
/// What a blank die of a hunt brings when it is rolled again, in food that matters little.
const BLANK_FOOD: f32 = 0.4;
/// A hunter keeps so many favors for fights.
const FAVOR_KEPT: u8 = 2;
/// Coins from which on the rune of wealth is used before the end.
const WEALTH_COINS: u8 = 3;
/// Glory of a destiny from which on the rune of success is worth using for it.
const SUCCESS_GLORY: u8 = 5;
/// The gifts considered: four of a kind, or two and two, of food, wood and coins.
const GIFTS: [(u8, u8, u8); 6] = [(4, 0, 0), (0, 4, 0), (0, 0, 4), (2, 2, 0), (2, 0, 2), (0, 2, 2)];

impl Heuristic for Champions {
    const PLAYOUT_DECISIONS: u32 = 12;

    const FEATURES: usize = crate::features::FEATURES;
    const LAYOUT_REVISION: u32 = 1;
    // Played on to about the end of the round: fights that are still ahead are hard to judge.
    const LEARNED: Learned = Learned { players: (2, 4), curiosity: 0.2, playout_decisions: 12, prior_visits: 0.0 };

    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        self.write_features(state, seat, features);
    }

    fn weights() -> Option<&'static [u8]> {
        Some(include_bytes!("../weights/champions.net"))
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, f32)) {
        self.each_term(state, seat, add);
    }

    fn is_luck(&self, event: &Event) -> bool {
        use Event::{
            DestiniesDrawn, DraugrCame, JourneyOpened, JourneySeen, MerchantCame, MonsterCame, Rerolled, Rolled,
            RuneLaid, TrollCame,
        };
        matches!(
            event,
            DestiniesDrawn { .. }
                | DraugrCame { .. }
                | JourneyOpened { .. }
                | JourneySeen { .. }
                | MerchantCame { .. }
                | MonsterCame { .. }
                | Rerolled { .. }
                | Rolled { .. }
                | RuneLaid { .. }
                | TrollCame { .. }
        )
    }

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let own = self.expectation(state, seat);
        let rivals = Seat::all(self.players).filter(|other| *other != seat);
        logistic(lead(own, rivals.map(|other| self.expectation(state, other))) / CLEAR_LEAD)
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.pending(state).contains(seat) {
            return self.legal_actions(state, seat, actions);
        }
        match state.step {
            Step::Place => self.sensible_places(state, seat, actions),
            Step::Assign => self.sensible_errands(state, seat, actions),
            Step::Rolled => actions.push(self.decide_roll(state, seat)),
            Step::Losses { .. } => actions.push(self.decide_losses(state, seat)),
            Step::Toll { .. } | Step::Starve { .. } => actions.push(self.decide_sacrifice(state, seat)),
            Step::Recruit { offer } => {
                let swords_first = state.player(seat).leader == Some(Leader::Svanhildr);
                let rank = |weapon: &Weapon| (offer[*weapon] > 0, swords_first && *weapon != Weapon::Spearman, *weapon);
                actions.extend(Weapon::all().max_by_key(rank).map(Action::Recruit));
            }
            Step::Look { vision } => actions.push(self.decide_look(state, seat, vision)),
            Step::Draw => actions.push(Action::Use(Rune::TrueVision)),
            Step::Bury { drawn } => actions.extend(drawn.first().map(Action::Bury)),
            Step::Ready => self.sensible_runes(state, seat, Action::Go, actions),
            Step::LastRunes => self.last_runes(state, seat, actions),
            Step::Triumph { glory } => {
                let late = state.round + 1 >= self.content.limits.rounds;
                actions.push(if glory >= TRIUMPH || late && glory >= TRIUMPH_LATE {
                    Action::Use(Rune::Glory)
                } else {
                    Action::Done
                });
            }
            Step::Journey => actions.push(self.decide_journey(state)),
            Step::Market { .. } => {
                self.list_answers(state, seat, actions);
                // Wood and food for coins is hardly ever wanted before the end.
                actions.retain(|action| !matches!(action, Action::Trade { take: Good::Coin, .. }));
            }
            _ => self.list_answers(state, seat, actions),
        }
    }

    fn quick_choice(&self, state: &State, seat: Seat, candidates: &[Action], source: &mut Fast) -> usize {
        if state.step != Step::Place {
            // Candidates that are ranked come best first.
            let ranked = matches!(state.step, Step::Assign | Step::Ready);
            return if ranked && source.below(QUICK_FREE_ONE_IN) > 0 {
                0
            } else {
                source.below(candidates.len() as u32) as usize
            };
        }
        let mut best = (f32::MIN, 0);
        for (index, action) in candidates.iter().enumerate() {
            let Action::Work(place) = action else { continue };
            let appeal = self.appeal(state, seat, *place) + APPEAL_LUCK * source.fraction();
            if appeal > best.0 {
                best = (appeal, index);
            }
        }
        best.1
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.round) << 16 | u64::from(state.actor.0) << 8 | u64::from(state.marker.0));
        self.add_step(state, seat, &mut key);
        for other in Seat::all(self.players) {
            self.add_player(state, seat, other, &mut key);
        }
        key.add_bytes(Place::all().map(|place| state.stands_on(place).map_or(0, |seat| seat.0 + 1)));
        key.add_bytes([state.smiths.swordsman, state.smiths.spearman, state.smiths.axeman, state.smoked_food]);
        key.add_bytes(Field::all().map(|field| state.foe_at(field).map_or(0, |foe| foe.index() as u8 + 1)));
        for shore in self.shores() {
            let space = state.shore(shore);
            let seen = space.journey_open || space.seen_by.contains(seat);
            let journey = space.journey.filter(|_| seen).map_or(0, |journey| journey.index() as u8 + 1);
            let berth = space.berth.map_or(0, |berth| (berth.seat.0 + 1) << 4 | berth.ship.index() as u8);
            key.add_bytes([space.bounty, journey, berth]);
        }
        key.add_bytes(state.open_runes.iter().map(|rune| rune as u8));
        let merchant = state.merchant.map_or(0, |merchant| merchant as u8 + 1);
        key.add_bytes([merchant, state.huts_sold, u8::from(state.assignment.in_turn)]);
        key.add(state.tents.bits());
        key.finish()
    }
}

impl Champions {
    fn add_step(&self, state: &State, seat: Seat, key: &mut KeyHasher) {
        let [kind, more] = match state.step {
            Step::Leaders => [0, 0],
            Step::Place => [1, 0],
            Step::Harbour { ship } => [2, ship as u8],
            Step::TakeRune => [3, 0],
            Step::Church => [4, 0],
            Step::Build => [5, 0],
            Step::Market { given, taken } => [6, given << 4 | taken],
            Step::Beggar { left } => [7, left],
            Step::Recruit { offer } => [8, offer.total()],
            Step::Look { vision } => [9, u8::from(vision)],
            Step::Draw => [10, 0],
            Step::Keep { drawn } | Step::Bury { drawn } => {
                if state.actor == seat {
                    key.add_bytes(drawn.iter().map(|destiny| destiny as u8));
                }
                [11, drawn.len() as u8]
            }
            Step::Assign => [12, state.assignment.settled.len() as u8 * 2 + u8::from(state.assignment.in_turn)],
            Step::Ready => [13, 0],
            Step::Rolled => [14, u8::from(state.fight.reaction)],
            Step::Losses { count } => [15, count],
            Step::Triumph { glory } => [16, glory],
            Step::Blame => [17, 0],
            Step::Journey => [18, 0],
            Step::Toll { count, food } => [19, count * 2 + u8::from(food)],
            Step::Starve { count } => [20, count],
            Step::LastRunes => [21, 0],
            Step::Over => [22, 0],
        };
        key.add(u64::from(kind) << 8 | u64::from(more));
        if state.scene != Scene::Peace {
            key.add_bytes(state.fight.dice.0.into_iter().flatten());
            let field = state.scene.field().map_or(0, |field| field as u8 + 1);
            key.add_bytes([state.fight.damage, field, u8::from(state.fight.ready)]);
        }
    }

    fn add_player(&self, state: &State, viewer: Seat, seat: Seat, key: &mut KeyHasher) {
        let player = state.player(seat);
        let goods = &player.goods;
        let own = viewer == seat;
        let secret = state.step == Step::Assign && !state.assignment.in_turn && !own;
        let (warriors, food) =
            if secret { (state.warriors_owned(seat), state.food_owned(seat)) } else { (player.warriors, goods.food) };
        key.add_bytes([food, goods.wood, goods.coin, goods.favor, goods.blame, goods.glory as u8]);
        key.add_bytes([warriors.swordsman, warriors.spearman, warriors.axeman, player.idle, player.hunting]);
        let hired = u8::from(player.hired) << 1 | u8::from(player.in_huts);
        key.add_bytes([player.workers, player.begging, hired, player.trolls.len() as u8]);
        key.add(player.trophies.bits());
        key.add_bytes(player.runes.iter().map(|rune| rune as u8));
        key.add_bytes(player.used.iter().map(|rune| rune as u8));
        key.add_bytes([
            player.leader.map_or(0, |leader| leader as u8 + 1),
            player.ship.map_or(0, |ship| ship as u8 + 1),
        ]);
        let shown = if own { player.destinies } else { player.opened };
        key.add_bytes(shown.iter().map(|destiny: Destiny| destiny as u8));
        if !secret {
            for field in Field::all().filter(|field| state.owner(*field) == Some(seat)) {
                let crew = state.crew(field);
                let food = field.shore().map_or(0, |shore| state.shore(shore).food);
                key.add_bytes([crew.swordsman, crew.spearman, crew.axeman, food]);
            }
        }
        if own && state.step == Step::Assign {
            let errand = state.assignment.next[seat.index()];
            key.add(u64::from(errand.field) * 2 + u64::from(errand.food));
        }
    }

    fn sensible_places(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        let room = self.content.limits.warriors - player.warriors.total();
        let goods = player.goods;
        let start = actions.len();
        for place in Place::all() {
            let useful = match place {
                Place::Beg => false,
                Place::Swordsmith => room > 0 && state.smiths.swordsman > 0,
                Place::Hafter => room > 0 && state.smiths.spearman > 0,
                Place::Blacksmith => room > 0 && state.smiths.axeman > 0,
                Place::Market => goods.food + goods.wood + goods.coin > 2,
                Place::HuntingGrounds => player.hunting == 0 && player.warriors.total() > 0,
                Place::Militia | Place::Raiders | Place::Jomsvikings | Place::Varangians => room > 0,
                Place::SmallLongship | Place::LargeLongship | Place::PrivateLongship => {
                    goods.food > 0 && player.warriors.total() > 1
                }
                Place::Troll | Place::Draugr1 | Place::Draugr2 => player.warriors.total() > 0,
                Place::WorkerHuts => state.round + 1 < self.content.limits.rounds,
                _ => true,
            };
            if useful && self.can_work(state, seat, place).is_ok() {
                actions.push(Action::Work(place));
            }
        }
        if actions.len() == start {
            let idle_way = if self.can_work(state, seat, Place::HuntingGrounds).is_ok() {
                Place::HuntingGrounds
            } else {
                Place::Beg
            };
            actions.push(Action::Work(idle_way));
        }
        self.sensible_free_runes(state, seat, actions);
    }

    /// A cheap guess of what a place is worth, for playing out.
    fn appeal(&self, state: &State, seat: Seat, place: Place) -> f32 {
        let player = state.player(seat);
        let strong = f32::from(player.warriors.total());
        let stack = |count: u8, each: f32| f32::from(count) * each;
        match place {
            Place::Swordsmith => stack(state.smiths.swordsman, SWORDSMAN_APPEAL),
            Place::Hafter => stack(state.smiths.spearman, SPEARMAN_APPEAL),
            Place::Blacksmith => stack(state.smiths.axeman, AXEMAN_APPEAL),
            Place::Smokehouse => stack(state.smoked_food, FOOD_APPEAL),
            Place::MerchantShip => 3.6,
            Place::Runesmith => 3.2,
            Place::JarlsLonghouse => 2.2,
            Place::SagesHouse => 2.6,
            Place::Shipwright => 3.0,
            Place::StaveChurch => 1.2,
            Place::WorkerHuts => HUT_ROUND_APPEAL * f32::from(self.content.limits.rounds - state.round),
            Place::Troll => (strong - LAND_CREW) * TROLL_APPEAL + 1.0,
            Place::Draugr1 | Place::Draugr2 => (strong - LAND_CREW) * DRAUGR_APPEAL,
            Place::SmallLongship => (strong - SEA_CREW).min(1.0) * SMALL_SHIP_APPEAL,
            Place::LargeLongship | Place::PrivateLongship => (strong - SEA_CREW) * LARGE_SHIP_APPEAL,
            Place::HuntingGrounds => strong * HUNT_APPEAL,
            Place::Skald => 2.0,
            Place::Militia | Place::Raiders | Place::Jomsvikings | Place::Varangians => 3.2,
            Place::Beggar => 2.4,
            Place::Market | Place::Benefactor | Place::GenerousMerchant | Place::Beg => 1.2,
        }
    }

    fn sensible_errands(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let errand = state.assignment.next[seat.index()];
        match (errand.target(), errand.food) {
            (Some(field), true) => {
                let Some(shore) = field.shore() else { return };
                let need =
                    if state.crew(field).is_none() { 0 } else { self.food_needed(shore, state.crew(field).total()) };
                let most = self.food_limit(state, seat, field);
                actions.push(Action::Load { shore, food: need.min(most) });
                if need > 0 && need < most {
                    actions.push(Action::Load { shore, food: need + 1 });
                }
            }
            (Some(field), false) => {
                let room = field.shore().map_or(u8::MAX, |shore| self.capacity(state, shore));
                let mut best = [(f32::MIN, Warriors::NONE); CREWS];
                for crew in self.crew_limit(state, seat, field).parts().filter(|crew| crew.total() <= room) {
                    let worth = self.crew_worth(state, seat, field, crew);
                    let Some(place) = best.iter().position(|(other, _)| worth > *other) else { continue };
                    best[place..].rotate_right(1);
                    best[place] = (worth, crew);
                }
                let worthy = best.iter().filter(|(worth, _)| *worth > f32::MIN);
                actions.extend(worthy.map(|(_, crew)| Action::Send { field, crew: *crew }));
            }
            (None, _) => actions.push(Action::Done),
        }
    }

    /// What the enemy on the stage is worth to who fights it.
    fn stake(&self, state: &State, seat: Seat) -> f32 {
        let bounty = state.scene.shore().map_or(0, |shore| state.shore(shore).bounty);
        state.fight.foe.map_or(0.0, |foe| self.reward_worth(state, seat, foe, bounty))
    }

    fn decide_roll(&self, state: &State, seat: Seat) -> Action {
        let player = state.player(seat);
        let dice = state.fight.dice;
        let price = if player.leader == Some(Leader::Asmundr) { REROLL_PRICE_ASMUNDR } else { REROLL_PRICE };
        let Some((stand, reroll)) = self.weigh_roll(state, self.stake(state, seat)) else {
            return self.decide_hunt(state, seat, price);
        };
        let mut best = (stand, Action::Stand);
        let mut offer = |worth: f32, action: Action| {
            if worth > best.0 {
                best = (worth, action);
            }
        };
        if let Some((part, worth)) = reroll {
            if player.goods.favor > 0 {
                offer(worth - price, Action::Reroll(part));
            }
            let blanks = dice.with_face(Face::Blank);
            if player.has_ready(Rune::Potential)
                && !blanks.is_none()
                && part.showing(Face::Blank) == part.warriors().total()
            {
                offer(worth - RUNE_PRICE * rune_power(Rune::Potential), Action::UsePotential(blanks));
            }
        }
        if self.can_use(state, seat, Rune::Reaction).is_ok() {
            let worth = self.weigh_reaction(state, self.stake(state, seat));
            offer(worth - RUNE_PRICE * rune_power(Rune::Reaction), Action::Use(Rune::Reaction));
        }
        best.1
    }

    /// Food is cheap: only a favor that costs nothing is spent on it.
    fn decide_hunt(&self, state: &State, seat: Seat, price: f32) -> Action {
        let dice = state.fight.dice;
        let blanks = dice.with_face(Face::Blank);
        let hits = self.hits(state.player(seat).leader, dice, state.fight.reaction);
        let food = f32::from(blanks.total()) * BLANK_FOOD;
        if state.player(seat).goods.favor > FAVOR_KEPT && food > price && hits + 1 < self.content.limits.hunted_food {
            let mut part = Dice::NONE;
            Weapon::all().for_each(|weapon| part.add(weapon, Face::Blank, blanks[weapon]));
            return Action::Reroll(part);
        }
        Action::Stand
    }

    fn decide_losses(&self, state: &State, seat: Seat) -> Action {
        let (count, _, crew) = self.at_stake(state);
        let stake = self.stake(state, seat);
        let worth = |lost: Warriors| {
            let after = self.after_losses(state, lost);
            after.win * stake + after.survivors
        };
        let least = crew.parts_of(count).max_by(|one, other| worth(*one).total_cmp(&worth(*other))).unwrap_or_default();
        if state.player(seat).has_ready(Rune::Healing)
            && worth(Warriors::NONE) - worth(least) > rune_power(Rune::Healing)
        {
            return Action::Use(Rune::Healing);
        }
        Action::Lose(Loss::of_warriors(least))
    }

    /// At sea: what leaves the crew that fights best, fed.
    fn decide_sacrifice(&self, state: &State, seat: Seat) -> Action {
        let (count, food, crew) = self.at_stake(state);
        let worth = |loss: Loss| self.worth_at_sea(state, seat, loss);
        let loss = self
            .losses(count, food, crew)
            .max_by(|one, other| {
                worth(*one).total_cmp(&worth(*other)).then(cheapest_first(other.warriors, one.warriors))
            })
            .unwrap_or_default();
        Action::Lose(loss)
    }

    fn worth_at_sea(&self, state: &State, seat: Seat, loss: Loss) -> f32 {
        let Some(shore) = state.scene.shore() else { return 0.0 };
        let Some(foe) = state.shore(shore).monster else { return 0.0 };
        let crew = (state.crew(shore.field()) - loss.warriors).without(self.content.foes[foe.index()].forbids);
        let food = state.shore(shore).food - loss.food;
        let fed = if matches!(state.step, Step::Starve { .. }) {
            crew.total()
        } else {
            crew.total().min(food.saturating_mul(self.content.shores[shore.index()].fed_by_one_food))
        };
        let leader = state.player(seat).leader;
        let stake = self.reward_worth(state, seat, foe, state.shore(shore).bounty);
        let fought = crew.parts_of(fed).map(|crew| self.prospect(leader, crew, foe));
        fought.map(|prospect| prospect.win * stake + prospect.survivors).fold(0.0, f32::max)
    }

    fn decide_look(&self, state: &State, seat: Seat, vision: bool) -> Action {
        if !vision && state.player(seat).has_ready(Rune::TrueVision) {
            return Action::Use(Rune::TrueVision);
        }
        let unseen = |shore: &Shore| !state.shore(*shore).seen_by.contains(seat);
        let own = |shore: &Shore| state.shore(*shore).berth.is_some_and(|berth| berth.seat == seat);
        let shore = self.shores().find(|shore| unseen(shore) && own(shore)).or_else(|| self.shores().find(unseen));
        Action::Look(shore.unwrap_or(Shore::One))
    }

    fn decide_journey(&self, state: &State) -> Action {
        let shore = state.scene.shore();
        let journey = shore.and_then(|shore| state.shore(shore).journey);
        let crew = shore.map_or(Warriors::NONE, |shore| state.crew(shore.field()));
        let bad = matches!(journey, Some(Journey::Kraken | Journey::Lost | Journey::Whirlpool | Journey::Storm));
        if bad && !crew.is_none() { Action::Use(Rune::Journey) } else { Action::Done }
    }

    /// Going on, and beside it the runes that could be used well.
    fn sensible_runes(&self, state: &State, seat: Seat, go_on: Action, actions: &mut Vec<Action>) {
        actions.push(go_on);
        self.sensible_free_runes(state, seat, actions);
    }

    fn sensible_free_runes(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        if !self.holds_free_rune(state, seat) {
            return;
        }
        if player.has_ready(Rune::Gifts) && state.step == Step::Place {
            for (food, wood, coin) in GIFTS {
                actions.push(Action::UseGifts { food, wood, coin });
            }
        }
        if player.has_ready(Rune::Wealth) && state.step == Step::Place && player.goods.coin >= WEALTH_COINS {
            actions.push(Action::Use(Rune::Wealth));
        }
        if player.has_ready(Rune::Success) {
            let full = |destiny: &Destiny| {
                self.destiny_glory(state, seat, *destiny)
                    >= self.content.destinies[destiny.index()].glory_sole.max(SUCCESS_GLORY)
            };
            actions.extend(player.destinies.iter().filter(full).map(Action::UseSuccess));
        }
    }

    /// At the end nothing is kept back.
    fn last_runes(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        let best = player.destinies.iter().max_by_key(|destiny| self.destiny_glory(state, seat, *destiny));
        if player.has_ready(Rune::Wealth) {
            actions.push(Action::Use(Rune::Wealth));
        } else if player.has_ready(Rune::Gifts) {
            for (food, wood, coin) in GIFTS {
                actions.push(Action::UseGifts { food, wood, coin });
            }
        } else if let Some(destiny) = best.filter(|_| player.has_ready(Rune::Success)) {
            actions.push(Action::UseSuccess(destiny));
        } else {
            actions.push(Action::Done);
        }
    }
}
