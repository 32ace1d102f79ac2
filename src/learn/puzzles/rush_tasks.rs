//! The tasks of a rush, and the count of its answers.

use super::model::Puzzles;
use super::rush::{Msg, Rush};
use super::task::Task;

impl Puzzles {
    pub(super) fn update_rush(&mut self, msg: Msg) {
        let best = self.solved.best_rush();
        match (msg, &mut self.rush) {
            (Msg::Show, rush) => {
                *rush = Some(Rush::new(best).into());
                self.calendar = None;
                self.list = None;
            }
            (Msg::Start, Some(rush)) if !rush.is_running() => **rush = Rush::starting(best),
            (Msg::Stop, Some(rush)) => rush.stop(),
            (Msg::Time(now), Some(rush)) => {
                let first = rush.take_time(now);
                first.into_iter().for_each(|task| self.go_on_in_rush(task));
            }
            (Msg::Start | Msg::Stop | Msg::Time(_), _) => {}
        }
    }

    /// Goes to the next puzzle of the rush.
    pub(super) fn next_in_rush(&mut self) {
        let next = self.rush.as_mut().and_then(|rush| rush.next_task());
        next.into_iter().for_each(|task| self.go_on_in_rush(task));
    }

    fn go_on_in_rush(&mut self, task: Task) {
        let rush = self.rush.take();
        self.go_to(task);
        self.rush = rush;
    }

    /// Counts the last answer in the rush, and keeps the best count at once, because the page may be closed before the end.
    pub(super) fn count_in_rush(&mut self, is_solved: bool) {
        let is_wrong = self.is_refuted();
        if let Some(rush) = &mut self.rush {
            rush.count(is_wrong, is_solved);
            self.solved = self.solved.clone().with_rush(rush.solved());
        }
    }
}
