//! The web server that the recipe in `hosting/nginx.conf` is tested with.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::debian;
use super::search_path::{SearchPath, find_in};

const PROGRAM: &str = "nginx";
const PACKAGES: [&str; 2] = [PROGRAM, "libnginx-mod-http-brotli-static"];
/// Where Debian keeps it, which is not on everybody's `PATH`.
const DIRECTORY: &str = "/usr/sbin";
/// By this file, nginx loads the module of the second package.
const MODULE: &str = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";

/// Provides nginx with the module that sends files compressed by Brotli.
///
/// # Errors
///
/// When they cannot be installed.
pub fn provide(path: &SearchPath) -> Result<()> {
    if find(path).is_ok() && Path::new(MODULE).exists() {
        return Ok(());
    }
    debian::install(&PACKAGES, "nginx with its module for Brotli", path)
}

/// Finds nginx.
///
/// # Errors
///
/// When it is missing.
pub fn find(path: &SearchPath) -> Result<PathBuf> {
    let found = path.find(PROGRAM).or_else(|| find_in(Path::new(DIRECTORY), PROGRAM));
    found.with_context(|| format!("`{PROGRAM}` is needed and was not found"))
}
