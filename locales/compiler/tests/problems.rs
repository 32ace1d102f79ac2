//! Tests that mistakes in Fluent files are reported with file and line.
#![cfg(test)]

use std::path::Path;

use locale_compiler::{Catalog, Locale};

const ENGLISH: &str = "\
### Side: left, right

## First part:

# $games (Number)
# $name (Text)
score = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $side (Side)
arrow = { $side ->
    [left] Left
   *[right] Right
}
";

fn catalog() -> Catalog {
    Catalog::read(ENGLISH, Path::new("en.ftl")).unwrap()
}

/// Returns the problems of a Polish file.
fn problems(text: &str) -> Vec<String> {
    match Locale::read(&catalog(), "pl", text, Path::new("pl.ftl")) {
        Ok(locale) => panic!("no problem: {locale:?}"),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn default_variant_other_stands_for_the_rest() {
    let text = "score = Wynik\narrow = { $side ->\n    [left] Lewo\n   *[other] Inny\n}\n";
    let locale = Locale::read(&catalog(), "pl", text, Path::new("pl.ftl")).unwrap();
    assert_eq!(locale.patterns[1], ["Lewo", "Inny"]);
}

const ARROW: &str = "arrow = { $side ->\n    [left] Lewo\n   *[right] Prawo\n}\n";

#[test]
fn complete_file_has_no_problem() {
    let score = "score = { $name }: { $games ->\n    [one] { $games } gra\n    [few] { $games } gry\n   *[many] { $games } gier\n}\n";
    let locale = Locale::read(&catalog(), "pl", &format!("{score}{ARROW}"), Path::new("pl.ftl")).unwrap();
    let score = "\u{2}: \u{10}b\u{1} gra\u{1E}d\u{1} gry\u{1E}*\u{1} gier\u{1E}\u{1F}";
    assert_eq!(locale.patterns, [vec![score.to_owned()], vec!["Lewo".to_owned(), "Prawo".to_owned()]]);
}

#[test]
fn mistakes_are_reported_with_their_line() {
    for (text, expected) in [
        ("score = Wynik\n", vec!["pl.ftl: the message arrow is missing"]),
        (
            "score = { $score }\n",
            vec!["pl.ftl:1: score has no argument $score", "pl.ftl: the message arrow is missing"],
        ),
        (&format!("{ARROW}score = Wynik\nresult = Wynik\n"), vec!["pl.ftl:6: en.ftl has no message result"]),
        (&format!("{ARROW}score = Wynik\nscore = Wynik\n"), vec!["pl.ftl:6: score is defined twice"]),
        (
            &format!("{ARROW}score = {{ $games ->\n    [two] dwie\n   *[other] inne\n}}\n"),
            vec![
                "pl.ftl:6: pl has no plural category “two”, only one, few, many",
                "pl.ftl:6: pl also has the plural categories one, few, many",
            ],
        ),
        (
            &format!("{ARROW}score = {{ $games ->\n    [one] gra\n   *[many] gier\n}}\n"),
            vec!["pl.ftl:6: pl also has the plural categories few"],
        ),
        (
            "score = Wynik\narrow = { $side ->\n    [up] W górę\n   *[right] Prawo\n}\n",
            vec!["pl.ftl:3: Side also has the variants left", "pl.ftl:3: Side has no variant “up”"],
        ),
        (
            "score = Wynik\narrow = { $side ->\n   *[right] Prawo\n}\n",
            vec!["pl.ftl:3: Side also has the variants left"],
        ),
        (
            &format!("{ARROW}score = {{ NUMBER($games) }}\n"),
            vec!["pl.ftl:5: score: only arguments and texts stand in braces"],
        ),
        (
            &format!("{ARROW}score = {{ $name\n"),
            vec!["pl.ftl:6: Expected a token starting with \"}\"", "pl.ftl: the message score is missing"],
        ),
    ] {
        assert_eq!(problems(text), expected, "{text}");
    }
}

#[test]
fn right_to_left_texts_keep_their_direction() {
    let score =
        "score = { $name }: { $games ->\n    [one] { $games }\n    [two] { $games }\n   *[other] { $games }\n}\n";
    let arrow = "arrow = ימינה\n";
    let locale = Locale::read(&catalog(), "he", &format!("{score}{arrow}"), Path::new("he.ftl")).unwrap();
    assert!(locale.patterns[0][0].starts_with("\u{200F}\u{2068}\u{2}\u{2069}: "), "{:?}", locale.patterns);
}
