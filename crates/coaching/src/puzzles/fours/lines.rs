//! The lines of a board with the marks on them, while moves are played and taken back.

use engine::tactics::LineSets;
use engine::{Position, Square, Squares};

/// The lines, where longer ones count, too. The attacker is the side to move, which makes the fours.
pub(super) struct Lines {
    squares: Vec<Squares>,
    /// The numbers of marks of the attacker and of the defender on each line.
    marks: Vec<[u8; 2]>,
    /// The lines through each square, by its index.
    through: Vec<Vec<usize>>,
    in_a_row: u8,
    free: Squares,
}

/// The marks of the attacker, as an index of those of a line.
const ATTACKER: usize = 0;
const DEFENDER: usize = 1;

impl Lines {
    pub(super) fn of(position: &Position) -> Self {
        let squares: Vec<Squares> = LineSets::of(position).iter().collect();
        let sides = [position.turn(), !position.turn()].map(|mark| position.marks(mark));
        let marks = squares.iter().map(|line| sides.map(|marks| (*line & marks).len() as u8)).collect();
        let mut through = vec![Vec::new(); Square::INDICES];
        for (line, squares) in squares.iter().enumerate() {
            for square in squares.iter() {
                through.get_mut(usize::from(square.index())).into_iter().for_each(|lines| lines.push(line));
            }
        }
        Self { squares, marks, through, in_a_row: position.rules().in_a_row(), free: position.legal_squares() }
    }

    /// Plays moves of both sides in turn.
    pub(super) fn play(&mut self, moves: &[Square]) {
        moves.iter().for_each(|square| self.free = self.free - (*square).into());
        self.count(moves, |marks| marks.saturating_add(1));
    }

    /// Takes back moves.
    pub(super) fn take_back(&mut self, moves: &[Square]) {
        moves.iter().for_each(|square| self.free.insert(*square));
        self.count(moves, |marks| marks.saturating_sub(1));
    }

    fn count(&mut self, moves: &[Square], next: fn(u8) -> u8) {
        for (square, side) in moves.iter().zip([ATTACKER, DEFENDER].into_iter().cycle()) {
            for line in self.through.get(usize::from(square.index())).into_iter().flatten() {
                let marks = self.marks.get_mut(*line).and_then(|marks| marks.get_mut(side));
                marks.into_iter().for_each(|marks| *marks = next(*marks));
            }
        }
    }

    /// Returns the squares on which the attacker completes a line.
    pub(super) fn completions(&self) -> Squares {
        self.lacking(|[attacker, defender]| attacker + 1 == self.in_a_row && defender == 0)
    }

    /// Returns the squares on which the defender would complete a line.
    pub(super) fn threats(&self) -> Squares {
        self.lacking(|[attacker, defender]| defender + 1 == self.in_a_row && attacker == 0)
    }

    /// Returns the squares on which the attacker makes a four.
    pub(super) fn fours(&self) -> Squares {
        self.lacking(|marks| self.is_pair(marks))
    }

    /// Returns the squares on which the attacker completes a line after a four.
    pub(super) fn completions_after(&self, four: Square) -> Squares {
        let through = self.through.get(usize::from(four.index())).into_iter().flatten();
        let lines = through.filter_map(|line| self.squares.get(*line).zip(self.marks.get(*line)));
        let pairs = lines.filter(|(_, marks)| self.is_pair(**marks));
        (pairs.fold(Squares::EMPTY, |all, (squares, _)| all | *squares) & self.free) - four.into()
    }

    /// Whether the attacker lacks two marks of a line.
    const fn is_pair(&self, [attacker, defender]: [u8; 2]) -> bool {
        attacker + 2 == self.in_a_row && defender == 0
    }

    /// Returns the free squares of the lines with these numbers of marks.
    fn lacking(&self, is_lacking: impl Fn([u8; 2]) -> bool) -> Squares {
        let lines = self.squares.iter().zip(&self.marks).filter(|(_, marks)| is_lacking(**marks));
        lines.fold(Squares::EMPTY, |all, (squares, _)| all | *squares) & self.free
    }
}
