//! Tests the program `brain` as a Gomocup manager would. The answers to each command are in the script of its session.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use engine::Square;

/// How long an answer may take. No test lets the program search as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The running program, which ends on drop.
struct Brain {
    child: Child,
    input: Option<ChildStdin>,
    /// The lines of the output.
    output: Receiver<String>,
}

impl Drop for Brain {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Brain {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_brain"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, output) = mpsc::channel();
        std::thread::spawn(move || lines.map(Result::unwrap).try_for_each(|line| sender.send(line)));
        Self { input: child.stdin.take(), child, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Returns the next answer, skipping messages, or `None` at the end of the output.
    fn next_answer(&mut self) -> Option<String> {
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) if line.starts_with("MESSAGE") => {}
                Ok(line) => return Some(line),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => panic!("no answer in {PATIENCE:?}"),
            }
        }
    }

    fn answer(&mut self) -> String {
        self.next_answer().expect("it answers")
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.answer()
    }

    fn ask_move(&mut self, line: &str) -> Square {
        let answer = self.ask(line);
        let (column, row) = answer.split_once(',').unwrap_or_else(|| panic!("{answer} to {line}"));
        Square::new(column.parse().unwrap(), row.parse().unwrap()).unwrap()
    }

    /// Waits for the program to exit and returns the rest of its output.
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest = std::iter::from_fn(|| self.next_answer()).collect();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

fn in_words(square: Square) -> String {
    format!("{},{}", square.column(), square.row())
}

#[test]
fn whole_session_is_played() {
    let mut brain = Brain::start();
    assert!(brain.ask("ABOUT").starts_with("name=\""));
    assert_eq!(brain.ask("START 15"), "OK");
    brain.say("INFO timeout_turn 100");
    assert_eq!(in_words(brain.ask_move("BEGIN")), "7,7");
    assert_eq!(brain.ask("TURN 7,7"), "ERROR 7,7 is taken");
    let reply = brain.ask_move("TURN 8,7");
    assert_eq!(brain.ask(&format!("TAKEBACK {}", in_words(reply))), "OK");
    assert_eq!(brain.ask("TAKEBACK 8,7"), "OK");
    brain.ask_move("TURN 6,6");
    // Four own marks in a row: the program completes the line.
    for line in ["BOARD", "1,1,1", "2,1,1", "3,1,1", "4,1,1", "0,1,2", "1,3,2", "3,3,2", "1,5,2"] {
        brain.say(line);
    }
    assert_eq!(brain.ask("DONE"), "5,1");
    assert_eq!(brain.ask("RECTSTART 9,6"), "OK");
    let opening = brain.ask_move("BEGIN");
    assert!(opening.column() < 9 && opening.row() < 6);
    brain.say("END");
    assert_eq!(brain.end(), Vec::<String>::new());
}

#[test]
fn stop_and_end_interrupt_the_search() {
    let mut brain = Brain::start();
    assert_eq!(brain.ask("START 15"), "OK");
    // An hour.
    brain.say("INFO timeout_turn 3600000");
    brain.say("TURN 7,7");
    brain.say("ABOUT");
    brain.say("STOP");
    assert!(brain.answer().contains(','), "the move comes first");
    assert!(brain.answer().starts_with("name=\""), "questions during the search are answered after it");
    brain.say("TURN 3,3");
    brain.say("END");
    assert_eq!(brain.end(), Vec::<String>::new());
}
