//! What one viewer may know: everything but the hands of others. Nothing else is hidden.

use engine::{Game, Heuristic, Seat, Silent, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Feast;
use crate::action::{Action, Place, turn_name};
use crate::cards::Card;
use crate::cells::STRIDE;
use crate::content::StripItem;
use crate::event::item_name;
use crate::items::Bundle;
use crate::layout::Layout;
use crate::names::{Building, Dice, Good, Island, LOTS, Piece, Resource, Space, Special, Weapon};
use crate::packing::Spot;
use crate::shape::Outline;
use crate::stakes::StakesView;
use crate::state::{DiceTask, House, Origin, Phase, SpecialAt, State, Strip, TABLE_CELLS, Task};

/// Tiles a suggestion lays at most.
const PLAN_MAX: usize = 40;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    #[ts(as = "String")]
    pub phase: Phase,
    pub start_player: Seat,
    pub passed: Vec<Seat>,
    pub spaces: Vec<SpaceView>,
    pub strips: Vec<StripView>,
    pub islands: Vec<IslandView>,
    pub specials: Vec<SpecialView>,
    /// Sheds, stone houses and long houses that nobody has.
    pub buildings_left: [u8; 3],
    pub weapon_deck: u8,
    pub weapon_discard: Vec<(Weapon, u8)>,
    pub occupation_deck: u8,
    /// Harvest number of every round, 0 for none, and the island that turns in it.
    pub harvest: Vec<u8>,
    pub turning: Vec<Option<Island>>,
    pub players: Vec<PlayerView>,
    /// The viewer's own cards in hand.
    #[ts(as = "Vec<String>")]
    pub hand: Vec<Card>,
    pub dice: Option<DiceView>,
    pub table: Option<TableView>,
    /// The piece that is being laid.
    pub laying: Option<LayingView>,
    /// How the viewer's supply could be laid well, while they may lay.
    pub plan: Option<PlanView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LayingView {
    pub seat: Seat,
    pub piece: String,
    /// The ways the piece can lie.
    pub turns: Vec<TurnView>,
    /// Where it fits; only for the one who lays it.
    pub spots: Vec<SpotView>,
    /// A good one of these.
    pub best: Option<Action>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurnView {
    /// As the notation writes it: `r0` to `r3`, `m0` to `m3`.
    pub turn: String,
    /// Row and column of every cell, from the corner.
    pub cells: Vec<(u8, u8)>,
}

/// Every corner cell of a board at which a piece fits, lying one way.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SpotView {
    pub board: String,
    pub turn: String,
    pub corners: Vec<(u8, u8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlanView {
    pub steps: Vec<PlanStepView>,
    /// Income and points once all of it lies.
    pub income: u8,
    pub points: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlanStepView {
    pub piece: String,
    pub board: String,
    pub cells: Vec<(u8, u8)>,
    /// What lays it, once the piece is taken up.
    pub at: Action,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SpaceView {
    pub space: Space,
    pub column: u8,
    pub by: Option<Seat>,
    pub vikings: u8,
    /// Placed in the round before (solo).
    pub old: bool,
    /// What is printed on it, as `faces.rs` writes it; nothing on a copy space.
    pub face: String,
    /// What it costs the viewer now.
    pub price: Vec<(String, u8)>,
    /// The message that says why the viewer could not use it now; `None` if they could.
    pub closed: Option<String>,
    /// What the viewer would roll for.
    pub stakes: Option<StakesView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StripView {
    pub strip: u8,
    /// Items from the arrow on: wood, stone, ore, silver2.
    pub items: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct IslandView {
    pub island: Island,
    pub silver: u8,
    pub points: u8,
    pub owner: Option<Seat>,
    /// What is printed on it, while it is nobody's.
    pub board: Option<BoardView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SpecialView {
    pub special: Special,
    pub owner: Option<Seat>,
    pub laid: bool,
    pub price: Option<u8>,
    pub sword: u8,
    pub forge: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub goods: Vec<(Good, u8)>,
    pub resources: Vec<(Resource, u16)>,
    pub weapons: Vec<(Weapon, u8)>,
    /// Ore on each whaling boat (the printed one not counted) and on each longship.
    pub boats: Vec<u8>,
    pub knarrs: u8,
    pub longships: Vec<u8>,
    pub emigrated_knarrs: u8,
    pub emigrated_longships: u8,
    pub thing: u8,
    pub penalties: u8,
    pub hand: u8,
    #[ts(as = "Vec<String>")]
    pub played: Vec<Card>,
    pub income: u8,
    pub points: i32,
    /// The points line by line, in the order of the score sheet.
    pub lines: Vec<i32>,
    /// Cells of the banquet table to fill this round.
    pub feast_cells: u8,
    pub sheds: Vec<SlotsView>,
    pub boards: Vec<BoardView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SlotsView {
    pub wood: u8,
    pub wood_places: u8,
    pub stone: u8,
    pub stone_places: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BoardView {
    /// `home`, an island, `stone_house_1` and so on: as the notation names it.
    pub board: String,
    /// Row by row: `.` open, `-` costs a point, `i` income, `b` bonus, `x` never covered, `_` outside.
    pub grid: Vec<String>,
    pub tracks: Vec<TrackView>,
    pub points: u8,
    pub income: u8,
    /// Cells that still cost a point.
    pub open_minus: u8,
    pub tiles: Vec<TileView>,
    pub bonuses: Vec<BonusView>,
    pub slots: Option<SlotsView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TrackView {
    /// Row, column and value of each number.
    pub steps: Vec<(u8, u8, u8)>,
    pub last: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TileView {
    pub piece: String,
    /// Row and column of every cell.
    pub cells: Vec<(u8, u8)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BonusView {
    pub cell: (u8, u8),
    pub gives: Vec<(String, u8)>,
    /// Cells around it to cover, and how many are.
    pub needed: u8,
    pub covered: u8,
    /// Covered itself: it never pays again.
    pub lost: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DiceView {
    pub seat: Seat,
    pub kind: Dice,
    pub sides: u8,
    /// 0 before the first roll.
    pub roll: u8,
    pub rolls: u8,
    pub rolls_max: u8,
    /// The parts of the result: ore on ships, cards, stone, swords and spears spent.
    pub ore: u8,
    pub cards: i8,
    pub spent: u8,
    pub result: u8,
    pub stakes: StakesView,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TableView {
    pub seat: Seat,
    pub next: u8,
    pub end: u8,
    /// What lies on each cell: a good, `silver` or nothing.
    pub cells: Vec<Option<String>>,
    /// Whether a new tile begins on the cell.
    pub begins: Vec<bool>,
    /// A good way to fill the rest; only for the one who lays the table.
    pub plan: Vec<Action>,
}

pub(crate) fn amounts(bundle: &Bundle) -> Vec<(String, u8)> {
    bundle.iter().filter(|(_, amount)| *amount > 0).map(|(item, amount)| (item_name(item).to_owned(), amount)).collect()
}

fn grid_of(layout: &Layout) -> Vec<String> {
    let mark = |at: usize| match at {
        _ if layout.blocked.has(at) => 'x',
        _ if !layout.land.has(at) => '_',
        _ if layout.minus.has(at) => '-',
        _ if layout.income_cells.has(at) => 'i',
        _ if layout.bonus_cells.has(at) => 'b',
        _ => '.',
    };
    let row = |row: usize| (0..layout.columns as usize).map(|column| mark(row * STRIDE + column)).collect();
    (0..layout.rows as usize).map(row).collect()
}

fn place_of(at: usize) -> (u8, u8) {
    ((at / STRIDE) as u8, (at % STRIDE) as u8)
}

impl Feast {
    pub(crate) fn view(&self, state: &State, viewer: Viewer) -> View {
        let asked = state.tasks.last().filter(|_| state.phase != Phase::Over);
        View {
            round: state.round,
            rounds: self.length().rounds,
            phase: state.phase,
            start_player: state.start_player,
            passed: state.passed.iter().collect(),
            spaces: self.seen_spaces(state, viewer),
            strips: self.seen_strips(state),
            islands: (0..LOTS).map(|lot| self.seen_island(state, lot)).collect(),
            specials: Special::ALL.iter().map(|special| self.seen_special(state, *special)).collect(),
            buildings_left: [Building::Shed, Building::StoneHouse, Building::LongHouse].map(
                |building| match building {
                    Building::Shed => state.sheds.iter().filter(|shed| shed.owner.is_none()).count() as u8,
                    house => (0..state.houses.len())
                        .filter(|number| House::kind(*number) == house && state.houses[*number].owner.is_none())
                        .count() as u8,
                },
            ),
            weapon_deck: state.weapon_deck.array().iter().sum(),
            weapon_discard: state.weapon_discard.some().collect(),
            occupation_deck: state.occupation_deck.len() as u8,
            harvest: self.length().harvest.clone(),
            turning: self.length().turned.iter().map(|lot| lot.map(|lot| Island::of_lot(lot, true))).collect(),
            players: Seat::all(self.players).map(|seat| self.seen_player(state, seat)).collect(),
            hand: viewer.seat().map(|seat| state.player(seat).hand.iter().collect()).unwrap_or_default(),
            dice: asked.and_then(|owed| match &owed.task {
                Task::Dice(task) => Some(self.seen_dice(state, owed.seat, task)),
                _ => None,
            }),
            table: asked
                .filter(|owed| matches!(owed.task, Task::Feast))
                .map(|owed| self.seen_table(state, owed.seat, viewer)),
            laying: asked.and_then(|owed| match owed.task {
                Task::Laying { piece, from } => {
                    Some(self.seen_laying(state, owed.seat, (piece, from), viewer.seat() == Some(owed.seat)))
                }
                _ => None,
            }),
            plan: asked
                .filter(|owed| viewer.seat() == Some(owed.seat))
                .filter(|owed| matches!(owed.task, Task::Turn | Task::Pause(_)))
                .and_then(|owed| self.planned_laying(state, owed.seat)),
        }
    }

    fn seen_strips(&self, state: &State) -> Vec<StripView> {
        let open = |strip: &usize| matches!(state.strips[*strip], Strip::Open(_));
        let seen = |strip| StripView {
            strip: strip as u8 + 1,
            items: self.strip_items(state, strip).iter().map(|item| strip_name(*item)).collect(),
        };
        (0..state.strips.len()).filter(open).map(seen).collect()
    }

    fn seen_island(&self, state: &State, lot: usize) -> IslandView {
        let island = state.island_of(lot);
        let board = &state.islands[lot];
        IslandView {
            island,
            silver: board.silver,
            points: self.content.island_points[island.index()],
            owner: board.owner,
            board: board.owner.is_none().then(|| self.seen_board(state, Seat(0), Place::Island(island))),
        }
    }

    fn seen_dice(&self, state: &State, seat: Seat, task: &DiceTask) -> DiceView {
        DiceView {
            seat,
            kind: task.kind,
            sides: self.content.dice[task.kind.index()].sides,
            roll: task.roll,
            rolls: task.rolls,
            rolls_max: self.rolls_max(state, seat),
            ore: task.ore,
            cards: task.bonus,
            spent: task.stone + task.swords + task.spears,
            result: self.dice_result(state, seat, task),
            stakes: self.stakes(state, seat, task),
        }
    }

    fn seen_table(&self, state: &State, seat: Seat, viewer: Viewer) -> TableView {
        let table = &state.table;
        let on = |cell| match table.good_at(cell) {
            Some(good) => Some(good.name().to_owned()),
            None => table.is_silver(cell).then(|| "silver".to_owned()),
        };
        let own = viewer.seat() == Some(seat);
        TableView {
            seat,
            next: table.next,
            end: table.end,
            cells: (0..TABLE_CELLS).map(on).collect(),
            begins: (0..TABLE_CELLS).map(|cell| table.begins(cell) || table.is_silver(cell)).collect(),
            plan: if own { self.planned_banquet(state, seat) } else { Vec::new() },
        }
    }

    fn seen_laying(&self, state: &State, seat: Seat, (piece, from): (Piece, Origin), own: bool) -> LayingView {
        let shape = self.content.shape(piece);
        let cells = |outline: &Outline| outline.cells.iter().map(place_of).collect();
        let turns = shape.iter().map(|outline| TurnView { turn: turn_name(outline.turn), cells: cells(outline) });
        let mut spots: Vec<SpotView> = Vec::new();
        let mut best = None;
        if own {
            let mut ways = Vec::new();
            self.placements(state, seat, piece, from, &mut ways);
            for way in ways {
                let Action::At { place, row, column, turn } = way else { continue };
                let (board, turn) = (place.to_string(), turn_name(turn));
                match spots.last_mut().filter(|spot| spot.board == board && spot.turn == turn) {
                    Some(spot) => spot.corners.push((row, column)),
                    None => spots.push(SpotView { board, turn, corners: vec![(row, column)] }),
                }
            }
            let good = self.best_spot(state, seat, piece).map(|(spot, _)| spot.action());
            best = good.filter(|action| self.check(state, seat, *action).is_ok());
        }
        LayingView { seat, piece: piece.name().to_owned(), turns: turns.collect(), spots, best }
    }

    /// The supply laid well, as the packing sees it: all of it at the end of the game, before that what is
    /// worth laying. None where it would bring neither income nor points.
    fn planned_laying(&self, state: &State, seat: Seat) -> Option<PlanView> {
        let mut after = state.clone();
        let mut steps = Vec::new();
        let mut lay = |after: &mut State, piece: Piece, spot: Spot| {
            self.lay(after, seat, (piece, Origin::Supply), spot.place, spot.cells, &mut Silent);
            steps.push(PlanStepView {
                piece: piece.name().to_owned(),
                board: spot.place.to_string(),
                cells: spot.cells.iter().map(place_of).collect(),
                at: spot.action(),
            });
            steps.len() < PLAN_MAX
        };
        let mut more = true;
        if state.phase == Phase::Final {
            for (piece, spot) in self.pack(state, seat) {
                more = more && lay(&mut after, piece, spot);
            }
        }
        while more && let Some((piece, spot)) = self.next_to_lay(&after, seat) {
            more = lay(&mut after, piece, spot);
        }
        let (income, points) = (self.income(&after, seat), self.total(&after, seat));
        let gains = income > self.income(state, seat) || points > self.total(state, seat);
        gains.then_some(PlanView { income, points, steps })
    }

    /// The banquet table filled by the house's own judgement.
    fn planned_banquet(&self, state: &State, seat: Seat) -> Vec<Action> {
        let mut after = state.clone();
        let mut plan = Vec::new();
        while plan.len() < TABLE_CELLS && matches!(self.owed_by(&after, seat), Some(Task::Feast)) {
            let mut choice = Vec::new();
            self.candidates(&after, seat, &mut choice);
            let Some(action) = choice.first() else { break };
            if self.apply(&mut after, seat, *action, &mut Silent).is_err() {
                break;
            }
            plan.push(*action);
        }
        plan
    }

    fn seen_spaces(&self, state: &State, viewer: Viewer) -> Vec<SpaceView> {
        let copies =
            [Space::CopyLow, Space::CopyHigh].into_iter().zip(state.copy_columns).filter(|(_, column)| *column > 0);
        let printed = Space::printed().iter().map(|space| (*space, self.content.space(*space).column));
        printed
            .chain(copies)
            .map(|(space, column)| {
                let standing = state.spaces[space];
                let own = viewer.seat().filter(|_| space.index() < Space::PRINTED);
                let closed = own.and_then(|seat| {
                    let player = state.player(seat);
                    if standing.vikings > 0 {
                        Some("feast-illegal-occupied".to_owned())
                    } else if player.thing < column {
                        Some("feast-illegal-few-vikings".to_owned())
                    } else {
                        self.check_use(state, seat, space).err().map(|illegal| illegal.key().to_owned())
                    }
                });
                SpaceView {
                    space,
                    column,
                    by: (standing.vikings > 0).then_some(Seat(standing.seat)),
                    vikings: standing.vikings,
                    old: standing.old,
                    face: self.content.faces.get(space.index()).cloned().unwrap_or_default(),
                    price: own.map(|seat| amounts(&self.price(state, seat, space))).unwrap_or_default(),
                    closed,
                    stakes: own.and_then(|seat| self.stakes_of_space(state, seat, space)),
                }
            })
            .collect()
    }

    fn seen_special(&self, state: &State, special: Special) -> SpecialView {
        let rules = &self.content.specials[special.index()];
        let (owner, laid) = match state.specials[special] {
            SpecialAt::Oval => (None, false),
            SpecialAt::Supply(seat) => (Some(seat), false),
            SpecialAt::Laid(seat) => (Some(seat), true),
        };
        SpecialView { special, owner, laid, price: rules.price, sword: rules.sword, forge: rules.forge }
    }

    fn seen_player(&self, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let ships = player.emigrated() * self.content.limits.cells_per_ship;
        let shed = &self.content.buildings[Building::Shed.index()];
        PlayerView {
            goods: player.goods.some().collect(),
            resources: Resource::ALL.iter().map(|resource| (*resource, player.resources[*resource])).collect(),
            weapons: Weapon::ALL.iter().map(|weapon| (*weapon, player.weapons[*weapon])).collect(),
            boats: player.boats.to_vec(),
            knarrs: player.knarrs,
            longships: player.longships.to_vec(),
            emigrated_knarrs: player.emigrated_knarrs,
            emigrated_longships: player.emigrated_longships,
            thing: player.thing,
            penalties: player.penalties,
            hand: player.hand.len() as u8,
            played: player.played.iter().collect(),
            income: self.income(state, seat),
            points: self.total(state, seat),
            lines: self.points(state, seat).to_vec(),
            feast_cells: self.open_cells(state).saturating_sub(ships),
            sheds: state
                .sheds
                .iter()
                .filter(|own| own.owner == Some(seat))
                .map(|own| SlotsView {
                    wood: own.wood,
                    wood_places: shed.wood_slots,
                    stone: own.stone,
                    stone_places: shed.stone_slots,
                })
                .collect(),
            boards: self.places(state, seat).into_iter().map(|place| self.seen_board(state, seat, place)).collect(),
        }
    }

    fn seen_board(&self, state: &State, seat: Seat, place: Place) -> BoardView {
        let layout = self.layout(place);
        let covered = self.cover(state, seat, place).covered;
        let tile = |laid: crate::board::Laid| TileView {
            piece: laid.piece.name().to_owned(),
            cells: laid.cells.iter().map(place_of).collect(),
        };
        let (tiles, points, slots) = match place {
            Place::Home => (state.player(seat).home.tiles().map(tile).collect(), 0, None),
            Place::Island(island) => {
                let tiles = state.islands[island.lot()].board.tiles().map(tile).collect();
                (tiles, self.content.island_points[island.index()], None)
            }
            Place::House(number) => {
                let house = &state.houses[number as usize];
                let rules = &self.content.buildings[House::kind(number as usize).index()];
                let slots = SlotsView {
                    wood: house.wood,
                    wood_places: rules.wood_slots,
                    stone: house.stone,
                    stone_places: rules.stone_slots,
                };
                (house.board.tiles().map(tile).collect(), rules.points, (rules.wood_slots > 0).then_some(slots))
            }
        };
        BoardView {
            board: place.to_string(),
            grid: grid_of(layout),
            tracks: layout
                .tracks
                .iter()
                .map(|track| TrackView {
                    steps: track
                        .steps
                        .iter()
                        .map(|step| {
                            let (row, column) = place_of(step.cell);
                            (row, column, step.value)
                        })
                        .collect(),
                    last: track.last,
                })
                .collect(),
            points,
            income: layout.income(covered),
            open_minus: layout.open_minus(covered) as u8,
            tiles,
            bonuses: layout
                .bonuses
                .iter()
                .map(|bonus| BonusView {
                    cell: place_of(bonus.cell),
                    gives: amounts(&bonus.gives),
                    needed: bonus.around.count() as u8,
                    covered: (bonus.around & covered).count() as u8,
                    lost: covered.has(bonus.cell),
                })
                .collect(),
            slots,
        }
    }
}

pub(crate) fn strip_name(item: StripItem) -> &'static str {
    match item {
        StripItem::Wood => "wood",
        StripItem::Stone => "stone",
        StripItem::Ore => "ore",
        StripItem::TwoSilver => "silver2",
    }
}
