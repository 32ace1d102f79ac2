//! Sounds and vibration.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Records the frequencies of all tones and the durations of all vibrations.
const RECORD: &str = "
    window.heard = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const oscillator = create.call(this);
        const { start } = oscillator;
        oscillator.start = (at) => (heard.push(Math.round(oscillator.frequency.value)), start.call(oscillator, at));
        return oscillator;
    };
    Object.defineProperty(navigator, 'vibrate', { value: (duration) => heard.push(`${duration} ms`) });";

async fn heard(page: &Page) -> WebDriverResult<Value> {
    page.eval("return window.heard.splice(0)").await
}

#[browser_test]
async fn moves_and_results_have_sounds_if_the_player_wants_them(page: Page) {
    page.open("?opponent=friend").await?;
    page.eval(RECORD).await?;
    page.play(&["a1"]).await?;
    page.until("document.querySelector('[data-square=a1][data-mark=x]')").await?;
    assert_eq!(heard(&page).await?, json!([]));

    page.open_dialog("settings", "[name=sound]").await?;
    page.click("label:has([name=sound][value=quiet])").await?;
    page.until("window.heard.length == 2").await?;
    assert_eq!(heard(&page).await?, json!(["12 ms", 523]));
    page.close_dialog().await?;

    page.play(&["b1", "a2", "b2"]).await?;
    page.until("window.heard.length == 6").await?;
    assert_eq!(heard(&page).await?, json!(["12 ms", 392, "12 ms", 523, "12 ms", 392]));
    page.play(&["a3"]).await?;
    page.until("window.heard.length == 5").await?;
    assert_eq!(heard(&page).await?, json!(["60 ms", 523, 659, 784, 1047]));
    page.click("[data-action=undo]").await?;
    page.until("!document.querySelector('[data-square=a3][data-mark]')").await?;
    assert_eq!(heard(&page).await?, json!([]));

    // The choice is kept.
    page.open("?opponent=friend").await?;
    page.open_dialog("settings", "[name=sound][value=quiet]:checked").await?;
}

#[browser_test]
async fn first_win_offers_sounds_once(page: Page) {
    let win = "?opponent=medium&play=x#moves=a1b1a2b2";
    page.open(win).await?;
    page.play(&["a3"]).await?;
    page.click("[data-action=sound-on]").await?;
    page.until("!document.querySelector('.note')").await?;
    page.until_kept().await?;
    page.open_dialog("settings", "[name=sound][value=quiet]:checked").await?;
    page.click("label:has([name=sound][value=off])").await?;
    page.close_dialog().await?;
    page.reset().await?;
    page.open(win).await?;
    page.play(&["a3"]).await?;
    page.until("document.querySelector('[data-action=rematch]')").await?;
    page.until_kept().await?;
    assert_eq!(page.text(".notes").await?, "");
}
