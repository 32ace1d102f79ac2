//! The marks of a board that the manager sends, line by line.

use engine::{ByMark, Mark, Position, Rules, Squares};

use crate::command::Coordinates;

/// The command that the lines of a position follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// A whole position, with the owners of its marks: `BOARD`.
    Position,
    /// The same without a search: `YXBOARD`.
    Setup,
    /// The stones of a Swap2 opening, without their owners: `SWAP2BOARD`.
    Swap2,
}

/// The side that owns a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// This program.
    Own,
    /// The opponent.
    Other,
}

/// The marks on the board by owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub own: Squares,
    pub other: Squares,
}

/// The lines of a position that the manager sends.
#[derive(Clone, Debug)]
pub struct BoardInput {
    pub kind: BoardKind,
    marks: Marks,
    /// The first error. The other lines are read all the same, so that they do not count as commands.
    error: Option<String>,
}

impl BoardInput {
    pub fn new(kind: BoardKind) -> Self {
        Self { kind, marks: Marks::default(), error: None }
    }

    /// Reads a line: `column,row,owner`, with 1 for this program and 2 for the opponent; of a Swap2 opening, `column,row`.
    pub fn add(&mut self, line: &str, rules: Rules) {
        if let Err(error) = self.add_stone(line, rules) {
            self.error.get_or_insert(error);
        }
    }

    fn add_stone(&mut self, line: &str, rules: Rules) -> Result<(), String> {
        let line = records::plain(line);
        let (stone, needed) = match self.kind {
            BoardKind::Position | BoardKind::Setup => (owned_stone(&line), "BOARD needs lines of column,row,owner"),
            BoardKind::Swap2 => {
                let stone = Coordinates::parse(&line).map(|at| (at, self.marks.next_owner()));
                (stone, "SWAP2BOARD needs lines of column,row")
            }
        };
        let (at, owner) = stone.ok_or_else(|| format!("{needed} and then DONE"))?;
        let square = at.on(rules)?;
        if self.marks.taken().contains(square) {
            return Err(format!("{at} comes twice"));
        }
        match owner {
            Owner::Own => self.marks.own.insert(square),
            Owner::Other => self.marks.other.insert(square),
        }
        Ok(())
    }

    /// Returns the marks of all lines, or the first error.
    pub fn finish(self) -> Result<Marks, String> {
        self.error.map_or(Ok(self.marks), Err)
    }
}

/// Parses a mark with its owner. In continuous games, 3 marks a completed line, which the program does not read.
fn owned_stone(line: &str) -> Option<(Coordinates, Owner)> {
    let (at, owner) = line.rsplit_once(',')?;
    let owner = match owner.trim() {
        "1" => Owner::Own,
        "2" => Owner::Other,
        _ => return None,
    };
    Some((Coordinates::parse(at)?, owner))
}

impl Marks {
    /// Returns the squares with a mark.
    pub fn taken(self) -> Squares {
        self.own | self.other
    }

    /// Returns whether both sides have equally many marks.
    pub fn is_even(self) -> bool {
        self.own.len() == self.other.len()
    }

    /// Returns the owner of the next stone of a Swap2 opening: black begins, and the program is white.
    fn next_owner(self) -> Owner {
        if self.is_even() { Owner::Other } else { Owner::Own }
    }

    /// Returns the position with the program to move: as X if both sides have equally many marks, as O if the opponent has one
    /// more.
    pub fn position(self, rules: Rules) -> Result<Position, String> {
        let (turn, marks) = if self.is_even() {
            (Mark::X, ByMark { x: self.own, o: self.other })
        } else {
            (Mark::O, ByMark { x: self.other, o: self.own })
        };
        let position = Position::from_marks(rules, marks, turn).map_err(|error| error.to_string())?;
        if position.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        Ok(position)
    }
}
