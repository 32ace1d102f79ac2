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

/// One missing tool, or several that are installed together.
enum Installation {
    System(Vec<Package>),
    Npm(Packages),
    Crate(Crate),
}

impl Installation {
    fn title(&self) -> String {
        match self {
            Self::System(packages) => format!("Install {} (about a minute, once)", system::names(packages)),
            Self::Npm(packages) => format!("Install the packages of {}/package.json (some seconds)", packages.folder()),
            Self::Crate(tool) => format!("Install {} ({}, once)", tool.name(), tool.usual_duration()),
        }
    }

    fn run(&self, sh: &Shell) -> Result<()> {
        match self {
            Self::System(packages) => system::install(sh, packages),
            Self::Npm(packages) => packages.install(sh),
            Self::Crate(tool) => tool.install(sh),
        }
    }
}

/// Installs what is missing, makes all of it available on the shell's `PATH`, and returns the shell, whose directory is the
/// top of the project.
///
/// The numbered steps that are printed end at `further` steps of the caller, whose numbers [`Steps::begin`] prints.
///
/// # Errors
///
/// When something is missing that cannot be installed here.
pub fn provide(needs: &[Need], further: usize) -> Result<(Shell, Steps)> {
    let sh = Shell::new()?;
    sh.change_dir(crate::project::top()?);
    let needs = with_dependencies(needs);
    let (mut system, mut others) = (Vec::new(), Vec::new());
    for need in needs {
        match need {
            Need::System(package) if !package.is_installed() => system.push(package),
            Need::Npm(packages) if !packages.are_installed(&sh) => others.push(Installation::Npm(packages)),
            Need::Crate(tool) if !tool.is_installed(&sh)? => others.push(Installation::Crate(tool)),
            _ => {}
        }
        match need {
            Need::Crate(tool) => prepend_to_path(&sh, &tool.programs(&sh)?)?,
            Need::Npm(packages) => prepend_to_path(&sh, &sh.current_dir().join(packages.programs()))?,
            Need::System(_) => {}
        }
    }
    let system = (!system.is_empty()).then_some(Installation::System(system));
    let missing: Vec<Installation> = system.into_iter().chain(others).collect();
    let mut steps = Steps { begun: 0, of: missing.len() + further };
    for installation in &missing {
        steps.begin(&installation.title());
        installation.run(&sh)?;
    }
    if missing.iter().any(|installation| matches!(installation, Installation::Crate(_))) {
        crates::clean_up(&sh)?;
    }
    Ok((sh, steps))
}

/// The needs and, before them, what they are installed with; each once.
fn with_dependencies(needs: &[Need]) -> Vec<Need> {
    let mut all: Vec<Need> = Vec::new();
    for need in needs {
        let dependencies: &[Need] = match need {
            Need::Npm(_) => &[Need::System(Package::Npm)],
            _ => &[],
        };
        for need in dependencies.iter().chain([need]) {
            if !all.contains(need) {
                all.push(*need);
            }
        }
    }
    all
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn npm_comes_before_what_it_installs() {
        let [npm, tools, lighthouse] =
            [Need::System(Package::Npm), Need::Npm(Packages::Tools), Need::Npm(Packages::Lighthouse)];
        assert_eq!(with_dependencies(&[lighthouse, tools, npm]), [npm, lighthouse, tools]);
    }
}
