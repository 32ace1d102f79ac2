//! Layout: stable positions, use of space, and unbroken words.

use crate::tests::access::states::LOSING;
use crate::tests::detectors::{broken_words, faults};
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
        let places = page.eval("return places()").await?;
        page.click_unseen("[data-action=dismiss]").await?;
        page.until("!one('.note')").await?;
        assert_eq!(page.eval("return places()").await?, places, "{window:?}");
    }
}

/// What an explanation covers besides the details below the headline and the score.
const COVERED: &str = "return one('main .explanation:not([hidden])') ? covered('.explanation', '.headline', '.board', '.tools', \
    '[data-action=reset]', '.thinking', '.sidebar > *') : []";

#[browser_test]
async fn help_review_and_answers_move_and_cover_nothing(page: Page) {
    // Without stored progress, each window shows the first step of the lesson.
    page.before_each_document("if (location.protocol === 'http:') localStorage.clear()").await?;
    // What comes before the first look, and then presses of which each may change the details below a headline or a task.
    for (address, before, presses) in [
        ("?opponent=strategist#moves=a1b2c3", "", "hint hint values values why why"),
        ("?board=4x3x3&opponent=friend#moves=a1", "", "hint hint values values"),
        ("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1k8g1", "", "hint hint"),
        (LOSING, "square=a2 review", "show-mistake forward back forward"),
        ("?opponent=link&play=x", "", "square=b2"),
        ("?opponent=friend", "lesson", "set=b2 set=a2 next-step set=c3 set=c1"),
        ("?opponent=friend&daily=326", "", "set=c3"),
        ("?opponent=friend&daily=333", "", "set=k10 aim-left place"),
    ] {
        for window in WINDOWS {
            page.resize(window.0, window.1, 1.0).await?;
            page.open(address).await?;
            page.until_lazy_part().await?;
            press_all(&page, before).await?;
            let is_in_dialog = presses.starts_with("set=");
            page.until(&format!("one('{}')", if is_in_dialog { "dialog .answers" } else { ".tools" })).await?;
            page.eval(TOOLS).await?;
            let places = page.eval("return places()").await?;
            for press in presses.split(' ') {
                press_all(&page, press).await?;
                let at = format!("{press} of {address} in {window:?}");
                assert_eq!(page.eval("return places()").await?, places, "{at}");
                assert_eq!(page.eval(COVERED).await?, json!([]), "{at}");
                assert_eq!(faults(&page, "...hidden('.aiming button')").await?, [""; 0], "{at}");
            }
        }
    }
}

/// Presses buttons by their actions or squares, and waits for what follows: answers of the worker, and lists that open a moment later.
pub async fn press_all(page: &Page, presses: &str) -> WebDriverResult<()> {
    for press in presses.split_whitespace() {
        match press.split_once('=') {
            Some(("set", _)) => {
                let square = format!("dialog [data-{press}]");
                page.until(&format!("one('{square}')")).await?;
                page.tap(&square).await?;
            }
            Some(_) => page.click(&format!("[data-{press}]")).await?,
            // An explanation may cover a tool.
            None if page.count(&format!("[data-action={press}]")).await? > 0 => {
                page.click_unseen(&format!("[data-action={press}]")).await?;
            }
            None => page.click(&format!("[data-action={press}]")).await?,
        }
        page.until("!one('[data-thinking], [data-busy], [role=status][aria-busy]')").await?;
        page.until_kept().await?;
    }
    Ok(())
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

#[browser_test(not_in(WebKit, "its windows are not as narrow as such a frame"))]
async fn words_are_not_broken(page: Page) {
    // Before the lazy part.
    page.open("").await?;
    for window in [(568, 320), (640, 430), (320, 568)] {
        page.fit_into(window).await?;
        assert_eq!(broken_words(&page).await?, [""; 0], "a first visit in {window:?}");
        let is_cut = "const score = one('.score'); return score.scrollHeight > score.clientHeight";
        assert_eq!(page.eval(is_cut).await?, json!(false), "the score of a first visit in {window:?}");
    }
    for address in ["?opponent=strategist#moves=a1", "?opponent=link&play=o&board=15x15x5#moves=a1"] {
        page.open(address).await?;
        page.until_lazy_part().await?;
        for window in WINDOWS {
            page.fit_into(window).await?;
            assert_eq!(broken_words(&page).await?, [""; 0], "{address} in {window:?}");
        }
    }
    // A frame can be narrower than any phone.
    page.resize(200, 500, 1.0).await?;
    page.open("?embed&controls=status,score,reset,settings&opponent=strategist#moves=a1").await?;
    page.open_dialog("game", "[data-choice=opponent]").await?;
    assert_eq!(broken_words(&page).await?, [""; 0], "in a frame");
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
    page.until(IS_SHOWN).await?;
    for (action, current) in [("first", 0), ("last", 60), ("order", 60), ("first", 0), ("last", 60)] {
        page.click_unseen(&format!("[data-action={action}]")).await?;
        page.until(&format!("one('.moves [aria-current][data-move=\"{current}\"]') && {IS_SHOWN}")).await?;
    }
    // The scroll position stays until the game continues.
    page.eval("one('.moves').scrollTop = 900; one('[data-action=menu]').click()").await?;
    page.until("one('dialog[open] .menu')").await?;
    assert_eq!(page.eval("return one('.moves').scrollTop").await?, json!(900));
}
