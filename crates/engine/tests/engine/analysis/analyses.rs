//! Stored analyses: which one stays, and when a position needs no further analysis.

use engine::{Analyses, Analysis, BestMove, Evaluation, Position, Proof, Value, Wdl, tablebase};

use crate::positions::position;

fn unfinished() -> Position {
    position("5x5x4", "c3b2")
}

fn open(depth: u8, estimate: i16) -> Analysis {
    Analysis { evaluation: Evaluation::Estimate(estimate), best: "a1".parse().ok().map(BestMove::Likely), depth }
}

/// The result is proven, but not that the move achieves it.
fn likely(wdl: Wdl, depth: u8) -> Analysis {
    Analysis { evaluation: Evaluation::Proven(wdl.into()), ..open(depth, 0) }
}

fn proved(wdl: Wdl, depth: u8) -> Analysis {
    Analysis { evaluation: Evaluation::Proven(wdl.into()), best: "b1".parse().ok().map(BestMove::Proven), depth }
}

#[test]
fn tablebase_positions_and_finished_games_need_no_entry() {
    for (board, moves, value) in [
        ("3x3x3", "a1b1", Value::Win(5)),
        ("4x3x3", "a1a2b1b2c1", Value::Loss(0)),
        ("4x3x3 misere", "a1a2b1b2c1", Value::Win(0)),
        ("3x1x3 misere", "a1b1c1", Value::Draw),
    ] {
        let position = position(board, moves);
        let mut analyses = Analyses::default();
        analyses.insert(position, open(9, 100), 1_000);
        assert!(analyses.is_empty() && analyses.is_final(&position, u32::MAX));
        let known = analyses.of(&position);
        assert_eq!(known.evaluation, Evaluation::Exact(value));
        let best = tablebase::best_squares(&position).and_then(|squares| squares.first());
        assert_eq!(known.best, best.map(BestMove::Proven));
    }
}

#[test]
fn analysis_is_final_after_its_time_or_with_a_proof() {
    let table = [
        // The analysis, the milliseconds that it was given, and whether it is final for 0, 1, 150 and 1,000 ms.
        (open(5, 10), 0, [false, false, false, false]),
        (open(5, 10), 1, [true, true, false, false]),
        (open(5, 10), 150, [true, true, true, false]),
        (open(5, 10), 1_000, [true, true, true, true]),
        (proved(Wdl::Draw, 5), 0, [false, false, false, false]),
        (proved(Wdl::Draw, 5), 1, [true, true, true, true]),
        (proved(Wdl::Loss, 5), 150, [true, true, true, true]),
        (likely(Wdl::Win, 5), 150, [true, true, true, false]),
        (Analysis { evaluation: Evaluation::Exact(Value::Win(3)), ..proved(Wdl::Win, 0) }, 1, [true, true, true, true]),
        (Analysis::default(), 150, [true, true, true, false]),
    ];
    for (analysis, milliseconds, expected) in table {
        let mut analyses = Analyses::default();
        analyses.insert(unfinished(), analysis, milliseconds);
        assert_eq!(analyses.of(&unfinished()), analysis);
        let is_final = [0, 1, 150, 1_000].map(|milliseconds| analyses.is_final(&unfinished(), milliseconds));
        assert_eq!(is_final, expected, "{analysis:?} after {milliseconds}");
    }
}

#[test]
fn better_analysis_stays() {
    let (win, draw) = (proved(Wdl::Win, 0), proved(Wdl::Draw, 7));
    // The stored analysis, the new one, the one that stays, and its milliseconds.
    let table = [
        ("progress", (open(4, 1), 0), (open(5, 2), 0), open(5, 2), 0),
        ("the final analysis", (open(5, 1), 0), (open(5, 2), 1_000), open(5, 2), 1_000),
        ("a restarted analysis", (open(9, 1), 0), (open(1, 2), 0), open(9, 1), 0),
        ("a restarted analysis after a final one", (open(9, 1), 1_000), (open(3, 2), 0), open(9, 1), 1_000),
        ("a restarted analysis of the same depth", (open(9, 1), 1_000), (open(9, 2), 0), open(9, 1), 1_000),
        ("a deeper restarted analysis", (open(9, 1), 1_000), (open(10, 2), 0), open(10, 2), 1_000),
        ("a longer analysis", (open(9, 1), 150), (open(10, 2), 1_000), open(10, 2), 1_000),
        ("a longer but shallower analysis", (open(9, 1), 150), (open(8, 2), 1_000), open(9, 1), 1_000),
        ("a shorter analysis", (open(9, 1), 1_000), (open(8, 2), 150), open(9, 1), 1_000),
        ("an equal analysis", (open(9, 1), 150), (open(9, 2), 150), open(9, 2), 150),
        ("a proof in less time", (open(9, 1), 1_000), (win, 150), win, 1_000),
        ("an interim proof", (open(9, 1), 1_000), (draw, 0), draw, 1_000),
        ("no proof in more time", (win, 150), (open(9, 1), 1_000), win, 1_000),
        ("a deeper proof", (win, 150), (draw, 150), draw, 150),
        ("a proven move", (likely(Wdl::Win, 9), 1_000), (win, 150), win, 1_000),
        ("a likely move for a proven result", (open(9, 1), 150), (likely(Wdl::Win, 0), 150), likely(Wdl::Win, 0), 150),
        ("a deeper analysis with a likely move", (win, 150), (likely(Wdl::Win, 9), 1_000), win, 1_000),
        ("an unknown evaluation", (open(9, 1), 150), (Analysis::default(), 1_000), open(9, 1), 1_000),
    ];
    for (what, (before, first), (comes, then), expected, milliseconds) in table {
        let mut analyses = Analyses::default();
        analyses.insert(unfinished(), before, first);
        analyses.insert(unfinished(), comes, then);
        assert_eq!(analyses.of(&unfinished()), expected, "{what}");
        let expected = if expected.is_proven() { [true; 2] } else { [true, false] };
        let is_final = [milliseconds.max(1), milliseconds + 1].map(|given| analyses.is_final(&unfinished(), given));
        assert_eq!(is_final, if milliseconds > 0 { expected } else { [false; 2] }, "{what}");
    }
}

#[test]
fn each_position_has_its_own_analysis() {
    let mut analyses = Analyses::default();
    assert!(analyses.of(&unfinished()) == Analysis::default() && !analyses.is_final(&unfinished(), 0));
    let others = [("5x5x4", "b2c3"), ("5x5x4 misere", "c3b2"), ("5x5x3", "c3b2"), ("5x6x4", "c3b2")];
    let positions = [[unfinished()].as_slice(), &others.map(|(board, moves)| position(board, moves))].concat();
    for (depth, position) in (1..).zip(&positions) {
        analyses.insert(*position, open(depth, 0), 150);
    }
    for (depth, position) in (1..).zip(&positions) {
        assert_eq!(analyses.of(position).depth, depth);
    }
    // The order of the moves makes no difference.
    analyses.insert(position("5x5x4", "a1b2c3d4"), open(7, 0), 150);
    assert_eq!(analyses.of(&position("5x5x4", "c3d4a1b2")), open(7, 0));
}

#[test]
fn move_has_the_negated_evaluation_of_the_position_after_it() {
    let mut analyses = Analyses::default();
    let win = |within| Evaluation::Proven(Proof::Win { within });
    let loss = |within| Evaluation::Proven(Proof::Loss { within });
    let table = [
        (Evaluation::Exact(Value::Loss(2)), Evaluation::Exact(Value::Win(3))),
        (Evaluation::Exact(Value::Draw), Evaluation::Exact(Value::Draw)),
        (win(Some(5)), loss(Some(6))),
        (loss(None), win(None)),
        (loss(Some(u8::MAX)), win(Some(u8::MAX))),
        (Evaluation::Estimate(70), Evaluation::Estimate(-70)),
        (Evaluation::Estimate(i16::MIN), Evaluation::Estimate(i16::MAX)),
        (Evaluation::Unknown, Evaluation::Unknown),
    ];
    // Positions after other moves, with the other side to move and of other rules.
    for (board, moves) in [("5x5x4", "c3b2a1a2"), ("5x5x4", "c3a1b2a2e5"), ("5x5x4 misere", "c3b2a1")] {
        analyses.insert(position(board, moves), open(1, 1), 150);
    }
    for (square, (after, before)) in unfinished().legal_squares().iter().zip(table) {
        assert_eq!(analyses.of_move(&unfinished(), square), Evaluation::Unknown);
        let analysis = Analysis { evaluation: after, ..Analysis::default() };
        analyses.insert(unfinished().play(square).unwrap(), analysis, 150);
        assert_eq!(analyses.of_move(&unfinished(), square), before);
    }
    assert!(analyses.of_moves(&unfinished()).eq(table.map(|(_, before)| before)));
    // Illegal moves are unknown.
    for name in ["c3", "b2", "f1", "o15"] {
        assert_eq!(analyses.of_move(&unfinished(), name.parse().unwrap()), Evaluation::Unknown, "{name}");
    }
}

#[test]
fn oldest_entries_are_replaced() {
    let start = position("15x15x5", "h8");
    let after = |square| start.play(square).unwrap();
    let squares = start.legal_squares();
    let positions = squares.iter().map(after).flat_map(|position| {
        position.legal_squares().iter().take(20).map(move |square| position.play(square).unwrap())
    });
    let positions: Vec<Position> = positions.collect();
    let mut analyses = Analyses::default();
    let known = |analyses: &Analyses, position| analyses.of(position) != Analysis::default();
    for position in &positions {
        analyses.insert(*position, open(3, 7), 150);
        // The first position is always analyzed again, so that its entry never gets old.
        analyses.insert(positions[0], open(3, 7), 150);
        assert!(known(&analyses, position) && known(&analyses, &positions[0]));
    }
    let kept: Vec<bool> = positions.iter().skip(1).map(|position| known(&analyses, position)).collect();
    let forgotten = kept.iter().take_while(|is_known| !**is_known).count();
    assert!(kept.iter().skip(forgotten).all(|is_known| *is_known), "the newest entries stay");
    // The capacity suffices for the longest game and all moves of its last position.
    assert!((225 + 225..2_000).contains(&(kept.len() - forgotten)));
}
