//! The two marks, drawn as strokes.

use yew::prelude::*;

use crate::engine::Mark;

/// One mark, as large as its surroundings let it be. Its name is not read out: what stands around it says it.
pub fn mark_glyph(mark: Mark) -> Html {
    // The circle starts at the top, as it is drawn by hand.
    let strokes: &[&str] = match mark {
        Mark::X => &["M27 27 73 73", "M73 27 27 73"],
        Mark::O => &["M50 25a25 25 0 1 0 .01 0"],
    };
    // `pathLength` makes every stroke one unit long, so that the style sheet can draw it from its start to its end.
    let stroke = |path: &&'static str| html! { <path pathLength="1" d={*path} /> };
    html! {
        <svg class="glyph" data-glyph={mark.name()} viewBox="0 0 100 100" aria-hidden="true">
            { for strokes.iter().map(stroke) }
        </svg>
    }
}
