//! The twelve phases of a round, in the rulebook's order, and the end of the game.

use engine::{Seat, SeatSet, Sink};

use crate::Feast;
use crate::action::Place;
use crate::cards::Card;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Good, LOTS, Resource};
use crate::occupations::{CardTask, Change, Condition, Moment, Op, When};
use crate::state::{Gather, Pause, Phase, Standing, State, Table, Task, Use};
use crate::supply::Source;

impl Feast {
    /// Seats in turn order, from the start player.
    pub(crate) fn in_turn_order(&self, state: &State) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (start, players) = (state.start_player, self.players);
        (0..players).map(move |steps| start.left(steps, players))
    }

    /// Owes something for every seat, in turn order.
    fn owe_each(&self, state: &mut State, task: impl Fn(&State, Seat) -> Option<Task>) {
        for seat in self.in_turn_order(state).rev() {
            if let Some(task) = task(state, seat) {
                state.owe(seat, task);
            }
        }
    }

    fn pause(&self, state: &mut State, pause: Pause, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players) {
            let player = state.player_mut(seat);
            player.fiddled = 0;
            player.kept = 0;
        }
        self.owe_each(state, |state, seat| self.has_something_to_do(state, seat).then_some(Task::Pause(pause)));
        for seat in Seat::all(self.players) {
            sink.skip(seat, || !self.has_something_to_do(state, seat) && self.could_use_pause(state, seat, pause));
        }
    }

    fn owe_moment(&self, state: &mut State, moment: Moment) {
        let waiting = self.content.waiting[moment.when as usize];
        self.owe_each(state, |state, seat| {
            (!state.player(seat).played.both(waiting).is_empty()).then_some(Task::Moment(moment))
        });
    }

    /// Nothing is owed: the next phase begins.
    pub(crate) fn next_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let last = state.round == self.length().rounds;
        state.phase = match state.phase {
            Phase::NewViking => Phase::Harvest,
            Phase::Harvest => Phase::Islands,
            Phase::Islands => Phase::Weapon,
            Phase::Weapon => Phase::Actions,
            Phase::Actions => Phase::StartPlayer,
            Phase::StartPlayer => Phase::Income,
            Phase::Income => Phase::Breeding,
            Phase::Breeding => Phase::Feast,
            Phase::Feast if last => Phase::Final,
            Phase::Feast => Phase::Bonus,
            Phase::Bonus => Phase::Mountains,
            Phase::Mountains => Phase::Return,
            Phase::Return => {
                state.round += 1;
                Phase::NewViking
            }
            Phase::Final | Phase::Over => Phase::Over,
        };
        self.begin_phase(state, sink);
    }

    pub(crate) fn begin_phase(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.plain(Event::Phase { phase: state.phase });
        match state.phase {
            Phase::NewViking => self.new_viking(state, sink),
            Phase::Harvest => self.harvest(state),
            Phase::Islands => self.turn_islands(state, sink),
            Phase::Weapon => {
                self.owe_each(state, |_, _| Some(Task::Gather(Gather::Weapon)));
                self.pause_for_tutor(state);
            }
            Phase::Actions => self.begin_actions(state),
            Phase::StartPlayer => {
                if let (Some(seat), true) = (state.last_placed, self.players > 1) {
                    state.start_player = seat;
                    sink.plain(Event::StartPlayer { seat });
                }
            }
            Phase::Income => {
                // All boards pay at once, after everybody has laid what they want.
                state.owe(state.start_player, Task::Gather(Gather::Income));
                self.pause(state, Pause::BeforeIncome, sink);
                self.owe_moment(state, Moment::of(When::IncomeBefore));
            }
            Phase::Breeding => {
                self.owe_each(state, |_, _| Some(Task::Gather(Gather::Breed)));
                self.pause_before_breeding(state);
            }
            Phase::Feast => {
                self.owe_each(state, |_, _| Some(Task::Gather(Gather::LayTable)));
                self.pause_before_feast(state);
            }
            Phase::Bonus => {
                self.owe_moment(state, Moment::of(When::BonusAfter));
                self.owe_moment(state, Moment::of(When::BonusDuring));
                state.owe(state.start_player, Task::Gather(Gather::Bonus));
                self.pause(state, Pause::BeforeBonus, sink);
            }
            Phase::Mountains => {
                state.owe(state.start_player, Task::Gather(Gather::Mountains));
                self.pause_for_tutor(state);
            }
            Phase::Return => self.return_vikings(state, sink),
            Phase::Final => self.pause(state, Pause::Final, sink),
            Phase::Over => sink.plain(Event::Over),
        }
    }

    fn new_viking(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.plain(Event::Round { round: state.round });
        for seat in Seat::all(self.players) {
            let player = state.player_mut(seat);
            player.thing += 1;
            player.pairs_placed = 0;
        }
        self.pause_before_harvest(state);
    }

    pub(crate) fn harvest_level(&self, state: &State) -> u8 {
        self.length().harvest[state.round as usize - 1]
    }

    fn harvest(&self, state: &mut State) {
        let level = u8::from(self.harvest_level(state) > 0);
        // Everybody harvests, then cards that come after; each seat in turn.
        for seat in self.in_turn_order(state).rev() {
            state.owe(seat, Task::Moment(Moment::of(When::HarvestAfter).counts(level, 0)));
            state.owe(seat, Task::Moment(Moment::of(When::Harvest).counts(level, 0)));
            state.owe(seat, Task::Gather(Gather::Harvest));
            state.owe(seat, Task::Moment(Moment::of(When::HarvestStart).counts(level, 0)));
        }
    }

    fn gather_harvest(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let level = self.harvest_level(state);
        let mut bundle = Bundle::default();
        for good in Good::ALL {
            let number = self.content.goods[good.index()].harvest;
            if number > 0 && number <= level {
                bundle = bundle.plus(Item::Good(good), 1);
            }
        }
        self.gain(state, seat, &bundle, Source::Phase, sink);
    }

    /// Plower: a harvest for one player, with everything that reacts to a harvest (ruling R47).
    pub(crate) fn private_harvest(&self, state: &mut State, seat: Seat, card: Card) {
        state.owe(seat, Task::Moment(Moment::of(When::HarvestAfter).counts(1, 0)));
        state.owe(seat, Task::Moment(Moment::of(When::Harvest).counts(1, 0)));
        state.owe(seat, Task::Gather(Gather::PrivateHarvest(card.0)));
        // Sower looks at what lies there before the harvest comes in.
        state.owe(seat, Task::Moment(Moment::of(When::HarvestStart).counts(1, 0)));
    }

    fn turn_islands(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Some(turning) = self.length().turned[state.round as usize - 1] else {
            return;
        };
        for lot in 0..LOTS {
            if state.islands[lot].owner.is_some() {
                continue;
            }
            let island = state.island_of(lot);
            let board = &mut state.islands[lot];
            if lot == turning {
                board.turned = true;
                board.silver = 0;
                sink.plain(Event::IslandTurned { island: state.island_of(lot) });
            } else {
                board.silver += self.content.limits.island_silver;
                sink.plain(Event::IslandSilver { island, silver: self.content.limits.island_silver });
            }
        }
    }

    fn begin_actions(&self, state: &mut State) {
        state.passed = SeatSet::EMPTY;
        state.last_placed = None;
        state.turn = state.start_player;
        for seat in Seat::all(self.players) {
            let player = state.player_mut(seat);
            player.fiddled = 0;
            player.kept = 0;
        }
        state.owe(state.turn, Task::Turn);
    }

    /// The next seat that has not passed; when all have, cards that use the end of the phase.
    pub(crate) fn next_turn(&self, state: &mut State) {
        state.using = Use::default();
        for steps in 1..=self.players {
            let seat = state.turn.left(steps, self.players);
            if !state.passed.contains(seat) {
                state.turn = seat;
                let player = state.player_mut(seat);
                player.fiddled = 0;
                player.kept = 0;
                state.owe(seat, Task::Turn);
                return;
            }
        }
        self.owe_moment(state, Moment::of(When::ActionsEnd));
    }

    pub(crate) fn gather(&self, state: &mut State, seat: Seat, gather: Gather, sink: &mut impl Sink<Event>) {
        match gather {
            Gather::Harvest => self.gather_harvest(state, seat, sink),
            Gather::PrivateHarvest(card) => {
                let harvest = self.op_part(Card(card), |op| op == Op::HarvestPhase);
                let gain = harvest.and_then(|part| part.options.first()).map(|option| option.gain).unwrap_or_default();
                self.gain(state, seat, &gain, Source::Card, sink);
            }
            Gather::Weapon => match self.change(state, seat, Change::InsteadOfWeapon) {
                Some((card, _)) => state.owe(seat, Task::Card(CardTask::InsteadOfWeapon { card: card.0 })),
                None => self.draw_weapons(state, seat, 1, sink),
            },
            Gather::Income => {
                for seat in self.in_turn_order(state) {
                    let silver = self.income(state, seat);
                    state.player_mut(seat).resources[Resource::Silver] += u16::from(silver);
                    sink.plain(Event::Income { seat, silver });
                }
            }
            Gather::Breed => self.breed(state, seat, sink),
            Gather::LayTable => self.lay_table(state, seat),
            Gather::ClearTable => state.table = Table::default(),
            Gather::Mountains => {
                let moved = self.age_mountains(state, sink);
                self.owe_moment(state, Moment::of(When::MountainUpdate).counts(moved[0], moved[1]));
            }
            Gather::Bonus => {
                for seat in self.in_turn_order(state).rev() {
                    self.bonus(state, seat, sink);
                }
            }
        }
    }

    /// Pregnant animals have young; where none is pregnant and there are two, one will be.
    fn breed(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        for animal in [Good::Sheep, Good::Cattle] {
            let goods = &mut state.player_mut(seat).goods;
            let expecting = goods[animal.pregnant()];
            if expecting > 0 {
                goods[animal.pregnant()] = 0;
                goods[animal] += expecting;
                sink.plain(Event::Born { seat, animal, young: expecting });
                self.gain_good(state, seat, animal, expecting, Source::Phase);
            } else if goods[animal] >= 2 {
                goods[animal] -= 1;
                goods[animal.pregnant()] += 1;
                sink.plain(Event::Expecting { seat, animal });
            }
        }
    }

    /// All bonus goods of a seat, from all boards at once.
    fn bonus(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.house_bonus(state, seat, sink);
        for place in self.places(state, seat) {
            if matches!(place, Place::Island(_)) {
                self.board_bonus(state, seat, place, sink);
            }
        }
        self.home_bonus(state, seat, sink);
    }

    pub(crate) fn home_bonus(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.board_bonus(state, seat, Place::Home, sink);
    }

    fn board_bonus(&self, state: &mut State, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
        let covered = self.cover(state, seat, place).covered;
        for bonus in self.layout(place).active_bonuses(covered) {
            self.gain(state, seat, &bonus.gives, Source::Phase, sink);
        }
    }

    /// Bonus goods of the houses; Maid may change the one good of a house.
    pub(crate) fn house_bonus(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let maid = self.change(state, seat, Change::InsteadOfHouseGood);
        for place in self.places(state, seat) {
            if !matches!(place, Place::House(_)) {
                continue;
            }
            let covered = self.cover(state, seat, place).covered;
            let layout = self.layout(place);
            let bonuses = layout.active_bonuses(covered).count() as u8;
            if let Some((card, _)) = maid.filter(|(_, part)| part.condition == Condition::BonusGoods(bonuses)) {
                let good = layout.active_bonuses(covered).next().and_then(|bonus| {
                    bonus.gives.iter().find_map(|(item, _)| if let Item::Good(good) = item { Some(good) } else { None })
                });
                if let Some(good) = good {
                    state.owe(seat, Task::Card(CardTask::InsteadOfHouseGood { card: card.0, good }));
                }
            }
            self.board_bonus(state, seat, place, sink);
        }
    }

    fn return_vikings(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for space in crate::names::Space::ALL {
            let standing = &mut state.spaces[space];
            // Alone, Vikings stay for one more round and block their spaces.
            if self.players == 1 && standing.vikings > 0 && !standing.old {
                standing.old = true;
            } else {
                *standing = Standing::default();
            }
        }
        for seat in Seat::all(self.players) {
            state.player_mut(seat).thing = self.length().thing + state.round;
        }
        sink.plain(Event::VikingsReturned);
    }

    /// Only cards that react to a harvest make this moment matter.
    fn pause_before_harvest(&self, state: &mut State) {
        let level = u8::from(self.harvest_level(state) > 0);
        let moments =
            [When::HarvestStart, When::Harvest, When::HarvestAfter].map(|when| Moment::of(when).counts(level, 0));
        self.pause_where(state, Pause::BeforeHarvest, |state, seat| self.could_change(state, seat, &moments));
    }

    /// Only cards that change animals at any time, or a card played at any time, make this moment matter.
    fn pause_before_breeding(&self, state: &mut State) {
        self.pause_where(state, Pause::BeforeBreeding, |state, seat| self.could_change_animals(state, seat));
    }

    /// Cards look at the supply when the feast begins; at the table there is time enough to change it for those that
    /// look afterwards, unless no cell is left to lay.
    fn pause_before_feast(&self, state: &mut State) {
        let moments = [When::FeastStart, When::FeastAfter].map(Moment::of);
        self.pause_where(state, Pause::Between, |state, seat| {
            let bare = self.open_cells(state) > state.player(seat).emigrated() * self.content.limits.cells_per_ship;
            self.could_change(state, seat, if bare { &moments[..1] } else { &moments })
        });
    }

    /// A card played between two phases may matter in the next one.
    fn pause_for_tutor(&self, state: &mut State) {
        self.pause_where(state, Pause::Between, |_, _| false);
    }

    /// Seats for which the moment matters, or who could play a card, may act.
    fn pause_where(&self, state: &mut State, pause: Pause, matters: impl Fn(&State, Seat) -> bool) {
        self.owe_each(state, |state, seat| {
            (self.could_play_card(state, seat) || matters(state, seat)).then_some(Task::Pause(pause))
        });
    }
}
