//! Actions that are applied by the lazy part, through [`LazyRules`](super::LazyRules).

use super::shared::Shared;
use super::{Announcement, Answer, Dialog, GameAction, GameState, Go, Score, ShareResult};

impl GameState {
    /// Applies an action that only the lazy part dispatches, or that exchanges the whole game.
    pub(super) fn apply_lazy(&mut self, action: GameAction) {
        match action {
            GameAction::Undo => self.undo_game(),
            GameAction::Redo => self.redo_game(),
            GameAction::Confirm => {
                if let Some(&Dialog::EndGame(setup)) = self.dialog() {
                    self.restart(setup);
                }
            }
            GameAction::Analyzed(analyzed, thought) => self.store_analysis(analyzed.0, analyzed.1, thought),
            GameAction::WorkerFailed => self.worker_failed(),
            GameAction::MoveNow => self.move_now(),
            GameAction::StopAnalysis(is_stopped) => self.stop_analysis(is_stopped),
            GameAction::Explain(moves) => {
                self.go(Go::To(moves));
                self.coach.answer = Answer::Why;
                self.announcement = Announcement::Coach;
            }
            GameAction::ShareEnded(said) => match self.dialog.as_mut().map(Shared::change) {
                Some(Dialog::Share(before)) => {
                    // A picture of the game is not the game.
                    if said != ShareResult::Saved {
                        self.sent = Some(self.moment);
                    }
                    *before = Some(said);
                }
                Some(Dialog::Embed(_, before)) => *before = Some(said),
                _ => {}
            },
            GameAction::Replace(setup, game, notes) => self.replace(setup, *game, notes),
            GameAction::ResetScore => *self.scores.against_mut(self.setup.opponent) = Score::default(),
            GameAction::Host(request) => self.meet(&request),
            _ => {}
        }
    }
}
