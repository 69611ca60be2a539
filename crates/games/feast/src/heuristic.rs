//! What bots are told about the game beyond its rules: how a position is likely to end, which actions are
//! worth a thought, and a quick policy. Tiles are laid by `packing.rs`, so that a search thinks in Vikings.

use engine::{Chance, Fast, Game, Heuristic, KeyHasher, Seat, Silent};

use crate::Feast;
use crate::action::{Action, Side};
use crate::content::Effect;
use crate::items::Item;
use crate::names::{Colour, Dice, Good, Named, Piece, Resource, Ship};
use crate::state::{Pause, Phase, State, Task};

/// What one Viking still to be placed brings on average.
const VIKING: f32 = 2.3;
/// Points by which a lead of one tenth of certainty is measured.
const SCALE: f32 = 0.055;

impl Heuristic for Feast {
    const PLAYOUT_DECISIONS: u32 = 40;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if self.players == 1 {
            // Alone, points are all there is: 0 at −60, 1 at 160.
            let points =
                if state.phase == Phase::Over { self.total(state, seat) as f32 } else { self.expected(state, seat) };
            return ((points + 60.0) / 220.0).clamp(0.0, 1.0);
        }
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let own = self.expected(state, seat);
        let best = Seat::all(self.players)
            .filter(|other| *other != seat)
            .map(|other| self.expected(state, other))
            .fold(f32::MIN, f32::max);
        1.0 / (1.0 + (-(own - best) * SCALE).exp())
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(task) = self.asked(state, seat) else {
            return;
        };
        let first = actions.len();
        match task {
            Task::Turn => self.turn_candidates(state, seat, &task, actions),
            Task::Pause(pause) => actions.push(self.pause_choice(state, seat, pause)),
            Task::Laying { piece, from } => {
                let spot = self.planned_spot(state, seat, piece);
                let fits = spot.filter(|action| {
                    matches!(*action, Action::At { place, row, column, turn }
                        if self.check_at(state, seat, piece, (place, row, column, turn), from).is_ok())
                });
                match fits {
                    Some(action) => actions.push(action),
                    None => {
                        self.placements(state, seat, piece, from, actions);
                        actions.truncate(first + 1);
                        if actions.len() == first {
                            actions.push(Action::Keep);
                        }
                    }
                }
            }
            Task::Feast => actions.push(self.feast_choice(state, seat)),
            Task::Overseas { .. } => {
                self.answers(state, seat, &task, actions);
                actions.truncate(first + 1);
            }
            Task::Back { max, .. } => actions.push(Action::Back(max)),
            _ => self.answers(state, seat, &task, actions),
        }
        debug_assert!(actions.len() > first, "every question has an answer");
    }

    fn quick_choice(&self, state: &State, seat: Seat, candidates: &[Action], source: &mut Fast) -> usize {
        // The best of three random candidates, seen one step ahead.
        let mut best = (f32::MIN, 0);
        for _ in 0..3.min(candidates.len()) {
            let index = source.below(candidates.len() as u32) as usize;
            let mut after = state.clone();
            if self.apply(&mut after, seat, candidates[index], &mut Silent).is_ok() {
                let worth = self.expected(&after, seat);
                if worth > best.0 {
                    best = (worth, index);
                }
            }
        }
        best.1
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.round) << 8 | state.phase as u64);
        for space in crate::names::Space::ALL {
            let standing = state.spaces[*space];
            if standing.vikings > 0 {
                key.add((space.index() as u64) << 16 | u64::from(standing.seat) << 8 | u64::from(standing.vikings));
            }
        }
        for other in Seat::all(self.players) {
            let player = state.player(other);
            key.add_bytes(player.goods.array().iter().copied());
            for resource in Resource::ALL {
                key.add(player.resources[*resource].into());
            }
            key.add_bytes(player.weapons.array().iter().copied());
            key.add_bytes(player.boats.iter().copied());
            key.add_bytes(player.longships.iter().copied());
            key.add(u64::from(player.knarrs) << 16 | u64::from(player.thing) << 8 | u64::from(player.emigrated()));
            player.played.words().into_iter().for_each(|word| key.add(word));
            player.home.covered().0.into_iter().for_each(|word| key.add(word));
        }
        state.player(seat).hand.words().into_iter().for_each(|word| key.add(word));
        if let Some(owed) = state.tasks.last() {
            key.add(u64::from(owed.seat.0) << 8 | u64::from(task_number(&owed.task)));
            if let Task::Dice(dice) = owed.task {
                key.add(u64::from(dice.roll) << 16 | u64::from(dice.rolls) << 8 | u64::from(dice.stone + dice.swords));
            }
        }
        key.finish()
    }
}

impl Feast {
    /// The points the seat is likely to end with.
    pub(crate) fn expected(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let mut points = self.total(state, seat) as f32;
        if state.phase == Phase::Over {
            return points;
        }
        let (incomes, bonuses) = self.phases_left(state);
        let later = f32::from(self.length().rounds - state.round);
        points += f32::from(self.income(state, seat)) * incomes * 0.9;
        points += self.supply_worth(state, seat, later);
        points += f32::from(player.resources[Resource::Wood]).min(6.0) * 0.8;
        points += f32::from(player.resources[Resource::Stone]).min(6.0) * 1.0;
        points += f32::from(player.resources[Resource::Ore]).min(8.0) * 1.1;
        points += f32::from(player.weapon_total()).min(12.0) * 0.25;
        // Ships open actions; emigrated ones feed nobody at every later feast.
        points += f32::from(player.knarrs.min(2)) * (0.5 + later * 0.9);
        points += f32::from(player.longships.len().min(2) as u8) * (0.3 + later * 0.8);
        points += f32::from(player.boats.len() as u8) * (later * 0.5);
        points += f32::from(player.longships.iter().sum::<u8>()) * later.min(2.0) * 0.5;
        points += f32::from(player.emigrated()) * 2.0 * (later + 0.5);
        for animal in [Good::Sheep, Good::Cattle] {
            let count = f32::from(player.animals(animal));
            points += count * later * 0.5 + if count >= 2.0 { later * 0.8 } else { 0.0 };
        }
        points += f32::from(player.hand.len() as u8) * 0.3 * later.min(3.0);
        points += self.bonus_worth(state, seat) * bonuses;
        points -= self.hunger(state, seat);
        if state.phase == Phase::Actions && !state.passed.contains(seat) {
            points += f32::from(player.thing) * VIKING;
        }
        points + f32::from(self.length().thing) * VIKING * later * 0.2 + self.owed_worth(state, seat)
    }

    /// Goods cover cells, and open minus cells are what they are for.
    fn supply_worth(&self, state: &State, seat: Seat, later: f32) -> f32 {
        let player = state.player(seat);
        let mut cells = 0.0;
        let mut food = 0.0;
        for (good, count) in player.goods.some() {
            let rules = &self.content.goods[good.index()];
            let size = f32::from(rules.long_side * rules.short_side) * f32::from(count);
            match good.colour() {
                Colour::Blue => cells += size * (1.0 + 0.05 * later),
                Colour::Green => cells += size * (0.85 + 0.05 * later),
                Colour::Red if !good.is_animal() => food += size * 0.3,
                Colour::Orange => food += size * 0.2,
                Colour::Red => {}
            }
        }
        for special in crate::names::Special::ALL {
            if state.specials[*special] == crate::state::SpecialAt::Supply(seat) {
                cells += self.content.shape(Piece::Special(*special))[0].cells.count() as f32 * 0.9;
            }
        }
        let open = self.places(state, seat).into_iter().map(|place| {
            let layout = self.layout(place);
            layout.open_minus(self.cover(state, seat, place).covered) as f32
        });
        let open: f32 = open.sum();
        // Beyond the open cells a good has nowhere to lie.
        let room = open + 12.0;
        let useful = if cells <= room * 0.7 { cells } else { room * 0.7 + (cells - room * 0.7) * 0.35 };
        useful + food.min(14.0 + later)
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
            Item::Weapon(_) | Item::AnyWeapon => 0.25,
            Item::Special(_) => 5.0,
            Item::Building(_) => 3.0,
            _ => 2.0,
        }
    }

    /// Cells of the next feast that neither food nor silver would fill, as points.
    fn hunger(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        if state.phase > Phase::Feast {
            return 0.0;
        }
        let ships = player.emigrated() * self.content.limits.cells_per_ship;
        let need = f32::from(self.open_cells(state).saturating_sub(ships));
        let food = self.food_cells(state, seat).min(need);
        let silver = f32::from(player.silver()) + f32::from(self.income(state, seat));
        let bought = (need - food).min(silver);
        bought * 0.9 + (need - food - bought) * 3.0
    }

    /// What the rest of an action under way will bring.
    fn owed_worth(&self, state: &State, seat: Seat) -> f32 {
        state.tasks.iter().filter(|owed| owed.seat == seat).map(|owed| self.task_worth(state, seat, &owed.task)).sum()
    }

    fn task_worth(&self, state: &State, seat: Seat, task: &Task) -> f32 {
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
            Task::StartDice { kind } => self.dice_worth(state, seat, *kind, false, 0),
            Task::Sale { .. } => 3.0,
            Task::Forge => 8.0,
            Task::Explore { .. } => 9.0,
            Task::Emigrate { .. } => 9.0,
            Task::Swap => 2.0,
            Task::Play { left, .. } => f32::from((*left).min(player.hand.len() as u8)) * 1.6,
            Task::Back { max, .. } => f32::from(*max) * VIKING,
            Task::Overseas { .. } => 1.0,
            Task::Reap { .. } | Task::PlayPart { .. } => 1.0,
            _ => 0.0,
        }
    }

    fn effect_worth(&self, state: &State, seat: Seat, effect: &Effect) -> f32 {
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
                points - [6.0, 9.0, 15.0][building.index()] * 0.55
            }
            Effect::Ship(ship) => f32::from(self.content.ships[ship.index()].points) + 1.0,
            Effect::Choose(options) => options
                .iter()
                .map(|option| option.iter().map(|effect| self.effect_worth(state, seat, effect)).sum::<f32>())
                .fold(0.0, f32::max),
            Effect::Mountain(groups) => groups.iter().map(|group| f32::from(*group)).sum::<f32>() * 0.9,
            Effect::Upgrade { count, steps } => self.upgrade_worth(state, seat, *count, *steps),
            Effect::Weapons(count) => f32::from(*count) * 0.3,
            Effect::Dice { kind, .. } => self.dice_worth(state, seat, *kind, false, 0),
            Effect::Forge => 8.0,
            Effect::Sale(_) => 3.0,
            Effect::Explore(_) => 9.0,
            Effect::Emigrate | Effect::MayEmigrate if self.can_emigrate(state, seat, 0, true) => 9.0,
            Effect::DrawOccupation(_) => 0.8,
            Effect::PlayOccupations(count) => f32::from((*count).min(state.player(seat).hand.len() as u8)) * 1.6,
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

    fn turn_candidates(&self, state: &State, seat: Seat, task: &Task, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.turn_actions(state, seat, actions);
        // Passing with Vikings and something to do is hardly ever right.
        if actions.len() > first + 1 {
            actions.retain(|action| *action != Action::Pass);
        }
        if let Some(action) = self.next_to_fill(state, seat) {
            actions.push(action);
        }
        let player = state.player(seat);
        for ship in [Ship::Knarr, Ship::Longship, Ship::WhalingBoat] {
            if player.ships(ship) == 0 && self.check_anytime(state, seat, task, Action::Buy(ship)).is_ok() {
                actions.push(Action::Buy(ship));
            }
        }
        if let Some(most) = player.longships.iter().max()
            && self.check_anytime(state, seat, task, Action::Arm(Ship::Longship, *most)).is_ok()
        {
            actions.push(Action::Arm(Ship::Longship, *most));
        }
        for card in player.played.both(self.content.anytime).iter() {
            for option in 0..self.option_count(card, crate::occupations::When::Anytime) {
                if self.check_use_anytime(state, seat, task, card, option).is_ok() && player.fiddled < 12 {
                    actions.push(Action::Use(card, option));
                }
            }
        }
    }

    /// Between phases: fill what can be filled, lay what is worth laying, go on.
    fn pause_choice(&self, state: &State, seat: Seat, pause: Pause) -> Action {
        if let Some(action) = self.next_to_fill(state, seat)
            && self.check(state, seat, action).is_ok()
        {
            return action;
        }
        if matches!(pause, Pause::BeforeHarvest | Pause::BeforeBreeding) || state.player(seat).fiddled > 120 {
            return Action::Done;
        }
        // At the end of a real game the packing is searched, in imagined ones a quick one will do.
        if pause == Pause::Final
            && matches!(state.chance, Chance::Real { .. })
            && let Some((piece, _)) = self.pack(state, seat).first()
        {
            return Action::Lay(*piece);
        }
        match self.next_to_lay(state, seat) {
            Some((piece, _)) => Action::Lay(piece),
            None => Action::Done,
        }
    }

    fn planned_spot(&self, state: &State, seat: Seat, piece: Piece) -> Option<Action> {
        if state.phase == Phase::Final && matches!(state.chance, Chance::Real { .. }) {
            let plan = self.pack(state, seat);
            if let Some((_, spot)) = plan.iter().find(|(planned, _)| *planned == piece) {
                return Some(spot.action());
            }
        }
        self.best_spot(state, seat, piece).map(|(spot, _)| spot.action())
    }

    /// The tile that fills most for the least, silver where no food fits.
    fn feast_choice(&self, state: &State, seat: Seat) -> Action {
        let left = (state.table.next..state.table.end).take_while(|cell| state.table.is_open(*cell)).count() as u8;
        let mut best: Option<(Action, f32)> = None;
        for index in 0..Good::Oil.index() {
            let good = Good::from_index(index);
            let held = state.player(seat).goods[good];
            if held == 0 {
                continue;
            }
            for side in [Side::Lengthwise, Side::Upright] {
                if self.check_serve(state, seat, good, side).is_err() {
                    continue;
                }
                let width = f32::from(self.width(good, side));
                let animal =
                    if good.is_animal() { 3.0 + f32::from(self.content.goods[good.index()].points) } else { 0.0 };
                let cost = self.item_worth(Item::Good(good)) * 0.8 + animal;
                // A neighbour of the same colour cannot follow; the last cell should not be left alone.
                let ends = if f32::from(left) == width { 0.3 } else { 0.0 };
                let gain = width * 0.95 - cost * 0.6 + ends;
                if best.is_none_or(|(_, most)| gain > most) {
                    best = Some((Action::Serve(good, side), gain));
                }
            }
        }
        let silver = state.player(seat).silver() > 0;
        match best {
            Some((action, gain)) if gain > 0.0 || !silver => action,
            _ if silver => Action::ServeSilver,
            Some((action, _)) => action,
            None => Action::Skip,
        }
    }
}

fn task_number(task: &Task) -> u8 {
    match task {
        Task::Turn => 1,
        Task::Pause(_) => 2,
        Task::Offers { .. } => 3,
        Task::Choose { .. } => 4,
        Task::PayOneOf { .. } => 5,
        Task::MayExchange { .. } => 6,
        Task::Mountain { used, .. } => 16 + (used & 0x0f),
        Task::Upgrade(upgrade) => 32 + upgrade.left,
        Task::Overseas { .. } => 7,
        Task::Sale { .. } => 8,
        Task::Forge => 9,
        Task::Dice(_) => 10,
        Task::Explore { .. } => 11,
        Task::Emigrate { .. } => 12,
        Task::Swap => 13,
        Task::Play { left, .. } => 48 + left,
        Task::Feast => 14,
        _ => 15,
    }
}
