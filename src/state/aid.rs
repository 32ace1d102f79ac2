//! What the game explains when it is asked.

/// Something that the game explains when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// The best move, and why it is.
    Hint,
    /// What perfect play makes of every free square.
    Values,
    /// Why the computer player made the last move.
    Why,
    /// What each move of the game was worth.
    Review,
}

/// Which of them are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// The best move is pointed at.
    pub hint: bool,
    /// The values stand on the squares.
    pub values: bool,
    /// The computer player's last move is explained.
    pub why: bool,
    /// The moves carry their verdicts.
    pub review: bool,
}

impl Aids {
    /// Shows what was not shown, and the other way round.
    pub const fn toggle(&mut self, aid: Aid) {
        let shown = match aid {
            Aid::Hint => &mut self.hint,
            Aid::Values => &mut self.values,
            Aid::Why => &mut self.why,
            Aid::Review => &mut self.review,
        };
        *shown = !*shown;
    }

    /// Those that stay when the game goes on or another one begins: the rest speak of what was.
    #[must_use]
    pub fn for_what_comes(self) -> Self {
        Self { values: self.values, ..Self::default() }
    }

    /// Whether any of them is shown.
    #[must_use]
    pub const fn any(self) -> bool {
        self.hint || self.values || self.why || self.review
    }
}
