//! Two tabs with the same game.

use browser_tests::prelude::*;

/// Waits until the score is this.
async fn until_score(page: &Page, score: &str) -> WebDriverResult<()> {
    page.until(&format!("all('.score .count').map((it) => it.textContent).join(' ') == '{score}'")).await
}

#[browser_test(every_engine)]
async fn two_tabs_end_one_game_in_two_ways_and_count_each_once(page: Page) {
    page.server.forbid_workers();
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "b2"]).await?;
    page.until_kept().await?;
    // The same game, from storage.
    let [first, second] = page.open_in_new_tab("").await?;
    page.until_marks(4).await?;

    page.show_tab(&first).await?;
    page.play(&["a3"]).await?;
    until_score(&page, "1 0 0").await?;
    page.until_kept().await?;
    page.show_tab(&second).await?;
    until_score(&page, "1 0 0").await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 4, "this tab keeps its moves");
    page.play(&["c3", "b3"]).await?;
    until_score(&page, "1 0 1").await?;

    // Each tab comes back to its own end, and counts nothing again.
    for (tab, winner) in [(&first, "x"), (&second, "o")] {
        page.show_tab(tab).await?;
        until_score(&page, "1 0 1").await?;
        page.reload().await?;
        page.until_attribute("[data-game]", "data-winner", winner).await?;
        page.until_lazy_part().await?;
        until_score(&page, "1 0 1").await?;
    }
    // An event may arrive after this tab has stored more.
    let stored = page.saved().await?;
    page.eval(&format!(
        "const newValue = JSON.stringify({{ ...{stored}, friend: '1 0 0' }});
        dispatchEvent(new StorageEvent('storage', {{ key: keyOf('tic-tac-toe'), newValue }}))"
    ))
    .await?;
    page.until_kept().await?;
    until_score(&page, "1 0 1").await?;
    // The next visit has the game that was played last.
    page.open("").await?;
    page.until_attribute("[data-game]", "data-winner", "o").await?;
}
