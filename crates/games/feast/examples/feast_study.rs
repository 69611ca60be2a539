//! Measures the game and its bots, by processor time so that a busy machine does not blur the figures:
//!
//! * `bench PLAYERS SECONDS`: random play, and the check of a single placement;
//! * `arena FIRST PLAYERS GAMES PLAYOUTS BOT BOT…`: who wins, with points;
//! * `solo FIRST GAMES PLAYOUTS BOT`: how the points of games alone are distributed, and where they come from;
//! * `packing POSITIONS RANDOM`: the solver against the best of so many random greedy packings.
//!
//! FIRST is the seed of the first game: numbers found on some games are to be confirmed on others. Run it with `cargo run
//! --release -p feast --example feast_study -- …`.

#[path = "../tests/rules/packings/mod.rs"]
mod packings;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Budget, Kind, Player, Style};
use engine::{Chance, Fast, Game, Heuristic, ScoreSheet, Seat, Seed, Silent, Title, Viewer};
use feast::{Action, Feast, Phase};
use rayon::prelude::*;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, otherwise: u32| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    match words.first().map(String::as_str) {
        Some("bench") => bench(number(1, 4) as u8, number(2, 2)),
        Some("arena") => {
            arena(number(1, 1000), number(2, 2) as u8, number(3, 100), number(4, 300), &words[5.min(words.len())..])
        }
        Some("solo") => {
            solo(number(1, 1000), number(2, 50), number(3, 300), words.get(4).map_or("search", String::as_str))
        }
        Some("packing") => packing(number(1, 8), number(2, 100_000)),
        _ => eprintln!("bench, arena, solo or packing: see the top of this file"),
    }
}

fn table(players: u8) -> Feast {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    title.rules(&title.setup(players, [("decks", "abc")]).expect("a valid setup")).expect("valid rules")
}

/// Processor time of this thread so far; the clock where the system does not tell.
fn processor_time(start: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn bench(players: u8, seconds: u32) {
    let rules = table(players);
    let clock = Instant::now();
    let mut luck = Fast::new(1);
    let mut actions = Vec::with_capacity(1 << 14);
    let (begun, mut decisions, mut games) = (processor_time(clock), 0u64, 0u64);
    let mut places: Vec<(feast::State, Seat, Action)> = Vec::new();
    while processor_time(clock) - begun < Duration::from_secs(seconds.into()) {
        let mut state = rules.start(Chance::imagined(luck.next()), &mut Silent);
        while let Some(seat) = rules.pending(&state).first() {
            actions.clear();
            rules.legal_actions(&state, seat, &mut actions);
            let action = *luck.pick(&actions);
            if matches!(action, Action::At { .. }) && places.len() < 1000 {
                places.push((state.clone(), seat, action));
            }
            rules.apply(&mut state, seat, action, &mut Silent).expect("a listed action");
            decisions += 1;
        }
        games += 1;
    }
    let spent = (processor_time(clock) - begun).as_secs_f64();
    println!(
        "{players} players: {:.0} decisions a second, {:.0} a game; a state has {} bytes",
        decisions as f64 / spent,
        decisions as f64 / games as f64,
        size_of::<feast::State>()
    );
    let begun = processor_time(clock);
    let rounds = 2000;
    let mut allowed = 0u64;
    for _ in 0..rounds {
        for (state, seat, action) in &places {
            allowed += u64::from(rules.check(state, *seat, *action).is_ok());
        }
    }
    let each = (processor_time(clock) - begun).as_nanos() as f64 / (rounds * places.len()) as f64;
    println!("one placement checked in {each:.0} ns ({allowed} of {} allowed)", rounds * places.len());
}

struct Played {
    /// The bot at each seat.
    bots: Vec<usize>,
    points: Vec<i32>,
    /// The lines of each seat's score sheet.
    sheet: ScoreSheet,
    /// How often each space was used, by round.
    uses: Vec<(u8, String)>,
    /// Silver that the boards of the first seat paid, by round.
    incomes: Vec<u8>,
    shares: Vec<f32>,
    decisions: u32,
    /// Decisions that a search would think about.
    weighty: u32,
    spent: Duration,
}

fn play(rules: &Feast, kinds: &[Kind], playouts: u32, (first, game): (u32, u32)) -> Played {
    let clock = Instant::now();
    let begun = processor_time(clock);
    let seed = u64::from(first) + u64::from(game) / kinds.len() as u64;
    // Pairs of games share a seed with the seats turned.
    let bots: Vec<usize> = (0..usize::from(rules.players())).map(|seat| (seat + game as usize) % kinds.len()).collect();
    let budget = Budget::Iterations(playouts);
    let mut minds: Vec<Player<Feast>> = bots
        .iter()
        .enumerate()
        .map(|(seat, bot)| Player::new(Style::of(kinds[*bot], budget), seed * 31 + seat as u64))
        .collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let (mut decisions, mut weighty) = (0, 0);
    let mut candidates = Vec::new();
    let (mut uses, mut incomes) = (Vec::new(), Vec::new());
    while let Some(seat) = rules.pending(&state).first() {
        candidates.clear();
        rules.candidates(&state, seat, &mut candidates);
        weighty += u32::from(candidates.len() > 1 && !rules.is_routine(&state, seat));
        let action = minds[seat.index()].choose(rules, &state, seat).expect("an asked seat has an answer");
        if matches!(action, Action::Go(_) | Action::GoWith(..) | Action::Copy(_)) {
            uses.push((state.round, action.to_string()));
        }
        rules.apply(&mut state, seat, action, &mut Silent).expect("bots choose legal actions");
        decisions += 1;
        if state.phase > Phase::Income && incomes.len() < usize::from(state.round) {
            incomes.push(rules.income(&state, Seat(0)));
        }
    }
    assert_eq!(state.phase, Phase::Over);
    let outcome = rules.outcome(&state).expect("the game is over");
    let mut points = vec![0; kinds.len()];
    let mut shares = vec![0.0; kinds.len()];
    for (seat, bot) in bots.iter().enumerate() {
        points[*bot] += outcome.points[seat];
        shares[*bot] += outcome.share(Seat(seat as u8));
    }
    Played {
        bots,
        points,
        sheet: rules.scores(&state, Viewer::Public),
        uses,
        incomes,
        shares,
        decisions,
        weighty,
        spent: processor_time(clock) - begun,
    }
}

fn kinds(words: &[String]) -> Vec<Kind> {
    words.iter().map(|word| word.parse().expect("random, greedy or search")).collect()
}

fn arena(first: u32, players: u8, games: u32, playouts: u32, bots: &[String]) {
    let (rules, kinds) = (table(players), kinds(bots));
    let played: Vec<Played> =
        (0..games).into_par_iter().map(|game| play(&rules, &kinds, playouts, (first, game))).collect();
    for (bot, kind) in kinds.iter().enumerate() {
        let wins: f32 = played.iter().map(|game| game.shares[bot]).sum();
        let points: i32 = played.iter().map(|game| game.points[bot]).sum();
        let (share, games) = (wins / games as f32, games as f32);
        println!(
            "{kind}: wins {:.1} % (± {:.1}), {:.1} points a game",
            share * 100.0,
            196.0 * (share * (1.0 - share) / games).sqrt(),
            points as f32 * kinds.len() as f32 / (games * f32::from(players))
        );
        sheet(&played, bot);
    }
    habits(&played);
    cost(&played);
}

fn cost(played: &[Played]) {
    let decisions: u32 = played.iter().map(|game| game.decisions).sum();
    let spent: Duration = played.iter().map(|game| game.spent).sum();
    let weighty: u32 = played.iter().map(|game| game.weighty).sum();
    println!(
        "{} decisions a game, {:.1} ms each; {} of them worth a search",
        decisions as usize / played.len(),
        spent.as_secs_f64() * 1e3 / f64::from(decisions),
        weighty as usize / played.len()
    );
}

/// Where the points of a bot come from: the lines of its score sheets, averaged.
fn sheet(played: &[Played], bot: usize) {
    for line in 0..played[0].sheet.lines.len() {
        let of_game = |game: &Played| {
            let seats = game.bots.iter().zip(&game.sheet.lines[line].points).filter(|(at, _)| **at == bot);
            seats.filter_map(|(_, points)| *points).collect::<Vec<i32>>()
        };
        let all: Vec<i32> = played.iter().flat_map(of_game).collect();
        let mean = all.iter().sum::<i32>() as f32 / all.len() as f32;
        println!("{mean:8.1}  {}", played[0].sheet.lines[line].label.key);
    }
}

/// What the boards pay, averaged over the games, round by round.
fn incomes(played: &[Played]) {
    for round in 0..played[0].incomes.len() {
        let paid: u32 = played.iter().map(|game| u32::from(game.incomes[round])).sum();
        print!("{:6.1}", paid as f32 / played.len() as f32);
    }
    println!("  income of each round");
}

/// What the Vikings were sent to do: uses of each space a game, round by round.
fn habits(played: &[Played]) {
    let rounds = usize::from(played.iter().flat_map(|game| &game.uses).map(|(round, _)| *round).max().unwrap_or(0));
    let mut habits: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (round, action) in played.iter().flat_map(|game| &game.uses) {
        habits.entry(action).or_insert_with(|| vec![0; rounds])[usize::from(*round) - 1] += 1;
    }
    let mut habits: Vec<_> = habits.into_iter().collect();
    habits.sort_by_key(|(_, uses)| std::cmp::Reverse(uses.iter().sum::<u32>()));
    for (action, uses) in habits {
        let each = |uses: u32| uses as f32 / played.len() as f32;
        let rounds: Vec<String> = uses.iter().map(|uses| format!("{:.2}", each(*uses))).collect();
        println!("{:8.2}  {}  {action}", each(uses.iter().sum()), rounds.join(" "));
    }
}

fn solo(first: u32, games: u32, playouts: u32, bot: &str) {
    let (rules, kinds) = (table(1), kinds(&[bot.to_owned()]));
    let played: Vec<Played> =
        (0..games).into_par_iter().map(|game| play(&rules, &kinds, playouts, (first, game))).collect();
    let mut points: Vec<i32> = played.iter().map(|game| game.points[0]).collect();
    println!("{points:?}");
    points.sort_unstable();
    let mean = points.iter().sum::<i32>() as f32 / games as f32;
    let spread = (points.iter().map(|score| (*score as f32 - mean).powi(2)).sum::<f32>() / games as f32).sqrt();
    let at = |share: usize| points[(points.len() - 1) * share / 100];
    println!(
        "{bot}: {mean:.1} points on average (± {:.1}), from {} over {}, {}, {} to {} (quarters)",
        1.96 * spread / (games as f32).sqrt(),
        at(0),
        at(25),
        at(50),
        at(75),
        at(100)
    );
    sheet(&played, 0);
    incomes(&played);
    habits(&played);
    cost(&played);
}

fn packing(positions: u32, random: u32) {
    let rules = table(1);
    for number in 0..positions {
        let state = packings::end_position(&rules, number.into());
        let clock = Instant::now();
        let begun = processor_time(clock);
        let solved = rules.pack_saves(&state, Seat(0));
        let spent = processor_time(clock) - begun;
        let mut luck = Fast::new(number.into());
        let best = (0..random).map(|_| rules.pack_at_random(&state, Seat(0), &mut luck)).max().unwrap_or(0);
        println!(
            "position {number}: the solver saves {solved} points in {:.1} ms, the best of {random} random packings {best}",
            spent.as_secs_f64() * 1e3
        );
    }
}
