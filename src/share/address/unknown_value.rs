//! Notes about values of an address that cannot be used.

use crate::state::Note;
use engine::notation;

/// The most characters of a name or a value in a note.
const MAX_CHARS: usize = 24;

/// Returns a note about a value of a key.
pub fn unknown_value(key: &str, value: &str) -> Note {
    let [key, value] = [key, value].map(|text| notation::quoted(text, MAX_CHARS));
    Note::UnknownValue { key, value }
}
