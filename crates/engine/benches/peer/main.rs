//! The time in which the crate `minimax` proves small games, for comparison with the exact solver.
//!
//! `cargo xtask bench mnk` runs it natively. The arguments are a limit in seconds and games. It prints a line for each
//! game: name, nanoseconds, nodes, and the proven value, or `-` if the limit came first.

#[cfg(not(target_arch = "wasm32"))]
mod game;
#[cfg(not(target_arch = "wasm32"))]
mod measure;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), String> {
    measure::measure_all()
}

/// The comparison runs only natively.
#[cfg(target_arch = "wasm32")]
fn main() {}
