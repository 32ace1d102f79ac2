//! `cargo xtask screenshot` and `cargo xtask snapshots`: pictures for documents and for tests.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::build;
use crate::test::{Engine, browser_tests};
use crate::tools;

/// The output folder of the browser tests.
const TAKEN: &str = "target/pictures";

/// File names in the output folder with their places in the project.
const PICTURES: [(&str, &str); 7] = [
    ("readme-light.png", "docs/readme-light.png"),
    ("readme-dark.png", "docs/readme-dark.png"),
    ("wide.webp", "public/screenshots/wide.webp"),
    ("narrow.webp", "public/screenshots/narrow.webp"),
    ("192.png", "public/icons/192.png"),
    ("512.png", "public/icons/512.png"),
    ("maskable-512.png", "public/icons/maskable-512.png"),
];

/// Renews the pictures of README and manifest.
pub fn screenshot() -> Result<()> {
    let (sh, mut steps) = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs()].concat(), 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    steps.begin("Take the pictures");
    // Removes earlier pictures, which could be mistaken for new ones.
    sh.remove_path(TAKEN)?;
    browser_tests(&sh, Engine::Chromium)?.arg("pictures").run()?;
    for (name, place) in PICTURES {
        fs::copy(Path::new(TAKEN).join(name), place).with_context(|| format!("{name} was not taken"))?;
        println!("Renewed {place}");
    }
    Ok(())
}

/// Renews the snapshots of the browser tests.
pub fn snapshots() -> Result<()> {
    let (sh, mut steps) = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs()].concat(), 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    steps.begin("Renew the snapshots");
    browser_tests(&sh, Engine::Chromium)?.arg("snapshot").env("SNAPSHOTS", "update").quiet().run()?;
    println!("Renewed the snapshots; `git diff` shows the changes");
    Ok(())
}
