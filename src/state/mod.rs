//! The state of the page, its actions and the reducer.
//!
//! This module is pure. Timers, storage and the address bar change the state only through a [`GameAction`].

pub mod action;
pub mod analysis;
pub mod compared;
pub mod controls;
pub mod dialog;
pub mod game;
pub mod host;
pub mod initial;
pub mod known_boards;
pub mod language;
pub mod lazy_part;
pub mod named;
pub mod note;
pub mod opponent;
pub mod preferences;
pub mod reducer;
pub mod shown;

pub use crate::state::controls::{Controls, Part};
pub use crate::state::game::counting::Counting;
pub use crate::state::game::navigation::Go;
pub use crate::state::game::revision::Revision;
pub use crate::state::game::round::Round;
pub use crate::state::game::scheduled_action::ScheduledAction;
pub use crate::state::game::score::{BoardScores, GameResult, Score};
pub use crate::state::game::setup::Setup;
pub use crate::state::game::stage::Stage;
pub use crate::state::game::standing::Standing;
pub use crate::state::game::timeline::Timeline;
pub use action::GameAction;
pub use dialog::Dialog;
pub use host::Host;
pub use lazy_part::{LazyPart, LazyRules};
pub use note::{Note, Notes};
pub use preferences::{Look, MatchLength, Preferences, Setting, Sound, Theme, ThinkingTime};
pub use shown::announcement::Announcement;
pub use shown::answers::{Answer, Coach, CoachTool};
pub use shown::moment::ShownMoment;

use crate::state::game::undo::OtherRounds;
use analysis::AnalysisState;
use engine::{Game, Position, Square};
use language::Language;
use lazy_part::Lazy;

/// The state of the page, without derived values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    /// The game on the board.
    pub round: Round,
    /// The games that undo and redo restore.
    pub(crate) other_rounds: OtherRounds,
    /// The score and the streak.
    pub standing: Standing,
    /// The shown moment of the game.
    pub shown: ShownMoment,
    pub(crate) coach: Coach,
    /// The analysis by the Web Worker.
    pub analysis: AnalysisState,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    pub(crate) notes: Notes,
    /// The player's preferences.
    pub preferences: Preferences,
    /// The language of the page; `None` is English.
    pub language: Option<&'static Language>,
    /// The settings of the host page; `None` if the game is not embedded.
    pub host: Option<Host>,
    /// The lazy part.
    pub lazy: Lazy,
}

impl GameState {
    /// Returns the square that the player aims at.
    pub fn aim(&self) -> Option<Square> {
        // The host page can disable the game meanwhile.
        self.shown.aim.filter(|_| matches!(self.stage(), Stage::Turn(_)))
    }

    /// The rules and players.
    pub const fn setup(&self) -> Setup {
        self.round.setup
    }

    /// The moves so far.
    pub const fn game(&self) -> &Game {
        self.round.game()
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.round.position()
    }

    /// The notes, oldest first.
    pub fn notes(&self) -> &[Note] {
        self.notes.as_slice()
    }

    /// The visible parts of the coach: none in a running game by link.
    pub fn coach(&self) -> Coach {
        if self.round.is_without_help() { Coach::default() } else { self.coach }
    }

    /// Whether the score of the current rules counts a game.
    pub fn has_score(&self) -> bool {
        self.standing.scores != BoardScores::default()
    }

    /// The score against the current opponent under the current rules.
    pub fn score(&self) -> Score {
        self.standing.scores.against(self.round.setup.opponent)
    }
}
