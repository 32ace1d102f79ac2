//! Compiles the languages, and sets linker options.

use std::path::Path;
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    compile_locales();
    let is_for_browsers = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32");
    if is_for_browsers && env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        // `cargo xtask build` needs the relocations to split the app.
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}

/// Writes the functions of all messages, the list of languages, and the data files of all languages but English.
fn compile_locales() {
    println!("cargo::rerun-if-changed=locales");
    let (catalog, locales) = locale_compiler::read_folder(Path::new("locales")).unwrap_or_else(|problems| {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        process::exit(1)
    });
    for note in locales.iter().filter_map(locale_compiler::Locale::note) {
        println!("cargo::warning=locales/{note}");
    }
    let data = locales.iter().skip(1).map(|locale| locale.data(&catalog));
    let files = [
        ("messages.rs", locale_compiler::rust_source(&catalog, &locales)),
        ("languages.rs", locale_compiler::language_list(&catalog, &locales)),
        // Clippy takes `\03` for an octal number.
        ("language_files.rs", format!("&{:?}", data.collect::<Vec<String>>()).replace("\\0", "\\u{0}")),
    ];
    let folder = env::var_os("OUT_DIR").unwrap_or_default();
    for (name, content) in files {
        if let Err(error) = fs::write(Path::new(&folder).join(name), content) {
            println!("cargo::error={name} cannot be written: {error}");
        }
    }
}
