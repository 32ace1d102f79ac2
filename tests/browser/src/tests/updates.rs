//! Updates to a next version of the release.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use super::offline::{PATH, caches, copy, files_of, visit, wait_for, with_page_of};
use browser_tests::browser_test;
use browser_tests::harness::{Page, dist};
use browser_tests::server::Server;

/// Returns a next version with another title.
fn next_version() -> TempDir {
    let next = copy();
    let page = next.path().join("index.html");
    let text = std::fs::read_to_string(&page).unwrap().replace("<title>", "<title>Newer ");
    std::fs::write(&page, &text).unwrap();
    for packed in ["index.html.br", "index.html.gz"] {
        drop(std::fs::remove_file(next.path().join(packed)));
    }
    let worker = next.path().join("sw.js");
    let script = std::fs::read_to_string(&worker).unwrap();
    let hash = format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(&text)));
    let script = script.replace(files_of(next.path()).get("index.html").unwrap(), &hash);
    std::fs::write(&worker, script.replacen("version:\"", "version:\"next", 1)).unwrap();
    for packed in ["sw.js.br", "sw.js.gz"] {
        drop(std::fs::remove_file(next.path().join(packed)));
    }
    next
}

#[browser_test]
fn same_version_is_no_update() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "").await?;
        let before = caches(&page).await?;
        let again = copy();
        page.server.set_directory(again.path());
        visit(&page, "?opponent=friend").await?;
        let script = "const registration = await navigator.serviceWorker.ready; await registration.update();
            return Boolean(registration.waiting ?? registration.installing)";
        assert_eq!(wait_for(&page, script).await?, json!(false));
        assert_eq!(page.text(".note").await?, "");
        assert_eq!(caches(&page).await?, before);
        page.play(&["b2", "a1"]).await
    });
}

#[browser_test(every_engine)]
fn update_waits_for_confirmation_in_every_tab_and_keeps_the_game() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "?opponent=friend").await?;
        page.play(&["b2", "a1", "c3"]).await?;
        page.click("[data-action=undo]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second.clone()).await?;
        page.watch().await?;
        page.open("?opponent=friend").await?;
        let old = caches(&page).await?;

        let next = next_version();
        page.server.set_directory(next.path());
        let update = "await (await navigator.serviceWorker.ready).update()";
        wait_for(&page, update).await?;
        assert!(page.note().await?.contains("A new version is ready"));
        page.driver.switch_to_window(first.clone()).await?;
        assert!(page.note().await?.contains("A new version is ready"));
        // A reload keeps the version and repeats the note.
        page.reload().await?;
        assert!(page.note().await?.contains("A new version is ready"));
        assert_eq!(page.driver.title().await?, "Tic-tac-toe");
        assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);

        page.click(".note [data-action=reload]").await?;
        page.until("document.title == 'Newer Tic-tac-toe' && document.querySelector('[data-game]')").await?;
        // The new service worker is active once the old cache is gone.
        let wait = "while ((await caches.keys()).length > 1) await new Promise((next) => setTimeout(next, 20));";
        wait_for(&page, wait).await?;
        assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
        page.click("[data-action=last]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;
        assert_eq!(page.text(".note").await?, "");
        let new = caches(&page).await?;
        assert!(new.len() == 1 && old.len() == 1 && new != old, "{old:?} {new:?}");

        // The second tab still offers the update.
        page.driver.switch_to_window(second).await?;
        assert_eq!(page.driver.title().await?, "Tic-tac-toe");
        page.click(".note [data-action=reload]").await?;
        page.until("document.title == 'Newer Tic-tac-toe' && document.querySelector('[data-game]')").await
    });
}

#[browser_test]
fn update_can_be_declined() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "?opponent=friend").await?;
        let next = next_version();
        page.server.set_directory(next.path());
        // Like a return to this tab.
        page.eval("document.dispatchEvent(new Event('visibilitychange'))").await?;
        page.note().await?;
        page.click(".note [data-action=dismiss]").await?;
        page.until("!document.querySelector('.note')").await?;
        page.play(&["b2", "a1"]).await
    });
}
