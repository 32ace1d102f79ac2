//! Exact values on boards of up to 64 squares.
mod board;
mod certificate;
mod lines;
mod potential;
mod proof;
mod reduce;
mod table;
mod threats;
mod weak;
mod whole;

/// Experiment.
#[must_use]
pub fn experiment(rules: super::Rules, attacker_moves: bool) -> (bool, u64) {
    let Some(board) = board::Board::new(rules) else { return (false, 0) };
    let mut table = table::Table::with_bytes(128 << 20);
    let mut stop = |_| false;
    let mut weak = weak::Weak::new(&board, &mut table, &mut stop);
    let lines = lines::Lines::from_iter(board.lines.iter().copied());
    let settled = weak.solve(lines, attacker_moves);
    (settled.is_ok_and(|settled| settled.completed), weak.nodes)
}

/// Experiment.
#[must_use]
pub fn experiment_whole(rules: super::Rules, attacker_moves: bool) -> (bool, u64) {
    let Some(board) = board::Board::new(rules) else { return (false, 0) };
    let mut table = table::Table::with_bytes(128 << 20);
    let mut stop = |_| false;
    let mut search = proof::Prover::new(&board, &mut table, &mut stop);
    let lines = lines::Lines::from_iter(board.lines.iter().copied());
    let settled = search.solve(lines.clone(), lines, attacker_moves);
    (settled.is_ok_and(|settled| matches!(settled, whole::Answer::Completed(_))), search.nodes)
}
