//! The stored form of a boolean.

/// Serializes a boolean.
#[must_use]
pub const fn write(is_yes: bool) -> &'static str {
    if is_yes { "yes" } else { "no" }
}

/// Deserializes a boolean.
#[must_use]
pub fn read(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
