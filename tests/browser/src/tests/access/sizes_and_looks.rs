//! Looks at a state on a phone and at a desk: barriers that axe-core finds, contrast in every look, cut-off content, target
//! sizes, live regions.

use super::axe;
use super::states::State;
use crate::tests::detectors::{LAYOUT, faults};
use browser_tests::prelude::*;

/// Counts the live regions: in the open dialog, as nothing behind it is read out, or else on the page.
const LIVE: &str = "
    const place = one('dialog[open]') ?? document;
    const live = place.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log], output').length;
";

/// High enough for every dialog to be shown without scrolling, so that axe-core can decide about all of its contrasts.
const TALL: u32 = 2600;

/// A window, and the themes and looks whose contrasts are checked in it. Colors depend neither on the size nor on the engine, so
/// that each combination is checked in one window, and only in Chromium.
struct Size {
    name: &'static str,
    width: u32,
    height: u32,
    looks: &'static [(&'static str, &'static str)],
}

const PHONE: Size = Size {
    name: "phone",
    width: 320,
    height: 640,
    looks: &[("light", "soft"), ("contrast", "soft"), ("dark", "paper")],
};

const DESK: Size = Size { name: "desk", width: 1280, height: 900, looks: &[("dark", "soft"), ("light", "paper")] };

const SIZES: [Size; 2] = [PHONE, DESK];

/// Checks the layout: at the size itself, and at sizes as they come about by zooming in.
async fn layout(page: &Page, state: State, size: &Size) -> WebDriverResult<Vec<String>> {
    let script = format!(
        "{LAYOUT} {LIVE}
        return (async () => [live, [...small(), ...await plain(), ...await spaced(), ...await mirrored(), {}]])()",
        if size.width == DESK.width { "...await large()" } else { "" }
    );
    let (live, mut found): (usize, Vec<String>) = serde_json::from_value(page.eval(&script).await?).unwrap();
    if live != state.live_regions {
        found.push(format!("{live} live regions instead of {}", state.live_regions));
    }
    let (width, height, check) = match size.width {
        320 => (320, 256, "plain"),
        _ => (640, 900, "large"),
    };
    page.resize(width, height, 1.0).await?;
    let here = faults(page, &format!("...(await {check}()).map((it) => `{width} × {height}: ${{it}}`)")).await?;
    found.extend(here);
    Ok(found)
}

/// Opens a state on a phone and, where tests are thorough, looks at it at a desk as well. Returns the faults.
///
/// In exhaustive runs, every state has every look. Otherwise, each state has one look at each size, by its number, so that all looks
/// take turns.
pub async fn findings(page: &Page, state: State, number: usize) -> WebDriverResult<Vec<String>> {
    // Barriers are in the document and the styles, which are the same in every engine.
    let is_thorough = test_run::is_thorough();
    let mut found: Vec<String> = Vec::new();
    page.resize(PHONE.width, PHONE.height, 1.0).await?;
    state.open(page, "light").await?;
    for size in SIZES.iter().take(if is_thorough { SIZES.len() } else { 1 }) {
        page.resize(size.width, size.height, 1.0).await?;
        let mut here = Vec::new();
        if is_thorough {
            let is_phone = size.width == PHONE.width;
            here.extend(match is_phone && !test_run::is_exhaustive() {
                // The desk has the list of moves beside the board: all of the document.
                true => axe::barriers_of_layout(page, false).await?,
                false => axe::barriers(page).await?,
            });
            // Otherwise, the main states are checked in Arabic.
            if !is_phone && test_run::is_exhaustive() {
                here.extend(axe::barriers_of_layout(page, true).await?);
            }
        }
        here.extend(layout(page, state, size).await?);
        if Engine::of_this_run() == Engine::Chromium {
            page.resize(size.width, TALL, 1.0).await?;
            let turn = number % size.looks.len();
            let looks = if test_run::is_exhaustive() { size.looks } else { &size.looks[turn..=turn] };
            here.extend(axe::contrasts(page, looks).await?);
        }
        found.extend(here.into_iter().map(|it| format!("{}, {}: {it}", state.name, size.name)));
    }
    Ok(found)
}
