//! What one viewer may know, ready to be drawn: the chart with influence island by island, fury and what
//! runes pay now, clan boards, rows, hands, and the enemy board of the solo game.

use engine::{Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::TinyEpic;
use crate::content::{Bag, Deed, Icon, Need, Strength};
use crate::names::{Board, Card, Clan, Favor, God, Island, Place, Resource, Rune};
use crate::stakes::FightView;
use crate::state::{ClanState, End, Face, Phase, State, Task};

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub players: u8,
    pub mode: Mode,
    pub phase: Phase,
    pub era: u8,
    pub eras: Vec<EraView>,
    /// Who holds the chieftain marker.
    pub first: Seat,
    pub turn: Seat,
    /// The circle in which hands go round, clockwise; nobody alone.
    pub circle: Vec<Clan>,
    /// What is being decided, in the midst of a turn.
    pub now: Option<Task>,
    pub gods: Vec<GodView>,
    /// The four actions of the era board.
    pub dedications: Vec<StackView>,
    pub rows: [Vec<FavorView>; 2],
    pub islands: Vec<IslandView>,
    pub docks: Vec<DockView>,
    pub fjords: Vec<FjordView>,
    pub routes: Vec<RouteView>,
    pub clans: Vec<ClanView>,
    pub enemy: Option<EnemyView>,
    pub battle: Option<BattleView>,
    pub deck: u8,
    pub discard: Vec<Card>,
    pub invaders: InvadersView,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Solo,
    /// Two players and the neutral clan.
    Duel,
    Clans,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EraView {
    pub cards: u8,
    pub passes_left: bool,
    pub raid_steel: u8,
}

/// A god in play, with what its rune would pay if the game ended now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GodView {
    pub god: God,
    pub rune: Rune,
    pub fury: u8,
    /// 1 to 3; gods of equal fury share the lower place.
    pub rank: u8,
    pub island_points: u8,
    pub favor_points: u8,
    pub boon: Deed,
    pub villages: u8,
    pub villages_most: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StackView {
    pub deed: Deed,
    pub villages: u8,
    pub villages_most: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FavorView {
    pub favor: Favor,
    /// By type: wealth, mystery, nature.
    pub runes: [u8; 3],
    pub bag: Bag,
    /// Points at the end if the gods stood as now.
    pub points_now: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct IslandView {
    pub island: Island,
    pub rune: Rune,
    pub outer: bool,
    pub x: f32,
    pub y: f32,
    /// Whose rune it is; nobody's: it lies on the island.
    pub holder: Option<Clan>,
    /// Clans with influence, most first.
    pub influence: Vec<InfluenceView>,
    pub neighbours: Vec<Island>,
}

/// Influence and the parts it comes from.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct InfluenceView {
    pub clan: Clan,
    pub total: u8,
    pub settlers: u8,
    pub temple: bool,
    pub boats: u8,
    pub boots: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DockView {
    pub dock: Place,
    pub island: Island,
    pub x: f32,
    pub y: f32,
    pub fjords: [Place; 2],
    pub ferry: Option<Place>,
    pub village: bool,
    pub boat: Option<BoatView>,
    pub chieftain: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BoatView {
    pub clan: Clan,
    /// Its number, for the notation `b1` to `b4`; 0 for the enemy's.
    pub boat: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FjordView {
    pub fjord: Place,
    pub x: f32,
    pub y: f32,
    pub edge: bool,
    pub boats: Vec<BoatView>,
    pub fjords: Vec<Place>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RouteView {
    pub docks: Vec<Place>,
    /// Where a route that leaves the board meets its edge.
    pub edge_point: Option<[f32; 2]>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ClanView {
    pub seat: Seat,
    pub resources: [u8; 3],
    pub resources_most: u8,
    pub settlers_home: u8,
    pub boat_slots: Vec<SlotView>,
    pub temple_slots: Vec<SlotView>,
    pub boats: Vec<Place>,
    pub villages: u8,
    pub favors: u8,
    /// Only the owner's, and everybody's at the end.
    pub favor_cards: Option<Vec<FavorView>>,
    pub hand: u8,
    pub hand_cards: Option<Vec<CardView>>,
    /// Cards kept so far in the draft.
    pub kept: u8,
    pub kept_cards: Option<Vec<CardView>>,
    /// Has chosen in this round of the draft.
    pub chosen: bool,
    pub chosen_card: Option<Card>,
    pub row: Vec<RowView>,
    pub active_runes: [u8; 3],
    pub island_runes: [u8; 3],
    /// What a harvest adds: food by boats, free resources by temples.
    pub harvest_food: u8,
    pub harvest_free: u8,
    pub island_points: i32,
    pub favor_points: Option<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SlotView {
    pub wood: u8,
    pub built: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RowView {
    pub face: Face,
    /// Not shown of a secret card of another player.
    pub card: Option<CardView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardView {
    pub card: Card,
    pub rune: Rune,
    pub strength: Strength,
    /// As it would count if it fought now.
    pub strength_now: u8,
    pub leader: Deed,
    pub need: Need,
    pub rune_action: Deed,
    /// Whether the runes for its rune action are there, its own included.
    pub rune_ready: bool,
    /// Its chances if it fought now; only of the viewer's own hand.
    pub fight: Option<FightView>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BattleView {
    pub starter: Clan,
    pub favor: FavorView,
    pub end: End,
    pub fighters: Vec<Clan>,
    pub bonus: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct InvadersView {
    pub count: u8,
    pub last: Option<Card>,
}

/// The enemy clan of the solo game; of the neutral clan only what lies on the chart is known.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EnemyView {
    pub board: Board,
    pub chieftain: Place,
    pub chieftain_sail: u8,
    pub settlers_home: u8,
    pub boats_home: u8,
    pub temples_home: u8,
    pub tracks: [u8; 3],
    pub icons: Vec<IconView>,
    /// Its own action for each rune.
    pub rune_actions: [Deed; 3],
    pub deck: u8,
    pub leader_row: Vec<CardView>,
    pub battle_row: Vec<RowView>,
    pub favors: u8,
    pub favor_cards: Option<Vec<FavorView>>,
    pub active_runes: [u8; 3],
    pub island_points: i32,
    pub favor_points: Option<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct IconView {
    pub track: Resource,
    pub space: u8,
    pub icon: Icon,
    /// Reached, and still to happen in this turn.
    pub fired: bool,
}

impl TinyEpic {
    pub(crate) fn view(&self, state: &State, viewer: Viewer) -> View {
        let mode = match self.players {
            1 => Mode::Solo,
            2 => Mode::Duel,
            _ => Mode::Clans,
        };
        let stack = |villages| (villages, self.content.dedications_per_stack);
        View {
            players: self.players,
            mode,
            phase: state.phase,
            era: state.era,
            eras: self
                .content
                .eras
                .map(|era| EraView { cards: era.cards, passes_left: era.passes_left, raid_steel: era.raid_steel })
                .to_vec(),
            first: state.first,
            turn: state.turn,
            circle: if self.is_solo() { Vec::new() } else { self.circle(state).to_vec() },
            now: state.tasks.last().copied().filter(|task| task.decider().is_some()),
            gods: Rune::all().map(|rune| self.god_view(state, rune)).collect(),
            dedications: (0..4)
                .map(|index| {
                    let (villages, villages_most) = stack(state.action_stacks[index]);
                    StackView { deed: self.content.dedications[index], villages, villages_most }
                })
                .collect(),
            rows: [0, 1].map(|row| state.rows[row].iter().map(|favor| self.favor_view(state, *favor)).collect()),
            islands: self.chart.islands.iter().map(|island| self.island_view(state, island)).collect(),
            docks: self.chart.docks.iter().map(|dock| self.dock_view(state, dock)).collect(),
            fjords: self.chart.fjords.iter().map(|fjord| self.fjord_view(state, *fjord)).collect(),
            routes: self
                .routes
                .iter()
                .map(|route| RouteView { docks: route.docks.clone(), edge_point: route.edge_point })
                .collect(),
            clans: Seat::all(self.players).map(|seat| self.clan_view(state, seat, viewer)).collect(),
            enemy: self.is_solo().then(|| self.enemy_view(state)),
            battle: state.battle.map(|battle| BattleView {
                starter: battle.starter,
                favor: self.favor_view(state, battle.favor),
                end: battle.end,
                fighters: Seat::all(self.players).filter(|seat| battle.has(*seat)).map(Clan::of).collect(),
                bonus: battle.bonus,
            }),
            deck: state.deck.len() as u8,
            discard: state.discard.iter().collect(),
            invaders: InvadersView { count: state.invaders.len() as u8, last: state.last_invader },
        }
    }

    fn god_view(&self, state: &State, rune: Rune) -> GodView {
        let rank = self.rank(state, rune);
        GodView {
            god: state.gods[rune.index()],
            rune,
            fury: state.fury[rune.index()],
            rank: rank as u8 + 1,
            island_points: self.content.island_points[rank],
            favor_points: self.content.favor_points[rank],
            boon: self.boon(state, rune),
            villages: state.god_stacks[rune.index()],
            villages_most: self.content.dedications_per_stack,
        }
    }

    fn favor_view(&self, state: &State, favor: Favor) -> FavorView {
        let card = self.content.favor(favor);
        let points_now =
            Rune::all().map(|rune| card.runes[rune.index()] * self.content.favor_points[self.rank(state, rune)]).sum();
        FavorView { favor, runes: card.runes, bag: card.bag, points_now }
    }

    fn island_view(&self, state: &State, island: Island) -> IslandView {
        let chart = self.chart.island(island);
        let mut influence: Vec<InfluenceView> = self
            .all_clans()
            .map(|clan| InfluenceView {
                clan,
                total: self.influence(state, clan, island),
                settlers: state.settlers(clan, island),
                temple: state.has_temple(clan, island),
                boats: self.docked_boats(state, clan, island),
                boots: self.has_boots(state, clan, island),
            })
            .filter(|view| view.total > 0)
            .collect();
        influence.sort_by_key(|view| std::cmp::Reverse(view.total));
        IslandView {
            island,
            rune: chart.rune,
            outer: chart.outer,
            x: chart.x,
            y: chart.y,
            holder: state.holders[island],
            influence,
            neighbours: chart.neighbours.iter().collect(),
        }
    }

    fn boats_at(&self, state: &State, place: Place) -> Vec<BoatView> {
        let own = Seat::all(self.players).flat_map(|seat| {
            let boats = state.clan(seat).boats.into_iter().enumerate();
            boats.filter(|(_, boat)| *boat == place).map(move |(index, _)| (seat, index)).collect::<Vec<_>>()
        });
        let mut boats: Vec<BoatView> =
            own.map(|(seat, index)| BoatView { clan: Clan::of(seat), boat: index as u8 + 1 }).collect();
        if place.is_dock() && state.enemy.boats.contains(place) {
            boats.push(BoatView { clan: Clan::ENEMY, boat: 0 });
        }
        boats
    }

    fn dock_view(&self, state: &State, dock: Place) -> DockView {
        let chart = self.chart.dock(dock);
        DockView {
            dock,
            island: chart.island,
            x: chart.x,
            y: chart.y,
            fjords: chart.fjords,
            ferry: chart.ferry,
            village: state.villages.contains(dock),
            boat: self.boats_at(state, dock).into_iter().next(),
            chieftain: self.is_solo() && state.enemy.chieftain == dock,
        }
    }

    fn fjord_view(&self, state: &State, fjord: Place) -> FjordView {
        let chart = self.chart.fjord(fjord);
        let touches = |other: &Place| chart.fjords & (1 << other.fjord_index()) != 0;
        FjordView {
            fjord,
            x: chart.x,
            y: chart.y,
            edge: chart.edge,
            boats: self.boats_at(state, fjord),
            fjords: self.chart.fjords.iter().copied().filter(touches).collect(),
        }
    }

    pub(crate) fn card_view(&self, state: &State, clan: Clan, card: Card, lies_open: bool) -> CardView {
        let viking = self.content.viking(card);
        let mut runes = self.active_runes(state, clan);
        let boost_runes = viking.strength.of.is_some_and(|boost| boost.resource().is_none());
        let mut strength_now = self.strength(state, clan, card);
        if !lies_open {
            // Once it is face up its own rune counts.
            runes[viking.rune.index()] += 1;
            let counts = viking.strength.of.is_some_and(|boost| boost.rune().is_none_or(|rune| rune == viking.rune));
            if boost_runes && counts {
                strength_now += viking.strength.per;
            }
        }
        CardView {
            card,
            rune: viking.rune,
            strength: viking.strength,
            strength_now,
            leader: viking.leader,
            need: viking.need,
            rune_action: viking.rune_action,
            rune_ready: viking.need.met_by(runes),
            fight: None,
        }
    }

    fn clan_view(&self, state: &State, seat: Seat, viewer: Viewer) -> ClanView {
        let clan: &ClanState = state.clan(seat);
        let id = Clan::of(seat);
        let own = viewer.is(seat);
        let open = own || state.phase == Phase::Over;
        let card = |card: Card| self.card_view(state, id, card, false);
        let hand_card = |each: Card| {
            let view = card(each);
            CardView { fight: self.stakes(state, seat, &view), ..view }
        };
        let drafting = state.phase == Phase::Draft;
        let slots = |costs: &[u8], built: &dyn Fn(usize) -> bool| {
            costs.iter().enumerate().map(|(slot, wood)| SlotView { wood: *wood, built: built(slot) }).collect()
        };
        let (free, food) = self.harvest_parts(state, seat, 0);
        ClanView {
            seat,
            resources: clan.resources,
            resources_most: self.content.resources_most,
            settlers_home: self.content.settlers - clan.settlers_out(),
            boat_slots: slots(&self.content.boat_costs, &|slot| clan.boats[slot] != Place::ASHORE),
            temple_slots: slots(&self.content.temple_costs, &|slot| clan.temple_slots[slot]),
            boats: clan.boats.to_vec(),
            villages: clan.villages,
            favors: clan.favors.len() as u8,
            favor_cards: open.then(|| clan.favors.iter().map(|favor| self.favor_view(state, *favor)).collect()),
            hand: clan.hand.len() as u8,
            hand_cards: own.then(|| clan.hand.iter().map(hand_card).collect()),
            kept: if drafting { clan.picks.len() as u8 } else { 0 },
            kept_cards: (own && drafting).then(|| clan.picks.iter().copied().map(card).collect()),
            chosen: clan.pick.is_some(),
            chosen_card: clan.pick.filter(|_| own),
            row: clan
                .row
                .iter()
                .map(|played| {
                    let shown = own || played.face != Face::Down;
                    let view = || self.card_view(state, id, played.card, played.face == Face::Up);
                    RowView { face: played.face, card: shown.then(view) }
                })
                .collect(),
            active_runes: self.active_runes(state, id),
            island_runes: self.island_runes(state, id),
            harvest_food: food,
            harvest_free: free,
            island_points: Rune::all().map(|rune| self.island_points(state, id, rune)).sum(),
            favor_points: open.then(|| Rune::all().map(|rune| self.favor_points(state, id, rune)).sum()),
        }
    }

    fn enemy_view(&self, state: &State) -> EnemyView {
        let enemy = &state.enemy;
        let board = self.enemy_board();
        let over = state.phase == Phase::Over;
        let card = |card: &Card| self.card_view(state, Clan::ENEMY, *card, true);
        let hidden = self.enemy_hidden_card(state).is_some();
        let battle_row = enemy.battle_row.iter().enumerate().map(|(index, played)| {
            let secret = hidden && index + 1 == enemy.battle_row.len();
            let face = if secret { Face::Down } else { Face::Up };
            RowView { face, card: (!secret).then(|| card(played)) }
        });
        let icons = board.tracks.iter().enumerate().flat_map(|(track, spaces)| {
            spaces.iter().enumerate().filter_map(move |(space, icon)| {
                let fired = enemy.fired[track] & (1 << space) != 0;
                icon.map(|icon| IconView { track: Resource(track as u8), space: space as u8, icon, fired })
            })
        });
        EnemyView {
            board: self.board,
            chieftain: enemy.chieftain,
            chieftain_sail: board.chieftain_sail,
            settlers_home: self.content.enemy.settlers - enemy.settlers.array().iter().sum::<u8>(),
            boats_home: self.boats_at_home(state),
            temples_home: self.temples_at_home(state),
            tracks: enemy.tracks,
            icons: icons.collect(),
            rune_actions: board.runes,
            deck: enemy.deck.len() as u8,
            leader_row: enemy.leader_row.iter().map(card).collect(),
            battle_row: battle_row.collect(),
            favors: enemy.favors.len() as u8,
            favor_cards: over.then(|| enemy.favors.iter().map(|favor| self.favor_view(state, *favor)).collect()),
            active_runes: self.active_runes(state, Clan::ENEMY),
            island_points: Rune::all().map(|rune| self.island_points(state, Clan::ENEMY, rune)).sum(),
            favor_points: over.then(|| Rune::all().map(|rune| self.favor_points(state, Clan::ENEMY, rune)).sum()),
        }
    }
}
