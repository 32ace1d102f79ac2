//! The marks of a board that the manager sends.

use crate::command::{BoardKind, Coordinates, Owner};
use engine::{ByMark, Mark, Position, Rules, Square, Squares};

/// The marks on the board by owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub own: Squares,
    pub other: Squares,
}

/// The lines of a position that the manager sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardInput {
    pub kind: BoardKind,
    pub marks: Marks,
    /// The first error. The other lines are read all the same, so that they do not count as commands.
    pub error: Option<String>,
}

impl BoardInput {
    pub fn add(&mut self, at: Coordinates, owner: Option<Owner>, rules: Rules) {
        match square(rules, at) {
            Ok(square) if self.marks.taken().contains(square) => {
                let Coordinates { column, row } = at;
                self.error.get_or_insert_with(|| format!("{column},{row} comes twice"));
            }
            Ok(square) => match owner.unwrap_or_else(|| self.marks.next_owner()) {
                Owner::Own => self.marks.own.insert(square),
                Owner::Other => self.marks.other.insert(square),
            },
            Err(message) => {
                self.error.get_or_insert(message);
            }
        }
    }
}

impl Marks {
    /// The squares with a mark.
    pub fn taken(self) -> Squares {
        self.own | self.other
    }

    /// The owner of the next stone of a Swap2 opening: black begins, and the program is white.
    fn next_owner(self) -> Owner {
        if self.own.len() == self.other.len() { Owner::Other } else { Owner::Own }
    }

    /// The position with the program to move: as X if both sides have equally many marks, as O if the opponent has one
    /// more.
    pub fn position(self, rules: Rules) -> Result<Position, String> {
        let turn = if self.own.len() == self.other.len() { Mark::X } else { Mark::O };
        let marks = match turn {
            Mark::X => ByMark { x: self.own, o: self.other },
            Mark::O => ByMark { x: self.other, o: self.own },
        };
        let position = Position::from_marks(rules, marks, turn).map_err(|error| error.to_string())?;
        if position.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        Ok(position)
    }
}

pub fn square(rules: Rules, at: Coordinates) -> Result<Square, String> {
    Square::new(at.column, at.row)
        .filter(|square| rules.contains(*square))
        .ok_or_else(|| format!("{},{} is not on the board", at.column, at.row))
}
