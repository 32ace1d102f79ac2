//! Loads the lazy part. No other file knows that the program is split.
//!
//! `cargo xtask build` moves code and data that only [`Panels`] reaches to a second file. `public/boot.js` loads it,
//! because only the page knows its URL and digest. Both sides communicate by window events, which need no JavaScript glue
//! in the first download.

use yew::prelude::*;

use crate::hooks::{use_keyed_effect, use_window_event};
use crate::panels::Panels;
use crate::platform::Visit;
use crate::state::{GameAction, GameState, LazyPart};

/// Requests the lazy part when the state needs it. Returns the panels once it is loaded.
#[hook]
pub fn use_lazy_part(state: &GameState, on: &Callback<GameAction>) -> Option<&'static dyn Panels> {
    use_window_event("lazyloaded", true, on.reform(|_| GameAction::SetLazyPart(loaded())));
    use_window_event("lazyfailed", true, on.reform(|_| GameAction::SetLazyPart(LazyPart::Failed)));
    let (is_requested, on) = (state.requests_lazy_part(), on.clone());
    use_keyed_effect(None, move || {
        if is_requested {
            request(&on);
        }
    });
    if state.lazy_part().is_loaded() { entry() } else { None }
}

/// Returns the lazy part for the state.
fn loaded() -> LazyPart {
    entry().map_or(LazyPart::Failed, |panels| LazyPart::Loaded(panels.rules()))
}

#[cfg(not(feature = "split"))]
pub use whole::begin;
#[cfg(not(feature = "split"))]
use whole::{entry, request};

/// A development build is not split.
#[cfg(not(feature = "split"))]
mod whole {
    use super::{Callback, GameAction, Panels, Visit, loaded};
    use crate::panels::PANELS;

    /// Begins the visit and mounts the page.
    pub fn begin(mount: fn(Visit)) {
        mount(PANELS.begin_visit());
    }

    pub fn request(on: &Callback<GameAction>) {
        on.emit(GameAction::SetLazyPart(loaded()));
    }

    pub const fn entry() -> Option<&'static dyn Panels> {
        Some(PANELS)
    }
}

#[cfg(feature = "split")]
pub use split::begin;
#[cfg(feature = "split")]
use split::{entry, request};

/// A release is split at [`panels`](split::panels).
#[cfg(feature = "split")]
mod split {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use gloo_events::EventListener;

    use super::{Callback, GameAction, Panels, Visit};
    use crate::panels::PANELS;

    /// Begins the visit and mounts the page: at once if it is a plain first visit, and otherwise when `public/boot.js` has
    /// loaded the lazy part.
    pub fn begin(mount: fn(Visit)) {
        let root = gloo_utils::document().document_element();
        if root.is_some_and(|root| root.has_attribute("data-returning")) {
            let begin = move |_: &web_sys::Event| entry().map(Panels::begin_visit).into_iter().for_each(mount);
            EventListener::once(&gloo_utils::window(), "lazyloaded", begin).forget();
        } else {
            mount(Visit::first());
        }
    }

    /// Asks the page to load the lazy part. Has no effect while it loads.
    pub fn request(_: &Callback<GameAction>) {
        // Dispatching a new event cannot fail.
        let _ = web_sys::Event::new("lazywanted").and_then(|event| gloo_utils::window().dispatch_event(&event));
    }

    /// Returns the panels. Call this only after the lazy part is loaded.
    pub fn entry() -> Option<&'static dyn Panels> {
        match pin!(panels()).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(panels) => Some(panels),
            Poll::Pending => None,
        }
    }

    #[wasm_split_macros::wasm_split(lazy, wasm_split_path = crate::lazy::split)]
    pub fn panels() -> &'static dyn Panels {
        PANELS
    }

    /// The runtime that the macro expects. It loads nothing, because `public/boot.js` has loaded the file with its digest
    /// and its stylesheet before anything calls [`panels`].
    #[cfg(target_arch = "wasm32")]
    pub mod rt {
        use std::convert::Infallible;
        use std::ffi::c_void;
        use std::pin::Pin;

        pub type LoadCallbackFn = extern "C" fn(*const c_void, bool);

        pub struct LazySplitLoader;

        impl LazySplitLoader {
            pub const fn new(_: unsafe extern "C" fn(LoadCallbackFn, *const c_void)) -> Self {
                Self
            }
        }

        pub async fn ensure_loaded(_: Pin<&LazySplitLoader>) -> Result<(), Infallible> {
            Ok(())
        }
    }
}
