//! The development server of `cargo xtask play`: a single program without lazy part, file hashes and service worker.

use browser_tests::prelude::*;
use xtask::PLAY_ADDRESS;

#[browser_test]
async fn served_game_starts_explains_and_reviews_a_game(page: Page) {
    let address = std::env::var(PLAY_ADDRESS)
        .unwrap_or_else(|_| panic!("{PLAY_ADDRESS} must be the address of `cargo xtask play`"));
    page.go(&format!("{address}?opponent=perfect")).await?;
    page.until("one('[data-game]')").await?;
    page.play(&["a1"]).await?;
    page.until_attribute("[data-square=b2]", "data-mark", "o").await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.choose("theme", "dark").await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    page.close_dialog().await?;
    page.click("[data-action=hint]").await?;
    assert_ne!(page.explanation().await?, "");
    page.play_to_the_end().await?;
    page.click("[data-action=show-mistake]").await?;
    assert_ne!(page.explanation().await?, "");
    assert_eq!(
        page.eval("return navigator.serviceWorker.getRegistrations().then((all) => all.length)").await?,
        json!(0)
    );
    // The program of the worker, which has no digest here.
    page.go(&format!("{address}?board=4x4x4&opponent=perfect&play=o")).await?;
    page.until("one('[data-mark]')").await?;
    assert_eq!(page.text(".note").await?, "");
}
