//! Laying out the table: decks, tents, what everybody begins with.

use arrayvec::ArrayVec;
use engine::{Chance, Named, Seat, SeatSet, Set, Sink};

use crate::Champions;
use crate::content::TentKind;
use crate::event::Event;
use crate::names::{Destiny, Field, Foe, FoeKind, Journey, Merchant, Rune, Shore, Tent};
use crate::state::{Assignment, Decks, Fight, Goods, Player, Scene, ShoreState, Standing, State, Step, Trace};
use crate::warriors::Warriors;

impl Champions {
    /// The table before leaders are chosen.
    pub(crate) fn start(&self, mut chance: Chance, _sink: &mut impl Sink<Event>) -> State {
        let content = &self.content;
        let decks = self.shuffled_decks(&mut chance);
        let mut tents = Set::EMPTY;
        for (kind, count) in
            [(TentKind::Military, content.table.tents_military), (TentKind::Economic, content.table.tents_economic)]
        {
            let mut of_kind: ArrayVec<Tent, { Tent::COUNT }> =
                Tent::all().filter(|tent| content.tents[tent.index()].kind == kind).collect();
            chance.shuffle(&mut of_kind);
            of_kind.iter().take(count as usize).for_each(|tent| tents.insert(*tent));
        }
        let marker = Seat(chance.below(self.players.into()) as u8);
        let start = content.start;
        let player = Player {
            goods: Goods {
                food: start.food,
                wood: start.wood,
                coin: start.coin,
                favor: start.favor,
                blame: u8::from(self.distrust),
                glory: 0,
            },
            warriors: start.warriors(),
            workers: content.table.workers_start,
            ..Player::default()
        };
        let players: ArrayVec<Player, 4> = (0..self.players).map(|_| player.clone()).collect();
        let held = players.iter().fold(Warriors::NONE, |all, player| all + player.warriors);
        State {
            chance,
            round: 1,
            marker,
            step: Step::Leaders,
            // The player to the right of the first player chooses first, the first player last.
            actor: marker.right(1, self.players),
            players,
            tents,
            standing: Standing::default(),
            smiths: Warriors::NONE,
            smoked_food: 0,
            supply: content.dice_supply - held,
            huts_sold: 0,
            troll: None,
            draugr: [None; 2],
            shores: [ShoreState::default(); Shore::COUNT],
            open_runes: Set::EMPTY,
            merchant: None,
            crews: [Warriors::NONE; Field::COUNT],
            assignment: Assignment::default(),
            scene: Scene::Peace,
            fight: Fight::default(),
            decks,
            destiny_known: [SeatSet::EMPTY; Destiny::COUNT],
            destiny_traces: [Trace::default(); Destiny::COUNT],
        }
    }

    fn shuffled_decks(&self, chance: &mut Chance) -> Decks {
        let mut decks = self.full_decks();
        chance.shuffle(&mut decks.runes);
        chance.shuffle(&mut decks.destinies);
        chance.shuffle(&mut decks.merchants);
        chance.shuffle(&mut decks.trolls);
        chance.shuffle(&mut decks.draugr);
        chance.shuffle(&mut decks.journeys);
        chance.shuffle(&mut decks.monsters);
        decks
    }

    /// Every card, in the order of the box.
    pub(crate) fn full_decks(&self) -> Decks {
        let trolls = Foe::of_kind(FoeKind::Troll);
        let journeys = Journey::all();
        Decks {
            trolls: trolls
                .flat_map(|foe| std::iter::repeat_n(foe, self.content.troll_copies[foe.index()].into()))
                .collect(),
            draugr: Foe::of_kind(FoeKind::Draugr).collect(),
            monsters: Foe::of_kind(FoeKind::Monster).collect(),
            journeys: journeys
                .flat_map(|journey| std::iter::repeat_n(journey, self.content.journeys[journey.index()].count.into()))
                .collect(),
            runes: Rune::all().collect(),
            destinies: Destiny::all().collect(),
            merchants: Merchant::all().collect(),
            ..Decks::default()
        }
    }

    /// After the last leader is chosen: destinies are dealt and the first round begins.
    pub(crate) fn open_game(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players) {
            if let Some(destiny) = state.decks.destinies.pop() {
                self.keep_destiny(state, seat, destiny, sink);
            }
        }
        self.begin_round(state, sink);
    }
}
