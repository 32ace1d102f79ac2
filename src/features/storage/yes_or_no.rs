//! The stored form of a boolean.

pub const fn write(is_yes: bool) -> &'static str {
    if is_yes { "yes" } else { "no" }
}

pub fn read(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
