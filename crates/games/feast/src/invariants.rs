//! What holds in every position, and how a described position is filled up to a whole one.

use engine::Seat;

use crate::Feast;
use crate::cards::CardSet;
use crate::content;
use crate::names::{Piece, Space, Special, Weapon};
use crate::state::{House, Phase, SpecialAt, State, Strip};

impl Feast {
    /// What lies nowhere else is in its deck, or in its place in the supply.
    pub(crate) fn restock(&self, state: &mut State) {
        let mut elsewhere = CardSet::EMPTY;
        for seat in Seat::all(self.players) {
            elsewhere = elsewhere.union(state.player(seat).hand).union(state.player(seat).played);
        }
        state.occupation_deck = self.dark_cards.without(elsewhere);
        for weapon in Weapon::ALL {
            let held: u8 = Seat::all(self.players).map(|seat| state.player(seat).weapons[weapon]).sum();
            let all = self.content.weapon_cards[weapon.index()];
            state.weapon_deck[weapon] = all.saturating_sub(held).saturating_sub(state.weapon_discard[weapon]);
        }
        for special in Special::ALL {
            if let SpecialAt::Laid(seat) = state.specials[special]
                && !self.lies_somewhere(state, seat, special)
            {
                state.specials[special] = SpecialAt::Oval;
            }
        }
    }

    fn lies_somewhere(&self, state: &State, seat: Seat, special: Special) -> bool {
        let piece = Piece::Special(special);
        state.player(seat).home.tiles().any(|laid| laid.piece == piece)
            || state
                .islands
                .iter()
                .any(|lot| lot.owner == Some(seat) && lot.board.tiles().any(|laid| laid.piece == piece))
            || state
                .houses
                .iter()
                .any(|house| house.owner == Some(seat) && house.board.tiles().any(|laid| laid.piece == piece))
    }

    pub(crate) fn invariants(&self, state: &State) -> Result<(), String> {
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        for seat in Seat::all(self.players) {
            let player = state.player(seat);
            let standing: u8 = Space::ALL.iter().map(|space| state.vikings_on(seat, *space)).sum();
            let in_play = self.length().thing + state.round
                - u8::from(
                    state.phase == Phase::NewViking
                        && state.round > 1
                        && player.thing + standing < self.length().thing + state.round,
                );
            if state.phase >= Phase::Harvest && state.phase < Phase::Return {
                ensure(
                    player.thing + standing == in_play,
                    &format!("{seat}: Vikings on the Thing square and on spaces"),
                )?;
            }
            ensure(player.large_ships() <= self.content.limits.large_berths, &format!("{seat}: large ships"))?;
            ensure(player.home.is_consistent(), &format!("{seat}: home board"))?;
            ensure(player.hand.both(player.played).is_empty(), &format!("{seat}: a card in hand and played"))?;
            ensure(
                player.emigrated() * self.content.limits.cells_per_ship <= self.content.limits.banquet_cells,
                &format!("{seat}: emigrated ships"),
            )?;
            for place in self.places(state, seat) {
                let cover = self.cover(state, seat, place);
                ensure(self.layout(place).land.covers(cover.covered), &format!("{seat}: {place} covered outside"))?;
            }
        }
        let mut cards = state.occupation_deck;
        let mut count = cards.len();
        for seat in Seat::all(self.players) {
            let own = state.player(seat).hand.union(state.player(seat).played).without(self.starting_cards);
            count += own.len();
            cards = cards.union(own);
        }
        ensure(cards == self.dark_cards && count == self.dark_cards.len(), "every dark card is in one place")?;
        for weapon in Weapon::ALL {
            let held: u32 = Seat::all(self.players).map(|seat| u32::from(state.player(seat).weapons[weapon])).sum();
            let all = held + u32::from(state.weapon_deck[weapon]) + u32::from(state.weapon_discard[weapon]);
            ensure(all >= u32::from(self.content.weapon_cards[weapon.index()]), &format!("{weapon}: cards missing"))?;
        }
        for special in Special::ALL {
            if let SpecialAt::Laid(seat) = state.specials[special] {
                ensure(self.lies_somewhere(state, seat, special), &format!("{special}: lies nowhere"))?;
            }
        }
        ensure(state.islands.iter().all(|lot| lot.board.is_consistent()), "islands")?;
        ensure(state.houses.iter().all(|house| house.board.is_consistent()), "houses")?;
        for (number, house) in state.houses.iter().enumerate() {
            let rules = &self.content.buildings[House::kind(number).index()];
            ensure(house.wood <= rules.wood_slots && house.stone <= rules.stone_slots, "places of a house")?;
        }
        ensure(
            state
                .strips
                .iter()
                .all(|strip| !matches!(strip, Strip::Open(gone) if *gone as usize >= content::STRIP_ITEMS)),
            "an empty strip lies open",
        )?;
        ensure(state.phase == Phase::Over || !state.tasks.is_empty(), "nothing is owed")
    }
}
