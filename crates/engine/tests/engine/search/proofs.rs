//! Proofs of positions with few live lines, and searches that are stopped at once.

use engine::{ByMark, Evaluation, Limits, Mark, Objective, Position, Rules, Search, Solver, Square, Squares};
use fastrand::Rng;

use crate::positions::rules;

/// Returns a board on which each five squares in a row held both marks before some random squares were freed. Some more
/// marks of one side are removed, so that both have the same number.
fn mostly_dead(rules: Rules, freed: usize, random: &mut Rng) -> Option<Position> {
    let mut marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
    for square in rules.squares() {
        let mark = if (square.column() + 2 * square.row()) % 4 < 2 { Mark::X } else { Mark::O };
        marks[mark].insert(square);
    }
    let mut squares: Vec<Square> = rules.squares().iter().collect();
    random.shuffle(&mut squares);
    for square in squares.drain(..freed) {
        marks.x = marks.x - square.into();
        marks.o = marks.o - square.into();
    }
    for square in squares {
        let more = if marks.x.len() > marks.o.len() { Mark::X } else { Mark::O };
        if marks.x.len().abs_diff(marks.o.len()) > 0 {
            marks[more] = marks[more] - square.into();
        }
    }
    Position::from_marks(rules, marks, Mark::X).ok().filter(|position| position.outcome().is_none())
}

/// The number of lines that one side or the other can still complete.
fn live_lines(position: &Position) -> usize {
    let live = |mark: Mark| {
        let lines = position.rules().lines().into_iter();
        lines.filter(|line| (line.squares() & position.marks(!mark)).is_empty()).count()
    };
    Mark::ALL.into_iter().map(live).sum()
}

#[test]
fn positions_with_few_live_lines_are_proved() {
    let rules = rules("8x8x5");
    let mut random = Rng::with_seed(8);
    let mut solver = Solver::with_memory(rules, 1 << 22).unwrap();
    let mut counts = [0; 3];
    while counts.iter().sum::<usize>() < 60 {
        let Some(position) = mostly_dead(rules, 24, &mut random) else { continue };
        // With at most 24 free squares, the search would try all moves anyway.
        if position.free().len() <= 24 || live_lines(&position) > 12 {
            continue;
        }
        let found = Search::with_memory(rules, 1 << 20).best(&position, Limits::nodes(1_000_000)).unwrap();
        let Some(claimed) = found.evaluation.wdl() else { panic!("{found:?} in {position:?}") };
        let proven = solver.result(&position, Limits::none());
        assert_eq!(proven, Ok(claimed), "{found:?} in {position:?}");
        counts[claimed as usize] += 1;
    }
    let [_, draws, wins] = counts;
    assert!(draws > 0 && wins > 0, "{counts:?} losses, draws and wins");
}

#[test]
fn search_stopped_at_once_returns_a_legal_move() {
    for board in ["3x3x3", "4x4x4", "7x7x5", "15x15x5", "20x20x5", "20x1x3", "1x20x5", "2x2x2"] {
        for objective in Objective::ALL {
            let rules = rules(board).with_objective(objective);
            let mut search = Search::with_memory(rules, 0);
            let mut position = Position::new(rules);
            while position.outcome().is_none() {
                let limits = Limits::until(|_| 1.0).and_depth(1).and_nodes(1);
                let found = search.best(&position, limits).unwrap();
                position = position.play(found.best.unwrap().square()).unwrap();
            }
            let over = search.best(&position, Limits::none()).unwrap();
            assert!(matches!(over.evaluation, Evaluation::Exact(_)) && over.best.is_none());
        }
    }
}

#[test]
fn stop_takes_effect_within_a_thousand_nodes() {
    let rules = rules("15x15x5");
    let mut search = Search::with_memory(rules, 1 << 16);
    let position = Position::new(rules).play("h8".parse().unwrap()).unwrap();
    let mut polls = 0;
    let limits = Limits::until(|_| {
        polls += 1;
        f64::from(polls > 20)
    });
    assert!(search.best(&position, limits).unwrap().best.is_some());
    let nodes = search.nodes();
    assert!(polls == 21 && nodes < 21 * 1_000, "{nodes} nodes, {polls} polls");
}
