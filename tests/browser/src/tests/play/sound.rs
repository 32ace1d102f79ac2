//! Sounds and vibration.

use browser_tests::prelude::*;

/// Records the frequencies of all tones and the durations of all vibrations.
const RECORD: &str = include_str!("sound/record.js");

async fn heard(page: &Page) -> WebDriverResult<Value> {
    page.eval("return window.heard.splice(0)").await
}

#[browser_test]
async fn moves_and_results_have_sounds_if_the_player_wants_them(page: Page) {
    let win = "?opponent=medium&play=x#moves=a1b1a2b2";
    page.open(win).await?;
    page.eval(RECORD).await?;
    page.play(&["a3"]).await?;
    // The first win offers sounds, once.
    page.click("[data-action=sound-on]").await?;
    page.until("!one('.note')").await?;
    page.click("[data-action=undo]").await?;
    heard(&page).await?;
    page.play(&["a3"]).await?;
    page.until("window.heard.length == 5").await?;
    assert_eq!(heard(&page).await?, json!(["60 ms", 523, 659, 784, 1047]));
    page.choose("opponent", "friend").await?;
    page.play(&["a1", "b1"]).await?;
    page.until("window.heard.length == 4").await?;
    assert_eq!(heard(&page).await?, json!(["12 ms", 523, "12 ms", 392]));

    page.open_dialog("settings", "[name=sound][value=quiet]:checked").await?;
    page.click("label:has([name=sound][value=off])").await?;
    page.close_dialog().await?;
    page.play(&["a2"]).await?;
    assert_eq!(heard(&page).await?, json!([]));
    page.until_kept().await?;
    page.open(win).await?;
    page.play(&["a3"]).await?;
    page.until("one('[data-action=rematch]')").await?;
    page.until_kept().await?;
    assert_eq!(page.text(".notes").await?, "");
}
