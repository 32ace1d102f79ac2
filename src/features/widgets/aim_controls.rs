//! The controls for a square that is too small for a finger.

use crate::features::prelude::*;
use engine::{Rules, Square};

/// The large button, which plays or changes the square.
pub struct AimButton {
    /// The label.
    pub label: String,
    /// Whether a press does anything.
    pub is_usable: bool,
    /// The action of a press.
    pub action: GameAction,
}

/// The controls for a square: one button for each neighbor, and the large one.
pub fn aim_controls(
    cx: &ViewContext,
    rules: Rules,
    square: Square,
    aim_at: impl Fn(Square) -> GameAction,
    button: AimButton,
) -> Html {
    let texts = cx.texts;
    let direction = |(name, label, columns, rows, icon): (&'static str, &'static str, i8, i8, &'static str)| {
        let next = square.offset(columns, rows).filter(|next| rules.contains(*next));
        let drawing = html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg> };
        let button = Button::new(drawing, next.map(|next| cx.on_click(aim_at(next)))).class("quiet");
        button.with(Attribute::Action, name).with(Attribute::Label, label).view()
    };
    // The public name, the label, the step in columns and rows, and the icon.
    let directions = [
        ("aim-left", texts.left(), -1, 0, "M15 5l-7 7 7 7"),
        ("aim-up", texts.up(), 0, -1, "M5 15l7-7 7 7"),
        ("aim-down", texts.down(), 0, 1, "M5 9l7 7 7-7"),
        ("aim-right", texts.right(), 1, 0, "M9 5l7 7-7 7"),
    ];
    let AimButton { label, is_usable, action } = button;
    let place = Button::text("place", label, Some(cx.on_click(action))).kind(Kind::Primary).class("button place");
    let mut buttons: Vec<Html> = directions.into_iter().map(direction).collect();
    buttons.push(place.when(!is_usable, Attribute::Unusable).view());
    html! { <div key="aim" class="tools" role="group" aria-label={texts.aim()}>{ list(buttons) }</div> }
}
