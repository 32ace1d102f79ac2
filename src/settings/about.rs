//! Version, license and source of the game, and the way to embed it: the foot of the settings.

use crate::state::Dialog;
use crate::ui::prelude::*;

/// The license of the game and those of the libraries in it. `tests/notices.rs` keeps the file complete.
const LICENSES: &str = "licenses.txt";

/// The foot of the settings. The link to the source exists if `Cargo.toml` names a repository; an embedded game offers no
/// further embedding.
pub fn about(cx: &ViewContext) -> Html {
    let ViewContext { state, dispatch, texts } = *cx;
    let repository = env!("CARGO_PKG_REPOSITORY");
    html! {
        <div class="about" role="group" aria-label={texts.about()}>
            <p class="remark">{ texts.version(env!("CARGO_PKG_VERSION")) }</p>
            <div class="answers">
                if state.host.is_none() {
                    { button(Kind::Secondary, "embed", texts.embed(), GameAction::Show(Dialog::Embed), dispatch) }
                }
                { link("licenses", LICENSES, texts.licenses()) }
                if !repository.is_empty() {
                    { link("source", repository, texts.source_code()) }
                }
            </div>
        </div>
    }
}

/// A link that opens a new tab, because the game may be in a frame. `name` is its public `data-action`.
fn link(name: &'static str, address: &'static str, label: &'static str) -> Html {
    html! {
        <a class="button" data-kind="secondary" data-action={name} href={address} target="_blank" rel="noopener">
            { label }
        </a>
    }
}
