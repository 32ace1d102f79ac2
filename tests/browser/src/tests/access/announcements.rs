//! Screen-reader announcements: exactly one message per turn.

use browser_tests::prelude::*;

/// Records the messages of the status.
const LISTEN: &str = include_str!("announcements/listen.js");

/// Opens a game, and records its messages from then on.
async fn open(page: &Page, address: &str) -> WebDriverResult<()> {
    page.open(address).await?;
    page.until("!one('[role=status][aria-busy]')").await?;
    page.eval(LISTEN).await.map(drop)
}

/// Waits for a number of messages and returns the last one.
async fn heard(page: &Page, count: usize) -> WebDriverResult<String> {
    page.until(&format!("heard.length >= {count}")).await?;
    page.until("!one('[data-thinking], [role=status][aria-busy]')").await?;
    let all: Vec<String> = serde_json::from_value(page.eval("return heard").await?).unwrap();
    assert_eq!(all.len(), count, "{all:?}");
    Ok(all.last().unwrap().clone())
}

#[browser_test(full_motion)]
async fn move_and_reply_are_one_message(page: Page) {
    page.open("?opponent=perfect").await?;
    page.eval(LISTEN).await?;
    // The lazy part arrives before the first message.
    page.play(&["a1"]).await?;
    assert_eq!(heard(&page, 1).await?, "X: a1. O: b2. Your turn");
    page.eval("window.seenShift = 0").await?;
    page.press("n").await?;
    page.until_marks(0).await?;
    assert_eq!(heard(&page, 2).await?, "Your turn Undo brings back your last game");
    page.click("[data-action=undo]").await?;
    assert_eq!(heard(&page, 3).await?, "Your turn");
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
}

#[browser_test]
async fn taken_squares_explanations_notes_and_the_end_are_announced(page: Page) {
    open(&page, "?opponent=friend#moves=b2").await?;
    page.focus("[data-square=b2]").await?;
    for _ in 0..3 {
        page.press(Key::Enter + "").await?;
    }
    let told = "b2, X. O’s turn That square is taken";
    assert_eq!(heard(&page, 1).await?, told, "once, even if pressed repeatedly");
    assert_eq!(page.eval("return [document.activeElement.dataset.square, window.seenShift]").await?, json!(["b2", 0]));
    open(&page, "?opponent=friend#moves=a1").await?;
    page.press("h").await?;
    assert_eq!(heard(&page, 1).await?, "b2: takes the center. O’s turn");
    page.press("h").await?;
    page.press("v").await?;
    page.until("heard.length == 3").await?;
    page.play(&["b1"]).await?;
    assert_eq!(heard(&page, 4).await?, "O: b1. Without mistakes, X wins in 3 moves. X’s turn");
    page.eval("location.hash = 'moves=z9'").await?;
    let note = heard(&page, 5).await?;
    assert!(note.contains("z9"), "{note}");
    open(&page, "?opponent=friend#moves=a1b1b2a2").await?;
    page.play(&["c3"]).await?;
    assert_eq!(heard(&page, 1).await?, "X: c3. X wins Three in a row");
}
