//! Proofs of games that take too long for a test.

use std::fs;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// The table of known values.
const KNOWN: &str = "tests/known/mnk.tsv";

/// The games of the table that the native tests leave out.
const LONG: [&str; 4] = ["9x4x4", "10x4x4", "8x7x5", "8x8x5"];

/// Runs the program `mnk` for each long game and compares its value with the known one. A game that is not proved within
/// so many minutes is no error.
///
/// # Errors
///
/// When a value is not the known one, or the program cannot be run.
pub fn prove(sh: &Shell, minutes: u32) -> Result<()> {
    let seconds = (minutes * 60).to_string();
    let known = fs::read_to_string(KNOWN).with_context(|| format!("{KNOWN} cannot be read"))?;
    for game in LONG {
        let expected = value_of(&known, game)?;
        println!("Proving that {game} is a {expected}, for at most {minutes} minutes");
        // The program exits with a code of its own when its time is up.
        let text = cmd!(sh, "cargo mnk {game} --seconds {seconds}").quiet().ignore_status().read()?;
        match proved(&text) {
            Some(value) => ensure!(value == expected, "{game} was said to be a {value}"),
            None => println!("{game} is not proved: {text}"),
        }
    }
    Ok(())
}

/// The known value of a game of normal play.
fn value_of<'table>(known: &'table str, game: &str) -> Result<&'table str> {
    let value = |line: &'table str| match line.split('\t').collect::<Vec<_>>()[..] {
        [columns, rows, in_a_row, "normal", value, ..] if format!("{columns}x{rows}x{in_a_row}") == game => Some(value),
        _ => None,
    };
    known.lines().find_map(value).with_context(|| format!("{KNOWN} does not know {game}"))
}

/// The value in `… to move: draw (proved)`.
fn proved(text: &str) -> Option<&str> {
    text.lines().next()?.strip_suffix(" (proved)")?.rsplit(' ').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_value_of_every_long_game_is_found() {
        let known = include_str!("../../../tests/known/mnk.tsv");
        assert_eq!(LONG.map(|game| value_of(known, game).unwrap()), ["win", "win", "draw", "draw"]);
        assert!(value_of(known, "3x9x4").is_err());
    }

    #[test]
    fn value_counts_only_if_proved() {
        assert_eq!(proved("9x4x4 normal, X to move: win (proved)\nA best move is e2.\n"), Some("win"));
        assert_eq!(proved("9x4x4 normal, X to move: not known\n"), None);
    }
}
