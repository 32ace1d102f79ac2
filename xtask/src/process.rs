//! Running other programs, with failures told in one sentence.

use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// Runs a program to its end; it prints where this one prints.
///
/// # Errors
///
/// When it cannot be started or reports a failure.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    ensure!(status.success(), "`{}` failed ({status})", line(command));
    Ok(())
}

/// Runs a program to its end, prints what it prints, and returns what it wrote to its standard
/// output.
///
/// # Errors
///
/// As with [`run`].
pub fn run_and_read(command: &mut Command) -> Result<String> {
    let (text, status) = run_and_copy(command)?;
    ensure!(status.success(), "`{}` failed ({status})", line(command));
    Ok(text)
}

/// The same of a program that may be interrupted and then still has something to say.
///
/// # Errors
///
/// When it cannot be started or reports a failure other than `interrupted`.
pub fn run_and_read_if_interrupted(command: &mut Command, interrupted: i32) -> Result<String> {
    let (text, status) = run_and_copy(command)?;
    let ended = status.success() || status.code() == Some(interrupted);
    ensure!(ended, "`{}` failed ({status})", line(command));
    Ok(text)
}

fn run_and_copy(command: &mut Command) -> Result<(String, ExitStatus)> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| not_started(command, &error))?;
    let output = child.stdout.take().context("the output was piped just above")?;
    let mut text = String::new();
    for read in BufReader::new(output).lines() {
        let read = read.with_context(|| format!("`{}` printed no text", line(command)))?;
        writeln!(io::stdout(), "{read}")?;
        text.push_str(&read);
        text.push('\n');
    }
    Ok((text, child.wait()?))
}

/// Runs a program quietly and returns its standard output.
///
/// # Errors
///
/// As with [`run`]; what the program said of its failure is part of the sentence.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command.output().map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` failed ({}): {}", line(command), output.status, reason.trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program can be run and succeeds; what it prints is not shown.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

fn not_started(command: &Command, error: &io::Error) -> anyhow::Error {
    let program = command.get_program().display();
    match error.kind() {
        ErrorKind::NotFound => anyhow::anyhow!("`{program}` is needed and was not found"),
        _ => anyhow::anyhow!("`{program}` cannot be started: {error}"),
    }
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let message =
            run(Command::new("cargo").args(["no-such", "command"]).stderr(Stdio::null())).unwrap_err().to_string();
        assert!(message.starts_with("`cargo no-such command` failed"), "{message}");
    }

    #[test]
    fn a_program_that_is_missing_is_named() {
        let message = run(&mut Command::new("no-such-program")).unwrap_err().to_string();
        assert_eq!(message, "`no-such-program` is needed and was not found");
    }

    #[test]
    fn a_program_that_is_interrupted_is_still_heard() {
        let run = |code: &str| run_and_read_if_interrupted(Command::new("sh").args(["-c", code]), 130);
        assert_eq!(run("echo nothing; exit 130").unwrap(), "nothing\n");
        assert_eq!(run("echo all").unwrap(), "all\n");
        assert!(run("exit 2").is_err());
    }

    #[test]
    fn output_is_handed_over() {
        let output = read(Command::new("cargo").arg("--version")).unwrap();
        assert!(output.starts_with("cargo "), "{output}");
    }
}
