//! The two marks, drawn as strokes.

use yew::prelude::*;

use engine::Mark;

/// A mark that fills its parent. Screen readers skip it, because the control around it has a name.
pub fn mark_glyph(mark: Mark) -> Html {
    // The circle starts at the top, as people draw it. It goes on over its start, so that no seam is seen.
    let strokes: &[&str] = match mark {
        Mark::X => &["M27 27 73 73", "M73 27 27 73"],
        Mark::O => &["M50 25a25 25 0 1 0 .01 0A25 25 0 0 0 46 25.3"],
    };
    // `pathLength` normalizes the length, so that one stylesheet rule animates every stroke.
    let stroke = |path: &&'static str| html! { <path pathLength="1" d={*path} /> };
    html! {
        <svg class="glyph" data-glyph={mark.name()} viewBox="0 0 100 100" aria-hidden="true">
            { for strokes.iter().map(stroke) }
        </svg>
    }
}
