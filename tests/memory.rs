//! Parsing takes bounded memory, however long the input is.
//!
//! This binary has a single test because concurrent tests would add to the measured allocations.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::alloc::System;

use cap::Cap;
use engine::{Objective, Rules, notation};
use tic_tac_toe::share::address::state::Address;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

/// The maximum that parsing may allocate, in bytes.
const MAX_BYTES: usize = 16 * 1024;

/// Returns the bytes that a call allocates, freed or not.
fn allocated_by<T>(read: impl FnOnce() -> T) -> usize {
    let before = ALLOCATOR.total_allocated();
    let result = read();
    let allocated = ALLOCATOR.total_allocated() - before;
    drop(result);
    allocated
}

#[test]
fn long_input_takes_no_more_memory_than_a_game() {
    let rules = Rules::new(15, 15, 15, Objective::Normal).unwrap();
    // Every square of the largest board, in an order that completes no line.
    let squares: String = rules.squares().iter().map(|square| format!("{square} ")).collect();
    let signs = [" ", "\n", "x", "o", "1", "0", ".", ":", "-", "\u{e9}"];
    let moves = ["1. ", "a1", "b2\n", "15/", ". . .\n", "1,1,0\n", "15\n", &squares];
    let files =
        ["Board: 3x3x3\n", "(;B[aa]", ";B[aa];W[bb]", "AB[aa:tt]", "Piskvorky 15x15, 0:0, 0\n", "putpos a1", "<move>"];
    for part in signs.into_iter().chain(moves).chain(files) {
        let long = part.repeat(1_000_000 / part.len());
        let [query, fragment] = ["play", "moves"].map(|key| vec![(key.to_owned(), long.clone())]);
        for (reader, allocated) in [
            ("records::read", allocated_by(|| records::read(&long, rules))),
            ("read_moves", allocated_by(|| notation::read_moves(rules, &long))),
            ("read_position", allocated_by(|| notation::read_position(rules, &long))),
            ("read_rules", allocated_by(|| notation::read_rules(&long, Objective::Normal))),
            ("Address::read", allocated_by(|| Address::read(query, fragment))),
        ] {
            assert!(allocated <= MAX_BYTES, "{reader} allocates {allocated} bytes for repeated {part:?}");
        }
    }
    assert!(allocated_by(|| "x".repeat(1_000_000)) > MAX_BYTES, "a copy would be noticed");
}
