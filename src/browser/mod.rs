//! What any room asks the browser with: the document, timers, events of the window, values of JavaScript.

pub mod answer;
pub mod clock;
pub mod dates;
pub mod document;
pub mod js_value;
pub mod language;
pub mod use_keyed_effect;
pub mod use_timer;
pub mod use_window_event;
