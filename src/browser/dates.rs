//! Dates in the language of the page.

use js_sys::{Date, Object};

use super::js_value::{call, get, set};

/// Writes a day since 1 January 1970 with these options of `Intl.DateTimeFormat`, in the Gregorian calendar and with the digits of
/// squares.
pub fn date(day: u32, options: &[(&str, &str)]) -> String {
    let date = Date::new_0();
    let milliseconds = f64::from(day) * 24.0 * 60.0 * 60.0 * 1_000.0;
    let language = gloo_utils::document().document_element().and_then(|root| get(&root, "lang")).unwrap_or_default();
    let all = Object::new();
    let fixed = [("timeZone", "UTC"), ("calendar", "gregory"), ("numberingSystem", "latn")];
    fixed.iter().chain(options).for_each(|(name, value)| set(&all, name, &(*value).into()));
    let text = call(&date, "setTime", &[milliseconds.into()])
        .and_then(|_| call(&date, "toLocaleDateString", &[language, all.into()]));
    text.and_then(|text| text.as_string()).unwrap_or_default()
}
