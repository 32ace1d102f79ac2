//! How long another solver takes to prove small games: the crate `minimax`, as the measure for ours.
//!
//! `cargo xtask bench mnk` runs this natively. It takes games and a limit in seconds, and prints a line for each: the game,
//! the nanoseconds, the nodes, and the value that was proved, or a `-` if the limit came first.

#[cfg(not(target_arch = "wasm32"))]
mod game;
#[cfg(not(target_arch = "wasm32"))]
mod measure;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), String> {
    measure::measure_all()
}

/// Nothing of this is measured in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
