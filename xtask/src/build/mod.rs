//! `cargo xtask build`: builds the release in `dist/`.
//!
//! Trunk compiles app and worker and writes the page. The build then splits the app ([`programs`]), minifies and hashes
//! files ([`assets`]), adds the [`languages`], updates the page ([`page`]), lists the files for the service worker
//! ([`offline`]), and adds compressed copies ([`compress`]).

mod assets;
mod compress;
mod digest;
mod languages;
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
pub use languages::{LOCALES, read_locales};

/// The folder of the development build, for tests.
const DEVELOPMENT: &str = "target/development";

/// Requirements of a release build.
pub const NEEDS: [Need; 3] = [Need::Crate(Crate::Trunk), Need::Crate(Crate::WasmBindgen), Need::Npm(Packages::Tools)];

/// Builds the release and prints the sizes of its files.
pub fn build() -> Result<()> {
    let (sh, mut steps) = tools::provide(&NEEDS, 1)?;
    steps.begin("Build the release (2 minutes the first time, half a minute after a change)");
    build_with(&sh)
}

/// Builds the release with the tools on the shell's `PATH`.
pub fn build_with(sh: &Shell) -> Result<()> {
    let inputs = stale::begin()?;
    let dist = Path::new(DIST);
    programs::bundle(sh)?;
    programs::split_app(sh, dist).context("the app cannot be split")?;
    programs::optimize(sh, dist).context("the programs cannot be optimized")?;
    short_names::shorten(dist).context("the app's names cannot be shortened")?;
    let names = assets::publish(sh, dist).context("the assets cannot be prepared")?;
    let languages = languages::publish(dist).context("the languages cannot be written")?;
    page::link_assets(&names, &languages, dist).context("the page cannot be linked to its assets")?;
    offline::list(dist)?;
    compress_all(dist, &files_in(dist)?)?;
    let sizes = sizes::Sizes::measure(dist, &names)?;
    sizes.print();
    sizes.ensure_within_budget()?;
    stale::remember(&inputs, dist)
}

/// Builds the development version for its test: as served by `cargo xtask play`, but not optimized.
pub fn build_for_development(sh: &Shell) -> Result<()> {
    Ok(play::trunk(sh, "build").args(["--dist", DEVELOPMENT]).quiet().run()?)
}

/// Builds the tutorial's game.
pub fn build_tutorial(sh: &Shell) -> Result<()> {
    let _directory = sh.push_dir("examples/tutorial");
    Ok(play::trunk(sh, "build").quiet().run()?)
}

/// Builds the release unless it is up to date.
pub fn build_if_stale(sh: &Shell) -> Result<()> {
    if stale::is_stale(Path::new(DIST))? {
        return build_with(sh);
    }
    println!("The release in {DIST}/ is up to date");
    Ok(())
}
