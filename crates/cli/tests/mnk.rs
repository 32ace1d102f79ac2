//! Tests the program `mnk`: output, limits and exit codes. See `mnk.txt`.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::{Value as Json, json};

/// Runs the program, and returns its exit code with its output, or with its error message if the code is 2.
fn mnk(arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_mnk")).args(arguments).output().unwrap();
    let [text, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    let code = output.status.code().unwrap();
    assert!(code == 2 || errors.is_empty(), "{errors}");
    (code, if code == 2 { errors } else { text })
}

/// Sorts the keys of objects. The order of the program depends on what else is compiled with it: a feature of `serde_json` keeps
/// that of insertion.
fn sorted(value: Json) -> Json {
    match value {
        Json::Object(object) => {
            let entries: BTreeMap<_, _> = object.into_iter().map(|(key, value)| (key, sorted(value))).collect();
            entries.into_iter().collect()
        }
        Json::Array(items) => items.into_iter().map(sorted).collect(),
        other => other,
    }
}

/// Whether a text is the pattern, in which `...` stands for any text.
fn is_like(text: &str, pattern: &str) -> bool {
    let Some((start, rest)) = pattern.split_once("...") else { return text == pattern };
    let is_rest_like = |text: &str| (0..=text.len()).filter_map(|at| text.get(at..)).any(|text| is_like(text, rest));
    text.strip_prefix(start).is_some_and(is_rest_like)
}

#[test]
fn every_command_has_its_output() {
    let cases = include_str!("mnk.txt").split("\n$ ").skip(1);
    for case in cases {
        let lines: Vec<&str> = case.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let [arguments, code, expected @ ..] = &lines[..] else { panic!("{case}") };
        let arguments: Vec<String> =
            arguments.split(' ').map(|word| word.replace('⏎', "\n").replace('␛', "\u{1b}")).collect();
        let (found, text) = mnk(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        let text = serde_json::from_str(&text).map_or(text, |json| sorted(json).to_string());
        assert_eq!(found.to_string(), *code, "{text} in {case}");
        assert!(is_like(text.trim_end(), &expected.join("\n")), "{text} in {case}");
        assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()), "{text:?} in {case}");
    }
}

#[test]
fn moves_are_read_as_on_the_page() {
    for moves in [
        "\u{200e}ｂ２、ａ１",
        "> 1. X b2\n> 2. O a1",
        "(;GM[4]SZ[4:3]RU[4x3x3];B[bb];W[aa])",
        "https://example.org/?of=2a1&board=4x3x3&opponent=friend#moves=b2a1",
    ] {
        let (_, text) = mnk(&["4×3×3", "--moves", moves, "--json"]);
        let report: Json = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{moves}: {text}"));
        assert_eq!((&report["moves"], &report["value"]), (&json!("b2a1"), &json!("win")), "{moves}");
        let (_, text) = mnk(&["analyze", "4x3x3", moves, "--nodes", "1000"]);
        assert!(text.starts_with("4x3x3 normal, X to move\n"), "{moves}: {text}");
    }
}

#[test]
fn analysis_prints_the_best_lines_while_it_works() {
    let arguments = ["analyze", "15x15x5", "h8i9", "--lines", "3", "--nodes", "20000", "--time", "10m"];
    let (code, text) = mnk(&arguments);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((code, lines[0]), (0, "15x15x5 normal, X to move"));
    assert!(lines.len() > 8 && (lines.len() - 1).is_multiple_of(4), "three lines for each depth: {lines:?}");
    assert!(lines[1].starts_with("depth 1, ") && lines[5].starts_with("depth 2, "), "{lines:?}");
    let (_, text) = mnk(&[&arguments[..], &["--json"]].concat());
    let reports: Vec<Json> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = reports.last().unwrap();
    assert_eq!(last["depth"], json!(reports.len()));
    let best = last["lines"].as_array().unwrap();
    let chances: Vec<u64> = best.iter().map(|line| line["chance"].as_u64().unwrap()).collect();
    assert!(best.len() == 3 && chances.is_sorted_by(|one, other| one >= other), "{last}");
    let mut first: Vec<&Json> = best.iter().map(|line| &line["moves"][0]).collect();
    first.dedup();
    assert!(first.len() == 3 && best.iter().all(|line| line["moves"].as_array().unwrap().len() > 1), "{last}");
}
