//! `cargo xtask screenshot`: the pictures that the README shows, taken of the real game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tools::{Need, Toolbox};
use crate::{build, process, test};

/// Where the end-to-end test `pictures` leaves what it takes.
const TAKEN: &str = "target/pictures";
/// Where the README looks.
const SHOWN: &str = "docs";
const PICTURES: [&str; 2] = ["readme-light.png", "readme-dark.png"];

/// Builds the release, has its pictures taken, and puts them where the README shows them.
///
/// # Errors
///
/// When the release cannot be built or a picture was not taken.
pub fn screenshot() -> Result<()> {
    let tools = Toolbox::with(&[&build::NEEDS[..], &[Need::Chromium, Need::Nginx]].concat())?;
    build::build_with(&tools)?;
    forget_old_pictures()?;
    println!("Taking the pictures");
    process::run(test::end_to_end(&tools)?.args(["--", "--exact", "pictures", "--include-ignored"]))?;
    fs::create_dir_all(SHOWN)?;
    for name in PICTURES {
        let (taken, shown) = (Path::new(TAKEN).join(name), Path::new(SHOWN).join(name));
        fs::copy(&taken, &shown).with_context(|| format!("{} was not taken", taken.display()))?;
        println!("{} is new", shown.display());
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
