//! The development build: a single program without lazy part, file hashes and service worker.

use serde_json::json;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page_of};
use browser_tests::programs::development;
use browser_tests::server::Server;

#[browser_test]
fn development_build_plays_explains_and_reviews_a_game() {
    let folder = development().unwrap_or_else(|problem| panic!("{problem}"));
    with_page_of(&Server::start(folder, "/"), Motion::Reduced, async |page: Page| {
        page.open("?opponent=perfect").await?;
        page.play(&["a1"]).await?;
        page.until_attribute("[data-square=b2]", "data-mark", "o").await?;
        page.open_dialog("settings", "[name=theme]").await?;
        page.choose("theme", "dark").await?;
        page.until_attribute("html", "data-theme", "dark").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        page.click("[data-action=hint]").await?;
        assert_ne!(page.explanation().await?, "");
        while page.eval("return document.querySelector('[data-game]').dataset.status").await? == json!("playing") {
            let free = page.squares("[data-square]:not([data-mark])").await?;
            page.play(&[free.first().unwrap()]).await?;
            page.until("!document.querySelector('[data-thinking]')").await?;
        }
        page.click("[data-action=review]").await?;
        assert_ne!(page.explanation().await?, "");
        assert_eq!(
            page.eval("return navigator.serviceWorker.getRegistrations().then((all) => all.length)").await?,
            json!(0)
        );
        // The program of the worker, which has no digest here.
        page.open("?board=4x4x4&opponent=perfect&play=o").await?;
        page.until("document.querySelector('[data-mark]')").await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}
