//! Heuristic search of boards of any size.
//!
//! [`Search`] is an alpha–beta search with iterative deepening, principal variation search and a transposition table
//! (`alpha_beta`). For five in a row, `patterns` order the moves and are the inputs of a small
//! neural network that evaluates positions. The board keeps the number of marks on each line up to date (`counted_board`).
//! Forced moves come first (`must_play`), and wins by continuous fours (VCF) are found far beyond the depth of the
//! search (`vcf`).
//!
//! Scores that depend on a guess, such as a static evaluation or an omitted move, are estimates; all others are proven.
//! Proofs have one reservation: the transposition table identifies positions by 64-bit Zobrist keys, so that a look-up
//! confuses two positions with a probability of about 2⁻⁶³.

mod alpha_beta;
mod counted_board;
mod deepening;
mod evaluate;
mod first_look;
mod interface;
mod line_weight;
mod lines;
mod moves;
mod multi_pv;
#[cfg(feature = "threads")]
mod parallel;
pub mod patterns;
mod score;
mod transposition_table;
mod variations;
mod vcf;
mod zobrist;

pub use interface::Search;
pub use variations::{Variation, Variations};
