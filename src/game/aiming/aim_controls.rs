//! The controls for a square that is too small for a finger.

use crate::i18n::Texts;
use crate::ui::prelude::*;
use engine::{Rules, Square};

/// The large button, which plays or changes the square.
pub struct AimButton<M> {
    /// The label.
    pub label: String,
    /// Whether a press does anything.
    pub is_usable: bool,
    /// The message of a press.
    pub msg: M,
}

/// The controls for a square: one button for each neighbor, and the large one.
pub fn aim_controls<M: Clone + 'static>(
    texts: Texts,
    rules: Rules,
    square: Square,
    aim_at: impl Fn(Square) -> M,
    button: AimButton<M>,
    on: &Callback<M>,
) -> Html {
    let direction = |(name, label, columns, rows, icon): (&'static str, &'static str, i8, i8, &'static str)| {
        let next = square.offset(columns, rows).filter(|next| rules.contains(*next));
        let drawing = html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg> };
        let button = Button::new(drawing, next.map(|next| press(aim_at(next), on))).class("quiet");
        button.with(Attribute::Action, name).with(Attribute::Label, label).view()
    };
    // The public name, the label, the step in columns and rows, and the icon.
    let directions = [
        ("aim-left", texts.left(), -1, 0, "M15 5l-7 7 7 7"),
        ("aim-up", texts.up(), 0, -1, "M5 15l7-7 7 7"),
        ("aim-down", texts.down(), 0, 1, "M5 9l7 7 7-7"),
        ("aim-right", texts.right(), 1, 0, "M9 5l7 7-7 7"),
    ];
    let AimButton { label, is_usable, msg } = button;
    let place = Button::text("place", label, Some(press(msg, on))).kind(Kind::Primary).class("button place");
    html! {
        <div key="aim" class="tools" role="group" aria-label={texts.aim()}>
            { for directions.map(direction) }
            { place.when(!is_usable, Attribute::Unusable).view() }
        </div>
    }
}
