//! The list of puzzles, and the rush of three minutes.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

use super::puzzles::{open_puzzles, solve};

/// Lets a test choose the time: `sessionStorage.secondsLater` seconds after noon of today.
const CLOCK: &str = "
    const Clock = Date;
    const noon = new Clock().setHours(12, 0, 0, 0);
    const now = () => noon + (sessionStorage.secondsLater ?? 0) * 1000;
    window.Date = class extends Clock {
        constructor(...parts) { super(...(parts.length ? parts : [now()])); }
        static now() { return now(); }
    };";

/// Stores progress with a best count of 7 and a first puzzle to try again.
const SAVE: &str = "
    const saved = JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')));
    const practice = '5 7 0 0 0 0 1' + ' 0'.repeat(16) + ' ';
    localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({ ...saved, practice }))";

const TIME: &str = "document.querySelector('dialog [role=timer]')?.textContent";

async fn open_rush(page: &Page) -> WebDriverResult<()> {
    open_puzzles(page).await?;
    page.choose("puzzles", "rush").await?;
    page.until("document.querySelector('dialog [data-action=start-rush]')").await
}

#[browser_test]
async fn list_shows_what_is_solved_and_the_rush_ends_by_the_clock(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    page.until("localStorage.getItem(keyOf('tic-tac-toe'))").await?;
    page.eval(SAVE).await?;
    page.reload().await?;
    open_puzzles(&page).await?;
    page.choose("puzzles", "3x3x3").await?;
    page.click("dialog [data-action=all-puzzles]").await?;
    page.until("document.querySelectorAll('dialog [data-action=puzzle]').length == 136").await?;
    let first = "dialog [data-action=puzzle][aria-label=\"Puzzle 1, to repeat\"]";
    page.until(&format!("document.querySelector('{first}')")).await?;
    page.until("document.querySelector('dialog [data-action=missed-puzzles]').textContent == 'Repeat (1)'").await?;
    // Another puzzle of the open group.
    page.click("dialog details[open] [data-action=puzzle][value=open]").await?;
    solve(&page).await?;
    page.click("dialog [data-action=all-puzzles]").await?;
    page.until("document.querySelector('dialog [aria-current]').value != 'open'").await?;
    page.close_dialog().await?;
    open_rush(&page).await?;
    page.until("document.querySelector('dialog .sheet').textContent.includes('Best: 7')").await?;
    page.click("dialog [data-action=start-rush]").await?;
    page.until(&format!("{TIME} == '3:00'")).await?;
    page.click("dialog [data-set]:not([data-mark])").await?;
    page.eval("sessionStorage.secondsLater = 171").await?;
    page.until(&format!("{TIME} == '0:09'")).await?;
    page.until("document.querySelector('dialog .rush [aria-live]').textContent == '10 seconds'").await?;
    page.eval("sessionStorage.secondsLater = 181").await?;
    page.until("document.querySelector('dialog .task').textContent.startsWith('Puzzles solved: ')").await?;
    page.until("!document.querySelector('dialog [data-set]:not([data-mark]):not([aria-disabled])')").await?;
    page.close_dialog().await?;
    // Without goals, there is no best count.
    page.eval(
        "const saved = JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')));
        localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({ ...saved, without_goals: 'yes' }))",
    )
    .await?;
    page.reload().await?;
    open_rush(&page).await?;
    assert!(!page.text("dialog .sheet").await?.contains("Best"));
}
