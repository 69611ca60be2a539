//! The proof that every number of the content matters: positions in which its card, space or board has much to do.

use engine::{Chance, Fast, Number, Seat, Silent, proof};

use crate::Feast;
use crate::cards::Card;
use crate::names::{Good, Resource, Space, Special, Weapon};
use crate::state::{Origin, Phase, SpecialAt, Standing, State, Task};

/// Numbers that the staged games do not show, each with its reason. But for the places of the long house the rules read
/// all of them: their tiers and exchanges are those of other cards, and the scenarios of these cards show them.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("occupations.toml card captain parts 0 tiers 2 gain silver", SHIPS),
    ("occupations.toml card fighter parts 0 tiers 1 gain jewelry", SHIPS),
    ("occupations.toml card fighter parts 0 tiers 2 min", SHIPS),
    ("occupations.toml card fighter parts 0 tiers 2 gain silver_hoard", SHIPS),
    ("occupations.toml card traveling_merchant parts 0 tiers 3 amount", SHIPS),
    ("occupations.toml card longship_builder parts 0 tiers 1 amount", SHIPS),
    ("occupations.toml card longship_builder parts 0 tiers 2 min", SHIPS),
    ("occupations.toml card longship_builder parts 0 tiers 2 amount", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain peas", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain flax", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain beans", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain grain", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain cabbage", SHIPS),
    ("occupations.toml card grain_deliveryman parts 0 tiers 3 gain fruits", SHIPS),
    ("occupations.toml card shipowner parts 0 amount", WOOD),
    ("occupations.toml card shipowner parts 0 steps", WOOD),
    ("occupations.toml card spice_merchant_knarr parts 0 options 0 cost silver", WOOD),
    ("occupations.toml card spice_merchant_knarr parts 0 options 0 gain spices", WOOD),
    ("occupations.toml card mountain_guard parts 0 tiers 2 gain chest", KINDS),
    ("occupations.toml card lone_wolf parts 0 options 0 gain weapon:long_sword", SWORD),
    ("occupations.toml card beach_raider parts 0 tiers 1 max", INCOME),
    ("occupations.toml card beach_raider parts 0 tiers 2 max", INCOME),
    ("occupations.toml card beach_raider parts 0 tiers 2 gain silverware", INCOME),
    ("occupations.toml card sail_patcher parts 0 tiers 1 max", INCOME),
    ("occupations.toml card sail_patcher parts 0 tiers 2 max", INCOME),
    ("occupations.toml card sail_patcher parts 0 tiers 2 gain wool", INCOME),
    ("occupations.toml card longship_builder parts 0 tiers 0 min", NO_KNARR),
    ("game.toml ship whaling_boat emigrated", SHIP_KINDS),
    ("game.toml ship knarr printed_ore", SHIP_KINDS),
    ("game.toml ship knarr ore_slots", SHIP_KINDS),
    ("game.toml ship longship printed_ore", SHIP_KINDS),
    ("boards.toml building long_house wood_slots", LONG_HOUSE),
    ("boards.toml building long_house stone_slots", LONG_HOUSE),
];

const SHIPS: &str = "needs so much ore on ships, or so many ships of a kind, that the staged games hardly come to it";
const WOOD: &str = "needs a ship built with wood on a space, which the staged games hardly do with this card";
const KINDS: &str = "needs four kinds of items taken by one space";
const SWORD: &str = "needs a battle won with exactly one sword";
const LONG_HOUSE: &str = "a long house has no places for wood and stone, and the rules fill none";
const SHIP_KINDS: &str = "whaling boats do not emigrate, knarrs carry no ore, and only whaling boats have it printed";
const NO_KNARR: &str = "without a knarr nothing is taken off the price, with this tier or without it";
const INCOME: &str = "needs an income that the staged games hardly come to while the ships are bought";

#[test]
#[ignore = "takes minutes: cargo test -p feast --lib -- --ignored"]
fn every_number_matters() {
    proof::every_number_matters::<Feast>(&stage, EXCEPTIONS);
}

/// Every change of the code tries these; all of them take minutes.
const ONE_NUMBER_IN: usize = 25;

#[test]
fn some_numbers_matter() {
    proof::some_numbers_matter::<Feast>(ONE_NUMBER_IN, &stage, EXCEPTIONS);
}

/// A position full of everything, in which the card of the number lies open or is about to be played.
fn stage(rules: &Feast, number: &Number, game: u64) -> State {
    let mut state = rules.start(Chance::imagined(game), &mut Silent);
    if game % 8 == 7 {
        return state;
    }
    let mut luck = Fast::new(game);
    state.round = 1 + luck.below(rules.length().rounds.into()) as u8;
    for seat in Seat::all(rules.players) {
        fill(rules, &mut state, seat, &mut luck);
    }
    let seat = state.turn;
    for _ in 0..luck.below(14) {
        if let Some((piece, spot)) = rules.next_to_lay(&state, seat) {
            rules.lay(&mut state, seat, (piece, Origin::Supply), spot.place, spot.cells, &mut Silent);
        }
    }
    state.tasks.retain(|owed| owed.task == Task::Turn);
    let phase =
        [None, None, Some(Phase::NewViking), Some(Phase::StartPlayer), Some(Phase::Breeding), Some(Phase::Feast)];
    let card = number.item.parse::<Card>().ok().filter(|_| number.file == "occupations.toml");
    if let Some(card) = card {
        state.occupation_deck.remove(card);
        for other in Seat::all(rules.players) {
            state.player_mut(other).hand.remove(card);
        }
        if game.is_multiple_of(2) {
            state.player_mut(seat).played.insert(card);
        } else {
            state.player_mut(seat).hand.insert(card);
            rules.play_card(&mut state, seat, card, &mut Silent);
        }
    }
    if let Some(phase) = phase[luck.below(phase.len() as u32) as usize].filter(|_| game.is_multiple_of(2)) {
        state.tasks = Default::default();
        state.phase = phase;
    }
    rules.advance(&mut state, &mut Silent);
    state
}

fn fill(rules: &Feast, state: &mut State, seat: Seat, luck: &mut Fast) {
    let vikings = rules.length().thing + state.round;
    let player = state.player_mut(seat);
    player.thing = vikings;
    for good in Good::ALL {
        player.goods[good] = luck.below(5) as u8;
    }
    for resource in Resource::ALL {
        player.resources[resource] = luck.below(if resource == Resource::Silver { 24 } else { 7 }) as u16;
    }
    for weapon in Weapon::ALL {
        player.weapons[weapon] = luck.below(5) as u8;
    }
    player.boats = (0..luck.below(4)).map(|_| luck.below(2) as u8).collect();
    player.longships = (0..luck.below(4)).map(|_| luck.below(4) as u8).collect();
    player.knarrs = luck.below(5 - player.longships.len() as u32) as u8;
    for special in Special::ALL {
        if luck.below(4) == 0 {
            state.specials[special] = SpecialAt::Supply(seat);
        }
    }
    for lot in &mut state.islands {
        lot.turned = luck.below(2) == 0;
        lot.owner = lot.owner.or((luck.below(3) == 0).then_some(seat));
    }
    for house in &mut state.houses {
        house.owner = house.owner.or((luck.below(4) == 0).then_some(seat));
    }
    for shed in &mut state.sheds {
        shed.owner = shed.owner.or((luck.below(4) == 0).then_some(seat));
    }
    for space in Space::printed() {
        if luck.below(5) == 0 {
            let vikings = rules.content.space(*space).column;
            state.spaces[*space] = Standing { seat: seat.0, vikings, old: false };
        }
    }
}
