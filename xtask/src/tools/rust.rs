//! What comes through Rust's own tools: parts of the toolchain, and programs from crates.io.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use super::search_path::SearchPath;
use crate::process;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Provides `cargo fmt` and `cargo clippy`.
///
/// # Errors
///
/// When rustup cannot add them.
pub fn provide_lints() -> Result<()> {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !process::succeeds(Command::new("cargo").args([command, "--version"])) {
            add("component", component)?;
        }
    }
    Ok(())
}

/// Provides the standard library for WebAssembly.
///
/// # Errors
///
/// When rustup cannot add it.
pub fn provide_wasm_target() -> Result<()> {
    let libraries = process::read(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM_TARGET]))?;
    if !Path::new(libraries.trim()).is_dir() {
        add("target", WASM_TARGET)?;
    }
    Ok(())
}

/// Provides the source of Rust's standard library.
///
/// # Errors
///
/// When rustup cannot add it.
pub fn provide_standard_library_source() -> Result<()> {
    let sysroot = process::read(Command::new("rustc").args(["--print", "sysroot"]))?;
    if !Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/Cargo.lock").is_file() {
        add("component", "rust-src")?;
    }
    Ok(())
}

/// Provides a toolchain beside the one that is in use, with nothing but a compiler and Cargo.
///
/// # Errors
///
/// When rustup cannot install it, or there is no rustup.
pub fn provide_toolchain(name: &str) -> Result<()> {
    if process::succeeds(Command::new("rustup").args(["run", name, "rustc", "--version"])) {
        return Ok(());
    }
    println!("Installing the Rust toolchain {name}");
    let mut command = Command::new("rustup");
    command.args(["toolchain", "install", name, "--profile", "minimal", "--no-self-update"]);
    process::run(&mut command).with_context(|| format!("the Rust toolchain {name} is missing and rustup adds none"))
}

fn add(kind: &str, name: &str) -> Result<()> {
    println!("Adding the {kind} {name} to the Rust toolchain");
    process::run(Command::new("rustup").args([kind, "add", name]))
        .with_context(|| format!("the Rust toolchain lacks the {kind} {name}"))
}

/// Installs the programs of a crate into the folder `bin` of a directory.
///
/// # Errors
///
/// When they cannot be built.
pub fn install(package: &str, version: &str, into: &Path) -> Result<()> {
    // Cargo would advise to add this directory to PATH, although it is soon moved.
    let mut path = SearchPath::from_environment();
    path.prepend(into.join("bin"));
    let mut command = Command::new("cargo");
    command
        .args(["install", package, "--version", version, "--locked", "--no-track", "--root"])
        .arg(into)
        // The default features encrypt what goes to other hosts; these tools talk to this machine alone.
        .arg("--no-default-features")
        .env("PATH", path.to_variable()?)
        // These tools wait for the compiler and the disk, so that optimising them to the last
        // costs minutes and gains nothing.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    process::run(&mut command)
}
