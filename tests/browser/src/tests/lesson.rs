//! The lesson.

use browser_tests::prelude::*;

/// A wrong and a right answer to each step. No answer to the last one is wrong.
const STEPS: [[&str; 2]; 8] =
    [["b2", "a2"], ["c3", "c1"], ["b2", "c3"], ["c1", "c2"], ["b1", "b2"], ["b1", "c3"], ["b1", "a1"], ["", "b1"]];

async fn open_lesson(page: &Page) -> WebDriverResult<()> {
    page.click("[data-action=lesson]").await?;
    page.until("all('dialog[open] [data-set]').length == 9").await
}

/// Answers, and returns the place of the board in the window.
async fn answer(page: &Page, square: &str, value: &str) -> WebDriverResult<Value> {
    page.click(&format!("dialog [data-set={square}]")).await?;
    page.until(&format!("one('dialog .feedback{value}')?.textContent")).await?;
    place(page).await
}

async fn place(page: &Page) -> WebDriverResult<Value> {
    page.eval("return box('dialog .board').toJSON()").await
}

#[browser_test]
async fn lesson_leads_through_all_rules_with_the_board_in_place(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open("?opponent=friend#moves=b2a1c3").await?;
    open_lesson(&page).await?;
    let board = place(&page).await?;
    for (number, [wrong, right]) in STEPS.into_iter().enumerate() {
        page.until(&format!("one('dialog .task').textContent.startsWith('{}.')", number + 1)).await?;
        if !wrong.is_empty() {
            assert_eq!(answer(&page, wrong, ":not([data-value=win])[data-value]").await?, board, "after {wrong}");
        }
        assert_eq!(answer(&page, right, "[data-value=win]").await?, board, "after {right}");
        page.until(&format!("all('dialog [data-learned]').length == {}", number + 1)).await?;
        if number == 3 {
            // The lesson continues in a later visit.
            page.reload().await?;
            open_lesson(&page).await?;
        } else if number < 7 {
            page.click("dialog [data-action=next-step][data-kind=primary]").await?;
        }
    }
}
