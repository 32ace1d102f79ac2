//! The argument that all view functions share.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::state::{GameAction, GameState};

/// The state that a view function shows, its texts, and the receiver of its actions.
#[derive(Clone, Copy)]
pub struct ViewContext<'a> {
    /// The state.
    pub state: &'a GameState,
    /// Dispatches an action to the reducer.
    pub dispatch: &'a Callback<GameAction>,
    /// The texts.
    pub texts: Texts,
}

impl ViewContext<'_> {
    /// Returns a click handler that dispatches the action.
    pub fn on_click(&self, action: GameAction) -> Callback<MouseEvent> {
        press(action, self.dispatch)
    }
}

/// Returns a click handler that emits the message.
pub fn press<M: Clone + 'static>(msg: M, on: &Callback<M>) -> Callback<MouseEvent> {
    on.reform(move |_| msg.clone())
}

/// Returns a handler of any other event that emits the message.
pub fn on_event<M: Clone + 'static>(msg: M, on: &Callback<M>) -> Callback<Event> {
    on.reform(move |_| msg.clone())
}
