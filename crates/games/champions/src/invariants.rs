//! Conservation: every card and every die is in exactly one place.

use engine::{Named, Seat, Set};

use crate::Champions;
use crate::names::{Destiny, Field, Foe, FoeKind, Journey, Merchant, Place, Rune};
use crate::state::{Scene, State, Step};

impl Champions {
    pub(crate) fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_dice(state)?;
        self.check_cards(state)?;
        self.check_players(state)?;
        self.check_phase(state)
    }

    fn check_dice(&self, state: &State) -> Result<(), String> {
        let owned = state.players.iter().fold(state.supply + state.smiths, |all, player| all + player.warriors);
        let all = state.crews.iter().fold(owned, |all, crew| all + *crew);
        if all != self.content.dice_supply {
            return Err(format!("there are {all} instead of {}", self.content.dice_supply));
        }
        for seat in Seat::all(self.players) {
            let total = state.warriors_owned(seat).total();
            if total > self.content.limits.warriors {
                return Err(format!("{seat} leads {total} warriors"));
            }
        }
        for field in Field::all() {
            let crew = state.crew(field);
            if !crew.is_none() && state.owner(field).is_none() {
                return Err(format!("{crew} at {field} belong to nobody"));
            }
            if let Some(shore) = field.shore() {
                let load = crew.total() + state.shore(shore).food;
                if load > self.capacity(state, shore) {
                    return Err(format!("the ship at {shore} carries {load}"));
                }
            }
        }
        Ok(())
    }

    fn check_cards(&self, state: &State) -> Result<(), String> {
        let decks = &state.decks;
        let full = self.full_decks();
        let mut foes = [0u8; Foe::COUNT];
        let shown = state.draugr.iter().chain(&state.shores.map(|shore| shore.monster)).copied().collect::<Vec<_>>();
        let held = state.players.iter().flat_map(|player| player.trophies.iter().chain(player.trolls.iter().copied()));
        let lying = decks.trolls.iter().chain(&decks.draugr).chain(&decks.monsters).chain(&decks.foes_used).copied();
        lying.chain(held).chain(shown.into_iter().flatten()).chain(state.troll).for_each(|foe| foes[foe.index()] += 1);
        for foe in Foe::all().filter(|foe| foe.kind() != FoeKind::Kraken) {
            let copies = if foe.kind() == FoeKind::Troll { self.content.troll_copies[foe.index()] } else { 1 };
            once(foe.name(), foes[foe.index()], copies)?;
        }

        let mut journeys = [0u8; Journey::COUNT];
        let on_board = state.shores.iter().filter_map(|shore| shore.journey);
        decks
            .journeys
            .iter()
            .chain(&decks.journeys_used)
            .copied()
            .chain(on_board)
            .for_each(|card| journeys[card.index()] += 1);
        for journey in Journey::all() {
            once(journey.name(), journeys[journey.index()], self.content.journeys[journey.index()].count)?;
        }

        let mut runes = [0u8; Rune::COUNT];
        let held = state.players.iter().flat_map(|player| player.runes.iter());
        decks
            .runes
            .iter()
            .copied()
            .chain(state.open_runes.iter())
            .chain(held)
            .for_each(|rune| runes[rune.index()] += 1);
        Rune::all().try_for_each(|rune| once(rune.name(), runes[rune.index()], 1))?;

        let mut destinies = [0u8; Destiny::COUNT];
        let drawn = match state.step {
            Step::Keep { drawn } | Step::Bury { drawn } => drawn,
            _ => Set::EMPTY,
        };
        let held = state.players.iter().flat_map(|player| player.destinies.iter());
        decks.destinies.iter().copied().chain(held).chain(drawn.iter()).for_each(|card| destinies[card.index()] += 1);
        Destiny::all().try_for_each(|destiny| once(destiny.name(), destinies[destiny.index()], 1))?;

        let mut merchants = [0u8; Merchant::COUNT];
        decks.merchants.iter().copied().chain(state.merchant).for_each(|card| merchants[card.index()] += 1);
        if merchants.iter().any(|count| *count > 1) || decks.merchants.len() > full.merchants.len() {
            return Err("a merchant ship is there twice".to_owned());
        }
        Ok(())
    }

    fn check_players(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(self.players) {
            let player = state.player(seat);
            let start = self.content.table.workers_start;
            if player.workers != start + u8::from(player.hired) {
                return Err(format!("{seat} has {} workers", player.workers));
            }
            let standing = Place::all().filter(|place| state.stands_on(*place) == Some(seat)).count() as u8;
            let own_ship_out = state
                .shores
                .iter()
                .any(|shore| shore.berth.is_some_and(|berth| berth.seat == seat && berth.ship.is_private()))
                || (state.actor == seat && matches!(state.step, Step::Harbour { ship } if ship.is_private()));
            let out = standing + player.hunting + player.begging + u8::from(player.in_huts) + u8::from(own_ship_out);
            // Once the fights have begun nobody counts workers any more, and a scenario may leave some out.
            let placing = state.scene == Scene::Peace
                && !matches!(state.step, Step::Leaders | Step::Assign | Step::LastRunes | Step::Over);
            if out + player.idle > player.workers || placing && out + player.idle != player.workers {
                return Err(format!("{seat} has {out} workers out and {} idle of {}", player.idle, player.workers));
            }
            if !player.used.without(player.runes).is_empty() || !player.opened.without(player.destinies).is_empty() {
                return Err(format!("{seat} used or opened a card that it does not hold"));
            }
        }
        let owned = state.players.iter().filter_map(|player| player.ship);
        if owned.clone().any(|ship| owned.clone().filter(|other| *other == ship).count() > 1) {
            return Err("two players own one ship".to_owned());
        }
        Ok(())
    }

    fn check_phase(&self, state: &State) -> Result<(), String> {
        let rounds = self.content.limits.rounds;
        if !(1..=rounds).contains(&state.round) {
            return Err(format!("round {} of {rounds}", state.round));
        }
        if state.step == Step::Rolled && state.fight.dice.is_none() {
            return Err("a roll without dice".to_owned());
        }
        if state.actor.0 >= self.players || state.marker.0 >= self.players {
            return Err("somebody acts who does not play".to_owned());
        }
        let (count, food, crew) = self.at_stake(state);
        if count > food + crew.total() {
            return Err(format!("{count} are to be lost of {food} food and {crew}"));
        }
        Ok(())
    }

    /// Puts cards and dice that lie nowhere back into deck and supply.
    pub(crate) fn restock(&self, state: &mut State) {
        let owned = state.players.iter().fold(state.smiths, |all, player| all + player.warriors);
        let out = state.crews.iter().fold(owned, |all, crew| all + *crew);
        state.supply = self.content.dice_supply - out;

        let full = self.full_decks();
        let mut foes_out: Vec<Foe> = state.decks.foes_used.to_vec();
        foes_out.extend(state.troll);
        foes_out.extend(state.draugr.iter().flatten());
        foes_out.extend(state.shores.iter().filter_map(|shore| shore.monster));
        for player in &state.players {
            foes_out.extend(player.trophies.iter());
            foes_out.extend(&player.trolls);
        }
        let decks = &mut state.decks;
        refill(&mut decks.trolls, &full.trolls, &foes_out);
        refill(&mut decks.draugr, &full.draugr, &foes_out);
        refill(&mut decks.monsters, &full.monsters, &foes_out);

        let mut journeys_out: Vec<Journey> = decks.journeys_used.to_vec();
        journeys_out.extend(state.shores.iter().filter_map(|shore| shore.journey));
        refill(&mut decks.journeys, &full.journeys, &journeys_out);

        let mut runes_out: Vec<Rune> = state.open_runes.iter().collect();
        state.players.iter().for_each(|player| runes_out.extend(player.runes.iter()));
        refill(&mut decks.runes, &full.runes, &runes_out);

        let mut destinies_out: Vec<Destiny> = Vec::new();
        state.players.iter().for_each(|player| destinies_out.extend(player.destinies.iter()));
        if let Step::Keep { drawn } | Step::Bury { drawn } = state.step {
            destinies_out.extend(drawn.iter());
        }
        refill(&mut decks.destinies, &full.destinies, &destinies_out);
        for seat in Seat::all(self.players) {
            for destiny in state.player(seat).destinies.iter() {
                state.destiny_known[destiny.index()].insert(seat);
            }
        }

        let mut passed = Vec::from_iter(state.merchant);
        let gone = (state.round as usize).saturating_sub(1).min(full.merchants.len());
        state.decks.merchants.retain(|merchant| !passed.contains(merchant));
        while state.decks.merchants.len() + 1 + gone > full.merchants.len() && !state.decks.merchants.is_empty() {
            passed.extend(state.decks.merchants.pop());
        }
    }
}

/// Keeps the order of the cards that may stay, drops those that lie elsewhere, and adds what is missing below.
fn refill<T: Copy + PartialEq, const N: usize>(deck: &mut arrayvec::ArrayVec<T, N>, full: &[T], out: &[T]) {
    let mut left: Vec<T> = full.to_vec();
    let mut take = |card: &T| left.iter().position(|other| other == card).map(|index| left.swap_remove(index));
    out.iter().for_each(|card| {
        take(card);
    });
    deck.retain(|card| take(card).is_some());
    let above = std::mem::take(deck);
    deck.extend(left);
    deck.extend(above);
}

fn once(name: &str, found: u8, copies: u8) -> Result<(), String> {
    if found == copies { Ok(()) } else { Err(format!("{name} is there {found} times instead of {copies}")) }
}
