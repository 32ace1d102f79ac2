//! **Strategist** follows eight rules in order, and can tell which one it followed.
//!
//! 1. *Win.* Complete a line.
//! 2. *Block.* Take a square on which the other side would complete a line.
//! 3. *Fork.* Take a square on which two lines cross that hold one own mark each and are else empty.
//! 4. *Block a fork.* If the other side has only one such square, take it. If it has several, make two in a row in a way
//!    that leaves it none of them. If that cannot be done, make two in a row so that the other side has to block, and not
//!    with a fork.
//! 5. *Centre.* Take the centre.
//! 6. *Opposite corner.* Take the corner opposite to one that the other side holds.
//! 7. *Empty corner.* Take a corner.
//! 8. *Empty side.* Take a side.
//!
//! Where a rule leaves a choice, every square is equally likely. Whichever it takes, it never loses.
//!
//! On other boards than that of 3 × 3, a fork is made on a square where two lines cross that lack two marks, and the rules
//! that speak of the 3 × 3 board are replaced. After the third one comes: make a threat after whose only reply there is a
//! fork. The last is: take the square on the most of those lines that can still be completed and have the most marks, or if
//! that is equal, on the most with one mark fewer; lines that lack two are left for a fork. In misère it is the square that
//! does the least for lines. There it can lose.
//!
//! The rules are those of A. Newell and H. A. Simon, *Human Problem Solving*, 1972, as K. Crowley and R. S. Siegler list
//! them in “Flexible Strategy Use in Young Children’s Tic-Tac-Toe”, *Cognitive Science* 17, 1993.

use super::{Advice, Motive};
use crate::engine::Position;
use crate::engine::reasons::Rule;

/// What its rules for the 3 × 3 board say in a position: the first of them that advises a move.
///
/// ```
/// use tic_tac_toe::engine::opponents::{Motive, strategist};
/// use tic_tac_toe::engine::reasons::Rule;
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3 b1 b3").game.position();
/// assert_eq!(position.to_string(), "X O .\n. O .\n. X X");
/// let advice = strategist::advice(&position);
/// assert_eq!((advice.motive, format!("{:?}", advice.squares).as_str()), (Motive::Rule(Rule::Block), "{a3}"));
/// ```
#[must_use]
pub fn advice(position: &Position) -> Advice {
    Rule::ALL
        .into_iter()
        .find_map(|rule| Advice::of(Motive::Rule(rule), rule.squares(position)))
        .unwrap_or_else(|| Advice::any_free(position))
}
