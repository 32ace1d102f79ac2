//! Requirements of the commands and their installation.
//!
//! rustup installs the compiler of `rust-toolchain.toml`. Programs on `PATH` are used if their versions match.
//! Otherwise exact versions come from crates.io into the user's cache ([`crates`]), from npm into the checkout
//! ([`npm`]), and from the operating system ([`system`]).

mod crates;
mod npm;
mod system;

use std::collections::BTreeSet;
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

/// Installs missing requirements. Returns a shell with all programs on `PATH`, and the numbered steps with `further`
/// more to come.
pub fn provide(needs: &[Need], further: usize) -> Result<(Shell, Steps)> {
    let sh = Shell::new()?;
    let (mut system, mut npm, mut crates) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for need in needs {
        match *need {
            Need::System(package) => system.extend([package]),
            Need::Npm(packages) => {
                system.insert(Package::Npm);
                npm.insert(packages);
            }
            Need::Crate(tool) => crates.extend([tool]),
        }
    }
    for packages in &npm {
        prepend_to_path(&sh, &sh.current_dir().join(packages.folder()).join("node_modules/.bin"))?;
    }
    for tool in &crates {
        tool.add_to_path(&sh)?;
    }
    system.retain(|package| !package.is_installed());
    npm.retain(|packages| !packages.are_installed(&sh));
    crates.retain(|tool| !tool.is_installed(&sh));
    let mut steps = Steps { begun: 0, of: usize::from(!system.is_empty()) + npm.len() + crates.len() + further };
    if !system.is_empty() {
        let names = system.into_iter().map(Package::names).collect::<Vec<_>>().join(" ");
        steps.begin(&format!("Install {names} (about a minute, once)"));
        system::install(&sh, &names)?;
    }
    for packages in npm {
        steps.begin(&format!("Install the packages of {}/package.json (some seconds)", packages.folder()));
        packages.install(&sh)?;
    }
    for tool in crates {
        steps.begin(&format!("Install {} (a minute or two, once)", tool.package().0));
        tool.install(&sh)?;
    }
    Ok((sh, steps))
}

/// Prepends a directory to `PATH`.
fn prepend_to_path(sh: &Shell, directory: &Path) -> Result<()> {
    let path = sh.var_os("PATH").unwrap_or_default();
    let all = [directory.to_owned()].into_iter().chain(env::split_paths(&path));
    sh.set_var("PATH", env::join_paths(all).context("a directory of a tool has an invalid name")?);
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
