//! `cargo xtask test`: everything that proves the project, the quickest first.

use std::path::absolute;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::project::DIST;
use crate::tools::{Need, Toolbox};
use crate::{browser_tests, build};

/// The crate that runs in the browser.
const APP: &str = "tic-tac-toe";

/// What the tests in `tests/browser` need beside the release.
pub const END_TO_END_NEEDS: [Need; 3] = [Need::Chromium, Need::Nginx, Need::Axe];

/// One kind of check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The format, and the lints natively and for WebAssembly.
    Style,
    /// The documentation.
    Docs,
    /// Tests without a browser, the examples of the documentation among them.
    Native,
    /// Tests of the components in a browser.
    Components,
    /// The release build and its size.
    Build,
    /// Tests of the release from outside, in a browser.
    Browser,
}

impl Step {
    /// All steps, in the order in which they run.
    pub const ALL: [Self; 6] = [Self::Style, Self::Docs, Self::Native, Self::Components, Self::Build, Self::Browser];

    /// What the step is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Style => "style",
            Self::Docs => "docs",
            Self::Native => "native",
            Self::Components => "components",
            Self::Build => "build",
            Self::Browser => "browser",
        }
    }

    const fn heading(self) -> &'static str {
        match self {
            Self::Style => "format and lints, natively and for WebAssembly",
            Self::Docs => "documentation",
            Self::Native => "native tests",
            Self::Components => "component tests in headless Chromium",
            Self::Build => "release build within its budget",
            Self::Browser => "end-to-end tests of the release in headless Chromium",
        }
    }

    fn needs(self) -> Vec<Need> {
        match self {
            Self::Style => vec![Need::Lints, Need::WasmTarget],
            Self::Docs | Self::Native => Vec::new(),
            Self::Components => browser_tests::NEEDS.to_vec(),
            Self::Build => build::NEEDS.to_vec(),
            Self::Browser => END_TO_END_NEEDS.to_vec(),
        }
    }

    fn run(self, tools: &Toolbox) -> Result<()> {
        match self {
            Self::Style => style(),
            Self::Docs => docs(),
            Self::Native => process::run(cargo("test").args(["--workspace", "--features", "native-tools"])),
            Self::Components => components(tools),
            Self::Build => build::build_with(tools)?.ensure_small(),
            Self::Browser => process::run(&mut end_to_end(tools)?),
        }
    }
}

/// Runs steps until one fails.
///
/// # Errors
///
/// Names the step that failed.
pub fn test(steps: &[Step]) -> Result<()> {
    let needs: Vec<Need> = steps.iter().flat_map(|step| step.needs()).collect();
    let tools = Toolbox::with(&needs)?;
    for step in steps {
        println!("\n== {}: {}", step.name(), step.heading());
        let start = Instant::now();
        step.run(&tools).with_context(|| format!("the step `{}` failed", step.name()))?;
        println!("== {}: passed in {:.1} s", step.name(), start.elapsed().as_secs_f64());
    }
    Ok(())
}

/// The tests in `tests/browser`, without a choice among them yet.
///
/// They find the release by the variable `DIST`, and the browser and its driver by `CHROMIUM` and
/// `CHROMEDRIVER`, nginx by `WEB_SERVER`, and the script of axe-core by `AXE`.
///
/// # Errors
///
/// When there is no release to test.
pub fn end_to_end(tools: &Toolbox) -> Result<Command> {
    let dist = absolute(DIST)?;
    ensure!(dist.join("index.html").is_file(), "there is no release in {DIST}/ yet; `cargo xtask build` builds it");
    let mut command = tools.command_with_browser("cargo")?;
    command.args(["test", "--locked", "--features", "end-to-end", "--test", "browser"]).env("DIST", dist);
    tools.tell_of_nginx(&mut command)?;
    tools.tell_of_axe(&mut command)?;
    Ok(command)
}

fn style() -> Result<()> {
    process::run(Command::new("cargo").args(["fmt", "--all", "--check"]))?;
    // A workspace of its own; what it shares with the native tests is linted there.
    process::run(Command::new("cargo").args(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))?;
    let deny_warnings = ["--", "--deny", "warnings"];
    process::run(cargo("clippy").args(["--workspace", "--all-targets", "--all-features"]).args(deny_warnings))?;
    let for_browsers = || {
        let mut command = cargo("clippy");
        command.args(["--package", APP, "--target", browser_tests::TARGET, "--lib", "--bins"]);
        command
    };
    // The other tests and the project's commands never run in a browser.
    let measurements = ["--bench", "reply", "--bench", "mnk", "--bench", "search"];
    process::run(for_browsers().args(["--test", "components"]).args(measurements).args(deny_warnings))?;
    process::run(for_browsers().args(["--features", "split"]).args(deny_warnings))
}

fn docs() -> Result<()> {
    process::run(cargo("doc").args(["--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny warnings"))
}

fn components(tools: &Toolbox) -> Result<()> {
    browser_tests::run(browser_tests::cargo_test(tools)?.args(["--test", "components"]))
}

/// A subcommand of Cargo that keeps to Cargo.lock.
fn cargo(subcommand: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args([subcommand, "--locked"]);
    command
}
