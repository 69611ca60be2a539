//! `perform`: what each action does, passed on to the module of its subject.

use engine::{Seat, Sink};

use crate::Champions;
use crate::action::Action;
use crate::content::Purse;
use crate::event::Event;
use crate::names::Leader;
use crate::state::{Scene, State, Step};
use crate::warriors::Loss;

impl Champions {
    /// Does an action that is allowed.
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Lead(leader) => self.lead(state, seat, leader, sink),
            Action::Work(place) => self.work(state, seat, place, sink),
            Action::Sail(shore) => {
                if let Step::Harbour { ship } = state.step {
                    self.berth(state, seat, ship, shore, sink);
                }
            }
            Action::TakeRune(rune) => self.take_rune(state, seat, rune, sink),
            Action::Favor(favor) => self.buy_favor(state, seat, favor, sink),
            Action::Build(ship) => self.build(state, seat, ship, sink),
            Action::Trade { give, take } => self.trade(state, seat, give, take, sink),
            Action::Give => {
                if let Step::Beggar { left } = state.step {
                    self.give_to_beggar(state, seat, left, sink);
                }
            }
            Action::Recruit(weapon) => {
                if let Step::Recruit { offer } = state.step {
                    self.recruit(state, seat, offer, weapon, sink);
                }
            }
            Action::Look(shore) => self.look(state, seat, shore, sink),
            Action::Draw => self.draw_destinies(state, seat, false, sink),
            Action::Keep(destiny) => {
                if let Step::Keep { drawn } = state.step {
                    self.keep(state, seat, drawn, destiny, sink);
                }
            }
            Action::Bury(destiny) => {
                if let Step::Bury { drawn } = state.step {
                    self.bury(state, seat, drawn, destiny, sink);
                }
            }
            Action::Send { field, crew } => self.send(state, seat, field, crew, sink),
            Action::Load { shore, food } => self.load(state, seat, shore, food, sink),
            Action::InTurn => self.demand_turns(state, seat, sink),
            Action::Go => {
                state.fight.ready = true;
                self.fight_on(state, sink);
            }
            Action::Reroll(dice) => {
                let flow = self.reroll(state, dice, sink);
                self.follow(state, flow, sink);
            }
            Action::Stand => {
                let flow = self.settle_roll(state, sink);
                self.follow(state, flow, sink);
            }
            Action::Lose(loss) => self.lose(state, loss, sink),
            Action::Blame(blamed) => {
                let flow = self.blame(state, blamed, sink);
                self.follow(state, flow, sink);
            }
            Action::Done => self.done(state, seat, sink),
            Action::UseGifts { food, wood, coin } => {
                self.use_gifts(state, seat, Purse { food, wood, coin, ..Purse::default() }, sink);
            }
            Action::UsePotential(blanks) => self.use_potential(state, seat, blanks, sink),
            Action::UseSuccess(destiny) => self.use_success(state, seat, destiny, sink),
            Action::Use(rune) => self.use_plain(state, seat, rune, sink),
        }
    }

    fn lead(&self, state: &mut State, seat: Seat, leader: Leader, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).leader = Some(leader);
        sink.plain(Event::LeaderTaken { seat, leader });
        let next = seat.right(1, self.players);
        if state.player(next).leader.is_none() {
            state.actor = next;
        } else {
            self.open_game(state, sink);
        }
    }

    fn lose(&self, state: &mut State, loss: Loss, sink: &mut impl Sink<Event>) {
        let flow = match (state.step, state.scene.shore()) {
            (Step::Toll { .. }, Some(shore)) => self.pay_toll(state, shore, loss, sink),
            (Step::Starve { .. }, Some(shore)) => self.starve(state, shore, loss.warriors, sink),
            _ => self.take_losses(state, loss.warriors, sink),
        };
        self.follow(state, flow, sink);
    }

    fn done(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        match state.step {
            Step::Triumph { .. } => {
                let flow = self.after_triumph(state, sink);
                self.follow(state, flow, sink);
            }
            Step::Journey => {
                if let Scene::Sail(shore) = state.scene {
                    let flow = self.sail(state, shore, sink);
                    self.follow(state, flow, sink);
                }
            }
            Step::LastRunes => {
                let next = self.offset_of(state, seat) + 1;
                self.ask_for_last_runes(state, next, sink);
            }
            Step::Assign => self.settle(state, seat, sink),
            _ => self.next_worker(state, sink),
        }
    }
}
