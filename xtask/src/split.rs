//! Cuts the program of a release in two: what a first visit loads, and the second part, which the program asks for later.
//!
//! Trunk builds the program in one piece. It is built again here with the feature `split`, and takes the place of Trunk's
//! after the cut. `src/components/study/` is what belongs to the second part; whatever else nothing but that uses
//! follows it.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use wasmparser::{Parser, Payload};

use crate::tools::{Toolbox, rust};
use crate::{page, process};

/// What the file name of the second part ends with, as `public/boot.js` expects it.
pub const SECOND_PART: &str = "_study.wasm";

/// What the file name of the first part ends with, as wasm-bindgen wants it.
pub const FIRST_PART: &str = "_bg.wasm";

/// The name under which the second part imports what the first exports.
const FIRST_PARTS_NAME: &str = "__wasm_split";

/// The page that Trunk starts from, which also says how wasm-opt is called.
const SOURCE_PAGE: &str = "index.html";

/// Which standard library a program was compiled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandardLibrary {
    /// One that was compiled with the program and for size, and ends it at once where it would panic. It saves an eighth
    /// of a first visit, most of it messages that nobody reads.
    Own,
    /// The one that comes with the compiler.
    ReadyMade,
}

/// Puts the program in two parts in place of the one that Trunk left in a release, and tells what it was compiled with.
///
/// # Errors
///
/// When a step fails, or the two parts do not fit each other.
pub fn split(dist: &Path, tools: &Toolbox) -> Result<StandardLibrary> {
    let target = target();
    let library = standard_library();
    let app = Compilation { program: "app", profile: "release", features: &["split"], options: &[] };
    let linked = compile(library, &target, &app)?;
    let parts = target.join("split");
    let second = cut(&linked, &parts)?;
    join_to_the_page(&parts, tools)?;
    let options = page::optimiser_options(&fs::read_to_string(SOURCE_PAGE)?)?;
    let first = optimise(&parts.join(format!("app{FIRST_PART}")), &options, tools)?;
    let second = optimise(&second, &options, tools)?;
    ensure_fitting(&first, &second)?;
    replace(dist, &first, &second, &fs::read(parts.join("app.js"))?)?;
    Ok(library)
}

/// Where Cargo puts what it builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// What is compiled, and how.
#[derive(Clone, Copy, Debug)]
pub struct Compilation<'a> {
    /// The program in `src/bin`.
    pub program: &'a str,
    /// The profile in Cargo.toml.
    pub profile: &'a str,
    /// The features of this package.
    pub features: &'a [&'a str],
    /// More for the compiler.
    pub options: &'a [&'a str],
}

/// The library that can be had here.
fn standard_library() -> StandardLibrary {
    match rust::provide_standard_library_source() {
        Ok(()) => StandardLibrary::Own,
        Err(reason) => {
            println!("The release becomes larger than it should be, because {reason:#}");
            StandardLibrary::ReadyMade
        }
    }
}

/// Compiles a program for a release and returns its file.
///
/// # Errors
///
/// When it cannot be compiled.
pub fn compile(library: StandardLibrary, target: &Path, compilation: &Compilation<'_>) -> Result<PathBuf> {
    const TRIPLE: &str = "wasm32-unknown-unknown";
    // What is compiled with other flags than Trunk's stands beside it, so that neither has to be compiled again.
    let target = target.join("small");
    let Compilation { program, profile, features, options } = compilation;
    let mut command = Command::new("cargo");
    command.args(["rustc", "--locked", "--profile", profile, "--bin", program, "--features", &features.join(",")]);
    if library == StandardLibrary::Own {
        command.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
        command.env("RUSTFLAGS", "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort");
        // These flags are not stable yet. The compiler of the tests takes them if it is told that this is meant; another
        // one, a nightly, would publish what nothing was tested with.
        command.env("RUSTC_BOOTSTRAP", "1");
    }
    process::run(command.args(["--target", TRIPLE, "--target-dir"]).arg(&target).arg("--").args(*options))?;
    Ok(target.join(TRIPLE).join(profile).join(format!("{program}.wasm")))
}

/// Cuts a linked program, leaves the first part as `app.wasm` in a directory and returns the file of the second.
fn cut(linked: &Path, directory: &Path) -> Result<PathBuf> {
    let program = fs::read(linked)?;
    let first = directory.join("app.wasm");
    let mut options = wasm_split_cli_support::Options::new(&program);
    options.output_dir = directory;
    options.main_out_path = &first;
    let cut = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    let [second] = cut.split_modules.as_slice() else {
        return Err(anyhow!("the program falls into {} parts beside the first", cut.split_modules.len()));
    };
    Ok(second.clone())
}

/// Has wasm-bindgen join the first part to the page, as Trunk has it do that.
fn join_to_the_page(directory: &Path, tools: &Toolbox) -> Result<()> {
    let mut command = tools.command("wasm-bindgen")?;
    // The second part needs the table of functions, whose export is removed otherwise.
    command
        .args(["--target=web", "--no-typescript", "--keep-lld-exports", "--out-name=app", "--out-dir"])
        .arg(directory);
    process::run(command.arg(directory.join("app.wasm")))
}

/// Has wasm-opt improve a program or a part of one, and returns it.
///
/// # Errors
///
/// When it fails.
pub fn optimise(part: &Path, options: &[String], tools: &Toolbox) -> Result<Vec<u8>> {
    let small = part.with_extension("small.wasm");
    process::run(tools.command("wasm-opt")?.args(options).arg(part).arg("-o").arg(&small))?;
    Ok(fs::read(small)?)
}

/// Makes sure that the first part exports all that the second imports, since the second has no other ties to the page.
fn ensure_fitting(first: &[u8], second: &[u8]) -> Result<()> {
    let mut exports = BTreeSet::new();
    for payload in Parser::new(0).parse_all(first) {
        if let Payload::ExportSection(section) = payload? {
            for export in section {
                exports.insert(export?.name);
            }
        }
    }
    for payload in Parser::new(0).parse_all(second) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let import = import?;
                let is_there = import.module == FIRST_PARTS_NAME && exports.contains(import.name);
                ensure!(is_there, "the second part imports {} from {}", import.name, import.module);
            }
        }
    }
    Ok(())
}

/// Puts the parts where Trunk left the one piece.
fn replace(dist: &Path, first: &[u8], second: &[u8], glue: &[u8]) -> Result<()> {
    let page = fs::read_to_string(dist.join(SOURCE_PAGE))?;
    let files = page::references(&page)?;
    let name = files.iter().find_map(|file| file.strip_suffix(FIRST_PART)).context("the page loads no program")?;
    fs::write(dist.join(format!("{name}{FIRST_PART}")), first)?;
    fs::write(dist.join(format!("{name}{SECOND_PART}")), second)?;
    fs::write(dist.join(format!("{name}.js")), glue)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{ExportKind, ExportSection, GlobalSection, GlobalType, ImportSection, Module, ValType};

    const GLOBAL: GlobalType = GlobalType { val_type: ValType::I32, mutable: true, shared: false };

    fn first(export: &str) -> Vec<u8> {
        let mut globals = GlobalSection::new();
        globals.global(GLOBAL, &wasm_encoder::ConstExpr::i32_const(0));
        let mut exports = ExportSection::new();
        exports.export(export, ExportKind::Global, 0);
        Module::new().section(&globals).section(&exports).clone().finish()
    }

    fn second(module: &str, import: &str) -> Vec<u8> {
        let mut imports = ImportSection::new();
        imports.import(module, import, GLOBAL);
        Module::new().section(&imports).clone().finish()
    }

    #[test]
    fn the_second_part_imports_from_the_first_alone() {
        let first = first("stack");
        ensure_fitting(&first, &second(FIRST_PARTS_NAME, "stack")).unwrap();
        assert!(ensure_fitting(&first, &second(FIRST_PARTS_NAME, "memory")).is_err());
        assert!(ensure_fitting(&first, &second("./app.js", "stack")).is_err());
    }
}
