//! Why one choice is better than another: the terms of the game's judgement in which what they lead to differs most.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::study::Weighed;

/// Reasons told for a choice.
const REASONS_MAX: usize = 3;
/// A difference of fewer points is no reason.
const POINTS_LEAST: f32 = 0.3;

/// One term of the judgement, as the better and the other choice lead to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Reason {
    /// The message that names the term.
    pub term: String,
    /// Whose points they are: the own ones that are gained, or another's that are prevented.
    pub seat: Seat,
    /// Points after the better choice, in tenths.
    pub better: f32,
    /// Points after the other one.
    pub other: f32,
}

/// What the better choice gains for the seat and what it keeps from the others, most telling first.
pub(super) fn reasons<A>(better: &Weighed<A>, other: &Weighed<A>, seat: Seat) -> Vec<Reason> {
    let mut found = Vec::new();
    for (key, after_better) in &better.terms {
        let Some((_, after_other)) = other.terms.iter().find(|(named, _)| named == key) else { continue };
        for (index, (better, other)) in after_better.iter().zip(after_other).enumerate() {
            let holder = Seat(index as u8);
            let gain = if holder == seat { better - other } else { other - better };
            if gain >= POINTS_LEAST {
                let tenths = |points: f32| (points * 10.0).round() / 10.0;
                let reason =
                    Reason { term: (*key).to_owned(), seat: holder, better: tenths(*better), other: tenths(*other) };
                found.push((gain, reason));
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().take(REASONS_MAX).map(|(_, reason)| reason).collect()
}

#[cfg(test)]
mod tests {
    use engine::SEATS_MAX;

    use super::*;

    fn weighed(terms: &[(&'static str, [f32; 2])]) -> Weighed<()> {
        let widened = |points: [f32; 2]| {
            let mut all = [0.0; SEATS_MAX];
            all[..2].copy_from_slice(&points);
            all
        };
        let terms = terms.iter().map(|(key, points)| (*key, widened(*points))).collect();
        Weighed { action: (), chances: [0.0; SEATS_MAX], error: 0.0, terms, line: Vec::new() }
    }

    #[test]
    fn reasons_are_what_is_gained_and_what_is_kept_from_others() {
        let better = weighed(&[("points", [5.0, 2.0]), ("cards", [1.0, 1.0]), ("fights", [0.0, 3.0])]);
        let other = weighed(&[("points", [4.0, 2.0]), ("cards", [1.1, 1.0]), ("fights", [2.0, 5.5])]);
        let told = reasons(&better, &other, Seat(0));
        let of = |term: &str, seat, better, other| Reason { term: term.to_owned(), seat: Seat(seat), better, other };
        assert_eq!(told, [of("fights", 1, 3.0, 5.5), of("points", 0, 5.0, 4.0)]);
    }
}
