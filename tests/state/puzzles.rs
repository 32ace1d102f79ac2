//! Puzzles: answers, refutations, and what counts for the streak.

use tic_tac_toe::engine::puzzles::PuzzleBoard;
use tic_tac_toe::state::puzzles::{Task, TaskKind, Verdict};
use tic_tac_toe::state::{Puzzles, Solved};

use PuzzleBoard::{Five, Four, Three};

const TODAY: u32 = 20_779;

fn new() -> Puzzles {
    Puzzles::new(TODAY, Solved::default())
}

/// Returns the puzzles with a right answer, counted.
fn solved(puzzles: Puzzles) -> Puzzles {
    let right = puzzles.task().right().first().unwrap();
    let answered = puzzles.answered(right);
    assert_eq!(answered.answer(), Some(right));
    answered.counted(answered.solved())
}

#[test]
fn right_answer_is_confirmed_and_stays() {
    let puzzles = solved(new());
    assert_eq!((puzzles.task(), puzzles.verdict()), (Task::Daily(TODAY), Some(Verdict::Right)));
    assert_eq!(puzzles.continued(), None);
    assert_eq!(puzzles.game().moves().len(), 1);
    for square in puzzles.task().position().legal_squares() {
        assert_eq!(puzzles.answered(square), puzzles, "only the first answer counts");
    }
    assert_eq!(puzzles.retried().verdict(), None);
}

#[test]
fn every_wrong_answer_is_refuted_up_to_the_end_of_the_game() {
    let first = PuzzleBoard::ALL.map(|board| new().of_kind(TaskKind::Puzzles(board)));
    let all = first.into_iter().flat_map(|first| {
        let board = first.task().board();
        let tasks = std::iter::successors(Some(first), |puzzles| Some(puzzles.next()));
        tasks.zip(0..board.puzzles().len() as u32).map(move |(puzzles, number)| (puzzles, board, number))
    });
    for (puzzles, board, number) in all {
        assert_eq!(puzzles.task(), Task::Puzzle(board, number));
        let position = puzzles.task().position();
        for wrong in (position.legal_squares() - puzzles.task().right()).iter() {
            let answered = puzzles.answered(wrong);
            let Some(Verdict::Refuted { refutation, .. }) = answered.verdict() else { panic!("{wrong} is wrong") };
            assert_eq!(answered.counted(Solved::default()).solved(), Solved::default());
            let mut last = answered;
            for shown in 1..=refutation.len() {
                let before = last.key();
                last = last.continued().unwrap();
                assert_ne!(last.key(), before);
                assert_eq!(last.game().moves()[1..], refutation[..shown]);
            }
            assert_eq!(last.continued(), None);
            let outcome = last.game().position().outcome();
            assert!(outcome.is_some_and(|outcome| outcome.winner() != Some(position.turn())), "{outcome:?}");
            assert_eq!(last.retried(), puzzles);
        }
    }
}

#[test]
fn taken_squares_are_no_answers() {
    let puzzles = new();
    for square in puzzles.task().position().taken() {
        assert_eq!(puzzles.answered(square), puzzles);
    }
}

#[test]
fn day_counts_once_and_a_missed_day_ends_the_streak() {
    let streak = |days: &[u32]| days.iter().fold(Solved::default(), |solved, day| solved.with_day(*day));
    let today = |days: &[u32]| streak(days).streak_on(TODAY);
    assert_eq!(today(&[]), 0);
    assert_eq!(today(&[TODAY]), 1);
    assert_eq!(today(&[TODAY, TODAY]), 1);
    assert_eq!(today(&[TODAY - 2, TODAY - 1]), 2, "today is still to be solved");
    assert_eq!(today(&[TODAY - 2, TODAY - 1, TODAY, TODAY]), 3);
    assert_eq!(today(&[TODAY - 3, TODAY - 2]), 0, "yesterday was missed");
    assert_eq!(today(&[TODAY - 3, TODAY - 2, TODAY]), 1);
    assert_eq!(today(&[TODAY - 2, TODAY - 1, TODAY, TODAY - 1, TODAY]), 3, "a traveler has a day twice");
    assert_eq!(today(&[TODAY + 100, TODAY]), 1, "the clock was wrong");
    assert_eq!(streak(&[0]).streak_on(0), 1);
    assert_eq!(streak(&[u32::MAX - 1, u32::MAX]).streak_on(u32::MAX), 2);
    assert!(streak(&[TODAY]).has_day(TODAY) && !streak(&[TODAY - 1]).has_day(TODAY));
    assert!(!Solved::default().has_day(0));
}

#[test]
fn practice_continues_where_the_player_left_off() {
    let first = solved(new());
    assert_eq!((first.streak(), first.next().task()), (1, Task::Puzzle(Three, 0)));
    let second = solved(first.next());
    assert_eq!(second.next().task(), Task::Puzzle(Three, 1));
    let later = Puzzles::new(TODAY, second.solved());
    assert_eq!(later.task(), Task::Puzzle(Three, 1), "today's puzzle is solved");
    assert_eq!(later.of_kind(TaskKind::Daily).task(), Task::Daily(TODAY));
    assert_eq!(Puzzles::new(TODAY + 1, second.solved()).task(), Task::Daily(TODAY + 1));
    let last = Three.puzzles().len() as u32 - 1;
    let end = Puzzles::new(TODAY, second.solved().with_puzzle(Three, last));
    assert_eq!(end.task(), Task::Puzzle(Three, 0), "the first puzzle follows the last");
    let larger = solved(end.of_kind(TaskKind::Puzzles(Five)));
    assert_eq!((larger.next().task(), larger.solved().next(Four)), (Task::Puzzle(Five, 1), 0));
    let corner = larger.focused("e5".parse().unwrap());
    assert_eq!(corner.next().tab_stop(), Some("e5".parse().unwrap()));
    assert_eq!(
        corner.of_kind(TaskKind::Daily).tab_stop(),
        Some("a1".parse().unwrap()),
        "the square must be on the board"
    );
}

#[test]
fn progress_of_another_tab_is_kept() {
    let daily = new();
    let other = Solved::default().with_puzzle(Three, 7).with_day(TODAY - 1);
    let counted = daily.answered(daily.task().right().first().unwrap()).counted(other);
    assert_eq!((counted.streak(), counted.solved().next(Three)), (2, 8));
}

#[test]
fn progress_round_trips_and_invalid_progress_is_rejected() {
    for solved in [Solved::default(), Solved::default().with_puzzle(Five, u32::MAX).with_day(TODAY).with_day(TODAY + 1)]
    {
        assert_eq!(Solved::read(&solved.text()), Some(solved));
    }
    assert_eq!(Solved::default().with_puzzle(Four, 4).with_day(5).text(), "2 0 1 5 5 0");
    let first_version = Solved::default().with_puzzle(Three, 6).with_day(5);
    assert_eq!(Solved::read("1 7 1 5"), Some(first_version));
    for text in ["", "1", "1 2 3", "1 2 3 4 5", "2 0 0 0", "3 0 0 0 0 0", "1 -1 0 0", "1 0 0 4294967296", "1  0 0 0"] {
        assert_eq!(Solved::read(text), None, "{text}");
    }
    // Numbers beyond the list start again.
    let far = Puzzles::new(TODAY, Solved::read(&format!("1 {} {} {TODAY}", u32::MAX, u32::MAX)).unwrap());
    assert!(far.task().puzzle().is_some());
    assert_eq!(solved(far.of_kind(TaskKind::Daily)).streak(), u32::MAX);
}
