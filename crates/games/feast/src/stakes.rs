//! What a dice action is about before it is rolled: the exact chance to succeed, the prize, and what failing brings.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::Feast;
use crate::content::{DiceRules, Effect};
use crate::items::Item;
use crate::names::{Dice, Piece, Resource, Ship, Space, Weapon};
use crate::state::{DiceTask, State};
use crate::view::amounts;

/// A certain thing, in permille.
const SURE: u16 = 1000;
/// A tile that is named as the prize of a battle is won at least every second time.
const FAIR: u16 = 500;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StakesView {
    pub kind: Dice,
    /// Chance in permille to succeed with the rolls that are left, if everything that may be spent is spent.
    pub permille: u16,
    pub rolls: u8,
    /// What success brings; nothing in a battle, where a tile is taken.
    pub success: Vec<(String, u8)>,
    /// The strongest tile of a battle that is in reach at least every second time.
    pub tile: Option<String>,
    pub failure: Vec<(String, u8)>,
    /// Vikings that come back after a failure.
    pub vikings_back: u8,
}

impl Feast {
    /// The stakes of a space before anybody goes there; nothing where no die is rolled.
    pub(crate) fn stakes_of_space(&self, state: &State, seat: Seat, space: Space) -> Option<StakesView> {
        let (kind, boats) = self.content.space(space).effects.iter().find_map(dice_in)?;
        let mut task = DiceTask { bonus: state.dice.bonus + self.roll_bonus(state, seat, kind), ..DiceTask::of(kind) };
        task.ore = match kind {
            Dice::Pillage => state.player(seat).longships.iter().max().copied().unwrap_or(0),
            // The choice of boats that helps most.
            Dice::Whaling => {
                let printed = self.content.ships[Ship::WhalingBoat.index()].printed_ore;
                let ores = self.sailings(state, seat, boats).into_iter().map(|(boats, added)| boats * printed + added);
                ores.max().unwrap_or(0)
            }
            _ => 0,
        };
        Some(self.stakes(state, seat, &task))
    }

    /// The stakes of a dice action that is under way.
    pub(crate) fn stakes(&self, state: &State, seat: Seat, task: &DiceTask) -> StakesView {
        let DiceRules { success, failure, vikings_back, .. } = &self.content.dice[task.kind.index()];
        let rolls = self.rolls_max(state, seat).saturating_sub(task.rolls);
        let battle = task.kind.is_battle();
        let tile = battle.then(|| self.fair_tile(state, seat, task, rolls)).flatten();
        StakesView {
            kind: task.kind,
            permille: if battle {
                self.loot_chance(state, seat, task, rolls)
            } else {
                self.chance(state, seat, task, rolls, &|result| result <= self.hunt_means(state, seat, task))
            },
            rolls,
            success: amounts(success),
            tile: tile.map(|piece| piece.name().to_owned()),
            failure: amounts(failure),
            vikings_back: *vikings_back,
        }
    }

    /// The highest result of a hunt that can be paid for.
    fn hunt_means(&self, state: &State, seat: Seat, task: &DiceTask) -> u16 {
        let player = state.player(seat);
        let weapon = self.content.dice[task.kind.index()].weapon;
        let worth = u16::from(self.spend_worth(state, seat, task.kind, Item::Weapon(weapon)));
        player.resources[Resource::Wood] + u16::from(player.weapons[weapon]) * worth
    }

    /// What could still be spent to raise the result of a battle.
    fn battle_means(&self, state: &State, seat: Seat, task: &DiceTask) -> u16 {
        let player = state.player(seat);
        let worth = |item| u16::from(self.spend_worth(state, seat, task.kind, item));
        let (sword, spear) = (Item::Weapon(Weapon::LongSword), Item::Weapon(Weapon::Spear));
        let spears = if self.may_spend_too(state, seat, task.kind, spear) { player.weapons[Weapon::Spear] } else { 0 };
        let left = |held: u8, spent: u8| u16::from(held.saturating_sub(spent));
        player.resources[Resource::Stone].saturating_sub(u16::from(task.stone)) * worth(Item::STONE)
            + left(player.weapons[Weapon::LongSword], task.swords) * worth(sword)
            + left(spears, task.spears) * worth(spear)
    }

    /// The chance that the cheapest tile, and more than a lost battle, is in reach.
    fn loot_chance(&self, state: &State, seat: Seat, task: &DiceTask, rolls: u8) -> u16 {
        let values = Piece::all().filter_map(|piece| self.sword_value(state, seat, piece));
        values.min().map_or(0, |value| self.value_chance(state, seat, task, rolls, value))
    }

    fn fair_tile(&self, state: &State, seat: Seat, task: &DiceTask, rolls: u8) -> Option<Piece> {
        let tiles = Piece::all().filter_map(|piece| Some((self.sword_value(state, seat, piece)?, piece)));
        let fair = tiles.filter(|(value, _)| self.value_chance(state, seat, task, rolls, *value) >= FAIR);
        fair.max_by_key(|(value, _)| *value).map(|(_, piece)| piece)
    }

    /// The chance that a tile of this sword value is in reach.
    fn value_chance(&self, state: &State, seat: Seat, task: &DiceTask, rolls: u8, value: u8) -> u16 {
        let more = self.battle_means(state, seat, task);
        let needed = u16::from(value.max(self.content.limits.battle_fails_at + 1));
        self.chance(state, seat, task, rolls, &|result| result + more >= needed)
    }

    /// The chance that one of the rolls that are left, or the one that lies, is good enough.
    fn chance(&self, state: &State, seat: Seat, task: &DiceTask, rolls: u8, enough: &dyn Fn(u16) -> bool) -> u16 {
        let good = |roll: u8| enough(self.dice_result(state, seat, &DiceTask { roll, ..*task }).into());
        if task.rolls > 0 && good(task.roll) {
            return SURE;
        }
        let sides = self.content.dice[task.kind.index()].sides;
        let bad = (1..=sides).filter(|roll| !good(*roll)).count() as f64 / f64::from(sides);
        ((1.0 - bad.powi(rolls.into())) * f64::from(SURE)).round() as u16
    }
}

/// The dice action among the effects of a space.
fn dice_in(effect: &Effect) -> Option<(Dice, u8)> {
    match effect {
        Effect::Dice { kind, boats } => Some((*kind, *boats)),
        Effect::Choose(options) => options.iter().flatten().find_map(dice_in),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Silent, Title};

    use super::*;

    fn table() -> (Feast, State) {
        let title = Title::<Feast>::built_in().expect("valid content");
        let setup = title.setup(2, [("decks", "abc")]).expect("a valid set-up");
        let rules = title.rules(&setup).expect("valid rules");
        let state = rules.start(Chance::imagined(1), &mut Silent);
        (rules, state)
    }

    fn stakes(change: impl FnOnce(&mut State), task: DiceTask) -> StakesView {
        let (rules, mut state) = table();
        let player = state.player_mut(Seat(0));
        player.resources = Default::default();
        player.weapons = Default::default();
        change(&mut state);
        rules.stakes(&state, Seat(0), &task)
    }

    #[test]
    fn three_rolls_of_a_hunt_with_means_for_three() {
        let stakes = stakes(
            |state| {
                state.players[0].resources[Resource::Wood] = 2;
                state.players[0].weapons[Weapon::Bow] = 1;
            },
            DiceTask::of(Dice::Hunt),
        );
        // One roll of eight sides fails with 4 to 8.
        assert_eq!(stakes.permille, (1000.0 * (1.0 - (5.0_f64 / 8.0).powi(3))).round() as u16);
        assert_eq!(stakes.rolls, 3);
        assert!(!stakes.success.is_empty() && !stakes.failure.is_empty());
        assert_eq!(stakes.tile, None);
    }

    #[test]
    fn who_can_pay_nothing_cannot_hunt() {
        assert_eq!(stakes(|_| {}, DiceTask::of(Dice::Hunt)).permille, 0);
    }

    #[test]
    fn a_roll_that_can_be_paid_is_sure() {
        let lies = DiceTask { roll: 2, rolls: 1, ..DiceTask::of(Dice::Hunt) };
        assert_eq!(stakes(|state| state.players[0].resources[Resource::Wood] = 2, lies).permille, 1000);
        let last = DiceTask { roll: 3, rolls: 3, ..DiceTask::of(Dice::Hunt) };
        assert_eq!(stakes(|state| state.players[0].resources[Resource::Wood] = 2, last).permille, 0);
    }

    #[test]
    fn stone_and_swords_raise_the_chance_of_a_raid_and_its_tile() {
        let bare = stakes(|_| {}, DiceTask::of(Dice::Raid));
        let armed = stakes(
            |state| {
                state.players[0].resources[Resource::Stone] = 2;
                state.players[0].weapons[Weapon::LongSword] = 2;
            },
            DiceTask::of(Dice::Raid),
        );
        assert!(armed.permille > bare.permille, "{armed:?} {bare:?}");
        assert!(armed.tile.is_some() && bare.permille > 0);
    }

    #[test]
    fn every_space_with_dice_has_stakes_and_no_other() {
        let (rules, state) = table();
        for space in Space::printed() {
            let rolls = rules.content.space(*space).effects.iter().any(|effect| dice_in(effect).is_some());
            assert_eq!(rules.stakes_of_space(&state, Seat(0), *space).is_some(), rolls);
        }
    }
}
