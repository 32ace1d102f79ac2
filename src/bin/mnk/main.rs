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

use std::process::ExitCode;

use clap::Parser;

/// The usual exit code of a program that Ctrl+C has ended.
const INTERRUPTED: u8 = 130;
/// The usual exit code for wrong arguments.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let arguments = arguments::Arguments::parse();
    match solve::solve(&arguments) {
        Ok(report) => {
            println!("{}", if arguments.json { report.json().to_string() } else { report.text() });
            if report.is_complete() { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED) }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(USAGE)
        }
    }
}
