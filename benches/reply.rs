//! How long the computer takes to reply.
//!
//! `cargo xtask bench` runs this natively and in Chromium. Each line that it prints is a name, a
//! tab, and a number of nanoseconds.

use std::hint::black_box;

use web_time::Instant;

/// Everything that is measured, the yardstick for the others first.
fn measure() -> Vec<(&'static str, f64)> {
    // Only once in a visit is anything the first, so that it is timed alone and before the rest.
    let first = once(|| sum(1_000));
    vec![
        ("a million additions", average(10, || sum(1_000_000))),
        ("a hundred additions", average(100_000, || sum(100))),
        ("the first thousand additions", first),
    ]
}

fn sum(numbers: u64) -> u64 {
    (0..numbers).fold(0, |sum, number| black_box(sum + number))
}

/// The nanoseconds that one call takes.
fn once<T>(call: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    black_box(call());
    start.elapsed().as_secs_f64() * 1e9
}

/// The nanoseconds that a call takes on average. There must be so many of them that they take
/// some milliseconds, because browsers blur their clocks.
fn average<T>(calls: u32, call: impl Fn() -> T) -> f64 {
    let start = Instant::now();
    for _ in 0..calls {
        black_box(call());
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(calls)
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    for (name, nanoseconds) in measure() {
        println!("{name}\t{nanoseconds}");
    }
}

/// In a browser the test below takes the place of `main`.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_browser {
    use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn measure() {
        for (name, nanoseconds) in super::measure() {
            console_log!("{name}\t{nanoseconds}");
        }
    }
}
