//! The five phases of a round, and what happens by itself between two decisions.

use std::ops::RangeInclusive;

use engine::{Seat, SeatSet, Sink};

use crate::settlement::{DEFENCES, Place, Places};
use crate::state::{Hold, OPEN_MISSIONS, OncePerRound, Source, Stage, State, Task, Turn};
use crate::{Building, Card, Event, GoneWild, Resource};

impl GoneWild {
    /// Goes on by itself until somebody has to decide.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            sink.position(state);
            if let Some(owed) = state.tasks.last() {
                match *owed {
                    Task::Effect { card, index } => {
                        state.tasks.pop();
                        if let Some(effect) = self.content.card(card).effects.get(usize::from(index)) {
                            self.run_effect(state, *effect, sink);
                        }
                    }
                    Task::AsgardGain { seat } => self.turn_asgard(state, seat, sink),
                    Task::Stow { seat, resource } => match self.forced_stow(state, seat, resource) {
                        Some(place) => self.stow(state, place, sink),
                        None => return,
                    },
                    _ => return,
                }
                continue;
            }
            match state.stage {
                Stage::Action | Stage::Over => return,
                Stage::TurnEnd => self.next_turn(state, sink),
                Stage::Storage { step } if step == self.players => self.end_storage(state, sink),
                Stage::Storage { step } => {
                    let seat = state.first.left(step, self.players);
                    if self.next_container(state, seat).is_some() {
                        return;
                    }
                    self.store(state, seat, sink);
                }
                Stage::Keeping(seats) => {
                    if !seats.is_empty() {
                        return;
                    }
                    self.end_round(state, sink);
                }
            }
        }
    }

    fn next_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let next = state.turn.active.left(1, self.players);
        if next == state.first {
            state.stage = Stage::Storage { step: 0 };
            state.holds.clear();
        } else {
            self.begin_turn(state, next, sink);
        }
    }

    fn begin_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.turn = Turn::of(seat);
        state.stage = Stage::Action;
        sink.plain(Event::TurnBegan { seat });
    }

    /// Production, draw and new missions; then the first player's turn.
    pub(crate) fn begin_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.position(state);
        sink.plain(Event::RoundBegan { round: state.round, first: state.first });
        for seat in self.clockwise(state.first) {
            self.produce(state, seat, sink);
        }
        for seat in self.clockwise(state.first) {
            let taverns = state.player(seat).settlement.working(Building::Tavern).len() as u8;
            self.draw(state, seat, self.content.round.hand_size + taverns, sink);
        }
        for seat in self.clockwise(state.first) {
            self.deal_missions(state, seat, sink);
        }
        self.begin_turn(state, state.first, sink);
    }

    /// One token on each Brewery and Gold Factory, never more than one.
    fn produce(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let settlement = &mut state.player_mut(seat).settlement;
        let mut made = [0; Resource::COUNT];
        for building in [Building::Brewery, Building::GoldFactory] {
            let Some(resource) = building.produces() else { continue };
            for place in settlement.working(building).iter() {
                made[resource.index()] += 1 - settlement.tokens[place.index()].min(1);
                settlement.tokens[place.index()] = 1;
            }
        }
        if made != [0; Resource::COUNT] {
            sink.plain(Event::Produced { seat, beer: made[0], gold: made[1] });
        }
    }

    pub(crate) fn deal_missions(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        for slot in 0..OPEN_MISSIONS {
            if state.player(seat).missions[slot].is_none()
                && let Some(mission) = self.draw_mission(state)
            {
                state.player_mut(seat).missions[slot] = Some(mission);
                sink.reveal(Event::MissionDealt { seat, slot: slot as u8, mission });
            }
        }
    }

    /// The container whose tokens are to be settled next, and how many it may hold; nothing where the
    /// player has no choice left. Stored tokens must stay stored; produced ones need not be.
    pub(crate) fn next_container(&self, state: &State, seat: Seat) -> Option<(Place, RangeInclusive<u8>)> {
        let settlement = &state.player(seat).settlement;
        let capacity = self.content.round.container_capacity;
        for (source, store) in STORES {
            let containers = settlement.working(store);
            let stored = settlement.sum(store);
            let produced = settlement.sum(source);
            let held: u8 = state.holds.iter().filter(|hold| containers.has(hold.place)).map(|hold| hold.tokens).sum();
            let loose = (stored + produced).saturating_sub(held);
            let settled: Places = state.holds.iter().fold(Places::default(), |mut places, hold| {
                places.insert(hold.place);
                places
            });
            let open = containers.without(settled);
            let Some(place) = open.iter().next() else { continue };
            let room_after = (open.len() as u8 - 1) * capacity;
            let must_stay = stored.saturating_sub(held);
            let least = must_stay.saturating_sub(room_after);
            let most = loose.min(capacity);
            if least < most {
                return Some((place, least..=most));
            }
        }
        None
    }

    pub(crate) fn hold(&self, state: &mut State, seat: Seat, place: Place, tokens: u8, sink: &mut impl Sink<Event>) {
        state.holds.push(Hold { place, tokens });
        if self.next_container(state, seat).is_none() {
            self.store(state, seat, sink);
        }
    }

    /// Puts the tokens where they were settled, the rest where they fill containers best, and counts
    /// full containers. Produced tokens that find no room are lost. Then the next player stores.
    pub(crate) fn store(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let capacity = self.content.round.container_capacity;
        let holds = state.holds.clone();
        let settlement = &mut state.player_mut(seat).settlement;
        let mut full = 0;
        let mut lost = [0; Resource::COUNT];
        for (source, store) in STORES {
            let Some(resource) = store.stores() else { continue };
            let mut loose = settlement.sum(source) + settlement.sum(store);
            Place::of(source).for_each(|place| settlement.tokens[place.index()] = 0);
            let mut open = settlement.working(store);
            // Tokens never lie in a container under construction.
            for hold in holds.iter().filter(|hold| open.has(hold.place)) {
                let tokens = hold.tokens.min(loose);
                settlement.tokens[hold.place.index()] = tokens;
                loose -= tokens;
            }
            for hold in &holds {
                open.remove(hold.place);
            }
            // The fullest first, so that what stands full stays full.
            for _ in 0..open.len() {
                let fullest = open.iter().max_by_key(|place| settlement.tokens[place.index()]);
                let Some(place) = fullest else { break };
                open.remove(place);
                let tokens = loose.min(capacity);
                settlement.tokens[place.index()] = tokens;
                loose -= tokens;
            }
            for place in settlement.working(store).iter() {
                let tokens = settlement.tokens[place.index()];
                full += u8::from(tokens >= capacity);
                if tokens > 0 {
                    sink.plain(Event::Held { seat, place, tokens });
                }
            }
            lost[resource.index()] = loose;
        }
        if lost != [0; Resource::COUNT] {
            sink.plain(Event::TokensLost { seat, beer: lost[0], gold: lost[1] });
        }
        if full > 0 {
            self.score(state, seat, Source::Containers, full * self.content.scoring.full_container, sink);
        }
        state.holds.clear();
        if let Stage::Storage { step } = &mut state.stage {
            *step += 1;
        }
    }

    /// Everybody has stored, and the Asgard cards that this brought are taken.
    fn end_storage(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.last_round || state.round >= self.content.readings.rounds_max {
            self.finish(state, sink);
            return;
        }
        let keeps = |seat: &Seat| {
            let player = state.player(*seat);
            !player.settlement.working(Building::Drakkar).is_empty() && !player.hand.is_empty()
        };
        let keepers: SeatSet = state.seats().filter(keeps).collect();
        state.stage = Stage::Keeping(keepers);
    }

    /// One Drakkar of the player keeps a card, or nothing.
    pub(crate) fn keep(&self, state: &mut State, seat: Seat, card: Option<Card>) {
        let Stage::Keeping(mut seats) = state.stage else { return };
        let _ = state.player_mut(seat).kept.try_push(card);
        if self.drakkars_left(state, seat) == 0 {
            seats.remove(seat);
            state.stage = Stage::Keeping(seats);
        }
    }

    /// Drakkars that can still keep a card.
    pub(crate) fn drakkars_left(&self, state: &State, seat: Seat) -> usize {
        let player = state.player(seat);
        let most = player.settlement.working(Building::Drakkar).len().min(usize::from(player.hand.len()));
        most.saturating_sub(player.kept.len())
    }

    /// Phase 5, in the rulebook's order.
    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in state.seats() {
            let player = state.player_mut(seat);
            let played = player.played.take();
            player.discard.add_all(&played);
            let mut gone = player.hand.take();
            let had_a_choice = !player.kept.is_empty();
            for card in player.kept.take().into_iter().flatten() {
                gone.remove(card);
                player.hand.add(card);
            }
            // Discards lie open: a card that was known and is not among them was kept.
            player.shown = player.shown.minus(&gone);
            player.spied = player.spied.minus(&gone);
            player.discard.add_all(&gone);
            let count = player.hand.len();
            // Also that nothing was kept comes to light only now.
            if had_a_choice {
                sink.reveal(Event::Kept { seat, count });
            }
            player.area_defence = 0;
            player.round = OncePerRound::default();
            player.settlement.defences = [[0; DEFENCES]; Place::COUNT];
            player.settlement.sites.clear();
            player.settlement.damaged.clear();
            player.settlement.hall_tokens = [0; Resource::COUNT];
        }
        let last = state.path.row.len() - 1;
        if let Some(card) = state.path.row[last].take() {
            state.path.discard.add(card);
            sink.plain(Event::PathDiscarded { card });
        }
        self.slide_path(state, last, sink);
        sink.plain(Event::RoundEnded { round: state.round });
        state.closed = SeatSet::EMPTY;
        state.first = state.first.left(1, self.players);
        state.round += 1;
        self.begin_round(state, sink);
    }

    /// All seats from the first on.
    fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |step| first.left(step, players))
    }
}

/// What is produced, and where it is stored.
const STORES: [(Building, Building); 2] =
    [(Building::Brewery, Building::BeerContainer), (Building::GoldFactory, Building::GoldContainer)];
