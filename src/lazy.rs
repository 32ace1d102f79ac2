//! Loads the parts of the program. No other file knows that the program is split.
//!
//! `cargo xtask build` moves code and data that only a part reaches to the file of the part. `public/boot.js` loads it, because only
//! the page knows its URL and digest.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::effects::use_lazy_part::Loader;
use crate::app::extras::{EXTRAS, Extras};
use crate::app::fill::{FEATURES, Features};
use crate::app::other_games::{OTHER_GAMES, OtherGames};
use crate::app::parts::{Code, Load, Msg, Part};
use crate::app::slots::Slots;
use crate::app::visit::Visit;
use crate::state::compared::Ignored;
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;

/// Makes a function for each part that returns what the rest of the program sees of it, once the part is loaded.
macro_rules! parts {
    ($($(#[$about:meta])+ $name:ident: $interface:ty = $value:expr $(, after $other:expr)?;)+) => {$(
        $(#[$about])+
        #[cfg(not(feature = "split"))]
        const fn $name() -> &'static $interface {
            $value
        }

        $(#[$about])+
        #[cfg(feature = "split")]
        fn $name() -> &'static $interface {
            #[wasm_split_macros::wasm_split($name, wasm_split_path = crate::lazy::split)]
            fn entry() -> &'static $interface {
                // Then all code of the other part is code of both, and no calls between parts divide it.
                $(std::hint::black_box($other);)?
                $value
            }
            split::ready(entry())
        }
    )+};
}

parts! {
    /// What a game needs from its second move on: all rooms but those of other parts. All other parts need it.
    lazy: Lazy = LAZY;
    /// Of other rooms: all dialogs but the menu and the choice of the game, with puzzles, lesson, statistics, position editor and
    /// imports; and the record of finished games.
    extras: Extras = EXTRAS, after LAZY;
    /// The room `other_games`: the games with other rules.
    games: OtherGames = OTHER_GAMES, after LAZY;
}

/// What the first part sees of the lazy part. The first part does not contain the functions that load the other parts.
struct Lazy {
    features: &'static Features,
    load_part: Load,
    games_of_visit: fn() -> Option<&'static OtherGames>,
}

const LAZY: &Lazy = &Lazy { features: FEATURES, load_part, games_of_visit };

#[cfg(not(feature = "split"))]
pub use whole::begin;
#[cfg(not(feature = "split"))]
use whole::{games_of_visit, load, load_part};

#[cfg(feature = "split")]
pub use split::begin;
#[cfg(feature = "split")]
use split::{games_of_visit, load, load_part};

/// Loads the lazy part of this program.
pub const LOADER: Loader = Loader { load, fill };

fn fill(cx: &ViewContext, state: &UseReducerHandle<GameState>, visit: &Rc<Visit>) -> Slots {
    let Lazy { features, load_part, .. } = lazy();
    (features.fill)(cx, state, visit, *load_part)
}

/// Begins a visit that needs the lazy part.
fn begin_visit() -> Visit {
    let Lazy { features, games_of_visit, .. } = lazy();
    (features.begin_visit)(games_of_visit())
}

/// Returns a part. Call this only after the part is loaded.
fn code(part: Part) -> Code {
    match part {
        Part::Extras => Code::Extras(Ignored(extras())),
        Part::Games => Code::Games(Ignored(games())),
    }
}

/// A development build is not split.
#[cfg(not(feature = "split"))]
mod whole {
    use super::{Callback, GameAction, Msg, OtherGames, Part, Rc, Visit, begin_visit, code, games, lazy};

    /// Begins the visit and mounts the page.
    pub fn begin(mount: fn(Visit)) {
        mount(begin_visit());
    }

    #[expect(clippy::unnecessary_wraps, reason = "a split program may lack them")]
    pub fn games_of_visit() -> Option<&'static OtherGames> {
        Some(games())
    }

    pub fn load(is_requested: bool, visit: Rc<Visit>, on: Callback<GameAction>) {
        if is_requested {
            (lazy().features.arrive)(&visit, &on);
        }
    }

    pub fn load_part(part: Part, on: Callback<GameAction>) {
        on.emit(Msg::Arrived(code(part)).into());
    }
}

/// A release is split.
#[cfg(feature = "split")]
mod split {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use wasm_bindgen::prelude::*;

    use super::{Callback, GameAction, Msg, OtherGames, Part, Rc, Visit, begin_visit, code, games, lazy};
    use crate::state::LazyPart;

    #[wasm_bindgen]
    extern "C" {
        /// Loads the program of the lazy part and its stylesheet: now, or when `public/boot/offline.js` asks for a note. Then calls
        /// one of the functions.
        #[wasm_bindgen(js_namespace = boot, js_name = loadLazyPart)]
        fn load_lazy_part(is_requested: bool, loaded: &JsValue, failed: &JsValue);

        /// Loads a further part, and calls one of the functions.
        #[wasm_bindgen(js_namespace = boot, js_name = loadPart)]
        fn load_part_of(name: &str, loaded: &JsValue, failed: &JsValue);

        /// Returns whether a further part is loaded.
        #[wasm_bindgen(js_namespace = boot, js_name = hasPart)]
        fn has_part(name: &str) -> bool;

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
            let begin = Closure::once_into_js(move || mount(begin_visit()));
            load_lazy_part(true, &begin, &JsValue::UNDEFINED);
        }
    }

    /// Loads the lazy part, now or later, and emits the result.
    pub fn load(is_requested: bool, visit: Rc<Visit>, on: Callback<GameAction>) {
        let failing = on.clone();
        let loaded = Closure::once_into_js(move || (lazy().features.arrive)(&visit, &on));
        let failed = Closure::once_into_js(move || failing.emit(GameAction::SetLazyPart(LazyPart::Failed)));
        load_lazy_part(is_requested, &loaded, &failed);
    }

    /// Loads a further part, and emits the result.
    pub fn load_part(part: Part, on: Callback<GameAction>) {
        let failing = on.clone();
        let loaded = Closure::once_into_js(move || on.emit(Msg::Arrived(code(part)).into()));
        let failed = Closure::once_into_js(move || failing.emit(Msg::Failed(part).into()));
        load_part_of(name_of(part), &loaded, &failed);
    }

    /// Returns the games with other rules, if `public/boot.js` has loaded them with the lazy part.
    pub fn games_of_visit() -> Option<&'static OtherGames> {
        has_part(name_of(Part::Games)).then(games)
    }

    /// Returns the name of a part.
    const fn name_of(part: Part) -> &'static str {
        match part {
            Part::Extras => "extras",
            Part::Games => "games",
        }
    }

    /// Returns what the entry of a loaded part returns.
    pub fn ready<T>(entry: impl Future<Output = T>) -> T {
        match pin!(entry).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(interface) => interface,
            Poll::Pending => unreachable!("`ensure_loaded` waits for nothing"),
        }
    }

    /// The runtime that the macro expects. It loads nothing, because `public/boot.js` has loaded the file with its digest
    /// before anything asks for a part.
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
