//! Programs of the workspace that Cargo and Trunk find on `PATH`.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};
use xtask::project;

use super::prepend_to_path;

/// A program of the workspace that others start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Own {
    /// Generates JavaScript bindings.
    Bindgen,
}

impl Own {
    /// Returns the name on `PATH`.
    const fn name(self) -> &'static str {
        match self {
            Self::Bindgen => "wasm-bindgen",
        }
    }

    /// Compiles the program unless it is up to date, and puts it on the shell's `PATH`.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        let name = self.name();
        let program = project::program(name)?;
        if !program.exists() {
            println!("Compiling {name} (some seconds, once)");
        }
        cmd!(sh, "cargo build --quiet --locked --bin {name}").args(project::PACKAGES).quiet().run()?;
        prepend_to_path(sh, program.parent().context("the program is in a folder")?)
    }
}
