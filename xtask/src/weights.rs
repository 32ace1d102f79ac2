//! `cargo xtask weights` and `cargo xtask chances`: fit the evaluation of the search to its games with itself.

use anyhow::Result;
use xshell::cmd;

use crate::tools;

/// Plays games, fits the weights and writes their file.
pub fn weights(games: u32, nodes: u32) -> Result<()> {
    println!("Playing {games} games of the search with itself, after two rounds with a quarter of them");
    bench("weights", games, nodes)
}

/// Prints how well the chances that the search shows fit the results of its games with itself.
pub fn chances(games: u32, nodes: u32) -> Result<()> {
    bench("chances", games, nodes)
}

/// Runs a benchmark of the engine that plays games of the search with itself.
fn bench(name: &str, games: u32, nodes: u32) -> Result<()> {
    let sh = tools::provide(&[])?;
    let (games, nodes) = (games.to_string(), nodes.to_string());
    Ok(cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --bench {name} -- {games} {nodes}")
        .quiet()
        .run()?)
}
