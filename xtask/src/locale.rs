//! `cargo xtask locale TAG`: starts the file of a language, or reports the problems of an existing one.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail, ensure};
use locale_compiler::{ENGLISH, read_folder};

/// The folder of the Fluent files.
const LOCALES: &str = "locales";

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
    match read_folder(Path::new(LOCALES)) {
        Ok((catalog, locales)) => {
            let same = |index: usize| {
                let patterns =
                    |tag: &str| locales.iter().find(|locale| locale.tag == tag).and_then(|it| it.patterns.get(index));
                patterns(tag) == patterns(ENGLISH)
            };
            let ids =
                catalog.messages.iter().enumerate().filter(|(index, _)| same(*index)).map(|(_, message)| &*message.id);
            let ids: Vec<&str> = ids.collect();
            println!("{} of {} texts are as in English: {}", ids.len(), catalog.messages.len(), ids.join(", "));
            Ok(())
        }
        Err(problems) => bail!(problems.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n")),
    }
}
