//! Tests in browsers: component tests, compiled to WebAssembly, and end-to-end tests of the release.

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

use super::output::run_tests;
use super::{Options, Timed};
use crate::build;
use crate::project;
use crate::tools::{self, Crate, Need, Package, Packages, Steps};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The engine of Chrome, Edge and others.
    Chromium,
    /// The engine of Mozilla.
    Firefox,
    /// The engine of Safari, in its port to GTK.
    WebKit,
}

impl Engine {
    /// Returns the requirements of tests in the engine.
    pub fn needs(self) -> Vec<Need> {
        let own: &[Need] = match self {
            Self::Chromium => &[Need::System(Package::Chromium), Need::System(Package::Chromedriver)],
            Self::Firefox => &[Need::System(Package::Firefox), Need::Crate(Crate::Geckodriver)],
            Self::WebKit => &[Need::System(Package::WebKit), Need::System(Package::Xvfb)],
        };
        [own, &[Need::System(Package::Nginx), Need::Npm(Packages::Tools)]].concat()
    }
}

/// Provides an up-to-date release, Chromium and more requirements, with one more step to come.
pub fn provide_release(more: &[Need]) -> Result<(Shell, Steps)> {
    let (sh, mut steps) = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs(), more].concat(), 2)?;
    steps.begin("Build the release");
    build::build_if_stale(&sh)?;
    Ok((sh, steps))
}

/// Returns `cargo test` for WebAssembly in Chromium; callers select the tests.
pub fn wasm_tests(sh: &Shell) -> Cmd<'_> {
    let command = cmd!(sh, "cargo test --locked --no-default-features --target wasm32-unknown-unknown");
    // The user's environment must not select another browser.
    let others = ["GECKODRIVER", "GECKODRIVER_REMOTE", "SAFARIDRIVER", "SAFARIDRIVER_REMOTE", "CHROMEDRIVER_REMOTE"];
    let command =
        others.into_iter().chain(["NO_HEADLESS", "WASM_BINDGEN_TEST_ONLY_NODE"]).fold(command, Cmd::env_remove);
    command.env("CHROMEDRIVER", "chromedriver").env("WASM_BINDGEN_TEST_TIMEOUT", "300")
}

/// Compiles the program of the end-to-end tests and returns a command that runs it in one engine.
pub fn browser_tests(sh: &Shell, engine: Engine) -> Result<Cmd<'_>> {
    // All packages: for fewer, Cargo would compile the dependencies again with fewer features.
    cmd!(sh, "cargo build --quiet --locked --workspace --bin browser-tests").quiet().run()?;
    let program = sh.current_dir().join(project::target()).join("debug/browser-tests");
    let engine = format!("{engine:?}").to_lowercase();
    Ok(cmd!(sh, "{program} --engine {engine}").quiet())
}

/// Runs the end-to-end tests of an up-to-date release in one engine, or lists them, and adds those that ran to `tests`.
pub fn run_browser_tests(sh: &Shell, engine: Engine, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let selected = || anyhow::Ok(browser_tests(sh, engine)?.args(options.all.then_some("--all")).args(&options.filter));
    let list = selected()?.arg("--list");
    if options.list {
        return Ok(list.run()?);
    }
    let needs_development_build = list.read()?.lines().any(|test| test.starts_with("development::"));
    build::build_if_stale(sh)?;
    if needs_development_build {
        build::build_for_development(sh)?;
    }
    run_tests(selected()?.env("TEST_TIMES", "yes"), tests)
}
