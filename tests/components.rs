//! Components, each mounted alone in a browser.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn there_is_a_document() {
    assert!(gloo_utils::document().body().is_some());
}
