//! Child processes that end together with their descendants.

use std::ffi::OsStr;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running program with its descendants. They end on drop, and also if the test process dies: a shell waits for the
/// end of a pipe.
pub struct Family(Child);

/// Runs its arguments until its input closes. A program has five seconds to end its own children.
const SHELL: &str = r#""$@" & head=$!; read -r _; kill "$head"; (sleep 5; kill -KILL 0) & wait "$head"; kill -KILL 0"#;

/// Returns a command for [`Family::start`], without arguments.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", SHELL, "sh"]).arg(program).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

impl Family {
    /// Starts a command made by [`command`].
    pub fn start(mut command: Command) -> Self {
        // A signal to the process group reaches all descendants.
        #[cfg(unix)]
        command.process_group(0);
        Self(command.stdin(Stdio::piped()).spawn().unwrap())
    }

    /// Takes the piped standard output.
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
