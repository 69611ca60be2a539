//! Weights are read only where they fit, a network that knows nothing judges as the game's author does, and a
//! search with a network is repeatable.

use asgard::Asgard;
use bots::training::{Lessons, write_games};
use bots::{Budget, Judge, Kind, Player, Refused, Style};
use engine::{Chance, Fast, Features, Game, Heuristic, Seat, Seed, Silent, Title};

const FIRST: usize = 64;
const SECOND: usize = 32;
const HEADER: usize = 8 + 16 + 5 * 4;

/// A file of weights for Asgard: each number from `weight`, given the number of the input that it belongs to.
fn weights(rules: u32, mut hidden: impl FnMut() -> f32, straight: impl Fn(usize) -> f32) -> Vec<u8> {
    let inputs = Asgard::FEATURES + 1;
    let mut body = Vec::new();
    for _ in 0..inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1 {
        body.extend(hidden().to_le_bytes());
    }
    (0..inputs).for_each(|input| body.extend(straight(input).to_le_bytes()));
    let mut bytes = b"LHNET\0\0\x01".to_vec();
    bytes.extend(b"asgard\0\0\0\0\0\0\0\0\0\0");
    for word in [Asgard::LAYOUT_REVISION, rules, Asgard::FEATURES as u32, FIRST as u32, SECOND as u32] {
        bytes.extend(word.to_le_bytes());
    }
    let hash = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.extend(body.iter().fold(0xcbf2_9ce4_8422_2325, hash).to_le_bytes());
    bytes.extend(body);
    bytes
}

fn random_weights() -> Vec<u8> {
    let mut luck = Fast::new(5);
    weights(Asgard::RULES_REVISION, || luck.fraction() * 0.2 - 0.1, |_| 0.0)
}

fn position(players: u8, decisions: u32) -> (Asgard, <Asgard as Game>::State) {
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let rules = title.rules(&title.setup(players, []).expect("valid set-up")).expect("valid rules");
    let mut state = rules.start(Chance::real(Seed::from_number(3)), &mut Silent);
    let (mut luck, mut actions) = (Fast::new(9), Vec::new());
    for _ in 0..decisions {
        let Some(seat) = rules.pending(&state).first() else { break };
        actions.clear();
        rules.legal_actions(&state, seat, &mut actions);
        rules.apply(&mut state, seat, *luck.pick(&actions), &mut Silent).expect("listed actions apply");
    }
    (rules, state)
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    let fit = random_weights();
    assert!(Judge::read::<Asgard>(&fit).is_ok_and(|judge| judge.is_learned()));
    let refused = |bytes: &[u8]| Judge::read::<Asgard>(bytes).err();
    assert_eq!(refused(b"nothing"), Some(Refused::Unreadable));
    let mut other = fit.clone();
    other[8..14].copy_from_slice(b"feast\0");
    assert_eq!(refused(&other), Some(Refused::OtherGame { game: "feast".to_owned() }));
    let mut damaged = fit.clone();
    damaged[HEADER + 100] ^= 1;
    assert_eq!(refused(&damaged), Some(Refused::Damaged));
    assert_eq!(refused(&fit[..fit.len() - 4]), Some(Refused::OtherSize));
    let older = weights(Asgard::RULES_REVISION + 1, || 0.0, |_| 0.0);
    let here = Asgard::RULES_REVISION;
    assert_eq!(refused(&older), Some(Refused::OtherRules { file: here + 1, here }));
    let mut layout = fit;
    layout[24..28].copy_from_slice(&77u32.to_le_bytes());
    assert_eq!(refused(&layout), Some(Refused::OtherLayout { file: 77, here: Asgard::LAYOUT_REVISION }));
}

#[test]
fn a_network_that_has_learned_nothing_judges_as_the_author_does() {
    let straight = |input: usize| if input == Asgard::FEATURES { 1.0 } else { 0.0 };
    let judge = Judge::read::<Asgard>(&weights(Asgard::RULES_REVISION, || 0.0, straight)).expect("weights that fit");
    let mut features = Features::new();
    for decisions in (0..60).step_by(5) {
        let (rules, state) = position(3, decisions);
        for seat in Seat::all(3) {
            let (by_hand, learned) = (rules.value(&state, seat), judge.value(&rules, &state, seat, &mut features));
            assert!((by_hand - learned).abs() < 1e-3, "after {decisions}: {by_hand} by hand, {learned} by the network");
        }
    }
}

#[test]
fn the_same_luck_and_iterations_give_the_same_thought() {
    let judge = Judge::read::<Asgard>(&random_weights()).expect("weights that fit");
    let (rules, state) = position(2, 11);
    let seat = rules.pending(&state).first().expect("the game goes on");
    let style = Style::of(Kind::Search, Budget::Iterations(300));
    let think = |luck| Player::with_judge(style, judge.clone(), luck).think(&rules, &state, seat);
    assert_eq!(think(4), think(4));
    let by_hand = Player::with_judge(style, Judge::BY_HAND, 4).think(&rules, &state, seat);
    assert_ne!(think(4), by_hand, "the network has a say");
}

#[test]
fn games_to_learn_from_are_written_once_and_the_same_again() {
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let folder = |name: &str| std::env::temp_dir().join(format!("lessons-{}-{name}", std::process::id()));
    let lessons = |name: &str| Lessons {
        styles: vec![Style::of(Kind::Greedy, Budget::Iterations(0)), Style::of(Kind::Search, Budget::Iterations(10))],
        judge: Judge::BY_HAND,
        setups: vec![title.setup(2, []).expect("valid"), title.setup(3, []).expect("valid")],
        games: 4,
        part: 3,
        first_seed: 8,
        random_choices: 4,
        note_one_in: 2,
        folder: folder(name),
    };
    let written = write_games(&title, &lessons("one"), &|| ()).expect("written");
    assert_eq!(written.games, 4);
    assert!(written.positions > 50);
    let again = write_games(&title, &lessons("one"), &|| ()).expect("nothing left to play");
    assert_eq!((again.games, again.positions), (0, 0));
    write_games(&title, &lessons("two"), &|| ()).expect("written");
    let mut files: Vec<_> = std::fs::read_dir(folder("one")).expect("a folder").flatten().collect();
    files.sort_by_key(|entry| entry.file_name());
    assert_eq!(files.len(), 2, "a file for each part, and none that was only begun");
    for file in files {
        let other = folder("two").join(file.file_name());
        assert_eq!(std::fs::read(file.path()).expect("readable"), std::fs::read(other).expect("readable"));
    }
    for name in ["one", "two"] {
        std::fs::remove_dir_all(folder(name)).expect("removed");
    }
}
