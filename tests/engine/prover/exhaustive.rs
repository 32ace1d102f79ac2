//! Values of positions as plainly as can be: every move is tried to the end of the game.

use std::collections::HashMap;

use tic_tac_toe::engine::solver::Value;
use tic_tac_toe::engine::{Mark, Objective, Position, Rules};

/// Tries everything, and remembers positions by nothing but their marks.
pub struct Exhaustive {
    misere: bool,
    squares: u32,
    lines: Vec<u32>,
    values: HashMap<(u32, u32), Value>,
}

impl Exhaustive {
    pub fn new(rules: Rules) -> Self {
        let (columns, rows, in_a_row) =
            (i32::from(rules.columns()), i32::from(rules.rows()), i32::from(rules.in_a_row()));
        let mut lines = Vec::new();
        for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
            for row in 0..rows {
                for column in 0..columns {
                    let squares = (0..in_a_row).map(|step| (column + right * step, row + down * step));
                    if squares.clone().all(|(column, row)| (0..columns).contains(&column) && (0..rows).contains(&row)) {
                        lines.push(squares.fold(0, |line, (column, row)| line | 1 << (row * columns + column)));
                    }
                }
            }
        }
        let squares = (columns * rows) as u32;
        Self { misere: rules.objective() == Objective::Misere, squares, lines, values: HashMap::new() }
    }

    /// What the side to move has to expect in a position that is not over.
    pub fn value(&mut self, position: &Position) -> Value {
        let columns = position.rules().columns();
        let pack = |mark: Mark| {
            position.marks(mark).iter().fold(0, |set, square| set | 1 << (square.row() * columns + square.column()))
        };
        self.search(pack(position.turn()), pack(!position.turn()))
    }

    fn search(&mut self, mine: u32, theirs: u32) -> Value {
        if let Some(known) = self.values.get(&(mine, theirs)) {
            return *known;
        }
        let completed = self.lines.iter().any(|line| line & theirs == *line);
        let free = (0..self.squares).map(|number| 1 << number).filter(|square| (mine | theirs) & square == 0);
        let value = match (completed, self.misere) {
            (true, false) => Value::Loss(0),
            (true, true) => Value::Win(0),
            (false, _) => {
                let values: Vec<Value> =
                    free.map(|square| self.search(theirs, mine | square).of_the_move_here()).collect();
                values.into_iter().max().unwrap_or(Value::Draw)
            }
        };
        self.values.insert((mine, theirs), value);
        value
    }
}
