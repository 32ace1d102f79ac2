//! Shows names that another tab has stored in the fields of the dialog.

use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::view::FIELDS;
use crate::features::widgets::use_changed_effect::use_changed_effect;
use crate::platform::js_value::set;
use crate::state::GameState;

/// Shows changed names in the fields. A field in which the player has typed does not follow its default value any more.
#[hook]
pub fn use_names(state: &GameState) {
    use_changed_effect(state.players().names().clone(), |names| {
        let document = gloo_utils::document();
        for (field, name) in FIELDS.into_iter().zip(names) {
            let field = document.query_selector(&["[name=", field, "]:not(:focus)"].concat()).ok().flatten();
            if let Some(field) = field {
                set(field.unchecked_ref(), "value", &name.as_str().into());
            }
        }
    });
}
