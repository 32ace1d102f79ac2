//! Puzzles: positions in which exactly one of several moves keeps the result.
//!
//! On normal 3×3, a first use finds all of them with the [`tablebase`], in a few milliseconds; a download would take longer.
//! On larger boards, `examples/puzzles.rs` has found some with the [`solver`](super::solver). They have few free squares, so
//! that the page itself can refute every wrong answer.
//!
//! ```
//! use tic_tac_toe::engine::puzzles::{Grade, Puzzle};
//!
//! let count = |grade| Puzzle::all().iter().filter(|puzzle| puzzle.grade() == grade).count();
//! assert_eq!(Grade::ALL.map(count), [158, 111, 22, 3]);
//! ```

use std::sync::LazyLock;

mod endgame;

use super::mark::{ByMark, Mark};
use super::notation;
use super::position::Position;
use super::rules::{Objective, Rules};
use super::square::Square;
use super::squares::Squares;
use super::{tablebase, tactics};
pub use endgame::{perfect_play, value, value_of_move};

/// A board with puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleBoard {
    /// 3×3, three in a row.
    Three,
    /// 4×4, four in a row.
    Four,
    /// 5×5, four in a row.
    Five,
}

impl PuzzleBoard {
    /// All boards, the smallest first.
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Five];

    /// Returns the rules in the notation of addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Three => "3x3x3",
            Self::Four => "4x4x4",
            Self::Five => "5x5x4",
        }
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(self) -> Rules {
        notation::read_rules(self.name(), Objective::Normal).unwrap_or(Rules::TIC_TAC_TOE)
    }

    /// Returns the puzzles on this board, ordered by grade and then by the number of wrong moves. On 3×3, these are
    /// [all](Puzzle::all) that exist.
    #[must_use]
    pub fn puzzles(self) -> &'static [Puzzle] {
        static FOUR: LazyLock<Vec<Puzzle>> =
            LazyLock::new(|| read(PuzzleBoard::Four, include_str!("puzzles/4x4x4.txt")));
        static FIVE: LazyLock<Vec<Puzzle>> =
            LazyLock::new(|| read(PuzzleBoard::Five, include_str!("puzzles/5x5x4.txt")));
        match self {
            Self::Three => Puzzle::all(),
            Self::Four => &FOUR,
            Self::Five => &FIVE,
        }
    }
}

/// Reads puzzles, one on each line: the position, and the square of the solution.
fn read(board: PuzzleBoard, text: &str) -> Vec<Puzzle> {
    let rules = board.rules();
    let puzzle = |line: &str| {
        let (position, solution) = line.split_once(' ')?;
        let position = notation::read_position(rules, position).ok()?;
        Some(Puzzle::new(position, solution.parse().ok()?))
    };
    text.lines().filter_map(puzzle).collect()
}

/// A position in which exactly one of at least two moves keeps the result, a win or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    position: Position,
    solution: Square,
    grade: Grade,
}

/// How tempting the wrong moves of a puzzle are, by what two short-sighted players would play:
/// [Casual](super::opponents::casual), who completes or blocks a line or else follows favorite lines, and a player who
/// takes a square on the most open lines. What the grades say about Casual holds on 3×3.
///
/// A line is open if it holds no mark of the other side. Puzzles of the same grade are ordered by the number of wrong
/// moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The solution completes a line.
    Easy,
    /// The solution completes no line, but Casual plays it with any favorite lines: it blocks one.
    Medium,
    /// Casual plays a wrong move with some favorite lines. No other square is on more open lines than the solution.
    Hard,
    /// Casual plays a wrong move with some favorite lines. Another square is on more open lines than the solution.
    Expert,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Returns the grade of a puzzle.
    fn of(position: &Position, solution: Square) -> Self {
        let open_lines = |square| open_lines_through(position, square);
        let is_on_more_lines = |other: Square| open_lines(other) > open_lines(solution);
        if tactics::winning_squares(position, position.turn()).contains(solution) {
            Self::Easy
        } else if tactics::winning_squares(position, !position.turn()).contains(solution) {
            Self::Medium
        } else if position.legal_squares().iter().any(is_on_more_lines) {
            Self::Expert
        } else {
            Self::Hard
        }
    }
}

impl Puzzle {
    /// Returns all puzzles on 3×3, one for each class of symmetric positions, ordered by grade and then by the number of
    /// wrong moves.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(find_all);
        &ALL
    }

    /// Returns a position with its solution as a puzzle. The caller knows that no other move keeps the result.
    #[must_use]
    pub fn new(position: Position, solution: Square) -> Self {
        Self { position, solution, grade: Grade::of(&position, solution) }
    }

    /// Returns the puzzle of a day, on 3×3; the days are numbered.
    ///
    /// Easy puzzles are left out. A round of 136 days has each of the others once; the next round turns or reflects the
    /// boards, in 8 ways. Never `None`.
    ///
    /// ```
    /// use tic_tac_toe::engine::puzzles::Puzzle;
    ///
    /// let puzzle = Puzzle::of_day(20_000).unwrap();
    /// assert_eq!(Puzzle::of_day(20_000 + 136 * 8), Some(puzzle));
    /// ```
    #[must_use]
    pub fn of_day(day: u32) -> Option<Self> {
        /// The distance in the list between successive days, which mixes the grades. It has no common factor with the
        /// number of puzzles.
        const STEP: usize = 53;
        let all = Self::all();
        let daily = all.get(all.partition_point(|puzzle| puzzle.grade == Grade::Easy)..)?;
        let (day, round) = (day as usize, daily.len());
        let number = day.checked_rem(round)? * STEP % round;
        daily.get(number)?.turned(day / round % ORIENTATIONS)
    }

    /// The position to solve.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The only move that keeps the result.
    #[must_use]
    pub const fn solution(&self) -> Square {
        self.solution
    }

    /// How tempting the wrong moves are.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// Returns the puzzle of a position, if it is one.
    fn of(position: &Position) -> Option<Self> {
        let mut keeping = tablebase::keeping_squares(position)?.iter();
        match (keeping.next(), keeping.next()) {
            (Some(solution), None) if position.legal_squares().len() > 1 => Some(Self::new(*position, solution)),
            _ => None,
        }
    }

    /// Returns the puzzle in one of its orientations. Never `None`.
    fn turned(&self, orientation: usize) -> Option<Self> {
        let turn = |squares: Squares| turned(squares, orientation);
        let marks = ByMark { x: turn(self.position.marks(Mark::X)), o: turn(self.position.marks(Mark::O)) };
        let position = Position::from_marks(self.position.rules(), marks, self.position.turn()).ok()?;
        Some(Self { position, solution: turn(self.solution.into()).first()?, ..*self })
    }
}

/// The number of ways to turn or reflect the board.
const ORIENTATIONS: usize = 8;

/// Finds the puzzles among all positions that a game can reach, one of each class of symmetric positions.
fn find_all() -> Vec<Puzzle> {
    let (mut found, mut seen) = (Vec::new(), Vec::new());
    let mut next = vec![Position::new(Rules::TIC_TAC_TOE)];
    while let Some(position) = next.pop() {
        let class = class(&position);
        if !seen.contains(&class) {
            seen.push(class);
            found.extend(Puzzle::of(&position));
            next.extend(position.legal_squares().iter().filter_map(|square| position.play(square).ok()));
        }
    }
    found.sort_by_key(|puzzle| (puzzle.grade, puzzle.position.free().len()));
    found
}

/// Returns the same value for symmetric positions, and only for them.
fn class(position: &Position) -> Option<[u64; 2]> {
    let marks = Mark::ALL.map(|mark| position.marks(mark));
    (0..ORIENTATIONS).map(|orientation| marks.map(|squares| turned(squares, orientation).first_word())).min()
}

/// Returns squares of the 3×3 board in one of its orientations. Alternating two reflections goes through all of them.
fn turned(squares: Squares, orientation: usize) -> Squares {
    (0..orientation).fold(squares, |squares, number| {
        let reflect = |square: Square| match number.is_multiple_of(2) {
            true => Square::new(2_u8.checked_sub(square.column())?, square.row()),
            false => Square::new(square.row(), square.column()),
        };
        squares.iter().filter_map(reflect).collect()
    })
}

/// Returns the number of lines through a square without a mark of the other side.
fn open_lines_through(position: &Position, square: Square) -> usize {
    let other = position.marks(!position.turn());
    let is_open = |line: Squares| line.contains(square) && (line & other).is_empty();
    position.rules().lines().into_iter().filter(|line| is_open(line.squares())).count()
}
