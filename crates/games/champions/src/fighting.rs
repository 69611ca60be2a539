//! The fighting phase: hunts, then the fights on foot, then the voyages from left to right.

use engine::{Named, Seat, Sink};

use crate::Champions;
use crate::content::Purse;
use crate::event::Event;
use crate::names::{Face, Field, Foe, FoeKind, Journey, Rune, Shore};
use crate::placing::gain;
use crate::state::{Fight, Scene, State, Step};
use crate::warriors::{Loss, Warriors};

/// Whether the phase runs on by itself or a player has to decide something.
#[derive(Clone, Copy, PartialEq, Eq)]
#[must_use]
pub(crate) enum Flow {
    On,
    Wait,
}

impl Champions {
    /// Runs the phase until somebody has to decide.
    pub(crate) fn fight_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            sink.position(state);
            let flow = match state.scene {
                Scene::Peace => Flow::Wait,
                Scene::Hunt(steps) => self.hunt(state, steps, sink),
                Scene::March(field) => self.battle(state, field, state.foe_at(field), sink),
                Scene::Depart(shore) => self.depart(state, shore, sink),
                Scene::Sail(shore) => self.sail(state, shore, sink),
                Scene::Kraken(shore) => self.battle(state, shore.field(), Some(Foe::KRAKEN), sink),
                Scene::Feed(shore) => self.feed(state, shore, sink),
                Scene::Monster(shore) => self.battle(state, shore.field(), state.shore(shore).monster, sink),
            };
            if flow == Flow::Wait {
                return;
            }
        }
    }

    /// After a decision: runs on where nothing else is asked.
    pub(crate) fn follow(&self, state: &mut State, flow: Flow, sink: &mut impl Sink<Event>) {
        if flow == Flow::On {
            self.fight_on(state, sink);
        }
    }

    fn next_scene(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        state.fight = Fight::default();
        state.scene = match state.scene {
            Scene::Peace => return Flow::Wait,
            Scene::Hunt(steps) if steps + 1 < self.players => Scene::Hunt(steps + 1),
            Scene::Hunt(_) => Scene::March(Field::Troll),
            Scene::March(Field::Troll) => Scene::March(Field::Draugr1),
            Scene::March(Field::Draugr1) => Scene::March(Field::Draugr2),
            Scene::March(_) => Scene::Depart(Shore::One),
            Scene::Sail(shore) | Scene::Kraken(shore) => Scene::Feed(shore),
            Scene::Feed(shore) => Scene::Monster(shore),
            Scene::Depart(shore) | Scene::Monster(shore) => {
                match Shore::from_index(shore.index() + 1).filter(|next| self.shore_in_use(*next)) {
                    Some(next) => Scene::Depart(next),
                    None => {
                        self.clean_up(state, sink);
                        return Flow::Wait;
                    }
                }
            }
        };
        Flow::On
    }

    /// Asks once before a roll or a meal, if the player holds a rune that could be used now.
    fn is_ready(&self, state: &mut State, seat: Seat) -> Flow {
        state.actor = seat;
        if state.fight.ready || !self.holds_free_rune(state, seat) {
            return Flow::On;
        }
        state.step = Step::Ready;
        Flow::Wait
    }

    fn hunt(&self, state: &mut State, steps: u8, sink: &mut impl Sink<Event>) -> Flow {
        let seat = state.marker.left(steps, self.players);
        let player = state.player(seat);
        if player.hunting == 0 || player.warriors.is_none() {
            return self.next_scene(state, sink);
        }
        if self.is_ready(state, seat) == Flow::Wait {
            return Flow::Wait;
        }
        self.roll(state, seat, state.player(seat).warriors, sink)
    }

    /// The hunt is counted: a food for each hit, up to the limit of the woods.
    fn bring_home(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> Flow {
        let hits = self.hits(state.player(seat).leader, state.fight.dice, state.fight.reaction);
        let food = hits.min(self.content.limits.hunted_food);
        let goods = &mut state.player_mut(seat).goods;
        goods.food = goods.food.saturating_add(food);
        sink.plain(Event::Hunted { seat, food });
        self.next_scene(state, sink)
    }

    /// One combat round, or the end of the fight when nobody is left.
    fn battle(&self, state: &mut State, field: Field, foe: Option<Foe>, sink: &mut impl Sink<Event>) -> Flow {
        let (Some(seat), Some(foe)) = (state.owner(field), foe) else {
            return self.next_scene(state, sink);
        };
        let crew = state.crew(field);
        if state.fight.foe.is_none() {
            if crew.is_none() {
                return self.next_scene(state, sink);
            }
            state.fight = Fight { foe: Some(foe), ..Fight::default() };
            sink.plain(Event::FightBegan { seat, foe, crew });
            self.remove_forbidden(state, seat, field, foe, sink);
        }
        let crew = state.crew(field);
        if crew.is_none() {
            sink.plain(Event::Repelled { seat, foe });
            return self.next_scene(state, sink);
        }
        if self.is_ready(state, seat) == Flow::Wait {
            return Flow::Wait;
        }
        state.fight.round = state.fight.round.saturating_add(1);
        self.roll(state, seat, crew, sink)
    }

    /// Before the first round a monster destroys the warriors whose weapon it is proof against.
    fn remove_forbidden(&self, state: &mut State, seat: Seat, field: Field, foe: Foe, sink: &mut impl Sink<Event>) {
        let crew = state.crew(field);
        let lost = crew - crew.without(self.content.foes[foe.index()].forbids);
        if !lost.is_none() {
            self.fall(state, field, lost);
            sink.plain(Event::Forbidden { seat, foe, warriors: lost });
        }
    }

    /// Warriors of a crew return to the supply.
    fn fall(&self, state: &mut State, field: Field, lost: Warriors) {
        state.crews[field.index()] -= lost;
        state.supply += lost;
    }

    /// The roll stands: hits, shields, losses.
    pub(crate) fn settle_roll(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        let seat = state.actor;
        let Some(foe) = state.fight.foe else {
            return self.bring_home(state, seat, sink);
        };
        let Some(field) = state.scene.field() else { return Flow::Wait };
        let struck = self.strike(state, seat, foe, field, sink);
        let crew = state.crew(field);
        let choice = struck < crew.total() && crew.kinds() > 1;
        if struck > 0 && (choice || state.player(seat).has_ready(Rune::Healing)) {
            state.step = Step::Losses { count: struck };
            return Flow::Wait;
        }
        let lost = crew.parts_of(struck).next().unwrap_or_default();
        self.take_losses(state, lost, sink)
    }

    /// Counts the roll and gives the number of warriors that fall.
    fn strike(&self, state: &mut State, seat: Seat, foe: Foe, field: Field, sink: &mut impl Sink<Event>) -> u8 {
        let card = self.content.foes[foe.index()];
        let leader = state.player(seat).leader;
        self.reward_double(state, seat, sink);
        let hits = self.hits(leader, state.fight.dice, state.fight.reaction);
        let shields = state.fight.dice.showing(Face::Shield);
        state.fight.damage = state.fight.damage.saturating_add(hits);
        let losses = card.attack.saturating_sub(shields).min(state.crew(field).total());
        sink.plain(Event::Struck { seat, foe, hits, shields, damage: state.fight.damage, losses });
        losses
    }

    pub(crate) fn take_losses(&self, state: &mut State, lost: Warriors, sink: &mut impl Sink<Event>) -> Flow {
        let seat = state.actor;
        let (Some(foe), Some(field)) = (state.fight.foe, state.scene.field()) else { return Flow::Wait };
        if !lost.is_none() {
            self.fall(state, field, lost);
            sink.plain(Event::Fell { seat, loss: Loss::of_warriors(lost) });
        }
        let Fight { damage, round, .. } = state.fight;
        state.fight = Fight { foe: Some(foe), damage, round, ..Fight::default() };
        if damage >= self.content.foes[foe.index()].defence {
            self.win(state, seat, field, foe, sink)
        } else {
            Flow::On
        }
    }

    /// The enemy is beaten: reward at once, survivors home, then the rune of glory.
    fn win(&self, state: &mut State, seat: Seat, field: Field, foe: Foe, sink: &mut impl Sink<Event>) -> Flow {
        let mut reward = self.content.foes[foe.index()].reward;
        match foe.kind() {
            FoeKind::Kraken => {}
            FoeKind::Troll => {
                state.troll = None;
                state.player_mut(seat).trolls.push(foe);
            }
            FoeKind::Draugr => {
                state.draugr[field.index() - Field::Draugr1.index()] = None;
                state.player_mut(seat).trophies.insert(foe);
            }
            FoeKind::Monster => {
                if let Some(shore) = field.shore() {
                    let space = state.shore_mut(shore);
                    space.monster = None;
                    reward.coin = reward.coin.saturating_add(std::mem::take(&mut space.bounty));
                }
                state.player_mut(seat).trophies.insert(foe);
            }
        }
        sink.plain(Event::Beaten { seat, foe, reward });
        gain(state, seat, reward, sink);
        if foe.kind() != FoeKind::Kraken {
            let survivors = std::mem::take(&mut state.crews[field.index()]);
            state.player_mut(seat).warriors += survivors;
        }
        if state.player(seat).has_ready(Rune::Glory) {
            state.step = Step::Triumph { glory: reward.glory };
            return Flow::Wait;
        }
        self.after_triumph(state, sink)
    }

    /// Who beat the troll sheds a blame and puts one on somebody else.
    pub(crate) fn after_triumph(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Flow {
        let seat = state.actor;
        if state.scene != Scene::March(Field::Troll) {
            return self.next_scene(state, sink);
        }
        let goods = &mut state.player_mut(seat).goods;
        if goods.blame > 0 {
            goods.blame -= 1;
            sink.plain(Event::BlameShed { seat });
        }
        if self.players == 2 {
            return self.blame(state, seat.left(1, self.players), sink);
        }
        state.step = Step::Blame;
        Flow::Wait
    }

    pub(crate) fn blame(&self, state: &mut State, blamed: Seat, sink: &mut impl Sink<Event>) -> Flow {
        let by = state.actor;
        let goods = &mut state.player_mut(blamed).goods;
        goods.blame = goods.blame.saturating_add(1);
        sink.plain(Event::Blamed { seat: blamed, by });
        self.next_scene(state, sink)
    }

    /// A ship leaves: the journey is opened, also when nobody is aboard.
    fn depart(&self, state: &mut State, shore: Shore, sink: &mut impl Sink<Event>) -> Flow {
        let Some(berth) = state.shore(shore).berth else {
            return self.next_scene(state, sink);
        };
        state.actor = berth.seat;
        self.open_journey(state, shore, sink);
        state.scene = Scene::Sail(shore);
        if state.player(berth.seat).has_ready(Rune::Journey) {
            state.step = Step::Journey;
            return Flow::Wait;
        }
        Flow::On
    }

    fn open_journey(&self, state: &mut State, shore: Shore, sink: &mut impl Sink<Event>) {
        let seat = state.actor;
        let space = state.shore_mut(shore);
        space.journey_open = true;
        if let Some(journey) = space.journey {
            sink.reveal(Event::JourneyOpened { seat, shore, journey });
        }
    }

    /// The rune of journey: the open card goes, and the top one takes its place.
    pub(crate) fn replace_journey(&self, state: &mut State, shore: Shore, sink: &mut impl Sink<Event>) {
        if let Some(journey) = state.shore_mut(shore).journey.take() {
            state.decks.journeys_used.push(journey);
        }
        state.shore_mut(shore).journey = self.draw_journey(state);
        self.open_journey(state, shore, sink);
    }

    /// The open journey takes what it takes from the ship, as far as that is aboard.
    pub(crate) fn sail(&self, state: &mut State, shore: Shore, sink: &mut impl Sink<Event>) -> Flow {
        let Some(journey) = state.shore(shore).journey else {
            return self.next_scene(state, sink);
        };
        if journey == Journey::Kraken {
            state.scene = Scene::Kraken(shore);
            return Flow::On;
        }
        let card = self.content.journeys[journey.index()];
        let crew = state.crew(shore.field());
        let food = state.shore(shore).food;
        let fixed = Loss { food: card.lose_food.min(food), warriors: Warriors::NONE };
        let (count, any) = if card.lose_either > 0 {
            (card.lose_either.min(food + crew.total()), true)
        } else {
            (card.lose_warrior.min(crew.total()), false)
        };
        if fixed.food > 0 {
            self.wash_away(state, shore, fixed, sink);
        }
        let food = if any { state.shore(shore).food } else { 0 };
        let kinds = crew.kinds() + usize::from(food > 0);
        if count > 0 && count < food + crew.total() && kinds > 1 {
            state.step = Step::Toll { count, food: any };
            return Flow::Wait;
        }
        let loss = self.losses(count, food, crew).next().unwrap_or_default();
        self.pay_toll(state, shore, loss, sink)
    }

    /// Every way to give up `count` things of this food and these warriors.
    pub(crate) fn losses(&self, count: u8, food: u8, crew: Warriors) -> impl Iterator<Item = Loss> {
        (count.saturating_sub(crew.total())..=food.min(count))
            .flat_map(move |food| crew.parts_of(count - food).map(move |warriors| Loss { food, warriors }))
    }

    pub(crate) fn pay_toll(&self, state: &mut State, shore: Shore, loss: Loss, sink: &mut impl Sink<Event>) -> Flow {
        if loss.total() > 0 {
            self.wash_away(state, shore, loss, sink);
        }
        self.next_scene(state, sink)
    }

    fn wash_away(&self, state: &mut State, shore: Shore, loss: Loss, sink: &mut impl Sink<Event>) {
        state.shore_mut(shore).food -= loss.food;
        self.fall(state, shore.field(), loss.warriors);
        sink.plain(Event::Washed { seat: state.actor, loss });
    }

    /// As many warriors eat as the food allows; the rest starve.
    fn feed(&self, state: &mut State, shore: Shore, sink: &mut impl Sink<Event>) -> Flow {
        let crew = state.crew(shore.field());
        if crew.is_none() {
            state.shore_mut(shore).food = 0;
            return self.next_scene(state, sink);
        }
        if self.is_ready(state, state.actor) == Flow::Wait {
            return Flow::Wait;
        }
        let fed = state.shore(shore).food.saturating_mul(self.content.shores[shore.index()].fed_by_one_food);
        let hungry = crew.total().saturating_sub(fed);
        if hungry > 0 && hungry < crew.total() && crew.kinds() > 1 {
            state.step = Step::Starve { count: hungry };
            return Flow::Wait;
        }
        let starved = crew.parts_of(hungry).next().unwrap_or_default();
        self.starve(state, shore, starved, sink)
    }

    /// The hungry are gone, and so is all food aboard.
    pub(crate) fn starve(
        &self,
        state: &mut State,
        shore: Shore,
        starved: Warriors,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        let seat = state.actor;
        self.fall(state, shore.field(), starved);
        let food = std::mem::take(&mut state.shore_mut(shore).food);
        let warriors = state.crew(shore.field()).total();
        sink.plain(Event::Fed { seat, shore, warriors, food });
        if !starved.is_none() {
            sink.plain(Event::Starved { seat, warriors: starved });
        }
        self.next_scene(state, sink)
    }

    /// The food that a crew needs on the way to a shore.
    pub(crate) fn food_needed(&self, shore: Shore, crew: u8) -> u8 {
        crew.div_ceil(self.content.shores[shore.index()].fed_by_one_food)
    }

    /// Glory for an enemy a second time, by half.
    pub(crate) fn glorify(&self, state: &mut State, seat: Seat, glory: u8, sink: &mut impl Sink<Event>) -> Flow {
        gain(state, seat, Purse { glory: glory / 2, ..Purse::default() }, sink);
        self.after_triumph(state, sink)
    }
}
