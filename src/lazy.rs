//! Loads the lazy part.
//!
//! `cargo xtask build` moves code and data that only `Features` reaches to a second file. `public/boot.js` loads it,
//! because only the page knows its URL and digest.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::fill::Features;
use crate::app::slots::{Loader, Slots};
use crate::app::visit::Visit;
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;

#[cfg(not(feature = "split"))]
pub use whole::begin;
#[cfg(not(feature = "split"))]
use whole::{features, load};

#[cfg(feature = "split")]
pub use split::begin;
#[cfg(feature = "split")]
use split::{features, load};

/// Loads the lazy part of this program.
pub const LOADER: Loader = Loader { load, fill };

fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    (features().fill)(cx, state, visit)
}

/// A development build is not split.
#[cfg(not(feature = "split"))]
mod whole {
    use super::{Callback, Features, GameAction, Rc, Visit};
    use crate::app::fill::FEATURES;

    /// Begins the visit and mounts the page.
    pub fn begin(mount: fn(Visit)) {
        mount((FEATURES.begin_visit)());
    }

    pub fn load(is_requested: bool, visit: Rc<Visit>, on: Callback<GameAction>) {
        if is_requested {
            (FEATURES.arrive)(&visit, &on);
        }
    }

    /// Returns the lazy part.
    pub const fn features() -> &'static Features {
        FEATURES
    }
}

/// A release is split at [`entry`](split::entry).
#[cfg(feature = "split")]
mod split {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use wasm_bindgen::prelude::*;

    use super::{Callback, Features, GameAction, Rc, Visit};
    use crate::app::fill::FEATURES;
    use crate::state::LazyPart;

    #[wasm_bindgen]
    extern "C" {
        /// Loads the program of the lazy part and its stylesheet: now, or when `public/boot/offline.js` asks for a note. Then calls
        /// one of the functions.
        #[wasm_bindgen(js_namespace = boot, js_name = loadLazyPart)]
        fn load_lazy_part(is_requested: bool, loaded: &JsValue, failed: &JsValue);

        /// Returns whether the visit begins without the lazy part.
        #[wasm_bindgen(js_namespace = boot, js_name = beginsEarly)]
        fn begins_early() -> bool;
    }

    /// Begins the visit and mounts the page: at once if the first part has all that the page shows, and otherwise when the lazy
    /// part is loaded. The page reports a failure.
    pub fn begin(mount: fn(Visit)) {
        if begins_early() {
            mount(Visit::without_lazy_part());
        } else {
            let begin = Closure::once_into_js(move || mount((features().begin_visit)()));
            load_lazy_part(true, &begin, &JsValue::UNDEFINED);
        }
    }

    /// Loads the lazy part, now or later, and emits the result.
    pub fn load(is_requested: bool, visit: Rc<Visit>, on: Callback<GameAction>) {
        let failing = on.clone();
        let loaded = Closure::once_into_js(move || (features().arrive)(&visit, &on));
        let failed = Closure::once_into_js(move || failing.emit(GameAction::SetLazyPart(LazyPart::Failed)));
        load_lazy_part(is_requested, &loaded, &failed);
    }

    /// Returns the lazy part. Call this only after the lazy part is loaded.
    pub fn features() -> &'static Features {
        match pin!(entry()).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(features) => features,
            Poll::Pending => unreachable!("`ensure_loaded` waits for nothing"),
        }
    }

    #[wasm_split_macros::wasm_split(lazy, wasm_split_path = crate::lazy::split)]
    fn entry() -> &'static Features {
        FEATURES
    }

    /// The runtime that the macro expects. It loads nothing, because `public/boot.js` has loaded the file with its digest
    /// and its stylesheet before anything calls [`features`].
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
