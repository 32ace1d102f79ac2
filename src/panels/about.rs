//! Version, license and source of the game, at the end of the settings.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::components::controls::caption;

/// The license of the game and those of the libraries in it. `tests/notices.rs` keeps the file complete.
const LICENSES: &str = "licenses.txt";

/// The section about the game. The link to the source exists if `Cargo.toml` names a repository.
pub fn about(cx: &ViewContext) -> Html {
    let (texts, repository) = (cx.texts, env!("CARGO_PKG_REPOSITORY"));
    html! {
        <div>
            { caption(texts.about()) }
            <p>{ texts.version(env!("CARGO_PKG_VERSION")) }</p>
            <div class="answers">
                { link("licenses", LICENSES, texts.licenses()) }
                { for (!repository.is_empty()).then(|| link("source", repository, texts.source_code())) }
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
