//! Requirements of the commands and their installation.
//!
//! rustup installs the compiler of `rust-toolchain.toml`. Programs on `PATH` are used if their versions match.
//! Otherwise exact versions come from crates.io into the user's cache ([`crates`]), from npm into the checkout
//! ([`npm`]), and from the operating system ([`system`]).

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

/// A requirement of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Crate(Crate),
    Npm(Packages),
    System(Package),
}

/// Installs missing requirements. Returns a shell at the root of the project with all programs on `PATH`, and the
/// numbered steps with `further` more to come.
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

/// Adds an item unless present.
fn add<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}

/// Prepends a directory to `PATH`.
fn prepend_to_path(sh: &Shell, directory: &Path) -> Result<()> {
    let path = sh.var_os("PATH").unwrap_or_default();
    let all = [directory.to_owned()].into_iter().chain(env::split_paths(&path));
    sh.set_var("PATH", env::join_paths(all).context("a directory on PATH has an invalid name")?);
    Ok(())
}

/// Numbered steps of a command.
pub struct Steps {
    begun: usize,
    of: usize,
}

impl Steps {
    /// Prints the start of the next step.
    pub fn begin(&mut self, title: &str) {
        self.begun += 1;
        println!("[{}/{}] {title}", self.begun, self.of);
    }
}
