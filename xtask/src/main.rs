//! Developer commands. Each installs its requirements ([`tools`]) and prints its progress.
//!
//! Every error ends the command with a message and exit code 1. Functions document only errors that callers handle.

mod bench;
mod build;
mod pictures;
mod play;
mod test;
mod tools;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};
use xtask::project;

/// Developer commands. Each installs its requirements first.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the game at 127.0.0.1 and rebuilds it on change
    Play {
        /// The port on 127.0.0.1; if it is taken, the next free one is used
        #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
        port: u16,
        /// Opens no browser
        #[arg(long)]
        quiet: bool,
    },
    /// Builds the release into dist/ and prints the sizes of its files
    Build,
    /// Runs all checks, one step, or the tests of a step whose names contain a text
    Test(test::Options),
    /// Measures engine and page, and fails if a performance bar is missed
    Bench,
    /// Starts the file of a language, or lists its problems and the texts that are still as in English
    Locale {
        /// The language, such as `sv` or `pt-BR`; without it, lists the untranslated texts of all languages
        tag: Option<String>,
    },
    /// Writes the lists of players, keys, attributes and languages in documents, types and scripts, and the licenses of libraries
    Lists,
    /// Renews the pictures of README and manifest
    Screenshot,
    /// Renews the snapshots of the browser tests
    Snapshots,
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    project::enter()?;
    match command {
        Command::Play { port, quiet } => play::play(port, quiet),
        Command::Build => build::build(),
        Command::Test(options) => test::test(&options),
        Command::Bench => bench::bench(),
        Command::Locale { tag } => locale(tag.as_deref()),
        Command::Lists => lists(),
        Command::Screenshot => pictures::screenshot(),
        Command::Snapshots => pictures::snapshots(),
    }
}

/// Runs the program of the package `locale-compiler`.
fn locale(tag: Option<&str>) -> Result<()> {
    let sh = Shell::new()?;
    Ok(cmd!(sh, "cargo run --quiet --locked --package locale-compiler -- {tag...}").quiet().run()?)
}

/// Runs the tests `lists` and `notices` so that they write the lists.
fn lists() -> Result<()> {
    let sh = Shell::new()?;
    cmd!(sh, "cargo test --quiet --locked --test lists --test notices").env("LISTS", "update").quiet().run()?;
    println!("Renewed the lists; `git diff` shows the changes");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn impossible_arguments_are_rejected() {
        for line in ["dance", "play --port 0", "play --port http", "build twice", "test everything"] {
            assert!(Arguments::try_parse_from(["xtask"].into_iter().chain(line.split(' '))).is_err(), "{line}");
        }
    }
}
