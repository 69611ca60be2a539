//! What the game says: questions, choices and the log, as message keys with their values.

use engine::{Ask, Progress, Seat, Text, Value};

use crate::content::Cost;
use crate::names::Asked;
use crate::state::{Purchase, Source, Stage, State, Target, Task};
use crate::{Achievement, Action, Card, Event, GoneWild, Mission, Pile, Place, Resource};

/// A question of this game.
pub(crate) type Question = engine::Question<Asked>;

/// A question whose sentence needs no values.
fn ask(ask: Ask, kind: Asked) -> Question {
    Question::new(ask, kind, format!("gonewild-ask-{kind}").as_str())
}

const PHASES: [&str; 5] = [
    "gonewild-phase-production",
    "gonewild-phase-draw",
    "gonewild-phase-action",
    "gonewild-phase-storage",
    "gonewild-phase-end",
];

impl GoneWild {
    pub(crate) fn progress(&self, state: &State) -> Progress {
        let (phase, step) = match state.stage {
            Stage::Action | Stage::TurnEnd => {
                let players = self.players;
                (2, (state.turn.active.0 + players - state.first.0) % players + 1)
            }
            Stage::Storage { step } => (3, (step + 1).min(self.players)),
            Stage::Keeping(_) => (4, 0),
            Stage::Over => (PHASES.len() as u8, 0),
        };
        Progress {
            round: state.round,
            // The number of rounds is open; the points decide.
            rounds: 0,
            phases: PHASES.map(str::to_owned).to_vec(),
            phase,
            step,
            steps: if step > 0 { self.players } else { 0 },
        }
    }

    pub(crate) fn question(&self, state: &State, seat: Seat) -> Question {
        let Some(owed) = state.tasks.last() else {
            return self.ask_in_stage(state, seat);
        };
        match *owed {
            Task::Pay { purchase, left } => Question::new(
                Ask::Pay,
                Asked::Pay,
                Text::new("gonewild-ask-pay").with("what", purchase_text(purchase)).with("cost", cost_text(left)),
            ),
            Task::Muster => {
                let text = Text::new("gonewild-ask-muster");
                let target = state.attack.as_ref().map(|attack| attack.target);
                let text = text.with(
                    "target",
                    target.map_or_else(|| Text::new("gonewild-target-dragon"), |it| self.target_text(state, it)),
                );
                let defence = target.map_or(0, |target| self.target_defence(state, target));
                Question::new(Ask::Assign, Asked::Muster, text).detail(
                    Text::new("gonewild-ask-muster-detail")
                        .number("strength", self.attack_strength(state))
                        .number("defence", defence),
                )
            }
            Task::React => {
                let place = match state.attack.as_ref().map(|attack| attack.target) {
                    Some(Target::Building { place, .. }) => place,
                    _ => Place::HALL,
                };
                Question::new(
                    Ask::React,
                    Asked::React,
                    Text::new("gonewild-ask-react")
                        .seat("attacker", state.turn.active)
                        .with("place", place_value(place)),
                )
                .detail(
                    Text::new("gonewild-ask-react-detail")
                        .number("strength", self.attack_strength(state))
                        .number("defence", self.place_defence(state, seat, place)),
                )
            }
            Task::Stow { resource, .. } => Question::new(
                Ask::Place,
                Asked::Stow,
                Text::new("gonewild-ask-stow").term("token", token_key(resource)),
            ),
            Task::DragonToken => ask(Ask::Choose, Asked::Dragon),
            Task::Steal { resource } => Question::new(
                Ask::Choose,
                Asked::Steal,
                Text::new("gonewild-ask-steal").term("token", token_key(resource)),
            ),
            Task::Fetch { left, .. } => {
                Question::new(Ask::Choose, Asked::Fetch, Text::new("gonewild-ask-fetch").number("count", left))
            }
            Task::Peek => ask(Ask::Choose, Asked::Peek),
            Task::PeekDiscard { victim } => Question::new(
                Ask::Choose,
                Asked::PeekDiscard,
                Text::new("gonewild-ask-peek-discard").seat("victim", victim),
            ),
            Task::AsgardOffer { .. } => ask(Ask::Choose, Asked::AsgardOffer),
            Task::AsgardPick { .. } | Task::AsgardGain { .. } | Task::Effect { .. } => {
                ask(Ask::Choose, Asked::AsgardPick)
            }
        }
    }

    /// What is asked while no task is owed.
    fn ask_in_stage(&self, state: &State, seat: Seat) -> Question {
        match state.stage {
            Stage::Storage { step } => {
                let question = ask(Ask::Assign, Asked::Store);
                match self.next_container(state, state.first.left(step, self.players)) {
                    Some((place, _)) => {
                        question.detail(Text::new("gonewild-ask-store-detail").with("place", place_value(place)))
                    }
                    None => question,
                }
            }
            Stage::Keeping(_) => {
                let drakkars = self.drakkars_left(state, seat);
                Question::new(Ask::Commit, Asked::Keep, Text::new("gonewild-ask-keep").number("count", drakkars as i32))
            }
            _ => {
                let question = ask(Ask::Choose, Asked::Turn);
                let [beer, gold] = state.turn.pool;
                if (beer, gold) == (0, 0) {
                    return question;
                }
                question.detail(Text::new("gonewild-ask-turn-pool").number("beer", beer).number("gold", gold))
            }
        }
    }

    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        let priced = |key: &str, purchase: Purchase| {
            Text::new(key).with("what", purchase_text(purchase)).with("cost", cost_text(self.price(state, purchase)))
        };
        let card_text = |key: &str, card: Card| Text::new(key).term("card", card_key(card));
        match action {
            Action::Buy(card) => priced("gonewild-do-buy", Purchase::Card(card)),
            Action::BuyPath { card, slot } => priced("gonewild-do-buy", Purchase::PathCard { slot, card }),
            Action::Build(building) => priced("gonewild-do-build", Purchase::Building(building)),
            Action::Upgrade => {
                let level = state.player(seat).settlement.level.saturating_add(1);
                Text::new("gonewild-do-upgrade")
                    .number("level", level)
                    .with("cost", cost_text(self.price(state, Purchase::Upgrade)))
            }
            Action::Dismantle(place) => Text::new("gonewild-do-dismantle").with("place", place_value(place)),
            Action::Play(card) => card_text("gonewild-do-play", card),
            Action::PlayFor { card, beer } => {
                let gold = self.content.card(card).choice.unwrap_or(0).saturating_sub(beer);
                card_text("gonewild-do-play-for", card).with("cost", cost_text(Cost { beer, gold }))
            }
            Action::Exchange(resource) => {
                let price = self.price(state, Purchase::Exchange(resource));
                Text::new("gonewild-do-exchange")
                    .with("cost", cost_text(price))
                    .with("gain", cost_text(Cost::only(resource, 1)))
            }
            Action::Swap { mission, slot } => Text::new("gonewild-do-swap")
                .term("mission", mission_key(mission))
                .with("cost", cost_text(self.price(state, Purchase::Swap { slot }))),
            Action::Claim { mission, .. } => Text::new("gonewild-do-claim")
                .term("mission", mission_key(mission))
                .number("points", self.content.mission(mission).vp),
            Action::Attack(target) => {
                let defence = self.checked_defence(state, target);
                let might = self.might(state, target).unwrap_or(0);
                // Allowed, but the player is warned: the choice says how little all cards together reach.
                let text = if might < u16::from(defence) {
                    Text::new("gonewild-do-attack-in-vain").number("strength", might)
                } else {
                    Text::new("gonewild-do-attack")
                };
                text.with("target", self.target_text(state, target)).number("defence", defence)
            }
            Action::End => Text::new("gonewild-do-end"),
            Action::PayAuto => Text::new("gonewild-do-pay-auto"),
            Action::PayCard(card) => card_text("gonewild-do-pay-card", card),
            Action::PayCardFor { card, beer } => {
                let gold = self.content.card(card).choice.unwrap_or(0).saturating_sub(beer);
                card_text("gonewild-do-pay-card-for", card).with("cost", cost_text(Cost { beer, gold }))
            }
            Action::PayToken { place, resource } => {
                Text::new("gonewild-do-pay-token").term("token", token_key(resource)).with("place", place_value(place))
            }
            Action::Send(card) => {
                let target = state.attack.as_ref().map_or(Target::Dragon, |attack| attack.target);
                card_text("gonewild-do-send", card).number("strength", self.card_strength(state, card, target))
            }
            Action::Boost { card, striker } => card_text("gonewild-do-boost", card)
                .number("amount", self.content.card(card).boost().unwrap_or(0))
                .with("fighter", self.striker_value(state, striker)),
            Action::Strike => {
                let strength = self.attack_strength(state);
                let defence = state.attack.as_ref().map_or(0, |attack| self.checked_defence(state, attack.target));
                let text = if strength < defence {
                    Text::new("gonewild-do-strike-in-vain").number("defence", defence)
                } else {
                    Text::new("gonewild-do-strike")
                };
                text.number("strength", strength)
            }
            Action::Defend(card) => {
                let spec = self.content.card(card);
                let key = if spec.defend_all().is_some() { "gonewild-do-defend-all" } else { "gonewild-do-defend" };
                card_text(key, card).number("amount", spec.defend().or(spec.defend_all()).unwrap_or(0))
            }
            Action::Counter { card, striker } => {
                card_text("gonewild-do-counter", card).with("striker", self.striker_value(state, striker))
            }
            Action::Pass => Text::new("gonewild-do-pass"),
            Action::Stow(place) => Text::new("gonewild-do-stow").with("place", place_value(place)),
            Action::Take(resource) => Text::new("gonewild-do-take").term("token", token_key(resource)),
            Action::Steal { seat, place } => {
                Text::new("gonewild-do-steal").seat("victim", seat).with("place", place_value(place))
            }
            Action::Fetch(card) => card_text("gonewild-do-fetch", card),
            Action::Look(victim) => Text::new("gonewild-do-look").seat("victim", victim),
            Action::Discard(card) => card_text("gonewild-do-discard", card),
            Action::Enough => Text::new("gonewild-do-enough"),
            Action::Accept => Text::new("gonewild-do-accept"),
            Action::Decline => Text::new("gonewild-do-decline"),
            Action::Choose(card) => card_text("gonewild-do-choose", card),
            Action::StoreAuto => Text::new("gonewild-do-store-auto"),
            Action::Hold { place, tokens } => {
                Text::new("gonewild-do-hold").with("place", place_value(place)).number("tokens", tokens)
            }
            Action::Keep(card) => card_text("gonewild-do-keep", card),
            Action::KeepNothing => Text::new("gonewild-do-keep-nothing"),
        }
    }

    /// The defence of a target that may not even exist.
    fn checked_defence(&self, state: &State, target: Target) -> u8 {
        match target {
            Target::Building { seat, .. } if seat.0 >= self.players => 0,
            _ => self.target_defence(state, target),
        }
    }

    fn striker_value(&self, state: &State, striker: u8) -> Value {
        let strikers = state.attack.as_ref().map_or(&[][..], |attack| &attack.strikers);
        let card = strikers.get(usize::from(striker)).map_or(Card::VikingWarrior, |striker| striker.card);
        Value::Term(card_key(card))
    }

    fn target_text(&self, state: &State, target: Target) -> Text {
        match target {
            Target::Building { seat, place } => {
                Text::new("gonewild-target-building").seat("victim", seat).with("place", place_value(place))
            }
            Target::Undead { slot } => {
                let card = state.path.row.get(usize::from(slot)).copied().flatten();
                let key = card.map_or_else(|| "gonewild-undead".to_owned(), card_key);
                Text::new("gonewild-target-undead").term("card", key)
            }
            Target::Dragon => Text::new("gonewild-target-dragon"),
        }
    }

    pub(crate) fn tell(&self, event: &Event) -> Option<Text> {
        let text = |key: &str, seat: Seat| Text::new(format!("gonewild-log-{key}")).seat("player", seat);
        let place_text = |key: &str, seat: Seat, place: Place| text(key, seat).with("place", place_value(place));
        Some(match *event {
            Event::RoundBegan { round, first } => text("round", first).number("round", round),
            Event::Produced { seat, beer, gold } => text("produced", seat).with("what", cost_text(Cost { beer, gold })),
            Event::Drew { seat, ref cards } => {
                text("drew", seat).number("count", cards.len()).with("cards", cards_value(cards))
            }
            Event::DrewHidden { seat, count } => text("drew-hidden", seat).number("count", count),
            Event::Reshuffled { seat } => text("reshuffled", seat),
            Event::MissionDealt { seat, mission, .. } => text("mission", seat).term("mission", mission_key(mission)),
            Event::Bought { seat, purchase, beer, gold } => {
                let key = match purchase {
                    Purchase::Card(_) | Purchase::PathCard { .. } => "bought",
                    Purchase::Exchange(_) => "exchanged",
                    // Told when it stands.
                    Purchase::Building(_) | Purchase::Upgrade | Purchase::Swap { .. } => return None,
                };
                text(key, seat).with("what", purchase_text(purchase)).with("cost", cost_text(Cost { beer, gold }))
            }
            Event::Built { seat, place } => place_text("built", seat, place),
            Event::Upgraded { seat, level } => text("upgraded", seat).number("level", level),
            Event::Dismantled { seat, place } => place_text("dismantled", seat, place),
            Event::PathOpened { card } => Text::new("gonewild-log-path").term("card", card_key(card)),
            Event::PathDiscarded { card } => Text::new("gonewild-log-path-gone").term("card", card_key(card)),
            Event::PathReshuffled => Text::new("gonewild-log-path-reshuffled"),
            Event::MissionSwapped { seat, old, new, .. } => {
                text("swapped", seat).term("old", mission_key(old)).term("new", mission_key(new))
            }
            Event::MissionClaimed { seat, mission, .. } => text("claimed", seat).term("mission", mission_key(mission)),
            Event::Played { seat, card } => text("played", seat).term("card", card_key(card)),
            Event::FightersBoosted { seat, amount } => text("fighters-boosted", seat).number("amount", amount),
            Event::Stolen { seat, victim, place, resource } => {
                place_text("stolen", seat, place).seat("victim", victim).term("token", token_key(resource))
            }
            Event::Stowed { seat, place, resource } => {
                place_text("stowed", seat, place).term("token", token_key(resource))
            }
            Event::Opened { seat, ref taken, ref discarded } => {
                let key = if taken.is_empty() { "opened-nothing" } else { "opened" };
                text(key, seat).with("taken", cards_value(taken)).number("discarded", discarded.len())
            }
            Event::Fetched { seat, card } => text("fetched", seat).term("card", card_key(card)),
            Event::Looked { seat, victim } => text("looked", seat).seat("victim", victim),
            Event::HandSeen { seat, victim, ref cards } => {
                let key = if cards.is_empty() { "hand-empty" } else { "hand-seen" };
                text(key, seat).seat("victim", victim).with("cards", cards_value(cards))
            }
            Event::MadeDiscard { seat, victim, card } => {
                text("made-discard", seat).seat("victim", victim).term("card", card_key(card))
            }
            Event::Boosted { seat, card, fighter, amount } => text("boosted", seat)
                .term("card", card_key(card))
                .term("fighter", card_key(fighter))
                .number("amount", amount),
            Event::Declared { seat, target, ref cards, strength, defence } => {
                let key = match target {
                    Target::Building { .. } => "declared",
                    Target::Undead { .. } | Target::Dragon => return None,
                };
                let Target::Building { seat: victim, place } = target else { return None };
                place_text(key, seat, place)
                    .seat("victim", victim)
                    .with("cards", cards_value(cards))
                    .number("strength", strength)
                    .number("defence", defence)
            }
            Event::Defended { seat, card, place, defence } => {
                place_text("defended", seat, place).term("card", card_key(card)).number("defence", defence)
            }
            Event::Countered { seat, card, striker, strength } => text("countered", seat)
                .term("card", card_key(card))
                .term("striker", card_key(striker))
                .number("strength", strength),
            Event::Hit { seat, victim, place, strength, defence } => place_text("hit", seat, place)
                .seat("victim", victim)
                .number("strength", strength)
                .number("defence", defence),
            Event::Repelled { seat, victim, place, strength, defence } => place_text("repelled", victim, place)
                .seat("attacker", seat)
                .number("strength", strength)
                .number("defence", defence),
            Event::Looted { seat, victim, place, resource } => {
                place_text("looted", seat, place).seat("victim", victim).term("token", token_key(resource))
            }
            Event::UndeadBeaten { seat, card, .. } => text("undead", seat).term("card", card_key(card)),
            Event::DragonBeaten { seat } => text("dragon", seat),
            Event::Scored { seat, source, points, total } => {
                text("scored", seat).term("source", source_key(source)).number("points", points).number("total", total)
            }
            Event::MarkPassed { seat, mark } => text("mark", seat).number("mark", mark),
            Event::AsgardFlipped { card, .. } => Text::new("gonewild-log-asgard-flipped").term("card", card_key(card)),
            Event::AsgardTaken { seat, card } => text("asgard-taken", seat).term("card", card_key(card)),
            Event::AsgardDeclined { seat } => text("asgard-declined", seat),
            Event::AsgardEmpty { seat } => text("asgard-empty", seat),
            Event::TokensLost { seat, beer, gold } => {
                text("tokens-lost", seat).with("what", cost_text(Cost { beer, gold }))
            }
            Event::Kept { seat, count } => text("kept", seat).number("count", count),
            Event::LastRound { seat } => text("last-round", seat).number("points", self.end_score),
            Event::AchievementScored { achievement, seats, points } => Text::new("gonewild-log-achievement")
                .term("achievement", achievement_key(achievement))
                .with("players", Value::List(seats.iter().map(Value::Seat).collect()))
                .number("count", seats.len() as i32)
                .number("points", points),
            Event::TieBreak { achievement, left } => Text::new("gonewild-log-tie-break")
                .term("achievement", achievement_key(achievement))
                .with("players", Value::List(left.iter().map(Value::Seat).collect())),
            Event::GameOver { winners } => match winners.iter().next() {
                Some(winner) if winners.len() == 1 => text("won", winner),
                _ => Text::new("gonewild-log-over")
                    .with("players", Value::List(winners.iter().map(Value::Seat).collect())),
            },
            // These only move pieces; another event tells the story.
            Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::TokenSpent { .. }
            | Event::Gained { .. }
            | Event::Aimed { .. }
            | Event::Sent { .. }
            | Event::Held { .. }
            | Event::RoundEnded { .. } => return None,
        })
    }
}

pub(crate) fn card_key(card: Card) -> String {
    format!("gonewild-card-{card}")
}

fn mission_key(mission: Mission) -> String {
    format!("gonewild-mission-{mission}")
}

fn achievement_key(achievement: Achievement) -> String {
    format!("gonewild-achievement-{achievement}")
}

pub(crate) fn token_key(resource: Resource) -> String {
    format!("gonewild-token-{resource}")
}

fn source_key(source: Source) -> String {
    format!("gonewild-source-{}", source.name())
}

/// A building, or the Town Hall, by its name.
fn place_value(place: Place) -> Value {
    Value::Term(match place.building() {
        Some(building) => format!("gonewild-building-{building}"),
        None => "gonewild-building-hall".to_owned(),
    })
}

fn cards_value(cards: &Pile) -> Value {
    Value::List(cards.cards().map(|card| Value::Term(card_key(card))).collect())
}

/// An amount of beer, of gold, or of both.
pub(crate) fn cost_text(cost: Cost) -> Text {
    let key = match (cost.beer, cost.gold) {
        (0, 0) => "gonewild-nothing",
        (_, 0) => "gonewild-amount-beer",
        (0, _) => "gonewild-amount-gold",
        _ => "gonewild-amount-both",
    };
    Text::new(key).number("beer", cost.beer).number("gold", cost.gold)
}

fn purchase_text(purchase: Purchase) -> Text {
    match purchase {
        Purchase::Card(card) | Purchase::PathCard { card, .. } => {
            Text::new("gonewild-purchase-card").term("card", card_key(card))
        }
        Purchase::Building(building) => {
            Text::new("gonewild-purchase-building").term("place", format!("gonewild-building-{building}"))
        }
        Purchase::Upgrade => Text::new("gonewild-purchase-upgrade"),
        Purchase::Exchange(resource) => {
            Text::new("gonewild-purchase-exchange").with("gain", cost_text(Cost::only(resource, 1)))
        }
        Purchase::Swap { .. } => Text::new("gonewild-purchase-swap"),
    }
}
