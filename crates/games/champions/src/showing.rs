//! Showing a position: what each viewer's [`View`] holds, and where the game stands.

use engine::{Illegal, Named, Seat, Viewer};

use crate::Champions;
use crate::content::Purse;
use crate::names::{Colour, Destiny, Face, Field, Foe, Journey, Place, Rune, Ship, Shore};
use crate::state::{Errand, Scene, State, Step};
use crate::view::{
    AssignmentView, DecksView, DestinyView, FightLine, FightState, FoeView, JourneyView, MerchantView, Phase,
    PlaceView, PlayerView, ReservedFight, RuneView, SceneView, ShipView, ShoreView, StageView, Tone, TrophiesView,
    View,
};

impl Champions {
    pub(crate) fn view(&self, state: &State, viewer: Viewer) -> View {
        let decks = &state.decks;
        View {
            round: state.round,
            rounds: self.content.limits.rounds,
            phase: phase_of(state),
            marker: state.marker,
            players: Seat::all(self.players).map(|seat| self.player_view(state, viewer, seat)).collect(),
            places: Place::all().filter_map(|place| self.place_view(state, viewer, place)).collect(),
            troll: state.troll.map(|foe| self.foe_view(foe)),
            draugr: state.draugr.iter().map(|foe| foe.map(|foe| self.foe_view(foe))).collect(),
            shores: self.shores().map(|shore| self.shore_view(state, viewer, shore)).collect(),
            runes: state.open_runes.iter().map(|rune| self.rune_view(rune, false)).collect(),
            merchant: state
                .merchant
                .map(|merchant| MerchantView { merchant, cargo: self.content.merchants[merchant.index()] }),
            ships_for_sale: self.ships_for_sale(state).map(|ship| self.ship_view(ship)).collect(),
            supply: state.supply,
            decks: DecksView {
                trolls: decks.trolls.len() as u8,
                draugr: decks.draugr.len() as u8,
                monsters: decks.monsters.len() as u8,
                journeys: decks.journeys.len() as u8,
                runes: decks.runes.len() as u8,
                destinies: decks.destinies.len() as u8,
                merchants: decks.merchants.len() as u8,
                journeys_used: decks.journeys_used.to_vec(),
            },
            fights: self.fight_lines(state),
            assignment: viewer.seat().and_then(|seat| self.assignment_view(state, seat)),
            stage: self.stage_view(state),
            drawn: self.drawn_view(state, viewer),
        }
    }

    fn player_view(&self, state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let over = state.step == Step::Over;
        let own = viewer.is(seat);
        let known = |destiny: &Destiny| own || over || player.opened.contains(*destiny);
        PlayerView {
            leader: player.leader,
            glory: player.goods.glory,
            food: self.food_seen(state, viewer, seat),
            wood: player.goods.wood,
            coin: player.goods.coin,
            favor: player.goods.favor,
            blame: player.goods.blame,
            blame_glory: self.blame_glory(player.goods.blame),
            warriors: state.warriors_owned(seat),
            warriors_max: self.content.limits.warriors,
            workers: player.workers,
            idle: player.idle,
            hired: player.hired,
            ship: player.ship.map(|ship| self.ship_view(ship)),
            runes: player.runes.iter().map(|rune| self.rune_view(rune, player.used.contains(rune))).collect(),
            destiny_count: player.destinies.len() as u8,
            destinies: player
                .destinies
                .iter()
                .filter(known)
                .map(|destiny| self.destiny_view(state, viewer, seat, destiny))
                .collect(),
            trophies: (own || over || self.hall_of_glory).then(|| self.trophies_view(state, seat)),
            settled: state.step == Step::Assign && state.assignment.settled.contains(seat),
        }
    }

    /// Food at home. While a rival loads in secret, food aboard still looks as if it were at home.
    fn food_seen(&self, state: &State, viewer: Viewer, seat: Seat) -> u8 {
        let secret = state.step == Step::Assign && !state.assignment.in_turn && !viewer.is(seat);
        if secret { state.food_owned(seat) } else { state.player(seat).goods.food }
    }

    fn trophies_view(&self, state: &State, seat: Seat) -> TrophiesView {
        let player = state.player(seat);
        let of = |colour: Colour| {
            player.trophies.both(self.content.of_colour[colour.index()]).iter().map(|foe| self.foe_view(foe)).collect()
        };
        TrophiesView {
            trolls: player.trolls.iter().map(|foe| self.foe_view(*foe)).collect(),
            red: of(Colour::Red),
            blue: of(Colour::Blue),
            yellow: of(Colour::Yellow),
            sets: self.sets(player) as u8,
        }
    }

    fn destiny_view(&self, state: &State, viewer: Viewer, owner: Seat, destiny: Destiny) -> DestinyView {
        let card = self.content.destinies[destiny.index()];
        let measure = |seat: Seat| self.measure(state, seat, card.metric) as u8;
        let open = !card.metric.counts_trophies() || self.hall_of_glory || state.step == Step::Over;
        let rivals = Seat::all(self.players).filter(|seat| *seat != owner);
        DestinyView {
            destiny,
            glory_sole: card.glory_sole,
            glory_tied: card.glory_tied,
            own: viewer.is(owner).then(|| measure(owner)),
            rival: open.then(|| rivals.map(measure).max().unwrap_or(0)),
            opened: state.player(owner).opened.contains(destiny),
        }
    }

    fn place_view(&self, state: &State, viewer: Viewer, place: Place) -> Option<PlaceView> {
        if place.tent().is_some_and(|tent| !state.tents.contains(tent)) {
            return None;
        }
        let standing = state.stands_on(place);
        let seats = || Seat::all(self.players);
        let workers = match place {
            Place::HuntingGrounds => seats().flat_map(|seat| vec![seat; state.player(seat).hunting.into()]).collect(),
            Place::Beg => seats().flat_map(|seat| vec![seat; state.player(seat).begging.into()]).collect(),
            Place::WorkerHuts => seats().filter(|seat| state.player(*seat).in_huts).collect(),
            Place::PrivateLongship => seats()
                .filter(|seat| {
                    let berths = state.shores.iter().filter_map(|shore| shore.berth);
                    berths.clone().any(|berth| berth.seat == *seat && berth.ship.is_private())
                })
                .collect(),
            _ => standing.into_iter().collect(),
        };
        let stack = match place {
            Place::Swordsmith => Purse { swordsman: state.smiths.swordsman, ..Purse::default() },
            Place::Hafter => Purse { spearman: state.smiths.spearman, ..Purse::default() },
            Place::Blacksmith => Purse { axeman: state.smiths.axeman, ..Purse::default() },
            Place::Smokehouse => Purse { food: state.smoked_food, ..Purse::default() },
            _ => Purse::default(),
        };
        let (pay, gain) = self.price_and_gain(state, viewer, place);
        let refusal = viewer.seat().and_then(|seat| self.can_work(state, seat, place).err()).map(Illegal::key);
        let capacity = self.capacity_of_place(state, viewer, place);
        Some(PlaceView { place, tone: tone_of(place), workers, stack, pay, gain, capacity, refusal })
    }

    fn capacity_of_place(&self, state: &State, viewer: Viewer, place: Place) -> Option<u8> {
        let ship = match place {
            Place::SmallLongship => Ship::Small,
            Place::LargeLongship => Ship::Large,
            Place::PrivateLongship => state.player(viewer.seat()?).ship?,
            _ => return None,
        };
        Some(self.content.ships[ship.index()].capacity)
    }

    fn price_and_gain(&self, state: &State, viewer: Viewer, place: Place) -> (Purse, Purse) {
        let coin = |coin: u8| Purse { coin, ..Purse::default() };
        let nothing = Purse::default();
        match place {
            Place::MerchantShip => {
                let price =
                    viewer.seat().map_or(self.content.merchant_coin, |seat| self.merchant_price(state.player(seat)));
                let cargo = state.merchant.map_or(nothing, |merchant| self.content.merchants[merchant.index()]);
                (coin(price), cargo)
            }
            Place::Runesmith => (Purse { wood: self.content.rune_wood, ..nothing }, nothing),
            Place::JarlsLonghouse => (nothing, Purse { swordsman: 1, ..nothing }),
            Place::WorkerHuts => (coin(self.hut_price(state)), nothing),
            Place::SmallLongship => (self.hire_price(Ship::Small), nothing),
            Place::LargeLongship => (self.hire_price(Ship::Large), nothing),
            Place::Beg => (nothing, Purse { food: 1, ..nothing }),
            place => match place.tent() {
                Some(tent) => (self.content.tents[tent.index()].pay, self.content.tents[tent.index()].gain),
                None => (nothing, nothing),
            },
        }
    }

    pub(crate) fn foe_view(&self, foe: Foe) -> FoeView {
        let card = self.content.foes[foe.index()];
        FoeView {
            id: foe,
            family: foe.family(),
            kind: foe.kind(),
            colour: card.colour,
            attack: card.attack,
            defence: card.defence,
            reward: card.reward,
            forbids: card.forbids,
        }
    }

    fn rune_view(&self, rune: Rune, used: bool) -> RuneView {
        RuneView { rune, glory: self.content.rune_glory[rune.index()], used }
    }

    fn ship_view(&self, ship: Ship) -> ShipView {
        let card = self.content.ships[ship.index()];
        ShipView { ship, wood: card.wood, coin: card.coin, capacity: card.capacity, glory: card.glory }
    }

    fn shore_view(&self, state: &State, viewer: Viewer, shore: Shore) -> ShoreView {
        let space = state.shore(shore);
        let seen = space.journey_open || viewer.seat().is_some_and(|seat| space.seen_by.contains(seat));
        let open = space.berth.is_some_and(|berth| self.crew_is_open(state, viewer, berth.seat));
        ShoreView {
            shore,
            fed_by_one_food: self.content.shores[shore.index()].fed_by_one_food,
            monster: space.monster.map(|foe| self.foe_view(foe)),
            bounty: space.bounty,
            journey: space.journey.filter(|_| seen).map(|journey| self.journey_view(journey)),
            journey_open: space.journey_open,
            seen_by: if space.journey_open { Vec::new() } else { space.seen_by.iter().collect() },
            berth: space.berth,
            capacity: self.capacity(state, shore),
            crew: open.then(|| state.crew(shore.field())),
            food: open.then_some(space.food),
        }
    }

    fn journey_view(&self, journey: Journey) -> JourneyView {
        let card = self.content.journeys[journey.index()];
        JourneyView {
            journey,
            lose_food: card.lose_food,
            lose_warrior: card.lose_warrior,
            lose_either: card.lose_either,
        }
    }

    /// Crews are secret only while all choose at the same time.
    fn crew_is_open(&self, state: &State, viewer: Viewer, owner: Seat) -> bool {
        viewer.is(owner) || state.step != Step::Assign || state.assignment.in_turn
    }

    fn fight_lines(&self, state: &State) -> Vec<FightLine> {
        let current = state.scene.field();
        let begun = !matches!(state.scene, Scene::Peace | Scene::Hunt(_));
        let in_use = |field: &Field| field.shore().is_none_or(|shore| self.shore_in_use(shore));
        let line = |field: Field| {
            let foe = state.foe_at(field);
            let passed = begun && current.is_some_and(|current| field < current);
            let progress = match (passed, foe) {
                _ if begun && current == Some(field) && foe.is_some() => FightState::Now,
                (_, None) => FightState::Won,
                (true, Some(_)) => FightState::Unbeaten,
                (false, Some(_)) => FightState::Ahead,
            };
            FightLine { field, seat: state.owner(field), foe, state: progress }
        };
        Field::all().filter(in_use).map(line).collect()
    }

    fn assignment_view(&self, state: &State, seat: Seat) -> Option<AssignmentView> {
        if state.step != Step::Assign {
            return None;
        }
        let player = state.player(seat);
        let errand = state.assignment.next[seat.index()];
        let fights = Field::all().filter(|field| state.owner(*field) == Some(seat));
        Some(AssignmentView {
            in_turn: state.assignment.in_turn,
            home: player.warriors,
            food: player.goods.food,
            now: errand.target(),
            loading: errand.food && errand.target().is_some(),
            confirming: errand == Errand::CONFIRM,
            fights: fights.map(|field| self.reserved_view(state, seat, field)).collect(),
        })
    }

    fn reserved_view(&self, state: &State, seat: Seat, field: Field) -> ReservedFight {
        let crew = state.crew(field);
        let foe = state.foe_at(field);
        let forbidden = foe.and_then(|foe| self.content.foes[foe.index()].forbids);
        let fighting = crew.without(forbidden);
        let odds = foe.map_or(0.0, |foe| self.win_chance(state.player(seat).leader, fighting, foe));
        ReservedFight {
            field,
            foe: foe.map(|foe| self.foe_view(foe)),
            crew,
            food: field.shore().map_or(0, |shore| state.shore(shore).food),
            food_needed: field.shore().map_or(0, |shore| self.food_needed(shore, crew.total())),
            capacity: field.shore().map(|shore| self.capacity(state, shore)),
            forbidden,
            odds: permille(odds),
        }
    }

    fn stage_view(&self, state: &State) -> Option<StageView> {
        let scene = match state.scene {
            Scene::Peace => return None,
            Scene::Hunt(_) => SceneView::Hunt,
            Scene::March(_) | Scene::Kraken(_) | Scene::Monster(_) => SceneView::Fight,
            Scene::Depart(_) | Scene::Sail(_) => SceneView::Journey,
            Scene::Feed(_) => SceneView::Feed,
        };
        let seat = state.actor;
        let fight = state.fight;
        let crew = state.scene.field().map_or(state.player(seat).warriors, |field| state.crew(field));
        let rolled = matches!(state.step, Step::Rolled | Step::Losses { .. });
        let hits = self.hits(state.player(seat).leader, fight.dice, fight.reaction);
        let shields = fight.dice.showing(Face::Shield);
        let attack = fight.foe.map_or(0, |foe| self.content.foes[foe.index()].attack);
        let pending_hits = if state.step == Step::Rolled { hits } else { 0 };
        let (due, food_at_stake, _) = self.at_stake(state);
        Some(StageView {
            seat,
            scene,
            foe: fight.foe.map(|foe| self.foe_view(foe)),
            shore: state.scene.shore(),
            round: fight.round,
            damage: fight.damage,
            crew,
            food: state.scene.shore().map_or(0, |shore| state.shore(shore).food),
            dice: rolled.then_some(fight.dice),
            reaction: fight.reaction,
            hits,
            shields,
            damage_then: fight.damage.saturating_add(pending_hits),
            losses: if rolled { attack.saturating_sub(shields).min(crew.total()) } else { 0 },
            food_needed: state.scene.shore().map_or(0, |shore| self.food_needed(shore, crew.total())),
            due,
            due_food: food_at_stake > 0,
            odds: (state.step == Step::Rolled).then(|| self.stage_odds(state)).flatten(),
        })
    }

    fn drawn_view(&self, state: &State, viewer: Viewer) -> Vec<DestinyView> {
        match state.step {
            Step::Keep { drawn } | Step::Bury { drawn } if viewer.is(state.actor) => {
                drawn.iter().map(|destiny| self.destiny_view(state, viewer, state.actor, destiny)).collect()
            }
            _ => Vec::new(),
        }
    }
}

pub(crate) fn phase_of(state: &State) -> Phase {
    match state.step {
        Step::Leaders => Phase::Leaders,
        Step::Assign => Phase::Assign,
        Step::LastRunes => Phase::LastRunes,
        Step::Over => Phase::Over,
        _ if state.scene == Scene::Peace => Phase::Place,
        _ => Phase::Fight,
    }
}

fn tone_of(place: Place) -> Tone {
    match place {
        Place::Swordsmith
        | Place::Hafter
        | Place::Blacksmith
        | Place::Smokehouse
        | Place::MerchantShip
        | Place::Runesmith => Tone::Blue,
        Place::Troll | Place::Draugr1 | Place::Draugr2 | Place::HuntingGrounds => Tone::Red,
        Place::SmallLongship | Place::LargeLongship | Place::PrivateLongship => Tone::BrownRed,
        _ => Tone::Brown,
    }
}

pub(crate) fn permille(chance: f32) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}
