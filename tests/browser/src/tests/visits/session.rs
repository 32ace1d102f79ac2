//! A whole visit without layout shifts.

use crate::tests::release::hosting::file;
use browser_tests::prelude::*;

/// The sizes of a window with and without room beside the board.
const WINDOWS: [(u32, u32); 2] = [(1280, 900), (360, 740)];

/// Clicks buttons in order and waits for delayed effects of each.
async fn press_all(page: &Page, actions: &[&str]) -> WebDriverResult<()> {
    for action in actions {
        page.click(&format!("[data-action={action}]")).await?;
        page.until_kept().await?;
    }
    Ok(())
}

/// Checks that the document had no layout shift.
async fn check_no_layout_shift(page: &Page, when: &str) -> WebDriverResult<()> {
    // Replies and everything else that the page does after a moment have come.
    page.until("[...pendingTimers.values()].every((delay) => delay > 1000)").await?;
    page.until_drawn().await?;
    let what = page.eval("return window.shifts ?? []").await?;
    assert_eq!(page.eval("return window.seenShift").await?, 0, "{when}: {what:#}");
    Ok(())
}

#[browser_test(full_motion, installable)]
async fn whole_visit_has_no_layout_shift(page: Page) {
    for (width, height) in WINDOWS {
        page.resize(width, height, 1.0).await?;
        page.open("?opponent=perfect").await?;
        check_no_layout_shift(&page, "when the game has come").await?;
        page.play(&["a1"]).await?;
        // The lazy part may shift content below a clicked control; wait for it.
        page.until_lazy_part().await?;
        press_all(&page, &["hint", "values", "hint"]).await?;
        page.play_to_the_end().await?;
        check_no_layout_shift(&page, "when the game is over").await?;
        press_all(&page, &["show-mistake", "forward", "reset"]).await?;
        // Undo of a finished game has no button.
        page.press_control("z").await?;
        press_all(&page, &["reset"]).await?;
        check_no_layout_shift(&page, "when it was reviewed").await?;
        for dialog in ["settings", "share"] {
            page.open_dialog(dialog, "[data-action]").await?;
            page.press(Key::Escape + "").await?;
            page.until_no_dialog().await?;
        }
        page.choose("opponent", "hard").await?;
        page.choose("board", "7x7x5").await?;
        page.until("all('[data-square]').length === 49").await?;
        page.click("[data-square=d4]").await?;
        page.until("all('[data-mark]').length >= 2").await?;
        check_no_layout_shift(&page, "on another board").await?;
        page.until_kept().await?;
        // The page reserves space for the last board.
        page.open("").await?;
        page.until("all('[data-mark]').length >= 2").await?;
        check_no_layout_shift(&page, "when that board has come back").await?;
    }
}

/// Delays replies, as a slow machine does. Shifts within half a second after input are excluded.
const SLOW_REPLIES: &str = "
    const { setTimeout } = window;
    window.setTimeout = (callback, delay, ...rest) => setTimeout(callback, delay > 300 ? delay + 500 : delay, ...rest);";

/// Whether shifts are no longer excluded as an answer to input, half a second after it.
const IS_LATE: &str = "performance.now() - lastPress > 600";

#[browser_test(full_motion)]
async fn late_reply_and_lazy_part_arrive_without_layout_shift(pages: [Page; 2]) {
    for (page, (width, height)) in pages.into_iter().zip(WINDOWS) {
        let parts = [file("lazy-", ".css"), file("app-", "_lazy.wasm")];
        parts.iter().for_each(|part| page.server.hold(part));
        page.before_each_document(SLOW_REPLIES).await?;
        page.resize(width, height, 1.0).await?;
        page.open("").await?;
        page.play(&["b2"]).await?;
        page.until(IS_LATE).await?;
        // Styles and program arrive one after the other.
        for part in parts {
            page.server.release(&part);
            page.until_drawn().await?;
        }
        page.until_lazy_part().await?;
        check_no_layout_shift(&page, "when the lazy part has come").await?;
        page.play_to_the_end().await?;
        check_no_layout_shift(&page, "when the game is over").await?;
    }
}
