//! Exact solver of boards of up to 64 squares.
//!
//! The solver asks two questions of a position of normal play: can the side to move complete a line first, and if not,
//! can the other side? Two searches take turns at each question, with growing shares of the nodes:
//!
//! - The Maker–Breaker game (`maker_breaker`), in which only the attacker's lines count. It is much smaller. A defender
//!   who prevents every line there also prevents it in the two-sided game, so that it proves what cannot be won, and
//!   nothing else.
//! - Proof-number search of the two-sided game (`proof_search`), which finds wins, and draws that rest on the
//!   defender's own threats.
//!
//! Misère has a search of its own (`misere`). All searches work with residual lines (`residual`), the squares of
//! a line that its side still needs. Positions with the same residual lines are one position.
//!
//! The tables identify positions by fingerprints of 128 bits; apart from a collision, results are exact.

mod bit_board;
mod bits;
mod canonical_key;
mod certificate;
mod error;
mod fingerprint;
mod maker_breaker;
#[cfg(test)]
mod minimax_tests;
mod misere;
mod proof_numbers;
mod proof_search;
mod proof_table;
mod refutations;
mod residual;
mod solve;
mod static_analysis;
mod vcf;

pub use error::{Unproven, UnsolvableRules};
pub use solve::Solver;
