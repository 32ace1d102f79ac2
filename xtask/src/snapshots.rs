//! `cargo xtask snapshots`: takes anew what the end-to-end tests hold the page against.

use anyhow::Result;

use crate::tools::{Need, Toolbox};
use crate::{build, process, test};

/// Builds the release and lets the tests of snapshots keep what they see.
///
/// # Errors
///
/// When the release cannot be built, or a snapshot cannot be taken.
pub fn snapshots() -> Result<()> {
    let tools = Toolbox::with(&[&build::NEEDS[..], &[Need::Chromium, Need::Nginx, Need::Font]].concat())?;
    build::build_with(&tools)?;
    println!("Taking the snapshots");
    process::run(test::end_to_end(&tools)?.args(["--", "snapshot"]).env("SNAPSHOTS", "update"))
}
