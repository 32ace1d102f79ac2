//! `cargo xtask bench`: measures engine and page.

mod bar;
mod page;
mod react;
mod rows;
mod visit;

use anyhow::{Result, ensure};
use xshell::cmd;

use crate::tools;

/// Runs all benchmarks with performance bars. Fails if one of them is missed.
pub fn bench() -> Result<()> {
    let failures = [engine(), page::bench(), visit::bench()].into_iter().filter_map(Result::err);
    let failures: Vec<String> = failures.map(|error| format!("{error:#}")).collect();
    ensure!(failures.is_empty(), "{}", failures.join("\nerror: "));
    Ok(())
}

/// Measures solver and search. With other packages, Cargo would add the features that they choose.
fn engine() -> Result<()> {
    let sh = tools::provide(&[])?;
    println!("Measuring solver and search (a minute)");
    let command = cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --no-fail-fast");
    Ok(command.args(["--bench", "mnk", "--bench", "search"]).quiet().run()?)
}
