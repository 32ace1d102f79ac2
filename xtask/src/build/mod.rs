//! `cargo xtask build`: the release, as it is published in `dist/`.
//!
//! There is one route. Trunk compiles both programs and writes the page; then the app is cut in two ([`programs`]), files
//! become smaller and get names that change with their content ([`assets`]), the page refers to those ([`page`]), the
//! service worker learns the release's files ([`offline`]), and compressed copies are added ([`compress`]).

mod assets;
mod compress;
mod digest;
mod offline;
mod page;
mod programs;
mod short_names;
mod sizes;
mod stale;

use std::path::Path;

use anyhow::{Context, Result};
use xshell::Shell;

use crate::play;
use crate::project::{DIST, files_in};
use crate::tools::{self, Crate, Need, Packages};

pub use compress::compress_all;

/// The folder in which the tests look for the development build.
const DEVELOPMENT: &str = "target/development";

/// What a release build needs.
pub const NEEDS: [Need; 3] = [Need::Crate(Crate::Trunk), Need::Crate(Crate::WasmBindgen), Need::Npm(Packages::Tools)];

/// Builds the release and prints the sizes of its files.
pub fn build() -> Result<()> {
    let (sh, mut steps) = tools::provide(&NEEDS, 1)?;
    steps.begin("Build the release (2 minutes the first time, half a minute after a change)");
    build_with(&sh)
}

/// Builds the release with the tools on the shell's `PATH`.
pub fn build_with(sh: &Shell) -> Result<()> {
    stale::forget()?;
    let dist = Path::new(DIST);
    programs::bundle(sh)?;
    programs::cut_app(sh, dist).context("the app cannot be cut in two")?;
    programs::optimize(sh, dist).context("the programs cannot be optimized")?;
    short_names::shorten(dist).context("the app's names cannot be shortened")?;
    let names = assets::publish(sh, dist).context("the assets cannot be published")?;
    page::refer_to(&names, dist).context("the page cannot refer to its assets")?;
    offline::list(dist)?;
    compress_all(dist, &files_in(dist)?)?;
    let sizes = sizes::Sizes::measure(dist, &names)?;
    print!("{sizes}");
    sizes.ensure_within_budget()?;
    stale::remember(dist)
}

/// Builds what `cargo xtask play` serves, for the test of it.
pub fn build_for_development(sh: &Shell) -> Result<()> {
    Ok(play::trunk(sh, "build").args(["--dist", DEVELOPMENT]).quiet().run()?)
}

/// Builds the tutorial's game, as its readers do.
pub fn build_tutorial(sh: &Shell) -> Result<()> {
    let _directory = sh.push_dir("examples/tutorial");
    Ok(play::trunk(sh, "build").quiet().run()?)
}

/// Builds the release unless it is newer than everything that it is made of.
pub fn build_if_stale(sh: &Shell) -> Result<()> {
    if stale::is_stale(Path::new(DIST))? {
        return build_with(sh);
    }
    println!("The release in {DIST}/ is up to date");
    Ok(())
}
