//! Preferences of the player.

mod look;
mod match_length;
mod sound;
mod thinking_time;

pub use look::{Look, Theme};
pub use match_length::MatchLength;
pub use sound::Sound;
pub use thinking_time::ThinkingTime;

use super::language::LanguageName;

/// Preferences of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The theme.
    pub theme: Theme,
    /// The look of the board.
    pub look: Look,
    /// Whether a new game starts automatically after a draw.
    pub next_after_draw: bool,
    /// Whether the list of moves starts with the newest move.
    pub newest_first: bool,
    /// Whether keyboard shortcuts are off.
    pub without_shortcuts: bool,
    /// Perfect's time for a move that needs analysis.
    pub thinking: ThinkingTime,
    /// The volume of the sounds.
    pub sound: Sound,
    /// The language; `None` is that of the browser.
    pub language: Option<&'static LanguageName>,
    /// The length of a match.
    pub match_length: MatchLength,
    /// Whether the other side moves first in the next game, as it does in a match.
    pub takes_turns_to_start: bool,
}
