//! The stylesheets: each belongs to a room of the page, and cascade layers decide between rooms.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("../index.html");
const LAYERS: &str = include_str!("../styles/layers.css");

/// The maximum number of lines of all stylesheets.
const MAX_LINES: usize = 3_170;

/// A stylesheet of the page.
struct Sheet {
    /// The path below `styles/`.
    path: String,
    /// The folder of the release: empty for the first part, `lazy` or `frame`.
    part: String,
    text: String,
}

impl Sheet {
    /// Returns the name of the file without folder and extension.
    fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap().trim_end_matches(".css")
    }

    /// Returns the room, or nothing for a look, which changes those of rooms.
    fn room(&self) -> Option<&str> {
        match self.name() {
            _ if self.path.starts_with("looks/") => None,
            "board" => Some("game"),
            "host-page" | "tokens-host-page" => Some("embed"),
            "tokens" => Some("base"),
            name => Some(name),
        }
    }
}

/// Returns the stylesheets that `index.html` links, in its order.
fn sheets() -> Vec<Sheet> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let links = PAGE.split("rel=\"css\" href=\"styles/").skip(1).map(|link| link.split('>').next().unwrap());
    links
        .map(|link| {
            let (path, attributes) = link.split_once('"').unwrap();
            let part = attributes.split_once("data-target-path=\"").map_or("", |(_, part)| part.trim_end_matches('"'));
            let text = fs::read_to_string(folder.join(path)).unwrap();
            Sheet { path: path.to_owned(), part: part.to_owned(), text: without_comments(&text) }
        })
        .collect()
}

/// Returns a stylesheet without comments.
fn without_comments(styles: &str) -> String {
    let (first, others) = styles.split_once("/*").unwrap_or((styles, ""));
    match others.split_once("*/") {
        Some((_, rest)) => first.to_owned() + &without_comments(rest),
        None => first.to_owned(),
    }
}

/// Splits a list of selectors at the commas outside of brackets.
fn split_list(list: &str) -> Vec<String> {
    let (mut depth, mut selectors) = (0, vec![String::new()]);
    for letter in list.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        if letter == ',' && depth == 0 {
            selectors.push(String::new());
        } else {
            selectors.last_mut().unwrap().push(letter);
        }
    }
    selectors.iter().map(|selector| selector.trim().to_owned()).collect()
}

/// Returns the selectors of all rules with declarations, in the form that they would have without nesting.
fn selectors(styles: &str) -> BTreeSet<String> {
    let (mut found, mut open, mut text) = (BTreeSet::new(), vec![vec![String::new()]], String::new());
    for letter in styles.chars() {
        match letter {
            '{' => {
                let parents = open.last().unwrap();
                let prelude = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let nest = |parent: &String| match prelude.starts_with('@') {
                    true => vec![parent.clone()],
                    false => split_list(&prelude).iter().map(|selector| nested(parent, selector)).collect(),
                };
                let rule = if prelude.starts_with("@keyframes") {
                    Vec::new()
                } else {
                    parents.iter().flat_map(nest).collect()
                };
                open.push(rule);
                text.clear();
            }
            '}' => {
                open.pop();
                text.clear();
            }
            ';' => {
                found.extend(open.last().unwrap().iter().filter(|selector| !selector.is_empty()).cloned());
                text.clear();
            }
            _ => text.push(letter),
        }
    }
    found
}

/// Returns a selector that is nested in a rule of another one.
fn nested(parent: &str, selector: &str) -> String {
    match selector.contains('&') {
        true => selector.replace('&', parent),
        false => format!("{parent} {selector}").trim().to_owned(),
    }
}

/// Returns the cascade layers in their order.
fn layers() -> Vec<String> {
    let rule = without_comments(LAYERS);
    split_list(rule.trim().trim_start_matches("@layer").trim_end_matches(';'))
}

/// Returns the layers whose rules a stylesheet contains.
fn layers_of(sheet: &Sheet) -> Vec<&str> {
    sheet.text.lines().filter_map(|line| line.strip_prefix("@layer ")?.strip_suffix(" {")).collect()
}

#[test]
fn no_selector_is_styled_in_two_rooms() {
    let mut rooms = BTreeMap::<String, BTreeSet<String>>::new();
    for sheet in sheets() {
        let Some(room) = sheet.room() else { continue };
        for selector in selectors(&sheet.text) {
            rooms.entry(selector).or_default().insert(room.to_owned());
        }
    }
    assert!(rooms.len() > 400, "only {} selectors were found", rooms.len());
    rooms.retain(|_, rooms| rooms.len() > 1);
    assert!(rooms.is_empty(), "{rooms:#?}");
}

#[test]
fn every_room_has_its_layer() {
    let layers = layers();
    for sheet in sheets().iter().filter(|sheet| !["layers", "old-browsers"].contains(&sheet.name())) {
        let own = layers_of(sheet);
        assert!(!own.is_empty() && own.iter().all(|layer| layers.iter().any(|known| known == layer)), "{}", sheet.path);
        if let Some(room) = sheet.room().filter(|_| !sheet.name().starts_with("tokens")) {
            assert_eq!(own, [room], "{}", sheet.path);
        }
        // Each rule is in a layer.
        let outside = sheet.text.split("\n}").filter(|part| !part.trim().is_empty());
        assert!(outside.into_iter().all(|part| part.trim().starts_with("@layer ")), "{}", sheet.path);
    }
}

#[test]
fn layers_of_the_first_part_appear_in_the_declared_order() {
    let sheets = sheets();
    let first = sheets.iter().filter(|sheet| sheet.part.is_empty());
    let mut appeared: Vec<_> = first.flat_map(layers_of).collect();
    appeared.dedup();
    assert_eq!(appeared, layers().iter().take(appeared.len()).collect::<Vec<_>>());
    for part in ["lazy", "frame"] {
        let begin = sheets.iter().find(|sheet| sheet.part == part).unwrap();
        assert_eq!(begin.path, "layers.css", "the part {part} declares all layers");
    }
}

#[test]
fn every_class_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = PAGE.to_owned();
    let mut folders = vec![root.join("src"), root.join("public/boot")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() { folders.push(path) } else { sources += &fs::read_to_string(path).unwrap() }
        }
    }
    let words: BTreeSet<&str> = sources.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    for sheet in sheets() {
        for selector in selectors(&sheet.text) {
            let classes = selector.split('.').skip(1);
            let names = classes
                .map(|rest| rest.split(|letter: char| !letter.is_alphanumeric() && letter != '-').next().unwrap());
            for name in names {
                assert!(words.contains(name), "{}: nothing has the class {name}", sheet.path);
            }
        }
    }
}

#[test]
fn page_links_every_stylesheet() {
    let linked: BTreeSet<_> = sheets().into_iter().map(|sheet| sheet.path).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let (mut kept, mut lines) = (BTreeSet::new(), 0);
    for within in ["", "lazy/", "looks/"] {
        for path in
            fs::read_dir(folder.join(within)).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file())
        {
            kept.insert(format!("{within}{}", path.file_name().unwrap().to_string_lossy()));
            lines += fs::read_to_string(path).unwrap().lines().count();
        }
    }
    assert_eq!(linked, kept);
    assert!(lines <= MAX_LINES, "{lines} lines are more than {MAX_LINES}: share rules before you add others");
}
