//! Runes: each works once, whenever its text allows.

use engine::{Audience, Illegal, News, Seat, Set, Sink, require};

use crate::Champions;
use crate::content::Purse;
use crate::event::Event;
use crate::names::{Destiny, Face, Rune, Weapon};
use crate::placing::gain;
use crate::state::{Scene, State, Step};
use crate::warriors::{Dice, Warriors};

/// Runes bound to no event: their owner may use them whenever the game waits for anybody.
pub(crate) fn free_runes() -> Set<Rune> {
    const BITS: u64 =
        1 << Rune::Gifts as u64 | 1 << Rune::Knowledge as u64 | 1 << Rune::Success as u64 | 1 << Rune::Wealth as u64;
    Set::from_bits(BITS)
}

impl Champions {
    pub(crate) fn holds_free_rune(&self, state: &State, seat: Seat) -> bool {
        !state.player(seat).ready_runes().both(free_runes()).is_empty()
    }

    /// Nobody interrupts a roll that is being settled, and before the first round there are no runes.
    pub(crate) fn runes_may_interrupt(&self, state: &State) -> bool {
        !matches!(state.step, Step::Leaders | Step::Rolled | Step::Losses { .. } | Step::Over)
    }

    pub(crate) fn can_use(&self, state: &State, seat: Seat, rune: Rune) -> Result<(), Illegal> {
        let player = state.player(seat);
        require(player.runes.contains(rune), "champions-illegal-no-rune")?;
        require(!player.used.contains(rune), "champions-illegal-rune-used")?;
        let own = state.actor == seat;
        let dice = state.fight.dice;
        let fits = match rune {
            Rune::Gifts | Rune::Knowledge | Rune::Success | Rune::Wealth => self.runes_may_interrupt(state),
            Rune::Glory => own && matches!(state.step, Step::Triumph { .. }),
            Rune::Healing => own && matches!(state.step, Step::Losses { .. }),
            Rune::Journey => own && state.step == Step::Journey,
            Rune::Potential => own && state.step == Step::Rolled && dice.showing(Face::Blank) > 0,
            Rune::Reaction => {
                own && state.step == Step::Rolled && !state.fight.reaction && dice.showing(Face::Shield) > 0
            }
            Rune::TrueVision => own && matches!(state.step, Step::Look { vision: false } | Step::Draw),
        };
        require(fits, "champions-illegal-rune-not-now")
    }

    fn turn_over(&self, state: &mut State, seat: Seat, rune: Rune, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).used.insert(rune);
        // Among secret choices an open one is news to the others.
        let news = if state.step == Step::Assign { News::Revealed } else { News::Plain };
        sink.emit(Audience::All, news, Event::RuneUsed { seat, rune });
    }

    pub(crate) fn use_gifts(&self, state: &mut State, seat: Seat, goods: Purse, sink: &mut impl Sink<Event>) {
        self.turn_over(state, seat, Rune::Gifts, sink);
        gain(state, seat, goods, sink);
        if goods.food > 0 {
            self.reopen_loading(state, seat);
        }
        self.after_free_rune(state, sink);
    }

    pub(crate) fn use_success(&self, state: &mut State, seat: Seat, destiny: Destiny, sink: &mut impl Sink<Event>) {
        self.turn_over(state, seat, Rune::Success, sink);
        let glory = self.destiny_glory(state, seat, destiny);
        state.player_mut(seat).opened.insert(destiny);
        sink.reveal(Event::DestinyOpened { seat, destiny, glory });
        gain(state, seat, Purse { glory, ..Purse::default() }, sink);
        self.after_free_rune(state, sink);
    }

    pub(crate) fn use_potential(&self, state: &mut State, seat: Seat, blanks: Warriors, sink: &mut impl Sink<Event>) {
        self.turn_over(state, seat, Rune::Potential, sink);
        let mut taken = Dice::NONE;
        for weapon in Weapon::ALL {
            taken.add(weapon, Face::Blank, blanks[weapon]);
        }
        self.throw_again(state, taken, sink);
        let flow = self.ask_about_roll(state, sink);
        self.follow(state, flow, sink);
    }

    /// Every rune that needs no choice.
    pub(crate) fn use_plain(&self, state: &mut State, seat: Seat, rune: Rune, sink: &mut impl Sink<Event>) {
        self.turn_over(state, seat, rune, sink);
        match rune {
            Rune::Knowledge => {
                for shore in self.shores() {
                    if state.shore(shore).journey.is_some() && !state.shore(shore).journey_open {
                        self.see_journey(state, seat, shore, sink);
                    }
                }
                self.after_free_rune(state, sink);
            }
            Rune::Wealth => {
                let coin = state.player(seat).goods.coin.min(self.content.rune_powers.wealth_coins);
                gain(state, seat, Purse { coin, ..Purse::default() }, sink);
                self.after_free_rune(state, sink);
            }
            Rune::Glory => {
                if let Step::Triumph { glory } = state.step {
                    let flow = self.glorify(state, seat, glory, sink);
                    self.follow(state, flow, sink);
                }
            }
            Rune::Healing => {
                let flow = self.take_losses(state, Warriors::NONE, sink);
                self.follow(state, flow, sink);
            }
            Rune::Journey => {
                if let Scene::Sail(shore) = state.scene {
                    self.replace_journey(state, shore, sink);
                    self.fight_on(state, sink);
                }
            }
            Rune::Reaction => {
                state.fight.reaction = true;
                let flow = self.ask_about_roll(state, sink);
                self.follow(state, flow, sink);
            }
            Rune::TrueVision => match state.step {
                Step::Draw => self.draw_destinies(state, seat, true, sink),
                _ => state.step = Step::Look { vision: true },
            },
            Rune::Gifts | Rune::Potential | Rune::Success => {}
        }
    }

    /// At the very end the game waits only for runes; when the last is used it is over.
    fn after_free_rune(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.step == Step::LastRunes && !self.holds_free_rune(state, state.actor) {
            let next = self.offset_of(state, state.actor) + 1;
            self.ask_for_last_runes(state, next, sink);
        }
    }
}
