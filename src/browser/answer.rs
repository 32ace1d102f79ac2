//! Promises of the browser, some of which never settle.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
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
    let mut value = pin!(JsFuture::from(promise.clone()));
    let mut limit = pin!(TimeoutFuture::new(LIMIT));
    poll_fn(|context| match value.as_mut().poll(context) {
        Poll::Ready(value) => Poll::Ready(value.map_err(NoAnswer::Rejected)),
        Poll::Pending => limit.as_mut().poll(context).map(|()| Err(NoAnswer::Late)),
    })
    .await
}
