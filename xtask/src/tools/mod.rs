//! Requirements of the commands and their installation.
//!
//! Programs on `PATH` are used if their versions match. Otherwise exact versions come from crates.io into the user's cache
//! ([`crates`]), from npm into the checkout ([`npm`]), from the operating system ([`system`]), and compilers from rustup
//! ([`compiler`]). Some are programs of the workspace ([`own`]).

pub mod compiler;
mod crates;
mod npm;
mod own;
mod system;

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use xshell::Shell;
use xtask::project;

pub use crates::Crate;
pub use npm::Packages;
pub use own::Own;
pub use system::Package;

/// A requirement of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Crate(Crate),
    /// Trunk in any version that `Trunk.toml` permits.
    AnyTrunk,
    Own(Own),
    Npm(Packages),
    System(Package),
    /// The user's own compiler can compile to WebAssembly.
    WebAssembly,
}

impl Need {
    /// Returns the package of the operating system that the requirement is or depends on.
    const fn package(self) -> Option<Package> {
        match self {
            Self::System(package) => Some(package),
            Self::Npm(_) => Some(Package::Npm),
            Self::Crate(_) | Self::AnyTrunk | Self::Own(_) | Self::WebAssembly => None,
        }
    }
}

/// Starts to install missing programs and packages beside other work. Returns whether a program from crates.io is being
/// installed.
pub fn start(needs: &[Need]) -> Result<bool> {
    let sh = Shell::new()?;
    system::start(needs.iter().filter_map(|need| need.package()).collect());
    needs.iter().try_fold(false, |is_installing, need| {
        let started = match *need {
            Need::Crate(tool) => tool.start(&sh)?,
            Need::AnyTrunk => !crates::is_trunk_permitted(&sh) && Crate::Trunk.start(&sh)?,
            _ => false,
        };
        Ok(is_installing || started)
    })
}

/// Installs missing requirements. Returns a shell with all programs on `PATH`.
pub fn provide(needs: &[Need]) -> Result<Shell> {
    let sh = Shell::new()?;
    if project::is_ci() {
        // Files for the next build would take a fifth of the time of the crates of this project.
        sh.set_var("CARGO_INCREMENTAL", "0");
    }
    let (mut npm, mut crates, mut own) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for need in needs {
        match *need {
            Need::System(_) => {}
            Need::Npm(packages) => npm.extend([packages]),
            Need::Crate(tool) => crates.extend([tool]),
            Need::AnyTrunk if crates::is_trunk_permitted(&sh) => {}
            Need::AnyTrunk => crates.extend([Crate::Trunk]),
            Need::Own(program) => own.extend([program]),
            Need::WebAssembly => compiler::add_webassembly(&sh)?,
        }
    }
    system::provide(&sh, needs.iter().filter_map(|need| need.package()).collect())?;
    for packages in npm {
        packages.provide(&sh)?;
    }
    for &tool in &crates {
        tool.start(&sh)?;
    }
    for program in own {
        program.provide(&sh)?;
    }
    for tool in crates {
        tool.provide(&sh)?;
    }
    Ok(sh)
}

/// Ends the running installations. Waits for those of the operating system, which must not be interrupted.
pub fn stop() {
    crates::stop();
    system::finish();
}

/// Creates a directory unless it is there, and returns whether files can be created in it.
fn is_writable(directory: &Path) -> bool {
    let probe = directory.join(".writable");
    fs::create_dir_all(directory).and_then(|()| fs::write(&probe, "")).is_ok() && fs::remove_file(probe).is_ok()
}

/// Returns major and minor number of a version such as `1.95.0`, `v22.3.0` or `0.21.0-rc.1`.
fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim_start_matches('v').split(['.', '-']).map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Prepends a directory to `PATH`.
fn prepend_to_path(sh: &Shell, directory: &Path) -> Result<()> {
    let path = sh.var_os("PATH").unwrap_or_default();
    let all = [directory.to_owned()].into_iter().chain(env::split_paths(&path));
    sh.set_var("PATH", env::join_paths(all).context("a directory of a tool has an invalid name")?);
    Ok(())
}
