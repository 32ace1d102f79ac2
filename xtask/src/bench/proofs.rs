//! Proving what takes too long for a test.

use std::fs;
use std::num::NonZeroU16;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::places::FAST;
use crate::process;

/// The table of known values.
const KNOWN: &str = "tests/known/mnk.tsv";

/// What the tests leave out: see `tests/engine/prover/known_values.rs`.
const LONG: [&str; 4] = ["9x4x4", "10x4x4", "8x7x5", "8x8x5"];

/// What `mnk` exits with when it was stopped.
const INTERRUPTED: i32 = 130;

/// Runs the program `mnk` for each of them, which tells how far it has come and compares the value with the known one. None
/// may take more than so many minutes. Ctrl+C ends the one that runs, and the next begins.
///
/// # Errors
///
/// When a value is not the known one, or the program cannot be run.
pub fn prove(minutes: NonZeroU16) -> Result<()> {
    // It reaches the program as well, which ends cleanly and tells what it knows.
    ctrlc::set_handler(|| ())?;
    let seconds = (u32::from(minutes.get()) * 60).to_string();
    let known = fs::read_to_string(KNOWN).with_context(|| format!("{KNOWN} cannot be read"))?;
    process::run(&mut mnk("build", &["--locked"]))?;
    for game in LONG {
        let expected = value_of(&known, game)?;
        println!("\nProving that {game} is a {expected}, for at most {minutes} minutes");
        let mut command = mnk("run", &["--locked", "--quiet"]);
        command.args(["--", game, "--seconds", &seconds]);
        let text = process::run_and_read_if_interrupted(&mut command, INTERRUPTED)?;
        match proved(&text) {
            Some(value) => ensure!(value == expected, "{game} was said to be a {value}"),
            None => println!("{game} is not proved"),
        }
    }
    Ok(())
}

fn mnk(command: &str, options: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.arg(command).args(options).args(["--profile", FAST, "--features", "native-tools", "--bin", "mnk"]);
    cargo
}

/// The known value of a game of normal play.
fn value_of<'a>(known: &'a str, game: &str) -> Result<&'a str> {
    let rows = known.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect::<Vec<_>>());
    let value = |row: Vec<&'a str>| match row[..] {
        [columns, rows, in_a_row, "normal", value, ..] if format!("{columns}x{rows}x{in_a_row}") == game => Some(value),
        _ => None,
    };
    rows.into_iter().find_map(value).with_context(|| format!("{KNOWN} does not know {game}"))
}

/// The value in `… to move: draw (proved)`.
fn proved(text: &str) -> Option<&str> {
    text.lines().next()?.strip_suffix(" (proved)")?.rsplit(' ').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_value_of_every_long_game_is_found() {
        let known = include_str!("../../../tests/known/mnk.tsv");
        assert_eq!(LONG.map(|game| value_of(known, game).unwrap()), ["win", "win", "draw", "draw"]);
        assert!(value_of(known, "3x9x4").is_err());
    }

    #[test]
    fn a_value_counts_only_if_it_is_proved() {
        assert_eq!(proved("9x4x4 normal, X to move: win (proved)\nA best move is e2.\n"), Some("win"));
        assert_eq!(proved("9x4x4 normal, X to move: not known\n"), None);
        assert_eq!(proved(""), None);
    }
}
