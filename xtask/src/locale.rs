//! `cargo xtask locale TAG`: starts the file of a language, or reports the problems of an existing one.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use locale_compiler::ENGLISH;

use crate::build::{LOCALES, read_locales};

/// Starts or checks a language.
pub fn locale(tag: &str) -> Result<()> {
    let is_tag =
        tag.split('-').all(|part| !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_alphanumeric()));
    ensure!(is_tag && tag != ENGLISH, "{tag} is not the tag of another language, such as sv or pt-BR");
    let path = Path::new(LOCALES).join(tag).with_added_extension("ftl");
    if !path.exists() {
        let english = fs::read_to_string(Path::new(LOCALES).join(ENGLISH).with_added_extension("ftl"))?;
        fs::write(&path, format!("### {tag}. Not yet reviewed by a native speaker.\n###\n{english}"))?;
        println!("{} has all texts in English now. Translate them, and run this command again.", path.display());
    }
    let (catalog, locales) = read_locales()?;
    let patterns = |tag: &str, index: usize| {
        locales.iter().find(|locale| locale.tag == tag).and_then(|locale| locale.patterns.get(index))
    };
    let messages = catalog.messages.iter().enumerate();
    let same = messages.filter(|(index, _)| patterns(tag, *index) == patterns(ENGLISH, *index));
    let ids: Vec<&str> = same.map(|(_, message)| &*message.id).collect();
    println!("{} of {} texts are as in English: {}", ids.len(), catalog.messages.len(), ids.join(", "));
    Ok(())
}
