//! What a side threatens: the squares that win at once, and those that make two such squares.

use super::line::Line;
use super::mark::Mark;
use super::position::Position;
use super::rules::Objective;
use super::squares::Squares;

/// The lines that this side can still complete and that lack exactly so many of its marks: they hold none of the other
/// side's.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c1").game.position();
/// assert_eq!(position.to_string(), "X O O\n. X .\n. . .");
/// let lacking_one: Vec<_> = tactics::lines_lacking(&position, Mark::X, 1).iter().map(|line| line.squares()).collect();
/// assert_eq!(format!("{lacking_one:?}"), "[{a1, b2, c3}]");
/// ```
#[must_use]
pub fn lines_lacking(position: &Position, mark: Mark, missing: u32) -> Vec<Line> {
    let (own, other) = (position.marks(mark), position.marks(!mark));
    let mut lines = position.rules().lines();
    lines.retain(|line| {
        let squares = line.squares();
        (squares & other).is_empty() && (squares - own).len() == missing
    });
    lines
}

/// The squares on which this side would win at once, were it its turn. There are none in misère, where no move wins.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3 c1 a3").game.position();
/// assert_eq!(position.to_string(), "X . O\n. O .\nX . X");
/// assert_eq!(format!("{:?}", tactics::winning_squares(&position, Mark::X)), "{a2, b3}");
/// assert!(tactics::winning_squares(&position, Mark::O).is_empty());
/// ```
#[must_use]
pub fn winning_squares(position: &Position, mark: Mark) -> Squares {
    let Reach { on_one_line, .. } = Reach::of(position, mark, 1);
    on_one_line
}

/// The free squares on which lines cross that hold no mark of the other side and lack two of this side's. With its mark
/// there, it would threaten to complete both: a fork. There are none in misère.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// assert_eq!(format!("{:?}", tactics::fork_squares(&position, Mark::X)), "{c1, a3}");
/// ```
#[must_use]
pub fn fork_squares(position: &Position, mark: Mark) -> Squares {
    let Reach { on_two_lines, .. } = Reach::of(position, mark, 2);
    on_two_lines
}

/// The squares that can be played on lines that lack so many of a side's marks.
struct Reach {
    /// Those on one line or more.
    on_one_line: Squares,
    /// Those on two lines or more.
    on_two_lines: Squares,
}

impl Reach {
    /// Nothing is in reach in misère, where nobody wants to complete a line.
    fn of(position: &Position, mark: Mark, missing: u32) -> Self {
        let mut reach = Self { on_one_line: Squares::EMPTY, on_two_lines: Squares::EMPTY };
        if position.rules().objective() == Objective::Normal {
            let legal = position.legal_squares();
            for line in lines_lacking(position, mark, missing) {
                let squares = line.squares() & legal;
                reach.on_two_lines |= reach.on_one_line & squares;
                reach.on_one_line |= squares;
            }
        }
        reach
    }
}
