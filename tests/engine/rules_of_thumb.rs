//! The eight rules and the reasons, in every position, against definitions of their own.

use std::collections::BTreeSet;

use tic_tac_toe::engine::coach::{ForkBlock, Reason, RuleOfThumb, reason};
use tic_tac_toe::engine::{Line, Mark, Objective, Outcome, Position, Rules, Square, Squares, tactics};

use crate::naive::{self, Board};

const CORNERS: [usize; 4] = [0, 2, 6, 8];

/// What each rule advises on a board that goes on.
fn advised(rule: RuleOfThumb, board: Board) -> Vec<usize> {
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

/// The squares on which a side would complete a line that holds its mark on `square`, which it has not put there yet.
fn new_threats(board: Board, square: usize, mark: Mark) -> Vec<usize> {
    let completes_a_line = |second: &usize| {
        (0..9).filter(|third| board.at(*third) == Some(mark)).any(|third| {
            // With no other mark on the board, nothing but that line can be complete.
            Board::EMPTY.with(square, mark).with(*second, mark).with(third, mark).has_line(mark)
        })
    };
    board.free().filter(|second| *second != square && completes_a_line(second)).collect()
}

/// The fourth rule as it is written down: one fork is occupied; several are all taken away with two in a row; or else
/// two in a row force a block that makes no fork.
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
fn each_rule_advises_what_its_definition_says() {
    for (board, position) in naive::positions() {
        for rule in RuleOfThumb::ALL {
            let expected = if board.is_over() { Vec::new() } else { advised(rule, board) };
            assert_eq!(rule.squares(&position), naive::squares(expected), "{rule:?} in {position:?}");
        }
    }
}

#[test]
fn a_reason_is_given_for_each_move_that_gives_nothing_away_and_is_that_of_the_first_rule() {
    for (board, position) in naive::positions() {
        let best = board.prospect(Objective::Normal).result;
        for number in 0..9 {
            let good =
                board.moves().contains(&number) && board.prospect_of_move(number, Objective::Normal).result == best;
            let first_rule = RuleOfThumb::ALL.into_iter().find(|rule| advised(*rule, board).contains(&number));
            let found = reason(&position, naive::square(number)).map(|reason| reason.rule());
            assert_eq!(found, if good { first_rule } else { None }, "{number} in {position:?}");
        }
    }
}

/// The marks on a line, however its squares are ordered.
fn on_line(position: &Position, line: Line) -> Vec<Option<Mark>> {
    let mut marks: Vec<_> = line.iter().map(|square| position.mark_at(square)).collect();
    marks.sort();
    marks
}

/// Checks that these are all lines through a square with these marks on them, and returns how many.
fn all_lines_through(square: Square, position: &Position, lines: &[Line], marks: [Option<Mark>; 3]) -> usize {
    let expected: Vec<Line> = Rules::TIC_TAC_TOE
        .lines()
        .into_iter()
        .filter(|line| line.squares().contains(square) && on_line(position, *line) == marks)
        .collect();
    assert_eq!(lines, expected, "through {square} in {position:?}");
    lines.len()
}

/// Whether the line has two marks of the side that has just moved to the square there, and the third is free.
fn is_two_in_a_row(line: Line, square: Square, after: &Position) -> bool {
    let own = Some(!after.turn());
    line.squares().contains(square) && on_line(after, line) == [None, own, own]
}

#[test]
fn the_squares_and_lines_of_a_reason_are_what_it_says() {
    // How many lines were found at once, for each rule that finds lines.
    let (mut wins, mut blocks, mut forks) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, position) in naive::positions() {
        let (own, other) = (Some(position.turn()), Some(!position.turn()));
        for (rule, square) in RuleOfThumb::ALL
            .into_iter()
            .flat_map(|rule| rule.squares(&position).iter().map(move |square| (rule, square)))
        {
            let reason = rule.reason(&position, square).unwrap();
            assert_eq!(reason.rule(), rule);
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
            }
        }
    }
    // As many as their documentation promises.
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
fn the_rules_say_nothing_about_other_boards() {
    for rules in [Rules::new(4, 3, 3, Objective::Normal), Rules::new(3, 3, 3, Objective::Misere)] {
        let position = Position::new(rules.unwrap());
        assert_eq!(reason(&position, naive::square(4)), None);
        assert!(RuleOfThumb::ALL.iter().all(|rule| rule.squares(&position).is_empty()));
    }
}
