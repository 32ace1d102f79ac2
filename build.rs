//! Options for the linker.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32") {
        // The most memory that the worker may take: 128 MiB.
        println!("cargo::rustc-link-arg-bin=worker=--max-memory=134217728");
        if env::var_os("CARGO_FEATURE_SPLIT").is_some() {
            // The places in code and data that refer to functions and data. `cargo xtask build` needs them to cut the app.
            println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
        }
    }
}
