//! What the search asks a board.

use super::super::line_weight::Weight;
use super::super::patterns::Patterns;
use super::super::zobrist;
use super::CountedBoard;
use crate::board::{Mark, Square, Squares};
use crate::renju;

impl CountedBoard {
    pub fn taken(&self) -> Squares {
        self.squares - self.free
    }

    /// The free squares on which a side would complete a line.
    pub fn completing(&self, mark: Mark) -> Squares {
        self.lines.of(mark).lacking_one & self.free
    }

    /// Whether a side may play a free square: in renju, X may make no foul.
    pub fn is_legal(&self, mark: Mark, square: Square) -> bool {
        !self.rules.is_renju() || mark == Mark::O || renju::foul(self.black, self.free, square).is_none()
    }

    /// The free squares on which a side would make a *four*, a line that lacks one mark.
    pub fn fours(&self, mark: Mark) -> Squares {
        self.lines.of(mark).lacking_two & self.free
    }

    /// Whether a live line of either side goes through a square.
    pub fn is_on_live_line(&self, square: Square) -> bool {
        self.lines.through(square).any(|(counts, _)| counts.blocks.x == 0 || counts.blocks.o == 0)
    }

    /// The sum of the weights of the live lines through a square.
    #[expect(clippy::indexing_slicing, reason = "each index has a weight")]
    pub fn weight(&self, mark: Mark, square: Square) -> Weight {
        self.lines.of(mark).weights[usize::from(square.index())]
    }

    /// The patterns of the position, on boards that have them.
    pub fn patterns(&mut self) -> Option<&mut Patterns> {
        let patterns = self.patterns.as_mut()?;
        patterns.update();
        Some(patterns)
    }

    /// Whether the position is evaluated by patterns, not by lines.
    pub const fn has_patterns(&self) -> bool {
        self.patterns.is_some()
    }

    /// The value of all live lines of a side.
    pub fn value(&self, mark: Mark) -> i32 {
        self.lines.of(mark).value
    }

    /// Returns whether the other side can prevent this side from ever completing a line, by the Erdős–Selfridge bound
    /// (P. Erdős, J. L. Selfridge, *On a Combinatorial Game*, 1973).
    ///
    /// The bound is about the Maker–Breaker game, in which this side, the Maker, wants a line, and the Breaker only
    /// prevents lines. Let a live line that lacks n marks weigh 2⁻ⁿ, so that a completed line weighs 1. If the Breaker
    /// always takes the square with the greatest weight of lines, then its move and the Maker's next one together do
    /// not increase the total. So the Maker gets no line if the total is below 1 with the Breaker to move. A move of
    /// the Maker at most doubles the total, so that the bound is ½ with the Maker to move.
    ///
    /// In the real game the Breaker may also complete lines, which does not help the Maker. The code counts 2^marks for
    /// a line, which makes the bound 2^(in a row). In renju the bound does not hold for O, because X may not take every square.
    pub fn is_hopeless(&self, mark: Mark) -> bool {
        let (one, potential) = (1 << self.rules.in_a_row(), self.lines.of(mark).potential);
        if self.rules.is_renju() && mark == Mark::O {
            return potential == 0;
        }
        if self.turn == mark { 2 * potential < one } else { potential < one }
    }

    /// The Zobrist key of the position, including the side to move.
    pub fn key(&self) -> u64 {
        self.key ^ zobrist::turn_key(self.turn)
    }

    /// Returns the squares that complete the fours that a side would make on this square.
    ///
    /// The side must not have a line that lacks one mark already.
    pub fn completions(&self, mark: Mark, square: Square) -> Squares {
        let needed = self.rules.in_a_row() - 2;
        let mut completions = Squares::EMPTY;
        for (counts, squares) in self.lines.through(square) {
            if counts.marks[mark] == needed && counts.blocks[mark] == 0 {
                for &other in squares {
                    if other != square && self.free.contains(other) {
                        completions.insert(other);
                    }
                }
            }
        }
        completions
    }

    /// Returns the squares on which a side would make a double four, each with its [completions](Self::completions).
    ///
    /// The fours have different completions, so that the other side cannot block both. These squares are the forks of
    /// [`tactics`](crate::tactics::fork_squares), found from the counts instead of all lines. In renju, those of X are
    /// straight fours.
    pub fn double_fours(&self, mark: Mark) -> impl Iterator<Item = (Square, Squares)> {
        self.fours(mark)
            .iter()
            .filter(move |square| self.weight(mark, *square).lacking_two() >= 2)
            .map(move |square| (square, self.completions(mark, square)))
            .filter(|(_, completions)| completions.iter().nth(1).is_some())
            .filter(move |(square, _)| self.is_legal(mark, *square))
    }
}
