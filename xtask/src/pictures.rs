//! `cargo xtask screenshot` and `cargo xtask snapshots`: pictures of the real game, for people and for the tests.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::build;
use crate::test::{Engine, browser_tests};
use crate::tools;

/// The folder in which the browser tests leave the pictures that they take.
const TAKEN: &str = "target/pictures";

/// The pictures, by their names there, and their places in the project.
const PICTURES: [(&str, &str); 7] = [
    ("readme-light.png", "docs/readme-light.png"),
    ("readme-dark.png", "docs/readme-dark.png"),
    ("wide.webp", "public/screenshots/wide.webp"),
    ("narrow.webp", "public/screenshots/narrow.webp"),
    ("192.png", "public/icons/192.png"),
    ("512.png", "public/icons/512.png"),
    ("maskable-512.png", "public/icons/maskable-512.png"),
];

/// Takes the pictures of the README and the manifest again.
pub fn screenshot() -> Result<()> {
    let (sh, mut steps) = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs()].concat(), 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    steps.begin("Take the pictures");
    // No earlier picture can pass for a new one.
    sh.remove_path(TAKEN)?;
    browser_tests(&sh, Engine::Chromium).arg("pictures").run()?;
    for (name, place) in PICTURES {
        fs::copy(Path::new(TAKEN).join(name), place).with_context(|| format!("{name} was not taken"))?;
        println!("{place} is new");
    }
    Ok(())
}

/// Renews the snapshots that the tests compare the page with.
pub fn snapshots() -> Result<()> {
    let (sh, mut steps) = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs()].concat(), 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    steps.begin("Renew the snapshots");
    browser_tests(&sh, Engine::Chromium).arg("snapshot").env("SNAPSHOTS", "update").quiet().run()?;
    println!("The snapshots show the page as it is now; `git diff` shows what changed");
    Ok(())
}
