//! A view that follows the board.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::state::compared::Unequal;

/// The milliseconds after a change until the browser has usually drawn it on the board. What begins then does not delay that.
pub const AFTER_DRAWING: u32 = 30;

/// Properties of [`Later`].
#[derive(PartialEq, Properties)]
pub struct LaterProps {
    /// Renders the view, which may show any part of the state.
    pub view: Unequal<Callback<(), Html>>,
    /// Runs after the view has been rendered.
    #[prop_or_default]
    pub rendered: Callback<()>,
}

/// A view that is rendered soon after each change, the first time at once.
#[derive(Default)]
pub struct Later(Option<Timeout>);

impl Component for Later {
    type Message = ();
    type Properties = LaterProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &LaterProps) -> bool {
        let link = ctx.link().clone();
        self.0.get_or_insert_with(|| Timeout::new(AFTER_DRAWING, move || link.send_message(())));
        false
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.0 = None;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        ctx.props().view.0.emit(())
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        ctx.props().rendered.emit(());
    }
}
