//! `cargo xtask bench ladder`: how often each computer player wins against the one below.

use anyhow::Result;

use super::places::fast_natively;
use crate::process;

/// Runs `benches/ladder.rs`, which prints its own table.
///
/// # Errors
///
/// When it fails.
pub fn bench() -> Result<()> {
    process::run(&mut fast_natively("ladder"))
}
