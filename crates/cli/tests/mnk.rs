//! Tests the program `mnk`: output, limits and exit codes.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::process::Command;

use serde_json::{Value as Json, json};

/// The output of a run.
struct Output {
    code: i32,
    text: String,
    errors: String,
}

fn mnk(arguments: &str) -> Output {
    mnk_with(&arguments.split(' ').collect::<Vec<&str>>())
}

fn mnk_with(arguments: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_mnk")).args(arguments).output().unwrap();
    let [text, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    Output { code: output.status.code().unwrap(), text, errors }
}

/// Returns the exit code and the report without nodes and time.
fn json_of(arguments: &str) -> (i32, Json) {
    let output = mnk(&format!("{arguments} --json"));
    let mut json: Json = serde_json::from_str(&output.text).unwrap();
    let members = json.as_object_mut().unwrap();
    assert!(members.remove("nodes").unwrap().is_u64() && members.remove("seconds").unwrap().is_f64());
    (output.code, json)
}

#[test]
fn proven_answer_is_printed_as_text() {
    let output = mnk("4x3x3 --moves b2a1 --all");
    assert_eq!((output.code, output.errors.as_str()), (0, ""));
    let lines: Vec<&str> = output.text.lines().collect();
    assert_eq!(lines[0], "4x3x3 normal, X to move: win (proven)");
    assert!(lines[1].starts_with("A best move is "), "{lines:?}");
    let squares = lines[2..lines.len() - 1].iter().flat_map(|line| line.split(' ').skip(1));
    assert_eq!(squares.count(), 10, "{lines:?}");
    assert!(lines[lines.len() - 1].contains(" nodes in "), "{lines:?}");
}

#[test]
fn proven_answer_is_printed_as_json() {
    // The last move completes a line.
    let expected = json!({
        "board": "1x3x2", "objective": "misere", "moves": "a1a3", "turn": "x",
        "proven": true, "value": "loss", "at_least": "loss", "at_most": "loss", "best": "a2",
        "all": { "a2": "loss" },
    });
    assert_eq!(json_of("1x3x2 --misere --moves a1a3 --all"), (0, expected));
}

#[test]
fn moves_are_read_as_on_the_page() {
    for moves in [
        "\u{200e}ｂ２、ａ１",
        "> 1. X b2\n> 2. O a1",
        "(;GM[4]SZ[4:3]RU[4x3x3];B[bb];W[aa])",
        "https://example.org/?of=2a1&board=4x3x3&opponent=friend#moves=b2a1",
    ] {
        let output = mnk_with(&["4×3×3", "--moves", moves, "--json"]);
        let report: Json = serde_json::from_str(&output.text).unwrap_or_else(|_| panic!("{moves}: {}", output.errors));
        assert_eq!((&report["moves"], &report["value"]), (&json!("b2a1"), &json!("win")), "{moves}");
        let output = mnk_with(&["analyze", "4x3x3", moves, "--nodes", "1000"]);
        assert!(output.text.starts_with("4x3x3 normal, X to move\n"), "{moves}: {}", output.errors);
    }
}

#[test]
fn errors_send_no_control_characters_to_the_terminal() {
    for arguments in [["\u{1b}[2J", "--json"], ["3x3x3", "--\u{7}"], ["3x3x3", "\u{9b}31m"]] {
        let output = mnk_with(&arguments);
        let is_shown = |letter: char| letter == '\n' || !letter.is_control();
        assert!(output.code == 2 && output.errors.chars().all(is_shown), "{arguments:?}: {:?}", output.errors);
        assert!(output.errors.contains("U+00"), "{arguments:?}: {:?}", output.errors);
    }
}

#[test]
fn limits_keep_the_moves_that_are_proven() {
    // X completes a line with e1, which needs no search.
    let (code, report) = json_of("7x7x5 --moves a1a7b1b7c1c7d1d7 --all --nodes 0");
    assert_eq!((code, &report["proven"], &report["value"]), (130, &json!(false), &Json::Null));
    assert_eq!((&report["at_least"], &report["at_most"]), (&json!("loss"), &json!("win")));
    let all = report["all"].as_object().unwrap();
    assert_eq!((all.len(), &all["e1"], &all["d4"]), (41, &json!("win"), &Json::Null));
}

#[test]
fn spent_time_leaves_the_result_open() {
    let output = mnk("8x8x5 --all --seconds 0");
    assert_eq!(output.code, 130);
    for line in ["8x8x5 normal, X to move: not known", "No best move is known.", "not known: a1 b1 c1"] {
        assert!(output.text.contains(line), "{}", output.text);
    }
}

#[test]
fn invalid_arguments_are_rejected() {
    for (arguments, error) in [
        (&["9x9x5"][..], "error: 9x9x5 has more than 64 squares"),
        (&["3by3"], "error: “3by3”"),
        (&["3x3x3", "--megabytes", "0"], "error: invalid value '0' for '--megabytes"),
        (&["4x3x3", "--moves", "https://example.org/?of=3c3&board=4x3x3#moves=b2a1"], "error: the link is cut: only 2"),
        (
            &["4x3x3", "--moves", "https://example.org/?opponent=friend#moves=b2a1"],
            "error: the game is on 3x3x3 normal",
        ),
        (&["4x3x3", "--moves", "b2\n\u{1b}[2J"], "error: line 2: move 2: “U+001B” is not a square"),
        (&["analyze", "15x15x5", "(;GM[4]SZ[19];B[hh])"], "error: the game is on 19x19x5 normal\n"),
        (&["analyze", "15x15x5", "h8h8"], "error: move 2: h8 is taken"),
        (&["analyze", "21x15x5"], "error: a board has 1 to 20 columns"),
        (&["analyze", "3x3x3", "a1a2b1b2c1"], "error: the game is over"),
        (&["analyze", "15x15x5", "--nodes", "0"], "error: the time or the nodes were over"),
        (&["analyze", "15x15x5", "--time", "5"], "error: invalid value '5' for '--time <TIME>'"),
        (&["analyze", "15x15x5", "--lines", "0"], "error: invalid value '0'"),
        (&["analyze", "infinite", "b1b1"], "error: move 2: b1 is taken\n"),
        (&["analyze", "wild", "b1"], "error: move 1: b1 needs its mark: b1x or b1o\n"),
        (&["analyze", "infinite", "a1a2b1b2c1"], "error: the game is over, so that there is no move to analyze\n"),
    ] {
        let output = mnk_with(arguments);
        assert!(output.code == 2 && output.errors.starts_with(error), "{arguments:?}: {}", output.errors);
    }
}

#[test]
fn analysis_prints_the_best_lines_while_it_works() {
    let arguments = "analyze 15x15x5 h8i9 --lines 3 --nodes 20000 --time 10m --megabytes 1";
    let output = mnk(arguments);
    assert_eq!((output.code, output.errors.as_str()), (0, ""));
    let lines: Vec<&str> = output.text.lines().collect();
    assert_eq!(lines[0], "15x15x5 normal, X to move");
    assert!(lines.len() > 8 && (lines.len() - 1).is_multiple_of(4), "three lines for each depth: {lines:?}");
    assert!(lines[1].starts_with("depth 1, ") && lines[5].starts_with("depth 2, "), "{lines:?}");
    let output = mnk(&format!("{arguments} --json"));
    let reports: Vec<Json> = output.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let last = reports.last().unwrap();
    assert_eq!(last["depth"], json!(reports.len()));
    let best = last["lines"].as_array().unwrap();
    let chances: Vec<u64> = best.iter().map(|line| line["chance"].as_u64().unwrap()).collect();
    assert!(best.len() == 3 && chances.is_sorted_by(|one, other| one >= other), "{last}");
    let mut first: Vec<&Json> = best.iter().map(|line| &line["moves"][0]).collect();
    first.dedup();
    assert_eq!(first.len(), 3, "{last}");
    assert!(best.iter().all(|line| line["moves"].as_array().unwrap().len() > 1), "{last}");
}

#[test]
fn analysis_shows_a_proven_win_to_its_end() {
    let output = mnk("analyze 15x15x5 h8a1i8c1j8e1 --lines 2 --time 10m --json");
    let report: Json = serde_json::from_str(output.text.trim()).unwrap();
    let line = &report["lines"][0];
    assert_eq!((&line["chance"], &line["proven"], &line["within"]), (&json!(100), &json!("win"), &json!(3)));
    assert_eq!(line["moves"].as_array().unwrap().len(), 3, "{report}");
}

#[test]
fn games_with_other_rules_are_solved_by_name() {
    let output = mnk("infinite --all");
    let lines: Vec<&str> = output.text.lines().collect();
    let expected =
        ["infinite, X to move: win (proven)", "best: b1 a2 c2 b3", "win in 13: b1 a2 c2 b3", "draw: a1 c1 b2 a3 c3"];
    assert_eq!((output.code, &lines[..4]), (0, &expected[..]), "{}", output.errors);
    let output = mnk_with(&["wild", "--moves", "b2x a1x", "--json", "--all"]);
    let report: Json = serde_json::from_str(&output.text).unwrap();
    assert_eq!((&report["value"], &report["turn"], &report["best"]), (&json!("win"), &json!("x"), &json!(["c3x"])));
    assert_eq!(report["all"]["c3x"], json!({ "value": "win", "within": 1, "chance": 100 }));
    let output = mnk("notakto-2");
    assert!(output.code == 0 && output.text.starts_with("notakto-2, X to move: loss (proven)"), "{}", output.text);
    let output = mnk("ultimate --nodes 1000");
    assert!(output.code == 130 && output.text.starts_with("ultimate, X to move: not known"), "{}", output.text);
}

#[test]
fn games_with_other_rules_are_analyzed_by_name() {
    let output = mnk("analyze notakto-3 b2");
    let lines: Vec<&str> = output.text.lines().collect();
    assert_eq!((output.code, lines[0]), (0, "notakto-3, O to move"));
    assert_eq!(lines.last(), Some(&"Kinds of the boards: c2 c c. The product c2 loses: each move has its opposite."));
    let output = mnk("analyze ultimate e5 --nodes 3000");
    assert!(output.code == 0 && output.text.lines().count() > 2, "{}", output.text);
}
