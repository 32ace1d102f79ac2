//! The score: counted once, kept across visits, shared between tabs.

use browser_tests::prelude::*;

/// Plays between friends until X wins.
async fn win(page: &Page) -> WebDriverResult<()> {
    // A blank board has no button for a new game.
    page.eval("one('[data-action=reset]').click()").await?;
    page.until_marks(0).await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until_attribute("[data-game]", "data-status", "won").await
}

/// Opens the statistics with the choice of what to erase.
async fn open_erasure(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("statistics", "[data-action=erase]").await?;
    page.click("[data-action=erase]").await?;
    page.until("one('[data-action=reset-score]')").await
}

#[browser_test]
async fn score_survives_a_reload_and_its_reset_can_be_undone(page: Page) {
    page.open("?opponent=friend").await?;
    win(&page).await?;
    win(&page).await?;
    page.reload().await?;
    page.until("one('[data-game]')").await?;
    assert_eq!(page.score().await?, [2, 0, 0]);
    let score = |count: u8| format!("one('.score .count').textContent == '{count}'");
    open_erasure(&page).await?;
    for erase in ["reset-score", "erase-all"] {
        page.click(&format!("[data-action={erase}]")).await?;
        page.until(&score(0)).await?;
        page.click("[data-action=restore]").await?;
        page.until(&score(2)).await?;
        page.until("!one('[data-action=restore]')").await?;
        page.click("[data-action=erase]").await?;
    }
    page.click("[data-action=reset-score]").await?;
    page.until(&score(0)).await?;
}

#[browser_test]
async fn embedded_game_stores_only_its_score(page: Page) {
    page.open("?opponent=friend&theme=dark#moves=b2a1").await?;
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    let mut before = page.saved().await?;
    page.open("?embed&controls=status,reset,settings&opponent=friend&play=o&theme=light#moves=a1b1b2a2").await?;
    page.play(&["c3"]).await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.choose("theme", "contrast").await?;
    page.choose("look", "paper").await?;
    page.until_attribute("html", "data-look", "paper").await?;
    page.until_kept().await?;
    // The host page configures the frame by its address.
    let search = page.eval("return location.search").await?;
    assert!(search.as_str().unwrap().contains("&theme=light"), "{search}");
    let mut after = page.saved().await?;
    assert_ne!(before["friend"], after["friend"], "the score of the embedded game");
    for stored in [&mut before, &mut after] {
        stored.as_object_mut().unwrap().remove("friend");
    }
    assert_eq!(before, after);
}
