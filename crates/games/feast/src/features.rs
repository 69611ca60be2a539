//! A position in numbers for a learned judgement, as one seat knows it. The layout: the round and the phase,
//! the action board, islands and mountains, what the turn owes, the seat's hand, then a block for each player, the
//! seat's own first. Whoever changes what is written raises `LAYOUT_REVISION`.

use engine::{Features, Seat};

use crate::Feast;
use crate::action::Place;
use crate::cards::Card;
use crate::names::{Building, Colour, Dice, Good, Island, LOTS, Resource, Ship, Space, Special, Weapon};
use crate::scoring::LINES;
use crate::state::{PLAYERS_MAX, Phase, SpecialAt, State, Strip, Task};

/// Places that are written for a seat; a law counts them.
pub(crate) const FEATURES: usize = 1695;

const ROUNDS: usize = 8;
const PHASES: usize = 14;
const TASKS: usize = 16;

impl Feast {
    pub(crate) fn write_features(&self, state: &State, seat: Seat, out: &mut Features) {
        self.write_round(state, seat, out);
        write_spaces(state, seat, out);
        self.write_lots(state, seat, out);
        write_owed(state, seat, out);
        out.each_of(state.player(seat).hand.iter().map(Card::index), Card::COUNT);
        out.seats(self.players, PLAYERS_MAX, seat, |out, other| self.write_player(state, other, out));
    }

    fn write_round(&self, state: &State, seat: Seat, out: &mut Features) {
        let later = self.length().rounds - state.round;
        out.one_of(Some(usize::from(self.players) - 1), PLAYERS_MAX);
        out.one_of(Some(later.into()), ROUNDS);
        out.one_of(Some(state.phase as usize), PHASES);
        out.flag(self.length().rounds > 6);
        out.flag(state.turn == seat);
        out.flag(state.start_player == seat);
        out.flag(state.passed.contains(seat));
        out.count(state.passed.len() as u8, 4.0);
        let (incomes, bonuses) = self.phases_left(state);
        out.number(incomes / 7.0);
        out.number(bonuses / 7.0);
        out.count(self.open_cells(state), 12.0);
        for building in Building::ALL {
            let free = match building {
                Building::Shed => state.sheds.iter().filter(|shed| shed.owner.is_none()).count(),
                house => (0..state.houses.len())
                    .filter(|number| {
                        crate::state::House::kind(*number) == house && state.houses[*number].owner.is_none()
                    })
                    .count(),
            };
            out.count(free as u8, 4.0);
        }
        let open = state.strips.iter().filter(|strip| matches!(strip, Strip::Open(_))).count();
        out.count(open as u8, 4.0);
        let free = Special::ALL.iter().filter(|special| state.specials[**special] == SpecialAt::Oval);
        out.each_of(free.map(|special| special.index()), Special::COUNT);
    }

    fn write_lots(&self, state: &State, seat: Seat, out: &mut Features) {
        let face = |lot: usize| state.island_of(lot).index();
        let lots = |wanted: &dyn Fn(Option<Seat>) -> bool| -> Vec<usize> {
            (0..LOTS).filter(|lot| wanted(state.islands[*lot].owner)).map(face).collect()
        };
        out.each_of(lots(&|owner| owner == Some(seat)), Island::COUNT);
        out.each_of(lots(&|owner| owner.is_some_and(|owner| owner != seat)), Island::COUNT);
        out.each_of(lots(&|owner| owner.is_none()), Island::COUNT);
        state.islands.iter().for_each(|lot| out.count(if lot.owner.is_none() { lot.silver } else { 0 }, 3.0));
    }

    fn write_player(&self, state: &State, seat: Seat, out: &mut Features) {
        let player = state.player(seat);
        let placing = state.phase <= Phase::Actions && !state.passed.contains(seat);
        out.flag(true);
        out.count(player.thing, 6.0);
        out.count(if placing { player.thing } else { 0 }, 6.0);
        out.counts_of(
            player.goods.some().map(|(good, held)| (good.index(), (f32::from(held) / 2.0).min(4.0))),
            Good::COUNT,
        );
        for resource in Resource::ALL {
            let held = f32::from(player.resources[resource]);
            out.number((held / 4.0).min(8.0));
            out.flag(held > 0.0);
        }
        for weapon in Weapon::ALL {
            out.count(player.weapons[weapon].min(12), 3.0);
        }
        for ship in Ship::ALL {
            out.one_of(Some(player.ships(ship).into()), 4);
        }
        out.count(player.boats.iter().sum::<u8>(), 2.0);
        out.count(player.longships.iter().sum::<u8>(), 3.0);
        out.count(player.emigrated_knarrs, 2.0);
        out.count(player.emigrated_longships, 2.0);
        out.count(player.penalties, 4.0);
        out.count(player.hand.len() as u8, 4.0);
        out.count(player.played.len() as u8, 4.0);
        out.each_of(player.played.iter().map(Card::index), Card::COUNT);
        let held = Special::ALL.iter().filter(|special| state.specials[**special] == SpecialAt::Supply(seat));
        out.each_of(held.map(|special| special.index()), Special::COUNT);
        self.write_points(state, seat, out);
        self.write_boards(state, seat, out);
    }

    fn write_points(&self, state: &State, seat: Seat, out: &mut Features) {
        let points = self.points(state, seat);
        let _: [i32; LINES.len()] = points;
        points.iter().for_each(|line| out.number(*line as f32 / 20.0));
        out.number(points.iter().sum::<i32>() as f32 / 60.0);
        out.number(self.expected(state, seat) / 60.0);
        out.number((self.food_cells(state, seat) / 10.0).min(4.0));
        let mut cells = [0.0; Colour::COUNT];
        for (good, held) in state.player(seat).goods.some() {
            let rules = &self.content.goods[good.index()];
            cells[good.colour().index()] += f32::from(rules.long_side * rules.short_side) * f32::from(held);
        }
        cells.iter().for_each(|cells| out.number((cells / 12.0).min(8.0)));
    }

    /// Open cells, income and bonuses of the boards: the home board, then islands and houses together.
    fn write_boards(&self, state: &State, seat: Seat, out: &mut Features) {
        let (mut open, mut income, mut bonus, mut count) = ([0.0; 3], [0.0; 3], [0.0; 3], [0.0; 3]);
        for place in self.places(state, seat) {
            let kind = match place {
                Place::Home => 0,
                Place::Island(_) => 1,
                Place::House(_) => 2,
            };
            let covered = self.cover(state, seat, place).covered;
            let layout = self.layout(place);
            open[kind] += layout.open_minus(covered) as f32;
            income[kind] += f32::from(layout.income(covered));
            bonus[kind] += layout.active_bonuses(covered).count() as f32;
            count[kind] += 1.0;
        }
        for kind in 0..3 {
            out.number(open[kind] / 40.0);
            out.number(income[kind] / 8.0);
            out.number(bonus[kind] / 3.0);
            out.number(count[kind] / 2.0);
        }
        out.count(self.income(state, seat), 10.0);
    }
}

/// Who stands where, and which Vikings are from the round before.
fn write_spaces(state: &State, seat: Seat, out: &mut Features) {
    let standing = |own: bool, old: bool| {
        Space::ALL
            .iter()
            .filter(move |space| {
                let standing = state.spaces[**space];
                standing.vikings > 0 && standing.is_by(seat) == own && standing.old == old
            })
            .map(|space| space.index())
    };
    out.each_of(standing(true, false), Space::COUNT);
    out.each_of(standing(true, true), Space::COUNT);
    out.each_of(standing(false, false), Space::COUNT);
}

/// What the seat is in the middle of.
fn write_owed(state: &State, seat: Seat, out: &mut Features) {
    let next = state.tasks.last().filter(|owed| owed.seat == seat).map(|owed| task_number(&owed.task));
    out.one_of(next, TASKS);
    let mine = state.tasks.iter().filter(|owed| owed.seat == seat).count();
    out.count(mine as u8, 4.0);
    let dice = state.tasks.iter().rev().find_map(|owed| match owed.task {
        Task::Dice(dice) if owed.seat == seat => Some(dice),
        _ => None,
    });
    out.one_of(dice.map(|dice| dice.kind.index()), Dice::COUNT);
    out.count(dice.map_or(0, |dice| dice.roll), 6.0);
}

fn task_number(task: &Task) -> usize {
    match task {
        Task::Turn => 0,
        Task::Pause(_) => 1,
        Task::Laying { .. } => 2,
        Task::Choose { .. } => 3,
        Task::Mountain { .. } => 4,
        Task::Upgrade(_) => 5,
        Task::Overseas { .. } => 6,
        Task::Sale { .. } => 7,
        Task::Forge => 8,
        Task::Dice(_) => 9,
        Task::Explore { .. } => 10,
        Task::Emigrate { .. } => 11,
        Task::Play { .. } => 12,
        Task::Feast => 13,
        Task::Offers { .. } => 14,
        _ => 15,
    }
}
