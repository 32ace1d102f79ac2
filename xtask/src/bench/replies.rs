//! `cargo xtask bench`: how long replies and reviews take, natively and in Chromium.
//!
//! Both run the same file, `benches/reply.rs`, compiled with the same profile. Each run prints one
//! line for each measurement: its name, a tab, and a number of nanoseconds.

use std::process::Command;

use anyhow::{Context, Result};

use crate::measurements::{Measurement, medians, table};
use crate::tools::Toolbox;
use crate::{browser_tests, process};

/// How often everything is measured, each time by a new process and a new page, so that what
/// happens once in a visit is measured like everything else. An odd number has a middle.
const RUNS: usize = 5;

/// Measures and prints one table.
///
/// # Errors
///
/// When a run fails, or two runs measure different things.
pub fn bench() -> Result<()> {
    let tools = Toolbox::with(&browser_tests::NEEDS)?;
    let native = measure("natively", || Ok(native()), &["--bench"])?;
    let chromium = measure("in headless Chromium", || in_chromium(&tools), &["--nocapture"])?;
    print!("\n{}", table(&native, &chromium)?);
    Ok(())
}

fn native() -> Command {
    let mut command = Command::new("cargo");
    command.args(["bench", "--locked", "--bench", "reply"]);
    command
}

/// The same as a test, since the browser's runner hands back what tests print.
fn in_chromium(tools: &Toolbox) -> Result<Command> {
    let mut command = browser_tests::cargo_test(tools)?;
    command.args(["--release", "--bench", "reply"]);
    // As in the published game, nothing checks what passes between the program and the page.
    command.env("WASM_BINDGEN_NO_DEBUG", "1");
    Ok(command)
}

/// Compiles the measurements, runs them and returns the median of each.
fn measure(place: &str, command: impl Fn() -> Result<Command>, arguments: &[&str]) -> Result<Vec<Measurement>> {
    println!("Compiling the measurements to run {place}");
    process::run(command()?.arg("--no-run"))?;
    println!("Measuring {place}, {RUNS} times");
    let runs = (0..RUNS)
        .map(|_| {
            let output = process::read(command()?.arg("--").args(arguments))?;
            Ok(Measurement::all_in(&output))
        })
        .collect::<Result<Vec<_>>>()?;
    medians(&runs).with_context(|| format!("the measurements made {place} cannot be compared"))
}
