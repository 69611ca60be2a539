//! What one viewer may know, with every number a table shows: costs, defences, strengths, limits,
//! progress. Hands of others appear only as far as the viewer has seen cards come into them.

use engine::{Emitted, Seat, Text, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::attack::defence_card;
use crate::content::{Class, Cost, Requirement};
use crate::settlement::{DEFENCES, Place};
use crate::state::{OPEN_MISSIONS, Purchase, Stage, State, Target, Task};
use crate::{Achievement, Building, Card, Event, GoneWild, Mission, Pile, Resource};

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
    pub first: Seat,
    /// Whose turn it is in the action phase.
    pub active: Seat,
    pub phase: PhaseName,
    pub last_round: bool,
    /// Points that make a round the last.
    pub end_score: u16,
    pub asgard_marks: Vec<u16>,
    pub units: Vec<Offer>,
    pub defences: Vec<Offer>,
    pub buildings: Vec<BuildingOffer>,
    /// From the deck side to the discard side; empty slots where cards ran out.
    pub path: Vec<Option<Offer>>,
    pub path_deck: u8,
    pub path_discard: u8,
    pub dragon_defence: u8,
    pub asgard_open: Vec<Face>,
    /// The turned card, while somebody picks.
    pub asgard_flipped: Option<Face>,
    pub asgard_deck: u8,
    pub mission_deck: u8,
    pub achievements: Vec<AchievementView>,
    /// Achievements opened to break a tie.
    pub tie_break: Vec<Achievement>,
    pub players: Vec<PlayerView>,
    /// What is printed on the cards that somebody owns and that lie in no open row.
    pub faces: Vec<Face>,
    /// Cards the active player has played for their other half; they may still attack.
    #[ts(as = "Vec<Card>")]
    pub ready: Pile,
    /// Cards of the active player that have attacked; their other half may still be played.
    #[ts(as = "Vec<Card>")]
    pub idle: Pile,
    /// Added to every Fighter of the active player in this turn.
    pub fighter_boost: u8,
    /// So many of one resource for one of the other.
    pub exchange_rate: u8,
    /// Gold for another mission.
    pub swap_gold: u8,
    pub attack: Option<AttackView>,
    pub payment: Option<PaymentView>,
    pub storage: Option<StorageView>,
    pub winners: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Action,
    Storage,
    Keeping,
    Over,
}

/// A card with what is printed on it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Face {
    pub card: Card,
    pub class: Class,
    pub cost: Option<Cost>,
    /// Of Fighters and Heroes.
    pub attack: u8,
    /// What a defence adds, to one building or to all.
    pub bonus: u8,
    /// Of the Undead.
    pub defence: u8,
    /// Beer and gold it gives its viewer now, where it gives any.
    pub gives: Option<Cost>,
    /// What it does, in words.
    pub text: Vec<Text>,
}

/// A card that can be bought, or Undead that can be attacked.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Offer {
    pub face: Face,
    /// Cards left in the pile; 1 for a card of Odin's Path.
    pub left: u8,
    /// Whether the viewer could pay for it now, whoever's turn it is.
    pub affordable: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BuildingOffer {
    pub building: Building,
    pub cost: Cost,
    pub defence: u8,
    pub left: u8,
    pub affordable: bool,
    pub reward_vp: u8,
    pub loot: u8,
    /// What it does, in words.
    pub text: Text,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AchievementView {
    pub achievement: Achievement,
    /// What it counts, for each seat, as it stands.
    pub counts: Vec<u8>,
    pub leaders: Vec<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub seat: Seat,
    pub score: u16,
    /// The next Asgard mark.
    pub next_mark: Option<u16>,
    pub hand_count: u8,
    /// The own hand.
    pub hand: Option<Vec<Face>>,
    /// Cards of this hand that the viewer knows to be there.
    #[ts(as = "Vec<Card>")]
    pub known_hand: Pile,
    pub deck_count: u8,
    /// Hand and deck together, less what is known: what the rest of the hand can be.
    #[ts(as = "Vec<Card>")]
    pub unseen: Pile,
    #[ts(as = "Vec<Card>")]
    pub discard: Pile,
    #[ts(as = "Vec<Card>")]
    pub played: Pile,
    /// All cards the player owns.
    #[ts(as = "Vec<Card>")]
    pub owned: Pile,
    pub hall_level: u8,
    /// Gold and beer for the next level.
    pub upgrade_cost: Option<Cost>,
    pub building_limit: Option<u8>,
    pub building_count: u8,
    pub places: Vec<PlaceView>,
    /// Beer and gold that vanish at the end of the turn.
    pub pool: Cost,
    /// Beer and gold tokens in the settlement.
    pub tokens: Cost,
    /// What the viewer could bring up; of others only what lies open.
    pub means: Cost,
    /// And this much more of either kind, as the viewer likes.
    pub wild: u8,
    /// Added to all buildings until the end of the round.
    pub area_defence: u8,
    pub missions: Vec<Option<MissionView>>,
    pub completed: u8,
    /// Somebody has attacked the player in this round.
    pub closed: bool,
    /// The active player may attack this player now.
    pub attackable: bool,
    /// Successful attacks in the running turn, for the active player.
    pub hits: u8,
    pub claimed: bool,
    pub dismantled: bool,
    pub dragon_done: bool,
    /// Has still to choose what the Drakkars keep.
    pub choosing: bool,
    /// The own choice of cards to keep, one entry a Drakkar.
    pub kept: Option<Vec<Option<Card>>>,
}

/// The Town Hall or a building.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlaceView {
    pub place: Place,
    /// Nothing for the Town Hall.
    pub building: Option<Building>,
    pub printed_defence: u8,
    /// With everything that is laid on it.
    pub defence: u8,
    pub beer: u8,
    pub gold: u8,
    pub under_construction: bool,
    pub damaged: bool,
    pub laid: Vec<Card>,
    pub reward_vp: u8,
    pub reward_asgard: bool,
    /// The active player may attack it now.
    pub attackable: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct MissionView {
    pub mission: Mission,
    pub vp: u8,
    /// How far it is done, and how far it has to go; 0 of 1 for things that happen or do not.
    pub have: u8,
    pub need: u8,
    pub met: bool,
    /// What it asks for, in words.
    pub text: Text,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AttackView {
    pub attacker: Seat,
    pub target: Target,
    pub strikers: Vec<StrikerView>,
    pub strength: u8,
    pub defence: u8,
    /// The defender is asked.
    pub declared: bool,
    /// What a success brings at once.
    pub reward_vp: u8,
    /// What the attack table gives at the end of the turn now, and after a success.
    pub table_now: u8,
    pub table_then: u8,
    /// What the defender scores for repelling.
    pub repel_vp: u8,
    /// Cards the defender holds.
    pub defender_hand: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StrikerView {
    pub card: Card,
    pub strength: u8,
    pub boost: u8,
    pub nullified: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PaymentView {
    pub for_what: Purchase,
    pub left: Cost,
    /// The cards and tokens that the automatic payment would take.
    pub auto_cards: Vec<Card>,
    pub auto_tokens: Vec<(Place, Resource)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StorageView {
    pub seat: Seat,
    /// The container asked about.
    pub place: Place,
    pub least: u8,
    pub most: u8,
    pub settled: Vec<(Place, u8)>,
}

impl GoneWild {
    pub(crate) fn view(&self, state: &State, viewer: Viewer) -> View {
        let offer = |card: Card, left: u8| self.offer(state, viewer, card, left);
        let pile = |card: &Card| offer(*card, card.pile().map_or(0, |pile| state.piles[pile]));
        let storage = match state.stage {
            Stage::Storage { step } if state.tasks.is_empty() => self.storage_view(state, step),
            _ => None,
        };
        View {
            round: state.round,
            first: state.first,
            active: state.turn.active,
            phase: match state.stage {
                Stage::Action | Stage::TurnEnd => PhaseName::Action,
                Stage::Storage { .. } => PhaseName::Storage,
                Stage::Keeping(_) => PhaseName::Keeping,
                Stage::Over => PhaseName::Over,
            },
            last_round: state.last_round,
            end_score: self.end_score,
            asgard_marks: self.content.scoring.asgard_marks.to_vec(),
            units: Card::PILES[..3].iter().map(pile).collect(),
            defences: Card::PILES[3..].iter().map(pile).collect(),
            buildings: Building::ALL.into_iter().map(|building| self.building_offer(state, viewer, building)).collect(),
            path: state.path.row.iter().map(|card| card.map(|card| offer(card, 1))).collect(),
            path_deck: state.path.deck.len(),
            path_discard: state.path.discard.len(),
            dragon_defence: self.content.dragon_defence,
            asgard_open: state.asgard.open.iter().map(|card| self.face(state, viewer, *card)).collect(),
            asgard_flipped: state.asgard.flipped.map(|card| self.face(state, viewer, card)),
            asgard_deck: state.asgard.deck,
            mission_deck: state.missions.len() as u8,
            achievements: state.achievements.iter().map(|achievement| self.achievement(state, *achievement)).collect(),
            tie_break: state.tie_break.to_vec(),
            players: state.seats().map(|seat| self.player_view(state, viewer, seat)).collect(),
            faces: self.owned_faces(state, viewer),
            ready: state.turn.ready,
            idle: state.turn.idle,
            fighter_boost: state.turn.fighter_boost,
            exchange_rate: self.content.round.exchange_rate,
            swap_gold: self.content.round.mission_swap_gold,
            attack: self.attack_view(state),
            payment: match state.tasks.last() {
                // Which cards would pay tells of the hand, so only who pays is told.
                Some(Task::Pay { purchase, left }) => {
                    Some(self.payment_view(state, *purchase, *left, viewer.is(state.turn.active)))
                }
                _ => None,
            },
            storage,
            winners: state.winners.iter().collect(),
        }
    }

    /// Faces of every kind in a deck, a hand or a discard that no open row shows.
    fn owned_faces(&self, state: &State, viewer: Viewer) -> Vec<Face> {
        let mut owned = Pile::EMPTY;
        for player in &state.players {
            owned.add_all(&player.owned());
        }
        let shown = |card: Card| {
            card.pile().is_some() || state.path.row.contains(&Some(card)) || state.asgard.open.contains(&card)
        };
        owned.kinds().filter(|(card, _)| !shown(*card)).map(|(card, _)| self.face(state, viewer, card)).collect()
    }

    fn payment_view(&self, state: &State, purchase: Purchase, left: Cost, own: bool) -> PaymentView {
        let mut events: Vec<Emitted<Event>> = Vec::new();
        if own {
            self.pay_auto(&mut state.clone(), left, &mut events);
        }
        let mut payment = PaymentView { for_what: purchase, left, auto_cards: Vec::new(), auto_tokens: Vec::new() };
        for emitted in events {
            match emitted.event {
                Event::Played { card, .. } => payment.auto_cards.push(card),
                Event::TokenSpent { place, resource, .. } => payment.auto_tokens.push((place, resource)),
                _ => {}
            }
        }
        payment
    }

    pub(crate) fn face(&self, state: &State, viewer: Viewer, card: Card) -> Face {
        let spec = self.content.card(card);
        let seat = viewer.seat().unwrap_or(state.turn.active);
        Face {
            card,
            class: spec.class,
            cost: spec.cost,
            attack: spec.attack,
            bonus: spec.defend().or(spec.defend_all()).unwrap_or(0),
            defence: spec.defence,
            gives: spec.money.map(|money| self.gain(state, seat, money)).filter(|gives| !gives.is_nothing()),
            text: self.card_text(card),
        }
    }

    fn offer(&self, state: &State, viewer: Viewer, card: Card, left: u8) -> Offer {
        let face = self.face(state, viewer, card);
        let affordable = left > 0 && face.cost.is_some_and(|cost| self.could_pay(state, viewer, cost));
        Offer { face, left, affordable }
    }

    fn could_pay(&self, state: &State, viewer: Viewer, cost: Cost) -> bool {
        viewer.seat().is_some_and(|seat| self.purse(state, seat).covers(cost))
    }

    fn building_offer(&self, state: &State, viewer: Viewer, building: Building) -> BuildingOffer {
        let spec = self.content.building(building);
        let left = state.lots[building.index()];
        BuildingOffer {
            building,
            cost: spec.cost,
            defence: spec.defence,
            left,
            affordable: left > 0 && self.could_pay(state, viewer, spec.cost),
            reward_vp: spec.reward_vp,
            loot: spec.loot,
            text: self.building_text(building),
        }
    }

    fn achievement(&self, state: &State, achievement: Achievement) -> AchievementView {
        AchievementView {
            achievement,
            counts: state.seats().map(|seat| self.achieved(state, seat, achievement)).collect(),
            leaders: self.leaders(state, achievement).iter().collect(),
        }
    }

    fn player_view(&self, state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let settlement = &player.settlement;
        let own = viewer.is(seat);
        let known = state.known_hand(viewer.seat(), seat);
        let active = state.turn.active == seat && state.stage == Stage::Action;
        let pool = if active { state.turn.pool } else { [0, 0] };
        let tokens = Cost { beer: settlement.tokens_of(Resource::Beer), gold: settlement.tokens_of(Resource::Gold) };
        let purse = self.purse(state, seat);
        let means = if own {
            Cost { beer: purse.have(Resource::Beer).min(255) as u8, gold: purse.have(Resource::Gold).min(255) as u8 }
        } else {
            Cost { beer: tokens.beer.saturating_add(pool[0]), gold: tokens.gold.saturating_add(pool[1]) }
        };
        PlayerView {
            seat,
            score: player.score(),
            next_mark: self.content.scoring.asgard_marks.get(usize::from(player.marks)).copied(),
            hand_count: player.hand.len(),
            hand: own.then(|| player.hand.cards().map(|card| self.face(state, viewer, card)).collect()),
            known_hand: known,
            deck_count: player.deck.len(),
            unseen: player.hand.plus(&player.deck).minus(&known),
            discard: player.discard,
            played: player.played,
            owned: player.owned(),
            hall_level: settlement.level,
            upgrade_cost: self.content.hall(settlement.level).upgrade,
            building_limit: self.building_limit(state, seat),
            building_count: settlement.size() as u8,
            places: [Place::HALL]
                .into_iter()
                .chain(settlement.built.iter().filter(|place| !place.is_hall()))
                .map(|place| self.place_view(state, seat, place))
                .collect(),
            pool: Cost { beer: pool[0], gold: pool[1] },
            tokens,
            means,
            wild: if own { purse.wild().min(255) as u8 } else { 0 },
            area_defence: player.area_defence,
            missions: (0..OPEN_MISSIONS).map(|slot| self.mission_view(state, seat, slot)).collect(),
            completed: player.completed.len() as u8,
            closed: state.closed.contains(seat),
            attackable: state.stage == Stage::Action
                && seat != state.turn.active
                && self.open_player(state, seat).is_ok(),
            hits: if active { state.turn.hits } else { 0 },
            claimed: player.round.claimed,
            dismantled: player.round.dismantled,
            dragon_done: player.round.dragon,
            choosing: matches!(state.stage, Stage::Keeping(seats) if seats.contains(seat)),
            kept: own.then(|| player.kept.to_vec()),
        }
    }

    fn place_view(&self, state: &State, seat: Seat, place: Place) -> PlaceView {
        let settlement = &state.player(seat).settlement;
        let hall = self.content.hall(settlement.level);
        let laid = settlement.defences[place.index()];
        PlaceView {
            place,
            building: place.building(),
            printed_defence: self.printed_defence(state, seat, place),
            defence: self.place_defence(state, seat, place),
            beer: settlement.tokens_on(place, Resource::Beer),
            gold: settlement.tokens_on(place, Resource::Gold),
            under_construction: settlement.sites.has(place),
            damaged: settlement.damaged.has(place),
            laid: (0..DEFENCES)
                .flat_map(|index| std::iter::repeat_n(defence_card(index), usize::from(laid[index])))
                .collect(),
            reward_vp: place.building().map_or(hall.reward_vp, |building| self.content.building(building).reward_vp),
            reward_asgard: place.is_hall() && hall.reward_asgard,
            attackable: state.stage == Stage::Action && self.open_to_attack(state, seat, place).is_ok(),
        }
    }

    fn mission_view(&self, state: &State, seat: Seat, slot: usize) -> Option<MissionView> {
        let player = state.player(seat);
        let mission = player.missions[slot]?;
        let spec = self.content.mission(mission);
        let active = state.turn.active == seat && state.stage == Stage::Action;
        // Events count only in the turn of the player.
        let deeds = if active { state.turn.deeds[slot] } else { Default::default() };
        let (have, need) = match spec.requirement {
            Requirement::Bought { what } => (u8::from(deeds.bought(what)), 1),
            Requirement::HitBuilding { card_strength } => {
                (u8::from(deeds.hit_building && deeds.strongest >= card_strength), 1)
            }
            Requirement::HitTownHall => (u8::from(deeds.hit_town_hall), 1),
            Requirement::Spent { resource, amount } => (deeds.spent[resource.index()], amount),
            Requirement::Owns { building, amount } => (player.settlement.count(building), amount),
            Requirement::TownHallLevel { level } => (player.settlement.level, level),
        };
        Some(MissionView { mission, vp: spec.vp, have, need, met: have >= need, text: self.mission_text(mission) })
    }

    fn attack_view(&self, state: &State) -> Option<AttackView> {
        let attack = state.attack.as_ref()?;
        let target = attack.target;
        let strikers: Vec<StrikerView> = attack
            .strikers
            .iter()
            .map(|striker| StrikerView {
                card: striker.card,
                strength: self.striker_strength(state, striker, target),
                boost: striker.boost,
                nullified: striker.nullified,
            })
            .collect();
        let building = matches!(target, Target::Building { .. });
        let hits = state.turn.hits;
        Some(AttackView {
            attacker: state.turn.active,
            target: attack.target,
            strength: self.attack_strength(state),
            defence: self.target_defence(state, target),
            declared: state.tasks.last() == Some(&Task::React),
            reward_vp: match target {
                Target::Building { seat, place } => self.place_view(state, seat, place).reward_vp,
                Target::Undead { .. } => self.content.scoring.undead,
                Target::Dragon => 0,
            },
            table_now: self.content.attack_vp(hits),
            table_then: self.content.attack_vp(hits + u8::from(building)),
            repel_vp: if building { strikers.len() as u8 * self.content.scoring.repel_per_card } else { 0 },
            defender_hand: state.defender().map_or(0, |seat| state.player(seat).hand.len()),
            strikers,
        })
    }

    fn storage_view(&self, state: &State, step: u8) -> Option<StorageView> {
        let seat = state.first.left(step, self.players);
        let (place, range) = self.next_container(state, seat)?;
        Some(StorageView {
            seat,
            place,
            least: *range.start(),
            most: *range.end(),
            settled: state.holds.iter().map(|hold| (hold.place, hold.tokens)).collect(),
        })
    }
}
