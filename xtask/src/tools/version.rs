//! Asking programs which version they are.

use std::path::Path;
use std::process::Command;

use crate::process;

/// The version that a program prints of itself; none if it does not run.
pub fn of(program: &Path) -> Option<String> {
    let printed = process::read(Command::new(program).arg("--version")).ok()?;
    first(&printed).map(str::to_owned)
}

/// The first word that begins with a digit.
fn first(printed: &str) -> Option<&str> {
    printed.split_whitespace().find(|word| word.starts_with(|character: char| character.is_ascii_digit()))
}

/// The number before a version's first full stop.
pub fn major(version: &str) -> &str {
    version.split_once('.').map_or(version, |(major, _)| major)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_the_tools_print() {
        for (printed, version) in [
            ("trunk 0.21.14\n", "0.21.14"),
            ("wasm-bindgen 0.2.74 (27c7a4d06)\n", "0.2.74"),
            ("wasm-opt version 132 (version_132)\n", "132"),
            ("ChromeDriver 156.0.8078.79 (c55c3d)\n", "156.0.8078.79"),
            ("Chromium 156.0.8078.79 built on Debian GNU/Linux 12\n", "156.0.8078.79"),
        ] {
            assert_eq!(first(printed), Some(version));
        }
        assert_eq!(first("no version here"), None);
    }

    #[test]
    fn the_major_version_stands_first() {
        assert_eq!(major("132.0.0"), "132");
        assert_eq!(major("132"), "132");
    }
}
