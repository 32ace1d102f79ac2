//! The lists in documents, types and scripts that follow from the code: computer players, keys of the address, attributes of the
//! element, and languages.
//!
//! `cargo xtask lists` writes them. Each list replaces what stands between two texts of its file.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod documents;
mod element;
mod examples;
mod keys;
mod scripts;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The variable with which `cargo xtask lists` runs this test.
const UPDATE: &str = "LISTS";

/// A part of a file.
struct List {
    /// The path in the project.
    file: &'static str,
    /// The texts before and after the list; `None` for a whole file.
    around: Option<(String, String)>,
    content: String,
}

impl List {
    fn new(file: &'static str, before: impl Into<String>, after: &str, content: String) -> Self {
        Self { file, around: Some((before.into(), after.to_owned())), content }
    }

    fn whole(file: &'static str, content: String) -> Self {
        Self { file, around: None, content }
    }

    /// Replaces the list in the text of its file.
    fn write_into(&self, text: &str) -> String {
        let Self { file, around, content } = self;
        let Some((before, after)) = around else { return content.clone() };
        assert_eq!(text.matches(before).count(), 1, "{file}: {before:?} must name one place");
        let (head, rest) = text.split_once(before).unwrap_or_else(|| panic!("{file} lacks {before:?}"));
        let end = rest.find(after).unwrap_or_else(|| panic!("{file} lacks {after:?} after {before:?}"));
        [head, before, content, &rest[end..]].concat()
    }
}

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

/// Returns the files whose lists are not current, with their new texts.
fn outdated(lists: &[List]) -> BTreeMap<&'static str, String> {
    let mut texts = BTreeMap::new();
    for list in lists {
        let text = texts.entry(list.file).or_insert_with(|| fs::read_to_string(path(list.file)).unwrap());
        *text = list.write_into(text);
    }
    texts.retain(|file, text| fs::read_to_string(path(file)).unwrap() != *text);
    texts
}

#[test]
fn lists_are_current() {
    let lists = [scripts::lists(), element::lists(), documents::lists(), examples::lists()];
    let outdated = outdated(&lists.into_iter().flatten().collect::<Vec<List>>());
    if env::var_os(UPDATE).is_some() {
        outdated.iter().for_each(|(file, text)| fs::write(path(file), text).unwrap());
        return;
    }
    let files: Vec<&&str> = outdated.keys().collect();
    assert!(files.is_empty(), "run `cargo xtask lists`, which renews {files:?}");
}
