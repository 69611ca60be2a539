//! Dice: rolling them, rolling them again, and what they count.

use engine::{Chance, News, Seat, Sink};

use crate::Champions;
use crate::event::Event;
use crate::fighting::Flow;
use crate::names::{Face, Leader, Rune, Weapon};
use crate::state::{State, Step};
use crate::warriors::{Dice, Warriors};

const SIDES: u32 = 6;

impl Champions {
    /// Rolls the dice of these warriors and asks what to do with them, where anything can be done.
    pub(crate) fn roll(&self, state: &mut State, seat: Seat, warriors: Warriors, sink: &mut impl Sink<Event>) -> Flow {
        state.actor = seat;
        state.fight.dice = self.throw(&mut state.chance, warriors);
        state.fight.reaction = false;
        sink.emit(engine::Audience::All, News::Revealed, Event::Rolled { seat, dice: state.fight.dice });
        self.ask_about_roll(state, sink)
    }

    /// Goes straight on when the player has nothing that could change the roll.
    pub(crate) fn ask_about_roll(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        let player = state.player(state.actor);
        let dice = state.fight.dice;
        let changeable = player.goods.favor > 0
            || (player.has_ready(Rune::Potential) && dice.showing(Face::Blank) > 0)
            || (player.has_ready(Rune::Reaction) && !state.fight.reaction && dice.showing(Face::Shield) > 0);
        if changeable {
            state.step = Step::Rolled;
            return Flow::Wait;
        }
        self.settle_roll(state, sink)
    }

    /// All dice come from one draw: the digits of a number in base six.
    fn throw(&self, chance: &mut Chance, warriors: Warriors) -> Dice {
        let mut dice = Dice::NONE;
        let total = u32::from(warriors.total());
        let mut digits = chance.below(SIDES.pow(total.min(12)));
        for weapon in Weapon::ALL {
            for _ in 0..warriors[weapon] {
                let face = self.content.dice[weapon as usize][(digits % SIDES) as usize];
                digits /= SIDES;
                dice.add(weapon, face, 1);
            }
        }
        dice
    }

    /// These dice are rolled again; the others stay.
    pub(crate) fn throw_again(&self, state: &mut State, taken: Dice, sink: &mut impl Sink<Event>) {
        let again = self.throw(&mut state.chance, taken.warriors());
        let mut dice = state.fight.dice.minus(taken);
        again.iter().for_each(|(weapon, face, count)| dice.add(weapon, face, count));
        state.fight.dice = dice;
        sink.reveal(Event::Rerolled { seat: state.actor, taken, dice: again });
    }

    /// A favor is spent on a reroll. Asmundr's glory does not depend on whether he keeps or spends it.
    pub(crate) fn reroll(&self, state: &mut State, taken: Dice, sink: &mut impl Sink<Event>) -> Flow {
        let seat = state.actor;
        let player = state.player_mut(seat);
        player.goods.favor -= 1;
        if player.leader == Some(Leader::Asmundr) {
            let glory = self.content.scoring.favor_glory;
            player.goods.glory += i16::from(glory);
            sink.plain(Event::LeaderGlory { seat, leader: Leader::Asmundr, glory });
        }
        self.throw_again(state, taken, sink);
        self.ask_about_roll(state, sink)
    }

    /// Weapon symbols: a double counts two; Svanhildr's swords count one more wherever they strike; with the
    /// rune of reaction a shield strikes as a single hit does.
    pub(crate) fn hits(&self, leader: Option<Leader>, dice: Dice, reaction: bool) -> u8 {
        let single = dice.showing(Face::Hit) + if reaction { dice.showing(Face::Shield) } else { 0 };
        let mut hits = single + 2 * dice.showing(Face::Double);
        if leader == Some(Leader::Svanhildr) {
            let [_, hit, double, shield] = dice.0[Weapon::Swordsman as usize];
            hits += hit + double + if reaction { shield } else { 0 };
        }
        hits
    }

    /// Ullr: a double among the final faces of a combat round is worth a glory.
    pub(crate) fn reward_double(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat.index()];
        if player.leader == Some(Leader::Ullr) && state.fight.dice.showing(Face::Double) > 0 {
            player.goods.glory += 1;
            sink.plain(Event::LeaderGlory { seat, leader: Leader::Ullr, glory: 1 });
        }
    }
}
