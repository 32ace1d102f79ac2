//! Letters of a text as a reader counts them.

use js_sys::{Array, Function, Reflect, global};
use wasm_bindgen::JsCast;

use crate::browser::js_value::{call, get};

/// Returns the letters of a text: its grapheme clusters, such as “é” or a flag. A browser without `Intl.Segmenter` gives code
/// points.
pub fn letters(text: &str) -> Vec<String> {
    clusters(text).unwrap_or_else(|| text.chars().map(String::from).collect())
}

fn clusters(text: &str) -> Option<Vec<String>> {
    let segmenter = get(&get(&global(), "Intl")?, "Segmenter")?.dyn_into::<Function>().ok()?;
    let segmenter = Reflect::construct(&segmenter, &Array::new()).ok()?;
    let segments = Array::from(&call(&segmenter, "segment", &[text.into()])?);
    segments.iter().map(|segment| get(&segment, "segment")?.as_string()).collect()
}

/// Returns the first letters of a text, at most this many.
pub fn shortened(text: &str, length: usize) -> String {
    letters(text).into_iter().take(length).collect()
}
