//! `cargo xtask build`: the release, as it is published.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::process;
use crate::project::DIST;
use crate::shrink;
use crate::split;
use crate::tools::{Need, Toolbox};
use crate::transfer::{self, Transfer};

/// What a release build needs.
pub const NEEDS: [Need; 5] = [Need::WasmTarget, Need::Trunk, Need::WasmBindgen, Need::WasmOpt, Need::Esbuild];

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
    let dist = Path::new(DIST);
    split::split(dist, tools).context("the program cannot be cut in two")?;
    shrink::shrink(dist, tools).context("the release cannot be made smaller")?;
    split::name_after_content(dist)?;
    let transfer = Transfer::measure(dist).context("the release cannot be published")?;
    print!("{transfer}");
    let mut others = files_in(dist, "")?;
    others.retain(|name| !transfer.fetches(name));
    others.sort();
    // Said aloud, so that nothing that a stylesheet or a script fetches stays uncounted unseen.
    if !others.is_empty() {
        print!("{}", transfer::table("Not part of it", &transfer::measure_all(dist, others)?));
    }
    Ok(transfer)
}

/// The files in a directory and those below it, by their names after a prefix.
fn files_in(directory: &Path, prefix: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            files.extend(files_in(&entry.path(), &format!("{name}/"))?);
        } else {
            files.push(name);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_at_every_depth() {
        let files = files_in(Path::new(env!("CARGO_MANIFEST_DIR")), "").unwrap();
        for name in ["Cargo.toml", "src/build.rs", "src/tools/mod.rs"] {
            assert!(files.iter().any(|file| file == name), "{name}");
        }
    }
}
