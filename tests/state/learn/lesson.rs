//! The lesson: answers, steps, and the progress that is kept.

use coaching::lesson::{Response, Step};
use tic_tac_toe::learn::lesson::model::Lesson;
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::lesson::update::{Event, Msg};

fn new() -> Lesson {
    Lesson::new(Learned::default())
}

/// Returns the lesson after a message, which says whether there is progress to keep.
fn told(mut lesson: Lesson, msg: Msg) -> Lesson {
    let before = lesson.learned();
    let event = lesson.update(msg, before);
    assert_eq!(event, (lesson.learned() != before).then_some(Event::Progressed(lesson.learned())));
    lesson
}

/// Returns the lesson with a right answer.
fn right(lesson: Lesson) -> Lesson {
    told(lesson, Msg::Answer(lesson.step().right().first().unwrap()))
}

fn at(number: u8) -> Lesson {
    told(new(), Msg::GoTo(number))
}

fn next(lesson: Lesson) -> Lesson {
    told(lesson, Msg::GoTo(lesson.next_unlearned().unwrap()))
}

/// Returns the progress after learning these steps, at the last of them.
fn learned(steps: impl IntoIterator<Item = u8>) -> Learned {
    steps.into_iter().fold(Learned::default(), |learned, number| learned.with(number).at(number))
}

#[test]
fn right_answer_stays_and_is_learned_and_others_leave_the_board_for_another_try() {
    for number in 0..8 {
        let lesson = at(number);
        let (before, right_squares) = (lesson.position(), lesson.step().right());
        assert_eq!((lesson.step(), lesson.response()), (Step::ALL[usize::from(number)], None));
        for square in right_squares {
            let answered = told(lesson, Msg::Answer(square));
            assert!(answered.is_right() && matches!(answered.response(), Some(Response::Right(_))));
            assert_eq!(answered.position(), before.play(square).unwrap());
            assert!(answered.learned().has(number) && answered.learned().count() == 1);
            for later in before.rules().squares() {
                assert_eq!(told(answered, Msg::Answer(later)), answered, "only the first right answer counts");
            }
        }
        for square in before.legal_squares() - right_squares {
            let answered = told(lesson, Msg::Answer(square));
            assert!(matches!(answered.response(), Some(Response::Refuted { .. } | Response::Holds)));
            assert_eq!((answered.position(), answered.learned()), (before, lesson.learned()));
            assert_eq!(right(answered), right(lesson));
        }
        assert!(before.taken().iter().all(|taken| told(lesson, Msg::Answer(taken)) == lesson));
    }
}

#[test]
fn steps_lead_through_all_rules() {
    let mut lesson = new();
    assert_eq!((lesson.number(), lesson.previous_step(), told(lesson, Msg::GoTo(8))), (0, None, lesson));
    for number in 0..8 {
        assert_eq!((lesson.number(), lesson.learned().is_complete()), (number, false));
        lesson = right(lesson);
        lesson = lesson.next_unlearned().map_or(lesson, |number| told(lesson, Msg::GoTo(number)));
    }
    assert!(lesson.is_right() && lesson.learned().is_complete());
    assert_eq!((lesson.next_step(), lesson.next_unlearned()), (None, None));
    assert_eq!(right(told(lesson, Msg::GoTo(2))).next_unlearned(), None);
    let skipped = right(told(Lesson::new(learned([0, 1, 3, 4, 5, 6])), Msg::GoTo(7)));
    assert_eq!(next(skipped).number(), 2, "the skipped rule follows the last one");
    assert_eq!(next(at(2)).number(), 3, "a rule can be skipped");
    assert_eq!((at(2).previous_step(), at(2).next_step()), (Some(1), Some(3)));
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
    assert_eq!(next(right(new())).learned(), learned([0]).at(1));
}

#[test]
fn progress_of_another_tab_is_kept() {
    let other = learned([0, 4, 6]);
    let mut refreshed = right(new());
    refreshed.refresh(other);
    assert_eq!(refreshed.learned(), learned([4, 6, 0]));
    let mut answered = at(1);
    let answer = answered.step().right().first().unwrap();
    let kept = answered.update(Msg::Answer(answer), other);
    assert_eq!(kept, Some(Event::Progressed(learned([0, 4, 6, 1]))));
}

#[test]
fn progress_round_trips_and_invalid_progress_is_rejected() {
    for learned in [Learned::default(), learned([2]), learned(0..8)] {
        assert_eq!(Learned::read(&learned.text()), Some(learned));
    }
    assert_eq!(learned([0, 2]).at(3).text(), "1 5 3");
    for text in ["", "1 2", "1 2 3 4", "2 0 0", "1 -1 0", "1 256 0", "1 0 8", "1  0 0", "1 0 0 "] {
        assert_eq!(Learned::read(text), None, "{text}");
    }
    assert_eq!(Learned::default().with(8).with(255), Learned::default(), "there is no such step");
}
