//! The lesson: answers, steps, and the progress that is kept.

use coaching::lesson::{Response, Step};
use tic_tac_toe::features::lesson::progress::Learned;
use tic_tac_toe::features::lesson::state::Lesson;

fn new() -> Lesson {
    Lesson::new(Learned::default())
}

/// Returns the lesson with a right answer.
fn right(lesson: Lesson) -> Lesson {
    lesson.answered(lesson.step().right().first().unwrap())
}

/// Returns the progress after learning these steps, at the last of them.
fn learned(steps: impl IntoIterator<Item = u8>) -> Learned {
    steps.into_iter().fold(Learned::default(), |learned, number| learned.with(number).at(number))
}

#[test]
fn right_answer_stays_and_is_learned() {
    for number in 0..8 {
        let lesson = new().at(number).unwrap();
        assert_eq!((lesson.step(), lesson.response()), (Step::ALL[usize::from(number)], None));
        for square in lesson.step().right() {
            let answered = lesson.answered(square);
            assert!(answered.is_right() && matches!(answered.response(), Some(Response::Right(_))));
            assert_eq!(answered.position(), lesson.position().play(square).unwrap());
            assert!(answered.learned().has(number) && answered.learned().count() == 1);
            for later in lesson.position().rules().squares() {
                assert_eq!(answered.answered(later), answered, "only the first right answer counts");
            }
        }
    }
}

#[test]
fn other_answers_leave_the_board_for_another_try() {
    for number in 0..8 {
        let lesson = new().at(number).unwrap();
        for square in lesson.position().legal_squares() - lesson.step().right() {
            let answered = lesson.answered(square);
            assert!(matches!(answered.response(), Some(Response::Refuted { .. } | Response::Holds)));
            assert_eq!((answered.position(), answered.learned()), (lesson.position(), lesson.learned()));
            assert_eq!(right(answered), right(lesson));
        }
        for taken in lesson.position().taken() {
            assert_eq!(lesson.answered(taken), lesson);
        }
    }
}

#[test]
fn steps_lead_through_all_rules() {
    let mut lesson = new();
    assert_eq!((lesson.number(), lesson.at(8)), (0, None));
    for number in 0..8 {
        assert_eq!((lesson.number(), lesson.learned().is_complete()), (number, false));
        lesson = right(lesson);
        lesson = lesson.next().unwrap_or(lesson);
    }
    assert!(lesson.is_right() && lesson.learned().is_complete());
    assert_eq!(lesson.next(), None);
    assert_eq!(right(lesson.at(2).unwrap()).next(), None);
    let skipped = right(Lesson::new(learned([0, 1, 3, 4, 5, 6])).at(7).unwrap());
    assert_eq!(skipped.next().unwrap().number(), 2, "the skipped rule follows the last one");
    assert_eq!(new().at(2).unwrap().next().unwrap().number(), 3, "a rule can be skipped");
    assert_eq!((learned([0, 2]).count(), learned(0..8).count()), (2, 8));
}

#[test]
fn lesson_continues_where_the_player_left_off() {
    let first = |learned| Lesson::new(learned).number();
    assert_eq!(first(Learned::default().at(5)), 5);
    assert_eq!(first(learned([0, 1])), 2);
    assert_eq!(first(learned([0, 1]).at(0)), 2, "learned rules are passed over");
    assert_eq!(first(learned([0, 7])), 1);
    assert_eq!(first(learned(0..8)), 0, "the lesson begins again");
    assert_eq!(right(new()).next().unwrap().learned(), learned([0]).at(1));
}

#[test]
fn progress_of_another_tab_is_kept() {
    let merged = right(new()).merged(learned([0, 4, 6]));
    assert_eq!(merged.learned(), learned([4, 6, 0]));
}

#[test]
fn progress_round_trips_and_invalid_progress_is_rejected() {
    for learned in [Learned::default(), learned([2]), learned(0..8)] {
        assert_eq!(Learned::read(&learned.text()), Some(learned));
    }
    assert_eq!(learned([0, 2]).at(3).text(), "1 5 3");
    let invalid =
        ["", "1", "1 2", "1 2 3 4", "2 0 0", "1 -1 0", "1 256 0", "1 0 8", "1  0 0", "1 0 0 ", "0 0 0", "🦀 0 0"];
    for text in invalid {
        assert_eq!(Learned::read(text), None, "{text}");
    }
    assert_eq!(Learned::default().with(8).with(255), Learned::default(), "there is no such step");
}
