//! Restores the focus when the focused element disappears.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The fallback targets, by priority: the main field of an open dialog, its heading, the next note, the board.
const FALLBACKS: [&str; 4] = [
    "dialog[open] [autofocus]",
    "dialog[open] h2",
    ".notes:not([hidden]) [data-action=dismiss]",
    ".board [tabindex='0']",
];

/// Elements that cannot keep the focus. Browsers themselves take it from those that styles hide.
const GONE: &str = ":is([hidden], [hidden] *, :disabled)";

/// Returns a callback that moves the focus to another element if the focused element has disappeared.
#[hook]
pub fn use_focus_guard() -> Callback<()> {
    let guard = use_mut_ref(|| None);
    Callback::from(move |()| {
        guard.borrow_mut().get_or_insert_with(Guard::new);
        let guard = guard.clone();
        // Effects open and close the dialog, which moves the focus. A field that changes as it loses the focus has lost it
        // before the next element receives it.
        let restore = move || {
            if let Some(guard) = &*guard.borrow() {
                guard.restore();
            }
        };
        Timeout::new(0, restore).forget();
    })
}

/// Watches the focus.
struct Guard {
    /// The last focused element; `None` after a press on anything that takes no focus.
    last: Rc<RefCell<Option<HtmlElement>>>,
    _listeners: [EventListener; 2],
}

impl Guard {
    /// Starts to watch the focus.
    fn new() -> Self {
        let document = gloo_utils::document();
        // Loading the lazy part may already have replaced the focused element of an open dialog.
        let dialog = || document.query_selector("dialog[open]").ok()?.and_then(|dialog| dialog.dyn_into().ok());
        let last = Rc::new(RefCell::new(focused().or_else(dialog)));
        // A press outside focusable elements removes the focus on purpose.
        let listeners = ["focusin", "pointerdown"].map(|kind| {
            let last = last.clone();
            EventListener::new(&document, kind, move |event| {
                let target = event.target().filter(|_| kind == "focusin");
                last.replace(target.and_then(|target| target.dyn_into().ok()));
            })
        });
        Self { last, _listeners: listeners }
    }

    /// Moves the focus if the focused element disappeared, unless the player has left the page.
    fn restore(&self) {
        let document = gloo_utils::document();
        let Some(last) = self.last.borrow().clone() else { return };
        // Asking for styles or places here would delay each move by a layout of the page.
        let is_lost = focused().is_none_or(|focused| focused.matches(GONE).unwrap_or_default());
        if !is_lost || !document.has_focus().unwrap_or_default() {
            return;
        }
        let fallback = || {
            let found = FALLBACKS.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
            found.and_then(|found| found.dyn_into().ok())
        };
        if let Some(next) = Some(last).filter(is_shown).or_else(fallback) {
            // A visible element accepts the focus.
            let _ = next.focus();
        }
    }
}

/// Returns the element with the focus.
fn focused() -> Option<HtmlElement> {
    let focused = gloo_utils::document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    focused.filter(|element| element.tag_name() != "BODY")
}

/// Whether an element is in the page, not hidden, and can have the focus.
fn is_shown(element: &HtmlElement) -> bool {
    element.offset_parent().is_some() && !element.matches(":disabled").unwrap_or_default()
}
