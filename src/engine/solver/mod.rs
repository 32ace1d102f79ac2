//! Exact values on any board of up to 64 squares.
//!
//! A position of normal play is asked two questions: can the side to move complete a line before the other side does, and
//! if not, can the other side? Each is answered by two searches that take turns, each with its share of the work:
//!
//! - the weak game, in which only the attacker's lines count. It is much smaller. Whoever prevents every line there does
//!   so in the whole game too, so that it proves what cannot be won; and it proves nothing else;
//! - the whole game by proof numbers, which finds wins, and the draws that rest on the defender's own threats.
//!
//! Misère is another game and has a search of its own. All searches share the idea of what is left of a line: the
//! squares that its side still needs. Positions in which the same is left are the same position.
//!
//! What is proved is proved, except that positions are told apart by fingerprints of 128 bits.
//!
//! ```
//! use tic_tac_toe::engine::solver::{Prospect, Solver, Verdict};
//! use tic_tac_toe::engine::{Objective, Position, Rules};
//!
//! let rules = Rules::new(5, 4, 4, Objective::Normal)?;
//! let mut solver = Solver::new(rules, 1 << 20).ok_or("more than 64 squares")?;
//! let result = solver.result(&Position::new(rules), |_| false);
//! assert_eq!(result, Verdict::Proved(Prospect::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod board;
mod canonical_key;
mod certificate;
mod distance;
mod dominators;
mod fingerprint;
mod maker_breaker;
#[cfg(test)]
mod minimax_tests;
mod misere;
mod move_generation;
mod pairing;
mod potential;
mod proof_numbers;
mod proof_search;
mod question;
mod reduction;
mod refutations;
mod residual_lines;
mod residual_position;
mod stop;
mod transposition_table;
mod two_sided;
mod vcf;
mod verdict;

pub use question::Solver;
pub use stop::Progress;
pub use verdict::{Prospect, Verdict};
