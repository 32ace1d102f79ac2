//! Packages of the operating system: browsers with drivers, Node.js, nginx.

use std::env;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

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

/// Installs Debian packages with sudo, if it asks for no password, or else as root.
pub fn install(sh: &Shell, names: &str) -> Result<()> {
    let apt_get =
        |sudo: &[&str]| cmd!(sh, "env {sudo...} env DEBIAN_FRONTEND=noninteractive apt-get --quiet=2").quiet();
    let sudo = ["sudo", "--non-interactive"];
    let is_permitted = cmd!(sh, "env {sudo...} true").quiet().ignore_stdout().ignore_stderr().run().is_ok();
    let sudo = if is_permitted { &sudo[..] } else { &[] };
    // Suppresses dpkg's progress bar.
    let options = ["--yes", "--no-install-recommends", "--option=Dpkg::Use-Pty=0"];
    apt_get(sudo)
        .arg("update")
        .run()
        .and_then(|()| apt_get(sudo).arg("install").args(options).args(names.split(' ')).run())
        .with_context(|| {
            format!(
                "{names}: these packages could not be installed. On Debian, use: sudo apt-get install {names}. Other systems, \
                 even Ubuntu, have some of them under other names or not at all: a build needs only Node.js with npm, from \
                 any source; tests in browsers need Debian, for example in a container"
            )
        })
}
