//! Laying goods on the home board, on islands and in houses ("Actions at any time", rulebook p. 12).

use arrayvec::ArrayVec;
use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::{Action, Place};
use crate::cells::{Cells, STRIDE, cell};
use crate::event::{BoardName, Event};
use crate::layout::{Cover, Layout, Misfit};
use crate::names::{Building, Colour, Good, Island, Piece, Resource, Special};
use crate::occupations::{Moment, When};
use crate::state::{House, Origin, SpecialAt, State, Task};

/// The most boards one player can have: home, four islands, eight houses.
pub(crate) const PLACES_MAX: usize = 13;

/// Gifts of cards go on certain boards only.
fn allowed(from: Origin, place: Place) -> bool {
    match from {
        Origin::Supply => true,
        Origin::Boatman => !matches!(place, Place::House(_)),
        Origin::Table => matches!(place, Place::House(_)),
    }
}

impl Feast {
    /// The boards of a seat.
    pub(crate) fn places(&self, state: &State, seat: Seat) -> ArrayVec<Place, PLACES_MAX> {
        let mut places = ArrayVec::new();
        places.push(Place::Home);
        for (lot, island) in state.islands.iter().enumerate() {
            if island.owner == Some(seat) {
                places.push(Place::Island(Island::of_lot(lot, island.turned)));
            }
        }
        for (number, house) in state.houses.iter().enumerate() {
            if house.owner == Some(seat) {
                places.push(Place::House(number as u8));
            }
        }
        places
    }

    #[inline]
    pub(crate) fn layout(&self, place: Place) -> &Layout {
        match place {
            Place::Home => &self.content.home,
            Place::Island(island) => &self.content.islands[island.index()],
            Place::House(number) => {
                &self.content.houses[usize::from(House::kind(number as usize) == Building::LongHouse)]
            }
        }
    }

    #[inline]
    pub(crate) fn cover(&self, state: &State, seat: Seat, place: Place) -> Cover {
        match place {
            Place::Home => state.player(seat).home.cover(),
            Place::Island(island) => state.islands[island.lot()].board.cover(),
            Place::House(number) => state.houses[number as usize].board.cover(),
        }
    }

    fn owns(&self, state: &State, seat: Seat, place: Place) -> bool {
        match place {
            Place::Home => true,
            Place::Island(island) => {
                let lot = &state.islands[island.lot()];
                lot.owner == Some(seat) && Island::of_lot(island.lot(), lot.turned) == island
            }
            Place::House(number) => state.houses.get(number as usize).is_some_and(|house| house.owner == Some(seat)),
        }
    }

    /// How many of a piece the seat can lay from its supply.
    pub(crate) fn in_supply(&self, state: &State, seat: Seat, piece: Piece) -> u16 {
        let player = state.player(seat);
        match piece {
            Piece::Good(good) => player.goods[good].into(),
            Piece::Special(special) => u16::from(state.specials[special] == SpecialAt::Supply(seat)),
            Piece::Silver => player.silver(),
            Piece::Ore => player.resources[Resource::Ore],
            Piece::Wood if self.may_lay(state, seat, Resource::Wood) => player.resources[Resource::Wood],
            Piece::Wood => 0,
        }
    }

    /// The pieces the seat may take up now.
    pub(crate) fn pieces_to_lay(&self, state: &State, seat: Seat, mut each: impl FnMut(Piece)) {
        let player = state.player(seat);
        let housed = state.owns_house(seat);
        let mut offer = |piece: Piece| {
            if player.kept >> piece.code() & 1 == 0 {
                each(piece);
            }
        };
        let first = if housed { 0 } else { Good::Oil.index() };
        for (index, count) in player.goods.array().iter().enumerate().skip(first) {
            if *count > 0 {
                offer(Piece::Good(Good::from_index(index)));
            }
        }
        for (index, at) in state.specials.array().iter().enumerate() {
            if *at == SpecialAt::Supply(seat) {
                offer(Piece::Special(Special::ALL[index]));
            }
        }
        for (piece, held) in [(Piece::Silver, player.silver()), (Piece::Ore, player.resources[Resource::Ore])] {
            if held > 0 {
                offer(piece);
            }
        }
        if housed && self.in_supply(state, seat, Piece::Wood) > 0 {
            offer(Piece::Wood);
        }
    }

    pub(crate) fn check_lay(&self, state: &State, seat: Seat, piece: Piece) -> Result<(), Illegal> {
        require(self.in_supply(state, seat, piece) != 0, "feast-illegal-not-in-supply")?;
        let for_houses = matches!(piece.colour(), Some(Colour::Orange | Colour::Red)) || piece == Piece::Wood;
        require(!for_houses || state.owns_house(seat), "feast-illegal-needs-house")?;
        require(state.player(seat).kept >> piece.code() & 1 == 0, "feast-illegal-put-back")?;
        Ok(())
    }

    /// Where a piece that was taken up would lie, or why it cannot.
    pub(crate) fn check_at(
        &self,
        state: &State,
        seat: Seat,
        piece: Piece,
        (place, row, column, turn): (Place, u8, u8, u8),
        from: Origin,
    ) -> Result<Cells, Illegal> {
        require(self.owns(state, seat, place), "feast-illegal-not-your-board")?;
        require(allowed(from, place), "feast-illegal-unwelcome")?;
        let outline = self.content.shape(piece).iter().find(|outline| outline.turn == turn);
        let outline = outline.ok_or(Illegal::because("feast-illegal-turn"))?;
        let cover = self.cover(state, seat, place);
        let at = cell(row as usize, column as usize);
        self.layout(place).fits(&cover, piece, outline, at).map_err(|misfit| {
            Illegal::because(match misfit {
                Misfit::Outside => "feast-illegal-outside",
                Misfit::Taken => "feast-illegal-covered",
                Misfit::Touches => "feast-illegal-touches",
                Misfit::Income => "feast-illegal-income",
                Misfit::Unwelcome => "feast-illegal-unwelcome",
            })
        })
    }

    /// Every way the piece can be laid now.
    pub(crate) fn placements(&self, state: &State, seat: Seat, piece: Piece, from: Origin, actions: &mut Vec<Action>) {
        for place in self.places(state, seat) {
            if !allowed(from, place) {
                continue;
            }
            let cover = self.cover(state, seat, place);
            let layout = self.layout(place);
            for outline in self.content.shape(piece) {
                for at in layout.corners(&cover, piece, outline).iter() {
                    let (row, column) = ((at / STRIDE) as u8, (at % STRIDE) as u8);
                    actions.push(Action::At { place, row, column, turn: outline.turn });
                }
            }
        }
    }

    /// Lays a piece on cells that [`Feast::check_at`] has found.
    pub(crate) fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        (piece, from): (Piece, Origin),
        place: Place,
        cells: Cells,
        sink: &mut impl Sink<Event>,
    ) {
        if from == Origin::Supply {
            self.take_piece(state, seat, piece);
        }
        self.put(state, seat, piece, place, cells);
        let player = state.player_mut(seat);
        player.kept = 0;
        player.fiddled = 0;
        let mut covered = ArrayVec::new();
        for at in cells.iter() {
            if covered.try_push(((at / STRIDE) as u8, (at % STRIDE) as u8)).is_err() {
                break;
            }
        }
        sink.plain(Event::Laid { seat, piece, board: BoardName(place), cells: covered });
        if let Piece::Good(good) = piece
            && !state.player(seat).played.both(self.content.waiting[When::PlaceTile as usize]).is_empty()
        {
            let target = match place {
                Place::Home => 0,
                Place::Island(_) => 1,
                Place::House(_) => 2,
            };
            state.owe(seat, Task::Moment(Moment::of(When::PlaceTile).good(good).counts(target, 0)));
        }
    }

    /// Puts a piece on cells without taking it from anywhere.
    pub(crate) fn put(&self, state: &mut State, seat: Seat, piece: Piece, place: Place, cells: Cells) {
        let ground = self.layout(place).ground;
        match place {
            Place::Home => state.player_mut(seat).home.lay(ground, piece, cells),
            Place::Island(island) => state.islands[island.lot()].board.lay(ground, piece, cells),
            Place::House(number) => state.houses[number as usize].board.lay(ground, piece, cells),
        }
    }

    fn take_piece(&self, state: &mut State, seat: Seat, piece: Piece) {
        let player = state.player_mut(seat);
        match piece {
            Piece::Good(good) => player.goods[good] -= 1,
            Piece::Special(special) => state.specials[special] = SpecialAt::Laid(seat),
            Piece::Silver => player.resources[Resource::Silver] -= 1,
            Piece::Ore => player.resources[Resource::Ore] -= 1,
            Piece::Wood => player.resources[Resource::Wood] -= 1,
        }
    }

    /// What all boards of a seat pay in the income phase.
    pub fn income(&self, state: &State, seat: Seat) -> u8 {
        let islands = state.islands.iter().enumerate().filter(|(_, lot)| lot.owner == Some(seat));
        let islands: u8 = islands
            .map(|(lot, island)| self.content.islands[state.island_of(lot).index()].income(island.board.covered()))
            .sum();
        self.content.home.income(state.player(seat).home.covered()) + islands
    }

    /// Free places for wood or stone on buildings of a kind.
    pub(crate) fn free_slots(&self, state: &State, seat: Seat, building: Building, resource: Resource) -> u8 {
        let rules = &self.content.buildings[building.index()];
        let slots = if resource == Resource::Wood { rules.wood_slots } else { rules.stone_slots };
        let filled = |wood: u8, stone: u8| if resource == Resource::Wood { wood } else { stone };
        match (building, resource) {
            (_, Resource::Ore | Resource::Silver) => 0,
            (Building::Shed, _) => state
                .sheds
                .iter()
                .filter(|shed| shed.owner == Some(seat))
                .map(|shed| slots - filled(shed.wood, shed.stone).min(slots))
                .sum(),
            _ => (0..state.houses.len())
                .filter(|number| House::kind(*number) == building && state.houses[*number].owner == Some(seat))
                .map(|number| slots - filled(state.houses[number].wood, state.houses[number].stone).min(slots))
                .sum(),
        }
    }

    /// Puts one wood or stone on the first free place of such a building.
    pub(crate) fn fill_slot(
        &self,
        state: &mut State,
        seat: Seat,
        building: Building,
        resource: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        let rules = &self.content.buildings[building.index()];
        let slots = if resource == Resource::Wood { rules.wood_slots } else { rules.stone_slots };
        let own = Some(seat);
        let sheds = state.sheds.iter_mut().filter(|shed| building == Building::Shed && shed.owner == own);
        let sheds = sheds.map(|shed| if resource == Resource::Wood { &mut shed.wood } else { &mut shed.stone });
        let houses = state.houses.iter_mut().enumerate();
        let houses = houses.filter(|(number, house)| House::kind(*number) == building && house.owner == own);
        let houses =
            houses.map(|(_, house)| if resource == Resource::Wood { &mut house.wood } else { &mut house.stone });
        if let Some(place) = sheds.chain(houses).find(|place| **place < slots) {
            *place += 1;
            state.player_mut(seat).resources[resource] -= 1;
            sink.plain(Event::Filled { seat, building, resource });
        }
    }
}
