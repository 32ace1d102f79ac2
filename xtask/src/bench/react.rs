//! The same game in React or Preact, for comparison. In React, also on 15×15.

use std::path::PathBuf;

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::build;
use crate::project;
use crate::tools::Packages;

/// Builds the game of `benches/react` in a mode of its `vite.config.js`. Returns its folder.
pub fn build(sh: &Shell, mode: &str) -> Result<PathBuf> {
    let folder = project::target()?.join("visit").join(mode);
    let _inside = sh.push_dir(Packages::React.folder());
    cmd!(sh, "vite build --logLevel warn --mode {mode} --outDir {folder} --emptyOutDir").quiet().run()?;
    build::compress_all(sh, &folder)?;
    Ok(folder)
}
