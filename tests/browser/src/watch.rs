//! A script that runs before all others in every document.
//!
//! Chromium injects it by a driver command and keeps the release unchanged. For other engines, the test server adds it
//! to every page as a same-origin file, which the policy allows.

use std::path::Path;

use crate::browsers::engine::Engine;

/// Records errors and layout shifts.
pub const WATCH: &str = include_str!("watch.js");

/// The path on the test server, below the release.
pub const FILE: &str = "watch-of-the-tests.js";

/// The beginning of every page.
const BEGINNING: &str = "<!doctype html>";

/// Returns whether the server adds the script to pages.
pub fn is_served() -> bool {
    !Engine::of_this_run().has_devtools()
}

/// Adds the script to a page, before all others.
pub fn insert(page: &str, prefix: &str) -> String {
    let rest = page.strip_prefix(BEGINNING).unwrap_or_else(|| panic!("a page does not begin with {BEGINNING}: {page}"));
    format!("{BEGINNING}<script src=\"{prefix}{FILE}\"></script>{rest}")
}

/// Adds the script to a copied release, for servers other than the test server.
pub fn put_into(release: &Path) {
    if !is_served() {
        return;
    }
    let page = release.join("index.html");
    let text = std::fs::read_to_string(&page).unwrap();
    std::fs::write(page, insert(&text, "")).unwrap();
    for packed in ["index.html.br", "index.html.gz"] {
        std::fs::remove_file(release.join(packed)).unwrap();
    }
    std::fs::write(release.join(FILE), WATCH).unwrap();
}
