//! The names and colors of two players at one screen.
//!
//! They belong to the player, not to the mark: the player keeps them when the sides are exchanged.

use std::rc::Rc;

use crate::engine::named::named;
use crate::engine::{Mark, Opponent};
use crate::state::GameState;

/// The maximum length of a name in letters, as its field counts them.
pub const MAX_LETTERS: usize = 20;

/// The maximum length of a name in code points: a letter can have several.
pub const MAX_NAME: usize = 100;

/// The names and colors of two players at one screen, first the one who begins with X. An empty name is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    names: [String; 2],
    colors: [PlayerColor; 2],
}

named! {
    /// The color of a player's marks. Each keeps 3:1 against the squares in every theme and look (`tests/contrast.rs`).
    #[derive(Default)]
    pub enum PlayerColor {
        /// The color of the mark.
        #[default]
        OfMark = "mark",
        /// Green.
        Green = "green",
        /// Amber.
        Amber = "amber",
        /// Gray.
        Gray = "gray",
    }
}

/// What a player at this screen is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerName<'a> {
    /// By the name.
    Named(&'a str),
    /// By the number, 1 or 2, because the marks change in a match.
    Numbered(u8),
}

impl Players {
    /// Returns both names.
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// Returns the players with another name of the first (`false`) or the second one. Drops space around the name, what
    /// exceeds [`MAX_NAME`], and characters that are invisible or change the direction of text.
    #[must_use]
    pub fn with_name(&self, is_second: bool, name: &str) -> Self {
        let is_visible = |letter: &char| {
            !letter.is_control()
                && !matches!(letter, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        };
        // Letters of some scripts and emoji contain joiners.
        let is_space = |letter: char| letter.is_whitespace() || matches!(letter, '\u{200c}' | '\u{200d}');
        let visible: String = name.chars().filter(is_visible).collect();
        let short: String = visible.trim_matches(is_space).chars().take(MAX_NAME).collect();
        let [first, second] = self.names.clone();
        let name = short.trim_end_matches(is_space).to_owned();
        Self { names: if is_second { [first, name] } else { [name, second] }, colors: self.colors }
    }

    /// Returns the color of the first (`false`) or the second player.
    pub const fn color(&self, is_second: bool) -> PlayerColor {
        let [first, second] = self.colors;
        if is_second { second } else { first }
    }

    /// Whether the first (`false`) or the second player has this color for themselves.
    pub fn is_taken(&self, is_second: bool, color: PlayerColor) -> bool {
        color != PlayerColor::OfMark && color == self.color(is_second)
    }

    /// Returns the players with another color of the first (`false`) or the second one. A player who has that color takes
    /// the other one's.
    #[must_use]
    pub fn with_color(&self, is_second: bool, color: PlayerColor) -> Self {
        let other = if self.is_taken(!is_second, color) { self.color(is_second) } else { self.color(!is_second) };
        Self { names: self.names.clone(), colors: if is_second { [other, color] } else { [color, other] } }
    }

    /// Returns the name of the first (`false`) or the second player.
    pub fn name(&self, is_second: bool) -> &str {
        let [first, second] = &self.names;
        if is_second { second } else { first }
    }

    /// Serializes to one line for each name, and one for each color.
    pub fn text(&self) -> String {
        let [first, second] = [self.color(false).name(), self.color(true).name()];
        [self.name(false), "\n", self.name(true), "\n", first, "\n", second].concat()
    }

    /// Deserializes the stored form. Invalid parts are dropped.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines().map(|line| line.get(..line.len().min(1_000)).unwrap_or_default());
        let [first, second] = [(); 2].map(|()| lines.next().unwrap_or_default());
        let players = Self::default().with_name(false, first).with_name(true, second);
        let [of_first, of_second] = [(); 2].map(|()| lines.next().and_then(PlayerColor::from_name).unwrap_or_default());
        players.with_color(false, of_first).with_color(true, of_second)
    }
}

impl GameState {
    /// The names and colors of the players at this screen.
    pub fn players(&self) -> Players {
        self.profile().players.clone()
    }

    /// Replaces the players.
    pub(crate) fn set_players(&mut self, players: Players) {
        let mut profile = self.profile();
        Rc::make_mut(&mut profile).players = players;
        self.set_profile(profile);
    }

    /// The color of this mark, which is that of its player in a game between two players.
    pub fn color_of(&self, mark: Mark) -> PlayerColor {
        let players = self.values().map(|values| &values.profile.players);
        let players = players.filter(|_| self.setup.opponent == Opponent::Friend);
        players.map_or(PlayerColor::OfMark, |players| players.color(mark != self.near()))
    }

    /// What the player of this mark is called, if two players at this screen have names or take turns to start.
    pub fn name_of(&self, mark: Mark) -> Option<PlayerName<'_>> {
        let is_second = mark != self.near();
        let name = self.values().map_or("", |values| values.profile.players.name(is_second));
        match self.setup.opponent {
            Opponent::Friend if !name.is_empty() => Some(PlayerName::Named(name)),
            Opponent::Friend if self.takes_turns_to_start() || self.origin.is_exchanged => {
                Some(PlayerName::Numbered(if is_second { 2 } else { 1 }))
            }
            _ => None,
        }
    }
}
