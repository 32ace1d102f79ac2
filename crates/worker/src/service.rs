//! The worker's side of the conversation: analyzes the positions of requests.

use crate::protocol::{Finding, Reply, SentRequest};
use crate::request::Task;
use coaching::opponents::very_hard;
use engine::Rules;
use engine::analysis::analyzer::CombinedAnalyzer;
use engine::analysis::book;
use engine::evaluation::{Analyzer, Budget};
use engine::search::Variations;

/// The number of variations of a position.
const VARIATIONS: usize = 3;

/// Answers requests. The analyzer keeps its tables as long as the rules stay the same.
#[derive(Default)]
pub struct Service {
    analyzer: Option<CombinedAnalyzer>,
}

impl Service {
    /// Answers a request with interim and final results of each position. Ignores a text that is not a request.
    ///
    /// `now` is a clock in milliseconds.
    pub fn answer(&mut self, text: &str, now: &dyn Fn() -> f64, reply: &mut dyn FnMut(Reply)) {
        let Some(SentRequest { number, memory, request }) = SentRequest::read(text) else { return };
        for (index, position) in request.positions.iter().enumerate() {
            let start = now();
            let budget = |milliseconds: u32| Budget::new(move |_| (now() - start) / f64::from(milliseconds.max(1)));
            let mut send = |is_done, finding| reply(Reply::Found { number, index, is_done, finding });
            let finding = match request.task {
                Task::Evaluation { milliseconds } => {
                    let analyzer = self.analyzer(position.rules(), memory);
                    let mut progress = |analysis| send(false, Finding::Evaluation(analysis));
                    let analyze = || analyzer.analyze(position, &mut budget(milliseconds), &mut progress);
                    Finding::Evaluation(book::analysis(position).unwrap_or_else(analyze))
                }
                Task::Variations { milliseconds } => {
                    let analyzer = self.analyzer(position.rules(), memory);
                    let mut progress = |found: &Variations| send(false, Finding::Variations(found.clone()));
                    let mut budget = budget(milliseconds);
                    Finding::Variations(analyzer.variations(position, VARIATIONS, &mut budget, &mut progress))
                }
                Task::Reply { nodes } => Finding::Reply(very_hard::analysis(position, nodes)),
            };
            send(true, finding);
        }
    }

    /// Returns the analyzer of these rules, which it creates with this memory in MiB.
    fn analyzer(&mut self, rules: Rules, memory: u32) -> &mut CombinedAnalyzer {
        if self.analyzer.as_ref().is_none_or(|analyzer| analyzer.rules() != rules) {
            // Drops the old analyzer first, so that two never take memory at the same time.
            self.analyzer = None;
        }
        let memory = (memory as usize).saturating_mul(1 << 20).min(CombinedAnalyzer::DEFAULT_MEMORY);
        self.analyzer.get_or_insert_with(|| CombinedAnalyzer::with_memory(rules, memory))
    }
}
