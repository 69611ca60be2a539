//! What a position is worth, in points: runes by the odds of their gods, the safety of islands, means for
//! the turns to come, and what the tasks still owed will bring. All weights of the bots are here.

use engine::Seat;

use crate::TinyEpic;
use crate::content::Deed;
use crate::names::{Card, Clan, FOOD, Favor, Island, Islands, Place, Rune, STEEL, WOOD};
use crate::state::{End, Face, Phase, State, Task};

// The values are estimates made by hand, kept where games of bots against each other showed no better ones; no
// rulebook states them.
/// Worth of one resource while many turns are left: wood, food, steel.
const RESOURCE: [f32; 3] = [0.34, 0.38, 0.36];
/// Any resource, where it is not known which it will be.
const ANY_RESOURCE: f32 = 0.36;
/// From this amount on a resource is worth this part.
const RESOURCE_PLENTY: u8 = 4;
const RESOURCE_BEYOND: f32 = 0.5;
/// A boat and a temple that stand: they can move and grow.
const BUILT_BOAT: f32 = 0.9;
const BUILT_TEMPLE: f32 = 0.7;
/// A raided village, and the part of its worth that is left at the end.
const VILLAGE: f32 = 0.9;
const VILLAGE_AT_LAST: f32 = 0.3;
/// The boon of who loses a battle, and what a prophecy or a shift of fury may bring.
const BOON: f32 = 1.1;
/// Worth of a point of influence that does not rule yet, and how many such points count.
const FOOTHOLD: f32 = 0.16;
const FOOTHOLD_MAX: u8 = 6;
/// What a held island may lose while turns are left, and how much each point of lead takes from that.
const ISLAND_RISK: f32 = 0.5;
const LEAD_CALMS: f32 = 0.45;
/// An island that changes hands now rather than later.
const TAKEN_NOW: f32 = 0.3;
/// How far the ranks of the gods are in doubt at the end, and how much more at the beginning, in points of fury; ties
/// lean by this much to the other god.
const RANK_DOUBT: f32 = 0.35;
const RANK_DOUBT_EARLY: f32 = 3.2;
const RANK_TIE: f32 = 0.3;
/// A step of the enemy on a track.
const ENEMY_TRACK: f32 = 0.15;
/// A good of a favor card's bag, and one that may be taken or exchanged.
const BAG_GOOD: f32 = 0.3;
const TAKEN_GOOD: f32 = 0.3;
/// What an exchange of goods is good for.
const EXCHANGE: f32 = 0.3;
/// A card drawn in exchange for another.
const REDRAWN: f32 = 0.35;
/// Temples that can be carried on to another island.
const CARRIED: f32 = 0.8;
/// Each step of fury, and a prophecy.
const FURY_STEP: f32 = 0.6;
const PROPHECY: f32 = 1.2;
/// Each settler smitten.
const SMITTEN: f32 = 0.5;
/// Further steps of an exploration are worth a part of the best one, and so are further buildings.
const FIRST_STEP: f32 = 0.7;
const NEXT_STEP: f32 = 0.3;
const FIRST_BUILDING: f32 = 0.8;
const NEXT_BUILDING: f32 = 0.2;
/// A temple that can be paid, beside the island it wins.
const TEMPLE_EXTRA: f32 = 0.2;
/// The settler a raid costs.
const RAID_PRICE: f32 = 0.3;
/// What a rune action that is ready will bring, of its typical worth.
const RUNE_ACTION_OWED: f32 = 0.6;
/// The strength that wins a battle: alone against the enemy (and more with each era), against the invaders (and more
/// with each of them), and against a rival (and more with each further one).
const ENEMY_STRENGTH: f32 = 3.4;
const ENEMY_STRENGTH_ERA: f32 = 0.6;
const INVADER_STRENGTH: f32 = 3.4;
const INVADER_STRENGTH_EACH: f32 = 0.45;
const RIVAL_STRENGTH: f32 = 4.6;
const RIVAL_STRENGTH_EACH: f32 = 0.9;
/// How far strengths vary around that, and how much of a strength a tie takes.
const STRENGTH_DOUBT: f32 = 1.5;
const STRENGTH_TIE: f32 = 0.3;
/// How much a rune of an island counts more than one of a favor card.
const ISLAND_RUNE: f32 = 2.0;
/// How much the best rival's share of a rune takes from the own.
const RIVAL_RUNE: f32 = 0.5;
/// What a share of a rune gains by a step of fury: at the beginning, and how much more at the end.
const FURY_SHARE: f32 = 0.12;
const FURY_SHARE_LATE: f32 = 0.1;
/// What steel takes from the strength of a card that needs it.
const STEEL_PRICE: f32 = 0.7;
/// A card fights at this worth for each strength; of its two uses the worse counts this part.
const HELD_STRENGTH: f32 = 0.45;
const OTHER_USE: f32 = 0.35;
/// How much each missing rune, and each of any kind, delays the rune action of a card.
const RUNE_MISSING: f32 = 0.8;
const RUNE_OF_ANY: f32 = 0.25;
/// How much an island taken from another counts beyond its own worth: all of it against a single rival.
const SPITE: f32 = 0.35;
const SPITE_ALONE: f32 = 1.0;
/// The action of a rune happens to the enemy this often.
const ENEMY_RUNE_ACTION: f32 = 0.5;
/// The enemy plays this part of its deck.
const ENEMY_PLAYS: f32 = 0.4;
/// A held card is worth this part of what it does when played.
const HELD_CARD: f32 = 0.4;

/// What one seat thinks the runes are worth.
pub(crate) struct Prices {
    pub(crate) island: [f32; 3],
    pub(crate) favor: [f32; 3],
    /// Part of the game still to be played, from 1 to 0.
    pub(crate) left: f32,
}

impl TinyEpic {
    /// Expected points of a rune: ranks are uncertain while turns are left.
    pub(crate) fn prices(&self, state: &State) -> Prices {
        let turns: u8 = self.content.eras.iter().map(|era| era.cards).sum();
        let before: u8 = self.content.eras[..state.era as usize - 1].iter().map(|era| era.cards).sum();
        let played = before + state.clan(state.turn).row.len() as u8;
        let left = 1.0 - f32::from(played) / f32::from(turns);
        let doubt = RANK_DOUBT + RANK_DOUBT_EARLY * left;
        let mut prices = Prices { island: [0.0; 3], favor: [0.0; 3], left };
        for rune in 0..3 {
            let own = f32::from(state.fury[rune]);
            let ahead: f32 = (0..3)
                .filter(|other| *other != rune)
                .map(|other| 1.0 / (1.0 + ((own - f32::from(state.fury[other]) - RANK_TIE) / doubt).exp()))
                .sum();
            prices.island[rune] = at_rank(&self.content.island_points, ahead);
            prices.favor[rune] = at_rank(&self.content.favor_points, ahead);
        }
        prices
    }

    /// Points a clan can expect, without what its tasks still bring.
    pub(crate) fn outlook(&self, state: &State, clan: Clan, prices: &Prices) -> f32 {
        let mut worth = 0.0;
        self.each_term(state, clan, prices, &mut |_, points| worth += points);
        worth
    }

    /// What those points are made of.
    pub(crate) fn each_term(
        &self,
        state: &State,
        clan: Clan,
        prices: &Prices,
        add: &mut (impl FnMut(&'static str, f32) + ?Sized),
    ) {
        for island in self.chart.islands.iter() {
            let own = self.influence(state, clan, island);
            if own == 0 && state.holders[island] != Some(clan) {
                continue;
            }
            let price = prices.island[self.chart.island(island).rune.index()];
            if state.holders[island] == Some(clan) {
                let lead = f32::from(own) - f32::from(self.rival(state, clan, island));
                add("tinyepic-term-islands", price * safety(lead, prices));
            } else {
                add("tinyepic-term-footholds", prices.left * FOOTHOLD * f32::from(own.min(FOOTHOLD_MAX)));
            }
        }
        for favor in self.favors_of(state, clan) {
            add("tinyepic-term-favors", self.favor_worth(*favor, prices));
        }
        let Some(seat) = clan.seat() else {
            let tracks: u8 = state.enemy.tracks.iter().sum();
            add("tinyepic-term-resources", prices.left * ENEMY_TRACK * f32::from(tracks));
            return add("tinyepic-term-deeds", self.enemy_cards_worth(state));
        };
        let own = state.clan(seat);
        for (index, held) in own.resources.into_iter().enumerate() {
            add("tinyepic-term-resources", prices.left * RESOURCE[index] * plenty(held));
        }
        add("tinyepic-term-boats", prices.left * BUILT_BOAT * f32::from(own.boats_built()));
        add("tinyepic-term-temples", prices.left * BUILT_TEMPLE * f32::from(own.temples_built()));
        let villages = VILLAGE * f32::from(own.villages) * (VILLAGE_AT_LAST + prices.left).min(1.0);
        add("tinyepic-term-villages", villages);
    }

    /// What the cards given to the enemy in the draft promise it: it plays some of them.
    fn enemy_cards_worth(&self, state: &State) -> f32 {
        if !self.is_solo() || state.phase != Phase::Draft {
            return 0.0;
        }
        let seen = state.enemy.deck.iter().map(|card| self.enemy_card_worth(*card)).sum::<f32>();
        ENEMY_PLAYS * seen
    }

    /// What a card does in the hands of the enemy.
    pub(crate) fn enemy_card_worth(&self, card: Card) -> f32 {
        let viking = self.content.viking(card);
        enemy_deed(viking.leader) + ENEMY_RUNE_ACTION * enemy_deed(viking.rune_action)
    }

    /// Points of a favor card at the end.
    pub(crate) fn favor_worth(&self, favor: Favor, prices: &Prices) -> f32 {
        let runes = self.content.favor(favor).runes;
        (0..3).map(|rune| f32::from(runes[rune]) * prices.favor[rune]).sum()
    }

    /// A favor card with its bag.
    fn prize(&self, favor: Favor, prices: &Prices) -> f32 {
        let bag = self.content.favor(favor).bag;
        let goods: u8 = bag.fixed().iter().sum::<u8>() + bag.any;
        self.favor_worth(favor, prices) + prices.left * BAG_GOOD * f32::from(goods)
    }

    /// Most influence of any other clan on an island.
    fn rival(&self, state: &State, clan: Clan, island: Island) -> u8 {
        let others = self.all_clans().filter(|other| *other != clan);
        others.map(|other| self.influence(state, other, island)).max().unwrap_or(0)
    }

    /// What settlers, a boat or a temple more on an island bring.
    pub(crate) fn gain_on(
        &self,
        state: &State,
        seat: Seat,
        island: Island,
        settlers: u8,
        other: i8,
        prices: &Prices,
    ) -> f32 {
        let clan = Clan::of(seat);
        let before = self.influence(state, clan, island);
        let own_settlers = state.settlers(clan, island) + settlers;
        let rivals = || self.all_clans().filter(|rival| *rival != clan);
        let drives_off = settlers > 0 && rivals().all(|rival| state.settlers(rival, island) < own_settlers);
        let strongest = rivals().map(|rival| {
            let lost = u8::from(drives_off && state.settlers(rival, island) > 0);
            self.influence(state, rival, island) - lost
        });
        let rival = strongest.max().unwrap_or(0);
        let after = (before + settlers).saturating_add_signed(other);
        let boots = own_settlers > 0 || state.has_temple(clan, island) || other >= self.temple_influence();
        let price = prices.island[self.chart.island(island).rune.index()];
        let lead = f32::from(after) - f32::from(rival);
        match state.holders[island] {
            Some(holder) if holder == clan && after > 0 => {
                let was = f32::from(before) - f32::from(self.rival(state, clan, island));
                price * (safety(lead, prices) - safety(was, prices))
            }
            holder if lead > 0.0 && boots => {
                let spite = if self.players <= 2 { SPITE_ALONE } else { SPITE };
                let spite = if holder.is_some() { spite * price } else { 0.0 };
                price * safety(lead, prices) + spite + TAKEN_NOW
            }
            _ => prices.left * FOOTHOLD * (f32::from(after.min(FOOTHOLD_MAX)) - f32::from(before.min(FOOTHOLD_MAX))),
        }
    }

    /// What a boat that comes into a dock can bring on each island, raids left out.
    pub(crate) fn landings(&self, state: &State, seat: Seat, n: u8, prices: &Prices) -> Islands<f32> {
        let settlers = self.landable(state, seat, n);
        let fed = prices.left * RESOURCE[FOOD.index()] * f32::from(settlers);
        let boat = self.boat_influence();
        let mut landings = Islands::default();
        for island in self.chart.islands.iter() {
            let full = self.gain_on(state, seat, island, settlers, boat, prices) - fed;
            landings[island] = full.max(self.gain_on(state, seat, island, 0, boat, prices));
        }
        landings
    }

    /// What a boat that comes into a dock can bring there.
    pub(crate) fn landing(&self, state: &State, seat: Seat, dock: Place, landings: &Islands<f32>) -> f32 {
        landings[self.chart.island_of(dock)] + if self.can_raid(state, seat, dock) { VILLAGE } else { 0.0 }
    }

    /// The best a sail can bring, boat and dock.
    fn best_landing(&self, state: &State, seat: Seat, n: u8, prices: &Prices) -> f32 {
        let landings = self.landings(state, seat, n, prices);
        let mut best: f32 = 0.0;
        for boat in state.clan(seat).boats.iter().filter(|boat| **boat != Place::ASHORE) {
            let leaves = self.leaving(state, seat, *boat, prices);
            for dock in self.chart.docks.iter().filter(|dock| self.chart.sail_distance(*boat, *dock) <= n) {
                best = best.max(self.landing(state, seat, dock, &landings) + leaves);
            }
        }
        best
    }

    /// What is lost where a boat leaves its dock.
    pub(crate) fn leaving(&self, state: &State, seat: Seat, from: Place, prices: &Prices) -> f32 {
        if !from.is_dock() {
            return 0.0;
        }
        self.gain_on(state, seat, self.chart.island_of(from), 0, -self.boat_influence(), prices).min(0.0)
    }

    /// Influence of a temple, as a change of the own influence.
    pub(crate) fn temple_influence(&self) -> i8 {
        self.content.temple_influence as i8
    }

    /// Influence of a boat in a dock, as a change of the own influence.
    fn boat_influence(&self) -> i8 {
        self.content.boat_influence as i8
    }

    /// What a deed is worth to a seat now.
    pub(crate) fn deed_worth(&self, state: &State, seat: Seat, deed: Deed, prices: &Prices) -> f32 {
        let left = prices.left;
        match deed {
            Deed::Sail { n } => self.best_landing(state, seat, n, prices),
            Deed::Explore { n } => self.best_step(state, seat, prices) * (FIRST_STEP + NEXT_STEP * f32::from(n)),
            Deed::Harvest { n } => {
                let (free, food) = self.harvest_parts(state, seat, n);
                left * ANY_RESOURCE * f32::from((free + food).min(self.room(state, seat)))
            }
            Deed::Build { n } => {
                self.best_building(state, seat, prices) * (FIRST_BUILDING + NEXT_BUILDING * f32::from(n))
            }
            Deed::Smite { n } => SMITTEN * f32::from(n) * f32::from(u8::from(self.can_smite(state, seat))),
            Deed::DrawReplace => REDRAWN * left,
            Deed::EnterBattle => {
                state.clan(seat).last_played().map_or(0.0, |card| self.fight_worth(state, seat, card, prices))
            }
            Deed::Collect { bag, per } => {
                let times = per.map_or(1, |rune| self.active_runes(state, Clan::of(seat))[rune.index()]);
                left * ANY_RESOURCE * f32::from(bag.fixed().iter().sum::<u8>() * times)
            }
            Deed::Exchange => EXCHANGE * left,
            Deed::ExploreTemple => {
                if state.clan(seat).temples.is_empty() {
                    0.0
                } else {
                    CARRIED
                }
            }
            Deed::ShiftFury { n } => FURY_STEP * f32::from(n),
            Deed::Prophecy => PROPHECY,
        }
    }

    fn best_step(&self, state: &State, seat: Seat, prices: &Prices) -> f32 {
        let mut best: f32 = 0.0;
        for from in state.clan(seat).settlers.present().iter() {
            for to in self.chart.island(from).neighbours.iter() {
                best = best.max(self.step_worth(state, seat, from, to, prices));
            }
        }
        best
    }

    pub(crate) fn step_worth(&self, state: &State, seat: Seat, from: Island, to: Island, prices: &Prices) -> f32 {
        self.gain_on(state, seat, to, 1, 0, prices) + self.gain_on(state, seat, from, 0, -1, prices).min(0.0)
    }

    fn best_building(&self, state: &State, seat: Seat, prices: &Prices) -> f32 {
        let wood = state.clan(seat).resources[WOOD.index()];
        let pays = |cost: Option<u8>| cost.is_some_and(|cost| cost <= wood);
        let boat =
            if (0..3).any(|slot| pays(self.boat_cost(state, seat, slot))) { BUILT_BOAT * prices.left } else { 0.0 };
        if !(0..2).any(|slot| pays(self.temple_cost(state, seat, slot))) {
            return boat;
        }
        let sites = self.temple_islands(state, seat).iter();
        let temple = sites
            .map(|island| self.gain_on(state, seat, island, 0, self.temple_influence(), prices))
            .fold(0.0, f32::max);
        boat.max(temple + TEMPLE_EXTRA * prices.left)
    }

    /// Strength of a held card if it fought now.
    pub(crate) fn held_strength(&self, state: &State, seat: Seat, card: Card) -> u8 {
        let viking = self.content.viking(card);
        let lies_open = state.clan(seat).row.iter().any(|played| played.card == card && played.face == Face::Up);
        let own_rune = !lies_open
            && viking
                .strength
                .of
                .is_some_and(|boost| boost.resource().is_none() && boost.rune().is_none_or(|rune| rune == viking.rune));
        self.strength(state, Clan::of(seat), card) + if own_rune { viking.strength.per } else { 0 }
    }

    /// What a card face down brings: the prize by the odds, else the boon.
    pub(crate) fn fight_worth(&self, state: &State, seat: Seat, card: Card, prices: &Prices) -> f32 {
        let viking = self.content.viking(card);
        let steel = state.clan(seat).resources[STEEL.index()];
        if steel < viking.strength.steel {
            return 0.0;
        }
        let strength = f32::from(self.held_strength(state, seat, card));
        let rivals = state.battle.map_or(0, |battle| battle.fighters.without(seat).len());
        let expected = match (self.is_solo(), rivals) {
            (true, _) => {
                ENEMY_STRENGTH
                    + ENEMY_STRENGTH_ERA * f32::from(state.era)
                    + state.battle.map_or(0.0, |battle| f32::from(battle.bonus))
            }
            (false, 0) => INVADER_STRENGTH + INVADER_STRENGTH_EACH * state.invaders.len() as f32,
            (false, others) => RIVAL_STRENGTH + RIVAL_STRENGTH_EACH * others as f32,
        };
        let chance = 1.0 / (1.0 + (-(strength - expected - STRENGTH_TIE) / STRENGTH_DOUBT).exp());
        let prize = match state.battle {
            Some(battle) => self.prize(battle.favor, prices),
            None => {
                let ends = End::ALL.into_iter().filter_map(|end| state.favor_at(end));
                ends.map(|favor| self.prize(favor, prices)).fold(0.0, f32::max)
            }
        };
        let anger = self.anger_worth(state, Clan::of(seat), viking.rune, prices);
        let paid = prices.left * RESOURCE[STEEL.index()] * f32::from(viking.strength.steel);
        chance * prize + (1.0 - chance) * (BOON + anger) - paid
    }

    /// What one more fury of a rune's god is worth to a clan.
    pub(crate) fn anger_worth(&self, state: &State, clan: Clan, rune: Rune, prices: &Prices) -> f32 {
        let shares = |clan: Clan| {
            let islands = self.island_runes(state, clan);
            let favors = self.favor_runes(state, clan);
            let of = |rune: usize| ISLAND_RUNE * f32::from(islands[rune]) + f32::from(favors[rune]);
            of(rune.index()) - (0..Rune::COUNT).map(of).sum::<f32>() / Rune::COUNT as f32
        };
        let others = self.all_clans().filter(|other| *other != clan);
        let best_other = others.map(shares).fold(0.0, f32::max);
        (shares(clan) - RIVAL_RUNE * best_other) * (FURY_SHARE + FURY_SHARE_LATE * (1.0 - prices.left))
    }

    /// What a card in hand promises before it is known how it will be used.
    pub(crate) fn card_worth(&self, state: &State, seat: Seat, card: Card) -> f32 {
        let viking = self.content.viking(card);
        let strength =
            f32::from(self.held_strength(state, seat, card)) - STEEL_PRICE * f32::from(viking.strength.steel);
        let fights = HELD_STRENGTH * strength;
        let leader = static_worth(viking.leader);
        let runes = self.active_runes(state, Clan::of(seat));
        // The secret choice of the round counts as kept, so that it is judged alike by who chooses first and last.
        let clan = state.clan(seat);
        let kept = || clan.picks.iter().chain(&clan.pick);
        let need = viking.need;
        let wants = [need.wealth, need.mystery, need.nature];
        let missing: u8 = (0..3)
            .map(|rune| {
                let matching = kept().filter(|other| self.content.viking(**other).rune.index() == rune).count();
                wants[rune].saturating_sub(runes[rune] + matching as u8)
            })
            .sum();
        let ready = 1.0 / (1.0 + RUNE_MISSING * f32::from(missing) + RUNE_OF_ANY * f32::from(need.any));
        leader.max(fights) + OTHER_USE * leader.min(fights) + ready * static_worth(viking.rune_action)
    }

    /// What the tasks on the stack will still bring a seat.
    pub(crate) fn tasks_worth(&self, state: &State, seat: Seat, prices: &Prices) -> f32 {
        let mut worth = 0.0;
        for task in state.tasks.iter() {
            worth += match *task {
                Task::Sail { seat: who, n } if who == seat => self.best_landing(state, seat, n, prices),
                Task::Land { seat: who, boat, n, .. } if who == seat => {
                    let dock = state.clan(seat).boats[boat as usize];
                    let island = self.chart.island_of(dock);
                    let settlers = self.landable(state, seat, n);
                    let raid = if self.can_raid(state, seat, dock) { VILLAGE - RAID_PRICE * prices.left } else { 0.0 };
                    let fed = prices.left * RESOURCE[FOOD.index()] * f32::from(settlers);
                    (self.gain_on(state, seat, island, settlers, 0, prices) - fed).max(0.0) + raid
                }
                Task::Explore { seat: who, left } if who == seat => {
                    self.deed_worth(state, seat, Deed::Explore { n: left }, prices)
                }
                Task::Harvest { seat: who, n } if who == seat => {
                    self.deed_worth(state, seat, Deed::Harvest { n }, prices)
                }
                Task::Build { seat: who, left } if who == seat => {
                    self.deed_worth(state, seat, Deed::Build { n: left }, prices)
                }
                Task::Smite { seat: who, left } if who == seat => SMITTEN * f32::from(left),
                Task::Take { seat: who, n } if who == seat => TAKEN_GOOD * prices.left * f32::from(n),
                Task::PickFavor(who) if who == seat => {
                    state.clan(seat).last_played().map_or(0.0, |card| self.fight_worth(state, seat, card, prices))
                }
                Task::EnterBattle(who) if who == seat => {
                    self.deed_worth(state, seat, Deed::EnterBattle, prices).max(0.0)
                }
                Task::Collect { seat: who, bag } if who == seat => {
                    ANY_RESOURCE * prices.left * f32::from(bag.iter().sum::<u8>())
                }
                Task::RuneAction { seat: who, card, .. } if who == seat => {
                    let viking = self.content.viking(card);
                    let ready = viking.need.met_by(self.active_runes(state, Clan::of(seat)));
                    if ready { RUNE_ACTION_OWED * static_worth(viking.rune_action) } else { 0.0 }
                }
                Task::Exchange(who) if who == seat => EXCHANGE * prices.left,
                Task::Boon { seat: who, .. } | Task::Prophecy(who) | Task::ShiftFury { seat: who, .. }
                    if who == seat =>
                {
                    BOON
                }
                _ => 0.0,
            };
        }
        if let Some(battle) = state.battle
            && battle.has(seat)
            && let Some(card) = state.clan(seat).last_played()
        {
            worth += self.fight_worth(state, seat, card, prices);
        }
        let held: f32 = state.clan(seat).hand.iter().map(|card| self.card_worth(state, seat, card)).sum();
        let picks: f32 = if state.phase == Phase::Draft {
            state.clan(seat).picks.iter().map(|card| self.card_worth(state, seat, *card)).sum()
        } else {
            0.0
        };
        let chosen = state.clan(seat).pick.map_or(0.0, |card| self.card_worth(state, seat, card));
        if state.phase == Phase::Draft { worth + HELD_CARD * (picks + chosen) } else { worth + HELD_CARD * held }
    }
}

/// Typical worth of a deed, before the board is looked at: what it is worth once, and for each of its number.
pub(crate) fn static_worth(deed: Deed) -> f32 {
    match deed {
        Deed::Sail { n } => linear(n, 1.0, 0.75),
        Deed::Explore { n } => linear(n, 0.7, 0.55),
        Deed::Harvest { n } => linear(n, 0.0, 0.5),
        Deed::Build { n } => linear(n, 1.2, 0.5),
        Deed::Smite { n } => linear(n, 0.0, 0.8),
        Deed::Collect { bag, .. } => linear(bag.fixed().iter().sum(), 0.0, 0.4),
        Deed::EnterBattle => 1.4,
        Deed::ExploreTemple => 0.6,
        Deed::DrawReplace | Deed::Exchange => 0.5,
        Deed::ShiftFury { .. } | Deed::Prophecy => 1.2,
    }
}

/// The same in the hands of the enemy, which knows no cunning.
fn enemy_deed(deed: Deed) -> f32 {
    match deed {
        Deed::Sail { n } => linear(n, 0.5, 0.6),
        Deed::Explore { n } => linear(n, 0.0, 0.55),
        Deed::Build { n } => linear(n, 0.0, 0.8),
        Deed::Harvest { n } => linear(n, 0.0, 0.35),
        _ => 0.6,
    }
}

fn linear(n: u8, once: f32, each: f32) -> f32 {
    once + each * f32::from(n)
}

/// How safely a held island is kept, by the lead on it.
fn safety(lead: f32, prices: &Prices) -> f32 {
    1.0 - ISLAND_RISK * prices.left / (1.0 + LEAD_CALMS * lead.max(0.0))
}

/// Points at a rank between two places.
fn at_rank(points: &[u8; 3], ahead: f32) -> f32 {
    let [first, second, third] = points.map(f32::from);
    if ahead < 1.0 { first + (second - first) * ahead } else { second + (third - second) * (ahead - 1.0) }
}

/// Amount with diminishing worth.
fn plenty(held: u8) -> f32 {
    f32::from(held.min(RESOURCE_PLENTY)) + RESOURCE_BEYOND * f32::from(held.saturating_sub(RESOURCE_PLENTY))
}
