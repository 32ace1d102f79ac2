//! The reducer.

use std::rc::Rc;

use yew::Reducible;

use super::{Announcement, CoachTool, GameAction, GameState, LazyPart, ScheduledAction, Stage};
use engine::Square;

impl Reducible for GameState {
    type Action = GameAction;

    /// Returns the state after the action. Before the lazy part is loaded, the page renders after every action: comparing
    /// states would add 500 bytes to a first visit.
    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        if let Some(rules) = self.lazy.part.rules() {
            return (rules.reduce)(self, action);
        }
        // The lazy part knows what a host page allows.
        if self.host.is_some() && matches!(action, GameAction::Show(_) | GameAction::Toggle(_)) {
            return self;
        }
        let mut next = (*self).clone();
        next.apply(action);
        match (next.lazy.part.rules(), next.lazy.waiting.take()) {
            // The permissions of a host page come after the lazy part.
            (Some(rules), Some(action)) if next.host.is_none() => (rules.reduce)(Rc::new(next), action),
            (_, waiting) => {
                next.lazy.waiting = waiting;
                Rc::new(next)
            }
        }
    }
}

impl GameState {
    /// Returns whether an action may have an effect. Only the lazy part knows whether it has one.
    pub fn may_change_by(&self, action: &GameAction) -> bool {
        match self.lazy.part.rules() {
            Some(rules) => (rules.is_changed_by)(self, action),
            None => !self.is_blank() || !matches!(action, GameAction::Go(_)),
        }
    }

    /// Applies an action of the first part. An action that does not fit the state changes nothing.
    pub(crate) fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Play(square) => self.play_by_hand(square),
            GameAction::PlayNumbered(number) => {
                if let Some(square) = self.numbered_square(number) {
                    self.play_by_hand(square);
                }
            }
            GameAction::Go(_) | GameAction::Undo | GameAction::Redo => self.lazy.wait_with(action),
            // A finished game has no best move.
            GameAction::Toggle(CoachTool::Help | CoachTool::Hint) if matches!(self.stage(), Stage::Over(_)) => {}
            GameAction::Toggle(_) if self.round.is_without_help() => {}
            GameAction::Toggle(tool) => {
                self.coach.toggle(tool);
                self.shown.announcement = Announcement::Coach;
                self.analysis.is_stopped = false;
                self.lazy.set(LazyPart::NotLoaded);
            }
            GameAction::Reply(revision, square) => {
                if self.scheduled_action() == Some(ScheduledAction::Reply(revision)) {
                    self.play(square);
                }
            }
            // The permission of a host page comes after the lazy part.
            GameAction::Reset if self.host.is_some() && self.lazy.part == LazyPart::NotLoaded => {
                self.lazy.wait_with(action);
            }
            GameAction::Reset => self.restart(self.round.setup),
            GameAction::Choose(setup) => self.choose(setup),
            GameAction::Show(dialog) => {
                self.dialog = Some(dialog);
                self.lazy.set(LazyPart::NotLoaded);
            }
            GameAction::CloseDialog => self.dialog = None,
            GameAction::SetLazyPart(part) => self.lazy.set(part),
            // Only the lazy part dispatches and applies these.
            GameAction::Aim(_)
            | GameAction::NextGame(_)
            | GameAction::Notify(_)
            | GameAction::Dismiss(_)
            | GameAction::Lazy(_) => {}
        }
    }

    /// Plays a square for a local player, if it is their turn.
    pub(crate) fn play_by_hand(&mut self, square: Square) {
        let is_turn = matches!(self.stage(), Stage::Turn(_));
        if is_turn && self.play(square) {
            self.lazy.waiting = None;
            self.round.is_imported = false;
        } else if is_turn && self.position().mark_at(square).is_some() {
            self.shown.announcement = Announcement::Taken(square);
        }
    }

    /// Shows another moment of the game, without answers about the last one.
    pub(crate) fn show_moment(&mut self) {
        self.shown.change(false);
        self.coach = self.coach.elsewhere();
    }

    /// Returns the square with this number on a 3×3 board.
    fn numbered_square(&self, number: u8) -> Option<Square> {
        let rules = self.round.setup.rules;
        let index = usize::from(number).checked_sub(1)?;
        if rules.columns() == 3 && rules.rows() == 3 { rules.squares().iter().nth(index) } else { None }
    }

    /// Plays a square for the side to move, and counts the game if that ends it. Returns whether the move is legal; an illegal
    /// move changes nothing.
    pub(crate) fn play(&mut self, square: Square) -> bool {
        let (is_reply, asked) = (!matches!(self.stage(), Stage::Turn(_)), self.coach);
        let is_legal = self.round.play(square);
        if is_legal {
            self.shown.change(true);
            self.other_rounds.undone = None;
            self.analysis.is_stopped = false;
            self.coach = asked.values_only();
            if is_reply && asked.wants_best_move() && matches!(self.stage(), Stage::Turn(_)) {
                // Before the reply, the player has asked for advice about the move after it.
                self.coach.answer = asked.answer;
            }
            self.settle(None);
        }
        is_legal
    }
}
