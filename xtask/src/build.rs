//! `cargo xtask build`: makes the release in `dist/` with the program of the package `release`.

use std::path::PathBuf;

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};
use xtask::project;
use xtask::trunk::trunk;

use crate::tools::{self, Crate, Need, Packages, compiler};

/// Requirements of a release build beside the pinned compiler.
pub const NEEDS: [Need; 3] = [Need::Crate(Crate::Trunk), Need::Bindgen, Need::Npm(Packages::Tools)];

/// Major and minor version of the first compiler with `if let` guards, which a dependency of the package `release` uses.
const FIRST_WITH_IF_LET_GUARDS: (u32, u32) = (1, 95);

/// Options of Cargo that enable `if let` guards for this dependency in earlier compilers, where they are unstable.
const ENABLE_IF_LET_GUARDS: [&str; 3] = [
    "-Zprofile-rustflags",
    "--config",
    "profile.dev.package.wasm_split_cli_support.rustflags=['-Zcrate-attr=feature(if_let_guard)']",
];

/// Builds the release and prints the sizes of its files.
pub fn build() -> Result<()> {
    let is_pinned = choose_compiler(&Shell::new()?)?;
    let sh = tools::provide(&NEEDS)?;
    println!("Building the release (2 minutes the first time, half a minute after a change)");
    Ok(release(&sh, is_pinned)?.run()?)
}

/// Builds the release unless it is up to date.
pub fn build_if_stale(sh: &Shell) -> Result<()> {
    Ok(make(sh)?.arg("--if-stale").run()?)
}

/// Builds the release unless it is up to date, without output.
pub fn build_ahead(sh: &Shell) -> Result<()> {
    Ok(make(sh)?.arg("--if-stale").ignore_stdout().ignore_stderr().run()?)
}

/// Runs the unit tests of the package `release`.
pub fn test_release<'sh>(sh: &'sh Shell) -> Cmd<'sh> {
    compile_release(sh, "test")
}

/// Returns the command that makes the release.
fn make(sh: &Shell) -> Result<Cmd<'_>> {
    release(sh, choose_compiler(sh)?)
}

/// Installs the pinned compiler, or else the target for WebAssembly of the user's own. Returns whether the pinned one is there.
fn choose_compiler(sh: &Shell) -> Result<bool> {
    let Err(reason) = compiler::install_pinned(sh) else { return Ok(true) };
    println!("The release is built with stable flags, because: {reason:#}");
    compiler::add_webassembly(sh)?;
    Ok(false)
}

/// Compiles the program of the package `release` and returns a command that runs it, with stable flags unless the pinned compiler
/// is there.
fn release(sh: &Shell, is_pinned: bool) -> Result<Cmd<'_>> {
    compile_release(sh, "build").arg("--quiet").run()?;
    let program = project::program("release")?;
    let command = cmd!(sh, "{program}").quiet();
    Ok(if is_pinned { command.envs(compiler::PINNED_ENVIRONMENT) } else { command.arg("--stable") })
}

/// Returns a subcommand of Cargo for the program of the package `release`, with the user's own compiler, which shares dependencies
/// with other native programs.
fn compile_release<'sh>(sh: &'sh Shell, subcommand: &str) -> Cmd<'sh> {
    let command = cmd!(sh, "cargo {subcommand} --locked --workspace --bin release").quiet();
    let has_guards = compiler::own_version(sh).is_some_and(|version| version >= FIRST_WITH_IF_LET_GUARDS);
    if has_guards { command } else { command.args(ENABLE_IF_LET_GUARDS).env("RUSTC_BOOTSTRAP", "1") }
}

/// Builds the pages of `tests/frameworks` with the package of the release, checks its types and those of the page's scripts, and
/// returns their folder.
pub fn build_frameworks(sh: &Shell) -> Result<PathBuf> {
    build_if_stale(sh)?;
    let folder = project::target()?.join("frameworks");
    let (package, pages) = (folder.join("package"), folder.join("pages"));
    sh.remove_path(&folder)?;
    let file = package.join(cmd!(sh, "npm/pack.sh dist {package}").quiet().read()?);
    let _inside = sh.push_dir(Packages::Frameworks.folder());
    let options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    cmd!(sh, "npm install {options...} {file}").quiet().run()?;
    cmd!(sh, "tsc").quiet().run()?;
    cmd!(sh, "tsc --project scripts.json").quiet().run()?;
    cmd!(sh, "node build.mjs {pages}").quiet().run()?;
    Ok(pages)
}

/// Builds the tutorial's game and returns its folder.
pub fn build_tutorial(sh: &Shell) -> Result<PathBuf> {
    compiler::add_webassembly(sh)?;
    let _directory = sh.push_dir("examples/tutorial");
    trunk(sh, "build").run()?;
    Ok(sh.current_dir().join("dist"))
}
