//! The icons of the lazy part. The others are in `index.html`.

use yew::prelude::*;

/// The symbols that buttons refer to by id.
pub fn icons() -> Html {
    html! {
        <svg class="drawings" aria-hidden="true">
            <symbol id="icon-why" viewBox="0 0 24 24"><path d="M9 9a3 3 0 1 1 4.500 2.600q-1.500 1-1.500 2.900M12 18.500v.01" /></symbol>
            <symbol id="icon-order" viewBox="0 0 24 24"><path d="M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4" /></symbol>
            <symbol id="icon-first" viewBox="0 0 24 24"><path d="m18 6-6 6 6 6M11 6l-6 6 6 6" /></symbol>
            <symbol id="icon-back" viewBox="0 0 24 24"><path d="m15 6-6 6 6 6" /></symbol>
            <symbol id="icon-forward" viewBox="0 0 24 24"><path d="m9 6 6 6-6 6" /></symbol>
            <symbol id="icon-last" viewBox="0 0 24 24"><path d="m6 6 6 6-6 6M13 6l6 6-6 6" /></symbol>
            <symbol id="icon-close" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18" /></symbol>
        </svg>
    }
}
