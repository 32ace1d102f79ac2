//! The first move, before the program has started.

use crate::tests::release::hosting::file;
use browser_tests::prelude::*;

/// Holds the program back until the test calls `start`. `watch` counts the frames in which the center has no X, or one that
/// moves. The animation of the press itself has ended by then.
const HOLD: &str = include_str!("first_move/hold.js");
const CENTER: &str = ".row:nth-child(2) > :nth-child(2)";
const CORNER: &str = ".row:nth-child(1) > :nth-child(1)";
const SETTLED: &str = "one('.board').getAnimations({ subtree: true })
    .every(({ playState }) => playState != 'running')";

/// Places and heights of what the placeholder shows, and its drawings.
const LOOKS: &str = include_str!("first_move/looks.js");

/// Presses the center and then a corner before the program starts, and finishes the moves with the program.
async fn begin_early(page: &Page) -> WebDriverResult<()> {
    page.until("window.start").await?;
    page.click(CENTER).await?;
    page.click(CORNER).await?;
    page.until("all('.board .glyph').length == 1").await?;
    page.until(SETTLED).await?;
    let looks = page.eval(LOOKS).await?;
    page.eval("watch(); start()").await?;
    page.until("one('[data-square=b2][data-mark=x]')").await?;
    page.until("all('[data-mark=o]').length == 1").await?;
    assert_eq!(page.eval("return flashes").await?, 0, "the mark stays as it was drawn");
    assert_eq!(page.squares("[data-mark]").await?.len(), 2);
    assert_eq!(page.eval(LOOKS).await?, looks);
    Ok(())
}

#[browser_test]
async fn only_a_plain_first_visit_is_shown_and_begins_before_the_start_script(page: Page) {
    for (stored, is_shown) in [("", true), ("{}", false)] {
        page.server.refuse_nothing();
        page.leave_game().await?;
        page.eval(&format!(
            "localStorage.clear(); '{stored}' && localStorage.setItem(keyOf('tic-tac-toe'), '{stored}')"
        ))
        .await?;
        page.server.refuse(&file("boot-", ".js"));
        page.load("").await?;
        page.until("document.readyState == 'complete'").await?;
        assert_eq!(page.eval("return document.documentElement.matches('[data-started]')").await?, is_shown);
        page.eval(&format!("one('{CENTER}').click()")).await?;
        page.eval(&format!("one('{CORNER}').click()")).await?;
        let marks = page.count(".board .glyph").await?;
        assert_eq!(marks, usize::from(is_shown), "the first press draws X, on a plain first visit");
        page.take_errors().await?;
    }
}

#[browser_test]
async fn first_move_of_a_later_visit_is_kept_if_the_saved_game_fits_the_settings(page: Page) {
    page.open("").await?;
    page.choose("opponent", "friend").await?;
    page.until("one('.chip').textContent.includes('Friend')").await?;
    page.until_kept().await?;
    page.before_each_document(HOLD).await?;
    for (settings, marks) in [(json!({}), 1), (json!({ "objective": "misere" }), 0)] {
        page.reload_with(&settings).await?;
        page.until("window.start").await?;
        page.click(CENTER).await?;
        assert_eq!(page.count(".board .glyph").await?, marks, "{settings}");
        page.eval("start()").await?;
        page.until_marks(marks).await?;
        // Before the next move.
        let is_kept = "JSON.parse(localStorage.getItem(keyOf('tic-tac-toe'))).game_moves == 'b2'";
        page.until(&format!("{is_kept} || {marks} == 0")).await?;
        page.press("n").await?;
        page.until_marks(0).await?;
    }
}

#[browser_test(full_motion, every_engine)]
async fn first_move_does_not_wait_for_the_program(page: Page) {
    page.before_each_document(HOLD).await?;
    page.load("").await?;
    begin_early(&page).await?;
    // Nor does that of a later visit, if its board is empty.
    page.press("n").await?;
    page.until("!one('.board .glyph')").await?;
    page.until_kept().await?;
    page.load("").await?;
    begin_early(&page).await?;
    // A board with marks waits for the program.
    page.until_kept().await?;
    page.load("").await?;
    page.until("window.start").await?;
    page.click(CORNER).await?;
    assert_eq!(page.count(".board .glyph").await?, 0);
    page.eval("start()").await?;
    page.until_marks(2).await?;
}
