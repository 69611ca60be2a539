//! How a position is likely to end: the points as they stand, and what everything that is owned, open or
//! under way will still bring. The numbers were found by playing many games with others.

use engine::Seat;

use crate::Feast;
use crate::content::Effect;
use crate::items::Item;
use crate::names::{Colour, Dice, Good, Piece, Resource};
use crate::state::{Phase, State, Task};

/// Points that things are worth beyond what they score.
struct Judgement {
    /// Each income still to come.
    pub income: f32,
    /// Silver for each round it can still be used in.
    pub silver: f32,
    pub wood: f32,
    pub wood_later: f32,
    pub stone: f32,
    pub stone_later: f32,
    pub ore: f32,
    pub ore_later: f32,
    pub weapon: f32,
    pub knarr: f32,
    pub knarr_later: f32,
    pub longship: f32,
    pub longship_later: f32,
    pub boat_later: f32,
    pub ship_ore: f32,
    pub animal_later: f32,
    pub animal_pair: f32,
    pub hand: f32,
    pub played: f32,
    pub bonus: f32,
    pub viking: f32,
    /// Cells that a later round covers.
    pub cells_round: f32,
    /// Cells that a Viking still to be placed covers.
    pub cells_viking: f32,
    /// Cells that a cell of goods in supply covers, by colour.
    pub blue: f32,
    pub green: f32,
    pub red: f32,
    pub orange: f32,
    pub special: f32,
    /// How gradually goods run out of room.
    pub room: f32,
    /// Silver laid on the table.
    pub bought: f32,
    /// A cell of the table that nothing fills.
    pub starved: f32,
    /// A cell of a later feast.
    pub later_cell: f32,
    pub food_later: f32,
    pub house: f32,
    pub house_cells: f32,
    pub explore: f32,
    pub emigrate: f32,
    pub forge: f32,
    pub play: f32,
}

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
        let rates = self.judgement();
        let player = state.player(seat);
        let mut points = self.total(state, seat) as f32;
        if state.phase == Phase::Over {
            return points;
        }
        let (incomes, bonuses) = self.phases_left(state);
        let later = f32::from(self.length().rounds - state.round);
        let placing = state.phase <= Phase::Actions && !state.passed.contains(seat);
        let vikings = if placing { f32::from(player.thing) } else { 0.0 };
        points += self.covering(state, seat, later, vikings);
        points += f32::from(self.income(state, seat)) * incomes * rates.income;
        points += f32::from(player.silver().min(10)) * rates.silver * later;
        points += f32::from(player.resources[Resource::Wood]).min(6.0) * (rates.wood + rates.wood_later * later);
        points += f32::from(player.resources[Resource::Stone]).min(6.0) * (rates.stone + rates.stone_later * later);
        points += f32::from(player.resources[Resource::Ore]).min(8.0) * (rates.ore + rates.ore_later * later);
        points += f32::from(player.weapon_total()).min(12.0) * rates.weapon;
        // Ships open actions; emigrated ones feed nobody at every later feast.
        points += f32::from(player.knarrs.min(2)) * (rates.knarr + later * rates.knarr_later);
        points += f32::from(player.longships.len().min(2) as u8) * (rates.longship + later * rates.longship_later);
        points += f32::from(player.boats.len() as u8) * (later * rates.boat_later);
        points += f32::from(player.longships.iter().sum::<u8>()) * later.min(2.0) * rates.ship_ore;
        for animal in [Good::Sheep, Good::Cattle] {
            let count = f32::from(player.animals(animal));
            points += count * later * rates.animal_later + if count >= 2.0 { later * rates.animal_pair } else { 0.0 };
        }
        points += f32::from(player.hand.len() as u8) * rates.hand * later.min(3.0);
        points += f32::from(player.played.len() as u8) * rates.played * later;
        points += self.bonus_worth(state, seat) * bonuses * rates.bonus;
        points += self.feeding(state, seat, later);
        points += vikings * rates.viking;
        points + self.owed_worth(state, seat)
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
        let left = if left > 8.0 { left } else { left.exp().ln_1p() };
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
                    Colour::Green => size * 0.9,
                    Colour::Red => size * 0.4,
                    Colour::Orange => size * 0.3,
                }
            }
            Item::Resource(Resource::Silver | Resource::Stone) => 1.0,
            Item::Resource(_) => 0.9,
            Item::Weapon(_) | Item::AnyWeapon => rates.weapon,
            Item::Special(_) => 5.0,
            Item::Building(_) => 3.0,
            _ => 2.0,
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
            Task::Mountain { groups, .. } => groups.iter().map(|group| f32::from(*group)).sum::<f32>() * 0.9,
            Task::Upgrade(upgrade) => self.upgrade_worth(state, seat, upgrade.left, upgrade.steps),
            Task::Dice(dice) => {
                self.dice_worth(state, seat, dice.kind, dice.rolls > 0, self.dice_result(state, seat, dice))
            }
            Task::Sail { dice, .. } => self.dice_worth(state, seat, dice.kind, false, 0),
            Task::StartDice { kind } => self.dice_worth(state, seat, *kind, false, 0),
            Task::Sale { .. } => 3.0,
            Task::Forge => rates.forge,
            Task::Explore { .. } => rates.explore,
            Task::Emigrate { .. } => rates.emigrate,
            Task::Swap => 2.0,
            Task::Play { left, .. } => f32::from((*left).min(player.hand.len() as u8)) * rates.play,
            Task::Back { max, .. } => f32::from(*max) * rates.viking,
            Task::Overseas { .. } => 1.0,
            Task::Reap { .. } | Task::PlayPart { .. } => 1.0,
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
                points + rates.house - [6.0, 9.0, 15.0][building.index()] * rates.house_cells
            }
            Effect::Ship(ship) => f32::from(self.content.ships[ship.index()].points) + 1.0,
            Effect::Choose(options) => options
                .iter()
                .map(|option| option.iter().map(|effect| self.effect_worth(state, seat, effect)).sum::<f32>())
                .fold(0.0, f32::max),
            Effect::Mountain(groups) => groups.iter().map(|group| f32::from(*group)).sum::<f32>() * 0.9,
            Effect::Upgrade { count, steps } => self.upgrade_worth(state, seat, *count, *steps),
            Effect::Weapons(count) => f32::from(*count) * rates.weapon,
            Effect::Dice { kind, .. } => self.dice_worth(state, seat, *kind, false, 0),
            Effect::Forge => rates.forge,
            Effect::Sale(_) => 3.0,
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
        let help = f32::from(wood.min(8) as u8) + f32::from(player.weapons[weapon].min(8));
        match kind {
            Dice::Raid | Dice::Pillage => {
                let strength = stone.min(8) as f32 + f32::from(player.weapons[weapon].min(8));
                let best = if rolled {
                    f32::from(result)
                } else if kind == Dice::Raid {
                    6.4
                } else {
                    9.0 + f32::from(player.longships.iter().max().copied().unwrap_or(0))
                };
                // About one cell more for each point above five.
                let reach = best + strength.min(3.0) * 0.6;
                if reach < 5.5 { 1.6 } else { ((reach - 5.0) * 1.7).clamp(1.6, 12.0) - strength.min(3.0) * 0.3 }
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
                    (4.0 - f32::from(ore)).max(0.0)
                } else {
                    2.6
                };
                if help >= need {
                    (reward - need * 0.6).max(1.2)
                } else {
                    1.2 + f32::from(self.content.dice[kind.index()].vikings_back)
                }
            }
        }
    }
}
