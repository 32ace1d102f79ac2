//! Everything that reaches beyond the page's own state: storage, the address bar, the document, the clock.

pub mod address;
pub mod document;
pub mod opening;
pub mod storage;

pub use opening::Opening;
pub use storage::Storage;

/// The pairs among some entries, each an array of a name and a value. What is no text counts as an empty one.
fn text_pairs(entries: impl Iterator<Item = wasm_bindgen::JsValue>) -> Vec<(String, String)> {
    entries
        .map(|entry| {
            let entry = js_sys::Array::from(&entry);
            (entry.get(0).as_string().unwrap_or_default(), entry.get(1).as_string().unwrap_or_default())
        })
        .collect()
}
