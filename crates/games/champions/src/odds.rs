//! Exact chances in combat, by dynamic programming over small pools of dice.
//!
//! Without favor and runes a fight is a Markov chain over (pool, damage still needed): 165 pools of at most
//! eight dice, a dozen damages. The warriors to lose are chosen for the best mix of winning and surviving.
//! Rerolls are judged one roll deep on top of these tables.

use crate::Champions;
use crate::content::{ATTACK_MAX, Content, DEFENCE_MAX, WARRIORS_MAX};
use crate::names::{Face, Foe, Leader, Rune, Weapon};
use crate::showing::permille;
use crate::state::{State, Step};
use crate::view::StageOdds;
use crate::warriors::{Dice, Warriors};

const SIDE: usize = WARRIORS_MAX as usize + 1;
const POOLS: usize = 165;
const HITS: usize = DEFENCE_MAX as usize + 1;
const SHIELDS: usize = ATTACK_MAX as usize + 1;

/// What a win is worth beside the warriors, for choosing whom to lose; about an average enemy.
const TYPICAL_REWARD: f32 = 9.0;
/// What a surviving warrior is worth, in glory.
pub(crate) const WARRIOR_WORTH: [f32; 3] = [1.7, 2.3, 3.0];

/// What can be expected of a fight.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Prospect {
    /// Chance to win.
    pub win: f32,
    /// Expected worth of the warriors that come home.
    pub survivors: f32,
}

impl Prospect {
    fn worth(self) -> f32 {
        self.win * TYPICAL_REWARD + self.survivors
    }
}

/// Chances of the hits (up to what any enemy can take) and shields (up to what any can deal) of a pool.
type Spread = [[f32; SHIELDS]; HITS];

/// The tables of one set of dice: first for everybody, then for Svanhildr's swords.
pub struct Odds {
    pool_at: [[[u8; SIDE]; SIDE]; SIDE],
    pools: Vec<Warriors>,
    spreads: [Vec<Spread>; 2],
    /// By leader, attack, damage needed and pool.
    fights: [Vec<Prospect>; 2],
}

impl Odds {
    pub(crate) fn new(content: &Content) -> Odds {
        let mut pools: Vec<Warriors> = (0..=WARRIORS_MAX)
            .flat_map(|total| Warriors::new(total, total, total).parts_of(total).collect::<Vec<_>>())
            .collect();
        pools.truncate(POOLS);
        let mut pool_at = [[[0; SIDE]; SIDE]; SIDE];
        for (index, pool) in pools.iter().enumerate() {
            pool_at[pool.swordsman as usize][pool.spearman as usize][pool.axeman as usize] = index as u8;
        }
        let mut odds = Odds { pool_at, pools, spreads: [Vec::new(), Vec::new()], fights: [Vec::new(), Vec::new()] };
        for sword_bonus in [0, 1] {
            let spreads = odds.pools.iter().map(|pool| spread(content, *pool, sword_bonus, false)).collect();
            odds.spreads[sword_bonus as usize] = spreads;
            odds.solve(content, sword_bonus as usize);
        }
        odds
    }

    fn pool(&self, warriors: Warriors) -> usize {
        self.pool_at[warriors.swordsman as usize][warriors.spearman as usize][warriors.axeman as usize].into()
    }

    fn at(attack: u8, needed: u8, pool: usize) -> usize {
        ((attack as usize - 1) * DEFENCE_MAX as usize + needed as usize - 1) * POOLS + pool
    }

    /// Fills the table from few damage and small pools upward; only for enemies that exist.
    fn solve(&mut self, content: &Content, bonus: usize) {
        self.fights[bonus] = vec![Prospect::default(); ATTACK_MAX as usize * DEFENCE_MAX as usize * POOLS];
        for attack in 1..=ATTACK_MAX {
            let hardest = content.foes.iter().filter(|foe| foe.attack == attack).map(|foe| foe.defence).max();
            for needed in 1..=hardest.unwrap_or(0) {
                for pool in 1..self.pools.len() {
                    let prospect = self.solve_one(bonus, attack, needed, pool);
                    self.fights[bonus][Odds::at(attack, needed, pool)] = prospect;
                }
            }
        }
    }

    fn solve_one(&self, bonus: usize, attack: u8, needed: u8, pool: usize) -> Prospect {
        let crew = self.pools[pool];
        let mut sum = Prospect::default();
        let mut again = 0.0;
        for (hits, row) in self.spreads[bonus][pool].iter().enumerate() {
            for (shields, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                if hits == 0 && shields >= attack as usize {
                    again += chance;
                    continue;
                }
                let after = self.settled(bonus, crew, attack, needed, hits as u8, shields as u8);
                sum.win += chance * after.win;
                sum.survivors += chance * after.survivors;
            }
        }
        // A round without hits and without losses is simply fought again.
        let scale = 1.0 / (1.0 - again).max(f32::EPSILON);
        Prospect { win: sum.win * scale, survivors: sum.survivors * scale }
    }

    /// The best that follows once a roll of so many hits and shields stands.
    fn settled(&self, bonus: usize, crew: Warriors, attack: u8, needed: u8, hits: u8, shields: u8) -> Prospect {
        let losses = attack.saturating_sub(shields).min(crew.total());
        let left = needed.saturating_sub(hits);
        let after = |lost: Warriors| self.fight(bonus, crew - lost, attack, left);
        crew.parts_of(losses).map(after).fold(None, better).unwrap_or_default()
    }

    /// What a crew can expect against an enemy that still takes `needed` damage.
    pub(crate) fn fight(&self, bonus: usize, crew: Warriors, attack: u8, needed: u8) -> Prospect {
        if needed == 0 {
            return Prospect { win: 1.0, survivors: worth_of(crew) };
        }
        self.fights[bonus][Odds::at(attack, needed, self.pool(crew))]
    }
}

fn better(best: Option<Prospect>, next: Prospect) -> Option<Prospect> {
    match best {
        Some(best) if best.worth() >= next.worth() => Some(best),
        _ => Some(next),
    }
}

pub(crate) fn worth_of(warriors: Warriors) -> f32 {
    Weapon::ALL.iter().map(|weapon| f32::from(warriors[*weapon]) * WARRIOR_WORTH[*weapon as usize]).sum()
}

/// With the rune of reaction a shield strikes as a single hit does, and still protects.
fn spread(content: &Content, pool: Warriors, sword_bonus: u8, reaction: bool) -> Spread {
    let mut all = [[0.0; SHIELDS]; HITS];
    all[0][0] = 1.0;
    for weapon in Weapon::ALL {
        let bonus = if weapon == Weapon::Swordsman { sword_bonus } else { 0 };
        for _ in 0..pool[weapon] {
            all = with_die(&all, &content.dice[weapon as usize], bonus, reaction);
        }
    }
    all
}

fn with_die(before: &Spread, faces: &[Face; 6], bonus: u8, reaction: bool) -> Spread {
    let mut after = [[0.0; SHIELDS]; HITS];
    for face in faces {
        let (more_hits, more_shields) = match face {
            Face::Blank => (0, 0),
            Face::Hit => (1 + bonus as usize, 0),
            Face::Double => (2 + bonus as usize, 0),
            Face::Shield if reaction => (1 + bonus as usize, 1),
            Face::Shield => (0, 1),
        };
        for (hits, row) in before.iter().enumerate() {
            for (shields, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                after[(hits + more_hits).min(HITS - 1)][(shields + more_shields).min(SHIELDS - 1)] += chance / 6.0;
            }
        }
    }
    after
}

pub(crate) fn bonus_of(leader: Option<Leader>) -> usize {
    usize::from(leader == Some(Leader::Svanhildr))
}

/// A fight as it stands after a roll.
#[derive(Clone, Copy)]
struct Duel {
    leader: Option<Leader>,
    crew: Warriors,
    attack: u8,
    needed: u8,
    reward: f32,
}

impl Champions {
    pub fn odds(&self) -> &Odds {
        self.odds.get_or_init(|| Odds::new(&self.content))
    }

    /// Chance that a crew beats an untouched enemy, without favor and runes.
    pub(crate) fn win_chance(&self, leader: Option<Leader>, crew: Warriors, foe: Foe) -> f32 {
        self.prospect(leader, crew, foe).win
    }

    pub(crate) fn prospect(&self, leader: Option<Leader>, crew: Warriors, foe: Foe) -> Prospect {
        let card = &self.content.foes[foe.index()];
        self.odds().fight(bonus_of(leader), crew, card.attack, card.defence)
    }

    /// What a fight is worth to its owner after these losses.
    pub(crate) fn after_losses(&self, state: &State, lost: Warriors) -> Prospect {
        let Some(duel) = self.duel(state, 0.0) else { return Prospect::default() };
        self.odds().fight(bonus_of(duel.leader), duel.crew - lost, duel.attack, duel.needed)
    }

    fn duel(&self, state: &State, reward: f32) -> Option<Duel> {
        let foe = state.fight.foe?;
        let card = &self.content.foes[foe.index()];
        Some(Duel {
            leader: state.player(state.actor).leader,
            crew: state.crew(state.scene.field()?),
            attack: card.attack,
            needed: card.defence.saturating_sub(state.fight.damage),
            reward,
        })
    }

    /// The roll as it lies.
    fn standing(&self, duel: Duel, dice: Dice, reaction: bool) -> Prospect {
        let hits = self.hits(duel.leader, dice, reaction);
        let shields = dice.showing(Face::Shield);
        self.odds().settled(bonus_of(duel.leader), duel.crew, duel.attack, duel.needed, hits, shields)
    }

    /// The roll after `taken` is rolled again; also the chance to fell the enemy by that at once.
    fn rerolled(&self, duel: Duel, dice: Dice, taken: Dice, reaction: bool) -> (Prospect, f32) {
        let odds = self.odds();
        let bonus = bonus_of(duel.leader);
        let kept = dice.minus(taken);
        let (hits, shields) = (self.hits(duel.leader, kept, reaction), kept.showing(Face::Shield));
        let mut sum = Prospect::default();
        let mut now = 0.0;
        // The tables are made without the rune, which is rare.
        let spread = if reaction {
            spread(&self.content, taken.warriors(), bonus as u8, true)
        } else {
            odds.spreads[bonus][odds.pool(taken.warriors())]
        };
        for (more_hits, row) in spread.iter().enumerate() {
            for (more_shields, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let total = hits + more_hits as u8;
                let after =
                    odds.settled(bonus, duel.crew, duel.attack, duel.needed, total, shields + more_shields as u8);
                sum.win += chance * after.win;
                sum.survivors += chance * after.survivors;
                now += if total >= duel.needed { *chance } else { 0.0 };
            }
        }
        (sum, now)
    }

    /// Parts of a roll worth rolling again: blanks first, then what the situation does not need.
    fn sensible_rerolls(&self, dice: Dice) -> [Dice; 3] {
        let part = |faces: &[Face]| {
            let mut part = Dice::NONE;
            for (weapon, face, count) in dice.iter().filter(|(_, face, _)| faces.contains(face)) {
                part.add(weapon, face, count);
            }
            part
        };
        [part(&[Face::Blank]), part(&[Face::Blank, Face::Shield]), part(&[Face::Blank, Face::Hit])]
    }

    /// The best reroll of the roll on the table for one favor, by what a fight is worth: the dice, what
    /// follows, and the chance to fell the enemy at once.
    fn best_reroll(&self, duel: Duel, dice: Dice, reaction: bool) -> Option<(Dice, Prospect, f32)> {
        let worth = |prospect: Prospect| prospect.win * duel.reward + prospect.survivors;
        self.sensible_rerolls(dice)
            .into_iter()
            .filter(|part| !part.is_none())
            .map(|part| {
                let (prospect, now) = self.rerolled(duel, dice, part, reaction);
                (part, prospect, now)
            })
            .max_by(|one, other| worth(one.1).total_cmp(&worth(other.1)))
    }

    /// Worth of letting the roll stand, and of the best reroll with the dice it takes.
    pub(crate) fn weigh_roll(&self, state: &State, reward: f32) -> Option<(f32, Option<(Dice, f32)>)> {
        let duel = self.duel(state, reward)?;
        let worth = |prospect: Prospect| prospect.win * reward + prospect.survivors;
        let (dice, reaction) = (state.fight.dice, state.fight.reaction);
        let stand = worth(self.standing(duel, dice, reaction));
        let reroll = self.best_reroll(duel, dice, reaction).map(|(part, prospect, _)| (part, worth(prospect)));
        Some((stand, reroll))
    }

    /// Worth of the roll with the rune of reaction.
    pub(crate) fn weigh_reaction(&self, state: &State, reward: f32) -> f32 {
        self.duel(state, reward).map_or(0.0, |duel| {
            let prospect = self.standing(duel, state.fight.dice, true);
            prospect.win * reward + prospect.survivors
        })
    }

    /// For the stage: chances to win if the roll stands and after the best reroll.
    pub(crate) fn stage_odds(&self, state: &State) -> Option<StageOdds> {
        if state.step != Step::Rolled {
            return None;
        }
        let duel = self.duel(state, TYPICAL_REWARD)?;
        let (dice, reaction) = (state.fight.dice, state.fight.reaction);
        let player = state.player(state.actor);
        let can_reroll = player.goods.favor > 0 || player.has_ready(Rune::Potential);
        let best = self.best_reroll(duel, dice, reaction).filter(|_| can_reroll);
        Some(StageOdds {
            stand: permille(self.standing(duel, dice, reaction).win),
            reroll: best.map(|(_, prospect, _)| permille(prospect.win)),
            best: best.map(|(part, _, _)| part),
            reroll_now: best.map(|(_, _, now)| permille(now)),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::Title;

    use super::*;

    /// Counts over all faces of the dice, one by one.
    fn felled_at_once(rules: &Champions, duel: Duel, reaction: bool) -> f32 {
        let weapons: Vec<Weapon> =
            Weapon::ALL.iter().flat_map(|weapon| (0..duel.crew[*weapon]).map(|_| *weapon)).collect();
        let all = 6usize.pow(weapons.len() as u32);
        let fells = |roll: &usize| {
            let mut dice = Dice::NONE;
            for (number, weapon) in weapons.iter().enumerate() {
                let side = roll / 6usize.pow(number as u32) % 6;
                dice.add(*weapon, rules.content.dice[*weapon as usize][side], 1);
            }
            rules.hits(duel.leader, dice, reaction) >= duel.needed
        };
        (0..all).filter(fells).count() as f32 / all as f32
    }

    #[test]
    fn the_chance_to_fell_an_enemy_by_a_reroll_counts_every_face() {
        let title = Title::<Champions>::built_in().expect("built-in content is valid");
        let rules = title.rules(&title.setup(2, []).expect("valid set-up")).expect("valid rules");
        let crew = Warriors::new(2, 1, 1);
        let mut dice = Dice::NONE;
        Weapon::ALL.iter().for_each(|weapon| dice.add(*weapon, Face::Blank, crew[*weapon]));
        for leader in [Leader::Svanhildr, Leader::Dagrun] {
            for needed in 1..=6 {
                for reaction in [false, true] {
                    let duel = Duel { leader: Some(leader), crew, attack: 2, needed, reward: TYPICAL_REWARD };
                    let (_, now) = rules.rerolled(duel, dice, dice, reaction);
                    let counted = felled_at_once(&rules, duel, reaction);
                    assert!(
                        (now - counted).abs() < 1e-4,
                        "{leader}, {needed} needed, reaction {reaction}: {now}, counted {counted}"
                    );
                }
            }
        }
    }
}
