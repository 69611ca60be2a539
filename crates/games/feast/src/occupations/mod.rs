//! Occupations: 190 cards as data over a few primitives.
//!
//! A card is a list of [`Part`]s read from `content/feast/occupations.toml`. A part says at which moment
//! it works ([`When`]), under which [`Condition`], whether the owner may decline, and what happens: an
//! exchange (price and gain, one of several options, multiplied by a [`Count`] or picked from tiers), or
//! an [`Op`].
//!
//! # Hooks
//!
//! The rules publish a moment by owing [`Task::Moment`]; `moments.rs` asks the owner's played cards.
//! Gains that nobody can decline come at once, the rest is offered and the owner orders it.
//!
//! | moment | published by | carries |
//! |---|---|---|
//! | `OnPlay` | a card is played (`play.rs`), part by part | |
//! | `Anytime` | any question with enough freedom (`anytime.rs`) | |
//! | `PlaceBefore` | Vikings placed, before anything else of the turn | space |
//! | `UseBefore`, `UseAfter` | every use of a space, placed, copied or by a card (`spaces.rs`) | space |
//! | `ActionBefore`, `ActionAfter` | every hunt, snare, whaling, raid, pillage, overseas trading, exploration, emigration, also by a card | deed |
//! | `Success`, `Failure` | the end of a dice action (`dice.rs`); `state.dice` remembers it | deed |
//! | `VikingActionDone` | the end of an action with placed Vikings; `state.using` remembers it | space |
//! | `OreExchangedBefore`, `OreExchangedAfter` | ore paid on the chest space or in the forge | space |
//! | `BuiltShip`, `BuiltHouse` | a Build space gave it; count 0: wood was paid | ship or building |
//! | `UsedLongship`, `PlayedOccupations` | the end of an action in which that happened | |
//! | `TookMountain` | items taken from a strip; counts: stones, two-silver items | |
//! | `VikingsReturned`, `ThingCount` | Vikings home before phase 12; the number on the Thing square changed | count |
//! | `GainTile` | a good came into supply from anywhere | good, count |
//! | `ReceivedGood` | a good from a space or a card | good |
//! | `PlaceTile` | a good was laid; count 0: 0 home, 1 island, 2 house | good |
//! | `HarvestStart`, `Harvest`, `HarvestAfter` | phase 2, and Plower | count 0: 1 with a harvest |
//! | `IncomeBefore`, `FeastStart`, `FeastServed`, `FeastAfter`, `BonusDuring`, `BonusAfter`, `MountainUpdate`, `ActionsEnd` | the phases | served good; ore and two-silver items moved |
//! | `Reached`, `NextKnarr` | ships or houses were acquired; the card is spent after | |
//! | `Scoring` | the score sheet | |
//!
//! A card that changes a rule has a part with a [`Change`]; the rules ask for changes by kind in `changes.rs` and
//! read their numbers from the part. No rule names a card.
//!
//! # Adding a card
//!
//! Data first (the grammar stands in `read.rs`): most cards need nothing else. A new kind of question is a [`CardTask`] with its actions in
//! `asks.rs`. Then take the card off [`NOT_IN`], give it a test and its words.

mod asks;
mod changes;
mod moments;
mod ops;
mod part;
mod play;
mod read;

pub(crate) use asks::CardTask;
pub(crate) use moments::{Moment, options_of};
pub(crate) use part::{
    CardRules, Change, Condition, Count, Deck, Deed, Direction, From, Limit, Op, Part, Scope, Tier, When, changing,
    waiting,
};
pub(crate) use read::{CardFile, check_moments};

use crate::cards::Card;

#[cfg(doc)]
use crate::state::Task;

/// Cards that are not fully in: they are never dealt. The game is complete when this is empty.
pub const NOT_IN: &[Card] = &[];
