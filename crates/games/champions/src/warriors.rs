//! Warriors as counts: how many of each weapon, how their dice lie, and what a player may give up.
//! Dice of one weapon that show the same face are interchangeable, so counts say everything.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};
use std::str::FromStr;

use engine::{Named, NotationError, Words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::{Face, Weapon};

/// How many warriors of each weapon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Warriors {
    pub swordsman: u8,
    pub spearman: u8,
    pub axeman: u8,
}

impl Warriors {
    pub(crate) const NONE: Warriors = Warriors { swordsman: 0, spearman: 0, axeman: 0 };

    pub const fn new(swordsman: u8, spearman: u8, axeman: u8) -> Warriors {
        Warriors { swordsman, spearman, axeman }
    }

    pub fn only(weapon: Weapon, count: u8) -> Warriors {
        let mut warriors = Warriors::NONE;
        warriors[weapon] = count;
        warriors
    }

    pub(crate) const fn total(self) -> u8 {
        self.swordsman + self.spearman + self.axeman
    }

    pub(crate) const fn is_none(self) -> bool {
        self.total() == 0
    }

    pub(crate) fn fits_in(self, other: Warriors) -> bool {
        Weapon::ALL.iter().all(|weapon| self[*weapon] <= other[*weapon])
    }

    #[must_use]
    pub(crate) fn at_most(self, other: Warriors) -> Warriors {
        Warriors::new(
            self.swordsman.min(other.swordsman),
            self.spearman.min(other.spearman),
            self.axeman.min(other.axeman),
        )
    }

    #[must_use]
    pub fn without(mut self, weapon: Option<Weapon>) -> Warriors {
        if let Some(weapon) = weapon {
            self[weapon] = 0;
        }
        self
    }

    /// How many different weapons are among them.
    pub fn kinds(self) -> usize {
        Weapon::ALL.iter().filter(|weapon| self[**weapon] > 0).count()
    }

    /// Every part of these warriors, from none to all.
    pub fn parts(self) -> impl Iterator<Item = Warriors> {
        (0..=self.swordsman).flat_map(move |swordsman| {
            (0..=self.spearman)
                .flat_map(move |spearman| (0..=self.axeman).map(move |axeman| Warriors { swordsman, spearman, axeman }))
        })
    }

    /// Every part of exactly `count` warriors.
    pub(crate) fn parts_of(self, count: u8) -> impl Iterator<Item = Warriors> {
        (0..=self.swordsman.min(count)).flat_map(move |swordsman| {
            let left = count - swordsman;
            (left.saturating_sub(self.axeman)..=self.spearman.min(left)).map(move |spearman| Warriors {
                swordsman,
                spearman,
                axeman: left - spearman,
            })
        })
    }
}

impl Index<Weapon> for Warriors {
    type Output = u8;

    fn index(&self, weapon: Weapon) -> &u8 {
        match weapon {
            Weapon::Swordsman => &self.swordsman,
            Weapon::Spearman => &self.spearman,
            Weapon::Axeman => &self.axeman,
        }
    }
}

impl IndexMut<Weapon> for Warriors {
    fn index_mut(&mut self, weapon: Weapon) -> &mut u8 {
        match weapon {
            Weapon::Swordsman => &mut self.swordsman,
            Weapon::Spearman => &mut self.spearman,
            Weapon::Axeman => &mut self.axeman,
        }
    }
}

impl Add for Warriors {
    type Output = Warriors;

    fn add(self, other: Warriors) -> Warriors {
        Warriors::new(self.swordsman + other.swordsman, self.spearman + other.spearman, self.axeman + other.axeman)
    }
}

impl Sub for Warriors {
    type Output = Warriors;

    fn sub(self, other: Warriors) -> Warriors {
        Warriors::new(
            self.swordsman.saturating_sub(other.swordsman),
            self.spearman.saturating_sub(other.spearman),
            self.axeman.saturating_sub(other.axeman),
        )
    }
}

impl AddAssign for Warriors {
    fn add_assign(&mut self, other: Warriors) {
        *self = *self + other;
    }
}

impl SubAssign for Warriors {
    fn sub_assign(&mut self, other: Warriors) {
        *self = *self - other;
    }
}

/// `swordsman:2 axeman:1`, or `none`.
impl fmt::Display for Warriors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        let parts = Weapon::ALL.iter().filter(|weapon| self[**weapon] > 0);
        write_counted(f, parts.map(|weapon| (weapon.name(), self[*weapon])))
    }
}

impl FromStr for Warriors {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Warriors::read(&mut Words::of(text))
    }
}

impl Warriors {
    /// Reads the rest of a notation.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Warriors, NotationError> {
        let mut warriors = Warriors::NONE;
        read_counted(words, "warriors such as swordsman:2", |name, count| {
            let weapon = Weapon::from_name(name)?;
            (warriors[weapon] == 0).then(|| warriors[weapon] = count)
        })?;
        Ok(warriors)
    }
}

/// What is given up: warriors, and at sea also food.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Loss {
    pub food: u8,
    pub warriors: Warriors,
}

impl Loss {
    pub const fn of_warriors(warriors: Warriors) -> Loss {
        Loss { food: 0, warriors }
    }

    pub(crate) const fn total(self) -> u8 {
        self.food + self.warriors.total()
    }
}

/// `food:1 swordsman:1`.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.food, self.warriors.is_none()) {
            (0, _) => self.warriors.fmt(f),
            (food, true) => write!(f, "food:{food}"),
            (food, false) => write!(f, "food:{food} {}", self.warriors),
        }
    }
}

impl Loss {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Loss, NotationError> {
        let mut loss = Loss::default();
        read_counted(words, "losses such as food:1 swordsman:1", |name, count| {
            let part = match name {
                "food" => &mut loss.food,
                _ => &mut loss.warriors[Weapon::from_name(name)?],
            };
            (*part == 0).then(|| *part = count)
        })?;
        Ok(loss)
    }
}

/// Dice on the table: how many of each weapon show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
pub struct Dice(pub [[u8; 4]; 3]);

impl Dice {
    pub(crate) const NONE: Dice = Dice([[0; 4]; 3]);

    pub fn count(self, weapon: Weapon, face: Face) -> u8 {
        self.0[weapon as usize][face as usize]
    }

    pub(crate) fn add(&mut self, weapon: Weapon, face: Face, count: u8) {
        self.0[weapon as usize][face as usize] += count;
    }

    /// How many dice of any weapon show the face.
    pub fn showing(self, face: Face) -> u8 {
        self.0.iter().map(|faces| faces[face as usize]).sum()
    }

    /// The warriors whose dice show the face.
    pub(crate) fn with_face(self, face: Face) -> Warriors {
        Warriors::new(self.0[0][face as usize], self.0[1][face as usize], self.0[2][face as usize])
    }

    pub fn warriors(self) -> Warriors {
        let [swordsman, spearman, axeman] = self.0.map(|faces| faces.iter().sum());
        Warriors { swordsman, spearman, axeman }
    }

    pub(crate) fn is_none(self) -> bool {
        self == Dice::NONE
    }

    pub(crate) fn fits_in(self, other: Dice) -> bool {
        self.0.iter().flatten().zip(other.0.iter().flatten()).all(|(part, whole)| part <= whole)
    }

    #[must_use]
    pub(crate) fn minus(mut self, other: Dice) -> Dice {
        for (count, less) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *count = count.saturating_sub(*less);
        }
        self
    }

    /// Calls `visit` with every part of these dice but the empty one.
    pub(crate) fn for_each_part(self, mut visit: impl FnMut(Dice)) {
        let mut part = Dice::NONE;
        loop {
            let mut carried = true;
            'next: for (weapon, faces) in part.0.iter_mut().enumerate() {
                for (face, count) in faces.iter_mut().enumerate() {
                    if *count < self.0[weapon][face] {
                        *count += 1;
                        carried = false;
                        break 'next;
                    }
                    *count = 0;
                }
            }
            if carried {
                return;
            }
            visit(part);
        }
    }

    /// Every die as weapon and face, in a fixed order.
    pub fn iter(self) -> impl Iterator<Item = (Weapon, Face, u8)> {
        Weapon::ALL.iter().flat_map(move |weapon| {
            Face::ALL
                .iter()
                .map(move |face| (*weapon, *face, self.count(*weapon, *face)))
                .filter(|(_, _, count)| *count > 0)
        })
    }
}

/// `swordsman-blank:2 axeman-hit:1`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (weapon, face, count)) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{weapon}-{face}:{count}")?;
        }
        Ok(())
    }
}

impl Dice {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Dice, NotationError> {
        let mut dice = Dice::NONE;
        read_counted(words, "dice such as swordsman-blank:2", |name, count| {
            let (weapon, face) = name.split_once('-')?;
            let (weapon, face) = (Weapon::from_name(weapon)?, Face::from_name(face)?);
            (dice.count(weapon, face) == 0).then(|| dice.add(weapon, face, count))
        })?;
        Ok(dice)
    }
}

/// The most a notation may count of one thing; what lies on a table is far below.
const COUNT_MAX: u8 = 60;

fn write_counted<'a>(f: &mut fmt::Formatter<'_>, parts: impl Iterator<Item = (&'a str, u8)>) -> fmt::Result {
    for (index, (name, count)) in parts.enumerate() {
        let gap = if index == 0 { "" } else { " " };
        write!(f, "{gap}{name}:{count}")?;
    }
    Ok(())
}

/// Reads `name:count` words to the end; `none` stands for nothing. `put` refuses unknown and repeated names.
pub(crate) fn read_counted(
    words: &mut Words<'_>,
    expected: &str,
    mut put: impl FnMut(&str, u8) -> Option<()>,
) -> Result<(), NotationError> {
    let first = words.next(expected)?;
    if first == "none" {
        return words.end();
    }
    let mut word = Some(first);
    while let Some(part) = word {
        part.split_once(':')
            .and_then(|(name, count)| {
                let count = count.parse::<u8>().ok().filter(|count| (1..=COUNT_MAX).contains(count))?;
                put(name, count)
            })
            .ok_or_else(|| NotationError::expected(expected, part))?;
        word = words.optional();
    }
    Ok(())
}
