//! The frame of the game: beginning a round, cleaning up after it.

use engine::{Audience, Named, News, Seat, SeatSet, Sink};

use crate::Champions;
use crate::event::Event;
use crate::names::{Destiny, Field, Journey, Shore, Weapon};
use crate::state::{Fight, Scene, Standing, State, Step};
use crate::warriors::Warriors;

impl Champions {
    pub(crate) fn keep_destiny(&self, state: &mut State, seat: Seat, destiny: Destiny, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).destinies.insert(destiny);
        state.destiny_known[destiny.index()].insert(seat);
        sink.emit(Audience::only(seat), News::Revealed, Event::DestinyKept { seat, destiny });
    }

    /// The shores in use: the rightmost only with four players.
    pub(crate) fn shores(&self) -> impl Iterator<Item = Shore> + '_ {
        Shore::all().filter(|shore| self.shore_in_use(*shore))
    }

    pub(crate) fn shore_in_use(&self, shore: Shore) -> bool {
        self.content.shores[shore.index()].min_players <= self.players
    }

    /// The seven steps of setting up a round, in printed order.
    pub(crate) fn begin_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.position(state);
        sink.plain(Event::RoundBegan { round: state.round });
        state.troll = state.decks.trolls.pop();
        if let Some(foe) = state.troll {
            sink.reveal(Event::TrollCame { foe });
        }
        for (index, field) in [Field::Draugr1, Field::Draugr2].into_iter().enumerate() {
            state.draugr[index] = state.decks.draugr.pop();
            if let Some(foe) = state.draugr[index] {
                sink.reveal(Event::DraugrCame { field, foe });
            }
        }
        for shore in self.shores() {
            if state.shore(shore).journey.is_none() {
                let journey = self.draw_journey(state);
                let space = state.shore_mut(shore);
                (space.journey, space.journey_open, space.seen_by) = (journey, false, SeatSet::EMPTY);
                sink.plain(Event::JourneyLaid { shore });
            }
        }
        while state.open_runes.len() < self.content.rune_spaces.into() {
            let Some(rune) = state.decks.runes.pop() else { break };
            state.open_runes.insert(rune);
            sink.reveal(Event::RuneLaid { rune });
        }
        for shore in self.shores() {
            if state.shore(shore).monster.is_none() {
                state.shore_mut(shore).monster = state.decks.monsters.pop();
                if let Some(foe) = state.shore(shore).monster {
                    sink.reveal(Event::MonsterCame { shore, foe });
                }
            }
        }
        if let Some(merchant) = state.decks.merchants.pop() {
            state.merchant = Some(merchant);
            sink.reveal(Event::MerchantCame { merchant });
        }
        self.grow_stacks(state, sink);
        for player in &mut state.players {
            player.idle = player.workers;
        }
        state.step = Step::Place;
        state.actor = state.marker;
    }

    /// One warrior to each smith, as long as the supply has them, and one food to the smokehouse.
    fn grow_stacks(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let come = Warriors::new(1, 1, 1).at_most(state.supply);
        for weapon in Weapon::ALL {
            *state.smith_mut(weapon) += come[weapon];
        }
        state.supply -= come;
        state.smoked_food = state.smoked_food.saturating_add(1);
        sink.plain(Event::StacksGrew { warriors: come, food: 1 });
    }

    /// The top journey; the used ones are shuffled when the deck is empty.
    pub(crate) fn draw_journey(&self, state: &mut State) -> Option<Journey> {
        if state.decks.journeys.is_empty() {
            std::mem::swap(&mut state.decks.journeys, &mut state.decks.journeys_used);
            state.chance.shuffle(&mut state.decks.journeys);
        }
        state.decks.journeys.pop()
    }

    /// After the fights: everything goes back to where it belongs, then the next round or the end.
    pub(crate) fn clean_up(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.position(state);
        state.scene = Scene::Peace;
        state.fight = Fight::default();
        state.standing = Standing::default();
        for player in &mut state.players {
            (player.idle, player.hunting, player.begging, player.in_huts) = (0, 0, 0, false);
        }
        if let Some(foe) = state.troll.take() {
            state.decks.foes_used.push(foe);
            for player in &mut state.players {
                player.goods.blame = player.goods.blame.saturating_add(1);
            }
            sink.plain(Event::TrollUnbeaten { foe });
        }
        for index in 0..state.draugr.len() {
            if let Some(foe) = state.draugr[index].take() {
                state.decks.foes_used.push(foe);
                sink.plain(Event::DraugrLeft { foe });
            }
        }
        for shore in self.shores() {
            let space = state.shore_mut(shore);
            space.berth = None;
            if space.journey_open {
                space.journey_open = false;
                if let Some(journey) = space.journey.take() {
                    state.decks.journeys_used.push(journey);
                }
            }
            let space = state.shore_mut(shore);
            if space.monster.is_some() {
                space.bounty = space.bounty.saturating_add(self.content.scoring.bounty_coins);
                sink.plain(Event::BountyGrew { shore, coins: space.bounty });
            }
        }
        if state.round < self.content.limits.rounds {
            state.round += 1;
            self.begin_round(state, sink);
        } else {
            self.ask_for_last_runes(state, 0, sink);
        }
    }

    /// Once the last round is over every player may still use runes, in turn order from `offset` on.
    pub(crate) fn ask_for_last_runes(&self, state: &mut State, offset: u8, sink: &mut impl Sink<Event>) {
        let waiting = (offset..self.players)
            .map(|steps| state.marker.left(steps, self.players))
            .find(|seat| self.holds_free_rune(state, *seat));
        if let Some(seat) = waiting {
            state.step = Step::LastRunes;
            state.actor = seat;
        } else {
            state.step = Step::Over;
            sink.reveal(Event::GameEnded);
        }
    }

    /// How many places to the left of the marker a seat sits.
    pub(crate) fn offset_of(&self, state: &State, seat: Seat) -> u8 {
        (seat.0 + self.players - state.marker.0) % self.players
    }
}
