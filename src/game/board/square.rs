//! A square of the board.

use yew::prelude::*;

use crate::i18n::{SquareContent, Texts};
use crate::state::GameAction;
use crate::ui::button::{Attribute, Button};
use crate::ui::content::{element, text};
use crate::ui::context::press;
use crate::ui::mark_glyph::mark_glyph;

/// Properties of [`Square`].
#[derive(Clone, PartialEq, Properties)]
pub struct SquareProps {
    /// The square with its content.
    pub cell: Cell,
    /// Receives the action of a press.
    pub onaction: Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

/// The evaluation of a free square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareValue {
    /// The `data-value` attribute: `win`, `draw`, `loss`, `good`, `even`, `poor` or `open`.
    pub kind: &'static str,
    /// The evaluation in words.
    pub label: String,
    /// The evaluation after the name of the square, with the comma of the language.
    pub spoken: String,
}

/// The highlight of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Highlight {
    /// No highlight.
    #[default]
    None,
    /// The coach's sentence names the square.
    Explained,
    /// The hint is to play the square.
    Hint,
    /// The player aims at the square.
    Aimed,
}

impl Highlight {
    /// The `data-light` attribute, for styles and tests.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Explained => Some("lit"),
            Self::Hint => Some("pointed"),
            Self::Aimed => Some("aimed"),
        }
    }
}

/// A square of the game. It renders only when its properties change.
#[component]
pub fn Square(SquareProps { cell, onaction, texts }: &SquareProps) -> Html {
    cell.view(*texts, press(GameAction::Play(cell.square), onaction))
}

/// A square of any board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The square.
    pub square: engine::Square,
    /// The mark on it, if any.
    pub content: SquareContent,
    /// Its evaluation, while values are shown.
    pub value: Option<SquareValue>,
    /// Whether it was the last move.
    pub is_last: bool,
    /// Its highlight.
    pub highlight: Highlight,
    /// Whether a press has an effect.
    pub is_playable: bool,
    /// Whether the board belongs to a dialog and not to the game.
    pub is_task: bool,
}

impl Cell {
    /// A grid cell with one button. An unplayable square is `aria-disabled` and stays focusable, so that screen readers can
    /// read it.
    pub fn view(&self, texts: Texts, onclick: Callback<MouseEvent>) -> Html {
        let Self { square, content, ref value, is_last, highlight, is_playable, is_task } = *self;
        let mark = content.mark();
        let mut name = texts.square_name(square, content);
        if let Some(value) = value {
            name.push_str(&value.spoken);
        }
        // Only free squares have a value.
        let drawing = match (mark, value) {
            (Some(mark), _) => mark_glyph(mark),
            (None, Some(value)) => element("span", "value", text(value.label.clone())),
            (None, None) => Html::default(),
        };
        let button = Button::new(drawing, Some(onclick))
            .class("square")
            .with(if is_task { Attribute::TaskSquare } else { Attribute::Square }, square.name())
            .with(Attribute::Label, name)
            .with(Attribute::TabIndex, if square.index() == 0 { "0" } else { "-1" })
            .with_option(Attribute::Mark, mark.map(engine::Mark::name))
            .with_option(Attribute::Highlight, highlight.name())
            .with_option(Attribute::Evaluation, value.as_ref().map(|value| value.kind))
            .when(content.is_winning(), Attribute::Winning)
            .when(is_last, Attribute::Last)
            .when(!is_playable, Attribute::Unusable);
        html! { <div role="gridcell">{ button.view() }</div> }
    }
}
