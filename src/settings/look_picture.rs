//! Pictures of the looks of the board.

use crate::state::Look;
use yew::prelude::*;

/// A cross and a ring on two squares, as a look draws them. Screen readers skip it, because its control has a name. The stylesheet
/// of the settings has the colors.
pub fn look_picture(look: Look) -> Html {
    let (squares, cross, ring) = match look {
        Look::Soft => (
            "M20 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16H20A16 16 0 0 1 4 80V20A16 16 0 0 1 20 4z\
             M120 4h60a16 16 0 0 1 16 16v60a16 16 0 0 1-16 16h-60a16 16 0 0 1-16-16V20a16 16 0 0 1 16-16z",
            "M27 27 73 73M73 27 27 73",
            "M150 25a25 25 0 1 0 .01 0",
        ),
        Look::Paper => (
            "M100 4q-2 46 1 92",
            "M25 24C37 36 54 60 76 75M74 26C61 38 47 50 24 73",
            "M160 21C141 17 125 32 124 50C123 66 136 77 151 76C167 75 177 63 176 48C175 34 161 24 142 29",
        ),
        Look::Tiles => ("M6 6h86v88H6zM108 6h86v88h-86z", "M27 27 73 73M73 27 27 73", "M150 25a25 25 0 1 0 .01 0"),
        Look::Neon => ("M4 4h92v92H4zM104 4h92v92h-92z", "M27 27 73 73M73 27 27 73", "M150 25a25 25 0 1 0 .01 0"),
    };
    html! {
        <svg class="picture-of-look" data-look={look.name()} viewBox="0 0 200 100" aria-hidden="true">
            <path class="squares" d={squares} />
            <path class="cross" d={cross} />
            <path class="ring" d={ring} />
        </svg>
    }
}
