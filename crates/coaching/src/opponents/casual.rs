//! **Casual** wins if it can and blocks if it must, but looks no further. It is meant to be beaten.
//!
//! The seed of the game selects its [favorite lines](FavoriteLines). Its rules:
//!
//! 1. Complete a line.
//! 2. Take a square on which the other side would complete a line.
//! 3. While the other side has no mark on the favorite lines, take a free square on them.
//! 4. Take any free square.
//!
//! All squares of a rule are equally likely.
//!
//! On other boards it plays as [Medium](super::medium).

pub use super::favorite_lines::FavoriteLines;
use super::{Choice, Criterion};
use engine::{Position, Square, Squares};

/// Returns the choice with these favorite lines.
///
/// ```
/// use coaching::opponents::casual::{self, FavoriteLines};
/// use engine::{Rules, notation};
///
/// let mut all = FavoriteLines::all(Rules::TIC_TAC_TOE).into_iter();
/// let right_column = all.find(|lines| format!("{:?}", lines.squares()) == "{c1, c2, c3}").unwrap();
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "c1 a1").game.position();
/// assert_eq!(position.to_string(), "O . X\n. . .\n. . .");
/// assert_eq!(format!("{:?}", casual::choice_with(&position, right_column).squares), "{c2, c3}");
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
