//! Checks the puzzles of all days by naive searches that share no code with the ones that found them.

use std::collections::BTreeSet;

use coaching::puzzles::{self, Puzzle};
use engine::{Mark, Objective, Outcome, Position, Value};

/// The first Monday of the list, which has 53 weeks.
const MONDAY: u32 = 53 * 7 * 10 - 3;

/// Returns the puzzles of every `step`-th of the 53 weeks on a weekday.
fn of_weekday(weekday: u32, step: usize) -> impl Iterator<Item = Puzzle> {
    (0..53).step_by(step).map(move |week| Puzzle::of_day(MONDAY + week * 7 + weekday).unwrap())
}

/// Returns the result of a position for the side to move, 1 win, 0 draw, −1 loss, and the marks to the end: few for a win and many for a loss.
fn minimax(position: &Position) -> (i8, i8) {
    if let Some(outcome) = position.outcome() {
        let lost = if position.rules().objective() == Objective::Normal { -1 } else { 1 };
        return (if outcome == Outcome::Drawn { 0 } else { lost }, 0);
    }
    let values = position.legal_squares().iter().map(|square| after(minimax(&position.play(square).unwrap())));
    values.max_by_key(|(result, marks)| (*result, -result * marks)).unwrap()
}

/// Returns the value of a move for the side that makes it.
fn after((result, marks): (i8, i8)) -> (i8, i8) {
    (-result, marks + 1)
}

#[test]
fn puzzles_with_few_free_squares_have_one_right_move_and_the_stated_length() {
    check_by_minimax(13);
}

#[test]
#[ignore = "takes minutes"]
fn all_puzzles_with_few_free_squares_have_one_right_move_and_the_stated_length() {
    check_by_minimax(1);
}

/// Checks the puzzles from Monday to Friday of every `step`-th week.
fn check_by_minimax(step: usize) {
    for (weekday, board) in [(0, "3x3x3"), (1, "3x3x3"), (2, "4x4x4"), (3, "3x3x3"), (4, "5x5x4")] {
        let mut seen = BTreeSet::new();
        for puzzle in of_weekday(weekday, step) {
            let start = puzzle.position();
            assert_eq!(start.rules().name(), board);
            assert_eq!(start.rules().objective() == Objective::Misere, weekday == 3);
            let free = start.legal_squares();
            let moves: Vec<_> =
                free.iter().map(|square| (square, after(minimax(&start.play(square).unwrap())))).collect();
            let (best, (result, marks)) = moves.iter().copied().max_by_key(|(_, value)| value.0).unwrap();
            let right: Vec<_> = moves.iter().filter(|(_, value)| value.0 == result).collect();
            assert_eq!((right.len(), best), (1, puzzle.solution()), "{start}");
            assert!(result >= 0 && free.len() >= 4, "{start}");
            // The last mark of a misère game is that of the other side.
            let answers = if weekday == 3 { marks / 2 } else { (marks + 1) / 2 };
            assert!(result == 0 || puzzle.answers() == answers as u8, "{puzzle:?} {answers}");
            assert!(if weekday == 0 { puzzle.answers() == 1 } else { puzzle.answers() >= 2 }, "{puzzle:?}");
            assert!(seen.insert(format!("{start}")), "twice: {start}");
        }
    }
}

/// A board as a plain grid, for wins by fours.
struct Grid {
    size: usize,
    in_a_row: usize,
    marks: Vec<Option<Mark>>,
    lines: Vec<Vec<usize>>,
}

impl Grid {
    fn of(position: &Position) -> Self {
        let (size, in_a_row) = (usize::from(position.rules().columns()), usize::from(position.rules().in_a_row()));
        let marks = position.rules().squares().iter().map(|square| position.mark_at(square)).collect();
        let mut lines = Vec::new();
        for (right, down) in [(1_isize, 0_isize), (0, 1), (1, 1), (-1, 1)] {
            for row in 0..size as isize {
                for column in 0..size as isize {
                    let squares: Vec<(isize, isize)> =
                        (0..in_a_row as isize).map(|step| (column + right * step, row + down * step)).collect();
                    let is_inside = |(column, row): &(isize, isize)| {
                        [column, row].iter().all(|at| (0..size as isize).contains(*at))
                    };
                    if squares.iter().all(is_inside) {
                        lines.push(
                            squares.iter().map(|(column, row)| *row as usize * size + *column as usize).collect(),
                        );
                    }
                }
            }
        }
        Self { size, in_a_row, marks, lines }
    }

    /// Returns the free squares of the lines that a side has all but `lacking` squares of, with no mark of the other.
    fn lacking(&self, mark: Mark, lacking: usize) -> BTreeSet<usize> {
        let count = |line: &[usize], of: Option<Mark>| line.iter().filter(|square| self.marks[**square] == of).count();
        let lines = self
            .lines
            .iter()
            .filter(|line| count(line, Some(mark)) == self.in_a_row - lacking && count(line, None) == lacking);
        lines.flatten().copied().filter(|square| self.marks[*square].is_none()).collect()
    }

    /// Whether a side to move completes a line within this number of its moves, with each of which it threatens to.
    fn wins(&mut self, mark: Mark, moves: u8) -> bool {
        if moves == 0 {
            return false;
        }
        !self.lacking(mark, 1).is_empty()
            || self.lacking(mark, 2).into_iter().any(|square| self.wins_with(mark, square, moves))
    }

    /// Whether a move does.
    fn wins_with(&mut self, mark: Mark, square: usize, moves: u8) -> bool {
        if moves == 1 {
            return false;
        }
        self.marks[square] = Some(mark);
        let own: Vec<usize> = self.lacking(mark, 1).into_iter().collect();
        let is_won = self.lacking(!mark, 1).is_empty()
            && match own[..] {
                [] => false,
                [reply] => {
                    self.marks[reply] = Some(!mark);
                    let is_won = self.wins(mark, moves - 1);
                    self.marks[reply] = None;
                    is_won
                }
                _ => true,
            };
        self.marks[square] = None;
        is_won
    }

    /// Whether a move wins by fours within 10 moves.
    fn wins_by_four(&mut self, mark: Mark, square: usize) -> bool {
        self.lacking(mark, 2).contains(&square) && self.wins_with(mark, square, 10)
    }
}

/// Checks the puzzles of a weekday of every `step`-th week that are won by fours.
fn check_fours(weekday: u32, step: usize, fewest: u8) {
    for puzzle in of_weekday(weekday, step) {
        let position = puzzle.position();
        let (turn, mut grid) = (position.turn(), Grid::of(&position));
        let size = grid.size;
        let right: Vec<usize> = (0..size * size)
            .filter(|square| grid.marks[*square].is_none() && grid.wins_by_four(turn, *square))
            .collect();
        let solution = usize::from(puzzle.solution().row()) * size + usize::from(puzzle.solution().column());
        assert_eq!(right, [solution], "{position}");
        let length = (1..).find(|moves| grid.wins(turn, *moves)).unwrap();
        assert_eq!((puzzle.answers(), puzzles::value(&position)), (length, Some(Value::Win(2 * length - 1))));
        assert!(length >= fewest && puzzle.is_by_fours(), "{position}");
    }
}

#[test]
fn puzzles_of_saturday_have_one_right_move_and_the_stated_length() {
    check_fours(5, 1, 3);
}

#[test]
fn puzzles_of_sunday_have_one_right_move_and_the_stated_length() {
    check_fours(6, 9, 4);
}

#[test]
#[ignore = "takes minutes"]
fn all_puzzles_of_sunday_have_one_right_move_and_the_stated_length() {
    check_fours(6, 1, 4);
}

#[test]
fn days_keep_their_weekday_and_turn_when_the_list_begins_again() {
    for day in (MONDAY..MONDAY + 371).step_by(10) {
        let [now, later, much_later] = [0, 371, 371 * 8].map(|days| Puzzle::of_day(day + days).unwrap());
        assert_eq!((now.position().rules(), now.answers()), (later.position().rules(), later.answers()));
        assert_eq!(now, much_later);
    }
    assert!(Puzzle::of_day(u32::MAX).is_some());
}

#[test]
fn list_of_a_year_takes_less_than_6_kilobytes() {
    assert!(include_str!("../../crates/coaching/src/puzzles/daily.txt").len() <= 6_000);
}
