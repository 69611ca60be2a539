//! What is allowed: who is asked, which actions exist, why another one does not, and what each does.

use engine::{Seat, SeatSet, Sink};

use crate::Champions;
use crate::action::Action;
use crate::content::Purse;
use crate::event::Event;
use crate::pieces::{Face, Good, Leader, Piece, Place, Rune, Ship, Shore, Weapon};
use crate::placing::afford;
use crate::state::{Errand, Scene, State, Step};
use crate::warriors::{Dice, Loss, Warriors};

/// The message key of the rule that forbids an action.
pub(crate) type Refusal = &'static str;

const NOT_NOW: Refusal = "champions-illegal-not-now";

impl Champions {
    pub(crate) fn asked(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Over => SeatSet::EMPTY,
            Step::Assign if !state.assignment.in_turn => self.assigning(state),
            _ => SeatSet::one(state.actor),
        }
    }

    /// Seats that may use a rune or demand turn order although nobody waits for them.
    pub(crate) fn may_interrupt(&self, state: &State) -> SeatSet {
        let runes = self.runes_may_interrupt(state);
        if !runes {
            return SeatSet::EMPTY;
        }
        let asked = self.asked(state);
        Seat::all(self.players)
            .filter(|seat| !asked.contains(*seat))
            .filter(|seat| self.holds_free_rune(state, *seat) || self.can_demand_turns(state, *seat).is_ok())
            .collect()
    }

    pub(crate) fn allowed(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.0 >= self.players {
            return Err(NOT_NOW);
        }
        match action {
            Action::UseGifts { food, wood, coin } => {
                self.can_use(state, seat, Rune::Gifts)?;
                let goods = u16::from(food) + u16::from(wood) + u16::from(coin);
                demand(goods == u16::from(self.content.rune_powers.gifts_goods), "champions-illegal-gifts")
            }
            Action::UseSuccess(destiny) => {
                self.can_use(state, seat, Rune::Success)?;
                demand(state.player(seat).destinies.contains(destiny), "champions-illegal-no-destiny")
            }
            Action::UsePotential(blanks) => {
                self.can_use(state, seat, Rune::Potential)?;
                let fits = !blanks.is_none() && blanks.fits_in(state.fight.dice.with_face(Face::Blank));
                demand(fits, "champions-illegal-not-blank")
            }
            Action::Use(Rune::Gifts | Rune::Success | Rune::Potential) => Err(NOT_NOW),
            Action::Use(rune) => self.can_use(state, seat, rune),
            Action::InTurn => self.can_demand_turns(state, seat),
            _ if !self.asked(state).contains(seat) => Err("champions-illegal-not-your-turn"),
            _ => self.answers(state, seat, action),
        }
    }

    /// Whether the action answers what the seat is asked.
    fn answers(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = state.player(seat);
        match (state.step, action) {
            (Step::Leaders, Action::Lead(leader)) => {
                let free = state.players.iter().all(|player| player.leader != Some(leader));
                demand(free, "champions-illegal-leader-taken")
            }
            (Step::Place, Action::Work(place)) => self.can_work(state, seat, place),
            (Step::Harbour { .. }, Action::Sail(shore)) => {
                demand(self.shore_in_use(shore), "champions-illegal-not-in-play")?;
                demand(state.shore(shore).berth.is_none(), "champions-illegal-taken")
            }
            (Step::TakeRune, Action::TakeRune(Some(rune))) => {
                demand(state.open_runes.contains(rune), "champions-illegal-no-runes")
            }
            (Step::TakeRune, Action::TakeRune(None)) => {
                demand(!state.decks.runes.is_empty(), "champions-illegal-no-runes")
            }
            (Step::Church, Action::Favor(favor)) => {
                match self.content.church_coins.get((favor as usize).wrapping_sub(1)) {
                    Some(coins) => afford(player, Purse::of(Good::Coin, *coins)),
                    None => Err("champions-illegal-church"),
                }
            }
            (Step::Build, Action::Build(ship)) => {
                demand(self.ship_for_sale(state, ship), "champions-illegal-ship-gone")?;
                afford(player, self.ship_price(ship))
            }
            (Step::Market { .. }, Action::Trade { give, take }) => self.can_trade(state, seat, give, take),
            (Step::Beggar { .. }, Action::Give) => Ok(()),
            (Step::Recruit { offer }, Action::Recruit(weapon)) => {
                demand(offer[weapon] > 0, "champions-illegal-not-so-many")
            }
            (Step::Look { .. }, Action::Look(shore)) => demand(
                self.shore_in_use(shore) && state.shore(shore).journey.is_some(),
                "champions-illegal-not-in-play",
            ),
            (Step::Draw, Action::Draw) => Ok(()),
            (Step::Keep { drawn }, Action::Keep(destiny)) | (Step::Bury { drawn }, Action::Bury(destiny)) => {
                demand(drawn.contains(destiny), "champions-illegal-no-destiny")
            }
            (Step::Assign, Action::Send { field, crew }) => self.can_send(state, seat, field, crew),
            (Step::Assign, Action::Load { shore, food }) => self.can_load(state, seat, shore, food),
            (Step::Assign, Action::Done) => demand(state.assignment.next[seat.index()] == Errand::CONFIRM, NOT_NOW),
            (Step::Ready, Action::Go) | (Step::Rolled, Action::Stand) => Ok(()),
            (Step::Rolled, Action::Reroll(dice)) => {
                demand(player.goods.favor > 0, "champions-illegal-no-favor")?;
                demand(!dice.is_none() && dice.fits_in(state.fight.dice), "champions-illegal-no-such-dice")
            }
            (Step::Losses { .. } | Step::Toll { .. } | Step::Starve { .. }, Action::Lose(loss)) => {
                let (count, food, crew) = self.at_stake(state);
                demand(loss.food <= food && loss.warriors.fits_in(crew), "champions-illegal-not-so-many")?;
                demand(loss.total() == count, "champions-illegal-wrong-loss")
            }
            (Step::Blame, Action::Blame(blamed)) => {
                demand(blamed.0 < self.players && blamed != seat, "champions-illegal-blame")
            }
            (
                Step::Market { .. } | Step::Beggar { .. } | Step::Triumph { .. } | Step::Journey | Step::LastRunes,
                Action::Done,
            ) => Ok(()),
            _ => Err(NOT_NOW),
        }
    }

    /// What has to be given up now: how many things, and of which food and warriors.
    pub(crate) fn at_stake(&self, state: &State) -> (u8, u8, Warriors) {
        let crew = state.scene.field().map_or(Warriors::NONE, |field| state.crew(field));
        match state.step {
            Step::Losses { count } | Step::Starve { count } => (count, 0, crew),
            Step::Toll { count, food } => {
                let aboard = state.scene.shore().map_or(0, |shore| state.shore(shore).food);
                (count, if food { aboard } else { 0 }, crew)
            }
            _ => (0, 0, crew),
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if seat.0 >= self.players || state.step == Step::Over {
            return;
        }
        if self.asked(state).contains(seat) {
            self.list_answers(state, seat, actions);
        }
        if self.runes_may_interrupt(state) && self.holds_free_rune(state, seat) {
            self.list_free_runes(state, seat, actions);
        }
        if self.can_demand_turns(state, seat).is_ok() {
            actions.push(Action::InTurn);
        }
    }

    pub(crate) fn list_answers(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        match state.step {
            Step::Leaders => {
                let free = |leader: &Leader| state.players.iter().all(|player| player.leader != Some(*leader));
                actions.extend(Leader::all().filter(free).map(Action::Lead));
            }
            Step::Place => {
                let open = |place: &Place| self.can_work(state, seat, *place).is_ok();
                actions.extend(Place::ALL.iter().copied().filter(open).map(Action::Work));
            }
            Step::Harbour { .. } => {
                actions.extend(self.shores().filter(|shore| state.shore(*shore).berth.is_none()).map(Action::Sail));
            }
            Step::TakeRune => {
                actions.extend(state.open_runes.iter().map(|rune| Action::TakeRune(Some(rune))));
                if !state.decks.runes.is_empty() {
                    actions.push(Action::TakeRune(None));
                }
            }
            Step::Church => {
                let packages = self.content.church_coins.iter().zip(1..);
                let affordable = packages.filter(|(coins, _)| player.goods.coin >= **coins);
                actions.extend(affordable.map(|(_, favor)| Action::Favor(favor)));
            }
            Step::Build => {
                let affordable = |ship: &Ship| afford(player, self.ship_price(*ship)).is_ok();
                actions.extend(self.ships_for_sale(state).filter(affordable).map(Action::Build));
            }
            Step::Market { .. } => {
                for give in Good::ALL {
                    for take in Good::ALL {
                        if self.can_trade(state, seat, give, take).is_ok() {
                            actions.push(Action::Trade { give, take });
                        }
                    }
                }
                actions.push(Action::Done);
            }
            Step::Beggar { .. } => actions.extend([Action::Give, Action::Done]),
            Step::Recruit { offer } => {
                actions.extend(Weapon::all().filter(|weapon| offer[*weapon] > 0).map(Action::Recruit));
            }
            Step::Look { vision } => {
                let hidden = |shore: &Shore| state.shore(*shore).journey.is_some();
                actions.extend(self.shores().filter(hidden).map(Action::Look));
                if !vision && player.has_ready(Rune::TrueVision) {
                    actions.push(Action::Use(Rune::TrueVision));
                }
            }
            Step::Draw => actions.extend([Action::Draw, Action::Use(Rune::TrueVision)]),
            Step::Keep { drawn } => actions.extend(drawn.iter().map(Action::Keep)),
            Step::Bury { drawn } => actions.extend(drawn.iter().map(Action::Bury)),
            Step::Assign => self.list_errands(state, seat, actions),
            Step::Ready => actions.push(Action::Go),
            Step::Rolled => self.list_rerolls(state, seat, actions),
            Step::Losses { .. } | Step::Toll { .. } | Step::Starve { .. } => {
                let (count, food, crew) = self.at_stake(state);
                actions.extend(self.losses(count, food, crew).map(Action::Lose));
                if matches!(state.step, Step::Losses { .. }) && player.has_ready(Rune::Healing) {
                    actions.push(Action::Use(Rune::Healing));
                }
            }
            Step::Triumph { .. } => actions.extend([Action::Use(Rune::Glory), Action::Done]),
            Step::Blame => actions.extend(Seat::all(self.players).filter(|other| *other != seat).map(Action::Blame)),
            Step::Journey => actions.extend([Action::Use(Rune::Journey), Action::Done]),
            Step::LastRunes => actions.push(Action::Done),
            Step::Over => {}
        }
    }

    fn list_errands(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let errand = state.assignment.next[seat.index()];
        let Some(field) = errand.target() else {
            return actions.push(Action::Done);
        };
        match (errand.food, field.shore()) {
            (true, Some(shore)) => {
                actions.extend((0..=self.food_limit(state, seat, field)).map(|food| Action::Load { shore, food }));
            }
            (_, shore) => {
                let room = shore.map_or(u8::MAX, |shore| self.capacity(state, shore));
                let crews = self.crew_limit(state, seat, field).parts().filter(|crew| crew.total() <= room);
                actions.extend(crews.map(|crew| Action::Send { field, crew }));
            }
        }
    }

    fn list_rerolls(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        let dice = state.fight.dice;
        actions.push(Action::Stand);
        if player.goods.favor > 0 {
            dice.for_each_part(|part: Dice| actions.push(Action::Reroll(part)));
        }
        if player.has_ready(Rune::Potential) {
            let blanks = dice.with_face(Face::Blank);
            actions.extend(blanks.parts().filter(|part| !part.is_none()).map(Action::UsePotential));
        }
        if self.can_use(state, seat, Rune::Reaction).is_ok() {
            actions.push(Action::Use(Rune::Reaction));
        }
    }

    fn list_free_runes(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        let ready = player.ready_runes();
        if ready.contains(Rune::Gifts) {
            let goods = self.content.rune_powers.gifts_goods;
            let mixes = Warriors::new(goods, goods, goods).parts_of(goods);
            actions.extend(mixes.map(|mix| Action::UseGifts {
                food: mix.swordsman,
                wood: mix.spearman,
                coin: mix.axeman,
            }));
        }
        if ready.contains(Rune::Success) {
            actions.extend(player.destinies.iter().map(Action::UseSuccess));
        }
        for rune in [Rune::Knowledge, Rune::Wealth] {
            if ready.contains(rune) {
                actions.push(Action::Use(rune));
            }
        }
    }

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

fn demand(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
