//! Experiment.
use tic_tac_toe::engine::{Objective, notation, prover};
fn main() {
    for text in std::env::args().skip(1) {
        let rules = notation::read_rules(&text, Objective::Normal).unwrap();
        let start = std::time::Instant::now();
        let whole = std::env::var_os("WHOLE").is_some();
        let (completed, nodes) = if whole { prover::experiment_whole(rules, true) } else { prover::experiment(rules, true) };
        println!("{text}\t{completed}\t{nodes} nodes\t{:.3} s", start.elapsed().as_secs_f64());
    }
}
