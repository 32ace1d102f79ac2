//! What is kept of what was found out, what takes its place, and when enough is known.

use tic_tac_toe::engine::judgement::{BestMove, Forecast, Judgement, Judgements};
use tic_tac_toe::engine::prover::Prospect;
use tic_tac_toe::engine::solver::Value;
use tic_tac_toe::engine::{Objective, Position, Rules, Square, notation, solver};

use crate::naive;

fn position(board: &str, objective: Objective, moves: &str) -> Position {
    let read = notation::read_moves(notation::read_rules(board, objective).unwrap(), moves);
    assert_eq!(read.problem, None);
    read.game.position()
}

fn here() -> Position {
    position("5x5x4", Objective::Normal, "c3b2")
}

fn open(depth: u8, estimate: i16) -> Judgement {
    Judgement { forecast: Forecast::Open { estimate }, best: "a1".parse().ok().map(BestMove::Likely), depth }
}

/// The result is proven, but not that the move achieves it.
fn likely(prospect: Prospect, depth: u8) -> Judgement {
    Judgement { forecast: Forecast::Proved { prospect, within: None }, ..open(depth, 0) }
}

fn proved(prospect: Prospect, depth: u8) -> Judgement {
    Judgement {
        forecast: Forecast::Proved { prospect, within: None },
        best: "b1".parse().ok().map(BestMove::Proven),
        depth,
    }
}

#[test]
fn the_usual_game_is_known_without_anybody() {
    let mut judgements = Judgements::default();
    for (_, position) in naive::positions() {
        let known = judgements.of(&position);
        assert_eq!(Some(known.forecast), solver::value(&position).map(Forecast::Exact));
        let best = solver::best_squares(&position).and_then(|squares| squares.first());
        assert_eq!(known.best, best.map(BestMove::Proven));
        assert!(judgements.is_settled(&position, u32::MAX));
        // Nobody can know better, and so nothing is kept.
        judgements.note(position, open(9, 100), 1_000);
    }
    assert_eq!(judgements, Judgements::default());
    let others =
        [Rules::TIC_TAC_TOE.with_objective(Objective::Misere), Rules::new(4, 3, 3, Objective::Normal).unwrap()];
    assert!(Judgements::need_nobody(Rules::TIC_TAC_TOE) && !others.into_iter().any(Judgements::need_nobody));
}

#[test]
fn the_end_of_every_game_is_known_without_anybody() {
    for (board, objective, moves, value) in [
        ("4x3x3", Objective::Normal, "a1a2b1b2c1", Value::Loss(0)),
        ("4x3x3", Objective::Misere, "a1a2b1b2c1", Value::Win(0)),
        ("3x1x3", Objective::Misere, "a1b1c1", Value::Draw),
    ] {
        let position = position(board, objective, moves);
        let mut judgements = Judgements::default();
        let known = Judgement { forecast: Forecast::Exact(value), ..Judgement::default() };
        assert_eq!(judgements.of(&position), known);
        judgements.note(position, open(9, 100), 1_000);
        assert_eq!((judgements.of(&position), judgements.is_settled(&position, u32::MAX)), (known, true));
    }
}

#[test]
fn nothing_is_known_of_what_nobody_has_looked_at() {
    let judgements = Judgements::default();
    assert_eq!(judgements.of(&here()), Judgement::default());
    assert_eq!(judgements.of(&here()).forecast, Forecast::Unknown);
    assert!(!judgements.is_settled(&here(), 0) && !judgements.is_settled(&here(), 1_000));
}

#[test]
fn a_position_is_settled_by_time_or_by_proof() {
    let table = [
        // What was found out, in how long, and for what that is enough, from nought up.
        (open(5, 10), 0, [false, false, false, false]),
        (open(5, 10), 1, [true, true, false, false]),
        (open(5, 10), 150, [true, true, true, false]),
        (open(5, 10), 1_000, [true, true, true, true]),
        (proved(Prospect::Draw, 5), 0, [false, false, false, false]),
        (proved(Prospect::Draw, 5), 1, [true, true, true, true]),
        (proved(Prospect::Loss, 5), 150, [true, true, true, true]),
        (likely(Prospect::Win, 5), 150, [true, true, true, false]),
        (
            Judgement { forecast: Forecast::Exact(Value::Win(3)), ..proved(Prospect::Win, 0) },
            1,
            [true, true, true, true],
        ),
        (Judgement::default(), 150, [true, true, true, false]),
    ];
    for (judgement, thought, expected) in table {
        let mut judgements = Judgements::default();
        judgements.note(here(), judgement, thought);
        assert_eq!(judgements.of(&here()), judgement);
        let settled = [0, 1, 150, 1_000].map(|milliseconds| judgements.is_settled(&here(), milliseconds));
        assert_eq!(settled, expected, "{judgement:?} after {thought}");
    }
}

#[test]
fn what_says_more_stays() {
    let (win, draw) = (proved(Prospect::Win, 0), proved(Prospect::Draw, 7));
    // What was known, what comes, which of them is known then, and for how long it may have been thought over.
    let table = [
        ("progress goes on", (open(4, 1), 0), (open(5, 2), 0), open(5, 2), 0),
        ("the end of the thought", (open(5, 1), 0), (open(5, 2), 1_000), open(5, 2), 1_000),
        ("a thought that begins anew", (open(9, 1), 0), (open(1, 2), 0), open(9, 1), 0),
        ("a new thought about what is settled", (open(9, 1), 1_000), (open(3, 2), 0), open(9, 1), 1_000),
        ("a new thought that gets as far", (open(9, 1), 1_000), (open(9, 2), 0), open(9, 1), 1_000),
        ("a new thought that gets farther", (open(9, 1), 1_000), (open(10, 2), 0), open(10, 2), 1_000),
        ("a longer thought", (open(9, 1), 150), (open(10, 2), 1_000), open(10, 2), 1_000),
        ("a longer thought that got less far", (open(9, 1), 150), (open(8, 2), 1_000), open(9, 1), 1_000),
        ("a shorter thought", (open(9, 1), 1_000), (open(8, 2), 150), open(9, 1), 1_000),
        ("the same once more", (open(9, 1), 150), (open(9, 2), 150), open(9, 2), 150),
        ("a proof in less time", (open(9, 1), 1_000), (win, 150), win, 1_000),
        ("a proof on the way", (open(9, 1), 1_000), (draw, 0), draw, 1_000),
        ("no proof in more time", (win, 150), (open(9, 1), 1_000), win, 1_000),
        ("a proof that looked farther", (win, 150), (draw, 150), draw, 150),
        ("a proven move", (likely(Prospect::Win, 9), 1_000), (win, 150), win, 1_000),
        (
            "a likely move for a proven result",
            (open(9, 1), 150),
            (likely(Prospect::Win, 0), 150),
            likely(Prospect::Win, 0),
            150,
        ),
        ("a likely move that looked farther", (win, 150), (likely(Prospect::Win, 9), 1_000), win, 1_000),
        ("nothing", (open(9, 1), 150), (Judgement::default(), 1_000), open(9, 1), 1_000),
    ];
    for (what, (before, first), (comes, then), expected, thought) in table {
        let mut judgements = Judgements::default();
        judgements.note(here(), before, first);
        judgements.note(here(), comes, then);
        assert_eq!(judgements.of(&here()), expected, "{what}");
        if !expected.is_proven() {
            let settled =
                [thought.max(1), thought + 1].map(|milliseconds| judgements.is_settled(&here(), milliseconds));
            assert_eq!(settled, [thought > 0, false], "{what}");
        } else {
            assert_eq!(judgements.is_settled(&here(), u32::MAX), thought > 0, "{what}");
        }
    }
}

#[test]
fn each_position_has_its_own_judgement() {
    let mut judgements = Judgements::default();
    let positions = [
        here(),
        position("5x5x4", Objective::Normal, "b2c3"),
        position("5x5x4", Objective::Misere, "c3b2"),
        position("5x5x3", Objective::Normal, "c3b2"),
        position("5x6x4", Objective::Normal, "c3b2"),
    ];
    for (depth, position) in (1..).zip(positions) {
        judgements.note(position, open(depth, 0), 150);
    }
    for (depth, position) in (1..).zip(positions) {
        assert_eq!(judgements.of(&position).depth, depth);
    }
    // The order of the moves makes no difference.
    let other_way = position("5x5x4", Objective::Normal, "a1b2c3d4");
    judgements.note(other_way, open(7, 0), 150);
    assert_eq!(judgements.of(&position("5x5x4", Objective::Normal, "c3d4a1b2")), open(7, 0));
}

#[test]
fn a_move_is_worth_what_the_position_after_it_is_worth_to_the_other_side() {
    let mut judgements = Judgements::default();
    let table = [
        (Forecast::Exact(Value::Loss(2)), Forecast::Exact(Value::Win(3))),
        (Forecast::Exact(Value::Draw), Forecast::Exact(Value::Draw)),
        (
            Forecast::Proved { prospect: Prospect::Win, within: Some(5) },
            Forecast::Proved { prospect: Prospect::Loss, within: Some(6) },
        ),
        (
            Forecast::Proved { prospect: Prospect::Loss, within: None },
            Forecast::Proved { prospect: Prospect::Win, within: None },
        ),
        (
            Forecast::Proved { prospect: Prospect::Loss, within: Some(u8::MAX) },
            Forecast::Proved { prospect: Prospect::Win, within: Some(u8::MAX) },
        ),
        (Forecast::Open { estimate: 70 }, Forecast::Open { estimate: -70 }),
        (Forecast::Open { estimate: i16::MIN }, Forecast::Open { estimate: i16::MAX }),
        (Forecast::Unknown, Forecast::Unknown),
    ];
    for (square, (after, before)) in here().legal_squares().iter().zip(table) {
        assert_eq!(judgements.of_move(&here(), square), Forecast::Unknown);
        let judgement = Judgement { forecast: after, ..Judgement::default() };
        judgements.note(here().play(square).unwrap(), judgement, 150);
        assert_eq!(judgements.of_move(&here(), square), before);
    }
    // What cannot be played is worth nothing.
    for name in ["c3", "b2", "f1", "o15"] {
        assert_eq!(judgements.of_move(&here(), name.parse().unwrap()), Forecast::Unknown, "{name}");
    }
    // A move that wins needs nobody.
    let won = position("5x5x4", Objective::Normal, "a1a5b1b5c1c5");
    assert_eq!(judgements.of_move(&won, "d1".parse().unwrap()), Forecast::Exact(Value::Win(1)));
}

/// Positions that are all different: two marks anywhere on the largest board.
fn many_positions() -> Vec<Position> {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let squares: Vec<Square> = rules.squares().iter().collect();
    let first = squares.iter().take(20).map(|square| Position::new(rules).play(*square).unwrap());
    first
        .flat_map(|position| position.legal_squares().iter().map(move |square| position.play(square).unwrap()))
        .collect()
}

#[test]
fn the_oldest_judgements_make_room() {
    let positions = many_positions();
    assert_eq!(positions.len(), 20 * 224);
    let mut judgements = Judgements::default();
    let known = |judgements: &Judgements, position: &Position| {
        *judgements != Judgements::default() && judgements.of(position) != Judgement::default()
    };
    for (number, position) in positions.iter().enumerate() {
        judgements.note(*position, open(3, 7), 150);
        // The first one is always found out anew, and so never old.
        judgements.note(positions[0], open(3, 7), 150);
        assert!(known(&judgements, position) && known(&judgements, &positions[0]), "{number}");
    }
    let kept: Vec<bool> = positions.iter().skip(1).map(|position| known(&judgements, position)).collect();
    let forgotten = kept.iter().take_while(|is_known| !**is_known).count();
    assert!(kept.iter().skip(forgotten).all(|is_known| *is_known), "the last ones are kept");
    // All moves of the longest game and all moves of its last position find room, and not much more.
    let kept = kept.len() - forgotten;
    assert!((225 + 225..2_000).contains(&kept), "{kept}");
}
