//! The daily puzzle at the change of the date.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

use super::puzzles::{answer, open_puzzles, solve};

/// Lets a test choose the day: `sessionStorage.daysLater` days after today, at noon, so that no run of the tests meets midnight.
const CLOCK: &str = "
    const Clock = Date;
    const noon = new Clock().setHours(12, 0, 0, 0);
    const now = () => noon + (sessionStorage.daysLater ?? 0) * 24 * 60 * 60 * 1000;
    window.Date = class extends Clock {
        constructor(...parts) { super(...(parts.length ? parts : [now()])); }
        static now() { return now(); }
    };";

/// Waits until the open dialog shows this streak.
async fn until_streak(page: &Page, text: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('dialog .task').textContent.includes('{text}')")).await
}

/// Finds the right answers to the puzzle of the day, and forgets the attempts.
async fn right_answers(page: &Page) -> WebDriverResult<Vec<String>> {
    const SAVED: &str = "JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))";
    let kept = page.eval(&format!("return {SAVED}?.practice ?? null")).await?;
    open_puzzles(page).await?;
    let answers = solve(page).await?;
    page.close_dialog().await?;
    page.until(&format!("{SAVED}.practice && {SAVED}.practice != {kept}")).await?;
    page.until_kept().await?;
    let forget = format!(
        "const saved = {SAVED}; delete saved.practice;
        localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({{ ...saved, ...({kept} && {{ practice: {kept} }}) }}))"
    );
    page.eval(&forget).await?;
    page.reload().await?;
    Ok(answers)
}

/// Solves the open puzzle at the first try.
async fn solve_at_once(page: &Page, answers: &[String]) -> WebDriverResult<()> {
    for square in answers {
        assert!(answer(page, square).await?, "{square} is right");
    }
    Ok(())
}

#[browser_test]
async fn daily_puzzle_begun_before_midnight_counts_for_its_day(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend#moves=b2").await?;
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    // Midnight passes while the dialog is open.
    page.eval("sessionStorage.daysLater = 1").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Streak: 1 day").await?;
    page.close_dialog().await?;
    // The next day has a puzzle of its own, which continues the streak.
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    until_streak(&page, "Streak: 1 day").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Streak: 2 days").await?;
    page.close_dialog().await?;
    // The dialog says so when it is opened again.
    open_puzzles(&page).await?;
    let result = "Solved on the first try. Next puzzle in 12 h.";
    page.until(&format!("document.querySelector('dialog .feedback').textContent == '{result}'")).await?;
    until_streak(&page, "Streak: 2 days").await?;
    assert_eq!(page.text("dialog [data-action=next-task]").await?, "Next");
    page.close_dialog().await?;
    // A missed day is forgiven, and a second one ends it.
    page.eval("sessionStorage.daysLater = 3").await?;
    open_puzzles(&page).await?;
    let forgiven = "document.querySelector('dialog .feedback').textContent == 'One missed day a week is forgiven.'";
    page.until(forgiven).await?;
    until_streak(&page, "Streak: 2 days").await?;
    page.close_dialog().await?;
    page.eval("sessionStorage.daysLater = 4").await?;
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    until_streak(&page, "Last streak: 2 days").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Streak: 1 day").await?;
}

#[browser_test]
async fn earlier_day_opens_from_the_calendar_and_by_link(page: Page) {
    page.server.forbid_workers();
    page.open("?daily=40").await?;
    page.until("document.querySelector('dialog .task')?.textContent.includes('Puzzle 40 · February 9')").await?;
    page.click("dialog [data-action=calendar]").await?;
    page.until("document.querySelector('.calendar .month').textContent == 'February 2026'").await?;
    page.click("dialog [data-action=previous-month]").await?;
    page.until("document.querySelector('.calendar .month').textContent == 'January 2026'").await?;
    assert_eq!(page.eval("return document.querySelectorAll('[data-action=day]').length").await?, 31);
    page.click("dialog [data-action=day][aria-label=\"January 5: open\"]").await?;
    page.until("document.querySelector('dialog .task')?.textContent.includes('Puzzle 5 · January 5')").await?;
}
