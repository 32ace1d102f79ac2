//! The best known move and its reason.

use super::line_reason::line_reason;
use super::reason::Reason;
use super::rule_of_thumb::RuleOfThumb;
use engine::{Analyses, Evaluation, Objective, Position, Rules, Square, Squares, Wdl, tablebase, tactics};

/// The best known move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The square to play.
    pub square: Square,
    /// The evaluation of the move for the side to move.
    pub value: Evaluation,
    /// Why the move is good.
    pub reason: Option<Reason>,
    /// Whether some other move is known to have a worse result.
    pub is_better: bool,
}

/// Returns the best known move, or `None` if none is known or the game is over.
///
/// Of several [equally good moves](tablebase::best_squares), it is the one that the first [rule of thumb](RuleOfThumb)
/// advises, because that is the easiest to understand; ties are broken by reading order.
///
/// ```
/// use coaching::coach::{Reason, hint};
/// use engine::{Analyses, Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
/// let hint = hint(&position, &Analyses::default()).unwrap();
/// assert_eq!((hint.square, hint.reason), ("b2".parse()?, Some(Reason::Center)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn hint(position: &Position, analyses: &Analyses) -> Option<Hint> {
    hint_with(position, analyses, |square| explain(position, square))
}

/// Returns the reason of a move by its lines, without the rules of thumb for normal 3×3.
pub(super) fn explain(position: &Position, square: Square) -> Option<Reason> {
    urgent(position, square).or_else(|| line_reason(position, square))
}

/// Returns the [`hint`] with this [reason](explain) of the best move.
pub(super) fn hint_with(
    position: &Position,
    analyses: &Analyses,
    explain: impl FnOnce(Square) -> Option<Reason>,
) -> Option<Hint> {
    let Some(squares) = tablebase::best_squares(position) else {
        let (square, value) = analyses.best_move(position)?;
        let reason = explain(square);
        return Some(Hint { square, value, reason, is_better: is_better(position, value, analyses) });
    };
    let advised = |rule: &RuleOfThumb| squares.iter().find_map(|square| Some((square, rule.reason(position, square)?)));
    let (square, reason) = if position.rules() == Rules::TIC_TAC_TOE {
        let (square, reason) = RuleOfThumb::ALL.iter().find_map(advised)?;
        (square, Some(with_threat(reason, position, square)))
    } else {
        let square = squares.first()?;
        (square, explain(square))
    };
    let value = analyses.of_move(position, square);
    Some(Hint { square, value, reason, is_better: is_better(position, value, analyses) })
}

impl Hint {
    /// Returns the squares that the reason names.
    #[must_use]
    pub fn squares(&self) -> Squares {
        self.reason.as_ref().map(Reason::squares).unwrap_or_default()
    }
}

/// Returns the threat of a move if there is one and the reason only says where the square is.
#[must_use]
pub fn with_threat(reason: Reason, position: &Position, square: Square) -> Reason {
    let threat = || line_reason(position, square).filter(|other| matches!(other, Reason::Threat { .. }));
    if reason.is_decisive() { reason } else { threat().unwrap_or(reason) }
}

/// Returns the reason of a move that completes or blocks a line. On boards other than 3×3, the other rules of thumb can
/// advise bad moves.
#[must_use]
pub fn urgent(position: &Position, square: Square) -> Option<Reason> {
    let turn = position.turn();
    let mut rules = [(RuleOfThumb::Win, turn), (RuleOfThumb::Block, !turn)].into_iter();
    let (rule, _) = rules.find(|(_, mark)| tactics::winning_squares(position, *mark).contains(square))?;
    rule.reason_if_advised(position, square)
}

/// Whether some move is known to have a worse result than this value.
fn is_better(position: &Position, value: Evaluation, analyses: &Analyses) -> bool {
    let is_worse = |other: Evaluation| other.wdl().is_some() && other.wdl() < value.wdl();
    if tablebase::covers(position.rules()) {
        return position.legal_squares().iter().any(|square| is_worse(analyses.of_move(position, square)));
    }
    // The game is over after a completed line, so that no analysis is stored.
    let may_lose_at_once = value.wdl() > Some(Wdl::Loss)
        && position.rules().objective() == Objective::Misere
        && !tactics::completing_squares(position, position.turn()).is_empty();
    may_lose_at_once || analyses.of_moves(position).any(is_worse)
}
