//! Checks the puzzles of all days by naive searches that share no code with the ones that found them.

use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

use coaching::puzzles::{self, Puzzle};
use engine::{ByMark, Mark, Objective, Position, Square, Squares, Value};

use crate::board::Board;
use crate::exhaustive::Exhaustive;
use crate::puzzles::answers;

/// The first Monday of the list, which has 53 weeks.
const MONDAY: u32 = 53 * 7 * 10 - 3;

/// Returns the puzzles of the 53 weeks on a weekday.
fn of_weekday(weekday: u32) -> impl Iterator<Item = Puzzle> {
    (0..53).map(move |week| Puzzle::of_day(MONDAY + week * 7 + weekday).unwrap())
}

/// Returns the squares that are judged right.
fn judged_right(position: &Position) -> Squares {
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
            let right: Squares = puzzle.solution().into();
            assert_eq!([exhaustive.keeping(&start), judged_right(&start)], [right; 2], "{start}");
            assert!(!matches!(best, Value::Loss(_)) && start.legal_squares().len() >= 4, "{start}");
            // Several moves may draw alike.
            let has_length = best == Value::Draw || puzzle.answers() == answers(&start, &mut exhaustive);
            assert!(has_length, "{puzzle:?}");
            assert!(if weekday == 0 { puzzle.answers() == 1 } else { puzzle.answers() >= 2 }, "{puzzle:?}");
            assert!(seen.insert(format!("{start}")), "twice: {start}");
        }
    }
}

/// Wins by fours, with which side to move wins within how many of its moves.
#[derive(Default)]
struct Fours {
    known: HashMap<(ByMark<Squares>, Mark, u8), bool>,
}

impl Fours {
    /// Whether a side to move completes a line within this number of its moves, with each of which it threatens to.
    fn wins(&mut self, board: Board, mark: Mark, moves: u8) -> bool {
        if moves == 0 {
            return false;
        }
        if let Some(is_won) = self.known.get(&(board.marks, mark, moves)) {
            return *is_won;
        }
        let is_won = !board.lacking(mark, 1).is_empty()
            || board.lacking(mark, 2).iter().any(|square| self.wins_with(board, mark, square, moves));
        self.known.insert((board.marks, mark, moves), is_won);
        is_won
    }

    /// Whether a move does.
    fn wins_with(&mut self, board: Board, mark: Mark, square: Square, moves: u8) -> bool {
        let after = board.with(square, mark);
        if moves == 1 || !after.lacking(!mark, 1).is_empty() {
            return false;
        }
        let threats = after.lacking(mark, 1);
        match threats.first() {
            None => false,
            Some(reply) => threats.len() > 1 || self.wins(after.with(reply, !mark), mark, moves - 1),
        }
    }
}

/// Checks the puzzles of a weekday that are won by fours.
fn check_fours(weekday: u32, name: &str, lengths: RangeInclusive<u8>) {
    for puzzle in of_weekday(weekday) {
        let position = puzzle.position();
        assert_eq!(position.rules().name(), name);
        let (turn, board, mut fours) = (position.turn(), Board::of(&position), Fours::default());
        let right: Squares =
            board.lacking(turn, 2).iter().filter(|square| fours.wins_with(board, turn, *square, 20)).collect();
        assert_eq!([right, judged_right(&position)], [puzzle.solution().into(); 2], "{position}");
        let length = (1..).find(|moves| fours.wins(board, turn, *moves)).unwrap();
        assert_eq!((puzzle.answers(), puzzles::value(&position)), (length, Some(Value::Win(2 * length - 1))));
        assert!(lengths.contains(&length) && puzzle.is_by_fours(), "{position}");
    }
}

#[test]
fn puzzles_of_the_weekend_have_one_right_move_and_the_stated_length() {
    check_fours(5, "7x7x5", 3..=6);
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
