//! The lines that [Medium](super::medium) and [Easy](super::easy) play on.

use super::seeded_random;
use engine::{Line, Position, Rules, Square, Squares};

/// The squares of the lines that a player prefers: on 3×3 one or two for the whole game, on other boards one for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FavoriteLines(Squares);

impl FavoriteLines {
    /// Returns each line and each pair of lines of a board: on 3×3, 8 + 28.
    pub fn all(rules: Rules) -> Vec<Self> {
        let lines: Vec<Squares> = rules.lines().into_iter().map(Line::squares).collect();
        // A line paired with itself stands for the line alone.
        lines
            .iter()
            .enumerate()
            .flat_map(|(number, first)| lines.iter().skip(number).map(|second| Self(*first | *second)))
            .collect()
    }

    /// Returns a single line.
    pub(super) fn of(line: Line) -> Self {
        Self(line.squares())
    }

    /// Selects one of [`FavoriteLines::all`] by the seed, each equally likely. Never `None`, because every
    /// board has a line.
    pub fn from_seed(rules: Rules, seed: u64) -> Option<Self> {
        let lines = rules.lines();
        let pairs = u32::try_from(lines.len() * (lines.len() + 1) / 2).ok()?;
        let mut number = seeded_random::number_for_game(pairs, seed, 0) as usize;
        // Finds the pair in the order of `all` without listing all pairs.
        let mut rest = lines.as_slice();
        while number >= rest.len() {
            number -= rest.len();
            rest = rest.get(1..)?;
        }
        Some(Self(rest.first()?.squares() | rest.get(number)?.squares()))
    }

    /// Returns the squares that a line through this square still lacks after a move there: of several open lines, of the one
    /// with the most marks. `None` if no open line goes through the square.
    pub fn needs(self, position: &Position, square: Square) -> Option<Squares> {
        let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
        let lines = position.rules().lines().into_iter().map(Line::squares);
        let built = lines.filter(|line| line.contains(square) && line.is_subset(self.0) && (*line & other).is_empty());
        built.map(|line| line - own - square.into()).min_by_key(|needs| needs.len())
    }

    /// Returns all squares of the lines, free or not.
    pub const fn squares(self) -> Squares {
        self.0
    }
}
