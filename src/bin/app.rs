//! Mounts the game in the page.

use tic_tac_toe::app::page::{App, AppProps};
use tic_tac_toe::app::visit::Visit;
use tic_tac_toe::lazy;
use tic_tac_toe::state::compared::Ignored;

/// The allocator in the browser.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: lol_alloc::LockedAllocator<lol_alloc::FreeListAllocator> =
    lol_alloc::LockedAllocator::new(lol_alloc::FreeListAllocator::new());

fn main() {
    lazy::begin(mount);
}

fn mount(visit: Visit) {
    let props = AppProps { visit: Ignored(visit.with_first_move().into()), loader: Ignored(lazy::LOADER) };
    // `index.html` has an element with the empty board. In any other page, the game fills the body.
    let place = gloo_utils::document().get_element_by_id("app").unwrap_or_else(|| gloo_utils::body().into());
    yew::Renderer::<App>::with_root_and_props(place, props).render();
}
