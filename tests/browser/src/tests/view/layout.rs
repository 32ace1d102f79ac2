//! Layout: stable positions, use of space, and unbroken words.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::harness::Page;
use browser_tests::{Engine, browser_test};

use crate::tests::access::states::LOSING;
use crate::tests::puzzles::CLOCK;

/// Desktop, low window, upright tablet, two phones, and a phone in landscape orientation.
const WINDOWS: [(u32, u32); 6] = [(1280, 860), (1024, 600), (768, 1024), (390, 844), (320, 568), (844, 390)];

const TOOLS: &str = "
    window.one = (selector) => document.querySelector(selector);
    window.box = (selector) => one(selector).getBoundingClientRect();
    // Positions that no note and no tool of the coach may change.
    window.places = (...more) => ['.score', '.status', '.board', '.tools', ...more]
        .map((selector) => [selector, ...Object.values(box(selector).toJSON())].join(' '))
        .concat(`scrolled by ${scrollY}`, `page of ${document.documentElement.scrollWidth}`);
    window.meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    window.isInWindow = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
    // Words across more than one line.
    window.broken = (selector) => [...document.querySelectorAll(selector)]
        .filter((it) => it.checkVisibility() && it.clientWidth > 1)
        .flatMap((it) => {
            const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
            const words = [];
            while (texts.nextNode()) {
                for (const { index, 0: word } of texts.currentNode.data.matchAll(/[^\\s–-]+/g)) {
                    const range = document.createRange();
                    range.setStart(texts.currentNode, index);
                    range.setEnd(texts.currentNode, index + word.length);
                    if (range.getClientRects().length > 1 || it.scrollWidth > it.clientWidth + 1) words.push(word);
                }
            }
            return words;
        });";

async fn resize(page: &Page, (width, height): (u32, u32)) -> WebDriverResult<()> {
    page.resize(width, height, 1.0).await?;
    page.until(&format!("innerWidth == {width} && innerHeight == {height}")).await?;
    page.eval("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))").await?;
    Ok(())
}

#[browser_test]
async fn notes_cause_no_layout_shift(page: Page) {
    for window in WINDOWS {
        page.open("?theme=nonsense&board=9x1x1&opponent=friend").await?;
        page.eval(TOOLS).await?;
        resize(&page, window).await?;
        page.until("document.querySelectorAll('.note').length == 1").await?;
        let hides = "return ['[data-action=menu]', '.board', '.status', '.score', '.tools']
            .filter((it) => meets(box(it), box('.notes')))";
        assert_eq!(page.eval(hides).await?, json!([]), "{window:?}");
        assert_eq!(page.eval("return isInWindow(box('.notes'))").await?, json!(true), "{window:?}");
        // Where the game leaves room, the title is in view, too.
        if [(1280, 860), (390, 844), (844, 390)].contains(&window) {
            assert_eq!(page.eval("return meets(box('h1'), box('.notes'))").await?, json!(false), "{window:?}");
        }
        let places = page.eval("return places()").await?;
        page.click_unseen("[data-action=dismiss]").await?;
        page.until("!document.querySelector('.note')").await?;
        assert_eq!(page.eval("return places()").await?, places, "{window:?}");
    }
}

#[browser_test]
async fn coach_tools_move_nothing(page: Page) {
    for (address, tools) in [
        ("?opponent=strategist#moves=a1b2c3", ["hint", "values", "why"].as_slice()),
        ("?opponent=friend#moves=a1b1a2a3b2c2c3", &["review"]),
        ("?board=4x3x3&opponent=friend#moves=a1", &["hint", "values"]),
        ("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1k8g1", &["hint"]),
    ] {
        page.open(address).await?;
        page.until("document.querySelector('.history')").await?;
        page.until("!document.querySelector('[data-thinking]')").await?;
        page.eval(TOOLS).await?;
        for window in WINDOWS {
            resize(&page, window).await?;
            for tool in tools {
                let places = "return places(...['[data-action=help]'].filter(one))";
                let before = page.eval(places).await?;
                page.click(&format!("[data-action={tool}]")).await?;
                let words = page.explanation().await?;
                // A review opens the list of moves a moment later.
                page.until_kept().await?;
                let at = format!("{tool} of {address} in {window:?}: {words}");
                assert_eq!(page.eval(places).await?, before, "{at}");
                assert_eq!(page.eval("return isInWindow(box('.explanation'))").await?, json!(true), "{at}");
                // It covers the details below the headline, and the score.
                let hides =
                    "return ['.headline', '.board', '.tools', '[data-action=reset]', '.thinking', '.sidebar > *']
                    .filter((it) => [...document.querySelectorAll(it)]
                        .some((it) => it.checkVisibility({ visibilityProperty: true })
                            && meets(it.getBoundingClientRect(), box('.explanation'))))";
                assert_eq!(page.eval(hides).await?, json!([]), "{at}");
                page.click_unseen(&format!("[data-action={tool}]")).await?;
                page.until("one('.explanation').hidden && !document.querySelector('.history[open]')").await?;
                assert_eq!(page.eval(places).await?, before, "after {at}");
            }
        }
    }
}

#[browser_test]
async fn end_of_a_lost_game_covers_and_moves_nothing(page: Page) {
    page.open(LOSING).await?;
    page.play(&["a2"]).await?;
    page.click("[data-action=review]").await?;
    page.until("document.querySelector('[data-action=show-mistake]')").await?;
    page.eval(TOOLS).await?;
    let says =
        async |place: &str, start: &str| page.until(&format!("one('{place}').innerText.startsWith('{start}')")).await;
    for window in WINDOWS {
        resize(&page, window).await?;
        let places = page.eval("return places()").await?;
        for (action, place, sentence) in [
            ("show-mistake", ".explanation", "b3 would have drawn"),
            ("forward", ".explanation", "Your move a2 lost the game: b3 would have drawn"),
            ("back", ".explanation", "b3 would have drawn"),
            ("forward", ".explanation", "Your move a2 lost the game"),
            ("forward", ".explanation", "Your move a2 lost the game"),
        ] {
            page.click_unseen(&format!("[data-action={action}]")).await?;
            says(place, sentence).await?;
            let at = format!("{action} in {window:?}");
            assert_eq!(page.eval("return places()").await?, places, "{at}");
            let shown = format!(
                "return ['{place}', '.headline', '.tools', '[data-action=reset]'].filter((it) => !isInWindow(box(it)))"
            );
            assert_eq!(page.eval(&shown).await?, json!([]), "{at}");
            let hides = "return ['.headline', '.board', '.tools', '[data-action=reset]']
                .filter((it) => meets(box(it), box('.explanation')))";
            assert_eq!(page.eval(hides).await?, json!([]), "{at}");
        }
    }
    // Another try hides the better move, and a rematch exchanges the sides.
    page.click("[data-action=try-again]").await?;
    page.until("one('.explanation').hidden && one('.headline').innerText == 'Your turn'").await?;
    page.click("[data-action=redo]").await?;
    page.click("[data-action=rematch]").await?;
    page.until("one('.chip').textContent.endsWith('you are O') && one('[data-mark=x]')").await?;
}

#[browser_test]
async fn boards_are_centered_and_fill_a_phone(page: Page) {
    // WebKit rounds the heights of lines to whole pixels.
    let rounding = if Engine::of_this_run() == Engine::WebKit { 1.0 } else { 0.5 };
    for board in ["3x3x3", "4x4x4", "5x5x4", "7x7x5", "15x15x5", "19x19x5", "3x6x3"] {
        page.open(&format!("?board={board}&opponent=friend#moves=a1")).await?;
        page.until("document.querySelector('.history')").await?;
        page.eval(TOOLS).await?;
        for window in [(320, 568), (360, 740), (390, 844), (412, 732)] {
            resize(&page, window).await?;
            let [left, right, width, room, bottom]: [f64; 5] = serde_json::from_value(
                page.eval(
                    "const { left, right, width } = box('.board');
                    // The window without a scroll bar.
                    const room = document.documentElement.clientWidth;
                    return [left, room - right, width, room, box('.tools').bottom]",
                )
                .await?,
            )?;
            let at = format!("{board} in {window:?}: {left}, {right}, {bottom}");
            // On phones, board and row numbers together are in the middle.
            let numbers = if window.0 <= 480 && matches!(board, "7x7x5" | "15x15x5" | "19x19x5") { 8.0 } else { 0.0 };
            assert!((left - right - numbers).abs() < 1.0, "{at}");
            assert!(board == "3x6x3" || width >= room * 0.86, "{at}");
            assert!(bottom <= f64::from(window.1) + rounding, "{at}");
        }
    }
    // Larger screens have more room.
    page.open("?opponent=friend").await?;
    page.eval(TOOLS).await?;
    for (window, least) in [((768, 1024), 600.0), ((1920, 1080), 929.0), ((1280, 860), 500.0), ((1024, 600), 500.0)] {
        resize(&page, window).await?;
        let width = page.eval("return box('.board').width").await?.as_f64().unwrap();
        assert!(width >= least, "the board in {window:?} is {width} wide");
        assert_eq!(page.eval("return isInWindow(box('.tools'))").await?, json!(true), "{window:?}");
    }
    resize(&page, (1280, 860)).await?;
    assert_eq!(page.eval("return document.scrollingElement.scrollHeight").await?, json!(860));
}

#[browser_test]
async fn small_squares_have_coordinates_on_every_screen(page: Page) {
    for board in ["7x7x5", "15x15x5", "20x20x5"] {
        page.open(&format!("?board={board}&opponent=friend#moves=a1")).await?;
        page.until("document.querySelector('.history')").await?;
        page.eval(TOOLS).await?;
        for window in [(320, 568), (390, 844), (568, 320), (740, 360), (768, 1024), (1280, 860)] {
            resize(&page, window).await?;
            // Font size of the letters, and the room for them above the board and left of it.
            let [size, above, left]: [f64; 3] = serde_json::from_value(
                page.eval(
                    "const label = getComputedStyle(one('.board [role=gridcell]'), '::before');
                    const above = Math.max(...['.status', '.bar'].map((it) => box(it))
                        .filter(({ left, right, top }) => left < box('.board').right && right > box('.board').left
                            && top < box('.board').top)
                        .map(({ bottom }) => bottom), 0);
                    return [label.content.includes('counter') * parseFloat(label.fontSize), box('.board').top - above, box('.board').left]",
                )
                .await?,
            )?;
            let at = format!("{board} in {window:?}: {size}, {above}, {left}");
            assert!(size >= 9.0 && above >= size && left >= size, "{at}");
        }
    }
}

#[browser_test]
async fn answers_of_a_puzzle_move_nothing(page: Page) {
    page.before_each_document(CLOCK).await?;
    for window in [(390, 844), (320, 568), (740, 360), (1280, 860)] {
        page.open("?opponent=friend#moves=b2").await?;
        page.open_dialog("puzzles", "[data-set]").await?;
        page.eval(TOOLS).await?;
        resize(&page, window).await?;
        let places = "return ['dialog .board', 'dialog .answers']
            .map((it) => Object.values(box(it).toJSON()).map(Math.round))";
        let before = page.eval(places).await?;
        // Right or wrong, the first answer changes the details below the task or offers to share the result.
        page.eval("one('dialog [data-set]:not([data-mark])').click()").await?;
        page.until("one('dialog .feedback[data-value]')").await?;
        assert_eq!(page.eval(places).await?, before, "{window:?}");
    }
}

#[browser_test(not_in(WebKit, "its windows are not as narrow as such a frame"))]
async fn words_are_not_broken(page: Page) {
    const NAMES: &str = "return broken('.name, .draws, .choices label, .button, .headline, h1, h2, summary, .option')";
    // Before the lazy part.
    page.open("").await?;
    page.eval(TOOLS).await?;
    for window in [(568, 320), (640, 430), (320, 568)] {
        resize(&page, window).await?;
        assert_eq!(page.eval("return broken('.name')").await?, json!([]), "a first visit in {window:?}");
        let is_cut = "const score = one('.score'); return score.scrollHeight > score.clientHeight";
        assert_eq!(page.eval(is_cut).await?, json!(false), "the score of a first visit in {window:?}");
    }
    for address in ["?opponent=strategist#moves=a1", "?opponent=link&play=o&board=15x15x5#moves=a1"] {
        page.open(address).await?;
        page.until("document.querySelector('.history')").await?;
        page.eval(TOOLS).await?;
        for window in [(320, 568), (390, 844), (568, 320), (640, 430), (640, 900), (800, 600), (1024, 768), (1280, 860)]
        {
            resize(&page, window).await?;
            assert_eq!(page.eval(NAMES).await?, json!([]), "{address} in {window:?}");
            let has_names = "return [...document.querySelectorAll('.side .name')].every((it) => it.offsetWidth > 0)";
            // Small phones, and the column beside the board, are too narrow for long names.
            if window.0 >= 390 && window.0 < window.1 {
                assert_eq!(page.eval(has_names).await?, json!(true), "the score in {window:?} says whose it is");
            }
        }
    }
    page.open_dialog("settings", "[name=theme]").await?;
    for window in [(320, 568), (640, 430), (1280, 860)] {
        resize(&page, window).await?;
        assert_eq!(page.eval(NAMES).await?, json!([]), "settings in {window:?}");
    }
    // A frame can be narrower than any phone.
    page.resize(200, 500, 1.0).await?;
    for opponent in ["random", "strategist"] {
        page.open(&format!("?embed&controls=status,score,reset,settings&opponent={opponent}#moves=a1")).await?;
        page.open_dialog("game", "[data-choice=opponent]").await?;
        page.eval(TOOLS).await?;
        assert_eq!(page.eval(NAMES).await?, json!([]), "{opponent} in a frame");
    }
}

#[browser_test(every_engine)]
async fn list_scrolls_to_the_current_move_without_scrolling_the_page(page: Page) {
    const IS_SHOWN: &str = "(() => {
        const [list, row] = [box('.moves'), box('.moves [aria-current]')];
        return row.height > 0 && row.top >= list.top - 1 && row.bottom <= list.bottom + 1 && scrollY === 0;
    })()";
    let moves: String = (0..60).map(|index| format!("{}{}", char::from(b'a' + index % 15), 1 + index / 15)).collect();
    resize(&page, (1280, 860)).await?;
    page.open(&format!("?board=15x15x5&opponent=friend#moves={moves}")).await?;
    page.open_moves().await?;
    page.eval(TOOLS).await?;
    page.until(IS_SHOWN).await?;
    // Ends with a move far from the one before, which is in view only after the list has been scrolled.
    for (action, current, is_newest_first) in [
        ("first", 0, false),
        ("last", 60, false),
        ("back", 59, false),
        ("order", 59, true),
        ("first", 0, true),
        ("last", 60, true),
    ] {
        page.click_unseen(&format!("[data-action={action}]")).await?;
        page.until(&format!(
            "one('.moves [aria-current][data-move=\"{current}\"]')
            && one('[data-action=order][aria-pressed={is_newest_first}]')
            && {IS_SHOWN}"
        ))
        .await?;
    }
    // The scroll position stays until the game continues.
    page.eval("one('.moves').scrollTop = 900; one('[data-action=menu]').click()").await?;
    page.until("document.querySelector('dialog[open] .menu')").await?;
    assert_eq!(page.eval("return one('.moves').scrollTop").await?, json!(900));
}

#[browser_test]
async fn dialogs_fit_and_can_be_closed(page: Page) {
    resize(&page, (1280, 860)).await?;
    page.open("?opponent=friend#moves=b2").await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.eval(TOOLS).await?;
    page.until("one('dialog').scrollHeight <= one('dialog').clientHeight").await?;
    // Labels keep a distance from their border.
    let tight = "return [...document.querySelectorAll('dialog .choices label')].flatMap((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const words = document.createRange();
        const lines = [];
        while (texts.nextNode()) {
            words.selectNodeContents(texts.currentNode);
            lines.push(...[...words.getClientRects()].filter(({ width }) => width));
        }
        const space = Math.min(...lines.map(({ top }) => top)) - label.getBoundingClientRect().top;
        return space < 4 ? [label.innerText] : [];
    })";
    assert_eq!(page.eval(tight).await?, json!([]));
    page.close_dialog().await?;
    page.open_dialog("settings", "[data-action=embed]").await?;
    page.open_dialog("embed", "textarea").await?;
    page.until("one('dialog').scrollHeight <= one('dialog').clientHeight").await?;
    page.until("isInWindow(box('dialog textarea')) && isInWindow(box('[data-action=copy-lines]'))").await?;
    assert_eq!(page.eval(tight).await?, json!([]));
    resize(&page, (390, 844)).await?;
    page.until("box('dialog textarea').bottom < box('.preview').top").await?;
    page.close_dialog().await?;
    page.open_dialog("game", "[data-action=set-up]").await?;
    page.open_dialog("set-up", "[data-set=a1]").await?;
    page.click("dialog [data-action=clear]").await?;
    page.close_dialog().await?;
    assert_eq!(page.moves_in_address().await?, "b2");
}

#[browser_test]
async fn hint_is_more_prominent_than_the_last_move(page: Page) {
    for look in ["soft", "paper"] {
        page.open(&format!("?board=15x15x5&opponent=friend&look={look}#moves=h8a1i8c1j8e1k8g1")).await?;
        page.click("[data-action=hint]").await?;
        page.until("document.querySelector('[data-light=pointed]')").await?;
        page.eval(TOOLS).await?;
        let rings = "return ['[data-light=pointed]', '[data-last]']
            .map((it) => getComputedStyle(one(`.board ${it}`)).boxShadow.includes('inset'))";
        assert_eq!(page.eval(rings).await?, json!([true, false]), "{look}");
        let tinted = "const ground = (it) => getComputedStyle(one(it)).backgroundColor;
            return ground('.board [data-last]') !== ground('.board [data-square=a2]')";
        assert_eq!(page.eval(tinted).await?, json!(true), "{look}");
    }
}

#[browser_test]
async fn game_by_link_does_not_shift_the_board(page: Page) {
    for window in [(390, 844), (320, 568), (305, 568)] {
        page.resize(window.0, window.1, 1.0).await?;
        page.open("?opponent=link&play=x").await?;
        page.eval(TOOLS).await?;
        let places = page.eval("return places()").await?;
        page.play(&["b2"]).await?;
        page.until("document.querySelector('[data-action=send]') && document.querySelector('.history')").await?;
        assert_eq!(page.eval("return places()").await?, places, "{window:?}");
    }
}
