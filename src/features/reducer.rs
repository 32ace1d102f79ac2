//! The reducer with the lazy part: that of a first visit, and what follows from each action.

use std::rc::Rc;

use crate::engine::{Computer, Outcome, Square};
use crate::features::action::LazyAction;
use crate::state::{GameAction, GameState, LazyPart, LazyRules, Note, ScheduledAction, Setup};

/// The only [`LazyRules`].
#[derive(Debug)]
struct AllRules;

impl LazyRules for AllRules {
    fn reduce(&self, state: Rc<GameState>, action: GameAction) -> Rc<GameState> {
        let mut next = (*state).clone();
        if state.host().is_none_or(|host| host.allows(&action)) {
            let is_by_host = matches!(action.lazy(), Some(LazyAction::Host(_)));
            next.apply_and_settle(action);
            if next.revision != state.revision {
                next.is_by_host = is_by_host;
            }
        }
        if next == *state { state } else { Rc::new(next) }
    }

    fn take_back(&self, state: &mut GameState, outcome: Outcome, end: GameState) {
        state.take_back(outcome, end);
    }

    fn is_reply_ready(&self, state: &GameState, computer: Computer) -> bool {
        state.has_enough_analysis(computer)
    }

    fn reply(&self, state: &GameState, computer: Computer) -> Option<Square> {
        state.best_reply(computer)
    }
}

impl LazyPart {
    /// The rules. Only the lazy part may name them, because they are downloaded with the code that does.
    pub const RULES: &'static dyn LazyRules = &AllRules;
}

impl GameState {
    /// Returns the state with the lazy part loaded.
    #[must_use]
    pub fn with_lazy_part(self) -> Self {
        Self { lazy_part: LazyPart::Loaded(LazyPart::RULES), ..self }
    }

    /// Applies an action. Then updates the notes and the match, and the scores if the rules have changed.
    fn apply_and_settle(&mut self, action: GameAction) {
        let (setup, seed, revision, counted) = (self.setup, self.seed, self.revision, self.counted_outcome());
        let is_in_history = matches!(action, GameAction::Undo | GameAction::Redo);
        let is_by_hand = matches!(action, GameAction::Play(_) | GameAction::Aim(_) | GameAction::PlayNumbered(_));
        let replay = self.replay();
        let is_next = match action {
            GameAction::Reset => replay.is_none(),
            GameAction::NextGame(revision) => self.scheduled_action() == Some(ScheduledAction::NextGame(revision)),
            _ => false,
        };
        let sides = is_next.then(|| self.next_sides());
        match action {
            GameAction::Undo => self.undo_across_games(),
            GameAction::Redo => self.redo_across_games(),
            GameAction::Go(go) => self.go(go),
            GameAction::Aim(square) => self.aim_at(square),
            GameAction::NextGame(_) if !is_next => {}
            GameAction::NextGame(_) => self.restart(self.setup),
            GameAction::Reset if replay.is_some() => {
                let own = replay.unwrap_or(self.setup);
                self.restart(Setup { rules: self.setup.rules, ..own });
                self.drop_notes_of_game();
            }
            GameAction::Lazy(action) => action.get().into_iter().for_each(|action| self.apply_lazy(action)),
            action => {
                if let GameAction::Show(dialog) = &action {
                    self.keep_progress(dialog);
                }
                self.apply(action);
                if self.seed != seed {
                    self.drop_notes_of_game();
                }
            }
        }
        // Every new game has another seed.
        let (is_moved, is_other_game) = (self.revision != revision, self.seed != seed);
        // The player has seen them, and they could cover the coach.
        if is_by_hand && is_moved {
            self.drop_notes(&Note::is_about_game);
        }
        // The whole game is shown.
        if is_moved && !self.game().is_in_the_past() {
            self.drop_notes(&|note| matches!(note, Note::OlderLink { .. }));
        }
        // The statistics offer it until they are closed or another position is shown.
        if self.dialog().is_none() || is_moved {
            self.forget_reset();
        }
        if let Some((play, is_exchanged)) = sides {
            self.setup.play = play;
            self.origin.is_exchanged = is_exchanged;
        }
        // Undo and redo restore the match with its game, and a reset of the score leaves the match as it is.
        if is_other_game && !is_in_history {
            self.begin_in_match(setup);
        } else if is_moved && !is_other_game {
            self.settle_match(counted);
        }
        if self.setup.rules != setup.rules {
            let mut scores = self.other_scores();
            scores.set(setup.rules, self.board_scores);
            self.set_scores(scores);
        }
    }
}

#[cfg(test)]
mod tests;
