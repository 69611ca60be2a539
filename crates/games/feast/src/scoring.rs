//! Points, line by line as on the score pad.

use engine::{Outcome, ScoreSheet, Seat, Viewer};

use crate::Feast;
use crate::action::Place;
use crate::items::Item;
use crate::names::{Building, Good, Ship, Special};
use crate::occupations::{Moment, When};
use crate::state::{House, Phase, SpecialAt, State};

/// The lines of the score sheet in order, with their message keys.
pub(crate) const LINES: [&str; 12] = [
    "feast-score-ships",
    "feast-score-emigrations",
    "feast-score-islands",
    "feast-score-buildings",
    "feast-score-animals",
    "feast-score-occupations",
    "feast-score-silver",
    "feast-score-crown",
    "feast-score-home-open",
    "feast-score-islands-open",
    "feast-score-buildings-open",
    "feast-score-penalties",
];

impl Feast {
    /// The points of a seat as they stand, in the order of [`LINES`].
    pub(crate) fn points(&self, state: &State, seat: Seat) -> [i32; LINES.len()] {
        let player = state.player(seat);
        let ship = |ship: Ship| &self.content.ships[ship.index()];
        let mut points = [0; LINES.len()];
        for kind in Ship::ALL {
            points[0] += i32::from(player.ships(kind)) * i32::from(ship(kind).points);
        }
        points[1] = i32::from(player.emigrated_knarrs) * i32::from(ship(Ship::Knarr).emigrated)
            + i32::from(player.emigrated_longships) * i32::from(ship(Ship::Longship).emigrated);
        for building in Building::ALL {
            points[3] += i32::from(self.buildings_of(state, seat, building))
                * i32::from(self.content.buildings[building.index()].points);
        }
        for animal in [Good::Sheep, Good::PregnantSheep, Good::Cattle, Good::PregnantCattle] {
            points[4] += i32::from(player.goods[animal]) * i32::from(self.content.goods[animal.index()].points);
        }
        points[5] = player.played.iter().map(|card| i32::from(self.content.card(card).points)).sum();
        points[6] = i32::from(player.silver()) + self.scoring_silver(state, seat);
        points[7] = Special::ALL
            .iter()
            .filter(|special| {
                matches!(state.specials[**special], SpecialAt::Supply(owner) | SpecialAt::Laid(owner) if owner == seat)
            })
            .map(|special| i32::from(self.content.specials[special.index()].points))
            .sum();
        for place in self.places(state, seat) {
            let open = self.layout(place).open_minus(self.cover(state, seat, place).covered) as i32;
            match place {
                Place::Home => points[8] -= open,
                Place::Island(island) => {
                    points[2] += i32::from(self.content.island_points[island.index()]);
                    points[9] -= open;
                }
                Place::House(_) => points[10] -= open,
            }
        }
        points[10] -= i32::from(self.open_slots(state, seat));
        points[11] = -i32::from(player.penalties) * i32::from(self.content.limits.penalty);
        points
    }

    /// The points of a seat as they stand.
    pub fn total(&self, state: &State, seat: Seat) -> i32 {
        self.points(state, seat).iter().sum()
    }

    fn buildings_of(&self, state: &State, seat: Seat, building: Building) -> u8 {
        match building {
            Building::Shed => state.sheds.iter().filter(|shed| shed.owner == Some(seat)).count() as u8,
            house => (0..state.houses.len())
                .filter(|number| House::kind(*number) == house && state.houses[*number].owner == Some(seat))
                .count() as u8,
        }
    }

    /// Places for wood and stone that are still empty.
    fn open_slots(&self, state: &State, seat: Seat) -> u8 {
        use crate::names::Resource::{Stone, Wood};
        [Building::Shed, Building::StoneHouse]
            .into_iter()
            .flat_map(|building| [Wood, Stone].map(|resource| self.free_slots(state, seat, building, resource)))
            .sum()
    }

    /// Silver that comes only when points are counted (Seafarer).
    fn scoring_silver(&self, state: &State, seat: Seat) -> i32 {
        let moment = Moment::of(When::Scoring);
        let cards = state.player(seat).played.both(self.content.waiting[When::Scoring as usize]);
        let parts = cards.iter().flat_map(|card| self.content.card(card).parts_at(When::Scoring));
        parts.map(|(_, part)| i32::from(self.part_gain(state, seat, part, 0, &moment).amount(Item::SILVER))).sum()
    }

    pub(crate) fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::of(self.players);
        let points: Vec<_> = Seat::all(self.players).map(|seat| self.points(state, seat)).collect();
        for (line, label) in LINES.iter().enumerate() {
            sheet.line(*label, points.iter().map(|seat| Some(seat[line])));
        }
        sheet
    }

    /// Most points win; a tie is shared.
    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let total = |seat: Seat| self.total(state, seat);
        Some(Outcome::ranked(
            Seat::all(self.players).map(total),
            |one, other| total(one).cmp(&total(other)),
            "feast-tie-shared",
        ))
    }
}
