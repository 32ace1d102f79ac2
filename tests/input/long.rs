//! Inputs of 100,000 letters.

use crate::seeds::{self, PROPERTIES};

/// Pairs of seed folder and prefix of the repeated part.
const STARTS: [(&str, &str); 12] = [
    ("text", "b2\n"),
    ("text", "Board: 3x3x3\n"),
    ("text", "Start: "),
    ("text", "Outcome: "),
    ("link", "b2"),
    ("link", "x1o/1x1/3"),
    ("link", "x1o/1x1/3-"),
    ("address", "?play="),
    ("address", "#moves="),
    ("statistics", "["),
    ("statistics", "\""),
    ("statistics", "{\"format\":"),
];

/// Repeats a part up to 100,000 letters.
fn endless(part: &str) -> String {
    part.repeat(100_000 / part.len())
}

#[test]
fn repeated_parts_are_parsed_like_short_inputs() {
    let signs = [" ", "\n", ",", ".", "/", "x", "1", "=", "&", "#", "\u{e9}", "\u{1F980}"];
    let tokens = ["1. ", "b2a1", "b2\n", "3/", "...\n", "&a=b", "[", "{\"a\":", "Board: 3x3x3\n", "#moves=b2"];
    for part in signs.into_iter().chain(tokens) {
        let long = endless(part);
        for (folder, property) in PROPERTIES {
            property(&long);
            for (_, start) in STARTS.iter().filter(|(of, _)| *of == folder) {
                property(&format!("{start}{long}"));
            }
        }
    }
}

#[test]
fn seeds_with_long_padding_are_parsed_like_short_inputs() {
    for (folder, property) in PROPERTIES {
        for (_, seed) in seeds::of(folder) {
            property(&endless(&format!("{seed}\n")));
            property(&format!("{}{seed}{}", endless("\n"), endless(" ")));
        }
    }
}
