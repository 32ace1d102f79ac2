//! The best move, and why it is.

use super::evaluation::{Analyses, BestMove, Evaluation};
use super::position::Position;
use super::reasons::{Reason, Rule, reason};
use super::square::Square;
use super::tablebase;
use super::tactics;

/// A best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Where to play.
    pub square: Square,
    /// What the move gives the side that makes it.
    pub value: Evaluation,
    /// Why it is good, where the eight rules have a word for it.
    pub reason: Option<Reason>,
}

/// The best move of the side to move that is known, or `None` once the game is over and where none is known.
///
/// Of several [equally good moves](tablebase::best_squares), it is the one that the earliest [rule](super::reasons::Rule)
/// advises, because that is the easiest to understand, and then the first in reading order.
///
/// ```
/// use tic_tac_toe::engine::hint::hint;
/// use tic_tac_toe::engine::evaluation::Analyses;
/// use tic_tac_toe::engine::reasons::Reason;
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
/// let hint = hint(&position, &Analyses::default()).unwrap();
/// assert_eq!((hint.square, hint.reason), ("b2".parse()?, Some(Reason::Centre)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn hint(position: &Position, analyses: &Analyses) -> Option<Hint> {
    let Some(squares) = tablebase::best_squares(position) else {
        let known = analyses.of(position);
        let best = known.best?;
        let square = best.square();
        let value = match best {
            // The proven result is that of the best move, which need not be this one.
            BestMove::Likely(_) if known.evaluation.wdl().is_some() => analyses.of_move(position, square),
            _ => known.evaluation,
        };
        return Some(Hint { square, value, reason: urgent(position, square) });
    };
    let mut best: Option<Hint> = None;
    for square in squares {
        let reason = reason(position, square);
        if best.as_ref().is_none_or(|best| is_earlier(reason.as_ref(), best.reason.as_ref())) {
            best = Some(Hint { square, value: analyses.of_move(position, square), reason });
        }
    }
    best
}

/// Why nothing else comes first, if the move completes a line or keeps the other side from that. Which of the other rules
/// a move is made by, nobody can tell where the values are not known.
fn urgent(position: &Position, square: Square) -> Option<Reason> {
    let turn = position.turn();
    let mut rules = [(Rule::Win, turn), (Rule::Block, !turn)].into_iter();
    let (rule, _) = rules.find(|(_, mark)| tactics::winning_squares(position, *mark).contains(square))?;
    rule.finds(position, square)
}

/// Whether the first reason is that of an earlier rule. No reason at all comes last.
fn is_earlier(reason: Option<&Reason>, than: Option<&Reason>) -> bool {
    match (reason, than) {
        (Some(reason), Some(than)) => reason.rule() < than.rule(),
        (reason, than) => reason.is_some() && than.is_none(),
    }
}
