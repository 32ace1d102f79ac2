//! A square of the board in a dialog: of the position editor, a puzzle or the lesson.

use yew::prelude::*;

use crate::components::mark_glyph::mark_glyph;
use crate::components::square::Highlight;
use crate::engine::{Mark, Square};
use crate::i18n::{SquareContent, Texts};

/// The look of a square in a dialog.
pub struct DialogSquare {
    /// The square.
    pub square: Square,
    /// The mark on it, if any.
    pub content: SquareContent,
    /// Its highlight.
    pub highlight: Highlight,
    /// Whether it was the last move.
    pub is_last: bool,
    /// Whether a press has no effect.
    pub is_disabled: bool,
    /// Whether it is the tab stop of the grid.
    pub is_tab_stop: bool,
}

/// A cell of the grid with one button.
pub fn dialog_square(look: DialogSquare, texts: Texts, onclick: Callback<MouseEvent>) -> Html {
    let DialogSquare { square, content, highlight, is_last, is_disabled, is_tab_stop } = look;
    let mark = content.mark();
    html! {
        <div role="gridcell">
            <button
                type="button"
                class="square"
                data-set={square.to_string()}
                data-mark={mark.map(Mark::name)}
                data-winning={content.is_winning().then_some("")}
                data-last={is_last.then_some("")}
                data-light={highlight.name()}
                aria-label={texts.square(square, content)}
                aria-disabled={is_disabled.then_some("true")}
                tabindex={if is_tab_stop { "0" } else { "-1" }}
                {onclick}
            >
                { for mark.map(mark_glyph) }
            </button>
        </div>
    }
}
