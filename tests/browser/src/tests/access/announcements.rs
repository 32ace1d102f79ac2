//! Screen-reader announcements: exactly one message per turn.

use browser_tests::prelude::*;

/// Records the messages of the status.
const LISTEN: &str = include_str!("announcements/listen.js");

/// Waits for a number of messages and returns all.
async fn heard(page: &Page, count: usize) -> WebDriverResult<Vec<String>> {
    page.until(&format!("heard.length >= {count}")).await?;
    page.until("!one('[data-thinking], [role=status][aria-busy]')").await?;
    Ok(serde_json::from_value(page.eval("return heard").await?).unwrap())
}

#[browser_test(full_motion)]
async fn move_and_reply_are_one_message(page: Page) {
    page.open("?opponent=perfect").await?;
    page.eval(LISTEN).await?;
    // The lazy part arrives before the first message.
    page.play(&["b2"]).await?;
    let first = heard(&page, 1).await?;
    let reply = page.squares("[data-mark=o]").await?.concat();
    assert_eq!(first, [format!("X: b2. O: {reply}. Your turn")]);
    page.click("[data-action=undo]").await?;
    assert_eq!(heard(&page, 2).await?[1..], ["Your turn"]);
    page.play(&["a1"]).await?;
    assert_eq!(heard(&page, 3).await?[2..], ["X: a1. O: b2. Your turn"]);
    // The message of a new game names Undo.
    page.eval("window.seenShift = 0").await?;
    page.press("n").await?;
    page.until_marks(0).await?;
    assert_eq!(heard(&page, 4).await?[3..], ["Your turn Undo brings back your last game"]);
    page.click("[data-action=undo]").await?;
    assert_eq!(heard(&page, 5).await?[4..], ["Your turn"]);
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "b2"]);
    page.click("[data-action=redo]").await?;
    page.until_marks(0).await?;
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
}

#[browser_test]
async fn moves_between_friends_and_the_end_are_announced(page: Page) {
    page.open("?opponent=friend#moves=a1b1b2").await?;
    page.until("!one('[role=status][aria-busy]')").await?;
    page.eval(LISTEN).await?;
    page.play(&["a2", "c3"]).await?;
    let messages = ["O: a2. X’s turn", "X: c3. X wins Three in a row"];
    assert_eq!(heard(&page, 2).await?, messages);
    page.click("[data-action=reset]").await?;
    assert_eq!(heard(&page, 3).await?[2..], ["X’s turn Three in a row wins"]);
}

#[browser_test]
async fn taken_square_is_announced_without_layout_shift(page: Page) {
    page.open("?opponent=friend#moves=b2").await?;
    page.until("!one('[role=status][aria-busy]')").await?;
    page.eval(LISTEN).await?;
    page.focus("[data-square=b2]").await?;
    for _ in 0..3 {
        page.press(Key::Enter + "").await?;
    }
    let said = "b2, X. O’s turn That square is taken";
    assert_eq!(heard(&page, 1).await?, [said], "once, even if pressed repeatedly");
    assert_eq!(page.text(".status small").await?, "That square is taken");
    assert_eq!(page.eval("return document.activeElement.dataset.square").await?, json!("b2"));
    page.play(&["a1"]).await?;
    assert_eq!(heard(&page, 2).await?[1..], ["O: a1. X’s turn"]);
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
}

#[browser_test]
async fn explanations_and_notes_are_announced(page: Page) {
    page.open("?opponent=friend#moves=a1").await?;
    page.until("!one('[role=status][aria-busy]')").await?;
    page.eval(LISTEN).await?;
    page.press("h").await?;
    assert_eq!(heard(&page, 1).await?, ["b2: takes the center. O’s turn"]);
    page.press("h").await?;
    page.press("v").await?;
    heard(&page, 3).await?;
    page.play(&["b1"]).await?;
    let value = "O: b1. Without mistakes, X wins in 3 moves. X’s turn";
    assert_eq!(heard(&page, 4).await?[3..], [value]);
    page.eval("location.hash = 'moves=z9'").await?;
    let notes = heard(&page, 5).await?;
    assert!(notes[4].contains("z9"), "{notes:?}");
}
