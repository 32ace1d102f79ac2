//! `cargo xtask build`: the release, as it is published.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::project::DIST;
use crate::split::{self, StandardLibrary};
use crate::thinker::Thinker;
use crate::tools::{Need, Toolbox};
use crate::transfer::{self, Transfer};
use crate::{compress, headers, precache, process, publish, shrink};

/// What a release build needs.
pub const NEEDS: [Need; 5] = [Need::WasmTarget, Need::Trunk, Need::WasmBindgen, Need::WasmOpt, Need::Esbuild];

/// Builds the release and prints what a first visit transfers.
///
/// # Errors
///
/// When a tool cannot be installed, the build fails, or a file that the page refers to is missing.
pub fn build() -> Result<()> {
    if let Err(excess) = build_with(&Toolbox::with(&NEEDS)?)?.ensure_small() {
        println!("Attention: {excess}");
    }
    Ok(())
}

/// A release that was built.
#[derive(Debug)]
pub struct Release {
    transfer: Transfer,
    library: StandardLibrary,
}

impl Release {
    /// Makes sure that a first visit transfers no more than it may. A release with the ready-made library, which is
    /// larger than one that is published, is not held to that, and says so.
    ///
    /// # Errors
    ///
    /// When it is more.
    pub fn ensure_small(&self) -> Result<()> {
        match self.library {
            StandardLibrary::Own => self.transfer.ensure_within_budget(),
            StandardLibrary::ReadyMade => {
                println!("The size was not checked: this release has the ready-made standard library");
                Ok(())
            }
        }
    }
}

/// Builds the release with the tools at hand, prints what a first visit transfers and returns both.
///
/// # Errors
///
/// When the build fails, or a file that the page refers to is missing.
pub fn build_with(tools: &Toolbox) -> Result<Release> {
    println!("Building the release into {DIST}/");
    process::run(tools.trunk("build")?.arg("--release"))?;
    let dist = Path::new(DIST);
    let library = split::split(dist, tools).context("the program cannot be cut in two")?;
    let thinker = Thinker::build(dist, library, tools).context("the program that thinks cannot be built")?;
    shrink::shrink(dist, tools).context("the release cannot be made smaller")?;
    let thinker = thinker.publish(dist)?;
    publish::name_after_content(dist, &thinker).context("the release cannot be named")?;
    publish::put_policy_into_pages(dist, &files_in(dist, "")?)?;
    // The worker starts from the page as it is published.
    precache::list(dist, &files_in(dist, "")?).context("the release cannot be listed")?;
    let transfer = Transfer::measure(dist).context("the release cannot be published")?;
    print!("{transfer}");
    let mut others = files_in(dist, "")?;
    others.retain(|name| !transfer.fetches(name));
    others.sort();
    let mut published = files_in(dist, "")?;
    published.sort();
    // Said aloud, so that nothing that a stylesheet or a script fetches stays uncounted unseen.
    if !others.is_empty() {
        print!("{}", transfer::table("Not part of it", &transfer::measure_all(dist, others)?));
    }
    fs::write(dist.join("_headers"), headers::of(&published))?;
    // Last, when nothing changes any more.
    compress::compress_all(dist, &published)?;
    Ok(Release { transfer, library })
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
