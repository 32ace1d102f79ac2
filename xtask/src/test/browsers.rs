//! End-to-end tests in browsers.

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};
use xtask::project;

use super::output::run_tests;
use super::{Options, Timed};
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

/// Groups of end-to-end tests with steps of their own: modules of the program `browser-tests`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The development build, as served by `cargo xtask play`.
    Development,
    /// The configuration of nginx.
    Nginx,
    /// The tutorial's game.
    Tutorial,
    /// Pages of frameworks with the element.
    Frameworks,
}

impl Group {
    const ALL: [Self; 4] = [Self::Development, Self::Nginx, Self::Tutorial, Self::Frameworks];

    /// Returns their module, which no other name of a test contains.
    const fn module(self) -> &'static str {
        match self {
            Self::Development => "development::",
            Self::Nginx => "nginx::",
            Self::Tutorial => "tutorial::",
            Self::Frameworks => "frameworks::",
        }
    }
}

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
    Ok(cmd!(sh, "{program} --engine {engine}").quiet().env("TEST_TIMES", "yes"))
}

/// Runs the end-to-end tests of an up-to-date release in one engine, or lists them, and adds those that ran to `tests`.
pub fn run_engine(sh: &Shell, engine: Engine, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let others = Group::ALL.into_iter().flat_map(|group| ["--skip", group.module()]);
    let command = browser_tests(sh, engine)?.args(options.all.then_some("--all")).args(&options.filter).args(others);
    if options.list {
        return Ok(command.arg("--list").run()?);
    }
    build::build_if_stale(sh)?;
    run_tests(command, tests)
}

/// Returns a command that runs or lists the tests of a group in Chromium.
pub fn group_tests<'sh>(sh: &'sh Shell, group: Group, options: &Options) -> Result<Cmd<'sh>> {
    let filter = format!("{}{}", group.module(), options.filter.as_deref().unwrap_or_default());
    Ok(browser_tests(sh, Engine::Chromium)?.arg(filter).args(options.list.then_some("--list")))
}
