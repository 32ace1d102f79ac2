//! Layout: stable positions, use of space, and unbroken words.

use crate::tests::access::states::LOSING;
use crate::tests::puzzles::CLOCK;
use browser_tests::prelude::*;

/// Desktop, low window, upright tablet, two phones, and a phone in landscape orientation.
const WINDOWS: [(u32, u32); 6] = [(1280, 860), (1024, 600), (768, 1024), (390, 844), (320, 568), (844, 390)];

const TOOLS: &str = include_str!("layout/tools.js");

#[browser_test]
async fn notes_cause_no_layout_shift(page: Page) {
    for window in WINDOWS {
        page.open("?theme=nonsense&board=9x1x1&opponent=friend").await?;
        page.eval(TOOLS).await?;
        page.fit_into(window).await?;
        page.until("all('.note').length == 1").await?;
        let covered = "return covered('.notes', '[data-action=menu]', '.board', '.status', '.score', '.tools')";
        assert_eq!(page.eval(covered).await?, json!([]), "{window:?}");
        // Where the game leaves room, the title is in view, too.
        if [(1280, 860), (390, 844), (844, 390)].contains(&window) {
            assert_eq!(page.eval("return covered('.notes', 'h1')").await?, json!([]), "{window:?}");
        }
        let places = page.eval("return places()").await?;
        page.click_unseen("[data-action=dismiss]").await?;
        page.until("!one('.note')").await?;
        assert_eq!(page.eval("return places()").await?, places, "{window:?}");
    }
}

/// What an explanation covers besides the details below the headline and the score.
const COVERED: &str = "return covered('.explanation', '.headline', '.board', '.tools', '[data-action=reset]', '.thinking', \
    '.sidebar > *')";

#[browser_test]
async fn coach_tools_move_nothing(page: Page) {
    for (address, tools) in [
        ("?opponent=strategist#moves=a1b2c3", ["hint", "values", "why"].as_slice()),
        ("?opponent=friend#moves=a1b1a2a3b2c2c3", &["review"]),
        ("?board=4x3x3&opponent=friend#moves=a1", &["hint", "values"]),
        ("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1k8g1", &["hint"]),
    ] {
        page.open(address).await?;
        page.until_lazy_part().await?;
        page.until("!one('[data-thinking]')").await?;
        page.eval(TOOLS).await?;
        for window in WINDOWS {
            page.fit_into(window).await?;
            for tool in tools {
                let places = "return places(...['[data-action=help]'].filter(one))";
                let before = page.eval(places).await?;
                page.click(&format!("[data-action={tool}]")).await?;
                let words = page.explanation().await?;
                // A review opens the list of moves a moment later.
                page.until_kept().await?;
                let at = format!("{tool} of {address} in {window:?}: {words}");
                assert_eq!(page.eval(places).await?, before, "{at}");
                // It covers the details below the headline, and the score.
                assert_eq!(page.eval(COVERED).await?, json!([]), "{at}");
                page.click_unseen(&format!("[data-action={tool}]")).await?;
                page.until("one('.explanation').hidden && !one('.history[open]')").await?;
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
    page.until("one('[data-action=show-mistake]')").await?;
    page.eval(TOOLS).await?;
    for window in WINDOWS {
        page.fit_into(window).await?;
        let places = page.eval("return places()").await?;
        for (action, sentence) in [
            ("show-mistake", "b3 would have drawn"),
            ("forward", "Your move a2 lost the game: b3 would have drawn"),
            ("back", "b3 would have drawn"),
            ("forward", "Your move a2 lost the game"),
            ("forward", "Your move a2 lost the game"),
        ] {
            page.click_unseen(&format!("[data-action={action}]")).await?;
            page.until(&format!("one('.explanation').innerText.startsWith('{sentence}')")).await?;
            let at = format!("{action} in {window:?}");
            assert_eq!(page.eval("return places()").await?, places, "{at}");
            let outside = "return ['.headline', '.tools', '[data-action=reset]'].filter((it) => !isInWindow(box(it)))";
            assert_eq!(page.eval(outside).await?, json!([]), "{at}");
            assert_eq!(page.eval(COVERED).await?, json!([]), "{at}");
        }
    }
}

/// Boards of all shapes, and windows of all kinds, upright and in landscape orientation.
const BOARDS: [&str; 9] = ["3x3x3", "4x4x4", "5x5x4", "7x7x5", "15x15x5", "20x20x5", "3x6x3", "20x3x3", "1x20x4"];
const SCREENS: [(u32, u32); 9] =
    [(320, 568), (360, 740), (412, 732), (568, 320), (740, 360), (768, 1024), (1024, 600), (1280, 860), (1920, 1080)];

/// Board, room and tools of the shown game: whether all of it fits, the least side of a square and its relation to the other, the
/// distances of the board from both sides of the window without a scroll bar, and the bottom of the tools.
const FIT: &str = include_str!("layout/fit.js");

#[browser_test(every_engine)]
async fn every_board_fits_every_screen(page: Page) {
    // WebKit rounds the heights of lines to whole pixels.
    let rounding = if Engine::of_this_run() == Engine::WebKit { 1.0 } else { 0.5 };
    let boards = BOARDS.into_iter().enumerate().filter(|(number, _)| test_run::has_turn(*number));
    for (number, board) in boards {
        // Opens on one screen and is resized to the others.
        let mut screens = SCREENS;
        screens.rotate_left(number);
        page.resize(screens[0].0, screens[0].1, 1.0).await?;
        page.open(&format!("?board={board}&opponent=friend#moves=a1")).await?;
        page.until_lazy_part().await?;
        page.eval(TOOLS).await?;
        for (width, height) in screens {
            page.fit_into((width, height)).await?;
            let fit = page.eval(FIT).await?;
            let at = format!("{board} in {width} × {height}: {fit}");
            let number = |name: &str| fit[name].as_f64().unwrap();
            assert!(fit["fits"] == json!(true) && number("uneven") < 0.5 && number("side") >= 11.5, "{at}");
            let has_numbers = number("label") > 0.0;
            assert_eq!(has_numbers, ["7x7x5", "15x15x5", "20x20x5", "20x3x3", "1x20x4"].contains(&board), "{at}");
            if has_numbers {
                // The letters are above the board, and the numbers left of it.
                let room = number("above").min(number("left"));
                assert!(number("label") >= 9.0 && room >= number("label"), "{at}");
            }
            if width <= 480 && !board.contains("20") {
                // On phones, board and row numbers together are in the middle.
                let numbers = if has_numbers { 8.0 } else { 0.0 };
                assert!((number("left") - number("right") - numbers).abs() < 1.0, "{at}");
                assert!(board == "3x6x3" || number("width") >= number("room") * 0.86, "{at}");
                assert!(number("tools") <= f64::from(height) + rounding, "{at}");
            }
            let least = match (board, width) {
                ("3x3x3", 768) => 600.0,
                ("3x3x3", 1920) => 929.0,
                ("3x3x3", 1024 | 1280) => 500.0,
                _ => 0.0,
            };
            assert!(number("width") >= least, "{at}");
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
        page.fit_into(window).await?;
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
        page.fit_into(window).await?;
        assert_eq!(page.eval("return broken('.name')").await?, json!([]), "a first visit in {window:?}");
        let is_cut = "const score = one('.score'); return score.scrollHeight > score.clientHeight";
        assert_eq!(page.eval(is_cut).await?, json!(false), "the score of a first visit in {window:?}");
    }
    for address in ["?opponent=strategist#moves=a1", "?opponent=link&play=o&board=15x15x5#moves=a1"] {
        page.open(address).await?;
        page.until_lazy_part().await?;
        page.eval(TOOLS).await?;
        for window in [(320, 568), (390, 844), (568, 320), (640, 430), (640, 900), (800, 600), (1024, 768), (1280, 860)]
        {
            page.fit_into(window).await?;
            assert_eq!(page.eval(NAMES).await?, json!([]), "{address} in {window:?}");
        }
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
    page.fit_into((1280, 860)).await?;
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
    page.until("one('dialog[open] .menu')").await?;
    assert_eq!(page.eval("return one('.moves').scrollTop").await?, json!(900));
}

#[browser_test]
async fn dialogs_fit_and_can_be_closed(page: Page) {
    page.fit_into((1280, 860)).await?;
    page.open("?opponent=friend#moves=b2").await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.eval(TOOLS).await?;
    page.until("one('dialog').scrollHeight <= one('dialog').clientHeight").await?;
    // Labels keep a distance from their border.
    let tight = "return all('dialog .choices label').flatMap((label) => {
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
    page.fit_into((390, 844)).await?;
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
        page.until("one('[data-light=pointed]')").await?;
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
        page.until("one('[data-action=send]') && one('.history')").await?;
        assert_eq!(page.eval("return places()").await?, places, "{window:?}");
    }
}
