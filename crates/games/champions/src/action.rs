//! Decisions and how they are written.

use std::fmt;
use std::str::FromStr;

use engine::{Named, NotationError, Seat, Words};
use serde::Serialize;
use ts_rs::TS;

use crate::names::{Destiny, Field, Good, Leader, Place, Rune, Ship, Shore, Weapon};
use crate::warriors::{Dice, Loss, Warriors, read_counted};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "verb", content = "of", rename_all = "snake_case")]
pub enum Action {
    /// `lead asmundr`
    Lead(Leader),
    /// `work swordsmith`
    Work(Place),
    /// `sail shore-2`: the ship just taken goes there.
    Sail(Shore),
    /// `take gifts`, or `take deck` for the top of the deck.
    TakeRune(Option<Rune>),
    /// `favor 2`: buys so much favor in the stave church.
    Favor(u8),
    /// `build karve`
    Build(Ship),
    /// `trade food wood`: gives one food for one wood.
    Trade { give: Good, take: Good },
    /// `give`: one more exchange at the beggar.
    Give,
    /// `recruit axeman`: of warriors for whom there is too little room, this one stays.
    Recruit(Weapon),
    /// `look shore-1`
    Look(Shore),
    /// `draw`: a destiny, without the rune of true vision.
    Draw,
    /// `keep craftsman`
    Keep(Destiny),
    /// `bury craftsman`: it goes under the deck.
    Bury(Destiny),
    /// `send troll swordsman:2 spearman:1`, or `send troll none`.
    Send { field: Field, crew: Warriors },
    /// `load shore-1 3`: food aboard.
    Load { shore: Shore, food: u8 },
    /// `in-turn`: demands that warriors are sent out in turn order.
    InTurn,
    /// `go`: rolls, eats, goes on.
    Go,
    /// `reroll swordsman-blank:2 axeman-hit:1`
    Reroll(Dice),
    /// `stand`: the roll counts as it lies.
    Stand,
    /// `lose swordsman:1`, at sea also `lose food:1 axeman:1`.
    Lose(Loss),
    /// `blame p2`
    Blame(Seat),
    /// `done`: no more of what is offered.
    Done,
    /// `use gifts food:2 coin:2`
    UseGifts { food: u8, wood: u8, coin: u8 },
    /// `use potential swordsman:1`: these blank dice are rolled again.
    UsePotential(Warriors),
    /// `use success craftsman`
    UseSuccess(Destiny),
    /// `use wealth` and every other rune that needs no choice.
    Use(Rune),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lead(leader) => write!(f, "lead {leader}"),
            Action::Work(place) => write!(f, "work {place}"),
            Action::Sail(shore) => write!(f, "sail {shore}"),
            Action::TakeRune(Some(rune)) => write!(f, "take {rune}"),
            Action::TakeRune(None) => f.write_str("take deck"),
            Action::Favor(favor) => write!(f, "favor {favor}"),
            Action::Build(ship) => write!(f, "build {ship}"),
            Action::Trade { give, take } => write!(f, "trade {give} {take}"),
            Action::Give => f.write_str("give"),
            Action::Recruit(weapon) => write!(f, "recruit {weapon}"),
            Action::Look(shore) => write!(f, "look {shore}"),
            Action::Draw => f.write_str("draw"),
            Action::Keep(destiny) => write!(f, "keep {destiny}"),
            Action::Bury(destiny) => write!(f, "bury {destiny}"),
            Action::Send { field, crew } => write!(f, "send {field} {crew}"),
            Action::Load { shore, food } => write!(f, "load {shore} {food}"),
            Action::InTurn => f.write_str("in-turn"),
            Action::Go => f.write_str("go"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Stand => f.write_str("stand"),
            Action::Lose(loss) => write!(f, "lose {loss}"),
            Action::Blame(seat) => write!(f, "blame {seat}"),
            Action::Done => f.write_str("done"),
            Action::UseGifts { food, wood, coin } => {
                f.write_str("use gifts")?;
                for (good, count) in [(Good::Food, food), (Good::Wood, wood), (Good::Coin, coin)] {
                    if *count > 0 {
                        write!(f, " {good}:{count}")?;
                    }
                }
                Ok(())
            }
            Action::UsePotential(blanks) => write!(f, "use potential {blanks}"),
            Action::UseSuccess(destiny) => write!(f, "use success {destiny}"),
            Action::Use(rune) => write!(f, "use {rune}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::of(text);
        let verb = words.next("an action such as: work swordsmith")?;
        let action = match verb {
            "lead" => Action::Lead(words.parse("a leader such as asmundr")?),
            "work" => Action::Work(words.parse("a place such as swordsmith")?),
            "sail" => Action::Sail(words.parse("a shore such as shore-1")?),
            "take" => match words.next("a rune, or deck")? {
                "deck" => Action::TakeRune(None),
                rune => Action::TakeRune(Some(rune.parse()?)),
            },
            "favor" => Action::Favor(words.parse("how much favor")?),
            "build" => Action::Build(words.parse("a longship such as karve")?),
            "trade" => {
                Action::Trade { give: words.parse("food, wood or coin")?, take: words.parse("food, wood or coin")? }
            }
            "give" => Action::Give,
            "recruit" => Action::Recruit(words.parse("a warrior such as swordsman")?),
            "look" => Action::Look(words.parse("a shore such as shore-1")?),
            "draw" => Action::Draw,
            "keep" => Action::Keep(words.parse("a destiny such as craftsman")?),
            "bury" => Action::Bury(words.parse("a destiny such as craftsman")?),
            "send" => Action::Send { field: words.parse("a fight such as troll")?, crew: Warriors::read(&mut words)? },
            "load" => {
                Action::Load { shore: words.parse("a shore such as shore-1")?, food: words.parse("how much food")? }
            }
            "in-turn" => Action::InTurn,
            "go" => Action::Go,
            "reroll" => Action::Reroll(some_dice(Dice::read(&mut words)?, text)?),
            "stand" => Action::Stand,
            "lose" => Action::Lose(Loss::read(&mut words)?),
            "blame" => Action::Blame(words.parse("a seat such as p2")?),
            "done" => Action::Done,
            "use" => use_rune(&mut words)?,
            _ => return Err(NotationError::expected("an action such as: work swordsmith", text)),
        };
        words.end()?;
        Ok(action)
    }
}

fn some_dice(dice: Dice, text: &str) -> Result<Dice, NotationError> {
    if dice.is_none() { Err(NotationError::expected("at least one die", text)) } else { Ok(dice) }
}

fn use_rune(words: &mut Words<'_>) -> Result<Action, NotationError> {
    Ok(match words.parse("a rune such as gifts")? {
        Rune::Gifts => {
            let mut goods = [0; Good::COUNT];
            read_counted(words, "goods such as food:2 coin:2", |name, count| {
                let good = Good::from_name(name)?.index();
                (goods[good] == 0).then(|| goods[good] = count)
            })?;
            let [food, wood, coin] = goods;
            if food + wood + coin == 0 {
                return Err(NotationError::expected("goods such as food:2 coin:2", "none"));
            }
            Action::UseGifts { food, wood, coin }
        }
        Rune::Potential => Action::UsePotential(Warriors::read(words)?),
        Rune::Success => Action::UseSuccess(words.parse("a destiny such as craftsman")?),
        rune => Action::Use(rune),
    })
}
