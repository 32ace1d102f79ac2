//! Immediate wins, forks (double threats) and moves that force one, on any board.
//!
//! One pass over the lines of the board finds the [threats](Threats) of both sides. Everything else is derived from the few lines
//! that lack one or two marks. Where longer lines do not count, a mark beside a line closes it for its side.

mod forced_fork;
mod line_sets;
mod rows;
mod threats;

pub use forced_fork::{ForcedFork, forced_fork_squares};
pub use line_sets::LineSets;
#[cfg(feature = "count-passes")]
pub use line_sets::PASSES;
pub use rows::{lines_lacking, open_rows};
pub use threats::{Threats, completing_squares, fork_blocks, fork_squares, winning_squares};
