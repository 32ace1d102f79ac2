//! `cargo xtask bench`: measures engine and page. The programs that measure fail if a performance bar is missed.

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::project;
use crate::test::provide_release;
use crate::tools::{self, Need, Packages};

/// Runs all benchmarks with performance bars.
pub fn bench() -> Result<()> {
    let (engine, page) = (engine(), page());
    engine.and(page)
}

/// Measures solver and search. With other packages, Cargo would add the features that they choose.
fn engine() -> Result<()> {
    let sh = tools::provide(&[])?;
    println!("Measuring solver and search (a minute)");
    let command = cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --no-fail-fast");
    Ok(command.args(["--bench", "mnk", "--bench", "search"]).quiet().run()?)
}

/// Measures the release, and the same game in React and in Preact.
fn page() -> Result<()> {
    let sh = provide_release(&[Need::Npm(Packages::React)])?;
    let games = ["react", "preact"].map(|mode| build_react(&sh, mode));
    let games = games.into_iter().collect::<Result<Vec<_>>>()?;
    println!("Measuring the page, in turns with the same game in React and in Preact (5 minutes)");
    let package = ["--package", "browser-tests", "--bin", "measure"];
    Ok(cmd!(sh, "cargo run --quiet --locked {package...} -- {games...}").quiet().run()?)
}

/// Builds the game of `benches/react` in a mode of its `vite.config.js`. Returns the mode with its folder.
fn build_react(sh: &Shell, mode: &str) -> Result<String> {
    let folder = project::target()?.join("react").join(mode);
    let inside = sh.push_dir(Packages::React.folder());
    cmd!(sh, "vite build --logLevel warn --mode {mode} --outDir {folder} --emptyOutDir").quiet().run()?;
    drop(inside);
    cmd!(sh, "node tools/compress.mjs {folder}").quiet().run()?;
    Ok(format!("{mode}={}", folder.display()))
}
