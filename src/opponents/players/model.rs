//! The names and colors of two players at one screen.
//!
//! They belong to the player, not to the mark: the player keeps them when the sides are exchanged.

use std::ops::Not;
use std::rc::Rc;

use super::color::PlayerColor;
use super::name::clean;
use crate::state::GameState;
use crate::state::opponent::Opponent;
use engine::Mark;
use engine::named::named;

named! {
    /// A player at this screen.
    pub enum Seat {
        /// The one who begins with X.
        First = "1",
        /// The other one.
        Second = "2",
    }
}

/// `!seat` is the seat of the other player.
impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Two players at one screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    first: Person,
    second: Person,
}

/// The name and the color of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name; empty if there is none.
    pub name: String,
    /// The color of the marks.
    pub color: PlayerColor,
}

/// What a player at this screen is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerName<'a> {
    /// By the name.
    Named(&'a str),
    /// By the number, because the marks change in a match.
    Numbered(Seat),
}

impl Players {
    /// Returns a player.
    pub const fn of(&self, seat: Seat) -> &Person {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }

    const fn of_mut(&mut self, seat: Seat) -> &mut Person {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }

    /// Returns the players with another name of one of them, [cleaned](clean).
    #[must_use]
    pub fn with_name(mut self, seat: Seat, name: &str) -> Self {
        self.of_mut(seat).name = clean(name);
        self
    }

    /// Whether a player has this color for themselves.
    pub fn is_taken(&self, seat: Seat, color: PlayerColor) -> bool {
        color != PlayerColor::OfMark && color == self.of(seat).color
    }

    /// Returns the players with another color of one of them. The other one, if they have that color, takes the one before.
    #[must_use]
    pub fn with_color(mut self, seat: Seat, color: PlayerColor) -> Self {
        if self.is_taken(!seat, color) {
            self.of_mut(!seat).color = self.of(seat).color;
        }
        self.of_mut(seat).color = color;
        self
    }

    /// Serializes to one line for each name, and one for each color.
    pub fn text(&self) -> String {
        let Self { first, second } = self;
        format!("{}\n{}\n{}\n{}", first.name, second.name, first.color.name(), second.color.name())
    }

    /// Deserializes the stored form. Invalid parts are dropped.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines().map(|line| line.get(..line.len().min(1_000)).unwrap_or_default());
        let mut players = Self::default();
        for seat in Seat::ALL {
            players = players.with_name(seat, lines.next().unwrap_or_default());
        }
        for seat in Seat::ALL {
            let color = lines.next().and_then(PlayerColor::from_name);
            players = players.with_color(seat, color.unwrap_or_default());
        }
        players
    }
}

impl GameState {
    /// Replaces the players.
    pub(crate) fn set_players(&mut self, players: Players) {
        let mut profile = self.profile();
        Rc::make_mut(&mut profile).players = players;
        self.set_profile(profile);
    }

    /// The color of this mark, which is that of its player in a game between two players.
    pub fn color_of(&self, mark: Mark) -> PlayerColor {
        let players = self.values().map(|values| &values.profile.players);
        let players = players.filter(|_| self.round.setup.opponent == Opponent::Friend);
        players.map_or(PlayerColor::OfMark, |players| players.of(self.seat_of(mark)).color)
    }

    /// What the player of this mark is called, if two players at this screen have names or take turns to start.
    pub fn name_of(&self, mark: Mark) -> Option<PlayerName<'_>> {
        let seat = self.seat_of(mark);
        let name = self.values().map_or("", |values| &values.profile.players.of(seat).name);
        match self.round.setup.opponent {
            Opponent::Friend if !name.is_empty() => Some(PlayerName::Named(name)),
            Opponent::Friend if self.takes_turns_to_start() || self.round.is_exchanged => {
                Some(PlayerName::Numbered(seat))
            }
            _ => None,
        }
    }

    /// The player of this mark in a game between two players.
    fn seat_of(&self, mark: Mark) -> Seat {
        if mark == self.round.near() { Seat::First } else { Seat::Second }
    }
}
