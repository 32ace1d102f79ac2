//! Local storage that is denied or full, or holds what no release has stored.

use browser_tests::prelude::*;

#[browser_test]
async fn invalid_stored_values_are_replaced_by_defaults(page: Page) {
    page.open("?opponent=friend").await?;
    // Whether the page tells that it could not read the value, and the value.
    for (is_told, stored) in [
        (true, "{"),
        (true, "null"),
        (true, "{\"version\":1}"),
        (true, &"\u{1F980}[{".repeat(500_000)),
        (false, "{\"version\":\"1\",\"theme\":{\"toString\":null},\"look\":[\"paper\"]}"),
        (false, "{\"version\":\"1\",\"__proto__\":{\"look\":\"paper\"},\"theme\":\"\\\"><script>\"}"),
    ] {
        page.until_kept().await?;
        page.eval(&format!("localStorage.setItem(keyOf('tic-tac-toe'), {})", json!(stored))).await?;
        page.open("?opponent=friend").await?;
        page.until_attribute("html", "data-theme", "auto").await?;
        page.until_attribute("html", "data-look", "soft").await?;
        if is_told {
            assert!(page.note().await?.contains("could not be read"), "{stored:.99}");
        } else {
            assert_eq!(page.count(".note").await?, 0, "{stored:.99}");
        }
        assert_eq!(page.score().await?, [0, 0, 0]);
        page.play(&["a1"]).await?;
    }
}

#[browser_test(every_engine)]
async fn denied_storage_costs_only_persistence(page: Page) {
    let deny = "Object.defineProperty(window, 'localStorage', \
                { get() { throw new DOMException('denied', 'SecurityError') } })";
    page.before_each_document(deny).await?;
    page.open("?opponent=friend").await?;
    assert!(page.note().await?.contains("does not save anything"));
    page.click("[data-action=dismiss]").await?;
    page.until("!one('.note')").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until("one('.score .count').textContent == '1'").await?;
    page.until_kept().await?;
    assert_eq!(page.count(".note").await?, 0, "the note does not return");
}

/// Fills the origin's local storage up to its quota.
const FILL: &str = include_str!("storage/fill.js");

/// Removes all entries except the game's own.
const FREE: &str = "Object.keys(localStorage).filter((key) => key !== keyOf('tic-tac-toe'))
    .forEach((key) => localStorage.removeItem(key))";

/// Returns the moves of the saved game.
async fn saved_moves(page: &Page) -> WebDriverResult<Value> {
    page.until_kept().await?;
    Ok(page.saved().await?["game_moves"].clone())
}

#[browser_test]
async fn full_storage_does_not_stop_the_game_and_saving_resumes(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    assert_eq!(saved_moves(&page).await?, "b2a1");
    page.eval(FILL).await?;

    page.play(&["c3"]).await?;
    assert!(page.note().await?.contains("does not save anything"));
    assert_eq!(saved_moves(&page).await?, "b2a1");
    page.play(&["b1", "c2", "a3", "a2"]).await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    assert_eq!(page.moves_in_address().await?, "b2a1c3b1c2a3a2");
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
}
