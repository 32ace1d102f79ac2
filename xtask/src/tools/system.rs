//! Packages of the operating system: browsers with drivers, Node.js, nginx.

use std::collections::BTreeSet;
use std::env;
use std::io::{IsTerminal, Write, stdin, stdout};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};

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
    /// The C++ compiler for the fuzzer.
    Cpp,
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
            Self::Cpp => (&["c++"], "g++"),
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

/// Whether this process has updated the lists of packages.
static UPDATED: AtomicBool = AtomicBool::new(false);

/// Variables that sudo drops otherwise. Their values may contain passwords, which command lines would show to other users.
const PRESERVED: &str =
    "--preserve-env=DEBIAN_FRONTEND,http_proxy,https_proxy,no_proxy,HTTP_PROXY,HTTPS_PROXY,NO_PROXY";

/// Lets `apt-get` wait while another program installs packages.
const WAIT: &str = "--option=DPkg::Lock::Timeout=300";

/// Options of `apt-get install`. The first suppresses dpkg's progress bar.
const OPTIONS: [&str; 3] = ["--option=Dpkg::Use-Pty=0", "--yes", "--no-install-recommends"];

/// Installations beside other work.
struct Ahead {
    /// The packages that were started with, also if they could not be installed.
    tried: BTreeSet<Package>,
    running: Option<JoinHandle<()>>,
}

static AHEAD: Mutex<Ahead> = Mutex::new(Ahead { tried: BTreeSet::new(), running: None });

fn ahead() -> MutexGuard<'static, Ahead> {
    AHEAD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts to install missing packages beside other work, unless such an installation is running. [`provide`] tells what
/// cannot be installed.
pub fn start(mut packages: BTreeSet<Package>) {
    let mut ahead = ahead();
    packages.retain(|package| !ahead.tried.contains(package) && !package.is_installed());
    if packages.is_empty() || ahead.running.as_ref().is_some_and(|running| !running.is_finished()) {
        return;
    }
    ahead.tried.extend(&packages);
    // A question comes before other work, in whose output it would be lost.
    if Shell::new().is_ok_and(|sh| installer(&sh, &packages).is_none()) {
        return;
    }
    ahead.running = Some(thread::spawn(move || {
        if let Ok(sh) = Shell::new() {
            drop(install(&sh, &packages, true));
        }
    }));
}

/// Waits until no installation is running, because two of them exclude each other.
pub fn finish() {
    let running = ahead().running.take();
    drop(running.map(JoinHandle::join));
}

/// Installs missing packages.
pub fn provide(sh: &Shell, mut packages: BTreeSet<Package>) -> Result<()> {
    // A package that is being installed may already have its programs, but not all of its files.
    if packages.iter().any(|package| ahead().tried.contains(package) || !package.is_installed()) {
        finish();
    }
    packages.retain(|package| !package.is_installed());
    if packages.is_empty() { Ok(()) } else { install(sh, &packages, false) }
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
fn installer(sh: &Shell, packages: &BTreeSet<Package>) -> Option<Installer> {
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
fn agrees(sh: &Shell, packages: &BTreeSet<Package>) -> bool {
    print!("Install {} with `sudo apt-get`? [y/N] ", names(packages));
    let mut answer = String::new();
    let is_answered = stdout().flush().is_ok() && stdin().read_line(&mut answer).is_ok();
    is_answered && matches!(answer.trim(), "y" | "Y" | "yes") && cmd!(sh, "sudo --validate").quiet().run().is_ok()
}

/// Returns the names of the Debian packages, separated by spaces.
fn names(packages: &BTreeSet<Package>) -> String {
    packages.iter().map(|package| package.names()).collect::<Vec<_>>().join(" ")
}

/// Installs Debian packages, or names the command that does.
fn install(sh: &Shell, packages: &BTreeSet<Package>, is_ahead: bool) -> Result<()> {
    let names = names(packages);
    let help = || {
        format!(
            "{names}: not installed. On Debian, use `sudo apt-get install {names}`. Other systems have some of them under other \
             names or not at all; CONTRIBUTING.md has a container for them"
        )
    };
    let installer = installer(sh, packages).with_context(help)?;
    println!("Installing {names} ({}, once)", if is_ahead { "beside other work" } else { "about a minute" });
    let sudo: &[&str] = if installer == Installer::Sudo { &["sudo", PRESERVED] } else { &[] };
    let apt_get = |command: &str| {
        let command = cmd!(sh, "env {sudo...} apt-get --quiet=2 {WAIT} {command}");
        command.env("DEBIAN_FRONTEND", "noninteractive").quiet()
    };
    let run = |command: Cmd| match is_ahead {
        true => command.ignore_stdout().ignore_stderr().run(),
        false => command.run(),
    };
    if !UPDATED.load(Relaxed) {
        run(apt_get("update")).with_context(help)?;
        UPDATED.store(true, Relaxed);
    }
    run(apt_get("install").args(OPTIONS).args(names.split(' '))).with_context(help)
}
