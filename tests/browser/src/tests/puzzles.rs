//! The puzzles dialog.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

pub async fn open_puzzles(page: &Page) -> WebDriverResult<()> {
    page.click("[data-action=puzzles]").await?;
    page.until("document.querySelectorAll('dialog[open] [data-set]').length == 9").await
}

/// Answers with the free squares in turn, each wrong one refuted, until one is right.
pub async fn solve(page: &Page) -> WebDriverResult<()> {
    let free =
        "return [...document.querySelectorAll('dialog [data-set]:not([data-mark])')].map((it) => it.dataset.set)";
    let squares: Vec<String> = serde_json::from_value(page.eval(free).await?).unwrap();
    for square in squares {
        page.click(&format!("dialog [data-set={square}]")).await?;
        page.until("document.querySelector('dialog .feedback[data-value]')").await?;
        if page.eval("return document.querySelector('.feedback').dataset.value").await? == "win" {
            return Ok(());
        }
        // The refutation is played out up to the end of the game.
        page.until("document.querySelector('dialog [data-winning]') || !document.querySelector('dialog [data-set]:not([data-mark])')")
            .await?;
        page.click("dialog [data-action=retry]").await?;
        page.until("!document.querySelector('dialog .feedback').textContent").await?;
    }
    panic!("no answer is right");
}

#[browser_test]
fn puzzles_are_solved_and_counted_beside_the_game() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend#moves=b2a1c3").await?;
        // Invalid progress is dropped.
        page.eval("localStorage.setItem('tic-tac-toe-practice', 'crab')").await?;
        open_puzzles(&page).await?;
        solve(&page).await?;
        page.until("document.querySelector('dialog .task').textContent.includes('Streak: 1 day')").await?;
        page.click("dialog [data-action=next-task]").await?;
        page.until("document.querySelector('dialog .task').textContent.includes('Puzzle 1 of 294')").await?;
        solve(&page).await?;
        page.choose("puzzles", "5x5x4").await?;
        page.until("document.querySelectorAll('dialog [data-set]').length == 25").await?;
        page.until(
            "document.querySelector('dialog .task').textContent.includes('4 in a row · Medium · Puzzle 1 of 36')",
        )
        .await?;
        solve(&page).await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        assert_eq!(page.squares("main [data-mark]").await?, ["a1", "b2", "c3"]);
        page.reload().await?;
        open_puzzles(&page).await?;
        page.until("document.querySelector('dialog .task').textContent.includes('Puzzle 2 of 294')").await?;
        page.choose("puzzles", "5x5x4").await?;
        page.until("document.querySelector('dialog .task').textContent.includes('Puzzle 2 of 36')").await
    });
}
