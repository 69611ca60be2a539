//! What bots are told about the game beyond its rules: which actions are worth a thought, and a quick
//! policy. How a position is likely to end is judged by `prospects.rs`; tiles are laid by `packing.rs`, so
//! that a search decides only where Vikings go.

use engine::{Chance, Fast, Features, Game, Heuristic, Insight, KeyHasher, Learned, Seat, Silent, lead, logistic};

use crate::Feast;
use crate::action::{Action, Side};
use crate::event::Event;
use crate::items::Item;
use crate::names::{Good, Piece, Resource, Ship};
use crate::state::{Pause, Phase, State, Task};

// The values are estimates made by hand; `prospects.rs` holds what positions are worth.
/// How sure a lead of one point makes of winning.
const SCALE: f32 = 0.055;
/// Alone, points are all there is: this many are worth 0, and so many more 1.
const ALONE_WORST: f32 = -60.0;
const ALONE_SPAN: f32 = 220.0;
/// Bots stop exchanging after so many exchanges in a row, and laying after so many actions of a pause.
const EXCHANGES_TRIED: u8 = 12;
const LAID_TRIED: u8 = 120;
/// At a feast: what a covered cell is worth, how much of the worth of the food it costs, and that of an animal (with
/// its points) beside.
const FED_CELL: f32 = 0.95;
const FOOD_PRICE: f32 = 0.6;
const FOOD_VALUE: f32 = 0.8;
const ANIMAL_PRICE: f32 = 3.0;
/// A tile that ends on the last open cell leaves none alone.
const ENDS_WELL: f32 = 0.3;

impl Heuristic for Feast {
    // To the end of the game: what greedy players make of a position says more than its judgement does.
    const PLAYOUT_DECISIONS: u32 = u32::MAX;
    // A point more or less is a two-hundredth; games played out differ by some ten points.
    const CURIOSITY: f32 = 0.01;
    // The judgement is worth a few games: enough that the worst of thirty choices are never tried.
    const PRIOR_VISITS: f32 = 3.0;

    const FEATURES: usize = crate::features::FEATURES;
    const LAYOUT_REVISION: u32 = 1;
    const LEARNED: Learned = Learned { players: (2, 4), curiosity: 0.2, playout_decisions: 0, prior_visits: 1.0 };

    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        self.write_features(state, seat, features);
    }

    fn weights() -> Option<&'static [u8]> {
        Some(include_bytes!("../weights/feast.net"))
    }

    const INSIGHT: Insight = Insight { slip: 0.04, blunder: 0.1, seconds: 150 };

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, f32)) {
        self.each_term(state, seat, add);
    }

    fn is_luck(&self, event: &Event) -> bool {
        use Event::{Armoury, Drew, DrewHidden, Rolled, StripOpened};
        matches!(event, Armoury { .. } | Drew { .. } | DrewHidden { .. } | Rolled { .. } | StripOpened { .. })
    }

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if self.players == 1 {
            let points =
                if state.phase == Phase::Over { self.total(state, seat) as f32 } else { self.expected(state, seat) };
            return ((points - ALONE_WORST) / ALONE_SPAN).clamp(0.0, 1.0);
        }
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let own = self.expected(state, seat);
        let rivals = Seat::all(self.players).filter(|other| *other != seat);
        logistic(lead(own, rivals.map(|other| self.expected(state, other))) * SCALE)
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(task) = self.owed_by(state, seat) else {
            return;
        };
        let first = actions.len();
        match task {
            Task::Turn => self.turn_candidates(state, seat, &task, actions),
            Task::Pause(pause) => actions.push(self.pause_choice(state, seat, pause)),
            Task::Laying { piece, from } => {
                let spot = self.planned_spot(state, seat, piece);
                let fits = spot.filter(|action| {
                    matches!(*action, Action::At { place, row, column, turn }
                        if self.check_at(state, seat, piece, (place, row, column, turn), from).is_ok())
                });
                match fits {
                    Some(action) => actions.push(action),
                    None => {
                        self.placements(state, seat, piece, from, actions);
                        actions.truncate(first + 1);
                        if actions.len() == first {
                            actions.push(Action::Keep);
                        }
                    }
                }
            }
            Task::Feast => actions.push(self.feast_choice(state, seat)),
            // The first is the best: boats are listed from the strongest on.
            Task::Overseas { .. } | Task::Sail { .. } => {
                self.answers(state, seat, &task, actions);
                actions.truncate(first + 1);
            }
            Task::Back { max, .. } => actions.push(Action::Back(max)),
            _ => self.answers(state, seat, &task, actions),
        }
        debug_assert!(actions.len() > first, "every question has an answer");
    }

    /// As a greedy player chooses. Slow, but a game played out badly teaches nothing.
    fn quick_choice(&self, state: &State, seat: Seat, candidates: &[Action], _: &mut Fast) -> usize {
        let mut best = (f32::MIN, 0);
        for (index, action) in candidates.iter().enumerate() {
            let mut after = state.clone();
            if self.apply(&mut after, seat, *action, &mut Silent).is_ok() {
                let worth = self.expected(&after, seat);
                if worth > best.0 {
                    best = (worth, index);
                }
            }
        }
        best.1
    }

    /// Where Vikings go and what follows for the rest of the game is worth a search; prices, goods to move
    /// up, dice and the table are not.
    fn is_routine(&self, state: &State, seat: Seat) -> bool {
        use Task::{Choose, Emigrate, Explore, Play, Turn};
        !matches!(
            self.owed_by(state, seat),
            Some(Turn | Choose { .. } | Explore { .. } | Emigrate { .. } | Play { .. })
        )
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.round) << 8 | state.phase as u64);
        for space in crate::names::Space::ALL {
            let standing = state.spaces[space];
            if standing.vikings > 0 {
                key.add((space.index() as u64) << 16 | u64::from(standing.seat) << 8 | u64::from(standing.vikings));
            }
        }
        for other in Seat::all(self.players) {
            let player = state.player(other);
            key.add_bytes(player.goods.array().iter().copied());
            for resource in Resource::ALL {
                key.add(player.resources[resource].into());
            }
            key.add_bytes(player.weapons.array().iter().copied());
            key.add_bytes(player.boats.iter().copied());
            key.add_bytes(player.longships.iter().copied());
            key.add(u64::from(player.knarrs) << 16 | u64::from(player.thing) << 8 | u64::from(player.emigrated()));
            player.played.words().into_iter().for_each(|word| key.add(word));
            player.home.covered().0.into_iter().for_each(|word| key.add(word));
            key.add(u64::from(player.emigrated_knarrs) << 8 | u64::from(player.penalties));
            key.add(u64::from(state.passed.contains(other)));
        }
        for lot in &state.islands {
            let owner = lot.owner.map_or(0, |owner| owner.0 + 1);
            key.add(u64::from(lot.turned) << 16 | u64::from(owner) << 8 | u64::from(lot.silver));
            lot.board.covered().0.into_iter().for_each(|word| key.add(word));
        }
        for house in &state.houses {
            let owner = house.owner.map_or(0, |owner| owner.0 + 1);
            key.add(u64::from(owner) << 16 | u64::from(house.wood) << 8 | u64::from(house.stone));
            key.add(house.board.covered().0[0]);
        }
        state.player(seat).hand.words().into_iter().for_each(|word| key.add(word));
        if let Some(owed) = state.tasks.last() {
            key.add(u64::from(owed.seat.0) << 8 | u64::from(task_number(&owed.task)));
            if let Task::Dice(dice) = owed.task {
                key.add(u64::from(dice.roll) << 16 | u64::from(dice.rolls) << 8 | u64::from(dice.stone + dice.swords));
            }
        }
        key.finish()
    }
}

impl Feast {
    fn turn_candidates(&self, state: &State, seat: Seat, task: &Task, actions: &mut Vec<Action>) {
        let first = actions.len();
        self.turn_actions(state, seat, actions);
        // Passing with Vikings and something to do is hardly ever right.
        if actions.len() > first + 1 {
            actions.retain(|action| *action != Action::Pass);
        }
        if let Some(action) = self.next_to_fill(state, seat) {
            actions.push(action);
        }
        let player = state.player(seat);
        for ship in [Ship::Knarr, Ship::Longship, Ship::WhalingBoat] {
            if player.ships(ship) == 0 && self.check_anytime(state, seat, task, Action::Buy(ship)).is_ok() {
                actions.push(Action::Buy(ship));
            }
        }
        if let Some(most) = player.longships.iter().max()
            && self.check_anytime(state, seat, task, Action::Arm(Ship::Longship, *most)).is_ok()
        {
            actions.push(Action::Arm(Ship::Longship, *most));
        }
        for card in player.played.both(self.content.anytime).iter() {
            for option in 0..self.option_count(card, crate::occupations::When::Anytime) {
                if self.check_use_anytime(state, seat, task, card, option).is_ok() && player.fiddled < EXCHANGES_TRIED {
                    actions.push(Action::Use(card, option));
                }
            }
        }
    }

    /// Between phases: fill what can be filled, lay what is worth laying, go on.
    fn pause_choice(&self, state: &State, seat: Seat, pause: Pause) -> Action {
        if let Some(action) = self.next_to_fill(state, seat)
            && self.check(state, seat, action).is_ok()
        {
            return action;
        }
        if matches!(pause, Pause::BeforeHarvest | Pause::BeforeBreeding) || state.player(seat).fiddled > LAID_TRIED {
            return Action::Done;
        }
        // At the end of a real game the packing is searched, in imagined ones a quick one will do.
        if pause == Pause::Final
            && matches!(state.chance, Chance::Real { .. })
            && let Some((piece, _)) = self.pack(state, seat).first()
        {
            return Action::Lay(*piece);
        }
        match self.next_to_lay(state, seat) {
            Some((piece, _)) => Action::Lay(piece),
            None => Action::Done,
        }
    }

    fn planned_spot(&self, state: &State, seat: Seat, piece: Piece) -> Option<Action> {
        if state.phase == Phase::Final && matches!(state.chance, Chance::Real { .. }) {
            let plan = self.pack(state, seat);
            if let Some((_, spot)) = plan.iter().find(|(planned, _)| *planned == piece) {
                return Some(spot.action());
            }
        }
        self.best_spot(state, seat, piece).map(|(spot, _)| spot.action())
    }

    /// The tile that fills most for the least, silver where no food fits.
    fn feast_choice(&self, state: &State, seat: Seat) -> Action {
        let left = (state.table.next..state.table.end).take_while(|cell| state.table.is_open(*cell)).count() as u8;
        let mut best: Option<(Action, f32)> = None;
        for index in 0..Good::Oil.index() {
            let good = Good::from_index(index);
            let held = state.player(seat).goods[good];
            if held == 0 {
                continue;
            }
            for side in [Side::Lengthwise, Side::Upright] {
                if self.check_serve(state, seat, good, side).is_err() {
                    continue;
                }
                let width = f32::from(self.width(good, side));
                let animal = if good.is_animal() {
                    ANIMAL_PRICE + f32::from(self.content.goods[good.index()].points)
                } else {
                    0.0
                };
                let cost = self.item_worth(Item::Good(good)) * FOOD_VALUE + animal;
                // A neighbour of the same colour cannot follow; the last cell should not be left alone.
                let ends = if f32::from(left) == width { ENDS_WELL } else { 0.0 };
                let gain = width * FED_CELL - cost * FOOD_PRICE + ends;
                if best.is_none_or(|(_, most)| gain > most) {
                    best = Some((Action::Serve(good, side), gain));
                }
            }
        }
        let silver = state.player(seat).silver() > 0;
        match best {
            Some((action, gain)) if gain > 0.0 || !silver => action,
            _ if silver => Action::ServeSilver,
            Some((action, _)) => action,
            None => Action::Skip,
        }
    }
}

fn task_number(task: &Task) -> u8 {
    match task {
        Task::Turn => 1,
        Task::Pause(_) => 2,
        Task::Offers { .. } => 3,
        Task::Choose { .. } => 4,
        Task::PayOneOf { .. } => 5,
        Task::MayExchange { .. } => 6,
        Task::Mountain { used, .. } => 16 + (used & 0x0f),
        Task::Upgrade(upgrade) => 32 + upgrade.left,
        Task::Overseas { .. } => 7,
        Task::Sale { .. } => 8,
        Task::Forge => 9,
        Task::Dice(_) => 10,
        Task::Explore { .. } => 11,
        Task::Emigrate { .. } => 12,
        Task::Swap => 13,
        Task::Play { left, .. } => 48 + left,
        Task::Feast => 14,
        _ => 15,
    }
}
