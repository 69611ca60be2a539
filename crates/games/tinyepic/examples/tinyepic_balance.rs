//! Balance figures: many games of one bot against itself, counted by seat and by what points are made of.
//!
//! `cargo run --release -p tinyepic --example tinyepic_balance -- PLAYERS GAMES [BOT [PLAYOUTS [STRENGTH]]]`; alone,
//! each of the four enemy boards is played so often, `plain` or `stern`.

use bots::{Budget, Kind, Player, Style};
use engine::{Chance, Game, Outcome, Seat, Seed, Silent, Title};
use rayon::prelude::*;
use tinyepic::{Board, Clan, State, TinyEpic};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players: u8 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(3);
    let games: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2000);
    let kind: Kind = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(Kind::Greedy);
    let playouts: u32 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(500);
    let strength = arguments.next().unwrap_or_else(|| "plain".to_owned());
    let title = Title::<TinyEpic>::built_in().expect("the content is valid");
    let boards: Vec<Option<&str>> =
        if players == 1 { Board::NAMES.iter().map(|board| Some(*board)).collect() } else { vec![None] };
    for board in boards {
        let options = board.into_iter().flat_map(|board| [("enemy", board), ("strength", strength.as_str())]);
        let setup = title.setup(players, options).expect("one to four players");
        let rules = title.rules(&setup).expect("valid rules");
        let played: Vec<(State, Outcome)> =
            (0..games).into_par_iter().map(|seed| play(&rules, kind, playouts, seed)).collect();
        println!("{games} games, {players} players, {kind}{}", board.map_or(String::new(), |b| format!(", {b}")));
        report(&rules, &played);
    }
}

fn play(rules: &TinyEpic, kind: Kind, playouts: u32, seed: u64) -> (State, Outcome) {
    let lucks = (0..rules.players()).map(|seat| seed * 31 + u64::from(seat));
    let mut minds: Vec<Player<TinyEpic>> =
        lucks.map(|luck| Player::new(Style::of(kind, Budget::Iterations(playouts)), luck)).collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    while let Some(seat) = rules.pending(&state).first() {
        let action = minds[seat.index()].choose(rules, &state, seat).expect("somebody who is asked can act");
        rules.apply(&mut state, seat, action, &mut Silent).expect("bots act by the rules");
    }
    let outcome = rules.outcome(&state).expect("the game is over");
    (state, outcome)
}

fn report(rules: &TinyEpic, played: &[(State, Outcome)]) {
    let games = played.len() as f64;
    let seats: Vec<Seat> = Seat::all(rules.players()).collect();
    let wins = |seat: Seat| played.iter().map(|(_, outcome)| f64::from(outcome.share(seat))).sum::<f64>();
    for seat in &seats {
        println!("  seat {}: {:.1} % of wins", seat.0 + 1, 100.0 * wins(*seat) / games);
    }
    // By place in the turn order of the last era.
    let places = |place: u8| {
        let at = |state: &State| state.first.left(place, rules.players());
        played.iter().map(|(state, outcome)| f64::from(outcome.share(at(state)))).sum::<f64>()
    };
    if seats.len() == 2 {
        let share = |state: &State, outcome: &Outcome| f64::from(outcome.share(state.before_neutral));
        let won: f64 = played.iter().map(|(state, outcome)| share(state, outcome)).sum();
        println!("  who sits before the neutral clan: {:.1} % of wins", 100.0 * won / games);
    }
    if seats.len() > 1 {
        let shares: Vec<String> =
            (0..rules.players()).map(|place| format!("{:.1} %", 100.0 * places(place) / games)).collect();
        println!("  from the chieftain of the last era on: {}", shares.join(", "));
    }
    let mean = |of: &dyn Fn(&State, Clan) -> f64, clans: &[Clan]| {
        let sum: f64 = played.iter().flat_map(|(state, _)| clans.iter().map(|clan| of(state, *clan))).sum();
        sum / games / clans.len() as f64
    };
    let points = |state: &State, clan: Clan| f64::from(rules.points(state, clan));
    let runes =
        |state: &State, clan: Clan| state.holders.array().iter().filter(|held| **held == Some(clan)).count() as f64;
    let favors = |state: &State, clan: Clan| match clan.seat() {
        Some(seat) => state.clan(seat).favors.len() as f64,
        None => state.enemy.favors.len() as f64,
    };
    let clans: Vec<Clan> = seats.iter().map(|seat| Clan::of(*seat)).collect();
    let mut sides = vec![("a player", clans.as_slice())];
    if rules.players() == 1 {
        sides.push(("the enemy", &[Clan::ENEMY]));
    }
    for (side, clans) in sides {
        println!(
            "  {side}: points {:.1}, island runes {:.2}, favors {:.2}",
            mean(&points, clans),
            mean(&runes, clans),
            mean(&favors, clans)
        );
    }
    let best: i32 = played.iter().flat_map(|(_, outcome)| outcome.points.iter().max()).sum();
    let broken = played.iter().filter(|(_, outcome)| outcome.tie_break.is_some()).count();
    println!(
        "  best points {:.1}; decided by tie-break {:.1} %",
        f64::from(best) / games,
        100.0 * broken as f64 / games
    );
    let mut fury = [0.0; 3];
    for (state, _) in played {
        let mut sorted = state.fury;
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        (0..3).for_each(|rank| fury[rank] += f64::from(sorted[rank]) / games);
    }
    println!("  fury at the end, from most to least: {:.1}, {:.1}, {:.1}", fury[0], fury[1], fury[2]);
}
