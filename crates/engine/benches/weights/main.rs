//! Fits the weights of patterns and the network to games of the search with itself.
//!
//! Each round plays games with the weights of the round before; the first one evaluates lines only. The arguments are
//! the number of games of the last round, and of nodes for a move. The result is the file of the weights.
//! Everything follows from [`SEED`], so that the same sources and arguments give the same weights, with any number of
//! processors.

mod adam;
mod file;
mod games;
#[path = "../random_marks/mod.rs"]
mod random_marks;
mod regression;
mod samples;
#[path = "../self_play/mod.rs"]
mod self_play;
mod training;

use std::fs;
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;

use engine::patterns::PatternWeights;

/// The seed of the first round.
const SEED: u64 = 1;

/// The number of rounds.
const ROUNDS: u64 = 3;

/// By how much fewer games the rounds before the last one have.
const FEWER: u64 = 4;

/// The file of the weights.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/search/patterns/fitted.bin");

fn main() -> ExitCode {
    let arguments: Vec<u64> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let &[games, nodes] = arguments.as_slice() else {
        eprintln!("error: the numbers of games and nodes are needed");
        return ExitCode::FAILURE;
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let is_file_known = fs::read(FILE).is_ok_and(|known| known == file::bytes(PatternWeights::fitted()));
    assert!(is_file_known, "{FILE} is written in another way than it is read");
    let mut weights = None;
    for round in 0..ROUNDS {
        let games = if round + 1 == ROUNDS { games } else { games / FEWER };
        let samples = games::play_all(weights.as_ref(), games, nodes, SEED + round, threads);
        eprintln!("round {}: {} positions", round + 1, samples.len());
        let (moves, network) = thread::scope(|scope| {
            let moves = scope.spawn(|| regression::fit(&samples));
            let network = training::train(&samples, SEED + round);
            (moves.join().unwrap_or_default(), network)
        });
        weights = Some(PatternWeights { patterns: moves, network });
    }
    match fs::write(FILE, file::bytes(weights.as_ref().unwrap_or_else(|| PatternWeights::fitted()))) {
        Ok(()) => {
            eprintln!("{FILE}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {FILE} cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
