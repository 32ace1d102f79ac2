//! Compares the rules of thumb and their reasons with independent definitions, in every position of 3×3.

use std::collections::BTreeSet;

use coaching::coach::{ForkBlock, Reason, RuleOfThumb, reason};
use engine::{Line, Mark, Objective, Outcome, Position, Rules, Square, Squares, tactics};

use crate::naive::{self, Board};

const CORNERS: [usize; 4] = [0, 2, 6, 8];

/// Returns the squares that a rule advises on an unfinished board.
pub fn advised(rule: RuleOfThumb, board: Board) -> Vec<usize> {
    let (own, other) = (board.turn(), !board.turn());
    let free = || board.free();
    match rule {
        RuleOfThumb::Win => board.winning(own),
        RuleOfThumb::Block => board.winning(other),
        RuleOfThumb::Fork => free().filter(|square| new_threats(board, *square, own).len() >= 2).collect(),
        RuleOfThumb::BlockFork => fork_blocks(board),
        RuleOfThumb::Center => free().filter(|square| *square == 4).collect(),
        RuleOfThumb::OppositeCorner => {
            free().filter(|square| CORNERS.contains(square) && board.at(8 - square) == Some(other)).collect()
        }
        RuleOfThumb::EmptyCorner => free().filter(|square| CORNERS.contains(square)).collect(),
        RuleOfThumb::EmptySide => free().filter(|square| square % 2 == 1).collect(),
    }
}

/// Returns the squares on which a side would complete a line after a mark on `square`.
fn new_threats(board: Board, square: usize, mark: Mark) -> Vec<usize> {
    let completes_a_line = |second: &usize| {
        (0..9).filter(|third| board.at(*third) == Some(mark)).any(|third| {
            // Without other marks, only this line can be complete.
            Board::EMPTY.with(square, mark).with(*second, mark).with(third, mark).has_line(mark)
        })
    };
    board.free().filter(|second| *second != square && completes_a_line(second)).collect()
}

/// Returns the squares of the fourth rule: the only fork; or two in a row that leaves no fork; or two in a row that
/// forces a block without a fork.
fn fork_blocks(board: Board) -> Vec<usize> {
    let (own, other) = (board.turn(), !board.turn());
    let forks = board.forks(other);
    if forks.len() < 2 {
        return forks;
    }
    let twos = board.two_in_a_row(own);
    let taking_all: Vec<usize> =
        twos.iter().copied().filter(|square| board.play(*square).forks(other).is_empty()).collect();
    if !taking_all.is_empty() {
        return taking_all;
    }
    let forces_no_fork = |square: &usize| {
        let after = board.play(*square);
        new_threats(board, *square, own).iter().any(|reply| !after.forks(other).contains(reply))
    };
    twos.into_iter().filter(forces_no_fork).collect()
}

#[test]
fn rules_advise_the_squares_of_their_definitions() {
    for (board, position) in naive::positions() {
        for rule in RuleOfThumb::ALL {
            let expected = if board.is_over() { Vec::new() } else { advised(rule, board) };
            assert_eq!(rule.squares(&position), naive::squares(expected), "{rule:?} in {position:?}");
        }
    }
}

#[test]
fn moves_that_keep_the_result_have_the_reason_of_the_first_rule() {
    for (board, position) in naive::positions() {
        let keeping = board.keeping();
        for number in 0..9 {
            let first_rule = RuleOfThumb::ALL.into_iter().find(|rule| advised(*rule, board).contains(&number));
            let found = reason(&position, naive::square(number)).and_then(|reason| reason.rule());
            assert_eq!(found, if keeping.contains(&number) { first_rule } else { None }, "{number} in {position:?}");
        }
    }
}

/// Returns the marks on a line, sorted.
fn on_line(position: &Position, line: Line) -> Vec<Option<Mark>> {
    let mut marks: Vec<_> = line.iter().map(|square| position.mark_at(square)).collect();
    marks.sort();
    marks
}

/// Checks that these are all lines through a square with these marks, and returns their number.
fn all_lines_through(square: Square, position: &Position, lines: &[Line], marks: [Option<Mark>; 3]) -> usize {
    let expected: Vec<Line> = Rules::TIC_TAC_TOE
        .lines()
        .into_iter()
        .filter(|line| line.squares().contains(square) && on_line(position, *line) == marks)
        .collect();
    assert_eq!(lines, expected, "through {square} in {position:?}");
    lines.len()
}

/// Whether a line through `square` has two marks of the side that moved last and a free square.
fn is_two_in_a_row(line: Line, square: Square, after: &Position) -> bool {
    let own = Some(!after.turn());
    line.squares().contains(square) && on_line(after, line) == [None, own, own]
}

#[test]
fn reasons_name_the_right_squares_and_lines() {
    // The numbers of lines found at once.
    let (mut wins, mut blocks, mut forks) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, position) in naive::positions() {
        let (own, other) = (Some(position.turn()), Some(!position.turn()));
        for (rule, square) in RuleOfThumb::ALL
            .into_iter()
            .flat_map(|rule| rule.squares(&position).iter().map(move |square| (rule, square)))
        {
            let reason = rule.reason(&position, square).unwrap();
            assert_eq!(reason.rule(), Some(rule));
            let after = position.play(square).unwrap();
            match reason {
                Reason::Win { lines } => {
                    assert_eq!(after.outcome().and_then(Outcome::winner), own);
                    wins.insert(all_lines_through(square, &position, &lines, [None, own, own]));
                }
                Reason::Block { lines } => {
                    blocks.insert(all_lines_through(square, &position, &lines, [None, other, other]));
                }
                Reason::Fork { lines } => {
                    forks.insert(all_lines_through(square, &position, &lines, [None, None, own]));
                }
                Reason::BlockFork { forks, by } => {
                    assert_eq!(forks, tactics::fork_squares(&position, !position.turn()));
                    check_block(by, forks, square, &after);
                }
                Reason::Center => assert_eq!(square.to_string(), "b2"),
                Reason::OppositeCorner { of } => {
                    assert_eq!(position.mark_at(of), other);
                    let (one, two) = (of.to_string(), square.to_string());
                    assert!(matches!((&*one, &*two), ("a1", "c3") | ("c3", "a1") | ("a3", "c1") | ("c1", "a3")));
                }
                Reason::EmptyCorner => assert!(["a1", "a3", "c1", "c3"].contains(&&*square.to_string())),
                Reason::EmptySide => assert!(["a2", "b1", "b3", "c2"].contains(&&*square.to_string())),
                other => panic!("{other:?} is no rule of thumb"),
            }
        }
    }
    // The documented numbers.
    let numbers = |lines: &[usize]| lines.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!((wins, blocks, forks), (numbers(&[1, 2]), numbers(&[1, 2]), numbers(&[2])));
}

fn check_block(by: ForkBlock, forks: Squares, square: Square, after: &Position) {
    let forks_left = tactics::fork_squares(after, after.turn());
    match by {
        ForkBlock::Occupy => assert_eq!(forks, square.into()),
        ForkBlock::TakeAway { line } => {
            assert!(forks.len() > 1 && is_two_in_a_row(line, square, after) && forks_left.is_empty());
        }
        ForkBlock::Force { line, reply } => {
            assert!(forks.len() > 1 && is_two_in_a_row(line, square, after) && !forks_left.contains(reply));
            assert!(line.squares().contains(reply) && after.free().contains(reply));
        }
    }
}

#[test]
fn rules_advise_nothing_on_other_boards() {
    for rules in [Rules::new(4, 3, 3, Objective::Normal), Rules::new(3, 3, 3, Objective::Misere)] {
        let position = Position::new(rules.unwrap());
        assert_eq!(reason(&position, naive::square(4)), None);
        assert!(RuleOfThumb::ALL.iter().all(|rule| rule.squares(&position).is_empty()));
    }
}
