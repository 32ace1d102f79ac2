//! What the lists of keys and attributes have in common.

use tic_tac_toe::share::address::key::Attribute;
use tic_tac_toe::share::address::keys::{KEYS, choices};
use tic_tac_toe::state::language::LANGUAGES;

/// Returns the attributes of the element with their names.
pub fn attributes() -> impl Iterator<Item = (&'static str, &'static Attribute)> {
    KEYS.iter().filter_map(|key| Some((key.name, key.attribute.as_ref()?)))
}

/// Returns the names among which the values of a key choose.
pub fn names(key: &str) -> Vec<&'static str> {
    match key {
        "lang" => LANGUAGES.iter().map(|language| language.tag).collect(),
        key => choices(key).unwrap_or_default(),
    }
}

/// Puts the names into a description in Markdown.
pub fn with_names(description: &str, key: &str) -> String {
    let names: Vec<String> = names(key).iter().map(|name| format!("`{name}`")).collect();
    description.replace("{}", &names.join(", "))
}

/// Returns the property that reflects an attribute. `play()` is a method.
pub fn property(attribute: &str) -> &str {
    if attribute == "play" { "playAs" } else { attribute }
}

/// Returns names as string literals of JavaScript.
pub fn quoted(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| format!("\"{name}\"")).collect()
}

/// Returns a value of an attribute in JavaScript.
pub fn value(attribute: &Attribute, text: &str) -> String {
    if attribute.kind == "boolean" { text.to_owned() } else { format!("\"{text}\"") }
}
