//! Asks the page for the second part of the program, named `study`, which the first move can do without.
//!
//! With the feature `split`, that part is a file of its own, and `public/boot.js` is who loads it: this asks by an event
//! of the document, and another event answers. Without the feature it is part of the program, and there at once.

use std::cell::Cell;

use gloo_events::EventListener;
use yew::Callback;

use crate::state::GameAction;

/// The answers of the page, and whether each is good.
#[cfg(feature = "split")]
const ANSWERS: [(&str, bool); 2] = [("studyloaded", true), ("studyfailed", false)];
#[cfg(not(feature = "split"))]
const ANSWERS: [(&str, bool); 0] = [];

/// What hears the answers.
pub type Listeners = [EventListener; ANSWERS.len()];

/// What was asked for last.
#[derive(Debug, Default)]
pub struct Later {
    is_wanted: Cell<bool>,
}

impl Later {
    /// Emits what becomes of the second part, for as long as the listeners are kept.
    pub fn listen(dispatch: &Callback<GameAction>) -> Listeners {
        ANSWERS.map(|(answer, is_here)| {
            let dispatch = dispatch.clone();
            EventListener::new(&gloo_utils::document(), answer, move |_| {
                dispatch.emit(GameAction::StudyLoaded(is_here));
            })
        })
    }

    /// Asks for the second part when it has begun to be wanted.
    pub fn follow(&self, is_wanted: bool, dispatch: &Callback<GameAction>) {
        if self.is_wanted.replace(is_wanted) || !is_wanted {
            return;
        }
        #[cfg(feature = "split")]
        {
            let _ = dispatch;
            // Only an event without a name could not be made, and only one that is under way not be sent.
            let _ = web_sys::Event::new("studywanted").and_then(|event| gloo_utils::document().dispatch_event(&event));
        }
        #[cfg(not(feature = "split"))]
        dispatch.emit(GameAction::StudyLoaded(true));
    }
}
