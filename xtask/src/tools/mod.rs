//! What the commands need and where it comes from.
//!
//! rustup installs the compiler by itself, as `rust-toolchain.toml` says. A program on `PATH` is used when its version fits.
//! Otherwise exact versions come from crates.io into the user's cache ([`crates`]), from npm into the checkout ([`npm`]),
//! and from the packages of the operating system ([`system`]).

mod crates;
mod npm;
mod system;

use std::env;
use std::path::Path;

use anyhow::{Context, Result};
use xshell::Shell;

pub use crates::Crate;
pub use npm::Packages;
pub use system::Package;

/// Something that a command needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A program from crates.io.
    Crate(Crate),
    /// Packages from npm.
    Npm(Packages),
    /// A package of the operating system.
    System(Package),
}

/// Installs what is missing, and returns a shell at the top of the project that finds all of it, and the numbered steps,
/// of which this many are still to come.
pub fn provide(needs: &[Need], further: usize) -> Result<(Shell, Steps)> {
    let sh = Shell::new()?;
    sh.change_dir(crate::project::top()?);
    let (mut system, mut npm, mut crates) = (Vec::new(), Vec::new(), Vec::new());
    for need in needs {
        match need {
            Need::System(package) => add(&mut system, *package),
            Need::Npm(packages) => {
                add(&mut system, Package::Npm);
                add(&mut npm, *packages);
            }
            Need::Crate(tool) => add(&mut crates, *tool),
        }
    }
    for packages in &npm {
        prepend_to_path(&sh, &sh.current_dir().join(packages.programs()))?;
    }
    for tool in &crates {
        prepend_to_path(&sh, &tool.programs(&sh)?)?;
    }
    system.retain(|package| !package.is_installed());
    npm.retain(|packages| !packages.are_installed(&sh));
    crates.retain(|tool| !tool.is_installed(&sh).unwrap_or(false));
    let mut steps = Steps { begun: 0, of: usize::from(!system.is_empty()) + npm.len() + crates.len() + further };
    if !system.is_empty() {
        steps.begin(&format!("Install {} (about a minute, once)", system::names(&system)));
        system::install(&sh, &system)?;
    }
    for packages in npm {
        steps.begin(&format!("Install the packages of {}/package.json (some seconds)", packages.folder()));
        packages.install(&sh)?;
    }
    for tool in &crates {
        steps.begin(&format!("Install {} ({}, once)", tool.name(), tool.usual_duration()));
        tool.install(&sh)?;
    }
    crates::clean_up(&sh)?;
    Ok((sh, steps))
}

/// Adds what is not there yet.
fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// Lets programs in a directory be found before all others.
fn prepend_to_path(sh: &Shell, directory: &Path) -> Result<()> {
    let path = sh.var_os("PATH").unwrap_or_default();
    let all = [directory.to_owned()].into_iter().chain(env::split_paths(&path));
    sh.set_var("PATH", env::join_paths(all).context("a directory on PATH has an impossible name")?);
    Ok(())
}

/// The numbered steps of a command.
pub struct Steps {
    begun: usize,
    of: usize,
}

impl Steps {
    /// Prints that the next step begins.
    pub fn begin(&mut self, title: &str) {
        self.begun += 1;
        println!("[{}/{}] {title}", self.begun, self.of);
    }
}
