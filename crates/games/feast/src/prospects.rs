//! How a position is likely to end: the points as they stand, and what everything that is owned, open or
//! under way will still bring. The numbers were found by playing many games with others.

use engine::Seat;

use crate::Feast;
use crate::content::Effect;
use crate::items::Item;
use crate::names::{Colour, Dice, Good, Piece, Resource};
use crate::state::{Phase, State, Task};

/// Points that things are worth beyond what they score. Fields that end in `later` count for each round to come.
struct Judgement {
    /// Each income still to come.
    income: f32,
    /// Silver for each round it can still be used in.
    silver: f32,
    /// Resources in supply.
    wood: f32,
    wood_later: f32,
    stone: f32,
    stone_later: f32,
    ore: f32,
    ore_later: f32,
    /// A weapon in hand.
    weapon: f32,
    /// Ships: they open actions.
    knarr: f32,
    knarr_later: f32,
    longship: f32,
    longship_later: f32,
    boat_later: f32,
    /// Ore on longships, for the next two rounds.
    ship_ore: f32,
    /// Animals, and a pair that breeds.
    animal_later: f32,
    animal_pair: f32,
    /// Occupations in hand and played.
    hand: f32,
    played: f32,
    /// The bonuses of the boards in each bonus phase to come, of what their items are worth.
    bonus: f32,
    /// A Viking that can still be placed in this round.
    viking: f32,
    /// Cells that a later round covers.
    cells_round: f32,
    /// Cells that a Viking still to be placed covers.
    cells_viking: f32,
    /// Cells that a cell of goods in supply covers, by colour.
    blue: f32,
    green: f32,
    red: f32,
    orange: f32,
    special: f32,
    /// How gradually goods run out of room.
    room: f32,
    /// Silver laid on the table.
    bought: f32,
    /// A cell of the table that nothing fills.
    starved: f32,
    /// A cell of a later feast.
    later_cell: f32,
    /// Food that is left for later feasts.
    food_later: f32,
    /// A house, and each of its cells that has to be covered.
    house: f32,
    house_cells: f32,
    /// An island explored, an emigration, a tile forged, an occupation played: once they are owed.
    explore: f32,
    emigrate: f32,
    forge: f32,
    play: f32,
}

/// More of a thing than these is of no more use: silver, wood, stone, ore, weapons, large ships of a kind.
const SILVER_USEFUL: u16 = 10;
const WOOD_USEFUL: f32 = 6.0;
const STONE_USEFUL: f32 = 6.0;
const ORE_USEFUL: f32 = 8.0;
const WEAPONS_USEFUL: f32 = 12.0;
const SHIPS_USEFUL: usize = 2;
/// Rounds in which ore on ships, and cards in hand, still find a use.
const ORE_ROUNDS: f32 = 2.0;
const HAND_ROUNDS: f32 = 3.0;
/// So many animals of a kind breed.
const PAIR: f32 = 2.0;
/// Beyond this the curve of the room is a straight line.
const ROOM_STRAIGHT: f32 = 8.0;

/// What one of an item is worth in supply: goods by the cells they cover, less where they can lie on fewer boards.
const GREEN_CELL: f32 = 0.9;
const RED_CELL: f32 = 0.4;
const ORANGE_CELL: f32 = 0.3;
const SILVER_OR_STONE: f32 = 1.0;
const OTHER_RESOURCE: f32 = 0.9;
const SPECIAL_TILE: f32 = 5.0;
const BUILDING: f32 = 3.0;
const OTHER_ITEM: f32 = 2.0;

/// What an action under way will still bring: an item of a mountain strip, a special tile for sale, ships swapped,
/// goods turned overseas, a crop reaped or a card's part played.
const MOUNTAIN_ITEM: f32 = 0.9;
const SALE: f32 = 3.0;
const SWAP: f32 = 2.0;
const OVERSEAS: f32 = 1.0;
const REAPED: f32 = 1.0;
/// A ship built, beside its points.
const SHIP_BUILT: f32 = 1.0;
/// Cells of a shed, a stone house and a long house that have to be covered.
const HOUSE_CELLS: [f32; 3] = [6.0, 9.0, 15.0];

/// More help with the dice than this is of no use in one roll.
const DICE_HELP_MAX: u8 = 8;
/// The best of the rolls of a raid, and of a plundering without ore.
const RAID_ROLL: f32 = 6.4;
const PILLAGE_ROLL: f32 = 9.0;
/// Stone and weapons that are spent in a battle: up to so many, of which each adds this part and costs this much.
const BATTLE_SPENT: f32 = 3.0;
const BATTLE_HELPED: f32 = 0.6;
const BATTLE_PRICE: f32 = 0.3;
/// A battle reaches at least this to win something; about so many points for each point of reach above the floor, up to
/// a most; a lost one brings a consolation.
const BATTLE_WON: f32 = 5.5;
const BATTLE_FLOOR: f32 = 5.0;
const BATTLE_POINT: f32 = 1.7;
const BATTLE_MOST: f32 = 12.0;
const BATTLE_LOST: f32 = 1.6;
/// What a hunt and a whaling have to pay after the best of their rolls; each paid wood or weapon costs this much.
const HUNT_PAID: f32 = 2.6;
const WHALING_PAID: f32 = 4.0;
const PAID_PRICE: f32 = 0.6;
/// A hunt that fails, and the least that one brings.
const HUNT_LEAST: f32 = 1.2;

const ALONE: Judgement = Judgement {
    income: 0.9,
    silver: -0.099,
    wood: 1.097,
    wood_later: 0.0,
    stone: 0.596,
    stone_later: 0.003,
    ore: 1.1,
    ore_later: 0.0,
    weapon: 0.25,
    knarr: 0.5,
    knarr_later: 0.9,
    longship: 0.3,
    longship_later: 0.8,
    boat_later: 0.5,
    ship_ore: 0.901,
    animal_later: 0.5,
    animal_pair: 0.8,
    hand: 0.5,
    played: 0.2,
    bonus: 0.621,
    viking: 2.3,
    cells_round: 12.0,
    cells_viking: 1.0,
    blue: 1.0,
    green: 0.85,
    red: 0.15,
    orange: 0.1,
    special: 0.9,
    room: 8.66,
    bought: 1.797,
    starved: 3.0,
    later_cell: 0.9,
    food_later: 0.5,
    house: 0.108,
    house_cells: 0.34,
    explore: 7.954,
    emigrate: 12.0,
    forge: 8.0,
    play: 1.6,
};

/// In company a space is free again every round, so that there is more to do for many Vikings at once: a
/// single one is worth less, and so is a card that costs one to play.
const IN_COMPANY: Judgement = Judgement { viking: 1.5, hand: 0.2, ..ALONE };

impl Feast {
    fn judgement(&self) -> &'static Judgement {
        if self.players == 1 { &ALONE } else { &IN_COMPANY }
    }

    /// The points the seat is likely to end with.
    pub(crate) fn expected(&self, state: &State, seat: Seat) -> f32 {
        let mut expected = 0.0;
        self.each_term(state, seat, &mut |_, points| expected += points);
        expected
    }

    /// What those points are made of.
    pub(crate) fn each_term(&self, state: &State, seat: Seat, add: &mut (impl FnMut(&'static str, f32) + ?Sized)) {
        let rates = self.judgement();
        let player = state.player(seat);
        add("feast-term-points", self.total(state, seat) as f32);
        if state.phase == Phase::Over {
            return;
        }
        let (incomes, bonuses) = self.phases_left(state);
        let later = f32::from(self.length().rounds - state.round);
        let placing = state.phase <= Phase::Actions && !state.passed.contains(seat);
        let vikings = if placing { f32::from(player.thing) } else { 0.0 };
        add("feast-term-covering", self.covering(state, seat, later, vikings));
        add("feast-term-income", f32::from(self.income(state, seat)) * incomes * rates.income);
        add("feast-term-silver", f32::from(player.silver().min(SILVER_USEFUL)) * rates.silver * later);
        let useful = |resource: Resource, most: f32| f32::from(player.resources[resource]).min(most);
        add("feast-term-wood", useful(Resource::Wood, WOOD_USEFUL) * (rates.wood + rates.wood_later * later));
        add("feast-term-stone", useful(Resource::Stone, STONE_USEFUL) * (rates.stone + rates.stone_later * later));
        add("feast-term-ore", useful(Resource::Ore, ORE_USEFUL) * (rates.ore + rates.ore_later * later));
        add("feast-term-weapons", f32::from(player.weapon_total()).min(WEAPONS_USEFUL) * rates.weapon);
        // Ships open actions; emigrated ones feed nobody at every later feast.
        let knarrs = f32::from(player.knarrs.min(SHIPS_USEFUL as u8));
        add("feast-term-ships", knarrs * (rates.knarr + later * rates.knarr_later));
        let longships = f32::from(player.longships.len().min(SHIPS_USEFUL) as u8);
        add("feast-term-ships", longships * (rates.longship + later * rates.longship_later));
        add("feast-term-ships", f32::from(player.boats.len() as u8) * (later * rates.boat_later));
        let ship_ore = f32::from(player.longships.iter().sum::<u8>());
        add("feast-term-ships", ship_ore * later.min(ORE_ROUNDS) * rates.ship_ore);
        for animal in [Good::Sheep, Good::Cattle] {
            let count = f32::from(player.animals(animal));
            let pair = if count >= PAIR { later * rates.animal_pair } else { 0.0 };
            add("feast-term-animals", count * later * rates.animal_later + pair);
        }
        add("feast-term-occupations", f32::from(player.hand.len() as u8) * rates.hand * later.min(HAND_ROUNDS));
        add("feast-term-occupations", f32::from(player.played.len() as u8) * rates.played * later);
        add("feast-term-bonus", self.bonus_worth(state, seat) * bonuses * rates.bonus);
        add("feast-term-feast", self.feeding(state, seat, later));
        add("feast-term-vikings", vikings * rates.viking);
        add("feast-term-turn", self.owed_worth(state, seat));
    }

    /// What the open cells will not cost after all: goods in supply and goods still to come cover some.
    fn covering(&self, state: &State, seat: Seat, later: f32, vikings: f32) -> f32 {
        let rates = self.judgement();
        let player = state.player(seat);
        let mut cells = later * rates.cells_round + vikings * rates.cells_viking;
        for (good, count) in player.goods.some() {
            let rules = &self.content.goods[good.index()];
            let size = f32::from(rules.long_side * rules.short_side) * f32::from(count);
            cells += size
                * match good.colour() {
                    Colour::Blue => rates.blue,
                    Colour::Green => rates.green,
                    Colour::Red if !good.is_animal() => rates.red,
                    Colour::Red => 0.0,
                    Colour::Orange => rates.orange,
                };
        }
        for special in crate::names::Special::ALL {
            if state.specials[special] == crate::state::SpecialAt::Supply(seat) {
                cells += self.content.shape(Piece::Special(special))[0].cells.count() as f32 * rates.special;
            }
        }
        let open = self.places(state, seat).into_iter().map(|place| {
            let layout = self.layout(place);
            layout.open_minus(self.cover(state, seat, place).covered) as f32
        });
        let open: f32 = open.sum();
        // Beyond the open cells a good has nowhere to lie; near the end of the room it fits less well.
        let left = (open - cells) / rates.room;
        let left = if left > ROOM_STRAIGHT { left } else { left.exp().ln_1p() };
        open - left * rates.room
    }

    /// Food for this feast and later ones against what it saves; cells nobody can fill cost dearly.
    fn feeding(&self, state: &State, seat: Seat, later: f32) -> f32 {
        let rates = self.judgement();
        let player = state.player(seat);
        let held = f32::from(player.emigrated() * self.content.limits.cells_per_ship);
        let food = self.food_cells(state, seat);
        let limit = f32::from(self.content.limits.banquet_cells);
        let now = f32::from(self.open_cells(state));
        let mut points = 0.0;
        let mut left = food;
        if state.phase <= Phase::Feast {
            let need = (now - held).max(0.0);
            let fed = left.min(need);
            left -= fed;
            let silver = f32::from(player.silver()) + f32::from(self.income(state, seat));
            let bought = (need - fed).min(silver);
            points -= bought * rates.bought + (need - fed - bought) * rates.starved;
        }
        // Later feasts: the ships are away for all of them, the food is there for some.
        let mut need_later = 0.0;
        for ahead in 1..=(later as u8) {
            let cells = (now + f32::from(ahead)).min(limit);
            need_later += (cells - held).max(0.0);
        }
        points -= need_later * rates.later_cell;
        points + left.min(need_later) * rates.food_later
    }

    fn bonus_worth(&self, state: &State, seat: Seat) -> f32 {
        self.places(state, seat)
            .iter()
            .map(|place| {
                let covered = self.cover(state, seat, *place).covered;
                let gives = self.layout(*place).active_bonuses(covered).flat_map(|bonus| bonus.gives.iter());
                gives.map(|(item, amount)| self.item_worth(item) * f32::from(amount)).sum::<f32>()
            })
            .sum()
    }

    /// What one of an item is worth in supply.
    pub(crate) fn item_worth(&self, item: Item) -> f32 {
        let rates = self.judgement();
        match item {
            Item::Good(good) => {
                let rules = &self.content.goods[good.index()];
                let size = f32::from(rules.long_side * rules.short_side);
                match good.colour() {
                    Colour::Blue => size,
                    Colour::Green => size * GREEN_CELL,
                    Colour::Red => size * RED_CELL,
                    Colour::Orange => size * ORANGE_CELL,
                }
            }
            Item::Resource(Resource::Silver | Resource::Stone) => SILVER_OR_STONE,
            Item::Resource(_) => OTHER_RESOURCE,
            Item::Weapon(_) | Item::AnyWeapon => rates.weapon,
            Item::Special(_) => SPECIAL_TILE,
            Item::Building(_) => BUILDING,
            _ => OTHER_ITEM,
        }
    }

    /// What the rest of an action under way will bring.
    fn owed_worth(&self, state: &State, seat: Seat) -> f32 {
        state.tasks.iter().filter(|owed| owed.seat == seat).map(|owed| self.task_worth(state, seat, &owed.task)).sum()
    }

    fn task_worth(&self, state: &State, seat: Seat, task: &Task) -> f32 {
        let rates = self.judgement();
        let player = state.player(seat);
        match task {
            Task::Effect { space, branch, index } => {
                let rest = self.effects(*space, *branch).get(*index as usize..).unwrap_or_default();
                rest.iter().map(|effect| self.effect_worth(state, seat, effect)).sum()
            }
            Task::Choose { space } => {
                let options = [self.effects(*space, 1), self.effects(*space, 2)];
                let worth = options
                    .map(|option| option.iter().map(|effect| self.effect_worth(state, seat, effect)).sum::<f32>());
                worth[0].max(worth[1])
            }
            Task::Mountain { groups, .. } => groups.iter().map(|group| f32::from(*group)).sum::<f32>() * MOUNTAIN_ITEM,
            Task::Upgrade(upgrade) => self.upgrade_worth(state, seat, upgrade.left, upgrade.steps),
            Task::Dice(dice) => {
                self.dice_worth(state, seat, dice.kind, dice.rolls > 0, self.dice_result(state, seat, dice))
            }
            Task::Sail { dice, .. } => self.dice_worth(state, seat, dice.kind, false, 0),
            Task::StartDice { kind } => self.dice_worth(state, seat, *kind, false, 0),
            Task::Sale { .. } => SALE,
            Task::Forge => rates.forge,
            Task::Explore { .. } => rates.explore,
            Task::Emigrate { .. } => rates.emigrate,
            Task::Swap => SWAP,
            Task::Play { left, .. } => f32::from((*left).min(player.hand.len() as u8)) * rates.play,
            Task::Back { max, .. } => f32::from(*max) * rates.viking,
            Task::Overseas { .. } => OVERSEAS,
            Task::Reap { .. } | Task::PlayPart { .. } => REAPED,
            _ => 0.0,
        }
    }

    fn effect_worth(&self, state: &State, seat: Seat, effect: &Effect) -> f32 {
        let rates = self.judgement();
        let bundle = |bundle: &crate::items::Bundle| {
            bundle.iter().map(|(item, amount)| self.item_worth(item) * f32::from(amount)).sum::<f32>()
        };
        match effect {
            Effect::Gain(gain) => bundle(gain),
            Effect::MayExchange { pay, gain } if self.can_pay(state, seat, pay) => {
                (bundle(gain) - bundle(pay)).max(0.0)
            }
            Effect::Pay(price) => -bundle(price),
            Effect::GainWith(animal, gain) if state.player(seat).animals(*animal) > 0 => bundle(gain),
            Effect::Build(building) => {
                let points = f32::from(self.content.buildings[building.index()].points);
                points + rates.house - HOUSE_CELLS[building.index()] * rates.house_cells
            }
            Effect::Ship(ship) => f32::from(self.content.ships[ship.index()].points) + SHIP_BUILT,
            Effect::Choose(options) => options
                .iter()
                .map(|option| option.iter().map(|effect| self.effect_worth(state, seat, effect)).sum::<f32>())
                .fold(0.0, f32::max),
            Effect::Mountain(groups) => groups.iter().map(|group| f32::from(*group)).sum::<f32>() * MOUNTAIN_ITEM,
            Effect::Upgrade { count, steps } => self.upgrade_worth(state, seat, *count, *steps),
            Effect::Weapons(count) => f32::from(*count) * rates.weapon,
            Effect::Dice { kind, .. } => self.dice_worth(state, seat, *kind, false, 0),
            Effect::Forge => rates.forge,
            Effect::Sale(_) => SALE,
            Effect::Explore(_) => rates.explore,
            Effect::Emigrate | Effect::MayEmigrate if self.can_emigrate(state, seat, 0, true) => rates.emigrate,
            Effect::DrawOccupation(_) => rates.hand,
            Effect::PlayOccupations(count) => f32::from((*count).min(state.player(seat).hand.len() as u8)) * rates.play,
            _ => 0.0,
        }
    }

    /// The best goods to move up.
    fn upgrade_worth(&self, state: &State, seat: Seat, count: u8, steps: u8) -> f32 {
        let mut gains: arrayvec::ArrayVec<f32, 32> = arrayvec::ArrayVec::new();
        for (good, held) in state.player(seat).goods.some() {
            if let Some(better) = good.upgraded(steps)
                && good.colour() != Colour::Blue
            {
                let gain = self.item_worth(Item::Good(better)) - self.item_worth(Item::Good(good));
                (0..held.min(count)).for_each(|_| {
                    let _ = gains.try_push(gain);
                });
            }
        }
        gains.sort_by(|one, other| other.total_cmp(one));
        gains.iter().take(count as usize).filter(|gain| **gain > 0.0).sum()
    }

    fn dice_worth(&self, state: &State, seat: Seat, kind: Dice, rolled: bool, result: u8) -> f32 {
        let player = state.player(seat);
        let (wood, stone) = (player.resources[Resource::Wood], player.resources[Resource::Stone]);
        let weapon = self.content.dice[kind.index()].weapon;
        let help =
            f32::from(wood.min(DICE_HELP_MAX.into()) as u8) + f32::from(player.weapons[weapon].min(DICE_HELP_MAX));
        match kind {
            Dice::Raid | Dice::Pillage => {
                let strength =
                    stone.min(DICE_HELP_MAX.into()) as f32 + f32::from(player.weapons[weapon].min(DICE_HELP_MAX));
                let best = if rolled {
                    f32::from(result)
                } else if kind == Dice::Raid {
                    RAID_ROLL
                } else {
                    PILLAGE_ROLL + f32::from(player.longships.iter().max().copied().unwrap_or(0))
                };
                let spent = strength.min(BATTLE_SPENT);
                let reach = best + spent * BATTLE_HELPED;
                if reach < BATTLE_WON {
                    return BATTLE_LOST;
                }
                ((reach - BATTLE_FLOOR) * BATTLE_POINT).clamp(BATTLE_LOST, BATTLE_MOST) - spent * BATTLE_PRICE
            }
            _ => {
                let reward: f32 = self.content.dice[kind.index()]
                    .success
                    .iter()
                    .map(|(item, amount)| self.item_worth(item) * f32::from(amount))
                    .sum();
                let need = if rolled {
                    f32::from(result)
                } else if kind == Dice::Whaling {
                    let ore: u8 = player.boats.iter().map(|ore| ore + 1).sum();
                    (WHALING_PAID - f32::from(ore)).max(0.0)
                } else {
                    HUNT_PAID
                };
                if help >= need {
                    (reward - need * PAID_PRICE).max(HUNT_LEAST)
                } else {
                    HUNT_LEAST + f32::from(self.content.dice[kind.index()].vikings_back)
                }
            }
        }
    }
}
