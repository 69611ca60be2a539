//! What costs and gains are counted in: one closed set of items, and small bundles of them.

use crate::names::{Building, Good, Named, Resource, Ship, Special, Weapon};

/// Anything that can be paid or received.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Item {
    Good(Good),
    Resource(Resource),
    Weapon(Weapon),
    /// Weapon cards of any kind, the payer's choice.
    AnyWeapon,
    /// A sheep from the stable, pregnant or not, the payer's choice.
    AnySheep,
    AnyCattle,
    Ship(Ship),
    /// A longship that arrives with all its ore places filled.
    ArmedLongship,
    Building(Building),
    Special(Special),
    /// Ore on the longship that goes to battle now.
    OreOnUsedLongship,
}

/// The most different items of one price or one gain.
const BUNDLE_MAX: usize = 6;

/// Amounts of a few items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bundle {
    len: u8,
    entries: [Option<(Item, u8)>; BUNDLE_MAX],
}

impl Bundle {
    pub(crate) fn new(entries: &[(Item, u8)]) -> Bundle {
        let mut bundle = Bundle::default();
        entries.iter().take(BUNDLE_MAX).for_each(|(item, amount)| bundle.push(*item, *amount));
        bundle
    }

    pub(crate) fn one(item: Item, amount: u8) -> Bundle {
        Bundle::new(&[(item, amount)])
    }

    fn push(&mut self, item: Item, amount: u8) {
        self.entries[self.len as usize] = Some((item, amount));
        self.len += 1;
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Item, u8)> + '_ {
        self.entries[..self.len as usize].iter().flatten().copied()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn amount(&self, item: Item) -> u8 {
        self.iter().filter(|entry| entry.0 == item).map(|entry| entry.1).sum()
    }

    /// The same bundle `times` over.
    #[must_use]
    pub(crate) fn times(mut self, times: u8) -> Bundle {
        for (_, amount) in self.entries.iter_mut().flatten() {
            *amount = amount.saturating_mul(times);
        }
        self
    }

    /// The same bundle with `less` of one item, never below nothing.
    #[must_use]
    pub(crate) fn less(mut self, item: Item, less: u8) -> Bundle {
        for entry in self.entries.iter_mut().flatten().filter(|entry| entry.0 == item) {
            entry.1 = entry.1.saturating_sub(less);
        }
        self
    }

    /// The same bundle with more of one item.
    #[must_use]
    pub(crate) fn plus(mut self, item: Item, more: u8) -> Bundle {
        if let Some(entry) = self.entries.iter_mut().flatten().find(|entry| entry.0 == item) {
            entry.1 = entry.1.saturating_add(more);
        } else if (self.len as usize) < BUNDLE_MAX && more > 0 {
            self.push(item, more);
        }
        self
    }

    /// Reads a table of item names and amounts.
    pub(crate) fn read<'a>(table: impl IntoIterator<Item = (&'a String, &'a u8)>) -> Result<Bundle, String> {
        let entries: Vec<(Item, u8)> =
            table.into_iter().map(|(name, amount)| Ok((Item::read(name)?, *amount))).collect::<Result<_, String>>()?;
        if entries.len() > BUNDLE_MAX {
            return Err(format!("at most {BUNDLE_MAX} different items"));
        }
        Ok(Bundle::new(&entries))
    }
}

impl Item {
    /// Reads the name of an item.
    pub(crate) fn read(name: &str) -> Result<Item, String> {
        Item::from_name(name).ok_or_else(|| format!("no item {name:?}"))
    }

    pub(crate) const WOOD: Item = Item::Resource(Resource::Wood);
    pub(crate) const STONE: Item = Item::Resource(Resource::Stone);
    pub(crate) const ORE: Item = Item::Resource(Resource::Ore);
    pub(crate) const SILVER: Item = Item::Resource(Resource::Silver);

    /// The name in content files: goods, resources and weapons by name, the rest with what they are.
    pub(crate) fn from_name(name: &str) -> Option<Item> {
        if let Some((kind, rest)) = name.split_once(':') {
            return match kind {
                "weapon" if rest == "any" => Some(Item::AnyWeapon),
                "weapon" => Weapon::from_name(rest).map(Item::Weapon),
                "ship" if rest == "longship_with_3_ore" => Some(Item::ArmedLongship),
                "ship" => Ship::from_name(rest).map(Item::Ship),
                "house" => Building::from_name(rest).map(Item::Building),
                "special" => Special::from_name(rest).map(Item::Special),
                _ => None,
            };
        }
        match name {
            "sheep_any" => Some(Item::AnySheep),
            "cattle_any" => Some(Item::AnyCattle),
            "ore_on_used_longship" => Some(Item::OreOnUsedLongship),
            _ => Good::from_name(name)
                .map(Item::Good)
                .or_else(|| Resource::from_name(name).map(Item::Resource))
                .or_else(|| Weapon::from_name(name).map(Item::Weapon)),
        }
    }

    /// The message key that names the item.
    pub(crate) fn term(self) -> String {
        match self {
            Item::Good(good) => format!("feast-good-{}", dashed(good.name())),
            Item::Resource(resource) => format!("feast-resource-{}", resource.name()),
            Item::Weapon(weapon) => format!("feast-weapon-{}", dashed(weapon.name())),
            Item::AnyWeapon => "feast-weapon-any".to_owned(),
            Item::AnySheep => "feast-good-sheep".to_owned(),
            Item::AnyCattle => "feast-good-cattle".to_owned(),
            Item::Ship(ship) => format!("feast-ship-{}", dashed(ship.name())),
            Item::ArmedLongship => "feast-ship-armed-longship".to_owned(),
            Item::Building(building) => format!("feast-building-{}", dashed(building.name())),
            Item::Special(special) => format!("feast-special-{}", dashed(special.name())),
            Item::OreOnUsedLongship => "feast-resource-ship-ore".to_owned(),
        }
    }
}

/// A name as message keys write it.
pub(crate) fn dashed(name: &str) -> String {
    name.replace('_', "-")
}
