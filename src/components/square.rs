//! One square of the board: a button.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::mark_glyph::mark_glyph;
use crate::engine;
use crate::i18n::{SquareContent, Texts};
use crate::panels::SquareValue;
use crate::state::GameAction;

/// Properties of [`Square`].
#[derive(Clone, PartialEq, Properties)]
pub struct SquareProps {
    /// Which square it is.
    pub square: engine::Square,
    /// What is on it.
    pub content: SquareContent,
    /// What perfect play makes of it, while that is shown.
    pub value: Option<SquareValue>,
    /// Whether its mark was the last to be put on the board.
    pub is_last: bool,
    /// What an explanation makes of it.
    pub light: Light,
    /// Whether it can be played, as soon as it is somebody's turn here.
    pub is_playable: bool,
    /// Whether it is the one square that the tab key reaches.
    pub is_tab_stop: bool,
    /// Called when it is pressed.
    pub onaction: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// What an explanation makes of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Light {
    /// Nothing.
    #[default]
    None,
    /// It speaks of the square.
    Lit,
    /// It advises to play the square.
    Pointed,
    /// It does not matter: somebody aims at the square.
    Aimed,
}

impl Light {
    /// The name for styles and tests.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Lit => Some("lit"),
            Self::Pointed => Some("pointed"),
            Self::Aimed => Some("aimed"),
        }
    }
}

/// One square of the board: a grid cell that holds one button.
///
/// A square that cannot be played stays reachable, so that it can be read: it is marked as disabled and not made so.
#[component]
pub fn Square(props: &SquareProps) -> Html {
    let SquareProps { square, content, is_last, light, is_playable, is_tab_stop, .. } = *props;
    let onclick =
        props.onaction.reform(
            move |event: MouseEvent| {
                if is_hard_to_hit(&event) { GameAction::Aim(square) } else { GameAction::Play(square) }
            },
        );
    let (mark, is_winning) = match content {
        SquareContent::Empty => (None, false),
        SquareContent::Taken(mark) => (Some(mark), false),
        SquareContent::Winning(mark) => (Some(mark), true),
    };
    let mut name = (props.texts.square)(square, content);
    if let Some(value) = &props.value {
        name.push_str(", ");
        name.push_str(&value.label);
    }
    html! {
        <div role="gridcell">
            <button
                type="button"
                class="square"
                data-square={square.name()}
                data-mark={mark.map(engine::Mark::name)}
                data-winning={is_winning.then_some("")}
                data-last={is_last.then_some("")}
                data-light={light.name()}
                data-value={props.value.as_ref().map(|value| value.kind)}
                aria-label={name}
                aria-disabled={(!is_playable).then_some("true")}
                tabindex={if is_tab_stop { "0" } else { "-1" }}
                {onclick}
            >
                { for mark.map(mark_glyph) }
                { for props.value.iter().map(|value| html! { <span class="value">{ value.label.as_str() }</span> }) }
            </button>
        </div>
    }
}

/// The width and height in pixels that a finger hits surely, by WCAG 2.2, success criterion 2.5.5.
const FINGER: i32 = 44;

/// Whether a press came from a finger or a pen on a square that is smaller than it.
pub fn is_hard_to_hit(event: &MouseEvent) -> bool {
    let is_touch =
        event.dyn_ref::<PointerEvent>().is_some_and(|event| ["touch", "pen"].contains(&&*event.pointer_type()));
    // What was hit may be the mark on the square.
    let hit = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let square = hit.and_then(|hit| hit.closest("button").ok().flatten()?.dyn_into::<HtmlElement>().ok());
    is_touch && square.is_some_and(|square| square.offset_width() < FINGER)
}
