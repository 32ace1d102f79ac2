//! `cargo xtask bench mnk`: how long the exact solver takes, natively and in Chromium, beside the crate `minimax`.
//!
//! Only ratios of what was measured in one run say anything, since no two machines are the same.

use std::num::NonZeroU16;
use std::process::Command;

use anyhow::Result;

use super::bars::{Games, PEERS, check_games, check_speeds};
use super::places::{compile, fast_in_chromium, fast_natively};
use super::solved::{Solved, least};
use super::{checked, proofs, speed};
use crate::measurements::time;
use crate::tools::Toolbox;
use crate::{browser_tests, process};

/// How often everything is measured; the least time counts, which nothing has disturbed.
const RUNS: usize = 5;

/// After how many seconds the other solver is stopped; its time is then a lower bound.
const PEER_LIMIT: &str = "600";

/// Measures and prints one table, and after it what is met and what is missed.
///
/// # Errors
///
/// When a run fails, or two runs find different things.
pub fn bench(long: Option<NonZeroU16>) -> Result<()> {
    let tools = Toolbox::with(&browser_tests::NEEDS)?;
    let in_chromium = || fast_in_chromium(&tools, "mnk");
    println!("Compiling the measurements");
    compile(fast_natively("peer"))?;
    compile(fast_natively("mnk"))?;
    compile(in_chromium()?)?;
    let (mut peer, mut native, mut chromium) = (Vec::new(), Vec::new(), Vec::new());
    for run in 1..=RUNS {
        println!("Measuring, run {run} of {RUNS}");
        peer.push(read(fast_natively("peer").args(["--", PEER_LIMIT]).args(PEERS))?);
        native.push(read(fast_natively("mnk").args(["--", "short"]))?);
        chromium.push(read(in_chromium()?.args(["--", "--nocapture", "short"]))?);
    }
    let [peer, mut native, mut chromium] = [least(&peer)?, least(&native)?, least(&chromium)?];
    if long.is_some() {
        println!("Measuring what takes minutes, once");
        native.extend(read(fast_natively("mnk").args(["--", "long"]))?);
        chromium.extend(read(in_chromium()?.args(["--", "--nocapture", "long"]))?);
    }
    let speeds = speed::measure(&tools)?;

    print!("\n{}", table(&native, &chromium, &peer)?);
    println!();
    let games = Games { native: &native, chromium: &chromium, peer: &peer };
    let mut bars = check_games(&games, long.is_some())?;
    bars.extend(check_speeds(&speeds));
    checked::print(&bars);
    long.map_or(Ok(()), proofs::prove)
}

fn read(command: &mut Command) -> Result<Vec<Solved>> {
    Ok(Solved::all_in(&process::read(command)?))
}

/// One row for each game.
fn table(native: &[Solved], chromium: &[Solved], peer: &[Solved]) -> Result<String> {
    let mut text =
        format!("{:<14}{:<8}{:>12}{:>12}{:>12}{:>30}\n", "", "value", "nodes", "native", "Chromium", "minimax");
    for ours in native {
        let other = peer.iter().find(|solved| solved.game == ours.game);
        let other = other.map(|solved| {
            let stopped = if solved.value.is_none() { "> " } else { "" };
            format!("{stopped}{}, {} nodes", time(solved.nanoseconds), solved.nodes)
        });
        text += &format!(
            "{:<14}{:<8}{:>12}{:>12}{:>12}{:>30}\n",
            ours.game,
            ours.value.as_deref().unwrap_or("-"),
            ours.nodes,
            time(ours.nanoseconds),
            time(Solved::of(chromium, &ours.game)?.nanoseconds),
            other.unwrap_or_default(),
        );
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_row_for_each_game() {
        let solved = |game: &str, nanoseconds, value: Option<&str>| {
            vec![Solved { game: game.to_owned(), nanoseconds, nodes: 5, value: value.map(str::to_owned) }]
        };
        let [native, chromium] = [4e3, 5e3].map(|time| solved("4x4x4", time, Some("draw")));
        let row = |peer: &[Solved]| table(&native, &chromium, peer).unwrap().lines().nth(1).unwrap().to_owned();
        let words = |row: &str| row.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
        assert_eq!(words(&row(&solved("4x4x4", 2e9, None))), "4x4x4 draw 5 4.0 µs 5.0 µs > 2000.0 ms, 5 nodes");
        assert_eq!(words(&row(&solved("5x4x4", 2e9, None))), "4x4x4 draw 5 4.0 µs 5.0 µs");
        assert!(table(&native, &[], &[]).is_err());
    }
}
