//! The worker's side of the conversation: analyzes the positions of requests.

use super::protocol::{Reply, Request};
use crate::engine::analyzer::CombinedAnalyzer;
use crate::engine::evaluation::{Analysis, Analyzer, Budget};

/// Answers requests. The analyzer keeps its tables as long as the rules stay the same.
#[derive(Default)]
pub struct Service {
    analyzer: Option<CombinedAnalyzer>,
}

impl Service {
    /// Answers a request with interim and final analyses of each position. Ignores a text that is not a request.
    ///
    /// `now` is a clock in milliseconds.
    pub fn answer(&mut self, text: &str, now: &dyn Fn() -> f64, reply: &mut dyn FnMut(Reply)) {
        let Some(Request { number, milliseconds, rules, positions }) = Request::read(text) else { return };
        if self.analyzer.as_ref().is_none_or(|analyzer| analyzer.rules() != rules) {
            // Drops the old analyzer first, so that two never take memory at the same time.
            self.analyzer = None;
        }
        let analyzer = self.analyzer.get_or_insert_with(|| CombinedAnalyzer::new(rules));
        for (index, position) in positions.iter().enumerate() {
            let mut send = |is_done: bool, analysis: Analysis| {
                reply(Reply::Analyzed { number, index, is_done, analysis });
            };
            let start = now();
            let mut budget = Budget::new(|_| (now() - start) / f64::from(milliseconds.max(1)));
            let analysis = analyzer.analyze(position, &mut budget, &mut |analysis| send(false, analysis));
            send(true, analysis);
        }
    }
}
