//! Fits the weights of patterns to games of the search with itself, for `cargo xtask weights`.
//!
//! Each round plays games with the weights of the round before; the first one evaluates lines only. The arguments are
//! the number of games and of nodes for a move. The output is the source file of the weights. Everything follows from
//! [`SEED`], so that the same sources and arguments give the same weights, with any number of processors.

mod games;
#[path = "../random_marks/mod.rs"]
mod random_marks;
mod regression;
mod samples;
#[path = "../self_play/mod.rs"]
mod self_play;

use std::num::NonZero;
use std::process::ExitCode;

use tic_tac_toe::engine::search::patterns::PatternWeights;

/// The seed of the first round.
const SEED: u64 = 1;

/// The number of rounds.
const ROUNDS: u64 = 2;

fn main() -> ExitCode {
    let arguments: Vec<u64> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let &[games, nodes] = arguments.as_slice() else {
        eprintln!("error: the numbers of games and nodes are needed");
        return ExitCode::FAILURE;
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut weights = None;
    for round in 0..ROUNDS {
        let samples = games::play_all(weights.as_ref(), games, nodes, SEED + round, threads);
        eprintln!("round {}: {} positions", round + 1, samples.len());
        weights = Some(regression::fit(&samples));
    }
    print!("{}", source(&weights.unwrap_or(PatternWeights::FITTED)));
    ExitCode::SUCCESS
}

/// Returns the source file of these weights.
fn source(weights: &PatternWeights) -> String {
    let rows: Vec<String> = weights.patterns.iter().map(|weights| format!("    {weights:?},\n")).collect();
    format!(
        "//! Weights fitted by `cargo xtask weights`. Do not edit.\n\nuse super::weight::Weights;\n\n\
         pub const TEMPO: i16 = {};\n\n#[rustfmt::skip]\npub const PATTERNS: [Weights; {}] = [\n{}];\n",
        weights.tempo,
        rows.len(),
        rows.concat()
    )
}
