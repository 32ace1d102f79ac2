//! Looks at a state on a phone and at a desk: barriers that axe-core finds, contrast in every look, cut-off content, target
//! sizes, live regions.

use super::axe;
use super::states::State;
use crate::tests::detectors::faults;
use browser_tests::prelude::*;

/// Counts the live regions: in the open dialog, as nothing behind it is read out, or else on the page.
const LIVE: &str = "
    const place = one('dialog[open]') ?? document;
    return place.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log], output').length";

/// High enough for every dialog to be shown without scrolling, so that axe-core can decide about all of its contrasts.
const TALL: u32 = 2600;

/// A window with the checks in it.
struct Size {
    name: &'static str,
    window: (u32, u32),
    /// The size that comes about by zooming in, and the detector of what does not fit there.
    zoomed: (u32, u32, &'static str),
    /// The detectors of what does not fit at the size itself.
    detectors: &'static str,
    /// The themes and looks whose contrasts are checked. Colors depend neither on the size nor on the engine, so that each
    /// combination is checked in one window, and only in Chromium.
    looks: &'static [(&'static str, &'static str)],
}

const SIZES: [Size; 2] = [
    Size {
        name: "phone",
        window: (320, 640),
        zoomed: (320, 256, "plain"),
        detectors: "...small(), ...await plain(), ...await spaced(), ...await mirrored()",
        looks: &[("light", "soft"), ("contrast", "soft"), ("dark", "paper")],
    },
    Size {
        name: "desk",
        window: (1280, 900),
        zoomed: (640, 900, "large"),
        detectors: "...small(), ...await plain(), ...await spaced(), ...await mirrored(), ...await large()",
        looks: &[("dark", "soft"), ("light", "paper")],
    },
];

/// Opens a state on a phone and, where tests are thorough, looks at it at a desk as well. Returns the faults.
///
/// In exhaustive runs, every state has every look. Otherwise, each state has one look at each size, by its number, so that all looks
/// take turns.
pub async fn findings(page: &Page, state: State, number: usize) -> WebDriverResult<Vec<String>> {
    // Barriers are in the document and the styles, which are the same in every engine.
    let is_thorough = test_run::is_thorough();
    let mut found: Vec<String> = Vec::new();
    page.resize(SIZES[0].window.0, SIZES[0].window.1, 1.0).await?;
    state.open(page, "light").await?;
    let live: usize = serde_json::from_value(page.eval(LIVE).await?).unwrap();
    assert_eq!(live, state.live_regions, "live regions of {}", state.name);
    for Size { name, window, zoomed, detectors, looks } in SIZES.iter().take(if is_thorough { SIZES.len() } else { 1 })
    {
        page.resize(window.0, window.1, 1.0).await?;
        let mut here = Vec::new();
        if is_thorough {
            // The desk has the list of moves beside the board: all of the document.
            let is_whole = *name == "desk" || test_run::is_exhaustive();
            here.extend(if is_whole { axe::barriers(page).await? } else { axe::barriers_of_layout(page).await? });
        }
        here.extend(faults(page, detectors).await?);
        page.resize(zoomed.0, zoomed.1, 1.0).await?;
        here.extend(faults(page, &format!("...(await {}()).map((it) => `zoomed: ${{it}}`)", zoomed.2)).await?);
        if Engine::of_this_run() == Engine::Chromium {
            page.resize(window.0, TALL, 1.0).await?;
            let turn = number % looks.len();
            let looks = if test_run::is_exhaustive() { looks } else { &looks[turn..=turn] };
            here.extend(axe::contrasts(page, looks).await?);
        }
        found.extend(here.into_iter().map(|it| format!("{}, {name}: {it}", state.name)));
    }
    Ok(found)
}
