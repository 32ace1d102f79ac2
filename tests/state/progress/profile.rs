//! The players and their progress.

use coaching::lesson::Step;
use coaching::puzzles::PuzzleBoard;
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::lesson::update as lesson;
use tic_tac_toe::learn::puzzles::model::Puzzles;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::learn::puzzles::progress::daily::DayResult;
use tic_tac_toe::learn::puzzles::update as puzzles;
use tic_tac_toe::opponents::players::model::{Players, Seat};
use tic_tac_toe::progress;
use tic_tac_toe::progress::profile::data::{Profile, ProfileChange};

use crate::prelude::*;

/// Returns the page after a right answer to the first step of the lesson.
fn learned_step(state: &Rc<GameState>) -> Rc<GameState> {
    let [step, ..] = Step::ALL;
    let lesson = after(state, GameAction::Show(Dialog::Lesson));
    after(&lesson, lesson::Msg::Answer(step.right().first().unwrap()).into())
}

/// Returns the page after a wrong answer to the puzzle of the day.
fn missed_puzzle(state: &Rc<GameState>) -> Rc<GameState> {
    let opened = after(state, GameAction::Show(Dialog::Puzzles));
    let squares = shown(&opened).position().legal_squares();
    let mut answered = squares.iter().map(|square| after(&opened, puzzles::Msg::Answer(square).into()));
    answered.find(|answered| shown(answered).is_refuted()).unwrap()
}

fn shown(state: &GameState) -> Puzzles {
    match state.lazy_dialog() {
        Some(LazyDialog::Puzzles(puzzles)) => puzzles.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn answers_in_a_dialog_are_progress() {
    let learned = learned_step(&friends(""));
    let both = missed_puzzle(&learned);
    assert_eq!(
        (both.profile().learned.count(), both.profile().solved.daily().of(TODAY)),
        (1, Some(DayResult::Missed(1)))
    );
    let closed = after(&both, GameAction::CloseDialog);
    let saved = closed.saved();
    assert_eq!((closed.profile().learned, &closed.profile().solved), (both.profile().learned, &both.profile().solved));
    assert_eq!((saved.profile.learned, &saved.profile.solved), (both.profile().learned, &both.profile().solved));
    let embedded = learned_step(&friends("").as_ref().clone().embedded(Host::default()).into());
    assert_eq!(embedded.profile().learned, Learned::default());
}

#[test]
fn progress_of_another_tab_is_added() {
    let learned = learned_step(&friends(""));
    let open = missed_puzzle(&learned);
    let other = Solved::default().with_puzzle(PuzzleBoard::Four, 3, true).with_day(TODAY + 1);
    let players = Players::default().with_name(Seat::Second, "Grace");
    let theirs =
        Profile { players: players.clone(), learned: Learned::default().with(4), solved: other, ..Profile::default() };
    let change = ProfileChange { from: Rc::default(), to: Rc::new(theirs) };
    let added = after(&open, progress::Msg::ProfileChanged(change).into());
    assert_eq!(
        (added.profile().players.clone(), added.profile().learned),
        (players, learned.profile().learned.with(4))
    );
    assert!(
        added.profile().solved.has_puzzle(PuzzleBoard::Four, 3) && added.profile().solved.daily().is_solved(TODAY + 1)
    );
    assert_eq!(shown(&added).solved(), &added.profile().solved, "the open dialog follows");
    let moved = after(&added, puzzles::Msg::TryAgain.into());
    assert_eq!(moved.profile().solved.daily(), added.profile().solved.daily());
}

#[test]
fn progress_that_only_one_tab_changed_is_kept_as_it_is() {
    let of = |solved: Solved, learned: Learned| Profile { solved, learned, ..Profile::default() };
    // A day of a clock that was wrong, and then today.
    let ahead = of(Solved::default().with_day(105), Learned::default().with(2));
    let today = of(ahead.solved.clone().with_day(5), Learned::default());
    assert!(today.solved.daily().is_solved(5));
    assert_eq!(Profile::merge(&ahead, &today, &ahead), today);
    assert_eq!(Profile::merge(&ahead, &ahead, &today), today);
    let both = Profile::merge(&ahead, &today, &of(ahead.solved.clone(), Learned::default().with(3)));
    assert_eq!((both.solved, both.learned), (today.solved, Learned::default().with(3)));
}
