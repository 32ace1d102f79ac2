//! What each move of a game was worth, and which one lost it.

use super::game::Game;
use super::hint::{Hint, hint};
use super::mark::Mark;
use super::outcome::Outcome;
use super::solver::{self, Value};
use super::square::Square;

/// All moves of a game, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The moves in order.
    pub moves: Vec<MoveReview>,
    /// How the game ended, or `None` while it goes on.
    pub outcome: Option<Outcome>,
}

/// A move, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveReview {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// The side that made it.
    pub mark: Mark,
    /// Where it put its mark.
    pub square: Square,
    /// What perfect play would have given that side before the move: what the best move is worth.
    pub before: Value,
    /// What perfect play gives the same side after the move: what the move is worth, never more than the best one.
    pub after: Value,
    /// The best move, if this was not as good.
    pub better: Option<Hint>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No move was worth more: it keeps the result and wastes no time.
    Best,
    /// It keeps the result, but wins later than it could or loses sooner.
    Good,
    /// It gives a win or a draw away.
    Mistake {
        /// What the best move was worth, a win or a draw.
        from: Value,
        /// What this one was worth, a draw or a loss.
        to: Value,
    },
}

/// Judges every move of a game from its start on, also those after the cursor. `None` where the rules are not solved.
///
/// ```
/// use tic_tac_toe::engine::review::{Verdict, review};
/// use tic_tac_toe::engine::solver::Value;
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c3 a3 a2 c1").game;
/// let review = review(&game).unwrap();
/// let lost_by = review.lost_by().unwrap();
/// assert_eq!((lost_by.number, lost_by.square), (2, "b1".parse()?));
/// assert_eq!(lost_by.verdict(), Verdict::Mistake { from: Value::Draw, to: Value::Loss(6) });
/// assert_eq!(lost_by.better.as_ref().unwrap().square, "b2".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn review(game: &Game) -> Option<Review> {
    let mut position = game.start();
    let mut before = solver::value(&position)?;
    let mut moves = Vec::new();
    for (number, square) in (1..).zip(game.moves()) {
        let next = position.play(*square).ok()?;
        let for_next = solver::value(&next)?;
        let after = for_next.of_the_move_here();
        let better = if after < before { hint(&position) } else { None };
        moves.push(MoveReview { number, mark: position.turn(), square: *square, before, after, better });
        (position, before) = (next, for_next);
    }
    Some(Review { moves, outcome: position.outcome() })
}

impl MoveReview {
    /// How good the move was.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let (from, to) = (self.before, self.after);
        if !to.same_result(from) {
            Verdict::Mistake { from, to }
        } else if to < from {
            Verdict::Good
        } else {
            Verdict::Best
        }
    }

    /// Whether it gave a win or a draw away.
    #[must_use]
    pub const fn is_mistake(&self) -> bool {
        !self.after.same_result(self.before)
    }
}

impl Review {
    /// The move that decided the game: the first one from which on the side that lost was lost at every moment to the
    /// end, however well it played from there.
    ///
    /// It is a mistake of that side, and its last one: after each earlier one the other side gave the game back. There
    /// is none if nobody has lost, or if the side that lost was lost from the start and was never let off.
    #[must_use]
    pub fn lost_by(&self) -> Option<&MoveReview> {
        let loser = !self.outcome.and_then(Outcome::winner)?;
        self.moves.iter().rfind(|judged| judged.mark == loser && judged.is_mistake())
    }

    /// How many moves of either side gave a win or a draw away.
    #[must_use]
    pub fn mistakes(&self) -> usize {
        self.moves.iter().filter(|judged| judged.is_mistake()).count()
    }

    /// Whether no move of either side gave a win or a draw away.
    #[must_use]
    pub fn is_perfect(&self) -> bool {
        self.mistakes() == 0
    }
}
