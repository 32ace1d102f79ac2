//! The list of moves in the document.

use js_sys::Reflect;

/// Scrolls the list of moves, without the page, to the move before the current one, unless the current one has the focus.
///
/// Uses [`Reflect`], because bindings for these properties would grow the first download.
pub fn show_current_move() {
    let find = |selector| gloo_utils::document().query_selector(selector).ok().flatten();
    let list = find(".moves:not(:has([aria-current]:focus))");
    let before = find(".moves :is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))");
    let top = before.and_then(|before| Reflect::get(&before, &"offsetTop".into()).ok());
    if let (Some(list), Some(top)) = (list, top) {
        // Every element has `scrollTop`.
        let _ = Reflect::set(&list, &"scrollTop".into(), &top);
    }
}
