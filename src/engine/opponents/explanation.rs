//! Explains the moves of computer players.

use super::choice::LineHeuristic;
use super::{Computer, Criterion};
use crate::engine::coach::Reason;
use crate::engine::evaluation::Value;
use crate::engine::tactics::ForcedFork;
use crate::engine::{Position, Square, Squares, tablebase, tactics};

/// Why a computer player made a move: the [`Criterion`] with the squares to show.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Explanation {
    /// Chose any free square.
    Any {
        /// The number of free squares, at least 1.
        of: u32,
    },
    /// Followed a rule of thumb.
    Rule(Reason),
    /// Took a square of one of its favorite lines.
    FavoriteLines {
        /// The squares that this line still lacks: of several lines, of the one with the most marks.
        needs: Squares,
    },
    /// Replied to the first mark of the game.
    FirstReply {
        /// The square of that mark.
        to: Square,
    },
    /// Made a move that does not lose.
    Safe {
        /// The moves that lose.
        avoided: Squares,
    },
    /// Made any move, because all lose.
    Lost,
    /// Misère: completed no line.
    NoLine {
        /// The squares that complete one.
        avoided: Squares,
    },
    /// Forced a reply after which there is a fork.
    ForcedFork(ForcedFork),
    /// Took a square on open lines.
    OpenLines {
        /// The heuristic that selected the square.
        heuristic: LineHeuristic,
    },
    /// Made a best move by the tablebase.
    Perfect {
        /// The value of the move.
        value: Value,
        /// The replies that are mistakes: they lose a draw or give a win away. There are none if the move wins.
        traps: Squares,
        /// Whether most replies are mistakes.
        is_trap: bool,
    },
    /// Made a best move by the tablebase, which does not win and threatens to complete a line.
    Threat {
        /// The value of the move.
        value: Value,
        /// The squares that complete one.
        squares: Squares,
    },
}

impl Computer {
    /// Explains a move of this player, or returns `None` for a move that the player does not make with this seed.
    ///
    /// ```
    /// use tic_tac_toe::engine::opponents::Explanation;
    /// use tic_tac_toe::engine::evaluation::Value;
    /// use tic_tac_toe::engine::{Computer, Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "").game.position();
    /// let Some(Explanation::Perfect { value, traps, is_trap: true }) = Computer::Perfect.explain(&position, "a1".parse()?, 1)
    /// else {
    ///     panic!("it opens with a corner")
    /// };
    /// // Only the center keeps the draw.
    /// assert_eq!((value, traps.len()), (Value::Draw, 7));
    /// assert_eq!(Computer::Perfect.explain(&position, "b1".parse()?, 1), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(self, position: &Position, square: Square, seed: u64) -> Option<Explanation> {
        let choice = self.choice(position, seed);
        if !choice.squares.contains(square) {
            return None;
        }
        let avoided = position.legal_squares() - choice.squares;
        Some(match choice.criterion {
            Criterion::AnyFree => Explanation::Any { of: choice.squares.len() },
            Criterion::Rule(rule) => Explanation::Rule(rule.reason_if_advised(position, square)?),
            Criterion::FavoriteLines(lines) => Explanation::FavoriteLines { needs: lines.needs(position, square)? },
            Criterion::FirstMark(to) => Explanation::FirstReply { to },
            Criterion::Safe => Explanation::Safe { avoided },
            Criterion::Lost => Explanation::Lost,
            Criterion::Best => best_move(position, square)?,
            Criterion::NoLine => Explanation::NoLine { avoided },
            Criterion::ForcedFork => Explanation::ForcedFork(ForcedFork::of_move(position, square)?),
            Criterion::OpenLines(heuristic) => Explanation::OpenLines { heuristic },
        })
    }
}

fn best_move(position: &Position, square: Square) -> Option<Explanation> {
    let after = position.play(square).ok()?;
    let value = tablebase::value(&after)?.of_last_move();
    let squares = tactics::winning_squares(&after, position.turn());
    if !squares.is_empty() && !matches!(value, Value::Win(_)) {
        return Some(Explanation::Threat { value, squares });
    }
    let keeping = tablebase::keeping_squares(&after)?;
    let traps = after.legal_squares() - keeping;
    Some(Explanation::Perfect { value, traps, is_trap: traps.len() > keeping.len() })
}

impl Explanation {
    /// Returns the squares to show besides that of the move.
    pub fn squares(&self) -> Squares {
        match self {
            Self::Any { .. } | Self::Lost | Self::OpenLines { .. } => Squares::EMPTY,
            Self::Rule(reason) => reason.squares(),
            Self::FavoriteLines { needs } => *needs,
            Self::FirstReply { to } => (*to).into(),
            Self::Safe { avoided } | Self::NoLine { avoided } => *avoided,
            Self::ForcedFork(ForcedFork { reply, forks }) => forks.with(*reply),
            Self::Perfect { traps: squares, .. } | Self::Threat { squares, .. } => *squares,
        }
    }
}
