//! **Casual** wins if it can and blocks if it must, but looks no further. It is meant to be beaten.
//!
//! It draws its [favorite lines](FavoriteLines) from the seed of the game. Its rules:
//!
//! 1. Complete a line.
//! 2. Take a square on which the other side would complete a line.
//! 3. While the other side has no mark on the favorite lines, take a free square on them.
//! 4. Take any free square.
//!
//! All squares of a rule are equally likely. On boards other than 3×3 it has several pairs of favorite lines, and uses
//! the first that still has no mark of the other side. In misère it completes no line while it can avoid it.

use super::{Choice, Criterion, seeded_random};
use crate::engine::{Line, Objective, Position, Rules, Squares};

/// The squares of one or two lines that Casual prefers in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FavoriteLines(Squares);

impl FavoriteLines {
    /// Returns each line and each pair of lines of a board: on 3×3, 8 + 28.
    #[must_use]
    pub fn all(rules: Rules) -> Vec<Self> {
        let lines: Vec<Squares> = rules.lines().into_iter().map(Line::squares).collect();
        // A line paired with itself stands for the line alone.
        lines
            .iter()
            .enumerate()
            .flat_map(|(number, first)| lines.iter().skip(number).map(|second| Self(*first | *second)))
            .collect()
    }

    /// Returns those of [`FavoriteLines::all`] that the seed draws, each equally likely. Never `None`, because every
    /// board has a line.
    #[must_use]
    pub fn drawn(rules: Rules, seed: u64) -> Option<Self> {
        let lines = rules.lines();
        let pairs = u32::try_from(lines.len() * (lines.len() + 1) / 2).ok()?;
        let mut number = seeded_random::number_for_the_game(pairs, seed) as usize;
        // Finds the pair in the order of `all` without listing all pairs.
        let mut rest = lines.as_slice();
        while number >= rest.len() {
            number -= rest.len();
            rest = rest.get(1..)?;
        }
        Some(Self(rest.first()?.squares() | rest.get(number)?.squares()))
    }

    /// Returns all squares of the lines, free or not.
    #[must_use]
    pub const fn squares(self) -> Squares {
        self.0
    }

    /// Chooses a free square of the lines, if the other side has no mark on them.
    fn choice(self, position: &Position) -> Option<Choice> {
        let is_open = (self.0 & position.marks(!position.turn())).is_empty();
        let squares = if is_open { self.0 & position.legal_squares() } else { Squares::EMPTY };
        Choice::among(Criterion::FavoriteLines(self), squares)
    }
}

/// Returns the choice with these favorite lines.
///
/// ```
/// use tic_tac_toe::engine::opponents::casual::{self, FavoriteLines};
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let mut all = FavoriteLines::all(Rules::TIC_TAC_TOE).into_iter();
/// let right_column = all.find(|lines| format!("{:?}", lines.squares()) == "{c1, c2, c3}").unwrap();
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "c1 a1").game.position();
/// assert_eq!(position.to_string(), "O . X\n. . .\n. . .");
/// assert_eq!(format!("{:?}", casual::choice_with(&position, right_column).squares), "{c2, c3}");
/// ```
#[must_use]
pub fn choice_with(position: &Position, favorite: FavoriteLines) -> Choice {
    Choice::win_or_block(position).or_else(|| favorite.choice(position)).unwrap_or_else(|| Choice::any_free(position))
}

pub(super) fn choice_on_three_by_three(position: &Position, seed: u64) -> Choice {
    FavoriteLines::drawn(position.rules(), seed)
        .map_or_else(|| Choice::any_free(position), |favorite| choice_with(position, favorite))
}

pub(super) fn choice_on_other_boards(position: &Position, seed: u64) -> Choice {
    if position.rules().objective() == Objective::Misere {
        return Choice::avoid_line(position);
    }
    Choice::win_or_block(position)
        .or_else(|| first_open_favorite(position, seed))
        .unwrap_or_else(|| Choice::any_free(position))
}

fn first_open_favorite(position: &Position, seed: u64) -> Option<Choice> {
    /// Enough that some lines stay open while much of the board is free.
    const PAIRS: u64 = 20;
    (0..PAIRS).find_map(|number| FavoriteLines::drawn(position.rules(), seed.wrapping_add(number))?.choice(position))
}
