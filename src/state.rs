//! The state of the page and the reducer: what may happen, and what follows from it.
//!
//! Everything here is pure. A timer, the storage or the address bar reach the state only through a [`GameAction`], and
//! learn of it only by looking at the [`GameState`] afterwards.

pub mod accent;
mod action;
pub mod address;
mod aim;
mod announcement;
pub mod arrival;
mod coach;
mod dialog;
mod discarded;
mod draft;
mod embedding;
pub mod host;
mod kept;
mod lazy_actions;
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
mod thinking;
mod timeline;

pub use accent::Accent;
pub use action::{GameAction, Go, Ticket, Upcoming};
pub use address::Address;
pub use announcement::Announcement;
pub use arrival::Arrival;
pub use coach::{Answer, Coach, CoachTool};
pub use dialog::Dialog;
pub use draft::Draft;
pub use embedding::Embedding;
pub use host::{Controls, Host, HostRequest, HostSettings, Part, Refusal};
pub use kept::KeptGame;
pub use note::Note;
pub use preferences::{Look, Preferences, Theme, ThinkingTime};
pub use saved::Saved;
pub use score::{Score, Scores, ScoresChange};
pub use setup::Setup;
pub use share_result::ShareResult;
pub use stage::Stage;
pub use timeline::Timeline;

use std::rc::Rc;

use crate::engine::evaluation::Analyses;
use crate::engine::{Computer, Game, Outcome, Position, Square};
use setup::Player;
use shared::Shared;
use thinking::Thinking;
pub use thinking::{MIND, Mind};

/// Everything that the page shows, and nothing that could be derived from the rest of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    setup: Setup,
    timeline: Timeline,
    /// The game before this one, which undoing brings back at the start of this one.
    earlier: Option<Rc<Self>>,
    /// The game that undoing left for the one before it.
    later: Option<Rc<Self>>,
    /// How often the board changed since the page was opened: tells replies to an earlier moment apart.
    moment: u32,
    /// The moment at which the game last left the page.
    sent: Option<u32>,
    /// What the computer's random choices in this game are drawn from.
    seed: u64,
    /// How the game came here, and with that whether it is kept and counted.
    origin: Origin,
    /// Whether the shown position has just been played, rather than gone to.
    is_just_played: bool,
    coach: Coach,
    scores: Scores,
    preferences: Preferences,
    /// The colour of what can be pressed, if the address or the page around the game asks for one.
    accent: Option<Accent>,
    /// The one square that the tab key reaches; the arrow keys reach the others from there.
    tab_stop: Option<Square>,
    dialog: Option<Shared<Dialog>>,
    /// `None` if there is none.
    notes: Option<Shared<Vec<Note>>>,
    study: Arrival,
    /// What the page around the game decides; `None` on a page of its own.
    host: Option<Host>,
    /// Whether the shown position came from the page around the game.
    is_by_host: bool,
    thinking: Thinking,
    /// The square that somebody aims at.
    aim: Option<Square>,
    announcement: Announcement,
}

/// Whether a game is this page's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Origin {
    /// Whether the score has this game already, or never will.
    is_counted: bool,
    /// Whether the game was opened from elsewhere and nobody has played in it here. The game that is kept for the next
    /// visit stays until somebody does.
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
            study: Arrival::default(),
            host: None,
            is_by_host: false,
            thinking: Thinking::default(),
            aim: None,
            announcement: Announcement::default(),
        }
    }

    /// The same state with what can be pressed in this colour.
    #[must_use]
    pub fn coloured(self, accent: Option<Accent>) -> Self {
        Self { accent, ..self }
    }

    /// The state of a game that stands in somebody else's page.
    #[must_use]
    pub fn embedded(self, host: Host) -> Self {
        Self { host: Some(host), ..self }
    }

    /// The state that comes back to a game of an earlier visit.
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

    /// What the computer's random choices in this game are drawn from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// What happens next by itself, if anything does. Nothing does while a dialog is open.
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

    /// The action that lets this happen. For a reply it asks the engine, so that it is to be called only once for a move.
    #[must_use]
    pub fn action_for(&self, upcoming: Upcoming) -> Option<GameAction> {
        match upcoming {
            Upcoming::Reply(ticket) => self.reply().map(|square| GameAction::Reply(ticket, square)),
            Upcoming::NextGame(ticket) => Some(GameAction::NextGame(ticket)),
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

    /// The colour of what can be pressed, if the address or the page around the game asks for one.
    #[must_use]
    pub const fn accent(&self) -> Option<Accent> {
        self.accent
    }

    /// The one square that the tab key reaches.
    #[must_use]
    pub const fn tab_stop(&self) -> Option<Square> {
        self.tab_stop
    }

    /// What stands on top of everything else.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_deref()
    }

    /// What the reader should know, oldest first.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        self.notes.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Whether the second part of the program is there.
    #[must_use]
    pub const fn study(&self) -> Arrival {
        self.study
    }

    /// Whether the second part of the program should be loaded: once somebody has moved, so that it never delays that,
    /// or as soon as it has something to show, or to say to the page around the game or to a worker.
    #[must_use]
    pub fn wants_study(&self) -> bool {
        let has_something_to_do = self.dialog.is_some() || self.host.is_some() || self.needs_study();
        self.study == Arrival::Awaited && (has_something_to_do || !self.game().moves().is_empty())
    }

    /// Whether the page itself lacks something without the second part of the program.
    #[must_use]
    pub fn needs_study(&self) -> bool {
        self.coach.is_active()
            || self.notes.is_some()
            || self.accent.is_some()
            || !Analyses::need_nobody(self.setup.rules)
    }

    /// Whether the shown position has just been played, rather than gone to.
    #[must_use]
    pub const fn is_just_played(&self) -> bool {
        self.is_just_played
    }

    /// Returns what the status bar announces to screen readers.
    #[must_use]
    pub const fn announcement(&self) -> Announcement {
        self.announcement
    }

    /// Whether nothing has changed on the board from one state to the other.
    #[must_use]
    pub const fn is_same_moment(&self, other: &Self) -> bool {
        self.moment == other.moment
    }

    /// What of this state is kept for the next visit.
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
