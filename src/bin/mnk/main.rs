//! `mnk`: solves a game or a position from the command line.
//!
//! ```text
//! mnk 7x7x5
//! mnk 5x4x4 --misere
//! mnk 6x5x4 --moves c3d3 --distance --json
//! ```
//!
//! The program reports its progress on standard error. After Ctrl+C, it prints the results that are proven.

mod arguments;
mod progress;
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
