//! The worker's side: it analyzes what it is asked about.

use super::protocol::{Reply, Request};
use crate::engine::analyzer::Analyzer;
use crate::engine::evaluation::Analysis;

/// Judges what it is asked about, and remembers what it has found as long as the rules stay the same.
#[derive(Default)]
pub struct Service {
    analyzer: Option<Analyzer>,
}

impl Service {
    /// Answers a request, and tells what it knows so far on the way. `now` is a clock in milliseconds. A text that is no
    /// request gets no answer.
    pub fn answer(&mut self, text: &str, now: &dyn Fn() -> f64, say: &mut dyn FnMut(Reply)) {
        let Some(Request { number, milliseconds, rules, positions }) = Request::read(text) else { return };
        if self.analyzer.as_ref().is_none_or(|analyzer| analyzer.rules() != rules) {
            // The old one goes first, so that there is never the memory of two.
            self.analyzer = None;
        }
        let analyzer = self.analyzer.get_or_insert_with(|| Analyzer::new(rules));
        for (index, position) in positions.iter().enumerate() {
            let mut say = |is_done: bool, analysis: Analysis| {
                say(Reply::Analyzed { number, index, is_done, analysis });
            };
            let start = now();
            let mut spent = || (now() - start) / f64::from(milliseconds.max(1));
            let analysis = analyzer.analyze(position, &mut spent, &mut |analysis| say(false, analysis));
            say(true, analysis);
        }
    }
}
