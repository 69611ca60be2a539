//! The turn as a stack of tasks: what the rules do by themselves, and where they stop to ask.

use engine::{Audience, News, Seat, SeatSet, Sink};

use crate::TinyEpic;
use crate::action::Action;
use crate::content::Deed;
use crate::event::{Event, SourceWhy, TargetWhy, TempleWhy};
use crate::names::{Card, Clan, Favor, Place, Rune};
use crate::state::{Battle, End, Face, FuryWhy, Phase, Played, State, Task};

impl TinyEpic {
    /// Does an action that is allowed, and all that follows of itself.
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Launch(fjord) => self.launch(state, seat, fjord, sink),
            Action::Keep(card) => self.keep(state, seat, card, sink),
            _ => {
                if let Some(task) = state.tasks.pop() {
                    self.answer(state, seat, (task, action), sink);
                }
            }
        }
        self.run(state, sink);
    }

    /// Works off tasks until one waits for a player or the game ends: between actions the last task is a question.
    pub(crate) fn run(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while state.phase == Phase::Deeds {
            sink.position(state);
            let Some(task) = state.tasks.pop() else { return };
            if self.work_off(state, task, sink) {
                state.tasks.push(task);
                return;
            }
        }
    }

    /// Whether a question waits for its decider: an optional action with nothing to do waits for nobody.
    fn waits(&self, state: &State, task: Task) -> bool {
        match task {
            Task::PlayCard(_)
            | Task::PickFavor(_)
            | Task::ReturnFavor(_)
            | Task::Sail { .. }
            | Task::Retreat { .. }
            | Task::Discard(_)
            | Task::ShiftFury { .. }
            | Task::JoinEnemy(_) => true,
            Task::Take { seat, .. } | Task::Harvest { seat, .. } => self.room(state, seat) > 0,
            Task::Land { seat, boat, n, left } => self.can_land(state, seat, boat, n, left),
            Task::Explore { seat, .. } => state.clan(seat).settlers_out() > 0,
            Task::Build { seat, .. } => self.can_build(state, seat),
            Task::CarryTemple(seat) => self.can_carry(state, seat),
            Task::Smite { seat, .. } => self.can_smite(state, seat),
            Task::Draw(_) | Task::Prophecy(_) => self.can_draw(state),
            Task::EnterBattle(_) => self.can_fight(state),
            Task::Collect { seat, bag } => {
                let resources = state.clan(seat).resources;
                (0..3).any(|index| bag[index] > 0 && resources[index] < self.content.resources_most)
            }
            Task::Exchange(seat) => self.can_exchange(state, seat),
            Task::Dedicate(seat) => self.can_dedicate(state, seat),
            _ => false,
        }
    }

    /// Does a task just taken off the stack, or says that it waits for its decider.
    fn work_off(&self, state: &mut State, task: Task, sink: &mut impl Sink<Event>) -> bool {
        match task {
            Task::BeginTurn(seat) => self.begin_turn(state, seat),
            Task::Leader { seat, card } => self.push_deed(state, seat, self.content.viking(card).leader),
            Task::RuneAction { seat, card, own } => {
                let viking = self.content.viking(card);
                let barred = viking.rune_action == Deed::EnterBattle && !own;
                if !barred && viking.need.met_by(self.active_runes(state, Clan::of(seat))) {
                    self.push_deed(state, seat, viking.rune_action);
                }
            }
            Task::Attack(clan) => self.attack(state, clan, sink),
            Task::Control => self.check_control(state, sink),
            Task::Boon { seat, rune } => {
                sink.plain(Event::BoonOffered { seat, god: state.gods[rune.index()] });
                self.push_deed(state, seat, self.boon(state, rune));
            }
            Task::Fury { rune, why } => self.add_fury(state, rune, 1, why, sink),
            Task::DiscardProphecy(card) => state.discard.insert(card),
            Task::ResolveBattle => self.resolve_battle(state, sink),
            Task::EndTurn(seat) => self.end_turn(state, seat, sink),
            Task::EndEra => self.finish_era(state, sink),
            Task::EnemyTurn
            | Task::EnemyLeader(_)
            | Task::EnemyRune(_)
            | Task::EnemyDeed { .. }
            | Task::EnemyDeploy { .. }
            | Task::EnemyDedicate { .. }
            | Task::EnemyIcons { .. }
            | Task::EnemyMarkers
            | Task::EnemyTarget { .. }
            | Task::EnemyCourse { .. }
            | Task::EnemyGather { .. }
            | Task::EnemyChase
            | Task::EnemyTemple
            | Task::EnemyFavor { .. } => return self.enemy_step(state, task, sink),
            question => return self.waits(state, question),
        }
        false
    }

    /// Does what a player answered to the task just taken off the stack; the answer has been found legal.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, to: (Task, Action), sink: &mut impl Sink<Event>) {
        let (task, action) = to;
        match (task, action) {
            (_, Action::Play(card)) => self.play(state, seat, card, sink),
            (_, Action::Fight(card)) => self.fight(state, seat, card, sink),
            (_, Action::Decline) => {
                sink.plain(Event::BattleDeclined { seat });
                state.tasks.push(Task::PlayCard(seat));
                state.tasks.push(Task::ResolveBattle);
            }
            (_, Action::Recall(island)) => {
                state.tasks.push(task);
                self.recall(state, seat, island, sink);
            }
            (Task::EnemyFavor { bonus }, Action::Favor(end)) => self.enemy_begins_battle(state, bonus, Some(end), sink),
            (_, Action::Favor(end)) => self.begin_battle(state, seat, end, sink),
            (_, Action::Return(favor, end)) => self.return_favor(state, seat, favor, end, sink),
            (Task::Harvest { n, .. }, Action::Take(taken)) => self.harvest(state, seat, n, taken, sink),
            (_, Action::Take(taken)) => self.collect(state, seat, taken, sink),
            (Task::Sail { n, .. }, Action::Sail { boat, to }) => self.sail_to(state, seat, (boat, to), (n, n), sink),
            (Task::Land { n, left, .. }, Action::Sail { boat, to }) => {
                self.sail_to(state, seat, (boat, to), (n, left), sink);
            }
            (Task::Land { boat, .. }, Action::Land { settlers, raid }) => {
                self.land(state, seat, boat, settlers, raid, sink);
            }
            (Task::Retreat { boat, .. }, Action::Retreat(fjord)) => self.retreat(state, seat, boat, fjord, sink),
            (Task::Explore { left, .. }, Action::Explore { from, to }) => {
                self.explore(state, seat, from, to, sink);
                self.again(state, Task::Explore { seat, left: left - 1 }, left);
            }
            (Task::Build { left, .. }, Action::Boat { .. } | Action::Temple { .. }) => {
                self.build(state, seat, action, sink);
                self.again(state, Task::Build { seat, left: left - 1 }, left);
            }
            (_, Action::Carry { from, to }) => self.carry(state, seat, from, to, sink),
            (Task::Smite { left, .. }, Action::Smite { clan, island }) => {
                self.smite(state, seat, clan, island, sink);
                self.again(state, Task::Smite { seat, left: left - 1 }, left);
            }
            (_, Action::Draw) => self.draw(state, seat, sink),
            (_, Action::Discard(card)) => self.discard(state, seat, card, sink),
            (_, Action::Battle) => self.enter_battle(state, seat, sink),
            (Task::Collect { bag, .. }, Action::Collect) => self.collect(state, seat, bag, sink),
            (_, Action::Exchange { n, from, to }) => self.exchange(state, seat, n, (from, to), sink),
            (_, Action::Dedicate(offering)) => self.dedicate(state, seat, offering, sink),
            (_, Action::Shift { god, by }) => {
                if let Some(rune) = state.rune_of(god) {
                    self.add_fury(state, rune, by, FuryWhy::Boon, sink);
                }
            }
            (_, Action::Reveal) => self.prophecy(state, seat, sink),
            _ => self.answer_for_enemy(state, task, action, sink),
        }
    }

    /// The player breaks a tie for the enemy. What was skipped is off the stack.
    fn answer_for_enemy(&self, state: &mut State, task: Task, action: Action, sink: &mut impl Sink<Event>) {
        match (task, action) {
            (Task::EnemyTarget { n, rune }, Action::Choose(island)) => {
                self.enemy_sets_out(state, n, rune, island, Some(TargetWhy::YourChoice), sink);
            }
            (Task::EnemyGather { left, island }, Action::Choose(source)) => {
                self.enemy_gathers(state, left, island, source, Some(SourceWhy::YourChoice), sink);
            }
            (_, Action::Choose(island)) => self.enemy_raises_temple(state, island, TempleWhy::YourChoice, sink),
            (Task::EnemyCourse { left, target }, Action::Steer(dock)) => {
                self.enemy_sails_on(state, left, target, dock, true, sink);
            }
            (_, Action::Steer(dock)) => self.enemy_chases(state, dock, sink),
            _ => {}
        }
    }

    /// The rest of an action that goes step by step.
    fn again(&self, state: &mut State, rest: Task, left: u8) {
        if left > 1 {
            state.tasks.push(rest);
        }
    }

    fn return_favor(&self, state: &mut State, seat: Seat, favor: Favor, end: End, sink: &mut impl Sink<Event>) {
        let favors = &mut state.clan_mut(seat).favors;
        if let Some(index) = favors.iter().position(|held| *held == favor) {
            favors.remove(index);
            state.put_favor(end, favor);
            sink.plain(Event::FavorReturned { seat, favor, end });
        }
    }

    fn begin_turn(&self, state: &mut State, seat: Seat) {
        if state.clan(seat).hand.is_empty() {
            state.tasks.push(Task::EndEra);
            return;
        }
        state.turn = seat;
        state.tasks.push(Task::EndTurn(seat));
        state.tasks.push(Task::Dedicate(seat));
        match state.battle {
            Some(battle) if battle.starter.is_enemy() => state.tasks.push(Task::JoinEnemy(seat)),
            Some(battle) if battle.starter == Clan::of(seat) => {
                state.tasks.push(Task::PlayCard(seat));
                state.tasks.push(Task::ResolveBattle);
            }
            _ => state.tasks.push(Task::PlayCard(seat)),
        }
    }

    fn end_turn(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        self.check_control(state, sink);
        if self.is_solo() {
            state.tasks.push(Task::EnemyTurn);
            state.tasks.push(Task::EnemyMarkers);
        } else {
            state.tasks.push(Task::BeginTurn(seat.left(1, self.players)));
        }
    }

    /// A battle begun in the last turn is fought before the era ends (p. 10).
    fn finish_era(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.battle.is_none() {
            self.check_control(state, sink);
            return self.end_era(state, sink);
        }
        state.tasks.push(Task::EndEra);
        if self.is_solo() {
            state.tasks.push(Task::EnemyMarkers);
        }
        state.tasks.push(Task::ResolveBattle);
    }

    /// What a deed asks. Control of islands is checked after every deed (p. 13), after a harvest too: a player may
    /// have abandoned an island before it (ruling 81). Arrivals attack before that.
    pub(crate) fn push_deed(&self, state: &mut State, seat: Seat, deed: Deed) {
        let clan = Clan::of(seat);
        let tasks = &mut state.tasks;
        tasks.push(Task::Control);
        match deed {
            Deed::Sail { n } => {
                tasks.push(Task::Attack(clan));
                tasks.push(Task::Sail { seat, n });
            }
            Deed::Explore { n } => {
                tasks.push(Task::Attack(clan));
                tasks.push(Task::Explore { seat, left: n });
            }
            Deed::Harvest { n } => tasks.push(Task::Harvest { seat, n }),
            Deed::Build { n } => tasks.push(Task::Build { seat, left: n }),
            Deed::ExploreTemple => tasks.push(Task::CarryTemple(seat)),
            Deed::Smite { n } => tasks.push(Task::Smite { seat, left: n }),
            Deed::DrawReplace => tasks.push(Task::Draw(seat)),
            Deed::EnterBattle => tasks.push(Task::EnterBattle(seat)),
            Deed::Collect { bag, per } => {
                let times = per.map_or(1, |rune| self.active_runes(state, clan)[rune.index()]);
                let bag = bag.fixed().map(|amount| amount.saturating_mul(times));
                state.tasks.push(Task::Collect { seat, bag });
            }
            Deed::Exchange => tasks.push(Task::Exchange(seat)),
            Deed::ShiftFury { n } => tasks.push(Task::ShiftFury { seat, n }),
            Deed::Prophecy => tasks.push(Task::Prophecy(seat)),
        }
    }

    /// The boon of the god a rune belongs to in this game.
    pub(crate) fn boon(&self, state: &State, rune: Rune) -> Deed {
        self.content.boons[state.gods[rune.index()].index()]
    }

    /// A card is played face up: its leader action, then its rune action.
    pub(crate) fn play(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let clan = state.clan_mut(seat);
        clan.hand.remove(card);
        clan.row.push(Played { card, face: Face::Up });
        sink.emit(Audience::All, News::Revealed, Event::Played { seat, card });
        state.tasks.push(Task::RuneAction { seat, card, own: true });
        state.tasks.push(Task::Leader { seat, card });
    }

    /// A card is played face down.
    pub(crate) fn fight(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let clan = state.clan_mut(seat);
        clan.hand.remove(card);
        clan.row.push(Played { card, face: Face::Down });
        let joins = state.battle.is_some();
        sink.emit(Audience::only(seat), News::Plain, Event::FaceDown { seat, card: Some(card), joins });
        sink.emit(Audience::except(seat), News::Plain, Event::FaceDown { seat, card: None, joins });
        self.enter(state, seat);
    }

    /// The last card of the row goes into the battle: the pending one, or a new one for a favor card to choose.
    pub(crate) fn enter(&self, state: &mut State, seat: Seat) {
        match &mut state.battle {
            Some(battle) => {
                battle.fighters.insert(seat);
                if self.is_solo() {
                    state.tasks.push(Task::ResolveBattle);
                }
            }
            None => state.tasks.push(Task::PickFavor(seat)),
        }
    }

    pub(crate) fn begin_battle(&self, state: &mut State, seat: Seat, end: End, sink: &mut impl Sink<Event>) {
        let Some(favor) = state.take_favor(end) else { return };
        let clan = Clan::of(seat);
        state.battle = Some(Battle { starter: clan, favor, end, fighters: SeatSet::one(seat), bonus: 0 });
        sink.plain(Event::BattleBegins { clan, favor, end });
        if self.is_solo() {
            state.tasks.push(Task::ResolveBattle);
        }
    }

    pub(crate) fn lost_battle(&self, state: &mut State, seat: Seat, rune: Rune) {
        state.tasks.push(Task::Fury { rune, why: FuryWhy::BattleLost });
        state.tasks.push(Task::Boon { seat, rune });
    }

    pub(crate) fn boat_at(&self, state: &State, place: Place, except: Seat) -> Option<(Seat, u8)> {
        Seat::all(self.players).filter(|seat| *seat != except).find_map(|seat| {
            let boat = state.clan(seat).boats.iter().position(|boat| *boat == place)?;
            Some((seat, boat as u8))
        })
    }
}
