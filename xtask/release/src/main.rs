//! Makes a release of the game in `dist/`: `cargo xtask build` runs this program.
//!
//! Trunk compiles app and worker and writes the page. Then the program splits the app ([`programs`]), minifies and hashes
//! files ([`assets`]), adds the [`languages`], updates the page ([`page`]), lists the files for the service worker
//! ([`offline`]), and adds compressed copies (`tools/compress.mjs`).
//!
//! The release is made with the compiler in the environment. By default, this is the pinned one, whose unstable flags make the
//! programs smaller.

mod assets;
mod digest;
mod glue;
mod languages;
mod offline;
mod page;
mod programs;
mod short_names;
mod sizes;
mod stale;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use xshell::{Shell, cmd};
use xtask::project::{self, DIST};

use programs::Flags;

/// Makes a release of the game in dist/.
#[derive(Parser)]
struct Arguments {
    /// Does nothing if the release is up to date
    #[arg(long)]
    if_stale: bool,
    /// Uses only stable flags of the compiler, which make the release larger than its budget
    #[arg(long)]
    stable: bool,
}

fn main() -> ExitCode {
    match build(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the release with the tools on `PATH`.
fn build(arguments: &Arguments) -> Result<()> {
    project::enter()?;
    let (sh, dist) = (Shell::new()?, Path::new(DIST));
    let flags = if arguments.stable { Flags::Stable } else { Flags::Smallest };
    let _lock = stale::lock()?;
    let inputs = stale::digest_of_inputs(&sh, flags)?;
    if arguments.if_stale && !stale::is_stale(&inputs, dist)? {
        println!("The release in {DIST}/ is up to date");
        return Ok(());
    }
    stale::forget()?;
    programs::bundle(&sh, flags)?;
    let parts = programs::split_app(&sh, dist).context("the app cannot be split")?;
    programs::optimize(&sh, dist, &parts).context("the programs cannot be optimized")?;
    short_names::shorten(dist, &programs::optimized_modules(&parts)).context("the app's names cannot be shortened")?;
    programs::join_parts(dist, &parts).context("the parts cannot be written")?;
    let parts: Vec<String> = parts.into_keys().collect();
    let names = assets::publish(&sh, dist, &parts).context("the assets cannot be prepared")?;
    let languages = languages::publish(dist).context("the languages cannot be written")?;
    page::link_assets(&names, &parts, &languages, dist).context("the page cannot be linked to its assets")?;
    offline::list(dist)?;
    cmd!(sh, "node tools/compress.mjs {dist}").quiet().run()?;
    let sizes = sizes::Sizes::measure(dist, &names)?;
    sizes.print();
    match flags {
        Flags::Smallest => sizes.ensure_within_budget()?,
        Flags::Stable => sizes.print_difference_to_budget(),
    }
    stale::remember(&inputs, dist)
}
