//! Rust compilers: the user's own, and a pinned one for releases, lints and documentation.
//!
//! The pinned compiler comes from rustup on request. No file at the root of the project names it, because rustup would then
//! refuse every command on machines where it may not install compilers by itself.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use super::major_and_minor;

/// The version of the pinned compiler, whose unstable flags and lints the project uses.
const PINNED: &str = "1.99.1";

/// The environment in which commands use the pinned compiler. Cargo sets `CARGO` for this program to the user's own Cargo,
/// which Trunk would call.
pub const PINNED_ENVIRONMENT: [(&str, &str); 2] = [("RUSTUP_TOOLCHAIN", PINNED), ("CARGO", "cargo")];

/// The components of the pinned compiler beside Cargo and the standard library, each with a file that proves it complete.
const COMPONENTS: [(&str, &str); 3] = [
    ("clippy", "bin/cargo-clippy"),
    ("rustfmt", "bin/cargo-fmt"),
    ("rust-src", "lib/rustlib/src/rust/library/Cargo.lock"),
];

/// The target of the page's programs.
const WEBASSEMBLY: &str = "wasm32-unknown-unknown";

/// Lets one thread at a time use rustup.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Installs the pinned compiler with rustup unless it is complete.
///
/// # Errors
///
/// rustup is missing, or cannot install the compiler.
pub fn install_pinned(sh: &Shell) -> Result<()> {
    let _lock = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if is_pinned_installed(sh) {
        return Ok(());
    }
    let rustup = cmd!(sh, "rustup --version").quiet().ignore_stderr().read();
    rustup.ok().with_context(|| format!("Rust {PINNED} is needed, and there is no rustup to install it"))?;
    println!("Installing Rust {PINNED} with rustup (half a minute, once)");
    let components = COMPONENTS.map(|(component, _)| component).join(",");
    let options = ["--no-self-update", "--profile", "minimal", "--component", &components, "--target", WEBASSEMBLY];
    cmd!(sh, "rustup toolchain install {PINNED} {options...}")
        .quiet()
        .run()
        .with_context(|| format!("Rust {PINNED} cannot be installed: use `rustup toolchain install {PINNED}`"))?;
    ensure!(is_pinned_installed(sh), "Rust {PINNED} was installed, but is not complete");
    Ok(())
}

/// Returns whether the pinned compiler has all components and the WebAssembly target.
pub fn is_pinned_installed(sh: &Shell) -> bool {
    let ask = |question: [&str; 2]| {
        let answer = cmd!(sh, "rustc {question...}").envs(PINNED_ENVIRONMENT).env("RUSTUP_AUTO_INSTALL", "0");
        answer.quiet().ignore_stderr().read().unwrap_or_default()
    };
    let has_version = ask(["--version", "--verbose"]).lines().any(|line| line == format!("release: {PINNED}"));
    let home = ask(["--print", "sysroot"]);
    let has = |file: &str| {
        let file = Path::new(&home).join(file);
        file.exists() || file.with_extension(std::env::consts::EXE_EXTENSION).exists()
    };
    has_version && COMPONENTS.iter().all(|(_, file)| has(file)) && has(&format!("lib/rustlib/{WEBASSEMBLY}/lib"))
}

/// Returns major and minor version of the user's own compiler.
pub fn own_version(sh: &Shell) -> Option<(u32, u32)> {
    let version = cmd!(sh, "rustc --version").quiet().ignore_stderr().read().ok()?;
    version.split_whitespace().find_map(major_and_minor)
}

/// Adds the WebAssembly target to the user's own compiler unless it is there.
///
/// # Errors
///
/// The compiler is not one of rustup's, or the target cannot be downloaded.
pub fn add_webassembly(sh: &Shell) -> Result<()> {
    let _lock = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if has_webassembly(sh) {
        return Ok(());
    }
    println!("Adding the target {WEBASSEMBLY} with rustup (some seconds, once)");
    let added = cmd!(sh, "rustup target add {WEBASSEMBLY}").quiet().run();
    let version = cmd!(sh, "rustc --version").quiet().read().unwrap_or_default();
    let help = format!(
        "{version} has no target {WEBASSEMBLY}: use `rustup target add {WEBASSEMBLY}`, or install the package of your \
         distribution, such as libstd-rust-dev-wasm32 (Debian, Ubuntu), rust-std-static-{WEBASSEMBLY} (Fedora) or rust-wasm \
         (Arch)"
    );
    added.with_context(|| help.clone())?;
    ensure!(has_webassembly(sh), help);
    Ok(())
}

/// Returns whether the user's own compiler has the standard library for WebAssembly.
fn has_webassembly(sh: &Shell) -> bool {
    let folder = cmd!(sh, "rustc --print target-libdir --target {WEBASSEMBLY}").quiet().ignore_stderr().read();
    folder.is_ok_and(|folder| Path::new(&folder).is_dir())
}
