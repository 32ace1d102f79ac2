//! The project's own commands. Each first installs what it needs ([`tools`]), then prints what it does while it does it.
//!
//! Every error ends the command with one sentence and the exit code 1, so functions document only errors that callers
//! handle otherwise.

mod bench;
mod build;
mod fuzz;
mod mutants;
mod pictures;
mod play;
mod project;
mod test;
mod tools;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The project's own commands. Each first installs what it needs.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the game on this machine, and rebuilds it on change
    Play {
        /// The port on 127.0.0.1
        #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
        port: u16,
    },
    /// Builds the release into dist/ and prints the sizes of its files
    Build,
    /// Runs all checks of the default run, one step, or the tests of a step whose names contain a text
    Test(test::Options),
    /// Measures speed
    Bench {
        /// What to measure; the replies and the page if nothing is named
        #[command(subcommand)]
        what: Option<bench::Bench>,
    },
    /// Changes the engine and the state in many small ways and lists the changes that no test notices
    Mutants {
        /// Arguments of cargo-mutants, such as `--shard 1/20` or `--file src/engine/rules.rs`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Looks for texts and links that stop the program
    Fuzz {
        /// How long, all targets together
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
        minutes: u32,
    },
    /// Takes the pictures of the README and the manifest again
    Screenshot,
    /// Renews the snapshots that the tests compare the page with
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
    std::env::set_current_dir(project::top()?)?;
    match command {
        Command::Play { port } => play::play(port),
        Command::Build => build::build(),
        Command::Test(options) => test::test(&options),
        Command::Bench { what } => bench::bench(what),
        Command::Mutants { arguments } => mutants::mutants(&arguments),
        Command::Fuzz { minutes } => fuzz::fuzz(minutes),
        Command::Screenshot => pictures::screenshot(),
        Command::Snapshots => pictures::snapshots(),
    }
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
    fn impossible_arguments_are_refused() {
        for line in ["dance", "play --port 0", "play --port http", "build twice", "test everything", "fuzz --minutes 0"]
        {
            assert!(Arguments::try_parse_from(["xtask"].into_iter().chain(line.split(' '))).is_err(), "{line}");
        }
    }
}
