//! The feast (phase 9): the banquet table is laid. One cell after the other comes up from the left, and the
//! owner may turn to any other that is still open.

use engine::{Illegal, Seat, Sink};

use crate::Feast;
use crate::action::{Action, Side};
use crate::cards::Card;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Colour, Good, Resource};
use crate::occupations::{CardTask, Moment, When};
use crate::state::{Gather, Owed, State, TABLE_CELLS, Table, Task};
use crate::supply::Source;

const SILVER: u8 = 1;
const FIRST_GOOD: u8 = 2;
/// Marks the further cells of a tile.
const CONTINUED: u8 = 0x40;
/// A cell that was left empty on purpose.
const BARE: u8 = 0x80;

impl Table {
    pub fn good_at(&self, cell: usize) -> Option<Good> {
        let mark = self.cells.get(cell).filter(|mark| **mark != BARE)? & !CONTINUED;
        mark.checked_sub(FIRST_GOOD).map(|index| Good::from_index(index as usize))
    }

    pub fn is_silver(&self, cell: usize) -> bool {
        self.cells.get(cell) == Some(&SILVER)
    }

    /// Whether a new tile begins on the cell.
    pub fn begins(&self, cell: usize) -> bool {
        self.cells.get(cell).is_some_and(|mark| *mark >= FIRST_GOOD && mark & (CONTINUED | BARE) == 0)
    }

    /// Whether something has still to be laid on the cell.
    pub fn is_open(&self, cell: u8) -> bool {
        (self.first..self.end).contains(&cell) && self.cells[cell as usize] == 0
    }

    /// How many cells are still open.
    pub fn open_left(&self) -> u8 {
        (self.first..self.end).filter(|cell| self.is_open(*cell)).count() as u8
    }

    /// Lays something on cells from the next one on; the next open cell to the right, or from the left, follows.
    fn fill(&mut self, width: u8, mark: u8) {
        for offset in 0..width {
            let mark = if offset == 0 { mark } else { mark | CONTINUED };
            self.cells[(self.next + offset) as usize] = mark;
        }
        let after = (self.next..self.end).chain(self.first..self.next).find(|cell| self.is_open(*cell));
        self.next = after.unwrap_or(self.end);
        self.turns = 0;
    }

    /// How many tiles of a good lie on the table.
    pub fn served(&self, good: Good) -> u8 {
        (0..TABLE_CELLS).filter(|cell| self.begins(*cell) && self.good_at(*cell) == Some(good)).count() as u8
    }
}

impl Feast {
    /// The table is set: emigrated ships take its left end, Vikings who have not come yet its right.
    pub fn lay_table(&self, state: &mut State, seat: Seat) {
        let ships = state.player(seat).emigrated() * self.content.limits.cells_per_ship;
        state.table = Table { next: ships, first: ships, end: self.open_cells(state), ..Table::default() };
        state.owe(seat, Task::Gather(Gather::ClearTable));
        state.owe(seat, Task::Moment(Moment::of(When::FeastAfter)));
        state.owe(seat, Task::Feast);
        state.owe(seat, Task::Moment(Moment::of(When::FeastStart)));
    }

    /// A private feast (Chief); one that is granted during a feast follows it.
    pub fn owe_feast(&self, state: &mut State, seat: Seat) {
        let own = |owed: &Owed| owed.seat == seat && owed.task == Task::Gather(Gather::ClearTable);
        let place = state.tasks.iter().position(own).unwrap_or(state.tasks.len());
        state.tasks.insert(place, Owed { seat, task: Task::Gather(Gather::LayTable) });
    }

    /// Turning to another open cell; often enough to come to any of them.
    pub fn check_cell(&self, state: &State, cell: u8) -> Result<(), Illegal> {
        let table = &state.table;
        if cell == table.next || !table.is_open(cell) {
            return Err(Illegal::because("feast-illegal-cell"));
        }
        if table.turns as usize >= TABLE_CELLS { Err(Illegal::NOT_NOW) } else { Ok(()) }
    }

    pub fn turn_to_cell(&self, state: &mut State, seat: Seat, cell: u8) {
        state.table.next = cell;
        state.table.turns += 1;
        state.owe(seat, Task::Feast);
    }

    /// Cells a tile takes along the table.
    pub fn width(&self, good: Good, side: Side) -> u8 {
        let rules = &self.content.goods[good.index()];
        match side {
            Side::Lengthwise => rules.long_side,
            Side::Upright => rules.short_side,
        }
    }

    pub fn feast_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        for index in 0..Good::Oil.index() {
            let good = Good::from_index(index);
            if state.player(seat).goods[good] == 0 {
                continue;
            }
            for side in [Side::Lengthwise, Side::Upright] {
                if self.check_serve(state, seat, good, side).is_ok() {
                    actions.push(Action::Serve(good, side));
                }
            }
        }
        if state.player(seat).silver() > 0 {
            actions.push(Action::ServeSilver);
        }
        if self.can_forswear(state, seat) {
            actions.push(Action::Use(Card::SOBER_MAN, 0));
        }
        actions.push(Action::Skip);
        let cells = (state.table.first..state.table.end).filter(|cell| self.check_cell(state, *cell).is_ok());
        actions.extend(cells.map(Action::Cell));
    }

    pub fn check_serve(&self, state: &State, seat: Seat, good: Good, side: Side) -> Result<(), Illegal> {
        let colour = good.colour();
        if !matches!(colour, Colour::Orange | Colour::Red) {
            return Err(Illegal::because("feast-illegal-not-food"));
        }
        if state.player(seat).goods[good] == 0 {
            return Err(Illegal::because("feast-illegal-not-in-supply"));
        }
        let table = &state.table;
        if table.sober && good == Good::Mead {
            return Err(Illegal::because("feast-illegal-sober"));
        }
        let rules = &self.content.goods[good.index()];
        // A square has only one way to lie.
        if side == Side::Lengthwise && rules.long_side == rules.short_side {
            return Err(Illegal::because("feast-illegal-square"));
        }
        let after = table.next + self.width(good, side);
        if !(table.next..after).all(|cell| table.is_open(cell)) {
            return Err(Illegal::because("feast-illegal-table-full"));
        }
        let beside = |cell: Option<u8>| cell.and_then(|cell| table.good_at(cell as usize));
        let neighbours = [beside(table.next.checked_sub(1)), beside(Some(after))];
        if neighbours.into_iter().flatten().any(|other| other.colour() == colour) {
            return Err(Illegal::because("feast-illegal-same-colour"));
        }
        // Of each type one tile may lie lengthwise, further ones stand (appendix).
        if side == Side::Lengthwise && table.lengthwise >> good.plain().index() & 1 != 0 {
            let second_peas =
                good == Good::Peas && table.peas_lengthwise < 2 && state.player(seat).has(Card::PEA_FLOUR_BAKER);
            if !second_peas {
                return Err(Illegal::because("feast-illegal-second-lengthwise"));
            }
        }
        Ok(())
    }

    pub fn serve(&self, state: &mut State, seat: Seat, good: Good, side: Side, sink: &mut impl Sink<Event>) {
        let width = self.width(good, side);
        let table = &mut state.table;
        table.fill(width, FIRST_GOOD + good.index() as u8);
        if side == Side::Lengthwise {
            table.lengthwise |= 1 << good.plain().index();
            table.peas_lengthwise += u8::from(good == Good::Peas);
        }
        state.player_mut(seat).goods[good] -= 1;
        sink.plain(Event::Served { seat, good: Some(good), cells: width });
        state.owe(seat, Task::Feast);
        if !state.player(seat).played.both(self.content.waiting[When::FeastServed as usize]).is_empty() {
            state.owe(seat, Task::Moment(Moment::of(When::FeastServed).good(good).counts(1, 0)));
        }
    }

    pub fn serve_silver(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).resources[Resource::Silver] -= 1;
        state.table.fill(1, SILVER);
        sink.plain(Event::Served { seat, good: None, cells: 1 });
        state.owe(seat, Task::Feast);
    }

    /// A cell stays empty and costs a Thing penalty.
    pub fn skip_cell(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.table.fill(1, BARE);
        let player = state.player_mut(seat);
        player.penalties = player.penalties.saturating_add(1);
        sink.plain(Event::Penalty { seat, penalties: 1 });
        state.owe(seat, Task::Feast);
    }

    /// Sober Man may say beforehand that no mead will be served.
    pub fn can_forswear(&self, state: &State, seat: Seat) -> bool {
        state.player(seat).has(Card::SOBER_MAN) && !state.table.sober && state.table.served(Good::Mead) == 0
    }

    pub fn forswear(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.table.sober = true;
        sink.plain(Event::Used { seat, card: Card::SOBER_MAN });
        self.gain(state, seat, &Bundle::one(Item::SILVER, 1), Source::Card, sink);
    }

    /// The last cell is filled.
    pub fn end_feast(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.can_forswear(state, seat) {
            self.forswear(state, seat, sink);
        }
        if state.player(seat).has(Card::FISH_COOK) && state.owns_house(seat) {
            let left = state.table.served(Good::Stockfish);
            if left > 0 {
                // After the cards of the feast, before the table is cleared.
                let place = state.tasks.len().saturating_sub(1);
                state.tasks.insert(place, Owed { seat, task: Task::Card(CardTask::MoveFish { left }) });
            }
        }
    }
}
