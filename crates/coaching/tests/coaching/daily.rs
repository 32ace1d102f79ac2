//! Checks the puzzles of all days by naive searches that share no code with the ones that found them.

use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

use coaching::puzzles::{self, Puzzle};
use engine::{Mark, Objective, Position, Square, Value};

use crate::exhaustive::Exhaustive;

/// The first Monday of the list, which has 53 weeks.
const MONDAY: u32 = 53 * 7 * 10 - 3;

/// Returns the puzzles of the 53 weeks on a weekday.
fn of_weekday(weekday: u32) -> impl Iterator<Item = Puzzle> {
    (0..53).map(move |week| Puzzle::of_day(MONDAY + week * 7 + weekday).unwrap())
}

/// Returns the squares that are judged right.
fn judged_right(position: &Position) -> Vec<Square> {
    position.legal_squares().iter().filter(|square| puzzles::is_right(position, *square)).collect()
}

#[test]
fn puzzles_from_monday_to_friday_have_one_right_move_and_the_stated_length() {
    for (weekday, board) in [(0, "3x3x3"), (1, "3x3x3"), (2, "4x4x4"), (3, "3x3x3"), (4, "5x5x4")] {
        let mut seen = BTreeSet::new();
        for puzzle in of_weekday(weekday) {
            let start = puzzle.position();
            assert_eq!(start.rules().name(), board);
            assert_eq!(start.rules().objective() == Objective::Misere, weekday == 3);
            let mut exhaustive = Exhaustive::new(start.rules());
            let best = exhaustive.value(&start);
            let keeps =
                |square: &Square| exhaustive.value(&start.play(*square).unwrap()).of_last_move().same_result(best);
            let right: Vec<Square> = start.legal_squares().iter().filter(keeps).collect();
            assert_eq!(right, [puzzle.solution()], "{start}");
            assert_eq!(judged_right(&start), right, "{start}");
            assert!(!matches!(best, Value::Loss(_)) && start.legal_squares().len() >= 4, "{start}");
            if let Value::Win(marks) = best {
                // The last mark of a misère game is that of the other side.
                let answers = if weekday == 3 { marks / 2 } else { marks.div_ceil(2) };
                assert_eq!(puzzle.answers(), answers, "{puzzle:?}");
            }
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
    /// Which side to move wins within how many moves.
    known: HashMap<(Vec<Option<Mark>>, Mark, u8), bool>,
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
        Self { size, in_a_row, marks, lines, known: HashMap::new() }
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
        let key = (self.marks.clone(), mark, moves);
        if let Some(is_won) = self.known.get(&key) {
            return *is_won;
        }
        let is_won = !self.lacking(mark, 1).is_empty()
            || self.lacking(mark, 2).into_iter().any(|square| self.wins_with(mark, square, moves));
        self.known.insert(key, is_won);
        is_won
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
}

/// Checks the puzzles of a weekday that are won by fours.
fn check_fours(weekday: u32, board: &str, lengths: RangeInclusive<u8>) {
    for puzzle in of_weekday(weekday) {
        let position = puzzle.position();
        assert_eq!(position.rules().name(), board);
        let (turn, mut grid) = (position.turn(), Grid::of(&position));
        let number = |square: Square| usize::from(square.row()) * grid.size + usize::from(square.column());
        let (solution, judged) = (number(puzzle.solution()), judged_right(&position).into_iter().map(number));
        let judged: Vec<usize> = judged.collect();
        let fours = grid.lacking(turn, 2).into_iter();
        let right: Vec<usize> = fours.filter(|square| grid.wins_with(turn, *square, 20)).collect();
        assert_eq!((&right, &judged), (&vec![solution], &vec![solution]), "{position}");
        let length = (1..).find(|moves| grid.wins(turn, *moves)).unwrap();
        assert_eq!((puzzle.answers(), puzzles::value(&position)), (length, Some(Value::Win(2 * length - 1))));
        assert!(lengths.contains(&length) && puzzle.is_by_fours(), "{position}");
    }
}

#[test]
fn puzzles_of_saturday_have_one_right_move_and_the_stated_length() {
    check_fours(5, "7x7x5", 3..=6);
}

#[test]
fn puzzles_of_sunday_have_one_right_move_and_the_stated_length() {
    check_fours(6, "15x15x5", 4..=8);
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
    assert!(include_str!("../../src/puzzles/daily.txt").len() <= 6_000);
}
