//! The project's own commands: `cargo xtask play`, `build`, `test`, `bench`, `fuzz`, `screenshot`,
//! `snapshots`.
//!
//! Each command first installs what it needs ([`tools`]), then says what it does while it does
//! it. A failure is one sentence and the exit code 1.

mod arguments;
mod bench;
mod browser_tests;
mod build;
mod compress;
mod digest;
mod fuzz;
mod headers;
mod measurements;
mod page;
mod play;
mod policy;
mod port;
mod precache;
mod process;
mod project;
mod publish;
mod screenshot;
mod short_names;
mod shrink;
mod snapshots;
mod split;
mod test;
mod thinker;
mod tools;
mod transfer;

use std::env;
use std::process::ExitCode;

use arguments::Arguments;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let arguments = Arguments::parse(env::args_os())?;
    project::enter()?;
    match arguments {
        Arguments::Help => {
            print!("{}", arguments::HELP);
            Ok(())
        }
        Arguments::Play { port } => play::play(port),
        Arguments::Build => build::build(),
        Arguments::Test { steps } => test::test(&steps),
        Arguments::Bench { what } => bench::bench(what),
        Arguments::Fuzz { minutes } => fuzz::fuzz(minutes),
        Arguments::Snapshots => snapshots::snapshots(),
        Arguments::Screenshot => screenshot::screenshot(),
    }
}
