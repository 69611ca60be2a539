//! Battles: revealing cards, paying steel, comparing strengths, lone fighters against invaders, and the
//! battles with the enemy clan of the solo game.

use engine::{Audience, News, Seat, SeatSet, Sink};

use crate::TinyEpic;
use crate::content::{Boost, Strength, Viking};
use crate::event::{DeedWhy, Event, Fighter, Printed};
use crate::list::List;
use crate::names::{Card, Clan, Rune, STEEL};
use crate::state::{Battle, Face, FuryWhy, State, Task};

impl TinyEpic {
    /// All cards of the battle are revealed and compared (p. 9, 10 and 22).
    pub(crate) fn resolve_battle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let Some(battle) = state.battle.take() else { return };
        let fighters = self.reveal_fighters(state, battle, sink);
        sink.position(state);
        let able: List<Fighter, 4> = fighters.iter().filter(|fighter| !fighter.barred).copied().collect();
        if self.is_solo() {
            let rune = state.enemy.battle_row.last().map_or(Rune(0), |card| self.rune_of_card(*card));
            state.tasks.push(Task::EnemyIcons { rune });
        }
        match *able {
            [] => {
                sink.plain(Event::BattleOff);
                self.favor_back(state, battle, sink);
            }
            [fighter] => self.fight_invaders(state, battle, fighter, sink),
            _ => self.compare(state, battle, &able, sink),
        }
    }

    /// Strength of a clan's card as it would count now, the card being face up.
    pub fn strength(&self, state: &State, clan: Clan, card: Card) -> u8 {
        let Strength { base, per, of, .. } = self.content.viking(card).strength;
        base + per * self.boost_count(state, clan, of)
    }

    fn boost_count(&self, state: &State, clan: Clan, of: Option<Boost>) -> u8 {
        let Some(boost) = of else { return 0 };
        if let Some(resource) = boost.resource() {
            let held = clan.seat().map_or(state.enemy.tracks, |seat| state.clan(seat).resources);
            return held[resource.index()];
        }
        let active = self.active_runes(state, clan);
        boost.rune().map_or_else(|| active.iter().sum(), |rune| active[rune.index()])
    }

    /// Turns the cards up: who can pay steel must, who cannot stays face down and out of the battle.
    fn reveal_fighters(&self, state: &mut State, battle: Battle, sink: &mut impl Sink<Event>) -> List<Fighter, 4> {
        let mut fighters: List<Fighter, 4> = List::new();
        let mut barred = SeatSet::EMPTY;
        let start = battle.starter.seat().unwrap_or(Seat(0));
        for seat in (0..self.players).map(|steps| start.left(steps, self.players)) {
            if !battle.has(seat) {
                continue;
            }
            let clan = &mut state.clans[seat.index()];
            let Some(played) = clan.row.last_mut() else { continue };
            let steel = self.content.viking(played.card).strength.steel;
            let pays = clan.resources[STEEL.index()] >= steel;
            let (clan_id, card) = (Some(Clan::of(seat)), Some(played.card));
            let fighter = Fighter { clan: clan_id, card, steel, barred: !pays, ..Fighter::default() };
            if pays {
                clan.resources[STEEL.index()] -= steel;
                played.face = Face::Up;
            } else if played.face == Face::Down {
                barred.insert(seat);
            }
            fighters.push(fighter);
        }
        if self.is_solo() {
            // An enemy that did not begin the battle joins at once with its top card (p. 22).
            if !battle.starter.is_enemy() {
                self.play_battle_card(state, sink);
            }
            let card = state.enemy.battle_row.last().copied();
            fighters.push(Fighter { clan: Some(Clan::ENEMY), card, ..Fighter::default() });
            if battle.starter.is_enemy() {
                fighters.rotate_right(1);
            }
        }
        for fighter in fighters.iter_mut().filter(|fighter| !fighter.barred) {
            let (Some(clan), Some(card)) = (fighter.clan, fighter.card) else { continue };
            fighter.base = self.content.viking(card).strength.base;
            fighter.boost = self.strength(state, clan, card) - fighter.base;
            fighter.bonus = if clan.is_enemy() { battle.bonus } else { 0 };
            fighter.strength = fighter.base + fighter.boost + fighter.bonus;
        }
        for fighter in fighters.iter_mut() {
            fighter.printed = fighter.card.map(|card| self.printed(card));
        }
        self.tell_opening(&fighters, barred, battle, sink);
        fighters
    }

    /// A card that stays face down is named to its owner only.
    fn tell_opening(&self, fighters: &List<Fighter, 4>, barred: SeatSet, battle: Battle, sink: &mut impl Sink<Event>) {
        let seen_by = |viewer: Option<Seat>| {
            let mut seen = *fighters;
            for fighter in seen.iter_mut() {
                let seat = fighter.clan.and_then(Clan::seat);
                if seat.is_some_and(|seat| barred.contains(seat)) && seat != viewer {
                    fighter.card = None;
                    fighter.printed = None;
                    fighter.steel = 0;
                }
            }
            Event::BattleOpens { fighters: seen, favor: battle.favor }
        };
        sink.emit(Audience::Except(barred), News::Revealed, seen_by(None));
        for seat in barred.iter() {
            sink.emit(Audience::only(seat), News::Revealed, seen_by(Some(seat)));
        }
    }

    /// Two fighters or more: the single highest strength wins; a tie for it makes all losers.
    fn compare(&self, state: &mut State, battle: Battle, fighters: &[Fighter], sink: &mut impl Sink<Event>) {
        let best = fighters.iter().map(|fighter| fighter.strength).max().unwrap_or(0);
        let tied = fighters.iter().filter(|fighter| fighter.strength == best).count() > 1;
        for fighter in fighters.iter().rev().filter(|fighter| tied || fighter.strength < best) {
            self.lose(state, *fighter);
        }
        if tied {
            sink.plain(Event::BattleDrawn { strength: best });
            return self.favor_back(state, battle, sink);
        }
        if let Some(winner) = fighters.iter().find(|fighter| fighter.strength == best) {
            self.win(state, battle, *winner, sink);
        }
    }

    /// A lone fighter meets the top card of the viking deck (p. 10).
    fn fight_invaders(&self, state: &mut State, battle: Battle, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let Some(card) = self.draw_card(state, sink) else {
            return self.win(state, battle, fighter, sink);
        };
        let earlier = state.invaders.len() as u8;
        let invader = self.invader(card, earlier);
        state.invaders.insert(card);
        state.last_invader = Some(card);
        sink.reveal(Event::InvadersCome { fighter: invader, earlier });
        let rune = self.rune_of_card(card);
        if fighter.strength >= invader.strength {
            state.tasks.push(Task::Fury { rune, why: FuryWhy::InvadersBeaten });
        }
        if fighter.strength > invader.strength {
            return self.win(state, battle, fighter, sink);
        }
        if fighter.strength == invader.strength {
            sink.plain(Event::BattleDrawn { strength: invader.strength });
        } else {
            sink.plain(Event::InvadersWin { clan: fighter.clan.unwrap_or_default() });
        }
        self.favor_back(state, battle, sink);
        self.lose(state, fighter);
    }

    /// Earlier invaders count for any rune; for a resource the card itself counts too.
    pub(crate) fn invader(&self, card: Card, earlier: u8) -> Fighter {
        let Strength { base, per, of, .. } = self.content.viking(card).strength;
        let count = match of {
            None => 0,
            Some(boost) if boost.resource().is_some() => earlier + 1,
            Some(_) => earlier,
        };
        let boost = per * count;
        let strength = base + boost;
        Fighter { card: Some(card), printed: Some(self.printed(card)), base, boost, strength, ..Fighter::default() }
    }

    fn printed(&self, card: Card) -> Printed {
        let Viking { rune, strength, leader, .. } = *self.content.viking(card);
        Printed { rune, strength, leader }
    }

    fn win(&self, state: &mut State, battle: Battle, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let clan = fighter.clan.unwrap_or_default();
        sink.plain(Event::BattleWon { clan, favor: battle.favor, strength: fighter.strength });
        let bag = self.content.favor(battle.favor).bag;
        let Some(seat) = clan.seat() else {
            state.enemy.favors.push(battle.favor);
            return self.enemy_gains(state, bag, sink);
        };
        state.clan_mut(seat).favors.push(battle.favor);
        self.open_bag(state, seat, bag, sink);
        if state.clan(seat).favors.len() > self.content.favors_most as usize {
            state.tasks.push(Task::ReturnFavor(seat));
        }
    }

    /// The boon of the god of the fighter's own rune, then that god's fury; for the enemy its board action.
    fn lose(&self, state: &mut State, fighter: Fighter) {
        let rune = fighter.card.map_or(Rune(0), |card| self.rune_of_card(card));
        match fighter.clan.and_then(Clan::seat) {
            Some(seat) => self.lost_battle(state, seat, rune),
            None => {
                state.tasks.push(Task::Fury { rune, why: FuryWhy::BattleLost });
                state.tasks.push(Task::EnemyDeed { rune, why: DeedWhy::BattleLost });
            }
        }
    }

    fn favor_back(&self, state: &mut State, battle: Battle, sink: &mut impl Sink<Event>) {
        state.put_favor(battle.end, battle.favor);
        sink.plain(Event::FavorBack { favor: battle.favor, end: battle.end });
    }

    /// The face-down card of a battle the enemy has begun.
    pub(crate) fn enemy_hidden_card(&self, state: &State) -> Option<Card> {
        let begun = state.battle.is_some_and(|battle| battle.starter.is_enemy());
        if begun { state.enemy.battle_row.last().copied() } else { None }
    }
}
