//! A Feast for Odin, complete: rules only, no input or output.
//!
//! Where to start reading: [`State`] (what changes), [`Action`] (what can be decided), `run.rs` (the stack
//! of what is owed), then the subjects: `spaces.rs` (action spaces), `phases.rs` (the round),
//! `laying.rs` with `board.rs` and `layout.rs` (tiles on boards), `dice.rs`, `trade.rs`, `voyage.rs`,
//! `mountain.rs`, `banquet.rs`, `score.rs`, and `occupations/` (the 190 cards).
//!
//! Invariants: weapons and strips have no hidden order, chance is drawn when a card or strip is; the only
//! secrets are hands. Every decision is the top of `state.tasks`; nothing in the state is a pointer.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use feast::Feast;
//!
//! let title = Title::<Feast>::built_in()?;
//! let rules = title.rules(&title.setup(1, [])?)?;
//! let mut state = rules.start(Chance::real(Seed::from_number(1)), &mut Silent);
//! let mut actions = Vec::new();
//! for _ in 0..20 {
//!     let seat = rules.pending(&state).first().expect("the game has hardly begun");
//!     actions.clear();
//!     rules.legal_actions(&state, seat, &mut actions);
//!     rules.apply(&mut state, seat, actions[0], &mut Silent)?;
//! }
//! assert_eq!(rules.invariants(&state), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod answers;
mod anytime;
mod banquet;
mod board;
mod cards;
mod cells;
mod content;
mod dice;
mod event;
mod heuristic;
mod hidden;
mod items;
mod laying;
mod layout;
mod mountain;
mod names;
mod occupations;
mod packing;
mod phases;
mod prospects;
mod reading;
mod refusal;
mod run;
mod score;
mod shape;
mod solver;
mod spaces;
mod state;
mod supply;
mod tally;
mod trade;
mod view;
mod voyage;
mod words;

use engine::{
    Chance, ContentSet, Fast, Game, Illegal, OptionSpec, Outcome, Progress, Question, ScoreSheet, Seat, SeatSet, Setup,
    SetupError, Sink, Text, Viewer,
};

pub use action::{Action, Boost, Place, Side};
pub use cards::{Card, CardSet};
pub use event::Event;
pub use names::{Building, Dice, Good, Island, Named, Piece, Resource, Ship, Space, Special, Weapon};
pub use occupations::NOT_IN;
pub use state::{Phase, Player, State};
pub use view::View;

use content::{Content, Length};
use occupations::Deck;
use state::{House, PLAYERS_MAX, SpecialAt, Strip};

/// The rules of one table: content, players, length of the game and decks in use.
pub struct Feast {
    pub(crate) content: Content,
    pub(crate) players: u8,
    length: usize,
    /// Light cards of the decks in use.
    pub(crate) starting_cards: CardSet,
    /// Dark cards of the decks in use.
    dark_cards: CardSet,
    /// Alone, the starting card may be chosen instead of drawn.
    chosen_start: bool,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "length", values: &["long", "short"], players: (1, 4) },
    OptionSpec { key: "decks", values: &["a", "b", "c", "ab", "ac", "bc", "abc"], players: (1, 4) },
    OptionSpec { key: "starting_card", values: &["drawn", "chosen"], players: (1, 1) },
];

impl Feast {
    pub(crate) fn length(&self) -> &Length {
        &self.content.lengths[self.length]
    }

    /// The question of a seat.
    pub(crate) fn asked(&self, state: &State, seat: Seat) -> Option<state::Task> {
        state.tasks.last().filter(|owed| owed.seat == seat && state.phase != Phase::Over).map(|owed| owed.task)
    }
}

impl Game for Feast {
    const ID: &'static str = "feast";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (1, PLAYERS_MAX as u8);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const DECISIONS_MAX: u32 = 60_000;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn content_files() -> &'static [(&'static str, &'static str)] {
        reading::FILES
    }

    fn new(content: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let content = Content::read(content)?;
        let decks = setup.value("decks");
        let in_use = |card: &Card| {
            let letter = match content.card(*card).deck {
                Deck::A => 'a',
                Deck::B => 'b',
                Deck::C => 'c',
            };
            decks.contains(letter) && !NOT_IN.contains(card)
        };
        let starting_cards = Card::all().filter(|card| in_use(card) && content.card(*card).starting).collect();
        let dark_cards = Card::all().filter(|card| in_use(card) && !content.card(*card).starting).collect();
        let length = usize::from(setup.value("length") == "short");
        let chosen_start = setup.players() == 1 && setup.value("starting_card") == "chosen";
        Ok(Feast { content, players: setup.players(), length, starting_cards, dark_cards, chosen_start })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self, chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut state = State {
            chance,
            round: 1,
            phase: Phase::NewViking,
            start_player: Seat(0),
            turn: Seat(0),
            passed: SeatSet::EMPTY,
            last_placed: None,
            players: Default::default(),
            spaces: Default::default(),
            strips: Default::default(),
            islands: Default::default(),
            houses: Default::default(),
            sheds: Default::default(),
            specials: Default::default(),
            weapon_deck: Default::default(),
            weapon_discard: Default::default(),
            occupation_deck: self.dark_cards,
            copy_columns: [0; 2],
            tasks: Default::default(),
            using: Default::default(),
            dice: Default::default(),
            table: Default::default(),
        };
        for weapon in Weapon::ALL {
            let dealt = self.content.setup_weapons.iter().filter(|dealt| **dealt == weapon).count() as u8;
            state.weapon_deck[weapon] = self.content.weapon_cards[weapon.index()].saturating_sub(dealt * self.players);
        }
        let mut light = self.starting_cards;
        for seat in Seat::all(self.players) {
            let place = state.chance.below((light.len() as u32).max(1)) as usize;
            let player = state.player_mut(seat);
            player.thing = self.length().thing;
            for weapon in &self.content.setup_weapons {
                player.weapons[*weapon] += 1;
            }
            for (item, amount) in self.content.setup_goods.iter() {
                if let items::Item::Good(good) = item {
                    player.goods[good] += amount;
                }
            }
            if let Some(card) = light.nth(place).filter(|_| !self.chosen_start) {
                light.remove(card);
                player.hand.insert(card);
            }
        }
        if self.players == PLAYERS_MAX as u8 {
            state.copy_columns = [1 + state.chance.below(2) as u8, 3 + state.chance.below(2) as u8];
        }
        for _ in 0..self.content.open_strips[self.players as usize - 1] {
            self.open_strip(&mut state, sink);
        }
        state.start_player = Seat(state.chance.below(self.players.into()) as u8);
        state.turn = state.start_player;
        self.begin_phase(&mut state, sink);
        self.advance(&mut state, sink);
        if self.chosen_start {
            state.owe(Seat(0), state::Task::Card(occupations::CardTask::ChooseStart));
        }
        state
    }

    fn pending(&self, state: &State) -> SeatSet {
        if state.phase == Phase::Over {
            return SeatSet::EMPTY;
        }
        state.tasks.last().map_or(SeatSet::EMPTY, |owed| SeatSet::one(owed.seat))
    }

    fn question(&self, state: &State, seat: Seat) -> Question {
        self.ask(state, seat)
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(task) = self.asked(state, seat) {
            self.answers(state, seat, &task, actions);
            self.anytime_actions(state, seat, &task, actions);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(task) = self.asked(state, seat) else {
            return Err(refusal::because("feast-illegal-not-your-turn").into());
        };
        if self.is_beside(&task, action) {
            Ok(self.check_anytime(state, seat, &task, action)?)
        } else {
            Ok(self.check_answer(state, seat, &task, action)?)
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        let Some(task) = self.asked(state, seat) else {
            return Ok(());
        };
        if self.is_beside(&task, action) {
            self.apply_anytime(state, seat, action, sink);
        } else {
            state.tasks.pop();
            self.answer(state, seat, task, action, sink);
        }
        self.advance(state, sink);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        self.resample(state, viewer, source)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| self.result(state))
    }

    fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        self.sheet(state)
    }

    fn progress(&self, state: &State) -> Progress {
        self.where_it_stands(state)
    }

    fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        self.label(state, seat, action)
    }

    fn tell(&self, event: &Event) -> Option<Text> {
        self.line(event)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_invariants(state)
    }

    fn restock(&self, state: &mut State) {
        let mut elsewhere = CardSet::EMPTY;
        for seat in Seat::all(self.players) {
            elsewhere = elsewhere.union(state.player(seat).hand).union(state.player(seat).played);
        }
        state.occupation_deck = self.dark_cards.without(elsewhere);
        for weapon in Weapon::ALL {
            let held: u8 = Seat::all(self.players).map(|seat| state.player(seat).weapons[weapon]).sum();
            let all = self.content.weapon_cards[weapon.index()];
            state.weapon_deck[weapon] = all.saturating_sub(held).saturating_sub(state.weapon_discard[weapon]);
        }
        for special in Special::ALL {
            if let SpecialAt::Laid(seat) = state.specials[special]
                && !self.lies_somewhere(state, seat, special)
            {
                state.specials[special] = SpecialAt::Oval;
            }
        }
    }
}

impl Feast {
    /// Whether an action is one for any time and not the answer to the question.
    pub(crate) fn is_beside(&self, task: &state::Task, action: Action) -> bool {
        match action {
            Action::Lay(_) | Action::Buy(_) | Action::Arm(..) | Action::Fill(..) => true,
            Action::Use(card, _) => !matches!(task, state::Task::Offers { cards, .. } if cards.contains(&card.0)),
            _ => false,
        }
    }

    fn lies_somewhere(&self, state: &State, seat: Seat, special: Special) -> bool {
        let piece = Piece::Special(special);
        state.player(seat).home.tiles().any(|laid| laid.piece == piece)
            || state
                .islands
                .iter()
                .any(|lot| lot.owner == Some(seat) && lot.board.tiles().any(|laid| laid.piece == piece))
            || state
                .houses
                .iter()
                .any(|house| house.owner == Some(seat) && house.board.tiles().any(|laid| laid.piece == piece))
    }

    fn check_invariants(&self, state: &State) -> Result<(), String> {
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        for seat in Seat::all(self.players) {
            let player = state.player(seat);
            let standing: u8 = Space::ALL.iter().map(|space| state.vikings_on(seat, *space)).sum();
            let in_play = self.length().thing + state.round
                - u8::from(
                    state.phase == Phase::NewViking
                        && state.round > 1
                        && player.thing + standing < self.length().thing + state.round,
                );
            if state.phase >= Phase::Harvest && state.phase < Phase::Return {
                ensure(
                    player.thing + standing == in_play,
                    &format!("{seat}: Vikings on the Thing square and on spaces"),
                )?;
            }
            ensure(player.large_ships() <= self.content.limits.large_berths, &format!("{seat}: large ships"))?;
            ensure(player.home.is_consistent(), &format!("{seat}: home board"))?;
            ensure(player.hand.both(player.played).is_empty(), &format!("{seat}: a card in hand and played"))?;
            ensure(
                player.emigrated() * self.content.limits.cells_per_ship <= self.content.limits.banquet_cells,
                &format!("{seat}: emigrated ships"),
            )?;
            for place in self.places(state, seat) {
                let cover = self.cover(state, seat, place);
                ensure(self.layout(place).land.covers(cover.covered), &format!("{seat}: {place} covered outside"))?;
            }
        }
        let mut cards = state.occupation_deck;
        let mut count = cards.len();
        for seat in Seat::all(self.players) {
            let own = state.player(seat).hand.union(state.player(seat).played).without(self.starting_cards);
            count += own.len();
            cards = cards.union(own);
        }
        ensure(cards == self.dark_cards && count == self.dark_cards.len(), "every dark card is in one place")?;
        for weapon in Weapon::ALL {
            let held: u32 = Seat::all(self.players).map(|seat| u32::from(state.player(seat).weapons[weapon])).sum();
            let all = held + u32::from(state.weapon_deck[weapon]) + u32::from(state.weapon_discard[weapon]);
            ensure(all >= u32::from(self.content.weapon_cards[weapon.index()]), &format!("{weapon}: cards missing"))?;
        }
        for special in Special::ALL {
            if let SpecialAt::Laid(seat) = state.specials[special] {
                ensure(self.lies_somewhere(state, seat, special), &format!("{special}: lies nowhere"))?;
            }
        }
        ensure(state.islands.iter().all(|lot| lot.board.is_consistent()), "islands")?;
        ensure(state.houses.iter().all(|house| house.board.is_consistent()), "houses")?;
        for (number, house) in state.houses.iter().enumerate() {
            let rules = &self.content.buildings[House::kind(number).index()];
            ensure(house.wood <= rules.wood_slots && house.stone <= rules.stone_slots, "places of a house")?;
        }
        ensure(
            state
                .strips
                .iter()
                .all(|strip| !matches!(strip, Strip::Open(gone) if *gone as usize >= content::STRIP_ITEMS)),
            "an empty strip lies open",
        )?;
        ensure(state.phase == Phase::Over || !state.tasks.is_empty(), "nothing is owed")
    }
}
