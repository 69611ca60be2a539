//! Bots copy states all the time: they must stay small.

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<gonewild::State>() <= 3072, "{} bytes", size_of::<gonewild::State>());
    assert!(size_of::<gonewild::Action>() <= 8);
}
