//! Modules use each other only in the directions of the design, and never in a circle. Cargo keeps the crates apart.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, mem, path::Path};

use proc_macro2::{Spacing, TokenStream, TokenTree};

/// Returns the rooms of the page (folders and files directly below `src`) in the order of the map in ARCHITECTURE.md: each may use
/// those before it.
fn rooms() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md")).unwrap();
    let map = text.split_once("\n src/").unwrap().1.split_once("\n       bin/").unwrap().0;
    map.lines().map(|line| line.split_whitespace().next().unwrap().trim_end_matches(".rs").to_owned()).collect()
}

/// Crates with a browser, which pure modules do not use, but for the trait of the reducer.
const WEB: [&str; 6] = ["yew", "web_sys", "js_sys", "wasm_bindgen", "gloo_utils", "gloo_timers"];

/// A path, or the place of a module in its crate: `["board", "square"]`.
type Names = Vec<String>;

/// The paths in the source of each module, also those in macro arguments.
type Modules = BTreeMap<Names, Vec<Names>>;

/// Reads the modules below a folder, without their tests.
fn read_modules(folder: &Path, module: &[String], found: &mut Modules) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() && name != "bin" {
            read_modules(&path, &[module, &[name]].concat(), found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !name.ends_with("tests") {
            let text = fs::read_to_string(&path).unwrap();
            let tokens: TokenStream = text.split("#[cfg(test)]\nmod tests").next().unwrap().parse().unwrap();
            let own = if ["mod", "lib"].contains(&&*name) { module.to_vec() } else { [module, &[name]].concat() };
            collect_paths(tokens, &[], found.entry(own).or_default());
        }
    }
}

/// Collects the paths in tokens. In the braces of a `use` declaration, each continues `prefix`.
fn collect_paths(tokens: TokenStream, prefix: &[String], found: &mut Vec<Names>) {
    let (mut path, mut continues, mut colons) = (prefix.to_vec(), true, 0);
    for token in tokens {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == ':' && (colons == 1 || mark.spacing() == Spacing::Joint) => {
                (continues, colons) = (colons == 1, colons + 1);
                continue;
            }
            TokenTree::Ident(word) if continues => path.push(word.to_string()),
            TokenTree::Ident(word) => found.push(mem::replace(&mut path, [prefix, &[word.to_string()]].concat())),
            TokenTree::Group(group) => collect_paths(group.stream(), if continues { &path } else { &[] }, found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => found.push(mem::replace(&mut path, prefix.to_vec())),
        }
        (continues, colons) = (false, 0);
    }
    found.push(path);
}

/// Returns the module to which a path in a module leads, or `None` for another crate or a local name.
fn target(path: &[String], module: &[String], modules: &Modules) -> Option<Names> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    let full = match path.first()?.as_str() {
        "crate" => path[1..].to_vec(),
        "super" => [&module[..module.len().checked_sub(supers)?], &path[supers..]].concat(),
        _ => Some([module, path].concat()).filter(|full| modules.contains_key(&full[..=module.len()]))?,
    };
    (1..=full.len()).rev().map(|length| full[..length].to_vec()).find(|module| modules.contains_key(module))
}

/// Returns the siblings in each folder that use each other. A parent and its children may.
fn arrows(modules: &Modules) -> BTreeMap<Names, BTreeSet<(String, String)>> {
    let mut arrows: BTreeMap<Names, BTreeSet<_>> = BTreeMap::new();
    for (module, paths) in modules {
        for target in paths.iter().filter_map(|path| target(path, module, modules)) {
            let common = module.iter().zip(&target).take_while(|(one, other)| one == other).count();
            if let (Some(from), Some(to)) = (module.get(common), target.get(common)) {
                arrows.entry(module[..common].to_vec()).or_default().insert((from.clone(), to.clone()));
            }
        }
    }
    arrows
}

#[test]
fn modules_use_each_other_in_one_direction() {
    let rooms = rooms();
    for source in ["src", "crates/engine/src", "crates/coaching/src", "crates/records/src", "crates/worker/src"] {
        let mut modules = Modules::new();
        read_modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join(source), &[], &mut modules);
        for (folder, mut rest) in arrows(&modules) {
            for (from, to) in rest.iter().filter(|_| source == "src" && folder.is_empty()) {
                let place = |room: &String| rooms.iter().position(|other| other == room);
                assert!(place(to).unwrap() < place(from).unwrap(), "{from} must not use {to}");
            }
            // Once the arrows to modules without arrows are removed, again and again, circles are left.
            while let Some((_, leaf)) = rest.iter().find(|(_, to)| rest.iter().all(|(from, _)| from != to)).cloned() {
                rest.retain(|(_, to)| *to != leaf);
            }
            assert_eq!(rest, BTreeSet::new(), "a circle in {source}/{}", folder.join("/"));
        }
        for (module, paths) in modules.iter().filter(|(module, _)| source == "src" && module.concat().contains("state"))
        {
            let is_web = |path: &&Names| WEB.contains(&&*path[0]) && path.get(1).is_none_or(|item| item != "Reducible");
            assert_eq!(paths.iter().filter(|path| !path.is_empty()).find(is_web), None, "{module:?}");
        }
    }
}
