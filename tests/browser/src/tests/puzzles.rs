//! The puzzles dialog.

use browser_tests::prelude::*;

/// Lets a test choose the day: `sessionStorage.daysLater` days after a Monday, at noon, so that no run of the tests meets midnight.
pub const CLOCK: &str = include_str!("puzzles/clock.js");

/// Opens the puzzle of the day.
pub async fn open_puzzles(page: &Page) -> WebDriverResult<()> {
    page.click("[data-action=puzzles]").await?;
    page.until("all('dialog[open] [data-set]').length >= 9").await
}

pub const FREE: &str = "return all('dialog [data-set]:not([data-mark])').map((it) => it.dataset.set)";

/// Answers with a square. Returns whether that is right, once the opponent has replied or the puzzle is solved.
pub async fn answer(page: &Page, square: &str) -> WebDriverResult<bool> {
    page.click(&format!("dialog [data-set={square}]")).await?;
    page.until("one('dialog .feedback[data-value]')").await?;
    if page.eval("return one('.feedback').dataset.value").await? != "win" {
        return Ok(false);
    }
    page.until(
        "one('dialog .feedback[data-solved]')
         || one('dialog .feedback').textContent.includes('Your move ')",
    )
    .await?;
    Ok(true)
}

/// Answers with the free squares in turn, each wrong one refuted and taken back, until the puzzle is solved. Returns the right
/// answers.
pub async fn solve(page: &Page) -> WebDriverResult<Vec<String>> {
    let mut answers = Vec::new();
    'answers: loop {
        let squares: Vec<String> = serde_json::from_value(page.eval(FREE).await?).unwrap();
        for square in squares {
            if answer(page, &square).await? {
                answers.push(square);
                if page.eval("return one('.feedback').hasAttribute('data-solved')").await? == true {
                    return Ok(answers);
                }
                continue 'answers;
            }
            // The refutation is played out up to the end of the game.
            page.until("one('dialog [data-winning]') || !one('dialog [data-set]:not([data-mark])')").await?;
            page.click("dialog [data-action=retry]").await?;
            page.until("one('dialog .feedback')?.dataset.value != 'loss'").await?;
        }
        panic!("no answer is right");
    }
}

#[browser_test]
async fn puzzles_are_played_out_and_counted_beside_the_game(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend#moves=b2a1c3").await?;
    open_puzzles(&page).await?;
    assert_eq!(solve(&page).await?.len(), 1, "the puzzle of a Monday takes one move");
    page.until("one('dialog [data-action=share-result]')").await?;
    page.click("dialog [data-action=next-task]").await?;
    page.until("one('dialog .task').textContent.includes('Puzzle 1 of 46')").await?;
    solve(&page).await?;
    page.choose("puzzles", "5x5x4").await?;
    page.until("all('dialog [data-set]').length == 25").await?;
    page.until("one('dialog .task').textContent.includes('Puzzle 1 of ')").await?;
    page.close_dialog().await?;
    assert_eq!(page.squares("main [data-mark]").await?, ["a1", "b2", "c3"]);
    page.reload().await?;
    open_puzzles(&page).await?;
    page.choose("puzzles", "3x3x3").await?;
    page.until("one('dialog .task').textContent.includes('Puzzle 2 of 46')").await?;
}
