//! Hosting of the release: paths, policy and what the page shows when it cannot start.

use super::next_release::{hashed, write};
use browser_tests::prelude::*;

/// The computed styles and the box of every element.
const STYLES: &str = include_str!("hosting/styles.js");

/// Looks in every frame for the progress line.
const LOOK_FOR_PROGRESS: &str = "requestAnimationFrame(function look() {
    window.sawProgress ||= one('.progress')?.getBoundingClientRect().width > 0;
    requestAnimationFrame(look);
})";

/// Returns the path of the only hashed file with this prefix and suffix.
pub fn file(start: &str, end: &str) -> String {
    hashed(&dist(), (start, end))
}

#[browser_test(every_engine, not_in(WebKit, "the driver's private sessions do not cache fetches of scripts"))]
async fn no_file_is_fetched_twice_and_only_the_page_on_the_next_visit(page: Page) {
    page.server.forbid_workers();
    page.open("").await?;
    page.play(&["b2"]).await?;
    page.open_dialog("settings", ".option").await?;
    // The last file of a visit.
    let has_offline_script = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-'))";
    page.until(has_offline_script).await?;
    let assets = || page.server.requests().into_iter().filter(|path| path.contains("/assets/")).collect::<Vec<_>>();
    let mut once = assets();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), assets().len(), "{:?}", assets());
    page.server.forget_requests();
    page.open("?opponent=friend").await?;
    assert_eq!(assets(), Vec::<String>::new());
    // The next release changes only the page.
    let next = copy_of_dist();
    let index = std::fs::read_to_string(dist().join("index.html"))?;
    write(next.path(), "index.html", index.replace("<title>", "<title>Next "));
    page.server.set_directory(next.path());
    page.open("").await?;
    assert_eq!(page.driver.title().await?, "Next Tic-tac-toe");
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
        assert_eq!(page.eval("return one('style').sheet === null").await?, policy.is_some());
        pages.push(page.eval(STYLES).await?);
        // The element itself also reports an error, without a message.
        let mut errors = page.take_errors().await?;
        errors.retain(|error| error != "undefined" && !error.contains("src-elem forbids inline"));
        assert_eq!(errors, Vec::<String>::new());
    }
    assert_eq!(pages[0], pages[1]);
}

#[browser_test(every_engine)]
async fn page_opened_as_a_file_says_that_it_has_not_started(page: Page) {
    page.go(&format!("file://{}", dist().join("index.html").display())).await?;
    // An animation shows the message after some seconds.
    page.until("document.querySelector('.late').getAnimations().map((it) => it.finish()).length").await?;
    let message = page.text(".late").await?;
    assert!(message.contains("has not started") && message.contains("needs a web server"), "{message}");
    assert_eq!(page.count(".square").await?, 9);
    page.take_errors().await?;
}

#[browser_test(
    full_motion,
    not_in(WebKit, "its port to GTK draws one frame of a page that is loading, and the others when all has arrived")
)]
async fn slow_download_shows_progress_without_layout_shift(page: Page) {
    page.server.hold("_bg.wasm");
    // Some drivers return only after the page has loaded, when the line is gone.
    page.before_each_document(LOOK_FOR_PROGRESS).await?;
    page.load("?opponent=friend").await?;
    page.until("window.sawProgress").await?;
    page.server.release("_bg.wasm");
    page.until("one('[data-game]')").await?;
    assert_eq!(page.count(".progress, .late").await?, 0);
    assert_eq!(page.eval("return window.seenShift").await?, 0);
}
