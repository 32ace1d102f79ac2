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
    for case in include_str!("problems.txt").split("\n---\n") {
        let (text, expected) = case.split_once("\n=> ").unwrap();
        let expected: Vec<&str> = expected.trim_end().split("\n=> ").collect();
        assert_eq!(problems(&format!("{text}\n")), expected, "{text}");
    }
}

/// Returns patterns and untranslated texts of a file without problems.
fn read(tag: &str, text: &str) -> (Vec<Vec<String>>, Vec<String>) {
    let locale = Locale::read(&catalog(), tag, text, Path::new("file.ftl")).unwrap();
    assert_eq!(locale.note().is_none(), locale.untranslated.is_empty());
    (locale.patterns, locale.untranslated)
}

#[test]
fn english_texts_replace_missing_ones() {
    // English has the plural category `one` only for 1; other languages have it for 21, too.
    let score = "\u{2}: \u{10}\u{101}\u{1} game\u{1E}*\u{1} games\u{1E}\u{1F}";
    let (patterns, untranslated) = read("pl", ARROW);
    assert_eq!(patterns, [vec![score], vec!["Lewo", "Prawo"]]);
    assert_eq!(untranslated, ["score"]);
    let (patterns, untranslated) = read("he", "score = { $name }\n");
    assert_eq!(patterns[1], ["\u{2066}Left\u{2069}", "\u{2066}Right\u{2069}"]);
    assert_eq!(untranslated, ["arrow"]);
    let locale = Locale::read(&catalog(), "pl", "", Path::new("pl.ftl")).unwrap();
    assert_eq!(locale.note().unwrap(), "pl.ftl: 2 texts are not translated, but English: score, arrow");
}

#[test]
fn english_texts_replace_missing_variants() {
    let (patterns, untranslated) = read("pl", "score = Wynik\narrow = { $side ->\n   *[right] Prawo\n}\n");
    assert_eq!(patterns[1], ["Left", "Prawo"]);
    assert_eq!(untranslated, ["arrow[left]"]);
}

#[test]
fn english_lacks_nothing_and_the_name_of_a_language_has_no_replacement() {
    let text = |problems: Vec<locale_compiler::Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>();
    let english = ENGLISH.replace("    [left] Left\n", "");
    let problems = Catalog::read(&english, Path::new("en.ftl")).unwrap_err();
    assert_eq!(text(problems), ["en.ftl:13: Side also has the variants left"]);
    let catalog = Catalog::read(&format!("{ENGLISH}\nlanguage-name = English\n"), Path::new("en.ftl")).unwrap();
    let problems = Locale::read(&catalog, "pl", ARROW, Path::new("pl.ftl")).unwrap_err();
    assert_eq!(text(problems), ["pl.ftl: the message language-name is missing"]);
}

#[test]
fn right_to_left_texts_keep_their_direction() {
    let score =
        "score = { $name }: { $games ->\n    [one] { $games }\n    [two] { $games }\n   *[other] { $games }\n}\n";
    let arrow = "arrow = ימינה\n";
    let locale = Locale::read(&catalog(), "he", &format!("{score}{arrow}"), Path::new("he.ftl")).unwrap();
    assert!(locale.patterns[0][0].starts_with("\u{200F}\u{2068}\u{2}\u{2069}: "), "{:?}", locale.patterns);
}
