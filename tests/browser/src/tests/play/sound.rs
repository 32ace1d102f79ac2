//! Sounds and vibration.

use browser_tests::prelude::*;

/// Records the frequencies of all tones and the durations of all vibrations.
const RECORD: &str = include_str!("sound/record.js");

#[browser_test]
async fn moves_and_results_have_sounds_if_the_player_wants_them(page: Page) {
    page.open("?opponent=friend#moves=a1b1a2b2").await?;
    page.eval(RECORD).await?;
    page.play(&["c1"]).await?;
    assert_eq!(page.eval("return window.heard").await?, json!([]), "sounds are off");
    page.open_dialog("settings", "[name=sound]").await?;
    page.click("label:has([name=sound][value=quiet])").await?;
    page.close_dialog().await?;
    page.eval("window.heard = []").await?;
    page.play(&["b3"]).await?;
    page.until("window.heard.length == 5").await?;
    assert_eq!(page.eval("return window.heard").await?, json!(["60 ms", 523, 659, 784, 1047]));
}
