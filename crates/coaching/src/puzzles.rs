//! Puzzles: positions in which exactly one of several moves keeps the result. The player goes on to the end, against the best
//! [`defense`], until the puzzle [is settled](is_settled).
//!
//! On normal 3×3, a first use finds all of them with the [`tablebase`], in a few milliseconds; a download would take longer.
//! On larger boards, `examples/puzzles.rs` has found some with the solver. They have few free squares, so
//! that every wrong answer is refuted at once.
//!
//! ```
//! use coaching::puzzles::{Grade, Puzzle};
//!
//! let count = |grade| Puzzle::all().iter().filter(|puzzle| puzzle.grade() == grade).count();
//! assert_eq!(Grade::ALL.map(count), [116, 19, 1, 0]);
//! ```

use std::sync::LazyLock;

mod daily;
pub mod fours;
mod play;

use engine::named::named;
use engine::{ByMark, Mark, Objective, Position, Rules, Square, Squares, notation, symmetry, tablebase};
pub use play::{answers, defense, is_right, is_settled, perfect_play, value, value_of_move};

named! {
    /// A board with puzzles, the smallest first. Its name is the notation of addresses.
    pub enum PuzzleBoard {
        /// 3×3, three in a row.
        Three = "3x3x3",
        /// 4×4, four in a row.
        Four = "4x4x4",
        /// 5×5, four in a row.
        Five = "5x5x4",
    }
}

impl PuzzleBoard {
    /// Returns the rules.
    pub fn rules(self) -> Rules {
        notation::read_rules(self.name(), Objective::Normal).unwrap_or(Rules::TIC_TAC_TOE)
    }

    /// Returns the puzzles on this board, ordered by the number of moves to find. On 3×3, these are [all](Puzzle::all) that exist.
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
    in_order(text.lines().filter_map(puzzle).collect())
}

/// Orders puzzles by the number of moves to find, and mixes those with the same number or with at least 4, because successive
/// puzzles of a search are alike. The order must stay, because progress is stored by number.
fn in_order(puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    /// The number of places, a prime number.
    const PLACES: usize = 101;
    /// The distance between the places of successive puzzles of a search.
    const STEP: usize = 23;
    let mut numbered: Vec<(usize, Puzzle)> = puzzles.into_iter().enumerate().collect();
    numbered.sort_unstable_by_key(|(number, puzzle)| (puzzle.answers.clamp(1, 4), number * STEP % PLACES, *number));
    numbered.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// The fewest free squares of a puzzle on 3×3. With fewer, a guess is as good as an answer.
const FEWEST_FREE: u32 = 4;

/// A position in which exactly one of several moves keeps the result, a win or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    position: Position,
    solution: Square,
    answers: u8,
}

/// How hard a puzzle is: the number of moves to find, if both sides play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// One or two moves.
    Easy,
    /// Three moves.
    Medium,
    /// Four moves.
    Hard,
    /// Five moves or more.
    Expert,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];
}

impl Puzzle {
    /// Returns all puzzles on 3×3 with at least four free squares, one for each class of symmetric positions, ordered by
    /// the number of moves to find.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| find_all(Rules::TIC_TAC_TOE));
        &ALL
    }

    /// Returns a position with its solution as a puzzle. The caller knows that no other move keeps the result.
    pub fn new(position: Position, solution: Square) -> Self {
        Self { position, solution, answers: answers(&position) }
    }

    /// The position to solve.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The only move that keeps the result.
    pub const fn solution(&self) -> Square {
        self.solution
    }

    /// The number of moves to find, if both sides play perfectly.
    pub const fn answers(&self) -> u8 {
        self.answers
    }

    /// Whether only wins by [`fours`] count.
    pub fn is_by_fours(&self) -> bool {
        fours::applies_to(&self.position)
    }

    /// How hard the puzzle is.
    pub const fn grade(&self) -> Grade {
        match self.answers {
            0..=2 => Grade::Easy,
            3 => Grade::Medium,
            4 => Grade::Hard,
            _ => Grade::Expert,
        }
    }

    /// Returns the puzzle of a position, if it is one.
    fn of(position: &Position) -> Option<Self> {
        let mut keeping = tablebase::keeping_squares(position)?.iter();
        match (keeping.next(), keeping.next()) {
            (Some(solution), None) if position.legal_squares().len() >= FEWEST_FREE => {
                Some(Self::new(*position, solution))
            }
            _ => None,
        }
    }

    /// Returns the puzzle in one of its orientations. Never `None`.
    fn turned(&self, orientation: usize) -> Option<Self> {
        let rules = self.position.rules();
        let turn = |squares: Squares| turned(rules, squares, orientation);
        let marks = ByMark { x: turn(self.position.marks(Mark::X)), o: turn(self.position.marks(Mark::O)) };
        let position = Position::from_marks(rules, marks, self.position.turn()).ok()?;
        Some(Self { position, solution: turn(self.solution.into()).first()?, ..*self })
    }
}

/// The [symmetries](symmetry::image) of a square board, each a reflection of the one before. The order must stay, because it selects
/// the puzzle of a day.
const ORIENTATIONS: [usize; symmetry::MOST] = [0, 1, 5, 7, 3, 2, 6, 4];

/// Finds the puzzles among all positions that a game on 3×3 can reach, one of each class of symmetric positions.
fn find_all(rules: Rules) -> Vec<Puzzle> {
    let (mut found, mut seen) = (Vec::new(), Vec::new());
    let mut next = vec![Position::new(rules)];
    while let Some(position) = next.pop() {
        let class = class(&position);
        if !seen.contains(&class) {
            seen.push(class);
            found.extend(Puzzle::of(&position));
            next.extend(position.legal_squares().iter().filter_map(|square| position.play(square).ok()));
        }
    }
    // Neighbors look alike, until each is turned so that it differs most from the one before.
    let mut turned: Vec<Puzzle> = Vec::new();
    for puzzle in in_order(found) {
        let differing = |other: &Puzzle| turned.last().map(|last| differing(&last.position, &other.position));
        turned.extend(
            ORIENTATIONS.into_iter().filter_map(|orientation| puzzle.turned(orientation)).max_by_key(differing),
        );
    }
    turned
}

/// Returns the number of squares on which two positions differ.
fn differing(first: &Position, second: &Position) -> u32 {
    let same = Mark::ALL.map(|mark| (first.marks(mark) & second.marks(mark)).len());
    let taken = first.taken() | second.taken();
    taken.len() - same.into_iter().sum::<u32>()
}

/// Returns the same value for symmetric positions, and only for them.
fn class(position: &Position) -> Option<[u64; 2]> {
    let marks = Mark::ALL.map(|mark| position.marks(mark));
    ORIENTATIONS
        .into_iter()
        .map(|orientation| marks.map(|squares| turned(position.rules(), squares, orientation).first_word()))
        .min()
}

/// Returns squares of a board in one of its orientations.
fn turned(rules: Rules, squares: Squares, orientation: usize) -> Squares {
    squares.iter().filter_map(|square| symmetry::image(rules, orientation, square)).collect()
}
