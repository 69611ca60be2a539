//! Plays many games between bots and prints who wins from where, how long games last, and what is
//! bought and wins: `cargo run --release -p gonewild --example gonewild_balance -- PLAYERS GAMES BOT…`, with
//! `MS` in the environment for the time a search has for each decision.

use std::time::Duration;

use bots::{Budget, Kind, Player, Style};
use engine::{Chance, Game, Seed, Silent, Title};
use gonewild::{Action, Building, Card, GoneWild, Mission};
use rayon::prelude::*;

/// What happened in one game.
struct Record {
    shares: Vec<f32>,
    bots: Vec<usize>,
    rounds: u8,
    decisions: u32,
    points: Vec<u16>,
    sources: Vec<Vec<u16>>,
    /// How many of each kind every seat owned in the end.
    cards: Vec<[u8; Card::COUNT]>,
    buildings: Vec<[u8; Building::COUNT]>,
    levels: Vec<u8>,
    missions: Vec<Vec<Mission>>,
    attacks: u32,
    reactions: u32,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let players: u8 = args.next().and_then(|text| text.parse().ok()).unwrap_or(2);
    let games: u32 = args.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let kinds: Vec<Kind> = args.filter_map(|text| text.parse().ok()).collect();
    let kinds = if kinds.is_empty() { vec![Kind::Greedy] } else { kinds };
    let ms = std::env::var("MS").ok().and_then(|text| text.parse().ok()).unwrap_or(500);
    let title = Title::<GoneWild>::built_in().expect("built-in content is valid");
    let setup = title.setup(players, []).expect("a valid number of players");
    let rules = title.rules(&setup).expect("built-in content is valid");
    let budget = Budget::Time(Duration::from_millis(ms));
    let records: Vec<Record> =
        (0..games).into_par_iter().map(|game| play(&rules, &kinds, budget, u64::from(game))).collect();
    report(&records, players, &kinds);
}

fn play(rules: &GoneWild, kinds: &[Kind], budget: Budget, game: u64) -> Record {
    let seed = 1000 + game / kinds.len() as u64;
    let bots: Vec<usize> = (0..usize::from(rules.players())).map(|seat| (seat + game as usize) % kinds.len()).collect();
    let mut minds: Vec<Player<GoneWild>> = bots
        .iter()
        .enumerate()
        .map(|(seat, bot)| Player::new(Style::of(kinds[*bot], budget), seed * 31 + seat as u64))
        .collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let (mut decisions, mut attacks, mut reactions) = (0, 0, 0);
    while let Some(seat) = rules.pending(&state).first() {
        let action = minds[seat.index()].choose(rules, &state, seat).expect("an asked seat has an answer");
        attacks += u32::from(action == Action::Strike);
        reactions += u32::from(matches!(action, Action::Defend(_) | Action::Counter { .. }));
        rules.apply(&mut state, seat, action, &mut Silent).expect("bots choose legal actions");
        decisions += 1;
    }
    let outcome = rules.outcome(&state).expect("nobody is asked");
    let seats = engine::Seat::all(rules.players());
    Record {
        shares: seats.map(|seat| outcome.share(seat)).collect(),
        bots,
        rounds: state.round,
        decisions,
        points: state.players.iter().map(|player| player.score()).collect(),
        sources: state.players.iter().map(|player| player.points.to_vec()).collect(),
        cards: state.players.iter().map(|player| Card::ALL.map(|card| player.owned().count(card))).collect(),
        buildings: state
            .players
            .iter()
            .map(|player| Building::ALL.map(|building| player.settlement.count(building)))
            .collect(),
        levels: state.players.iter().map(|player| player.settlement.level).collect(),
        missions: state.players.iter().map(|player| player.completed.to_vec()).collect(),
        attacks,
        reactions,
    }
}

fn report(records: &[Record], players: u8, kinds: &[Kind]) {
    let games = records.len() as f32;
    let seats = usize::from(players);
    for (index, kind) in kinds.iter().enumerate() {
        let wins: f32 = records
            .iter()
            .flat_map(|record| record.shares.iter().zip(&record.bots))
            .filter(|(_, bot)| **bot == index)
            .map(|(share, _)| share)
            .sum();
        println!("bot {kind}: {:.1} % of the games", 100.0 * wins / games);
    }
    for seat in 0..seats {
        let wins: f32 = records.iter().map(|record| record.shares[seat]).sum();
        println!("seat {}: {:.1} %", seat + 1, 100.0 * wins / games);
    }
    let mut rounds: Vec<u8> = records.iter().map(|record| record.rounds).collect();
    rounds.sort_unstable();
    let mean = |sum: f32| sum / games;
    println!(
        "rounds: mean {:.1}, median {}, from {} to {}; decisions {:.0}; attacks {:.1}; reactions {:.1}",
        mean(rounds.iter().map(|rounds| f32::from(*rounds)).sum()),
        rounds[rounds.len() / 2],
        rounds[0],
        rounds[rounds.len() - 1],
        mean(records.iter().map(|record| record.decisions as f32).sum()),
        mean(records.iter().map(|record| record.attacks as f32).sum()),
        mean(records.iter().map(|record| record.reactions as f32).sum()),
    );
    let best: f32 = records.iter().map(|record| f32::from(record.points.iter().copied().max().unwrap_or(0))).sum();
    println!("winning points: mean {:.1}", mean(best));
    let names: [&str; 9] = gonewild::Source::ALL.map(gonewild::Source::name);
    for (index, name) in names.into_iter().enumerate() {
        let sum: f32 = records.iter().flat_map(|record| &record.sources).map(|line| f32::from(line[index])).sum();
        println!("  {name}: {:.2} a player", sum / games / f32::from(players));
    }
    println!("name: owned by a player on average, share of players, winners' share against all");
    let line = |name: &str, count: &dyn Fn(&Record, usize) -> u8| {
        let (mut owned, mut holders, mut won) = (0.0, 0.0, 0.0);
        for record in records {
            for seat in 0..seats {
                let amount = count(record, seat);
                owned += f32::from(amount);
                if amount > 0 {
                    holders += 1.0;
                    won += record.shares[seat];
                }
            }
        }
        let all = games * f32::from(players);
        let index = if holders > 0.0 { won / holders * f32::from(players) } else { 0.0 };
        println!("  {name}: {:.2}, {:.0} %, {index:.2}", owned / all, 100.0 * holders / all);
    };
    for card in Card::ALL.into_iter().skip(3) {
        line(card.name(), &|record, seat| record.cards[seat][card.index()]);
    }
    for building in Building::ALL {
        line(building.name(), &|record, seat| record.buildings[seat][building.index()]);
    }
    line("level 2", &|record, seat| u8::from(record.levels[seat] >= 2));
    line("level 3", &|record, seat| u8::from(record.levels[seat] >= 3));
    for mission in Mission::ALL {
        line(mission.name(), &|record, seat| {
            record.missions[seat].iter().filter(|done| **done == mission).count() as u8
        });
    }
}
