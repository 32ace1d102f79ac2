//! The main loop: reads lines, searches, and prints answers.
//!
//! A thread reads the lines, so that the program notices commands during a search at once.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Instant;

use tic_tac_toe::engine::evaluation::{Analysis, Analyzer, BestMove, Budget, Evaluation, Wdl};
use tic_tac_toe::engine::search::Search;
use tic_tac_toe::engine::{Position, Square};

use crate::command::{self, Command};
use crate::session::{Answer, Session, Step};

/// Runs until the manager ends the program.
///
/// # Errors
///
/// If standard output is closed.
pub fn run() -> io::Result<()> {
    Program::new(listen()).run()
}

/// More bytes than any line of the protocol has.
const LONGEST_LINE: u64 = 4096;

/// Starts the thread that reads standard input. The channel closes at its end.
fn listen() -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        // Invalid UTF-8 is answered like an unknown command. A line without an end is split, so that it does not fill the
        // memory.
        while matches!(input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line), Ok(1..)) {
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
            line.clear();
        }
    });
    receiver
}

/// The state of the program.
struct Program {
    lines: Receiver<String>,
    /// Lines that arrived during a search.
    waiting: VecDeque<String>,
    session: Session,
    search: Option<Search>,
    /// The size of the search's table in bytes.
    memory: usize,
}

/// The reason why a search ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interruption {
    /// Play the best move so far.
    Play,
    /// End the program without a move.
    End,
}

impl Program {
    const fn new(lines: Receiver<String>) -> Self {
        Self { lines, waiting: VecDeque::new(), session: Session::new(), search: None, memory: 0 }
    }

    /// Answers commands until the end.
    fn run(&mut self) -> io::Result<()> {
        while let Some(line) = self.waiting.pop_front().or_else(|| self.lines.recv().ok()) {
            match self.session.handle(&line) {
                Step::Nothing => {}
                Step::Say(answer) => say(&answer)?,
                Step::Think(position) => {
                    let heard = Instant::now();
                    let Some((square, message)) = self.think(&position, heard) else { return Ok(()) };
                    say(&Answer::Message(message))?;
                    say(&self.session.play(square))?;
                    self.session.timing().spend(heard.elapsed());
                }
                Step::End => return Ok(()),
            }
        }
        Ok(())
    }

    /// Returns the best move and a message about it, or `None` if the program is to end.
    fn think(&mut self, position: &Position, heard: Instant) -> Option<(Square, String)> {
        let memory = self.session.table_memory();
        if self.memory != memory {
            (self.search, self.memory) = (None, memory);
        }
        let search = match &mut self.search {
            Some(search) if search.rules() == position.rules() => search,
            search => search.insert(Search::new(position.rules(), memory)),
        };
        let time = self.session.timing().for_the_next_move();
        let interruption = Cell::new(None);
        let mut budget = Budget::new(|_| {
            if let Some(reason) = read_interruption(&self.lines, &mut self.waiting) {
                interruption.set(Some(reason));
            }
            f64::from(interruption.get().is_some() || heard.elapsed() >= time)
        });
        let analysis = search.analyze(position, &mut budget, &mut |analysis| {
            // Further search cannot change a proven move.
            if matches!(analysis.best, Some(BestMove::Proven(_))) {
                interruption.set(Some(Interruption::Play));
            }
        });
        let message = in_words(&analysis, budget.nodes());
        analysis.best.filter(|_| interruption.get() != Some(Interruption::End)).map(|best| (best.square(), message))
    }
}

/// Reads a line during a search. Returns whether it ends the search.
fn read_interruption(lines: &Receiver<String>, waiting: &mut VecDeque<String>) -> Option<Interruption> {
    match lines.try_recv() {
        Ok(line) => match command::read(&line) {
            Ok(Command::End) => Some(Interruption::End),
            Ok(Command::Stop) => Some(Interruption::Play),
            _ => {
                waiting.push_back(line);
                None
            }
        },
        // After the end of the input, earlier commands are still answered.
        Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
    }
}

/// Describes an analysis for the spectators.
fn in_words(analysis: &Analysis, nodes: u64) -> String {
    let evaluation = match analysis.evaluation {
        Evaluation::Proven { wdl: Wdl::Win, within: Some(within) } => format!("wins in {within} or fewer"),
        Evaluation::Proven { wdl: Wdl::Loss, within: Some(within) } => format!("loses in {within} or fewer"),
        Evaluation::Estimate(estimate) => format!("estimate {estimate}"),
        evaluation => evaluation.wdl().map_or("unknown", Wdl::name).to_owned(),
    };
    format!("depth {}, {evaluation}, {nodes} nodes", analysis.depth)
}

fn say(answer: &Answer) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{answer}")?;
    output.flush()
}
