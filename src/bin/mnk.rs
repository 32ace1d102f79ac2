//! Experiment.
use tic_tac_toe::engine::{Objective, Position, notation, prover};
fn main() {
    let misere = std::env::var_os("MISERE").is_some();
    for text in std::env::args().skip(1) {
        let rules = notation::read_rules(&text, if misere { Objective::Misere } else { Objective::Normal }).unwrap();
        let start = std::time::Instant::now();
        let mut prover = prover::Prover::new(rules, 128 << 20).unwrap();
        let mut nodes = 0;
        let verdict = prover.result(&Position::new(rules), |progress| { nodes = progress.nodes; false });
        println!("{text}\t{verdict:?}\t{nodes} nodes\t{:.6} s", start.elapsed().as_secs_f64());
        if std::env::var_os("VALUE").is_some() {
        let verdict = prover.value(&Position::new(rules), |progress| { nodes = progress.nodes; false });
        println!("{text}\t{verdict:?}\t{nodes} nodes\t{:.6} s", start.elapsed().as_secs_f64());
        }
    }
}
