//! `cargo xtask test`: everything that proves the project, the quickest first.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::end_to_end::Engine;
use crate::process;
use crate::tools::{Need, Toolbox};
use crate::{browser_tests, build, end_to_end};

/// The crate that runs in the browser.
const APP: &str = "tic-tac-toe";

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
    /// Tests of the release from outside, in Chromium.
    Browser,
    /// The same in Firefox.
    Firefox,
    /// The same in WebKit.
    WebKit,
}

impl Step {
    /// All steps, in the order in which they run.
    pub const ALL: [Self; 8] = [
        Self::Style,
        Self::Docs,
        Self::Native,
        Self::Components,
        Self::Build,
        Self::Browser,
        Self::Firefox,
        Self::WebKit,
    ];

    /// What the step is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Style => "style",
            Self::Docs => "docs",
            Self::Native => "native",
            Self::Components => "components",
            Self::Build => "build",
            Self::Browser => "browser",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
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
            Self::Firefox => "end-to-end tests of the release in headless Firefox",
            Self::WebKit => "end-to-end tests of the release in WebKit, on a display that nobody sees",
        }
    }

    fn needs(self) -> Vec<Need> {
        match self {
            Self::Style => vec![Need::Lints, Need::WasmTarget],
            Self::Docs | Self::Native => Vec::new(),
            Self::Components => browser_tests::NEEDS.to_vec(),
            Self::Build => build::NEEDS.to_vec(),
            Self::Browser => Engine::Chromium.needs(),
            Self::Firefox => Engine::Firefox.needs(),
            Self::WebKit => Engine::WebKit.needs(),
        }
    }

    fn run(self, tools: &Toolbox) -> Result<()> {
        match self {
            Self::Style => style(),
            Self::Docs => docs(),
            Self::Native => process::run(cargo("test").args(["--workspace", "--features", "native-tools"])),
            Self::Components => components(tools),
            Self::Build => build::build_with(tools)?.ensure_small(),
            Self::Browser => end_to_end::run(Engine::Chromium, tools),
            Self::Firefox => end_to_end::run(Engine::Firefox, tools),
            Self::WebKit => end_to_end::run(Engine::WebKit, tools),
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
