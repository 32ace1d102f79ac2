//! The focus when its element goes away.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::platform::spawn_local;
use yew::prelude::*;

/// Where the focus goes, the first that exists: the heading of an open dialog, the next note, the board.
const INSTEAD: [&str; 3] = ["dialog[open] h2", ".notes:not([hidden]) [data-action=dismiss]", ".board [tabindex='0']"];

/// Moves the focus to another element when its own goes away.
#[hook]
pub fn use_focus_guard() {
    let guard = use_mut_ref(|| None);
    use_effect(move || {
        guard.borrow_mut().get_or_insert_with(Guard::begin);
        // The page's own effects come after this one, and move the focus when they open or close the dialog.
        spawn_local(async move {
            if let Some(guard) = &*guard.borrow() {
                guard.keep();
            }
        });
    });
}

/// Watches the focus.
struct Guard {
    /// The element that had the focus last, unless the player has pressed another place since.
    last: Rc<RefCell<Option<HtmlElement>>>,
    _listeners: [EventListener; 2],
}

impl Guard {
    /// Begins to watch the focus.
    fn begin() -> Self {
        let document = gloo_utils::document();
        // The focused element of an open dialog may be gone already, replaced when the lazy part was loaded.
        let dialog = || document.query_selector("dialog[open]").ok()?.and_then(|dialog| dialog.dyn_into().ok());
        let last = Rc::new(RefCell::new(focused().or_else(dialog)));
        // A press on a place without focus removes the focus on purpose.
        let listeners = ["focusin", "pointerdown"].map(|kind| {
            let last = last.clone();
            EventListener::new(&document, kind, move |event| {
                let target = event.target().filter(|_| kind == "focusin");
                last.replace(target.and_then(|target| target.dyn_into().ok()));
            })
        });
        Self { last, _listeners: listeners }
    }

    /// Moves the focus if its element has gone, unless the player has left the page.
    fn keep(&self) {
        let document = gloo_utils::document();
        let Some(last) = self.last.borrow().clone() else { return };
        let is_lost = focused().is_none_or(|focused| !is_shown(&focused));
        if !is_lost || !document.has_focus().unwrap_or_default() {
            return;
        }
        let instead = || {
            let found = INSTEAD.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
            found.and_then(|found| found.dyn_into().ok())
        };
        if let Some(next) = Some(last).filter(is_shown).or_else(instead) {
            // A visible element can have the focus.
            let _ = next.focus();
        }
    }
}

/// Returns the element with the focus.
fn focused() -> Option<HtmlElement> {
    let focused = gloo_utils::document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    focused.filter(|element| element.tag_name() != "BODY")
}

/// Whether an element is in the page and not hidden.
fn is_shown(element: &HtmlElement) -> bool {
    element.offset_parent().is_some()
}
