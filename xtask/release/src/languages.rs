//! Writes the files of the languages beside English to the release.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use locale_compiler::{Catalog, Locale, Problem};

use crate::assets::FOLDER;
use crate::digest;

/// The folder of the Fluent files.
const LOCALES: &str = "locales";

/// The extension of the files.
const EXTENSION: &str = ".txt";

/// The manifest of the installed game in English. `public/boot/offline.js` links that of the page's language.
const MANIFEST: &str = "manifest.webmanifest";

/// Returns whether a file of the release has the texts of a language.
pub fn is_language(name: &str) -> bool {
    name.starts_with(FOLDER) && name.ends_with(EXTENSION)
}

/// Reads the Fluent files. The error has all their problems.
fn read_locales() -> Result<(Catalog, Vec<Locale>)> {
    let lines = |problems: Vec<Problem>| problems.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n");
    locale_compiler::read_folder(Path::new(LOCALES)).map_err(|problems| anyhow!(lines(problems)))
}

/// The messages that the element shows itself, in the order in which `public/embed.js` reads them.
const OF_ELEMENT: [&str; 2] = ["start-failed", "retry"];

/// Returns the texts of the element by language, as JSON.
pub fn element_texts() -> Result<String> {
    let (catalog, locales) = read_locales()?;
    let mut languages = Vec::new();
    for locale in &locales {
        let text = |id: &str| {
            let place = catalog.messages.iter().position(|message| message.id == id)?;
            Some(format!("\"{}\"", locale.patterns.get(place)?.first()?))
        };
        let texts: Option<Vec<String>> = OF_ELEMENT.into_iter().map(text).collect();
        languages.push(format!("\"{}\":[{}]", locale.tag, texts.context("the element lacks a text")?.join(",")));
    }
    Ok(format!("{{{}}}", languages.join(",")))
}

/// Writes the texts and the manifest of each language. Returns the path of the texts with `*` in place of the tag. All names
/// have the same digest, because the files fit only one program.
pub fn publish(dist: &Path) -> Result<String> {
    let (catalog, locales) = read_locales()?;
    let (english, others) = locales.split_first().context("there is no language")?;
    let texts: Vec<String> = others.iter().map(|locale| locale.data(&catalog)).collect();
    let path = format!("{FOLDER}/*-{}{EXTENSION}", digest::name(&texts));
    let manifest = fs::read_to_string(dist.join(MANIFEST))?;
    for (locale, text) in others.iter().zip(texts) {
        let head = locale_compiler::head(&format!("./{path}"), &text);
        fs::write(dist.join(path.replace('*', &locale.tag)), head + &text)?;
        let translated = locale_compiler::manifest(&catalog, english, locale, &manifest);
        fs::write(dist.join(MANIFEST.replace('.', &format!("-{}.", locale.tag))), translated)?;
    }
    Ok(path)
}
