//! `cargo xtask screenshot` and `cargo xtask snapshots`: pictures for documents and for tests.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xshell::Shell;

use crate::test::{Engine, browser_tests, provide_release};

/// The output folder of the browser tests.
const TAKEN: &str = "target/pictures";

/// File names in the output folder with their places in the project.
const PICTURES: [(&str, &str); 8] = [
    ("readme-light.png", "docs/readme-light.png"),
    ("readme-dark.png", "docs/readme-dark.png"),
    ("preview.png", "public/screenshots/preview.png"),
    ("wide.webp", "public/screenshots/wide.webp"),
    ("narrow.webp", "public/screenshots/narrow.webp"),
    ("192.png", "public/icons/192.png"),
    ("512.png", "public/icons/512.png"),
    ("maskable-512.png", "public/icons/maskable-512.png"),
];

/// Renews the pictures of README and manifest.
pub fn screenshot() -> Result<()> {
    // Removes earlier pictures, which could be mistaken for new ones.
    Shell::new()?.remove_path(TAKEN)?;
    run("--pictures", "Take the pictures")?;
    for (name, place) in PICTURES {
        fs::copy(Path::new(TAKEN).join(name), place).with_context(|| format!("{name} was not taken"))?;
        println!("Renewed {place}");
    }
    Ok(())
}

/// Renews the snapshots of the browser tests.
pub fn snapshots() -> Result<()> {
    run("snapshot", "Renew the snapshots")?;
    println!("Renewed the snapshots; `git diff` shows the changes");
    Ok(())
}

/// Runs the program of the browser tests with an argument, on an up-to-date release.
fn run(argument: &str, title: &str) -> Result<()> {
    let sh = provide_release(&[])?;
    println!("{title}");
    Ok(browser_tests(&sh, Engine::Chromium)?.arg(argument).env("SNAPSHOTS", "update").run()?)
}
