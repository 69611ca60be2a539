//! The closed sets of names: goods, special tiles, ships, weapons, islands, buildings, spaces. An
//! action can be read and written with these alone, without any content.

pub use engine::Named;
use engine::named;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

named! {
    /// A face of a goods tile. The order is the goods grid of the storage boxes, row by row from the
    /// cheapest, so that `+ 8` is one upgrade and `^ 8` the other side of the tile. An animal has its
    /// pregnant side where the others have their orange one; it is red all the same.
    Good, "a good":
        Peas = "peas", Flax = "flax", Beans = "beans", Grain = "grain", Cabbage = "cabbage",
        PregnantSheep = "pregnant_sheep", Fruits = "fruits", PregnantCattle = "pregnant_cattle",
        Mead = "mead", Stockfish = "stockfish", Milk = "milk", SaltMeat = "salt_meat", GameMeat = "game_meat",
        Sheep = "sheep", WhaleMeat = "whale_meat", Cattle = "cattle",
        Oil = "oil", Hide = "hide", Wool = "wool", Linen = "linen", SkinAndBones = "skin_and_bones",
        Fur = "fur", Robe = "robe", Clothing = "clothing",
        RuneStone = "rune_stone", Silverware = "silverware", Chest = "chest", Silk = "silk", Spices = "spices",
        Jewelry = "jewelry", TreasureChest = "treasure_chest", SilverHoard = "silver_hoard",
}

named! {
    /// The colour of a goods tile.
    Colour, "a colour": Orange = "orange", Red = "red", Green = "green", Blue = "blue",
}

/// Columns of the goods grid.
const GRID_COLUMNS: u8 = 8;

impl Good {
    pub(crate) const fn from_index(index: usize) -> Good {
        Good::ALL_ARRAY[index % Good::COUNT]
    }

    const ALL_ARRAY: [Good; Good::COUNT] = {
        let mut all = [Good::Peas; Good::COUNT];
        let mut index = 0;
        while index < Good::COUNT {
            all[index] = Good::ALL[index];
            index += 1;
        }
        all
    };

    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Good::PregnantSheep | Good::PregnantCattle => Colour::Red,
            _ => match self as u8 / GRID_COLUMNS {
                0 => Colour::Orange,
                1 => Colour::Red,
                2 => Colour::Green,
                _ => Colour::Blue,
            },
        }
    }

    #[inline]
    pub const fn column(self) -> u8 {
        self as u8 % GRID_COLUMNS
    }

    pub(crate) const fn is_animal(self) -> bool {
        matches!(self, Good::Sheep | Good::PregnantSheep | Good::Cattle | Good::PregnantCattle)
    }

    /// A pregnant animal is the same type of good as one that is not.
    pub const fn plain(self) -> Good {
        match self {
            Good::PregnantSheep => Good::Sheep,
            Good::PregnantCattle => Good::Cattle,
            good => good,
        }
    }

    pub const fn pregnant(self) -> Good {
        match self {
            Good::Sheep => Good::PregnantSheep,
            Good::Cattle => Good::PregnantCattle,
            good => good,
        }
    }

    /// The good `steps` rows up in its column of the goods grid.
    pub const fn upgraded(self, steps: u8) -> Option<Good> {
        let index = self.plain() as u8 + steps * GRID_COLUMNS;
        if (index as usize) < Good::COUNT { Some(Good::from_index(index as usize)) } else { None }
    }

    /// The good one row up and one column to the right (`right`) or left in the goods grid.
    pub const fn diagonal(self, right: bool) -> Option<Good> {
        let column = self.column();
        let moved = if right { column + 1 } else { column.wrapping_sub(1) };
        if moved >= GRID_COLUMNS {
            return None;
        }
        let index = self.plain() as u8 - column + moved + GRID_COLUMNS;
        if (index as usize) < Good::COUNT { Some(Good::from_index(index as usize)) } else { None }
    }

    /// The other side of the tile. Animals are left out: their other side is no other good.
    pub(crate) const fn flipped(self) -> Option<Good> {
        if self.is_animal() { None } else { Some(Good::from_index((self as u8 ^ GRID_COLUMNS) as usize)) }
    }
}

named! {
    /// One of the fifteen special tiles: blue, one of each.
    Special, "a special tile":
        GlassBeads = "glass_beads", Helmet = "helmet", Cloakpin = "cloakpin", Belt = "belt", Crucifix = "crucifix",
        DrinkingHorn = "drinking_horn", AmberFigure = "amber_figure", Horseshoe = "horseshoe",
        GoldBrooch = "gold_brooch", ForgeHammer = "forge_hammer", Fibula = "fibula", ThrowingAxe = "throwing_axe",
        Chalice = "chalice", RoundShield = "round_shield", EnglishCrown = "english_crown",
}

named! {
    /// Building resources and silver.
    Resource, "a resource": Wood = "wood", Stone = "stone", Ore = "ore", Silver = "silver",
}

named! {
    /// The four kinds of weapon cards.
    Weapon, "a weapon": Bow = "bow", Snare = "snare", Spear = "spear", LongSword = "long_sword"
}

named! {
    /// Whaling boats are small ships, the others large.
    Ship, "a ship": WhalingBoat = "whaling_boat", Knarr = "knarr", Longship = "longship"
}

named! {
    /// What can be built on a Build Houses space.
    Building, "a building": Shed = "shed", StoneHouse = "stone_house", LongHouse = "long_house"
}

named! {
    /// The faces of the four exploration boards: front sides of the lots A to D, then their backs.
    Island, "an island":
        Shetland = "shetland", FaroeIslands = "faroe_islands", Iceland = "iceland", Greenland = "greenland",
        BearIsland = "bear_island", BaffinIsland = "baffin_island", Labrador = "labrador",
        Newfoundland = "newfoundland",
}

/// Exploration boards in the box.
pub(crate) const LOTS: usize = 4;

impl Island {
    /// Which of the four boards this is a face of.
    pub const fn lot(self) -> usize {
        self as usize % LOTS
    }

    pub(crate) const fn of_lot(lot: usize, turned: bool) -> Island {
        const FACES: [Island; 8] = [
            Island::Shetland,
            Island::FaroeIslands,
            Island::Iceland,
            Island::Greenland,
            Island::BearIsland,
            Island::BaffinIsland,
            Island::Labrador,
            Island::Newfoundland,
        ];
        FACES[lot % LOTS + if turned { LOTS } else { 0 }]
    }
}

named! {
    /// What a die is rolled for.
    Dice, "a dice action": Hunt = "hunt", Snare = "snare", Whaling = "whaling", Raid = "raid", Pillage = "pillage",
}

impl Dice {
    /// Raids and pillages want a high result, hunts a low one.
    pub(crate) const fn is_battle(self) -> bool {
        matches!(self, Dice::Raid | Dice::Pillage)
    }
}

named! {
    /// The sections of the action board.
    Section, "a section":
        BuildHouses = "build_houses", BuildShips = "build_ships", Hunting = "hunting",
        LivestockMarket = "livestock_market", WeeklyMarket = "weekly_market", Products = "products",
        Crafting = "crafting", MountainsTrade = "mountains_trade", Sailing = "sailing", Raiding = "raiding",
        Exploration = "exploration", EmigrationOccupation = "emigration_occupation",
}

named! {
    /// The action spaces in printed order, and the two copy spaces of a four-player game.
    Space, "an action space":
        BuildShed = "build_shed", BuildStoneHouse = "build_stone_house", BuildLongHouse = "build_long_house",
        BuildHouseAndShip = "build_house_and_ship", BuildWhalingBoat = "build_whaling_boat",
        BuildKnarr = "build_knarr", BuildLongship = "build_longship", HuntGame1 = "hunt_game_1",
        TakeStockfish = "take_stockfish", HuntGame2 = "hunt_game_2", LaySnare = "lay_snare",
        Whaling3 = "whaling_3", Whaling4 = "whaling_4", BuyStockfish = "buy_stockfish",
        BuySaltMeat = "buy_salt_meat", BuySheep = "buy_sheep", BuyCattleMilk = "buy_cattle_milk",
        SheepOrCattle = "sheep_or_cattle", BuyCattleSheep = "buy_cattle_sheep", Weekly1 = "weekly_1",
        Weekly2 = "weekly_2", Weekly3 = "weekly_3", Weekly4 = "weekly_4", ProductsMilk = "products_milk",
        ProductsMead = "products_mead", ProductsWool = "products_wool", CraftLinen = "craft_linen",
        CraftRuneStone = "craft_rune_stone", CraftClothing = "craft_clothing", CraftChest = "craft_chest",
        Forge = "forge", CraftRunesChests = "craft_runes_chests", CraftMaster = "craft_master",
        Mountain2 = "mountain_2", Mountain1Upgrade1 = "mountain_1_upgrade_1", Upgrade2 = "upgrade_2",
        WoodPerPlayerOre = "wood_per_player_ore", Mountain3Upgrade1 = "mountain_3_upgrade_1",
        Upgrade3 = "upgrade_3", Mountain32 = "mountain_3_2", Upgrade3Weapons4 = "upgrade_3_weapons_4",
        Upgrade4 = "upgrade_4", Mountain4Upgrade22 = "mountain_4_upgrade2_2",
        Mountain2222OrUpgrade23 = "mountain_2222_or_upgrade2_3", Overseas1 = "overseas_1",
        Overseas2 = "overseas_2", SpecialSale = "special_sale", Raid = "raid", Pillage2 = "pillage_2",
        Pillage3 = "pillage_3", Plunder = "plunder", Explore1 = "explore_1", Explore2 = "explore_2",
        Explore3 = "explore_3", DrawOccupation = "draw_occupation", PlayOccupationPaid = "play_occupation_paid",
        Emigrate2 = "emigrate_2", PlayOccupations2 = "play_occupations_2", Emigrate3 = "emigrate_3",
        PlayOccupations4 = "play_occupations_4", SwapAndEmigrate4 = "swap_and_emigrate_4",
        CopyLow = "copy_low", CopyHigh = "copy_high",
}

impl Space {
    /// Spaces printed on the action board itself.
    pub(crate) const PRINTED: usize = Space::COUNT - 2;

    pub fn printed() -> &'static [Space] {
        &Space::ALL[..Space::PRINTED]
    }
}

/// Something that covers cells of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Piece {
    Good(Good),
    Special(Special),
    Silver,
    Ore,
    Wood,
}

impl Piece {
    pub(crate) const COUNT: usize = Good::COUNT + Special::COUNT + 3;

    #[inline]
    pub const fn code(self) -> u8 {
        match self {
            Piece::Good(good) => good as u8,
            Piece::Special(special) => Good::COUNT as u8 + special as u8,
            Piece::Silver => (Good::COUNT + Special::COUNT) as u8,
            Piece::Ore => (Good::COUNT + Special::COUNT + 1) as u8,
            Piece::Wood => (Good::COUNT + Special::COUNT + 2) as u8,
        }
    }

    pub(crate) fn from_code(code: u8) -> Option<Piece> {
        let code = code as usize;
        if code < Good::COUNT {
            Some(Piece::Good(Good::from_index(code)))
        } else if code < Good::COUNT + Special::COUNT {
            Some(Piece::Special(Special::ALL[code - Good::COUNT]))
        } else {
            [Piece::Silver, Piece::Ore, Piece::Wood].get(code - Good::COUNT - Special::COUNT).copied()
        }
    }

    pub fn all() -> impl Iterator<Item = Piece> {
        (0..Piece::COUNT as u8).filter_map(Piece::from_code)
    }

    pub const fn colour(self) -> Option<Colour> {
        match self {
            Piece::Good(good) => Some(good.colour()),
            Piece::Special(_) => Some(Colour::Blue),
            _ => None,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Piece::Good(good) => good.name(),
            Piece::Special(special) => special.name(),
            Piece::Silver => "silver",
            Piece::Ore => "ore",
            Piece::Wood => "wood",
        }
    }
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for Piece {
    type Err = engine::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Piece::all()
            .find(|piece| piece.name() == text)
            .ok_or_else(|| engine::NotationError::expected("a piece to lay", text))
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            self.code().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            Piece::from_code(u8::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no such piece"))
        }
    }
}

named! {
    /// What a seat can be asked.
    Asked, "a question":
    BeforeHarvest = "before-harvest",
    BeforeIncome = "before-income",
    BeforeBreeding = "before-breeding",
    BeforeBonus = "before-bonus",
    Between = "between",
    Final = "final",
    Turn = "turn",
    Lay = "lay",
    Card = "card",
    Choose = "choose",
    Pay = "pay",
    Exchange = "exchange",
    Mountain = "mountain",
    Upgrade = "upgrade",
    Overseas = "overseas",
    Sale = "sale",
    Forge = "forge",
    Boats = "boats",
    Back = "back",
    Explore = "explore",
    Emigrate = "emigrate",
    Swap = "swap",
    Play = "play",
    Feast = "feast",
    Discard = "discard",
    Animal = "animal",
    ShipLeaves = "ship-leaves",
    ShipOre = "ship-ore",
    FirstRoll = "first-roll",
    Battle = "battle",
    Hunt = "hunt",
    Sails = "sails",
    StartCard = "start-card",
    Over = "over",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_upgrade_keeps_the_outline_and_raises_the_colour() {
        assert_eq!(Good::Peas.upgraded(1), Some(Good::Mead));
        assert_eq!(Good::Stockfish.upgraded(1), Some(Good::Hide));
        assert_eq!(Good::PregnantSheep.upgraded(1), Some(Good::Fur));
        assert_eq!(Good::Cattle.upgraded(2), Some(Good::SilverHoard));
        assert_eq!(Good::Oil.upgraded(2), None);
    }

    #[test]
    fn diagonal_moves_follow_the_goods_grid() {
        let up_right = [
            (Good::Peas, Good::Stockfish),
            (Good::Cabbage, Good::Sheep),
            (Good::Fruits, Good::Cattle),
            (Good::Beans, Good::SaltMeat),
        ];
        for (from, to) in up_right {
            assert_eq!(from.diagonal(true), Some(to));
        }
        assert_eq!(Good::Cattle.diagonal(true), None);
        assert_eq!(Good::Hide.diagonal(false), Some(Good::RuneStone));
        assert_eq!(Good::Cattle.diagonal(false), Some(Good::Robe));
        assert_eq!(Good::Oil.diagonal(false), None);
    }

    #[test]
    fn every_piece_has_a_code_and_a_name_of_its_own() {
        for piece in Piece::all() {
            assert_eq!(Piece::from_code(piece.code()), Some(piece));
            assert_eq!(piece.name().parse(), Ok(piece));
        }
        assert_eq!(Piece::all().count(), Piece::COUNT);
    }
}
