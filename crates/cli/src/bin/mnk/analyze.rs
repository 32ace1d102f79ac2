//! Analyzes a position with the search, and prints the best lines after each depth.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::{Evaluation, Limits, Search, Variation, Variations, Wdl};
use serde_json::{Value as Json, json};

use crate::arguments::{Analyze, bytes};
use crate::interruption;

/// Prints the analysis while it grows.
///
/// # Errors
///
/// Names the invalid argument, or states that there is no move to analyze, in a sentence.
pub fn analyze(arguments: &Analyze) -> Result<ExitCode, String> {
    let game = arguments.board.game(&arguments.moves)?;
    let (rules, position) = (game.rules(), game.position());
    if position.outcome().is_some() {
        return Err("the game is over, so that there is no move to analyze".to_owned());
    }
    let interrupted = interruption::flag()?;
    let start = Instant::now();
    if !arguments.json {
        println!("{} {}, {} to move", rules.name(), rules.objective().name(), position.turn());
    }
    let is_over = || start.elapsed() >= arguments.time || interrupted.load(Ordering::Relaxed);
    let limits = Limits::until(|_| f64::from(is_over())).and_nodes(arguments.nodes.unwrap_or(u64::MAX));
    let print = |found: &Variations, nodes: u64| {
        let report = Report { found, nodes, elapsed: start.elapsed() };
        println!("{}", if arguments.json { report.json().to_string() } else { report.text() });
    };
    let mut search = Search::with_memory(rules, bytes(arguments.megabytes));
    let helpers = usize::from(arguments.threads - 1);
    let found = search.with_helpers(helpers, &position, |search| {
        search.analyze_variations(&position, arguments.lines.into(), limits, print)
    });
    let found = found.map_err(|error| error.to_string())?;
    if found.best.is_empty() {
        return Err("the time or the nodes were over before the first result".to_owned());
    }
    Ok(ExitCode::SUCCESS)
}

/// The best lines at one depth.
struct Report<'a> {
    found: &'a Variations,
    nodes: u64,
    elapsed: Duration,
}

impl Report<'_> {
    fn text(&self) -> String {
        let mut text = format!("depth {}, {:.1} s, {} nodes", self.found.depth, self.elapsed.as_secs_f64(), self.nodes);
        for (variation, number) in self.found.best.iter().zip(1..) {
            // Writing to a string does not fail.
            let _ =
                write!(text, "\n{number:>3}. {:>12}  {}", variation.evaluation.to_string(), names(variation).join(" "));
        }
        text
    }

    fn json(&self) -> Json {
        let line = |variation: &Variation| {
            let evaluation = variation.evaluation;
            let within = match evaluation {
                Evaluation::Proven(proof) => proof.within(),
                _ => None,
            };
            json!({
                "moves": names(variation),
                "chance": evaluation.chance(),
                "proven": evaluation.wdl().map(Wdl::name),
                "within": within,
            })
        };
        json!({
            "depth": self.found.depth,
            "seconds": self.elapsed.as_secs_f64(),
            "nodes": self.nodes,
            "lines": self.found.best.iter().map(line).collect::<Vec<_>>(),
        })
    }
}

fn names(variation: &Variation) -> Vec<String> {
    variation.moves.iter().map(ToString::to_string).collect()
}
