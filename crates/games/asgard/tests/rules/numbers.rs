//! Every number of the content matters: changed by one, alone, it shows itself in some game.

use asgard::Asgard;
use engine::proof;

#[test]
fn every_number_matters() {
    proof::every_number_matters::<Asgard>(&proof::from_the_start, &[]);
}
