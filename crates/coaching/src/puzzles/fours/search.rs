//! The search: breadth-first over the positions after fours and their replies, so that the first win found is the shortest.
//!
//! The same fours in another order lead to the same position. Each position is visited once, which keeps the search short: a
//! board with many fours has hundreds of positions, but millions of orders.

use std::collections::HashSet;

use super::lines::Lines;
use engine::{Position, Square, Squares};

/// The number of positions, some 50 milliseconds of work, after which the search gives up and finds no win. Puzzles need at most
/// 100, and 500 if the player adds fours that do not help.
const MAX_POSITIONS: usize = 2_000;

/// Returns the moves of the shortest win by fours of the side to move, with the replies. The last one completes a line.
pub(super) fn shortest_win(position: &Position) -> Option<Vec<Square>> {
    if position.outcome().is_some() {
        return None;
    }
    let mut lines = Lines::of(position);
    if let Some(completion) = lines.completions().first() {
        return Some(vec![completion]);
    }
    let (mut layer, mut known) = (vec![Vec::new()], HashSet::new());
    while !layer.is_empty() && known.len() < MAX_POSITIONS {
        let mut next = Vec::new();
        for moves in layer {
            lines.play(&moves);
            for four in urgent_fours(&lines) {
                let completions = lines.completions_after(four);
                let mut moves = moves.clone();
                moves.push(four);
                moves.extend(completions);
                match completions.len() {
                    0 => {}
                    1 => {
                        if known.insert(marks(&moves)) {
                            next.push(moves);
                        }
                    }
                    // A double four: a reply on one of the squares leaves the other.
                    _ => {
                        moves.truncate(moves.len() + 2 - completions.len() as usize);
                        return Some(moves);
                    }
                }
            }
            lines.take_back(&moves);
        }
        layer = next;
    }
    None
}

/// Returns the fours that stop a line of the other side if it can complete one.
fn urgent_fours(lines: &Lines) -> Squares {
    let threats = lines.threats();
    match threats.len() {
        0 => lines.fours(),
        1 => lines.fours() & threats,
        _ => Squares::EMPTY,
    }
}

/// Returns the marks of both sides after moves.
fn marks(moves: &[Square]) -> [Squares; 2] {
    let of = |first: usize| moves.iter().skip(first).step_by(2).copied().collect();
    [of(0), of(1)]
}
