//! Loading of the lazy part.

use yew::prelude::*;

use super::use_keyed_effect;
use crate::state::{GameAction, GameState, LazyPart};

/// Loads the lazy part when the state or the page needs it.
#[hook]
pub fn use_lazy_part(state: &GameState, load: fn(bool, Callback<LazyPart>), on: &Callback<GameAction>) {
    let (is_requested, on) = (state.requests_lazy_part(), on.clone());
    use_keyed_effect(Some(is_requested.into()), move || load(is_requested, on.reform(GameAction::SetLazyPart)));
}
