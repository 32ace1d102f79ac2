//! Hosting of the release: paths, integrity, policy and failed downloads.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::{Page, dist};

use super::next_release::hashed;
use super::offline::copy;

/// Name parts of the files that a visit with a move needs.
const PARTS: [&str; 4] = ["_bg.wasm", "_lazy.wasm", "/lazy-", "/boot-"];
/// Whether the start script reports a failure.
const FAILED: &str = "document.querySelector('[role=status]').innerText.includes('could not be started')";
/// Whether the page's own fallback message is visible.
///
/// An animation shows it after some seconds; the test finishes the animation at once.
const LATE: &str = "(document.querySelector('.late')?.getAnimations().forEach((it) => it.finish()),
    document.querySelector('.late')?.getBoundingClientRect().width)";
/// The width of the progress line, if visible.
const PROGRESS: &str = "document.querySelector('.progress')?.getBoundingClientRect().width";

/// The computed styles and the box of every element.
const STYLES: &str = "return [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Firefox rounds the height of columns differently from visit to visit, which moves a centered dialog by a fraction.
    // Layout rounds to 64ths of a pixel, in another way when styles arrive later.
    const place = element.closest('dialog') ? [] : [x.toFixed(1), y.toFixed(1)];
    return [element.className, ...place, Math.round(width), Math.round(height), ...['color', 'backgroundColor', 'boxShadow', 'stroke', 'display',
        'borderTopColor', 'fontFamily', 'fontSize', 'fontWeight', 'opacity'].map((name) => style[name])].join();
})";

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

#[browser_test(installable)]
async fn release_runs_below_any_path(page: Page) {
    page.open("?opponent=friend#moves=b2").await?;
    page.play(&["a1"]).await?;
    page.click("[data-action=settings]").await?;
    page.choose("theme", "dark").await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    let requests = page.server.requests();
    assert!(requests.iter().all(|path| path.starts_with("/a/b/") || path == "/favicon.ico"), "{requests:?}");
    for part in PARTS {
        assert!(requests.iter().any(|path| path.contains(part)), "{part}: {requests:?}");
    }
}

#[browser_test(installable, every_engine, not_in(WebKit, "preloaded files are fetched again"))]
async fn no_file_is_fetched_twice(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    page.open_dialog("settings", ".option").await?;
    let requests = page.server.requests();
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
        let is_refused = page.eval("return document.querySelector('style').sheet === null").await?;
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
async fn altered_program_is_rejected_and_retry_works(page: Page) {
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
    page.until("document.querySelector('[role=status]').offsetHeight > 1").await?;
    page.until("window.told.type == 'error' && told.code == 'load-failed' && told.message").await?;
    assert_ne!(page.take_errors().await?, Vec::<String>::new(), "{name}");
    page.server.set_file(&name, std::fs::read(dist().join(&name))?);
    page.click("[data-action=retry]").await?;
    page.until("document.querySelector('[data-square=b2][data-mark]')").await?;
}

#[browser_test(every_engine)]
async fn altered_lazy_part_is_rejected(page: Page) {
    page.server.forbid_workers();
    for name in [file("app-", "_lazy.wasm"), file("lazy-", ".css")] {
        page.server.set_extra_header("Cache-Control", "no-cache");
        page.server.set_file(&name, altered(&name));
        page.open("").await?;
        page.click("[data-action=menu]").await?;
        page.until("document.querySelector('dialog [data-action=retry]')").await?;
        page.take_errors().await?;
        page.server.set_file(&name, std::fs::read(dist().join(&name))?);
    }
}

#[browser_test(every_engine)]
async fn game_continues_without_worker_with_a_note(page: Page) {
    page.server.forbid_workers();
    let [program, script] = [file("worker-", "_bg.wasm"), file("analyzer-", ".js")];
    page.server.set_file(&program, altered(&program));
    for board in ["5x5x4", "7x7x5"] {
        page.open(&format!("?board={board}&opponent=perfect&play=o")).await?;
        assert!(page.note().await?.contains("The computer does not think ahead"), "{}", page.note().await?);
        page.until_marks(1).await?;
        assert_ne!(page.take_errors().await?, Vec::<String>::new());
        // The second time, the start script of the worker is missing.
        page.server.refuse(&script);
    }
}

/// Waits for the fallback message of a page that cannot start, repairs the page and follows its link.
async fn fallback_message_leads_to_the_game(page: &Page, repair: impl FnOnce()) -> WebDriverResult<()> {
    page.load("?opponent=friend#moves=b2").await?;
    page.until(LATE).await?;
    page.take_errors().await?;
    repair();
    page.click(".late a").await?;
    page.until("document.querySelector('[data-square=b2][data-mark]')").await
}

#[browser_test]
async fn page_reports_altered_or_missing_start_script(page: Page) {
    let boot = file("boot-", ".js");
    let right = std::fs::read(dist().join(&boot))?;
    page.server.set_extra_header("Cache-Control", "no-cache");
    page.server.set_file(&boot, altered(&boot));
    fallback_message_leads_to_the_game(&page, || page.server.set_file(&boot, right)).await?;
    let index = std::fs::read_to_string(dist().join("index.html"))?;
    page.server.set_page("index.html", &index.replace(&boot, "missing.js"));
    fallback_message_leads_to_the_game(&page, || page.server.set_page("index.html", &index)).await?;
}

#[browser_test(every_engine)]
async fn page_opened_as_a_file_says_that_it_has_not_started(page: Page) {
    page.go(&format!("file://{}", dist().join("index.html").display())).await?;
    page.until(LATE).await?;
    let message = page.text(".late").await?;
    assert!(message.contains("has not started") && message.contains("needs a web server"), "{message}");
    assert_eq!(page.eval("return document.querySelectorAll('.square').length").await?, json!(9));
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
    page.until("document.querySelector('[data-game]')").await?;
}

#[browser_test(
    both_motions,
    not_in(WebKit, "its port to GTK draws one frame of a page that is loading, and the others when all has arrived")
)]
async fn slow_download_shows_progress_without_layout_shift(page: Page) {
    page.server.set_delay("_bg.wasm", Duration::from_secs(3));
    // Some drivers return only after the page has loaded, when the line is gone.
    page.before_each_document(&LOOK_FOR_PROGRESS.replace("PROGRESS", PROGRESS)).await?;
    page.load("?opponent=friend").await?;
    page.until("window.sawProgress").await?;
    page.until("document.querySelector('[data-game]')").await?;
    assert_eq!(page.eval("return document.querySelectorAll('.progress, .late').length").await?, json!(0));
    assert_eq!(page.eval("return window.seenShift").await?, json!(0));
}
