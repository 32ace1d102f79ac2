//! What the reader can set.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::modal::Modal;
use crate::engine::Opponent;
use crate::i18n::Texts;
use crate::state::{Preferences, Theme};

/// Properties of [`SettingsDialog`].
#[derive(Clone, PartialEq, Properties)]
pub struct SettingsDialogProps {
    /// Whether the dialog is shown.
    pub is_open: bool,
    /// What is set.
    pub preferences: Preferences,
    /// Whose score the button resets.
    pub opponent: Opponent,
    /// Called with what is set from now on.
    pub onprefer: Callback<Preferences>,
    /// Called when the score is to be reset.
    pub onresetscore: Callback<()>,
    /// Called when the dialog is to be closed.
    pub onclose: Callback<()>,
    /// The texts.
    pub texts: Texts,
}

/// What the reader can set: colours, the next game after a draw, and the score.
#[component]
pub fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    let SettingsDialogProps { preferences, opponent, texts, .. } = *props;
    let theme = |theme: Theme| {
        let onchange = props.onprefer.reform(move |_: Event| Preferences { theme, ..preferences });
        html! {
            <label key={theme.name()}>
                <input type="radio" name="theme" value={theme.name()} checked={theme == preferences.theme} {onchange} />
                { (texts.theme_name)(theme) }
            </label>
        }
    };
    let onnextafterdraw = props.onprefer.reform(move |event: Event| {
        let checkbox = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        Preferences { next_after_draw: checkbox.is_some_and(|checkbox| checkbox.checked()), ..preferences }
    });
    html! {
        <Modal is_open={props.is_open} labelled_by="settings-title" onclose={&props.onclose}>
            <h2 id="settings-title">{ texts.settings }</h2>
            <fieldset>
                <legend>{ texts.theme }</legend>
                <div class="segments">{ for Theme::ALL.into_iter().map(theme) }</div>
            </fieldset>
            <label class="option">
                <input
                    type="checkbox"
                    name="next-after-draw"
                    checked={preferences.next_after_draw}
                    onchange={onnextafterdraw}
                />
                { texts.next_after_draw }
            </label>
            <button
                type="button"
                class="secondary"
                data-action="reset-score"
                onclick={props.onresetscore.reform(|_| ())}
            >
                { (texts.reset_score)(opponent) }
            </button>
            <button type="button" class="primary" data-action="close" onclick={props.onclose.reform(|_| ())}>
                { texts.done }
            </button>
        </Modal>
    }
}
