//! Compares the searches and their certificates with plain minimax, on random lines.
//!
//! Random lines on few squares contain every case that is rare on a board: twins, dominated squares, threats of both
//! sides.

use fastrand::Rng;

use super::bit_board::BitBoard;
use super::bits::squares;
use super::certificate::Certificate;
use super::maker_breaker::MakerBreakerSearch;
use super::proof_search::{MAKER_BREAKER_NODES, ProofSearch};
use super::proof_table::ProofTable;
use super::residual::lines::ResidualLines;
use crate::limits::budget::Budget;
use crate::rules::{Objective, Rules};

/// A board of ten squares, for its symmetries; its lines are not used.
const BOARD: Rules = match Rules::new(5, 2, 2, Objective::Normal) {
    Ok(rules) => rules,
    Err(_) => panic!("5 × 2 is a board"),
};

const SQUARES: u64 = (1 << 10) - 1;

/// The most nodes that each test may take, a few more than now, so that a failure of pruning shows too.
const MAKER_BREAKER_TEST_NODES: u64 = 8_500;
const TWO_SIDED_TEST_NODES: u64 = 12_500;
const TWO_SIDED_WITH_MAKER_BREAKER_TEST_NODES: u64 = 13_000;

/// Minimax of the two-sided game.
struct Minimax {
    attack: ResidualLines,
    defense: ResidualLines,
    /// The results of the positions that have been searched, by [`index`].
    known: Vec<Option<bool>>,
}

impl Minimax {
    fn new(attack: &ResidualLines, defense: &ResidualLines) -> Self {
        Self { attack: attack.clone(), defense: defense.clone(), known: vec![None; 2 * 3_usize.pow(10)] }
    }

    /// Returns whether the attacker completes a line before the defender does.
    fn completes(&mut self, attacker: u64, defender: u64, attacker_moves: bool) -> bool {
        if self.attack.as_slice().iter().any(|line| line & !attacker == 0) {
            return true;
        }
        if self.defense.as_slice().iter().any(|line| line & !defender == 0) || attacker | defender == SQUARES {
            return false;
        }
        let index = index(attacker, defender, attacker_moves);
        if let Some(known) = self.known[index] {
            return known;
        }
        let mut free = squares(SQUARES & !(attacker | defender));
        let completes = if attacker_moves {
            free.any(|square| self.completes(attacker | square, defender, false))
        } else {
            free.all(|square| self.completes(attacker, defender | square, true))
        };
        self.known[index] = Some(completes);
        completes
    }
}

/// Returns the index of a position: each square is a digit in base 3.
fn index(attacker: u64, defender: u64, attacker_moves: bool) -> usize {
    let digit = |square: u64| usize::from(attacker & square != 0) + 2 * usize::from(defender & square != 0);
    squares(SQUARES).fold(usize::from(attacker_moves), |index, square| 3 * index + digit(square))
}

/// Returns random lines of two to `longest` squares, half of the time with their mirror images to make symmetric positions.
fn random_lines(board: &BitBoard, random: &mut Rng, max: usize, longest: usize) -> ResidualLines {
    let images = if random.bool() { 1 } else { board.symmetries() };
    let number = random.usize(1..=max) / images + 1;
    let mut lines = Vec::new();
    for _ in 0..number {
        let length = random.usize(2..=longest);
        let line = random.choose_multiple(0..10, length).into_iter().fold(0, |line, square| line | 1_u64 << square);
        lines.extend((0..images).map(|image| board.image(image, line)));
    }
    let mut lines: ResidualLines = lines.into_iter().collect();
    lines.minimize();
    lines
}

#[test]
fn maker_breaker_search_agrees_with_minimax_and_its_zones_suffice() {
    let board = BitBoard::new(BOARD).unwrap();
    let (mut completed, mut nodes) = (0, 0);
    for seed in 0..4_000 {
        let random = &mut Rng::with_seed(seed);
        let lines = random_lines(&board, random, 16, 4);
        let attacker_moves = random.bool();
        let mut table = ProofTable::with_memory(1 << 16);
        let budget = &mut Budget::unlimited();
        let solution = MakerBreakerSearch { board: &board, table: &mut table, budget }
            .solve(lines.clone(), attacker_moves)
            .unwrap();
        nodes += budget.nodes();
        let mut minimax = Minimax::new(&lines, &ResidualLines::default());
        assert_eq!(solution.maker_wins, minimax.completes(0, 0, attacker_moves), "{seed}");
        let others = SQUARES & !solution.zone;
        let (attacker, defender) = if solution.maker_wins { (0, others) } else { (others, 0) };
        assert_eq!(solution.maker_wins, minimax.completes(attacker, defender, attacker_moves), "{seed}: {solution:?}");
        completed += usize::from(solution.maker_wins);
    }
    assert!((1_000..3_000).contains(&completed), "{completed}");
    assert!(nodes <= MAKER_BREAKER_TEST_NODES, "{nodes}");
}

#[test]
fn proof_search_agrees_with_minimax_and_its_certificates_hold() {
    compare_proof_search_with_minimax(0, TWO_SIDED_TEST_NODES);
}

#[test]
fn proof_search_with_maker_breaker_search_agrees_with_minimax() {
    compare_proof_search_with_minimax(MAKER_BREAKER_NODES, TWO_SIDED_WITH_MAKER_BREAKER_TEST_NODES);
}

fn compare_proof_search_with_minimax(maker_breaker_nodes: u64, most_nodes: u64) {
    let board = BitBoard::new(BOARD).unwrap();
    let (mut completed, mut nodes) = (0, 0);
    // The last seed is one whose zone is wrong without dominators, which is rare.
    for seed in (0..5_000).chain([74_880]) {
        let random = &mut Rng::with_seed(seed);
        let (most, most_of_defense) = (random.usize(4..20), random.usize(2..16));
        let attack = random_lines(&board, random, most, 5);
        let defense = random_lines(&board, random, most_of_defense, 5);
        let attacker_moves = random.bool();
        let mut table = ProofTable::with_memory(1 << 16);
        let budget = &mut Budget::unlimited();
        let mut maker_breaker_table = ProofTable::with_memory(1 << 16);
        let mut search = ProofSearch {
            board: &board,
            table: &mut table,
            maker_breaker_table: &mut maker_breaker_table,
            maker_breaker_nodes,
            budget,
        };
        let certificate = search.solve(attack.clone(), defense.clone(), attacker_moves).unwrap();
        nodes += budget.nodes();
        let mut minimax = Minimax::new(&attack, &defense);
        assert_eq!(matches!(certificate, Certificate::Proof(_)), minimax.completes(0, 0, attacker_moves), "{seed}");
        match certificate {
            Certificate::Disproof(squares) => {
                assert!(!minimax.completes(SQUARES & !squares, 0, attacker_moves), "{seed}: {certificate:?}");
            }
            Certificate::Proof(win) => {
                completed += 1;
                for square in squares(SQUARES & !win.before_free_move(&defense).squares) {
                    assert!(
                        !attacker_moves || minimax.completes(0, square, true),
                        "{seed}: {certificate:?}, {square:b}"
                    );
                }
            }
        }
    }
    assert!((1_000..3_000).contains(&completed), "{completed}");
    assert!(nodes <= most_nodes, "{nodes}");
}
