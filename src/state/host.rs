//! The host page of an embedded game: its settings and requests.

use super::{Accent, AccentChoice, Address, Dialog, GameAction, GameState, Look, Setup, Stage, Theme};
use crate::engine::{Game, IllegalMove, Square};

/// An optional part of the embedded game. The board is always visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The status bar. Screen readers get it also while it is hidden.
    Status,
    /// The players and the score.
    Score,
    /// The button for a new game.
    Reset,
    /// Undo, redo and the list of moves.
    History,
    /// The coach.
    Hint,
    /// The choice of opponent and side, and the settings.
    Settings,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 6] = [Self::Status, Self::Score, Self::Reset, Self::History, Self::Hint, Self::Settings];

    /// Returns the name for addresses and `data-embed`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Status => "status",
            Self::Score => "score",
            Self::Reset => "reset",
            Self::History => "history",
            Self::Hint => "hint",
            Self::Settings => "settings",
        }
    }
}

/// A set of parts, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Controls(u8);

impl Controls {
    /// No parts.
    pub const NONE: Self = Self(0);

    /// Returns whether the part is visible.
    #[must_use]
    pub const fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }

    /// Returns the set with this part added or removed.
    #[must_use]
    pub const fn with(self, part: Part, is_shown: bool) -> Self {
        let bit = 1 << part as u8;
        Self(if is_shown { self.0 | bit } else { self.0 & !bit })
    }

    /// Reads names separated by commas. Returns `None` if one is unknown.
    #[must_use]
    pub fn from_names(names: &str) -> Option<Self> {
        let mut names = names.split(',').filter(|name| !name.is_empty());
        names.try_fold(Self::NONE, |controls, name| {
            let part = Part::ALL.into_iter().find(|part| part.name() == name)?;
            Some(controls.with(part, true))
        })
    }

    /// Returns the names of the parts.
    #[must_use]
    pub fn names(self, separator: &str) -> String {
        let mut names = String::new();
        for part in Part::ALL.into_iter().filter(|part| self.has(*part)) {
            if !names.is_empty() {
                names.push_str(separator);
            }
            names.push_str(part.name());
        }
        names
    }
}

impl Default for Controls {
    /// Status, score and reset.
    fn default() -> Self {
        Self::NONE.with(Part::Status, true).with(Part::Score, true).with(Part::Reset, true)
    }
}

/// The permissions that the host page gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Host {
    /// Whether the game is read-only: neither the player nor a computer player moves.
    pub is_disabled: bool,
    /// The visible parts.
    pub controls: Controls,
}

impl Host {
    /// Returns whether the player may do this. Automatic actions, and those that need a visible control, are always allowed.
    pub(super) const fn allows(self, action: &GameAction) -> bool {
        match action {
            GameAction::Play(_) | GameAction::Aim(_) | GameAction::PlayNumbered(_) => !self.is_disabled,
            GameAction::Reset => !self.is_disabled && self.controls.has(Part::Reset),
            GameAction::Undo | GameAction::Redo => !self.is_disabled && self.controls.has(Part::History),
            GameAction::Go(_) => self.controls.has(Part::History),
            GameAction::Toggle(_) => self.controls.has(Part::Hint),
            GameAction::Show(Dialog::Shortcuts) => self.controls.has(Part::Settings),
            GameAction::Choose(_) => !self.is_disabled && self.controls.has(Part::Settings),
            _ => true,
        }
    }
}

/// A request of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Apply settings. Another opponent or side starts a new game, without a question.
    Set(HostSettings),
    /// Play for the side to move.
    Play(Square),
    /// Take back the player's last move and the reply to it.
    Undo,
    /// Start a new game.
    Reset,
}

/// The settings that the host page makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSettings {
    /// The permissions.
    pub host: Host,
    /// The rules and players.
    pub setup: Setup,
    /// The theme.
    pub theme: Theme,
    /// The look of the board.
    pub look: Look,
    /// The accent color; `None` for the default.
    pub accent: Option<Accent>,
    /// The game to show; `None` keeps the current one.
    pub game: Option<Box<Game>>,
}

impl HostSettings {
    /// Returns the settings of an address. Missing keys keep the current values.
    #[must_use]
    pub fn of(address: Address, before: &GameState) -> Self {
        let (setup, host) = (before.setup, before.host.unwrap_or_default());
        Self {
            host: Host {
                is_disabled: address.is_disabled.unwrap_or(host.is_disabled),
                controls: address.controls.unwrap_or(host.controls),
            },
            setup: Setup {
                rules: address.rules_or(setup.rules),
                opponent: address.opponent.unwrap_or(setup.opponent),
                play: address.play.unwrap_or(setup.play),
            },
            theme: address.theme.unwrap_or(before.preferences.theme),
            look: address.look.unwrap_or(before.preferences.look),
            accent: address.accent.map_or(before.accent, AccentChoice::accent),
            game: address.game.map(Box::new),
        }
    }
}

/// Why a request is refused. The messages are for developers of host pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is not legal.
    #[error("{0}")]
    Illegal(IllegalMove),
    /// It is the computer player's turn.
    #[error("it is the computer player's turn")]
    NotYourTurn,
    /// No move can be taken back.
    #[error("there is no move to take back")]
    NothingToUndo,
}

impl GameState {
    /// Returns the permissions of the host page, if the game is embedded.
    #[must_use]
    pub const fn host(&self) -> Option<Host> {
        self.host
    }

    /// Returns whether the host page set the current position.
    #[must_use]
    pub const fn is_by_host(&self) -> bool {
        self.is_by_host
    }

    /// Returns why a request is refused, if it is.
    #[must_use]
    pub fn refusal(&self, request: &HostRequest) -> Option<Refusal> {
        match request {
            HostRequest::Play(_) if self.is_the_computers_turn() => Some(Refusal::NotYourTurn),
            HostRequest::Play(square) => self.position().play(*square).err().map(Refusal::Illegal),
            HostRequest::Undo if !self.can_undo() => Some(Refusal::NothingToUndo),
            HostRequest::Set(_) | HostRequest::Undo | HostRequest::Reset => None,
        }
    }

    fn is_the_computers_turn(&self) -> bool {
        matches!(self.stage(), Stage::Thinking(_) | Stage::Stopped(_))
    }

    /// Applies a request of the host page. A refused request changes nothing, nor does any request without a host page.
    pub(super) fn apply_request(&mut self, request: &HostRequest) {
        match request {
            _ if self.host.is_none() => {}
            HostRequest::Play(square) => {
                if !self.is_the_computers_turn() {
                    self.play(*square);
                }
            }
            HostRequest::Undo => self.apply(GameAction::Undo),
            HostRequest::Reset => self.restart_by_host(self.setup),
            HostRequest::Set(HostSettings { host, setup, theme, look, accent, game }) => {
                self.host = Some(*host);
                self.preferences.theme = *theme;
                self.preferences.look = *look;
                self.accent = *accent;
                match game {
                    Some(game) => {
                        self.show_game(*setup, (**game).clone());
                        self.earlier = None;
                    }
                    None if *setup != self.setup => self.restart_by_host(*setup),
                    None => {}
                }
            }
        }
    }

    /// Starts a new game for the host page. Undo does not bring back the game before it.
    fn restart_by_host(&mut self, setup: Setup) {
        self.restart(setup);
        self.earlier = None;
    }
}
