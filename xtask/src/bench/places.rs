//! Where measurements run: natively and in Chromium.

use std::process::Command;

use anyhow::Result;

use crate::tools::Toolbox;
use crate::{browser_tests, process};

/// The profile of what has to be fast rather than small.
pub const FAST: &str = "native";

/// How long one measurement in the browser may take, in seconds: the longest game takes many minutes.
const TIME_LIMIT: &str = "14400";

/// Compiles measurements without running them, so that compiling is not measured and shows what it does.
///
/// # Errors
///
/// When they do not compile.
pub fn compile(mut command: Command) -> Result<()> {
    process::run(command.arg("--no-run"))
}

/// Runs measurements of `benches/` natively, compiled to be fast; the arguments are for the program.
pub fn fast_natively(bench: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(["bench", "--locked", "--profile", FAST, "--bench", bench]);
    command
}

/// The same in headless Chromium, as a test, since the browser's runner hands back what tests print.
///
/// # Errors
///
/// When the toolbox has no browser.
pub fn fast_in_chromium(tools: &Toolbox, bench: &str) -> Result<Command> {
    let mut command = browser_tests::cargo_test(tools)?;
    command.args(["--profile", FAST, "--bench", bench]);
    command.env("WASM_BINDGEN_TEST_TIMEOUT", TIME_LIMIT);
    // As in the published game, nothing checks what passes between the program and the page.
    command.env("WASM_BINDGEN_NO_DEBUG", "1");
    Ok(command)
}
