//! Every game has a lesson that can be played: its position is reached by legal moves, and the pupil is asked there.

use engine::{Seat, Undo};
use registry::{Lesson, Registry};

#[test]
fn the_lesson_of_every_game_leads_to_a_decision_of_the_pupil() {
    for entry in Registry::built_in().iter() {
        let id = entry.title.id();
        let lesson = Lesson::of(id).unwrap_or_else(|| panic!("content/{id}/lesson.toml cannot be read"));
        let game =
            lesson.begin(entry.title.as_ref()).unwrap_or_else(|| panic!("{id}: a move of the lesson is illegal"));
        assert!(game.pending().contains(Seat(0)), "{id}: the pupil is not asked");
        assert_eq!(lesson.moves_in(game.as_ref()), lesson.moves.len() as u32, "{id}");
    }
}

#[test]
fn a_game_that_began_otherwise_has_no_moves_of_the_lesson() {
    for entry in Registry::built_in().iter() {
        let Some(lesson) = Lesson::of(entry.title.id()) else { panic!("{} has no lesson", entry.title.id()) };
        let mut game = lesson.begin(entry.title.as_ref()).expect("legal moves").at(0);
        assert_eq!(lesson.moves_in(game.as_ref()), 0);
        assert_eq!(game.undo(Seat(0)), Undo::Nothing);
        let seat = game.pending().first().expect("somebody begins");
        let choices = game.choices(seat, usize::MAX).expect("a list");
        game.act(seat, &choices[0].action).expect("a listed action is legal");
        assert_eq!(lesson.moves_in(game.as_ref()), 0);
    }
}
