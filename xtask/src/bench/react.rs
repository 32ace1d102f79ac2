//! The same game in React or Preact, for comparison.

use std::path::PathBuf;

use anyhow::Result;
use xshell::{Shell, cmd};

use crate::build;
use crate::project;
use crate::tools::Packages;

/// Builds the game of `benches/react` with a library. Returns its folder.
pub fn build(sh: &Shell, library: &str) -> Result<PathBuf> {
    let folder = project::target()?.join("visit").join(library);
    let _inside = sh.push_dir(Packages::React.folder());
    cmd!(sh, "vite build --logLevel warn --mode {library} --outDir {folder} --emptyOutDir").quiet().run()?;
    build::compress_all(sh, &folder)?;
    Ok(folder)
}
