//! The question whether a running game may end.

use yew::prelude::*;

use super::modal::Modal;
use crate::i18n::Texts;

/// Properties of [`ConfirmDialog`].
#[derive(Clone, PartialEq, Properties)]
pub struct ConfirmDialogProps {
    /// Whether the question is open.
    pub is_open: bool,
    /// Called with the answer yes.
    pub onconfirm: Callback<()>,
    /// Called with the answer no.
    pub ondecline: Callback<()>,
    /// The texts.
    pub texts: Texts,
}

/// The question whether a running game may end.
#[component]
pub fn ConfirmDialog(props: &ConfirmDialogProps) -> Html {
    let texts = props.texts;
    html! {
        <Modal is_open={props.is_open} labelled_by="confirm-title" onclose={&props.ondecline}>
            <h2 id="confirm-title">{ texts.end_game_question }</h2>
            <p>{ texts.end_game_details }</p>
            <div class="answers">
                <button type="button" class="secondary" data-action="decline" onclick={props.ondecline.reform(|_| ())}>
                    { texts.keep_playing }
                </button>
                <button type="button" class="primary" data-action="confirm" onclick={props.onconfirm.reform(|_| ())}>
                    { texts.new_game }
                </button>
            </div>
        </Modal>
    }
}
