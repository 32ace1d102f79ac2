//! Whole games and their interruptions.

use browser_tests::prelude::*;

/// Records marks, and whether the board is disabled, when a computer player begins to think.
const NOTE_THINKING: &str = include_str!("playing/note_thinking.js");

/// Plays a square, resets once the computer player is at work, and returns the number of pending timers at that time.
const RESET_WHILE_THINKING: &str = include_str!("playing/reset_while_thinking.js");

#[browser_test(every_engine)]
async fn friends_play_until_one_wins(page: Page) {
    page.open("?opponent=friend").await?;
    page.until_attribute("[data-game]", "data-turn", "x").await?;
    assert_eq!(page.status().await?, "X’s turn\nThree in a row wins");
    page.play(&["a1", "b1", "b2", "a2", "c3"]).await?;
    page.until_attribute("[data-game]", "data-status", "won").await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.until_attribute("[data-action=reset]", "data-kind", "primary").await?;
    assert_eq!(page.squares("[data-winning]").await?, ["a1", "b2", "c3"]);
    assert_eq!(page.status().await?, "X wins\nThree in a row");
    page.until_attribute("[data-square=a1]", "aria-label", "a1, X, completed line").await?;
    page.until_attribute("[data-square=b1]", "aria-label", "b1, O").await?;
    page.click("[data-square=c1]").await?;
    page.click("[data-action=reset]").await?;
    // The move after the end has had no effect.
    page.until_marks(0).await?;
    page.until_attribute("[data-game]", "data-status", "playing").await?;
}

#[browser_test(every_engine)]
async fn friends_play_by_touch_until_one_wins(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open("?opponent=friend").await?;
    for square in ["a1", "b1", "b2", "a2", "c3"] {
        page.tap(&format!("[data-square={square}]")).await?;
        page.until(&format!("one('[data-square={square}][data-mark]')")).await?;
    }
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.tap("[data-action=reset]").await?;
    page.until_marks(0).await?;
}

#[browser_test(full_motion)]
async fn computer_begins_against_o_after_a_pause(page: Page) {
    page.before_each_document(NOTE_THINKING).await?;
    page.open("?opponent=perfect&play=o").await?;
    page.until("one('[data-mark=x]')").await?;
    page.until("!one('[data-thinking]')").await?;
    assert_eq!(page.eval("return window.thinking").await?, json!([0, "true"]));
    assert_eq!(page.status().await?, "Your turn\n");
}

#[browser_test(full_motion)]
async fn reply_to_a_reset_game_is_dropped(page: Page) {
    page.open("?opponent=perfect").await?;
    let timers = page.eval(RESET_WHILE_THINKING).await?;
    assert!(timers.as_u64() > Some(0), "the reply has a timer");
    page.until_marks(0).await?;
    // Without pending timers, the reply cannot come. WebKit's driver has a long one for each script.
    page.until("[...pendingTimers.values()].every((delay) => delay > 10_000)").await?;
    assert!(page.squares("[data-mark]").await?.is_empty());
    page.play(&["a1"]).await?;
    page.until_attribute("[data-square=b2]", "data-mark", "o").await?;
}

#[browser_test]
async fn new_game_starts_automatically_after_a_draw_if_preferred(page: Page) {
    page.open("?opponent=friend#moves=a1b2c3b1b3a3c1c2").await?;
    page.click("[data-action=settings]").await?;
    page.until("one('dialog[open]')").await?;
    page.click(".option:has([name=next-after-draw])").await?;
    page.close_dialog().await?;
    page.play(&["a2"]).await?;
    page.until_attribute("[data-game]", "data-status", "drawn").await?;
    page.until_marks(0).await?;
}
