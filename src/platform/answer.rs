//! Promises of the browser, some of which never settle.

use gloo_timers::callback::Timeout;
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// The milliseconds after which a promise counts as unanswered. A browser that works answers in less than one second, unless it
/// asks the player.
const LIMIT: u32 = 5_000;

/// Why a promise gave no value.
#[derive(Debug)]
pub enum NoAnswer {
    /// It was rejected with this reason.
    Rejected(JsValue),
    /// It did not settle in time. It may still do so.
    Late,
}

/// Returns the value of a promise of the browser. In-app browsers leave some promises pending forever.
///
/// # Errors
///
/// [`NoAnswer`] if the promise is rejected, or does not settle within seconds.
pub async fn answer(promise: &Promise) -> Result<JsValue, NoAnswer> {
    // No promise of the browser has this value.
    let late = JsValue::symbol(None);
    let limit = Promise::new(&mut |resolve, _| {
        let late = late.clone();
        Timeout::new(LIMIT, move || drop(resolve.call1(&JsValue::NULL, &late))).forget();
    });
    match JsFuture::from(Promise::race(&Array::of2(promise, &limit))).await {
        Ok(value) if value == late => Err(NoAnswer::Late),
        Ok(value) => Ok(value),
        Err(reason) => Err(NoAnswer::Rejected(reason)),
    }
}
