//! The lesson “How never to lose”: for each [rule of thumb](RuleOfThumb), a position on normal 3×3 in which it is the
//! first that applies.
//!
//! A player who always follows the first rule that applies never loses, like the computer player
//! [Strategist](super::opponents::strategist).
//!
//! ```
//! use coaching::coach::RuleOfThumb;
//! use coaching::lesson::Step;
//!
//! let step = Step::ALL[2];
//! assert_eq!((step.rule(), step.position().to_string().as_str()), (RuleOfThumb::Fork, "X O X\n. . .\nO . ."));
//! assert_eq!(format!("{:?}", step.right()), "{c3}");
//! ```

use super::coach::{self, Reason, RuleOfThumb};
use super::puzzles::perfect_play;
use engine::{Position, Rules, Square, Squares, Value, notation, tablebase};

/// A rule of thumb with a position in which a player can try it.
///
/// In the positions of six rules, the right moves are all that keep the result. For the other two there is no such
/// position with a choice: whenever [`OppositeCorner`](RuleOfThumb::OppositeCorner) or
/// [`EmptySide`](RuleOfThumb::EmptySide) is the first rule that applies, every move keeps the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    rule: RuleOfThumb,
    /// The moves that lead to the position.
    moves: &'static str,
}

/// How the lesson responds to a move in the position of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It follows the rule and keeps the result.
    Right(Reason),
    /// It keeps the result, but does not follow the rule.
    Holds,
    /// It gives the result away.
    Refuted {
        /// The value of the move.
        value: Value,
        /// The moves after it, if both sides play perfectly, up to the one that decides.
        refutation: Vec<Square>,
        /// The reason of the last of these moves.
        reason: Reason,
    },
}

impl Step {
    /// All steps, in the order of the rules.
    pub const ALL: [Self; 8] = [
        Self { rule: RuleOfThumb::Win, moves: "a1 c1 a3 c3" },
        Self { rule: RuleOfThumb::Block, moves: "a1 b2 b1" },
        Self { rule: RuleOfThumb::Fork, moves: "a1 a3 c1 b1" },
        Self { rule: RuleOfThumb::BlockFork, moves: "a1 b2 c3" },
        Self { rule: RuleOfThumb::Center, moves: "a1" },
        Self { rule: RuleOfThumb::OppositeCorner, moves: "b2 a1" },
        Self { rule: RuleOfThumb::EmptyCorner, moves: "b2" },
        Self { rule: RuleOfThumb::EmptySide, moves: "b2 a1 c3 a3 a2 c2 c1" },
    ];

    /// The rule.
    pub const fn rule(self) -> RuleOfThumb {
        self.rule
    }

    /// Returns the position.
    pub fn position(self) -> Position {
        notation::read_moves(Rules::TIC_TAC_TOE, self.moves).game.position()
    }

    /// Returns the moves that follow the rule and keep the result.
    pub fn right(self) -> Squares {
        let position = self.position();
        self.rule.squares(&position) & keeping(&position)
    }

    /// Whether a move keeps the result without following the rule.
    pub fn has_other_good_moves(self) -> bool {
        keeping(&self.position()) != self.right()
    }

    /// Returns the response to a move, or `None` if it is illegal.
    pub fn response(self, square: Square) -> Option<Response> {
        let position = self.position();
        let after = position.play(square).ok()?;
        if keeping(&position).contains(square) {
            let reason = self.rule.reason(&position, square);
            return Some(reason.map_or(Response::Holds, Response::Right));
        }
        let (refutation, reason) = refute(after)?;
        Some(Response::Refuted { value: tablebase::value_of_move(&position, square)?, refutation, reason })
    }
}

/// Returns the moves that keep the result.
fn keeping(position: &Position) -> Squares {
    tablebase::keeping_squares(position).unwrap_or_default()
}

/// Returns the moves after a mistake up to the one that decides, and its reason: the move that wins or makes a fork, or the
/// first move if the game is drawn. Never `None` after a mistake.
fn refute(after_mistake: Position) -> Option<(Vec<Square>, Reason)> {
    let wins = matches!(tablebase::value(&after_mistake)?, Value::Win(_));
    let (mut position, mut moves) = (after_mistake, Vec::new());
    for square in perfect_play(after_mistake) {
        moves.push(square);
        let decisive = if !wins {
            coach::reason(&position, square)
        } else if position.turn() == after_mistake.turn() {
            [RuleOfThumb::Win, RuleOfThumb::Fork].iter().find_map(|rule| rule.reason(&position, square))
        } else {
            None
        };
        if let Some(reason) = decisive {
            return Some((moves, reason));
        }
        position = position.play(square).ok()?;
    }
    None
}
