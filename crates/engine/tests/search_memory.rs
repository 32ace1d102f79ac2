//! The search respects its memory limit.
//!
//! This binary has a single test because concurrent tests would add to the measured allocations.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::alloc::System;

use cap::Cap;
use engine::{Limits, Objective, Rules, Search, notation};

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

/// The memory of the search beyond its table, in bytes.
const OVERHEAD: usize = 1_000_000;

#[test]
fn search_respects_its_memory_limit() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    for memory in [0, 100_000, 1 << 20, 10_000_000] {
        let mut most = 0;
        let before = ALLOCATOR.allocated();
        let mut search = Search::with_memory(rules, memory);
        for moves in ["", "h8i9i7g9j6"] {
            let position = notation::read_moves(rules, moves).game.position();
            let measure = |_| {
                most = most.max(ALLOCATOR.allocated() - before);
                0.0
            };
            let found = search.best(&position, Limits::until(measure).and_nodes(100_000)).unwrap();
            assert!(found.best.is_some());
        }
        assert!((memory / 2..=memory + OVERHEAD).contains(&most), "{most} bytes instead of {memory}");
    }
}
