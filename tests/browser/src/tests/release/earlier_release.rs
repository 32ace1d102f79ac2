//! Update of a browser that cached an earlier release.
//!
//! `releases/earlier.tar.gz` is an unmodified build with hashed files beside `index.html` instead of in `assets/`. It
//! contains the precached files without compressed copies, `sw.js` and `_headers`.

use std::process::Command;

use super::offline::{IS_CACHED, caches, go_offline, wait_for};
use browser_tests::prelude::*;

fn earlier_release() -> TempDir {
    let directory = TempDir::new();
    let archive = programs::workspace().join("tests/browser/releases/earlier.tar.gz");
    assert!(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(directory.path()).status().unwrap().success());
    directory
}

#[browser_test(
    installable,
    not_in(Firefox, "its tests add a script to the page, which the earlier worker refuses"),
    not_in(WebKit, "its tests add a script to the page, which the earlier worker refuses")
)]
async fn update_from_earlier_release_keeps_game_score_and_settings(page: Page) {
    let earlier = earlier_release();
    page.server.set_directory(earlier.path());
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.choose("theme", "dark").await?;
    page.close_dialog().await?;
    page.reset().await?;
    page.play(&["b2", "a1", "c3"]).await?;
    page.until(IS_CACHED).await?;
    let before = caches(&page).await?;
    assert_eq!(before.len(), 1, "{before:?}");

    page.server.set_directory(dist());
    // Like a return to this tab.
    page.eval("document.dispatchEvent(new Event('visibilitychange'))").await?;
    assert!(page.note().await?.contains("A new version is ready"));
    assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "b2", "c3"]);
    page.click(".note [data-action=reload]").await?;
    page.until("one('script[data-wasm*=\"assets/\"]') && one('[data-game]')").await?;
    let wait = "while ((await caches.keys()).length > 1) await new Promise((next) => setTimeout(next, 20));";
    wait_for(&page, wait).await?;
    assert_ne!(caches(&page).await?, before);

    let is_as_before = async || {
        page.until_marks(3).await?;
        assert_eq!(page.squares("[data-square][data-mark]").await?, ["a1", "b2", "c3"]);
        assert_eq!(page.score().await?, [1, 0, 0]);
        page.until_attribute("html", "data-theme", "dark").await?;
        page.until("one('.chip').textContent.includes('Friend')").await
    };
    is_as_before().await?;
    page.until_lazy_part().await?;
    assert_eq!(page.text(".note").await?, "");
    // All assets are from the new release.
    let hashed = "return performance.getEntriesByType('resource').map((it) => it.name)
        .filter((it) => /-[0-9a-f]{10}/.test(it) && !it.includes('/a/b/assets/'))";
    assert_eq!(page.eval(hashed).await?, json!([]));

    let _nothing = go_offline(&page);
    drop(earlier);
    page.open("").await?;
    is_as_before().await?;
    page.play(&["c1"]).await?;
    page.open_dialog("settings", "[name=theme][value=dark]:checked").await?;
}
