//! Nothing is cut off and nothing has to be scrolled sideways: at 400 %, with wide text, with large text, mirrored.

use serde_json::json;
use thirtyfour::prelude::*;

use super::states::STATES;
use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

/// What reaches beyond the page, or is wider or higher than what holds it. The stroke through a line is drawn a little
/// beyond the board, and what only those hear who hear the page is one pixel large.
const CUT_OFF: &str = "
    const name = (it) => `${it.tagName} ${it.className} ${it.dataset.action ?? ''} ${it.innerText.slice(0, 40)}`;
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const left = new Set(document.querySelectorAll('.unseen, .board, .board *, svg, svg *, textarea'));
    const right = document.documentElement.clientWidth;
    for (const it of document.querySelectorAll('body *')) {
        if (!it.checkVisibility() || it.closest('svg, .unseen, [data-large=small] .board')) continue;
        const box = it.getBoundingClientRect();
        if (box.width && (box.left < -9 || box.right > right + 9)) found.push(`beyond the page: ${name(it)}`);
        if (box.width <= 1 || left.has(it) || it.contains(document.querySelector('.board'))) continue;
        const { display, overflowY } = getComputedStyle(it);
        const isBox = it.clientWidth && display !== 'inline';
        if (isBox && it.scrollWidth > it.clientWidth + 1) found.push(`too wide: ${name(it)}`);
        const hides = !['visible', 'auto', 'scroll'].includes(overflowY);
        if (isBox && hides && it.scrollHeight > it.clientHeight + 1) found.push(`too high: ${name(it)}`);
    }
    return found";

/// The spaces that the success criterion 1.4.12 of WCAG asks a page to bear.
const SPACED: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
        'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [sheet]";

/// Text twice as large, and nothing else.
const LARGE: &str = "document.documentElement.style.fontSize = '200%'";

const MIRRORED: &str = "document.documentElement.dir = 'rtl'";

fn nothing_is_cut_off(change: &'static str, sizes: &'static [(u32, u32)]) {
    with_page(Motion::Reduced, async move |page: Page| {
        for (width, height) in sizes {
            page.resize(*width, *height, 1.0).await?;
            for state in STATES {
                state.open(&page, "light").await?;
                page.eval(change).await?;
                assert_eq!(page.eval(CUT_OFF).await?, json!([]), "{} at {width} × {height}", state.name);
            }
        }
        Ok(())
    });
}

#[browser_test]
fn nothing_is_cut_off_at_four_times_the_size() {
    nothing_is_cut_off("", &[(320, 256), (320, 640)]);
}

#[browser_test]
fn nothing_is_cut_off_with_spaced_text() {
    nothing_is_cut_off(SPACED, &[(320, 640), (1280, 900)]);
}

#[browser_test]
fn nothing_is_cut_off_with_large_text() {
    nothing_is_cut_off(LARGE, &[(640, 900), (1280, 900)]);
}

#[browser_test]
fn nothing_is_cut_off_from_right_to_left() {
    nothing_is_cut_off(MIRRORED, &[(320, 640), (1280, 900)]);
}

#[browser_test]
fn a_board_is_the_same_from_right_to_left() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        page.eval(MIRRORED).await?;
        let order = "return ['a1', 'b1', 'c1'].map((it) =>
            document.querySelector(`[data-square=${it}]`).getBoundingClientRect().left)";
        let lefts: Vec<f64> = serde_json::from_value(page.eval(order).await?).unwrap();
        assert!(lefts.is_sorted(), "{lefts:?}");
        page.eval("document.querySelector('[data-square=a1]').focus()").await?;
        page.press(Key::Right + "").await?;
        page.until("document.activeElement.dataset.square == 'b1'").await
    });
}

#[browser_test]
fn everything_that_is_pressed_is_as_large_as_a_finger() {
    with_page(Motion::Reduced, async |page: Page| {
        for (width, height) in [(320, 640), (1280, 900)] {
            page.resize(width, height, 1.0).await?;
            for state in STATES {
                state.open(&page, "light").await?;
                // An option is pressed by its label as well, and small squares are aimed at.
                let small = "return [...document.querySelectorAll('button, label, summary, textarea, select, [type=number], a[href]')]
                    .filter((it) => it.checkVisibility() && !it.matches('.number, [data-large=small] .square'))
                    .filter((it) => it.getBoundingClientRect().height < 44 || it.getBoundingClientRect().width < 44)
                    .map((it) => it.outerHTML.slice(0, 200))";
                assert_eq!(page.eval(small).await?, json!([]), "{} at {width} × {height}", state.name);
            }
        }
        Ok(())
    });
}
