//! The worker's side of the conversation: analyzes the positions of requests.

use crate::protocol::{Finding, Reply, SentRequest};
use crate::request::{AnalysisRequest, Request, Task, UltimateRequest};
use coaching::opponents::very_hard;
use engine::other_games::Ultimate;
use engine::{Analysis, Analyzer, Limits, Rules, Variations, book};

/// The number of variations of a position.
const VARIATIONS: usize = 3;

/// Answers requests. The analyzer keeps its tables as long as the rules stay the same.
#[derive(Default)]
pub struct Service {
    analyzer: Option<Analyzer>,
}

impl Service {
    /// Answers a request with interim and final results of each position. Ignores a text that is not a request.
    ///
    /// `now` is a clock in milliseconds.
    pub fn answer(&mut self, text: &str, now: &dyn Fn() -> f64, reply: &mut dyn FnMut(Reply)) {
        let Some(SentRequest { number, memory, request }) = SentRequest::read(text) else { return };
        let AnalysisRequest { task, positions } = match request {
            Request::Analysis(request) => request,
            Request::Ultimate(UltimateRequest { moves, seed, milliseconds }) => {
                let found = Ultimate::best_move(&moves, seed, limits(now, milliseconds));
                let send = |best| Reply::Found { number, index: 0, is_done: true, finding: Finding::Ultimate(best) };
                return found.into_iter().for_each(|best| reply(send(best)));
            }
        };
        for (index, position) in positions.iter().enumerate() {
            let limits = |milliseconds| limits(now, milliseconds);
            let mut send = |is_done, finding| reply(Reply::Found { number, index, is_done, finding });
            let finding = match task {
                Task::Evaluation { milliseconds } => {
                    let analyzer = self.analyzer(position.rules(), memory);
                    let progress = |analysis: &Analysis, _| send(false, Finding::Evaluation(*analysis));
                    let analyze = || analyzer.analyze(position, limits(milliseconds), progress);
                    book::analysis(position).map_or_else(analyze, Ok).map(Finding::Evaluation)
                }
                Task::Variations { milliseconds } => {
                    let analyzer = self.analyzer(position.rules(), memory);
                    let progress = |found: &Variations, _| send(false, Finding::Variations(found.clone()));
                    let found =
                        analyzer.search().analyze_variations(position, VARIATIONS, limits(milliseconds), progress);
                    found.map(Finding::Variations)
                }
                Task::Reply { nodes } => Ok(Finding::Reply(very_hard::analysis(position, nodes))),
            };
            // All positions have the rules of the request.
            if let Ok(finding) = finding {
                send(true, finding);
            }
        }
    }

    /// Returns the analyzer of these rules, which it creates with this memory in MiB.
    fn analyzer(&mut self, rules: Rules, memory: u32) -> &mut Analyzer {
        if self.analyzer.as_ref().is_none_or(|analyzer| analyzer.rules() != rules) {
            // Drops the old analyzer first, so that two never take memory at the same time.
            self.analyzer = None;
        }
        let memory = (memory as usize).saturating_mul(1 << 20).min(Analyzer::DEFAULT_MEMORY);
        self.analyzer.get_or_insert_with(|| Analyzer::with_memory(rules, memory))
    }
}

/// Returns limits that end this many milliseconds from now.
fn limits(now: &dyn Fn() -> f64, milliseconds: u32) -> Limits<'_> {
    let start = now();
    Limits::until(move |_| (now() - start) / f64::from(milliseconds.max(1)))
}
