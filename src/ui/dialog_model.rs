//! What a dialog with a model of its own knows, does and shows.

use yew::prelude::*;

use super::context::ViewContext;
use crate::i18n::Texts;
use crate::state::initial::outside::Outside;
use crate::state::{GameAction, GameState};

/// What a dialog knows besides its model. It reads neither clock nor storage.
#[derive(Clone, Copy, Debug)]
pub struct Env<'a> {
    /// The state of the page.
    pub state: &'a GameState,
    /// The day and the address.
    pub outside: &'a Outside,
}

/// A dialog with a model of its own. A line of `dialogs!` in `app/dialog.rs` makes it one of the page.
pub trait DialogModel: Sized {
    /// A message from its controls and effects.
    type Msg: 'static;

    /// Whether it has a draft or a text of the player, which a press beside it must not lose.
    const HAS_WORK: bool = false;

    /// Returns the model when the dialog opens.
    fn open(env: Env) -> Self;

    /// Tells the dialog that the day or the progress has changed.
    fn refresh(&mut self, _env: Env) {}

    /// Applies a message. Returns the action that follows, such as the game to begin. The host page may forbid it.
    fn update(&mut self, msg: Self::Msg, env: Env) -> Option<GameAction>;

    /// Returns the heading.
    fn title(texts: Texts) -> &'static str;

    /// Returns the heading in a state of the page.
    fn title_in(cx: &ViewContext) -> &'static str {
        Self::title(cx.texts)
    }

    /// Returns the content.
    fn view(&self, cx: &ViewContext, on: &Callback<Self::Msg>) -> Html;
}
