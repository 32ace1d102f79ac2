//! Reasons of moves on any board: the lines that a move builds or blocks.

use super::reason::Reason;
use super::rows::{open_rows, row_beside};
use engine::tactics::{self, LineSets};
use engine::{Line, Objective, Position, Square};

/// The number of lines that are many on any board.
const MANY: usize = 5;

/// Returns the most important thing that a move does to lines. That is a fact about the board, and says nothing about the result
/// of the game.
///
/// Returns `None` if the move ends the game, is illegal, or does little.
///
/// ```
/// use coaching::coach::{Reason, line_reason};
/// use engine::{Objective, Rules, notation};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 c1").game.position();
/// let Some(Reason::OpenRow { row }) = line_reason(&position, "j8".parse()?) else { panic!("three in a row") };
/// assert_eq!((row.first(), row.last()), ("h8".parse()?, "j8".parse()?));
/// let many = Reason::ManyLines { in_a_row: 5, is_center: false };
/// assert_eq!(line_reason(&position, "m10".parse()?), Some(many));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn line_reason(position: &Position, square: Square) -> Option<Reason> {
    let (own, other) = (position.turn(), !position.turn());
    let after = position.play(square).ok().filter(|after| after.outcome().is_none())?;
    if position.rules().objective() == Objective::Misere {
        return misere_reason(position, square);
    }
    let squares = tactics::winning_squares(&after, own);
    if !squares.is_empty() {
        return Some(Reason::Threat { squares });
    }
    // A side that completes a line at once needs no fork.
    if tactics::fork_blocks(position).contains(square) && tactics::winning_squares(&after, other).is_empty() {
        return Some(row_beside(position, square, 2).map_or(Reason::StopFork, |row| Reason::BlockRow { row }));
    }
    let mut rows = open_rows(&after, own, square, 2).filter(|_| !tactics::fork_squares(&after, own).is_empty());
    match (rows.next(), rows.next()) {
        (Some(one), Some(other)) => return Some(Reason::TwoRows { rows: [one, other] }),
        (Some(row), None) => return Some(Reason::OpenRow { row }),
        (None, _) => {}
    }
    let with_square = |lines: Vec<Line>| lines.into_iter().find(|line| line.squares().contains(square));
    let built =
        |missing| with_square(tactics::lines_lacking(&after, own, missing)).map(|line| Reason::BuildLine { line });
    let blocked = || with_square(tactics::lines_lacking(position, other, 2)).map(|line| Reason::BlockLine { line });
    let open_row = || open_rows(&after, own, square, 3).next().map(|row| Reason::OpenRow { row });
    let blocked_row = || row_beside(position, square, 3).map(|row| Reason::BlockRow { row });
    // A single mark is hardly a line.
    let in_a_row = position.rules().in_a_row();
    let two_missing = (in_a_row > 3).then(|| blocked().or_else(|| built(2))).flatten();
    let three_missing = || if in_a_row > 4 { open_row().or_else(blocked_row).or_else(|| built(3)) } else { None };
    two_missing.or_else(three_missing).or_else(|| many_lines(position, square))
}

/// Returns whether a square is on many lines that the side to move can complete.
fn many_lines(position: &Position, square: Square) -> Option<Reason> {
    let (here, elsewhere) = open_lines(position, square);
    let is_center = position.rules().middle() == Some(square);
    let is_most = here > 1 && elsewhere.iter().all(|lines| *lines <= here);
    let in_a_row = position.rules().in_a_row();
    (here >= MANY || is_most).then_some(Reason::ManyLines { in_a_row, is_center })
}

/// Returns the reason of a move that completes no line in misère.
fn misere_reason(position: &Position, square: Square) -> Option<Reason> {
    let avoided = tactics::completing_squares(position, position.turn());
    if !avoided.is_empty() {
        return Some(Reason::NoLine { avoided });
    }
    let (here, elsewhere) = open_lines(position, square);
    (here < *elsewhere.iter().min()?).then_some(Reason::FewestLines)
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
