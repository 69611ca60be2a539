//! One player's settlement: the Town Hall, up to three buildings of each kind, and what lies on them.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::{Building, Resource};

/// The most buildings of one kind that a settlement has room for.
pub(crate) const SAME_MAX: usize = 3;
const BUILDINGS_MAX: usize = Building::COUNT * SAME_MAX;

/// A place in a settlement: a building of a kind, or the Town Hall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Place(u8);

impl Place {
    pub(crate) const HALL: Place = Place(BUILDINGS_MAX as u8);
    pub const COUNT: usize = BUILDINGS_MAX + 1;

    pub const fn new(building: Building, number: u8) -> Place {
        Place(building as u8 * SAME_MAX as u8 + number)
    }

    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// The three places of a kind.
    pub fn of(building: Building) -> impl Iterator<Item = Place> + Clone {
        (0..SAME_MAX as u8).map(move |number| Place::new(building, number))
    }

    /// What stands here; nothing for the Town Hall.
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self.index() / SAME_MAX).copied()
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn is_hall(self) -> bool {
        self.0 == Place::HALL.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.building() {
            Some(building) => write!(f, "{building}{}", self.index() % SAME_MAX + 1),
            None => f.write_str("hall"),
        }
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::expected("a building such as brewery1, or hall", text);
        if text == "hall" {
            return Ok(Place::HALL);
        }
        let number = text.chars().next_back().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)?;
        let building: Building = text[..text.len() - 1].parse().map_err(|_| wrong())?;
        if (1..=SAME_MAX as u32).contains(&number) { Ok(Place::new(building, number as u8 - 1)) } else { Err(wrong()) }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_str(self) } else { serializer.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            return name.parse().map_err(Error::custom);
        }
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < Place::COUNT { Ok(Place(index)) } else { Err(Error::custom("no such place")) }
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Places(u32);

impl Places {
    pub const fn has(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    pub(crate) const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    pub const fn clear(&mut self) {
        self.0 = 0;
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// How many places of one kind are in the set. Asked so often that it is looked up.
    #[inline]
    pub(crate) const fn count(self, building: Building) -> u8 {
        const BITS: [u8; 1 << SAME_MAX] = [0, 1, 1, 2, 1, 2, 2, 3];
        BITS[(self.kind(building).0 >> (building as u8 * SAME_MAX as u8)) as usize]
    }

    /// The part of the set that is of one kind.
    #[must_use]
    pub const fn kind(self, building: Building) -> Places {
        Places(self.0 & (0b111 << (building as u8 * SAME_MAX as u8)))
    }

    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = Place(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(place)
        })
    }
}

/// The three defences that are laid on one building.
pub(crate) const DEFENCES: usize = 3;

/// Everything that stands in front of one player for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Level of the Town Hall, 1 to 3.
    pub level: u8,
    /// Where something stands. The Town Hall always does.
    pub built: Places,
    /// Under construction: neither used nor attacked before the next round.
    pub sites: Places,
    /// Successfully attacked in this round.
    pub damaged: Places,
    /// Tokens on each building.
    pub tokens: [u8; BUILDINGS_MAX],
    /// Loot that found no container: beer and gold on the Town Hall.
    pub hall_tokens: [u8; Resource::COUNT],
    /// Defences laid on each place in this round, by their order in the market.
    pub defences: [[u8; DEFENCES]; Place::COUNT],
}

impl Default for Settlement {
    fn default() -> Self {
        let mut built = Places::default();
        built.insert(Place::HALL);
        Settlement {
            level: 1,
            built,
            sites: Places::default(),
            damaged: Places::default(),
            tokens: [0; BUILDINGS_MAX],
            hall_tokens: [0; Resource::COUNT],
            defences: [[0; DEFENCES]; Place::COUNT],
        }
    }
}

impl Settlement {
    /// How many buildings stand here, the Town Hall not counted.
    pub const fn size(&self) -> usize {
        self.built.len() - 1
    }

    /// How many buildings of a kind stand here, those under construction included.
    pub const fn count(&self, building: Building) -> u8 {
        self.built.count(building)
    }

    /// Buildings of a kind that can be used.
    pub(crate) const fn working(&self, building: Building) -> Places {
        self.built.kind(building).without(self.sites)
    }

    /// The first free place for a kind.
    pub(crate) fn free_place(&self, building: Building) -> Option<Place> {
        Place::of(building).find(|place| !self.built.has(*place))
    }

    /// Tokens of a resource on a place.
    pub(crate) fn tokens_on(&self, place: Place, resource: Resource) -> u8 {
        match place.building() {
            None => self.hall_tokens[resource.index()],
            Some(building) if building.holds() == Some(resource) => self.tokens[place.index()],
            Some(_) => 0,
        }
    }

    pub(crate) fn tokens_mut(&mut self, place: Place, resource: Resource) -> &mut u8 {
        if place.is_hall() { &mut self.hall_tokens[resource.index()] } else { &mut self.tokens[place.index()] }
    }

    /// All tokens of a resource that can be spent, wherever they lie.
    pub(crate) fn tokens_of(&self, resource: Resource) -> u8 {
        let (source, store) = match resource {
            Resource::Beer => (Building::Brewery, Building::BeerContainer),
            Resource::Gold => (Building::GoldFactory, Building::GoldContainer),
        };
        self.sum(source) + self.sum(store) + self.hall_tokens[resource.index()]
    }

    /// All tokens on buildings of a kind.
    pub fn sum(&self, building: Building) -> u8 {
        let first = building.index() * SAME_MAX;
        self.tokens[first..first + SAME_MAX].iter().sum()
    }

    /// Takes down what stands here, with everything on it.
    pub(crate) fn raze(&mut self, place: Place) {
        self.built.remove(place);
        self.sites.remove(place);
        self.damaged.remove(place);
        self.tokens[place.index()] = 0;
        self.defences[place.index()] = [0; DEFENCES];
    }
}

/// The settlement as people write it: the Town Hall, and each building by its name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default = "level_one")]
    level: u8,
    #[serde(default)]
    hall: WrittenPlace,
    #[serde(default)]
    hall_tokens: BTreeMap<Resource, u8>,
    #[serde(default)]
    buildings: BTreeMap<Place, WrittenPlace>,
}

const fn level_one() -> u8 {
    1
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlace {
    #[serde(default)]
    tokens: u8,
    #[serde(default)]
    under_construction: bool,
    #[serde(default)]
    damaged: bool,
    /// Cannons, Chicken Towers, Sheep Cannons.
    #[serde(default)]
    defences: [u8; DEFENCES],
}

type Packed = (u8, Places, Places, Places, [u8; BUILDINGS_MAX], [u8; Resource::COUNT], Vec<(u8, [u8; DEFENCES])>);

impl Serialize for Settlement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let place = |place: Place| WrittenPlace {
                tokens: if place.is_hall() { 0 } else { self.tokens[place.index()] },
                under_construction: self.sites.has(place),
                damaged: self.damaged.has(place),
                defences: self.defences[place.index()],
            };
            let written = Written {
                level: self.level,
                hall: place(Place::HALL),
                hall_tokens: Resource::ALL
                    .into_iter()
                    .map(|resource| (resource, self.hall_tokens[resource.index()]))
                    .collect(),
                buildings: self.built.iter().filter(|at| !at.is_hall()).map(|at| (at, place(at))).collect(),
            };
            return written.serialize(serializer);
        }
        let defences = (0..Place::COUNT as u8)
            .map(|index| (index, self.defences[usize::from(index)]))
            .filter(|(_, laid)| *laid != [0; DEFENCES])
            .collect();
        let packed: Packed =
            (self.level, self.built, self.sites, self.damaged, self.tokens, self.hall_tokens, defences);
        packed.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Settlement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut settlement = Settlement::default();
        if deserializer.is_human_readable() {
            let written = Written::deserialize(deserializer)?;
            settlement.level = written.level;
            for (resource, amount) in written.hall_tokens {
                settlement.hall_tokens[resource.index()] = amount;
            }
            for (place, state) in written.buildings.into_iter().chain([(Place::HALL, written.hall)]) {
                settlement.built.insert(place);
                if state.under_construction {
                    settlement.sites.insert(place);
                }
                if state.damaged {
                    settlement.damaged.insert(place);
                }
                if !place.is_hall() {
                    settlement.tokens[place.index()] = state.tokens;
                }
                settlement.defences[place.index()] = state.defences;
            }
            return Ok(settlement);
        }
        let (level, built, sites, damaged, tokens, hall_tokens, defences) = Packed::deserialize(deserializer)?;
        settlement = Settlement { level, built, sites, damaged, tokens, hall_tokens, ..settlement };
        for (index, laid) in defences {
            let place = settlement.defences.get_mut(usize::from(index));
            *place.ok_or_else(|| Error::custom("no such place"))? = laid;
        }
        Ok(settlement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_by_kind_and_number() {
        for place in Place::all() {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert_eq!(Place::new(Building::GoldFactory, 1).to_string(), "gold_factory2");
        assert!("brewery0".parse::<Place>().is_err());
        assert!("brewery4".parse::<Place>().is_err());
        assert!("é".parse::<Place>().is_err());
    }

    #[test]
    fn a_settlement_reads_back_both_ways() {
        let mut settlement = Settlement { level: 2, ..Settlement::default() };
        let container = Place::new(Building::BeerContainer, 0);
        settlement.built.insert(container);
        settlement.damaged.insert(Place::HALL);
        settlement.tokens[container.index()] = 3;
        settlement.hall_tokens[1] = 2;
        settlement.defences[container.index()] = [1, 0, 2];
        let json = serde_json::to_string(&settlement).expect("written");
        assert_eq!(serde_json::from_str::<Settlement>(&json).expect("read"), settlement);
        let bytes = postcard::to_stdvec(&settlement).expect("written");
        assert_eq!(postcard::from_bytes::<Settlement>(&bytes).expect("read"), settlement);
    }
}
