//! Loading of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::slots::Slots;
use crate::app::visit::Visit;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::{GameAction, GameState};
use crate::ui::context::ViewContext;

/// Access to the lazy part, which may be a second file.
#[derive(Clone, Copy)]
pub struct Loader {
    /// Loads the lazy part: now, or later if the page needs it. Emits the result, and what then completes the visit.
    pub load: fn(is_requested: bool, Rc<Visit>, Callback<GameAction>),
    /// Fills the slots. Call this only after the lazy part is loaded.
    pub fill: fn(&ViewContext, &UseReducerHandle<GameState>, &Rc<Visit>) -> Slots,
}

/// Loads the lazy part when the state or the page needs it.
#[hook]
pub fn use_lazy_part(
    state: &GameState,
    load: fn(bool, Rc<Visit>, Callback<GameAction>),
    visit: &Rc<Visit>,
    on: &Callback<GameAction>,
) {
    let (is_requested, visit, on) = (state.requests_lazy_part(), visit.clone(), on.clone());
    use_keyed_effect(Some(is_requested.into()), move || load(is_requested, visit, on));
}
