//! `cargo xtask snapshots`: what the tests compare the page with, taken anew of the page as it is.

use anyhow::Result;

use crate::end_to_end::Engine;
use crate::tools::Toolbox;
use crate::{build, end_to_end, process};

/// What the tests that compare the page with a snapshot have in their names.
const NAME: &str = "snapshot";

/// By this variable, they keep what they see in place of comparing it.
const VARIABLE: (&str, &str) = ("SNAPSHOTS", "update");

/// Builds the release and has the tests keep what they see of it. What changed is for people to look at.
///
/// # Errors
///
/// When the release cannot be built or a test cannot run.
pub fn snapshots() -> Result<()> {
    let tools = Toolbox::with(&[&build::NEEDS[..], &Engine::Chromium.needs()].concat())?;
    build::build_with(&tools)?;
    let (name, value) = VARIABLE;
    process::run(end_to_end::command(Engine::Chromium, &tools)?.args(["--", NAME]).env(name, value))?;
    println!("The snapshots are as the page is; `git diff` shows what changed");
    Ok(())
}
