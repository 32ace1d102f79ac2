//! Loading of the lazy part.

use std::rc::Rc;

use yew::prelude::*;

use super::visit::Visit;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::{GameAction, GameState};

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
