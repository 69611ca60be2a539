//! The sea chart as a graph: which docks, fjords and islands touch, how far boats sail, and the shore
//! and ferry paths of the enemy's chieftain. Built once from `map.toml`.

use engine::{ContentError, ContentSet, read_each};
use serde::Deserialize;

use crate::list::List;
use crate::names::{DOCKS, DockSet, FJORDS, ISLANDS, Island, IslandSet, Islands, Place, Rune};
use crate::reading::Side;

const FILE: &str = "map.toml";
const PLACES: usize = DOCKS + FJORDS;
/// Farther than any two places are apart.
const FAR: u8 = 99;
/// The longest sail there is.
pub(crate) const SAIL_MAX: u8 = 6;

/// Docks and fjords together.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Waters {
    pub docks: DockSet,
    /// Fjords by number, as bits.
    pub fjords: u32,
}

impl Waters {
    pub(crate) fn contains(self, place: Place) -> bool {
        if place.is_dock() { self.docks.contains(place) } else { self.fjords & (1 << place.fjord_index()) != 0 }
    }

    /// The docks, then the fjords.
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        self.docks.iter().chain(fjords(self.fjords))
    }
}

/// Fjords given as bits.
pub(crate) fn fjords(bits: u32) -> impl Iterator<Item = Place> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let index = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(Place::fjord(index))
    })
}

/// One side of the board.
#[derive(Clone, Debug)]
pub struct Chart {
    pub islands: IslandSet,
    pub docks: DockSet,
    pub villages: DockSet,
    /// Fjords that touch the edge of the board: start boats go there.
    pub edge_fjords: List<Place, FJORDS>,
    pub fjords: List<Place, FJORDS>,
    island: [IslandChart; ISLANDS],
    dock: [DockChart; DOCKS],
    fjord: [FjordChart; FJORDS],
    /// Every place of this side.
    waters: Waters,
    /// The island of each place that is a dock.
    harbours: [Option<Island>; PLACES + 1],
    /// Moves of a boat from place to place through fjords, and the first of them.
    sail: Box<[[u8; PLACES]; PLACES]>,
    sail_ahead: Box<[[Place; PLACES]; PLACES]>,
    /// Where a boat can be after at most so many moves.
    reach: Box<[[Waters; SAIL_MAX as usize + 1]; PLACES]>,
    /// Steps of the chieftain from dock to dock along shores and over ferries.
    shore: Box<[[u8; DOCKS]; DOCKS]>,
    /// The same to the nearest dock of each island, and the first of them, on every shortest way.
    shore_to_island: Box<[Islands<u8>; DOCKS]>,
    shore_ahead: Box<[Islands<DockSet>; DOCKS]>,
    /// The islands of each rune nearest to a dock, its own island left out.
    nearest: Box<[[IslandSet; 3]; DOCKS]>,
}

/// An island.
#[derive(Clone, Copy, Debug, Default)]
pub struct IslandChart {
    pub rune: Rune,
    pub outer: bool,
    pub half: Half,
    /// Clockwise.
    pub docks: List<Place, 5>,
    /// The same docks as a set.
    pub dock_set: DockSet,
    /// Fjords at its docks, by number as bits.
    pub fjords: u32,
    /// Islands at the other end of a ferry route.
    pub neighbours: IslandSet,
    /// Where the chieftain starts if this island is drawn.
    pub chieftain_dock: Option<Place>,
    pub x: f32,
    pub y: f32,
}

/// Top and bottom decide from which favor row the enemy picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Half {
    Top,
    #[default]
    Middle,
    Bottom,
}

/// A dock: one end of one route.
#[derive(Clone, Copy, Debug, Default)]
pub struct DockChart {
    pub island: Island,
    pub fjords: [Place; 2],
    /// The dock at the other end of the ferry; none where the route leaves the board.
    pub ferry: Option<Place>,
    /// Neighbours on the shore, counterclockwise and clockwise.
    pub shore: [Option<Place>; 2],
    pub x: f32,
    pub y: f32,
}

/// A fjord.
#[derive(Clone, Copy, Debug, Default)]
pub struct FjordChart {
    pub edge: bool,
    pub docks: DockSet,
    pub islands: IslandSet,
    /// Adjacent fjords by number, as bits.
    pub fjords: u32,
    pub x: f32,
    pub y: f32,
}

/// A route of the chart, for drawing.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Route {
    pub docks: Vec<Place>,
    pub fjords: [Place; 2],
    #[serde(default)]
    pub edge_point: Option<[f32; 2]>,
}

#[derive(Deserialize)]
struct MapFile {
    island: Vec<IslandItem>,
    fjord: Vec<FjordItem>,
    dock: Vec<DockItem>,
    route: Vec<Route>,
}

#[derive(Deserialize)]
struct IslandItem {
    id: Island,
    side: Side,
    rune: Rune,
    outer: bool,
    half: Half,
    closed_shore: bool,
    x: f32,
    y: f32,
    #[serde(default)]
    chieftain_dock: Option<Place>,
}

#[derive(Deserialize)]
struct FjordItem {
    id: Place,
    side: Side,
    edge: bool,
    x: f32,
    y: f32,
}

#[derive(Deserialize)]
struct DockItem {
    id: Place,
    island: Island,
    village: bool,
    x: f32,
    y: f32,
}

impl Chart {
    /// Reads one side and checks that it hangs together.
    pub fn read(content: &ContentSet, second_side: bool) -> Result<Chart, ContentError> {
        let file: MapFile = content.read(FILE)?;
        let side = if second_side { Side::B } else { Side::A };
        let mut chart = Chart {
            islands: IslandSet::EMPTY,
            docks: DockSet::EMPTY,
            villages: DockSet::EMPTY,
            edge_fjords: List::new(),
            fjords: List::new(),
            island: [IslandChart::default(); ISLANDS],
            dock: [DockChart::default(); DOCKS],
            fjord: [FjordChart::default(); FJORDS],
            waters: Waters::default(),
            harbours: [None; PLACES + 1],
            sail: Box::new([[FAR; PLACES]; PLACES]),
            sail_ahead: Box::new([[Place::ASHORE; PLACES]; PLACES]),
            reach: Box::new([[Waters::default(); SAIL_MAX as usize + 1]; PLACES]),
            shore: Box::new([[FAR; DOCKS]; DOCKS]),
            shore_to_island: Box::new([[FAR; ISLANDS].into(); DOCKS]),
            shore_ahead: Box::new([[DockSet::EMPTY; ISLANDS].into(); DOCKS]),
            nearest: Box::new([[IslandSet::EMPTY; 3]; DOCKS]),
        };
        chart.place_islands(&file, side)?;
        chart.place_fjords(&file, side)?;
        chart.place_docks(&file)?;
        chart.lay_routes(&file)?;
        chart.measure();
        chart.look_ahead();
        chart.check()?;
        Ok(chart)
    }

    pub fn island(&self, island: Island) -> &IslandChart {
        &self.island[island.index()]
    }

    pub fn dock(&self, dock: Place) -> &DockChart {
        &self.dock[dock.index()]
    }

    pub fn fjord(&self, fjord: Place) -> &FjordChart {
        &self.fjord[fjord.fjord_index()]
    }

    /// The island of a dock.
    pub(crate) fn island_of(&self, dock: Place) -> Island {
        self.dock[dock.index()].island
    }

    /// Moves a boat needs; going out of a dock and back in costs 2.
    pub(crate) fn sail_distance(&self, from: Place, to: Place) -> u8 {
        self.sail[from.index()][to.index()]
    }

    /// Whether the place is on this side.
    pub fn has(&self, place: Place) -> bool {
        self.waters.contains(place)
    }

    /// The island in whose dock a boat lies.
    pub(crate) fn harbour(&self, place: Place) -> Option<Island> {
        self.harbours[place.index()]
    }

    /// All places within `moves` of a place, the place itself left out unless it is a dock to come back to.
    pub(crate) fn reach(&self, from: Place, moves: u8) -> Waters {
        self.reach[from.index()][moves.min(SAIL_MAX) as usize]
    }

    fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.docks.iter().chain(self.fjords.iter().copied())
    }

    /// The way of a boat, place by place, the start left out.
    pub(crate) fn sail_path(&self, from: Place, to: Place) -> List<Place, 8> {
        let mut path = List::new();
        let mut here = from;
        for _ in 0..self.sail_distance(from, to) {
            here = self.sail_ahead[here.index()][to.index()];
            path.push(here);
        }
        path
    }

    /// Whether a boat passes from one place to the other in one move.
    pub(crate) fn touches(&self, one: Place, other: Place) -> bool {
        match (one.is_dock(), other.is_dock()) {
            (true, true) => false,
            (true, false) => self.fjord(other).docks.contains(one),
            (false, true) => self.fjord(one).docks.contains(other),
            (false, false) => self.fjord(one).fjords & (1 << other.fjord_index()) != 0,
        }
    }

    /// Steps of the chieftain between two docks.
    pub(crate) fn shore_distance(&self, from: Place, to: Place) -> u8 {
        self.shore[from.index()][to.index()]
    }

    /// Steps of the chieftain to the nearest dock of an island.
    pub(crate) fn shore_distance_to(&self, from: Place, island: Island) -> u8 {
        self.shore_to_island[from.index()][island]
    }

    /// Docks one step away for the chieftain on shortest ways to an island.
    pub(crate) fn shore_ahead(&self, from: Place, island: Island) -> DockSet {
        self.shore_ahead[from.index()][island]
    }

    /// The islands of a rune nearest to the chieftain in a dock.
    pub fn nearest(&self, from: Place, rune: Rune) -> IslandSet {
        self.nearest[from.index()][rune.index()]
    }

    /// Docks one step away for the chieftain: along the shore, or over the ferry.
    fn shore_steps(&self, dock: Place) -> impl Iterator<Item = Place> + '_ {
        let chart = self.dock(dock);
        chart.shore.into_iter().chain([chart.ferry]).flatten()
    }

    fn place_islands(&mut self, file: &MapFile, side: Side) -> Result<(), ContentError> {
        let islands: [&IslandItem; Island::COUNT] =
            read_each(FILE, "island", Island::all(), &file.island, |item| item.id, Ok)?;
        for item in islands {
            if item.side != side {
                continue;
            }
            self.islands.insert(item.id);
            self.island[item.id.index()] = IslandChart {
                rune: item.rune,
                outer: item.outer,
                half: item.half,
                chieftain_dock: item.chieftain_dock.filter(|place| place.is_dock()),
                x: item.x,
                y: item.y,
                ..IslandChart::default()
            };
        }
        Ok(())
    }

    fn place_fjords(&mut self, file: &MapFile, side: Side) -> Result<(), ContentError> {
        for item in &file.fjord {
            if !item.id.is_fjord() {
                return Err(ContentError::new(FILE, format!("fjord {}", item.id), "is not a fjord"));
            }
            if item.side == side && !self.fjords.contains(&item.id) {
                self.fjords.push(item.id);
                if item.edge {
                    self.edge_fjords.push(item.id);
                }
                self.fjord[item.id.fjord_index()] =
                    FjordChart { edge: item.edge, x: item.x, y: item.y, ..FjordChart::default() };
            }
        }
        Ok(())
    }

    fn place_docks(&mut self, file: &MapFile) -> Result<(), ContentError> {
        let known = Place::all().take(DOCKS);
        let docks: [&DockItem; DOCKS] = read_each(FILE, "dock", known, &file.dock, |item| item.id, Ok)?;
        for item in docks {
            if !self.islands.contains(item.island) {
                continue;
            }
            let island = &mut self.island[item.island.index()];
            if island.docks.is_full() {
                return Err(ContentError::new(FILE, format!("dock {}", item.id), "an island has at most five docks"));
            }
            island.docks.push(item.id);
            island.dock_set.insert(item.id);
            self.docks.insert(item.id);
            if item.village {
                self.villages.insert(item.id);
            }
            self.dock[item.id.index()] =
                DockChart { island: item.island, x: item.x, y: item.y, ..DockChart::default() };
        }
        for item in file.island.iter().filter(|item| self.islands.contains(item.id)) {
            let docks = self.island[item.id.index()].docks;
            for (number, dock) in docks.iter().enumerate() {
                let ring = |steps: usize| docks[(number + steps) % docks.len()];
                let (first, last) = (number == 0, number + 1 == docks.len());
                // The docks of an island at the edge of the board form an open line.
                let back = (item.closed_shore || !first).then(|| ring(docks.len() - 1));
                let on = (item.closed_shore || !last).then(|| ring(1));
                self.dock[dock.index()].shore = [back, on];
            }
        }
        Ok(())
    }

    fn lay_routes(&mut self, file: &MapFile) -> Result<(), ContentError> {
        let mut ends = DockSet::EMPTY;
        for route in &file.route {
            let name = format!("route {}", route.docks.iter().map(Place::to_string).collect::<Vec<_>>().join("~"));
            let wrong = |problem: &str| Err(ContentError::new(FILE, name.clone(), problem));
            if route.docks.iter().any(|dock| !dock.is_dock()) || route.fjords.iter().any(|fjord| !fjord.is_fjord()) {
                return wrong("has docks at its ends and fjords at its sides");
            }
            if route.docks.iter().all(|dock| !self.docks.contains(*dock)) {
                continue;
            }
            if route.docks.is_empty() || route.docks.len() > 2 || route.docks.iter().any(|dock| ends.contains(*dock)) {
                return wrong("has one dock or two, and no dock ends two routes");
            }
            if route.fjords.iter().any(|fjord| !self.fjords.contains(fjord)) {
                return wrong("borders fjords of the other side");
            }
            let [left, right] = route.fjords;
            self.fjord[left.fjord_index()].fjords |= 1 << right.fjord_index();
            self.fjord[right.fjord_index()].fjords |= 1 << left.fjord_index();
            for (number, dock) in route.docks.iter().enumerate() {
                ends.insert(*dock);
                self.dock[dock.index()].fjords = route.fjords;
                let island = self.dock[dock.index()].island;
                for fjord in route.fjords {
                    self.fjord[fjord.fjord_index()].docks.insert(*dock);
                    self.fjord[fjord.fjord_index()].islands.insert(island);
                }
                if let Some(other) = route.docks.get(1 - number) {
                    self.dock[dock.index()].ferry = Some(*other);
                    let neighbour = self.dock[other.index()].island;
                    self.island[island.index()].neighbours.insert(neighbour);
                }
            }
        }
        if ends != self.docks {
            return Err(ContentError::new(FILE, "route", "every dock ends one route"));
        }
        Ok(())
    }

    /// All distances, by relaxing until nothing gets shorter; the chart is small.
    fn measure(&mut self) {
        let fjords = self.fjords;
        let mut between = [[FAR; FJORDS]; FJORDS];
        for fjord in fjords.iter() {
            between[fjord.fjord_index()][fjord.fjord_index()] = 0;
        }
        for _ in 0..FJORDS {
            for (from, to) in fjords.iter().flat_map(|from| fjords.iter().map(move |to| (*from, *to))) {
                let over = fjords
                    .iter()
                    .filter(|middle| self.touches(**middle, to))
                    .map(|middle| between[from.fjord_index()][middle.fjord_index()].saturating_add(1))
                    .min()
                    .unwrap_or(FAR);
                let best = &mut between[from.fjord_index()][to.fjord_index()];
                *best = over.min(*best);
            }
        }
        let waters = |place: Place| if place.is_dock() { self.dock(place).fjords } else { [place; 2] };
        let entry = |place: Place| u8::from(place.is_dock());
        let mut sail = Box::new([[FAR; PLACES]; PLACES]);
        for from in self.places() {
            for to in self.places() {
                let water = waters(from)
                    .into_iter()
                    .flat_map(|start| waters(to).map(|end| between[start.fjord_index()][end.fjord_index()]))
                    .min()
                    .unwrap_or(FAR);
                sail[from.index()][to.index()] = water + entry(from) + entry(to);
            }
        }
        let mut shore = Box::new([[FAR; DOCKS]; DOCKS]);
        for dock in self.docks.iter() {
            shore[dock.index()][dock.index()] = 0;
        }
        for _ in 0..DOCKS {
            for from in self.docks.iter() {
                for to in self.docks.iter() {
                    let over = self.shore_steps(to).map(|near| shore[from.index()][near.index()] + 1).min();
                    let best = &mut shore[from.index()][to.index()];
                    *best = over.unwrap_or(FAR).min(*best);
                }
            }
        }
        for from in self.docks.iter() {
            for island in self.islands.iter() {
                let docks = self.island[island.index()].docks;
                let nearest = docks.iter().map(|dock| shore[from.index()][dock.index()]).min();
                self.shore_to_island[from.index()][island] = nearest.unwrap_or(FAR);
            }
        }
        self.sail = sail;
        self.shore = shore;
    }

    /// What follows from the distances, so that nobody searches in the middle of a game.
    fn look_ahead(&mut self) {
        for fjord in self.fjords.iter() {
            self.waters.fjords |= 1 << fjord.fjord_index();
            for island in self.fjord[fjord.fjord_index()].islands.iter() {
                self.island[island.index()].fjords |= 1 << fjord.fjord_index();
            }
        }
        self.waters.docks = self.docks;
        let places: Vec<Place> = self.places().collect();
        for from in places.iter().copied() {
            self.harbours[from.index()] = from.is_dock().then(|| self.island_of(from));
            for to in places.iter().copied() {
                let distance = self.sail_distance(from, to);
                let ahead = |next: &&Place| match distance {
                    1 => **next == to,
                    _ => next.is_fjord() && self.sail_distance(**next, to) + 1 == distance,
                };
                if let Some(next) = places.iter().filter(|next| self.touches(from, **next)).find(ahead) {
                    self.sail_ahead[from.index()][to.index()] = *next;
                }
                for moves in (1..=SAIL_MAX).filter(|moves| (1..=*moves).contains(&distance)) {
                    let reach = &mut self.reach[from.index()][moves as usize];
                    if to.is_dock() { reach.docks.insert(to) } else { reach.fjords |= 1 << to.fjord_index() }
                }
            }
        }
        for from in self.docks.iter() {
            for island in self.islands.iter() {
                let distance = self.shore_distance_to(from, island);
                let nearer = |dock: &Place| self.shore_distance_to(*dock, island) + 1 == distance;
                self.shore_ahead[from.index()][island] = self.shore_steps(from).filter(nearer).collect();
            }
            for rune in Rune::all() {
                let others = self.islands.without(IslandSet::one(self.island_of(from)));
                let suitable = || others.iter().filter(|island| self.island(*island).rune == rune);
                let distance = suitable().map(|island| self.shore_distance_to(from, island)).min();
                let nearest = suitable().filter(|island| Some(self.shore_distance_to(from, *island)) == distance);
                self.nearest[from.index()][rune.index()] = nearest.collect();
            }
        }
    }

    fn check(&self) -> Result<(), ContentError> {
        let wrong = |problem: &str| Err(ContentError::new(FILE, "map", problem));
        let first = self.docks.first().unwrap_or_default();
        if self.docks.iter().any(|dock| self.sail_distance(first, dock) >= FAR) {
            return wrong("not every dock can be reached by boat");
        }
        if self.docks.iter().any(|dock| self.shore_distance(first, dock) >= FAR) {
            return wrong("not every dock can be reached along shores and ferries");
        }
        if self.edge_fjords.len() < 4 {
            return wrong("start boats need four fjords at the edge");
        }
        let inner = self.islands.iter().filter(|island| !self.island(*island).outer);
        let solo = inner
            .clone()
            .all(|island| self.island(island).chieftain_dock.is_some_and(|dock| self.island_of(dock) == island));
        if self.islands.contains(Island(0)) && !(inner.count() == 3 && solo) {
            return wrong("the solo side has three inner islands, each with the dock where the chieftain starts");
        }
        Ok(())
    }
}

/// The routes of one side, for drawing.
pub(crate) fn routes(content: &ContentSet, chart: &Chart) -> Result<Vec<Route>, ContentError> {
    let file: MapFile = content.read(FILE)?;
    Ok(file.route.into_iter().filter(|route| route.docks.iter().any(|dock| chart.docks.contains(*dock))).collect())
}
