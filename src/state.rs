//! The state of the page, its actions and the reducer.
//!
//! Everything here is pure. Timers, storage and address bar change the state only through a [`GameAction`].

pub mod accent;
mod action;
pub mod address;
mod aim;
mod analysis;
mod announcement;
mod coach;
mod controls;
mod dialog;
mod discarded;
mod draft;
mod embedding;
mod host;
mod host_actions;
mod kept;
mod lazy_actions;
mod lazy_part;
pub mod note;
pub mod preferences;
mod progress;
mod reducer;
pub mod saved;
pub mod score;
pub mod setup;
mod share_result;
mod shared;
mod stage;
mod timeline;
mod yes_or_no;

pub use accent::Accent;
pub use action::{GameAction, Go, Ticket, Upcoming};
pub use address::Address;
pub use announcement::Announcement;
pub use coach::{Answer, Coach, CoachTool};
pub use controls::{Controls, Part};
pub use dialog::Dialog;
pub use draft::Draft;
pub use embedding::Embedding;
pub use host::{Host, HostRequest, HostSettings};
pub use host_actions::Refusal;
pub use kept::KeptGame;
pub use lazy_part::{LazyPart, LazyRules};
pub use note::Note;
pub use preferences::{Look, Preferences, Theme, ThinkingTime};
pub use saved::Saved;
pub use score::{Score, Scores, ScoresChange};
pub use setup::Setup;
pub use share_result::ShareResult;
pub use stage::Stage;
pub use timeline::Timeline;

use std::rc::Rc;

use crate::engine::{Computer, Game, Outcome, Position, Square, tablebase};
use analysis::AnalysisState;
use setup::Player;
use shared::Shared;

/// The state of the page, without anything that can be derived from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    setup: Setup,
    timeline: Timeline,
    /// The game before this one, which undo brings back at the start of this one.
    earlier: Option<Rc<Self>>,
    /// The game after this one, which redo brings back.
    later: Option<Rc<Self>>,
    /// How often the board changed in this visit. Tells late replies apart.
    moment: u32,
    /// The moment at which the player last shared the game.
    sent: Option<u32>,
    /// The seed of the computer player's random choices in this game.
    seed: u64,
    /// Where the game comes from.
    origin: Origin,
    /// Whether a move has just led to the shown position.
    is_just_played: bool,
    coach: Coach,
    scores: Scores,
    preferences: Preferences,
    /// The color of interactive elements, if the address or the host page sets one.
    accent: Option<Accent>,
    /// The one square that the Tab key reaches; the arrow keys reach the others from there.
    tab_stop: Option<Square>,
    dialog: Option<Shared<Dialog>>,
    /// `None` if there is none.
    notes: Option<Shared<Vec<Note>>>,
    lazy_part: LazyPart,
    /// The settings of the host page; `None` if the game is not embedded.
    host: Option<Host>,
    /// Whether the host page asked for the shown position.
    is_by_host: bool,
    analysis: AnalysisState,
    /// The square that the player aims at.
    aim: Option<Square>,
    announcement: Announcement,
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Origin {
    /// Whether the game is counted in the score, or never will be.
    is_counted: bool,
    /// Whether the game was opened from a link or a text, and no local player has moved in it. Until then, the saved game
    /// stays.
    is_foreign: bool,
}

impl Origin {
    /// A game that begins here.
    const HERE: Self = Self { is_counted: false, is_foreign: false };
}

impl GameState {
    /// The state with which a visit begins.
    #[must_use]
    pub fn new(setup: Setup, preferences: Preferences, scores: Scores, seed: u64) -> Self {
        Self {
            setup,
            timeline: Timeline::new(Game::new(setup.rules)),
            earlier: None,
            later: None,
            moment: 0,
            sent: None,
            seed,
            origin: Origin::HERE,
            is_just_played: false,
            coach: Coach::default(),
            scores,
            preferences,
            accent: None,
            tab_stop: setup.rules.squares().first(),
            dialog: None,
            notes: None,
            lazy_part: LazyPart::default(),
            host: None,
            is_by_host: false,
            analysis: AnalysisState::default(),
            aim: None,
            announcement: Announcement::default(),
        }
    }

    /// The same state with this color of interactive elements.
    #[must_use]
    pub fn coloured(self, accent: Option<Accent>) -> Self {
        Self { accent, ..self }
    }

    /// The same state, embedded in a host page.
    #[must_use]
    pub fn embedded(self, host: Host) -> Self {
        Self { host: Some(host), ..self }
    }

    /// The same state with the game of an earlier visit.
    #[must_use]
    pub fn resumed(self, kept: KeptGame) -> Self {
        let origin = Origin { is_counted: kept.is_counted, ..Origin::HERE };
        let tab_stop = kept.setup.rules.squares().first();
        Self { setup: kept.setup, timeline: Timeline::resumed(kept.game), seed: kept.seed, origin, tab_stop, ..self }
    }

    /// Who plays whom, and by which rules.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The moves so far.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.timeline.game()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game().position()
    }

    /// The computer player that made the move of this number, counted from 1, if one did.
    #[must_use]
    pub fn computer_that_made(&self, number: usize) -> Option<Computer> {
        match self.setup.player(self.game().turn_after(number.checked_sub(1)?)) {
            Player::Computer(computer) => Some(computer),
            Player::You | Player::Person(_) | Player::Correspondent => None,
        }
    }

    /// Returns what the coach shows.
    #[must_use]
    pub const fn coach(&self) -> Coach {
        self.coach
    }

    /// The seed of the computer player's random choices in this game.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns what happens next without the player. Nothing does while a dialog is open.
    #[must_use]
    pub fn upcoming(&self) -> Option<Upcoming> {
        let ticket = Ticket(self.moment);
        match self.stage() {
            _ if self.dialog.is_some() => None,
            Stage::Thinking(computer) => self.is_reply_ready(computer).then_some(Upcoming::Reply(ticket)),
            Stage::Over(Outcome::Drawn) if self.is_just_played && self.preferences.next_after_draw => {
                Some(Upcoming::NextGame(ticket))
            }
            _ => None,
        }
    }

    /// Returns the action for it. A reply is computed here, so that this is called only once for a move.
    #[must_use]
    pub fn action_for(&self, upcoming: Upcoming) -> Option<GameAction> {
        match upcoming {
            Upcoming::Reply(ticket) => self.reply().map(|square| GameAction::Reply(ticket, square)),
            Upcoming::NextGame(ticket) => Some(GameAction::NextGame(ticket)),
        }
    }

    /// The score against the current opponent.
    #[must_use]
    pub fn score(&self) -> Score {
        self.scores.against(self.setup.opponent)
    }

    /// The player's preferences.
    #[must_use]
    pub const fn preferences(&self) -> Preferences {
        self.preferences
    }

    /// The color of interactive elements, if the address or the host page sets one.
    #[must_use]
    pub const fn accent(&self) -> Option<Accent> {
        self.accent
    }

    /// The one square that the Tab key reaches.
    #[must_use]
    pub const fn tab_stop(&self) -> Option<Square> {
        self.tab_stop
    }

    /// The open dialog.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_deref()
    }

    /// The notes, oldest first.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        self.notes.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Whether the lazy part is loaded.
    #[must_use]
    pub const fn lazy_part(&self) -> LazyPart {
        self.lazy_part
    }

    /// The same state with the lazy part loaded.
    #[must_use]
    pub fn with_lazy_part(self) -> Self {
        Self { lazy_part: LazyPart::Loaded(LazyPart::RULES), ..self }
    }

    /// Whether the lazy part should be loaded now: after the first move, so that loading never delays that move, or as soon
    /// as a dialog, the host page or the page itself needs it.
    #[must_use]
    pub fn requests_lazy_part(&self) -> bool {
        let is_needed = self.dialog.is_some() || self.host.is_some() || self.lacks_lazy_part();
        self.lazy_part == LazyPart::NotLoaded && (is_needed || !self.game().moves().is_empty())
    }

    /// Whether the page, apart from its dialog, shows something that needs the lazy part.
    #[must_use]
    pub fn lacks_lazy_part(&self) -> bool {
        self.coach.is_active() || self.notes.is_some() || self.accent.is_some() || !tablebase::covers(self.setup.rules)
    }

    /// Whether a move has just led to the shown position.
    #[must_use]
    pub const fn is_just_played(&self) -> bool {
        self.is_just_played
    }

    /// Returns what the status bar announces to screen readers.
    #[must_use]
    pub const fn announcement(&self) -> Announcement {
        self.announcement
    }

    /// Whether the board is unchanged between the two states.
    #[must_use]
    pub const fn is_same_moment(&self, other: &Self) -> bool {
        self.moment == other.moment
    }

    /// Returns the part of the state that is stored for the next visit.
    #[must_use]
    pub fn saved(&self) -> Saved {
        let game = || KeptGame {
            setup: self.setup,
            game: self.game().clone(),
            is_counted: self.origin.is_counted,
            seed: self.seed,
        };
        Saved {
            setup: self.setup,
            preferences: self.preferences,
            scores: self.scores,
            game: (!self.origin.is_foreign && self.host.is_none()).then(game),
        }
    }
}
