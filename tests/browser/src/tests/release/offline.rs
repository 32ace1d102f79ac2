//! Offline use and installation.

use std::collections::BTreeMap;
use std::path::Path;

use super::next_release::{hashed, remove, write};
use browser_tests::FOLDER;
use browser_tests::prelude::*;

/// Whether the service worker controls the page and has cached the release.
pub const IS_CACHED: &str = "navigator.serviceWorker.controller?.state == 'activated'";

/// Returns a copy of the release that a test may change.
pub fn copy() -> TempDir {
    let copy = TempDir::new();
    copy_files(&dist(), copy.path());
    copy
}

pub fn copy_files(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy_files(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// Returns the precache list, which is the first line of `sw.js`.
pub fn files_of(release: &Path) -> BTreeMap<String, String> {
    let script = std::fs::read_to_string(release.join("sw.js")).unwrap();
    let (line, _) = script.split_once('\n').unwrap();
    let list = line.split_once("files:").unwrap().1.split_once(",languages:").unwrap().0;
    serde_json::from_str(list).unwrap()
}

/// Makes the server return nothing.
pub fn go_offline(page: &Page) -> TempDir {
    let nothing = TempDir::new();
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
    page.click("[data-action=values]").await?;
    page.until("one('.explanation').innerText.includes('draw')").await?;
    // Only checks for changes and icons for installing reach the network.
    let checked = ["", "index.html", "sw.js", "icon.png", "icon.svg", "icons/192.png", "manifest.webmanifest"];
    let expected = checked.map(|name| format!("{FOLDER}{name}"));
    let requests = page.server.requests();
    let path = |request: &str| request.split('?').next().unwrap_or_default().to_owned();
    let others: Vec<_> = requests.iter().filter(|request| !expected.contains(&path(request))).collect();
    assert_eq!(others, Vec::<&String>::new());
}

#[browser_test(installable, every_engine)]
async fn exactly_the_files_of_the_release_are_cached(page: Page) {
    visit(&page, "").await?;
    let names = caches(&page).await?;
    assert_eq!(names.len(), 1, "{names:?}");
    let script = "const cache = await caches.open((await caches.keys())[0]); const base = new URL('.', location).href;
        return (await cache.keys()).map(({ url }) => url.slice(base.length)).sort()";
    let kept: Vec<String> = serde_json::from_value(wait_for(&page, script).await?).unwrap();
    let expected: Vec<String> = files_of(&dist()).into_keys().collect();
    assert_eq!(kept, expected);
}

#[browser_test(installable, not_in(WebKit, "private sessions lose files cached by a failed installation"))]
async fn interrupted_precache_is_completed_by_the_next_visit(page: Page) {
    let broken = copy();
    let missing = hashed(broken.path(), ("analyzer-", ".js"));
    remove(broken.path(), &missing);
    page.server.set_directory(broken.path());
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    let script = "while (!(await caches.keys()).length || await navigator.serviceWorker.getRegistration()) {
        await new Promise((next) => setTimeout(next, 20)); }";
    wait_for(&page, script).await?;
    assert_eq!(page.eval("return navigator.serviceWorker.controller").await?, Value::Null);
    // The network still serves the page.
    page.open("?opponent=friend").await?;
    page.play(&["c3"]).await?;
    page.server.set_directory(dist());
    page.server.forget_requests();
    visit(&page, "").await?;
    assert!(page.server.requests().iter().any(|request| request.ends_with(&missing)));
    let _nothing = go_offline(&page);
    drop(broken);
    page.open("?opponent=friend#moves=b2").await?;
}

#[browser_test(installable, every_engine)]
async fn altered_script_is_named_and_not_cached(page: Page) {
    let broken = copy();
    let script = hashed(broken.path(), ("analyzer-", ".js"));
    write(broken.path(), &script, "// Altered.");
    page.server.set_directory(broken.path());
    page.open("?opponent=friend").await?;
    assert!(page.note().await?.contains("arrived damaged"));
    let errors = page.take_errors().await?;
    assert!(errors.len() == 1 && errors[0].contains(&script), "{errors:?}");
    let is_cached = format!("return Boolean(await caches.match(new URL('{script}', document.baseURI)))");
    assert_eq!(wait_for(&page, &is_cached).await?, json!(false));
    let _until_here = &broken;
    page.play(&["b2", "a1"]).await?;
}

#[browser_test(installable, every_engine)]
async fn hosts_may_change_page_icon_and_manifest(page: Page) {
    let changed = copy();
    let add = |name: &str, text: &str| {
        let content = std::fs::read_to_string(changed.path().join(name)).unwrap();
        write(changed.path(), name, content + text);
    };
    add("index.html", "<!-- Added by the host. -->");
    add("icon.svg", "<!-- Added by the host. -->");
    remove(changed.path(), "manifest.webmanifest");
    page.server.set_directory(changed.path());
    visit(&page, "?opponent=friend").await?;
    // A later change comes from the network after the cached icon.
    add("icon.svg", "<!-- Edited. -->");
    let icon = "while (!(await (await fetch('icon.svg')).text()).includes('Edited')) {}";
    assert_eq!(wait_for(&page, icon).await?, Value::Null);
    let _nothing = go_offline(&page);
    drop(changed);
    assert_eq!(wait_for(&page, icon).await?, Value::Null);
    page.open("?opponent=friend").await?;
    assert_eq!(page.text(".notes").await?, "");
    page.play(&["b2", "a1"]).await?;
}

#[browser_test(installable)]
async fn caches_of_other_apps_are_left_alone(page: Page) {
    page.leave_game().await?;
    // One with wrong files for the game's URLs, one of a game at another path.
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
    let caches = caches(&page).await?;
    let kept = |begin: &str| caches.iter().any(|name| name.starts_with(begin));
    let root = page.server.address().replace(FOLDER, "/");
    assert!(kept("another-app") && kept(&format!("tic-tac-toe {root} 1")), "{caches:?}");
    assert_eq!(caches.len(), 3, "{caches:?}");
}

#[browser_test(installable)]
async fn deleted_entries_and_caches_are_restored(page: Page) {
    visit(&page, "").await?;
    let one = "const cache = await caches.open((await caches.keys())[0]);
        const boot = (await cache.keys()).find(({ url }) => url.includes('/boot-'));
        return await cache.delete(boot)";
    assert_eq!(wait_for(&page, one).await?, json!(true));
    page.open("?opponent=friend").await?;
    let all = "return await caches.delete((await caches.keys())[0])";
    assert_eq!(wait_for(&page, all).await?, json!(true));
    page.open("?opponent=friend").await?;
    page.play(&["a1"]).await?;
    page.until_lazy_part().await?;
    // This page's files are cached again.
    let _nothing = go_offline(&page);
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
}

#[browser_test(installable, every_engine)]
async fn framed_game_registers_no_service_worker(page: Page) {
    page.server.set_page("around", "<!doctype html><iframe src='./?embed&opponent=friend'></iframe>");
    page.go(&format!("{}around", page.server.address())).await?;
    page.until("one('iframe').contentDocument?.querySelector('[data-game]')").await?;
    let frame = "one('iframe').contentWindow";
    // A page that is no frame registers its service worker when it is idle.
    page.eval(&format!("return new Promise({frame}.requestIdleCallback ?? {frame}.setTimeout)")).await?;
    page.until_drawn().await?;
    let script = "return (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length";
    assert_eq!(wait_for(&page, script).await?, json!(0));
    let asked = page.server.requests();
    assert!(!asked.iter().any(|request| request.contains("offline-") || request.ends_with("sw.js")), "{asked:?}");
}

#[browser_test(installable, every_engine)]
async fn game_works_without_service_workers(page: Page) {
    let refuse =
        "ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('', 'SecurityError') }";
    page.before_each_document(refuse).await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2", "a1"]).await?;
    assert_eq!(caches(&page).await?, Vec::<String>::new());
    let hide = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
    page.before_each_document(hide).await?;
    page.open("?opponent=friend").await?;
    page.play(&["c3"]).await?;
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
