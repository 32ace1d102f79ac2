//! Heuristic search of boards of any size.
//!
//! [`Search`] is an alpha–beta search with iterative deepening, principal variation search and a transposition table
//! (`alpha_beta`). For five in a row, `patterns` order the moves and are the inputs of a small
//! neural network that evaluates positions. The board keeps the number of marks on each line up to date (`board`).
//! Forced moves come first (`must_play`), and wins by continuous fours (VCF) are found far beyond the depth of the
//! search (`vcf`).
//!
//! Scores that depend on a guess, such as a static evaluation or an omitted move, are estimates; all others are proven.
//! Proofs have one reservation: the transposition table identifies positions by 64-bit Zobrist keys, so that a look-up
//! confuses two positions with a probability of about 2⁻⁶³.
//!
//! ```
//! use engine::evaluation::{Analyzer, Budget, Evaluation, Wdl};
//! use engine::search::Search;
//! use engine::{Objective, Rules, notation};
//!
//! let rules = Rules::new(15, 15, 5, Objective::Normal)?;
//! let position = notation::read_moves(rules, "h8 a1 i8 c1 j8 e1").game.position();
//! let analysis = Search::new(rules, 1 << 20).analyze(&position, &mut Budget::unlimited(), &mut |_| {});
//! assert_eq!(analysis.evaluation, Evaluation::Proven { wdl: Wdl::Win, within: Some(3) });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod board;
mod evaluate;
mod line_weight;
mod lines;
mod moves;
mod multi_pv;
#[cfg(feature = "threads")]
mod parallel;
pub mod patterns;
mod root;
mod score;
mod transposition_table;
mod vcf;
mod winning_chance;
mod zobrist;

pub use multi_pv::{Variation, Variations};
pub use root::Search;
pub use winning_chance::{Chances, chance, chance_of_x, winning_chance};
