//! What the law of decisions passed over asks of this game. The rules decide by the search in `outlook` whether a
//! question without an answer is asked; here the same is tried by playing real actions, so that a mistake of the
//! search shows. Only the laws ask: no game pays for it.

use engine::{Seat, Silent};

use crate::Feast;
use crate::action::Action;
use crate::occupations::When;
use crate::state::{Owed, Pause, State, Task};

/// Positions that are tried, far fewer than the search of the rules may look at, and actions in a row.
const POSITIONS_MAX: u32 = 40;
const ACTIONS_MAX: u32 = 4;

impl Feast {
    /// Whether actions at any time lead to a position in which the task, which is passed over, has an answer.
    pub(crate) fn is_answered_by_acting(&self, state: &State, seat: Seat, task: &Task) -> bool {
        let is_decision = match task {
            Task::Upgrade(upgrade) => upgrade.left > 0,
            Task::Overseas { .. }
            | Task::MayExchange { .. }
            | Task::Sale { .. }
            | Task::Emigrate { .. }
            | Task::Swap
            | Task::Offers { .. } => true,
            _ => false,
        };
        is_decision && self.may_act(state, seat, task) && {
            let mut asked = state.clone();
            asked.tasks = Default::default();
            asked.owe(seat, *task);
            asked.owe(seat, Task::Pause(Pause::Between));
            self.acts_on(&asked, Owed { seat, task: *task }, ACTIONS_MAX, &mut 0)
        }
    }

    /// Whether the seat could do something that matters in a pause, which is passed over.
    pub(crate) fn could_use_pause(&self, state: &State, seat: Seat, pause: Pause) -> bool {
        let mut actions = Vec::new();
        self.anytime_actions(state, seat, &Task::Pause(pause), &mut actions);
        !actions.is_empty()
    }

    fn may_act(&self, state: &State, seat: Seat, task: &Task) -> bool {
        wants_ships(task) || !state.player(seat).played.both(self.content.usable).is_empty()
    }

    /// Tries what may be done beside the pause that lies above the task.
    fn acts_on(&self, state: &State, passed: Owed, left: u32, tried: &mut u32) -> bool {
        let (Some(top), 2..) = (state.tasks.last(), state.tasks.len()) else { return false };
        let question = top.task;
        if top.seat != passed.seat || left == 0 || *tried >= POSITIONS_MAX {
            return false;
        }
        let paused = question == Task::Pause(Pause::Between);
        let mut actions = Vec::new();
        self.legal_actions(state, passed.seat, &mut actions);
        actions.retain(|action| !paused || self.matters_beside(state, passed, *action));
        actions.into_iter().any(|action| {
            *tried += 1;
            let mut after = state.clone();
            self.perform(&mut after, passed.seat, action, &mut Silent);
            let waits = after.tasks.len() == 2 && after.tasks.last().map(|owed| owed.task) == Some(question) && paused;
            waits && self.has_answer(&after, passed.seat, &passed.task) || self.acts_on(&after, passed, left - 1, tried)
        })
    }

    /// Cards change what there is, and so does a tile where a card gives something for it, or a ship where one is
    /// asked for. Everything else only takes away.
    fn matters_beside(&self, state: &State, passed: Owed, action: Action) -> bool {
        match action {
            Action::Use(..) => true,
            Action::Buy(_) => wants_ships(&passed.task),
            Action::Lay(_) => {
                !state.player(passed.seat).played.both(self.content.waiting[When::PlaceTile as usize]).is_empty()
            }
            _ => false,
        }
    }
}

fn wants_ships(task: &Task) -> bool {
    matches!(task, Task::Emigrate { .. } | Task::Swap)
}

#[cfg(test)]
mod tests {
    use engine::{Audience, Chance, Game, News, Sink, Title};

    use super::*;
    use crate::cards::{Card, CardSet};
    use crate::event::Event;
    use crate::names::{Good, Resource, Space};
    use crate::state::Phase;

    /// Hears of decisions passed over although the seat could act.
    #[derive(Default)]
    struct Listener {
        skipped: Vec<Seat>,
    }

    impl Sink<Event> for Listener {
        fn emit(&mut self, _: Audience, _: News, _: Event) {}

        fn skip(&mut self, seat: Seat, could_act: impl FnOnce() -> bool) {
            if could_act() {
                self.skipped.push(seat);
            }
        }
    }

    const OWNER: Seat = Seat(0);

    fn rules() -> Feast {
        let title = Title::<Feast>::built_in().expect("valid content");
        title.rules(&title.setup(1, [("decks", "abc")]).expect("a valid set-up")).expect("valid rules")
    }

    /// Rune Engraver, one oil and a knarr: after the oil is turned, only his rune stone can bring more to turn.
    fn trading(rules: &Feast) -> State {
        let mut state = rules.start(Chance::imagined(1), &mut Silent);
        let player = state.player_mut(OWNER);
        player.goods = Default::default();
        player.goods[Good::Oil] = 1;
        player.resources[Resource::Silver] = 1;
        player.hand = CardSet::EMPTY;
        player.played = CardSet::EMPTY;
        player.played.insert("rune_engraver".parse::<Card>().expect("a card"));
        player.knarrs = 1;
        state
    }

    fn heard_while_trading(rules: &Feast) -> Vec<Seat> {
        let mut state = trading(rules);
        let mut listener = Listener::default();
        for action in [Action::Go(Space::Overseas1), Action::Trade(Good::Oil)] {
            rules.apply(&mut state, OWNER, action, &mut listener).expect("a legal action");
        }
        listener.skipped
    }

    #[test]
    fn a_decision_passed_over_although_a_card_could_act_is_found() {
        let mut rules = rules();
        assert_eq!(heard_while_trading(&rules), []);
        // The planted fault: the rules no longer look at what cards at any time could bring.
        rules.content.outlook = CardSet::EMPTY;
        assert_eq!(heard_while_trading(&rules), [OWNER]);
    }

    #[test]
    fn a_pause_passed_over_although_something_could_be_laid_is_found() {
        let rules = rules();
        let mut state = trading(&rules);
        assert!(rules.could_use_pause(&state, OWNER, Pause::BeforeIncome));
        let player = state.player_mut(OWNER);
        player.goods = Default::default();
        player.resources = Default::default();
        player.played = CardSet::EMPTY;
        assert!(!rules.could_use_pause(&state, OWNER, Pause::BeforeIncome));
    }

    #[test]
    fn a_task_left_at_the_end_is_counted() {
        let rules = rules();
        let mut state = trading(&rules);
        state.tasks = Default::default();
        state.phase = Phase::Over;
        assert_eq!(rules.open_tasks(&state), 0);
        state.owe(OWNER, Task::Turn);
        assert_eq!(rules.open_tasks(&state), 1);
    }
}
