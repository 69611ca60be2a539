//! Raiding, pillaging, hunting, snares and whaling: roll up to three times, then spend, then succeed or fail.

use arrayvec::ArrayVec;
use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::{Action, Boost};
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Colour, Dice, Good, Piece, Resource, Ship, Special, Weapon};
use crate::occupations::{CardTask, Change, Moment, When};
use crate::spaces::deed_of_dice;
use crate::state::{DiceMemory, DiceTask, SMALL_BERTHS, SpecialAt, State, Task};
use crate::supply::Source;

impl Feast {
    /// A dice action begins. Longships that take part are settled now, whaling boats are chosen (ruling 25).
    pub(crate) fn begin_dice(&self, state: &mut State, seat: Seat, kind: Dice, boats_max: u8, granted: bool) {
        let (space, placed) = if granted { (None, 0) } else { (state.using.at, state.using.placed) };
        let mut task = DiceTask {
            space,
            placed,
            // What cards have promised is for the action of the space, not for one that a card grants inside it.
            bonus: if granted { 0 } else { std::mem::take(&mut state.dice.bonus) },
            ..DiceTask::of(kind)
        };
        let longship_sails = !state.player(seat).longships.is_empty() && !state.using.knarr_sails;
        match kind {
            // The longship with the most ore must be used (rulebook, pillaging); ore is no help in a raid.
            Dice::Pillage if longship_sails => {
                task.ore = state.player(seat).longships.iter().max().copied().unwrap_or(0)
            }
            _ => {}
        }
        if kind.is_battle() {
            state.using.longship_used |= longship_sails;
        }
        task.bonus += self.roll_bonus(state, seat, kind);
        if kind == Dice::Whaling {
            return self.set_sail(state, seat, task, boats_max);
        }
        state.owe(seat, Task::Dice(task));
        let instead = self.changes(state, seat, Change::InsteadOfAction);
        if let Some((card, _)) = { instead }.find(|(_, part)| part.is_about_deed(deed_of_dice(kind))) {
            state.owe(seat, Task::Card(CardTask::InsteadOfAction { card: card.0 }));
        }
    }

    /// Asks which boats sail, where there is a choice.
    fn set_sail(&self, state: &mut State, seat: Seat, dice: DiceTask, most: u8) {
        let choices = self.sailings(state, seat, most);
        match choices.as_slice() {
            [(boats, ore)] => self.sail(state, seat, dice, (*boats, *ore)),
            _ => state.owe(seat, Task::Sail { dice, most }),
        }
    }

    /// How many boats may sail with how much ore added to them, the strongest first.
    pub(crate) fn sailings(&self, state: &State, seat: Seat, most: u8) -> ArrayVec<(u8, u8), SAILINGS_MAX> {
        let boats = &state.player(seat).boats;
        let mut choices = ArrayVec::new();
        for chosen in 1..1u8 << boats.len() {
            let ore = boats.iter().enumerate().filter(|(boat, _)| chosen >> boat & 1 != 0).map(|(_, ore)| ore).sum();
            let choice = (chosen.count_ones() as u8, ore);
            if choice.0 <= most && !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        choices.sort_unstable_by(|one, other| other.cmp(one));
        choices
    }

    /// These boats take part.
    pub(crate) fn sail(&self, state: &mut State, seat: Seat, mut dice: DiceTask, (boats, added): (u8, u8)) {
        dice.boats = boats;
        dice.ore = boats * self.content.ships[Ship::WhalingBoat.index()].printed_ore + added;
        state.owe(seat, Task::Dice(dice));
    }

    /// The result so far: the roll with ships, cards and boosts.
    pub(crate) fn dice_result(&self, state: &State, seat: Seat, task: &DiceTask) -> u8 {
        let rolled = i16::from(task.roll) + i16::from(task.bonus);
        let result = if task.kind.is_battle() {
            let worth = |item: Item| i16::from(self.spend_worth(state, seat, task.kind, item));
            rolled.max(0)
                + i16::from(task.ore)
                + i16::from(task.stone) * worth(Item::STONE)
                + i16::from(task.swords) * worth(Item::Weapon(Weapon::LongSword))
                + i16::from(task.spears) * worth(Item::Weapon(Weapon::Spear))
        } else {
            rolled - i16::from(task.ore)
        };
        result.clamp(0, 255) as u8
    }

    /// The wood that has to go with so many weapons, if both are there.
    pub(crate) fn wood_beside(&self, state: &State, seat: Seat, task: &DiceTask, weapons: u8) -> Option<u8> {
        let player = state.player(seat);
        let weapon = self.content.dice[task.kind.index()].weapon;
        let worth = u16::from(self.spend_worth(state, seat, task.kind, Item::Weapon(weapon)));
        let result = self.dice_result(state, seat, task);
        // No weapon beyond what is needed.
        let needless = weapons > 0 && u16::from(weapons - 1) * worth >= u16::from(result);
        let wood = u16::from(result).saturating_sub(u16::from(weapons) * worth);
        let there = player.weapons[weapon] >= weapons && player.resources[Resource::Wood] >= wood;
        (there && !needless).then_some(wood as u8)
    }

    /// The sword value of a tile that could be looted, if it can be at all.
    pub(crate) fn sword_value(&self, state: &State, seat: Seat, piece: Piece) -> Option<u8> {
        match piece {
            Piece::Good(good) if good.colour() == Colour::Blue => Some(self.content.goods[good.index()].sword),
            // Robber: a green good counts one less than the blue one on its back.
            Piece::Good(good) if good.colour() == Colour::Green => {
                let (_, part) = self.change(state, seat, Change::GreenLoot)?;
                good.upgraded(1).map(|blue| self.content.goods[blue.index()].sword.saturating_add_signed(part.value))
            }
            Piece::Special(special) if state.specials[special] == SpecialAt::Oval => {
                let value = self.content.specials[special.index()].sword;
                let highest = self.change(state, seat, Change::LootValue);
                let highest = highest.filter(|_| value == self.highest_special(state));
                Some(value.saturating_add_signed(highest.map_or(0, |(_, part)| part.value)))
            }
            _ => None,
        }
    }

    fn highest_special(&self, state: &State) -> u8 {
        Special::ALL
            .iter()
            .filter(|special| state.specials[**special] == SpecialAt::Oval)
            .map(|special| self.content.specials[special.index()].sword)
            .max()
            .unwrap_or(0)
    }

    /// What of the battle result is still free to buy loot.
    fn loot_left(&self, state: &State, seat: Seat, task: &DiceTask) -> u8 {
        self.dice_result(state, seat, task) - task.looted.min(self.dice_result(state, seat, task))
    }

    pub(crate) fn dice_actions(&self, state: &State, seat: Seat, task: &DiceTask, actions: &mut Vec<Action>) {
        if task.roll == 0 && task.rolls == 0 {
            actions.push(Action::Roll);
            return;
        }
        let before = actions.len();
        let mut offer = |action: Action| {
            if self.check_dice(state, seat, task, action).is_ok() {
                actions.push(action);
            }
        };
        offer(Action::Roll);
        if task.kind.is_battle() {
            Boost::ALL.into_iter().for_each(|boost| offer(Action::Spend(boost)));
            let left = self.loot_left(state, seat, task);
            for piece in Good::ALL[Good::Oil.index()..].iter().map(|good| Piece::Good(*good)) {
                if self.sword_value(state, seat, piece).is_some_and(|value| value <= left) {
                    offer(Action::Take(piece));
                }
            }
            for special in Special::ALL {
                offer(Action::Take(Piece::Special(special)));
            }
            offer(Action::Done);
        } else {
            for weapons in 0..=self.dice_result(state, seat, task) {
                offer(Action::Succeed(weapons));
            }
        }
        offer(Action::Fail);
        debug_assert!(actions.len() > before, "a roll always ends somehow");
    }

    pub(crate) fn check_dice(&self, state: &State, seat: Seat, task: &DiceTask, action: Action) -> Result<(), Illegal> {
        let rolled = task.rolls > 0;
        let boosted = task.stone + task.swords + task.spears > 0;
        let result = self.dice_result(state, seat, task);
        match action {
            Action::Roll if !rolled => Ok(()),
            _ if !rolled => Err(Illegal::because("feast-illegal-roll-first")),
            // 0 in a hunt ends it at once, as a success.
            Action::Roll | Action::Fail if !task.kind.is_battle() && result == 0 => {
                Err(Illegal::because("feast-illegal-must-succeed"))
            }
            Action::Roll | Action::Fail if task.looted > 0 => Err(Illegal::because("feast-illegal-looting")),
            Action::Roll if boosted => Err(Illegal::because("feast-illegal-boosted")),
            Action::Roll if task.rolls >= self.rolls_max(state, seat) => {
                Err(Illegal::because("feast-illegal-no-rolls"))
            }
            Action::Roll | Action::Fail => Ok(()),
            Action::Spend(_) | Action::Take(_) if !task.kind.is_battle() => Err(Illegal::NOT_NOW),
            Action::Spend(_) if task.looted > 0 => Err(Illegal::because("feast-illegal-looting")),
            Action::Spend(boost) => self.check_boost(state, seat, task, boost),
            Action::Take(piece) => {
                let value = self.sword_value(state, seat, piece).ok_or(Illegal::because("feast-illegal-no-loot"))?;
                require(result > self.content.limits.battle_fails_at, "feast-illegal-battle-lost")?;
                require(value <= self.loot_left(state, seat, task), "feast-illegal-too-strong")
            }
            // Raider has taken the first of two tiles and leaves it at that.
            Action::Done if task.looted > 0 => Ok(()),
            Action::Succeed(weapons) if !task.kind.is_battle() => {
                require(self.wood_beside(state, seat, task, weapons).is_some(), "feast-illegal-cannot-pay-result")
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }

    fn check_boost(&self, state: &State, seat: Seat, task: &DiceTask, boost: Boost) -> Result<(), Illegal> {
        let player = state.player(seat);
        let there = match boost {
            Boost::Stone => player.resources[Resource::Stone] > u16::from(task.stone),
            Boost::LongSword => player.weapons[Weapon::LongSword] > task.swords,
            Boost::Spear => {
                self.may_spend_too(state, seat, task.kind, Item::Weapon(Weapon::Spear))
                    && player.weapons[Weapon::Spear] > task.spears
            }
        };
        // Beyond the value of the strongest tile nothing is won.
        let enough = self.dice_result(state, seat, task) >= 2 * BATTLE_VALUE_MAX;
        require(there && !enough, "feast-illegal-price")
    }

    /// Does what [`Feast::check_dice`] has allowed. The task has been taken off.
    pub(crate) fn apply_dice(
        &self,
        state: &mut State,
        seat: Seat,
        mut task: DiceTask,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Roll => {
                task.roll = state.chance.roll(self.content.dice[task.kind.index()].sides.into()) as u8;
                task.rolls += 1;
                let result = self.dice_result(state, seat, &task);
                sink.reveal(Event::Rolled { seat, dice: task.kind, roll: task.roll, result, times: task.rolls });
                if result == 0 && !task.kind.is_battle() {
                    self.succeed(state, seat, &task, sink);
                } else {
                    state.owe(seat, Task::Dice(task));
                }
            }
            Action::Spend(boost) => {
                match boost {
                    Boost::Stone => task.stone += 1,
                    Boost::LongSword => task.swords += 1,
                    Boost::Spear => task.spears += 1,
                }
                state.owe(seat, Task::Dice(task));
            }
            Action::Succeed(weapons) => {
                let wood = self.wood_beside(state, seat, &task, weapons).unwrap_or(0);
                let weapon = self.content.dice[task.kind.index()].weapon;
                let price = Bundle::new(&[(Item::WOOD, wood), (Item::Weapon(weapon), weapons)]);
                self.pay(state, seat, &price, sink);
                // Reuse the boosts to remember what was spent.
                task.swords = weapons;
                task.stone = wood;
                self.succeed(state, seat, &task, sink);
            }
            Action::Take(piece) => self.loot(state, seat, task, piece, sink),
            Action::Fail => self.fail(state, seat, &task, sink),
            _ => self.succeed(state, seat, &task, sink),
        }
    }

    fn loot(&self, state: &mut State, seat: Seat, mut task: DiceTask, piece: Piece, sink: &mut impl Sink<Event>) {
        let value = self.sword_value(state, seat, piece).unwrap_or(0);
        let first = task.looted == 0;
        task.looted = task.looted.saturating_add(value.max(1));
        if first {
            let price = Bundle::new(&[
                (Item::STONE, task.stone),
                (Item::Weapon(Weapon::LongSword), task.swords),
                (Item::Weapon(Weapon::Spear), task.spears),
            ]);
            self.pay(state, seat, &price, sink);
        }
        // What was paid no longer counts as held, but its worth stays in the result.
        let again = first
            && self.has_change(state, seat, Change::SplitBattle)
            && self.something_left_to_loot(state, seat, &task);
        if again {
            state.owe(seat, Task::Dice(task));
        } else {
            self.succeed(state, seat, &task, sink);
        }
        let item = match piece {
            Piece::Special(special) => Item::Special(special),
            Piece::Good(good) => Item::Good(good),
            _ => return,
        };
        let source = if task.space.is_some() { Source::Space } else { Source::Card };
        self.gain(state, seat, &Bundle::one(item, 1), source, sink);
    }

    fn something_left_to_loot(&self, state: &State, seat: Seat, task: &DiceTask) -> bool {
        let left = self.loot_left(state, seat, task);
        Piece::all().any(|piece| self.sword_value(state, seat, piece).is_some_and(|value| value <= left))
    }

    fn remember(&self, state: &mut State, task: &DiceTask) {
        state.dice = DiceMemory {
            space: task.space.and(state.using.space),
            copied: task.space.is_some() && task.space != state.using.space,
            placed: task.placed,
            rolls: task.rolls,
            wood_spent: if task.kind.is_battle() { 0 } else { task.stone },
            weapons_spent: task.swords,
            boats: task.boats,
            bonus: state.dice.bonus,
        };
    }

    fn succeed(&self, state: &mut State, seat: Seat, task: &DiceTask, sink: &mut impl Sink<Event>) {
        sink.plain(Event::Succeeded { seat, dice: task.kind });
        self.remember(state, task);
        let deed = deed_of_dice(task.kind);
        state.owe(seat, Task::Moment(Moment::of(When::ActionAfter).deed(deed)));
        state.owe(seat, Task::Moment(Moment::of(When::Success).deed(deed)));
        let source = if task.space.is_some() { Source::Space } else { Source::Card };
        self.gain(state, seat, &self.content.dice[task.kind.index()].success, source, sink);
    }

    fn fail(&self, state: &mut State, seat: Seat, task: &DiceTask, sink: &mut impl Sink<Event>) {
        sink.plain(Event::Failed { seat, dice: task.kind });
        let unspent = DiceTask { stone: 0, swords: 0, spears: 0, ..*task };
        self.remember(state, &unspent);
        let rules = &self.content.dice[task.kind.index()];
        let deed = deed_of_dice(task.kind);
        state.owe(seat, Task::Moment(Moment::of(When::ActionAfter).deed(deed)));
        if let Some(space) = task.space
            && rules.vikings_back > 0
        {
            state.owe(seat, Task::Back { space, max: rules.vikings_back.min(state.vikings_on(seat, space)) });
        }
        state.owe(seat, Task::Moment(Moment::of(When::Failure).deed(deed)));
        let source = if task.space.is_some() { Source::Space } else { Source::Card };
        self.gain(state, seat, &rules.failure, source, sink);
    }
}

/// Ways to choose among the boats of a harbour.
const SAILINGS_MAX: usize = (1 << SMALL_BERTHS) - 1;

/// No tile needs more.
const BATTLE_VALUE_MAX: u8 = 16;
