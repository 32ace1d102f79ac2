//! Requests of the host page.

use crate::engine::{Game, Square};
use crate::features::address::state::Address;
use crate::features::looks::accent::{Accent, AccentChoice};
use crate::state::host::Host;
use crate::state::{GameState, Look, Setup, Theme};

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
    pub fn of(address: Address, before: &GameState) -> Self {
        let (setup, host) = (before.round.setup, before.host.unwrap_or_default());
        Self {
            host: Host {
                is_disabled: address.is_disabled.unwrap_or(host.is_disabled),
                controls: address.controls.unwrap_or(host.controls),
            },
            // Unlike in a link with a game, a missing board means the current one.
            setup: Setup {
                rules: address.rules_or(setup.rules),
                opponent: address.opponent.unwrap_or(setup.opponent),
                play: address.play.unwrap_or(setup.play),
            },
            theme: address.theme.unwrap_or(before.preferences.theme),
            look: address.look.unwrap_or(before.preferences.look),
            accent: address.accent.map_or(before.accent(), AccentChoice::accent),
            game: address.game.map(Box::new),
        }
    }
}
