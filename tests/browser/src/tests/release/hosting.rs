//! Hosting of the release: paths, integrity, policy and failed downloads.

use super::next_release::hashed;
use super::offline::copy;
use browser_tests::FOLDER;
use browser_tests::prelude::*;

/// Name parts of the files that a visit with a move needs.
const PARTS: [&str; 4] = ["_bg.wasm", "_lazy.wasm", "/lazy-", "/boot-"];
/// Whether the start script reports a failure.
const FAILED: &str = "one('[role=status]').innerText.includes('could not be started')";
/// Whether the page's own fallback message is visible.
///
/// An animation shows it after some seconds; the test finishes the animation at once.
const LATE: &str = "(document.querySelector('.late')?.getAnimations().forEach((it) => it.finish()),
    document.querySelector('.late')?.getBoundingClientRect().width)";
/// The width of the progress line, if visible.
const PROGRESS: &str = "one('.progress')?.getBoundingClientRect().width";

/// The computed styles and the box of every element.
const STYLES: &str = include_str!("hosting/styles.js");

/// Looks for the progress line in every frame.
const LOOK_FOR_PROGRESS: &str = "requestAnimationFrame(function look() {
    window.sawProgress ||= PROGRESS > 0;
    requestAnimationFrame(look);
})";

/// Returns the path of the only hashed file with this prefix and suffix.
pub fn file(start: &str, end: &str) -> String {
    hashed(&dist(), (start, end))
}

/// Returns a file with harmless additional bytes.
fn altered(name: &str) -> Vec<u8> {
    let mut content = std::fs::read(dist().join(name)).unwrap();
    if name.ends_with(".wasm") {
        // An empty custom section without a name.
        content.extend([0, 1, 0]);
    } else {
        content.push(b'\n');
    }
    content
}

#[browser_test(installable, every_engine, not_in(WebKit, "preloaded files are fetched again"))]
async fn no_file_is_fetched_twice(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    page.open_dialog("settings", ".option").await?;
    let requests = page.server.requests();
    // The release runs below any path.
    assert!(requests.iter().all(|path| path.starts_with(FOLDER) || path == "/favicon.ico"), "{requests:?}");
    for part in PARTS {
        assert!(requests.iter().any(|path| path.contains(part)), "{part}: {requests:?}");
    }
    let mut parts: Vec<&String> = requests.iter().filter(|path| path.contains("/assets/")).collect();
    let count = parts.len();
    parts.sort_unstable();
    parts.dedup();
    assert_eq!(parts.len(), count, "{requests:?}");
}

#[browser_test(every_engine, not_in(WebKit, "the driver's private sessions do not cache fetches of scripts"))]
async fn second_visit_uses_the_cache_until_a_new_release(page: Page) {
    page.server.forbid_workers();
    page.open("").await?;
    // The last file of a visit.
    let has_offline_script = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-'))";
    page.until(has_offline_script).await?;
    page.server.forget_requests();
    page.open("").await?;
    let requests = page.server.requests();
    assert!(requests.iter().any(|path| path == "/"), "{requests:?}");
    assert!(!requests.iter().any(|path| path.contains("/assets/")), "{requests:?}");
    // The next release changes only the page.
    let next = copy();
    for packed in ["index.html.br", "index.html.gz"] {
        std::fs::remove_file(next.path().join(packed))?;
    }
    let index = std::fs::read_to_string(dist().join("index.html"))?;
    std::fs::write(next.path().join("index.html"), index.replace("<title>", "<title>Next "))?;
    page.server.set_directory(next.path());
    page.open("").await?;
    assert_eq!(page.eval("return document.title").await?, json!("Next Tic-tac-toe"));
}

#[browser_test(every_engine)]
async fn page_has_all_styles_under_a_policy_without_inline_styles_and_scripts(page: Page) {
    page.server.forbid_workers();
    let mut pages = Vec::new();
    for policy in [None, Some("default-src 'self' 'wasm-unsafe-eval'")] {
        if let Some(policy) = policy {
            page.server.set_extra_header("Content-Security-Policy", policy);
        }
        page.open("?opponent=friend&look=paper").await?;
        page.play(&["b2"]).await?;
        page.open_dialog("settings", ".option").await?;
        // The tools and the list of moves follow the board a moment later.
        page.until_lazy_part().await?;
        page.until_kept().await?;
        page.until_drawn().await?;
        let is_refused = page.eval("return one('style').sheet === null").await?;
        assert_eq!(is_refused, json!(policy.is_some()));
        pages.push(page.eval(STYLES).await?);
        // The element itself also reports an error, without a message.
        let mut errors = page.take_errors().await?;
        errors.retain(|error| error != "undefined" && !error.contains("src-elem forbids inline"));
        assert_eq!(errors, Vec::<String>::new());
    }
    assert_eq!(pages[0], pages[1]);
}

#[browser_test(every_engine)]
async fn embedded_game_without_its_program_tells_host_page_and_player(page: Page) {
    let name = file("app-", "_bg.wasm");
    // No cache may serve files of another attempt.
    page.server.forbid_workers();
    page.server.set_extra_header("Cache-Control", "no-cache");
    page.server.set_file(&name, altered(&name));
    // This page is its own host page.
    page.before_each_document("addEventListener('message', ({ data }) => window.told = data)").await?;
    // The message is visible even if the host page hides the status.
    page.load("?embed&controls=&opponent=friend#moves=b2").await?;
    page.until(FAILED).await?;
    page.until("one('[role=status]').offsetHeight > 1").await?;
    page.until("window.told.type == 'error' && told.code == 'load-failed' && told.message").await?;
    assert_ne!(page.take_errors().await?, Vec::<String>::new(), "{name}");
    page.server.set_file(&name, std::fs::read(dist().join(&name))?);
    page.click("[data-action=retry]").await?;
    page.until("one('[data-square=b2][data-mark]')").await?;
}

#[browser_test(every_engine)]
async fn page_opened_as_a_file_says_that_it_has_not_started(page: Page) {
    page.go(&format!("file://{}", dist().join("index.html").display())).await?;
    page.until(LATE).await?;
    let message = page.text(".late").await?;
    assert!(message.contains("has not started") && message.contains("needs a web server"), "{message}");
    assert_eq!(page.count(".square").await?, 9);
    page.take_errors().await?;
}

#[browser_test(every_engine)]
async fn browser_without_webassembly_gets_a_message(page: Page) {
    // Only the first load lacks WebAssembly.
    let without = "if (location.protocol == 'http:' && !sessionStorage.length) {
        sessionStorage.setItem('again', '');
        delete globalThis.WebAssembly;
    }";
    page.before_each_document(without).await?;
    page.load("").await?;
    page.until(FAILED).await?;
    assert!(page.text("[role=status]").await?.contains("could not be started"));
    assert_ne!(page.take_errors().await?, Vec::<String>::new());
    page.click("[data-action=retry]").await?;
    page.until("one('[data-game]')").await?;
}

#[browser_test(
    both_motions,
    not_in(WebKit, "its port to GTK draws one frame of a page that is loading, and the others when all has arrived")
)]
async fn slow_download_shows_progress_without_layout_shift(page: Page) {
    page.server.hold("_bg.wasm");
    // Some drivers return only after the page has loaded, when the line is gone.
    page.before_each_document(&LOOK_FOR_PROGRESS.replace("PROGRESS", PROGRESS)).await?;
    page.load("?opponent=friend").await?;
    page.until("window.sawProgress").await?;
    page.server.release("_bg.wasm");
    page.until("one('[data-game]')").await?;
    assert_eq!(page.count(".progress, .late").await?, 0);
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
}
