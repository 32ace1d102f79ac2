//! The state of the page, its actions and the reducer.
//!
//! This module is pure. Timers, storage and the address bar change the state only through a [`GameAction`].

pub mod action;
pub mod analysis;
pub mod announcement;
pub mod coach;
pub mod controls;
pub mod dialog;
pub mod game;
pub mod host;
pub mod initial;
pub mod language;
pub mod lazy_part;
pub mod note;
pub mod opaque;
pub mod preferences;
pub mod reducer;

pub use crate::state::controls::{Controls, Part};
pub use crate::state::game::counting::Counting;
pub use crate::state::game::navigation::Go;
pub use crate::state::game::revision::Revision;
pub use crate::state::game::score::{BoardScores, GameResult, Score};
pub use crate::state::game::setup::Setup;
pub use crate::state::game::stage::Stage;
pub use crate::state::game::timeline::Timeline;
pub use action::{GameAction, ScheduledAction};
pub use announcement::Announcement;
pub use coach::{Answer, Coach, CoachTool};
pub use dialog::Dialog;
pub use host::Host;
pub use lazy_part::{LazyPart, LazyRules};
pub use note::Note;
pub use preferences::{Look, MatchLength, Preferences, Sound, Theme, ThinkingTime};

use std::rc::Rc;

use crate::engine::{Computer, Game, Mark, Opponent, Outcome, Position, Square};
use crate::state::game::setup::Player;
use analysis::AnalysisState;
use language::Language;
use opaque::Opaque;

/// The state of the page, without derived values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    pub(crate) setup: Setup,
    pub(crate) timeline: Timeline,
    /// The previous game, which undo restores at the start of this one.
    pub(crate) previous_game: Option<Rc<Self>>,
    /// The game that undo left, which redo restores.
    pub(crate) undone_game: Option<Rc<Self>>,
    /// The undo, redo or navigation that the lazy part applies once it is loaded.
    pub(crate) waiting: Option<GameAction>,
    pub(crate) revision: Revision,
    /// The revision that the player last shared.
    pub(crate) shared: Option<Revision>,
    /// The seed of the computer player's random choices in this game.
    pub(crate) seed: u64,
    /// Where the game comes from.
    pub(crate) origin: Origin,
    /// Whether a move has just led to the shown position.
    pub(crate) is_just_played: bool,
    pub(crate) coach: Coach,
    /// The scores under the current rules.
    pub(crate) board_scores: BoardScores,
    /// The values of the lazy part, unless all are defaults.
    pub(crate) lazy_values: Option<Opaque>,
    /// The results of the running match. Always 0 without a match.
    pub(crate) match_score: Score,
    /// The last change of the score by a game, with the change before, up to [`LazyAction::Recorded`].
    pub(crate) finished: Option<Rc<End>>,
    /// The number of games in a row that the near side has won against the current opponent; negative for lost ones.
    pub(crate) streak: i8,
    pub(crate) preferences: Preferences,
    /// The one square that the Tab key reaches; the arrow keys reach the others from there.
    pub(crate) tab_stop: Option<Square>,
    pub(crate) dialog: Option<Dialog>,
    /// `None` if there is none.
    pub(crate) notes: Option<Rc<Vec<Note>>>,
    pub(crate) lazy_part: LazyPart,
    /// The settings of the host page; `None` if the game is not embedded.
    pub(crate) host: Option<Host>,
    /// Whether the host page asked for the shown position.
    pub(crate) is_by_host: bool,
    pub(crate) analysis: AnalysisState,
    /// The square that the player aims at.
    pub(crate) aim: Option<Square>,
    pub(crate) announcement: Announcement,
    /// The language of the page; `None` is English.
    pub(crate) language: Option<&'static Language>,
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    /// Whether the score counts the game when it ends.
    pub(crate) counts: bool,
    /// The streak before the game counted.
    pub(crate) streak: i8,
    /// Whether the game was opened from a link or a text and no local player has moved in it. Such a game is not saved.
    pub(crate) is_imported: bool,
    /// Whether the sides between friends are exchanged, so that the first player has O.
    pub(crate) is_exchanged: bool,
}

impl Origin {
    /// A new game at this screen.
    pub(crate) const LOCAL: Self = Self { counts: true, streak: 0, is_imported: false, is_exchanged: false };
}

/// The end of a game that the score counts or has taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) state: GameState,
    pub(crate) is_taken_back: bool,
}

impl GameState {
    /// Returns the permissions of the host page, if the game is embedded.
    pub const fn host(&self) -> Option<Host> {
        self.host
    }

    /// Returns the square that the player aims at.
    pub fn aim(&self) -> Option<Square> {
        // The host page can disable the game meanwhile.
        self.aim.filter(|_| matches!(self.stage(), Stage::Turn(_)))
    }

    /// The language of the page; `None` is English.
    pub const fn language(&self) -> Option<&'static Language> {
        self.language
    }

    /// The rules and players.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The moves so far.
    pub const fn game(&self) -> &Game {
        self.timeline.game()
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.game().position()
    }

    /// The computer player that made the move with this number, counted from 1, if one did.
    pub fn computer_that_made(&self, number: usize) -> Option<Computer> {
        match self.setup.player(self.game().turn_after(number.checked_sub(1)?)) {
            Player::Computer(computer) => Some(computer),
            Player::You | Player::Person(_) | Player::Remote => None,
        }
    }

    /// The visible parts of the coach: none in a running game by link.
    pub fn coach(&self) -> Coach {
        if self.is_without_help() { Coach::default() } else { self.coach }
    }

    /// The seed of the computer player's random choices in this game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the action that a timer will dispatch. There is none while a dialog is open.
    pub fn scheduled_action(&self) -> Option<ScheduledAction> {
        let revision = self.revision;
        match self.stage() {
            _ if self.dialog.is_some() => None,
            Stage::Thinking(computer) => self.is_reply_ready(computer).then_some(ScheduledAction::Reply(revision)),
            // A draw by link still has to be sent.
            Stage::Over(Outcome::Drawn) if self.setup.opponent != Opponent::Remote => {
                let is_due = self.is_just_played && self.preferences.next_after_draw;
                is_due.then_some(ScheduledAction::NextGame(revision))
            }
            _ => None,
        }
    }

    /// Returns the action to dispatch when the timer fires. Computes the reply, so call this once per move.
    pub fn action_for(&self, scheduled: ScheduledAction) -> Option<GameAction> {
        match scheduled {
            ScheduledAction::Reply(revision) => self.reply().map(|square| GameAction::Reply(revision, square)),
            ScheduledAction::NextGame(revision) => Some(GameAction::NextGame(revision)),
        }
    }

    /// The score against the current opponent under the current rules.
    pub fn score(&self) -> Score {
        self.board_scores.against(self.setup.opponent)
    }

    /// The mark of the near side of the score: the player's. Between friends X, unless the sides are exchanged.
    pub fn near(&self) -> Mark {
        let near = match self.setup.opponent {
            Opponent::Friend => Mark::X,
            Opponent::Remote | Opponent::Computer(_) => self.setup.play,
        };
        if self.origin.is_exchanged { !near } else { near }
    }

    /// The score of the running match.
    pub const fn match_score(&self) -> Score {
        self.match_score
    }

    /// The number of games in a row that the near side of the score has won against the current opponent; negative for lost
    /// ones.
    pub const fn streak(&self) -> i8 {
        self.streak
    }

    /// The player's preferences.
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The one square that the Tab key reaches.
    pub const fn tab_stop(&self) -> Option<Square> {
        self.tab_stop
    }

    /// The open dialog.
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The notes, oldest first.
    pub fn notes(&self) -> &[Note] {
        self.notes.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Whether a move has just led to the shown position.
    pub const fn is_just_played(&self) -> bool {
        self.is_just_played
    }

    /// The announcement of the status bar to screen readers.
    pub const fn announcement(&self) -> Announcement {
        self.announcement
    }

    /// The revision, which is another one whenever the board has changed.
    pub const fn revision(&self) -> Revision {
        self.revision
    }
}
