//! Exhaustive search: tries every move to the end of the game, without pruning.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use engine::{Mark, Objective, Position, Rules, Square, Squares, Value};

/// Multiplicative hashing of one number, several times as fast as the standard library's hasher.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(self.0 ^ u64::from(*byte)));
    }

    fn write_u64(&mut self, number: u64) {
        let product = u128::from(number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// An exhaustive search whose table identifies positions by their marks alone, with code of its own for lines.
pub struct Exhaustive {
    misere: bool,
    squares: u32,
    lines: Vec<u32>,
    values: HashMap<u64, Value, BuildHasherDefault<Mixer>>,
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
        Self { misere: rules.objective() == Objective::Misere, squares, lines, values: HashMap::default() }
    }

    /// Returns the value of a position, also of a finished game.
    pub fn value(&mut self, position: &Position) -> Value {
        let columns = position.rules().columns();
        let pack = |mark: Mark| {
            position.marks(mark).iter().fold(0, |set, square| set | 1 << (square.row() * columns + square.column()))
        };
        self.search(pack(position.turn()), pack(!position.turn()))
    }

    /// Returns the value of a legal move for the side that makes it.
    pub fn value_of_move(&mut self, position: &Position, square: Square) -> Value {
        self.value(&position.play(square).unwrap()).of_last_move()
    }

    /// Returns the moves that keep the result.
    pub fn keeping(&mut self, position: &Position) -> Squares {
        let value = self.value(position);
        let keeps = |square: &Square| self.value_of_move(position, *square).same_result(value);
        position.legal_squares().iter().filter(keeps).collect()
    }

    fn search(&mut self, mine: u32, theirs: u32) -> Value {
        let key = u64::from(mine) << 32 | u64::from(theirs);
        if let Some(known) = self.values.get(&key) {
            return *known;
        }
        let value = match (self.lines.iter().any(|line| line & theirs == *line), self.misere) {
            (true, false) => Value::Loss(0),
            (true, true) => Value::Win(0),
            (false, _) => {
                let free = (0..self.squares).map(|number| 1 << number).filter(|square| (mine | theirs) & square == 0);
                let of_moves = free.map(|square| self.search(theirs, mine | square).of_last_move());
                of_moves.max().unwrap_or(Value::Draw)
            }
        };
        self.values.insert(key, value);
        value
    }
}
