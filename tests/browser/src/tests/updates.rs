//! Updates to a next version of the release.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use thirtyfour::prelude::WebDriverResult;

use super::offline::{IS_CACHED, PATH, caches, copy, files_of, visit, wait_for, with_page_of};
use browser_tests::browser_test;
use browser_tests::harness::{Page, dist};
use browser_tests::server::Server;

/// Returns a next version with another title and other names of the files of the worker. It has no file under a name of the
/// version before, like a host after an update.
fn next_version() -> TempDir {
    let next = copy();
    let files = files_of(next.path());
    let worker = files.keys().find_map(|name| name.strip_prefix("assets/analyzer-")?.strip_suffix(".js")).unwrap();
    let rename = |text: &str| text.replace(worker, "0000000000");
    for file in std::fs::read_dir(next.path().join("assets")).unwrap() {
        let file = file.unwrap().path();
        std::fs::rename(&file, file.with_file_name(rename(file.file_name().unwrap().to_str().unwrap()))).unwrap();
    }
    let page = next.path().join("index.html");
    let text = rename(&std::fs::read_to_string(&page).unwrap()).replace("<title>", "<title>Newer ");
    std::fs::write(&page, &text).unwrap();
    let list = next.path().join("sw.js");
    let script = rename(&std::fs::read_to_string(&list).unwrap());
    let hash = format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(&text)));
    let script = script.replace(&files["index.html"], &hash);
    std::fs::write(&list, script.replacen("version:\"", "version:\"next", 1)).unwrap();
    for packed in ["index.html.br", "index.html.gz", "sw.js.br", "sw.js.gz"] {
        drop(std::fs::remove_file(next.path().join(packed)));
    }
    next
}

/// Has the host offer a next version, which the page finds like on a return to its tab.
async fn offer(page: &Page, next: &TempDir) -> WebDriverResult<()> {
    page.server.set_directory(next.path());
    page.eval("document.dispatchEvent(new Event('visibilitychange'))").await.map(drop)
}

/// Installs the offered version and waits for its game.
async fn accept(page: &Page) -> WebDriverResult<()> {
    page.click(".note [data-action=reload]").await?;
    page.until("document.title == 'Newer Tic-tac-toe' && document.querySelector('[data-game]')").await?;
    page.until(IS_CACHED).await
}

/// Waits until only this many releases are cached.
async fn until_caches(page: &Page, count: usize) -> WebDriverResult<()> {
    let wait =
        format!("while ((await caches.keys()).length != {count}) await new Promise((next) => setTimeout(next, 20));");
    wait_for(page, &wait).await.map(drop)
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

#[browser_test(every_engine, not_in(WebKit, "with two tabs, its new worker sometimes stays out of control"))]
fn update_waits_for_confirmation_in_every_tab_and_keeps_the_game() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        // Only the copy of the service worker lasts longer than the files on the host.
        page.server.set_extra_header("Cache-Control", "no-store");
        visit(&page, "?opponent=friend").await?;
        page.play(&["b2", "a1", "c3"]).await?;
        page.click("[data-action=undo]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second.clone()).await?;
        page.watch().await?;
        // Nothing needs the analysis yet.
        page.open("?board=4x4x4&opponent=perfect&play=x").await?;
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

        accept(&page).await?;
        assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
        page.click("[data-action=last]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;
        assert_eq!(page.text(".note").await?, "");

        // The second tab still runs the old version, with files that the host no longer has, and offers the update.
        page.driver.switch_to_window(second).await?;
        assert_eq!(page.driver.title().await?, "Tic-tac-toe");
        page.play(&["b2"]).await?;
        page.until("document.querySelector('[data-mark=o]')").await?;
        assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, json!(1));
        page.until_kept().await?;
        accept(&page).await?;
        assert_eq!(page.squares("[data-mark]").await?.len(), 2);
        let both = caches(&page).await?;
        assert_eq!(both.len(), 2, "{both:?}");
        // The old files go with the first page that starts alone.
        page.ensure_no_errors().await?;
        page.driver.close_window().await?;
        page.driver.switch_to_window(first).await?;
        page.reload().await?;
        until_caches(&page, 1).await?;
        assert_ne!(caches(&page).await?, old);
        Ok(())
    });
}

#[browser_test]
fn update_disturbs_neither_an_open_dialog_nor_analysis() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "?opponent=friend#moves=b2").await?;
        page.open_dialog("board", "[data-action=open-text]").await?;
        page.click("dialog [data-action=open-text]").await?;
        page.until("document.activeElement.name == 'game-text'").await?;
        page.press("a1 b1").await?;
        let next = next_version();
        offer(&page, &next).await?;
        page.note().await?;
        let typed = "return [document.activeElement.name, document.activeElement.value]";
        assert_eq!(page.eval(typed).await?, json!(["game-text", "a1 b1"]));
        page.press(" c3").await?;
        page.click("dialog [data-action=open]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;

        // A long analysis, which the next version takes up again.
        page.until_kept().await?;
        page.eval("localStorage.setItem('tic-tac-toe', JSON.stringify({ version: '1', thinking: '10' }))").await?;
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.play(&["h8"]).await?;
        let busy = "document.querySelector('.thinking [data-busy]')?.textContent.includes('moves ahead')";
        page.until(busy).await?;
        assert!(page.note().await?.contains("A new version is ready"));
        accept(&page).await?;
        page.until(busy).await?;
        assert_eq!(page.squares("[data-mark]").await?, ["h8"]);
        page.click("[data-action=move-now]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        assert_eq!(page.text(".notes").await?, "");
        Ok(())
    });
}

#[browser_test]
fn update_found_before_the_first_move_is_reported_after_it() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "").await?;
        let next = next_version();
        offer(&page, &next).await?;
        let wait = "while (!(await navigator.serviceWorker.getRegistration()).waiting)
            await new Promise((next) => setTimeout(next, 20));";
        wait_for(&page, wait).await?;
        assert_eq!(page.text(".notes").await?, "");
        page.click("[data-square=b2]").await?;
        assert!(page.note().await?.contains("A new version is ready"));
        accept(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await
    });
}

#[browser_test]
fn update_can_be_declined() {
    with_page_of(&Server::start(dist(), PATH), async |page: Page| {
        visit(&page, "?opponent=friend").await?;
        let next = next_version();
        offer(&page, &next).await?;
        page.note().await?;
        page.click(".note [data-action=dismiss]").await?;
        page.until("!document.querySelector('.note')").await?;
        page.play(&["b2", "a1"]).await
    });
}
