//! What a move does, in words of the board.

use super::Reason;
use super::rows::{open_rows, row_beside};
use engine::tactics::{self, LineSets};
use engine::{Line, Objective, Position, Square, Squares};

/// What a move does. Each is a fact about the board, and says nothing about the result of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Threatens to complete a line on each of these squares.
    Threat {
        /// The squares.
        squares: Squares,
    },
    /// The other side could make a fork, and no longer can. It can also complete no line at once.
    StopFork,
    /// Takes a square beside a row of the other side with both ends free.
    BlockRow {
        /// The row.
        row: Line,
    },
    /// Makes two rows that each lack only their two ends.
    TwoRows {
        /// The rows.
        rows: [Line; 2],
    },
    /// Makes a row with both ends free that lacks two or three marks to a line.
    OpenRow {
        /// The row.
        row: Line,
    },
    /// Takes a square of a line that lacks two marks of the other side to be complete.
    BlockLine {
        /// The line.
        line: Line,
    },
    /// Makes a line that lacks two or three marks of its own side.
    BuildLine {
        /// The line.
        line: Line,
    },
    /// Takes a square on at least five lines that its side can complete, or on as many as no other square.
    ManyLines {
        /// Whether the square is in the middle of the board.
        is_center: bool,
    },
    /// In misère, completes no line, which moves on other squares do.
    NoLine {
        /// The squares of those moves.
        avoided: Squares,
    },
    /// In misère, takes a square on fewer lines that its side can complete than any other free square.
    FewestLines,
}

impl Effect {
    /// Returns the squares to show besides that of the move.
    #[must_use]
    pub fn squares(self) -> Squares {
        match self {
            Self::Threat { squares } | Self::NoLine { avoided: squares } => squares,
            Self::BlockLine { line: row }
            | Self::BuildLine { line: row }
            | Self::BlockRow { row }
            | Self::OpenRow { row } => row.squares(),
            Self::TwoRows { rows: [one, other] } => one.squares() | other.squares(),
            Self::StopFork | Self::ManyLines { .. } | Self::FewestLines => Squares::EMPTY,
        }
    }
}

/// The number of lines that are many on any board.
const MANY: usize = 5;

/// Returns the most important effect of a move; none for a move that ends the game, and for an illegal move.
///
/// ```
/// use coaching::coach::{Effect, effect};
/// use engine::{Objective, Rules, notation};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 c1").game.position();
/// let Some(Effect::OpenRow { row }) = effect(&position, "j8".parse()?) else { panic!("three in a row") };
/// assert_eq!((row.first(), row.last()), ("h8".parse()?, "j8".parse()?));
/// assert_eq!(effect(&position, "m10".parse()?), Some(Effect::ManyLines { is_center: false }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn effect(position: &Position, square: Square) -> Option<Effect> {
    let (own, other) = (position.turn(), !position.turn());
    let after = position.play(square).ok().filter(|after| after.outcome().is_none())?;
    if position.rules().objective() == Objective::Misere {
        return effect_in_misere(position, square);
    }
    let squares = tactics::winning_squares(&after, own);
    if !squares.is_empty() {
        return Some(Effect::Threat { squares });
    }
    // A side that completes a line at once needs no fork.
    if tactics::fork_blocks(position).contains(square) && tactics::winning_squares(&after, other).is_empty() {
        return Some(row_beside(position, square, 2).map_or(Effect::StopFork, |row| Effect::BlockRow { row }));
    }
    let mut rows = open_rows(&after, own, square, 2).filter(|_| !tactics::fork_squares(&after, own).is_empty());
    match (rows.next(), rows.next()) {
        (Some(one), Some(other)) => return Some(Effect::TwoRows { rows: [one, other] }),
        (Some(row), None) => return Some(Effect::OpenRow { row }),
        (None, _) => {}
    }
    let with_square = |lines: Vec<Line>| lines.into_iter().find(|line| line.squares().contains(square));
    let built =
        |missing| with_square(tactics::lines_lacking(&after, own, missing)).map(|line| Effect::BuildLine { line });
    let blocked = || with_square(tactics::lines_lacking(position, other, 2)).map(|line| Effect::BlockLine { line });
    let open_row = || open_rows(&after, own, square, 3).next().map(|row| Effect::OpenRow { row });
    let blocked_row = || row_beside(position, square, 3).map(|row| Effect::BlockRow { row });
    // A single mark is hardly a line.
    let in_a_row = position.rules().in_a_row();
    let two_missing = (in_a_row > 3).then(|| blocked().or_else(|| built(2))).flatten();
    let three_missing = || if in_a_row > 4 { open_row().or_else(blocked_row).or_else(|| built(3)) } else { None };
    two_missing.or_else(three_missing).or_else(|| many_lines(position, square))
}

/// Returns whether a square is on many lines that the side to move can complete.
fn many_lines(position: &Position, square: Square) -> Option<Effect> {
    let (here, elsewhere) = open_lines(position, square);
    let is_center = position.rules().middle() == Some(square);
    let is_most = here > 1 && elsewhere.iter().all(|lines| *lines <= here);
    (here >= MANY || is_most).then_some(Effect::ManyLines { is_center })
}

/// Returns the effect of a move that completes no line in misère.
fn effect_in_misere(position: &Position, square: Square) -> Option<Effect> {
    let avoided = tactics::completing_squares(position, position.turn());
    if !avoided.is_empty() {
        return Some(Effect::NoLine { avoided });
    }
    let (here, elsewhere) = open_lines(position, square);
    (here < *elsewhere.iter().min()?).then_some(Effect::FewestLines)
}

/// Returns the number of lines through a square that the side to move can complete, and that of each other free square.
fn open_lines(position: &Position, square: Square) -> (usize, Vec<usize>) {
    let mut through = [0; Square::INDICES];
    for line in LineSets::of(position).residual(position.turn(), 1..=position.rules().in_a_row().into()) {
        for square in line {
            through.get_mut(usize::from(square.index())).into_iter().for_each(|lines| *lines += 1);
        }
    }
    let lines = |square: Square| through.get(usize::from(square.index())).copied().unwrap_or_default();
    let others = position.legal_squares().iter().filter(|other| *other != square);
    (lines(square), others.map(lines).collect())
}

/// Returns the threat of a move whose reason only names its square.
#[must_use]
pub fn threat_beside(reason: Option<&Reason>, position: &Position, square: Square) -> Option<Effect> {
    let is_place = reason.is_none_or(Reason::is_place);
    effect(position, square).filter(|effect| is_place && matches!(effect, Effect::Threat { .. }))
}
