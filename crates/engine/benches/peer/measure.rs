//! Solves games with `minimax` and prints the measurements.

use std::env;
use std::time::{Duration, Instant};

use engine::{Objective, notation};
use minimax::{BEST_EVAL, IterativeOptions, IterativeSearch, Strategy, WORST_EVAL};

use crate::game::{OpenLines, State};

/// The bytes of the table, as many as the exact solver has.
const TABLE: usize = 128 << 20;

/// Measures the games named on the command line, after the limit.
///
/// # Errors
///
/// Returns a message if an argument or the output of `minimax` cannot be read.
pub fn measure_all() -> Result<(), String> {
    // Cargo adds `--bench`.
    let mut words = env::args().skip(1).filter(|word| word != "--bench");
    let limit = words.next().and_then(|word| word.parse().ok()).ok_or("the limit in seconds is missing")?;
    for game in words {
        measure(&game, Duration::from_secs(limit))?;
    }
    Ok(())
}

fn measure(game: &str, limit: Duration) -> Result<(), String> {
    let rules = notation::read_rules(game, Objective::Normal).map_err(|error| error.to_string())?;
    let mut empty = State::empty(rules);
    let mut search = IterativeSearch::new(OpenLines, IterativeOptions::new().with_table_byte_size(TABLE));
    search.set_depth_or_timeout(empty.squares(), limit);
    let start = Instant::now();
    search.choose_move(&empty).ok_or("the game is over")?;
    let elapsed = start.elapsed();
    let value = match search.root_value() {
        BEST_EVAL => "win",
        WORST_EVAL => "loss",
        0 if reaches_the_end(&search, &empty) => "draw",
        _ => "-",
    };
    println!("{game}\t{}\t{}\t{value}", elapsed.as_nanos(), nodes(&search.stats(&mut empty))?);
    Ok(())
}

/// Returns whether the last completed search reached the end of the game, so that its value is exact.
fn reaches_the_end(search: &IterativeSearch<OpenLines>, empty: &State) -> bool {
    let text = search.stats(&mut empty.clone());
    number_after(&text, " nodes to depth ") == Some(u64::from(empty.squares()))
}

/// Reads the nodes of the completed searches and of the stopped one from a text. The crate has no other way.
fn nodes(text: &str) -> Result<u64, String> {
    let completed = number_after(text, "Explored ");
    let stopped = number_after(text, "next depth hit ");
    completed.zip(stopped).map(|(one, other)| one + other).ok_or_else(|| format!("no nodes in: {text}"))
}

fn number_after(text: &str, words: &str) -> Option<u64> {
    let (_, rest) = text.split_once(words)?;
    rest.split(|character: char| !character.is_ascii_digit()).next()?.parse().ok()
}
