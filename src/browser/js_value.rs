//! Access to JavaScript values by name: for parts of the browser's interfaces whose bindings would grow the first download,
//! and for values of the host page.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Returns a property of any value.
pub fn get(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok()
}

/// Sets a property of a plain object, which cannot fail.
pub fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

/// Calls a method. Returns `None` if the object lacks it or it throws.
pub fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method = get(object, name)?.dyn_into::<Function>().ok()?;
    method.apply(object, &arguments.iter().collect()).ok()
}

/// Calls a method that returns a promise.
pub fn promise(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<Promise> {
    call(object, name, arguments)?.dyn_into().ok()
}
