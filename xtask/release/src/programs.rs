//! Compiles the programs of a release: the app, split into parts, the worker, and the compiler of `translate.html`.
//!
//! `src/lazy.rs` lists the parts. The first contains what a first move needs. The page loads the lazy part after the first move,
//! and the others, which need the lazy part, on request.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::{CustomSection, Section};
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

/// The programs of a release that are not parts, with their options.
const PROGRAMS: [(&str, &[&str]); 3] =
    [("app_bg.wasm", &APP_OPTIONS), ("worker_bg.wasm", &WORKER_OPTIONS), ("translate_compiler_bg.wasm", &APP_OPTIONS)];

/// The part that all others need.
const LAZY: &str = "lazy";

/// The module of the first part.
const FIRST: &str = "app.wasm";

/// The end of the names of optimized modules.
const OPTIMIZED: &str = "optimized.wasm";

/// The custom section of a part that holds a further module, which `public/boot.js` starts together with the part.
const CHUNK: &str = "chunk";

/// The names of the parts beside the first, each with its modules, the part's own last.
pub type Parts = BTreeMap<String, Vec<PathBuf>>;

/// Cargo's target directory for builds with these flags.
fn target() -> Result<PathBuf> {
    Ok(project::target()?.join("site"))
}

/// The folder of the modules that the app is split into.
fn folder() -> Result<PathBuf> {
    Ok(target()?.join("parts"))
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

/// Splits the linked app and writes the first part and the glue to the release. Returns the other parts. Code that several of
/// them use belongs to the lazy part.
pub fn split_app(sh: &Shell, dist: &Path) -> Result<Parts> {
    let linked = fs::read(target()?.join("wasm32-unknown-unknown/release/app.wasm"))?;
    let parts = folder()?;
    // Those of the last build.
    if parts.exists() {
        fs::remove_dir_all(&parts)?;
    }
    let first = parts.join(FIRST);
    let mut options = wasm_split_cli_support::Options::new(&linked);
    options.output_dir = &parts;
    options.main_out_path = &first;
    let cut = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let mut split = Parts::new();
    for path in cut.split_modules {
        let name = path.file_stem().context("a module has no name")?.to_string_lossy();
        let (part, is_own) = name.strip_prefix("split_").map_or((LAZY, false), |part| (part, true));
        let modules = split.entry(part.to_owned()).or_default();
        modules.insert(if is_own { modules.len() } else { 0 }, path);
    }
    ensure!(split.contains_key(LAZY), "the app has no lazy part");
    // The lazy part imports the function table, which is removed otherwise.
    let options = ["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name=app", "--out-dir"];
    cmd!(sh, "wasm-bindgen {options...} {dist} {first}").quiet().run()?;
    let glue = dist.join("app.js");
    fs::write(&glue, without_unused(&fs::read_to_string(&glue)?)?)?;
    Ok(split)
}

/// Optimizes all programs and the modules of all parts with wasm-opt, in parallel.
pub fn optimize(sh: &Shell, dist: &Path, split: &Parts) -> Result<()> {
    let glue = fs::read_to_string(dist.join("worker.js"))?;
    ensure!(!glue.contains("createElement"), "the worker contains DOM code");
    let run = |file: &Path, output: &Path, options: &[&str]| {
        let wasm_opt = "tools/node_modules/binaryen/bin/wasm-opt";
        let command = cmd!(sh, "node {wasm_opt} {options...} {file} -o {output}");
        Command::from(command).spawn().context("wasm-opt cannot be started")
    };
    let programs = PROGRAMS.map(|(name, options)| (dist.join(name), dist.join(name), options));
    let modules = split.values().flatten().map(|path| (path.clone(), optimized(path), &APP_OPTIONS[..]));
    let children: Vec<_> =
        programs.into_iter().chain(modules).map(|(from, to, options)| (run(&from, &to, options), from)).collect();
    for (child, file) in children {
        ensure!(child?.wait()?.success(), "wasm-opt cannot optimize {}", file.display());
    }
    Ok(())
}

/// Returns the paths of the optimized modules of all parts but the first.
pub fn optimized_modules(split: &Parts) -> Vec<PathBuf> {
    split.values().flatten().map(|path| optimized(path)).collect()
}

/// Writes a file for each part but the first.
pub fn join_parts(dist: &Path, split: &Parts) -> Result<()> {
    for (name, modules) in split {
        let modules: Vec<Vec<u8>> = modules.iter().map(|path| fs::read(optimized(path))).collect::<Result<_, _>>()?;
        fs::write(dist.join(file_of(name)), joined(&modules))?;
    }
    Ok(())
}

/// Returns the name of a part's file.
pub fn file_of(part: &str) -> String {
    format!("app_{part}.wasm")
}

/// Returns the path of an optimized module. The input keeps the names of its functions.
fn optimized(module: &Path) -> PathBuf {
    module.with_extension(OPTIMIZED)
}

/// Returns the file of a part: its own module, the last, with the others in custom sections.
fn joined(modules: &[Vec<u8>]) -> Vec<u8> {
    let Some((own, chunks)) = modules.split_last() else { return Vec::new() };
    let mut file = own.clone();
    for chunk in chunks {
        CustomSection { name: Cow::Borrowed(CHUNK), data: Cow::Borrowed(chunk) }.append_to(&mut file);
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_of_a_part_holds_all_its_modules() {
        let module = wasm_encoder::Module::HEADER.to_vec();
        let mut chunk = module.clone();
        CustomSection { name: Cow::Borrowed("name"), data: Cow::Borrowed(&[1, 2]) }.append_to(&mut chunk);
        let file = joined(&[chunk.clone(), module.clone()]);
        let chunks = wasmparser::Parser::new(0).parse_all(&file).filter_map(|payload| match payload.unwrap() {
            wasmparser::Payload::CustomSection(section) => Some((section.name(), section.data())),
            _ => None,
        });
        assert_eq!(chunks.collect::<Vec<_>>(), [(CHUNK, &chunk[..])]);
        assert_eq!(joined(std::slice::from_ref(&module)), module);
    }
}
