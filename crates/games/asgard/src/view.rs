//! What one viewer may know. Covered halves have no field here, not even for their owner.

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::Asgard;
use crate::content::ROUNDS;
use crate::favour;
use crate::names::God;
use crate::state::{Stage, State, Task, column, goal_is_open};
use crate::tableau::Tableau;
use crate::turn::passes_left;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    /// Cards everybody lays in this round, and how many lie already.
    pub cards: u8,
    pub laid: u8,
    /// Where hands go in this round.
    pub passes_left: bool,
    pub players: Vec<PlayerView>,
    /// How each god stands now, in awakening order.
    pub gods: Vec<GodView>,
    /// The goals of the three rounds, each column from the top.
    pub goals: Vec<Vec<GoalView>>,
    pub deck: u8,
    /// Where the doubling card lies; in the centre if nowhere.
    pub doubled: Option<DoubledView>,
    /// The god who is awake, in the awakening and in the final scoring.
    pub awake: Option<AwakeView>,
    /// The viewer's own hand.
    pub hand: Vec<CardView>,
    /// The card the viewer has chosen, as long as it is not open.
    pub chosen: Option<CardView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Contest,
    Awakening,
    LastScoring,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub points: u8,
    pub hand: u8,
    /// Whether a card is chosen.
    pub ready: bool,
    /// One for each god, in awakening order.
    pub stacks: Vec<StackView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StackView {
    /// Thor's cards face down beneath.
    pub beneath: Vec<BeneathView>,
    /// The face-up cards from the bottom to the top.
    pub cards: Vec<LaidView>,
    pub attention: u8,
    pub doubled: bool,
}

/// A Thor card lying face down; its other half is known only at tables that show covered halves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BeneathView {
    pub other: Option<God>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LaidView {
    pub up: God,
    /// The other half, where nothing covers it.
    pub other: Option<God>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardView {
    pub up: God,
    pub down: God,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GodView {
    pub god: God,
    /// Who would be favoured now.
    pub leader: Option<Seat>,
    /// The seats that share the most attention, if more than one.
    #[ts(as = "Vec<Seat>")]
    pub dispute: SeatSet,
    /// The god whose comparison would decide the dispute.
    pub decided_by: Option<God>,
    /// The goal of this round with this god: how many cards it turns into points.
    pub goal_cap: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct GoalView {
    /// Absent while it is closed.
    pub god: Option<God>,
    pub cap: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DoubledView {
    pub seat: Seat,
    pub god: God,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AwakeView {
    pub god: God,
    pub favoured: Seat,
    pub task: TaskView,
    /// What pointing at a stack means now, where it means anything.
    pub pick: Option<PickView>,
}

/// The verb of the actions on a stack or a card of it: on the own stacks, or on those of others to trick and take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PickView {
    Score,
    Turn,
    Under,
    Double,
    Trick,
    Give,
    Take,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum TaskView {
    GoalOrWill,
    Goal { left: u8 },
    Will,
    Place { card: CardView },
    Take { give: God, index: u8 },
    LastScoring,
}

impl Asgard {
    pub(crate) fn view(&self, state: &State, viewer: Viewer) -> View {
        let table = favour::attention(state, self.players);
        let god_view = |god: God| {
            let favour = favour::favour(&table, self.players, god);
            let disputed = favour.contenders.len() > 1;
            GodView {
                god,
                leader: favour.favoured,
                dispute: if disputed { favour.contenders } else { SeatSet::EMPTY },
                decided_by: favour.decided_by,
                goal_cap: self.goal_cap(state, god),
            }
        };
        let own = viewer.seat().filter(|seat| seat.0 < self.players);
        View {
            round: state.round,
            phase: phase(state),
            cards: self.content.hand_sizes[state.round as usize - 1],
            laid: state.laid,
            passes_left: passes_left(state.round),
            players: Seat::all(self.players).map(|seat| self.player_view(state, seat)).collect(),
            gods: God::ALL.into_iter().map(god_view).collect(),
            goals: (1..=ROUNDS as u8).map(|round| self.column_view(state, round)).collect(),
            deck: state.deck.len() as u8,
            doubled: state.doubled.map(|(seat, god)| DoubledView { seat, god }),
            awake: awake_view(state),
            hand: own.map(|seat| hand_view(state, seat)).unwrap_or_default(),
            chosen: own
                .and_then(|seat| state.chosen[seat.index()])
                .map(|face| CardView { up: face.up(), down: face.down() }),
        }
    }

    fn player_view(&self, state: &State, seat: Seat) -> PlayerView {
        let ready = state.chosen[seat.index()].is_some();
        let tableau = state.tableau(seat);
        let stack = |god| StackView {
            attention: state.attention(seat, god),
            doubled: state.doubled == Some((seat, god)),
            ..self.stack_view(tableau, god)
        };
        PlayerView {
            points: tableau.points.total(),
            hand: state.hand(seat).len() as u8 - u8::from(ready),
            ready,
            stacks: God::ALL.into_iter().map(stack).collect(),
        }
    }

    fn stack_view(&self, tableau: &Tableau, god: God) -> StackView {
        let shown = self.covered_halves_shown;
        let face_up = tableau.sides(god).0 as usize;
        let card = |(index, face): (usize, crate::card::Face)| LaidView {
            up: face.up(),
            other: (shown || index + 1 == face_up).then(|| face.down()),
        };
        let beneath = tableau.stack(god).filter(|laid| !laid.is_face_up());
        StackView {
            beneath: beneath.map(|laid| BeneathView { other: shown.then(|| laid.face().down()) }).collect(),
            cards: tableau.face_up(god).enumerate().map(card).collect(),
            attention: 0,
            doubled: false,
        }
    }

    fn column_view(&self, state: &State, round: u8) -> Vec<GoalView> {
        let goal = |(row, place): (usize, usize)| GoalView {
            god: goal_is_open(place, state.round).then(|| state.goals[place]),
            cap: self.content.caps[round as usize - 1][row],
        };
        column(round).enumerate().map(goal).collect()
    }
}

/// The hand as it can be laid: a chosen card has left it.
fn hand_view(state: &State, seat: Seat) -> Vec<CardView> {
    let mut chosen = state.chosen[seat.index()].map(|face| face.card());
    let mut cards = Vec::new();
    for card in state.hand(seat) {
        if chosen == Some(*card) {
            chosen = None;
        } else {
            let [up, down] = card.gods();
            cards.push(CardView { up, down });
        }
    }
    cards
}

fn phase(state: &State) -> Phase {
    match state.stage {
        Stage::Contest => Phase::Contest,
        Stage::Awakening { .. } => Phase::Awakening,
        Stage::Final { .. } => Phase::LastScoring,
        Stage::Over => Phase::Over,
    }
}

fn awake_view(state: &State) -> Option<AwakeView> {
    let (god, favoured, task, pick) = match state.stage {
        Stage::Awakening { god, favoured, task } => (god, favoured, task_view(task), pick_view(god, task)),
        Stage::Final { god, favoured } => (god, favoured, TaskView::LastScoring, Some(PickView::Score)),
        Stage::Contest | Stage::Over => return None,
    };
    Some(AwakeView { god, favoured, task, pick })
}

fn pick_view(god: God, task: Task) -> Option<PickView> {
    match (task, god) {
        (Task::GoalOrWill | Task::Place { .. }, _) | (Task::Will, God::Sif) => None,
        (Task::Goal { .. }, _) | (Task::Will, God::Heimdall) => Some(PickView::Score),
        (Task::Take { .. }, _) => Some(PickView::Take),
        (Task::Will, God::Odin) => Some(PickView::Turn),
        (Task::Will, God::Thor) => Some(PickView::Under),
        (Task::Will, God::Freya) => Some(PickView::Double),
        (Task::Will, God::Loki) => Some(PickView::Trick),
        (Task::Will, God::Bragi) => Some(PickView::Give),
    }
}

fn task_view(task: Task) -> TaskView {
    match task {
        Task::GoalOrWill => TaskView::GoalOrWill,
        Task::Goal { left } => TaskView::Goal { left },
        Task::Will => TaskView::Will,
        Task::Place { card } => {
            let [up, down] = card.gods();
            TaskView::Place { card: CardView { up, down } }
        }
        Task::Take { given } => TaskView::Take { give: given.god, index: given.index },
    }
}
