//! What the address asks for.
//!
//! The query sets the game up, the fragment holds it: `?opponent=perfect&play=x#moves=b2a1c3`. Every key may be left
//! out, and what cannot be read is ignored with a note.

use super::{Note, Theme};
use crate::engine::{Game, Mark, Objective, Opponent, Rules, notation};

/// What the address asks for: `None` wherever it does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Who answers.
    pub opponent: Option<Opponent>,
    /// The mark of the person at the screen.
    pub play: Option<Mark>,
    /// The colours of the page.
    pub theme: Option<Theme>,
    /// Whether the game stands in somebody else's page and shows no more than itself.
    pub embed: bool,
    /// The game in the fragment.
    pub game: Option<Game>,
    /// What was ignored.
    pub notes: Vec<Note>,
}

/// The longest part of a key or value that a note repeats.
const SHOWN: usize = 24;

/// At most this many notes are kept, however much of an address makes no sense.
const MOST_NOTES: usize = 4;

impl Address {
    /// Reads the decoded keys and values of a query and of a fragment.
    pub fn read(
        query: impl IntoIterator<Item = (String, String)>,
        fragment: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        let mut address = Self::default();
        for (key, value) in query {
            address.read_setting(&key, &value);
        }
        for (key, value) in fragment {
            match key.as_str() {
                "moves" => address.read_moves(&value),
                _ => address.note(Note::UnknownKey(cut(&key))),
            }
        }
        address
    }

    /// Reads one key of the query.
    fn read_setting(&mut self, key: &str, value: &str) {
        let understood = match key {
            "board" => value == Rules::TIC_TAC_TOE.to_string(),
            "objective" => value == Objective::Normal.name(),
            "lang" => value == "en",
            "embed" => {
                self.embed = true;
                true
            }
            "opponent" => replace(&mut self.opponent, Opponent::from_name(value)),
            "play" => replace(&mut self.play, Mark::from_name(value)),
            "theme" => replace(&mut self.theme, Theme::from_name(value)),
            _ => return self.note(Note::UnknownKey(cut(key))),
        };
        if !understood {
            self.note(Note::UnknownValue { key: cut(key), value: cut(value) });
        }
    }

    /// Reads the game: as much of it as can be played.
    fn read_moves(&mut self, moves: &str) {
        let read = notation::read_moves(Rules::TIC_TAC_TOE, moves);
        self.game = Some(read.game);
        if let Some(problem) = read.problem {
            self.note(Note::BadMoves(problem));
        }
    }

    fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES && !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }
}

/// Puts what was understood in the place, and tells whether anything was.
fn replace<T>(place: &mut Option<T>, understood: Option<T>) -> bool {
    let is_understood = understood.is_some();
    if is_understood {
        *place = understood;
    }
    is_understood
}

/// The start of a text, short enough to show.
fn cut(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}
