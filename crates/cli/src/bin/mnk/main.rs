//! `mnk`: solves a game or a position from the command line.
//!
//! ```text
//! mnk 7x7x5
//! mnk 5x4x4 --misere
//! mnk 6x5x4 --moves c3d3 --all --json
//! mnk analyze 15x15x5 "h8 i9" --time 5s --lines 3
//! mnk infinite --all
//! mnk analyze ultimate e5 --time 5s
//! ```
//!
//! The program reports its progress on standard error. After Ctrl+C, it prints the results that are proven.

mod analyze;
mod arguments;
mod interruption;
mod other_games;
mod progress;
mod report;
mod solve;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;
use engine::notation;

use crate::arguments::{Analyze, Solve};

/// The usual exit code of a program that Ctrl+C has ended.
const INTERRUPTED: u8 = 130;
/// The usual exit code for wrong arguments.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    let result = if arguments.get(1).is_some_and(|first| first == "analyze") {
        arguments.remove(1);
        let arguments = parse::<Analyze>(&arguments);
        match arguments.board.variant() {
            Some(variant) => other_games::analyze(variant, &arguments),
            None => analyze::analyze(&arguments),
        }
    } else {
        let arguments = parse::<Solve>(&arguments);
        match arguments.board.variant() {
            Some(variant) => other_games::solve(variant, &arguments),
            None => print_solution(&arguments),
        }
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::from(USAGE)
    })
}

/// Parses the arguments, or ends the program with an error message that sends no control characters to the terminal.
fn parse<T: Parser>(arguments: &[OsString]) -> T {
    let shown = |argument: &OsString| match argument.to_str() {
        Some(text) if text.contains(char::is_control) => notation::quoted(text, text.len()).into(),
        _ => argument.clone(),
    };
    T::try_parse_from(arguments).unwrap_or_else(|_| T::parse_from(arguments.iter().map(shown)))
}

fn print_solution(arguments: &Solve) -> Result<ExitCode, String> {
    let report = solve::solve(arguments)?;
    println!("{}", if arguments.json { report.json().to_string() } else { report.text() });
    Ok(if report.is_complete() { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED) })
}
