//! Writes the files of the languages beside English to the release.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};
use locale_compiler::{Catalog, Locale};

use super::assets::FOLDER;
use super::digest;

/// The folder of the Fluent files.
pub const LOCALES: &str = "locales";

/// The extension of the files.
const EXTENSION: &str = ".txt";

/// The manifest of the installed game in English. `public/offline.js` links that of the page's language.
const MANIFEST: &str = "manifest.webmanifest";

/// Returns whether a file of the release has the texts of a language.
pub fn is_language(name: &str) -> bool {
    name.starts_with(FOLDER) && name.ends_with(EXTENSION)
}

/// Reads the Fluent files. The error has all their problems.
pub fn read_locales() -> Result<(Catalog, Vec<Locale>)> {
    match locale_compiler::read_folder(Path::new(LOCALES)) {
        Ok(read) => Ok(read),
        Err(problems) => bail!(problems.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n")),
    }
}

/// Writes the texts and the manifest of each language. Returns the path of the texts with `*` in place of the tag. All names
/// have the same digest, because the files fit only one program.
pub fn publish(dist: &Path) -> Result<String> {
    let (catalog, locales) = read_locales()?;
    let files: Vec<(&str, String)> =
        locales.iter().skip(1).map(|locale| (locale.tag.as_str(), locale.data(&catalog))).collect();
    let contents: Vec<Vec<u8>> = files.iter().map(|(_, data)| data.clone().into_bytes()).collect();
    let path = format!("{FOLDER}/*-{}{EXTENSION}", digest::name(&contents));
    for (tag, data) in files {
        fs::write(dist.join(path.replace('*', tag)), locale_compiler::head(&format!("./{path}"), &data) + &data)?;
    }
    let manifest = fs::read_to_string(dist.join(MANIFEST))?;
    if let Some((english, others)) = locales.split_first() {
        for locale in others {
            let translated = locale_compiler::manifest(&catalog, english, locale, &manifest);
            fs::write(dist.join(MANIFEST.replace('.', &format!("-{}.", locale.tag))), translated)?;
        }
    }
    Ok(path)
}
