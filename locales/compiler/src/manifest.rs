//! The manifest of the installed game in another language.

use crate::catalog::Catalog;
use crate::locale::Locale;

/// Messages without arguments whose English texts stand in the manifest.
const TEXTS: [&str; 6] = ["title", "description", "new-game-with-friend", "new-game-by-link", "friend", "by-link"];

/// The message of a shortcut with the name of a level, and the message of the names.
const SHORTCUT: [&str; 2] = ["new-game-at-level", "level-name"];

/// Translates the manifest: replaces the English texts by those of the language, and the language and its direction.
#[must_use]
pub fn manifest(catalog: &Catalog, english: &Locale, locale: &Locale, manifest: &str) -> String {
    let texts = |locale: &Locale| {
        let [shortcut, name] = SHORTCUT.map(|id| locale.patterns_of(catalog, id));
        let shortcut = shortcut.first().cloned().unwrap_or_default();
        let shortcuts = name.iter().map(|name| shortcut.replace('\u{1}', name));
        let mut texts: Vec<String> = TEXTS.iter().flat_map(|id| locale.patterns_of(catalog, id)).cloned().collect();
        texts.extend(shortcuts);
        texts.extend_from_slice(name);
        // Manifests show neither isolated parts nor soft hyphens.
        texts
            .iter()
            .map(|text| text.replace(['\u{2066}', '\u{2068}', '\u{2069}', '\u{AD}'], ""))
            .collect::<Vec<String>>()
    };
    let mut manifest = manifest.replace("\"lang\": \"en\"", &format!("\"lang\": \"{}\"", locale.tag));
    if locale.is_right_to_left() {
        manifest = manifest.replace("\"dir\": \"ltr\"", "\"dir\": \"rtl\"");
    }
    // Through placeholders, because a translation may equal another English text.
    let (from, to) = (texts(english), texts(locale));
    for (index, text) in from.iter().enumerate() {
        manifest = manifest.replace(&format!("\"{text}\""), &format!("\"{{{index}}}\""));
    }
    for (index, text) in to.iter().enumerate() {
        manifest = manifest.replace(&format!("\"{{{index}}}\""), &format!("\"{}\"", text.replace('"', "\\\"")));
    }
    manifest
}
