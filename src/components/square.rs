//! One square of the board: a button.

use yew::prelude::*;

use super::mark_glyph::MarkGlyph;
use crate::engine;
use crate::i18n::{SquareContent, Texts};

/// Properties of [`Square`].
#[derive(Clone, PartialEq, Properties)]
pub struct SquareProps {
    /// Which square it is.
    pub square: engine::Square,
    /// What is on it.
    pub content: SquareContent,
    /// Whether its mark was the last to be put on the board.
    pub is_last: bool,
    /// Whether it can be played now.
    pub is_playable: bool,
    /// Whether it is the one square that the tab key reaches.
    pub is_tab_stop: bool,
    /// Called when it is pressed.
    pub onplay: Callback<engine::Square>,
    /// The texts.
    pub texts: Texts,
}

/// One square of the board: a grid cell that holds one button.
///
/// A square that cannot be played stays reachable, so that it can be read: it is marked as disabled and not made so.
#[component]
pub fn Square(props: &SquareProps) -> Html {
    let SquareProps { square, content, is_last, is_playable, is_tab_stop, .. } = *props;
    let onclick = props.onplay.reform(move |_| square);
    let (mark, is_winning) = match content {
        SquareContent::Empty => (None, false),
        SquareContent::Taken(mark) => (Some(mark), false),
        SquareContent::Winning(mark) => (Some(mark), true),
    };
    html! {
        <div role="gridcell">
            <button
                type="button"
                class="square"
                data-square={square.to_string()}
                data-mark={mark.map(engine::Mark::name)}
                data-winning={is_winning.then_some("")}
                data-last={is_last.then_some("")}
                aria-label={(props.texts.square)(square, content)}
                aria-disabled={(!is_playable).then_some("true")}
                tabindex={if is_tab_stop { "0" } else { "-1" }}
                {onclick}
            >
                { for mark.map(|mark| html! { <MarkGlyph {mark} /> }) }
            </button>
        </div>
    }
}
