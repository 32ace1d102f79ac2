//! What every document of the tests runs before its own scripts.
//!
//! Where the driver has a command for that, the release stays as it is, byte for byte. Elsewhere the tests' own server puts
//! a script of its own before all others. It is a file of the same origin, as the page's policy wants it.

use std::path::Path;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::engine::Engine;

/// Notes errors and shifts.
pub const WATCH: &str = include_str!("prelude.js");

/// Where the server has it, below the path of the release.
pub const FILE: &str = "prelude-of-the-tests.js";

/// The beginning of every page that these tests serve.
const BEGINNING: &str = "<!doctype html>";

/// Whether pages have to be served with it.
pub fn is_served() -> bool {
    !Engine::of_this_run().has_devtools()
}

/// A page with the script before all others.
pub fn insert(page: &str, prefix: &str) -> String {
    let rest = page.strip_prefix(BEGINNING).unwrap_or_else(|| panic!("a page does not begin with {BEGINNING}: {page}"));
    format!("{BEGINNING}<script src=\"{prefix}{FILE}\"></script>{rest}")
}

/// Puts it into the page of a copy of the release, where it has to be served by a server that is not the tests' own.
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

/// The list of the release's files, by which its worker knows them, with the page as it is served.
pub fn adjust_list(list: &str, page: &str, prefix: &str) -> String {
    let hash = |page: &str| format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(page)));
    list.replace(&hash(page), &hash(&insert(page, prefix)))
}
