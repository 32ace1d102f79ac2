//! Whole games.

use browser_tests::prelude::*;

#[browser_test(every_engine)]
async fn games_are_played_by_mouse_and_by_touch(page: Page) {
    const SQUARES: [&str; 5] = ["a1", "b1", "b2", "a2", "c3"];
    page.resize(320, 640, 1.0).await?;
    page.open("?opponent=friend").await?;
    page.play(&SQUARES).await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    assert_eq!(page.squares("[data-winning]").await?, ["a1", "b2", "c3"]);
    page.click("[data-square=c1]").await?;
    page.click("[data-action=reset]").await?;
    // The move after the end has had no effect.
    page.until_marks(0).await?;
    for square in SQUARES {
        page.tap(&format!("[data-square={square}]")).await?;
        page.until(&format!("one('[data-square={square}][data-mark]')")).await?;
    }
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.tap("[data-action=reset]").await?;
    page.until_marks(0).await?;
}

#[browser_test]
async fn new_game_starts_automatically_after_a_draw_if_preferred(page: Page) {
    page.open("?opponent=friend#moves=a1b2c3b1b3a3c1c2").await?;
    page.open_dialog("settings", "[name=next-after-draw]").await?;
    page.click(".option:has([name=next-after-draw])").await?;
    page.close_dialog().await?;
    page.play(&["a2"]).await?;
    page.until_marks(0).await?;
}
