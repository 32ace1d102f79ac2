//! Compares games on boards of every size with a plain grid.

use engine::{IllegalMove, Line, Mark, Objective, Outcome, Position, Rules, Square, Squares};
use fastrand::Rng;

use crate::random::any_rules;

/// The marks on a board, by row and column.
struct Grid {
    rules: Rules,
    marks: Vec<Vec<Option<Mark>>>,
}

impl Grid {
    fn new(rules: Rules) -> Self {
        Self { rules, marks: vec![vec![None; rules.columns().into()]; rules.rows().into()] }
    }

    fn at(&self, column: i32, row: i32) -> Option<Mark> {
        *self.marks.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)?
    }

    fn place(&mut self, square: Square, mark: Mark) {
        self.marks[usize::from(square.row())][usize::from(square.column())] = Some(mark);
    }

    /// Returns the free squares.
    fn free(&self) -> Squares {
        let places = (0..self.rules.rows()).flat_map(|row| (0..self.rules.columns()).map(move |column| (column, row)));
        places
            .filter(|(column, row)| self.at((*column).into(), (*row).into()).is_none())
            .map(|(column, row)| Square::new(column, row).unwrap())
            .collect()
    }

    /// Returns every maximal line with its mark.
    fn lines(&self) -> Vec<(Mark, Squares)> {
        let mut lines = Vec::new();
        for row in 0..i32::from(self.rules.rows()) {
            for column in 0..i32::from(self.rules.columns()) {
                for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    let Some(mark) = self.at(column, row) else { continue };
                    if self.at(column - right, row - down) == Some(mark) {
                        continue;
                    }
                    let run: Vec<Square> = (0..)
                        .map(|step| (column + right * step, row + down * step))
                        .take_while(|(column, row)| self.at(*column, *row) == Some(mark))
                        .map(|(column, row)| Square::new(column as u8, row as u8).unwrap())
                        .collect();
                    let in_a_row = usize::from(self.rules.in_a_row());
                    if run.len() == in_a_row || run.len() > in_a_row && !self.rules.is_exact(mark) {
                        lines.push((mark, run.into_iter().collect()));
                    }
                }
            }
        }
        lines
    }
}

/// Plays random moves to the end and compares after each.
fn play_and_compare(rules: Rules, random: &mut Rng) {
    let mut position = Position::new(rules);
    let mut grid = Grid::new(rules);
    let mut turn = Mark::X;
    loop {
        let lines = grid.lines();
        let free = grid.free();
        let over = !lines.is_empty() || free.is_empty();
        assert_eq!(position.outcome().is_some(), over, "{position:?}");
        assert_eq!((position.turn(), position.free()), (turn, free), "{position:?}");
        assert_eq!(position.legal_squares(), if over { Squares::EMPTY } else { free }, "{position:?}");
        if over {
            let mark_at = |square: Square| grid.at(square.column().into(), square.row().into());
            assert!(rules.squares().iter().all(|square| position.mark_at(square) == mark_at(square)), "{position:?}");
            compare_ends(&position, &lines);
        }
        refuse_what_is_illegal(&position, random);
        let Some(square) = random.choice(position.legal_squares()) else { return };
        position = position.play(square).unwrap();
        grid.place(square, turn);
        turn = !turn;
        if position.outcome().is_some() {
            let lines: Vec<Squares> = position.lines_through(square).map(Line::squares).collect();
            let expected: Vec<Squares> = grid.lines().into_iter().map(|(_, squares)| squares).collect();
            assert!(lines.len() == expected.len() && lines.iter().all(|line| expected.contains(line)), "{position:?}");
        }
    }
}

fn compare_ends(position: &Position, lines: &[(Mark, Squares)]) {
    match position.outcome() {
        Some(Outcome::Won { by, line }) => {
            let completed_by = if position.rules().objective() == Objective::Normal { by } else { !by };
            assert!(lines.contains(&(completed_by, line.squares())), "{position:?}");
        }
        Some(Outcome::Drawn) => assert!(lines.is_empty() && position.free().is_empty(), "{position:?}"),
        None => panic!("{position:?} is over"),
    }
}

fn refuse_what_is_illegal(position: &Position, random: &mut Rng) {
    let square = Square::new(random.u8(0..20), random.u8(0..20)).unwrap();
    let expected = if position.outcome().is_some() {
        Err(IllegalMove::Over)
    } else if square.column() >= position.rules().columns() || square.row() >= position.rules().rows() {
        Err(IllegalMove::OffBoard(square))
    } else if position.taken().contains(square) {
        Err(IllegalMove::Taken(square))
    } else {
        Ok(())
    };
    assert_eq!(position.play(square).map(|_| ()), expected, "{position:?}");
}

#[test]
fn games_on_any_board_equal_the_plain_grid() {
    for seed in 0..500 {
        let random = &mut Rng::with_seed(seed);
        play_and_compare(any_rules(random), random);
    }
}

#[test]
fn games_on_small_boards_equal_the_plain_grid() {
    // Small boards often end with crossing lines, overlong lines, or a line by the last mark.
    for seed in 0..5_000 {
        let random = &mut Rng::with_seed(seed);
        let (columns, rows) = (random.u8(2..=6), random.u8(2..=6));
        let in_a_row = random.u8(2..=columns.max(rows));
        let rules = Rules::new(columns, rows, in_a_row, Objective::ALL[random.usize(0..2)]).unwrap();
        play_and_compare(rules, random);
        play_and_compare(rules.exactly(), random);
    }
}
