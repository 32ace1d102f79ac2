//! Shows names that another tab has stored in the fields of the dialog.

use wasm_bindgen::JsCast;

use super::model::Seat;
use super::view::field_name;
use crate::browser::js_value::set;
use crate::state::GameState;
use crate::ui::prelude::*;

/// Shows changed names in the fields. A field in which the player has typed does not follow its default value any more. No
/// typed text is lost: a field that loses the focus stores it.
#[hook]
pub fn use_names(state: &GameState) {
    use_effect_with(state.profile().players.clone(), |players| {
        let document = gloo_utils::document();
        for seat in Seat::ALL {
            if let Ok(Some(field)) = document.query_selector(&format!("[name={}]", field_name(seat))) {
                set(field.unchecked_ref(), "value", &players.of(seat).name.as_str().into());
            }
        }
    });
}
