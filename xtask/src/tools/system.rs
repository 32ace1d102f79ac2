//! Packages of the operating system: browsers with drivers, Node.js, nginx.

use std::env;
use std::path::Path;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

/// A Debian package, by purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Returns programs of which one must be on `PATH`.
    const fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Npm => &["npm"],
            Self::Chromium => &["chromium", "chromium-browser", "google-chrome", "chrome"],
            Self::Chromedriver => &["chromedriver"],
            Self::Firefox => &["firefox-esr", "firefox"],
            Self::WebKit => &["WebKitWebDriver"],
            Self::Xvfb => &["Xvfb"],
            Self::Nginx => &["nginx"],
            Self::Cpp => &["c++"],
        }
    }

    /// Returns the Debian packages.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Npm => &["nodejs", "npm"],
            // The tests prefer the shell, and components and measurements need the complete browser.
            Self::Chromium => &["chromium", "chromium-headless-shell"],
            Self::Chromedriver => &["chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver"],
            Self::Xvfb => &["xvfb"],
            Self::Nginx => &["nginx", "libnginx-mod-http-brotli-static"],
            Self::Cpp => &["g++"],
        }
    }

    /// Returns whether one of its programs is installed.
    pub fn is_installed(self) -> bool {
        let is_complete = self != Self::Nginx || Path::new(BROTLI_MODULE).exists();
        is_complete && self.programs().iter().any(|program| is_on_path(program))
    }
}

/// Returns whether a program is on `PATH` or in Debian's directories of servers.
fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places = env::split_paths(&path).chain(["/usr/sbin".into()]);
    places.any(|directory| directory.join(program).is_file())
}

/// Joins package names with spaces.
pub fn names(packages: &[Package]) -> String {
    packages.iter().flat_map(|package| package.packages()).copied().collect::<Vec<_>>().join(" ")
}

/// Installs packages if `apt-get` is permitted.
pub fn install(sh: &Shell, packages: &[Package]) -> Result<()> {
    let names = names(packages);
    let Some(sudo) = permission(sh) else {
        bail!("missing programs; on Debian or Ubuntu, install them with: sudo apt-get install {names}");
    };
    let names = names.split(' ');
    // Suppresses dpkg's progress bar.
    let options = ["--quiet=2", "--yes", "--no-install-recommends", "--option=Dpkg::Use-Pty=0"];
    let apt_get = [sudo, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]].concat();
    let (program, words) = apt_get.split_first().context("there is always a program")?;
    cmd!(sh, "{program} {words...} update --quiet=2").quiet().run()?;
    cmd!(sh, "{program} {words...} install {options...} {names...}").quiet().run()?;
    Ok(())
}

/// Returns the command prefix for `apt-get` without a password, if any.
fn permission(sh: &Shell) -> Option<&'static [&'static str]> {
    if !is_on_path("apt-get") {
        return None;
    }
    let reads = |program: &str, word: &str| cmd!(sh, "{program} {word}").quiet().ignore_stderr().read().ok();
    if reads("id", "-u").is_some_and(|user| user == "0") {
        return Some(&[]);
    }
    cmd!(sh, "sudo --non-interactive true")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok()
        .then_some(&["sudo", "--non-interactive"])
}
