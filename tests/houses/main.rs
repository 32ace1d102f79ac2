//! The parts of the project use one another only in the directions that the design allows.
//!
//! Every path that a source file names is read: in `use` declarations, in code and in the arguments of macros.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod paths;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use paths::{Named, Source};

/// Each house, which is a folder or file right below `src`, and the others that it may use.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("engine", &[]),
    ("worker", &["engine"]),
    ("state", &["engine"]),
    ("platform", &["engine", "state"]),
    ("i18n", &["engine", "state"]),
    ("hooks", &["engine", "worker", "state", "platform", "i18n"]),
    ("components", &["engine", "state", "platform", "i18n", "hooks", "panels", "lazy"]),
    ("panels", &["engine", "state", "platform", "i18n", "hooks", "components"]),
    ("lazy", &["state", "hooks", "panels"]),
    ("bin", &["engine", "worker", "state", "platform", "components"]),
];

/// The houses that know of no browser and have no side effects.
const PURE: [&str; 2] = ["engine", "state"];

/// All that they may take from a crate of the web: a trait that has nothing to do with it.
const PURE_PARTS: [(&str, &[&str]); 1] = [("state", &["yew", "Reducible"])];

/// Whether this is a crate of the web. All crates of Gloo are.
fn is_of_the_web(name: &str) -> bool {
    ["yew", "web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures"].contains(&name) || name.starts_with("gloo")
}

/// What a file does against the design, in sentences. Its path is that below `src`.
fn offences(path: &str, text: &str) -> Vec<String> {
    if path == "lib.rs" {
        // The root only names the houses.
        return Vec::new();
    }
    let house = path.split(['/', '.']).next().unwrap_or(path);
    let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == house) else {
        return vec![format!("{path}: no direction is known for {house}")];
    };
    let source = Source::read(path, text);
    let mut offences = Vec::new();
    for named in &source.named {
        match named {
            Named::Here(segments) => {
                let other = segments.first().map_or("", String::as_str);
                let is_a_house = MAY_USE.iter().any(|(name, _)| *name == other);
                if is_a_house && other != house && !may_use.contains(&other) {
                    offences.push(format!("{path}: {house} must not use {other}, but names {}", segments.join("::")));
                }
            }
            Named::Elsewhere(segments) => {
                let allowed = PURE_PARTS.iter().any(|(name, part)| *name == house && segments == part);
                if PURE.contains(&house) && is_of_the_web(&segments[0]) && !allowed {
                    offences.push(format!("{path}: {house} must not use the web, but names {}", segments.join("::")));
                }
            }
        }
    }
    if source.exports && house != "bin" {
        offences.push(format!("{path}: only bin exports anything with #[wasm_bindgen]"));
    }
    offences
}

/// All Rust files below a folder, with their paths from there and their texts.
fn files_below(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let relative = path.strip_prefix(folder).unwrap().to_str().unwrap().replace('\\', "/");
                files.push((relative, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    files
}

#[test]
fn every_arrow_keeps_to_the_design() {
    let files = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let houses: BTreeSet<&str> = files.iter().filter_map(|(path, _)| path.split(['/', '.']).next()).collect();
    assert!(["engine", "state", "components", "bin"].iter().all(|house| houses.contains(house)), "{houses:?}");
    let offences: Vec<String> = files.iter().flat_map(|(path, text)| offences(path, text)).collect();
    assert!(offences.is_empty(), "{}", offences.join("\n"));
}

#[test]
fn offending_lines_are_found() {
    let offending = [
        ("engine/mark.rs", "use crate::state::GameState;"),
        ("engine/mark.rs", "use crate::{engine::Mark, components::{app::App}};"),
        ("engine/mark.rs", "fn f() { crate::platform::storage::save() }"),
        ("engine/tablebase/table.rs", "use super::super::super::state::Score;"),
        ("engine/mod.rs", "use super::state::Score;"),
        ("engine/mark.rs", "mod tests { use super::super::super::i18n::Messages; }"),
        ("engine/mark.rs", "use yew::prelude::*;"),
        ("engine/mark.rs", "use {std::fmt, web_sys::Element};"),
        ("engine/mark.rs", "fn f() { ::js_sys::Date::now(); }"),
        ("engine/mark.rs", "fn f() { log!(gloo_utils::window()) }"),
        ("i18n/mod.rs", "#[wasm_bindgen::prelude::wasm_bindgen] pub fn f() {}"),
        ("worker/client.rs", "use crate::state::GameState;"),
        ("state.rs", "use crate::i18n::Messages;"),
        ("state.rs", "use crate::platform as outside;"),
        ("state.rs", "use yew::Callback;"),
        ("state/score.rs", "use yew::{Reducible, UseReducerHandle};"),
        ("state/score.rs", "use yew;"),
        ("platform/storage.rs", "use crate::components::app::App;"),
        ("platform/storage.rs", "#[wasm_bindgen] pub fn f() {}"),
        ("platform/storage.rs", "use crate::hooks::use_autosave;"),
        ("hooks/use_analysis.rs", "use crate::panels::Panels;"),
        ("panels/share.rs", "use crate::lazy::use_lazy_part;"),
        ("components/app.rs", "#[wasm_bindgen(js_name = f)] pub extern \"C\" fn f() {}"),
        ("i18n/english.rs", "use crate::platform::address;"),
        ("helpers/mod.rs", ""),
    ];
    for (path, line) in offending {
        assert_eq!(offences(path, line).len(), 1, "{path}: {line}");
    }
}

#[test]
fn other_lines_are_not_complained_of() {
    let right = [
        ("engine/mark.rs", "use super::square::Square; use crate::engine::{self, Line};"),
        ("engine/mark.rs", "/// Shown by [`crate::components::Board`].\nstruct A; // use crate::state::B;"),
        ("engine/mark.rs", "const A: &str = \"crate::state::B yew::C\";"),
        ("engine/mark.rs", "fn f(state: u8) { let yew = state; }"),
        ("engine/mark.rs", "mod tests { use super::*; }"),
        ("state.rs", "use yew::Reducible; use crate::engine::Game;"),
        ("state/action.rs", "use yew::{Reducible}; use super::score::Score;"),
        ("platform/storage.rs", "use web_sys::Storage; use crate::state::Saved;"),
        ("platform/storage.rs", "#[wasm_bindgen] extern \"C\" { fn alert(text: &str); }"),
        ("hooks/use_analysis.rs", "use yew::prelude::*; use crate::worker::client::Client;"),
        ("components/app.rs", "use yew::prelude::*; use crate::{i18n::Messages, platform, state::GameState};"),
        ("bin/app.rs", "use tic_tac_toe::components::App; fn main() { yew::Renderer::<App>::new().render(); }"),
        ("bin/worker.rs", "#[wasm_bindgen] pub fn f() {}"),
        ("lib.rs", "pub mod engine; pub mod state;"),
    ];
    for (path, line) in right {
        assert_eq!(offences(path, line), Vec::<String>::new(), "{path}: {line}");
    }
}
