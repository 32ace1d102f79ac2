//! Compares what the coach says without analysis, about oversights and reasons, with naive code over random games.

use std::collections::HashMap;

use coaching::coach::{
    Oversight, Reason, fastest_wins, line_reason, oversight, promising_moves, shown_values, value_with_moves,
};
use engine::{Analyses, Analysis, Evaluation, Line, Mark, Position, Proof, Square, Value};
use fastrand::Rng;

use crate::board::Board;
use crate::positions::{position, rules};

/// Calls `check` with each position and a move of random games. It names the case, and none of these cases may be rare. The games
/// build rows: most moves are beside marks.
fn for_each_move(games: u64, cases: &[&str], check: impl Fn(&Position, Square) -> &'static str) {
    let mut seen: HashMap<&str, u32> = HashMap::new();
    for board in ["5x5x4", "7x7x4", "6x6x5", "9x9x5", "6x6x4 exact"] {
        let rules = rules(board);
        for seed in 0..games {
            let mut random = Rng::with_seed(seed);
            let mut position = Position::new(rules);
            while position.outcome().is_none() && position.taken().len() < 40 {
                let near = position.marks(position.turn()).dilate() & position.legal_squares();
                let from = if near.is_empty() || random.u8(0..4) == 0 { position.legal_squares() } else { near };
                let square = random.choice(from).unwrap();
                *seen.entry(check(&position, square)).or_default() += 1;
                position = position.play(square).unwrap();
            }
        }
    }
    assert!(cases.iter().all(|case| seen[case] > 10), "{seen:?}");
}

/// Whether a line consists of marks of a side, as many as lack this many to win.
fn is_row(board: Board, row: Line, mark: Mark, missing: usize) -> bool {
    row.iter().count() + missing == usize::from(board.rules.in_a_row()) && row.squares().is_subset(board.marks[mark])
}

#[test]
fn oversights_are_what_naive_code_finds() {
    let cases = ["win", "row", "line", "fork of a row", "fork"];
    for_each_move(15, &cases, |position, square| {
        let (own, other) = (position.turn(), !position.turn());
        let before = Board::of(position);
        let after = before.with(square, own);
        let (wins, threats) = (before.completing(own), before.completing(other));
        let told = oversight(position, square);
        // Everybody sees a line that lacks one mark.
        let is_missed = !wins.is_empty() && !wins.contains(square);
        let is_unstopped = wins.is_empty() && threats.len() == 1 && !threats.contains(square);
        assert_eq!(matches!(told, Some(Oversight::Win { .. })), is_missed, "{square} in {position:?}");
        assert_eq!(matches!(told, Some(Oversight::Line { .. })), is_unstopped, "{square} in {position:?}");
        match told {
            Some(Oversight::Win { at }) => {
                assert!(wins.contains(at));
                "win"
            }
            Some(Oversight::Line { row, at }) => {
                assert_eq!((threats, after.completing(other).contains(at)), (at.into(), true));
                assert!(row.is_none_or(|row| is_row(before, row, other, 1)), "{row:?} in {position:?}");
                if row.is_some() { "row" } else { "line" }
            }
            Some(Oversight::Fork { row, at }) => {
                assert!(wins.is_empty() && threats.is_empty() && after.completing(own).is_empty());
                // The fork was there, could be stopped, and wins by force.
                assert!(before.forks(other).contains(at) && after.forks(other).contains(at));
                let stops = |blocked: Square| before.with(blocked, own).forks(other).is_empty();
                assert!(before.free().iter().any(stops), "{position:?}");
                let forked = after.with(at, other);
                assert!(forked.free().iter().all(|block| !forked.with(block, own).completing(other).is_empty()));
                assert!(row.is_none_or(|row| is_row(before, row, other, 2)), "{row:?} in {position:?}");
                if row.is_some() { "fork of a row" } else { "fork" }
            }
            Some(Oversight::OwnLine { at }) => panic!("{at} is of misère"),
            None => "none",
        }
    });
}

#[test]
fn line_reasons_are_what_naive_code_finds() {
    let cases = ["threat", "fork", "open row", "blocked row", "many lines", "blocked line", "line", "long line"];
    for_each_move(40, &cases, |position, square| {
        let (own, other) = (position.turn(), !position.turn());
        let before = Board::of(position);
        let after = before.with(square, own);
        // A line through the square that lacks this many marks of one side and has none of the other.
        let lacks = |board: Board, line: Line, mark: Mark, missing: u32| {
            let squares = line.squares();
            squares.contains(square)
                && (squares & board.marks[mark]).len() + missing == u32::from(board.rules.in_a_row())
                && (squares & board.marks[!mark]).is_empty()
        };
        match line_reason(position, square) {
            Some(Reason::Threat { squares }) => {
                assert_eq!(squares, after.completing(own));
                "threat"
            }
            Some(Reason::StopFork) => {
                assert!(!before.forks(other).is_empty() && after.forks(other).is_empty(), "{square} in {position:?}");
                // Nor can the other side get two threats by adding one to an earlier one.
                let has_two = |reply: Square| after.with(reply, other).completing(other).len() > 1;
                assert!(after.completing(other).is_empty(), "{square} in {position:?}");
                assert!(!after.free().iter().any(has_two), "{square} in {position:?}");
                "fork"
            }
            Some(Reason::OpenRow { row }) => {
                assert!(after.is_open_row(row, own) && row.squares().contains(square), "{square} {position:?}");
                assert!(
                    is_row(after, row, own, 3) || is_row(after, row, own, 2) && !after.forks(own).is_empty(),
                    "{square} {position:?}"
                );
                "open row"
            }
            Some(Reason::TwoRows { rows }) => {
                for row in rows {
                    assert!(after.is_open_row(row, own) && row.squares().contains(square));
                    assert!(is_row(after, row, own, 2));
                }
                assert_ne!(rows[0].direction(), rows[1].direction());
                "two rows"
            }
            Some(Reason::BlockRow { row }) => {
                assert!(before.is_open_row(row, other), "{square} in {position:?}");
                let is_beside = [(-1, row.first()), (1, row.last())].into_iter().any(|(sign, end)| {
                    let (columns, rows) = row.direction().step();
                    end.offset(sign * columns, sign * rows) == Some(square)
                });
                let lacks_few = is_row(before, row, other, 2) || is_row(before, row, other, 3);
                assert!(is_beside && lacks_few, "{square} in {position:?}");
                "blocked row"
            }
            Some(Reason::ManyLines { .. }) => {
                let through = |square: Square| before.open_lines(square, own).into_iter().sum::<usize>();
                let here = through(square);
                assert!(here >= 5 || before.free().iter().all(|free| through(free) <= here));
                "many lines"
            }
            Some(Reason::BlockLine { line }) => {
                assert!(lacks(before, line, other, 2), "{square} in {position:?}");
                "blocked line"
            }
            Some(Reason::BuildLine { line }) => {
                let lacks_two = lacks(after, line, own, 2);
                let lacks_three = before.rules.in_a_row() > 4 && lacks(after, line, own, 3);
                assert!(lacks_two || lacks_three, "{square} in {position:?}");
                if lacks_two { "line" } else { "long line" }
            }
            Some(other) => panic!("{other:?} is by a rule of thumb or of misère"),
            None => "none",
        }
    });
}

#[test]
fn symmetric_moves_have_the_value_that_is_known_best() {
    let position = position("4x4x3", "");
    let promising = promising_moves(&position, &Analyses::default());
    assert_eq!(promising.len(), 3, "a corner, a side and a middle square: {promising:?}");
    let mut analyses = Analyses::default();
    let mut store = |square: &str, evaluation: Evaluation| {
        let after = position.play(square.parse().unwrap()).unwrap();
        analyses.insert(after, Analysis { evaluation, ..Analysis::default() }, 150);
        shown_values(&position, &analyses)
    };
    let lost = |within| Evaluation::Proven(Proof::Loss { within });
    let won = |within| Evaluation::Proven(Proof::Win { within: Some(within) });
    assert!(store("a1", lost(Some(8))).len() == 4);
    store("d1", Evaluation::Estimate(50));
    assert!(store("d4", lost(Some(6))).iter().all(|(_, value)| *value == won(7)));
    store("b1", lost(Some(4)));
    let told = store("c3", lost(Some(8)));
    assert_eq!(
        (told.len(), format!("{:?}", fastest_wins(&position, &told))),
        (16, "{b1, c1, a2, d2, a3, d3, b4, c4}".to_owned())
    );
    assert!(fastest_wins(&position, &told[1..]).is_empty() && fastest_wins(&position, &[]).is_empty());
}

#[test]
fn few_values_are_told_on_large_boards() {
    let position = position("15x15x5", "h8a1");
    let mut analyses = Analyses::default();
    assert!(shown_values(&position, &analyses).is_empty());
    let mut store = |square: Square, evaluation: Evaluation| {
        analyses.insert(position.play(square).unwrap(), Analysis { evaluation, ..Analysis::default() }, 150);
        shown_values(&position, &analyses)
    };
    for (number, square) in (0..).zip(position.legal_squares()) {
        // Values of the other side: the best move of X has the lowest.
        let told = store(square, Evaluation::Estimate(1_000 - number));
        assert!(told.len() <= 8 && told.iter().any(|(best, _)| *best == square));
    }
    let lost = store("o15".parse().unwrap(), Evaluation::Proven(Proof::Win { within: None }));
    assert!(lost.len() == 8 && lost.iter().all(|(square, _)| square.to_string() != "o15"));
    let won = store("g8".parse().unwrap(), Evaluation::Exact(Value::Loss(4)));
    // With both marks on a diagonal, h7 is the same move.
    let win = |name: &str| (name.parse().unwrap(), Evaluation::Exact(Value::Win(5)));
    assert_eq!(won, [win("h7"), win("g8")]);
}

#[test]
fn position_is_worth_no_less_than_its_best_move() {
    let estimates = [-20, 50].map(|estimate| ("a1".parse().unwrap(), Evaluation::Estimate(estimate)));
    let position = position("2x1x2", "");
    let value = |own| value_with_moves(&position, own, &estimates);
    assert_eq!([10, 60].map(Evaluation::Estimate).map(value), [50, 60].map(Evaluation::Estimate));
    let draw = Evaluation::Proven(Proof::Draw);
    assert_eq!([draw, Evaluation::Unknown].map(value), [draw, Evaluation::Unknown]);
    // The results of all moves are that of the position.
    let lost = |within| Evaluation::Proven(Proof::Loss { within: Some(within) });
    let told = |first, second| [("a1".parse().unwrap(), first), ("b1".parse().unwrap(), second)];
    let value = |moves: [(Square, Evaluation); 2]| value_with_moves(&position, Evaluation::Estimate(9), &moves);
    assert_eq!(value(told(lost(4), draw)), draw);
    assert_eq!(value(told(lost(4), lost(6))), Evaluation::Proven(Proof::Loss { within: None }));
    assert_eq!(value(told(lost(4), Evaluation::Unknown)), Evaluation::Estimate(9));
}

#[test]
fn move_in_misere_avoids_lines() {
    let reason = |moves, square: &str| line_reason(&position("3x3x3 misere", moves), square.parse().unwrap());
    let avoided = "b1".parse::<Square>().unwrap().into();
    assert_eq!(reason("a1b2c1a2", "a3"), Some(Reason::NoLine { avoided }));
    assert_eq!((reason("a1b2c1a2", "b1"), reason("b2", "a1")), (None, None));
}

#[test]
fn promising_moves_stop_and_build_rows() {
    let promising = |board, moves| promising_moves(&position(board, moves), &Analyses::default());
    let moves = promising("15x15x5", "h8a1i8a2j8");
    assert!(moves.len() == 12 && ["g8", "k8"].iter().all(|name| moves[..4].contains(&name.parse().unwrap())));
    // One of several symmetric moves.
    assert_eq!(promising("3x3x3", "").len(), 3);
}
