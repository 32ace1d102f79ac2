//! Sets a linker option.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32") {
        // The worker's memory limit: 128 MiB.
        println!("cargo::rustc-link-arg-bins=--max-memory=134217728");
    }
}
