//! Requirements of the commands and their installation.
//!
//! Programs on `PATH` are used if their versions match. Otherwise exact versions come from crates.io into the user's cache
//! ([`crates`]), from npm into the checkout ([`npm`]), from the operating system ([`system`]), and compilers from rustup
//! ([`compiler`]). Several threads may ask for requirements at the same time: each kind has a lock.

pub mod compiler;
mod crates;
mod npm;
mod system;

use std::path::Path;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};
use xtask::project;

pub use crates::Crate;
pub use npm::Packages;
pub use system::Package;

/// A requirement of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Crate(Crate),
    /// The program `wasm-bindgen` of the workspace, which Trunk finds on `PATH`.
    Bindgen,
    Npm(Packages),
    System(Package),
    /// The user's own compiler can compile to WebAssembly.
    WebAssembly,
}

/// Asks the user for permission to install what is missing, before other work begins.
pub fn ask(needs: &[Need]) {
    system::ask(packages(needs));
}

/// Installs missing requirements. Returns a shell with all programs on `PATH`.
pub fn provide(needs: &[Need]) -> Result<Shell> {
    let sh = Shell::new()?;
    if project::is_ci() {
        // Files for the next build would take a fifth of the time of the crates of this project.
        sh.set_var("CARGO_INCREMENTAL", "0");
    }
    system::provide(&sh, packages(needs))?;
    for need in needs {
        match need {
            Need::System(_) => {}
            Need::Npm(packages) => packages.provide(&sh)?,
            Need::Crate(tool) => tool.provide(&sh)?,
            Need::Bindgen => provide_bindgen(&sh)?,
            Need::WebAssembly => compiler::add_webassembly(&sh)?,
        }
    }
    Ok(sh)
}

/// Returns the packages of the operating system that the requirements are or depend on.
fn packages(needs: &[Need]) -> system::Packages {
    let package = |need: &Need| match need {
        Need::System(package) => Some(*package),
        Need::Npm(_) => Some(Package::Npm),
        Need::Crate(_) | Need::Bindgen | Need::WebAssembly => None,
    };
    needs.iter().filter_map(package).collect()
}

/// Compiles `wasm-bindgen` unless it is up to date, and puts it on the shell's `PATH`.
fn provide_bindgen(sh: &Shell) -> Result<()> {
    let program = project::program("wasm-bindgen")?;
    if !program.exists() {
        println!("Compiling wasm-bindgen (some seconds, once)");
    }
    cmd!(sh, "cargo build --quiet --locked --bin wasm-bindgen").args(project::PACKAGES).quiet().run()?;
    prepend_to_path(sh, program.parent().context("the program is in a folder")?)
}

/// Returns major and minor number of a version such as `1.95.0` or `v22.3.0`.
fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split('.').map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Prepends a directory to `PATH`.
fn prepend_to_path(sh: &Shell, directory: &Path) -> Result<()> {
    let path = sh.var_os("PATH").unwrap_or_default();
    let all = [directory.to_owned()].into_iter().chain(std::env::split_paths(&path));
    sh.set_var("PATH", std::env::join_paths(all).context("a directory of a tool has an invalid name")?);
    Ok(())
}
