//! Builds the program that thinks beside the page, in a worker: fast rather than small, and within its memory.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::split::{self, Compilation, StandardLibrary};
use crate::tools::Toolbox;
use crate::{digest, process};

/// What Trunk leaves of it, which takes part in no release.
const OF_TRUNK: [&str; 3] = ["thinker.js", "worker.js", "worker_bg.wasm"];

/// How the names of its two files begin, as `public/thinker.js` and `public/sw.js` expect it.
const NAMES: [&str; 2] = ["thinker", "worker"];

/// The most memory that the program may take: 128 MB.
const MEMORY: &str = "-Clink-arg=--max-memory=134217728";

/// The two files of the program.
#[derive(Debug)]
pub struct Thinker {
    script: Vec<u8>,
    program: Vec<u8>,
}

impl Thinker {
    /// Builds it, and removes what Trunk has left of it from a release.
    ///
    /// # Errors
    ///
    /// When a step fails, or the program contains more than it should.
    pub fn build(dist: &Path, library: StandardLibrary, tools: &Toolbox) -> Result<Self> {
        let target = split::target();
        let compilation = Compilation { program: "worker", profile: "worker", features: &[], options: &[MEMORY] };
        let linked = split::compile(library, &target, &compilation)?;
        let directory = target.join("thinker");
        let mut command = tools.command("wasm-bindgen")?;
        command.args(["--target=web", "--no-typescript", "--out-name=worker", "--out-dir"]).arg(&directory);
        process::run(command.arg(linked))?;
        let glue = fs::read_to_string(directory.join("worker.js"))?;
        ensure!(!glue.contains("createElement"), "the worker's program contains what only a page can use");
        let program = directory.join("worker_bg.wasm");
        let options = ["-O3", "--strip-producers", "--strip-target-features"].map(str::to_owned);
        let program = split::optimise(&program, &options, tools)?;
        let [entry, bundle] = ["thinker.js", "bundle.js"].map(|name| directory.join(name));
        fs::copy(dist.join("thinker.js"), &entry).context("the worker's script cannot be copied")?;
        let mut command = tools.command("esbuild")?;
        command.args(["--bundle", "--minify", "--format=esm", "--log-level=error"]);
        process::run(command.arg(entry).arg(format!("--outfile={}", bundle.display())))?;
        for name in OF_TRUNK {
            fs::remove_file(dist.join(name)).with_context(|| format!("{name} should be in the release"))?;
        }
        Ok(Self { script: fs::read(bundle)?, program })
    }

    /// Puts it into a release, named after its content, and returns the name of its script.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn publish(&self, dist: &Path) -> Result<String> {
        let digest = digest::name(&[&self.script, &self.program]);
        let [script, program] = NAMES.map(|name| format!("{name}-{digest}"));
        let script = format!("{script}.js");
        fs::write(dist.join(&script), &self.script)?;
        fs::write(dist.join(format!("{program}_bg.wasm")), &self.program)?;
        Ok(script)
    }
}
