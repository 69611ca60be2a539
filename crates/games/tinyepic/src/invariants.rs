//! Conservation: every card and piece is in exactly one place, and islands are held by who rules them.

use engine::{Seat, Silent};

use crate::TinyEpic;
use crate::list::List;
use crate::names::{Card, CardSet, Clan, DOCKS, Favor, Place};
use crate::state::{Phase, State, Task};

impl TinyEpic {
    pub(crate) fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_cards(state)?;
        self.check_favors(state)?;
        self.check_pieces(state)?;
        self.check_enemy(state)?;
        self.check_holders(state)
    }

    /// Calls `visit` for every card with the place where it is.
    fn visit_cards(&self, state: &State, with_deck: bool, mut visit: impl FnMut(Card, &'static str)) {
        if with_deck {
            state.deck.iter().for_each(|card| visit(*card, "deck"));
        }
        state.discard.iter().for_each(|card| visit(card, "discard"));
        state.buried.iter().for_each(|card| visit(card, "buried"));
        state.invaders.iter().for_each(|card| visit(card, "invaders"));
        for clan in &state.clans[..self.players as usize] {
            clan.hand.iter().for_each(|card| visit(card, "hand"));
            clan.row.iter().for_each(|played| visit(played.card, "row"));
            if state.phase == Phase::Draft {
                clan.picks.iter().for_each(|card| visit(*card, "picks"));
            }
        }
        let enemy = &state.enemy;
        enemy.hand.iter().for_each(|card| visit(card, "neutral hand"));
        for (cards, place) in [(&*enemy.piles, "piles"), (&*enemy.deck, "enemy deck")] {
            cards.iter().for_each(|card| visit(*card, place));
        }
        for (cards, place) in [(&*enemy.leader_row, "leader row"), (&*enemy.battle_row, "battle row")] {
            cards.iter().for_each(|card| visit(*card, place));
        }
        for task in state.tasks.iter() {
            if let Task::DiscardProphecy(card) = task {
                visit(*card, "prophecy");
            }
        }
    }

    fn check_cards(&self, state: &State) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        let mut problem = None;
        self.visit_cards(state, true, |card, place| {
            if seen.contains(card) {
                problem = Some(format!("card {card} is in two places, one of them {place}"));
            }
            seen.insert(card);
        });
        let missing = Card::all().find(|card| !seen.contains(*card));
        match (problem, missing) {
            (Some(problem), _) => Err(problem),
            (None, Some(card)) => Err(format!("card {card} is nowhere")),
            (None, None) => Ok(()),
        }
    }

    fn check_favors(&self, state: &State) -> Result<(), String> {
        let mut count = [0_u8; Favor::COUNT];
        let held = self.all_clans().flat_map(|clan| self.favors_of(state, clan));
        let rows = state.rows.iter().flat_map(|row| row.iter());
        let fought_for = state.battle.iter().map(|battle| &battle.favor);
        held.chain(rows).chain(fought_for).for_each(|favor| count[favor.index()] += 1);
        if let Some(twice) = Favor::all().find(|favor| count[favor.index()] > 1) {
            return Err(format!("favor card {twice} is in two places"));
        }
        let total: u8 = count.iter().sum();
        let most = 2 * self.content.favors_per_row;
        if total > most { Err(format!("{total} favor cards, there are {most}")) } else { Ok(()) }
    }

    fn check_pieces(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(self.players) {
            let clan = state.clan(seat);
            if clan.resources.iter().any(|held| *held > self.content.resources_most) {
                return Err(format!("{seat} holds more than the track: {:?}", clan.resources));
            }
            let astray = clan.boats.iter().find(|boat| **boat != Place::ASHORE && !self.chart.has(**boat));
            if let Some(boat) = astray {
                return Err(format!("a boat of {seat} is at {boat}, which this side of the chart has not"));
            }
            if clan.settlers_out() > self.content.settlers {
                return Err(format!("{seat} has {} settlers on islands", clan.settlers_out()));
            }
            if clan.temples.len() != clan.temples_built() as usize {
                return Err(format!("{seat} built {} temples but has {:?}", clan.temples_built(), clan.temples));
            }
            let returning = state.tasks.last() == Some(&Task::ReturnFavor(seat)) || state.phase != Phase::Deeds;
            if clan.favors.len() > self.content.favors_most as usize && !returning {
                return Err(format!("{seat} holds {} favor cards", clan.favors.len()));
            }
        }
        for dock in self.chart.docks.iter() {
            let owners = Seat::all(self.players).map(|seat| self.boats_in(state, seat, dock));
            let boats: usize = owners.sum::<usize>() + usize::from(state.enemy.boats.contains(dock));
            let leaving = state.tasks.iter().any(|task| matches!(task, Task::Retreat { .. }));
            if boats > 1 && !leaving {
                return Err(format!("{boats} boats in dock {dock}"));
            }
        }
        let raided: u8 = state.clans.iter().map(|clan| clan.villages).sum::<u8>() + state.enemy.raided;
        let dedicated: u8 = state.action_stacks.iter().chain(&state.god_stacks).sum();
        let villages = state.villages.len() + raided as usize + dedicated as usize;
        // Alone, villages that the enemy cannot dedicate leave the game.
        let all = self.chart.villages.len();
        if villages > all || villages < all && !self.is_solo() {
            return Err(format!("{villages} villages, there are {all}"));
        }
        let stacks = state.action_stacks.iter().chain(&state.god_stacks);
        if stacks.into_iter().any(|stack| *stack > self.content.dedications_per_stack) {
            return Err("a stack of villages is too high".to_owned());
        }
        Ok(())
    }

    fn boats_in(&self, state: &State, seat: Seat, dock: Place) -> usize {
        state.clan(seat).boats.iter().filter(|boat| **boat == dock).count()
    }

    fn check_enemy(&self, state: &State) -> Result<(), String> {
        let enemy = &state.enemy;
        let settlers: u8 = enemy.settlers.array().iter().sum();
        let most = if self.is_solo() { self.content.enemy.settlers } else { 3 * self.content.neutral_settlers };
        if settlers > most {
            return Err(format!("the enemy has {settlers} settlers"));
        }
        if self.is_solo() {
            let stock = &self.content.enemy;
            if enemy.boats.len() > stock.boats as usize || enemy.temples.len() > stock.temples as usize {
                return Err("the enemy has more boats or temples than there are".to_owned());
            }
            if !(enemy.chieftain.is_dock() && self.chart.docks.contains(enemy.chieftain)) {
                return Err("the chieftain boat is not in a dock".to_owned());
            }
        }
        Ok(())
    }

    /// Between actions nobody holds a rune that another clan should have taken.
    fn check_holders(&self, state: &State) -> Result<(), String> {
        if !state.changed.is_empty() {
            return Ok(());
        }
        for island in self.chart.islands.iter() {
            let holder = state.holders[island];
            let right = match self.strongest(state, island) {
                Some(Clan::ENEMY) if !self.is_solo() => holder.is_none(),
                Some(clan) => holder == Some(clan),
                None => holder.is_none_or(|clan| self.influence(state, clan, island) > 0),
            };
            if !right {
                return Err(format!("{island} is held by {holder:?}"));
            }
        }
        Ok(())
    }

    /// After a scenario has set parts of the state: cards it put somewhere leave the deck, cards it left
    /// out go under the deck, favor cards given to a clan leave the rows, and the turn runs on to its
    /// first question.
    pub(crate) fn restock(&self, state: &mut State) {
        let mut placed = CardSet::EMPTY;
        self.visit_cards(state, false, |card, _| placed.insert(card));
        let kept: Vec<Card> = state.deck.iter().copied().filter(|card| !placed.contains(*card)).collect();
        let loose = Card::all().filter(|card| !placed.contains(*card) && !kept.contains(card));
        state.deck = loose.chain(kept.iter().copied()).collect();
        let taken: Vec<Favor> = self
            .all_clans()
            .flat_map(|clan| self.favors_of(state, clan).to_vec())
            .chain(state.battle.map(|battle| battle.favor))
            .collect();
        let mut lying: Vec<Favor> = taken.clone();
        for row in &mut state.rows {
            let mut kept = List::new();
            for favor in row.iter().filter(|favor| !lying.contains(favor)) {
                kept.push(*favor);
            }
            lying.extend(kept.iter());
            *row = kept;
        }
        let most = 2 * self.content.favors_per_row as usize;
        while state.rows.iter().map(|row| row.len()).sum::<usize>() + taken.len() > most {
            let longest = usize::from(state.rows[1].len() >= state.rows[0].len());
            let middle = state.rows[longest].len() / 2;
            state.rows[longest].remove(middle);
        }
        if state.phase == Phase::Deeds {
            for clan in &mut state.clans {
                let cards = clan.row.iter().map(|played| played.card).chain(clan.hand.iter());
                clan.picks = cards.take(crate::state::HAND_MAX).collect();
            }
        }
        self.run(state, &mut Silent);
    }
}

const _: () = assert!(DOCKS <= 64, "docks fit into a set");
