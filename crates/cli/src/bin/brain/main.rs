//! `brain`: a player for five-in-a-row managers and tournaments with the Gomocup protocol. It reads commands from standard input
//! and answers on standard output.
//!
//! ```text
//! START 15
//! OK
//! INFO timeout_turn 1000
//! TURN 7,7
//! MESSAGE …
//! 8,8
//! ```

mod answer;
mod board_input;
mod command;
mod deadline;
mod game;
mod input;
mod lines;
mod program;
mod session;
mod swap2;
mod time_control;

use clap::Parser;

/// Plays gomoku by the Gomocup protocol: reads commands from standard input and answers on standard output.
#[derive(Debug, Parser)]
#[command(name = "brain", version)]
struct Arguments {
    /// The threads that search, until the manager sets them with `INFO thread_num`
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
}

fn main() -> std::process::ExitCode {
    let Arguments { threads } = Arguments::parse();
    match program::run(threads) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        // Standard output is closed.
        Err(error) => {
            eprintln!("error: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}
