//! The stack of what is owed: answering the question on top, and resolving everything that asks nothing.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::answers::mountain;
use crate::cards::Card;
use crate::demands::bits;
use crate::event::Event;
use crate::names::{Good, Space};
use crate::occupations::{CardTask, Change, From, Moment, Op, When};
use crate::spaces::{DRAW_COLUMN, PLAY_COLUMN};
use crate::state::{Offers, Phase, Standing, State, Task};

impl Feast {
    /// Does an action that is allowed, and all that follows of itself.
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let Some(task) = self.owed_by(state, seat) else {
            return;
        };
        if self.is_beside(&task, action) {
            self.apply_anytime(state, seat, action, sink);
        } else {
            state.tasks.pop();
            self.answer(state, seat, (task, action), sink);
        }
        self.advance(state, sink);
    }

    /// Resolves steps until somebody has to decide or the game is over.
    pub(crate) fn advance(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while state.phase != Phase::Over {
            sink.position(state);
            let Some(owed) = state.tasks.last().copied() else {
                self.next_phase(state, sink);
                continue;
            };
            if self.is_question(state, owed.seat, &owed.task) {
                return;
            }
            sink.skip(owed.seat, || self.is_answered_by_acting(state, owed.seat, &owed.task));
            state.tasks.pop();
            self.step(state, owed.seat, owed.task, sink);
        }
    }

    /// Whether the task needs an answer now. One that has none is a question all the same where a card for any
    /// time could still bring one.
    pub(crate) fn is_question(&self, state: &State, seat: Seat, task: &Task) -> bool {
        self.has_answer(state, seat, task) || self.could_come_to(state, seat, task)
    }

    /// Whether there is something to decide about the task as things stand.
    pub(crate) fn has_answer(&self, state: &State, seat: Seat, task: &Task) -> bool {
        let player = state.player(seat);
        match task {
            Task::Turn => player.thing > 0,
            Task::Feast => state.table.next < state.table.end,
            Task::Overseas { turned } => Good::ALL[Good::Oil.index()..Good::RuneStone.index()]
                .iter()
                .any(|good| self.check_trade(state, seat, *turned, *good).is_ok()),
            Task::Offers { moment, cards } => self.offers(state, seat, moment, cards).next().is_some(),
            Task::MayExchange { space, branch, index } => self.exchange_payable(state, seat, *space, *branch, *index),
            Task::Upgrade(upgrade) => self.more_to_upgrade(state, seat, upgrade),
            Task::Mountain { .. } => self.more_to_mine(state, &mountain(task)),
            Task::Sale { paid, .. } => self.sale_offers(state, seat, *paid).next().is_some(),
            Task::Emigrate { discount, by_space, .. } => self.can_emigrate(state, seat, *discount, *by_space),
            Task::Swap => self.can_swap(state, seat),
            Task::Play { .. } => !player.hand.is_empty(),
            Task::Back { max, .. } => *max > 0,
            Task::Card(task) => self.card_has_answer(state, seat, task),
            Task::Pause(_)
            | Task::Laying { .. }
            | Task::Choose { .. }
            | Task::PayOneOf { .. }
            | Task::Forge
            | Task::Dice(_)
            | Task::Sail { .. }
            | Task::Explore { .. }
            | Task::DiscardWeapons { .. }
            | Task::GiveAnimal { .. }
            | Task::WhichShip { .. } => true,
            _ => false,
        }
    }

    fn card_has_answer(&self, state: &State, seat: Seat, task: &CardTask) -> bool {
        let player = state.player(seat);
        match task {
            CardTask::AfterPlay => false,
            CardTask::CallHome { card } => self.call_home(Card(*card)).is_some_and(|(from, _)| from == From::Any),
            CardTask::MoveServed { left, .. } | CardTask::LayOre { left, .. } | CardTask::Flip { left, .. } => {
                *left > 0
            }
            CardTask::WhichSails { ships } => self.may_sail_knarr(state, seat, *ships),
            CardTask::SwapReceived { good, .. } | CardTask::InsteadOfHouseGood { good, .. } => player.goods[*good] > 0,
            CardTask::InsteadOfUpgrade { card } => {
                let options = self.change_options(Card(*card), Change::InsteadOfUpgrade);
                options.iter().any(|option| self.can_pay(state, seat, &option.cost))
            }
            _ => true,
        }
    }

    /// Cards of an offer that can be used now, with the options of each.
    pub(crate) fn offers<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        moment: &'a Moment,
        cards: &'a Offers,
    ) -> impl Iterator<Item = (Card, u8)> + 'a {
        cards.cards().flat_map(move |card| {
            let options = self.offered_part(card, moment).map_or(0, |(_, part)| crate::occupations::options_of(part));
            (0..options)
                .filter(move |option| self.check_offer(state, seat, moment, card, *option).is_ok())
                .map(move |option| (card, option))
        })
    }

    /// Whether one of the cards has to be used before the owner may go on.
    pub(crate) fn offer_due(&self, state: &State, seat: Seat, moment: &Moment, cards: &Offers) -> bool {
        self.offers(state, seat, moment, cards)
            .any(|(card, _)| self.offered_part(card, moment).is_some_and(|(_, part)| !part.optional))
    }

    /// The part that is offered: of a card just played the part the moment names, else the one of the moment.
    pub(crate) fn offered_part(&self, card: Card, moment: &Moment) -> Option<(u8, &crate::occupations::Part)> {
        if moment.when == When::OnPlay {
            let index = moment.counts[0];
            return self.content.card(card).parts.get(index as usize).map(|part| (index, part));
        }
        self.part_at(card, moment.when)
    }

    pub(crate) fn check_offer(
        &self,
        state: &State,
        seat: Seat,
        moment: &Moment,
        card: Card,
        option: u8,
    ) -> Result<(), Illegal> {
        let (_, part) = self.offered_part(card, moment).ok_or(Illegal::because("feast-illegal-card-now"))?;
        let tiered = !part.tiers.is_empty() && part.op != Op::BuyShip;
        require(!tiered || self.tier(state, seat, part, moment).is_some(), "feast-illegal-no-effect")?;
        self.check_option(state, seat, card, part, option)
    }

    /// One step that asks nothing. The task has been taken off.
    pub(crate) fn step(&self, state: &mut State, seat: Seat, task: Task, sink: &mut impl Sink<Event>) {
        match task {
            // Without Vikings one has to pass.
            Task::Turn => self.pass(state, seat, sink),
            Task::Feast => self.end_feast(state, seat, sink),
            Task::Moment(moment) => self.fire(state, seat, moment, sink),
            Task::Effect { space, branch, index } => self.do_effect(state, seat, (space, branch, index), sink),
            Task::PayCost { space } => self.pay_cost(state, seat, space, sink),
            Task::Reap { card, part, option, .. } => {
                let moment = Moment::of(self.content.card(Card(card)).parts[part as usize].when);
                self.work(state, seat, (Card(card), part, option), &moment, sink);
            }
            Task::PlayPart { card, part } => self.play_part(state, seat, Card(card), part, sink),
            Task::DrawOccupation { count } => self.draw_occupations(state, seat, count, sink),
            Task::StartDice { kind } => {
                // Cards that come before the first roll are asked with the action already begun.
                self.begin_dice(state, seat, kind, 0, true);
                let deed = crate::spaces::deed_of_dice(kind);
                state.owe(seat, Task::Moment(Moment::of(When::ActionBefore).deed(deed)));
            }
            Task::UseOver(outer) => state.using = outer,
            Task::EndTurn => self.next_turn(state),
            Task::Gather(gather) => self.gather(state, seat, gather, sink),
            Task::Card(task) => {
                self.card_step(state, seat, task, sink);
            }
            _ => {}
        }
    }

    /// Whether Vikings can be placed on the space now.
    pub(crate) fn check_go(&self, state: &State, seat: Seat, space: Space, vikings: u8) -> Result<(), Illegal> {
        require(space.index() < Space::PRINTED, "feast-illegal-copy")?;
        require(state.spaces[space].vikings == 0, "feast-illegal-occupied")?;
        let column = self.content.space(space).column;
        let enough = vikings == column || self.may_place_fewer(state, seat, space, vikings);
        require(enough, "feast-illegal-vikings")?;
        require(state.player(seat).thing >= vikings, "feast-illegal-few-vikings")?;
        self.check_use(state, seat, space).or_else(|refused| {
            if vikings == PLAY_COLUMN && self.card_would_help(state, seat, space) { Ok(()) } else { Err(refused) }
        })
    }

    /// Whether a card in hand, played before the action, brings what the space asks for.
    fn card_would_help(&self, state: &State, seat: Seat, space: Space) -> bool {
        self.content.space(space).column == PLAY_COLUMN && self.helped_by_cards(state, seat, 1 << space.index()) != 0
    }

    /// Which of these spaces, as bits, get what they ask for from the card of the fourth column. Each card is tried once for all of them.
    fn helped_by_cards(&self, state: &State, seat: Seat, spaces: u64) -> u64 {
        let helpful = state.player(seat).hand.both(self.content.provident);
        let mut helped = 0;
        for card in helpful.iter() {
            let after = self.after_playing(state, seat, card);
            for space in bits(spaces & !helped).map(|index| Space::ALL[index]) {
                helped |= u64::from(self.check_use(&after, seat, space).is_ok()) << space.index();
            }
        }
        helped
    }

    /// The position once a card is played, its choices made in favour of what comes next.
    fn after_playing(&self, state: &State, seat: Seat, card: Card) -> State {
        let mut after = state.clone();
        after.tasks = Default::default();
        after.using.placed = PLAY_COLUMN;
        self.play_card(&mut after, seat, card, &mut engine::Silent);
        while let Some(owed) = after.tasks.pop() {
            match owed.task {
                Task::Offers { moment, cards, .. } => {
                    let first = self.offers(&after, seat, &moment, &cards).next();
                    if let Some((card, option)) = first
                        && let Some((part, _)) = self.offered_part(card, &moment)
                    {
                        self.take_option(&mut after, seat, (card, part, option), &mut engine::Silent);
                    }
                }
                Task::PlayPart { .. } | Task::Reap { .. } => {
                    self.step(&mut after, seat, owed.task, &mut engine::Silent);
                }
                _ => {}
            }
        }
        after
    }

    /// Whether a card lets the seat place so few Vikings (Warmonger).
    fn may_place_fewer(&self, state: &State, seat: Seat, space: Space, vikings: u8) -> bool {
        let column = self.content.space(space).column;
        vikings > 0 && vikings < column && vikings + self.fewer_vikings(state, seat, space) >= column
    }

    /// Whether the space of another player can be copied.
    pub(crate) fn check_copy(&self, state: &State, seat: Seat, space: Space) -> Result<(), Illegal> {
        require(space.index() < Space::PRINTED, "feast-illegal-copy")?;
        let column = self.content.space(space).column;
        let copy = self.copy_space(state, column).ok_or(Illegal::because("feast-illegal-no-copy-space"))?;
        require(state.spaces[copy].vikings == 0, "feast-illegal-occupied")?;
        let standing = state.spaces[space];
        require(standing.vikings != 0 && standing.seat != seat.0, "feast-illegal-copy")?;
        require(state.player(seat).thing >= column, "feast-illegal-few-vikings")?;
        self.check_use(state, seat, space)
    }

    pub(crate) fn copy_space(&self, state: &State, column: u8) -> Option<Space> {
        let low = state.copy_columns[0] == column;
        let high = state.copy_columns[1] == column;
        if low {
            Some(Space::CopyLow)
        } else if high {
            Some(Space::CopyHigh)
        } else {
            None
        }
    }

    /// The spaces that Vikings of their number can be placed on now, as bits.
    fn open_spaces(&self, state: &State, seat: Seat) -> u64 {
        let reached = self.content.demands.within(state.player(seat).thing) & !taken(state, |_| true);
        let open = self.usable(state, seat, reached);
        let closed = reached & !open & !self.content.demands.within(PLAY_COLUMN - 1);
        if closed == 0 { open } else { open | self.helped_by_cards(state, seat, closed) }
    }

    /// The spaces of others that can be copied now, as bits.
    fn open_copies(&self, state: &State, seat: Seat) -> u64 {
        let thing = state.player(seat).thing;
        let columns = state.copy_columns.into_iter().filter(|column| {
            let free = self.copy_space(state, *column).is_some_and(|copy| state.spaces[copy].vikings == 0);
            free && (1..=thing).contains(column)
        });
        let demands = &self.content.demands;
        let reached = columns.fold(0, |all, column| all | demands.within(column) & !demands.within(column - 1));
        if reached == 0 {
            return 0;
        }
        self.usable(state, seat, reached & taken(state, |standing| standing.seat != seat.0))
    }

    pub(crate) fn turn_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(bits(self.open_spaces(state, seat)).map(|index| Action::Go(Space::ALL[index])));
        if self.has_change(state, seat, Change::FewerVikings) {
            for space in Space::printed() {
                let column = self.content.space(*space).column;
                let fewer = column.saturating_sub(self.fewer_vikings(state, seat, *space))..column;
                let open = fewer.filter(|vikings| self.check_go(state, seat, *space, *vikings).is_ok());
                actions.extend(open.map(|vikings| Action::GoWith(*space, vikings)));
            }
        }
        if self.players == 4 {
            actions.extend(bits(self.open_copies(state, seat)).map(|index| Action::Copy(Space::ALL[index])));
        }
        actions.push(Action::Pass);
    }

    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        (space, at, vikings): (Space, Space, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let player = state.player_mut(seat);
        player.thing -= vikings;
        let thing = player.thing;
        let column = self.column(state, at);
        if column == 2 && vikings == 2 {
            state.player_mut(seat).pairs_placed += 1;
        }
        state.spaces[at] = Standing { seat: seat.0, vikings, old: false };
        state.last_placed = Some(seat);
        sink.plain(Event::Placed { seat, space: at, vikings, copied: (at != space).then_some(space) });
        state.owe(seat, Task::EndTurn);
        let ready = self.check_use(state, seat, space).is_ok();
        self.begin_use(state, seat, space, Some(at), vikings);
        // Bonus of the third and the fourth column, for three and four placed Vikings.
        match vikings {
            DRAW_COLUMN if column == DRAW_COLUMN => state.owe(seat, Task::DrawOccupation { count: 1 }),
            PLAY_COLUMN if column == PLAY_COLUMN => {
                state.owe(seat, Task::Play { left: 1, must: !ready, by_space: false })
            }
            _ => {}
        }
        state.owe(seat, Task::Moment(Moment::of(When::PlaceBefore)));
        state.owe(seat, Task::Moment(Moment::of(When::ThingCount).counts(thing, 0)));
    }

    pub(crate) fn pass(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.passed.insert(seat);
        sink.plain(Event::Passed { seat });
        self.next_turn(state);
    }
}

/// The printed spaces on which such Vikings stand, as bits.
fn taken(state: &State, which: impl Fn(Standing) -> bool) -> u64 {
    let spaces = state.spaces.array()[..Space::PRINTED].iter().enumerate();
    let taken = spaces.filter(|(_, standing)| standing.vikings > 0 && which(**standing));
    taken.fold(0, |all, (index, _)| all | 1 << index)
}
