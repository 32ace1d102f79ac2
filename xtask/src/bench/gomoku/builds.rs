//! The programs of a match.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// Returns the program of a player: a program itself, or the program `brain` of a checkout or git revision, which is
/// built below this folder. A revision is built once.
pub fn program(sh: &Shell, player: &str, folder: &Path) -> Result<PathBuf> {
    let path = Path::new(player);
    if path.is_file() {
        return Ok(path.canonicalize()?);
    }
    if path.is_dir() {
        let source = path.canonicalize()?;
        // A copy, so that the match can go on while the checkout changes.
        let copy = folder.join(file_name(&source.to_string_lossy().replace(['/', '\\', ':'], "_")));
        // Cargo compares times alone, and would take the program of a revision for that of an older checkout.
        build(sh, &source, &source.join("target"), &copy)?;
        return Ok(copy);
    }
    let commit = format!("{player}^{{commit}}");
    let revision = cmd!(sh, "git rev-parse --verify --quiet {commit}").quiet().read();
    let revision = revision.with_context(|| format!("{player} is no program, folder or git revision"))?;
    let built = folder.join(file_name(&revision));
    if !built.is_file() {
        let checkout = folder.join("source");
        export(sh, &revision, &checkout)?;
        build(sh, &checkout, &folder.join("build"), &built)?;
    }
    Ok(built)
}

fn file_name(version: &str) -> String {
    format!("brain-{version}{}", std::env::consts::EXE_SUFFIX)
}

/// Writes the files of a revision into a folder, without a git worktree.
fn export(sh: &Shell, revision: &str, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let index = folder.with_extension("index");
    cmd!(sh, "git read-tree {revision}").env("GIT_INDEX_FILE", &index).quiet().run()?;
    let prefix = format!("{}/", folder.display());
    cmd!(sh, "git checkout-index --all --prefix={prefix}").env("GIT_INDEX_FILE", &index).quiet().run()?;
    Ok(fs::remove_file(index)?)
}

/// Builds `brain` from these sources in this target directory, and copies it.
fn build(sh: &Shell, source: &Path, target: &Path, copy: &Path) -> Result<()> {
    println!("Building {}", copy.display());
    let inside = sh.push_dir(source);
    cmd!(sh, "cargo build --quiet --locked --profile native --bin brain --target-dir {target}").quiet().run()?;
    drop(inside);
    let built = target.join("native").join("brain").with_extension(std::env::consts::EXE_EXTENSION);
    ensure!(built.is_file(), "{} was not built", built.display());
    fs::copy(&built, copy).with_context(|| format!("{} cannot be copied", built.display()))?;
    Ok(())
}
