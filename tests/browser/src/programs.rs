//! Finds installed programs and files.

use std::path::{Path, PathBuf};

use xshell::{Shell, TempDir, cmd};
use xtask::PLAY_ADDRESS;

/// Finds the first installed program.
///
/// # Errors
///
/// Returns installation instructions if none is installed.
pub fn find(names: &[&str], packages: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Debian installs nginx outside `PATH`.
    let directories: Vec<PathBuf> = std::env::split_paths(&path).chain(["/usr/sbin".into()]).collect();
    let mut candidates = names.iter().flat_map(|name| directories.iter().map(move |directory| directory.join(name)));
    let found = candidates.find(|file| file.is_file());
    found.ok_or_else(|| format!("`{}` is needed and was not found; {packages} provides it", names[0]))
}

/// Returns the root of the workspace.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
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

/// Creates an empty folder, which is removed on drop.
pub fn temp_dir() -> TempDir {
    Shell::new().unwrap().create_temp_dir().unwrap()
}

/// Returns a copy of the release that a test may change.
pub fn copy_of_dist() -> TempDir {
    let (copy, dist) = (temp_dir(), dist());
    copy_files(&dist, copy.path());
    copy
}

/// Copies the content of a folder to another one, which may not exist yet.
pub fn copy_files(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    let sh = Shell::new().unwrap();
    cmd!(sh, "cp -R {from}/. {to}").quiet().run().unwrap();
}
