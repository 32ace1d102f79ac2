//! The searches and their reasons against plain search, on lines as no board has them.
//!
//! Few squares with any lines hold every case that is seldom on a board: squares in common, parts, threats of both sides.

use fastrand::Rng;

use super::board::Board;
use super::distance::DistanceSearch;
use super::lines::{Lines, each};
use super::proof::{NODES_OF_WEAK, ProofSearch};
use super::table::Table;
use super::weak::Weak;
use super::whole::Answer;
use crate::engine::evaluation::Budget;
use crate::engine::{Objective, Rules};

/// A board of ten squares, whose lines are not used.
const BOARD: Rules = match Rules::new(5, 2, 2, Objective::Normal) {
    Ok(rules) => rules,
    Err(_) => panic!("5 × 2 is a board"),
};

const SQUARES: u64 = (1 << 10) - 1;

/// How many nodes all these games may take, hardly more than they do: whatever only spares work shows here.
const WEAK_NODES: u64 = 9_788;
const WHOLE_NODES: u64 = 14_303;
const HELPED_NODES: u64 = 15_285;

/// Plain search of the game in which the attacker wants to complete a line before the defender does.
struct Plain {
    attack: Lines,
    defence: Lines,
    /// What is known, by the number of the position.
    known: Vec<Option<Option<u8>>>,
}

impl Plain {
    fn new(attack: &Lines, defence: &Lines) -> Self {
        Self { attack: attack.clone(), defence: defence.clone(), known: vec![None; 2 * 3_usize.pow(10)] }
    }

    fn completes(&mut self, attacker: u64, defender: u64, attacker_moves: bool) -> bool {
        self.marks(attacker, defender, attacker_moves).is_some()
    }

    /// In how many marks the attacker completes a line, if it does: it hurries and the defender delays.
    fn marks(&mut self, attacker: u64, defender: u64, attacker_moves: bool) -> Option<u8> {
        if self.attack.as_slice().iter().any(|line| line & !attacker == 0) {
            return Some(0);
        }
        if self.defence.as_slice().iter().any(|line| line & !defender == 0) || attacker | defender == SQUARES {
            return None;
        }
        let place = number(attacker, defender, attacker_moves);
        if let Some(known) = self.known[place] {
            return known;
        }
        let free = each(SQUARES & !(attacker | defender));
        let marks = if attacker_moves {
            free.filter_map(|square| self.marks(attacker | square, defender, false)).min()
        } else {
            let after: Option<Vec<u8>> = free.map(|square| self.marks(attacker, defender | square, true)).collect();
            after.and_then(|marks| marks.into_iter().max())
        };
        let marks = marks.map(|marks| marks + 1);
        self.known[place] = Some(marks);
        marks
    }
}

/// Each square a digit to the base of three.
fn number(attacker: u64, defender: u64, attacker_moves: bool) -> usize {
    let digit = |square: u64| usize::from(attacker & square != 0) + 2 * usize::from(defender & square != 0);
    each(SQUARES).fold(usize::from(attacker_moves), |number, square| 3 * number + digit(square))
}

/// Some lines of two to four squares; now and then with their mirror images, so that moves are images of each other too.
fn any_lines(board: &Board, random: &mut Rng, most: usize) -> Lines {
    let images = if random.bool() { 0 } else { board.symmetries() };
    let number = random.usize(1..=most) / (images + 1) + 1;
    let mut lines = Lines::default();
    for _ in 0..number {
        let length = random.usize(2..=4);
        let line = random.choose_multiple(0..10, length).into_iter().fold(0, |line, square| line | 1_u64 << square);
        for image in 0..=images {
            lines.push(board.turn(image, line));
        }
    }
    lines.keep_the_least();
    lines
}

#[test]
fn the_weak_game_is_what_plain_search_says_and_its_squares_suffice() {
    let board = Board::new(BOARD).unwrap();
    let (mut completed, mut nodes) = (0, 0);
    for seed in 0..4_000 {
        let random = &mut Rng::with_seed(seed);
        let lines = any_lines(&board, random, 16);
        let attacker_moves = random.bool();
        let mut table = Table::with_bytes(1 << 16);
        let budget = &mut Budget::unlimited();
        let settled = Weak { board: &board, table: &mut table, budget }.solve(lines.clone(), attacker_moves).unwrap();
        nodes += budget.nodes();
        let mut plain = Plain::new(&lines, &Lines::default());
        assert_eq!(settled.completed, plain.completes(0, 0, attacker_moves), "{seed}");
        let others = SQUARES & !settled.squares;
        let (attacker, defender) = if settled.completed { (0, others) } else { (others, 0) };
        assert_eq!(settled.completed, plain.completes(attacker, defender, attacker_moves), "{seed}: {settled:?}");
        completed += usize::from(settled.completed);
    }
    assert!((1_000..3_000).contains(&completed), "{completed}");
    assert!(nodes <= WEAK_NODES, "{nodes} nodes are more than needed");
}

#[test]
fn the_whole_game_is_what_plain_search_says_and_its_reasons_hold() {
    check_the_whole_game(0, WHOLE_NODES);
}

#[test]
fn so_it_is_with_the_help_of_the_weak_game() {
    check_the_whole_game(NODES_OF_WEAK, HELPED_NODES);
}

fn check_the_whole_game(nodes_of_weak: u64, most_nodes: u64) {
    let board = Board::new(BOARD).unwrap();
    let (mut completed, mut nodes) = (0, 0);
    // Among these is one that needs the squares which were considered in place of others: that is seldom.
    for seed in 6_000..10_000 {
        let random = &mut Rng::with_seed(seed);
        let (attack, defence) = (any_lines(&board, random, 16), any_lines(&board, random, 10));
        let attacker_moves = random.bool();
        let mut table = Table::with_bytes(1 << 16);
        let budget = &mut Budget::unlimited();
        let mut weak = Table::with_bytes(1 << 16);
        let mut search = ProofSearch { board: &board, table: &mut table, weak: &mut weak, nodes_of_weak, budget };
        let answer = search.solve(attack.clone(), defence.clone(), attacker_moves).unwrap();
        nodes += budget.nodes();
        let mut plain = Plain::new(&attack, &defence);
        assert_eq!(matches!(answer, Answer::Completed(_)), plain.completes(0, 0, attacker_moves), "{seed}");
        match answer {
            Answer::Prevented(squares) => {
                assert!(!plain.completes(SQUARES & !squares, 0, attacker_moves), "{seed}: {answer:?}");
            }
            Answer::Completed(win) => {
                completed += 1;
                let mut table = Table::with_bytes(1 << 16);
                let budget = &mut Budget::unlimited();
                let mut search = DistanceSearch { board: &board, table: &mut table, budget };
                let marks = search.marks(&attack, &defence, attacker_moves).unwrap();
                assert_eq!(Some(marks), plain.marks(0, 0, attacker_moves), "{seed}");
                for square in each(SQUARES & !win.after_free_move(&defence).squares) {
                    assert!(!attacker_moves || plain.completes(0, square, true), "{seed}: {answer:?}, {square:b}");
                }
            }
        }
    }
    assert!((1_000..3_000).contains(&completed), "{completed}");
    assert!(nodes <= most_nodes, "{nodes} nodes are more than needed");
}
