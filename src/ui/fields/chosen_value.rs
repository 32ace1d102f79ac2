//! Values of fields.

use web_sys::Event;

use crate::browser::js_value::{get, set};

/// Returns the value of the chosen option of a list.
pub fn chosen_value(event: &Event) -> Option<String> {
    get(&event.target()?.into(), "value")?.as_string()
}

/// Sets the value of the chosen option of a list.
pub fn set_chosen_value(event: &Event, value: &str) {
    if let Some(list) = event.target() {
        set(&list, "value", &value.into());
    }
}
