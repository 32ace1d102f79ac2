//! A game that the manager has started.

use engine::{Objective, Rules, Square, Squares, renju};

use crate::answer;
use crate::board_input::Marks;
use crate::command::Coordinates;

/// The number of marks in a row that win in all games of managers.
const IN_A_ROW: u8 = 5;

/// The board and the marks of a game. The manager can change the rule at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The rules of freestyle on this board.
    pub freestyle: Rules,
    pub marks: Marks,
    /// Whether the manager is Yixin-Board.
    pub is_yixin: bool,
}

impl Game {
    /// Returns a game on an empty board.
    pub fn new(columns: u8, rows: u8, is_yixin: bool) -> Result<Self, String> {
        let freestyle = Rules::new(columns, rows, IN_A_ROW, Objective::Normal).map_err(|error| error.to_string())?;
        Ok(Self { freestyle, marks: Marks::default(), is_yixin })
    }

    /// Returns a free square.
    pub fn free_square(&self, at: Coordinates) -> Result<Square, String> {
        let square = at.on(self.freestyle)?;
        if self.marks.taken().contains(square) { Err(format!("{at} is taken")) } else { Ok(square) }
    }

    /// Removes a mark of either side.
    pub fn take_back(&mut self, at: Coordinates) -> Result<(), String> {
        let square = at.on(self.freestyle)?;
        if !self.marks.taken().contains(square) {
            return Err(format!("{at} is free"));
        }
        self.marks = Marks { own: self.marks.own - square.into(), other: self.marks.other - square.into() };
        Ok(())
    }

    /// Returns the marks after a move of the opponent to a free square. Refuses a foul of renju.
    pub fn after_reply(&self, square: Square, rules: Rules) -> Result<Marks, String> {
        // The opponent is black if both sides have equally many stones.
        if rules.is_renju()
            && self.marks.is_even()
            && let Some(foul) = renju::foul(self.marks.other, rules.squares() - self.marks.taken(), square)
        {
            return Err(format!("{} is a foul of black: {}", answer::coordinates(square), foul.name()));
        }
        Ok(Marks { other: self.marks.other.with(square), ..self.marks })
    }

    /// Returns the squares where black, to move, would make a foul.
    pub fn fouls(&self, rules: Rules) -> Squares {
        let black = if self.marks.is_even() { self.marks.own } else { self.marks.other };
        let free = rules.squares() - self.marks.taken();
        let is_foul = |square: &Square| rules.is_renju() && renju::foul(black, free, *square).is_some();
        free.iter().filter(is_foul).collect()
    }
}

/// Returns what a rule makes of the rules of freestyle. Yixin-Board has a number of its own for renju.
pub fn variant(rule: u8, is_yixin: bool) -> Result<fn(Rules) -> Rules, String> {
    match rule {
        0 => Ok(|rules| rules),
        1 => Ok(Rules::exactly),
        4 => Ok(Rules::renju),
        2 if is_yixin => Ok(Rules::renju),
        _ => Err(format!(
            "rule {rule} is unknown: only freestyle (rule 0), exactly five (rule 1) and renju (rule 4) are known"
        )),
    }
}
