//! The second part of the program: what the first move can do without.
//!
//! What is reached only through [`Study`] lies in a file of its own in the release, together with all the generic code
//! and the data that nothing else uses. To move another part of the page there, give it a field. Its texts belong into
//! what [`Texts::panels`](crate::i18n::Texts::panels) and
//! [`Texts::coach`](crate::i18n::Texts::coach) give, because everything that [`Messages`](crate::i18n::Messages) refers
//! to is part of the first visit.

use yew::prelude::*;

use super::context::ViewContext;
use super::controls::{Kind, button, caption};
use crate::panels::{STUDY, Study};
use crate::state::{Arrival, GameAction, GameState};

/// The second part, if it is there. [`GameState::wants_study`] says when it is asked for.
pub fn study(state: &GameState) -> Option<&'static Study> {
    if state.study() == Arrival::Here { entry() } else { None }
}

/// What stands in a panel's place until the second part is there: nothing, or why it is not, with a way to try again.
pub fn waiting(cx: &ViewContext) -> Html {
    match cx.state.study() {
        Arrival::Awaited | Arrival::Here => Html::default(),
        Arrival::Failed => html! {
            <>
                { caption(cx.texts.not_loaded) }
                { button(Kind::Primary, "retry", cx.texts.try_again, GameAction::RetryStudy, cx.dispatch) }
            </>
        },
    }
}

#[cfg(not(feature = "split"))]
const fn entry() -> Option<&'static Study> {
    Some(&STUDY)
}

/// The one function through which the first part calls the second.
#[cfg(feature = "split")]
fn entry() -> Option<&'static Study> {
    use std::future::Future;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    // It would wait for the second part, which is there already, and so is ready at once.
    match pin!(split::entry()).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(study) => Some(study),
        Poll::Pending => None,
    }
}

/// Where `cargo xtask build` cuts the program.
#[cfg(feature = "split")]
mod split {
    use super::{STUDY, Study};

    #[wasm_split_macros::wasm_split(study, wasm_split_path = crate::components::later::split)]
    pub fn entry() -> &'static Study {
        &STUDY
    }

    /// What the macro calls to load the second part. Nothing has to be done: `public/boot.js` has loaded it before
    /// anything calls it.
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
