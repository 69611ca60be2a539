//! Sending out warriors: secretly and at the same time, or openly in turn order once somebody asks for it.
//!
//! Each player settles the reserved fights from left to right: the crew first, then the food of a ship.
//! Parts that leave no choice are passed over. A secret assignment ends with a confirmation.

use engine::{Audience, Illegal, Named, News, Seat, SeatSet, Sink, require};

use crate::Champions;
use crate::event::Event;
use crate::names::{Field, Rune, Shore};
use crate::state::{Assignment, Errand, Scene, State, Step};
use crate::warriors::Warriors;

impl Errand {
    pub(crate) const DONE: Errand = Errand { field: Field::COUNT as u8, food: false };
    /// Everything is chosen in secret and only has to be confirmed: so nobody can tell from the number of
    /// decisions what they were.
    pub(crate) const CONFIRM: Errand = Errand { field: Field::COUNT as u8, food: true };

    pub(crate) fn is_done(self) -> bool {
        self == Errand::DONE
    }

    pub(crate) fn target(self) -> Option<Field> {
        Field::from_index(self.field.into())
    }
}

impl Champions {
    pub(crate) fn begin_assignment(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.step = Step::Assign;
        state.assignment = Assignment { next: [Errand::DONE; 4], ..Assignment::default() };
        for seat in Seat::all(self.players) {
            self.give_errands(state, seat);
        }
        self.assign_on(state, sink);
    }

    fn give_errands(&self, state: &mut State, seat: Seat) {
        state.assignment.crews_settled_to[seat.index()] = Errand::default();
        state.assignment.next[seat.index()] = self.errand_from(state, seat, Errand::default());
    }

    /// The first part at or after `errand` in which the seat has a choice.
    fn errand_from(&self, state: &State, seat: Seat, mut errand: Errand) -> Errand {
        let crews_settled_to = state.assignment.crews_settled_to[seat.index()];
        while let Some(field) = errand.target() {
            if state.owner(field) != Some(seat) {
                errand = Errand { field: errand.field + 1, food: false };
                continue;
            }
            let open = if errand.food {
                self.food_limit(state, seat, field) > 0
            } else {
                errand >= crews_settled_to && !self.crew_limit(state, seat, field).is_none()
            };
            if open {
                return errand;
            }
            errand = following(errand);
        }
        Errand::DONE
    }

    /// The warriors at home that may be sent there. A weapon that a troll or draugr forbids stays at home;
    /// against a monster it may sail.
    pub(crate) fn crew_limit(&self, state: &State, seat: Seat, field: Field) -> Warriors {
        let home = state.player(seat).warriors;
        let forbidden = state.foe_at(field).and_then(|foe| self.content.foes[foe.index()].forbids);
        if field.shore().is_some() { home } else { home.without(forbidden) }
    }

    /// Room on the ship at a shore, for warriors and food together.
    pub(crate) fn capacity(&self, state: &State, shore: Shore) -> u8 {
        state.shore(shore).berth.map_or(0, |berth| self.content.ships[berth.ship.index()].capacity)
    }

    /// The most food that can be loaded beside the crew.
    pub(crate) fn food_limit(&self, state: &State, seat: Seat, field: Field) -> u8 {
        let Some(shore) = field.shore() else { return 0 };
        let room = self.capacity(state, shore).saturating_sub(state.crew(field).total());
        room.min(state.player(seat).goods.food)
    }

    pub(crate) fn can_send(&self, state: &State, seat: Seat, field: Field, crew: Warriors) -> Result<(), Illegal> {
        self.has_errand(state, seat, Errand { field: field.index() as u8, food: false })?;
        require(crew.fits_in(state.player(seat).warriors), "champions-illegal-not-so-many")?;
        require(crew.fits_in(self.crew_limit(state, seat, field)), "champions-illegal-forbidden-weapon")?;
        let fits = field.shore().is_none_or(|shore| crew.total() <= self.capacity(state, shore));
        require(fits, "champions-illegal-ship-full")
    }

    pub(crate) fn can_load(&self, state: &State, seat: Seat, shore: Shore, food: u8) -> Result<(), Illegal> {
        self.has_errand(state, seat, Errand { field: shore.field().index() as u8, food: true })?;
        require(food <= state.player(seat).goods.food, "champions-illegal-cannot-pay")?;
        require(food <= self.food_limit(state, seat, shore.field()), "champions-illegal-ship-full")
    }

    fn has_errand(&self, state: &State, seat: Seat, errand: Errand) -> Result<(), Illegal> {
        let asked = state.step == Step::Assign && state.assignment.next[seat.index()] == errand;
        if asked { Ok(()) } else { Err(Illegal::NOT_NOW) }
    }

    pub(crate) fn send(
        &self,
        state: &mut State,
        seat: Seat,
        field: Field,
        crew: Warriors,
        sink: &mut impl Sink<Event>,
    ) {
        state.player_mut(seat).warriors -= crew;
        state.crews[field.index()] = crew;
        self.errand_settled(state, seat, field, sink);
    }

    pub(crate) fn load(&self, state: &mut State, seat: Seat, shore: Shore, food: u8, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).goods.food -= food;
        state.shore_mut(shore).food = food;
        self.errand_settled(state, seat, shore.field(), sink);
    }

    fn errand_settled(&self, state: &mut State, seat: Seat, field: Field, sink: &mut impl Sink<Event>) {
        let audience = if state.assignment.in_turn { Audience::All } else { Audience::only(seat) };
        sink.emit(audience, News::Plain, sent(state, seat, field));
        let next = following(state.assignment.next[seat.index()]);
        let next = self.errand_from(state, seat, next);
        if !next.is_done() {
            state.assignment.next[seat.index()] = next;
        } else if state.assignment.in_turn && !self.gifts_could_be_loaded(state, seat) {
            sink.skip(seat, || self.gifts_could_be_loaded(state, seat));
            self.settle(state, seat, sink);
        } else {
            state.assignment.next[seat.index()] = Errand::CONFIRM;
        }
    }

    /// Whether the seat holds the unused rune of gifts, and a ship with a crew of its own has room for the food.
    fn gifts_could_be_loaded(&self, state: &State, seat: Seat) -> bool {
        let has_room = |shore: Shore| {
            let (field, crew) = (shore.field(), state.crew(shore.field()).total());
            state.owner(field) == Some(seat) && (1..self.capacity(state, shore)).contains(&crew)
        };
        state.player(seat).has_ready(Rune::Gifts) && self.shores().any(has_room)
    }

    /// New food has come home while the seat assigns: the food of all its ships is asked again, the crews stay.
    pub(crate) fn reopen_loading(&self, state: &mut State, seat: Seat) {
        if state.step != Step::Assign || state.assignment.settled.contains(seat) {
            return;
        }
        for shore in Shore::all() {
            if state.owner(shore.field()) != Some(seat) {
                continue;
            }
            let food = std::mem::take(&mut state.shore_mut(shore).food);
            let goods = &mut state.player_mut(seat).goods;
            goods.food = goods.food.saturating_add(food);
        }
        let now = state.assignment.next[seat.index()];
        let settled_to = &mut state.assignment.crews_settled_to[seat.index()];
        *settled_to = now.max(*settled_to);
        let first = self.errand_from(state, seat, Errand::default());
        if !first.is_done() {
            state.assignment.next[seat.index()] = first;
        }
    }

    /// The seat has sent out its warriors.
    pub(crate) fn settle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.assignment.next[seat.index()] = Errand::DONE;
        state.assignment.settled.insert(seat);
        sink.plain(Event::Settled { seat });
        self.assign_on(state, sink);
    }

    /// Waits for the next player, or goes on to the fights when nothing is open.
    fn assign_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let open = self.assigning(state);
        if open.is_empty() {
            for seat in Seat::all(self.players).filter(|seat| !state.assignment.settled.contains(*seat)) {
                sink.skip(seat, || self.gifts_could_be_loaded(state, seat));
            }
            if !state.assignment.in_turn {
                for field in Field::all() {
                    if let Some(seat) = state.owner(field) {
                        sink.reveal(sent(state, seat, field));
                    }
                }
            }
            state.scene = Scene::Hunt(0);
            return self.fight_on(state, sink);
        }
        let turn =
            (0..self.players).map(|steps| state.marker.left(steps, self.players)).find(|seat| open.contains(*seat));
        state.actor = turn.unwrap_or(state.marker);
    }

    /// Seats that still have to send out warriors or load food.
    pub(crate) fn assigning(&self, state: &State) -> SeatSet {
        Seat::all(self.players).filter(|seat| !state.assignment.next[seat.index()].is_done()).collect()
    }

    /// Any player who has not settled yet may ask for turn order, as long as two or more have to choose.
    pub(crate) fn can_demand_turns(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let assignment = &state.assignment;
        let choosing = || self.assigning(state).union(assignment.settled).len();
        let open = state.step == Step::Assign && !assignment.in_turn && !assignment.settled.contains(seat);
        if open && choosing() > 1 { Ok(()) } else { Err(Illegal::NOT_NOW) }
    }

    /// What was settled in secret is handed back unseen, and everybody chooses openly.
    pub(crate) fn demand_turns(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.reveal(Event::TurnOrderDemanded { seat });
        for field in Field::all() {
            self.hand_back(state, field);
        }
        state.assignment.in_turn = true;
        state.assignment.settled = SeatSet::EMPTY;
        for seat in Seat::all(self.players) {
            self.give_errands(state, seat);
        }
        self.assign_on(state, sink);
    }

    /// Crew and food of a fight return to their owner.
    pub(crate) fn hand_back(&self, state: &mut State, field: Field) {
        let Some(seat) = state.owner(field) else { return };
        let crew = std::mem::take(&mut state.crews[field.index()]);
        state.player_mut(seat).warriors += crew;
        if let Some(shore) = field.shore() {
            let food = std::mem::take(&mut state.shore_mut(shore).food);
            let goods = &mut state.player_mut(seat).goods;
            goods.food = goods.food.saturating_add(food);
        }
    }

    /// Forgets what a seat has decided so far in secret; it chooses again from the first fight on.
    pub(crate) fn restart_errands(&self, state: &mut State, seat: Seat) {
        for field in Field::all()
            .filter(|field| state.owner(*field) == Some(seat))
            .collect::<arrayvec::ArrayVec<_, { Field::COUNT }>>()
        {
            self.hand_back(state, field);
        }
        state.assignment.settled.remove(seat);
        self.give_errands(state, seat);
    }
}

fn sent(state: &State, seat: Seat, field: Field) -> Event {
    let food = field.shore().map_or(0, |shore| state.shore(shore).food);
    Event::Sent { seat, field, crew: state.crew(field), food }
}

fn following(errand: Errand) -> Errand {
    if errand.food { Errand { field: errand.field + 1, food: false } } else { Errand { food: true, ..errand } }
}
