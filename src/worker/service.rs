//! The worker's side: it judges what it is asked about.

use super::protocol::{Reply, Request};
use crate::engine::judgement::Judgement;
use crate::engine::thinker::Thinker;

/// Judges what it is asked about, and remembers what it has found as long as the rules stay the same.
#[derive(Default)]
pub struct Service {
    thinker: Option<Thinker>,
}

impl Service {
    /// Answers a request, and tells what it knows so far on the way. `now` is a clock in milliseconds. A text that is no
    /// request gets no answer.
    pub fn answer(&mut self, text: &str, now: &dyn Fn() -> f64, say: &mut dyn FnMut(Reply)) {
        let Some(Request { number, milliseconds, rules, positions }) = Request::read(text) else { return };
        if self.thinker.as_ref().is_none_or(|thinker| thinker.rules() != rules) {
            // The old one goes first, so that there is never the memory of two.
            self.thinker = None;
        }
        let thinker = self.thinker.get_or_insert_with(|| Thinker::new(rules));
        for (index, position) in positions.iter().enumerate() {
            let mut say = |is_done: bool, judgement: Judgement| {
                say(Reply::Judged { number, index, is_done, judgement });
            };
            let start = now();
            let mut spent = || (now() - start) / f64::from(milliseconds.max(1));
            let judgement = thinker.judge(position, &mut spent, &mut |judgement| say(false, judgement));
            say(true, judgement);
        }
    }
}
