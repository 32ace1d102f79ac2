//! The main loop: reads commands, searches, and prints answers.
//!
//! A second thread reads standard input, so that commands can interrupt a search.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Analysis, BestMove, Evaluation, Limits, Position, Proof, Rules, Search, Square, Wdl};

use crate::answer::Answer;
use crate::command::{self, Command};
use crate::deadline::Deadline;
use crate::lines::Lines;
use crate::session::{Session, Step};
use crate::swap2;

/// Runs until the manager ends the program, with this number of threads until the manager sets another one.
///
/// # Errors
///
/// If standard output is closed.
pub fn run(threads: u8) -> io::Result<()> {
    let start = Instant::now();
    let clock = move || start.elapsed();
    Program::new(spawn_reader(clock), Session::new(threads), clock, print).run()
}

/// A line of the input.
#[derive(Debug)]
struct Line {
    text: String,
    /// The time at which it arrived.
    arrived: Duration,
}

/// Starts the thread that sends the lines of standard input. The channel closes at the end of the input.
fn spawn_reader(clock: impl Fn() -> Duration + Send + 'static) -> Receiver<Line> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for text in Lines::new(io::stdin().lock()) {
            if sender.send(Line { text, arrived: clock() }).is_err() {
                return;
            }
        }
    });
    receiver
}

/// The state of the program.
struct Program<C, P> {
    lines: Receiver<Line>,
    /// Lines that arrived during a search.
    queue: VecDeque<Line>,
    session: Session,
    search: Option<Search>,
    /// The size of the search's transposition table in bytes.
    memory: usize,
    /// Returns the time since the start.
    clock: C,
    print: P,
    /// The time of the last answer. Time for a command that arrived before begins then.
    answered: Duration,
}

/// The reason why a search ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interruption {
    /// Play the best move so far.
    Play,
    /// End the program without a move.
    End,
}

/// The manager has ended the program during a search.
struct Ended;

impl<C: Fn() -> Duration, P: FnMut(&Answer) -> io::Result<()>> Program<C, P> {
    const fn new(lines: Receiver<Line>, session: Session, clock: C, print: P) -> Self {
        let answered = Duration::ZERO;
        Self { lines, queue: VecDeque::new(), session, search: None, memory: 0, clock, print, answered }
    }

    /// Answers commands until `END` or the end of the input.
    fn run(&mut self) -> io::Result<()> {
        while let Some(line) = self.queue.pop_front().or_else(|| self.lines.recv().ok()) {
            let began = line.arrived.max(self.answered);
            let result = match self.session.handle(&line.text) {
                Step::Continue => continue,
                Step::End => return Ok(()),
                Step::Answer(answer) => Ok((self.print)(&answer)),
                Step::Search(position) => self.play_best(&position, began, |_| false),
                Step::PlayOrSwap(position) => self.play_best(&position, began, swap2::prefers_other_color),
                Step::Open(rules) => self.open(rules, began),
            };
            match result {
                Ok(printed) => printed?,
                Err(Ended) => return Ok(()),
            }
            self.answered = (self.clock)();
        }
        Ok(())
    }

    /// Plays the best move, or swaps the sides if that is better.
    fn play_best(
        &mut self,
        position: &Position,
        began: Duration,
        swaps: impl FnOnce(&Analysis) -> bool,
    ) -> Result<io::Result<()>, Ended> {
        let time = self.session.time_control().next_move();
        let printed = self.analyze(position, Deadline::new(began, time), |analysis, nodes, session, print| {
            let answer = match analysis.best {
                Some(_) if swaps(analysis) => session.swap(),
                Some(best) => session.play(best.square()),
                // Only in renju: every free square is a foul.
                None => Answer::Error("black has no legal move".to_owned()),
            };
            print(&Answer::Message(describe(analysis, nodes)))?;
            print(&answer)
        })?;
        let used = (self.clock)().saturating_sub(began);
        self.session.time_control().spend(used);
        Ok(printed)
    }

    /// Places the most balanced one of some openings.
    fn open(&mut self, rules: Rules, began: Duration) -> Result<io::Result<()>, Ended> {
        let openings = swap2::openings(rules);
        let time = self.session.time_control().next_move();
        let mut best: Option<(u16, [Square; 3])> = None;
        for (opening, number) in openings.iter().zip(1..) {
            let Some(position) = swap2::position_after(rules, *opening) else { continue };
            let deadline = Deadline::new(began, time * number / openings.len() as u32);
            let imbalance = self.analyze(&position, deadline, |analysis, _, _, _| swap2::imbalance(analysis))?;
            if best.is_none_or(|(least, _)| imbalance < least) {
                best = Some((imbalance, *opening));
            }
        }
        let answer = match best {
            Some((_, opening)) => self.session.open(opening),
            None => Answer::Error("the board is too small".to_owned()),
        };
        Ok((self.print)(&answer))
    }

    /// Analyzes a position and reports the result before the other threads end, which may take a moment.
    ///
    /// # Errors
    ///
    /// [`Ended`] if `END` interrupts the search.
    fn analyze<T>(
        &mut self,
        position: &Position,
        mut deadline: Deadline,
        report: impl FnOnce(&Analysis, u64, &mut Session, &mut P) -> T,
    ) -> Result<T, Ended> {
        let memory = self.session.table_memory();
        if self.memory != memory {
            (self.search, self.memory) = (None, memory);
        }
        let Self { lines, queue, session, search, clock, print, .. } = self;
        let search = match search {
            Some(search) if search.rules() == position.rules() => search,
            search => search.insert(Search::with_memory(position.rules(), memory)),
        };
        let interruption = Cell::new(None);
        let limits = Limits::until(|_| {
            if let Some(reason) = poll_interruption(lines, queue) {
                interruption.set(Some(reason));
            }
            f64::from(deadline.is_over(clock()) || interruption.get().is_some())
        })
        .and_nodes(session.node_limit());
        search.with_helpers(session.helpers(), position, |search| {
            let analysis = search.analyze(position, limits, |analysis, _| {
                // Further search cannot change a proven move.
                if matches!(analysis.best, Some(BestMove::Proven(_))) {
                    interruption.set(Some(Interruption::Play));
                }
            });
            // The search has the rules of the position.
            let analysis = analysis.unwrap_or_default();
            match interruption.get() {
                Some(Interruption::End) => Err(Ended),
                _ => Ok(report(&analysis, search.nodes(), session, print)),
            }
        })
    }
}

/// Reads a line during a search, if one has arrived. Returns the interruption, or queues any other command.
fn poll_interruption(lines: &Receiver<Line>, queue: &mut VecDeque<Line>) -> Option<Interruption> {
    match lines.try_recv() {
        Ok(line) => match command::parse(&line.text) {
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
        Evaluation::Proven(Proof::Win { within: Some(within) }) => format!("wins in {within} or fewer"),
        Evaluation::Proven(Proof::Loss { within: Some(within) }) => format!("loses in {within} or fewer"),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs the program on these lines, with a clock that each look advances, and returns the answers with their times. A look takes
    /// up to `load` milliseconds, the first one in full.
    fn answers(lines: &[&str], load: u64) -> Vec<(String, Duration)> {
        let now = Cell::new(Duration::ZERO);
        let random = std::cell::RefCell::new(fastrand::Rng::with_seed(load));
        let clock = || {
            let first = now.get() == Duration::ZERO;
            let passed = if first { load } else { random.borrow_mut().u64(0..=load) };
            now.set(now.get() + Duration::from_millis(passed));
            now.get()
        };
        let (sender, receiver) = mpsc::channel();
        lines.iter().for_each(|text| sender.send(Line { text: (*text).to_owned(), arrived: Duration::ZERO }).unwrap());
        drop(sender);
        let mut answers = Vec::new();
        let print = |answer: &Answer| {
            answers.push((answer.to_string(), now.get()));
            Ok(())
        };
        Program::new(receiver, Session::new(1), clock, print).run().unwrap();
        answers.retain(|(answer, _)| !answer.starts_with("MESSAGE"));
        answers
    }

    #[test]
    fn no_answer_is_late_on_a_busy_machine() {
        for load in [1, 10, 30] {
            let lines =
                ["INFO max_memory 1000000", "INFO timeout_turn 500", "START 15", "TURN 7,7", "TURN 3,3", "TURN 12,12"];
            let mut before = Duration::ZERO;
            for (answer, time) in answers(&lines, load) {
                assert!(time <= before + Duration::from_millis(500), "{answer} at {time:?}, {load}");
                // The clock goes on between two commands, by two looks.
                before = time + Duration::from_millis(2 * load);
            }
        }
    }

    #[test]
    fn swap2_opens_and_chooses_within_its_time() {
        let opening = answers(&["INFO timeout_turn 1000", "INFO rule 1", "START 15", "SWAP2BOARD", "DONE"], 5);
        let [(_, _), (opening, time)] = &opening[..] else { panic!("{opening:?}") };
        assert!(opening.split(' ').count() == 3 && *time <= Duration::from_millis(1_000), "{opening} at {time:?}");
        // Black has three in a row with both ends open.
        let lines =
            ["INFO timeout_turn 100", "START 15", "SWAP2BOARD", "7,7", "0,0", "8,7", "0,14", "9,7", "DONE", "TURN 6,7"];
        let chosen: Vec<String> = answers(&lines, 1).into_iter().map(|(answer, _)| answer).collect();
        assert_eq!(chosen[1], "SWAP", "{chosen:?}");
        assert!(chosen[2].contains(','), "the program is black: {chosen:?}");
    }
}
