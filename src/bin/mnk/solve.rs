//! Solving, with a word on the progress, until it is done or Ctrl+C is pressed.

use std::cell::Cell;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tic_tac_toe::engine::solver::{Progress, Solver};

use crate::arguments::Arguments;
use crate::report::Report;

/// How often long work tells how far it has come.
const BETWEEN_REPORTS: Duration = Duration::from_secs(2);

/// The usual code of a program that Ctrl+C has ended.
const INTERRUPTED: u8 = 130;

/// Solves what the arguments ask for and prints it.
///
/// # Errors
///
/// Says in a sentence what makes no game, or that the board is too large.
pub fn solve(arguments: &Arguments) -> Result<ExitCode, String> {
    let (rules, position) = arguments.position()?;
    let bytes = usize::try_from(arguments.megabytes).unwrap_or(usize::MAX).saturating_mul(1 << 20);
    let Some(mut solver) = Solver::new(rules, bytes) else {
        return Err(format!("{rules} has more than 64 squares, which is the most that can be solved exactly"));
    };
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;

    let watch = Watch::start(interrupted, arguments);
    let result = solver.result(&position, |progress| watch.should_stop(progress));
    watch.next_question(&solver);
    let best = solver.best_square(&position, |progress| watch.should_stop(progress));
    watch.next_question(&solver);
    let value = arguments.distance.then(|| {
        let value = solver.value(&position, |progress| watch.should_stop(progress));
        watch.next_question(&solver);
        value
    });
    let all = arguments.all.then(|| {
        let all = solver.results_of_moves(&position, |progress| watch.should_stop(progress));
        watch.next_question(&solver);
        all
    });
    let report = Report {
        rules,
        moves: arguments.moves.clone(),
        turn: position.turn(),
        result,
        best,
        value,
        all,
        nodes: watch.nodes.get(),
        elapsed: watch.start.elapsed(),
    };
    if arguments.json {
        println!("{}", report.json());
    } else {
        println!("{}", report.text());
    }
    Ok(if report.is_complete() { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED) })
}

/// Looks at the clock and for Ctrl+C, and counts the nodes of several questions.
struct Watch {
    start: Instant,
    interrupted: Arc<AtomicBool>,
    most_nodes: u64,
    most_time: Duration,
    /// The nodes of the questions before this one, and of all.
    before: Cell<u64>,
    nodes: Cell<u64>,
    reports: Cell<u32>,
}

impl Watch {
    fn start(interrupted: Arc<AtomicBool>, arguments: &Arguments) -> Self {
        let most_nodes = arguments.nodes.unwrap_or(u64::MAX);
        let most_time = arguments.seconds.map_or(Duration::MAX, Duration::from_secs);
        let (before, nodes, reports) = (Cell::new(0), Cell::new(0), Cell::new(0));
        Self { start: Instant::now(), interrupted, most_nodes, most_time, before, nodes, reports }
    }

    fn should_stop(&self, progress: &Progress) -> bool {
        self.nodes.set(self.before.get().saturating_add(progress.nodes));
        let elapsed = self.start.elapsed();
        if elapsed >= BETWEEN_REPORTS * (self.reports.get() + 1) {
            self.reports.set(self.reports.get() + 1);
            eprintln!("{:.0} s, {} nodes", elapsed.as_secs_f64(), self.nodes.get());
        }
        let is_over = elapsed >= self.most_time || self.nodes.get() >= self.most_nodes;
        is_over || self.interrupted.load(Ordering::Relaxed)
    }

    fn next_question(&self, solver: &Solver) {
        self.before.set(self.before.get().saturating_add(solver.nodes()));
        self.nodes.set(self.before.get());
    }
}
