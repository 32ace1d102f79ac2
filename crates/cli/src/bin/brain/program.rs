//! The main loop: reads commands, searches, and prints answers.

use std::cell::Cell;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use engine::{Analysis, BestMove, Evaluation, Limits, Position, Proof, Rules, Search, Square, Wdl};

use crate::answer::Refusal;
use crate::deadline::Deadline;
use crate::input::{Input, Interruption};
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
    Program::new(Input::of_process(clock), Session::new(threads), clock, print).run()
}

/// The state of the program.
struct Program<C, P> {
    input: Input,
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

/// Why the program ends during a search or an answer.
enum Stop {
    /// The manager has ended it.
    Ended,
    /// Standard output is closed.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl<C: Fn() -> Duration, P: FnMut(&str) -> io::Result<()>> Program<C, P> {
    const fn new(input: Input, session: Session, clock: C, print: P) -> Self {
        let answered = Duration::ZERO;
        Self { input, session, search: None, memory: 0, clock, print, answered }
    }

    /// Answers commands until `END` or the end of the input.
    fn run(&mut self) -> io::Result<()> {
        while let Some(line) = self.input.next() {
            let step = self.session.handle(&line.text);
            if step == Step::Continue {
                continue;
            }
            match self.execute(step, line.arrived.max(self.answered)) {
                Ok(()) => self.answered = (self.clock)(),
                Err(Stop::Ended) => return Ok(()),
                Err(Stop::Output(error)) => return Err(error),
            }
        }
        Ok(())
    }

    /// Executes a step, whose time began then.
    fn execute(&mut self, step: Step, began: Duration) -> Result<(), Stop> {
        match step {
            Step::Continue => Ok(()),
            Step::End => Err(Stop::Ended),
            Step::Answer(answer) => Ok((self.print)(&answer)?),
            Step::Search(position) => self.play_best(&position, began, |_| false),
            Step::PlayOrSwap(position) => self.play_best(&position, began, swap2::prefers_other_color),
            Step::Open(rules) => self.open(rules, began),
        }
    }

    /// Plays the best move, or swaps the sides if that is better.
    fn play_best(
        &mut self,
        position: &Position,
        began: Duration,
        swaps: impl FnOnce(&Analysis) -> bool,
    ) -> Result<(), Stop> {
        let time = self.session.time_control.next_move();
        self.analyze(position, Deadline::new(began, time), |analysis, nodes, session, print| {
            let answer = match analysis.best {
                Some(_) if swaps(analysis) => session.swap(),
                Some(best) => session.play(best.square()),
                // Only in renju: every free square is a foul.
                None => Refusal::from("black has no legal move").to_string(),
            };
            print(&format!("MESSAGE {}", describe(analysis, nodes)))?;
            print(&answer)
        })??;
        let used = (self.clock)().saturating_sub(began);
        self.session.time_control.spend(used);
        Ok(())
    }

    /// Places the most balanced one of some openings.
    fn open(&mut self, rules: Rules, began: Duration) -> Result<(), Stop> {
        let openings = swap2::openings(rules);
        let time = self.session.time_control.next_move();
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
            None => Refusal::from("the board is too small").to_string(),
        };
        Ok((self.print)(&answer)?)
    }

    /// Analyzes a position and reports the result before the other threads end, which may take a moment.
    ///
    /// # Errors
    ///
    /// [`Stop::Ended`] if `END` interrupts the search.
    fn analyze<T>(
        &mut self,
        position: &Position,
        mut deadline: Deadline,
        report: impl FnOnce(&Analysis, u64, &mut Session, &mut P) -> T,
    ) -> Result<T, Stop> {
        let memory = self.session.table_memory();
        if self.memory != memory {
            (self.search, self.memory) = (None, memory);
        }
        let Self { input, session, search, clock, print, .. } = self;
        let search = match search {
            Some(search) if search.rules() == position.rules() => search,
            search => search.insert(Search::with_memory(position.rules(), memory)),
        };
        let interruption = Cell::new(None);
        let limits = Limits::until(|_| {
            if let Some(reason) = input.poll() {
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
                Some(Interruption::End) => Err(Stop::Ended),
                _ => Ok(report(&analysis, search.nodes(), session, print)),
            }
        })
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

fn print(answer: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{answer}")?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::input::Line;

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
        let print = |answer: &str| {
            answers.push((answer.to_string(), now.get()));
            Ok(())
        };
        Program::new(Input::new(receiver), Session::new(1), clock, print).run().unwrap();
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
