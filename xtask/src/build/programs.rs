//! Compiles the two programs of a release: the app, cut in two, and the worker.
//!
//! `src/panels/` is the app's lazy part, with whatever else nothing but that uses. The page fetches it after the
//! first move.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use xshell::{Shell, cmd};

use crate::play::trunk;
use crate::project;

/// Flags for the smallest program. A panic ends it at once, without the message that no player reads, and the standard
/// library is compiled with these flags, too. That saves an eighth of a first visit.
const RUSTFLAGS: &str = "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort";

/// The environment in which the pinned compiler takes these flags, which are not stable yet.
const SMALL: [(&str, &str); 4] = [
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("RUSTC_BOOTSTRAP", "1"),
    ("RUSTFLAGS", RUSTFLAGS),
];

/// Options of `wasm-opt` for the app. Each was kept for what Brotli makes of its result: control flow is rebuilt and
/// optimized again, bodies are not inlined only because they have one caller, no data lies in the first kilobyte (the far
/// end of the stack does), and functions of one crate stand together, where they repeat each other.
const APP_OPTIONS: [&str; 11] = [
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--one-caller-inline-max-function-size=30",
    "--low-memory-unused",
    "--dealign",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// Options of `wasm-opt` for the worker, which has to be fast.
const WORKER_OPTIONS: [&str; 3] = ["-O3", "--strip-producers", "--strip-target-features"];

/// The programs in a release, with the options for each.
const PROGRAMS: [(&str, &[&str]); 3] =
    [("app_bg.wasm", &APP_OPTIONS), ("app_lazy.wasm", &APP_OPTIONS), ("worker_bg.wasm", &WORKER_OPTIONS)];

/// Where Cargo builds with these flags, apart from everything that is built with others.
fn target() -> PathBuf {
    project::target().join("site")
}

/// Has Trunk compile both programs and write the page, its styles and `public/` into the release.
pub fn bundle(sh: &Shell) -> Result<()> {
    trunk(sh, "build")
        .args(["--release", "--features", "split", "--filehash", "false"])
        .envs(SMALL)
        .env("CARGO_TARGET_DIR", sh.current_dir().join(target()))
        .quiet()
        .run()
        .context("Trunk cannot build the release")
}

/// Cuts the app that was linked for Trunk, and puts the two parts and the first one's glue into the release.
pub fn cut_app(sh: &Shell, dist: &Path) -> Result<()> {
    let linked = fs::read(target().join("wasm32-unknown-unknown/release/app.wasm"))?;
    let parts = target().join("parts");
    let first = parts.join("app.wasm");
    let mut options = wasm_split_cli_support::Options::new(&linked);
    options.output_dir = &parts;
    options.main_out_path = &first;
    let cut = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let [lazy] = cut.split_modules.as_slice() else {
        return Err(anyhow!("the app falls into {} parts beside the first", cut.split_modules.len()));
    };
    fs::copy(lazy, dist.join("app_lazy.wasm"))?;
    // The lazy part needs the table of functions, whose export would be removed otherwise.
    let options = ["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name=app", "--out-dir"];
    cmd!(sh, "wasm-bindgen {options...} {dist} {first}").quiet().run()?;
    Ok(())
}

/// Has wasm-opt optimize all programs of the release, at the same time.
pub fn optimize(sh: &Shell, dist: &Path) -> Result<()> {
    let glue = fs::read_to_string(dist.join("worker.js"))?;
    ensure!(!glue.contains("createElement"), "the worker contains code for a page");
    let run = |(name, options): (&str, &[&str])| {
        let file = dist.join(name);
        Command::from(cmd!(sh, "wasm-opt {options...} {file} -o {file}")).spawn().context("wasm-opt cannot be started")
    };
    let children = PROGRAMS.map(run);
    for (child, (name, _)) in children.into_iter().zip(PROGRAMS) {
        ensure!(child?.wait()?.success(), "wasm-opt cannot optimize {name}");
    }
    Ok(())
}
