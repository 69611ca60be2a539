//! What is allowed: who is asked, which actions exist, and why another one is refused.

use engine::{Illegal, Named, Seat, SeatSet, require};

use crate::Champions;
use crate::action::Action;
use crate::content::Purse;
use crate::names::{Face, Good, Leader, Place, Rune, Ship, Shore, Weapon};
use crate::placing::{afford, free_places};
use crate::state::{Errand, State, Step};
use crate::warriors::{Dice, Warriors};

impl Champions {
    pub(crate) fn pending(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Over => SeatSet::EMPTY,
            Step::Assign if !state.assignment.in_turn => self.assigning(state),
            _ => SeatSet::one(state.actor),
        }
    }

    /// Seats that may use a rune or demand turn order although nobody waits for them.
    pub(crate) fn optional(&self, state: &State) -> SeatSet {
        let runes = self.runes_may_interrupt(state);
        if !runes {
            return SeatSet::EMPTY;
        }
        let asked = self.pending(state);
        Seat::all(self.players)
            .filter(|seat| !asked.contains(*seat))
            .filter(|seat| self.holds_free_rune(state, *seat) || self.can_demand_turns(state, *seat).is_ok())
            .collect()
    }

    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.0 >= self.players {
            return Err(Illegal::NOT_NOW);
        }
        match action {
            Action::UseGifts { food, wood, coin } => {
                self.can_use(state, seat, Rune::Gifts)?;
                let goods = u16::from(food) + u16::from(wood) + u16::from(coin);
                require(goods == u16::from(self.content.rune_powers.gifts_goods), "champions-illegal-gifts")
            }
            Action::UseSuccess(destiny) => {
                self.can_use(state, seat, Rune::Success)?;
                require(state.player(seat).destinies.contains(destiny), "champions-illegal-no-destiny")
            }
            Action::UsePotential(blanks) => {
                self.can_use(state, seat, Rune::Potential)?;
                let fits = !blanks.is_none() && blanks.fits_in(state.fight.dice.with_face(Face::Blank));
                require(fits, "champions-illegal-not-blank")
            }
            Action::Use(Rune::Gifts | Rune::Success | Rune::Potential) => Err(Illegal::NOT_NOW),
            Action::Use(rune) => self.can_use(state, seat, rune),
            Action::InTurn => self.can_demand_turns(state, seat),
            _ if state.step == Step::Over => Err(Illegal::OVER),
            _ if !self.pending(state).contains(seat) => Err(Illegal::NOT_ASKED),
            _ => self.answers(state, seat, action),
        }
    }

    /// Whether the action answers what the seat is asked.
    fn answers(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let player = state.player(seat);
        match (state.step, action) {
            (Step::Leaders, Action::Lead(leader)) => {
                let free = state.players.iter().all(|player| player.leader != Some(leader));
                require(free, "champions-illegal-leader-taken")
            }
            (Step::Place, Action::Work(place)) => self.can_work(state, seat, place),
            (Step::Harbour { .. }, Action::Sail(shore)) => {
                require(self.shore_in_use(shore), "champions-illegal-not-in-play")?;
                require(state.shore(shore).berth.is_none(), "champions-illegal-taken")
            }
            (Step::TakeRune, Action::TakeRune(Some(rune))) => {
                require(state.open_runes.contains(rune), "champions-illegal-no-runes")
            }
            (Step::TakeRune, Action::TakeRune(None)) => {
                require(!state.decks.runes.is_empty(), "champions-illegal-no-runes")
            }
            (Step::Church, Action::Favor(favor)) => {
                match self.content.church_coins.get((favor as usize).wrapping_sub(1)) {
                    Some(coins) => afford(player, Purse::of(Good::Coin, *coins)),
                    None => Err(Illegal::because("champions-illegal-church")),
                }
            }
            (Step::Build, Action::Build(ship)) => {
                require(self.ship_for_sale(state, ship), "champions-illegal-ship-gone")?;
                afford(player, self.ship_price(ship))
            }
            (Step::Market { .. }, Action::Trade { give, take }) => self.can_trade(state, seat, give, take),
            (Step::Beggar { .. }, Action::Give) => Ok(()),
            (Step::Recruit { offer }, Action::Recruit(weapon)) => {
                require(offer[weapon] > 0, "champions-illegal-not-so-many")
            }
            (Step::Look { .. }, Action::Look(shore)) => require(
                self.shore_in_use(shore) && state.shore(shore).journey.is_some(),
                "champions-illegal-not-in-play",
            ),
            (Step::Draw, Action::Draw) => Ok(()),
            (Step::Keep { drawn }, Action::Keep(destiny)) | (Step::Bury { drawn }, Action::Bury(destiny)) => {
                require(drawn.contains(destiny), "champions-illegal-no-destiny")
            }
            (Step::Assign, Action::Send { field, crew }) => self.can_send(state, seat, field, crew),
            (Step::Assign, Action::Load { shore, food }) => self.can_load(state, seat, shore, food),
            (Step::Assign, Action::Done) if state.assignment.next[seat.index()] == Errand::CONFIRM => Ok(()),
            (Step::Ready, Action::Go) | (Step::Rolled, Action::Stand) => Ok(()),
            (Step::Rolled, Action::Reroll(dice)) => {
                require(player.goods.favor > 0, "champions-illegal-no-favor")?;
                require(!dice.is_none() && dice.fits_in(state.fight.dice), "champions-illegal-no-such-dice")
            }
            (Step::Losses { .. } | Step::Toll { .. } | Step::Starve { .. }, Action::Lose(loss)) => {
                let (count, food, crew) = self.at_stake(state);
                require(loss.food <= food && loss.warriors.fits_in(crew), "champions-illegal-not-so-many")?;
                require(loss.total() == count, "champions-illegal-wrong-loss")
            }
            (Step::Blame, Action::Blame(blamed)) => {
                require(blamed.0 < self.players && blamed != seat, "champions-illegal-blame")
            }
            (
                Step::Market { .. } | Step::Beggar { .. } | Step::Triumph { .. } | Step::Journey | Step::LastRunes,
                Action::Done,
            ) => Ok(()),
            _ => Err(Illegal::NOT_NOW),
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

    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if seat.0 >= self.players || state.step == Step::Over {
            return;
        }
        if self.pending(state).contains(seat) {
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
                let free = free_places(state);
                let asking = free.without(Place::PLAIN).iter();
                let closed = asking.filter(|place| self.can_work(state, seat, *place).is_err()).collect();
                actions.extend(free.without(closed).iter().map(Action::Work));
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
            Step::Market { .. } => self.list_trades(state, seat, actions),
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

    fn list_trades(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        for give in Good::ALL {
            for take in Good::ALL {
                if self.can_trade(state, seat, give, take).is_ok() {
                    actions.push(Action::Trade { give, take });
                }
            }
        }
        actions.push(Action::Done);
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
}
