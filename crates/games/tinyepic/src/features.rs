//! A position in numbers for a learned judgement, as one seat knows it. The layout: the era and what the turn
//! owes, gods and favors, the seat's cards, the islands, the clan that nobody leads, then a block for each
//! player, the seat's own first. Whoever changes what is written raises `LAYOUT_REVISION`.

use engine::{Features, Seat};

use crate::TinyEpic;
use crate::names::{CARDS, Card, Clan, Favor, God, ISLANDS, PLAYERS_MAX, Place, Rune};
use crate::state::{End, Face, Phase, State, Task};

/// Places that are written for a seat; a law counts them.
pub(crate) const FEATURES: usize = 917;

const ERAS: usize = 4;
const PHASES: usize = 4;
const TASKS: usize = 27;
const RUNES: usize = 3;

impl TinyEpic {
    pub(crate) fn write_features(&self, state: &State, seat: Seat, out: &mut Features) {
        self.write_turn(state, seat, out);
        self.write_gods(state, out);
        write_own_cards(state, seat, out);
        self.write_islands(state, seat, out);
        self.write_enemy(state, out);
        let prices = self.prices(state);
        out.number(prices.left);
        prices.island.iter().chain(&prices.favor).for_each(|price| out.number(price / 3.0));
        out.seats(self.players, PLAYERS_MAX, seat, |out, other| {
            self.write_clan(state, other, out);
            out.number(self.outlook(state, Clan::of(other), &prices) / 15.0);
        });
    }

    fn write_turn(&self, state: &State, seat: Seat, out: &mut Features) {
        out.count(self.players, 4.0);
        out.one_of(Some(state.era.into()), ERAS);
        out.one_of(Some(state.phase as usize), PHASES);
        out.flag(state.turn == seat);
        out.flag(state.first == seat);
        out.flag(state.before_neutral == seat);
        let next = state.tasks.last().copied();
        let owed = next.and_then(Task::decider);
        out.one_of(next.map(task_number).filter(|_| owed == Some(seat)), TASKS);
        out.one_of(next.map(task_number).filter(|_| owed.is_some_and(|owed| owed != seat)), TASKS);
        out.count(state.tasks.len() as u8, 4.0);
        out.flag(state.battle.is_some());
        out.flag(state.battle.is_some_and(|battle| battle.has(seat)));
        out.count(state.battle.map_or(0, |battle| battle.fighters.len() as u8), 2.0);
        self.write_favor(state.battle.map(|battle| battle.favor), out);
        out.count(state.invaders.len() as u8, 4.0);
        out.count(state.discard.len() as u8, 20.0);
        state.action_stacks.iter().chain(&state.god_stacks).for_each(|stack| out.count(*stack, 2.0));
    }

    fn write_favor(&self, favor: Option<Favor>, out: &mut Features) {
        match favor {
            Some(favor) => self.content.favor(favor).runes.iter().for_each(|rune| out.count(*rune, 2.0)),
            None => out.skip(RUNES),
        }
    }

    fn write_gods(&self, state: &State, out: &mut Features) {
        for rune in Rune::all() {
            out.count(state.fury[rune.index()], 8.0);
            out.one_of(Some(self.rank(state, rune)), RUNES);
            out.one_of(Some(state.gods[rune.index()].index()), God::COUNT);
        }
        for end in End::ALL {
            self.write_favor(state.favor_at(end), out);
        }
        out.count(state.rows[0].len() as u8, 8.0);
        out.count(state.rows[1].len() as u8, 8.0);
    }

    fn write_islands(&self, state: &State, seat: Seat, out: &mut Features) {
        let own = Clan::of(seat);
        let all = || self.chart.islands.iter();
        let holder = |wanted: &dyn Fn(Clan) -> bool| -> Vec<usize> {
            all().filter(|island| state.holders[*island].is_some_and(wanted)).map(|island| island.index()).collect()
        };
        out.each_of(holder(&|clan| clan == own), ISLANDS);
        out.each_of(holder(&|clan| clan != own && !clan.is_enemy()), ISLANDS);
        out.each_of(holder(&|clan| clan.is_enemy()), ISLANDS);
        let lead = |island| {
            let rivals = self.all_clans().filter(|clan| *clan != own);
            let best = rivals.map(|clan| self.influence(state, clan, island)).max().unwrap_or(0);
            (f32::from(self.influence(state, own, island)) - f32::from(best)) / 4.0
        };
        out.counts_of(all().map(|island| (island.index(), lead(island))), ISLANDS);
        let villages =
            |island| state.villages.iter().filter(|dock| self.chart.island_of(*dock) == island).count() as f32 / 2.0;
        out.counts_of(all().map(|island| (island.index(), villages(island))), ISLANDS);
    }

    fn write_enemy(&self, state: &State, out: &mut Features) {
        let enemy = &state.enemy;
        let clan = Clan::ENEMY;
        out.counts_of(
            self.chart
                .islands
                .iter()
                .map(|island| (island.index(), f32::from(self.influence(state, clan, island)) / 4.0)),
            ISLANDS,
        );
        enemy.tracks.iter().for_each(|track| out.count(*track, 5.0));
        out.count(enemy.raided, 2.0);
        out.count(enemy.favors.len() as u8, 4.0);
        out.count(enemy.leader_row.len() as u8, 4.0);
        out.count(enemy.battle_row.len() as u8, 4.0);
        self.island_runes(state, clan).iter().for_each(|runes| out.count(*runes, 3.0));
        self.favor_runes(state, clan).iter().for_each(|runes| out.count(*runes, 3.0));
        out.number(self.points(state, clan) as f32 / 20.0);
    }

    fn write_clan(&self, state: &State, seat: Seat, out: &mut Features) {
        let (own, clan) = (Clan::of(seat), state.clan(seat));
        out.flag(true);
        for resource in clan.resources {
            out.count(resource, 4.0);
            out.flag(resource == 0);
        }
        out.count(clan.settlers_out(), 6.0);
        out.count(clan.boats_built(), 2.0);
        out.count(clan.temples_built(), 2.0);
        out.count(clan.villages, 2.0);
        out.count(clan.favors.len() as u8, 3.0);
        out.count(clan.hand.len() as u8, 4.0);
        out.count(clan.row.len() as u8, 4.0);
        out.count(clan.row.iter().filter(|played| played.face == Face::Down).count() as u8, 2.0);
        out.flag(clan.pick.is_some());
        out.flag(state.battle.is_some_and(|battle| battle.has(seat)));
        self.active_runes(state, own).iter().for_each(|runes| out.count(*runes, 3.0));
        self.island_runes(state, own).iter().for_each(|runes| out.count(*runes, 3.0));
        self.favor_runes(state, own).iter().for_each(|runes| out.count(*runes, 3.0));
        out.number(self.points(state, own) as f32 / 20.0);
        let at_sea = clan.boats.iter().filter(|boat| boat.is_fjord()).count();
        out.count(at_sea as u8, 2.0);
        let islands = || self.chart.islands.iter();
        out.counts_of(islands().map(|island| (island.index(), f32::from(clan.settlers[island]) / 2.0)), ISLANDS);
        out.each_of(islands().filter(|island| clan.temples.contains(*island)).map(|island| island.index()), ISLANDS);
        let docked = clan.boats.iter().filter(|boat| **boat != Place::ASHORE && boat.is_dock());
        out.counts_of(docked.map(|boat| (self.chart.island_of(*boat).index(), 1.0)), ISLANDS);
        out.each_of(clan.row.iter().filter(|played| played.face == Face::Up).map(|played| played.card.index()), CARDS);
    }
}

/// The hand, what was kept in the draft, and the choice under way.
fn write_own_cards(state: &State, seat: Seat, out: &mut Features) {
    let clan = state.clan(seat);
    let draft = state.phase == Phase::Draft;
    let hand = || clan.hand.iter().map(Card::index);
    out.each_of(hand().filter(|_| draft), CARDS);
    out.each_of(hand().filter(|_| !draft), CARDS);
    out.each_of(clan.picks.iter().chain(&clan.pick).filter(|_| draft).map(|card| card.index()), CARDS);
    let hidden = clan.row.iter().filter(|played| played.face == Face::Down);
    out.each_of(hidden.map(|played| played.card.index()), CARDS);
}

fn task_number(task: Task) -> usize {
    match task {
        Task::PlayCard(_) => 1,
        Task::Sail { .. } => 2,
        Task::Land { .. } => 3,
        Task::Retreat { .. } => 4,
        Task::Explore { .. } => 5,
        Task::Harvest { .. } => 6,
        Task::Build { .. } => 7,
        Task::Smite { .. } => 8,
        Task::Take { .. } => 9,
        Task::PickFavor(_) => 10,
        Task::ReturnFavor(_) => 11,
        Task::CarryTemple(_) => 12,
        Task::Draw(_) => 13,
        Task::Discard(_) => 14,
        Task::EnterBattle(_) => 15,
        Task::Collect { .. } => 16,
        Task::Exchange(_) => 17,
        Task::Dedicate(_) => 18,
        Task::ShiftFury { .. } => 19,
        Task::Prophecy(_) => 20,
        Task::JoinEnemy(_) => 21,
        Task::EnemyTarget { .. } => 22,
        Task::EnemyCourse { .. } => 23,
        Task::EnemyGather { .. } => 24,
        _ => 0,
    }
}
