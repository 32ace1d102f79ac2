//! `mnk`: solves a game or a position from the command line.
//!
//! ```text
//! mnk 7x7x5
//! mnk 5x4x4 --misere
//! mnk 6x5x4 --moves c3d3 --distance --json
//! ```
//!
//! Long work tells how far it has come on standard error. Ctrl+C ends it, and what is known by then is printed.

mod arguments;
mod report;
mod solve;

use clap::Parser;

fn main() -> std::process::ExitCode {
    match solve::solve(&arguments::Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            std::process::ExitCode::from(2)
        }
    }
}
