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
        let Self { hint, values, why, review } = *self;
        match aid {
            Aid::Hint => *self = Self { hint: !hint, why: false, ..*self },
            Aid::Values => *self = Self { values: !values, ..self.without_answer(!values) },
            Aid::Why => *self = Self { why: !why, hint: false, ..*self },
            Aid::Review => *self = Self { review: !review, ..self.without_answer(!review) },
        }
    }

    /// Ends the answer to one question, the hint or the reason, if another explanation takes its place.
    const fn without_answer(self, is_replaced: bool) -> Self {
        if is_replaced { Self { hint: false, why: false, ..self } } else { self }
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
