//! Local storage without free space.

use browser_tests::prelude::*;

/// Fills the origin's local storage up to its quota.
const FILL: &str = include_str!("full_storage/fill.js");

/// Removes all entries except the game's own.
const FREE: &str = "Object.keys(localStorage).filter((key) => key !== keyOf('tic-tac-toe'))
    .forEach((key) => localStorage.removeItem(key))";

/// Returns the moves of the saved game.
async fn saved_moves(page: &Page) -> WebDriverResult<Value> {
    page.until_kept().await?;
    page.eval("return JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))?.game_moves ?? null").await
}

#[browser_test]
async fn full_storage_does_not_stop_the_game_and_saving_resumes(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    assert_eq!(saved_moves(&page).await?, "b2a1");
    page.eval(FILL).await?;

    page.play(&["c3"]).await?;
    assert!(page.note().await?.contains("does not save anything"), "{}", page.note().await?);
    assert_eq!(saved_moves(&page).await?, "b2a1");
    page.play(&["b1", "c2", "a3", "a2"]).await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    assert_eq!(page.moves_in_address().await?, "b2a1c3b1c2a3a2");
    assert_eq!(page.score().await?, [1, 0, 0]);
    assert_eq!(page.count(".note").await?, 1);

    page.eval(FREE).await?;
    page.reset().await?;
    page.play(&["a3"]).await?;
    assert_eq!(saved_moves(&page).await?, "a3");
    page.until("!one('.note')").await?;
    page.open("").await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a3"]);
    assert_eq!(page.score().await?, [1, 0, 0]);
    assert_eq!(page.text(".note").await?, "");

    // A dismissed note does not return.
    page.eval(FILL).await?;
    page.play(&["b2"]).await?;
    page.click(".note [data-action=dismiss]").await?;
    page.until("!one('.note')").await?;
    page.play(&["a1"]).await?;
    assert_eq!(saved_moves(&page).await?, "a3");
    assert_eq!(page.text(".note").await?, "");
}
