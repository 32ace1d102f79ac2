//! `cargo xtask locale [TAG]`: starts the file of a language, or lists the problems and the untranslated texts of existing ones.

use std::fs;
use std::io::Error;
use std::path::Path;
use std::process::ExitCode;

use locale_compiler::{Catalog, ENGLISH, Locale, Problem, read_folder};

/// The folder of the Fluent files.
const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn main() -> ExitCode {
    let report = match std::env::args().nth(1) {
        Some(tag) => locale(&tag),
        None => untranslated(),
    };
    match report {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Starts or checks a language, and returns a report with the ids of untranslated messages.
fn locale(tag: &str) -> Result<String, String> {
    let is_tag =
        tag.split('-').all(|part| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_alphanumeric()));
    if !is_tag || tag == ENGLISH {
        return Err(format!("{tag:?} is not the tag of another language, such as sv or pt-BR"));
    }
    let mut report = start(tag).map_err(|error| format!("locales/{tag}.ftl: {error}"))?;
    let (catalog, locales) = read_all()?;
    let patterns = |tag: &str, index: usize| {
        locales.iter().find(|locale| locale.tag == tag).and_then(|locale| locale.patterns.get(index))
    };
    let messages = catalog.messages.iter().enumerate();
    let same = messages.filter(|(index, _)| patterns(tag, *index) == patterns(ENGLISH, *index));
    let ids: Vec<&str> = same.map(|(_, message)| &*message.id).collect();
    if let Some(note) = locales.iter().find(|locale| locale.tag == tag).and_then(Locale::note) {
        report += &format!("{note}\n");
    }
    report += &format!("{} of {} texts are as in English: {}", ids.len(), catalog.messages.len(), ids.join(", "));
    Ok(report)
}

/// Returns the untranslated texts of all languages.
fn untranslated() -> Result<String, String> {
    let notes: Vec<String> = read_all()?.1.iter().filter_map(Locale::note).collect();
    Ok(if notes.is_empty() { "Every language has all texts.".to_owned() } else { notes.join("\n") })
}

fn read_all() -> Result<(Catalog, Vec<Locale>), String> {
    let lines = |problems: Vec<Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    read_folder(Path::new(LOCALES)).map_err(lines)
}

/// Writes the file of a language with the English texts, unless it exists. Returns a line about it.
fn start(tag: &str) -> Result<String, Error> {
    let path = |tag: &str| Path::new(LOCALES).join(format!("{tag}.ftl"));
    if path(tag).exists() {
        return Ok(String::new());
    }
    let english = fs::read_to_string(path(ENGLISH))?;
    fs::write(path(tag), format!("### {tag}. Not yet reviewed by a native speaker.\n###\n{english}"))?;
    Ok(format!("locales/{tag}.ftl has all texts in English now. Translate them, and run this command again.\n"))
}
