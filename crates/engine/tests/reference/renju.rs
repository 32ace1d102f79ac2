//! Fouls of renju by a plain reading of the definitions, with a list of squares for each row.

use engine::renju::Foul;
use engine::{Direction, Square, Squares};

/// The stones of black and the free squares.
pub struct Board {
    pub black: Squares,
    pub free: Squares,
}

impl Board {
    fn with(&self, square: Square) -> Self {
        Self { black: self.black.with(square), free: self.free - square.into() }
    }

    /// The stones of the unbroken row through a stone.
    fn row(&self, square: Square, direction: Direction) -> Vec<Square> {
        let (columns, rows) = direction.step();
        let from = |sign: i8| {
            let mut next = square.offset(sign * columns, sign * rows);
            std::iter::from_fn(move || {
                let stone = next.filter(|stone| self.black.contains(*stone))?;
                next = stone.offset(sign * columns, sign * rows);
                Some(stone)
            })
        };
        let mut row: Vec<Square> = from(-1).chain([square]).chain(from(1)).collect();
        row.sort();
        row
    }

    /// The stones with which a stone on this free square makes a five in this direction, without itself.
    fn completed(&self, square: Square, direction: Direction) -> Option<Vec<Square>> {
        let mut row = self.with(square).row(square, direction);
        row.retain(|stone| *stone != square);
        (row.len() == 4).then_some(row)
    }

    fn makes_five(&self, square: Square) -> bool {
        Direction::ALL.iter().any(|direction| self.completed(square, *direction).is_some())
    }

    /// The fours with a stone, each with the squares that complete it.
    fn fours(&self, stone: Square, direction: Direction) -> Vec<(Vec<Square>, usize)> {
        let mut fours: Vec<(Vec<Square>, usize)> = Vec::new();
        for square in self.free {
            let Some(four) = self.completed(square, direction).filter(|four| four.contains(&stone)) else {
                continue;
            };
            match fours.iter_mut().find(|(other, _)| *other == four) {
                Some((_, ways)) => *ways += 1,
                None => fours.push((four, 1)),
            }
        }
        fours
    }

    fn is_three(&self, stone: Square, direction: Direction) -> bool {
        self.free.iter().any(|square| {
            let next = self.with(square);
            let row = next.row(square, direction);
            row.len() == 4
                && row.contains(&stone)
                && next.fours(square, direction).contains(&(row, 2))
                && !self.makes_five(square)
                && self.foul(square).is_none()
        })
    }

    /// Why black may not play a free square.
    pub fn foul(&self, square: Square) -> Option<Foul> {
        if self.makes_five(square) {
            return None;
        }
        let next = self.with(square);
        if Direction::ALL.iter().any(|direction| next.row(square, *direction).len() > 5) {
            return Some(Foul::Overline);
        }
        if Direction::ALL.iter().map(|direction| next.fours(square, *direction).len()).sum::<usize>() > 1 {
            return Some(Foul::DoubleFour);
        }
        let threes = Direction::ALL.iter().filter(|direction| next.is_three(square, **direction));
        (threes.count() > 1).then_some(Foul::DoubleThree)
    }
}
