//! Texts about the players.

use super::color::PlayerColor;
use super::model::{PlayerName, Seat};
use crate::i18n::Count;
use crate::i18n::choices::choices;
use crate::ui::context::ViewContext;
use engine::Mark;

/// Returns what the player of this mark is called, if not by the mark.
pub fn name_of(cx: &ViewContext, mark: Mark) -> Option<String> {
    Some(match cx.state.name_of(mark)? {
        PlayerName::Named(name) => isolated(name, cx.state.language.is_some_and(|language| language.is_right_to_left)),
        PlayerName::Numbered(seat) => cx.texts.numbered_player(seat),
    })
}

/// Returns a name that keeps its own direction beside other words, and the signs at its ends in their places.
fn isolated(name: &str, is_right_to_left: bool) -> String {
    let is_mixed = is_right_to_left || name.contains(is_right_to_left_letter);
    if is_mixed { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Whether a letter belongs to a script from right to left, such as Hebrew, Arabic, Syriac, Thaana or N’Ko.
const fn is_right_to_left_letter(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

choices! {
    PlayerColor => PlayerColor: OfMark, Green, Amber, Gray;
    Seat => Seat: First, Second;
}

/// The number of the player.
impl Count for Seat {
    fn count(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_isolated_from_words_of_the_other_direction() {
        for name in ["Anna?", "C++", "Анна", "(Ann)"] {
            assert_eq!(isolated(name, false), name);
            assert_eq!(isolated(name, true), format!("\u{2068}{name}\u{2069}"));
        }
        for name in ["דנה!", "سارة?", "Ann דנה", "ߒߞߏ", "𞤀𞤁"] {
            for is_right_to_left in [false, true] {
                assert_eq!(isolated(name, is_right_to_left), format!("\u{2068}{name}\u{2069}"));
            }
        }
    }
}
