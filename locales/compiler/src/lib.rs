//! Compiles the Fluent files of the game.
//!
//! `en.ftl` defines the messages, their sections and the types of their arguments ([`Catalog`]). Each language becomes a list
//! of patterns ([`Locale`]): texts with control characters that `src/i18n/pattern.rs` expands. English becomes Rust functions
//! and tables ([`rust_source`]), any other language a data file ([`Locale::data`]).
//!
//! No library is used because its run time would be part of the first visit: a module that formats three messages takes 5 kB
//! (`wasm-opt -Oz`, brotli) without a library, 39 kB with fluent-static 0.6.0 and 60 kB with fluent-typed 0.9.0.
//!
//! A language shows the English text of each message that its file lacks ([`Locale::untranslated`]). A message that English does
//! not have, an unknown argument or variant, and a plural category that the language does not have are [`Problem`]s with file
//! and line.

mod catalog;
mod data;
mod locale;
mod manifest;
mod pattern;
mod plural;
mod problem;
mod rust_source;

use std::fs;
use std::path::Path;

pub use catalog::{Catalog, Kind, Message, Section};
pub use data::head;
pub use locale::Locale;
pub use manifest::manifest;
pub use problem::Problem;
pub use rust_source::{language_list, rust_source};

/// The tag of the language that defines the messages.
pub const ENGLISH: &str = "en";

/// Reads all Fluent files of a folder: the catalog of English, and all languages, English first and the others by tag.
///
/// # Errors
///
/// All problems of all files.
pub fn read_folder(folder: &Path) -> Result<(Catalog, Vec<Locale>), Vec<Problem>> {
    let mut tags: Vec<String> = fs::read_dir(folder)
        .map_err(|error| vec![Problem::of_file(folder, error.to_string())])?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()))
        .collect();
    tags.sort_by_key(|tag| (tag != ENGLISH, tag.clone()));
    let (english, english_path) = read(folder, ENGLISH)?;
    let catalog = Catalog::read(&english, &english_path)?;
    let (mut locales, mut problems) = (Vec::new(), Vec::new());
    for tag in tags {
        match read(folder, &tag).and_then(|(text, path)| Locale::read(&catalog, &tag, &text, &path)) {
            Ok(locale) => locales.push(locale),
            Err(found) => problems.extend(found),
        }
    }
    if problems.is_empty() { Ok((catalog, locales)) } else { Err(problems) }
}

/// Reads one file. Returns its text and its path.
fn read(folder: &Path, tag: &str) -> Result<(String, std::path::PathBuf), Vec<Problem>> {
    let path = folder.join(format!("{tag}.ftl"));
    match fs::read_to_string(&path) {
        Ok(text) => Ok((text, path)),
        Err(error) => Err(vec![Problem::of_file(&path, error.to_string())]),
    }
}
