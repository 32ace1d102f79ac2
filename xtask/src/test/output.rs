//! The output of test runners.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

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

/// Returns the test in a line such as `test position::parses ... ok <0.012s>`. A word at the end marks an unstable test.
fn timed(line: &str) -> Option<Timed> {
    let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ok <")?;
    let (seconds, mark) = rest.split_once("s>")?;
    let duration = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
    Some(Timed { name: name.to_owned(), duration, is_unstable: !mark.is_empty() })
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
        let read = |line| timed(line).map(|test| (test.name, test.duration.as_millis(), test.is_unstable));
        assert_eq!(read("test position::parses ... ok <1.500s>"), Some(("position::parses".to_owned(), 1500, false)));
        assert_eq!(read("test WebKit a ... ok <0.25s> unstable"), Some(("WebKit a".to_owned(), 250, true)));
        assert_eq!(read("test position::parses ... FAILED <1.500s>"), None);
        assert_eq!(read("running 3 tests"), None);
    }
}
