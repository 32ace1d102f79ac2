//! Programs that the tests start, with all that these start in turn.

use std::ffi::OsStr;
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running program and its descendants. They end when this is dropped, and also when the tests end in any other way:
/// they live as long as somebody holds the other end of a pipe.
pub struct Family(Child);

/// Runs its arguments until its input ends. A program that is asked to end may end its own first, for some seconds.
const SHELL: &str = r#""$@" & head=$!; read -r _; kill "$head"; (sleep 5; kill -KILL 0) & wait "$head"; kill -KILL 0"#;

/// A command that [`Family::start`] takes, still without arguments.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", SHELL, "sh"]).arg(program).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

impl Family {
    /// Starts a command that was made by [`command`].
    pub fn start(mut command: Command) -> Self {
        // In a process group of its own, all of it can be ended at once.
        Self(command.process_group(0).stdin(Stdio::piped()).spawn().unwrap())
    }

    /// What the program prints, if that was piped.
    pub fn output(&mut self) -> ChildStdout {
        self.0.stdout.take().expect("the output is piped")
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        drop(self.0.wait());
    }
}
