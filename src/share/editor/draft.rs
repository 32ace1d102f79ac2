//! A position in the editor.

use engine::{ByMark, ImpossiblePosition, Mark, Position, Rules, Square, Squares};

/// Marks on a board and a side to move. The position need not be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    rules: Rules,
    marks: ByMark<Squares>,
    turn: Mark,
}

impl Draft {
    /// Returns the draft of a position.
    pub fn of(position: &Position) -> Self {
        let marks = ByMark { x: position.marks(Mark::X), o: position.marks(Mark::O) };
        Self { rules: position.rules(), marks, turn: position.turn() }
    }

    /// Returns the rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the mark on a square.
    pub fn mark_at(&self, square: Square) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.marks[*mark].contains(square))
    }

    /// Returns the side to move.
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// Changes a square from empty to X, from X to O, or from O to empty. Sets the side to move if the numbers of marks
    /// determine it.
    #[must_use]
    pub fn changed_at(mut self, square: Square) -> Self {
        let changed = Squares::EMPTY.with(square);
        let before = self.mark_at(square);
        self.marks = ByMark { x: self.marks.x - changed, o: self.marks.o - changed };
        match before {
            None => self.marks.x.insert(square),
            Some(Mark::X) => self.marks.o.insert(square),
            Some(Mark::O) => {}
        }
        let (x, o) = (self.marks.x.len(), self.marks.o.len());
        if x == o {
            self.turn = Mark::X;
        } else if x == o + 1 {
            self.turn = Mark::O;
        }
        self
    }

    /// Returns the draft with this side to move.
    #[must_use]
    pub const fn with_turn(self, turn: Mark) -> Self {
        Self { turn, ..self }
    }

    /// Returns the draft without marks.
    #[must_use]
    pub fn cleared(self) -> Self {
        Self::of(&Position::new(self.rules))
    }

    /// Returns the position.
    ///
    /// # Errors
    ///
    /// Returns an [`ImpossiblePosition`] if no game reaches the position.
    pub fn position(&self) -> Result<Position, ImpossiblePosition> {
        Position::from_marks(self.rules, self.marks, self.turn)
    }
}
