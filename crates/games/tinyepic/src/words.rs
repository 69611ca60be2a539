//! What the game says: questions, choices and log lines as message keys with their values.

use engine::{Ask, Progress, Seat, Text, Value};

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::content::{Deed, Icon};
use crate::event::Event;
use crate::names::{Asked, Card, Clan, Favor, God, Island, Place, Resource, Rune};
use crate::state::{End, Phase, State, Task};

/// A question of this game.
pub(crate) type Question = engine::Question<Asked>;

/// A question whose sentence needs no values.
fn ask(ask: Ask, kind: Asked) -> Question {
    Question::new(ask, kind, format!("tinyepic-ask-{kind}").as_str())
}

impl TinyEpic {
    pub(crate) fn progress(&self, state: &State) -> Progress {
        let phases = ["launch", "draft", "deeds"].map(|phase| format!("tinyepic-phase-{phase}"));
        let cards = self.content.era(state.era).cards;
        let (phase, step) = match state.phase {
            Phase::Launch => (0, 0),
            Phase::Draft => (1, state.clans[0].picks.len() as u8 + 1),
            Phase::Deeds => (2, (state.clan(state.turn).row.len() as u8).clamp(1, cards)),
            Phase::Over => (3, 0),
        };
        let steps = if step == 0 { 0 } else { cards };
        let phases = if state.era == 1 { phases.to_vec() } else { phases[1..].to_vec() };
        let phase = if state.era == 1 { phase } else { phase - 1 };
        Progress { round: state.era, rounds: self.content.eras.len() as u8, phases, phase, step, steps }
    }

    // ---- questions

    pub(crate) fn question(&self, state: &State, seat: Seat) -> Question {
        match state.phase {
            Phase::Launch => ask(Ask::Place, Asked::Launch).detail("tinyepic-ask-launch-detail"),
            Phase::Draft if self.is_solo() => ask(Ask::Choose, Asked::Keep).detail("tinyepic-ask-keep-solo-detail"),
            Phase::Draft => {
                let left = self.content.era(state.era).passes_left;
                let detail = if left { "tinyepic-ask-keep-left-detail" } else { "tinyepic-ask-keep-right-detail" };
                ask(Ask::Commit, Asked::Keep).detail(detail)
            }
            Phase::Over => Question::new(Ask::Proceed, Asked::Over, "tinyepic-over"),
            Phase::Deeds => match self.owed_by(state, seat) {
                Some(task) => self.ask_task(state, task),
                None => Question::new(Ask::Proceed, Asked::Over, "tinyepic-over"),
            },
        }
    }

    fn ask_task(&self, state: &State, task: Task) -> Question {
        let count = |ask: Ask, kind: Asked, n: u8| {
            Question::new(ask, kind, Text::new(format!("tinyepic-ask-{kind}")).number("n", n))
        };
        match task {
            Task::PlayCard(_) if state.battle.is_some() => {
                ask(Ask::Choose, Asked::Play).detail("tinyepic-ask-play-battle-detail")
            }
            Task::PlayCard(_) => ask(Ask::Choose, Asked::Play).detail("tinyepic-ask-play-detail"),
            Task::PickFavor(_) => ask(Ask::Choose, Asked::Favor).detail("tinyepic-ask-favor-detail"),
            Task::ReturnFavor(_) => ask(Ask::Choose, Asked::Return).detail("tinyepic-ask-return-detail"),
            Task::Take { n, .. } => count(Ask::Assign, Asked::Take, n),
            Task::Sail { n, .. } => count(Ask::Place, Asked::Sail, n).detail("tinyepic-ask-sail-detail"),
            Task::Land { seat, boat, n, left } => {
                let island = self.chart.island_of(state.clan(seat).boats[boat as usize]);
                let prompt = Text::new("tinyepic-ask-land").term("island", island_key(island)).number("n", n);
                let detail = Text::new("tinyepic-ask-land-detail").number("left", left);
                Question::new(Ask::Assign, Asked::Land, prompt).detail(detail)
            }
            Task::Retreat { .. } => ask(Ask::React, Asked::Retreat),
            Task::Explore { left, .. } => count(Ask::Place, Asked::Explore, left),
            Task::Harvest { seat, n } => {
                let (free, food) = self.harvest_parts(state, seat, n);
                let detail = Text::new("tinyepic-ask-harvest-detail").number("food", food).number("free", free - n);
                count(Ask::Assign, Asked::Harvest, free).detail(detail)
            }
            Task::Build { left, .. } => count(Ask::Place, Asked::Build, left).detail("tinyepic-ask-build-detail"),
            Task::CarryTemple(_) => ask(Ask::Place, Asked::Carry),
            Task::Smite { left, .. } => count(Ask::Choose, Asked::Smite, left),
            Task::Draw(_) => ask(Ask::Proceed, Asked::Draw).detail("tinyepic-ask-draw-detail"),
            Task::Discard(_) => ask(Ask::Choose, Asked::Discard),
            Task::EnterBattle(_) if state.battle.is_some() => {
                ask(Ask::Proceed, Asked::Battle).detail("tinyepic-ask-battle-join-detail")
            }
            Task::EnterBattle(_) => ask(Ask::Proceed, Asked::Battle).detail("tinyepic-ask-battle-begin-detail"),
            Task::Collect { bag, .. } => {
                Question::new(Ask::Proceed, Asked::Collect, Text::new("tinyepic-ask-collect").with("goods", goods(bag)))
            }
            Task::Exchange(_) => ask(Ask::Assign, Asked::Exchange),
            Task::Dedicate(_) => ask(Ask::Choose, Asked::Dedicate).detail("tinyepic-ask-dedicate-detail"),
            Task::ShiftFury { n, .. } => count(Ask::Choose, Asked::Shift, n),
            Task::Prophecy(_) => ask(Ask::Proceed, Asked::Prophecy).detail("tinyepic-ask-prophecy-detail"),
            Task::JoinEnemy(_) => ask(Ask::Choose, Asked::JoinEnemy).detail("tinyepic-ask-join-enemy-detail"),
            Task::EnemyTarget { .. } => ask(Ask::Choose, Asked::EnemyTarget),
            Task::EnemyCourse { target, .. } => Question::new(
                Ask::Choose,
                Asked::EnemyCourse,
                Text::new("tinyepic-ask-enemy-course").term("island", island_key(target)),
            ),
            Task::EnemyGather { island, .. } => Question::new(
                Ask::Choose,
                Asked::EnemyGather,
                Text::new("tinyepic-ask-enemy-gather").term("island", island_key(island)),
            ),
            Task::EnemyChase => ask(Ask::Choose, Asked::EnemyChase),
            Task::EnemyTemple => ask(Ask::Choose, Asked::EnemyTemple),
            Task::EnemyFavor { .. } => ask(Ask::Choose, Asked::EnemyFavor),
            _ => Question::new(Ask::Proceed, Asked::Over, "tinyepic-over"),
        }
    }

    // ---- choices

    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        let simple = |name: &str| Text::new(format!("tinyepic-do-{name}"));
        match action {
            Action::Launch(fjord) => simple("launch").with("place", self.place_value(fjord)),
            Action::Keep(card) => self.card_choice("keep", card),
            Action::Play(card) => self.card_choice("play", card),
            Action::Fight(card) => {
                let steel = self.content.viking(card).strength.steel;
                simple("fight").term("card", card_key(card)).number("steel", steel)
            }
            Action::Decline => simple("decline"),
            Action::Recall(island) => simple("recall").term("island", island_key(island)),
            Action::Favor(end) => {
                let text = simple("favor").term("end", end_key(end));
                match state.favor_at(end) {
                    Some(favor) => text.with("favor", self.favor_value(favor)),
                    None => text,
                }
            }
            Action::Return(favor, end) => {
                simple("return").with("favor", self.favor_value(favor)).term("end", end_key(end))
            }
            Action::Take(taken) => simple("take").with("goods", goods(taken)),
            Action::Sail { boat, to } => self.course(state.clan(seat).boats[boat as usize % 4], to),
            Action::Land { settlers, raid } => {
                let steel = self.content.era(state.era).raid_steel;
                let name = if raid { "land-raid" } else { "land" };
                simple(name).number("settlers", settlers).number("steel", steel)
            }
            Action::Retreat(fjord) => simple("retreat").with("place", self.place_value(fjord)),
            Action::Explore { from, to } => self.way("explore", from, to),
            Action::Boat { slot, fjord } => {
                let wood = self.content.boat_costs[slot as usize % 3];
                simple("boat").with("place", self.place_value(fjord)).number("wood", wood)
            }
            Action::Temple { slot, island } => {
                let wood = self.content.temple_costs[slot as usize % 2];
                simple("temple").term("island", island_key(island)).number("wood", wood)
            }
            Action::Carry { from, to } => self.way("carry", from, to),
            Action::Smite { clan, island } => {
                simple("smite").with("clan", self.clan_value(clan)).term("island", island_key(island))
            }
            Action::Draw => simple("draw"),
            Action::Discard(card) => self.card_choice("discard", card),
            Action::Battle => simple("battle"),
            Action::Collect => simple("collect"),
            Action::Exchange { n, from, to } => {
                simple("exchange").with("from", amount(from, n)).with("to", amount(to, n))
            }
            Action::Dedicate(Offering::God(god)) => {
                simple("dedicate-god").term("god", god_key(god)).number("n", self.content.god_dedication)
            }
            Action::Dedicate(offering) => {
                let deed = self.stack_of(offering).map(|stack| self.content.dedications[stack]);
                simple("dedicate").with("deed", deed_text(deed.unwrap_or(Deed::Exchange)))
            }
            Action::Shift { god, by } if by > 0 => simple("shift-up").term("god", god_key(god)).number("n", by),
            Action::Shift { god, by } => simple("shift-down").term("god", god_key(god)).number("n", -i32::from(by)),
            Action::Reveal => simple("reveal"),
            Action::Choose(island) => simple("choose").term("island", island_key(island)),
            Action::Steer(dock) => simple("steer").with("place", self.place_value(dock)),
            Action::Skip => simple("skip"),
        }
    }

    /// Where a boat sails from and to, and with how many moves.
    fn course(&self, from: Place, to: Place) -> Text {
        let moves = if from == Place::ASHORE { 0 } else { self.chart.sail_distance(from, to) };
        Text::new("tinyepic-do-sail")
            .with("from", self.place_value(from))
            .with("place", self.place_value(to))
            .number("moves", moves)
    }

    fn card_choice(&self, name: &str, card: Card) -> Text {
        Text::new(format!("tinyepic-do-{name}"))
            .term("card", card_key(card))
            .with("deed", deed_text(self.content.viking(card).leader))
    }

    fn way(&self, name: &str, from: Island, to: Island) -> Text {
        Text::new(format!("tinyepic-do-{name}")).term("from", island_key(from)).term("to", island_key(to))
    }

    // ---- log

    pub(crate) fn tell(&self, event: &Event) -> Option<Text> {
        let log = |name: &str| Text::new(format!("tinyepic-log-{name}"));
        let by = |name: &str, seat: Seat| log(name).seat("player", seat);
        let clan = |name: &str, clan: Clan| log(name).with("player", self.clan_value(clan));
        let text = match *event {
            Event::Launched { seat, fjord } => by("launched", seat).with("place", self.place_value(fjord)),
            Event::NeutralSits { after } => by("neutral-sits", after),
            Event::EraBegins { era, first } => by("era-begins", first).number("era", era),
            Event::Shuffled => log("shuffled"),
            Event::Dealt { cards } => log("dealt").number("cards", cards),
            Event::Kept { seat, card: Some(card) } => by("kept", seat).term("card", card_key(card)),
            Event::Kept { card: None, .. } | Event::PileOpened => return None,
            Event::Passed { left: true } => log("passed-left"),
            Event::Passed { left: false } => log("passed-right"),
            Event::DraftEnds => log("draft-ends"),
            Event::Recalled { seat, island } => by("recalled", seat).term("island", island_key(island)),
            Event::Played { seat, card } => by("played", seat).term("card", card_key(card)),
            Event::FaceDown { seat, card, joins } => {
                let name = if joins { "joins" } else { "face-down" };
                match card {
                    Some(card) => by(&format!("{name}-known"), seat).term("card", card_key(card)),
                    None => by(name, seat),
                }
            }
            Event::BattleBegins { clan: starter, favor, end } => {
                clan("battle-begins", starter).with("favor", self.favor_value(favor)).term("end", end_key(end))
            }
            Event::Sailed { seat, path, .. } => {
                by("sailed", seat).with("place", self.place_value(*path.last()?)).number("moves", path.len() as i32)
            }
            Event::Retreated { seat, from, to, .. } => {
                by("retreated", seat).with("from", self.place_value(from)).with("to", self.place_value(to))
            }
            Event::Landed { seat, island, settlers, food } => {
                by("landed", seat).term("island", island_key(island)).number("settlers", settlers).number("food", food)
            }
            Event::Raided { seat, dock, steel } => {
                by("raided", seat).with("place", self.place_value(dock)).number("steel", steel)
            }
            Event::Explored { seat, from, to } => {
                by("explored", seat).term("from", island_key(from)).term("to", island_key(to))
            }
            Event::Attacked { by: attacker, victim, island } => {
                clan("attacked", attacker).with("victim", self.clan_value(victim)).term("island", island_key(island))
            }
            Event::RuneTaken { clan: taker, island, rune, from: None } => {
                clan("rune-taken", taker).term("island", island_key(island)).term("rune", rune_key(rune))
            }
            Event::RuneTaken { clan: taker, island, rune, from: Some(from) } => clan("rune-stolen", taker)
                .with("from", self.clan_value(from))
                .term("island", island_key(island))
                .term("rune", rune_key(rune)),
            Event::RuneReturned { clan: loser, island, rune } => {
                clan("rune-returned", loser).term("island", island_key(island)).term("rune", rune_key(rune))
            }
            Event::Fury { god, from, to, why, .. } => log("fury")
                .term("god", god_key(god))
                .number("from", from)
                .number("to", to)
                .term("why", format!("tinyepic-why-{}", kebab(&why))),
            Event::Harvested { seat, gained, .. } => by("harvested", seat).with("goods", goods(gained)),
            Event::Gained { seat, gained } => by("gained", seat).with("goods", goods(gained)),
            Event::BoatBuilt { seat, fjord, wood, .. } => {
                by("boat-built", seat).with("place", self.place_value(fjord)).number("wood", wood)
            }
            Event::TempleBuilt { seat, island, wood, .. } => {
                by("temple-built", seat).term("island", island_key(island)).number("wood", wood)
            }
            Event::TempleCarried { seat, from, to } => {
                by("temple-carried", seat).term("from", island_key(from)).term("to", island_key(to))
            }
            Event::Smitten { by: smiter, victim, island } => {
                by("smitten", smiter).with("victim", self.clan_value(victim)).term("island", island_key(island))
            }
            Event::Drew { seat, card: Some(card) } => by("drew-known", seat).term("card", card_key(card)),
            Event::Drew { seat, card: None } => by("drew", seat),
            Event::Discarded { seat, card } => by("discarded", seat).term("card", card_key(card)),
            Event::Exchanged { seat, n, from, to } => {
                by("exchanged", seat).with("from", amount(from, n)).with("to", amount(to, n))
            }
            Event::Dedicated { seat, deed } => by("dedicated", seat).with("deed", deed_text(deed)),
            Event::DedicatedToGod { seat, god } => by("dedicated-god", seat).term("god", god_key(god)),
            Event::BattleOpens { fighters, favor } => {
                let sides = fighters.iter().map(|fighter| {
                    let text = match (fighter.barred, fighter.card) {
                        (true, _) => Text::new("tinyepic-fighter-barred"),
                        (false, Some(card)) => Text::new("tinyepic-fighter")
                            .term("card", card_key(card))
                            .number("strength", fighter.strength),
                        (false, None) => Text::new("tinyepic-fighter-barred"),
                    };
                    text.with("player", self.clan_value(fighter.clan.unwrap_or_default())).into()
                });
                log("battle-opens").with("favor", self.favor_value(favor)).with("sides", Value::List(sides.collect()))
            }
            Event::InvadersCome { fighter, .. } => log("invaders-come")
                .term("card", card_key(fighter.card.unwrap_or_default()))
                .number("strength", fighter.strength),
            Event::BattleWon { clan: winner, favor, strength } => {
                clan("battle-won", winner).with("favor", self.favor_value(favor)).number("strength", strength)
            }
            Event::BattleDrawn { strength } => log("battle-drawn").number("strength", strength),
            Event::InvadersWin { clan: loser } => clan("invaders-win", loser),
            Event::BattleOff => log("battle-off"),
            Event::FavorBack { favor, end } => {
                log("favor-back").with("favor", self.favor_value(favor)).term("end", end_key(end))
            }
            Event::FavorReturned { seat, favor, end } => {
                by("favor-returned", seat).with("favor", self.favor_value(favor)).term("end", end_key(end))
            }
            Event::BoonOffered { seat, god } => {
                by("boon", seat).term("god", god_key(god)).with("deed", deed_text(self.content.boons[god.index()]))
            }
            Event::ProphecySeen { seat, card } => by("prophecy", seat).term("card", card_key(card)),
            Event::EraEnds { era } => log("era-ends").number("era", era),
            Event::GameEnds => log("game-ends"),
            Event::BattleDeclined { seat } => by("battle-declined", seat),
            _ => return self.enemy_text(event),
        };
        Some(text)
    }

    /// The enemy's steps, each with its reason.
    fn enemy_text(&self, event: &Event) -> Option<Text> {
        let log = |name: &str| Text::new(format!("tinyepic-log-enemy-{name}"));
        let text = match *event {
            Event::EnemyPlays { card } => {
                log("plays").term("card", card_key(card)).term("rune", rune_key(self.rune_of_card(card)))
            }
            Event::EnemyDoes { deed, why } => log(&format!("does-{}", kebab(&why))).with("deed", deed_text(deed)),
            Event::EnemyTarget { island, distance, why } => log(&format!("target-{}", kebab(&why)))
                .term("island", island_key(island))
                .term("rune", rune_key(self.chart.island(island).rune))
                .number("distance", distance),
            Event::EnemyMoves { to, why, .. } => {
                log(&format!("moves-{}", kebab(&why))).with("place", self.place_value(to))
            }
            Event::EnemyStops { dock, why } => {
                log(&format!("stops-{}", kebab(&why))).term("island", island_key(self.chart.island_of(dock)))
            }
            Event::EnemyRaids { dock } => log("raids").with("place", self.place_value(dock)),
            Event::EnemySettles { island, settlers, from, why } => {
                let text = log(&format!("settles-{}", kebab(&why)))
                    .term("island", island_key(island))
                    .number("settlers", settlers);
                from.map_or(text.clone(), |from| text.term("from", island_key(from)))
            }
            Event::EnemyHarvests { gained, boat_slots, temple_slots, .. } => {
                log("harvests").with("goods", goods(gained)).number("boats", boat_slots).number("temples", temple_slots)
            }
            Event::EnemyGains { gained, .. } => log("gains").with("goods", goods(gained)),
            Event::EnemyBuilds { dock, why } => {
                log(&format!("builds-{}", kebab(&why))).with("place", self.place_value(dock))
            }
            Event::EnemyBoatHome { dock } => log("boat-home").with("place", self.place_value(dock)),
            Event::EnemyDedicates { deed, villages } => {
                log("dedicates").with("deed", deed_text(deed)).number("villages", villages)
            }
            Event::EnemyIcon { track, space, icon } => {
                log("icon").term("track", resource_key(track)).number("space", space).with("icon", icon_text(icon))
            }
            Event::EnemyTemple { island, settlers_home, why } => log(&format!("temple-{}", kebab(&why)))
                .term("island", island_key(island))
                .number("settlers", settlers_home),
            Event::EnemyMarkerBack { track, lost } => {
                let name = if lost { "marker-back" } else { "marker-back-nothing" };
                log(name).term("track", resource_key(track))
            }
            Event::EnemyBattleCard { card: Some(card) } => log("battle-card").term("card", card_key(card)),
            Event::EnemyBattleCard { card: None } => log("battle-card-hidden"),
            Event::EnemyFavor { favor, end, why } => {
                log(&format!("favor-{}", kebab(&why))).with("favor", self.favor_value(favor)).term("end", end_key(end))
            }
            Event::EnemyBattleGrows { bonus } => log("battle-grows").number("bonus", bonus),
            Event::EnemyIdle { why } => log(&format!("idle-{}", kebab(&why))),
            _ => return None,
        };
        Some(text)
    }

    // ---- values

    pub(crate) fn clan_value(&self, clan: Clan) -> Value {
        match clan.seat() {
            Some(seat) => Value::Seat(seat),
            None if self.is_solo() => Value::Term("tinyepic-enemy".to_owned()),
            None => Value::Term("tinyepic-neutral".to_owned()),
        }
    }

    fn place_value(&self, place: Place) -> Value {
        if place == Place::ASHORE {
            return Value::Term("tinyepic-ashore".to_owned());
        }
        if !place.is_dock() {
            return Value::Term(format!("tinyepic-fjord-{place}"));
        }
        let dock = self.chart.dock(place);
        let island = island_key(dock.island);
        match dock.ferry {
            Some(across) => Text::new("tinyepic-dock")
                .term("island", island)
                .term("to", island_key(self.chart.island_of(across)))
                .into(),
            None => Text::new("tinyepic-dock-off").term("island", island).into(),
        }
    }

    fn favor_value(&self, favor: Favor) -> Value {
        let runes = Rune::all().flat_map(|rune| {
            let times = self.content.favor(favor).runes[rune.index()];
            (0..times).map(move |_| Value::Term(rune_key(rune)))
        });
        Text::new("tinyepic-favor").with("runes", Value::List(runes.collect())).into()
    }
}

/// A deed in words.
pub fn deed_text(deed: Deed) -> Text {
    let counted = |name: &str, n: u8| Text::new(format!("tinyepic-deed-{name}")).number("n", n);
    match deed {
        Deed::Sail { n } => counted("sail", n),
        Deed::Explore { n } => counted("explore", n),
        Deed::Harvest { n } => counted("harvest", n),
        Deed::Build { n } => counted("build", n),
        Deed::Smite { n } => counted("smite", n),
        Deed::ShiftFury { n } => counted("shift-fury", n),
        Deed::ExploreTemple => Text::new("tinyepic-deed-explore-temple"),
        Deed::DrawReplace => Text::new("tinyepic-deed-draw-replace"),
        Deed::EnterBattle => Text::new("tinyepic-deed-enter-battle"),
        Deed::Collect { bag, per: None } => Text::new("tinyepic-deed-collect").with("goods", goods(bag.fixed())),
        Deed::Collect { bag, per: Some(rune) } => {
            Text::new("tinyepic-deed-collect-per").with("goods", goods(bag.fixed())).term("rune", rune_key(rune))
        }
        Deed::Exchange => Text::new("tinyepic-deed-exchange"),
        Deed::Prophecy => Text::new("tinyepic-deed-prophecy"),
    }
}

/// What an icon of an enemy board does, in words.
pub fn icon_text(icon: Icon) -> Text {
    match icon {
        Icon::Fury => Text::new("tinyepic-icon-fury"),
        Icon::ChaseBoat => Text::new("tinyepic-icon-chase-boat"),
        Icon::CrossFerry => Text::new("tinyepic-icon-cross-ferry"),
        Icon::AddSettler => Text::new("tinyepic-icon-add-settler"),
        Icon::AddBoat => Text::new("tinyepic-icon-add-boat"),
        Icon::AddTemple => Text::new("tinyepic-icon-add-temple"),
        Icon::Battle { bonus } => Text::new("tinyepic-icon-battle").number("bonus", bonus),
    }
}

/// A resource and how many.
fn amount(resource: Resource, n: u8) -> Text {
    Text::new(format!("tinyepic-amount-{resource}")).number("n", n)
}

/// Resources as a list: `2 wood, 1 steel`; nothing at all is a word of its own.
fn goods(amounts: [u8; 3]) -> Value {
    let parts: Vec<Value> = Resource::all()
        .filter(|resource| amounts[resource.index()] > 0)
        .map(|resource| amount(resource, amounts[resource.index()]).into())
        .collect();
    if parts.is_empty() { Text::new("tinyepic-nothing").into() } else { Value::List(parts) }
}

fn card_key(card: Card) -> String {
    format!("tinyepic-card-{card}")
}

fn island_key(island: Island) -> String {
    format!("tinyepic-island-{island}")
}

fn god_key(god: God) -> String {
    format!("tinyepic-god-{god}")
}

fn rune_key(rune: Rune) -> String {
    format!("tinyepic-rune-{rune}")
}

fn resource_key(resource: Resource) -> String {
    format!("tinyepic-resource-{resource}")
}

fn end_key(end: End) -> String {
    format!("tinyepic-end-{end}")
}

/// The name of a plain enum value as messages write it: `OtherRow` is `other-row`.
fn kebab(value: &impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for letter in format!("{value:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}
