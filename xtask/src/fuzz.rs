//! `cargo xtask fuzz`: coverage-guided fuzzing of texts, links and files.
//!
//! The targets are in `fuzz/fuzz_targets`. Each starts with inputs in `fuzz/seeds` and those that earlier runs found in
//! `fuzz/corpus`.

use std::path::absolute;

use anyhow::{Result, bail};
use xshell::cmd;

use crate::tools::{self, Crate, Need, Package, compiler};

/// Fuzz targets: pasted text, link fragment, whole address, and file of statistics.
const TARGETS: [&str; 4] = ["text", "link", "address", "statistics"];

/// Limits per input: 5 seconds, 4096 bytes (native tests parse 1 MB), and 16 MB of memory.
const LIMITS: [&str; 3] = ["-timeout=5", "-max_len=4096", "-malloc_limit_mb=16"];

/// Runs all targets for equal shares of the time, until one fails.
pub fn fuzz(minutes: u32) -> Result<()> {
    let needs = [Need::System(Package::Cpp), Need::Crate(Crate::CargoFuzz)];
    let sh = tools::provide(&needs)?;
    compiler::install_pinned(&sh)?;
    // Enables the unstable sanitizers in the pinned compiler.
    sh.set_var("RUSTC_BOOTSTRAP", "1");
    let seconds = minutes * 60 / TARGETS.len() as u32;
    for target in TARGETS {
        println!("Running the target `{target}` for {seconds} s");
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        let failing = absolute(format!("fuzz/artifacts/{target}/failing"))?;
        sh.create_dir(&corpus)?;
        sh.remove_path(&failing)?;
        let limits = [format!("-max_total_time={seconds}"), format!("-exact_artifact_path={}", failing.display())];
        let command = cmd!(sh, "cargo fuzz run {target} {corpus} {seeds} -- {LIMITS...} {limits...}");
        let command = command.envs(compiler::PINNED_ENVIRONMENT).quiet();
        match command.run() {
            Err(_) if failing.exists() => bail!("the target `{target}` fails for the input in {}", failing.display()),
            outcome => outcome?,
        }
    }
    println!("No input stops the program.");
    Ok(())
}
