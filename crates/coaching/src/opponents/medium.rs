//! **Medium** wins if it can and blocks if it must. It is meant to be beaten.
//!
//! On normal 3×3 it looks no further. The seed of the game selects its [favorite lines](FavoriteLines). Its rules:
//!
//! 1. Complete a line.
//! 2. Take a square on which the other side would complete a line.
//! 3. While the other side has no mark on the favorite lines, take a free square on them.
//! 4. Take any free square.
//!
//! All squares of a rule are equally likely.
//!
//! On other boards it stops some rows early, and pays attention to three moves of four. The rules:
//!
//! 1. Complete a line, or else block one.
//! 2. If attentive, and the other side has an [open row](engine::tactics::open_rows): leave it no fork. Rows
//!    with gaps and forks where rows cross remain unnoticed.
//! 3. Build a line beside marks: if attentive one of the open lines with the most own marks, otherwise any open line.
//!    The seed selects the line. Take a free square of it beside a mark.
//! 4. Take any free square.
//!
//! In misère it completes no line while it can avoid it.

pub use super::favorite_lines::FavoriteLines;
use super::seeded_random::{Draw, drawn};
use super::{Choice, Criterion, line_heuristic};
use engine::{Line, Objective, Position, Square, Squares, tactics};

/// Returns the choice with these favorite lines.
///
/// ```
/// use coaching::opponents::medium::{self, FavoriteLines};
/// use engine::{Rules, notation};
///
/// let mut all = FavoriteLines::all(Rules::TIC_TAC_TOE).into_iter();
/// let right_column = all.find(|lines| format!("{:?}", lines.squares()) == "{c1, c2, c3}").unwrap();
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "c1 a1").game.position();
/// assert_eq!(position.to_string(), "O . X\n. . .\n. . .");
/// assert_eq!(format!("{:?}", medium::choice_with(&position, right_column).squares), "{c2, c3}");
/// ```
pub fn choice_with(position: &Position, favorite: FavoriteLines) -> Choice {
    Choice::win_or_block(position)
        .or_else(|| open_favorite(position, favorite))
        .unwrap_or_else(|| Choice::any_free(position))
}

/// Returns the square that the player plays on normal 3×3, without the code of other players and boards.
pub fn reply_on_three_by_three(position: &Position, seed: u64) -> Option<Square> {
    choice_on_three_by_three(position, seed).square(position, seed)
}

pub(super) fn choice_on_three_by_three(position: &Position, seed: u64) -> Choice {
    FavoriteLines::from_seed(position.rules(), seed)
        .map_or_else(|| Choice::any_free(position), |favorite| choice_with(position, favorite))
}

/// Chooses a free square of the lines, if the other side has no mark on them.
fn open_favorite(position: &Position, favorite: FavoriteLines) -> Option<Choice> {
    let is_open = (favorite.squares() & position.marks(!position.turn())).is_empty();
    let squares = if is_open { favorite.squares() & position.legal_squares() } else { Squares::EMPTY };
    Choice::among(Criterion::FavoriteLines(favorite), squares)
}

pub(super) fn choice_on_other_boards(position: &Position, seed: u64) -> Choice {
    if position.rules().objective() == Objective::Misere {
        return Choice::avoid_line(position);
    }
    let is_attentive = drawn(4, position, seed, Draw::Attention) > 0;
    Choice::win_or_block(position)
        .or_else(|| if is_attentive { block_open_row(position) } else { None })
        .or_else(|| build_line(position, seed, is_attentive))
        .unwrap_or_else(|| Choice::any_free(position))
}

/// Leaves the other side no fork, if it has an open row.
fn block_open_row(position: &Position) -> Option<Choice> {
    let has_open_row = !tactics::open_rows(position, !position.turn()).is_empty();
    if has_open_row { Choice::block_fork(position) } else { None }
}

/// Chooses a free square beside a mark on an open line that lacks several marks: on one with the most own marks, or on any.
pub(super) fn build_line(position: &Position, seed: u64, with_most_marks: bool) -> Option<Choice> {
    let near = line_heuristic::squares_beside_marks(position);
    let lines_lacking = |missing| {
        let mut lines = tactics::lines_lacking(position, position.turn(), missing);
        lines.retain(|line| !(line.squares() & near).is_empty());
        lines
    };
    let mut by_marks = (2..=position.rules().in_a_row().into()).map(lines_lacking).filter(|lines| !lines.is_empty());
    let lines: Vec<Line> = if with_most_marks { by_marks.next()? } else { by_marks.flatten().collect() };
    let number = drawn(lines.len() as u32, position, seed, Draw::Line);
    let line = FavoriteLines::of(*lines.get(number as usize)?);
    Choice::among(Criterion::FavoriteLines(line), line.squares() & near)
}
