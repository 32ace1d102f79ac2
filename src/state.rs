//! The state of the page and the reducer: what may happen, and what follows from it.
//!
//! Everything here is pure. A timer, the storage or the address bar reach the state only through a [`GameAction`], and
//! learn of it only by looking at the [`GameState`] afterwards.

mod action;
pub mod address;
pub mod arrival;
pub mod note;
pub mod preferences;
pub mod saved;
pub mod score;
pub mod setup;

pub use action::{GameAction, Ticket, Upcoming};
pub use arrival::Arrival;
pub use note::Note;
pub use preferences::{Preferences, Theme};
pub use saved::Saved;
pub use score::{Score, Scores, ScoresChange};
pub use setup::Setup;

use crate::engine::{Computer, Game, Mark, Outcome, Position, Square};

/// Everything that the page shows, and nothing that could be derived from the rest of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    setup: Setup,
    game: Game,
    /// How many games were started before this one since the page was opened: tells replies to an earlier game apart.
    round: u32,
    /// What the computer's random choices in this game are drawn from.
    seed: u64,
    scores: Scores,
    preferences: Preferences,
    /// The one square that the tab key reaches; the arrow keys reach the others from there.
    tab_stop: Option<Square>,
    dialog: Option<Dialog>,
    notes: Vec<Note>,
    study: Arrival,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A person, who plays this mark, to move.
    Turn(Mark),
    /// The computer player to reply.
    Thinking(Computer),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What can stand on top of everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// What the reader can set.
    Settings,
    /// The question whether a running game may end, because this change of opponent or side would end it.
    EndGame(Setup),
}

impl GameState {
    /// The state with which a visit begins.
    #[must_use]
    pub fn new(
        setup: Setup,
        game: Game,
        preferences: Preferences,
        scores: Scores,
        notes: Vec<Note>,
        seed: u64,
    ) -> Self {
        let tab_stop = setup.rules.squares().first();
        let study = Arrival::default();
        Self { setup, game, round: 0, seed, scores, preferences, tab_stop, dialog: None, notes, study }
    }

    /// Who plays whom, and by which rules.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The moves so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// What the game waits for.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let position = self.position();
        match (position.outcome(), self.setup.computer_playing(position.turn())) {
            (Some(outcome), _) => Stage::Over(outcome),
            (None, Some(computer)) => Stage::Thinking(computer),
            (None, None) => Stage::Turn(position.turn()),
        }
    }

    /// What happens next by itself, if anything does. Nothing does while a dialog is open.
    #[must_use]
    pub fn upcoming(&self) -> Option<Upcoming> {
        let ticket = Ticket { round: self.round, moves: self.game.cursor() };
        match self.stage() {
            _ if self.dialog.is_some() => None,
            Stage::Thinking(_) => Some(Upcoming::Reply(ticket)),
            Stage::Over(Outcome::Drawn) if self.preferences.next_after_draw => Some(Upcoming::NextGame(ticket)),
            Stage::Turn(_) | Stage::Over(_) => None,
        }
    }

    /// The square that the computer player replies with, if it is at work.
    fn reply(&self) -> Option<Square> {
        match self.stage() {
            Stage::Thinking(computer) => computer.reply(&self.position(), self.seed),
            Stage::Turn(_) | Stage::Over(_) => None,
        }
    }

    /// The score against the opponent of the moment.
    #[must_use]
    pub fn score(&self) -> Score {
        self.scores.against(self.setup.opponent)
    }

    /// What the reader prefers.
    #[must_use]
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The one square that the tab key reaches.
    #[must_use]
    pub const fn tab_stop(&self) -> Option<Square> {
        self.tab_stop
    }

    /// What stands on top of everything else.
    #[must_use]
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// What the reader should know, oldest first.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Whether the second part of the program is there.
    #[must_use]
    pub const fn study(&self) -> Arrival {
        self.study
    }

    /// Whether the second part of the program should be loaded: once somebody has moved, so that it never delays that,
    /// or as soon as it has something to show.
    #[must_use]
    pub fn wants_study(&self) -> bool {
        let is_due = !self.game.moves().is_empty() || self.dialog == Some(Dialog::Settings);
        is_due && self.study == Arrival::Awaited
    }

    /// What of this state is kept for the next visit.
    #[must_use]
    pub const fn saved(&self) -> Saved {
        Saved {
            opponent: self.setup.opponent,
            play: self.setup.play,
            preferences: self.preferences,
            scores: self.scores,
        }
    }

    /// Whether a person has played in a game that is not over, so that ending it would lose something.
    #[must_use]
    pub fn has_unfinished_play(&self) -> bool {
        let position = self.position();
        let own = Mark::ALL.into_iter().filter(|mark| self.setup.computer_playing(*mark).is_none());
        position.outcome().is_none() && own.into_iter().any(|mark| !position.marks(mark).is_empty())
    }
}
