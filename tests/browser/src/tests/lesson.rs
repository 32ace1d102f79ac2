//! The lesson.

use serde_json::Value;
use thirtyfour::Key;
use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// A wrong and a right answer to each step, and a part of what the page says to each.
const STEPS: [[(&str, &str); 2]; 8] = [
    [("b2", "b2 loses: O takes c2 and wins."), ("a2", "a2 completes a1–a2–a3. No other move wins.")],
    [("c3", "c3 loses: X takes c1 and wins."), ("c1", "c1 blocks X on a1–b1–c1. Every other move loses.")],
    [("b2", "b2 only draws: O c3 blocks X on a1–b2–c3."), ("c3", "c3 makes a fork: c1–c2–c3 and a1–b2–c3.")],
    [("c1", "c1 loses: X a3 makes a fork"), ("c2", "blocks X’s fork at c1 and a3")],
    [("b1", "makes a fork"), ("b2", "b2 takes the center. Every other move loses.")],
    [("b1", "b1 draws too"), ("c3", "c3 takes the corner opposite a1.")],
    [("b1", "makes a fork"), ("a1", "a1 takes a corner.")],
    [("a1", "You are O."), ("b1", "You know all eight rules.")],
];

async fn open_lesson(page: &Page) -> WebDriverResult<()> {
    page.click("[data-action=lesson]").await?;
    page.until("document.querySelectorAll('dialog[open] [data-set]').length == 9").await
}

/// Answers, and waits for what the page says to that.
async fn answer(page: &Page, square: &str, says: &str) -> WebDriverResult<()> {
    page.click(&format!("dialog [data-set={square}]")).await?;
    page.until(&format!("document.querySelector('dialog .feedback').textContent.includes('{says}')")).await
}

/// Returns the place of the board in the window.
async fn place(page: &Page) -> WebDriverResult<Value> {
    page.eval("return document.querySelector('dialog .board').getBoundingClientRect().toJSON()").await
}

/// Returns the number of marks on the board.
async fn marks(page: &Page) -> WebDriverResult<Value> {
    page.eval("return document.querySelectorAll('dialog [data-set][data-mark]').length").await
}

#[browser_test]
async fn lesson_leads_through_all_rules_with_the_board_in_place(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open("?opponent=friend#moves=b2a1c3").await?;
    // Invalid progress of an earlier release is dropped.
    page.eval("localStorage.setItem(keyOf('tic-tac-toe-lesson'), '1 0 9')").await?;
    page.reload().await?;
    open_lesson(&page).await?;
    let board = place(&page).await?;
    for (number, [(wrong, refuted), (right, confirmed)]) in STEPS.into_iter().enumerate() {
        page.until(&format!("document.querySelector('dialog .task').textContent.startsWith('{}.')", number + 1))
            .await?;
        let marks = marks(&page).await?;
        answer(&page, wrong, refuted).await?;
        assert_eq!(place(&page).await?, board, "after {wrong}");
        assert_eq!(self::marks(&page).await?, marks, "{wrong} does not stay");
        answer(&page, right, confirmed).await?;
        assert_eq!(place(&page).await?, board, "after {right}");
        let learned = "document.querySelectorAll('dialog [data-learned]').length";
        page.until(&format!("{learned} == {}", number + 1)).await?;
        if number == 3 {
            // The lesson continues in a later visit.
            page.reload().await?;
            open_lesson(&page).await?;
            page.until(&format!("{learned} == 4")).await?;
        } else if number < 7 {
            page.click("dialog [data-action=next-step][data-kind=primary]").await?;
        }
    }
    // The steps can be chosen, also by keyboard.
    page.eval("document.querySelector('dialog [data-action=previous-rule]').focus()").await?;
    page.press(Key::Enter + "").await?;
    page.until("document.querySelector('dialog .task').textContent.startsWith('7.')").await?;
    assert_eq!(place(&page).await?, board);
    answer(&page, "c3", "You know all eight rules.").await?;
    page.click("dialog [data-action=play-unbeatable]").await?;
    page.until_no_dialog().await?;
    page.until("document.querySelector('.chip').textContent.includes('Unbeatable')").await?;
}
