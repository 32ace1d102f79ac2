//! Parallel search: threads that search the same position and share nothing but the transposition table (*lazy SMP*).
//!
//! A helper fills the table with results that the main search then finds there. The helpers differ by the depth that they begin
//! with, and soon by what they find in the table. Only the main search reports results. WebAssembly has no threads, so that
//! the page searches with one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::first_look::FirstLook;
use super::interface::Search;
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::position::Position;

impl Search {
    /// Runs `work`, which searches a position, while this number of other threads search it too: a result that is as good takes less
    /// time, but differs from run to run. If the system has no more threads, fewer help. Returns the result of `work`, after the
    /// other threads have ended.
    ///
    /// ```
    /// use engine::{Limits, Position, Rules, Search};
    ///
    /// let rules: Rules = "15x15x5".parse()?;
    /// let (mut search, position) = (Search::new(rules), Position::new(rules));
    /// let analysis = search.with_helpers(3, &position, |search| search.best(&position, Limits::nodes(1_000)))?;
    /// assert!(analysis.best.is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_helpers<T>(&mut self, helpers: usize, position: &Position, work: impl FnOnce(&mut Self) -> T) -> T {
        let is_over = AtomicBool::new(false);
        let helper = |first_depth: u8, mut search: Self| {
            let is_over = &is_over;
            move || search.help(position, first_depth, is_over)
        };
        thread::scope(|scope| {
            let depths = [2, 1].into_iter().cycle();
            let spawn = |depth| thread::Builder::new().spawn_scoped(scope, helper(depth, self.with_same_table()));
            // If the system has no more threads, the search has fewer.
            let threads: Vec<_> = depths.take(helpers).map_while(|depth| spawn(depth).ok()).collect();
            let result = {
                let _end = EndOnDrop(&is_over);
                work(self)
            };
            // The result does not depend on the other threads.
            threads.into_iter().for_each(|thread| drop(thread.join()));
            result
        })
    }

    /// Searches a position until the work is over.
    fn help(&mut self, position: &Position, first_depth: u8, is_over: &AtomicBool) {
        let mut budget = Budget::new(Limits::until(|_| f64::from(is_over.load(Ordering::Relaxed))));
        if !position.legal_squares().is_empty() && position.rules() == self.rules() {
            let mut search = self.join(position, &mut budget);
            if let FirstLook::Open(root) = search.first_look() {
                search.deepen(root, first_depth, &mut |_, _| {});
            }
        }
    }
}

/// Ends the helpers, also if the work panics.
struct EndOnDrop<'a>(&'a AtomicBool);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn search_with_many_threads_is_one_search_for_the_table() {
        let mut search = Search::with_memory(Rules::TIC_TAC_TOE, 1 << 10);
        let position = Position::new(Rules::TIC_TAC_TOE);
        let found = search.with_helpers(3, &position, |search| search.best(&position, Limits::nodes(1_000)));
        assert!(found.is_ok());
        assert_eq!(search.table.age(), 1);
    }
}
