//! What a page that the game is embedded in decides, and what it may ask for.

use super::{Accent, Address, Dialog, GameAction, GameState, Look, Setup, Stage, Theme};
use crate::engine::{Game, IllegalMove, Square};

/// A part of the embedded game that the page around it can show or leave out. The board is always there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// How the game stands, in words. Those who hear it are told also when it is not seen.
    Status,
    /// Who plays which mark, and the score.
    Score,
    /// The button for a new game.
    Reset,
    /// Undo, redo and the list of moves.
    History,
    /// Hints, values, reasons and the review.
    Hint,
    /// The choice of opponent and side, and what else can be set.
    Settings,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 6] = [Self::Status, Self::Score, Self::Reset, Self::History, Self::Hint, Self::Settings];

    /// The name in lower case, as addresses and the page's `data-embed` write it.
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
    /// The board alone.
    pub const NONE: Self = Self(0);

    /// Whether the part is shown.
    #[must_use]
    pub const fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }

    /// The same parts with this one as well, or without it.
    #[must_use]
    pub const fn with(self, part: Part, is_shown: bool) -> Self {
        let bit = 1 << part as u8;
        Self(if is_shown { self.0 | bit } else { self.0 & !bit })
    }

    /// The parts that a text names, separated by commas; `None` if it names anything else.
    #[must_use]
    pub fn from_names(names: &str) -> Option<Self> {
        let mut names = names.split(',').filter(|name| !name.is_empty());
        names.try_fold(Self::NONE, |controls, name| {
            let part = Part::ALL.into_iter().find(|part| part.name() == name)?;
            Some(controls.with(part, true))
        })
    }

    /// The names of the parts, one after another.
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

/// What the page around an embedded game decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Host {
    /// Whether the game is only shown: nobody at the screen plays, and no computer player replies.
    pub is_disabled: bool,
    /// Which parts are shown, and so can be used.
    pub controls: Controls,
}

impl Host {
    /// Whether somebody at the screen may do this. What happens by itself, and what cannot be reached without a part that
    /// is shown, is not asked about.
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

/// What the page around an embedded game may ask for while it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Set the game up like this. Another opponent or side begins a new game, without a question.
    Set(HostSettings),
    /// Play a square for the side to move.
    Play(Square),
    /// Take back the last move of a person, and what was replied to it.
    Undo,
    /// Begin a new game.
    Reset,
}

/// How the page around an embedded game sets it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSettings {
    /// What that page decides.
    pub host: Host,
    /// Who plays whom.
    pub setup: Setup,
    /// The colours.
    pub theme: Theme,
    /// How the board is drawn.
    pub look: Look,
    /// The colour of what can be pressed, if it is not the ordinary one.
    pub accent: Option<Accent>,
    /// The game to show; `None` leaves the one that is there.
    pub game: Option<Box<Game>>,
}

impl HostSettings {
    /// What an address asks for; what it does not say stays as it is.
    #[must_use]
    pub fn of(address: Address, before: &GameState) -> Self {
        let (setup, host) = (before.setup, before.host.unwrap_or_default());
        Self {
            host: Host {
                is_disabled: address.is_disabled.unwrap_or(host.is_disabled),
                controls: address.controls.unwrap_or(host.controls),
            },
            setup: Setup {
                rules: address.rules_over(setup.rules),
                opponent: address.opponent.unwrap_or(setup.opponent),
                play: address.play.unwrap_or(setup.play),
            },
            theme: address.theme.unwrap_or(before.preferences.theme),
            look: address.look.unwrap_or(before.preferences.look),
            accent: address.accent.unwrap_or(before.accent),
            game: address.game.map(Box::new),
        }
    }
}

/// Why a request cannot be met. The texts are for those who write the page around the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is not legal.
    #[error("{0}")]
    Illegal(IllegalMove),
    /// It is the computer player's turn.
    #[error("it is the computer player's turn")]
    NotYourTurn,
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
}

impl GameState {
    /// What the page around the game decides; `None` on a page of the game's own.
    #[must_use]
    pub const fn host(&self) -> Option<Host> {
        self.host
    }

    /// Whether the shown position came from the page around the game, and not from anybody who plays.
    #[must_use]
    pub const fn is_by_host(&self) -> bool {
        self.is_by_host
    }

    /// Why the page around the game cannot have what it asks for, if it cannot.
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

    /// Does what the page around the game asks for. What is refused changes nothing, and neither does anything on a page
    /// of the game's own.
    pub(super) fn meet(&mut self, request: &HostRequest) {
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

    /// Begins a new game as the page around it wants. Undoing takes back moves, and nothing that this page did.
    fn restart_by_host(&mut self, setup: Setup) {
        self.restart(setup);
        self.earlier = None;
    }
}
