//! Packages of the operating system: browsers with drivers, Node.js, nginx.

use std::collections::BTreeSet;
use std::env;
use std::io::{IsTerminal, Write, stdin, stdout};
use std::sync::{Mutex, OnceLock, PoisonError};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

/// A Debian package, by purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Package {
    Npm,
    Chromium,
    Chromedriver,
    Firefox,
    /// WebKitGTK with its driver.
    WebKit,
    /// The display server for WebKit's window.
    Xvfb,
    /// The web server of the configuration in `hosting/`.
    Nginx,
}

/// The configuration that loads nginx's Brotli module.
const BROTLI_MODULE: &str = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

impl Package {
    /// Returns programs or absolute paths, of which one must exist, and the Debian packages that have one.
    const fn programs_and_packages(self) -> (&'static [&'static str], &'static str) {
        match self {
            Self::Npm => (&["npm"], "nodejs npm"),
            // The end-to-end tests prefer the shell; other tests and measurements need the complete browser.
            Self::Chromium => {
                (&["chromium", "chromium-browser", "google-chrome", "chrome"], "chromium chromium-headless-shell")
            }
            Self::Chromedriver => (&["chromedriver"], "chromium-driver"),
            Self::Firefox => (&["firefox-esr", "firefox"], "firefox-esr"),
            Self::WebKit => (&["WebKitWebDriver"], "webkit2gtk-driver"),
            Self::Xvfb => (&["Xvfb"], "xvfb"),
            Self::Nginx => (&[BROTLI_MODULE], "nginx libnginx-mod-http-brotli-static"),
        }
    }

    /// Returns whether one of its programs is on `PATH`.
    pub fn is_installed(self) -> bool {
        let (programs, _) = self.programs_and_packages();
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path).any(|directory| programs.iter().any(|program| directory.join(program).is_file()))
    }

    /// Returns the names of the Debian packages, separated by spaces.
    pub const fn names(self) -> &'static str {
        self.programs_and_packages().1
    }
}

/// Variables that sudo drops otherwise. Their values may contain passwords, which command lines would show to other users.
const PRESERVED: &str =
    "--preserve-env=DEBIAN_FRONTEND,http_proxy,https_proxy,no_proxy,HTTP_PROXY,HTTPS_PROXY,NO_PROXY";

/// Lets `apt-get` wait while another program installs packages.
const WAIT: &str = "--option=DPkg::Lock::Timeout=300";

/// Options of `apt-get install`. The first suppresses dpkg's progress bar.
const OPTIONS: [&str; 3] = ["--option=Dpkg::Use-Pty=0", "--yes", "--no-install-recommends"];

/// Lets one thread at a time install packages, and knows whether this process has updated their lists.
static IS_UPDATED: Mutex<bool> = Mutex::new(false);

/// Several packages.
pub type Packages = BTreeSet<Package>;

/// Asks for permission to install missing packages, if that is necessary. In the output of other work, a question would be lost.
pub fn ask(mut packages: Packages) {
    packages.retain(|package| !package.is_installed());
    if !packages.is_empty()
        && let Ok(sh) = Shell::new()
    {
        installer(&sh, &packages);
    }
}

/// Installs missing packages, or names the command that does.
pub fn provide(sh: &Shell, mut packages: Packages) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    // A package that is being installed may already have its programs, but not all of its files.
    let mut is_updated = IS_UPDATED.lock().unwrap_or_else(PoisonError::into_inner);
    packages.retain(|package| !package.is_installed());
    if packages.is_empty() {
        return Ok(());
    }
    let names = names(&packages);
    let help = || {
        format!(
            "{names}: not installed. On Debian, use `sudo apt-get install {names}`. Other systems have some of them under other \
             names or not at all; CONTRIBUTING.md has a container for them"
        )
    };
    let installer = installer(sh, &packages).with_context(help)?;
    println!("Installing {names} (about a minute, once)");
    let sudo: &[&str] = if installer == Installer::Sudo { &["sudo", PRESERVED] } else { &[] };
    let apt_get = |command: &str| {
        let command = cmd!(sh, "env {sudo...} apt-get --quiet=2 {WAIT} {command}");
        command.env("DEBIAN_FRONTEND", "noninteractive").quiet()
    };
    if !*is_updated {
        apt_get("update").run().with_context(help)?;
        *is_updated = true;
    }
    apt_get("install").args(OPTIONS).args(names.split(' ')).ignore_stdout().run().with_context(help)
}

/// Who runs `apt-get`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Installer {
    Root,
    /// A user who has agreed, with a password that sudo remembers.
    Sudo,
}

/// Returns who may install packages: root without a question, and otherwise a user who agrees at the terminal. The first answer
/// counts for the whole run.
fn installer(sh: &Shell, packages: &Packages) -> Option<Installer> {
    static ANSWER: OnceLock<Option<Installer>> = OnceLock::new();
    *ANSWER.get_or_init(|| {
        let read = |command: Cmd| command.quiet().ignore_stderr().read().ok();
        read(cmd!(sh, "apt-get --version"))?;
        if read(cmd!(sh, "id -u"))? == "0" {
            return Some(Installer::Root);
        }
        let can_ask = stdin().is_terminal() && stdout().is_terminal() && read(cmd!(sh, "sudo --version")).is_some();
        (can_ask && agrees(sh, packages)).then_some(Installer::Sudo)
    })
}

/// Asks the user at the terminal for permission, and lets sudo ask for the password.
fn agrees(sh: &Shell, packages: &Packages) -> bool {
    print!("Install {} with `sudo apt-get`? [y/N] ", names(packages));
    let mut answer = String::new();
    let is_answered = stdout().flush().is_ok() && stdin().read_line(&mut answer).is_ok();
    is_answered && matches!(answer.trim(), "y" | "Y" | "yes") && cmd!(sh, "sudo --validate").quiet().run().is_ok()
}

/// Returns the names of the Debian packages, separated by spaces.
fn names(packages: &Packages) -> String {
    packages.iter().map(|package| package.names()).collect::<Vec<_>>().join(" ")
}
