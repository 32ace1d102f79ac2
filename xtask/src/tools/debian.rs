//! Programs that come in packages of the operating system.

use std::process::Command;

use anyhow::{Context, Result, bail};

use super::search_path::SearchPath;
use crate::process;

/// Provides programs by the packages that hold them, if any of the programs is missing.
///
/// # Errors
///
/// As with [`install`].
pub fn provide(programs: &[&str], packages: &[&str], name: &str, path: &SearchPath) -> Result<()> {
    if programs.iter().all(|program| path.find(program).is_some()) {
        return Ok(());
    }
    install(packages, name, path)
}

/// Installs packages.
///
/// # Errors
///
/// When Debian's package manager is not there or may not run; the sentence tells a person what to
/// install.
pub fn install(packages: &[&str], name: &str, path: &SearchPath) -> Result<()> {
    let Some(prefix) = permission(path) else {
        bail!(
            "{name} is missing; install it so that it can be found on PATH (on Debian: `apt-get install {}`)",
            packages.join(" ")
        );
    };
    println!("Installing {name} (Debian's packages {})", packages.join(", "));
    apt_get(prefix, &["update", "--quiet=2"])
        .and_then(|()| apt_get(prefix, &[&INSTALL, packages].concat()))
        .with_context(|| format!("{name} cannot be installed"))
}

/// Without a pretended terminal, the package manager draws no moving progress into the log.
const INSTALL: [&str; 5] = ["install", "--quiet=2", "--yes", "--no-install-recommends", "--option=Dpkg::Use-Pty=0"];

/// The words before `apt-get` with which it may run here, if it may.
fn permission(path: &SearchPath) -> Option<&'static [&'static str]> {
    path.find("apt-get")?;
    let is_root = process::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if is_root {
        return Some(&[]);
    }
    // Without a terminal to ask for a password, only a permission that needs none helps.
    process::succeeds(Command::new("sudo").args(["--non-interactive", "true"]))
        .then_some(&["sudo", "--non-interactive"])
}

fn apt_get(prefix: &[&str], arguments: &[&str]) -> Result<()> {
    let words = [prefix, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"], arguments].concat();
    let (program, arguments) = words.split_first().context("there is always a program")?;
    process::run(Command::new(program).args(arguments))
}
