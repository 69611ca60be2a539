//! A position in numbers for a learned judgement, as one seat knows it. The layout: the round and the turn,
//! the markets, the attack under way, the seat's hand and missions, then a block for each player, the seat's own
//! first. Whoever changes what is written raises `LAYOUT_REVISION`.

use engine::{Features, Seat};

use crate::state::{PLAYERS_MAX, Source, Stage, State, Target, Task};
use crate::{Achievement, Building, Card, GoneWild, Mission, Pile, Resource};

/// Places that are written for a seat; a law counts them.
pub(crate) const FEATURES: usize = 757;

const STAGES: usize = 5;
const OWED: usize = 14;
const LEVELS: usize = 6;
const SAME: usize = 4;

impl GoneWild {
    pub(crate) fn write_features(&self, state: &State, seat: Seat, out: &mut Features) {
        self.write_round(state, seat, out);
        self.write_markets(state, out);
        self.write_attack(state, seat, out);
        write_pile(&state.player(seat).hand, out);
        write_pile(&state.player(seat).deck, out);
        self.write_missions(state, seat, out);
        let horizon = self.horizon(state);
        out.number(horizon.progress);
        out.number(horizon.today);
        out.number(horizon.to_come / 8.0);
        out.seats(self.players, PLAYERS_MAX, seat, |out, other| self.write_player(state, seat, other, out));
    }

    fn write_round(&self, state: &State, seat: Seat, out: &mut Features) {
        out.count(self.players, 4.0);
        out.count(state.round, 10.0);
        out.count(self.end_score, 40.0);
        out.flag(state.last_round);
        let stage = match state.stage {
            Stage::Action => 0,
            Stage::TurnEnd => 1,
            Stage::Storage { .. } => 2,
            Stage::Keeping(_) => 3,
            Stage::Over => 4,
        };
        out.one_of(Some(stage), STAGES);
        out.flag(state.turn.active == seat);
        let distance = |other: Seat| usize::from((other.0 + self.players - seat.0) % self.players);
        out.one_of(Some(distance(state.turn.active)), PLAYERS_MAX);
        out.one_of(Some(distance(state.first)), PLAYERS_MAX);
        let own_turn = state.turn.active == seat;
        for (index, pool) in state.turn.pool.iter().enumerate() {
            let pool = f32::from(*pool) / 4.0;
            out.counts_of([(index, if own_turn { pool } else { 0.0 })], Resource::COUNT);
            out.counts_of([(index, if own_turn { 0.0 } else { pool })], Resource::COUNT);
        }
        out.count(state.turn.hits, 2.0);
        out.flag(state.turn.swapped);
        out.count(state.turn.fighter_boost, 2.0);
        let owed = state.tasks.last().map(|owed| owed_number(*owed));
        out.one_of(owed, OWED);
        out.count(state.tasks.len() as u8, 3.0);
        write_pile(&state.turn.ready, out);
        out.count(state.turn.idle.len(), 3.0);
    }

    fn write_markets(&self, state: &State, out: &mut Features) {
        state.piles.iter().for_each(|left| out.count(*left, 8.0));
        state.lots.iter().for_each(|left| out.count(*left, 4.0));
        out.counts_of(state.path.row.iter().flatten().map(|card| (card.index(), 1.0)), Card::COUNT);
        out.each_of(state.asgard.open.iter().chain(&state.asgard.flipped).map(|card| card.index()), Card::COUNT);
        out.each_of(state.achievements.iter().map(|achievement| achievement.index()), Achievement::COUNT);
    }

    fn write_attack(&self, state: &State, seat: Seat, out: &mut Features) {
        let Some(attack) = &state.attack else { return out.skip(8) };
        let strength = f32::from(self.attack_strength(state));
        let defence = f32::from(self.target_defence(state, attack.target));
        out.flag(state.turn.active == seat);
        out.flag(state.defender() == Some(seat));
        out.number(strength / 6.0);
        out.number(defence / 6.0);
        out.number(((strength - defence) / 3.0).clamp(-2.0, 2.0));
        out.flag(strength >= defence);
        out.count(attack.strikers.len() as u8, 3.0);
        out.flag(matches!(attack.target, Target::Building { place, .. } if place.is_hall()));
    }

    fn write_missions(&self, state: &State, seat: Seat, out: &mut Features) {
        let player = state.player(seat);
        out.each_of(player.missions.iter().flatten().map(|mission| mission.index()), Mission::COUNT);
        let in_turn = state.turn.active == seat && state.stage == Stage::Action && !player.round.claimed;
        for slot in 0..player.missions.len() as u8 {
            out.flag(in_turn && self.mission_met(state, slot));
        }
        out.flag(player.round.claimed);
        out.flag(player.round.dismantled);
        out.flag(player.round.dragon);
    }

    fn write_player(&self, state: &State, viewer: Seat, seat: Seat, out: &mut Features) {
        let player = state.player(seat);
        out.flag(true);
        out.count(player.score(), 30.0);
        for source in Source::ALL {
            out.count(player.points[source as usize], 10.0);
        }
        out.count(player.hand.len(), 5.0);
        out.count(player.deck.len(), 10.0);
        out.count(player.discard.len(), 10.0);
        out.count(player.marks, 3.0);
        out.count(player.area_defence, 2.0);
        out.count(player.completed.len() as u8, 4.0);
        out.count(player.missions.iter().flatten().count() as u8, 2.0);
        out.flag(state.closed.contains(seat));
        self.write_settlement(state, seat, out);
        let owned = player.owned();
        write_pile(&owned, out);
        let size = f32::from(owned.len().max(1));
        out.number(size / 20.0);
        let strength: f32 = owned.kinds().map(|(card, count)| self.attack_of(card) * f32::from(count)).sum();
        out.number(strength / size);
        out.number(self.engine_worth(state, seat) / 3.0);
        let known = state.known_hand(Some(viewer), seat);
        let shown: f32 = known.kinds().map(|(card, count)| self.attack_of(card) * f32::from(count)).sum();
        out.number(shown / 6.0);
        for achievement in state.achievements {
            let own = f32::from(self.achieved(state, seat, achievement));
            let rivals = state.seats().filter(|other| *other != seat);
            let best = rivals.map(|other| self.achieved(state, other, achievement)).max().unwrap_or(0);
            out.number(((own - f32::from(best)) / 3.0).clamp(-2.0, 2.0));
        }
    }

    fn write_settlement(&self, state: &State, seat: Seat, out: &mut Features) {
        let settlement = &state.player(seat).settlement;
        out.one_of(Some(settlement.level.into()), LEVELS);
        for building in Building::ALL {
            out.one_of(Some(settlement.count(building).into()), SAME);
            out.count(settlement.sum(building), 3.0);
            out.count(settlement.damaged.kind(building).len() as u8, 2.0);
        }
        settlement.hall_tokens.iter().for_each(|tokens| out.count(*tokens, 2.0));
        out.count(settlement.damaged.len() as u8, 3.0);
        out.count(settlement.sites.len() as u8, 2.0);
        let limit = self.content.hall(settlement.level).limit.map_or(9.0, f32::from);
        out.number((limit - settlement.size() as f32).clamp(0.0, 4.0) / 4.0);
        let laid: u8 = settlement.defences.iter().flatten().sum();
        out.count(laid, 2.0);
    }

    fn attack_of(&self, card: Card) -> f32 {
        let spec = self.content.card(card);
        if spec.strikes() { spec.attack.into() } else { 0.0 }
    }
}

fn write_pile(pile: &Pile, out: &mut Features) {
    out.counts_of(pile.kinds().map(|(card, count)| (card.index(), f32::from(count) * 0.5)), Card::COUNT);
}

fn owed_number(owed: Task) -> usize {
    match owed {
        Task::Pay { .. } => 1,
        Task::Muster => 2,
        Task::React => 3,
        Task::Stow { .. } => 4,
        Task::DragonToken => 5,
        Task::Effect { .. } => 6,
        Task::Steal { .. } => 7,
        Task::Fetch { .. } => 8,
        Task::Peek => 9,
        Task::PeekDiscard { .. } => 10,
        Task::AsgardOffer { .. } => 11,
        Task::AsgardGain { .. } => 12,
        Task::AsgardPick { .. } => 13,
    }
}
