//! What may happen, and what follows from it: the reducer.

use std::rc::Rc;

use yew::Reducible;

use super::{Dialog, GameState, Note, Preferences, Scores, Setup, Stage};
use crate::engine::{Game, Square};

/// Names one moment of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// Which game since the page was opened.
    pub(super) round: u32,
    /// How many moves it had.
    pub(super) moves: usize,
}

/// What happens by itself after a while, if nothing else happens before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upcoming {
    /// The computer player replies to the moment that the ticket names.
    Reply(Ticket),
    /// The next game begins after the draw that the ticket names.
    NextGame(Ticket),
}

/// What may happen to the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// A person plays a square.
    Play(Square),
    /// A person plays a square of a 3×3 board by its number, 1 at the top left and 9 at the bottom right, as on a
    /// telephone.
    PlayNumbered(u8),
    /// A square gets the focus.
    Focus(Square),
    /// What was to happen by itself happens. This is dropped if something else happened before.
    Happen(Upcoming),
    /// A new game begins with the same opponent and sides.
    Reset,
    /// Somebody chooses an opponent or a side. This asks first if it would end a running game.
    Choose(Setup),
    /// The answer to the question: yes, start the new game.
    Confirm,
    /// The reader opens the settings.
    OpenSettings,
    /// The reader closes the settings, or answers the question with no: everything stays as it is.
    CloseDialog,
    /// A game is opened from an address, with what the reader should know about it.
    Open(Game, Vec<Note>),
    /// The score against the opponent of the moment starts again from nothing.
    ResetScore,
    /// Another tab made `to` of the scores while this one knew `from`.
    ScoresChanged {
        /// The scores that this tab knew.
        from: Scores,
        /// The scores as they are elsewhere.
        to: Scores,
    },
    /// The reader prefers something else.
    Prefer(Preferences),
    /// There is something that the reader should know.
    Notify(Note),
    /// The reader has read a note.
    Dismiss(Note),
}

impl Reducible for GameState {
    type Action = GameAction;

    /// The state after the action; the same `Rc` if the action changes nothing, so that nothing is rendered again.
    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        match self.after(action) {
            Some(next) if next != *self => Rc::new(next),
            _ => self,
        }
    }
}

impl GameState {
    /// The state after the action, or `None` if the action does not apply to this state.
    fn after(&self, action: GameAction) -> Option<Self> {
        let next = self.clone();
        match action {
            GameAction::Play(square) => matches!(self.stage(), Stage::Turn(_)).then(|| next.played(square))?,
            GameAction::PlayNumbered(number) => self.after(GameAction::Play(self.numbered_square(number)?)),
            GameAction::Focus(square) => Some(Self { tab_stop: Some(square), ..next }),
            GameAction::Happen(upcoming) if Some(upcoming) != self.upcoming() => None,
            GameAction::Happen(Upcoming::Reply(_)) => next.played(self.reply()?),
            GameAction::Happen(Upcoming::NextGame(_)) | GameAction::Reset => Some(next.restarted(self.setup)),
            GameAction::Choose(setup) if setup == self.setup => None,
            GameAction::Choose(setup) if self.has_unfinished_play() => {
                Some(Self { dialog: Some(Dialog::EndGame(setup)), ..next })
            }
            GameAction::Choose(setup) => Some(next.restarted(setup)),
            GameAction::Confirm => match self.dialog {
                Some(Dialog::EndGame(setup)) => Some(next.restarted(setup)),
                Some(Dialog::Settings) | None => None,
            },
            GameAction::OpenSettings => Some(Self { dialog: Some(Dialog::Settings), ..next }),
            GameAction::CloseDialog => Some(Self { dialog: None, ..next }),
            GameAction::Open(game, notes) => Some(next.opened(game, notes)),
            GameAction::ResetScore => Some(Self { scores: self.scores.without(self.setup.opponent), ..next }),
            GameAction::ScoresChanged { from, to } => {
                Some(Self { scores: Scores::merge(from, self.scores, to), ..next })
            }
            GameAction::Prefer(preferences) => Some(Self { preferences, ..next }),
            GameAction::Notify(note) => (!self.notes.contains(&note)).then(|| next.noted(note)),
            GameAction::Dismiss(note) => {
                Some(Self { notes: self.notes.iter().filter(|kept| **kept != note).cloned().collect(), ..next })
            }
        }
    }

    /// The square with this number, if the board is so small that its squares have numbers.
    fn numbered_square(&self, number: u8) -> Option<Square> {
        let rules = self.setup.rules;
        let index = usize::from(number).checked_sub(1)?;
        if rules.columns() == 3 && rules.rows() == 3 { rules.squares().iter().nth(index) } else { None }
    }

    /// After the side to move plays a square, with the score if that ends the game; `None` if the move is illegal.
    fn played(mut self, square: Square) -> Option<Self> {
        self.game.play(square).ok()?;
        if let Some(outcome) = self.position().outcome() {
            self.scores = self.scores.with(self.setup, outcome);
        }
        Some(self)
    }

    /// With the empty board of a new game.
    fn restarted(self, setup: Setup) -> Self {
        let game = Game::new(setup.rules);
        Self { setup, game, dialog: None, round: self.round.wrapping_add(1), seed: self.seed.wrapping_add(1), ..self }
    }

    /// With a game from elsewhere in the place of this one.
    fn opened(self, game: Game, notes: Vec<Note>) -> Self {
        let setup = Setup { rules: game.rules(), ..self.setup };
        let restarted = self.restarted(setup);
        let opened = Self { game, ..restarted };
        notes.into_iter().fold(opened, Self::noted)
    }

    /// With one more note.
    fn noted(mut self, note: Note) -> Self {
        self.notes.push(note);
        self
    }
}
