//! A player for five-in-a-row managers and tournaments with the Gomocup protocol: `brain` reads commands from standard
//! input and answers on standard output.

mod command;
mod program;
mod session;
mod time_control;

fn main() -> std::process::ExitCode {
    match program::run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        // Standard output is closed.
        Err(error) => {
            eprintln!("error: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}
