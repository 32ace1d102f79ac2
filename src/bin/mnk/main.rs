//! `mnk`: solves a game or a position from the command line.
//!
//! ```text
//! mnk 7x7x5
//! mnk 5x4x4 --misere
//! mnk 6x5x4 --moves c3d3 --distance --json
//! ```
//!
//! Long work tells how far it has come on standard error. Ctrl+C ends it, and what is known by then is printed.

#[cfg(not(target_arch = "wasm32"))]
mod arguments;
#[cfg(not(target_arch = "wasm32"))]
mod report;
#[cfg(not(target_arch = "wasm32"))]
mod solve;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use clap::Parser;

    match solve::solve(&arguments::Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            std::process::ExitCode::from(2)
        }
    }
}

/// There is no command line in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
