//! `cargo xtask weights` and `cargo xtask chances`: fit the evaluation of the search to its games with itself.

use anyhow::{Result, ensure};
use xshell::cmd;

use crate::tools;

/// The source file of the weights.
const FITTED: &str = "crates/engine/src/search/patterns/fitted.rs";

/// Plays games, fits the weights and writes their source file.
pub fn weights(games: u32, nodes: u32) -> Result<()> {
    let sh = tools::provide(&[])?;
    println!("Playing {games} games of the search with itself, after two rounds with a quarter of them");
    let (games, nodes) = (games.to_string(), nodes.to_string());
    let source =
        cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --bench weights -- {games} {nodes}")
            .quiet();
    let source = source.read()?;
    ensure!(source.starts_with("//!"), "no weights were fitted");
    sh.write_file(FITTED, format!("{source}\n"))?;
    println!("{FITTED}");
    Ok(())
}

/// Prints how well the chances that the search shows fit the results of its games with itself.
pub fn chances(games: u32, nodes: u32) -> Result<()> {
    let sh = tools::provide(&[])?;
    let (games, nodes) = (games.to_string(), nodes.to_string());
    Ok(cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --bench chances -- {games} {nodes}")
        .quiet()
        .run()?)
}
