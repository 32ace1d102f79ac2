//! Finds installed programs and files.

use std::path::{Path, PathBuf};

use xtask::PLAY_ADDRESS;

/// Directories outside `PATH`; Debian installs nginx in the first.
const OTHER_DIRECTORIES: [&str; 2] = ["/usr/sbin", "/usr/local/sbin"];

/// Names of Chromium and Chrome.
pub const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// The name of Chromium without a user interface.
pub const HEADLESS_SHELL: [&str; 1] = ["chromium-headless-shell"];

/// Finds the first installed program.
///
/// # Errors
///
/// Returns installation instructions if none is installed.
pub fn find(names: &[&str], packages: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let directories: Vec<PathBuf> =
        std::env::split_paths(&path).chain(OTHER_DIRECTORIES.iter().map(PathBuf::from)).collect();
    let mut candidates = names.iter().flat_map(|name| directories.iter().map(move |directory| directory.join(name)));
    candidates.find(|file| file.is_file()).ok_or_else(|| {
        format!("`{}` is needed and was not found; {packages} provides it", names.first().copied().unwrap_or_default())
    })
}

/// Returns the root of the workspace.
pub fn workspace() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package).to_owned()
}

/// Returns a file of an npm package in `tools/package.json`.
///
/// # Errors
///
/// Returns a message if the package is not installed.
pub fn npm_file(path: &str) -> Result<PathBuf, String> {
    let file = workspace().join("tools/node_modules").join(path);
    let is_there = file.is_file();
    is_there.then_some(file).ok_or_else(|| format!("{path} is needed and was not found; run `npm ci` in tools/"))
}

/// Returns the directory of the release: `DIST`, or `dist/` in the workspace.
pub fn dist() -> PathBuf {
    std::env::var_os("DIST").map_or_else(|| workspace().join("dist"), PathBuf::from)
}

/// Checks that the release exists, unless the tests are those of the development server.
///
/// # Errors
///
/// Returns a message if it is missing.
pub fn check_dist() -> Result<(), String> {
    let dist = dist();
    let is_there = std::env::var_os(PLAY_ADDRESS).is_some() || dist.join("index.html").is_file();
    is_there.then_some(()).ok_or_else(|| format!("{} holds no release; `cargo xtask build` builds one", dist.display()))
}
