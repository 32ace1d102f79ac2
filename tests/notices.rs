//! `public/licenses.txt` has the license of the game, and name, version and license of every library in it.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The license file of the release, relative to the project.
const FILE: &str = "public/licenses.txt";

/// The packages of the project itself.
const OWN: [&str; 6] = ["cli", "coaching", "engine", "records", "tic-tac-toe", "worker"];

/// License files of packages in order of preference. The first that exists applies: of several licenses, a package lets
/// its users choose one.
const CHOICES: [&str; 3] = ["license-mit", "license-boost", "license"];

/// License files that apply in addition.
const ADDITIONS: [&str; 1] = ["license-unicode"];

/// The owners of the standard library and of its parts that programs may contain, all under the MIT License.
const STANDARD_LIBRARY: &str = "\
Copyright (c) The Rust Project Contributors
Copyright (c) 2014 Alex Crichton (backtrace, cfg-if, rustc-demangle)
Copyright (c) 2015 Andrew Gallant (memchr)
Copyright (c) 2015 The Rust Project Developers (gimli)
Copyright (c) 2015 The Gimli Developers (object)
Copyright (c) 2016-2018 The gimli Developers (addr2line)
Copyright (c) 2016 Amanieu d'Antras (hashbrown)
Copyright 2013-2014 RAD Game Tools and Valve Software (miniz_oxide)
Copyright 2010-2014 Rich Geldreich and Tenacious Software LLC (miniz_oxide)
Copyright (c) 2017 Frommi (miniz_oxide)
Copyright (c) 2018 Jorge Aparicio (libm)
Copyright (c) 2005-2020 Rich Felker, et al. (libm)
Copyright (c) 1993, 2004 Sun Microsystems (libm)
Copyright (c) 2003-2011 David Schultz (libm)
Copyright (c) 2003-2009 Steven G. Kargl (libm)
Copyright (c) 2003-2009 Bruce D. Evans (libm)
Copyright (c) 2008 Stephen L. Moshier (libm)
Copyright (c) 2017-2018 Arm Limited (libm)
Copyright (c) 2019 The Crossbeam Project Developers (std::sync::mpmc)";

/// Returns the owner of a package that contains no license file, as named in its repository or by its authors.
fn owner(package: &str) -> &'static str {
    match package {
        "block2" | "dispatch2" | "objc2" | "objc2-encode" => "Copyright 2026 Mads Marquart",
        "implicit-clone" => "Copyright (c) Cecile Tonglet",
        "lol_alloc" => "Copyright (c) 2022 Craig",
        "yew" => "Copyright (c) 2017 Denis Kolodin",
        _ if package.starts_with("gloo-") => "Copyright (c) 2019 Rust and WebAssembly Working Group",
        _ => panic!("{package} contains no license file: add its owner, as named in its repository, to `owner`"),
    }
}

/// Returns a text with one kind of line end, without space at the ends of lines and text. It becomes ASCII, because some hosts
/// do not tell browsers the encoding of a text.
fn trimmed(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| line.trim_end().replace('©', "(c)")).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

fn read(path: &Path) -> String {
    trimmed(&fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns names and versions of all libraries that page or programs contain, on any system.
fn libraries() -> BTreeSet<(String, String)> {
    let edges = ["--edges", "normal,no-proc-macro", "--all-features", "--target", "all"];
    let programs = ["--package", "tic-tac-toe", "--package", "worker", "--package", "cli"];
    let list = cargo(&[&["tree", "--locked", "--prefix", "none"], &programs[..], &edges].concat());
    // `name v1.2.3 (notes)`
    let words = list.lines().map(|line| line.split_whitespace().collect::<Vec<&str>>());
    let words = words.filter(|words| words.first().is_some_and(|name| !OWN.contains(name)));
    words.map(|words| (words[0].to_owned(), words[1].trim_start_matches('v').to_owned())).collect()
}

/// Returns license expression and folder of every package in the lock file by name and version.
fn packages() -> BTreeMap<(String, String), (String, PathBuf)> {
    let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--locked", "--format-version=1"])).unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let entry = |package: &Value| {
        let manifest = PathBuf::from(text(&package["manifest_path"]));
        let key = (text(&package["name"]), text(&package["version"]));
        (key, (text(&package["license"]), manifest.parent().unwrap().to_owned()))
    };
    metadata["packages"].as_array().unwrap().iter().map(entry).collect()
}

/// Returns the texts of the licenses of a package. `terms` are those of the MIT License.
fn licenses(name: &str, expression: &str, folder: &Path, terms: &str) -> Vec<String> {
    let files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let find = |stem: &&str| files.iter().find(|file| file.file_stem().unwrap().eq_ignore_ascii_case(stem));
    let chosen = CHOICES.iter().find_map(find).into_iter();
    let mut texts: Vec<String> = chosen.chain(ADDITIONS.iter().filter_map(find)).map(|file| read(file)).collect();
    if texts.is_empty() {
        assert!(expression.contains("MIT"), "{name}: {expression}");
        texts.push(format!("{}\n\n{terms}", owner(name)));
    }
    texts
}

/// Returns the content of the file. Packages with the same license text share one section.
fn notices() -> String {
    let license = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("LICENSE"));
    let (_, terms) = license.split_once("\n\n").unwrap().1.split_once("\n\n").unwrap();
    let mut sections = BTreeMap::<String, Vec<String>>::new();
    sections.insert(format!("{STANDARD_LIBRARY}\n\n{terms}"), vec!["Rust standard library".to_owned()]);
    let packages = packages();
    for key in libraries() {
        let ((name, version), (expression, folder)) = (&key, &packages[&key]);
        for text in licenses(name, expression, folder, terms) {
            sections.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    let mut sections: Vec<(String, String)> =
        sections.into_iter().map(|(text, names)| (names.join(", "), text)).collect();
    sections.sort();
    let mut file = format!("Tic-tac-toe\n\n{license}\n\nThe page and the programs also contain these libraries:\n");
    for (names, text) in sections {
        file += &format!("\n{}\n\n{names}\n\n{text}\n", "-".repeat(80));
    }
    file
}

#[test]
fn license_file_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let (current, expected) = (fs::read_to_string(&path).unwrap_or_default(), notices());
    assert!(expected.is_ascii(), "replace all other characters in `trimmed`");
    if std::env::var_os("LISTS").is_some() {
        return fs::write(&path, expected).unwrap();
    }
    assert!(trimmed(&current) == trimmed(&expected), "run `cargo xtask lists`, which renews {FILE}");
}
