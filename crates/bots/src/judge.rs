//! How well a seat stands, from 0 to 1: by the judgement that a game's author wrote, or by a network that learned.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use engine::{Features, Heuristic, Seat, Silent};

use crate::net::{Net, Refused};

/// A judgement of positions. Cheap to clone: the weights are shared.
#[derive(Clone, Default)]
pub struct Judge {
    net: Option<Arc<Net>>,
    /// Fewest and most players that it was found to judge well; all where nothing is said.
    players: Option<(u8, u8)>,
}

/// What was read of the weights that games ship, by game.
static SHIPPED: LazyLock<Mutex<HashMap<&'static str, Result<Judge, Refused>>>> = LazyLock::new(Mutex::default);

impl Judge {
    /// The judgement that the game's author wrote.
    pub const BY_HAND: Judge = Judge { net: None, players: None };

    /// A network read from a file.
    pub fn read<G: Heuristic>(weights: &[u8]) -> Result<Judge, Refused> {
        Ok(Judge { net: Some(Arc::new(Net::read::<G>(weights)?)), players: None })
    }

    /// The network that the game ships, the hand-made judgement where it ships none; why its weights are refused
    /// where they do not fit the game as it is.
    pub fn shipped<G: Heuristic>() -> Result<Judge, Refused> {
        let read = || match G::weights() {
            Some(weights) => Ok(Judge { players: Some(G::LEARNED.players), ..Judge::read::<G>(weights)? }),
            None => Ok(Judge::BY_HAND),
        };
        let mut shipped = SHIPPED.lock().unwrap_or_else(PoisonError::into_inner);
        shipped.entry(G::ID).or_insert_with(read).clone()
    }

    /// Whether it judges at a table of so many.
    pub fn judges(&self, players: u8) -> bool {
        self.players.is_none_or(|(fewest, most)| (fewest..=most).contains(&players))
    }

    pub fn is_learned(&self) -> bool {
        self.net.is_some()
    }

    /// Tells the weights from others; `None` by hand.
    pub fn hash(&self) -> Option<u64> {
        self.net.as_ref().map(|net| net.hash())
    }

    /// How well the seat stands, from 0 to 1. A finished game is not judged but counted.
    pub fn value<G: Heuristic>(&self, rules: &G, state: &G::State, seat: Seat, features: &mut Features) -> f32 {
        let by_hand = rules.value(state, seat);
        match &self.net {
            Some(net) if !rules.pending(state).is_empty() => {
                features.clear();
                rules.features(state, seat, features);
                net.judge(features, by_hand)
            }
            _ => by_hand,
        }
    }

    /// How the seat stands right after an action; 0 after one that is not legal.
    pub(crate) fn value_after<G: Heuristic>(
        &self,
        rules: &G,
        before: &G::State,
        seat: Seat,
        action: G::Action,
        features: &mut Features,
    ) -> f32 {
        let mut after = before.clone();
        match rules.apply(&mut after, seat, action, &mut Silent) {
            Ok(()) => self.value(rules, &after, seat, features),
            Err(_) => 0.0,
        }
    }
}
