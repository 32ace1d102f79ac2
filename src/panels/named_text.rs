//! Texts that name squares.

use yew::prelude::*;

use crate::engine::notation::named_squares;

/// The `data-names` attribute of a text's element: the squares that the text names.
/// [`use_named_squares`](crate::hooks::use_named_squares) lights them.
pub fn names(text: &str) -> Option<String> {
    let names: Vec<String> = named_squares(text).iter().map(|square| square.name()).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// A text that keeps each line, such as `a1–b1–c1`, unbroken.
pub fn unbroken(text: &str) -> Html {
    let ends_name = |letter: char| !letter.is_ascii_alphanumeric() && letter != '–';
    let part = |part: &str| match part.contains('–') {
        true => html! { <span class="unbroken">{ part }</span> },
        false => part.into(),
    };
    text.split_inclusive(ends_name).map(part).collect()
}
