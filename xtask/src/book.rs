//! `cargo xtask book`: proves the openings of the opening book.

use anyhow::{Result, ensure};
use xshell::cmd;

use crate::tools;

/// The file of the book.
const BOOK: &str = "crates/engine/src/analysis/book.txt";

/// Proves the openings and writes their file.
pub fn book() -> Result<()> {
    let sh = tools::provide(&[])?;
    let text =
        cmd!(sh, "cargo bench --quiet --locked --package engine --profile native --bench book").quiet().read()?;
    ensure!(!text.is_empty(), "no opening was proven");
    sh.write_file(BOOK, format!("{text}\n"))?;
    println!("{BOOK}");
    Ok(())
}
