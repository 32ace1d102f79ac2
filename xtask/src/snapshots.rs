//! `cargo xtask snapshots`: what the tests compare the page with, taken anew of the page as it is.

use anyhow::Result;

use crate::tools::Toolbox;
use crate::{build, process, test};

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
    let tools = Toolbox::with(&[&build::NEEDS[..], &test::END_TO_END_NEEDS[..]].concat())?;
    build::build_with(&tools)?;
    let (name, value) = VARIABLE;
    process::run(test::end_to_end(&tools)?.args(["--", NAME]).env(name, value))?;
    println!("The snapshots are as the page is; `git diff` shows what changed");
    Ok(())
}
