//! Points: island runes and favor runes by the rank of their gods, and who has won (p. 15).

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use engine::{Outcome, ScoreSheet, Seat, SeatSet, Text, Viewer};

use crate::TinyEpic;
use crate::names::{Clan, Favor, Rune};
use crate::state::{Phase, State};

const TIE_BREAK: &str = "tinyepic-tie-break";

impl TinyEpic {
    /// Rank of a rune's god from 0: gods of equal fury share the lowest of their places.
    pub(crate) fn rank(&self, state: &State, rune: Rune) -> usize {
        let fury = state.fury[rune.index()];
        state.fury.iter().filter(|other| **other >= fury).count() - 1
    }

    pub(crate) fn favors_of<'a>(&self, state: &'a State, clan: Clan) -> &'a [Favor] {
        clan.seat().map_or(&*state.enemy.favors, |seat| &*state.clan(seat).favors)
    }

    pub(crate) fn favor_runes(&self, state: &State, clan: Clan) -> [u8; 3] {
        let mut runes = [0; 3];
        for favor in self.favors_of(state, clan) {
            let card = self.content.favor(*favor);
            (0..3).for_each(|rune| runes[rune] += card.runes[rune]);
        }
        runes
    }

    pub(crate) fn island_points(&self, state: &State, clan: Clan, rune: Rune) -> i32 {
        let runes = i32::from(self.island_runes(state, clan)[rune.index()]);
        runes * i32::from(self.content.island_points[self.rank(state, rune)])
    }

    pub(crate) fn favor_points(&self, state: &State, clan: Clan, rune: Rune) -> i32 {
        let runes = i32::from(self.favor_runes(state, clan)[rune.index()]);
        runes * i32::from(self.content.favor_points[self.rank(state, rune)])
    }

    /// All points of a clan, favor cards included.
    pub fn points(&self, state: &State, clan: Clan) -> i32 {
        let of = |rune| self.island_points(state, clan, rune) + self.favor_points(state, clan, rune);
        Rune::all().map(of).sum()
    }

    /// Points, then island runes, favor cards, temples, boats and resources.
    fn standing(&self, state: &State, clan: Clan) -> [i32; 6] {
        let runes: u8 = self.island_runes(state, clan).iter().sum();
        let favors = self.favors_of(state, clan).len() as i32;
        let (temples, boats, resources) = match clan.seat() {
            Some(seat) => {
                let own = state.clan(seat);
                (own.temples_built(), own.boats_built(), own.resources)
            }
            None => (state.enemy.temples.len() as u8, state.enemy.boats.len() as u8, state.enemy.tracks),
        };
        let resources: u8 = resources.iter().sum();
        [self.points(state, clan), runes.into(), favors, temples.into(), boats.into(), resources.into()]
    }

    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        if self.is_solo() {
            return Some(self.solo_result(state));
        }
        let standing = |seat: Seat| self.standing(state, Clan::of(seat));
        let points = Seat::all(self.players).map(|seat| standing(seat)[0]);
        Some(Outcome::ranked(points, |one, other| standing(one).cmp(&standing(other)), TIE_BREAK))
    }

    /// Alone it is the player against the enemy; a full tie is a win shared with it.
    fn solo_result(&self, state: &State) -> Outcome {
        let own = self.standing(state, Clan(0));
        let enemy = self.standing(state, Clan::ENEMY);
        let won = own.cmp(&enemy) != Ordering::Less;
        Outcome {
            places: ArrayVec::from_iter([if won { 1 } else { 2 }]),
            points: ArrayVec::from_iter([own[0]]),
            tie_break: (own[0] == enemy[0] && own != enemy).then_some(TIE_BREAK),
            winners: if won { SeatSet::one(Seat(0)) } else { SeatSet::EMPTY },
        }
    }

    pub(crate) fn scores(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::of(self.players);
        let open = |seat: Seat| state.phase == Phase::Over || viewer.is(seat);
        for rune in Rune::all() {
            let rank = self.rank(state, rune);
            let label = |key: &str, each: u8| {
                let god = format!("tinyepic-god-{}", state.gods[rune.index()]);
                Text::new(key).term("rune", format!("tinyepic-rune-{rune}")).term("god", god).number("each", each)
            };
            let islands = Seat::all(self.players).map(|seat| Some(self.island_points(state, Clan::of(seat), rune)));
            sheet.line(label("tinyepic-score-islands", self.content.island_points[rank]), islands);
            let favors =
                Seat::all(self.players).map(|seat| open(seat).then(|| self.favor_points(state, Clan::of(seat), rune)));
            sheet.line(label("tinyepic-score-favors", self.content.favor_points[rank]), favors);
        }
        sheet
    }
}
