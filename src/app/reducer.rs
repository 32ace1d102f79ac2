//! The reducer with the lazy part: that of a first visit, and what follows from each action.

use std::rc::Rc;

use super::rooms::LazyAction;
use crate::state::compared::Ignored;
use crate::state::{CoachTool, GameAction, GameState, Go, Host, LazyPart, LazyRules, Note, ScheduledAction, Standing};
use crate::{embed, other_games};

impl LazyPart {
    /// The only rules. Only the lazy part may name them, because they are downloaded with the code that does.
    pub const RULES: Ignored<&'static LazyRules> = Ignored(&LazyRules {
        reduce,
        is_changed_by,
        take_back: Standing::take_back,
        is_reply_ready: GameState::has_enough_analysis,
        reply: GameState::best_reply,
    });
}

fn reduce(state: Rc<GameState>, action: GameAction) -> Rc<GameState> {
    let is_by_host = matches!(action.lazy(), Some(LazyAction::Embed(embed::Msg::Host(_))));
    let mut next = (*state).clone();
    let action = next.for_shown_game(action);
    if state.host.is_some_and(|host| !is_allowed(host, &action)) {
        return state;
    }
    let wanted = next.apply_and_settle(action);
    if next.has_changed_since(&state) {
        next.shown.is_by_host = is_by_host;
    }
    // An action that has waited for the permissions of the host page.
    let wanted = wanted.or_else(|| next.lazy.waiting.take_if(|_| is_by_host));
    let next = match wanted {
        Some(action) => reduce(next.into(), action),
        None => next.into(),
    };
    if next == state { state } else { next }
}

/// Returns whether the host page lets the player do this.
fn is_allowed(host: Host, action: &GameAction) -> bool {
    match action.lazy() {
        Some(LazyAction::Game(msg)) => host.allows_in_game(msg),
        Some(LazyAction::OtherGames(msg)) => host.allows_in_other_game(msg),
        _ => host.allows(action),
    }
}

fn is_changed_by(state: &GameState, action: &GameAction) -> bool {
    let state = Rc::new(state.clone());
    !Rc::ptr_eq(&state, &reduce(Rc::clone(&state), action.clone()))
}

impl GameState {
    /// Returns the state with the lazy part loaded.
    #[must_use]
    pub fn with_lazy_part(mut self) -> Self {
        self.lazy.part = LazyPart::Loaded(LazyPart::RULES);
        self
    }

    /// Returns what an action means while a game with other rules is shown: its message. A choice of rules leaves that game.
    fn for_shown_game(&mut self, action: GameAction) -> GameAction {
        if self.other_game().is_none() {
            return action;
        }
        let msg = match action {
            GameAction::Play(square) => other_games::Msg::Press(square),
            GameAction::PlayNumbered(number) => other_games::Msg::PressNumbered(number),
            GameAction::Aim(square) => other_games::Msg::Aim(square),
            GameAction::Undo => other_games::Msg::Undo,
            GameAction::Redo => other_games::Msg::Redo,
            GameAction::Go(go) => other_games::Msg::Go(go),
            GameAction::Toggle(tool) => other_games::Msg::Toggle(tool),
            GameAction::Reset => self.next_game_message(),
            GameAction::Choose(setup) => return GameAction::Choose(self.leave_for(setup.rules)),
            action => return action,
        };
        msg.into()
    }

    /// Applies an action. Then updates the notes and the match, and the scores if the rules have changed. Returns the action that
    /// a dialog wants next.
    fn apply_and_settle(&mut self, action: GameAction) -> Option<GameAction> {
        let (setup, seed, revision, counted) =
            (self.round.setup, self.round.seed, self.shown.revision, self.round.counted_outcome());
        let is_in_history = matches!(action, GameAction::Undo | GameAction::Redo);
        let (was_open, was_in_the_past) = (self.position().outcome().is_none(), self.game().is_in_the_past());
        let is_by_hand = matches!(action, GameAction::Play(_) | GameAction::Aim(_) | GameAction::PlayNumbered(_));
        let replay = self.replay();
        let is_next = match action {
            GameAction::Reset => replay.is_none(),
            GameAction::NextGame(revision) => self.scheduled_action() == Some(ScheduledAction::NextGame(revision)),
            _ => false,
        };
        let sides = is_next.then(|| self.next_sides());
        let mut wanted = None;
        match action {
            GameAction::Undo => self.undo_across_games(),
            GameAction::Redo => self.redo_across_games(),
            GameAction::Go(go) => self.go(go),
            GameAction::Aim(square) => self.aim_at(square),
            GameAction::NextGame(_) if !is_next => {}
            GameAction::NextGame(_) => self.restart(self.round.setup),
            GameAction::Reset if replay.is_some() => {
                let own = replay.unwrap_or(self.round.setup);
                self.restart(own.with_rules(self.round.setup.rules));
                self.drop_notes_of_game();
            }
            GameAction::Toggle(CoachTool::Review) if self.coach.review => {
                self.apply(action);
                self.go(Go::Last);
            }
            GameAction::Notify(note) => self.notify(note),
            GameAction::Dismiss(note) => self.dismiss(&note),
            GameAction::Lazy(action) => wanted = action.get().and_then(|action| self.apply_lazy(action)),
            action => {
                self.apply(action);
                if self.round.seed != seed {
                    self.drop_notes_of_game();
                }
            }
        }
        // Every new game has another seed.
        let (is_moved, is_other_game) = (self.shown.revision != revision, self.round.seed != seed);
        // Another move in place of one that was played, as after an undo.
        if is_moved && !is_other_game && was_open && (is_in_history || is_by_hand && was_in_the_past) {
            self.round.is_aided = true;
        }
        // Values against one opponent may be unwelcome against another. Undo and redo change nothing but the game.
        if !is_in_history && self.round.setup.opponent != setup.opponent {
            self.coach.values = false;
        }
        // The player has seen them, and they could cover the coach.
        if is_by_hand && is_moved {
            self.notes.drop(&Note::is_about_game);
        }
        // The whole game is shown.
        if is_moved && !self.game().is_in_the_past() {
            self.notes.drop(&|note| matches!(note, Note::OlderLink { .. }));
        }
        // The statistics offer it until they are closed or another position is shown.
        if self.dialog.is_none() || is_moved {
            self.forget_reset();
        }
        self.note_help();
        if is_moved && !is_other_game && counted.is_none() && self.round.counted_outcome().is_some() {
            self.climb();
        }
        // Whatever the player does next, the offer is not in the way.
        if !self.shows_end() {
            self.notes.drop(&|note| *note == Note::SoundOffer);
        }
        if let Some((play, is_exchanged)) = sides {
            self.round.setup.play = play;
            self.round.is_exchanged = is_exchanged;
        }
        // Undo and redo restore the match with its game, and a reset of the score leaves the match as it is.
        if is_other_game && !is_in_history {
            self.begin_in_match(setup);
        } else if is_moved && !is_other_game {
            self.settle_match(counted);
        }
        if self.round.setup.rules != setup.rules {
            let mut scores = self.other_scores();
            scores.set(setup.rules, self.standing.scores);
            self.set_scores(scores);
        }
        self.open_dialog();
        wanted
    }
}
