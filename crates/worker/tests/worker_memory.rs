//! The worker's tables stay within their memory, also while they grow, whatever boards it analyzes one after the other, and
//! the worker goes on if its memory is refused.
//!
//! This binary has a single test because concurrent tests would add to the measured allocations.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::alloc::System;
use std::cell::Cell;

use cap::Cap;
use engine::Position;
use worker::protocol::{Finding, Reply, SentRequest};
use worker::request::{AnalysisRequest, Task};
use worker::service::Service;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

const MIB: usize = 1 << 20;

/// The memory of a worker's tables in MiB. The linker limits all its memory to 128 MiB.
const TABLES: u32 = 80;

/// The bytes of everything else, with the test.
const OTHERS: usize = 2 * MIB;

/// The board that fills the tables of the solver the soonest.
const FILLING: &str = "6x6x4 misere";

/// Boards whose tables follow each other.
const BOARDS: [&str; 6] = ["5x5x3 misere", "7x7x5", "5x5x4 misere", "8x7x5", "6x6x4 misere", "8x8x5"];

/// Analyzes a position on a board with about this many thousands of nodes. `memory` is that of the tables in MiB.
fn analyze(service: &mut Service, board: &str, thousands: u32, memory: u32) {
    let rules = board.parse().unwrap();
    let positions = vec![Position::new(rules).play("b2".parse().unwrap()).unwrap()];
    let request = AnalysisRequest { task: Task::Evaluation { milliseconds: thousands }, positions };
    let sent = SentRequest { number: 1, memory, request: request.into() };
    // A reading for 256 nodes, and a millisecond for a thousand.
    let time = Cell::new(0.0);
    let now = || time.replace(time.get() + 0.256);
    let mut last = None;
    service.answer(&sent.text().unwrap(), &now, &mut |reply| last = Some(reply));
    let Some(Reply::Found { is_done: true, finding: Finding::Evaluation(analysis), .. }) = last else {
        panic!("{board}: {last:?}")
    };
    assert!(analysis.best.is_some(), "{board}");
}

#[test]
fn tables_stay_within_their_memory_on_any_boards() {
    let analyze_all = |first, memory| {
        let mut service = Service::default();
        analyze(&mut service, FILLING, first, memory);
        BOARDS.into_iter().for_each(|board| analyze(&mut service, board, 20, memory));
    };
    let assert_within = |memory: u32| {
        let most = ALLOCATOR.max_allocated();
        assert!(most <= memory as usize * MIB + OTHERS, "{most} bytes instead of {memory} MiB");
    };
    // A worker that replaces another one gets little. The first analysis fills the tables.
    analyze_all(600, 10);
    assert_within(10);
    analyze_all(20, TABLES);
    // No request gets more.
    analyze(&mut Service::default(), FILLING, 20, u32::MAX);
    assert_within(TABLES);
    // The tables want more than there is.
    ALLOCATOR.set_limit(ALLOCATOR.allocated() + 48 * MIB).unwrap();
    analyze_all(20, TABLES);
}
