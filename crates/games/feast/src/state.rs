//! What changes during a game: the players with what they own, the shared board, and what is still owed.

use arrayvec::ArrayVec;
use engine::{Chance, Seat, SeatSet, Tally};
use serde::{Deserialize, Serialize};

use crate::board::{HomeBoard, HouseBoard, IslandBoard};
use crate::cards::{Card, CardSet};
use crate::content::STRIPS;
use crate::names::{Building, Dice, Good, Island, LOTS, Piece, Resource, Ship, Space, Special, Weapon};
use crate::occupations::{CardTask, Moment};

/// Most players.
pub(crate) const PLAYERS_MAX: usize = 4;
/// Houses with a grid: three stone houses, then five long houses.
pub(crate) const HOUSES: usize = STONE_HOUSES + 5;
pub(crate) const STONE_HOUSES: usize = 3;
pub(crate) const SHEDS: usize = 3;
/// Berths that a home board has for small and for large ships.
pub(crate) const SMALL_BERTHS: usize = 3;
pub(crate) const LARGE_BERTHS: usize = 4;
/// Tasks that are kept inside the state; a longer chain of cards moves the stack to the heap.
const TASKS_INLINE: usize = 24;
/// What is owed, the next thing last.
pub(crate) type Tasks = engine::Tasks<Owed, TASKS_INLINE>;
/// Cells of the banquet table.
pub(crate) const TABLE_CELLS: usize = 12;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub chance: Chance,
    pub round: u8,
    pub phase: Phase,
    pub start_player: Seat,
    /// Whose Vikings are placed next.
    pub turn: Seat,
    pub passed: SeatSet,
    pub last_placed: Option<Seat>,
    pub players: [Player; PLAYERS_MAX],
    pub spaces: Tally<Space, Standing, { Space::COUNT }>,
    pub strips: [Strip; STRIPS],
    pub islands: [Lot; LOTS],
    pub houses: [House; HOUSES],
    pub sheds: [Shed; SHEDS],
    pub specials: Tally<Special, SpecialAt, { Special::COUNT }>,
    pub weapon_deck: Tally<Weapon, u8, { Weapon::COUNT }>,
    pub weapon_discard: Tally<Weapon, u8, { Weapon::COUNT }>,
    /// Dark cards that nobody has drawn. Which comes next is decided when it is drawn.
    pub occupation_deck: CardSet,
    /// The columns of the two copy spaces; 0 without them.
    pub copy_columns: [u8; 2],
    /// What is owed, the next thing last.
    pub tasks: Tasks,
    /// The use of an action space that is going on.
    pub using: Use,
    /// The dice action that was resolved last.
    pub dice: DiceMemory,
    /// The banquet table that is being laid.
    pub table: Table,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Phase {
    NewViking,
    Harvest,
    Islands,
    Weapon,
    Actions,
    StartPlayer,
    Income,
    Breeding,
    Feast,
    Bonus,
    Mountains,
    Return,
    /// After the last feast: what is left may still be laid.
    Final,
    Over,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Goods in supply and animals in the stables.
    pub goods: Tally<Good, u8, { Good::COUNT }>,
    pub resources: Tally<Resource, u16, { Resource::COUNT }>,
    pub weapons: Tally<Weapon, u8, { Weapon::COUNT }>,
    /// Ore added to each whaling boat.
    pub boats: ArrayVec<u8, SMALL_BERTHS>,
    pub knarrs: u8,
    /// Ore on each longship.
    pub longships: ArrayVec<u8, LARGE_BERTHS>,
    pub emigrated_knarrs: u8,
    pub emigrated_longships: u8,
    /// Vikings on the Thing square.
    pub thing: u8,
    pub penalties: u8,
    /// Placements of two Vikings in the second column this round.
    pub pairs_placed: u8,
    pub hand: CardSet,
    pub played: CardSet,
    /// Played cards whose one effect is used up.
    pub spent: CardSet,
    pub home: HomeBoard,
    /// Pieces taken up and put back since something last changed, by code: they are not offered again.
    pub kept: u64,
    /// Exchanges made at any time with nothing else between them; bounded, so that nobody goes round in
    /// circles for ever.
    pub fiddled: u8,
}

/// Who stands on an action space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    pub seat: u8,
    /// 0: the space is free.
    pub vikings: u8,
    /// Placed in the round before (solo: they stay and block).
    pub old: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strip {
    #[default]
    Hidden,
    /// Face up, with so many items gone.
    Open(u8),
    Gone,
}

/// One of the four exploration boards.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Lot {
    pub turned: bool,
    pub silver: u8,
    pub owner: Option<Seat>,
    pub board: IslandBoard,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct House {
    pub owner: Option<Seat>,
    pub wood: u8,
    pub stone: u8,
    pub board: HouseBoard,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Shed {
    pub owner: Option<Seat>,
    pub wood: u8,
    pub stone: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpecialAt {
    /// On the oval board, for anyone.
    #[default]
    Oval,
    Supply(Seat),
    /// On a board of this player.
    Laid(Seat),
}

/// A decision or a step that a seat owes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Owed {
    pub seat: Seat,
    pub task: Task,
}

/// The use of one action space, with what cards ask about it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Use {
    /// The space whose action is done; for a copy the copied one.
    pub space: Option<Space>,
    /// Where the Vikings stand; `None` when a card uses the space without placing.
    pub at: Option<Space>,
    pub placed: u8,
    /// Wood, stone, ore and silver that the space itself gave.
    pub provided: [u8; Resource::COUNT],
    /// Bits of the strip items the space took.
    pub kinds_taken: u8,
    /// Bits of the building resources exchanged.
    pub paid_kinds: u8,
    /// Occupations played.
    pub played: u8,
    /// Whether an effect of the space was used.
    pub used: bool,
    pub longship_used: bool,
    /// Steersman's knarr sails instead of a longship.
    pub knarr_sails: bool,
    /// A card that pays for a good received has worked in this action.
    pub received_paid: bool,
    /// A card builds another ship than the space does (Knarr Builder).
    pub ship_instead: bool,
    /// Forest Blacksmith's item has been taken: ore is what will be exchanged.
    pub ore_promised: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct DiceMemory {
    pub space: Option<Space>,
    pub copied: bool,
    pub placed: u8,
    pub rolls: u8,
    pub wood_spent: u8,
    pub weapons_spent: u8,
    pub boats: u8,
    /// What cards add to every roll of the action that begins.
    pub bonus: i8,
}

/// The banquet table while it is laid, in any order.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// The cell that is filled next; `end` once all are.
    pub next: u8,
    /// The cells to fill lie from here …
    pub first: u8,
    /// … to before here.
    pub end: u8,
    /// How often the owner has turned to another cell since something was laid.
    pub turns: u8,
    /// What lies on each cell; see `banquet.rs`.
    pub cells: [u8; TABLE_CELLS],
    /// Mead was forsworn for silver (Sober Man).
    pub sober: bool,
}

/// A dice action under way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiceTask {
    pub kind: Dice,
    /// The space it is done on; `None` when a card grants it.
    pub space: Option<Space>,
    pub placed: u8,
    pub rolls: u8,
    /// The last roll before modifiers; 0 before the first.
    pub roll: u8,
    /// Ore on the ships that take part.
    pub ore: u8,
    /// What cards add to every roll.
    pub bonus: i8,
    pub boats: u8,
    /// Boosts spent so far in a battle: stone, long swords, spears.
    pub stone: u8,
    pub swords: u8,
    pub spears: u8,
    /// The part of a split result that is already taken.
    pub looted: u8,
}

impl DiceTask {
    /// Nothing rolled, nothing added.
    pub(crate) fn of(kind: Dice) -> Self {
        Self {
            kind,
            space: None,
            placed: 0,
            rolls: 0,
            roll: 0,
            ore: 0,
            bonus: 0,
            boats: 0,
            stone: 0,
            swords: 0,
            spears: 0,
            looted: 0,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct UpgradeTask {
    pub left: u8,
    /// How many goods the action is for: 3 and 4 are what Merchant asks for.
    pub of: u8,
    pub steps: u8,
    /// Any number of steps that ends on blue.
    pub to_blue: bool,
    /// Bits of the goods allowed; 0 for all.
    pub only: u32,
    /// All must be of the type chosen first.
    pub same: bool,
    /// Goods made by this very action: they may not move again.
    pub fresh: [Option<Good>; 4],
    /// Goods that have gone further.
    pub boosted: u8,
    pub by_space: bool,
    pub must: bool,
}

/// Cards offered at one moment; more than these are offered one group after the other.
pub(crate) const OFFERS_MAX: usize = 8;

/// The cards of one offer, and how often each may still be used.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offers([Offer; OFFERS_MAX]);

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Offer {
    card: u8,
    /// 0: the place is empty.
    times: u8,
}

impl Offers {
    pub(crate) const NONE: Offers = Offers([Offer { card: 0, times: 0 }; OFFERS_MAX]);

    pub(crate) fn one(card: Card) -> Offers {
        let mut offers = Offers::NONE;
        offers.add(card, 1);
        offers
    }

    /// Whether there was room for it.
    pub(crate) fn add(&mut self, card: Card, times: u8) -> bool {
        let free = self.0.iter_mut().find(|offer| offer.times == 0);
        free.map(|offer| *offer = Offer { card: card.0, times }).is_some()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cards().next().is_none()
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.0.iter().filter(|offer| offer.times > 0).map(|offer| Card(offer.card))
    }

    pub(crate) fn contains(&self, card: Card) -> bool {
        self.cards().any(|offered| offered == card)
    }

    /// The card is used once.
    pub(crate) fn use_up(&mut self, card: Card) {
        if let Some(offer) = self.0.iter_mut().find(|offer| offer.times > 0 && offer.card == card.0) {
            offer.times -= 1;
        }
    }
}

/// Where a piece that is being laid comes from. All but the supply's exist only if they are laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Supply,
    /// Ore Boatman's ore: on land only.
    Boatman,
    /// Fish Cook's stockfish from the banquet table: in houses only.
    Table,
}

/// Times between actions at which everybody may lay goods, buy ships and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pause {
    BeforeHarvest,
    BeforeIncome,
    BeforeBreeding,
    BeforeBonus,
    /// Between two phases, for Tutor: a card played now may matter in the next.
    Between,
    /// After the last feast: laying only.
    Final,
}

/// What a seat owes. The first group are questions, the second steps that resolve themselves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Place Vikings or pass.
    Turn,
    Pause(Pause),
    /// Lay the piece that was taken up.
    Laying {
        piece: Piece,
        from: Origin,
    },
    /// Cards that may be used now, in the order the owner wants.
    Offers {
        moment: Moment,
        cards: Offers,
    },
    /// One of the alternatives of a space.
    Choose {
        space: Space,
    },
    PayOneOf {
        space: Space,
    },
    MayExchange {
        space: Space,
        branch: u8,
        index: u8,
    },
    Mountain {
        groups: [u8; 4],
        used: u8,
        only: u8,
        by_space: bool,
        must: bool,
        exact: bool,
    },
    Upgrade(UpgradeTask),
    Overseas {
        turned: u8,
    },
    Sale {
        left: u8,
        paid: u8,
    },
    Forge,
    Dice(DiceTask),
    /// Choose the whaling boats that sail, at most so many; the dice action follows.
    Sail {
        dice: DiceTask,
        most: u8,
    },
    /// Take Vikings back from a space after a failure.
    Back {
        space: Space,
        max: u8,
    },
    Explore {
        islands: u8,
    },
    /// Discount from cards; the price is the number of the round less that.
    Emigrate {
        discount: u8,
        by_space: bool,
        optional: bool,
    },
    Swap,
    /// Play up to so many occupations.
    Play {
        left: u8,
        must: bool,
        by_space: bool,
    },
    Feast,
    DiscardWeapons {
        count: u8,
    },
    GiveAnimal {
        species: Good,
    },
    /// One of several ships that carry different ore leaves the harbour, or loses an ore.
    WhichShip {
        ship: Ship,
        leaves: bool,
    },
    /// A question of one particular card.
    Card(CardTask),

    /// A moment at which cards may work.
    Moment(Moment),
    /// The part of a space to be done next: `branch` 0 is the space itself, others its alternatives.
    Effect {
        space: Space,
        branch: u8,
        index: u8,
    },
    PayCost {
        space: Space,
    },
    /// The gain of a card whose price has been paid.
    Reap {
        card: u8,
        part: u8,
        option: u8,
        times: u8,
    },
    /// The part `part` of a card just played.
    PlayPart {
        card: u8,
        part: u8,
    },
    /// A card played comes into force and its parts follow.
    DrawOccupation {
        count: u8,
    },
    /// A card grants a dice action; no Viking is placed.
    StartDice {
        kind: Dice,
    },
    /// The use of a space is over; the one around it goes on.
    UseOver(Use),
    EndTurn,
    Gather(Gather),
}

/// Steps of phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gather {
    Harvest,
    /// The goods of a harvest that this card brings (Plower).
    PrivateHarvest(u8),
    Weapon,
    Income,
    Breed,
    LayTable,
    ClearTable,
    Bonus,
    Mountains,
}

impl Standing {
    pub(crate) fn is_by(self, seat: Seat) -> bool {
        self.vikings > 0 && self.seat == seat.0
    }
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn island_of(&self, lot: usize) -> Island {
        Island::of_lot(lot, self.islands[lot].turned)
    }

    /// Adds something to be done next.
    pub(crate) fn owe(&mut self, seat: Seat, task: Task) {
        self.tasks.push(Owed { seat, task });
    }

    /// Takes the next thing off if it is of this kind.
    pub(crate) fn drop_next(&mut self, kind: impl Fn(&Task) -> bool) {
        if self.tasks.last().is_some_and(|owed| kind(&owed.task)) {
            self.tasks.pop();
        }
    }

    pub(crate) fn owns_house(&self, seat: Seat) -> bool {
        self.houses.iter().any(|house| house.owner == Some(seat))
    }

    pub(crate) fn houses_of(&self, seat: Seat) -> u8 {
        self.houses.iter().filter(|house| house.owner == Some(seat)).count() as u8
    }

    pub(crate) fn islands_of(&self, seat: Seat) -> u8 {
        self.islands.iter().filter(|lot| lot.owner == Some(seat)).count() as u8
    }

    pub(crate) fn specials_of(&self, seat: Seat) -> u8 {
        self.specials
            .array()
            .iter()
            .filter(|at| matches!(at, SpecialAt::Supply(owner) | SpecialAt::Laid(owner) if *owner == seat))
            .count() as u8
    }

    /// Own Vikings of this round on a space.
    pub(crate) fn vikings_on(&self, seat: Seat, space: Space) -> u8 {
        let standing = self.spaces[space];
        if standing.is_by(seat) && !standing.old { standing.vikings } else { 0 }
    }
}

impl Player {
    pub(crate) fn has(&self, card: crate::cards::Card) -> bool {
        self.played.contains(card)
    }

    #[inline]
    pub(crate) fn large_ships(&self) -> u8 {
        self.knarrs + self.longships.len() as u8
    }

    pub(crate) fn ships(&self, ship: Ship) -> u8 {
        match ship {
            Ship::WhalingBoat => self.boats.len() as u8,
            Ship::Knarr => self.knarrs,
            Ship::Longship => self.longships.len() as u8,
        }
    }

    pub(crate) fn animals(&self, species: Good) -> u8 {
        self.goods[species.plain()].saturating_add(self.goods[species.plain().pregnant()])
    }

    pub(crate) fn silver(&self) -> u16 {
        self.resources[Resource::Silver]
    }

    pub(crate) fn emigrated(&self) -> u8 {
        self.emigrated_knarrs + self.emigrated_longships
    }

    pub(crate) fn weapon_total(&self) -> u8 {
        self.weapons.array().iter().sum()
    }
}

impl House {
    /// The kind of the house with this number.
    pub(crate) fn kind(number: usize) -> Building {
        if number < STONE_HOUSES { Building::StoneHouse } else { Building::LongHouse }
    }
}
