//! The players and their progress.

use coaching::lesson::Step;
use coaching::puzzles::PuzzleBoard;
use tic_tac_toe::learn::lesson::progress::Learned;
use tic_tac_toe::learn::lesson::update as lesson;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::learn::puzzles::progress::daily::DayResult;
use tic_tac_toe::learn::puzzles::update as puzzles;
use tic_tac_toe::opponents::players::model::{Players, Seat};
use tic_tac_toe::progress;
use tic_tac_toe::progress::profile::data::{Profile, ProfileChange};

use crate::learn::{missed, shown};
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
    let wrong = missed(&shown(&opened)).unwrap().answer().unwrap();
    after(&opened, puzzles::Msg::Answer(wrong).into())
}

#[test]
fn answers_in_a_dialog_are_progress() {
    let learned = learned_step(&friends(""));
    let both = missed_puzzle(&learned);
    let Profile { learned, solved, .. } = &*both.profile();
    assert_eq!((learned.count(), solved.daily().of(TODAY)), (1, Some(DayResult::Missed(1))));
    let closed = after(&both, GameAction::CloseDialog);
    assert_eq!([closed.profile(), closed.saved().profile], [both.profile(), both.profile()]);
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
    let Profile { players: named, learned: both, solved, .. } = &*added.profile();
    assert_eq!((named, *both), (&players, learned.profile().learned.with(4)));
    assert!(solved.has_puzzle(PuzzleBoard::Four, 3) && solved.daily().is_solved(TODAY + 1));
    assert_eq!(shown(&added).solved(), solved, "the open dialog follows");
    let moved = after(&added, puzzles::Msg::TryAgain.into());
    assert_eq!(moved.profile().solved.daily(), solved.daily());
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
