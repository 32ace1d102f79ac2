//! The two kinds of controls that the page has everywhere: buttons, and choices of one among a few.

use yew::prelude::*;

use crate::state::GameAction;

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What most people want next.
    Primary,
    /// What can be done as well.
    Secondary,
}

/// A button that does one thing. `name` is what the page's contract calls it.
pub fn button(
    kind: Kind,
    name: &'static str,
    label: &'static str,
    does: GameAction,
    on: &Callback<GameAction>,
) -> Html {
    let kind = match kind {
        Kind::Primary => "primary",
        Kind::Secondary => "secondary",
    };
    html! {
        <button type="button" class="button" data-kind={kind} data-action={name} onclick={press(does, on)}>
            { label }
        </button>
    }
}

/// A small button with a picture, which the page holds as a symbol of this id, and a name for those who hear it.
pub fn icon_button(
    name: &'static str,
    picture: &'static str,
    label: &'static str,
    does: GameAction,
    on: &Callback<GameAction>,
) -> Html {
    html! {
        <button type="button" class="quiet" data-action={name} aria-label={label} title={label} onclick={press(does, on)}>
            <svg class="icon" aria-hidden="true"><use href={picture} /></svg>
        </button>
    }
}

/// A small button with a picture that helps with the game. One that cannot help at present stays reachable, so that the
/// focus is never lost; one that switches something on and off says whether it is on. The tooltip names the key, if any.
#[allow(clippy::too_many_arguments, reason = "each is one property of the button")]
pub fn tool(
    name: &'static str,
    picture: &'static str,
    label: &'static str,
    key: Option<&'static str>,
    is_usable: bool,
    is_on: Option<bool>,
    does: GameAction,
    on: &Callback<GameAction>,
) -> Html {
    let onclick = if is_usable { press(does, on) } else { Callback::noop() };
    html! {
        <button
            type="button"
            class="quiet"
            data-action={name}
            aria-label={label}
            title={key.map_or_else(|| label.to_owned(), |key| [label, " (", key, ")"].concat())}
            aria-disabled={(!is_usable).then_some("true")}
            aria-pressed={is_on.map(|is_on| if is_on { "true" } else { "false" })}
            {onclick}
        >
            <svg class="icon" aria-hidden="true"><use href={picture} /></svg>
        </button>
    }
}

/// The heading over a part of the page.
pub fn heading(text: &'static str) -> Html {
    html! { <h2>{ text }</h2> }
}

/// Something less important than what it stands below.
pub fn remark(text: &'static str) -> Html {
    html! { <p class="remark">{ text }</p> }
}

/// What a press does.
fn press(does: GameAction, on: &Callback<GameAction>) -> Callback<MouseEvent> {
    on.reform(move |_| does.clone())
}

/// One of a few that can be chosen.
pub struct Choice {
    /// What the page's contract calls it.
    pub value: &'static str,
    /// Its name for those who hear it, where the label is a drawing.
    pub name: Option<&'static str>,
    /// What is shown of it.
    pub label: Html,
    /// Whether it is the one that is chosen.
    pub is_chosen: bool,
    /// What choosing it does.
    pub does: GameAction,
}

/// A choice of one among a few, of which all are seen.
pub fn choices(
    name: &'static str,
    label: &'static str,
    choices: impl IntoIterator<Item = Choice>,
    on: &Callback<GameAction>,
) -> Html {
    let choices: Vec<Choice> = choices.into_iter().collect();
    html! {
        <div class="choices" role="radiogroup" aria-label={label} data-choice={name}>
            { for choices.into_iter().map(|choice| one(name, choice, on)) }
        </div>
    }
}

fn one(name: &'static str, choice: Choice, on: &Callback<GameAction>) -> Html {
    let Choice { value, name: spoken, label, is_chosen, does } = choice;
    let onchange = on.reform(move |_: Event| does.clone());
    html! {
        <label>
            <input type="radio" {name} {value} aria-label={spoken} checked={is_chosen} {onchange} />
            { label }
        </label>
    }
}
