//! What the game says: questions, choices and log lines as message keys with their values.

use engine::{Ask, Progress, Seat, Text, Value};

use crate::Champions;
use crate::action::Action;
use crate::content::Purse;
use crate::event::Event;
use crate::names::{Asked, Destiny, Face, Field, Foe, Good, Journey, Leader, Place, Rune, Ship, Shore, Weapon};
use crate::showing::phase_of;
use crate::state::{Scene, State, Step};
use crate::view::Phase;
use crate::warriors::{Dice, Loss, Warriors};

/// A question of this game.
pub(crate) type Question = engine::Question<Asked>;

/// A question whose sentence needs no values.
fn ask(ask: Ask, kind: Asked) -> Question {
    Question::new(ask, kind, format!("champions-ask-{kind}").as_str())
}

fn ask_ready(state: &State) -> Question {
    match (state.scene, state.fight.foe) {
        (Scene::Hunt(_), _) => ask(Ask::Proceed, Asked::ReadyHunt),
        (Scene::Feed(_), _) => ask(Ask::Proceed, Asked::ReadyFeed),
        (_, foe) => {
            let prompt = Text::new("champions-ask-ready").term("foe", foe.unwrap_or(Foe::KRAKEN).term());
            Question::new(Ask::Proceed, Asked::Ready, prompt)
        }
    }
}

impl Champions {
    pub(crate) fn progress(&self, state: &State) -> Progress {
        let names: &[&str] = match phase_of(state) {
            Phase::Leaders => &["leaders", "place", "assign", "fight", "cleanup"],
            Phase::LastRunes | Phase::Over => &["place", "assign", "fight", "cleanup", "end"],
            _ => &["place", "assign", "fight", "cleanup"],
        };
        let phase = match phase_of(state) {
            Phase::Leaders | Phase::Place => 0,
            Phase::Assign => 1,
            Phase::Fight => 2,
            Phase::LastRunes => 4,
            Phase::Over => 5,
        };
        let workers: u8 = state.players.iter().map(|player| player.workers).sum();
        let idle: u8 = state.players.iter().map(|player| player.idle).sum();
        let (step, steps) = match phase_of(state) {
            Phase::Place => ((workers - idle + 1).min(workers), workers),
            _ => (0, 0),
        };
        Progress {
            round: state.round,
            rounds: self.content.limits.rounds,
            phases: names.iter().map(|name| format!("champions-phase-{name}")).collect(),
            phase,
            step,
            steps,
        }
    }

    pub(crate) fn question(&self, state: &State, seat: Seat) -> Question {
        if !self.pending(state).contains(seat) {
            return ask(Ask::React, Asked::Interrupt);
        }
        match state.step {
            Step::Leaders => ask(Ask::Choose, Asked::Leader).detail("champions-ask-leader-detail"),
            Step::Place => Question::new(
                Ask::Place,
                Asked::Place,
                Text::new("champions-ask-place").number("idle", state.player(seat).idle),
            ),
            Step::Harbour { ship } => {
                Question::new(Ask::Place, Asked::Harbour, Text::new("champions-ask-harbour").term("ship", ship.term()))
                    .detail(Text::new("champions-ask-harbour-detail").number("capacity", self.ship_capacity(ship)))
            }
            Step::TakeRune => ask(Ask::Choose, Asked::Rune),
            Step::Church => ask(Ask::Pay, Asked::Church),
            Step::Build => ask(Ask::Choose, Asked::Build).detail("champions-ask-build-detail"),
            Step::Market { .. } => ask(Ask::Assign, Asked::Market).detail("champions-ask-market-detail"),
            Step::Beggar { left } => {
                Question::new(Ask::Proceed, Asked::Beggar, Text::new("champions-ask-beggar").number("left", left))
            }
            Step::Recruit { .. } => {
                let room = self.content.limits.warriors - state.player(seat).warriors.total();
                Question::new(Ask::Choose, Asked::Recruit, Text::new("champions-ask-recruit").number("room", room))
            }
            Step::Look { .. } => ask(Ask::Choose, Asked::Look).detail("champions-ask-look-detail"),
            Step::Draw => ask(Ask::Proceed, Asked::Draw),
            Step::Keep { .. } => ask(Ask::Choose, Asked::Keep).detail("champions-ask-keep-detail"),
            Step::Bury { .. } => ask(Ask::Choose, Asked::Bury),
            Step::Assign => self.ask_errand(state, seat),
            Step::Ready => ask_ready(state),
            Step::Rolled => self.ask_roll(state, seat),
            Step::Losses { count } => {
                let foe = state.fight.foe.map_or(Foe::KRAKEN, |foe| foe);
                Question::new(
                    Ask::Pay,
                    Asked::Losses,
                    Text::new("champions-ask-losses").number("count", count).term("foe", foe.term()),
                )
            }
            Step::Triumph { glory } => {
                Question::new(Ask::React, Asked::Triumph, Text::new("champions-ask-triumph").number("glory", glory / 2))
            }
            Step::Blame => ask(Ask::Choose, Asked::Blame).detail("champions-ask-blame-detail"),
            Step::Journey => {
                let journey = state.scene.shore().and_then(|shore| state.shore(shore).journey);
                let journey = journey.map_or(Journey::AllQuiet, |journey| journey);
                Question::new(
                    Ask::React,
                    Asked::Journey,
                    Text::new("champions-ask-journey").term("journey", journey.term()),
                )
            }
            Step::Toll { count, .. } => {
                Question::new(Ask::Pay, Asked::Toll, Text::new("champions-ask-toll").number("count", count))
            }
            Step::Starve { count } => {
                Question::new(Ask::Pay, Asked::Starve, Text::new("champions-ask-starve").number("count", count))
            }
            Step::LastRunes => ask(Ask::Proceed, Asked::LastRunes),
            Step::Over => Question::new(Ask::Proceed, Asked::Over, "champions-over"),
        }
    }

    fn ship_capacity(&self, ship: Ship) -> u8 {
        self.content.ships[ship.index()].capacity
    }

    fn ask_errand(&self, state: &State, seat: Seat) -> Question {
        let errand = state.assignment.next[seat.index()];
        let Some(field) = errand.target() else {
            return ask(Ask::Commit, Asked::Settle).detail("champions-ask-settle-detail");
        };
        let foe = state.foe_at(field).unwrap_or(Foe::KRAKEN);
        let ask = if state.assignment.in_turn { Ask::Assign } else { Ask::Commit };
        match field.shore() {
            Some(shore) if errand.food => {
                let crew = state.crew(field).total();
                let prompt = Text::new("champions-ask-load").term("foe", foe.term());
                let need = self.food_needed(shore, crew);
                Question::new(ask, Asked::Load, prompt)
                    .detail(Text::new("champions-ask-load-detail").number("need", need).number("crew", crew))
            }
            Some(shore) => {
                let prompt = Text::new("champions-ask-send").term("foe", foe.term());
                let room = self.capacity(state, shore);
                Question::new(ask, Asked::Send, prompt)
                    .detail(Text::new("champions-ask-send-ship").number("capacity", room))
            }
            None => {
                let question = Question::new(ask, Asked::Send, Text::new("champions-ask-send").term("foe", foe.term()));
                match self.content.foes[foe.index()].forbids {
                    Some(weapon) => question.detail(Text::new("champions-ask-send-ban").term("weapon", weapon.term())),
                    None => question,
                }
            }
        }
    }

    fn ask_roll(&self, state: &State, seat: Seat) -> Question {
        let dice = state.fight.dice;
        let hits = self.hits(state.player(seat).leader, dice, state.fight.reaction);
        match state.fight.foe {
            None => {
                Question::new(Ask::Roll, Asked::RollHunt, Text::new("champions-ask-roll-hunt").number("hits", hits))
            }
            Some(foe) => {
                let card = self.content.foes[foe.index()];
                let needed = card.defence.saturating_sub(state.fight.damage);
                let losses = card.attack.saturating_sub(dice.showing(Face::Shield));
                let prompt = Text::new("champions-ask-roll")
                    .term("foe", foe.term())
                    .number("hits", hits)
                    .number("needed", needed);
                Question::new(Ask::Roll, Asked::Roll, prompt).detail(
                    Text::new("champions-ask-roll-detail").number("losses", losses.min(dice.warriors().total())),
                )
            }
        }
    }

    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        match action {
            Action::Lead(leader) => Text::new("champions-do-lead").term("leader", leader.term()),
            Action::Work(place) => Text::new("champions-do-work").term("place", place.term()),
            Action::Sail(shore) => {
                let text = Text::new("champions-do-sail").term("shore", shore.term());
                text.term("foe", state.shore(shore).monster.map_or("champions-nobody".to_owned(), Foe::term))
            }
            Action::TakeRune(Some(rune)) => Text::new("champions-do-take-rune").term("rune", rune.term()),
            Action::TakeRune(None) => Text::new("champions-do-take-deck"),
            Action::Favor(favor) => {
                let coins = self.content.church_coins.get((favor as usize).wrapping_sub(1)).copied().unwrap_or(0);
                Text::new("champions-do-favor").number("favor", favor).number("coins", coins)
            }
            Action::Build(ship) => {
                let card = self.content.ships[ship.index()];
                Text::new("champions-do-build")
                    .term("ship", ship.term())
                    .number("wood", card.wood)
                    .number("coins", card.coin)
                    .number("capacity", card.capacity)
                    .number("glory", card.glory)
            }
            Action::Trade { give, take } => {
                Text::new("champions-do-trade").term("give", give.term()).term("take", take.term())
            }
            Action::Give => Text::new("champions-do-give"),
            Action::Recruit(weapon) => Text::new("champions-do-recruit").with("warrior", amount(weapon.name(), 1)),
            Action::Look(shore) => Text::new("champions-do-look").term("shore", shore.term()),
            Action::Draw => Text::new("champions-do-draw"),
            Action::Keep(destiny) => Text::new("champions-do-keep").term("destiny", destiny.term()),
            Action::Bury(destiny) => Text::new("champions-do-bury").term("destiny", destiny.term()),
            Action::Send { crew, .. } if crew.is_none() => Text::new("champions-do-send-none"),
            Action::Send { field, crew } => {
                let leader = state.player(seat).leader;
                let foe = state.foe_at(field);
                let fighting = foe.map_or(crew, |foe| crew.without(self.content.foes[foe.index()].forbids));
                let chance = foe.map_or(0.0, |foe| self.win_chance(leader, fighting, foe));
                Text::new("champions-do-send").with("crew", warriors_text(crew)).number("chance", percent(chance))
            }
            Action::Load { food, .. } => Text::new("champions-do-load").number("food", food),
            Action::InTurn => Text::new("champions-do-in-turn"),
            Action::Go if matches!(state.scene, Scene::Feed(_)) => Text::new("champions-do-feed"),
            Action::Go => Text::new("champions-do-roll"),
            Action::Reroll(dice) => Text::new("champions-do-reroll").with("dice", dice_text(dice)),
            Action::Stand => Text::new("champions-do-stand"),
            Action::Lose(loss) => Text::new("champions-do-lose").with("loss", loss_text(loss)),
            Action::Blame(blamed) => Text::new("champions-do-blame").seat("player", blamed),
            Action::Done => match state.step {
                Step::Journey => Text::new("champions-do-accept-journey"),
                Step::Triumph { .. } => Text::new("champions-do-keep-rune"),
                Step::LastRunes => Text::new("champions-do-finish"),
                Step::Assign => Text::new("champions-do-settle"),
                _ => Text::new("champions-do-done"),
            },
            Action::UseGifts { food, wood, coin } => {
                let goods = purse_text(Purse { food, wood, coin, ..Purse::default() });
                Text::new("champions-do-use-gifts").with("goods", goods)
            }
            Action::UsePotential(blanks) => {
                Text::new("champions-do-use-potential").with("warriors", warriors_text(blanks))
            }
            Action::UseSuccess(destiny) => Text::new("champions-do-use-success").term("destiny", destiny.term()),
            Action::Use(rune) => Text::new("champions-do-use").term("rune", rune.term()),
        }
    }

    pub(crate) fn tell(&self, event: &Event) -> Option<Text> {
        let said = |key: &str, seat: Seat| Text::new(format!("champions-log-{key}")).seat("player", seat);
        Some(match *event {
            Event::LeaderTaken { seat, leader } => said("leader", seat).term("leader", leader.term()),
            Event::RoundBegan { round } => Text::new("champions-log-round").number("round", round),
            Event::TrollCame { foe } => Text::new("champions-log-troll-came").term("foe", foe.term()),
            Event::DraugrCame { foe, .. } => Text::new("champions-log-draugr-came").term("foe", foe.term()),
            Event::MonsterCame { shore, foe } => {
                Text::new("champions-log-monster-came").term("foe", foe.term()).term("shore", shore.term())
            }
            Event::RuneLaid { rune } => Text::new("champions-log-rune-laid").term("rune", rune.term()),
            Event::MerchantCame { merchant } => Text::new("champions-log-merchant-came")
                .with("goods", purse_text(self.content.merchants[merchant.index()])),
            Event::JourneyLaid { .. } | Event::StacksGrew { .. } => return None,
            Event::Worked { seat, place } => said("worked", seat).term("place", place.term()),
            Event::Paid { seat, purse } => said("paid", seat).with("goods", purse_text(purse)),
            Event::Gained { seat, purse } => said("gained", seat).with("goods", purse_text(purse)),
            Event::TurnedAway { seat, warriors } => said("turned-away", seat).with("warriors", warriors_text(warriors)),
            Event::MarkerMoved { seat } => said("marker", seat),
            Event::WorkerHired { seat } => said("hired", seat),
            Event::Begged { seat } => said("begged", seat),
            Event::Berthed { seat, ship, shore } => {
                said("berthed", seat).term("ship", ship.term()).term("shore", shore.term())
            }
            Event::RuneTaken { seat, rune, blind: false } => said("rune-taken", seat).term("rune", rune.term()),
            Event::RuneTaken { seat, rune, blind: true } => said("rune-drawn", seat).term("rune", rune.term()),
            Event::ShipBuilt { seat, ship } => said("built", seat).term("ship", ship.term()),
            Event::Traded { seat, give, take } => {
                said("traded", seat).term("give", give.term()).term("take", take.term())
            }
            Event::JourneySeen { seat, shore, journey: None } => said("looked", seat).term("shore", shore.term()),
            Event::JourneySeen { seat, shore, journey: Some(journey) } => {
                said("saw", seat).term("shore", shore.term()).term("journey", journey.term())
            }
            Event::DestiniesDrawn { seat, count } => said("drew", seat).number("count", count),
            Event::DestinyKept { seat, destiny } => said("kept", seat).term("destiny", destiny.term()),
            Event::DestinyBuried { seat, destiny } => said("buried", seat).term("destiny", destiny.term()),
            Event::DestiniesBuried { seat, count } => said("put-back", seat).number("count", count),
            Event::RuneUsed { seat, rune } => said("rune-used", seat).term("rune", rune.term()),
            Event::DestinyOpened { seat, destiny, glory } => {
                said("opened", seat).term("destiny", destiny.term()).number("glory", glory)
            }
            Event::TurnOrderDemanded { seat } => said("in-turn", seat),
            Event::Settled { seat } => said("settled", seat),
            Event::Sent { seat, field, crew, food } => {
                let key = match food {
                    _ if crew.is_none() => "sent-nobody",
                    0 => "sent",
                    _ => "sent-food",
                };
                let text = said(key, seat).term("field", field.term());
                let text = if crew.is_none() { text } else { text.with("crew", warriors_text(crew)) };
                if key == "sent-food" { text.number("food", food) } else { text }
            }
            Event::FightBegan { seat, foe, .. } => said("fight", seat).term("foe", foe.term()),
            Event::Forbidden { seat, foe, warriors } => {
                said("forbidden", seat).term("foe", foe.term()).with("warriors", warriors_text(warriors))
            }
            Event::Rolled { seat, dice } => said("rolled", seat).with("dice", dice_text(dice)),
            Event::Rerolled { seat, dice, .. } => said("rerolled", seat).with("dice", dice_text(dice)),
            Event::Struck { foe, hits, shields, damage, losses, .. } => Text::new("champions-log-struck")
                .term("foe", foe.term())
                .number("hits", hits)
                .number("shields", shields)
                .number("damage", damage)
                .number("defence", self.content.foes[foe.index()].defence)
                .number("losses", losses),
            Event::Hunted { seat, food } => said("hunted", seat).number("food", food),
            Event::Fell { seat, loss } => said("fell", seat).with("loss", loss_text(loss)),
            Event::Beaten { seat, foe, reward } => {
                said("beaten", seat).term("foe", foe.term()).with("reward", purse_text(reward))
            }
            Event::Repelled { seat, foe } => said("repelled", seat).term("foe", foe.term()),
            Event::Blamed { seat, by } => said("blamed", seat).seat("by", by),
            Event::BlameShed { seat } => said("blame-shed", seat),
            Event::JourneyOpened { seat, shore, journey } => {
                said("journey", seat).term("shore", shore.term()).term("journey", journey.term())
            }
            Event::Washed { seat, loss } => said("washed", seat).with("loss", loss_text(loss)),
            Event::Fed { seat, warriors, food, .. } => {
                said("fed", seat).number("warriors", warriors).number("food", food)
            }
            Event::Starved { seat, warriors } => said("starved", seat).with("warriors", warriors_text(warriors)),
            Event::LeaderGlory { seat, leader, glory } => {
                said("leader-glory", seat).term("leader", leader.term()).number("glory", glory)
            }
            Event::TrollUnbeaten { foe } => Text::new("champions-log-troll-unbeaten").term("foe", foe.term()),
            Event::DraugrLeft { foe } => Text::new("champions-log-draugr-left").term("foe", foe.term()),
            Event::BountyGrew { shore, coins } => {
                Text::new("champions-log-bounty").term("shore", shore.term()).number("coins", coins)
            }
            Event::GameEnded => Text::new("champions-log-ended"),
        })
    }
}

/// The message that names a thing.
macro_rules! terms {
    ($($set:ty => $kind:literal),+ $(,)?) => {
        $(impl $set {
            pub(crate) fn term(self) -> String {
                format!(concat!("champions-", $kind, "-{}"), self.name())
            }
        })+
    };
}

terms! {
    Leader => "leader",
    Place => "place",
    Rune => "rune",
    Destiny => "destiny",
    Journey => "journey",
    Ship => "ship",
    Shore => "shore",
    Field => "field",
    Weapon => "weapon",
    Good => "good",
}

impl Foe {
    /// Cards that differ only in colour share their name.
    pub(crate) fn term(self) -> String {
        format!("champions-foe-{}", self.family())
    }
}

fn percent(chance: f32) -> i32 {
    (chance * 100.0).round() as i32
}

fn amount(name: &str, count: u8) -> Value {
    Text::new(format!("champions-amount-{name}")).number("count", count).into()
}

fn list(parts: impl IntoIterator<Item = (&'static str, u8)>) -> Value {
    let some: Vec<Value> =
        parts.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| amount(name, count)).collect();
    if some.is_empty() { Text::new("champions-nothing").into() } else { Value::List(some) }
}

fn purse_text(purse: Purse) -> Value {
    list(purse.parts())
}

fn warriors_text(warriors: Warriors) -> Value {
    purse_text(Purse::of_warriors(warriors))
}

fn loss_text(loss: Loss) -> Value {
    purse_text(Purse { food: loss.food, ..Purse::of_warriors(loss.warriors) })
}

fn dice_text(dice: Dice) -> Value {
    let die = |(weapon, face, count): (Weapon, Face, u8)| {
        let key = format!("champions-die-{face}");
        Text::new(key).term("weapon", weapon.term()).number("count", count).into()
    };
    Value::List(dice.iter().map(die).collect())
}
