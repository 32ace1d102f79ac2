//! Actions that are applied by the lazy part, through [`LazyRules`](super::LazyRules).

use super::shared::Shared;
use super::{Announcement, Dialog, GameAction, GameState, Go, Score, ShareResult};

impl GameState {
    /// Applies an action that only the lazy part dispatches, or that switches to another game.
    pub(super) fn apply_lazy(&mut self, action: GameAction) {
        match action {
            GameAction::Undo => self.undo_game(),
            GameAction::Redo => self.redo_game(),
            GameAction::Confirm => {
                if let Some(&Dialog::EndGame(setup)) = self.dialog() {
                    self.restart(setup);
                }
            }
            GameAction::Analyzed(analyzed, milliseconds) => self.store_analysis(analyzed.0, analyzed.1, milliseconds),
            GameAction::WorkerFailed => self.worker_failed(),
            GameAction::MoveNow => self.move_now(),
            GameAction::StopAnalysis(is_stopped) => self.stop_analysis(is_stopped),
            GameAction::Explain(moves, answer) => {
                self.go(Go::To(moves));
                self.coach.answer = answer;
                self.announcement = Announcement::Coach;
            }
            GameAction::ShareEnded(result) => match self.dialog.as_mut().map(Shared::change) {
                Some(Dialog::Share(shown)) => {
                    // A saved picture is not a link that the remote player can open.
                    if result != ShareResult::Saved {
                        self.shared_at = Some(self.moment);
                    }
                    *shown = Some(result);
                }
                Some(Dialog::Embed(_, shown)) => *shown = Some(result),
                _ => {}
            },
            GameAction::Replace(setup, game, notes) => self.replace(setup, *game, notes),
            GameAction::ResetScore => *self.scores.against_mut(self.setup.opponent) = Score::default(),
            GameAction::DeclineLevel => self.streak = 0,
            GameAction::Host(request) => self.apply_request(&request),
            _ => {}
        }
    }
}
