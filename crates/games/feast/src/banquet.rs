//! The feast (phase 9): the banquet table is laid. One cell after the other comes up from the left, and the
//! owner may turn to any other that is still open.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::{Action, Side};
use crate::cards::Card;
use crate::event::Event;
use crate::items::Item;
use crate::names::{Colour, Good, Resource};
use crate::occupations::{CardTask, Change, Condition, Moment, Part, When};
use crate::state::{Gather, Owed, State, TABLE_CELLS, Table, Task};
use crate::supply::Source;

const SILVER: u8 = 1;
const FIRST_GOOD: u8 = 2;
/// Marks the further cells of a tile.
const CONTINUED: u8 = 0x40;
/// A cell that was left empty on purpose.
const BARE: u8 = 0x80;

/// Open cells side by side, and what lies beside them: the same for every good that could be served there.
struct Gap {
    cells: u8,
    left: Option<Colour>,
    right: Option<Colour>,
}

impl Gap {
    /// Whether a tile that takes so many cells from the left would lie beside its own colour.
    fn joins(&self, colour: Colour, width: u8) -> bool {
        self.left == Some(colour) || self.cells == width && self.right == Some(colour)
    }
}

impl Table {
    pub(crate) fn good_at(&self, cell: usize) -> Option<Good> {
        let mark = self.cells.get(cell).filter(|mark| **mark != BARE)? & !CONTINUED;
        mark.checked_sub(FIRST_GOOD).map(|index| Good::from_index(index as usize))
    }

    pub(crate) fn is_silver(&self, cell: usize) -> bool {
        self.cells.get(cell) == Some(&SILVER)
    }

    /// Whether a new tile begins on the cell.
    pub(crate) fn begins(&self, cell: usize) -> bool {
        self.cells.get(cell).is_some_and(|mark| *mark >= FIRST_GOOD && mark & (CONTINUED | BARE) == 0)
    }

    /// Whether something has still to be laid on the cell.
    pub(crate) fn is_open(&self, cell: u8) -> bool {
        (self.first..self.end).contains(&cell) && self.cells[cell as usize] == 0
    }

    /// The open cells from the next one on.
    fn gap(&self) -> Gap {
        let cells = (self.next..self.end).take_while(|cell| self.is_open(*cell)).count() as u8;
        let beside = |cell: Option<u8>| cell.and_then(|cell| self.good_at(cell as usize)).map(Good::colour);
        Gap { cells, left: beside(self.next.checked_sub(1)), right: beside(Some(self.next + cells)) }
    }

    /// How many cells are still open.
    pub(crate) fn open_left(&self) -> u8 {
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

    /// How many tiles of a type lie over so many cells.
    fn lying(&self, good: Good, width: u8) -> u8 {
        let wide = |cell: usize| {
            let more = self.cells[cell + 1..].iter().take_while(|mark| **mark != BARE && *mark & CONTINUED != 0);
            more.count() + 1 == width as usize
        };
        let of_type = |cell: usize| self.good_at(cell).is_some_and(|other| other.plain() == good.plain());
        (0..TABLE_CELLS).filter(|cell| self.begins(*cell) && of_type(*cell) && wide(*cell)).count() as u8
    }

    /// How many tiles of a good lie on the table.
    pub(crate) fn served(&self, good: Good) -> u8 {
        (0..TABLE_CELLS).filter(|cell| self.begins(*cell) && self.good_at(*cell) == Some(good)).count() as u8
    }
}

impl Feast {
    /// The table is set: emigrated ships take its left end, Vikings who have not come yet its right.
    pub(crate) fn lay_table(&self, state: &mut State, seat: Seat) {
        let ships = state.player(seat).emigrated() * self.content.limits.cells_per_ship;
        state.table = Table { next: ships, first: ships, end: self.open_cells(state), ..Table::default() };
        state.owe(seat, Task::Gather(Gather::ClearTable));
        state.owe(seat, Task::Moment(Moment::of(When::FeastAfter)));
        state.owe(seat, Task::Feast);
        state.owe(seat, Task::Moment(Moment::of(When::FeastStart)));
    }

    /// A private feast (Chief); one that is granted during a feast follows it.
    pub(crate) fn owe_feast(&self, state: &mut State, seat: Seat) {
        let own = |owed: &Owed| owed.seat == seat && owed.task == Task::Gather(Gather::ClearTable);
        let place = state.tasks.iter().position(own).unwrap_or(state.tasks.len());
        state.tasks.insert(place, Owed { seat, task: Task::Gather(Gather::LayTable) });
    }

    /// Turning to another open cell; often enough to come to any of them.
    pub(crate) fn check_cell(&self, state: &State, cell: u8) -> Result<(), Illegal> {
        let table = &state.table;
        require(cell != table.next && table.is_open(cell), "feast-illegal-cell")?;
        if table.turns as usize >= TABLE_CELLS { Err(Illegal::NOT_NOW) } else { Ok(()) }
    }

    pub(crate) fn turn_to_cell(&self, state: &mut State, seat: Seat, cell: u8) {
        state.table.next = cell;
        state.table.turns += 1;
        state.owe(seat, Task::Feast);
    }

    /// Cells a tile takes along the table.
    pub(crate) fn width(&self, good: Good, side: Side) -> u8 {
        let rules = &self.content.goods[good.index()];
        match side {
            Side::Lengthwise => rules.long_side,
            Side::Upright => rules.short_side,
        }
    }

    pub(crate) fn feast_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let gap = state.table.gap();
        for index in 0..Good::Oil.index() {
            let good = Good::from_index(index);
            if state.player(seat).goods[good] == 0 {
                continue;
            }
            for side in [Side::Lengthwise, Side::Upright] {
                if self.check_serve_in(state, seat, &gap, good, side).is_ok() {
                    actions.push(Action::Serve(good, side));
                }
            }
        }
        if state.player(seat).silver() > 0 {
            actions.push(Action::ServeSilver);
        }
        if let Some((card, _)) = self.forswearing(state, seat) {
            actions.push(Action::Use(card, 0));
        }
        actions.push(Action::Skip);
        let cells = (state.table.first..state.table.end).filter(|cell| self.check_cell(state, *cell).is_ok());
        cells.for_each(|cell| actions.push(Action::Cell(cell)));
    }

    pub(crate) fn check_serve(&self, state: &State, seat: Seat, good: Good, side: Side) -> Result<(), Illegal> {
        self.check_serve_in(state, seat, &state.table.gap(), good, side)
    }

    fn check_serve_in(&self, state: &State, seat: Seat, gap: &Gap, good: Good, side: Side) -> Result<(), Illegal> {
        let colour = good.colour();
        require(matches!(colour, Colour::Orange | Colour::Red), "feast-illegal-not-food")?;
        require(state.player(seat).goods[good] != 0, "feast-illegal-not-in-supply")?;
        require(!self.is_forsworn(state, seat, good), "feast-illegal-sober")?;
        let rules = &self.content.goods[good.index()];
        // A square has only one way to lie.
        let square = rules.long_side == rules.short_side;
        require(side != Side::Lengthwise || !square, "feast-illegal-square")?;
        let width = self.width(good, side);
        require(width <= gap.cells, "feast-illegal-table-full")?;
        require(!gap.joins(colour, width), "feast-illegal-same-colour")?;
        // Of each type one tile may lie lengthwise, further ones stand (appendix).
        let lying = || state.table.lying(good, rules.long_side);
        let room = side != Side::Lengthwise || lying() < self.lengthwise_max(state, seat, good);
        require(room, "feast-illegal-second-lengthwise")
    }

    pub(crate) fn serve(&self, state: &mut State, seat: Seat, good: Good, side: Side, sink: &mut impl Sink<Event>) {
        let width = self.width(good, side);
        state.table.fill(width, FIRST_GOOD + good.index() as u8);
        state.player_mut(seat).goods[good] -= 1;
        sink.plain(Event::Served { seat, good: Some(good), cells: width });
        state.owe(seat, Task::Feast);
        if !state.player(seat).played.both(self.content.waiting[When::FeastServed as usize]).is_empty() {
            state.owe(seat, Task::Moment(Moment::of(When::FeastServed).good(good).counts(1, 0)));
        }
    }

    pub(crate) fn serve_silver(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).resources[Resource::Silver] -= 1;
        state.table.fill(1, SILVER);
        sink.plain(Event::Served { seat, good: None, cells: 1 });
        state.owe(seat, Task::Feast);
    }

    /// A cell stays empty and costs a Thing penalty.
    pub(crate) fn skip_cell(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.table.fill(1, BARE);
        let player = state.player_mut(seat);
        player.penalties = player.penalties.saturating_add(1);
        sink.plain(Event::Penalty { seat, penalties: 1 });
        state.owe(seat, Task::Feast);
    }

    /// The card that pays for a good that will not be served (Sober Man), which may be said beforehand.
    pub(crate) fn forswearing(&self, state: &State, seat: Seat) -> Option<(Card, &Part)> {
        let pays = |part: &Part| self.condition_holds(state, seat, part, &Moment::of(When::RuleChange));
        self.change(state, seat, Change::Forswear).filter(|(_, part)| !state.table.sober && pays(part))
    }

    pub(crate) fn forswear(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some((card, part)) = self.forswearing(state, seat) else {
            return;
        };
        let gain = part.options.first().map(|option| option.gain).unwrap_or_default();
        state.table.sober = true;
        sink.plain(Event::Used { seat, card });
        self.gain(state, seat, &gain, Source::Card, sink);
    }

    /// Whether the owner has said that this good will not be served.
    fn is_forsworn(&self, state: &State, seat: Seat, good: Good) -> bool {
        let forsworn = |part: &Part| part.condition == Condition::NotServed(good);
        state.table.sober && self.changes(state, seat, Change::Forswear).any(|(_, part)| forsworn(part))
    }

    /// The last cell is filled.
    pub(crate) fn end_feast(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.forswear(state, seat, sink);
        if let Some((card, part)) = self.change(state, seat, Change::MoveServed)
            && let Some(Item::Good(good)) = part.item
            && state.owns_house(seat)
        {
            let left = state.table.served(good);
            if left > 0 {
                // After the cards of the feast, before the table is cleared.
                let place = state.tasks.len().saturating_sub(1);
                let task = CardTask::MoveServed { card: card.0, good, left };
                state.tasks.insert(place, Owed { seat, task: Task::Card(task) });
            }
        }
    }
}
