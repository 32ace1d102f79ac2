//! The release as hosts serve it: at any path, with integrity, under its policy, and when something of it does not arrive.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

use super::offline::copy;

/// The files of a visit that goes on after the first move, by what their names have.
const PARTS: [&str; 5] = ["_bg.wasm", "_lazy.wasm", "/lazy-", "/boot-", "/style-"];
/// The sentence of the start script.
const FAILED: &str = "document.querySelector('[role=status]').innerText.includes('could not be started')";
/// The sentence of the page itself, once it shows.
///
/// It shows after some seconds, by an animation that is finished here at once.
const LATE: &str = "(document.querySelector('.late')?.getAnimations().forEach((it) => it.finish()),
    document.querySelector('.late')?.getBoundingClientRect().width)";
/// The progress line, once it shows.
const PROGRESS: &str = "document.querySelector('.progress')?.getBoundingClientRect().width";

/// Looks for it in every frame.
const LOOK_FOR_PROGRESS: &str = "requestAnimationFrame(function look() {
    window.sawProgress ||= PROGRESS > 0;
    requestAnimationFrame(look);
})";

/// The path of the only file with a hash in its name that begins and ends so.
fn file(start: &str, end: &str) -> String {
    let names = std::fs::read_dir(dist().join("assets"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names = names.filter(|name| name.starts_with(start) && name.ends_with(end));
    let name = names.next().unwrap();
    assert_eq!(names.next(), None, "{start}…{end}");
    format!("assets/{name}")
}

/// The file of this name, with a byte more that changes nothing of what it does.
fn altered(name: &str) -> Vec<u8> {
    let mut content = std::fs::read(dist().join(name)).unwrap();
    if name.ends_with(".wasm") {
        // An empty section of the program's own, without a name.
        content.extend([0, 1, 0]);
    } else {
        content.push(b'\n');
    }
    content
}

#[browser_test]
fn the_release_runs_below_any_path() {
    let server = Server::start(dist(), "/a/b/");
    with_page_of(&server.clone(), Motion::Reduced, async move |page: Page| {
        page.open("?opponent=friend#moves=b2").await?;
        page.play(&["a1"]).await?;
        page.click("[data-action=settings]").await?;
        page.choose("theme", "dark").await?;
        page.until_attribute("html", "data-theme", "dark").await?;
        let requests = server.requests();
        assert!(requests.iter().all(|path| path.starts_with("/a/b/") || path == "/favicon.ico"), "{requests:?}");
        for part in PARTS {
            assert!(requests.iter().any(|path| path.contains(part)), "{part}: {requests:?}");
        }
        Ok(())
    });
}

#[browser_test(every_engine, not_in(WebKit, "it fetches again what a link has preloaded for a script's fetch"))]
fn no_part_is_fetched_twice() {
    with_page(Motion::Reduced, async |page: Page| {
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
        Ok(())
    });
}

#[browser_test(
    every_engine,
    not_in(WebKit, "its driver opens private sessions, which keep nothing of what scripts fetch")
)]
fn a_second_visit_asks_for_nothing_that_is_kept_and_a_new_release_is_shown() {
    let server = Server::start(dist(), "/");
    with_page_of(&server.clone(), Motion::Reduced, async move |page: Page| {
        server.forbid_workers();
        // A host may have a policy of its own beside the page's.
        server.set_extra_header("Content-Security-Policy", "default-src 'self' 'wasm-unsafe-eval'");
        page.open("").await?;
        server.forget_requests();
        page.open("").await?;
        let requests = server.requests();
        assert!(requests.iter().any(|path| path == "/"), "{requests:?}");
        assert!(!requests.iter().any(|path| path.contains("/assets/")), "{requests:?}");
        // Only the page changes; its old compressed copies are removed.
        let next = copy();
        for packed in ["index.html.br", "index.html.gz"] {
            std::fs::remove_file(next.path().join(packed))?;
        }
        let index = std::fs::read_to_string(dist().join("index.html"))?;
        std::fs::write(next.path().join("index.html"), index.replace("<title>", "<title>Next "))?;
        server.set_directory(next.path());
        page.open("").await?;
        assert_eq!(page.eval("return document.title").await?, json!("Next Tic-tac-toe"));
        Ok(())
    });
}

/// Opens a release one of whose files is another, and then the right one again.
fn is_not_run_when_altered(name: String) {
    let server = Server::start(dist(), "/");
    with_page_of(&server.clone(), Motion::Reduced, async move |page: Page| {
        // Nothing may stay in a cache between the attempts.
        server.forbid_workers();
        server.set_extra_header("Cache-Control", "no-cache");
        server.set_file(&name, altered(&name));
        page.load("?opponent=friend#moves=b2").await?;
        page.until(FAILED).await?;
        assert_ne!(page.take_errors().await?, Vec::<String>::new(), "{name}");
        server.set_file(&name, std::fs::read(dist().join(&name))?);
        page.click("[data-action=retry]").await?;
        page.until("document.querySelector('[data-square=b2][data-mark]')").await
    });
}

#[browser_test(every_engine)]
fn an_altered_program_is_not_run_and_retry_starts_the_right_one() {
    is_not_run_when_altered(file("app-", "_bg.wasm"));
}

#[browser_test(
    every_engine,
    not_in(WebKit, "it holds no imported module against the digest in the link that preloads it")
)]
fn an_altered_script_around_the_program_is_not_run_either() {
    is_not_run_when_altered(file("app-", "_bg.wasm").replace("_bg.wasm", ".js"));
}

#[browser_test(every_engine)]
fn an_altered_second_part_is_not_run() {
    let server = Server::start(dist(), "/");
    with_page_of(&server.clone(), Motion::Reduced, async move |page: Page| {
        let lazy = file("app-", "_lazy.wasm");
        server.set_file(&lazy, altered(&lazy));
        page.open("?opponent=friend").await?;
        page.click("[data-action=settings]").await?;
        page.until("document.querySelector('dialog [data-action=retry]')").await?;
        page.take_errors().await.map(drop)
    });
}

/// Opens a page that cannot start, waits for the page's own sentence, repairs the page and follows its link.
async fn late_sentence_leads_to_the_game(page: &Page, repair: impl FnOnce()) -> WebDriverResult<()> {
    page.load("?opponent=friend").await?;
    page.until(LATE).await?;
    page.take_errors().await?;
    repair();
    page.click(".late a").await?;
    page.until("document.querySelector('[data-game]')").await
}

#[browser_test]
fn a_start_script_that_is_altered_or_missing_is_told_of_by_the_page_itself() {
    let server = Server::start(dist(), "/");
    with_page_of(&server.clone(), Motion::Reduced, async move |page: Page| {
        let boot = file("boot-", ".js");
        let right = std::fs::read(dist().join(&boot))?;
        server.set_extra_header("Cache-Control", "no-cache");
        server.set_file(&boot, altered(&boot));
        late_sentence_leads_to_the_game(&page, || server.set_file(&boot, right)).await?;
        let index = std::fs::read_to_string(dist().join("index.html"))?;
        server.set_page("index.html", &index.replace(&boot, "missing.js"));
        late_sentence_leads_to_the_game(&page, || server.set_page("index.html", &index)).await
    });
}

#[browser_test(every_engine)]
fn a_page_opened_as_a_file_says_what_it_needs() {
    with_page(Motion::Reduced, async |page: Page| {
        page.go(&format!("file://{}", dist().join("index.html").display())).await?;
        page.until(LATE).await?;
        assert!(page.text(".late").await?.contains("python3 -m http.server"));
        assert_eq!(page.eval("return document.querySelectorAll('.square').length").await?, json!(9));
        page.take_errors().await.map(drop)
    });
}

#[browser_test(every_engine)]
fn a_browser_without_webassembly_is_told_so() {
    with_page(Motion::Reduced, async |page: Page| {
        // Only at first: there is one after the page was loaded again.
        let without = "if (location.protocol == 'http:' && !sessionStorage.length) {
            sessionStorage.setItem('again', '');
            delete globalThis.WebAssembly;
        }";
        page.before_each_document(without).await?;
        page.load("").await?;
        page.until(FAILED).await?;
        assert!(page.text("[role=status]").await?.contains("WebAssembly"));
        assert_ne!(page.take_errors().await?, Vec::<String>::new());
        page.click("[data-action=retry]").await?;
        page.until("document.querySelector('[data-game]')").await
    });
}

#[browser_test(not_in(
    WebKit,
    "its port to GTK draws one frame of a page that is loading, and the others when all has arrived"
))]
fn a_line_tells_of_a_slow_program_and_nothing_moves() {
    for motion in [Motion::Full, Motion::Reduced] {
        let server = Server::start(dist(), "/");
        with_page_of(&server.clone(), motion, async move |page: Page| {
            server.set_delay("_bg.wasm", Duration::from_secs(3));
            // Some drivers wait until all has arrived, and then it is too late to look.
            page.before_each_document(&LOOK_FOR_PROGRESS.replace("PROGRESS", PROGRESS)).await?;
            page.load("?opponent=friend").await?;
            page.until("window.sawProgress").await?;
            page.until("document.querySelector('[data-game]')").await?;
            assert_eq!(page.eval("return document.querySelectorAll('.progress, .late').length").await?, json!(0));
            assert_eq!(page.eval("return window.seenShift").await?, json!(0));
            Ok(())
        });
    }
}
