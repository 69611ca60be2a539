//! Glory: destinies, sets, runes, ships, favor, coins and blame; and who wins.

use engine::{Outcome, ScoreSheet, Seat, Text, Viewer};

use crate::Champions;
use crate::content::Metric;
use crate::names::{Colour, Destiny};
use crate::state::{Player, State, Step};

/// The final glory of a player, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub track: i32,
    pub destinies: i32,
    pub sets: i32,
    pub runes: i32,
    pub ship: i32,
    pub favor: i32,
    pub coins: i32,
    pub blame: i32,
}

impl Tally {
    pub(crate) fn total(&self) -> i32 {
        self.track + self.destinies + self.sets + self.runes + self.ship + self.favor + self.coins + self.blame
    }
}

impl Champions {
    /// How much of a destiny's item a player has.
    pub(crate) fn measure(&self, state: &State, seat: Seat, metric: Metric) -> usize {
        let player = state.player(seat);
        let trophies = player.trophies;
        let colour = |colour: Colour| trophies.both(self.content.of_colour[colour.index()]).len();
        match metric {
            Metric::RedEnemyCards => colour(Colour::Red),
            Metric::BlueEnemyCards => colour(Colour::Blue),
            Metric::YellowEnemyCards => colour(Colour::Yellow),
            Metric::MonsterCards => trophies.both(self.content.all_monsters).len(),
            Metric::DraugrCards => trophies.both(self.content.all_draugr).len(),
            Metric::TrollCards => player.trolls.len(),
            Metric::Warriors => state.warriors_owned(seat).total().into(),
            Metric::Food => state.food_owned(seat).into(),
            Metric::Wood => player.goods.wood.into(),
            Metric::Coin => player.goods.coin.into(),
            Metric::Favor => player.goods.favor.into(),
            Metric::RuneCards => player.runes.len(),
        }
    }

    /// What a destiny is worth to its owner now: all for the sole most, less for a shared one.
    pub(crate) fn destiny_glory(&self, state: &State, owner: Seat, destiny: Destiny) -> u8 {
        let card = self.content.destinies[destiny.index()];
        let own = self.measure(state, owner, card.metric);
        let best_other = Seat::all(self.players)
            .filter(|seat| *seat != owner)
            .map(|seat| self.measure(state, seat, card.metric))
            .max()
            .unwrap_or(0);
        match own.cmp(&best_other) {
            _ if own == 0 => 0,
            std::cmp::Ordering::Greater => card.glory_sole,
            std::cmp::Ordering::Equal => card.glory_tied,
            std::cmp::Ordering::Less => 0,
        }
    }

    /// Full sets of the three colours among draugr and monsters.
    pub(crate) fn sets(&self, player: &Player) -> usize {
        let count = |colour: Colour| player.trophies.both(self.content.of_colour[colour.index()]).len();
        count(Colour::Red).min(count(Colour::Blue)).min(count(Colour::Yellow))
    }

    pub(crate) fn blame_glory(&self, blame: u8) -> i32 {
        let table = &self.content.scoring.blame_glory;
        i32::from(table[(blame as usize).min(table.len() - 1)])
    }

    /// Everything a player would score if the game ended now.
    pub(crate) fn tally(&self, state: &State, seat: Seat) -> Tally {
        let player = state.player(seat);
        let scoring = &self.content.scoring;
        let sum = |parts: &mut dyn Iterator<Item = u8>| parts.map(i32::from).sum();
        Tally {
            track: player.goods.glory.into(),
            destinies: sum(&mut player.destinies.iter().map(|destiny| self.destiny_glory(state, seat, destiny))),
            sets: self.sets(player) as i32 * i32::from(scoring.set_glory),
            runes: sum(&mut player.runes.iter().map(|rune| self.content.rune_glory[rune.index()])),
            ship: player.ship.map_or(0, |ship| self.content.ships[ship.index()].glory.into()),
            favor: i32::from(player.goods.favor) * i32::from(scoring.favor_glory),
            coins: i32::from(player.goods.coin / scoring.coins_per_glory),
            blame: self.blame_glory(player.goods.blame),
        }
    }

    /// The sheet as far as a viewer may know it: rivals' destinies and face-down trophies stay out until the end.
    pub(crate) fn scores(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        let over = state.step == Step::Over;
        let mut tallies: Vec<Tally> = Seat::all(self.players).map(|seat| self.tally(state, seat)).collect();
        if let Some(seat) = viewer.seat().filter(|_| !over) {
            tallies[seat.index()].destinies = self.foreseen_destinies(state, seat);
        }
        let mut sheet = ScoreSheet::of(self.players);
        let mut line = |name: &str, open: bool, part: &dyn Fn(&Tally) -> i32| {
            let points = Seat::all(self.players)
                .map(|seat| (open || over || viewer.is(seat)).then(|| part(&tallies[seat.index()])));
            sheet.line(Text::new(format!("champions-score-{name}")), points);
        };
        line("track", true, &|tally| tally.track);
        line("destinies", false, &|tally| tally.destinies);
        line("sets", self.hall_of_glory, &|tally| tally.sets);
        line("runes", true, &|tally| tally.runes);
        line("ship", true, &|tally| tally.ship);
        line("favor", true, &|tally| tally.favor);
        line("coins", true, &|tally| tally.coins);
        line("blame", true, &|tally| tally.blame);
        sheet
    }

    /// The worth of the own destinies as far as the owner can see it: not of those that count face-down trophies.
    fn foreseen_destinies(&self, state: &State, seat: Seat) -> i32 {
        let open =
            |destiny: &Destiny| self.hall_of_glory || !self.content.destinies[destiny.index()].metric.counts_trophies();
        let destinies = state.player(seat).destinies.iter().filter(open);
        destinies.map(|destiny| i32::from(self.destiny_glory(state, seat, destiny))).sum()
    }

    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over {
            return None;
        }
        let glory = |seat: Seat| self.tally(state, seat).total();
        let compare = |one: Seat, other: Seat| {
            let beaten = |seat: Seat| state.player(seat).enemies_beaten();
            glory(one).cmp(&glory(other)).then(beaten(one).cmp(&beaten(other)))
        };
        Some(Outcome::ranked(Seat::all(self.players).map(glory), compare, "champions-tie-break"))
    }
}
