//! Offline use and installation.

use std::collections::BTreeMap;

use super::next_release::{hashed, remove, write};
use browser_tests::FOLDER;
use browser_tests::prelude::*;
use xshell::TempDir;

/// Whether the service worker controls the page and has cached the release.
pub const IS_CACHED: &str = "navigator.serviceWorker.controller?.state == 'activated'";

/// Makes the server return nothing.
pub fn go_offline(page: &Page) -> TempDir {
    let nothing = temp_dir();
    page.server.set_directory(nothing.path());
    page.server.forget_requests();
    nothing
}

pub async fn visit(page: &Page, query: &str) -> WebDriverResult<()> {
    page.open(query).await?;
    page.until(IS_CACHED).await
}

/// Returns the result of an asynchronous script.
pub async fn wait_for(page: &Page, script: &str) -> WebDriverResult<Value> {
    let script =
        format!("const done = arguments[0]; (async () => {{ {script} }})().then(done, (error) => done(String(error)))");
    Ok(page.driver.execute_async(script, Vec::new()).await?.json().clone())
}

/// Returns the caches of the origin.
pub async fn caches(page: &Page) -> WebDriverResult<Vec<String>> {
    Ok(serde_json::from_value(wait_for(page, "return await caches.keys()").await?).unwrap())
}

#[browser_test(installable, every_engine)]
async fn everything_works_offline_after_one_visit(page: Page) {
    visit(&page, "").await?;
    // The cache has exactly the files of the list, which is in the first line of `sw.js`.
    let script = std::fs::read_to_string(dist().join("sw.js"))?;
    let list = script.split_once("files:").unwrap().1.split_once(",languages:").unwrap().0;
    let expected: BTreeMap<String, String> = serde_json::from_str(list)?;
    let kept = "const cache = await caches.open((await caches.keys())[0]); const base = new URL('.', location).href;
        return (await cache.keys()).map(({ url }) => url.slice(base.length)).sort()";
    assert_eq!(wait_for(&page, kept).await?, json!(expected.keys().collect::<Vec<_>>()));
    assert_eq!(caches(&page).await?.len(), 1);

    let _nothing = go_offline(&page);
    page.open("?opponent=casual#moves=b2a1").await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
    // The lazy part, which the first visit did not load.
    page.open("index.html?opponent=friend#moves=b2").await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.close_dialog().await?;
    page.play(&["a1", "c3"]).await?;
    // The worker, which no visit has loaded.
    page.open("?board=4x4x4&opponent=perfect").await?;
    page.play(&["b2"]).await?;
    page.until("one('[data-mark=o]')").await?;
    assert_eq!(page.text(".notes").await?, "");
    // Only checks for changes and icons for installing reach the network.
    let checked = ["", "index.html", "sw.js", "icon.png", "icon.svg", "icons/192.png", "manifest.webmanifest"];
    let expected = checked.map(|name| format!("{FOLDER}{name}"));
    let path = |request: &String| request.split('?').next().unwrap_or_default().to_owned();
    let others: Vec<_> = page.server.requests().iter().map(path).filter(|path| !expected.contains(path)).collect();
    assert_eq!(others, Vec::<String>::new());
}

#[browser_test(installable, not_in(WebKit, "private sessions lose files cached by a failed installation"))]
async fn interrupted_precache_is_completed_by_the_next_visit(page: Page) {
    let analyzer = hashed(&dist(), ("analyzer-", ".js"));
    page.server.refuse(&analyzer);
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    let script = "while (!(await caches.keys()).length || await navigator.serviceWorker.getRegistration()) {
        await new Promise((next) => setTimeout(next, 20)); }";
    wait_for(&page, script).await?;
    assert_eq!(page.eval("return navigator.serviceWorker.controller").await?, Value::Null);
    // The network still serves the page.
    page.open("?opponent=friend").await?;
    page.play(&["c3"]).await?;
    page.server.refuse_nothing();
    page.server.forget_requests();
    visit(&page, "").await?;
    assert!(page.server.requests().iter().any(|request| request.ends_with(&analyzer)));
    let _nothing = go_offline(&page);
    page.open("?opponent=friend#moves=b2").await?;
}

#[browser_test(installable, every_engine)]
async fn hosts_may_change_page_icon_and_manifest(page: Page) {
    let changed = copy_of_dist();
    let add = |name: &str, text: &str| {
        let content = std::fs::read_to_string(changed.path().join(name)).unwrap();
        write(changed.path(), name, content + text);
    };
    add("index.html", "<!-- Added by the host. -->");
    add("icon.svg", "<!-- Added by the host. -->");
    remove(changed.path(), "manifest.webmanifest");
    page.server.set_directory(changed.path());
    visit(&page, "?opponent=friend").await?;
    // A later change comes from the network after the cached icon. Another page with the same files is no update.
    add("icon.svg", "<!-- Edited. -->");
    add("index.html", "<!-- Edited. -->");
    visit(&page, "?opponent=friend").await?;
    wait_for(&page, "await (await navigator.serviceWorker.ready).update()").await?;
    let icon = "while (!(await (await fetch('icon.svg')).text()).includes('Edited')) {}";
    assert_eq!(wait_for(&page, icon).await?, Value::Null);
    assert_eq!(page.text(".notes").await?, "");
    let _nothing = go_offline(&page);
    assert_eq!(wait_for(&page, icon).await?, Value::Null);
    page.open("?opponent=friend").await?;
    assert_eq!(page.text(".notes").await?, "");
    page.play(&["b2", "a1"]).await?;
}

#[browser_test(installable)]
async fn caches_of_other_apps_are_left_alone_and_deleted_entries_restored(page: Page) {
    page.leave_game().await?;
    // One with wrong files for the game's URLs, and one of a game at another path.
    let fill = "const game = new URL('.', location).href;
        for (const name of ['another-app', `tic-tac-toe ${location.origin}/ 1`, `tic-tac-toe ${game} old`]) {
            const cache = await caches.open(name);
            for (const file of ['', 'index.html', 'boot.js']) await cache.put(game + file, new Response('wrong'));
        }";
    wait_for(&page, fill).await?;
    visit(&page, "?opponent=friend").await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    let wait = "while ((await caches.keys()).some((name) => name.endsWith(' old')))
        await new Promise((next) => setTimeout(next, 20));";
    wait_for(&page, wait).await?;
    let root = page.server.address().replace(FOLDER, "/");
    let own = format!("tic-tac-toe {} files", page.server.address());
    let mut found = caches(&page).await?;
    found.sort();
    assert_eq!(found, ["another-app".to_owned(), format!("tic-tac-toe {root} 1"), own.clone()]);

    let delete_boot = format!(
        "const cache = await caches.open('{own}');
        return await cache.delete((await cache.keys()).find(({{ url }}) => url.includes('/boot-')))"
    );
    for deleted in [format!("return await caches.delete('{own}')"), delete_boot] {
        assert_eq!(wait_for(&page, &deleted).await?, true);
        page.open("?opponent=friend").await?;
    }
    page.play(&["a1"]).await?;
    page.until_lazy_part().await?;
    // This page's files are cached again.
    let _nothing = go_offline(&page);
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
}

#[browser_test(installable, every_engine)]
async fn framed_game_registers_no_service_worker(page: Page) {
    page.server.set_file("around", "<!doctype html><iframe src='./?embed&opponent=friend'></iframe>");
    page.load("around").await?;
    page.until("one('iframe').contentDocument?.querySelector('[data-game]')").await?;
    let frame = "one('iframe').contentWindow";
    // A page that is no frame registers its service worker when it is idle.
    page.eval(&format!("return new Promise({frame}.requestIdleCallback ?? {frame}.setTimeout)")).await?;
    page.until_drawn().await?;
    let script = "return (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length";
    assert_eq!(wait_for(&page, script).await?, 0);
    let asked = page.server.requests();
    assert!(!asked.iter().any(|request| request.contains("offline-") || request.ends_with("sw.js")), "{asked:?}");
}

#[browser_test(installable, every_engine)]
async fn game_works_without_service_workers(page: Page) {
    let refuse =
        "ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('', 'SecurityError') }";
    let hide = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
    for script in [refuse, hide] {
        page.before_each_document(script).await?;
        page.open("?opponent=friend#moves=").await?;
        page.play(&["b2", "a1"]).await?;
        assert_eq!(caches(&page).await?, Vec::<String>::new());
    }
}

#[browser_test(installable, only_in_chromium("only Chromium reports whether a page is installable"))]
async fn game_can_be_installed(page: Page) {
    visit(&page, "").await?;
    let manifest = page.cdp("Page.getAppManifest", json!({})).await?;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert_eq!(manifest["url"], json!(format!("{}manifest.webmanifest", page.server.address())));
    let problems = page.cdp("Page.getInstallabilityErrors", json!({})).await?;
    // Headless browsers cannot install, but report no other problem.
    assert_eq!(problems["installabilityErrors"], json!([]));
}
