//! The steps of `cargo xtask test`.

use anyhow::Result;
use clap::ValueEnum;
use xshell::{Cmd, Shell, cmd};

use super::browsers::{Engine, run_browser_tests, wasm_tests};
use super::output::run_tests;
use super::{Options, Timed};
use crate::build;
use crate::tools::{Crate, Need, Packages};

/// One kind of check, in the order in which they run. The times are those on two cores in a fresh clone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Format, lints natively and for WebAssembly, and workflows (usually 1½ minutes)
    Style,
    /// Documentation, without warnings (usually a few seconds)
    Docs,
    /// Tests without a browser, and the examples in the documentation (usually 2 minutes)
    Native,
    /// Tests of the components in Chromium (usually ½ minute)
    Components,
    /// The release build and its size (usually 2 minutes)
    Build,
    /// Tests of the release in Chromium (usually 4 minutes)
    Chromium,
    /// Tests of the release in Firefox that depend on the engine (usually 1 minute)
    Firefox,
    /// Tests of the release in WebKit that depend on the engine (usually 1 minute)
    Webkit,
}

impl Step {
    /// Returns the name on the command line.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Returns name and description, as in the help.
    pub fn title(self) -> String {
        let help = self.to_possible_value().and_then(|value| value.get_help().map(ToString::to_string));
        format!("{}: {}", self.name(), help.unwrap_or_default())
    }

    /// Returns the requirements of a run, or of a list of the tests.
    pub fn needs(self, is_list: bool) -> Vec<Need> {
        let of_release = |engine: Engine| [&build::NEEDS[..], &engine.needs()].concat();
        match self {
            // The runner for WebAssembly lists the tests without a browser.
            Self::Components if is_list => vec![Need::Crate(Crate::WasmBindgen)],
            _ if is_list => Vec::new(),
            Self::Style => vec![Need::Npm(Packages::Tools)],
            Self::Docs | Self::Native => Vec::new(),
            Self::Components => [&[Need::Crate(Crate::WasmBindgen)][..], &Engine::Chromium.needs()].concat(),
            Self::Build => build::NEEDS.to_vec(),
            Self::Chromium => of_release(Engine::Chromium),
            Self::Firefox => of_release(Engine::Firefox),
            Self::Webkit => of_release(Engine::WebKit),
        }
    }

    /// Runs or lists the tests, and adds those that ran to `tests`.
    pub fn run(self, sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
        match self {
            Self::Style | Self::Docs | Self::Build if options.list => Ok(()),
            Self::Style => style(sh),
            // The same packages and features as in the lints, so that dependencies are checked once.
            Self::Docs => Ok(cmd!(sh, "cargo doc --locked --workspace --all-features --no-deps")
                .env("RUSTDOCFLAGS", "--deny warnings")
                .quiet()
                .run()?),
            Self::Native => native(sh, options, tests),
            Self::Components => components(sh, options, tests),
            Self::Build if options.all => build::build_if_stale(sh).and_then(|()| build::build_tutorial(sh)),
            Self::Build => build::build_if_stale(sh),
            Self::Chromium => run_browser_tests(sh, Engine::Chromium, options, tests),
            Self::Firefox => run_browser_tests(sh, Engine::Firefox, options, tests),
            Self::Webkit => run_browser_tests(sh, Engine::WebKit, options, tests),
        }
    }
}

/// Adds the filter to a test command, or lets it list the tests.
fn selected<'sh>(command: Cmd<'sh>, options: &Options) -> Cmd<'sh> {
    command.args(&options.filter).args(options.list.then_some(["--", "--list"]).into_iter().flatten())
}

fn components(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    // These tests need no speed, and the optimization would take longer than all of them.
    let command =
        wasm_tests(sh).args(["--config", "profile.test.package.tic-tac-toe.opt-level=0", "--test", "components"]);
    run_tests(selected(command, options), tests)
}

fn native(sh: &Shell, options: &Options, tests: &mut Vec<Timed>) -> Result<()> {
    // The runner's option for times is unstable; the variable enables it in the pinned compiler.
    let runner = "target.'cfg(unix)'.runner=['env','RUSTC_BOOTSTRAP=1']";
    let times = ["--", "-Zunstable-options", "--report-time"];
    let times: &[&str] = if cfg!(unix) && !options.list { &times } else { &[] };
    let command = cmd!(sh, "cargo test --locked --workspace --tests --config {runner}");
    let slow = (options.all && !times.is_empty()).then_some("--include-ignored");
    run_tests(selected(command, options).args(times).args(slow), tests)?;
    if options.filter.is_none() {
        // All packages: for fewer, Cargo would compile the dependencies again with fewer features.
        run_tests(selected(cmd!(sh, "cargo test --locked --workspace --doc"), options), tests)?;
    }
    Ok(())
}

fn style(sh: &Shell) -> Result<()> {
    let run = |command: Cmd| command.quiet().run();
    run(cmd!(sh, "cargo fmt --all --check"))?;
    // A separate workspace; the native tests include its modules, which are linted there.
    run(cmd!(sh, "cargo fmt --manifest-path fuzz/Cargo.toml --check"))?;
    let deny = ["--", "--deny", "warnings"];
    run(cmd!(sh, "cargo clippy --locked --workspace --all-targets --all-features {deny...}"))?;
    let for_browsers =
        ["--locked", "--package", "tic-tac-toe", "--target", "wasm32-unknown-unknown", "--features", "split"];
    let programs = ["--lib", "--bin", "app", "--bin", "worker"];
    let tests = ["--test", "components", "--bench", "mnk", "--bench", "search"];
    run(cmd!(sh, "cargo clippy {for_browsers...} {programs...} {tests...} {deny...}"))?;
    Ok(run(cmd!(sh, "node tools/actionlint.mjs"))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_need_no_package_of_the_system() {
        let needs = |is_list| Step::value_variants().iter().flat_map(move |step| step.needs(is_list));
        assert!(needs(true).all(|need| matches!(need, Need::Crate(_))));
        assert!(needs(false).any(|need| matches!(need, Need::System(_))));
    }
}
