//! The list of puzzles, and the rush of three minutes.

use super::puzzles::open_puzzles;
use browser_tests::prelude::*;

/// Lets a test choose the time: `sessionStorage.secondsLater` seconds after noon of today.
const CLOCK: &str = include_str!("puzzle_rush/clock.js");

const TIME: &str = "one('dialog [role=timer]')?.textContent";

#[browser_test]
async fn rush_ends_by_the_clock(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    open_puzzles(&page).await?;
    page.choose("puzzles", "rush").await?;
    page.until("one('dialog [data-action=start-rush]')").await?;
    page.click("dialog [data-action=start-rush]").await?;
    page.until(&format!("{TIME} == '3:00'")).await?;
    page.click("dialog [data-set]:not([data-mark])").await?;
    page.eval("sessionStorage.secondsLater = 171").await?;
    page.until(&format!("{TIME} == '0:09'")).await?;
    page.until("one('dialog .rush [aria-live]').textContent == '10 seconds'").await?;
    page.eval("sessionStorage.secondsLater = 181").await?;
    page.until("one('dialog .task').textContent.startsWith('Puzzles solved: ')").await?;
    page.until("!one('dialog [data-set]:not([data-mark]):not([aria-disabled])')").await?;
}

#[browser_test]
async fn list_shows_what_is_missed_and_opens_puzzles(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    // A first puzzle to try again.
    page.reload_with(&json!({ "practice": format!("5 7 0 0 0 0 1{} ", " 0".repeat(16)) })).await?;
    open_puzzles(&page).await?;
    page.choose("puzzles", "3x3x3").await?;
    page.click("dialog [data-action=all-puzzles]").await?;
    page.until("all('dialog [data-action=puzzle]').length == 136").await?;
    let first = "dialog [data-action=puzzle][aria-label=\"Puzzle 1, to repeat\"]";
    page.until(&format!("one('{first}')")).await?;
    // Another puzzle of the open group.
    page.click("dialog details[open] [data-action=puzzle][value=open]").await?;
    page.until("all('dialog [data-set]').length == 9").await?;
}
