//! Finds puzzles for `crates/coaching/src/puzzles/` and prints them: `cargo run --profile native --example puzzles 4x4x4 12` takes some
//! minutes.
//!
//! The positions come from games between two Trappers, so that they look like play. The solver finds those in which exactly
//! one move keeps a win or a draw. Of 2, of 3 and of at least 4 moves to find, it prints the given number, or fewer if there are not
//! as many.
//! Half of them are wins, if possible, with few and with many free squares. No two are symmetric.
//!
//! A change of Trapper changes the games, and so the puzzles: those in `crates/coaching/src/puzzles/` come from an earlier version.

use std::collections::BTreeSet;
use std::env;
use std::error::Error;

use coaching::Computer;
use coaching::puzzles::Puzzle;
use engine::{Limits, Mark, Position, Rules, Solver, Square, Wdl, notation};

/// The number of games.
const GAMES: u64 = 20_000;

/// The free squares of a puzzle.
const FREE: std::ops::RangeInclusive<u32> = 6..=10;

fn main() -> Result<(), Box<dyn Error>> {
    let [board, count] = env::args().skip(1).collect::<Vec<_>>().try_into().map_err(|_| "usage: BOARD COUNT")?;
    let (rules, count) = (board.parse::<Rules>()?, count.parse::<usize>()?);
    let mut solver = Solver::new(rules)?;
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    for seed in 0..GAMES {
        let mut position = Position::new(rules);
        while let Some(square) = Computer::Trapper.reply(&position, seed + u64::from(position.free().len()) * GAMES) {
            position = position.play(square)?;
            let free = position.legal_squares().len();
            if FREE.contains(&free) && seen.insert(class(&position)) {
                found.extend(puzzle(&mut solver, position));
            }
        }
    }
    found.sort_by_key(|(puzzle, _)| (answers(puzzle), puzzle.position().free().len()));
    for length in 2..=4 {
        let of = |result: Wdl| {
            found
                .iter()
                .filter(move |(puzzle, wdl)| answers(puzzle) == length && *wdl == result)
                .map(|(puzzle, _)| puzzle)
        };
        eprintln!("{length} moves: {} wins, {} draws", of(Wdl::Win).count(), of(Wdl::Draw).count());
        let wins = of(Wdl::Win).count().min(count / 2);
        let some = |result, count: usize| {
            let every = (of(result).count() / count.max(1)).max(1);
            of(result).step_by(every).take(count)
        };
        let mut chosen: Vec<&Puzzle> = some(Wdl::Win, wins).chain(some(Wdl::Draw, count - wins)).collect();
        chosen.sort_by_key(|puzzle| puzzle.position().free().len());
        for puzzle in chosen {
            println!("{} {}", notation::write_position(puzzle.position()), puzzle.solution());
        }
    }
    Ok(())
}

/// Returns the number of moves to find, at most 4.
fn answers(puzzle: &Puzzle) -> u8 {
    puzzle.answers().clamp(1, 4)
}

/// Returns the puzzle of a position, if it is one, with its result. Nothing stops the solver.
fn puzzle(solver: &mut Solver, position: Position) -> Option<(Puzzle, Wdl)> {
    let results = solver.results_of_moves(&position, Limits::none()).ok()?;
    let best = results.iter().map(|(_, wdl)| *wdl).max().filter(|best| *best != Wdl::Loss)?;
    let keeping: Vec<Square> = results.iter().filter(|(_, wdl)| *wdl == best).map(|(square, _)| *square).collect();
    match keeping[..] {
        [solution] => Some((Puzzle::new(position, solution), best)),
        _ => None,
    }
}

/// Returns the same value for symmetric positions on a square board.
fn class(position: &Position) -> Vec<u8> {
    let rules = position.rules();
    let last = rules.columns() - 1;
    let image = |orientation: u32| {
        let turned = |square: Square| {
            let (mut column, mut row) = (square.column(), square.row());
            for step in 0..orientation {
                (column, row) = if step % 2 == 0 { (last - column, row) } else { (row, column) };
            }
            Square::new(column, row)
        };
        let mark = |square| turned(square).and_then(|square| position.mark_at(square));
        rules.squares().iter().map(|square| mark(square).map_or(0, |mark| 1 + u8::from(mark == Mark::O))).collect()
    };
    (0..8).map(image).min().unwrap_or_default()
}
