//! Tests of the replies to each line of a session.

use std::time::Duration;

use super::*;

/// Returns the answer to a line, or for a line that begins with `@` the state of the session: see `script.txt`.
fn answer(session: &mut Session, line: &str) -> String {
    let (word, value) = line.split_once(' ').unwrap_or((line, ""));
    let step = match word {
        "@threads" => {
            *session = Session::new(value.parse().unwrap());
            Step::Continue
        }
        "@spend" => {
            session.time_control.spend(Duration::from_millis(value.parse().unwrap()));
            Step::Continue
        }
        "@play" => Step::Answer(session.play(value.parse().unwrap())),
        "@swap" => Step::Answer(session.swap()),
        "@time" => Step::Answer(session.time_control.next_move().as_millis().to_string()),
        "@memory" if session.table_memory() == Search::DEFAULT_MEMORY => Step::Answer("default".to_owned()),
        "@memory" => Step::Answer(session.table_memory().to_string()),
        "@nodes" => Step::Answer(session.node_limit().to_string()),
        "@helpers" => Step::Answer(session.helpers().to_string()),
        "@marks" => {
            let Marks { own, other } = session.game.unwrap().marks;
            Step::Answer(format!("{own:?} {other:?}"))
        }
        _ => session.handle(line),
    };
    match step {
        Step::Continue => String::new(),
        Step::Answer(answer) => answer,
        Step::Search(position) => format!("search {}", position.taken().len()),
        Step::PlayOrSwap(position) => format!("choose {}", position.taken().len()),
        Step::Open(_) => "open".to_owned(),
        Step::End => "end".to_owned(),
    }
}

/// Replaces the escapes of JSON, such as `\u00a0`.
fn unescaped(text: &str) -> String {
    serde_json::from_str(&format!("\"{text}\"")).unwrap()
}

#[test]
fn every_line_of_the_script_has_its_answer() {
    let mut session = Session::new(1);
    let mut checked = 0;
    for (text, number) in include_str!("script.txt").lines().zip(1..) {
        if text.starts_with("## ") {
            session = Session::new(1);
        }
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (lines, expected) = text.split_once(" -> ").unwrap_or((text, ""));
        let lines: Vec<String> = lines.split("; ").map(unescaped).collect();
        let (last, others) = lines.split_last().unwrap();
        for line in others {
            assert_eq!(answer(&mut session, line), "", "{line} in line {number} of the script");
        }
        let answer = answer(&mut session, last);
        let is_expected = match expected.strip_suffix("...") {
            Some(start) => answer.starts_with(start),
            None => answer == expected,
        };
        assert!(is_expected, "{answer} instead of {expected} in line {number} of the script");
        checked += 1;
    }
    assert!(checked > 150, "{checked}");
}

#[test]
fn endless_command_is_named_by_its_start() {
    let answer = answer(&mut Session::new(1), &"x".repeat(1_000_000));
    assert_eq!(answer, format!("UNKNOWN {}", "x".repeat(40)));
}
