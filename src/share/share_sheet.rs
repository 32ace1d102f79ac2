//! Sharing: the system's share sheet, the clipboard, a file.

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};
use yew::Callback;
use yew::platform::spawn_local;

use super::result::{Copied, ShareOutcome, ShareResult};
use crate::browser::answer::{NoAnswer, answer};
use crate::browser::js_value::{get, promise, set};

/// Shares a link by the system's share sheet or, without one, the clipboard. Emits the result.
pub fn share(link: String, on: Callback<ShareResult>) {
    share_as("url", Copied::Link, link, on);
}

/// Shares the result of a puzzle in the same way.
pub fn share_result(text: String, on: Callback<ShareResult>) {
    share_as("text", Copied::Result, text, on);
}

/// Shares a text as this member of the shared data.
fn share_as(member: &str, kind: Copied, text: String, on: Callback<ShareResult>) {
    let data = Object::new();
    set(&data, member, &text.as_str().into());
    let Some(shared) = promise(&navigator(), "share", &[data.into()]) else { return copy(kind, text, on) };
    spawn_local(async move {
        let end = |outcome| ShareResult { outcome, text: text.clone() };
        match answer(&shared).await {
            Ok(_) => on.emit(end(ShareOutcome::Shared)),
            // The player closed the sheet.
            Err(NoAnswer::Rejected(error)) if is_named(&error, "AbortError") => {}
            Err(NoAnswer::Rejected(_)) => copy(kind, text, on),
            // The sheet may be open for minutes, or not at all.
            Err(NoAnswer::Late) => {
                on.emit(end(ShareOutcome::Unanswered));
                if JsFuture::from(shared).await.is_ok() {
                    on.emit(end(ShareOutcome::Shared));
                }
            }
        }
    });
}

/// Copies a text to the clipboard and emits the result.
pub fn copy(kind: Copied, text: String, on: Callback<ShareResult>) {
    // Only pages in a secure context have a clipboard.
    let written =
        get(&navigator(), "clipboard").and_then(|clipboard| promise(&clipboard, "writeText", &[text.as_str().into()]));
    spawn_local(async move {
        let outcome = match written {
            Some(written) => match answer(&written).await {
                Ok(_) => ShareOutcome::Copied(kind),
                Err(NoAnswer::Rejected(_)) => ShareOutcome::Refused,
                Err(NoAnswer::Late) => ShareOutcome::Unanswered,
            },
            None => ShareOutcome::Refused,
        };
        on.emit(ShareResult { outcome, text });
    });
}

/// Saves a text as a file of this name and media type.
pub(crate) fn save_file(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    save_blob(name, &Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?)
}

/// Saves a text as a file of this name and media type, and emits the result.
pub fn save_text(name: &str, kind: &str, text: String, on: &Callback<ShareResult>) {
    let is_saved = save_file(name, kind, &text).is_ok();
    on.emit(ShareResult { outcome: if is_saved { ShareOutcome::FileSaved } else { ShareOutcome::Refused }, text });
}

/// Saves the content of a blob as a file of this name.
pub(crate) fn save_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link = gloo_utils::document().create_element("a")?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

fn navigator() -> JsValue {
    gloo_utils::window().navigator().into()
}

/// Whether an error has this name.
fn is_named(error: &JsValue, name: &str) -> bool {
    get(error, "name").is_some_and(|found| found == name)
}
