//! The tests of the release from outside, in each of three browser engines.

use std::collections::BTreeSet;
use std::fs;
use std::path::absolute;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::process;
use crate::project::DIST;
use crate::tools::{Need, Toolbox};

/// The tests that an engine cannot run, with the reasons.
const EXCEPTIONS: &str = "tests/browser/engines.tsv";

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// That of Chrome, Edge and others.
    Chromium,
    /// Mozilla's.
    Firefox,
    /// That of Safari, in its port to GTK.
    WebKit,
}

impl Engine {
    const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name, as the tests and their table of exceptions have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// What the tests need.
    pub fn needs(self) -> Vec<Need> {
        match self {
            Self::Chromium => vec![Need::Chromium, Need::Font, Need::Axe, Need::Nginx],
            Self::Firefox => vec![Need::Firefox, Need::Axe, Need::Nginx],
            Self::WebKit => vec![Need::WebKit, Need::Axe, Need::Nginx],
        }
    }
}

/// Runs all tests that an engine can run, and prints a table of the others.
///
/// # Errors
///
/// When a test fails, there is no release to test, or the table has a row that says nothing true.
pub fn run(engine: Engine, tools: &Toolbox) -> Result<()> {
    let table = fs::read_to_string(EXCEPTIONS).with_context(|| format!("{EXCEPTIONS} cannot be read"))?;
    let exceptions = parse(&table)?;
    // What the tests are is known when they are compiled; that takes its time, and says so.
    process::run(command(engine, tools)?.arg("--no-run"))?;
    let listed = process::read(command(engine, tools)?.args(["--quiet", "--", "--list", "--format", "terse"]))?;
    let tests: BTreeSet<&str> = listed.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    for Exception { test, .. } in &exceptions {
        ensure!(tests.contains(test), "{EXCEPTIONS} has a row for `{test}`, but there is no such test");
    }
    let skipped: Vec<&Exception> = exceptions.iter().filter(|exception| exception.engine == engine).collect();
    print!("{}", describe(engine, tests.len(), &skipped));
    let skips = skipped.iter().flat_map(|exception| ["--skip", exception.test]);
    process::run(command(engine, tools)?.args(["--", "--exact"]).args(skips))
}

/// The tests in `tests/browser`, without a choice among them yet.
///
/// They find nginx by the variable `WEB_SERVER`, and the rest as [`of_release`] says.
///
/// # Errors
///
/// When there is no release to test.
pub fn command(engine: Engine, tools: &Toolbox) -> Result<Command> {
    let mut command = of_release(engine, tools)?;
    tools.tell_of_nginx(&mut command)?;
    tools.tell_of_axe(&mut command)?;
    command.args(["--test", "browser"]);
    Ok(command)
}

/// `cargo test` for what looks at the release from outside, which is still to be named.
///
/// It finds the release by the variable `DIST`, and the browser and its driver by those that the [`Toolbox`] tells of.
/// `ENGINE` says which of them it is.
///
/// # Errors
///
/// When there is no release.
pub fn of_release(engine: Engine, tools: &Toolbox) -> Result<Command> {
    let dist = absolute(DIST)?;
    ensure!(dist.join("index.html").is_file(), "there is no release in {DIST}/ yet; `cargo xtask build` builds it");
    let mut command = match engine {
        Engine::Chromium => tools.command_with_browser("cargo")?,
        Engine::Firefox | Engine::WebKit => tools.command("cargo")?,
    };
    match engine {
        Engine::Chromium => tools.tell_of_font(&mut command)?,
        Engine::Firefox => tools.tell_of_firefox(&mut command)?,
        Engine::WebKit => tools.tell_of_webkit(&mut command)?,
    }
    command.args(["test", "--locked", "--features", "end-to-end"]);
    command.env("DIST", dist).env("ENGINE", engine.name());
    Ok(command)
}

/// A test that an engine cannot run.
#[derive(Debug, PartialEq, Eq)]
struct Exception<'table> {
    engine: Engine,
    test: &'table str,
    reason: &'table str,
}

/// Reads the table: a row has an engine, the test's full name and the reason, with tabs between them; the first one says so.
fn parse(table: &str) -> Result<Vec<Exception<'_>>> {
    let mut lines = table.lines();
    ensure!(lines.next() == Some("engine\ttest\treason"), "{EXCEPTIONS} does not begin with the names of its columns");
    let mut exceptions: Vec<Exception> = Vec::new();
    for line in lines {
        let [name, test, reason] = *line.split('\t').collect::<Vec<_>>() else {
            bail!("{EXCEPTIONS} has a row that is no engine, test and reason: {line}");
        };
        let engine = Engine::ALL.into_iter().find(|engine| engine.name() == name);
        let engine = engine.with_context(|| format!("{EXCEPTIONS} has a row for `{name}`, which is no engine"))?;
        ensure!(!reason.trim().is_empty(), "{EXCEPTIONS} has no reason for `{test}`");
        let is_new = !exceptions.iter().any(|other| (other.engine, other.test) == (engine, test));
        ensure!(is_new, "{EXCEPTIONS} has two rows for `{test}` in {name}");
        exceptions.push(Exception { engine, test, reason });
    }
    Ok(exceptions)
}

/// What runs and what does not, in words.
fn describe(engine: Engine, tests: usize, skipped: &[&Exception]) -> String {
    let name = engine.name();
    if skipped.is_empty() {
        return format!("{name} runs all {tests} tests\n");
    }
    let heading = format!("{name} runs {} of {tests} tests, and not these:\n", tests - skipped.len());
    let width = skipped.iter().map(|exception| exception.test.len()).max().unwrap_or_default();
    let rows = skipped.iter().map(|Exception { test, reason, .. }| format!("  {test:width$}  {reason}\n"));
    heading + &rows.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "engine\ttest\treason\nWebKit\tlooks::fits\tit has no ruler\nFirefox\tlater\tit is early\n";

    #[test]
    fn the_table_is_read_and_told_for_each_engine() {
        let exceptions = parse(TABLE).unwrap();
        let [webkit, firefox] = &*exceptions else { panic!("{exceptions:?}") };
        assert_eq!(*webkit, Exception { engine: Engine::WebKit, test: "looks::fits", reason: "it has no ruler" });
        assert_eq!(firefox.engine, Engine::Firefox);
        let told = describe(Engine::WebKit, 9, &[webkit]);
        assert_eq!(told, "WebKit runs 8 of 9 tests, and not these:\n  looks::fits  it has no ruler\n");
        assert_eq!(describe(Engine::Chromium, 9, &[]), "Chromium runs all 9 tests\n");
    }

    #[test]
    fn a_row_that_says_too_little_is_refused() {
        for (row, named) in [
            ("Opera\tlater\tit is early", "no engine"),
            ("Firefox\tlater", "no engine, test and reason"),
            ("Firefox\tlater\t ", "no reason"),
            ("Firefox\tlater\tit is late", "two rows"),
        ] {
            let message = parse(&format!("{TABLE}{row}\n")).unwrap_err().to_string();
            assert!(message.contains(named), "{row}: {message}");
        }
        assert!(parse("Firefox\tlater\tit is early\n").is_err());
    }

    #[test]
    fn the_table_of_this_project_is_read() {
        assert!(parse(include_str!("../../tests/browser/engines.tsv")).is_ok());
    }
}
