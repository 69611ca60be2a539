//! What bots are told about the game beyond its rules: a judgement in points of what everything is
//! worth, the actions worth a thought, and a quick policy for playing games out.
//!
//! Resources, cards and buildings are worth what they can still bring in the rounds left; points count
//! as they stand. In a turn, what is still unspent counts too, so that a good purchase is one that is
//! worth more than what it costs.

use engine::{Fast, Features, Heuristic, KeyHasher, Learned, Seat, lead, logistic};

use crate::content::{Effect, Per, Requirement};
use crate::event::Event;
use crate::state::{Player, Purchase, Stage, State, Target, Task};
use crate::{Action, Building, Card, GoneWild, Market, Place, Resource};

// All worths are in points. The values are estimates made by hand but where a line says otherwise; no rulebook states
// them.
/// One beer, one gold and one drawn card in a long game.
const BEER: f32 = 0.22;
const GOLD: f32 = 0.34;
const DRAWN: f32 = 0.30;
/// A token that can be stored, beyond this turn.
const STORED: f32 = 0.16;
/// A card that can attack, and each point of its strength.
const STRIKER: f32 = 0.35;
const STRENGTH: f32 = 0.33;
/// What is not yet done is worth a part of what it will be.
const UNUSED: f32 = 0.6;

/// Players score faster and faster: so many points a round at first, so many more at the end.
const PACE: f32 = 2.0;
const PACE_GROWS: f32 = 3.0;
/// Rounds from which on what is bought today pays in full; with fewer to come it pays by their part of it.
const LONG: f32 = 5.0;
/// The running round counts half.
const THIS_ROUND: f32 = 0.5;
/// Something is worth at least this part today.
const TODAY_LEAST: f32 = 0.1;

/// A container each round: beside its source, and without one.
const CONTAINER: f32 = 0.12;
const CONTAINER_ALONE: f32 = 0.01;
/// A drakkar each round: a card kept.
const DRAKKAR: f32 = 0.16;
/// Gained as tokens money can be stored, and is worth this many times as much.
const AS_TOKENS: f32 = 1.2;
/// What the effects of cards are worth each time they are drawn, for each of their amount where they have one.
const STEAL: f32 = 0.35;
const REVEALED: f32 = 0.5;
const FETCHED: f32 = 0.5;
const PEEK: f32 = 0.4;
const BOOST: f32 = 0.28;
const BOOST_ALL: f32 = 0.5;
const NULLIFY: f32 = 0.2;
const BOOST_AT_HALL: f32 = 0.1;
/// A defence is worth this for being there, and so much for each point of it.
const DEFENDER: f32 = 0.25;
const DEFENCE: f32 = 0.1;
const DEFENDER_OF_ALL: f32 = 0.3;
const DEFENCE_OF_ALL: f32 = 0.12;

/// A free site of the settlement, up to so many; a town hall without a limit counts as one for this many buildings.
const ROOM: f32 = 0.35;
const ROOM_USEFUL: f32 = 4.0;
const HALL_UNLIMITED: f32 = 9.0;

/// How surely an achievement is kept to the end: this at first, and so much more with the square of the progress.
const ACHIEVEMENT_SURE: f32 = 0.15;
const ACHIEVEMENT_SURER: f32 = 0.8;
/// Each step of lead in an achievement, up to so many; and each step behind, up to so many.
const ACHIEVEMENT_LEAD: f32 = 0.3;
const ACHIEVEMENT_LEAD_MAX: u8 = 3;
const ACHIEVEMENT_BEHIND: f32 = 0.15;
const ACHIEVEMENT_BEHIND_MAX: u8 = 6;

/// An empty slot for missions: a new one comes with the next draw.
const MISSION_SLOT: f32 = 0.5;
/// How likely a mission is met: one whose requirement is there already, one that can be met now, one for buildings of
/// which none or nearly all are there, and the others by what they require.
const MISSION_THERE: f32 = 0.9;
const MISSION_READY: f32 = 0.95;
const MISSION_OWNS: f32 = 0.2;
const MISSION_OWNS_MOST: f32 = 0.5;
const MISSION_HALL: f32 = 0.5;
const MISSION_BOUGHT: f32 = 0.55;
const MISSION_STRONG_HIT: f32 = 0.4;
const MISSION_HIT: f32 = 0.6;
const MISSION_HALL_HIT: f32 = 0.25;
const MISSION_SPENT: f32 = 0.35;
/// A hope for later counts this much at the end of the game, and so much more while it is long.
const HOPE: f32 = 0.3;
const HOPE_WHILE_LONG: f32 = 0.6;

/// After the own turn a reaction in hand is worth this part: it may not be needed.
const REACTION_HELD: f32 = 0.3;
/// The other half of a played card is an effect of about so many drawn cards.
const HALF_EFFECT: f32 = 2.0;
/// A card of middling worth, which a bought one pushes out of the hand; and the joy of a new card, which breaks ties.
const CARD_MEAN: f32 = 0.35;
const CARD_NEW: f32 = 0.05;
/// What a container brings in a round, its source uncertain.
const CONTAINER_BOUGHT: f32 = 0.06;
/// A building takes a site.
const SITE: f32 = 0.35;
/// A mission changed for another.
const SWAPPED: f32 = 0.3;

/// A first attack in a turn that is repelled saves the rival's first step on the table of hits.
const FIRST_REPELLED: f32 = 0.8;
/// How likely an attack on a building succeeds: strong enough against what is seen while more may be sent, and when it
/// strikes; not yet strong enough, with a reserve that outdoes all the defender could add, and with a smaller one.
const STRONG_MUSTERING: f32 = 0.35;
const STRONG_STRIKING: f32 = 0.15;
const RESERVE_SURE: f32 = 0.8;
const RESERVE_SMALL: f32 = 0.3;
/// Beating an undead opens the path; the dragon gives a token.
const UNDEAD_EXTRA: f32 = 0.3;
const DRAGON: f32 = 0.45;
/// A card of Asgard as a reward; and each token looted.
const ASGARD_CARD: f32 = 1.5;
const LOOT: f32 = 0.5;

// How much a quick player likes an action: weights of a lottery, so that only their ratios matter.
const LIKES_CLAIM: f32 = 200.0;
const LIKES_PLAY: f32 = 60.0;
const LIKES_UPGRADE: f32 = 12.0;
/// A card bought: new cards of Odin's market more, dear ones more.
const LIKES_ODIN: f32 = 1.2;
const LIKES_BUY: f32 = 0.5;
const LIKES_BUY_PRICE: f32 = 0.4;
/// An attack by what it gains against what defends; any other attack.
const LIKES_HIT: f32 = 8.0;
const LIKES_ATTACK: f32 = 5.0;
/// A card sent: without need, just enough (less the more it is too strong), and too weak by its strength.
const LIKES_SEND_IN_VAIN: f32 = 0.2;
const LIKES_SEND_ENOUGH: f32 = 20.0;
const LIKES_SEND_WEAK: f32 = 0.5;
const LIKES_STRIKE: f32 = 10.0;
const LIKES_REACTION: f32 = 6.0;
const LIKES_SWAP: f32 = 0.4;
const LIKES_EXCHANGE: f32 = 0.8;
const LIKES_END: f32 = 0.6;
/// A card chosen from a gift and from others, beside the square of its worth; and taking no more.
const LIKES_CHOOSE: f32 = 0.2;
const LIKES_ANY_CARD: f32 = 0.1;
const LIKES_ENOUGH: f32 = 0.1;

/// How telling a point of lead is at the beginning, and how much more at the end; chosen by games against each other.
const SURENESS_EARLY: f32 = 0.08;
const SURENESS_GROWS: f32 = 0.10;

impl Heuristic for GoneWild {
    const PLAYOUT_DECISIONS: u32 = 24;

    const FEATURES: usize = crate::features::FEATURES;
    const LAYOUT_REVISION: u32 = 1;
    // At a table of four it was not found to be better than the judgement by hand.
    const LEARNED: Learned = Learned { players: (2, 3), curiosity: 0.2, playout_decisions: 0, prior_visits: 0.0 };

    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        self.write_features(state, seat, features);
    }

    fn weights() -> Option<&'static [u8]> {
        Some(include_bytes!("../weights/gonewild.net"))
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, f32)) {
        self.each_term(state, seat, &self.horizon(state), add);
    }

    fn is_luck(&self, event: &Event) -> bool {
        use Event::{AsgardFlipped, Drew, DrewHidden, Looked, MissionDealt, Opened, PathOpened};
        matches!(
            event,
            AsgardFlipped { .. }
                | Drew { .. }
                | DrewHidden { .. }
                | Looked { .. }
                | MissionDealt { .. }
                | Opened { .. }
                | PathOpened { .. }
        )
    }

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        let horizon = self.horizon(state);
        let own = self.worth(state, seat, &horizon);
        let rivals = state.seats().filter(|other| *other != seat);
        let sureness = SURENESS_EARLY + SURENESS_GROWS * horizon.progress;
        logistic(lead(own, rivals.map(|other| self.worth(state, other, &horizon))) * sureness)
    }

    fn candidates(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let from = actions.len();
        self.legal_actions(state, seat, actions);
        let mut keep = from;
        for index in from..actions.len() {
            if self.is_sensible(state, seat, actions[index]) {
                actions.swap(keep, index);
                keep += 1;
            }
        }
        if keep > from {
            actions.truncate(keep);
        }
    }

    fn quick_choice(&self, state: &State, _seat: Seat, candidates: &[Action], source: &mut Fast) -> usize {
        let mut total = 0.0;
        let mut chosen = 0;
        for (index, action) in candidates.iter().enumerate() {
            let weight = self.appeal(state, *action);
            total += weight;
            if source.fraction() * total < weight {
                chosen = index;
            }
        }
        chosen
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        let mut key = KeyHasher::new();
        key.add(u64::from(state.round) << 16 | u64::from(state.turn.active.0) << 8 | stage_word(state));
        for other in state.seats() {
            let player = state.player(other);
            key.add(u64::from(player.score()) << 16 | u64::from(player.hand.len()) << 8 | u64::from(player.marks));
            let settlement = &player.settlement;
            key.add_bytes(settlement.tokens);
            key.add_bytes([settlement.level, settlement.hall_tokens[0], settlement.hall_tokens[1]]);
            for places in [settlement.built, settlement.sites, settlement.damaged] {
                places.iter().for_each(|place| key.add(place.index() as u64));
                key.add(99);
            }
            player.played.kinds().for_each(|(card, count)| key.add((card as u64) << 8 | u64::from(count)));
        }
        for (card, count) in state.player(seat).hand.kinds() {
            key.add((card as u64) << 8 | u64::from(count) | 1 << 20);
        }
        key.add(u64::from(state.turn.pool[0]) << 8 | u64::from(state.turn.pool[1]));
        key.add(u64::from(state.turn.hits) << 8 | u64::from(state.turn.swapped));
        key.add_bytes(state.path.row.iter().map(|card| card.map_or(255, |card| card as u8)));
        key.add_bytes(state.asgard.open.iter().chain(&state.asgard.flipped).map(|card| *card as u8));
        let missions = &state.player(seat).missions;
        key.add_bytes(missions.iter().map(|mission| mission.map_or(255, |mission| mission as u8)));
        if let Some(attack) = &state.attack {
            key.add(target_word(attack.target));
            for striker in &attack.strikers {
                key.add((striker.card as u64) << 16 | u64::from(striker.boost) << 8 | u64::from(striker.nullified));
            }
        }
        if let Some(owed) = state.tasks.last() {
            key.add(owed_word(*owed));
        }
        if matches!(state.stage, Stage::Keeping(_)) {
            key.add_bytes(state.player(seat).kept.iter().map(|card| card.map_or(255, |card| card as u8)));
        }
        key.finish()
    }
}

/// How much of the game is left.
pub(crate) struct Horizon {
    /// From 0 to 1, by the points of the leader.
    pub(crate) progress: f32,
    /// What one resource of today is worth against one at the start.
    pub(crate) today: f32,
    /// The sum of that over the rounds to come.
    pub(crate) to_come: f32,
}

impl GoneWild {
    pub(crate) fn horizon(&self, state: &State) -> Horizon {
        let top = state.players.iter().map(|player| player.score()).max().unwrap_or(0);
        let end = f32::from(self.end_score.max(1));
        let progress = (f32::from(top) / end).min(1.0);
        // The points grow by the pace at each moment: so many rounds lie between the present ones and the end.
        let rounds = if state.last_round {
            0.0
        } else {
            end / PACE_GROWS * ((PACE + PACE_GROWS) / (PACE + PACE_GROWS * progress)).ln()
        };
        let today = ((rounds + THIS_ROUND) / LONG).clamp(TODAY_LEAST, 1.0);
        let to_come = if rounds < LONG { rounds * rounds / (2.0 * LONG) } else { rounds - LONG / 2.0 };
        Horizon { progress, today, to_come }
    }

    /// What a player has and can hope for, in points.
    fn worth(&self, state: &State, seat: Seat, horizon: &Horizon) -> f32 {
        let mut worth = 0.0;
        self.each_term(state, seat, horizon, &mut |_, points| worth += points);
        worth
    }

    /// What that is made of.
    fn each_term(
        &self,
        state: &State,
        seat: Seat,
        horizon: &Horizon,
        add: &mut (impl FnMut(&'static str, f32) + ?Sized),
    ) {
        let player = state.player(seat);
        add("gonewild-term-points", f32::from(player.score()));
        add("gonewild-term-deck", self.engine_worth(state, seat) * horizon.to_come);
        add("gonewild-term-settlement", self.settlement_worth(player, horizon));
        add("gonewild-term-achievements", self.achievement_worth(state, seat, horizon));
        add("gonewild-term-missions", self.mission_worth(state, seat, horizon));
        add("gonewild-term-turn", self.round_worth(state, seat, horizon));
    }

    /// What the deck and the buildings bring in a round.
    pub(crate) fn engine_worth(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let settlement = &player.settlement;
        let owned = player.owned();
        let size = f32::from(owned.len().max(1));
        let sum: f32 = owned.kinds().map(|(card, count)| self.card_worth(state, seat, card) * f32::from(count)).sum();
        let draws = (f32::from(self.content.round.hand_size) + f32::from(settlement.count(Building::Tavern))).min(size);
        let count = |building: Building| f32::from(settlement.count(building));
        let stores = |source: Building, store: Building| {
            count(store).min(count(source)) * CONTAINER + count(store) * CONTAINER_ALONE
        };
        sum / size * draws
            + count(Building::Brewery) * BEER
            + count(Building::GoldFactory) * GOLD
            + count(Building::Drakkar) * DRAKKAR
            + stores(Building::Brewery, Building::BeerContainer)
            + stores(Building::GoldFactory, Building::GoldContainer)
    }

    /// What a card is worth each time it is drawn.
    fn card_worth(&self, state: &State, seat: Seat, card: Card) -> f32 {
        let spec = self.content.card(card);
        let mut worth = 0.0;
        if spec.strikes() {
            worth += STRIKER + STRENGTH * f32::from(spec.attack);
        }
        for effect in &spec.effects {
            worth += match *effect {
                Effect::Gain { beer, gold, tokens } => {
                    (f32::from(beer) * BEER + f32::from(gold) * GOLD) * if tokens { AS_TOKENS } else { 1.0 }
                }
                Effect::GainPer { resource, .. } => {
                    let gained = self.gain(state, seat, *effect).of(resource);
                    f32::from(gained) * if resource == Resource::Beer { BEER } else { GOLD }
                }
                Effect::GainChoice { amount } => f32::from(amount) * GOLD,
                Effect::Draw { amount } => f32::from(amount) * DRAWN,
                Effect::Steal { .. } => STEAL,
                Effect::RevealTake { amount, .. } => f32::from(amount) * REVEALED * DRAWN,
                Effect::FetchDiscard { amount, .. } => f32::from(amount) * FETCHED,
                Effect::PeekHand => PEEK,
                Effect::BoostFighter { amount } => f32::from(amount) * BOOST,
                Effect::BoostAllFighters { amount } => f32::from(amount) * BOOST_ALL,
                Effect::Defend { amount } => DEFENDER + f32::from(amount) * DEFENCE,
                Effect::DefendAll { amount } => DEFENDER_OF_ALL + f32::from(amount) * DEFENCE_OF_ALL,
                Effect::ReactionNullify { .. } => NULLIFY,
                Effect::SelfBoostPer { amount, per } => {
                    let count = if per == Per::Opponent { 1 } else { self.count_per(state, seat, per) };
                    f32::from(amount) * f32::from(count) * STRENGTH
                }
                Effect::SelfBoostAtTownHall { amount } => f32::from(amount) * BOOST_AT_HALL,
            };
        }
        worth
    }

    /// Stored tokens and room to grow.
    fn settlement_worth(&self, player: &Player, horizon: &Horizon) -> f32 {
        let settlement = &player.settlement;
        let stored = settlement.sum(Building::BeerContainer) + settlement.sum(Building::GoldContainer);
        let limit = self.content.hall(settlement.level).limit.map_or(HALL_UNLIMITED, f32::from);
        let room = (limit - settlement.size() as f32).clamp(0.0, ROOM_USEFUL);
        f32::from(stored) * STORED + room * ROOM * horizon.today
    }

    fn achievement_worth(&self, state: &State, seat: Seat, horizon: &Horizon) -> f32 {
        let sure = ACHIEVEMENT_SURE + ACHIEVEMENT_SURER * horizon.progress * horizon.progress;
        let mut worth = 0.0;
        for achievement in state.achievements {
            let own = self.achieved(state, seat, achievement);
            let mut best = 0;
            let mut equal = 0;
            for other in state.seats().filter(|other| *other != seat) {
                let count = self.achieved(state, other, achievement);
                best = best.max(count);
                equal += usize::from(count == own);
            }
            if own > best {
                let lead = f32::from((own - best).min(ACHIEVEMENT_LEAD_MAX));
                worth += (f32::from(self.content.scoring.achievement[0]) + ACHIEVEMENT_LEAD * lead) * sure;
            } else if own == best && own > 0 {
                worth += f32::from(self.content.scoring.achievement[equal.min(3)]) * sure;
            } else {
                worth -= ACHIEVEMENT_BEHIND * f32::from((best - own).min(ACHIEVEMENT_BEHIND_MAX)) * sure;
            }
        }
        worth
    }

    fn mission_worth(&self, state: &State, seat: Seat, horizon: &Horizon) -> f32 {
        let player = state.player(seat);
        let in_turn = state.turn.active == seat && state.stage == Stage::Action;
        let mut worth = 0.0;
        for (slot, mission) in player.missions.iter().enumerate() {
            let Some(mission) = mission else {
                worth += MISSION_SLOT * horizon.today;
                continue;
            };
            let spec = self.content.mission(*mission);
            let points = f32::from(spec.vp);
            let hope = match spec.requirement {
                Requirement::Owns { building, amount } => {
                    let have = player.settlement.count(building).min(amount);
                    if have >= amount {
                        MISSION_THERE
                    } else {
                        MISSION_OWNS + MISSION_OWNS_MOST * f32::from(have) / f32::from(amount)
                    }
                }
                Requirement::TownHallLevel { level } => {
                    if player.settlement.level >= level {
                        MISSION_THERE
                    } else {
                        MISSION_HALL
                    }
                }
                Requirement::Bought { .. } => MISSION_BOUGHT,
                Requirement::HitBuilding { card_strength } => {
                    if card_strength > 1 {
                        MISSION_STRONG_HIT
                    } else {
                        MISSION_HIT
                    }
                }
                Requirement::HitTownHall => MISSION_HALL_HIT,
                Requirement::Spent { .. } => MISSION_SPENT,
            };
            let ready = in_turn && !player.round.claimed && self.mission_met(state, slot as u8);
            worth += points * if ready { MISSION_READY } else { hope * (HOPE + HOPE_WHILE_LONG * horizon.today) };
        }
        worth
    }

    /// What the running round still holds: unspent means, cards that can attack, an attack under way.
    fn round_worth(&self, state: &State, seat: Seat, horizon: &Horizon) -> f32 {
        let player = state.player(seat);
        let active = state.turn.active == seat && state.stage == Stage::Action;
        let to_come = !active
            && matches!(state.stage, Stage::Action | Stage::TurnEnd)
            && self.turn_order(state, seat) > self.turn_order(state, state.turn.active);
        let mut worth = 0.0;
        if active || to_come {
            let money = |resource: Resource, price: f32| {
                let pool = if active { state.turn.pool[resource.index()] } else { 0 };
                f32::from(pool + player.settlement.tokens_of(resource)) * price
            };
            worth += (money(Resource::Beer, BEER) + money(Resource::Gold, GOLD)) * horizon.today;
            for (card, count) in player.hand.kinds() {
                let spec = self.content.card(card);
                let value = self.card_worth(state, seat, card);
                worth += f32::from(count) * value * if spec.strikes() { UNUSED } else { UNUSED.max(horizon.today) };
            }
            worth += state
                .turn
                .ready
                .kinds()
                .map(|(card, count)| self.half_worth(card, true) * f32::from(count))
                .sum::<f32>()
                * f32::from(u8::from(active));
            worth += state
                .turn
                .idle
                .kinds()
                .map(|(card, count)| self.half_worth(card, false) * f32::from(count))
                .sum::<f32>()
                * f32::from(u8::from(active));
        } else {
            // After the own turn only reactions and tokens that can be stored matter.
            for (card, count) in player.hand.kinds().filter(|(card, _)| self.content.card(*card).is_reaction) {
                worth += f32::from(count) * REACTION_HELD * self.card_worth(state, seat, card);
            }
            worth += self.storable(player) * STORED;
            if matches!(state.stage, Stage::Keeping(_)) {
                worth += player.kept.iter().flatten().map(|card| self.card_worth(state, seat, *card)).sum::<f32>();
            }
        }
        if active {
            worth += f32::from(self.content.attack_vp(state.turn.hits));
            if let Some(Task::Pay { purchase, left }) = state.tasks.last() {
                worth += self.purchase_worth(state, seat, *purchase, horizon)
                    - (f32::from(left.beer) * BEER + f32::from(left.gold) * GOLD) * horizon.today;
            }
        }
        worth + self.attack_worth(state, seat)
    }

    fn turn_order(&self, state: &State, seat: Seat) -> u8 {
        (seat.0 + self.players - state.first.0) % self.players
    }

    /// The half of a card that was not yet used: its attack, or its effect.
    fn half_worth(&self, card: Card, attack: bool) -> f32 {
        let spec = self.content.card(card);
        if attack { UNUSED * (STRIKER + STRENGTH * f32::from(spec.attack)) } else { HALF_EFFECT * DRAWN * UNUSED }
    }

    /// Produced tokens that containers could take.
    fn storable(&self, player: &Player) -> f32 {
        let settlement = &player.settlement;
        let room = |source: Building, store: Building| {
            let capacity = settlement.working(store).len() as u8 * self.content.round.container_capacity;
            settlement.sum(source).min(capacity.saturating_sub(settlement.sum(store)))
        };
        f32::from(
            room(Building::Brewery, Building::BeerContainer) + room(Building::GoldFactory, Building::GoldContainer),
        )
    }

    /// What something that is being paid for will bring.
    fn purchase_worth(&self, state: &State, seat: Seat, purchase: Purchase, horizon: &Horizon) -> f32 {
        let player = state.player(seat);
        let size = f32::from(player.owned().len()) + 1.0;
        let draws = f32::from(self.content.round.hand_size) + f32::from(player.settlement.count(Building::Tavern));
        match purchase {
            Purchase::Card(card) | Purchase::PathCard { card, .. } => {
                (self.card_worth(state, seat, card) - CARD_MEAN) * draws / size * horizon.to_come + CARD_NEW
            }
            Purchase::Building(building) => {
                let round = match building {
                    Building::Brewery => BEER,
                    Building::GoldFactory => GOLD,
                    Building::Tavern => CARD_MEAN,
                    Building::Drakkar => DRAKKAR,
                    Building::BeerContainer | Building::GoldContainer => CONTAINER_BOUGHT,
                };
                round * horizon.to_come - SITE * horizon.today
            }
            Purchase::Upgrade => {
                let next = self.content.hall(player.settlement.level + 1);
                f32::from(next.vp_when_built) + 1.0 * horizon.today
            }
            Purchase::Exchange(resource) => (if resource == Resource::Beer { BEER } else { GOLD }) * horizon.today,
            Purchase::Swap { .. } => SWAPPED,
        }
    }

    /// The attack under way, for both sides.
    fn attack_worth(&self, state: &State, seat: Seat) -> f32 {
        let Some(attack) = &state.attack else { return 0.0 };
        let attacker = seat == state.turn.active;
        let defence = f32::from(self.target_defence(state, attack.target));
        let strength = f32::from(self.attack_strength(state));
        let mustering = state.tasks.last() == Some(&Task::Muster);
        match attack.target {
            Target::Building { seat: victim, place } => {
                let defender = seat == victim;
                if !attacker && !defender {
                    return 0.0;
                }
                let spare = f32::from(self.spare_defence(state, victim));
                let repel =
                    attack.strikers.len().max(1) as f32 + if state.turn.hits == 0 { FIRST_REPELLED } else { 0.0 };
                let gain = self.hit_gain(state, victim, place);
                let reach = if mustering { strength + self.reserve(state, attack.target) } else { strength };
                let success = if reach < defence {
                    0.0
                } else if strength >= defence + spare {
                    1.0
                } else if strength >= defence {
                    if mustering { STRONG_MUSTERING } else { STRONG_STRIKING }
                } else {
                    // Not yet enough, but it can be.
                    if reach >= defence + spare { RESERVE_SURE } else { RESERVE_SMALL }
                };
                let cost = if mustering && strength < defence { (defence - strength) * STRENGTH * UNUSED } else { 0.0 };
                if attacker { success * gain - cost } else { (1.0 - success) * repel }
            }
            Target::Undead { .. } if attacker => {
                let short = (defence - strength).max(0.0);
                f32::from(self.content.scoring.undead) + UNDEAD_EXTRA - short * STRENGTH * UNUSED
            }
            Target::Dragon if attacker => DRAGON - (defence - strength).max(0.0) * STRENGTH * UNUSED,
            _ => 0.0,
        }
    }

    /// Points for a success: the next step of the table and the reward.
    fn hit_gain(&self, state: &State, victim: Seat, place: Place) -> f32 {
        let hits = state.turn.hits;
        let table = f32::from(self.content.attack_vp(hits + 1)) - f32::from(self.content.attack_vp(hits));
        let settlement = &state.player(victim).settlement;
        let reward = match place.building() {
            None => {
                let hall = self.content.hall(settlement.level);
                f32::from(hall.reward_vp) + if hall.reward_asgard { ASGARD_CARD } else { 0.0 }
            }
            Some(building) => {
                let spec = self.content.building(building);
                let loot = if settlement.tokens[place.index()] > 0 { f32::from(spec.loot) * LOOT } else { 0.0 };
                f32::from(spec.reward_vp) + loot
            }
        };
        table + reward
    }

    /// What the attacker could still send.
    fn reserve(&self, state: &State, target: Target) -> f32 {
        let strength = |card: Card| {
            let spec = self.content.card(card);
            if spec.strikes() { self.card_strength(state, card, target) } else { spec.boost().unwrap_or(0) }
        };
        let hand = state.active().hand.kinds().chain(state.turn.ready.kinds());
        hand.map(|(card, count)| f32::from(strength(card)) * f32::from(count)).sum()
    }

    /// What the defender could still add from the hand imagined.
    fn spare_defence(&self, state: &State, victim: Seat) -> u8 {
        let strongest = state.attack.as_ref().map_or(0, |attack| {
            attack
                .strikers
                .iter()
                .map(|striker| self.striker_strength(state, striker, attack.target))
                .max()
                .unwrap_or(0)
        });
        state.player(victim).hand.kinds().fold(0u8, |sum, (card, count)| {
            let spec = self.content.card(card);
            let adds = spec.defend().or(spec.defend_all()).unwrap_or(0);
            let adds = if spec.nullifies().is_some() { strongest } else { adds };
            sum.saturating_add(adds.saturating_mul(count))
        })
    }

    /// Leaves out what a player with some experience would not consider.
    fn is_sensible(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            // Money is played to pay, not before.
            Action::Play(card) => self.content.card(card).money.is_none(),
            Action::PlayFor { .. } | Action::Dismantle(_) => false,
            Action::PayCard(_) | Action::PayCardFor { .. } | Action::PayToken { .. } | Action::Hold { .. } => false,
            Action::Exchange(resource) => self.exchange_helps(state, seat, resource),
            Action::Attack(target @ Target::Building { .. }) => {
                self.reserve(state, target) >= f32::from(self.target_defence(state, target))
            }
            Action::Strike => {
                let Some(attack) = &state.attack else { return true };
                self.attack_strength(state) >= self.target_defence(state, attack.target)
            }
            Action::Send(_) | Action::Boost { .. } => {
                let Some(attack) = &state.attack else { return true };
                let enough = self.attack_strength(state) >= self.target_defence(state, attack.target);
                // More than enough only where somebody may answer.
                !enough || matches!(attack.target, Target::Building { .. })
            }
            Action::Decline => false,
            _ => true,
        }
    }

    /// Whether an exchange brings something into reach.
    fn exchange_helps(&self, state: &State, seat: Seat, resource: Resource) -> bool {
        let purse = self.purse(state, seat);
        let rate = u16::from(self.content.round.exchange_rate);
        let other = resource.other();
        if purse.have(other) < rate {
            return false;
        }
        let have = purse.have(resource) + 1 + purse.wild();
        let rest = purse.have(other) - rate;
        let wins = |purchase: Purchase| {
            let price = self.price(state, purchase);
            !purse.covers(price)
                && u16::from(price.of(resource)) == have
                && u16::from(price.of(other)) <= rest
                && !price.is_nothing()
        };
        let hall = !state.player(seat).settlement.sites.has(Place::HALL)
            && self.content.hall(state.player(seat).settlement.level).upgrade.is_some()
            && wins(Purchase::Upgrade);
        hall || Card::PILES
            .into_iter()
            .any(|card| state.piles[card.pile().unwrap_or(0)] > 0 && wins(Purchase::Card(card)))
            || Building::ALL
                .into_iter()
                .any(|building| self.room_for(state, building).is_ok() && wins(Purchase::Building(building)))
            || state
                .path
                .row
                .iter()
                .flatten()
                .any(|card| self.content.card(*card).cost.is_some() && wins(Purchase::Card(*card)))
    }

    /// How much a quick player likes an action.
    fn appeal(&self, state: &State, action: Action) -> f32 {
        match action {
            Action::Claim { .. } => LIKES_CLAIM,
            Action::Play(_) => LIKES_PLAY,
            Action::Upgrade => LIKES_UPGRADE,
            Action::Build(building) => match building {
                Building::Brewery | Building::GoldFactory => 6.0,
                Building::Tavern => 8.0,
                Building::Drakkar => 2.0,
                Building::BeerContainer | Building::GoldContainer => 1.5,
            },
            Action::Buy(card) | Action::BuyPath { card, .. } => {
                let cost = self.content.card(card).cost.unwrap_or_default();
                let fresh = if card.market() == Market::Odin { LIKES_ODIN } else { 1.0 };
                fresh * (LIKES_BUY + LIKES_BUY_PRICE * f32::from(cost.beer + cost.gold))
            }
            Action::Attack(Target::Building { seat, place }) => {
                let gain = self.hit_gain(state, seat, place);
                let defence = f32::from(self.place_defence(state, seat, place));
                LIKES_HIT * gain / (1.0 + defence)
            }
            Action::Attack(_) => LIKES_ATTACK,
            Action::Send(card) => {
                let Some(attack) = &state.attack else { return 1.0 };
                let missing =
                    i16::from(self.target_defence(state, attack.target)) - i16::from(self.attack_strength(state));
                let strength = i16::from(self.card_strength(state, card, attack.target));
                if missing <= 0 {
                    LIKES_SEND_IN_VAIN
                } else if strength >= missing {
                    LIKES_SEND_ENOUGH / f32::from(1 + strength - missing)
                } else {
                    LIKES_SEND_WEAK * f32::from(strength)
                }
            }
            Action::Strike => LIKES_STRIKE,
            Action::Defend(_) | Action::Counter { .. } => LIKES_REACTION,
            Action::Swap { .. } => LIKES_SWAP,
            Action::Exchange(_) => LIKES_EXCHANGE,
            Action::End => LIKES_END,
            Action::Choose(card) => LIKES_CHOOSE + self.card_worth(state, state.turn.active, card).powi(2),
            Action::Fetch(card) | Action::Keep(card) | Action::Discard(card) => {
                LIKES_ANY_CARD + self.card_worth(state, state.turn.active, card).powi(2)
            }
            Action::Enough | Action::KeepNothing => LIKES_ENOUGH,
            _ => 1.0,
        }
    }
}

fn stage_word(state: &State) -> u64 {
    match state.stage {
        Stage::Action => 0,
        Stage::TurnEnd => 1,
        Stage::Storage { step } => 2 + u64::from(step),
        Stage::Keeping(seats) => 16 + seats.iter().map(|seat| 1 << seat.0).sum::<u64>(),
        Stage::Over => 8,
    }
}

fn target_word(target: Target) -> u64 {
    match target {
        Target::Building { seat, place } => 1 << 16 | u64::from(seat.0) << 8 | place.index() as u64,
        Target::Undead { slot } => 2 << 16 | u64::from(slot),
        Target::Dragon => 3 << 16,
    }
}

fn owed_word(owed: Task) -> u64 {
    match owed {
        Task::Pay { left, .. } => 1 << 24 | u64::from(left.beer) << 8 | u64::from(left.gold),
        Task::Muster => 2 << 24,
        Task::React => 3 << 24,
        Task::Stow { seat, resource } => 4 << 24 | u64::from(seat.0) << 8 | resource as u64,
        Task::DragonToken => 5 << 24,
        Task::Effect { .. } => 6 << 24,
        Task::Steal { resource } => 7 << 24 | resource as u64,
        Task::Fetch { left, .. } => 8 << 24 | u64::from(left),
        Task::Peek => 9 << 24,
        Task::PeekDiscard { victim } => 10 << 24 | u64::from(victim.0),
        Task::AsgardOffer { seat } => 11 << 24 | u64::from(seat.0),
        Task::AsgardGain { seat } => 12 << 24 | u64::from(seat.0),
        Task::AsgardPick { seat } => 13 << 24 | u64::from(seat.0),
    }
}
