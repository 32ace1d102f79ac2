//! Looks at a state on a phone and at a desk: barriers that axe-core finds, contrast in every look, cut-off content, target
//! sizes, live regions.

use browser_tests::harness::Page;
use browser_tests::{Engine, test_run};
use thirtyfour::prelude::*;

use super::axe;
use super::states::State;

/// Finds elements that overflow their container or reach beyond the page.
///
/// The stroke through a line is drawn a little beyond the board, text for screen readers is one pixel large, and the list of moves
/// scrolls.
pub const CUT_OFF: &str = "
    const name = (it) => `${it.tagName} ${it.className} ${it.dataset.action ?? ''} ${it.innerText.slice(0, 40)}`;
    const cutOff = () => {
        const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
        const left = new Set(document.querySelectorAll('.unseen, .board, .board *, svg, svg *, textarea'));
        const right = document.documentElement.clientWidth;
        const board = document.querySelector('.board');
        for (const it of document.querySelectorAll('body *')) {
            if (!it.checkVisibility() || it.closest('svg, .unseen, .moves, [data-large=small] .board')) continue;
            const box = it.getBoundingClientRect();
            if (box.width && (box.left < -9 || box.right > right + 9)) found.push(`beyond the page: ${name(it)}`);
            if (box.width <= 1 || left.has(it) || it.contains(board)) continue;
            const { display, overflowY } = getComputedStyle(it);
            const isBox = it.clientWidth && display !== 'inline';
            if (isBox && it.scrollWidth > it.clientWidth + 1) found.push(`too wide: ${name(it)}`);
            const hides = !['visible', 'auto', 'scroll'].includes(overflowY);
            if (isBox && hides && it.scrollHeight > it.clientHeight + 1) found.push(`too high: ${name(it)}`);
        }
        return found;
    };
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const root = document.documentElement;
    const changed = async (change, undo, what) => {
        change();
        let found;
        for (let count = 0; count < 20; count += 1) {
            found = cutOff().map((it) => `${what}: ${it}`);
            if (!found.length) break;
            // Some engines lay out in several frames after a change.
            await frames();
            // WebKit may remember what overflowed before.
            root.style.display = 'none';
            root.getBoundingClientRect();
            root.style.display = '';
        }
        undo();
        return found;
    };
    // The spacing of WCAG's success criterion 1.4.12.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
        'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
    const plain = async () => (await frames(), changed(() => {}, () => {}, 'plain'));
    const spaced = () => changed(
        () => { document.adoptedStyleSheets.push(sheet); }, () => { document.adoptedStyleSheets.pop(); }, 'spaced text');
    const mirrored = () => changed(() => { root.dir = 'rtl'; }, () => { root.removeAttribute('dir'); }, 'right to left');
    const large = () => changed(() => { root.style.fontSize = '200%'; }, () => { root.style.fontSize = ''; }, 'large text');
";

/// Elements that are pressed and smaller than a finger. An option is pressed by its label as well, and small squares are
/// aimed at.
const SMALL: &str = "
    const pressed = 'button, label, summary, textarea, select, [type=number], a[href]';
    const aimed = `[data-large=small] .square, .task-board:is([data-board^='7'], [data-board^='15']) .square`;
    const small = [...document.querySelectorAll(pressed)]
        .filter((it) => it.checkVisibility() && !it.matches('.number') && !it.matches(aimed))
        .filter((it) => it.getBoundingClientRect().height < 44 || it.getBoundingClientRect().width < 44)
        .map((it) => [it, it.getBoundingClientRect()])
        .map(([it, { width, height }]) => `too small, ${width} × ${height}: ${it.outerHTML.slice(0, 200)}`);
";

/// Counts the live regions: in the open dialog, as nothing behind it is read out, or else on the page.
const LIVE: &str = "
    const place = document.querySelector('dialog[open]') ?? document;
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
        "{CUT_OFF} {SMALL} {LIVE}
        return (async () => [live, [...small, ...await plain(), ...await spaced(), ...await mirrored(), {}]])()",
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
    let script =
        format!("{CUT_OFF} return (async () => (await {check}()).map((it) => `{width} × {height}: ${{it}}`))()");
    let here: Vec<String> = serde_json::from_value(page.eval(&script).await?).unwrap();
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
