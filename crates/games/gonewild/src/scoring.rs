//! Points and the end of the game: achievements, the tie-break by those left in the box, the score sheet.

use std::cmp::Ordering;

use engine::{Outcome, ScoreSheet, Seat, SeatSet, Sink, Text, Viewer};

use crate::content::{Class, Counts};
use crate::state::{Source, Stage, State};
use crate::{Achievement, Building, Card, Event, GoneWild, Market};

impl GoneWild {
    pub(crate) fn finish(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for achievement in state.achievements {
            let seats = self.leaders(state, achievement);
            if seats.is_empty() {
                continue;
            }
            let points = self.content.scoring.achievement[seats.len() - 1];
            for seat in seats.iter() {
                // No Asgard cards for these (ruling 37).
                state.player_mut(seat).points[Source::Achievements as usize] += u16::from(points);
            }
            sink.plain(Event::AchievementScored { achievement, seats, points });
        }
        let best = state.players.iter().map(|player| player.score()).max().unwrap_or(0);
        let mut left: SeatSet = state.seats().filter(|seat| state.player(*seat).score() == best).collect();
        let mut unused: arrayvec::ArrayVec<Achievement, { Achievement::COUNT }> =
            Achievement::ALL.into_iter().filter(|achievement| !state.achievements.contains(achievement)).collect();
        while left.len() > 1 && !unused.is_empty() && !state.tie_break.is_full() {
            let chosen = state.chance.below(unused.len() as u32) as usize;
            let achievement = unused.remove(chosen);
            state.tie_break.push(achievement);
            let leaders = self.leaders(state, achievement);
            let meet: SeatSet = left.iter().filter(|seat| leaders.contains(*seat)).collect();
            if !meet.is_empty() {
                left = meet;
            }
            sink.reveal(Event::TieBreak { achievement, left });
        }
        state.winners = left;
        state.stage = Stage::Over;
        sink.plain(Event::GameOver { winners: left });
    }

    /// Who has most, and at least one (ruling 31).
    pub(crate) fn leaders(&self, state: &State, achievement: Achievement) -> SeatSet {
        let count = |seat: Seat| self.achieved(state, seat, achievement);
        let most = state.seats().map(count).max().unwrap_or(0);
        state.seats().filter(|seat| most > 0 && count(*seat) == most).collect()
    }

    /// What an achievement counts for a player: deck, hand, discard and cards in play together.
    pub(crate) fn achieved(&self, state: &State, seat: Seat, achievement: Achievement) -> u8 {
        let player = state.player(seat);
        let cards = |wanted: &dyn Fn(Card) -> bool| -> u8 {
            player.owned().kinds().filter(|(card, _)| wanted(*card)).map(|(_, count)| count).sum()
        };
        match self.content.achievements[achievement.index()] {
            Counts::CardsDefence => cards(&|card| self.content.card(card).class == Class::Defence),
            Counts::CardsFighter => cards(&|card| self.content.card(card).class == Class::Fighter),
            Counts::CardsOdin => cards(&|card| card.market() == Market::Odin),
            Counts::CardsPigator => cards(&|card| card == Card::Pigator),
            Counts::Buildings => player.settlement.size() as u8,
            Counts::StoredBeer => player.settlement.sum(Building::BeerContainer),
            Counts::StoredGold => player.settlement.sum(Building::GoldContainer),
            Counts::MissionsDone => player.completed.len() as u8,
        }
    }

    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let score = |seat: Seat| state.player(seat).score();
        let compare = |a: Seat, b: Seat| -> Ordering {
            let tie = || state.winners.contains(a).cmp(&state.winners.contains(b));
            score(a).cmp(&score(b)).then_with(tie)
        };
        Some(Outcome::ranked(state.seats().map(|seat| i32::from(score(seat))), compare, "gonewild-tie-break"))
    }

    /// The points of each seat, source by source.
    pub(crate) fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::of(self.players);
        for source in Source::ALL {
            let points = state.players.iter().map(|player| Some(i32::from(player.points[source as usize])));
            sheet.line(Text::new(format!("gonewild-source-{}", source.name())), points);
        }
        sheet
    }
}
