//! Lesson and puzzles.

mod daily;
mod kept_daily;
mod lesson;
mod puzzle_rush;
mod puzzles;

use coaching::puzzles::{self as game_puzzles, PuzzleBoard};
use tic_tac_toe::learn::puzzles::model::Puzzles;
use tic_tac_toe::learn::puzzles::progress::Solved;
use tic_tac_toe::learn::puzzles::progress::daily::DayResult;
use tic_tac_toe::learn::puzzles::task::{FIRST_DAY, Task, TaskKind, puzzle_number};
use tic_tac_toe::learn::puzzles::update::{Event, Msg};

use crate::prelude::*;

use PuzzleBoard::{Five, Four, Three};

fn new() -> Puzzles {
    Puzzles::new(TODAY, Solved::default())
}

/// Returns the puzzles after a message on their day, which says whether there is progress to keep.
fn told(puzzles: &Puzzles, msg: Msg) -> Puzzles {
    let mut next = puzzles.clone();
    let event = next.update(msg, puzzles.today(), puzzles.solved());
    assert_eq!(event, (next.solved() != puzzles.solved()).then(|| Event::Progressed(next.solved().clone())));
    next
}

fn answered(puzzles: &Puzzles, square: Square) -> Puzzles {
    told(puzzles, Msg::Answer(square))
}

/// Returns the puzzles after the next reply or move of a refutation, if there is one.
fn continued(puzzles: &Puzzles) -> Option<Puzzles> {
    puzzles.step().map(|step| told(puzzles, Msg::Continue(step)))
}

fn retried(puzzles: &Puzzles) -> Puzzles {
    told(puzzles, Msg::TryAgain)
}

fn next(puzzles: &Puzzles) -> Puzzles {
    told(puzzles, Msg::Next)
}

fn of_kind(puzzles: &Puzzles, kind: TaskKind) -> Puzzles {
    told(puzzles, Msg::Choose(kind))
}

/// Returns the best answer.
fn right(puzzles: &Puzzles) -> Square {
    game_puzzles::perfect_play(puzzles.position())[0]
}

/// Returns the puzzles with a wrong answer, if there is one.
pub fn missed(puzzles: &Puzzles) -> Option<Puzzles> {
    let position = puzzles.position();
    let wrong = position.legal_squares().iter().find(|square| !game_puzzles::is_right(&position, *square))?;
    Some(answered(puzzles, wrong))
}

/// Returns the solved puzzle, in place of a wrong answer on the board.
fn solved(puzzles: &Puzzles) -> Puzzles {
    let mut puzzles = if puzzles.is_refuted() { retried(puzzles) } else { puzzles.clone() };
    while !puzzles.is_solved() {
        puzzles = answered(&puzzles, right(&puzzles));
        puzzles = continued(&puzzles).unwrap_or(puzzles);
    }
    puzzles
}

/// Returns the progress after the first tries at the puzzles of these days were right.
fn days(days: impl IntoIterator<Item = u32>) -> Solved {
    days.into_iter().fold(Solved::default(), Solved::with_day)
}

/// Returns the puzzles in the open dialog.
pub fn shown(state: &GameState) -> Puzzles {
    match state.lazy_dialog() {
        Some(LazyDialog::Puzzles(puzzles)) => puzzles.clone(),
        other => panic!("{other:?}"),
    }
}
