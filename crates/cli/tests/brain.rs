//! Tests the program `brain` as a Gomocup manager would. The answers to each command are in the script of its session.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::io::Write;
use std::process::{Command, Stdio};

/// Sends these lines to the program at once, waits for its end, and returns its answers without messages.
fn answers(lines: &[&str]) -> Vec<String> {
    let mut brain = Command::new(env!("CARGO_BIN_EXE_brain"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    brain.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
    let output = brain.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter(|line| !line.starts_with("MESSAGE")).map(str::to_owned).collect()
}

#[test]
fn whole_session_is_played() {
    let answers = answers(&[
        "ABOUT",
        "START 15",
        "INFO timeout_turn 100",
        "BEGIN",
        "TURN 7,7",
        // Four own marks in a row: the program completes the line.
        "BOARD\n1,1,1\n2,1,1\n3,1,1\n4,1,1\n0,1,2\n1,3,2\n3,3,2\n1,5,2\nDONE",
        "RECTSTART 9,6",
        "BEGIN",
    ]);
    let [about, middle @ .., opening] = &answers[..] else { panic!("{answers:?}") };
    assert!(about.starts_with("name=\""), "{about}");
    assert_eq!(middle, ["OK", "7,7", "ERROR 7,7 is taken", "5,1", "OK"]);
    let (column, row) = opening.split_once(',').unwrap();
    assert!(column.parse::<u8>().unwrap() < 9 && row.parse::<u8>().unwrap() < 6, "{opening}");
}

#[test]
fn stop_and_end_interrupt_the_search() {
    // A minute for each move. The first one comes before the answer to a question during the search; the second one never.
    let answers = answers(&["START 15", "INFO timeout_turn 60000", "TURN 7,7", "ABOUT", "STOP", "TURN 3,3", "END"]);
    let [ok, first, about] = &answers[..] else { panic!("{answers:?}") };
    assert!(ok == "OK" && first.contains(',') && about.starts_with("name=\""), "{answers:?}");
}
