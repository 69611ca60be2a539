//! Points, and the Asgard cards they bring.

use engine::{Seat, Sink};

use crate::state::{Source, State, Task};
use crate::{Card, Event, GoneWild};

impl GoneWild {
    /// Points come in: each Asgard mark reached brings a card, and enough points make this round the last.
    pub(crate) fn score(&self, state: &mut State, seat: Seat, source: Source, points: u8, sink: &mut impl Sink<Event>) {
        if points == 0 {
            return;
        }
        let player = state.player_mut(seat);
        player.points[source as usize] += u16::from(points);
        let total = player.score();
        sink.plain(Event::Scored { seat, source, points, total });
        while let Some(mark) = self.content.scoring.asgard_marks.get(usize::from(state.player(seat).marks)).copied() {
            if total < mark {
                break;
            }
            state.player_mut(seat).marks += 1;
            sink.plain(Event::MarkPassed { seat, mark });
            push_in_order(state, Task::AsgardGain { seat });
        }
        if total >= self.end_score && !state.last_round {
            state.last_round = true;
            sink.plain(Event::LastRound { seat });
        }
    }

    /// Turns the top card of the Asgard deck; with the deck empty there is nothing to gain (ruling 7).
    pub(crate) fn turn_asgard(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        if state.asgard.deck == 0 {
            sink.plain(Event::AsgardEmpty { seat });
            return;
        }
        state.asgard.deck -= 1;
        state.asgard.flipped = state.asgard.unseen.draw(&mut state.chance);
        if let Some(card) = state.asgard.flipped {
            sink.reveal(Event::AsgardFlipped { seat, card });
        }
        state.tasks.push(Task::AsgardPick { seat });
    }

    /// The picked card lies with the cards played in this round; the row is filled up again.
    pub(crate) fn choose_asgard(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        let flipped = state.asgard.flipped.take();
        if flipped != Some(card)
            && let Some(slot) = state.asgard.open.iter().position(|open| *open == card)
        {
            match flipped {
                Some(new) => state.asgard.open[slot] = new,
                None => {
                    state.asgard.open.remove(slot);
                }
            }
        }
        state.player_mut(seat).played.add(card);
        sink.plain(Event::AsgardTaken { seat, card });
    }
}

/// Gains that come together are settled in the order they came: a new one waits below the others.
fn push_in_order(state: &mut State, gain: Task) {
    let waiting = state.tasks.iter().rev().take_while(|task| matches!(task, Task::AsgardGain { .. })).count();
    let position = state.tasks.len() - waiting;
    state.tasks.insert(position, gain);
}
