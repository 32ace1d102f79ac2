//! Where things are in this project, all as seen from its top directory.

use std::env;
use std::path::Path;

use anyhow::{Context, Result};

/// The published files, as `cargo xtask build` leaves them.
pub const DIST: &str = "dist";

/// Makes the top directory of the project the current one, wherever the command was called.
///
/// # Errors
///
/// When the checkout has been moved away since this program was compiled.
pub fn enter() -> Result<()> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in no project")?;
    env::set_current_dir(top).with_context(|| format!("{} cannot be entered", top.display()))
}
