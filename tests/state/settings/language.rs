//! The direction of the language.

use tic_tac_toe::state::language::Language;

use crate::prelude::*;

#[test]
fn arrows_follow_the_direction_of_the_language() {
    for (tag, [left, right]) in [("de", [Go::Back, Go::Forward]), ("he", [Go::Forward, Go::Back])] {
        let language = Language::read(&|_| tag.to_owned(), |_| 5);
        let state = GameState::clone(&friends("b2a1")).with_language(language);
        assert_eq!((state.language, state.arrows()), (language, [left, right]), "{tag}");
        assert_eq!([left, right].map(|go| state.arrow_to(go)), ["←", "→"], "{tag}");
    }
    assert_eq!(friends("").arrows(), [Go::Back, Go::Forward], "English");
}
