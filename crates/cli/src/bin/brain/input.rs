//! The lines of the manager, which can also arrive during a search.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::command::{self, Command};
use crate::lines::lines;

/// A line of the input.
#[derive(Debug)]
pub struct Line {
    pub text: String,
    /// The time at which it arrived.
    pub arrived: Duration,
}

/// The reason why a search ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interruption {
    /// Play the best move so far.
    Play,
    /// End the program without a move.
    End,
}

/// The lines that the program has not handled.
pub struct Input {
    lines: Receiver<Line>,
    /// Lines that arrived during a search.
    queue: VecDeque<Line>,
}

impl Input {
    /// Takes the lines of a channel, which closes at the end of the input.
    pub const fn new(lines: Receiver<Line>) -> Self {
        Self { lines, queue: VecDeque::new() }
    }

    /// Starts a thread that reads standard input.
    pub fn of_process(clock: impl Fn() -> Duration + Send + 'static) -> Self {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            lines(io::stdin().lock()).try_for_each(|text| sender.send(Line { text, arrived: clock() }))
        });
        Self::new(receiver)
    }

    /// Waits for the next line. Returns `None` at the end of the input.
    pub fn next(&mut self) -> Option<Line> {
        self.queue.pop_front().or_else(|| self.lines.recv().ok())
    }

    /// Reads a line during a search, if one has arrived. Returns the interruption, or queues any other command. The end of the
    /// input does not interrupt the search.
    pub fn poll(&mut self) -> Option<Interruption> {
        let line = self.lines.try_recv().ok()?;
        match command::parse(&line.text) {
            Ok(Command::End) => Some(Interruption::End),
            Ok(Command::Stop) => Some(Interruption::Play),
            _ => {
                self.queue.push_back(line);
                None
            }
        }
    }
}
