//! Compiles the programs of a release: the app, split in two, the worker, and the compiler of `translate.html`.
//!
//! The lazy part contains all code that a first move does not need. The page loads it after the first move.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use xshell::{Shell, cmd};

use crate::glue::without_unused;
use xtask::project;
use xtask::trunk::trunk;

/// Which flags of the compiler a release uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// Those of [`SMALL`].
    Smallest,
    /// Only stable ones.
    Stable,
}

/// Flags for minimum size. A panic aborts without a message, also in the standard library, which is compiled with these
/// flags. A first visit becomes one eighth smaller.
const RUSTFLAGS: &str = "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort";

/// The environment that enables these unstable flags in the pinned compiler.
const SMALL: [(&str, &str); 4] = [
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("RUSTC_BOOTSTRAP", "1"),
    ("RUSTFLAGS", RUSTFLAGS),
];

/// Options of `wasm-opt` for the app, each chosen by its effect on the Brotli size. They restructure control flow, inline only
/// the smallest functions, rely on a first kilobyte without data (the end of the stack), and sort functions by crate.
const APP_OPTIONS: [&str; 13] = [
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "-Oz",
    "--one-caller-inline-max-function-size=30",
    "--always-inline-max-function-size=4",
    "--low-memory-unused",
    "--dealign",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// Options of `wasm-opt` for the worker, optimized for speed. All but the first only make it smaller.
const WORKER_OPTIONS: [&str; 6] = [
    "-O3",
    "--low-memory-unused",
    "--dealign",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// The programs of a release with their options.
const PROGRAMS: [(&str, &[&str]); 4] = [
    ("app_bg.wasm", &APP_OPTIONS),
    ("app_lazy.wasm", &APP_OPTIONS),
    ("worker_bg.wasm", &WORKER_OPTIONS),
    ("translate_compiler_bg.wasm", &APP_OPTIONS),
];

/// Cargo's target directory for builds with these flags.
fn target() -> Result<PathBuf> {
    Ok(project::target()?.join("site"))
}

/// Runs Trunk, which compiles app and worker and writes page, styles and `public/` to the release.
pub fn bundle(sh: &Shell, flags: Flags) -> Result<()> {
    let command = trunk(sh, "build").args(["--release", "--features", "split"]).env("CARGO_TARGET_DIR", target()?);
    let command = match flags {
        Flags::Smallest => command.envs(SMALL),
        Flags::Stable => command,
    };
    command.run().context("Trunk cannot build the release")
}

/// Splits the linked app and writes both parts and the glue to the release.
pub fn split_app(sh: &Shell, dist: &Path) -> Result<()> {
    let linked = fs::read(target()?.join("wasm32-unknown-unknown/release/app.wasm"))?;
    let parts = target()?.join("parts");
    let first = parts.join("app.wasm");
    let mut options = wasm_split_cli_support::Options::new(&linked);
    options.output_dir = &parts;
    options.main_out_path = &first;
    let cut = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let [lazy] = cut.split_modules.as_slice() else {
        return Err(anyhow!("the app falls into {} parts beside the first", cut.split_modules.len()));
    };
    fs::copy(lazy, dist.join("app_lazy.wasm"))?;
    // The lazy part imports the function table, which is removed otherwise.
    let options = ["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name=app", "--out-dir"];
    cmd!(sh, "wasm-bindgen {options...} {dist} {first}").quiet().run()?;
    let glue = dist.join("app.js");
    Ok(fs::write(&glue, without_unused(&fs::read_to_string(&glue)?)?)?)
}

/// Optimizes all programs with wasm-opt, in parallel.
pub fn optimize(sh: &Shell, dist: &Path) -> Result<()> {
    let glue = fs::read_to_string(dist.join("worker.js"))?;
    ensure!(!glue.contains("createElement"), "the worker contains DOM code");
    let run = |(name, options): (&str, &[&str])| {
        let file = dist.join(name);
        let wasm_opt = "tools/node_modules/binaryen/bin/wasm-opt";
        let command = cmd!(sh, "node {wasm_opt} {options...} {file} -o {file}");
        Command::from(command).spawn().context("wasm-opt cannot be started")
    };
    let children = PROGRAMS.map(run);
    for (child, (name, _)) in children.into_iter().zip(PROGRAMS) {
        ensure!(child?.wait()?.success(), "wasm-opt cannot optimize {name}");
    }
    Ok(())
}
