//! Tests that are compiled to WebAssembly and run in headless Chromium.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::process;
use crate::tools::{Need, Toolbox};

/// What these tests need.
pub const NEEDS: [Need; 3] = [Need::WasmTarget, Need::WasmBindgen, Need::Chromium];

/// The target that Cargo compiles them for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// How long one program of tests may take, in seconds, before it counts as hanging.
const TIME_LIMIT: &str = "300";

/// Variables that would have the runner use another browser, a window, or nothing at all.
const DISTRACTIONS: [&str; 9] = [
    "CHROMEDRIVER_REMOTE",
    "GECKODRIVER",
    "GECKODRIVER_REMOTE",
    "MSEDGEDRIVER_REMOTE",
    "NO_HEADLESS",
    "SAFARIDRIVER",
    "SAFARIDRIVER_REMOTE",
    "WASM_BINDGEN_TEST_ONLY_NODE",
    "WASM_BINDGEN_TEST_WEBDRIVER_JSON",
];

/// `cargo test` for WebAssembly, with wasm-bindgen's runner; arguments that select the tests are
/// still to be added.
///
/// # Errors
///
/// When the toolbox was not asked for [`NEEDS`].
pub fn cargo_test(tools: &Toolbox) -> Result<Command> {
    let mut command = tools.command_with_browser("cargo")?;
    command
        .args(["test", "--locked", "--target", TARGET])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_TIMEOUT", TIME_LIMIT);
    for variable in DISTRACTIONS {
        command.env_remove(variable);
    }
    Ok(command)
}

/// Runs tests and makes sure that there were any, since the runner is content with none.
///
/// # Errors
///
/// When one fails, or none ran.
pub fn run(command: &mut Command) -> Result<()> {
    let output = process::run_and_read(command)?;
    ensure!(passed(&output) > 0, "no test ran in the browser");
    Ok(())
}

/// How many tests passed, by what the runner printed.
fn passed(output: &str) -> usize {
    output
        .lines()
        .filter_map(|line| line.trim().strip_prefix("test result: ok. "))
        .filter_map(|counts| counts.split_whitespace().next()?.parse::<usize>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_tests_are_counted() {
        let output = "running 2 tests\ntest result: ok. 2 passed; 0 failed; 1 ignored\n";
        assert_eq!(passed(output), 2);
        assert_eq!(passed(&output.repeat(2)), 4);
        assert_eq!(passed("no tests to run!\n"), 0);
        assert_eq!(passed("test result: FAILED. 1 passed; 1 failed\n"), 0);
    }
}
