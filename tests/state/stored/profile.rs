//! The players and their progress.

use std::rc::Rc;

use coaching::lesson::Step;
use coaching::puzzles::PuzzleBoard;
use tic_tac_toe::features::action::LazyAction;
use tic_tac_toe::features::dialog::LazyDialog;
use tic_tac_toe::features::lesson::progress::Learned;
use tic_tac_toe::features::lesson::state::Lesson;
use tic_tac_toe::features::players::state::{Players, Seat};
use tic_tac_toe::features::profile::data::{Profile, ProfileChange};
use tic_tac_toe::features::puzzles::progress::Solved;
use tic_tac_toe::features::puzzles::state::CheckedAnswer;
use tic_tac_toe::features::puzzles::state::Puzzles;
use tic_tac_toe::state::{GameAction, Host};

use crate::given::{after, friends};

/// Returns the lesson after a right answer to its first step.
fn learned_step() -> Lesson {
    let [step, ..] = Step::ALL;
    Lesson::new(Learned::default()).answered(step.right().first().unwrap())
}

/// Returns the puzzles, begun on a day, after a wrong answer.
fn missed_puzzle(day: u32) -> Puzzles {
    let puzzles = Puzzles::new(day, Solved::default());
    let answers = puzzles.position().legal_squares();
    let wrong = answers
        .iter()
        .filter_map(|square| puzzles.answered(square))
        .find(|answered| matches!(answered.checked_answer(), Some(CheckedAnswer::Refuted { .. })));
    wrong.unwrap().counted(Solved::default())
}

#[test]
fn answers_in_a_dialog_are_progress() {
    let learned = after(&friends(""), GameAction::show(LazyDialog::Lesson(learned_step())));
    let both = after(&learned, GameAction::show(LazyDialog::Puzzles(missed_puzzle(5))));
    assert_eq!((both.profile().learned.count(), both.profile().solved.with_day(5).tries_on(5)), (1, Some(2)));
    let closed = after(&both, GameAction::CloseDialog);
    let saved = closed.saved();
    assert_eq!((closed.profile().learned, closed.profile().solved), (both.profile().learned, both.profile().solved));
    assert_eq!((saved.profile.learned, saved.profile.solved), (both.profile().learned, both.profile().solved));
    let embedded = friends("").as_ref().clone().embedded(Host::default());
    let embedded = after(&embedded.into(), GameAction::show(LazyDialog::Lesson(learned_step())));
    assert_eq!(embedded.profile().learned, Learned::default());
}

#[test]
fn progress_of_another_tab_is_added() {
    let learned = after(&friends(""), GameAction::show(LazyDialog::Lesson(learned_step())));
    let open = after(&learned, GameAction::show(LazyDialog::Puzzles(missed_puzzle(5))));
    let other = Solved::default().with_puzzle(PuzzleBoard::Four, 3, true).with_day(6);
    let players = Players::default().with_name(Seat::Second, "Grace");
    let theirs = Profile { players: players.clone(), learned: Learned::default().with(4), solved: other };
    let change = ProfileChange { from: Rc::default(), to: Rc::new(theirs) };
    let added = after(&open, LazyAction::ProfileChanged(change).into());
    assert_eq!(
        (added.profile().players.clone(), added.profile().learned),
        (players, learned.profile().learned.with(4))
    );
    assert!(added.profile().solved.has_puzzle(PuzzleBoard::Four, 3) && added.profile().solved.has_day(6));
    // The open dialog is older.
    let moved = after(&added, GameAction::show(LazyDialog::Puzzles(missed_puzzle(5).retried())));
    assert_eq!(moved.profile().solved, added.profile().solved);
    let mine = Solved::default().with_puzzle(PuzzleBoard::Four, 9, true).with_missed(PuzzleBoard::Five, 2);
    let merged = mine.merged(other);
    assert!(merged.has_puzzle(PuzzleBoard::Four, 3) && merged.has_puzzle(PuzzleBoard::Four, 9) && merged.has_day(6));
    assert_eq!((merged.missed(), merged.next(PuzzleBoard::Four, 10), merged), (1, 0, merged.merged(mine)));
}

#[test]
fn progress_that_only_one_tab_changed_is_kept_as_it_is() {
    let of = |solved: Solved, learned: Learned| Profile { solved, learned, ..Profile::default() };
    // A day of a clock that was wrong, and then today.
    let ahead = of(Solved::default().with_day(105), Learned::default().with(2));
    let today = of(ahead.solved.with_day(5), Learned::default());
    assert!(today.solved.has_day(5));
    assert_eq!(Profile::merge(&ahead, &today, &ahead), today);
    assert_eq!(Profile::merge(&ahead, &ahead, &today), today);
    let both = Profile::merge(&ahead, &today, &of(ahead.solved, Learned::default().with(3)));
    assert_eq!((both.solved, both.learned), (today.solved, Learned::default().with(3)));
}
