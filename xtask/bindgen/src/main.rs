//! The program `wasm-bindgen`, which generates the JavaScript glue of a program for WebAssembly.
//!
//! The package wasm-bindgen-cli has more options, and a runner of tests with a web server: it takes three times as long to compile.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use wasm_bindgen_cli_support::Bindgen;

/// Generates the glue of a program for WebAssembly.
#[derive(Parser)]
#[command(name = "wasm-bindgen", version)]
struct Arguments {
    /// The linked program
    program: PathBuf,
    /// The folder for glue and program
    #[arg(long)]
    out_dir: PathBuf,
    /// The beginning of the names of both files
    #[arg(long)]
    out_name: String,
    /// The kind of glue
    #[arg(long)]
    target: Target,
    /// Writes no types for TypeScript, which is also the default
    #[arg(long)]
    no_typescript: bool,
    /// Keeps what the linker exports, such as the table of functions
    #[arg(long)]
    keep_lld_exports: bool,
}

/// The kinds of glue that the project needs.
#[derive(Clone, Copy, ValueEnum)]
enum Target {
    /// A module for browsers
    Web,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let mut bindgen = Bindgen::new();
    match arguments.target {
        Target::Web => bindgen.web(true)?,
    };
    bindgen
        .input_path(arguments.program)
        .out_name(&arguments.out_name)
        .typescript(false)
        .omit_default_module_path(false)
        .keep_lld_exports(arguments.keep_lld_exports)
        .generate(arguments.out_dir)
}
