//! Balance figures: many games of one bot against itself, counted by seat, leader and line of the score.
//!
//! `cargo run --release -p champions --example champions_balance -- PLAYERS GAMES`

use std::collections::BTreeMap;

use bots::{Budget, Kind, Player, Style};
use champions::{Champions, Leader, State};
use engine::{Chance, Game, Seat, Seed, Silent, Title, Viewer};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (players, games) = (number(4) as u8, number(2000));
    let title = Title::<Champions>::built_in().expect("built-in content is valid");
    let rules = title.rules(&title.setup(players, []).expect("two to four players")).expect("valid rules");
    let mut figures = Figures::default();
    for seed in 0..games {
        let state = play(&rules, seed);
        figures.count(&rules, &state);
    }
    figures.print(players, games);
}

fn play(rules: &Champions, seed: u64) -> State {
    let minds = (0..rules.players()).map(|seat| seed * 31 + u64::from(seat));
    let mut minds: Vec<Player<Champions>> =
        minds.map(|luck| Player::new(Style::of(Kind::Greedy, Budget::Iterations(0)), luck)).collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    while let Some(seat) = rules.pending(&state).first() {
        let action = minds[seat.index()].choose(rules, &state, seat).expect("somebody who is asked can act");
        rules.apply(&mut state, seat, action, &mut Silent).expect("bots act by the rules");
    }
    state
}

#[derive(Default)]
struct Figures {
    seat_wins: BTreeMap<u8, f64>,
    /// Games, wins and glory of each leader.
    leaders: BTreeMap<&'static str, (f64, f64, f64)>,
    lines: BTreeMap<String, f64>,
    glory: Vec<i32>,
    winning: Vec<i32>,
    trolls: usize,
    trophies: usize,
    ships: usize,
}

impl Figures {
    fn count(&mut self, rules: &Champions, state: &State) {
        let outcome = rules.outcome(state).expect("the game is over");
        for line in rules.scores(state, Viewer::Public).lines {
            *self.lines.entry(line.label.key).or_default() += line.points.iter().flatten().sum::<i32>() as f64;
        }
        for seat in Seat::all(rules.players()) {
            let share = f64::from(outcome.share(seat));
            let player = state.player(seat);
            let glory = outcome.points[seat.index()];
            // By place in turn order of the first round, whoever sits where.
            *self.seat_wins.entry(seat.0).or_default() += share;
            let leader = self.leaders.entry(player.leader.map_or("none", Leader::name)).or_default();
            *leader = (leader.0 + 1.0, leader.1 + share, leader.2 + f64::from(glory));
            self.glory.push(glory);
            self.trolls += player.trolls.len();
            self.trophies += player.trophies.len();
            self.ships += usize::from(player.ship.is_some());
        }
        self.winning.extend(outcome.points.iter().max());
    }

    fn print(mut self, players: u8, games: u64) {
        let seats = games as f64 * f64::from(players);
        let mean = |values: &[i32]| values.iter().map(|value| f64::from(*value)).sum::<f64>() / values.len() as f64;
        println!("{games} games, {players} players");
        println!("glory: mean {:.1}, winners {:.1}", mean(&self.glory), mean(&self.winning));
        self.winning.sort_unstable();
        let at = |part: f64| self.winning[((self.winning.len() - 1) as f64 * part) as usize];
        println!("winners: 10 % under {}, 90 % under {}", at(0.1), at(0.9));
        for (seat, wins) in &self.seat_wins {
            println!("seat {}: {:.1} % of wins", seat + 1, 100.0 * wins / games as f64);
        }
        for (leader, (games, wins, glory)) in &self.leaders {
            println!("{leader}: wins {:.1} % of its games, mean glory {:.1}", 100.0 * wins / games, glory / games);
        }
        for (line, points) in &self.lines {
            println!("{line}: {:.1} a player", points / seats);
        }
        let each = |count: usize| count as f64 / seats;
        println!(
            "a player: trolls {:.2}, draugr and monsters {:.2}, own ships {:.2}",
            each(self.trolls),
            each(self.trophies),
            each(self.ships)
        );
    }
}
