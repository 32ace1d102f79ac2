//! `cargo xtask screenshot`: the pictures that the README and the manifest show, taken of the real game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tools::Toolbox;
use crate::{build, process, test};

/// Where the end-to-end test `pictures` leaves what it takes.
const TAKEN: &str = "target/pictures";
/// What is shown, by its name there, and where the README and `public/manifest.webmanifest` look for it.
const PICTURES: [(&str, &str); 7] = [
    ("readme-light.png", "docs/readme-light.png"),
    ("readme-dark.png", "docs/readme-dark.png"),
    ("wide.webp", "public/screenshots/wide.webp"),
    ("narrow.webp", "public/screenshots/narrow.webp"),
    ("192.png", "public/icons/192.png"),
    ("512.png", "public/icons/512.png"),
    ("maskable-512.png", "public/icons/maskable-512.png"),
];

/// Builds the release, has its pictures taken, and puts them where they are shown.
///
/// # Errors
///
/// When the release cannot be built or a picture was not taken.
pub fn screenshot() -> Result<()> {
    let tools = Toolbox::with(&[&build::NEEDS[..], &test::END_TO_END_NEEDS[..]].concat())?;
    build::build_with(&tools)?;
    forget_old_pictures()?;
    println!("Taking the pictures");
    process::run(test::end_to_end(&tools)?.args(["--", "--exact", "pictures", "--include-ignored"]))?;
    for (name, shown) in PICTURES {
        let taken = Path::new(TAKEN).join(name);
        if let Some(folder) = Path::new(shown).parent() {
            fs::create_dir_all(folder)?;
        }
        fs::copy(&taken, shown).with_context(|| format!("{} was not taken", taken.display()))?;
        println!("{shown} is new");
    }
    Ok(())
}

/// Makes sure that no earlier picture can pass for a new one.
fn forget_old_pictures() -> Result<()> {
    let taken = Path::new(TAKEN);
    if taken.exists() {
        fs::remove_dir_all(taken).with_context(|| format!("{TAKEN} cannot be emptied"))?;
    }
    fs::create_dir_all(taken).with_context(|| format!("{TAKEN} cannot be made"))
}
