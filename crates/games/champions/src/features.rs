//! A position in numbers for a learned judgement, as one seat knows it. The layout: the round and the
//! step, the board, the fights, then a block for each player, the seat's own first. Whoever changes what is
//! written raises `LAYOUT_REVISION`.

use engine::{Features, Named, Seat};

use crate::Champions;
use crate::names::{Colour, Destiny, Field, Journey, Leader, Merchant, Place, Rune, Ship, Tent, Weapon};
use crate::state::{PLAYERS_MAX, Scene, State, Step};
use crate::warriors::Warriors;

/// Places that are written for a seat; a law counts them.
pub(crate) const FEATURES: usize = 824;

const ROUNDS: usize = 9;
const STEPS: usize = 23;
const SCENES: usize = 8;
/// What is written of an enemy.
const FOE: usize = 4 + Colour::COUNT + Weapon::COUNT;

impl Champions {
    pub(crate) fn write_features(&self, state: &State, seat: Seat, out: &mut Features) {
        self.write_general(state, seat, out);
        self.write_shores(state, seat, out);
        for field in Field::all() {
            self.write_field(state, seat, field, out);
        }
        out.seats(self.players, PLAYERS_MAX, seat, |out, other| self.write_player(state, seat, other, out));
        self.write_destinies(state, seat, out);
    }

    fn write_general(&self, state: &State, seat: Seat, out: &mut Features) {
        out.one_of(Some(state.round.into()), ROUNDS);
        out.one_of(Some(step_number(state.step)), STEPS);
        out.one_of(Some(scene_number(state.scene)), SCENES);
        out.count(self.players, 4.0);
        out.count(state.fight.damage, 6.0);
        out.flag(state.fight.ready);
        out.flag(state.fight.reaction);
        let fighting = state.scene != Scene::Peace;
        out.counts_of(
            state
                .fight
                .dice
                .0
                .iter()
                .flatten()
                .enumerate()
                .map(|(at, dice)| (at, f32::from(*dice) * 0.4))
                .filter(|_| fighting),
            12,
        );
        for weapon in Weapon::all() {
            out.count(state.smiths[weapon], 3.0);
        }
        out.count(state.smoked_food, 4.0);
        out.count(state.huts_sold, 3.0);
        let standing = |own: bool| {
            Place::all()
                .filter(move |place| state.stands_on(*place).is_some_and(|who| (who == seat) == own))
                .map(Named::index)
        };
        out.each_of(standing(true), Place::COUNT);
        out.each_of(standing(false), Place::COUNT);
        out.each_of(state.tents.iter().map(Named::index), Tent::COUNT);
        // Turns to come: the marker's distance tells who places next.
        let distance = (state.marker.0 + self.players - seat.0) % self.players;
        out.one_of(Some(distance.into()), 4);
        out.flag(state.actor == seat);
        out.flag(state.assignment.settled.contains(seat));
        out.flag(state.assignment.in_turn);
        out.each_of(state.open_runes.iter().map(Named::index), Rune::COUNT);
        out.one_of(state.merchant.map(Named::index), Merchant::COUNT);
    }

    fn write_shores(&self, state: &State, seat: Seat, out: &mut Features) {
        for space in &state.shores {
            out.count(space.bounty, 3.0);
            let seen = space.journey_open || space.seen_by.contains(seat);
            out.flag(space.journey_open);
            out.one_of(space.journey.filter(|_| seen).map(Named::index), Journey::COUNT);
        }
    }

    /// The enemy there, and whose fight it is.
    fn write_field(&self, state: &State, seat: Seat, field: Field, out: &mut Features) {
        let owner = state.owner(field);
        out.flag(owner == Some(seat));
        out.flag(owner.is_some_and(|owner| owner != seat));
        out.flag(state.scene.field().is_some_and(|now| field < now));
        out.flag(state.scene.field() == Some(field));
        let Some(foe) = state.foe_at(field) else { return out.skip(FOE) };
        let card = &self.content.foes[foe.index()];
        out.count(card.attack, 4.0);
        out.count(card.defence, 6.0);
        out.count(card.reward.glory, 8.0);
        out.count(card.reward.coin, 3.0);
        out.one_of(card.colour.map(Named::index), Colour::COUNT);
        out.one_of(card.forbids.map(Named::index), Weapon::COUNT);
    }

    fn write_player(&self, state: &State, viewer: Seat, seat: Seat, out: &mut Features) {
        let player = state.player(seat);
        let own = viewer == seat;
        let secret = state.step == Step::Assign && !state.assignment.in_turn && !own;
        let goods = &player.goods;
        let warriors = state.warriors_owned(seat);
        let home = if secret { warriors } else { player.warriors };
        out.flag(true);
        for weapon in Weapon::all() {
            out.count(warriors[weapon], 3.0);
            out.count(home[weapon], 3.0);
        }
        out.count(state.food_owned(seat), 4.0);
        for (count, common) in [(goods.wood, 4.0), (goods.coin, 5.0), (goods.favor, 2.0), (goods.blame, 3.0)] {
            out.count(count, common);
        }
        out.flag(goods.favor > 0);
        out.flag(goods.wood == 0);
        out.number(self.blame_glory(goods.blame) as f32 / 8.0);
        out.count(goods.glory, 40.0);
        let tally = self.tally(state, seat);
        let sure = tally.track + tally.sets + tally.runes + tally.ship + tally.favor + tally.coins + tally.blame;
        out.number(sure as f32 / 40.0);
        out.count(player.workers, 4.0);
        out.count(player.hunting, 2.0);
        out.count(player.begging, 2.0);
        out.flag(player.hired);
        out.flag(player.in_huts);
        out.one_of(Some(warriors.total().into()), 9);
        out.one_of(Some(player.idle.into()), 6);
        out.one_of(player.leader.map(Named::index), Leader::COUNT);
        out.one_of(player.ship.map(Named::index), Ship::COUNT);
        out.each_of(player.ready_runes().iter().map(Named::index), Rune::COUNT);
        out.each_of(player.used.iter().map(Named::index), Rune::COUNT);
        self.write_trophies(state, seat, out);
        out.each_of(player.opened.iter().map(Named::index), Destiny::COUNT);
        for field in Field::all() {
            self.write_crew(state, seat, field, secret, home, out);
        }
    }

    fn write_trophies(&self, state: &State, seat: Seat, out: &mut Features) {
        let player = state.player(seat);
        for colour in Colour::ALL {
            out.count(player.trophies.both(self.content.of_colour[colour.index()]).len() as u8, 3.0);
        }
        out.count(self.sets(player) as u8, 2.0);
        out.count(player.trophies.both(self.content.all_draugr).len() as u8, 4.0);
        out.count(player.trophies.both(self.content.all_monsters).len() as u8, 4.0);
        out.count(player.trolls.len() as u8, 3.0);
        out.count(player.destinies.len() as u8, 3.0);
    }

    /// A fight of this player: the chance to win it as far as the crew is known, or with all at home.
    fn write_crew(&self, state: &State, seat: Seat, field: Field, secret: bool, home: Warriors, out: &mut Features) {
        let foe = state.foe_at(field).filter(|_| state.owner(field) == Some(seat));
        let Some(foe) = foe else { return out.skip(6) };
        let sent = if secret { Warriors::NONE } else { state.crew(field) };
        let crew = if sent.is_none() { home } else { sent }.without(self.content.foes[foe.index()].forbids);
        let leader = state.player(seat).leader;
        out.flag(true);
        out.count(sent.total(), 3.0);
        let prospect = if crew.is_none() { Default::default() } else { self.prospect(leader, crew, foe) };
        out.number(prospect.win);
        out.number(prospect.survivors / 6.0);
        let bounty = field.shore().map_or(0, |shore| state.shore(shore).bounty);
        out.number(prospect.win * self.reward_worth(state, seat, foe, bounty) / 8.0);
        let food = field.shore().filter(|_| !secret).map_or(0, |shore| state.shore(shore).food);
        out.count(food, 3.0);
    }

    /// The lead in what each destiny counts, and once more where the destiny is the seat's own.
    fn write_destinies(&self, state: &State, seat: Seat, out: &mut Features) {
        let lead = |destiny: Destiny| {
            let metric = self.content.destinies[destiny.index()].metric;
            let rivals = Seat::all(self.players).filter(|other| *other != seat);
            let best = rivals.map(|other| self.measure(state, other, metric)).max().unwrap_or(0);
            ((self.measure(state, seat, metric) as f32 - best as f32) / 3.0).clamp(-2.0, 2.0)
        };
        let own = state.player(seat).destinies;
        out.counts_of(Destiny::all().map(|destiny| (destiny.index(), lead(destiny))), Destiny::COUNT);
        // Half a step up, so that holding it shows even at a tie.
        out.counts_of(own.iter().map(|destiny| (destiny.index(), lead(destiny) + 0.5)), Destiny::COUNT);
    }
}

fn step_number(step: Step) -> usize {
    match step {
        Step::Leaders => 0,
        Step::Place => 1,
        Step::Harbour { .. } => 2,
        Step::TakeRune => 3,
        Step::Church => 4,
        Step::Build => 5,
        Step::Market { .. } => 6,
        Step::Beggar { .. } => 7,
        Step::Recruit { .. } => 8,
        Step::Look { .. } => 9,
        Step::Draw => 10,
        Step::Keep { .. } => 11,
        Step::Bury { .. } => 12,
        Step::Assign => 13,
        Step::Ready => 14,
        Step::Rolled => 15,
        Step::Losses { .. } => 16,
        Step::Triumph { .. } => 17,
        Step::Blame => 18,
        Step::Journey => 19,
        Step::Toll { .. } | Step::Starve { .. } => 20,
        Step::LastRunes => 21,
        Step::Over => 22,
    }
}

fn scene_number(scene: Scene) -> usize {
    match scene {
        Scene::Peace => 0,
        Scene::Hunt(_) => 1,
        Scene::March(_) => 2,
        Scene::Depart(_) => 3,
        Scene::Sail(_) => 4,
        Scene::Kraken(_) => 5,
        Scene::Feed(_) => 6,
        Scene::Monster(_) => 7,
    }
}
