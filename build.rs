//! Has the linker keep what `cargo xtask build` needs to cut the program in two.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_split = env::var_os("CARGO_FEATURE_SPLIT").is_some();
    let is_for_the_web = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32");
    if is_split && is_for_the_web {
        // The places in code and data that refer to functions and data, without which nothing could be moved.
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
