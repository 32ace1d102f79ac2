//! End-to-end tests in browsers.

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};
use xtask::project;

use super::Options;
use super::runner::run_tests;
use crate::build;
use crate::tools::{self, Crate, Need, Package, Packages};

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
        [own, &[Need::Npm(Packages::Tools)]].concat()
    }
}

/// Modules of end-to-end tests with steps of their own. No other name of a test contains them.
const GROUPS: [&str; 4] = ["development::", "nginx::", "tutorial::", "frameworks::"];

/// Provides an up-to-date release, Chromium and more requirements.
pub fn provide_release(more: &[Need]) -> Result<Shell> {
    let sh = tools::provide(&[&build::NEEDS[..], &Engine::Chromium.needs(), more].concat())?;
    println!("Building the release");
    build::build_if_stale(&sh)?;
    Ok(sh)
}

/// Compiles the program of the end-to-end tests and returns a command that runs it in one engine.
pub fn browser_tests(sh: &Shell, engine: Engine) -> Result<Cmd<'_>> {
    cmd!(sh, "cargo build --quiet --locked --bin browser-tests").args(project::PACKAGES).quiet().run()?;
    let program = project::program("browser-tests")?;
    let engine = format!("{engine:?}").to_lowercase();
    Ok(cmd!(sh, "{program} --engine {engine}").quiet())
}

/// Runs the end-to-end tests of an up-to-date release in one engine.
pub fn run_engine(sh: &Shell, engine: Engine, options: &Options) -> Result<()> {
    build::build_if_stale(sh)?;
    let others = GROUPS.into_iter().flat_map(|group| ["--skip", group]);
    run_tests(browser_tests(sh, engine)?.args(options.all.then_some("--all")).args(&options.filter).args(others))
}

/// Returns a command that runs the tests of one of the [`GROUPS`] in Chromium.
pub fn group_tests<'sh>(sh: &'sh Shell, group: &str, options: &Options) -> Result<Cmd<'sh>> {
    let filter = options.filter.as_deref().unwrap_or_default();
    Ok(browser_tests(sh, Engine::Chromium)?.arg(format!("{group}::{filter}")))
}
