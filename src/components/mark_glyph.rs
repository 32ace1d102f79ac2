//! The two marks, drawn as strokes.

use yew::prelude::*;

use crate::engine::Mark;

/// Properties of [`MarkGlyph`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct MarkGlyphProps {
    /// The mark to draw.
    pub mark: Mark,
}

/// One mark, as large as its surroundings let it be. Its name is not read out: what stands around it says it.
#[component]
pub fn MarkGlyph(props: &MarkGlyphProps) -> Html {
    // `pathLength` makes every stroke one unit long, so that the style sheet can draw it from its start to its end.
    let strokes = match props.mark {
        Mark::X => html! {
            <>
                <path pathLength="1" d="M27 27 73 73" />
                <path pathLength="1" d="M73 27 27 73" />
            </>
        },
        // The circle starts at the top, as it is drawn by hand.
        Mark::O => html! { <path pathLength="1" d="M50 25a25 25 0 1 0 .01 0" /> },
    };
    html! {
        <svg class={classes!("glyph", props.mark.name())} viewBox="0 0 100 100" aria-hidden="true">{ strokes }</svg>
    }
}

/// The colours that run along the marks' strokes. They stand once in the page; the style sheet refers to them.
#[component]
pub fn MarkGradients() -> Html {
    // In units of the drawing, so that a straight line, whose bounding box has no area, gets its colours as well.
    let gradient = |mark: Mark| {
        let name = mark.name();
        html! {
            <linearGradient id={format!("gradient-{name}")} gradientUnits="userSpaceOnUse" x1="20" y1="20" x2="80" y2="80">
                <stop class={format!("{name}-start")} />
                <stop class={format!("{name}-end")} offset="1" />
            </linearGradient>
        }
    };
    html! { <svg class="gradients" aria-hidden="true"><defs>{ for Mark::ALL.into_iter().map(gradient) }</defs></svg> }
}
