//! What may happen, and what follows from it: the reducer.

use std::rc::Rc;

use yew::Reducible;

use super::{Arrival, Dialog, GameState, Note, Preferences, Score, ScoresChange, Setup, Stage};
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
    Open(Box<Game>, Vec<Note>),
    /// The score against the opponent of the moment starts again from nothing.
    ResetScore,
    /// Another tab changed the scores.
    ScoresChanged(Box<ScoresChange>),
    /// The reader prefers something else.
    Prefer(Preferences),
    /// There is something that the reader should know.
    Notify(Note),
    /// The reader has read a note.
    Dismiss(Note),
    /// The second part of the program has been loaded, or could not be.
    StudyLoaded(bool),
    /// The reader asks for the second part of the program once more.
    RetryStudy,
}

impl Reducible for GameState {
    type Action = GameAction;

    /// The state after the action; the same `Rc` if the action changes nothing, so that nothing is rendered again.
    fn reduce(self: Rc<Self>, action: GameAction) -> Rc<Self> {
        let mut next = (*self).clone();
        next.apply(action);
        if next == *self { self } else { Rc::new(next) }
    }
}

impl GameState {
    /// Does what the action asks for. An action that does not apply to this state changes nothing.
    fn apply(&mut self, action: GameAction) {
        match action {
            GameAction::Play(square) => self.play_by_hand(square),
            GameAction::PlayNumbered(number) => {
                if let Some(square) = self.numbered_square(number) {
                    self.play_by_hand(square);
                }
            }
            GameAction::Focus(square) => self.tab_stop = Some(square),
            GameAction::Happen(upcoming) => self.happen(upcoming),
            GameAction::Reset => self.restart(self.setup),
            GameAction::Choose(setup) => self.choose(setup),
            GameAction::Confirm => {
                if let Some(Dialog::EndGame(setup)) = self.dialog {
                    self.restart(setup);
                }
            }
            GameAction::OpenSettings => {
                self.dialog = Some(Dialog::Settings);
                self.retry_study();
            }
            GameAction::CloseDialog => self.dialog = None,
            GameAction::Open(game, notes) => {
                self.restart(Setup { rules: game.rules(), ..self.setup });
                self.game = *game;
                notes.into_iter().for_each(|note| self.notify(note));
            }
            GameAction::ResetScore => *self.scores.against_mut(self.setup.opponent) = Score::default(),
            GameAction::ScoresChanged(change) => self.scores.merge(&change),
            GameAction::Prefer(preferences) => self.preferences = preferences,
            GameAction::Notify(note) => self.notify(note),
            GameAction::Dismiss(note) => self.notes.retain(|kept| *kept != note),
            // What is there cannot go away again.
            GameAction::StudyLoaded(false) if self.study == Arrival::Here => {}
            GameAction::StudyLoaded(is_here) => self.study = if is_here { Arrival::Here } else { Arrival::Failed },
            GameAction::RetryStudy => self.retry_study(),
        }
    }

    /// A person plays a square, if it is a person's turn.
    fn play_by_hand(&mut self, square: Square) {
        if matches!(self.stage(), Stage::Turn(_)) {
            self.play(square);
        }
    }

    /// What was to happen by itself happens, if it is still what is to happen.
    fn happen(&mut self, upcoming: Upcoming) {
        if Some(upcoming) != self.upcoming() {
            return;
        }
        match upcoming {
            Upcoming::NextGame(_) => self.restart(self.setup),
            Upcoming::Reply(_) => {
                if let Some(square) = self.reply() {
                    self.play(square);
                }
            }
        }
    }

    /// Another opponent or side begins a new game, after a question if a person has played in this one.
    fn choose(&mut self, setup: Setup) {
        if setup == self.setup {
            self.dialog = self.dialog.filter(|dialog| *dialog == Dialog::Settings);
        } else if self.has_unfinished_play() {
            self.dialog = Some(Dialog::EndGame(setup));
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

    /// The side to move plays a square, and the game is counted if that ends it. An illegal move changes nothing.
    fn play(&mut self, square: Square) {
        if self.game.play(square).is_ok()
            && let Some(outcome) = self.position().outcome()
        {
            self.scores.count(self.setup, outcome);
        }
    }

    /// A note joins the others, unless it is there already.
    fn notify(&mut self, note: Note) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// After a failure, the second part of the program is awaited again.
    fn retry_study(&mut self) {
        if self.study == Arrival::Failed {
            self.study = Arrival::Awaited;
        }
    }

    /// The empty board of a new game.
    fn restart(&mut self, setup: Setup) {
        self.setup = setup;
        self.game = Game::new(setup.rules);
        self.dialog = None;
        self.round = self.round.wrapping_add(1);
        self.seed = self.seed.wrapping_add(1);
    }
}
