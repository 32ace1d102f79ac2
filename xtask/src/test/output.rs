//! The output of test runners.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use xshell::Cmd;

use super::Timed;

/// Runs tests, prints the output except the lines of passed tests, and adds the tests with times to `tests`.
pub fn run_tests(command: Cmd, tests: &mut Vec<Timed>) -> Result<()> {
    let line = command.to_string();
    let mut child = Command::from(command).stdout(Stdio::piped()).spawn().with_context(|| line.clone())?;
    let output = child.stdout.take().context("the output is piped")?;
    let (mut passed, mut listed) = (0, 0);
    for read in BufReader::new(output).lines() {
        let read = read?;
        passed += passed_in(&read).unwrap_or_default();
        listed += usize::from(read.ends_with(": test"));
        tests.extend(timed(&read));
        let is_noise = read.is_empty() || read.starts_with("running ") || read.contains(" ... ok");
        if !is_noise {
            println!("{read}");
        }
    }
    ensure!(child.wait()?.success(), "`{line}` failed");
    ensure!(passed + listed > 0, "no test ran; `cargo xtask test --list` lists the names");
    Ok(())
}

/// Returns the number of passed tests in a runner's last line.
fn passed_in(line: &str) -> Option<usize> {
    line.trim().strip_prefix("test result: ok. ")?.split_whitespace().next()?.parse().ok()
}

/// Returns the test in a line such as `test position::parses ... ok <0.012s>`.
fn timed(line: &str) -> Option<Timed> {
    let (name, seconds) = line.strip_prefix("test ")?.strip_suffix("s>")?.split_once(" ... ok <")?;
    Timed::read(name, seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passed_tests_are_counted() {
        assert_eq!(passed_in("test result: ok. 21 passed; 0 failed; 1 ignored"), Some(21));
        assert_eq!(passed_in("test result: FAILED. 1 passed; 1 failed"), None);
    }

    #[test]
    fn times_are_read() {
        let test = timed("test position::parses ... ok <1.500s>").unwrap();
        assert_eq!((test.name.as_str(), test.duration.as_millis()), ("position::parses", 1500));
        assert!(timed("test position::parses ... FAILED <1.500s>").is_none());
        assert!(timed("running 3 tests").is_none());
    }
}
