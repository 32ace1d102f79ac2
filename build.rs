//! Linker options.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32") {
        // The worker's memory limit: 128 MiB.
        println!("cargo::rustc-link-arg-bin=worker=--max-memory=134217728");
        if env::var_os("CARGO_FEATURE_SPLIT").is_some() {
            // `cargo xtask build` needs the relocations to split the app.
            println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
        }
    }
}
