//! Tests that every hint on 3×3 is a best move with a true reason.

use coaching::coach::{self, ForkBlock, Hint, Reason, reason};
use engine::{Analyses, Evaluation, Line, Mark, Objective, Position, Rules, Squares, tablebase};

use crate::naive::exact;
use crate::naive::{self, Board};

/// Returns the hint without any analysis.
pub fn hint(position: &Position) -> Option<Hint> {
    coach::hint(position, &Analyses::default())
}

#[test]
fn hint_is_a_best_move_by_the_first_possible_rule() {
    let mut hints = 0;
    for (board, position) in naive::positions() {
        let Some(hint) = hint(&position) else {
            assert!(board.is_over(), "{position:?}");
            continue;
        };
        hints += 1;
        let number = naive::number(hint.square);
        let best = board.value(Objective::Normal);
        assert_eq!(board.value_of_move(number, Objective::Normal), best, "{position:?}");
        assert_eq!(hint.value, Evaluation::Exact(exact(best)), "{position:?}");

        let told = hint.reason.clone().unwrap_or_else(|| panic!("a best move has a reason in {position:?}"));
        assert_is_true(&told, board, number);
        let found = reason(&position, hint.square).unwrap();
        assert!(told == found || !found.is_decisive() && matches!(told, Reason::Threat { .. }), "{position:?}");
        let equally_good = tablebase::best_squares(&position).unwrap();
        assert!(equally_good.contains(hint.square));
        for other in equally_good {
            let rule = reason(&position, other).unwrap().rule();
            assert!((rule, other) >= (found.rule(), hint.square), "{other} in {position:?}");
        }
    }
    assert_eq!(hints, 4_520);
}

#[test]
fn unknown_positions_have_no_hint() {
    for rules in [Rules::new(4, 4, 4, Objective::Normal), Rules::new(4, 3, 3, Objective::Misere)] {
        assert_eq!(hint(&Position::new(rules.unwrap())), None);
    }
}

/// Checks a reason by trying the move, and checks the squares of the reason.
pub fn assert_is_true(reason: &Reason, board: Board, number: usize) {
    let (own, other) = (board.turn(), !board.turn());
    let after = board.play(number);
    let speaks_of = match reason {
        Reason::Win { lines } => {
            assert!(after.has_line(own), "{board:?}");
            all_lines(lines, |line| line.contains(&number) && line.iter().all(|place| after.at(*place) == Some(own)))
        }
        Reason::Block { lines } => {
            let if_left = board.with(number, other);
            assert!(if_left.has_line(other), "{board:?}");
            all_lines(lines, |line| line.iter().all(|place| if_left.at(*place) == Some(other)))
        }
        Reason::Fork { lines } => {
            // The other side has to block, and can block only one of two squares.
            assert!(after.winning(own).len() == 2 && after.winning(other).is_empty(), "{board:?}");
            all_lines(lines, |line| line.contains(&number) && lacks_one(after, own, line))
        }
        Reason::BlockFork { forks, by } => {
            assert!(!forks.is_empty() && *forks == naive::squares(board.forks(other)), "{board:?}");
            *forks | blocked(*by, *forks, board, number)
        }
        Reason::Center => {
            assert_eq!(number, 4);
            Squares::EMPTY
        }
        Reason::OppositeCorner { of } => {
            let opposite = naive::number(*of);
            assert!([0, 2, 6, 8].contains(&number) && opposite + number == 8, "{board:?}");
            assert_eq!(board.at(opposite), Some(other));
            naive::squares([opposite])
        }
        Reason::EmptyCorner => {
            assert!([0, 2, 6, 8].contains(&number));
            Squares::EMPTY
        }
        Reason::EmptySide => {
            assert!([1, 3, 5, 7].contains(&number));
            Squares::EMPTY
        }
        Reason::Threat { .. } => {
            assert!(!after.winning(own).is_empty(), "{board:?}");
            naive::squares(after.winning(own))
        }
        other => panic!("{other:?} is no reason on 3×3"),
    };
    assert_eq!(reason.squares(), speaks_of, "{reason:?} on {board:?}");
}

/// Checks how a move blocks a fork, and returns the squares of its line.
fn blocked(by: ForkBlock, forks: Squares, board: Board, number: usize) -> Squares {
    let (own, other) = (board.turn(), !board.turn());
    let after = board.play(number);
    match by {
        ForkBlock::Occupy => {
            assert_eq!(forks, naive::squares([number]));
            Squares::EMPTY
        }
        ForkBlock::TakeAway { line } => {
            assert!(after.forks(other).is_empty(), "{board:?}");
            assert!(lacks_one(after, own, numbers(line)) && numbers(line).contains(&number), "{board:?}");
            line.squares()
        }
        ForkBlock::Force { line, reply } => {
            let reply = naive::number(reply);
            assert!(numbers(line).contains(&number) && numbers(line).contains(&reply), "{board:?}");
            // The reply is forced: no move wins, and only the reply prevents a loss.
            assert!(after.winning(other).is_empty() && after.winning(own) == [reply], "{board:?}");
            // The reply makes no fork.
            assert!(after.play(reply).winning(other).len() < 2, "{board:?}");
            line.squares()
        }
    }
}

/// Checks that these are all lines of a kind, and returns their squares.
fn all_lines(lines: &[Line], is_of_the_kind: impl Fn([usize; 3]) -> bool) -> Squares {
    let expected: Vec<[usize; 3]> = naive::LINES.into_iter().filter(|line| is_of_the_kind(*line)).collect();
    let mut found: Vec<[usize; 3]> = lines.iter().copied().map(numbers).collect();
    found.sort_by_key(|line| naive::LINES.iter().position(|other| other == line));
    assert_eq!(found, expected);
    naive::squares(expected.into_iter().flatten())
}

/// Whether a side has two marks on a line and the third square is free.
fn lacks_one(board: Board, mark: Mark, line: [usize; 3]) -> bool {
    let count = |wanted| line.iter().filter(|place| board.at(**place) == wanted).count();
    count(Some(mark)) == 2 && count(None) == 1
}

/// Returns the numbers of the squares of a line.
fn numbers(line: Line) -> [usize; 3] {
    let numbers: Vec<usize> = line.iter().map(naive::number).collect();
    numbers.try_into().unwrap()
}
