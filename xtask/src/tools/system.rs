//! Packages of the operating system: browsers with drivers, Node.js, nginx.

use std::collections::BTreeSet;
use std::env;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
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

/// Variables with proxies, which sudo drops.
const PROXIES: [&str; 6] = ["http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];

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

/// Installs Debian packages with sudo, if it asks for no password, or else as root.
fn install(sh: &Shell, packages: &BTreeSet<Package>, is_ahead: bool) -> Result<()> {
    let names = packages.iter().map(|package| package.names()).collect::<Vec<_>>().join(" ");
    let time = if is_ahead { "beside other work" } else { "about a minute" };
    println!("Installing {names} ({time}, once)");
    let proxies = PROXIES.into_iter().filter_map(|name| Some(format!("{name}={}", env::var(name).ok()?)));
    let proxies = &proxies.collect::<Vec<String>>();
    let apt_get = |sudo: &[&str]| {
        cmd!(sh, "env {sudo...} env {proxies...} DEBIAN_FRONTEND=noninteractive apt-get --quiet=2").quiet()
    };
    let run = |command: Cmd| match is_ahead {
        true => command.ignore_stdout().ignore_stderr().run(),
        false => command.run(),
    };
    let sudo = ["sudo", "--non-interactive"];
    let is_permitted = cmd!(sh, "env {sudo...} true").quiet().ignore_stdout().ignore_stderr().run().is_ok();
    let sudo = if is_permitted { &sudo[..] } else { &[] };
    // Suppresses dpkg's progress bar.
    let options = ["--yes", "--no-install-recommends", "--option=Dpkg::Use-Pty=0"];
    let update = || {
        if !UPDATED.load(Relaxed) {
            run(apt_get(sudo).arg("update"))?;
            UPDATED.store(true, Relaxed);
        }
        Ok(())
    };
    update()
        .and_then(|()| run(apt_get(sudo).arg("install").args(options).args(names.split(' '))))
        .with_context(|| {
            format!(
                "{names}: not installed, and not installable without asking. On Debian, use `sudo apt-get install {names}`. \
                 Other systems have some of them under other names or not at all; CONTRIBUTING.md has a container for them"
            )
        })
}
