//! Plays in tournaments and with managers of five in a row, by the Gomocup protocol: `brain` reads commands from its
//! standard input and answers on its standard output.

mod command;
mod program;
mod session;
mod timing;

fn main() -> std::process::ExitCode {
    match program::run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        // Nobody is there any more to whom this could be told otherwise.
        Err(error) => {
            eprintln!("error: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}
