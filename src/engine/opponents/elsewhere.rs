//! How the computer players play on other boards than that of 3 × 3, each in its own spirit: what their files say of these
//! boards.
//!
//! It is kept apart from the rules for the 3 × 3 board so that a page that shows only that one need not load it.

use super::casual::Plan;
use super::{Advice, Combination, Computer, Liking, Motive, open_lines};
use crate::engine::reasons::Rule;
use crate::engine::tactics::{self, Lines};
use crate::engine::{Objective, Position, Squares};

/// What the rules of a player say in a position.
pub(super) fn advice(computer: Computer, position: &Position, seed: u64) -> Advice {
    let is_misere = position.rules().objective() == Objective::Misere;
    match computer {
        Computer::Random => Advice::any_free(position),
        Computer::Casual | Computer::Trapper if is_misere => any_without_line(position),
        Computer::Casual => {
            Advice::pressing(position).or_else(|| plan(position, seed)).unwrap_or_else(|| Advice::any_free(position))
        }
        Computer::Trapper => Advice::pressing(position)
            .or_else(|| fork(position))
            .or_else(|| no_fork(position))
            .or_else(|| Advice::of(Motive::OpenLines(Liking::Any), open_lines::fresh_squares(position)))
            .unwrap_or_else(|| most_for_lines(position, Liking::Most)),
        // Perfect where its values are not at hand: it goes by rules that take no time.
        Computer::Strategist | Computer::Perfect if is_misere => most_for_lines(position, Liking::Least),
        Computer::Strategist | Computer::Perfect => Advice::pressing(position)
            .or_else(|| fork(position))
            .or_else(|| Advice::of(Motive::Combination, Combination::squares(position)))
            .or_else(|| no_fork(position))
            .unwrap_or_else(|| most_for_lines(position, Liking::Most)),
    }
}

fn fork(position: &Position) -> Option<Advice> {
    Advice::of(Motive::Rule(Rule::Fork), tactics::fork_squares(position, position.turn()))
}

fn no_fork(position: &Position) -> Option<Advice> {
    Advice::of(Motive::Rule(Rule::BlockFork), tactics::fork_defences(position))
}

/// The squares that do the most for lines that can still be completed, or the least.
fn most_for_lines(position: &Position, liking: Liking) -> Advice {
    Advice { motive: Motive::OpenLines(liking), squares: open_lines::best_squares(position) }
}

/// In misère, any square on which no line is completed, as long as there is one.
fn any_without_line(position: &Position) -> Advice {
    let any_free = Advice::any_free(position);
    let completing = Lines::of(position).lacking(position.marks(position.turn()), position.marks(!position.turn()), 1);
    let without: Squares = any_free.squares - completing;
    if without == any_free.squares || without.is_empty() {
        any_free
    } else {
        Advice { motive: Motive::NoLine, squares: without }
    }
}

/// The first open one of some plans that are drawn for the game: another one when a mark of the other side is on it.
fn plan(position: &Position, seed: u64) -> Option<Advice> {
    /// So many that one is open as long as much of the board is.
    const DRAWN: u64 = 20;
    (0..DRAWN).find_map(|number| {
        let plan = Plan::drawn(position.rules(), seed.wrapping_add(number))?;
        Advice::of(Motive::Plan(plan), plan.open_squares(position))
    })
}
