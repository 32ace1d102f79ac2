//! The reducer.

use std::rc::Rc;

use yew::Reducible;

use super::{
    AnalysisState, Announcement, CoachTool, Dialog, GameAction, GameState, LazyPart, Origin, ScheduledAction, Setup,
    Stage, Timeline,
};
use crate::engine::{Game, Square};

impl Reducible for GameState {
    type Action = GameAction;

    /// Returns the state after the action. Before the lazy part is loaded, the page renders after every action: comparing
    /// states would add 500 bytes to a first visit.
    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        if let Some(rules) = self.lazy_part.rules() {
            return rules.reduce(self, action);
        }
        // The lazy part knows what a host page allows.
        if self.host.is_some() && matches!(action, GameAction::Show(_) | GameAction::Toggle(_)) {
            return self;
        }
        let mut next = (*self).clone();
        next.apply(action);
        match (next.lazy_part.rules(), next.waiting.take()) {
            (Some(rules), Some(action)) => rules.reduce(Rc::new(next), action),
            (_, waiting) => {
                next.waiting = waiting;
                Rc::new(next)
            }
        }
    }
}

impl GameState {
    /// Applies an action of the first part. An action that does not fit the state changes nothing.
    pub(crate) fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Play(square) => self.play_by_hand(square),
            GameAction::PlayNumbered(number) => {
                if let Some(square) = self.numbered_square(number) {
                    self.play_by_hand(square);
                }
            }
            GameAction::Focus(square) => {
                if self.setup.rules.contains(square) {
                    self.tab_stop = Some(square);
                }
            }
            GameAction::Go(_) | GameAction::Undo | GameAction::Redo => {
                self.waiting = Some(action);
                self.set_lazy_part(LazyPart::NotLoaded);
            }
            // A finished game has no best move.
            GameAction::Toggle(CoachTool::Hint) if matches!(self.stage(), Stage::Over(_)) => {}
            GameAction::Toggle(_) if self.is_without_help() => {}
            GameAction::Toggle(tool) => {
                self.coach.toggle(tool);
                self.announcement = Announcement::Coach;
                self.analysis.is_stopped = false;
                self.set_lazy_part(LazyPart::NotLoaded);
            }
            GameAction::Reply(revision, square) => {
                if self.scheduled_action() == Some(ScheduledAction::Reply(revision)) {
                    self.play(square);
                }
            }
            GameAction::Reset => self.restart(self.setup),
            GameAction::Choose(setup) => self.choose(setup),
            GameAction::Show(dialog) => {
                self.dialog = Some(dialog);
                self.set_lazy_part(LazyPart::NotLoaded);
            }
            GameAction::CloseDialog => self.dialog = None,
            GameAction::SetLazyPart(part) => self.set_lazy_part(part),
            // Only the lazy part dispatches and applies these.
            GameAction::Aim(_) | GameAction::NextGame(_) | GameAction::Lazy(_) => {}
        }
    }

    /// Plays a square for a local player, if it is their turn.
    pub(crate) fn play_by_hand(&mut self, square: Square) {
        if !matches!(self.stage(), Stage::Turn(_)) {
            return;
        }
        if self.play(square) {
            self.waiting = None;
            self.origin.is_imported = false;
        } else if self.position().mark_at(square).is_some() {
            self.announcement = Announcement::Taken(square);
        }
    }

    /// Shows another moment of the game, without answers about the last one.
    pub(crate) fn show_moment(&mut self) {
        self.revision = self.revision.next();
        self.announcement = Announcement::Position;
        self.is_just_played = false;
        self.aim = None;
        self.coach = self.coach.elsewhere();
    }

    /// Starts a new game with another setup; asks first if a local player has moved in this one. A dialog of choices stays
    /// open, because each choice applies at once.
    fn choose(&mut self, setup: Setup) {
        if setup == self.setup {
            self.dialog.take_if(|dialog| matches!(dialog, Dialog::EndGame(_)));
        } else if self.has_unfinished_play() {
            self.dialog = Some(Dialog::EndGame(setup));
        } else {
            let choices = self.dialog.take_if(|dialog| matches!(dialog, Dialog::Boards | Dialog::Strategies));
            self.restart(setup);
            self.dialog = choices;
        }
    }

    /// Returns the square with this number on a 3×3 board.
    fn numbered_square(&self, number: u8) -> Option<Square> {
        let rules = self.setup.rules;
        let index = usize::from(number).checked_sub(1)?;
        if rules.columns() == 3 && rules.rows() == 3 { rules.squares().iter().nth(index) } else { None }
    }

    /// Plays a square for the side to move, and counts the game if that ends it. A game that goes on from an earlier moment
    /// after it has counted is practice. Returns whether the move is legal; an illegal move changes nothing.
    pub(crate) fn play(&mut self, square: Square) -> bool {
        let is_counted = self.timeline.is_counted();
        let is_legal = self.timeline.play(square);
        if is_legal {
            self.origin.counts &= !is_counted;
            self.revision = self.revision.next();
            self.announcement = Announcement::Position;
            self.is_just_played = true;
            self.undone_game = None;
            self.analysis.is_stopped = false;
            self.aim = None;
            self.coach = self.coach.values_only();
            self.settle(None);
        }
        is_legal
    }

    /// Returns the state without the games that undo and redo restore.
    pub(crate) fn without_other_games(&self) -> Self {
        Self { previous_game: None, undone_game: None, ..self.clone() }
    }

    /// Changes the state of the lazy part, unless it is loaded. `NotLoaded` tries again after a failure.
    const fn set_lazy_part(&mut self, part: LazyPart) {
        if !self.lazy_part.is_loaded() {
            self.lazy_part = part;
        }
    }

    /// Starts a new game.
    pub(crate) fn restart(&mut self, setup: Setup) {
        self.begin(setup, Timeline::new(Game::new(setup.rules)), Origin::LOCAL);
    }

    /// Begins another game. Undo then restores the current game if a local player has moved in it, and otherwise the
    /// previous game.
    pub(crate) fn begin(&mut self, setup: Setup, timeline: Timeline, origin: Origin) {
        self.show_moment();
        if self.is_played() {
            self.previous_game = Some(self.without_other_games().into());
        }
        self.undone_game = None;
        self.waiting = None;
        // Without the lazy part, nothing is stored.
        self.set_lazy_part(LazyPart::NotLoaded);
        // Analysis stays valid under the same rules. The new game tries again to start the Web Worker.
        let has_same_rules = setup.rules == self.setup.rules;
        if !has_same_rules || setup.opponent != self.setup.opponent {
            self.streak = 0;
        }
        let analyses = if has_same_rules { Rc::clone(&self.analysis.analyses) } else { Rc::default() };
        self.analysis = AnalysisState { analyses, ..AnalysisState::default() };
        self.setup = setup;
        self.timeline = timeline;
        self.origin = origin;
        self.dialog = None;
        self.coach = self.coach.values_only();
        self.seed = self.seed.wrapping_add(1);
        self.keep_tab_stop();
    }

    /// Moves the tab stop to the first square if it is outside the board.
    pub(crate) fn keep_tab_stop(&mut self) {
        if !self.tab_stop.is_some_and(|square| self.setup.rules.contains(square)) {
            self.tab_stop = self.setup.rules.squares().first();
        }
    }
}
