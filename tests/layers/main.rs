//! Layers of the project depend on each other only in the directions of the design.
//!
//! The test reads every path in a source file: in `use` declarations, in code and in macro arguments.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

mod paths;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use paths::{Named, Source};

/// Layers (folders or files directly below `src`) with the layers that each may use. Cargo keeps the crates apart.
const MAY_USE: [(&str, &[&str]); 9] = [
    ("coaching", &[]),
    ("engine", &[]),
    ("state", &[]),
    ("platform", &["state"]),
    ("i18n", &["state"]),
    ("hooks", &["state", "platform"]),
    ("components", &["state", "platform", "i18n", "hooks"]),
    ("features", &["state", "platform", "i18n", "hooks", "components"]),
    ("lazy", &["state", "platform", "components", "features"]),
];

/// Crates without browser access and side effects.
const PURE_CRATES: [&str; 2] = ["coaching", "engine"];

/// Crates and layers without browser access and side effects.
const PURE: [&str; 3] = ["coaching", "engine", "state"];

/// Modules of the standard library that pure layers must not use.
const IMPURE_MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// The names of files of features without browser access and side effects.
const STATE: [&str; 24] = [
    "dialog_state.rs",
    "escape.rs",
    "first_mover.rs",
    "format.rs",
    "game.rs",
    "initial_setup.rs",
    "json.rs",
    "known_game.rs",
    "level_offer.rs",
    "name.rs",
    "next_task.rs",
    "open_game.rs",
    "pasted_game.rs",
    "permissions.rs",
    "problem.rs",
    "progress.rs",
    "puzzle_number.rs",
    "request.rs",
    "state.rs",
    "summary.rs",
    "tally.rs",
    "task.rs",
    "times.rs",
    "undo_game.rs",
];

/// The same, of the files that all features share.
const SHARED_STATE: [&str; 4] = ["action.rs", "dialog.rs", "lazy_values.rs", "reducer.rs"];

/// Files of pure layers that only native programs use.
const NATIVE: [&str; 1] = ["engine/search/parallel.rs"];

/// Macros that pure layers must not use.
const IMPURE_MACROS: [&str; 5] = ["dbg", "eprint", "eprintln", "print", "println"];

/// Exceptions: paths of web crates that pure layers may use.
const PURE_PARTS: [(&str, &[&str]); 1] = [("state", &["yew", "Reducible"])];

/// Returns whether a crate belongs to the web; all Gloo crates do.
fn is_web_crate(name: &str) -> bool {
    ["yew", "web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures"].contains(&name) || name.starts_with("gloo")
}

/// Returns whether a path leads to a module of the standard library with side effects or other inputs, such as the time.
fn is_impure(segments: &[String]) -> bool {
    matches!(segments, [library, module, ..] if library == "std" && IMPURE_MODULES.contains(&module.as_str()))
}

/// Returns the feature of a file, unless all features share the file.
fn feature_of(path: &str) -> Option<&str> {
    let (feature, _) = path.strip_prefix("features/")?.split_once('/')?;
    Some(feature)
}

/// Returns the dependencies of a file that the design forbids, as messages. `path` is relative to `src`.
fn violations(path: &str, text: &str) -> Vec<String> {
    if path == "lib.rs" || path.starts_with("bin/") {
        // The root only declares the layers, and the program only starts the page.
        return Vec::new();
    }
    let layer = path.split(['/', '.']).next().unwrap_or(path);
    let Some((_, may_use)) = MAY_USE.iter().find(|(name, _)| *name == layer) else {
        return vec![format!("{path}: unknown layer {layer}")];
    };
    let source = Source::read(path, text);
    let mut violations = Vec::new();
    for named in &source.named {
        match named {
            Named::Internal(segments) => {
                let other = segments.first().map_or("", String::as_str);
                let is_layer = MAY_USE.iter().any(|(name, _)| *name == other);
                if let ["features", other, "view", ..] = segments.iter().map(String::as_str).collect::<Vec<_>>()[..]
                    && feature_of(path).is_some_and(|feature| feature != other)
                {
                    violations.push(format!("{path}: features share no views, but it names {}", segments.join("::")));
                }
                if is_layer && other != layer && !may_use.contains(&other) {
                    violations.push(format!("{path}: {layer} must not use {other}, but names {}", segments.join("::")));
                }
            }
            Named::External(segments) => {
                let allowed = PURE_PARTS.iter().any(|(name, part)| *name == layer && segments == part);
                if PURE.contains(&layer) && is_web_crate(&segments[0]) && !allowed {
                    violations.push(format!("{path}: {layer} must not use the web, but names {}", segments.join("::")));
                }
                if PURE.contains(&layer) && is_impure(segments) && !NATIVE.contains(&path) {
                    violations.push(format!("{path}: {layer} must be pure, but names {}", segments.join("::")));
                }
            }
        }
    }
    for name in source.macros.iter().filter(|name| IMPURE_MACROS.contains(&name.as_str())) {
        if PURE.contains(&layer) {
            violations.push(format!("{path}: {layer} must be pure, but calls {name}!"));
        }
    }
    if source.exports {
        violations.push(format!("{path}: the library must export nothing with #[wasm_bindgen]"));
    }
    violations
}

/// Returns all Rust files below a folder as relative paths and contents.
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
fn dependencies_follow_the_design() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = files_below(&root.join("src"));
    for name in PURE_CRATES {
        let of_crate = files_below(&root.join("crates").join(name).join("src"));
        files.extend(of_crate.into_iter().map(|(path, text)| (format!("{name}/{path}"), text)));
    }
    let layers: BTreeSet<&str> = files.iter().filter_map(|(path, _)| path.split(['/', '.']).next()).collect();
    assert!(["engine", "state", "components"].iter().all(|layer| layers.contains(layer)), "{layers:?}");
    let violations: Vec<String> = files.iter().flat_map(|(path, text)| violations(path, text)).collect();
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

/// Returns the file that defines the module or the item of a path, unless that is the root of a folder.
fn file_of<'a>(segments: &[String], files: &'a [(String, String)]) -> Option<&'a str> {
    let candidates = (1..=segments.len()).rev().map(|length| segments[..length].join("/") + ".rs");
    candidates.into_iter().find_map(|name| files.iter().map(|(path, _)| path.as_str()).find(|path| *path == name))
}

/// Returns the files that each file names.
fn uses(files: &[(String, String)]) -> BTreeMap<&str, BTreeSet<&str>> {
    let named = |path: &str, text: &str| {
        let named = Source::read(path, text).named.into_iter();
        let internal = named.filter_map(|named| match named {
            Named::Internal(segments) => file_of(&segments, files),
            Named::External(_) => None,
        });
        internal.collect::<BTreeSet<&str>>()
    };
    files.iter().map(|(path, text)| (path.as_str(), named(path, text))).collect()
}

/// Returns all files to which paths lead from these files, with them.
fn reached<'a>(
    from: impl IntoIterator<Item = &'a str>,
    uses: &BTreeMap<&'a str, BTreeSet<&'a str>>,
) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = from.into_iter().collect();
    while let Some(path) = next.pop() {
        if reached.insert(path) {
            next.extend(&uses[path]);
        }
    }
    reached
}

#[test]
fn state_of_features_is_pure() {
    let files = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let uses = uses(&files);
    let is_root = |path: &&str| {
        let Some((folder, name)) =
            path.strip_prefix("features/").map(|path| path.rsplit_once('/').unwrap_or(("", path)))
        else {
            return false;
        };
        if folder.is_empty() { SHARED_STATE.contains(&name) } else { STATE.contains(&name) }
    };
    let roots: Vec<&str> = uses.keys().copied().filter(is_root).collect();
    assert!(roots.len() > 30, "{roots:?}");
    let reached = reached(roots, &uses);
    for (path, text) in files.iter().filter(|(path, _)| reached.contains(path.as_str())) {
        // The rules of the layer `state`, which is pure, and those of the features themselves.
        let as_state = violations(&path.replacen("features", "state", 1), text);
        let forbidden: Vec<&String> =
            as_state.iter().filter(|found| !found.contains("state must not use features")).collect();
        assert!(forbidden.is_empty(), "{path}: {forbidden:?}");
    }
}

#[test]
fn files_form_no_circle() {
    let files = files_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let uses = uses(&files);
    for (path, used) in &uses {
        let back = reached(used.iter().copied().filter(|used| used != path), &uses);
        assert!(!back.contains(path), "{path} uses itself by {used:?}");
    }
}

#[test]
fn forbidden_dependencies_are_reported() {
    let forbidden = [
        ("engine/mark.rs", "use crate::state::GameState;"),
        ("engine/mark.rs", "fn f() { crate::platform::storage::save() }"),
        ("engine/tablebase/table.rs", "use super::super::super::state::Score;"),
        ("engine/mod.rs", "use super::state::Score;"),
        ("engine/mark.rs", "mod tests { use super::super::super::i18n::Messages; }"),
        ("engine/mark.rs", "use yew::prelude::*;"),
        ("engine/mark.rs", "use {std::fmt, web_sys::Element};"),
        ("engine/mark.rs", "fn f() { ::js_sys::Date::now(); }"),
        ("engine/mark.rs", "fn f() { log!(gloo_utils::window()) }"),
        ("engine/mark.rs", "use std::{fmt, time::Instant};"),
        ("engine/mark.rs", "fn f() { std::thread::spawn(g); }"),
        ("engine/mark.rs", "fn f() { if a != (b) { std::println!(\"{a}\") } }"),
        ("state/score.rs", "use std::fs;"),
        ("state/score.rs", "fn f() { a.map(|it| dbg!(it)); }"),
        ("i18n/mod.rs", "#[wasm_bindgen::prelude::wasm_bindgen] pub fn f() {}"),
        ("features/analysis/client.rs", "#[wasm_bindgen] pub struct A; trait B { fn f(); }"),
        ("state.rs", "use crate::i18n::Messages;"),
        ("state.rs", "use crate::platform as outside;"),
        ("state.rs", "use yew::Callback;"),
        ("state/score.rs", "use yew::{Reducible, UseReducerHandle};"),
        ("state/score.rs", "use yew;"),
        ("platform/storage.rs", "use crate::components::app::App;"),
        ("platform/storage.rs", "#[wasm_bindgen] pub fn f() {}"),
        ("platform/storage.rs", "use crate::hooks::use_timer;"),
        ("hooks/use_timer.rs", "use crate::features::slots::FEATURES;"),
        ("components/app.rs", "use crate::features::slots::FEATURES;"),
        ("state/dialog.rs", "use crate::features::puzzles::state::Puzzles;"),
        ("features/lesson/view.rs", "use crate::features::board::view::board;"),
        ("components/app.rs", "use crate::lazy::LOADER;"),
        ("features/sharing/view.rs", "use crate::lazy::LOADER;"),
        ("components/app.rs", "#[wasm_bindgen(js_name = f)] pub extern \"C\" fn f() {}"),
        ("i18n/english.rs", "use crate::platform::address;"),
        ("helpers/mod.rs", ""),
    ];
    for (path, line) in forbidden {
        assert_eq!(violations(path, line).len(), 1, "{path}: {line}");
    }
}

#[test]
fn allowed_dependencies_are_accepted() {
    let allowed = [
        ("engine/mark.rs", "use super::square::Square; use crate::Line;"),
        ("engine/mark.rs", "/// Shown by [`crate::components::Board`].\nstruct A; // use crate::state::B;"),
        ("engine/mark.rs", "const A: &str = \"crate::state::B yew::C\";"),
        ("engine/mark.rs", "fn f(state: u8) { let yew = state; }"),
        ("engine/mark.rs", "mod tests { use super::*; }"),
        ("engine/search/parallel.rs", "use std::thread;"),
        ("engine/mark.rs", "use std::fmt; fn f() { write!(to, \"println\"); thread_local! {} }"),
        ("state.rs", "use yew::Reducible; use engine::Game;"),
        ("platform/storage.rs", "use std::time::Duration; fn f() { println!() }"),
        ("state/action.rs", "use yew::{Reducible}; use super::score::Score;"),
        ("platform/storage.rs", "use web_sys::Storage; use crate::state::Saved;"),
        ("platform/storage.rs", "#[wasm_bindgen] extern \"C\" { fn alert(text: &str); }"),
        (
            "features/analysis/client.rs",
            "#[wasm_bindgen] extern \"C\" { #[wasm_bindgen(catch)] fn f() -> Result<A, B>; }",
        ),
        ("features/analysis/use_analysis.rs", "use yew::prelude::*; use crate::features::analysis::client::Client;"),
        ("features/lesson/view.rs", "use super::state::Lesson; use crate::features::board::strike::strike;"),
        ("features/slots.rs", "use super::lesson::view::lesson;"),
        ("components/app.rs", "use yew::prelude::*; use crate::{i18n::Messages, platform, state::GameState};"),
        ("bin/app.rs", "use tic_tac_toe::components::App; fn main() { yew::Renderer::<App>::new().render(); }"),
        ("lib.rs", "pub mod engine; pub mod state;"),
    ];
    for (path, line) in allowed {
        assert_eq!(violations(path, line), Vec::<String>::new(), "{path}: {line}");
    }
}
