//! The icons that nothing needs before the second part of the program is there. The others are in the page.

use yew::prelude::*;

/// The drawings that buttons refer to by their names.
pub fn icons() -> Html {
    html! {
        <svg class="drawings" aria-hidden="true">
            <symbol id="icon-order" viewBox="0 0 24 24"><path d="icon-order" /></symbol>
            <symbol id="icon-first" viewBox="0 0 24 24"><path d="icon-first" /></symbol>
            <symbol id="icon-back" viewBox="0 0 24 24"><path d="icon-back" /></symbol>
            <symbol id="icon-forward" viewBox="0 0 24 24"><path d="icon-forward" /></symbol>
            <symbol id="icon-last" viewBox="0 0 24 24"><path d="icon-last" /></symbol>
            <symbol id="icon-close" viewBox="0 0 24 24"><path d="icon-close" /></symbol>
        </svg>
    }
}
