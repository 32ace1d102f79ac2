//! A position on its way: marks that somebody puts on the board freely.

use crate::engine::{ByMark, ImpossiblePosition, Mark, Position, Rules, Square, Squares};

/// Marks on a board and a side to move, which need not be a position that can come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    rules: Rules,
    marks: ByMark<Squares>,
    turn: Mark,
}

impl Draft {
    /// The draft that is this position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let marks = ByMark { x: position.marks(Mark::X), o: position.marks(Mark::O) };
        Self { rules: position.rules(), marks, turn: position.turn() }
    }

    /// The board.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The mark on a square, if there is one.
    #[must_use]
    pub fn mark_at(&self, square: Square) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.marks[*mark].contains(square))
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// The draft in which a free square holds X, one with X holds O, and one with O is free. The turn goes to the side
    /// whose it then is if that can be told from the number of marks.
    #[must_use]
    pub fn changed_at(mut self, square: Square) -> Self {
        let here = Squares::EMPTY.with(square);
        let before = self.mark_at(square);
        self.marks = ByMark { x: self.marks.x - here, o: self.marks.o - here };
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

    /// The draft with this side to move.
    #[must_use]
    pub const fn with_turn(self, turn: Mark) -> Self {
        Self { turn, ..self }
    }

    /// The draft without any mark.
    #[must_use]
    pub fn cleared(self) -> Self {
        Self::of(&Position::new(self.rules))
    }

    /// The position that this is.
    ///
    /// # Errors
    ///
    /// An [`ImpossiblePosition`] says why it cannot come about by playing.
    pub fn position(&self) -> Result<Position, ImpossiblePosition> {
        Position::from_marks(self.rules, self.marks, self.turn)
    }
}
