//! Residual lines: the squares that a side still needs of each line that its opponent has not touched.
//!
//! A side's residual lines are all that its marks mean for the rest of the game. A line needs exactly the squares of
//! its set; the empty set is a completed line. If one set contains another, completing the larger line completes the
//! smaller one as well, so the larger line is *subsumed* and removed. What remains is an antichain, sorted by size:
//!
//! ```text
//!     a b c
//!   1 X . O     X: {a2, a3}  {b2, c3}  {b1, b2, b3}  {a2, b2, c2}  {a3, b3, c3}
//!   2 . . .     O: {c2, c3}  {a3, b2}  {b1, b2, b3}  {a2, b2, c2}  {a3, b3, c3}
//!   3 . . .
//! ```
//!
//! Positions with equal residual lines are equal for the solver, whatever marks led to them.

/// The most lines through one square: 8 in each of the four directions. If *n* squares are in a row, at most
/// min(*k*, *n* − *k* + 1) lines of *k* squares share one of them. On a board of 64 squares with a longer side than 15, the other
/// side is at most 4, so that there are at most 10 lines along the longer side and 4 in each other direction.
const MAX_LINES_PER_SQUARE: usize = 32;

/// The residual lines of one side: an antichain sorted by size once [`minimize`](Self::minimize) has run.
#[derive(Clone, Default)]
pub(crate) struct ResidualLines {
    lines: Vec<u64>,
}

impl ResidualLines {
    #[inline]
    pub(crate) fn as_slice(&self) -> &[u64] {
        &self.lines
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the union of all lines.
    pub(crate) fn squares(&self) -> u64 {
        self.lines.iter().fold(0, |all, line| all | line)
    }

    /// Iterates over the lines of `count` squares in sorted lines; empty if a shorter line comes first.
    pub(crate) fn shortest(&self, count: u32) -> impl Iterator<Item = u64> + Clone {
        self.lines.iter().copied().take_while(move |line| line.count_ones() == count)
    }

    /// Returns the lines after the opponent has taken a square: every line through the square is dead.
    pub(crate) fn after_opponent_move(&self, square: u64) -> Self {
        let mut lines = Vec::with_capacity(self.lines.len());
        lines.extend(self.lines.iter().filter(|line| *line & square == 0));
        Self { lines }
    }

    /// Returns the minimal lines after their side has taken a square; the lines have to be minimal.
    ///
    /// The shortened lines keep their order, so that one merge sorts the result.
    pub(crate) fn after_own_move(&self, square: u64) -> Self {
        let update = self.own_move(square);
        let mut lines = Vec::with_capacity(self.lines.len());
        let mut shortened = update.shortened().iter().copied().peekable();
        for line in self.lines.iter().copied().filter(|line| line & square == 0) {
            while let Some(shorter) = shortened.next_if(|shorter| shorter.count_ones() <= line.count_ones()) {
                lines.push(shorter);
            }
            if !update.subsumes(line) {
                lines.push(line);
            }
        }
        lines.extend(shortened);
        Self { lines }
    }

    /// Returns the difference that a move of their side makes to these lines, which have to be minimal.
    pub(crate) fn own_move(&self, square: u64) -> OwnMove<'_> {
        let mut update = OwnMove { before: self, square, shortened: [0; MAX_LINES_PER_SQUARE], count: 0 };
        for line in self.lines.iter().filter(|line| **line & square != 0) {
            if let Some(slot) = update.shortened.get_mut(update.count) {
                *slot = line & !square;
                update.count += 1;
            }
        }
        update
    }

    pub(crate) fn retain(&mut self, mut keep: impl FnMut(u64) -> bool) {
        self.lines.retain(|line| keep(*line));
    }

    /// Sorts the lines by size and removes those that contain another one.
    pub(crate) fn minimize(&mut self) {
        self.lines.sort_unstable_by_key(|line| (line.count_ones(), *line));
        let mut minimal: Vec<u64> = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            if !minimal.iter().any(|other| other & !line == 0) {
                minimal.push(*line);
            }
        }
        self.lines = minimal;
    }
}

/// The difference that a move makes to the minimal lines of its own side.
///
/// Only a shortened line can subsume another one, and only one that was not shortened: of two shortened lines, neither
/// contains the other since neither did before.
pub(crate) struct OwnMove<'a> {
    before: &'a ResidualLines,
    square: u64,
    shortened: [u64; MAX_LINES_PER_SQUARE],
    count: usize,
}

impl OwnMove<'_> {
    /// The lines through the square, without it.
    pub(crate) fn shortened(&self) -> &[u64] {
        self.shortened.get(..self.count).unwrap_or_default()
    }

    /// Iterates over the lines that the move makes superfluous.
    pub(crate) fn subsumed(&self) -> impl Iterator<Item = u64> {
        self.before.lines.iter().copied().filter(|line| line & self.square == 0 && self.subsumes(*line))
    }

    fn subsumes(&self, line: u64) -> bool {
        self.shortened().iter().any(|other| other & !line == 0)
    }
}

impl FromIterator<u64> for ResidualLines {
    fn from_iter<T: IntoIterator<Item = u64>>(lines: T) -> Self {
        Self { lines: lines.into_iter().collect() }
    }
}
