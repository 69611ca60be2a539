//! Placing workers: what each place gives, at once or in the small decisions that follow.

use engine::{Audience, Illegal, News, Seat, SeatSet, Set, Sink, require};

use crate::Champions;
use crate::content::Purse;
use crate::event::Event;
use crate::names::{Destiny, Good, Leader, Place, Rune, Ship, Shore, Tent, Weapon};
use crate::state::{Berth, Player, State, Step};
use crate::warriors::Warriors;

impl Champions {
    /// Whether the seat may put a worker there now.
    pub(crate) fn can_work(&self, state: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
        let player = state.player(seat);
        require(state.stands_on(place).is_none(), "champions-illegal-taken")?;
        match place {
            Place::MerchantShip => afford(player, Purse { coin: self.merchant_price(player), ..Purse::default() }),
            Place::Runesmith => {
                require(!state.open_runes.is_empty() || !state.decks.runes.is_empty(), "champions-illegal-no-runes")?;
                afford(player, Purse { wood: self.content.rune_wood, ..Purse::default() })
            }
            Place::Shipwright => {
                require(player.ship.is_none(), "champions-illegal-one-ship")?;
                // The price first: it is seldom there.
                let affordable = |ship: &Ship| afford(player, self.ship_price(*ship)).is_ok();
                let mut ships = Ship::PRIVATE.into_iter().filter(affordable);
                require(ships.any(|ship| self.ship_for_sale(state, ship)), "champions-illegal-cannot-pay")
            }
            Place::StaveChurch => afford(player, Purse { coin: self.content.church_coins[0], ..Purse::default() }),
            Place::WorkerHuts => {
                require(!player.hired, "champions-illegal-one-worker")?;
                afford(player, Purse { coin: self.hut_price(state), ..Purse::default() })
            }
            Place::SmallLongship => {
                self.harbour_free(state)?;
                afford(player, self.hire_price(Ship::Small))
            }
            Place::LargeLongship => {
                self.harbour_free(state)?;
                afford(player, self.hire_price(Ship::Large))
            }
            Place::PrivateLongship => {
                let ship = player.ship.ok_or(Illegal::because("champions-illegal-no-ship"))?;
                let away = state.shores.iter().any(|shore| shore.berth.is_some_and(|berth| berth.ship == ship));
                require(!away, "champions-illegal-ship-away")?;
                self.harbour_free(state)
            }
            plain if Place::PLAIN.contains(plain) => Ok(()),
            tent => match tent.tent() {
                Some(tent) if state.tents.contains(tent) => afford(player, self.content.tents[tent.index()].pay),
                _ => Err(Illegal::because("champions-illegal-not-in-play")),
            },
        }
    }

    fn harbour_free(&self, state: &State) -> Result<(), Illegal> {
        require(self.shores().any(|shore| state.shore(shore).berth.is_none()), "champions-illegal-no-harbour")
    }

    pub(crate) fn merchant_price(&self, player: &Player) -> u8 {
        if player.leader == Some(Leader::Gylfir) { 0 } else { self.content.merchant_coin }
    }

    /// The next buyer's price; it falls with every purchase of the game.
    pub(crate) fn hut_price(&self, state: &State) -> u8 {
        self.content.hut_coins[(state.huts_sold as usize).min(3)]
    }

    /// Ships in play that nobody owns.
    pub(crate) fn ships_for_sale<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Ship> + 'a {
        Ship::PRIVATE.into_iter().filter(|ship| self.ship_for_sale(state, *ship))
    }

    pub(crate) fn ship_for_sale(&self, state: &State, ship: Ship) -> bool {
        ship.is_private()
            && self.content.ships[ship.index()].min_players <= self.players
            && state.players.iter().all(|player| player.ship != Some(ship))
    }

    /// What a worker pays to sail a public longship.
    pub(crate) fn hire_price(&self, ship: Ship) -> Purse {
        Purse::of(Good::Coin, self.content.ships[ship.index()].coin)
    }

    pub(crate) fn ship_price(&self, ship: Ship) -> Purse {
        let card = self.content.ships[ship.index()];
        Purse { wood: card.wood, coin: card.coin, ..Purse::default() }
    }

    /// Places a worker. The caller has checked that it may stand there.
    pub(crate) fn work(&self, state: &mut State, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).idle -= 1;
        sink.plain(Event::Worked { seat, place });
        match place {
            Place::HuntingGrounds => state.player_mut(seat).hunting += 1,
            Place::Beg => {
                let player = state.player_mut(seat);
                player.begging += 1;
                player.goods.blame = player.goods.blame.saturating_add(1);
                sink.plain(Event::Begged { seat });
                gain(state, seat, Purse::of(Good::Food, 1), sink);
            }
            Place::WorkerHuts => {
                pay(state, seat, Purse::of(Good::Coin, self.hut_price(state)), sink);
                state.huts_sold += 1;
                let player = state.player_mut(seat);
                (player.hired, player.in_huts) = (true, true);
                player.workers += 1;
                player.idle += 1;
                sink.plain(Event::WorkerHired { seat });
            }
            Place::PrivateLongship => {
                if let Some(ship) = state.player(seat).ship {
                    state.step = Step::Harbour { ship };
                }
                return;
            }
            _ => {
                state.standing[place] = Some(seat);
                return self.use_place(state, seat, place, sink);
            }
        }
        self.next_worker(state, sink);
    }

    /// What a place with a single space does.
    fn use_place(&self, state: &mut State, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
        match place {
            Place::Swordsmith => return self.take_from_smith(state, seat, Weapon::Swordsman, sink),
            Place::Hafter => return self.take_from_smith(state, seat, Weapon::Spearman, sink),
            Place::Blacksmith => return self.take_from_smith(state, seat, Weapon::Axeman, sink),
            Place::Smokehouse => {
                let food = std::mem::take(&mut state.smoked_food);
                gain(state, seat, Purse::of(Good::Food, food), sink);
            }
            Place::MerchantShip => {
                pay(state, seat, Purse::of(Good::Coin, self.merchant_price(state.player(seat))), sink);
                if let Some(merchant) = state.merchant {
                    let cargo = self.content.merchants[merchant.index()];
                    return self.gain_all(state, seat, cargo, sink);
                }
            }
            Place::Runesmith => {
                pay(state, seat, Purse::of(Good::Wood, self.content.rune_wood), sink);
                state.step = Step::TakeRune;
                return;
            }
            Place::JarlsLonghouse => {
                // The holder hands the marker on; it starts the next round, not this one.
                let to = if state.marker == seat { seat.left(1, self.players) } else { seat };
                state.marker = to;
                sink.plain(Event::MarkerMoved { seat: to });
                return self.gain_all(state, seat, Purse { swordsman: 1, ..Purse::default() }, sink);
            }
            Place::SagesHouse => {
                state.step = Step::Look { vision: false };
                return;
            }
            Place::Shipwright => {
                state.step = Step::Build;
                return;
            }
            Place::Market => {
                state.step = Step::Market { given: 0, taken: 0 };
                return self.close_market_if_empty(state, seat, sink);
            }
            Place::StaveChurch => {
                state.step = Step::Church;
                return;
            }
            Place::SmallLongship => {
                pay(state, seat, self.hire_price(Ship::Small), sink);
                state.step = Step::Harbour { ship: Ship::Small };
                return;
            }
            Place::LargeLongship => {
                pay(state, seat, self.hire_price(Ship::Large), sink);
                state.step = Step::Harbour { ship: Ship::Large };
                return;
            }
            _ => {
                if let Some(tent) = place.tent() {
                    return self.use_tent(state, seat, tent, sink);
                }
            }
        }
        self.next_worker(state, sink);
    }

    fn use_tent(&self, state: &mut State, seat: Seat, tent: Tent, sink: &mut impl Sink<Event>) {
        let card = self.content.tents[tent.index()];
        pay(state, seat, card.pay, sink);
        if card.repeats > 1 {
            gain(state, seat, card.gain, sink);
            self.ask_beggar(state, seat, card.repeats - 1, sink);
        } else {
            self.gain_all(state, seat, card.gain, sink);
        }
    }

    /// Offers another exchange while some are left and can be paid.
    fn ask_beggar(&self, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        let card = self.content.tents[Tent::Beggar.index()];
        if left > 0 && afford(state.player(seat), card.pay).is_ok() {
            state.step = Step::Beggar { left };
        } else {
            self.next_worker(state, sink);
        }
    }

    pub(crate) fn give_to_beggar(&self, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        let card = self.content.tents[Tent::Beggar.index()];
        pay(state, seat, card.pay, sink);
        gain(state, seat, card.gain, sink);
        self.ask_beggar(state, seat, left - 1, sink);
    }

    /// The dice of a smith go through the supply, so that those without room stay there.
    fn take_from_smith(&self, state: &mut State, seat: Seat, weapon: Weapon, sink: &mut impl Sink<Event>) {
        let waiting = Warriors::only(weapon, std::mem::take(state.smith_mut(weapon)));
        state.supply += waiting;
        self.gain_all(state, seat, Purse::of_warriors(waiting), sink);
    }

    /// Goods at once; warriors as far as supply and longhouse allow. Asks when there is a choice.
    fn gain_all(&self, state: &mut State, seat: Seat, purse: Purse, sink: &mut impl Sink<Event>) {
        let offer = purse.warriors().at_most(state.supply);
        let goods = Purse { swordsman: 0, spearman: 0, axeman: 0, ..purse };
        gain(state, seat, goods, sink);
        self.enlist(state, seat, offer, sink);
    }

    fn enlist(&self, state: &mut State, seat: Seat, offer: Warriors, sink: &mut impl Sink<Event>) {
        let room = self.content.limits.warriors.saturating_sub(state.player(seat).warriors.total());
        let stay = if offer.total() <= room {
            offer
        } else if room == 0 {
            Warriors::NONE
        } else if offer.kinds() == 1 {
            offer.parts_of(room).next().unwrap_or_default()
        } else {
            state.step = Step::Recruit { offer };
            return;
        };
        state.supply -= stay;
        state.player_mut(seat).warriors += stay;
        if !stay.is_none() {
            sink.plain(Event::Gained { seat, purse: Purse::of_warriors(stay) });
        }
        if stay != offer {
            sink.plain(Event::TurnedAway { seat, warriors: offer - stay });
        }
        self.next_worker(state, sink);
    }

    pub(crate) fn recruit(
        &self,
        state: &mut State,
        seat: Seat,
        offer: Warriors,
        weapon: Weapon,
        sink: &mut impl Sink<Event>,
    ) {
        let one = Warriors::only(weapon, 1);
        state.supply -= one;
        state.player_mut(seat).warriors += one;
        sink.plain(Event::Gained { seat, purse: Purse::of_warriors(one) });
        self.enlist(state, seat, offer - one, sink);
    }

    pub(crate) fn berth(&self, state: &mut State, seat: Seat, ship: Ship, shore: Shore, sink: &mut impl Sink<Event>) {
        state.shore_mut(shore).berth = Some(Berth { ship, seat });
        sink.plain(Event::Berthed { seat, ship, shore });
        self.next_worker(state, sink);
    }

    pub(crate) fn take_rune(&self, state: &mut State, seat: Seat, rune: Option<Rune>, sink: &mut impl Sink<Event>) {
        let blind = rune.is_none();
        let taken = match rune {
            Some(rune) => {
                state.open_runes.remove(rune);
                Some(rune)
            }
            None => state.decks.runes.pop(),
        };
        if let Some(rune) = taken {
            state.player_mut(seat).runes.insert(rune);
            let news = if blind { News::Revealed } else { News::Plain };
            sink.emit(Audience::All, news, Event::RuneTaken { seat, rune, blind });
        }
        self.next_worker(state, sink);
    }

    pub(crate) fn buy_favor(&self, state: &mut State, seat: Seat, favor: u8, sink: &mut impl Sink<Event>) {
        pay(state, seat, Purse::of(Good::Coin, self.content.church_coins[favor as usize - 1]), sink);
        gain(state, seat, Purse { favor, ..Purse::default() }, sink);
        self.next_worker(state, sink);
    }

    pub(crate) fn build(&self, state: &mut State, seat: Seat, ship: Ship, sink: &mut impl Sink<Event>) {
        pay(state, seat, self.ship_price(ship), sink);
        state.player_mut(seat).ship = Some(ship);
        sink.plain(Event::ShipBuilt { seat, ship });
        self.next_worker(state, sink);
    }

    pub(crate) fn trade(&self, state: &mut State, seat: Seat, give: Good, take: Good, sink: &mut impl Sink<Event>) {
        if let Step::Market { given, taken } = state.step {
            state.step = Step::Market { given: given | 1 << give.index(), taken: taken | 1 << take.index() };
        }
        spend(state.player_mut(seat), Purse::of(give, 1));
        receive(state.player_mut(seat), Purse::of(take, 1));
        sink.plain(Event::Traded { seat, give, take });
        self.close_market_if_empty(state, seat, sink);
    }

    /// Nothing left that could be exchanged: the visit is over.
    fn close_market_if_empty(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let open =
            Good::ALL.iter().any(|give| Good::ALL.iter().any(|take| self.can_trade(state, seat, *give, *take).is_ok()));
        if !open {
            self.next_worker(state, sink);
        }
    }

    pub(crate) fn can_trade(&self, state: &State, seat: Seat, give: Good, take: Good) -> Result<(), Illegal> {
        let Step::Market { given, taken } = state.step else {
            return Err(Illegal::NOT_NOW);
        };
        require(
            give != take && taken & (1 << give.index()) == 0 && given & (1 << take.index()) == 0,
            "champions-illegal-trade-back",
        )?;
        require(state.player(seat).good(give) != 0, "champions-illegal-cannot-pay")
    }

    pub(crate) fn look(&self, state: &mut State, seat: Seat, shore: Shore, sink: &mut impl Sink<Event>) {
        self.see_journey(state, seat, shore, sink);
        match state.step {
            Step::Look { vision: true } => self.draw_destinies(state, seat, true, sink),
            _ if state.player(seat).has_ready(Rune::TrueVision) => state.step = Step::Draw,
            _ => self.draw_destinies(state, seat, false, sink),
        }
    }

    pub(crate) fn see_journey(&self, state: &mut State, seat: Seat, shore: Shore, sink: &mut impl Sink<Event>) {
        let space = state.shore_mut(shore);
        space.seen_by.insert(seat);
        let journey = space.journey;
        sink.emit(Audience::only(seat), News::Revealed, Event::JourneySeen { seat, shore, journey });
        sink.emit(Audience::except(seat), News::Plain, Event::JourneySeen { seat, shore, journey: None });
    }

    pub(crate) fn draw_destinies(&self, state: &mut State, seat: Seat, vision: bool, sink: &mut impl Sink<Event>) {
        let extra = u8::from(state.player(seat).leader == Some(Leader::Dagrun)) + if vision { 2 } else { 0 };
        let count = (1 + extra).min(state.decks.destinies.len() as u8);
        let mut drawn = Set::EMPTY;
        for destiny in (0..count).map_while(|_| state.decks.destinies.pop()) {
            drawn.insert(destiny);
        }
        if count > 1 {
            trace(state, seat, drawn);
        }
        sink.emit(Audience::All, News::Revealed, Event::DestiniesDrawn { seat, count });
        match (count, drawn.first()) {
            (0, _) | (_, None) => self.next_worker(state, sink),
            (1, Some(destiny)) => {
                self.keep_destiny(state, seat, destiny, sink);
                self.next_worker(state, sink);
            }
            _ => state.step = Step::Keep { drawn },
        }
    }

    pub(crate) fn keep(
        &self,
        state: &mut State,
        seat: Seat,
        mut drawn: Set<Destiny>,
        destiny: Destiny,
        sink: &mut impl Sink<Event>,
    ) {
        drawn.remove(destiny);
        self.keep_destiny(state, seat, destiny, sink);
        sink.plain(Event::DestiniesBuried { seat, count: drawn.len() as u8 });
        self.bury_or_ask(state, seat, drawn, sink);
    }

    pub(crate) fn bury(
        &self,
        state: &mut State,
        seat: Seat,
        mut drawn: Set<Destiny>,
        destiny: Destiny,
        sink: &mut impl Sink<Event>,
    ) {
        drawn.remove(destiny);
        state.decks.destinies.insert(0, destiny);
        sink.emit(Audience::only(seat), News::Plain, Event::DestinyBuried { seat, destiny });
        self.bury_or_ask(state, seat, drawn, sink);
    }

    fn bury_or_ask(&self, state: &mut State, seat: Seat, drawn: Set<Destiny>, sink: &mut impl Sink<Event>) {
        match (drawn.len(), drawn.first()) {
            (1, Some(last)) => self.bury(state, seat, drawn, last, sink),
            (0, _) | (_, None) => self.next_worker(state, sink),
            _ => state.step = Step::Bury { drawn },
        }
    }

    /// The next player clockwise who has a worker left; after the last one warriors are sent out.
    pub(crate) fn next_worker(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let next = (1..=self.players)
            .map(|steps| state.actor.left(steps, self.players))
            .find(|seat| state.player(*seat).idle > 0);
        match next {
            Some(seat) => {
                state.step = Step::Place;
                state.actor = seat;
            }
            None => self.begin_assignment(state, sink),
        }
    }
}

/// Where nobody stands, of the board and the tents in play: the list of actions asks only these for their price.
pub(crate) fn free_places(state: &State) -> Set<Place> {
    let tents = Set::from_bits(state.tents.bits() << Place::Beggar.index());
    Place::BOARD.union(tents).without(state.standing.present())
}

pub(crate) fn afford(player: &Player, price: Purse) -> Result<(), Illegal> {
    let goods = &player.goods;
    require(
        goods.food >= price.food && goods.wood >= price.wood && goods.coin >= price.coin && goods.favor >= price.favor,
        "champions-illegal-cannot-pay",
    )
}

fn spend(player: &mut Player, price: Purse) {
    player.goods.food -= price.food;
    player.goods.wood -= price.wood;
    player.goods.coin -= price.coin;
    player.goods.favor -= price.favor;
}

fn receive(player: &mut Player, purse: Purse) {
    let goods = &mut player.goods;
    goods.food = goods.food.saturating_add(purse.food);
    goods.wood = goods.wood.saturating_add(purse.wood);
    goods.coin = goods.coin.saturating_add(purse.coin);
    goods.favor = goods.favor.saturating_add(purse.favor);
    goods.glory += i16::from(purse.glory);
}

pub(crate) fn pay(state: &mut State, seat: Seat, price: Purse, sink: &mut impl Sink<Event>) {
    if !price.is_empty() {
        spend(state.player_mut(seat), price);
        sink.plain(Event::Paid { seat, purse: price });
    }
}

/// Goods and glory; warriors are enlisted apart.
pub(crate) fn gain(state: &mut State, seat: Seat, purse: Purse, sink: &mut impl Sink<Event>) {
    if !purse.is_empty() {
        receive(state.player_mut(seat), purse);
        sink.plain(Event::Gained { seat, purse });
    }
}

/// A seat draws several destinies to choose from: who knew one of them in the deck no longer knows whether it
/// is kept or put back, but knows that it is one of these. Company it had before stays its company: some of
/// that may have been put back and drawn again.
fn trace(state: &mut State, seat: Seat, drawn: Set<Destiny>) {
    let before = drawn.iter().flat_map(|destiny| state.destiny_traces[destiny.index()].company.iter());
    let company: Set<Destiny> = drawn.iter().chain(before).collect();
    for destiny in company.iter() {
        state.destiny_traces[destiny.index()].company = company;
    }
    for destiny in drawn.iter() {
        let known = std::mem::replace(&mut state.destiny_known[destiny.index()], SeatSet::one(seat));
        let known_by = &mut state.destiny_traces[destiny.index()].known_by;
        known.iter().filter(|other| *other != seat).for_each(|other| known_by.insert(other));
    }
}
