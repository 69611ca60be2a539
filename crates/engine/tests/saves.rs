//! Saves read back, and no text makes the reader fail.

use engine::{Mark, PartBy, Save, SaveEntry, SaveLine, Seat, Seed, SeedOrigin, SeedPart};
use proptest::prelude::*;

fn lines() -> impl Strategy<Value = Vec<SaveLine>> {
    let entry = prop_oneof![
        "[a-z]{1,8}( [a-z0-9/,]{1,8}){0,3}"
            .prop_filter("undo is an entry of its own", |text| !text.starts_with("undo "))
            .prop_map(SaveEntry::Act),
        any::<u32>().prop_map(SaveEntry::Undo),
    ];
    let line = (0u8..5, entry, proptest::option::of(any::<u32>()));
    let line = line.prop_map(|(seat, entry, mark)| SaveLine { seat: Seat(seat), entry, mark: mark.map(Mark) });
    proptest::collection::vec(line, 0..20)
}

proptest! {
    #[test]
    fn a_save_reads_back(players in 1u8..6, seed in any::<u64>(), lines in lines(), option in "[a-z]{1,6}") {
        let save = Save {
            game: "game".to_owned(),
            rules_version: "1-00ff00ff".to_owned(),
            players,
            options: [("key".to_owned(), option)].into(),
            seed: Seed::from_number(seed),
            origin: None,
            corrections: String::new(),
            lines,
        };
        prop_assert_eq!(save.to_string().parse::<Save>(), Ok(save.clone()));
        let corrections = format!("[[card]]\nid = \"odin/thor\"\ncopies = {players}\n\n[deck]\ncards = 62\n\n");
        let corrected = Save { corrections, ..save.clone() };
        prop_assert_eq!(corrected.to_string().parse::<Save>(), Ok(corrected));
        let mut origin = SeedOrigin::fixed(save.seed);
        let own = SeedPart { seat: Seat(0), by: PartBy::Player, part: Seed::from_number(!seed) };
        origin.players = Some(vec![own, origin.stand_in(Seat(1))]);
        let proved = Save { seed: origin.seed(), origin: Some(origin), ..save.clone() };
        prop_assert_eq!(proved.to_string().parse::<Save>(), Ok(proved.clone()));
        let forged = Save { seed: save.seed, ..proved };
        prop_assert!(forged.to_string().parse::<Save>().is_err(), "a seed that does not follow from its parts");
    }

    #[test]
    fn no_text_breaks_the_reader(text in "\\PC{0,200}") {
        let _ = text.parse::<Save>();
        let _ = text.parse::<SaveLine>();
        let _ = text.parse::<Seed>();
        let _ = text.parse::<Seat>();
    }

    #[test]
    fn a_damaged_save_is_refused_or_read(cut in 0usize..400, garbage in "\\PC{0,10}") {
        let good = "longhall 1\ngame asgard\nrules 1-aa\nplayers 2\noptions a=b\nseed ".to_owned()
            + &"0f".repeat(32) + "\n\np1 play odin/loki #00ff00ff\np2 undo 3\n";
        let mut place = cut.min(good.len());
        while !good.is_char_boundary(place) {
            place -= 1;
        }
        let damaged = format!("{}{garbage}{}", &good[..place], &good[place..]);
        let _ = damaged.parse::<Save>();
    }
}
