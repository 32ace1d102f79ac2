//! `cargo xtask fuzz`: looks for texts and links that stop the program, guided by which code they reach.
//!
//! The targets are in `fuzz/fuzz_targets`. Each starts from its inputs in `fuzz/seeds` and from those that earlier runs
//! found worth keeping in `fuzz/corpus`.

use std::fs;
use std::num::NonZeroU16;
use std::path::{Path, absolute};

use anyhow::{Context, Result, bail};

use crate::process;
use crate::tools::{Need, Toolbox};

/// The targets: a pasted text, what a link holds, and a whole address.
const TARGETS: [&str; 3] = ["text", "link", "address"];

/// No input may take longer than this.
const SECONDS_PER_INPUT: u32 = 5;

/// Inputs grow up to this many bytes; those of 1 MB are read by the native tests.
const LONGEST_INPUT: u32 = 4096;

/// No input may ask for more memory than this at once.
const MEGABYTES_AT_ONCE: u32 = 16;

/// Runs all targets, each for its share of the time, until one fails.
///
/// # Errors
///
/// Names the input at which a target failed.
pub fn fuzz(minutes: NonZeroU16) -> Result<()> {
    let tools = Toolbox::with(&[Need::Fuzzer])?;
    for target in TARGETS {
        println!("Building the target `{target}`");
        process::run(tools.cargo_fuzz("build")?.arg(target))?;
    }
    let seconds = seconds_for_each(minutes);
    for target in TARGETS {
        println!("Running the target `{target}` for {seconds} s");
        run(&tools, target, seconds)?;
    }
    println!("No input stops the program.");
    Ok(())
}

/// How many seconds of the time each target gets.
fn seconds_for_each(minutes: NonZeroU16) -> usize {
    usize::from(minutes.get()) * 60 / TARGETS.len()
}

fn run(tools: &Toolbox, target: &str, seconds: usize) -> Result<()> {
    let fuzz = Path::new("fuzz");
    let corpus = fuzz.join("corpus").join(target);
    fs::create_dir_all(&corpus).with_context(|| format!("{} cannot be made", corpus.display()))?;
    let failing = fuzz.join("artifacts").join(target).join("failing");
    if failing.exists() {
        fs::remove_file(&failing).with_context(|| format!("{} cannot be removed", failing.display()))?;
    }
    let mut command = tools.cargo_fuzz("run")?;
    command.arg(target).arg(&corpus).arg(fuzz.join("seeds").join(target)).arg("--");
    command.arg(format!("-max_total_time={seconds}"));
    command.arg(format!("-timeout={SECONDS_PER_INPUT}"));
    command.arg(format!("-max_len={LONGEST_INPUT}"));
    command.arg(format!("-malloc_limit_mb={MEGABYTES_AT_ONCE}"));
    command.arg(format!("-exact_artifact_path={}", absolute(&failing)?.display()));
    match process::run(&mut command) {
        Err(_) if failing.exists() => bail!("the target `{target}` fails for the input in {}", failing.display()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_targets_share_the_time() {
        assert_eq!(seconds_for_each(NonZeroU16::new(10).unwrap()), 200);
        assert_eq!(seconds_for_each(NonZeroU16::MIN), 20);
    }

    #[test]
    fn every_target_has_a_file_and_seeds() {
        let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
        let files = fs::read_dir(fuzz.join("fuzz_targets")).unwrap().count();
        assert_eq!(files, TARGETS.len(), "no target is left out");
        for target in TARGETS {
            assert!(fuzz.join("fuzz_targets").join(target).with_extension("rs").is_file(), "{target}");
            assert!(fs::read_dir(fuzz.join("seeds").join(target)).unwrap().count() > 0, "{target}");
        }
    }
}
