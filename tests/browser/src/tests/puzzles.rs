//! Lesson and puzzles: what follows the clock, and what stays in a later visit.

use browser_tests::prelude::*;

/// Lets a test choose the time: `sessionStorage.secondsLater` seconds after noon of a Monday.
const CLOCK: &str = include_str!("puzzles/clock.js");

/// Waits until the task of the open dialog says this.
async fn until_task(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("one('dialog .task')?.textContent.includes('{words}')")).await
}

#[browser_test]
async fn daily_goes_on_after_a_reload_and_follows_the_date(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    page.open_dialog("puzzles", "[data-set]").await?;
    // Only O a3 wins. A wrong answer stays after a reload.
    page.click("dialog [data-set]:not([data-mark])").await?;
    page.until("one('dialog .feedback[data-value=loss]')").await?;
    page.close_dialog().await?;
    page.until_kept().await?;
    page.reload().await?;
    page.open_dialog("puzzles", ".feedback[data-value=loss]").await?;
    page.click("dialog [data-action=retry]").await?;
    page.click("dialog [data-set=a3]:not([data-mark])").await?;
    page.until("one('dialog .feedback[data-solved]')").await?;
    page.close_dialog().await?;
    let is_solved = "all('[data-action=daily]').some((it) => it.textContent.includes('\\u2713'))";
    page.until(is_solved).await?;
    // The date changes, and then the window gets the focus.
    page.eval("sessionStorage.secondsLater = 86_400; dispatchEvent(new Event('focus'))").await?;
    page.until(&format!("!({is_solved})")).await?;
    page.open_dialog("puzzles", "[data-set]").await?;
    until_task(&page, "Tuesday, December 1").await?;
}

#[browser_test]
async fn earlier_day_opens_by_link_and_from_the_calendar(page: Page) {
    page.server.forbid_workers();
    page.open("?daily=40").await?;
    until_task(&page, "Monday, February 9 · Daily 40").await?;
    page.click("dialog [data-action=calendar]").await?;
    page.click("dialog [data-action=previous-month]").await?;
    page.click("dialog [data-action=day][aria-label=\"January 5: not played\"]").await?;
    until_task(&page, "Monday, January 5 · Daily 5").await?;
}

#[browser_test]
async fn rush_ends_by_the_clock(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    page.open_dialog("puzzles", "[data-set]").await?;
    page.choose("puzzles", "rush").await?;
    page.click("dialog [data-action=start-rush]").await?;
    page.click("dialog [data-set]:not([data-mark])").await?;
    let time = "one('dialog [role=timer]')?.textContent";
    page.eval("sessionStorage.secondsLater = 171").await?;
    page.until(&format!("{time} == '0:09'")).await?;
    page.until("one('dialog .rush [aria-live]').textContent == '10 seconds'").await?;
    page.eval("sessionStorage.secondsLater = 181").await?;
    until_task(&page, "Puzzles solved: ").await?;
}

#[browser_test]
async fn lesson_continues_in_a_later_visit(page: Page) {
    page.open("?opponent=friend").await?;
    page.open_dialog("lesson", "[data-set]").await?;
    page.click("dialog [data-set=a2]").await?;
    page.until("all('dialog [data-learned]').length == 1").await?;
    page.until_kept().await?;
    page.reload().await?;
    page.open_dialog("lesson", "[data-learned]").await?;
    until_task(&page, "2.").await?;
}
