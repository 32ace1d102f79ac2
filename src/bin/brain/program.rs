//! The main loop: reads commands, searches, and prints answers.
//!
//! A second thread reads standard input, so that commands can interrupt a search.

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
    Program::new(spawn_reader()).run()
}

/// The length in bytes at which a line is split. Commands are shorter.
const MAX_LINE_BYTES: u64 = 4096;

/// Starts the thread that sends the lines of standard input. The channel closes at the end of the input.
fn spawn_reader() -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        // Splits an endless line before it fills the memory. Invalid UTF-8 becomes an unknown command.
        while matches!(input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line), Ok(1..)) {
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
    queue: VecDeque<String>,
    session: Session,
    search: Option<Search>,
    /// The size of the search's transposition table in bytes.
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
        Self { lines, queue: VecDeque::new(), session: Session::new(), search: None, memory: 0 }
    }

    /// Answers commands until `END` or the end of the input.
    fn run(&mut self) -> io::Result<()> {
        while let Some(line) = self.queue.pop_front().or_else(|| self.lines.recv().ok()) {
            match self.session.handle(&line) {
                Step::Continue => {}
                Step::Answer(answer) => print(&answer)?,
                Step::Search(position) => {
                    let received = Instant::now();
                    let Some((square, message)) = self.choose_move(&position, received) else { return Ok(()) };
                    print(&Answer::Message(message))?;
                    print(&self.session.play(square))?;
                    self.session.time_control().spend(received.elapsed());
                }
                Step::End => return Ok(()),
            }
        }
        Ok(())
    }

    /// Returns the best move and a message about it, or `None` if `END` interrupted the search.
    fn choose_move(&mut self, position: &Position, received: Instant) -> Option<(Square, String)> {
        let memory = self.session.table_memory();
        if self.memory != memory {
            (self.search, self.memory) = (None, memory);
        }
        let search = match &mut self.search {
            Some(search) if search.rules() == position.rules() => search,
            search => search.insert(Search::new(position.rules(), memory)),
        };
        let (time, nodes) = (self.session.time_control().next_move(), self.session.node_limit());
        let interruption = Cell::new(None);
        let mut budget = Budget::new(|_| {
            if let Some(reason) = poll_interruption(&self.lines, &mut self.queue) {
                interruption.set(Some(reason));
            }
            f64::from(interruption.get().is_some() || received.elapsed() >= time)
        })
        .with_nodes(nodes);
        let analysis = search.analyze(position, &mut budget, &mut |analysis| {
            // Further search cannot change a proven move.
            if matches!(analysis.best, Some(BestMove::Proven(_))) {
                interruption.set(Some(Interruption::Play));
            }
        });
        let message = describe(&analysis, budget.nodes());
        analysis.best.filter(|_| interruption.get() != Some(Interruption::End)).map(|best| (best.square(), message))
    }
}

/// Reads a line during a search, if one has arrived. Returns the interruption, or queues any other command.
fn poll_interruption(lines: &Receiver<String>, queue: &mut VecDeque<String>) -> Option<Interruption> {
    match lines.try_recv() {
        Ok(line) => match command::parse(&line) {
            Ok(Command::End) => Some(Interruption::End),
            Ok(Command::Stop) => Some(Interruption::Play),
            _ => {
                queue.push_back(line);
                None
            }
        },
        // The end of the input does not interrupt the search.
        Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
    }
}

/// Describes an analysis for spectators.
fn describe(analysis: &Analysis, nodes: u64) -> String {
    let evaluation = match analysis.evaluation {
        Evaluation::Proven { wdl: Wdl::Win, within: Some(within) } => format!("wins in {within} or fewer"),
        Evaluation::Proven { wdl: Wdl::Loss, within: Some(within) } => format!("loses in {within} or fewer"),
        Evaluation::Estimate(estimate) => format!("estimate {estimate}"),
        evaluation => evaluation.wdl().map_or("unknown", Wdl::name).to_owned(),
    };
    format!("depth {}, {evaluation}, {nodes} nodes", analysis.depth)
}

fn print(answer: &Answer) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{answer}")?;
    output.flush()
}
