//! Updates to a next release.

use super::next_release::next_release;
use super::offline::{IS_CACHED, caches, visit, wait_for};
use browser_tests::prelude::*;

/// Whether the next release runs.
const IS_NEXT: &str = "document.title == 'Newer Tic-tac-toe' && one('[data-game]')";

/// Waits until no file of the release before is cached.
const ONLY_NEXT: &str =
    "const isOld = ({ url }) => /assets.(boot|offline|app|lazy|analyzer|worker)-(?!0{10})/.test(url);
    const cache = await caches.open((await caches.keys())[0]);
    while ((await cache.keys()).some(isOld)) await new Promise((next) => setTimeout(next, 20));";

/// Waits until the page tells of an offered release.
async fn hear_of_next(page: &Page) -> WebDriverResult<()> {
    assert!(page.note().await?.contains("A new version is ready"));
    Ok(())
}

/// Installs the offered release and waits for its game.
async fn accept(page: &Page) -> WebDriverResult<()> {
    page.click(".note [data-action=reload]").await?;
    page.until(IS_NEXT).await?;
    page.until(IS_CACHED).await
}

#[browser_test(installable, every_engine)]
async fn next_release_starts_with_the_next_load_and_keeps_the_game(page: Page) {
    // Only the copy of the service worker lasts longer than the files on the host.
    page.server.set_extra_header("Cache-Control", "no-store");
    visit(&page, "?opponent=friend").await?;
    page.play(&["b2", "a1", "c3"]).await?;
    page.click("[data-action=undo]").await?;
    page.until_marks(2).await?;
    page.until_kept().await?;
    let next = next_release();
    page.server.set_directory(next.path());
    page.reload().await?;
    // A host that takes longer than the worker waits starts it with the load after that.
    if page.driver.title().await? == "Tic-tac-toe" {
        page.note().await?;
        page.reload().await?;
    }
    page.until(IS_NEXT).await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
    page.press(Key::End + "").await?;
    page.until_marks(3).await?;
    assert_eq!(page.text(".note").await?, "");
    wait_for(&page, ONLY_NEXT).await?;
    assert_eq!(caches(&page).await?.len(), 1);
}

#[browser_test(installable, every_engine)]
async fn update_leaves_other_tabs_their_files(page: Page) {
    page.server.set_extra_header("Cache-Control", "no-store");
    visit(&page, "?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    page.until_kept().await?;
    // Nothing needs the analysis yet.
    let [first, second] = page.open_in_new_tab("?board=4x4x4&opponent=perfect&play=x").await?;

    let next = next_release();
    page.server.set_directory(next.path());
    wait_for(&page, "await (await navigator.serviceWorker.ready).update()").await?;
    hear_of_next(&page).await?;
    page.show_tab(&first).await?;
    hear_of_next(&page).await?;
    assert_eq!(page.driver.title().await?, "Tic-tac-toe");
    accept(&page).await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
    assert_eq!(page.text(".note").await?, "");

    // The second tab still runs the old release, with files that the host no longer has, and offers the update.
    page.show_tab(&second).await?;
    assert_eq!(page.driver.title().await?, "Tic-tac-toe");
    page.play(&["b2"]).await?;
    page.until("one('[data-mark=o]')").await?;
    assert_eq!(page.count(".note").await?, 1);
    page.until_kept().await?;
    accept(&page).await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 2);
    // The old files go with the first page that starts alone.
    page.ensure_no_errors().await?;
    page.driver.close_window().await?;
    page.show_tab(&first).await?;
    page.reload().await?;
    wait_for(&page, ONLY_NEXT).await?;
    assert_eq!(caches(&page).await?.len(), 1);
}

#[browser_test(installable)]
async fn update_found_before_the_first_move_is_reported(page: Page) {
    visit(&page, "").await?;
    let next = next_release();
    page.server.set_directory(next.path());
    // As on a return to the tab.
    page.eval("document.dispatchEvent(new Event('visibilitychange'))").await?;
    hear_of_next(&page).await?;
    accept(&page).await?;
    page.play(&["b2"]).await?;
}
