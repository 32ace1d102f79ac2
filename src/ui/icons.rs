//! The icons of the lazy part. The others are in `index.html`.

use yew::prelude::*;

use super::content::list;

/// The identifiers and the paths, on a square of 24 × 24.
const ICONS: [(&str, &str); 12] = [
    ("icon-undo", "M3 3v5h5M3 8l2.260-2.260A9.750 9.750 0 0 1 12 3a9 9 0 1 1-9 9"),
    ("icon-redo", "M21 3v5h-5M21 8l-2.260-2.260A9.750 9.750 0 0 0 12 3a9 9 0 1 0 9 9"),
    ("icon-hint", "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0z"),
    ("icon-values", "M2 12q4-7 10-7t10 7q-4 7-10 7t-10-7zM12 9a3 3 0 1 0 .01 0"),
    ("icon-why", "M9 9a3 3 0 1 1 4.500 2.600q-1.500 1-1.500 2.900M12 18.500v.01"),
    ("icon-order", "M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4"),
    ("icon-first", "m18 6-6 6 6 6M11 6l-6 6 6 6"),
    ("icon-back", "m15 6-6 6 6 6"),
    ("icon-forward", "m9 6 6 6-6 6"),
    ("icon-last", "m6 6 6 6-6 6M13 6l6 6-6 6"),
    (
        "icon-flame",
        "M8.500 14.500A2.500 2.500 0 0 0 11 12c0-1.380-.500-2-1-3-1.070-2.140-.220-4.050 2-6 .500 2.500 2 4.900 4 6.500s3 3.500 3 \
         5.500a7 7 0 1 1-14 0c0-1.150.430-2.290 1-3a2.500 2.500 0 0 0 2.500 2.500z",
    ),
    ("icon-close", "m6 6 12 12M18 6 6 18"),
];

/// The symbols that buttons refer to by id.
pub fn icons() -> Html {
    let symbol = |(id, path): (&'static str, &'static str)| {
        html! { <symbol {id} viewBox="0 0 24 24"><path d={path} /></symbol> }
    };
    let symbols = list(ICONS.map(symbol).into());
    html! { <svg class="unseen" aria-hidden="true">{ symbols }</svg> }
}
