//! What bots ask of the game: how well a seat stands, which actions are worth a thought, a quick choice,
//! and a key of what a seat knows.

use arrayvec::ArrayVec;
use engine::{Fast, Features, Heuristic, KeyHasher, Learned, Seat, lead, logistic};

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::event::Event;
use crate::judgement::{Prices, static_worth};
use crate::names::{Card, Clan, FOOD, Island, Islands, Place, Rune, STEEL, WOOD};
use crate::state::{Face, Phase, State, Task};

/// No decision lists more actions.
const LISTED_MAX: usize = 256;
/// So many tasks on top of the stack tell positions apart for a search.
const TASKS_KEYED: usize = 3;
/// A quick choice takes the best-looking action this often, else it looks at the next.
const QUICK_FIRST: f32 = 0.55;

// What actions promise at first sight, in points. The values are estimates made by hand; `judgement.rs` holds what
// positions are worth.
/// A card kept from the enemy, of what it would do there.
const KEPT_FROM_ENEMY: f32 = 0.5;
/// A played card is gone: this part of what it was worth in the hand.
const CARD_GONE: f32 = 0.3;
/// The rune action of a card that is played and ready, of its typical worth.
const RUNE_READY: f32 = 0.7;
/// A boat that ends its way in a fjord.
const SAIL_IN_VAIN: f32 = 0.2;
/// What a settler put ashore costs in food, and what a raid brings.
const SETTLER_PRICE: f32 = 0.3;
const RAID: f32 = 0.6;
/// A boat built: this, and a part of the docks near it. Each wood of a price.
const BOAT_BUILT: f32 = 0.9;
const BOAT_NEAR: f32 = 0.1;
const WOOD_PRICE: f32 = 0.1;
/// A temple built, beside the island it wins.
const TEMPLE_BUILT: f32 = 0.3;
/// A settler smitten; more where its clan holds the island; and more by the own influence that could take it.
const SMITE: f32 = 0.3;
const SMITE_HOLDER: f32 = 0.4;
const SMITE_CHANCE: f32 = 0.3;
/// Steps of fury that a dedication to a god gives.
const DEDICATED_FURY: f32 = 2.0;
/// What an offering of a dedication costs.
const OFFERING_PRICE: f32 = 0.3;
/// Fjords and docks near a fjord.
const ROAD: f32 = 0.3;
const DOCK: f32 = 0.05;
/// How many of a resource are wanted for the next steps, and how much of its worth what is more keeps.
const WOOD_WANTED: u8 = 4;
const FOOD_WANTED: u8 = 4;
const STEEL_WANTED: u8 = 3;
const BEYOND_WANTED: f32 = 0.4;
/// Food is wanted a little more than the others.
const FOOD_FIRST: f32 = 1.1;

/// A sail of middling length, for boats that do not sail yet.
const TYPICAL_SAIL: u8 = 3;

/// What the actions of one decision have in common.
struct Glance {
    prices: Prices,
    landings: Islands<f32>,
}

/// Points of lead that are a clear one at the end, and how many more at the beginning; chosen by games against each
/// other.
const SPREAD_LATE: f32 = 2.0;
const SPREAD_MORE_EARLY: f32 = 5.0;

impl Heuristic for TinyEpic {
    const PLAYOUT_DECISIONS: u32 = 24;

    const FEATURES: usize = crate::features::FEATURES;
    const LAYOUT_REVISION: u32 = 1;
    // Nothing is shipped; for weights to be tried.
    const LEARNED: Learned = Learned { players: (2, 4), curiosity: 0.2, playout_decisions: 8, prior_visits: 0.0 };

    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        self.write_features(state, seat, features);
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, f32)) {
        let prices = self.prices(state);
        self.each_term(state, Clan::of(seat), &prices, add);
        add("tinyepic-term-deeds", self.tasks_worth(state, seat, &prices));
    }

    fn is_luck(&self, event: &Event) -> bool {
        use Event::{BattleOpens, Dealt, Drew, EnemyBattleCard, EnemyPlays, InvadersCome, PileOpened, ProphecySeen};
        matches!(
            event,
            BattleOpens { .. }
                | Dealt { .. }
                | Drew { .. }
                | EnemyBattleCard { .. }
                | EnemyPlays { .. }
                | InvadersCome { .. }
                | PileOpened
                | ProphecySeen { .. }
        )
    }

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let prices = self.prices(state);
        let standing = |clan: Clan| {
            let tasks = clan.seat().map_or(0.0, |seat| self.tasks_worth(state, seat, &prices));
            self.outlook(state, clan, &prices) + tasks
        };
        let own = standing(Clan::of(seat));
        let rivals = self.all_clans().filter(|clan| *clan != Clan::of(seat) && (self.is_solo() || !clan.is_enemy()));
        let spread = SPREAD_LATE + SPREAD_MORE_EARLY * prices.left;
        logistic(lead(own, rivals.map(standing)) / spread)
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let start = actions.len();
        self.legal_actions(state, seat, actions);
        if actions.len() - start <= 1 {
            return;
        }
        let task = if state.phase == Phase::Deeds { self.owed_by(state, seat) } else { None };
        let glance = self.glance(state, seat, task);
        let mut judged: ArrayVec<(f32, Action), LISTED_MAX> = actions[start..]
            .iter()
            .take(LISTED_MAX)
            .filter(|action| worth_a_thought(task, **action))
            .map(|action| (self.first_look(state, seat, task, *action, &glance), *action))
            .collect();
        judged.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        actions.truncate(start);
        actions.extend(judged.iter().take(width(task)).map(|(_, action)| *action));
    }

    /// Candidates stand best first.
    fn quick_choice(&self, _state: &State, _seat: Seat, candidates: &[Action], source: &mut Fast) -> usize {
        (0..candidates.len()).find(|_| source.fraction() < QUICK_FIRST).unwrap_or(0)
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.era) << 16 | u64::from(state.turn.0) << 8 | state.phase as u64);
        key.add_bytes(state.fury.into_iter().chain(state.action_stacks).chain(state.god_stacks));
        key.add(state.villages.bits());
        key.add_bytes(state.holders.array().iter().map(|holder| holder.map_or(u8::MAX, |clan| clan.0)));
        key.add_bytes(state.rows.iter().flat_map(|row| row.iter().map(|favor| favor.0).chain([u8::MAX])));
        key.add(state.invaders.bits());
        for other in Seat::all(self.players) {
            let clan = state.clan(other);
            key.add_bytes(clan.resources.into_iter().chain(clan.boats.map(|boat| boat.0)).chain([clan.villages]));
            key.add_bytes(self.chart.islands.iter().map(|island| clan.settlers[island]));
            key.add(clan.temples.bits() << 8 | u64::from(clan.pick.is_some()));
            key.add_bytes(clan.favors.iter().map(|favor| favor.0));
            let seen = |face: Face| other == seat || face != Face::Down;
            key.add_bytes(clan.row.iter().map(|played| if seen(played.face) { played.card.0 } else { u8::MAX }));
            key.add_bytes(clan.row.iter().map(|played| played.face as u8));
        }
        let own = state.clan(seat);
        key.add(own.hand.bits());
        key.add_bytes(own.picks.iter().map(|card| card.0).chain(own.pick.map(|card| card.0)));
        let enemy = &state.enemy;
        key.add_bytes(enemy.tracks.into_iter().chain(enemy.fired).chain([enemy.chieftain.0, enemy.raided]));
        key.add_bytes(self.chart.islands.iter().map(|island| enemy.settlers[island]));
        key.add(enemy.boats.bits() ^ enemy.temples.bits().rotate_left(40));
        key.add_bytes(enemy.leader_row.iter().map(|card| card.0));
        let open = enemy.battle_row.len() - usize::from(self.enemy_hidden_card(state).is_some());
        key.add_bytes(
            enemy.battle_row[..open].iter().map(|card| card.0).chain(enemy.favors.iter().map(|favor| favor.0)),
        );
        if let Some(battle) = state.battle {
            let fighters = battle.fighters.iter().map(|seat| 1u8 << seat.0).sum::<u8>();
            key.add_bytes([battle.starter.0, battle.favor.0, fighters, battle.bonus]);
        }
        for task in state.tasks.iter().rev().take(TASKS_KEYED) {
            key.add(task_word(*task));
        }
        key.finish()
    }
}

impl TinyEpic {
    /// Looks once at what all actions of a decision have in common.
    fn glance(&self, state: &State, seat: Seat, task: Option<Task>) -> Glance {
        let prices = self.prices(state);
        let landings = match task {
            Some(Task::Sail { n, .. }) => self.landings(state, seat, n, &prices),
            Some(Task::Build { .. }) => self.landings(state, seat, TYPICAL_SAIL, &prices),
            None if state.phase == Phase::Launch => self.landings(state, seat, TYPICAL_SAIL, &prices),
            _ => Islands::default(),
        };
        Glance { prices, landings }
    }

    /// What an action promises at first sight; only the order of the choices of one decision matters.
    fn first_look(&self, state: &State, seat: Seat, task: Option<Task>, action: Action, glance: &Glance) -> f32 {
        let Glance { prices, landings } = glance;
        let clan = state.clan(seat);
        let left = prices.left;
        match action {
            Action::Launch(fjord) => self.launch_worth(state, seat, fjord, landings),
            Action::Keep(card) if self.is_solo() => {
                self.card_worth(state, seat, card) + KEPT_FROM_ENEMY * self.enemy_card_worth(card)
            }
            Action::Keep(card) => self.card_worth(state, seat, card),
            Action::Play(card) => self.play_worth(state, seat, card, prices),
            Action::Fight(card) => {
                self.fight_worth(state, seat, card, prices) - CARD_GONE * self.card_worth(state, seat, card)
            }
            Action::Favor(end) => state.favor_at(end).map_or(0.0, |favor| self.favor_worth(favor, prices)),
            Action::Return(favor, _) => -self.favor_worth(favor, prices),
            Action::Take(taken) => self.taking(clan.resources, taken),
            Action::Sail { boat, to } => {
                let from = clan.boats[boat as usize];
                let leaves = self.leaving(state, seat, from, prices);
                if to.is_dock() { self.landing(state, seat, to, landings) + leaves } else { leaves - SAIL_IN_VAIN }
            }
            Action::Land { settlers, raid } => {
                let Some(Task::Land { boat, .. }) = task else { return 0.0 };
                let island = self.chart.island_of(clan.boats[boat as usize]);
                let gain = self.gain_on(state, seat, island, settlers, 0, prices);
                gain - SETTLER_PRICE * left * f32::from(settlers) + if raid { RAID } else { 0.0 }
            }
            Action::Explore { from, to } => self.step_worth(state, seat, from, to, prices),
            Action::Boat { slot, fjord } => {
                let near = self.launch_worth(state, seat, fjord, landings);
                left * (BOAT_BUILT + BOAT_NEAR * near) - WOOD_PRICE * f32::from(self.content.boat_costs[slot as usize])
            }
            Action::Temple { slot, island } => {
                let cost = WOOD_PRICE * f32::from(self.content.temple_costs[slot as usize]);
                self.gain_on(state, seat, island, 0, self.temple_influence(), prices) + TEMPLE_BUILT * left - cost
            }
            Action::Carry { from, to } => {
                let temple = self.temple_influence();
                let lost = self.gain_on(state, seat, from, 0, -temple, prices).min(0.0);
                self.gain_on(state, seat, to, 0, temple, prices) + lost
            }
            Action::Smite { clan: victim, island } => self.smite_worth(state, seat, victim, island),
            Action::Discard(card) => -self.card_worth(state, seat, card),
            Action::Battle => clan.last_played().map_or(0.0, |card| self.fight_worth(state, seat, card, prices)),
            Action::Collect | Action::Draw | Action::Reveal => 1.0,
            Action::Exchange { n, from, to } => {
                let mut after = clan.resources;
                after[from.index()] -= n;
                after[to.index()] += n;
                use_of(after) - use_of(clan.resources)
            }
            Action::Dedicate(Offering::God(god)) => {
                let rune = state.rune_of(god).unwrap_or(Rune(0));
                DEDICATED_FURY * self.anger_worth(state, Clan::of(seat), rune, prices)
            }
            Action::Dedicate(offering) => {
                let deed = self.stack_of(offering).map(|stack| self.content.dedications[stack]);
                deed.map_or(0.0, |deed| self.deed_worth(state, seat, deed, prices) - OFFERING_PRICE * left)
            }
            Action::Shift { god, by } => {
                let rune = state.rune_of(god).unwrap_or(Rune(0));
                f32::from(by) * self.anger_worth(state, Clan::of(seat), rune, prices)
            }
            Action::Choose(island) | Action::Recall(island) => {
                -f32::from(self.influence(state, Clan::of(seat), island))
            }
            Action::Retreat(_) | Action::Steer(_) | Action::Decline | Action::Skip => 0.0,
        }
    }

    /// A leader's deed, and the action of its rune where it is ready, against the card that is gone.
    fn play_worth(&self, state: &State, seat: Seat, card: Card, prices: &Prices) -> f32 {
        let viking = self.content.viking(card);
        let mut runes = self.active_runes(state, Clan::of(seat));
        runes[viking.rune.index()] += 1;
        let ready = if viking.need.met_by(runes) { RUNE_READY * static_worth(viking.rune_action) } else { 0.0 };
        self.deed_worth(state, seat, viking.leader, prices) + ready - CARD_GONE * self.card_worth(state, seat, card)
    }

    fn smite_worth(&self, state: &State, seat: Seat, victim: Clan, island: Island) -> f32 {
        let held = state.holders[island] == Some(victim);
        let own = f32::from(self.influence(state, Clan::of(seat), island));
        let theirs = f32::from(self.influence(state, victim, island));
        SMITE + if held { SMITE_HOLDER } else { 0.0 } + if own + 1.0 > theirs { SMITE_CHANCE * own } else { 0.0 }
    }

    /// Worth of docks near a fjord.
    fn launch_worth(&self, state: &State, seat: Seat, fjord: Place, landings: &Islands<f32>) -> f32 {
        let docks = self.chart.fjord(fjord).docks.iter();
        let near: f32 = docks.map(|dock| self.landing(state, seat, dock, landings)).fold(0.0, f32::max);
        let roads = self.chart.fjord(fjord).fjords.count_ones() as f32;
        near + ROAD * roads + DOCK * self.chart.fjord(fjord).docks.len() as f32
    }

    fn taking(&self, held: [u8; 3], taken: [u8; 3]) -> f32 {
        use_of(std::array::from_fn(|index| held[index] + taken[index]))
    }
}

/// How useful a store of resources is: food and wood for the next steps, some steel, no heaps.
fn use_of(held: [u8; 3]) -> f32 {
    let worth = |amount: u8, wanted: u8| {
        let amount = f32::from(amount);
        let wanted = f32::from(wanted);
        if amount <= wanted { amount } else { wanted + BEYOND_WANTED * (amount - wanted) }
    };
    worth(held[WOOD.index()], WOOD_WANTED)
        + FOOD_FIRST * worth(held[FOOD.index()], FOOD_WANTED)
        + worth(held[STEEL.index()], STEEL_WANTED)
}

/// Actions no bot needs to think about.
fn worth_a_thought(task: Option<Task>, action: Action) -> bool {
    match (task, action) {
        (_, Action::Recall(_)) | (Some(Task::Land { .. }), Action::Sail { .. }) => false,
        (Some(Task::Harvest { .. } | Task::Collect { .. } | Task::Draw(_) | Task::Prophecy(_)), Action::Skip) => false,
        (Some(Task::ShiftFury { n, .. }), Action::Shift { by, .. }) => by.unsigned_abs() == n,
        _ => true,
    }
}

/// How many of the best-looking actions of a decision are kept.
fn width(task: Option<Task>) -> usize {
    match task {
        Some(Task::Sail { .. }) => 9,
        Some(Task::Harvest { .. } | Task::Take { .. }) => 5,
        Some(Task::Build { .. } | Task::Explore { .. }) => 7,
        Some(Task::Exchange(_)) => 4,
        Some(Task::ReturnFavor(_)) => 4,
        Some(Task::Smite { .. }) => 6,
        _ => 16,
    }
}

/// A task as a number.
fn task_word(task: Task) -> u64 {
    let (kind, seat, value) = match task {
        Task::PlayCard(seat) => (1, seat, 0),
        Task::Sail { seat, n } => (2, seat, n),
        Task::Land { seat, boat, n, left } => (3, seat, boat << 6 | n << 3 | left),
        Task::Retreat { seat, boat } => (4, seat, boat),
        Task::Explore { seat, left } => (5, seat, left),
        Task::Harvest { seat, n } => (6, seat, n),
        Task::Build { seat, left } => (7, seat, left),
        Task::Smite { seat, left } => (8, seat, left),
        Task::Take { seat, n } => (9, seat, n),
        Task::PickFavor(seat) => (10, seat, 0),
        Task::ReturnFavor(seat) => (11, seat, 0),
        Task::CarryTemple(seat) => (12, seat, 0),
        Task::Draw(seat) => (13, seat, 0),
        Task::Discard(seat) => (14, seat, 0),
        Task::EnterBattle(seat) => (15, seat, 0),
        Task::Collect { seat, .. } => (16, seat, 0),
        Task::Exchange(seat) => (17, seat, 0),
        Task::Dedicate(seat) => (18, seat, 0),
        Task::ShiftFury { seat, n } => (19, seat, n),
        Task::Prophecy(seat) => (20, seat, 0),
        Task::JoinEnemy(seat) => (21, seat, 0),
        Task::RuneAction { seat, card, .. } => (22, seat, card.0),
        Task::Leader { seat, card } => (23, seat, card.0),
        Task::EnemyTarget { n, rune } => (24, Seat(rune.0), n),
        Task::EnemyCourse { left, target } => (25, Seat(left), target.0),
        Task::EnemyGather { left, island } => (26, Seat(left), island.0),
        _ => (0, Seat(0), 0),
    };
    kind << 16 | u64::from(seat.0) << 8 | u64::from(value)
}
