//! What one viewer may know. Rivals' destinies, unseen journeys, decks and face-down trophies have no field here.
//! `showing.rs` fills it in.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::content::Purse;
use crate::names::{Colour, Destiny, Field, Foe, FoeKind, Journey, Leader, Merchant, Place, Rune, Ship, Shore, Weapon};
use crate::state::Berth;
use crate::warriors::{Dice, Warriors};

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// Who holds the first-player marker.
    pub marker: Seat,
    pub players: Vec<PlayerView>,
    /// Every place in play, in a fixed order.
    pub places: Vec<PlaceView>,
    pub troll: Option<FoeView>,
    pub draugr: Vec<Option<FoeView>>,
    pub shores: Vec<ShoreView>,
    pub runes: Vec<RuneView>,
    pub merchant: Option<MerchantView>,
    pub ships_for_sale: Vec<ShipView>,
    pub supply: Warriors,
    pub decks: DecksView,
    /// Every fight and hunt of this round in order, for the list beside the board.
    pub fights: Vec<FightLine>,
    /// What the viewer sends out while warriors are assigned.
    pub assignment: Option<AssignmentView>,
    /// The roll or fight on the stage.
    pub stage: Option<StageView>,
    /// Destinies the viewer may choose from at the sage.
    pub drawn: Vec<DestinyView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Leaders,
    Place,
    Assign,
    Fight,
    LastRunes,
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub leader: Option<Leader>,
    pub glory: i16,
    pub food: u8,
    pub wood: u8,
    pub coin: u8,
    pub favor: u8,
    pub blame: u8,
    /// What the blame costs if the game ended now.
    pub blame_glory: i32,
    /// Warriors owned, wherever they are.
    pub warriors: Warriors,
    pub warriors_max: u8,
    pub workers: u8,
    pub idle: u8,
    pub hired: bool,
    pub ship: Option<ShipView>,
    pub runes: Vec<RuneView>,
    /// How many destinies; which ones only where the viewer knows them.
    pub destiny_count: u8,
    pub destinies: Vec<DestinyView>,
    /// Beaten enemies, where they lie open to the viewer.
    pub trophies: Option<TrophiesView>,
    /// Everything is sent out, as far as this player is concerned.
    pub settled: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TrophiesView {
    pub trolls: Vec<FoeView>,
    /// Draugr and monsters by colour.
    pub red: Vec<FoeView>,
    pub blue: Vec<FoeView>,
    pub yellow: Vec<FoeView>,
    pub sets: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlaceView {
    pub place: Place,
    pub tone: Tone,
    /// Who stands there; several only on the hunting grounds and in the huts.
    pub workers: Vec<Seat>,
    /// Warriors and goods that wait there.
    pub stack: Purse,
    /// What it costs the viewer now.
    pub pay: Purse,
    pub gain: Purse,
    /// Room of the ship that waits there, for warriors and food together; of the viewer's own ship where it is one.
    pub capacity: Option<u8>,
    /// Whether the viewer could put a worker there now, and if not, the message that says why.
    pub refusal: Option<&'static str>,
}

/// The colour of a place tells when it works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// At once.
    Brown,
    /// At once, and refilled every round.
    Blue,
    /// A fight later.
    Red,
    /// A ship: its harbour at once, its fight later.
    BrownRed,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FoeView {
    pub id: Foe,
    /// Picture and words, shared by the colours.
    pub family: &'static str,
    pub kind: FoeKind,
    pub colour: Option<Colour>,
    pub attack: u8,
    pub defence: u8,
    pub reward: Purse,
    pub forbids: Option<Weapon>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ShoreView {
    pub shore: Shore,
    /// Warriors one food feeds on the way: two on the near shores, one on the far ones.
    pub fed_by_one_food: u8,
    pub monster: Option<FoeView>,
    pub bounty: u8,
    /// The journey, if it lies open or the viewer has looked at it.
    pub journey: Option<JourneyView>,
    pub journey_open: bool,
    /// Who has looked at the face-down card.
    pub seen_by: Vec<Seat>,
    pub berth: Option<Berth>,
    pub capacity: u8,
    /// Crew and food, once they are open to the viewer.
    pub crew: Option<Warriors>,
    pub food: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct JourneyView {
    pub journey: Journey,
    pub lose_food: u8,
    pub lose_warrior: u8,
    pub lose_either: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct RuneView {
    pub rune: Rune,
    pub glory: u8,
    pub used: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct MerchantView {
    pub merchant: Merchant,
    pub cargo: Purse,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct ShipView {
    pub ship: Ship,
    pub wood: u8,
    pub coin: u8,
    pub capacity: u8,
    pub glory: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct DestinyView {
    pub destiny: Destiny,
    pub glory_sole: u8,
    pub glory_tied: u8,
    /// How much of its item the owner has now; told to the owner alone.
    pub own: Option<u8>,
    /// The most any rival has, where that lies open.
    pub rival: Option<u8>,
    pub opened: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DecksView {
    pub trolls: u8,
    pub draugr: u8,
    pub monsters: u8,
    pub journeys: u8,
    pub runes: u8,
    pub destinies: u8,
    pub merchants: u8,
    pub journeys_used: Vec<Journey>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FightState {
    /// Still to come.
    Ahead,
    Now,
    Won,
    /// Fought and lost, or nobody came.
    Unbeaten,
}

/// One line of the list of fights.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FightLine {
    pub field: Field,
    pub seat: Option<Seat>,
    /// The enemy, as long as it lies there.
    pub foe: Option<Foe>,
    pub state: FightState,
}

/// The viewer's own part of the assignment.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AssignmentView {
    pub in_turn: bool,
    /// Warriors and food not sent anywhere yet.
    pub home: Warriors,
    pub food: u8,
    /// The fight that is settled now, and whether its food is asked.
    pub now: Option<Field>,
    pub loading: bool,
    /// Everything is chosen and waits for confirmation.
    pub confirming: bool,
    pub fights: Vec<ReservedFight>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReservedFight {
    pub field: Field,
    pub foe: Option<FoeView>,
    pub crew: Warriors,
    pub food: u8,
    /// Food that this crew needs on the way.
    pub food_needed: u8,
    /// Room for warriors and food together; none on foot.
    pub capacity: Option<u8>,
    /// Weapon that cannot be sent (on foot) or is destroyed on arrival (by ship).
    pub forbidden: Option<Weapon>,
    /// Chance in permille that this crew wins without favor and runes, if it arrives whole.
    pub odds: u16,
}

/// What lies on the stage: dice, enemy, and what standing would mean.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StageView {
    pub seat: Seat,
    pub scene: SceneView,
    pub foe: Option<FoeView>,
    pub shore: Option<Shore>,
    pub round: u8,
    pub damage: u8,
    pub crew: Warriors,
    pub food: u8,
    pub dice: Option<Dice>,
    pub reaction: bool,
    /// What the dice count as they lie.
    pub hits: u8,
    pub shields: u8,
    /// Damage and losses if the roll stands.
    pub damage_then: u8,
    pub losses: u8,
    /// Food that the crew needs on the way, where it sails.
    pub food_needed: u8,
    /// Things to be given up in the present decision, and whether food is among them.
    pub due: u8,
    pub due_food: bool,
    /// Chances in permille.
    pub odds: Option<StageOdds>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SceneView {
    Hunt,
    Fight,
    Journey,
    Feed,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct StageOdds {
    /// To win the fight in the end, if the roll stands.
    pub stand: u16,
    /// To win in the end after the best reroll for one favor, and which dice that is.
    pub reroll: Option<u16>,
    pub best: Option<Dice>,
    /// To fell the enemy in this very round by that reroll.
    pub reroll_now: Option<u16>,
}
