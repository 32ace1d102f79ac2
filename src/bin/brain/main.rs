//! Plays in tournaments and with managers of five in a row, by the Gomocup protocol: `brain` reads commands from its
//! standard input and answers on its standard output.

#[cfg(not(target_arch = "wasm32"))]
mod command;
#[cfg(not(target_arch = "wasm32"))]
mod program;
#[cfg(not(target_arch = "wasm32"))]
mod session;
#[cfg(not(target_arch = "wasm32"))]
mod timing;

#[cfg(not(target_arch = "wasm32"))]
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

/// There is no standard input in a browser.
#[cfg(target_arch = "wasm32")]
fn main() {}
