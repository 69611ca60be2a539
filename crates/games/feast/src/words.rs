//! What the game says: questions, choices and log lines as message keys with their values.

use engine::{Ask, Progress, Seat, Text, Value};

use crate::Feast;
use crate::action::{Action, Place, Side};
use crate::cards::Card;
use crate::content::StripItem;
use crate::event::Event;
use crate::items::{Bundle, Item, dashed};
use crate::names::{Asked, Good, Piece, Ship, Space};
use crate::occupations::{CardTask, Change, Moment, Op, When};
use crate::state::{DiceTask, HOUSES, Pause, Phase, STONE_HOUSES, State, Task};

/// A question of this game.
pub(crate) type Question = engine::Question<Asked>;

/// A question whose sentence needs no values.
fn ask(ask: Ask, kind: Asked) -> Question {
    Question::new(ask, kind, format!("feast-ask-{kind}").as_str())
}

const PHASES: [&str; 7] = ["harvest", "weapon", "actions", "income", "breeding", "feast", "bonus"];

pub(crate) fn space_term(space: Space) -> String {
    format!("feast-space-{}", dashed(space.name()))
}

pub(crate) fn card_term(card: Card) -> String {
    format!("feast-card-{}", dashed(card.name()))
}

pub(crate) fn good_term(good: Good) -> String {
    Item::Good(good).term()
}

pub(crate) fn piece_term(piece: Piece) -> String {
    match piece {
        Piece::Good(good) => good_term(good),
        Piece::Special(special) => Item::Special(special).term(),
        other => format!("feast-resource-{}", other.name()),
    }
}

fn place_term(place: Place) -> String {
    match place {
        Place::Home => "feast-place-home".to_owned(),
        Place::Island(island) => format!("feast-island-{}", dashed(island.name())),
        Place::House(number) if (number as usize) < STONE_HOUSES => "feast-building-stone-house".to_owned(),
        Place::House(_) => "feast-building-long-house".to_owned(),
    }
}

/// Several items with their amounts, joined as the language joins.
fn amounts(bundle: &Bundle) -> Value {
    let some: Vec<Value> = bundle
        .iter()
        .filter(|(_, amount)| *amount > 0)
        .map(|(item, amount)| Text::new("feast-amount").number("count", amount).term("item", item.term()).into())
        .collect();
    if some.is_empty() { Text::new("feast-nothing").into() } else { Value::List(some) }
}

fn asked_in(pause: Pause) -> Asked {
    match pause {
        Pause::BeforeHarvest => Asked::BeforeHarvest,
        Pause::BeforeIncome => Asked::BeforeIncome,
        Pause::BeforeBreeding => Asked::BeforeBreeding,
        Pause::BeforeBonus => Asked::BeforeBonus,
        Pause::Between => Asked::Between,
        Pause::Final => Asked::Final,
    }
}

impl Feast {
    pub(crate) fn question(&self, state: &State, seat: Seat) -> Question {
        let Some(task) = self.owed_by(state, seat) else {
            return Question::new(Ask::Proceed, Asked::Over, "feast-over");
        };
        let count = |kind: Asked, of: &'static str, number: u8| {
            Question::new(Ask::Choose, kind, Text::new(format!("feast-ask-{kind}")).number(of, number))
        };
        match task {
            Task::Turn => {
                let prompt = Text::new("feast-ask-turn").number("vikings", state.player(seat).thing);
                Question::new(Ask::Place, Asked::Turn, prompt).detail("feast-ask-turn-detail")
            }
            Task::Pause(pause) => ask(Ask::Proceed, asked_in(pause)).detail("feast-ask-pause-detail"),
            Task::Laying { piece, .. } => {
                Question::new(Ask::Place, Asked::Lay, Text::new("feast-ask-lay").term("piece", piece_term(piece)))
                    .detail("feast-ask-lay-detail")
            }
            Task::Offers { cards, .. } => {
                let card = cards.cards().next().unwrap_or(Card(0));
                Question::new(Ask::Choose, Asked::Card, Text::new("feast-ask-card").term("card", card_term(card)))
            }
            Task::Choose { .. } => ask(Ask::Choose, Asked::Choose),
            Task::PayOneOf { space } => {
                Question::new(Ask::Pay, Asked::Pay, Text::new("feast-ask-pay").term("space", space_term(space)))
            }
            Task::MayExchange { space, branch, index } => {
                let (pay, gain) = self.exchange_of(space, branch, index);
                Question::new(
                    Ask::Choose,
                    Asked::Exchange,
                    Text::new("feast-ask-exchange").with("pay", amounts(&pay)).with("gain", amounts(&gain)),
                )
            }
            Task::Mountain { groups, .. } => {
                let most = groups.iter().max().copied().unwrap_or(0);
                let strips = groups.iter().filter(|group| **group > 0).count() as u8;
                let prompt = Text::new("feast-ask-mountain").number("most", most).number("strips", strips);
                Question::new(Ask::Choose, Asked::Mountain, prompt).detail("feast-ask-mountain-detail")
            }
            Task::Upgrade(upgrade) => {
                let prompt = Text::new("feast-ask-upgrade").number("left", upgrade.left).number("steps", upgrade.steps);
                Question::new(Ask::Choose, Asked::Upgrade, prompt).detail("feast-ask-upgrade-detail")
            }
            Task::Overseas { .. } => ask(Ask::Choose, Asked::Overseas),
            Task::Sale { left, .. } => count(Asked::Sale, "left", left),
            Task::Forge => ask(Ask::Choose, Asked::Forge),
            Task::Sail { most, .. } => count(Asked::Boats, "most", most),
            Task::Dice(dice) => self.ask_dice(state, seat, &dice),
            Task::Back { max, .. } => count(Asked::Back, "max", max),
            Task::Explore { .. } => ask(Ask::Choose, Asked::Explore),
            Task::Emigrate { discount, by_space, .. } => {
                let silver = self.emigration_price(state, seat, discount, by_space);
                count(Asked::Emigrate, "silver", silver)
            }
            Task::Swap => ask(Ask::Choose, Asked::Swap),
            Task::Play { left, .. } => count(Asked::Play, "left", left),
            Task::Feast => {
                let left = state.table.open_left();
                let prompt = Text::new("feast-ask-feast").number("left", left).number("cell", state.table.next + 1);
                Question::new(Ask::Place, Asked::Feast, prompt).detail("feast-ask-feast-detail")
            }
            Task::DiscardWeapons { count } => {
                Question::new(Ask::Pay, Asked::Discard, Text::new("feast-ask-discard").number("count", count))
            }
            Task::GiveAnimal { .. } => ask(Ask::Pay, Asked::Animal),
            Task::WhichShip { leaves, .. } => ask(Ask::Pay, if leaves { Asked::ShipLeaves } else { Asked::ShipOre }),
            Task::Card(card) => self.ask_card(card),
            _ => ask(Ask::Choose, Asked::Choose),
        }
    }

    fn ask_dice(&self, state: &State, seat: Seat, dice: &DiceTask) -> Question {
        let kind = match dice.rolls {
            0 => Asked::FirstRoll,
            _ if dice.kind.is_battle() => Asked::Battle,
            _ => Asked::Hunt,
        };
        let prompt = Text::new(format!("feast-ask-{kind}")).term("dice", dice_term(dice.kind.name()));
        if dice.rolls == 0 {
            return Question::new(Ask::Roll, kind, prompt);
        }
        let prompt = prompt
            .number("result", self.dice_result(state, seat, dice))
            .number("left", self.rolls_max(state, seat).saturating_sub(dice.rolls));
        Question::new(Ask::Roll, kind, prompt)
    }

    fn ask_card(&self, task: CardTask) -> Question {
        let card = match (task, task.card()) {
            (_, Some(card)) => card,
            (CardTask::WhichSails { .. }, None) => return ask(Ask::Choose, Asked::Sails),
            (_, None) => return ask(Ask::Choose, Asked::StartCard),
        };
        Question::new(Ask::Choose, Asked::Card, Text::new("feast-ask-card").term("card", card_term(card)))
    }

    pub(crate) fn exchange_of(&self, space: Space, branch: u8, index: u8) -> (Bundle, Bundle) {
        match self.effects(space, branch).get(index as usize) {
            Some(crate::content::Effect::MayExchange { pay, gain }) => (*pay, *gain),
            _ => (Bundle::default(), Bundle::default()),
        }
    }

    pub(crate) fn progress(&self, state: &State) -> Progress {
        let phase = match state.phase {
            Phase::NewViking | Phase::Harvest | Phase::Islands => 0,
            Phase::Weapon => 1,
            Phase::Actions | Phase::StartPlayer => 2,
            Phase::Income => 3,
            Phase::Breeding => 4,
            Phase::Feast => 5,
            Phase::Bonus | Phase::Mountains | Phase::Return => 6,
            Phase::Final | Phase::Over => PHASES.len() as u8,
        };
        Progress {
            round: state.round,
            rounds: self.length().rounds,
            phases: PHASES.iter().map(|phase| format!("feast-phase-{phase}")).collect(),
            phase,
            step: 0,
            steps: 0,
        }
    }

    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        let good = |key: &str, good: Good| Text::new(key).term("good", good_term(good));
        match action {
            Action::Go(space) => Text::new("feast-do-go").term("space", space_term(space)),
            Action::GoWith(space, vikings) => {
                Text::new("feast-do-go-with").term("space", space_term(space)).number("vikings", vikings)
            }
            Action::Copy(space) => Text::new("feast-do-copy").term("space", space_term(space)),
            Action::Pass => Text::new("feast-do-pass"),
            Action::Done => Text::new("feast-do-done"),
            Action::Lay(piece) => Text::new("feast-do-lay").term("piece", piece_term(piece)),
            Action::At { place, row, column, turn } => self.label_at(state, seat, place, row, column, turn),
            Action::Keep => Text::new("feast-do-keep"),
            Action::Buy(ship) => Text::new("feast-do-buy")
                .term("ship", Item::Ship(ship).term())
                .number("silver", self.content.ships[ship.index()].price),
            Action::Arm(ship, ore) => {
                Text::new("feast-do-arm").term("ship", Item::Ship(ship).term()).number("ore", ore)
            }
            Action::Fill(building, resource) => Text::new("feast-do-fill")
                .term("building", Item::Building(building).term())
                .term("resource", Item::Resource(resource).term()),
            Action::Use(card, option) => self.label_use(state, seat, card, option),
            Action::Play(card) => Text::new("feast-do-play")
                .term("card", card_term(card))
                .number("points", self.content.card(card).points),
            Action::Hold(card) => Text::new("feast-do-hold").term("card", card_term(card)),
            Action::Pick(option) => self.label_pick(state, seat, option),
            Action::With(resource) => Text::new("feast-do-with").term("resource", Item::Resource(resource).term()),
            Action::Mine { strip, count } => {
                let items = self.strip_items(state, strip as usize);
                let taken = StripItem::gain(&items[..items.len().min(count as usize)]);
                Text::new("feast-do-mine").number("strip", strip + 1).with("items", amounts(&taken))
            }
            Action::Up(from) => good("feast-do-up", from).term("to", self.better(state, seat, from)),
            Action::Further(from) => {
                good("feast-do-further", from).term("to", good_term(from.upgraded(1).unwrap_or(from)))
            }
            Action::Trade(from) => good("feast-do-up", from).term("to", good_term(from.upgraded(1).unwrap_or(from))),
            Action::Take(piece) => Text::new("feast-do-take").term("piece", piece_term(piece)),
            Action::Sail(boats, ore) => {
                let printed = self.content.ships[Ship::WhalingBoat.index()].printed_ore;
                Text::new("feast-do-sail")
                    .number("boats", boats)
                    .number("ore", boats.saturating_mul(printed).saturating_add(ore))
            }
            Action::Roll => Text::new("feast-do-roll"),
            Action::Succeed(weapons) => self.label_succeed(state, seat, weapons),
            Action::Fail => Text::new("feast-do-fail"),
            Action::Spend(boost) => {
                let term = match boost {
                    crate::action::Boost::Stone => Item::STONE.term(),
                    crate::action::Boost::LongSword => Item::Weapon(crate::names::Weapon::LongSword).term(),
                    crate::action::Boost::Spear => Item::Weapon(crate::names::Weapon::Spear).term(),
                };
                Text::new("feast-do-spend").term("item", term)
            }
            Action::Back(vikings) => Text::new("feast-do-back").number("vikings", vikings),
            Action::Explore(island) => {
                let lot = &state.islands[island.lot()];
                Text::new("feast-do-explore")
                    .term("island", place_term(Place::Island(island)))
                    .number("points", self.content.island_points[island.index()])
                    .number("silver", lot.silver)
            }
            Action::Emigrate(ship) => Text::new("feast-do-emigrate").term("ship", Item::Ship(ship).term()),
            Action::Serve(food, side) => {
                let key = if side == Side::Lengthwise { "feast-do-serve-long" } else { "feast-do-serve-short" };
                good(key, food).number("cells", self.width(food, side))
            }
            Action::ServeSilver => Text::new("feast-do-serve-silver"),
            Action::Skip => Text::new("feast-do-skip"),
            Action::Cell(cell) => Text::new("feast-do-cell").number("cell", cell + 1),
            Action::Ship(ship, ore) => {
                Text::new("feast-do-ship").term("ship", Item::Ship(ship).term()).number("ore", ore)
            }
            Action::Discard(weapon) => Text::new("feast-do-discard").term("weapon", Item::Weapon(weapon).term()),
            Action::Give(animal) => good("feast-do-give", animal),
            Action::Choose(space) => Text::new("feast-do-choose").term("space", space_term(space)),
            Action::Change(from, steps) => good("feast-do-change", from).number("steps", steps),
        }
    }

    fn label_at(&self, state: &State, seat: Seat, place: Place, row: u8, column: u8, turn: u8) -> Text {
        let number = match place {
            Place::House(number) if (number as usize) < HOUSES => {
                if (number as usize) < STONE_HOUSES {
                    number + 1
                } else {
                    number + 1 - STONE_HOUSES as u8
                }
            }
            _ => 0,
        };
        let text = Text::new("feast-do-at")
            .term("board", place_term(place))
            .number("number", number)
            .number("row", row + 1)
            .number("column", column + 1)
            .number("turn", turn % 4)
            .number("mirrored", turn / 4);
        // What the boards would pay and lose, so that a list of places can be read without the board.
        let (income, open) = self.after_laying(state, seat, place, (row, column, turn));
        text.number("income", income).number("open", open)
    }

    /// Income and open minus cells of one board once the piece lies there.
    fn after_laying(&self, state: &State, seat: Seat, place: Place, (row, column, turn): (u8, u8, u8)) -> (u8, i32) {
        let cover = self.cover(state, seat, place);
        let layout = self.layout(place);
        let laid = match self.owed_by(state, seat) {
            Some(Task::Laying { piece, from }) => {
                self.check_at(state, seat, piece, (place, row, column, turn), from).ok()
            }
            _ => None,
        };
        let covered = cover.covered | laid.unwrap_or_default();
        (layout.income(covered), layout.open_minus(covered) as i32)
    }

    fn better(&self, state: &State, seat: Seat, from: Good) -> String {
        let steps = match self.owed_by(state, seat) {
            Some(Task::Upgrade(task)) if task.to_blue => match from.colour() {
                crate::names::Colour::Orange => 3,
                crate::names::Colour::Red => 2,
                _ => 1,
            },
            Some(Task::Upgrade(task)) => task.steps,
            _ => 1,
        };
        good_term(from.upgraded(steps).unwrap_or(from))
    }

    fn label_use(&self, state: &State, seat: Seat, card: Card, option: u8) -> Text {
        let moment = match self.owed_by(state, seat) {
            Some(Task::Offers { moment, cards }) if cards.contains(card) => moment,
            _ => Moment::of(When::Anytime),
        };
        let label = |key: &'static str| Text::new(key).term("card", card_term(card));
        let Some((_, part)) = self.offered_part(card, &moment) else {
            return label("feast-do-use");
        };
        match part.options.get(option as usize) {
            Some(exchange) => {
                let price = self.part_price(state, part, option);
                let gain = amounts(&exchange.gain);
                if price.iter().all(|(_, amount)| amount == 0) {
                    return label("feast-do-use-gain").with("gain", gain);
                }
                label("feast-do-use-exchange").with("pay", amounts(&price)).with("gain", gain)
            }
            // Beside a gain to choose (Preacher) its name alone would not say which of the two it is.
            None if part.op == Op::TakeMountain && !part.options.is_empty() => {
                let key = if part.exact { "feast-do-use-mountain-all" } else { "feast-do-use-mountain" };
                label(key).number("most", part.amount)
            }
            None => label("feast-do-use"),
        }
    }

    fn label_pick(&self, state: &State, seat: Seat, option: u8) -> Text {
        match self.owed_by(state, seat) {
            Some(Task::Choose { space }) => Text::new(format!("feast-do-pick-{}-{option}", dashed(space.name()))),
            Some(Task::PayOneOf { .. }) => Text::new("feast-do-pick-knarr"),
            Some(Task::MayExchange { space, branch, index }) => {
                let (pay, gain) = self.exchange_of(space, branch, index);
                Text::new("feast-do-pick-exchange").with("pay", amounts(&pay)).with("gain", amounts(&gain))
            }
            Some(Task::Swap) => Text::new("feast-do-pick-swap"),
            Some(Task::Card(task)) => match task {
                CardTask::SwapReceived { .. } => Text::new("feast-do-pick-game-meat"),
                CardTask::InsteadOfAction { .. } => Text::new("feast-do-pick-upgrade"),
                CardTask::InsteadOfUpgrade { card } => {
                    let exchange = self.change_options(Card(card), Change::InsteadOfUpgrade).get(option as usize);
                    let (pay, gain) = exchange.map(|exchange| (exchange.cost, exchange.gain)).unwrap_or_default();
                    Text::new("feast-do-pick-exchange").with("pay", amounts(&pay)).with("gain", amounts(&gain))
                }
                CardTask::MoveServed { .. } => Text::new("feast-do-pick-fish"),
                CardTask::LayOre { .. } => Text::new("feast-do-pick-ore"),
                CardTask::UnloadOre { .. } => Text::new("feast-do-pick-unload").number("ore", option),
                CardTask::HowMany { .. } => Text::new("feast-do-pick-vikings").number("vikings", option),
                CardTask::InsteadOfHouseGood { .. } => Text::new("feast-do-pick-silverware"),
                CardTask::WhichSails { .. } => Text::new("feast-do-pick-sails").number("knarr", option),
                _ => Text::new("feast-do-pick-option").number("option", option),
            },
            _ => Text::new("feast-do-pick-option").number("option", option),
        }
    }

    fn label_succeed(&self, state: &State, seat: Seat, weapons: u8) -> Text {
        let Some(Task::Dice(dice)) = self.owed_by(state, seat) else {
            return Text::new("feast-do-succeed-free");
        };
        let weapon = self.content.dice[dice.kind.index()].weapon;
        let wood = self.wood_beside(state, seat, &dice, weapons).unwrap_or(0);
        let price = Bundle::new(&[(Item::Weapon(weapon), weapons), (Item::WOOD, wood)]);
        Text::new("feast-do-succeed").with("pay", amounts(&price))
    }

    pub(crate) fn tell(&self, event: &Event) -> Option<Text> {
        let by = |key: &str, seat: &Seat| Text::new(key).seat("seat", *seat);
        Some(match event {
            Event::Round { round } => Text::new("feast-log-round").number("round", *round),
            Event::Placed { seat, space, vikings, copied } => {
                let key = if copied.is_some() { "feast-log-copied" } else { "feast-log-placed" };
                by(key, seat).number("vikings", *vikings).term("space", space_term(copied.unwrap_or(*space)))
            }
            Event::Passed { seat } => by("feast-log-passed", seat),
            Event::Gained { seat, items } => by("feast-log-gained", seat).with("items", amounts(&items.0)),
            Event::Paid { seat, items } => by("feast-log-paid", seat).with("items", amounts(&items.0)),
            Event::Laid { seat, piece, board, .. } => {
                by("feast-log-laid", seat).term("piece", piece_term(*piece)).term("board", place_term(board.0))
            }
            Event::Armed { seat, ship } => by("feast-log-armed", seat).term("ship", Item::Ship(*ship).term()),
            Event::Bought { seat, ship, silver } => {
                by("feast-log-bought", seat).term("ship", Item::Ship(*ship).term()).number("silver", *silver)
            }
            Event::Filled { seat, building, resource } => by("feast-log-filled", seat)
                .term("building", Item::Building(*building).term())
                .term("resource", Item::Resource(*resource).term()),
            Event::Upgraded { seat, from, to } => {
                by("feast-log-upgraded", seat).term("from", good_term(*from)).term("to", good_term(*to))
            }
            Event::Rolled { seat, dice, roll, result, .. } => by("feast-log-rolled", seat)
                .term("dice", dice_term(dice.name()))
                .number("roll", *roll)
                .number("result", *result),
            Event::Succeeded { seat, dice } => by("feast-log-succeeded", seat).term("dice", dice_term(dice.name())),
            Event::Failed { seat, dice } => by("feast-log-failed", seat).term("dice", dice_term(dice.name())),
            Event::Mined { seat, strip, count } => {
                by("feast-log-mined", seat).number("strip", strip + 1).number("count", *count)
            }
            Event::VikingsBack { seat, space, vikings } => {
                by("feast-log-back", seat).number("vikings", *vikings).term("space", space_term(*space))
            }
            Event::Explored { seat, island, .. } => {
                by("feast-log-explored", seat).term("island", place_term(Place::Island(*island)))
            }
            Event::Emigrated { seat, ship, .. } => {
                by("feast-log-emigrated", seat).term("ship", Item::Ship(*ship).term())
            }
            Event::Drew { seat, card } => by("feast-log-drew", seat).term("card", card_term(*card)),
            Event::DrewHidden { seat } => by("feast-log-drew-hidden", seat),
            Event::Armoury { seat, weapon } => {
                by("feast-log-weapon", seat).term("weapon", Item::Weapon(*weapon).term())
            }
            Event::Played { seat, card } => by("feast-log-played", seat).term("card", card_term(*card)),
            Event::Used { seat, card } => by("feast-log-used", seat).term("card", card_term(*card)),
            Event::IslandTurned { island } => {
                Text::new("feast-log-turned").term("island", place_term(Place::Island(*island)))
            }
            Event::StartPlayer { seat } => by("feast-log-start-player", seat),
            Event::Income { seat, silver } => by("feast-log-income", seat).number("silver", *silver),
            Event::Born { seat, animal, young } => {
                by("feast-log-born", seat).term("animal", good_term(*animal)).number("young", *young)
            }
            Event::Expecting { seat, animal } => by("feast-log-expecting", seat).term("animal", good_term(*animal)),
            Event::Served { seat, good, cells } => by("feast-log-served", seat)
                .term("food", good.map_or_else(|| Item::SILVER.term(), good_term))
                .number("cells", *cells),
            Event::Penalty { seat, penalties } => by("feast-log-penalty", seat).number("penalties", *penalties),
            Event::StripOpened { strip } => Text::new("feast-log-strip").number("strip", strip + 1),
            Event::Over => Text::new("feast-log-over"),
            Event::Phase { .. } | Event::IslandSilver { .. } | Event::StripAged { .. } | Event::VikingsReturned => {
                return None;
            }
        })
    }
}

fn dice_term(name: &str) -> String {
    format!("feast-dice-{name}")
}
