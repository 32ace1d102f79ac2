//! What follows from what happens: the reducer.

use std::rc::Rc;

use yew::Reducible;

use super::{
    Announcement, Arrival, Dialog, GameAction, GameState, Go, Note, Origin, Setup, Stage, Thinking, Timeline, Upcoming,
    shared::Shared,
};
use crate::engine::{Game, Opponent, Square};

impl Reducible for GameState {
    type Action = GameAction;

    /// The state after the action; the same `Rc` if the action changes nothing, so that nothing is rendered again.
    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        let mut next = (*self).clone();
        if next.host.is_none_or(|host| host.allows(&action)) {
            let is_by_host = matches!(action, GameAction::Host(_));
            next.apply(action);
            if next.moment != self.moment {
                next.is_by_host = is_by_host;
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

impl GameState {
    /// Does what the action asks for. An action that does not apply to this state changes nothing.
    pub(super) fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Play(square) => self.play_by_hand(square),
            GameAction::Aim(square) => self.aim_at(square),
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
            GameAction::Go(go) => self.go(go),
            GameAction::Undo => self.undo(),
            GameAction::Redo => self.redo(),
            GameAction::Toggle(tool) => {
                self.coach.toggle(tool);
                self.announcement = Announcement::Coach;
                self.thinking.is_stopped = false;
                self.retry_study();
            }
            GameAction::Reply(ticket, square) => {
                if self.upcoming() == Some(Upcoming::Reply(ticket)) {
                    self.play(square);
                }
            }
            GameAction::NextGame(ticket) => {
                if self.upcoming() == Some(Upcoming::NextGame(ticket)) {
                    self.restart(self.setup);
                }
            }
            GameAction::Reset => self.restart(self.setup),
            GameAction::Choose(setup) => self.choose(setup),
            GameAction::Show(dialog) => {
                self.dialog = Some(Shared::new(dialog));
                self.retry_study();
            }
            GameAction::CloseDialog => self.dialog = None,
            GameAction::Open(game, notes) => {
                self.open(*game);
                self.notify_about_game(notes);
            }
            GameAction::ScoresChanged(change) => self.scores.merge(&change),
            GameAction::Prefer(preferences) => self.preferences = preferences,
            GameAction::Notify(note) => self.notify(note),
            GameAction::Dismiss(note) => self.drop_notes(&|kept| kept.is_of_kind(&note)),
            // What is there cannot go away again.
            GameAction::StudyLoaded(false) if self.study == Arrival::Here => {}
            GameAction::StudyLoaded(is_here) => self.study = if is_here { Arrival::Here } else { Arrival::Failed },
            GameAction::RetryStudy => self.retry_study(),
            GameAction::Teach(mind) => self.thinking.mind = Some(mind),
            // Only the lazy part dispatches these, and it brings what applies them.
            action @ (GameAction::Confirm
            | GameAction::Explain(_)
            | GameAction::Host(_)
            | GameAction::Analyzed(..)
            | GameAction::LoseThinker
            | GameAction::MoveNow
            | GameAction::Replace(..)
            | GameAction::ResetScore
            | GameAction::ShareEnded(_)
            | GameAction::StopThinking(_)) => {
                if let Some(mind) = self.thinking.mind {
                    (mind.apply)(self, action);
                }
            }
        }
    }

    /// A person plays a square, if it is the turn of one who is here.
    pub(super) fn play_by_hand(&mut self, square: Square) {
        if !matches!(self.stage(), Stage::Turn(_)) {
            return;
        }
        if self.play(square) {
            self.origin.is_foreign = false;
        } else if self.position().mark_at(square).is_some() {
            self.announcement = Announcement::Taken(square);
        }
    }

    /// Goes to another moment of the game.
    pub(super) fn go(&mut self, go: Go) {
        let cursor = self.game().cursor();
        let moves = match go {
            Go::To(moves) => moves,
            Go::First => 0,
            Go::Back => cursor.saturating_sub(1),
            Go::Forward => cursor.saturating_add(1),
            Go::Last => usize::MAX,
        };
        if moves.min(self.game().moves().len()) != cursor {
            self.timeline.jump(moves);
            self.later = None;
            self.show_moment();
        }
    }

    /// Takes back the last move of a person at this screen. Where there is none, brings back the game before this one.
    fn undo(&mut self) {
        if let Some(moves) = self.undo_target() {
            self.timeline.undo(moves);
            self.show_moment();
        } else if let Some(mind) = self.thinking.mind {
            (mind.undo_game)(self);
        }
    }

    /// Restores what the last undoing left: moves of this game, and then the game after it.
    fn redo(&mut self) {
        if self.timeline.can_redo() {
            let setup = self.setup;
            self.timeline.redo(|mark| setup.is_here(mark));
            self.show_moment();
        } else if let Some(mind) = self.thinking.mind {
            (mind.redo_game)(self);
        }
    }

    /// Shows another moment of the game. A hint is one for the moment in which it was asked for.
    pub(super) fn show_moment(&mut self) {
        self.moment = self.moment.wrapping_add(1);
        self.announcement = Announcement::Position;
        self.is_just_played = false;
        self.aim = None;
        self.coach = self.coach.without_hint();
        self.drop_note_of_older_link();
    }

    /// An older link is no longer in the way once the whole game is shown.
    fn drop_note_of_older_link(&mut self) {
        if !self.game().is_in_the_past() {
            self.drop_notes(&|note| matches!(note, Note::OlderLink { .. }));
        }
    }

    /// Another opponent or side begins a new game, after a question if a person has played in this one.
    fn choose(&mut self, setup: Setup) {
        if setup == self.setup {
            self.dialog.take_if(|dialog| matches!(**dialog, Dialog::EndGame(_)));
        } else if self.has_unfinished_play() {
            self.dialog = Some(Shared::new(Dialog::EndGame(setup)));
        } else {
            self.restart(setup);
        }
    }

    /// The square with this number, if the board is so small that its squares have numbers.
    fn numbered_square(&self, number: u8) -> Option<Square> {
        let rules = self.setup.rules;
        let index = usize::from(number).checked_sub(1)?;
        if rules.columns() == 3 && rules.rows() == 3 { rules.squares().iter().nth(index) } else { None }
    }

    /// The side to move plays a square, and the game is counted if that ends it for the first time. Tells whether the
    /// move is legal; if it is not, nothing changes.
    pub(super) fn play(&mut self, square: Square) -> bool {
        let is_legal = self.timeline.play(square);
        if is_legal {
            self.moment = self.moment.wrapping_add(1);
            self.announcement = Announcement::Position;
            self.is_just_played = true;
            self.later = None;
            self.thinking.is_stopped = false;
            self.aim = None;
            self.coach = self.coach.values_only();
            self.drop_note_of_older_link();
            self.count();
        }
        is_legal
    }

    /// Counts the game if it is over and was not counted before.
    fn count(&mut self) {
        if let (Some(outcome), false) = (self.position().outcome(), self.origin.is_counted) {
            self.scores.count(self.setup, outcome);
            self.origin.is_counted = true;
        }
    }

    /// Opens a game from elsewhere. One that is an earlier moment of the game that is played here only shows that
    /// moment; an answer by link goes on with the game if somebody played in it here; any other begins anew and leaves the
    /// kept game until somebody plays.
    pub(super) fn open(&mut self, game: Game) {
        self.dialog = None;
        let here = self.game();
        let (opened, played) = (game.moves(), here.moves());
        let is_same_start = game.start() == here.start();
        // Every game has the empty board in it. Who opens that wants a new one.
        let is_begun = !opened.is_empty() || !game.start().taken().is_empty();
        if is_same_start && played.starts_with(opened) && (is_begun || played.is_empty()) {
            // Where the reader stands already is no news, even if there are moves after it.
            let is_older = opened.len() < played.len() && game.cursor() != here.cursor();
            let (shown, played) = (game.cursor(), played.len());
            self.go(Go::To(shown));
            if is_older {
                self.notify(Note::OlderLink { shown, played });
            }
        } else if is_same_start
            && self.setup.opponent == Opponent::Correspondent
            && !self.origin.is_foreign
            && opened.starts_with(played)
            && !played.is_empty()
        {
            self.timeline = Timeline::new(game);
            self.later = None;
            self.show_moment();
            self.count();
        } else {
            self.show_game(Setup { rules: game.rules(), ..self.setup }, game);
        }
    }

    /// Shows a game that came from elsewhere in place of the one here.
    pub(super) fn show_game(&mut self, setup: Setup, game: Game) {
        // What is over was counted where it was played, and what was set up is not a whole game.
        let is_counted = game.position().outcome().is_some() || !game.start().taken().is_empty();
        self.begin(setup, Timeline::resumed(game), Origin { is_counted, is_foreign: true });
    }

    /// After a failure, the second part of the program is awaited again.
    fn retry_study(&mut self) {
        if self.study == Arrival::Failed {
            self.study = Arrival::Awaited;
        }
    }

    /// The empty board of a new game.
    pub(super) fn restart(&mut self, setup: Setup) {
        self.begin(setup, Timeline::new(Game::new(setup.rules)), Origin::HERE);
    }

    /// Begins another game. Undo then brings back the current game, or the one before it if no local player has moved in the
    /// current one.
    fn begin(&mut self, setup: Setup, timeline: Timeline, origin: Origin) {
        self.show_moment();
        if self.is_played() {
            self.earlier = Some(Rc::new(Self { earlier: None, later: None, ..self.clone() }));
        }
        self.later = None;
        // What was found out stays true as long as the rules are the same, and another worker may be had by now.
        let is_same_game = setup.rules == self.setup.rules;
        let analyses = if is_same_game { Rc::clone(&self.thinking.analyses) } else { Rc::default() };
        self.thinking = Thinking { analyses, mind: self.thinking.mind, ..Thinking::default() };
        self.setup = setup;
        self.timeline = timeline;
        self.origin = origin;
        self.dialog = None;
        self.coach = self.coach.values_only();
        self.seed = self.seed.wrapping_add(1);
        self.drop_notes(&|note| note.is_about_game() || note.is_of_kind(&Note::NoThinker));
        self.keep_tab_stop();
    }

    /// Puts the tab stop on the board if it is not there.
    pub(super) fn keep_tab_stop(&mut self) {
        if !self.tab_stop.is_some_and(|square| self.setup.rules.contains(square)) {
            self.tab_stop = self.setup.rules.squares().first();
        }
    }
}

#[cfg(test)]
mod tests;
