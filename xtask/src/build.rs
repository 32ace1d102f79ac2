//! `cargo xtask build`: the release, as it is published.

use std::path::Path;

use anyhow::{Context, Result};

use crate::process;
use crate::project::DIST;
use crate::tools::{Need, Toolbox};
use crate::transfer::Transfer;

/// What a release build needs.
pub const NEEDS: [Need; 4] = [Need::WasmTarget, Need::Trunk, Need::WasmBindgen, Need::WasmOpt];

/// Builds the release and prints what a first visit transfers.
///
/// # Errors
///
/// When a tool cannot be installed, the build fails, or a file that the page refers to is missing.
pub fn build() -> Result<()> {
    let transfer = build_with(&Toolbox::with(&NEEDS)?)?;
    if let Err(excess) = transfer.ensure_within_budget() {
        println!("Attention: {excess}");
    }
    Ok(())
}

/// Builds the release with the tools at hand, prints what a first visit transfers and returns it.
///
/// # Errors
///
/// When the build fails, or a file that the page refers to is missing.
pub fn build_with(tools: &Toolbox) -> Result<Transfer> {
    println!("Building the release into {DIST}/");
    process::run(tools.trunk("build")?.arg("--release"))?;
    let transfer = Transfer::measure(Path::new(DIST)).context("the release cannot be published")?;
    print!("{transfer}");
    Ok(transfer)
}
