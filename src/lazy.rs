//! Loads the lazy part. No other file knows that the program is split.
//!
//! `cargo xtask build` puts code and data that only [`Panels`] reaches into a file of their own. `public/boot.js` loads
//! that file, because only the page knows its address and its digest. Both sides speak by events of the window: these
//! need no glue of their own, which each visit would download.

use yew::prelude::*;

use crate::hooks::{use_keyed_effect, use_window_event};
use crate::panels::Panels;
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

/// What the state learns of the lazy part that is loaded.
fn loaded() -> LazyPart {
    entry().map_or(LazyPart::Failed, |panels| LazyPart::Loaded(panels.rules()))
}

#[cfg(not(feature = "split"))]
use whole::{entry, request};

/// A development build is not split.
#[cfg(not(feature = "split"))]
mod whole {
    use super::{Callback, GameAction, Panels, loaded};
    use crate::panels::PANELS;

    pub fn request(on: &Callback<GameAction>) {
        on.emit(GameAction::SetLazyPart(loaded()));
    }

    pub const fn entry() -> Option<&'static dyn Panels> {
        Some(PANELS)
    }
}

#[cfg(feature = "split")]
use split::{entry, request};

/// A release is split at [`panels`](split::panels).
#[cfg(feature = "split")]
mod split {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::{Callback, GameAction, Panels};
    use crate::panels::PANELS;

    /// Asks the page to load the lazy part. While it loads, asking again has no effect.
    pub fn request(_: &Callback<GameAction>) {
        // An event with a name that is dispatched once is never refused.
        let _ = web_sys::Event::new("lazywanted").and_then(|event| gloo_utils::window().dispatch_event(&event));
    }

    /// Returns the panels if the lazy part is loaded, and must not be called before.
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

    /// The runtime that the macro expects. That of the crate `wasm_split_helpers` fetches the file itself, without a
    /// digest and without its stylesheet; here the file is loaded before anything calls [`panels`].
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
