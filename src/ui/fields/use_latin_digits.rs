//! Digits of other scripts in number fields.

use web_sys::Event;
use yew::prelude::*;

use super::digits::latin_digits;
use crate::browser::js_value::{call, get};
use crate::browser::use_window_event::use_window_event;

/// Types the digits of any script as 0 to 9 in number fields, which accept no others.
#[hook]
pub fn use_latin_digits() {
    let type_latin = Callback::from(|event: Event| {
        let is_number = get(&event, "target").and_then(|field| get(&field, "type")) == Some("number".into());
        let Some(typed) = get(&event, "data").and_then(|data| data.as_string()).filter(|_| is_number) else { return };
        let latin = latin_digits(&typed);
        if latin != typed {
            event.prevent_default();
            call(&gloo_utils::document(), "execCommand", &["insertText".into(), false.into(), latin.into()]);
        }
    });
    use_window_event("beforeinput", Some(0), type_latin);
}
