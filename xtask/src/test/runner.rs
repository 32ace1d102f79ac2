//! Runs the programs of tests.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use xshell::Cmd;

/// Runs tests and prints the output except the lines of passed tests. Fails if no test ran.
pub fn run_tests(command: Cmd) -> Result<()> {
    let line = command.to_string();
    let mut child = Command::from(command).stdout(Stdio::piped()).spawn().with_context(|| line.clone())?;
    let output = child.stdout.take().context("the output is piped")?;
    let mut passed = 0;
    for read in BufReader::new(output).lines() {
        let read = read?;
        passed += passed_in(&read).unwrap_or_default();
        let is_noise = read.is_empty() || read.starts_with("running ") || read.ends_with(" ... ok");
        if !is_noise {
            println!("{read}");
        }
    }
    ensure!(child.wait()?.success(), "`{line}` failed");
    ensure!(passed > 0, "no test ran: `{line}`");
    Ok(())
}

/// Returns the number of passed tests in a runner's last line.
fn passed_in(line: &str) -> Option<usize> {
    line.trim().strip_prefix("test result: ok. ")?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_tests_are_counted() {
        assert_eq!(passed_in("test result: ok. 21 passed; 0 failed; 1 ignored"), Some(21));
        assert_eq!(passed_in("test result: FAILED. 1 passed; 1 failed"), None);
    }
}
