//! Files of a release that the host sends with a fault: what a first visit and a return show.

use std::path::Path;

use super::next_release::{altered, hashed, next_release};
use super::offline::visit;
use browser_tests::FOLDER;
use browser_tests::harness::{Motion, with_page_of};
use browser_tests::prelude::*;
use browser_tests::server::Server;

/// Prefix and suffix of a file in assets/, or the name of another file.
type File = (&'static str, &'static str);

const BOOT: File = ("boot-", ".js");
const APP: File = ("app-", "_bg.wasm");
const LAZY: File = ("app-", "_lazy.wasm");

/// A fault of a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The host appends a byte.
    Altered,
    /// The host does not have the file.
    Missing,
    /// The host accepts the request and sends nothing.
    Stalled,
    /// The host sends plain text.
    WrongType,
}

impl Fault {
    /// Gives a file of a release the fault, or ends it.
    fn set(self, is_present: bool, server: &Server, release: &Path, name: &str) {
        let content = std::fs::read(release.join(name)).unwrap();
        match (self, is_present) {
            (Self::Altered, true) => server.set_file(name, altered(name, content)),
            (Self::Altered, false) => server.set_file(name, content),
            (Self::Missing, true) => server.refuse(name),
            (Self::Missing, false) => server.refuse_nothing(),
            (Self::Stalled, true) => server.hold(name),
            (Self::Stalled, false) => server.release(name),
            (Self::WrongType, true) => {
                let headers = std::fs::read_to_string(release.join("_headers")).unwrap();
                let headers = format!("{headers}\n/{name}\n  Content-Type: text/plain\n");
                std::fs::write(release.join("_headers"), headers).unwrap();
            }
            (Self::WrongType, false) => {}
        }
    }
}

/// First visits: file and fault, the query of a visit that needs the file, buttons on the way to it, and an expression that is true
/// once the page has it. Each shows a button or link *Retry*, which works once the host has no fault; but without analysis, the
/// game goes on, and there is a note.
const FIRST_VISITS: [(File, Fault, &str, &[&str], &str); 12] = [
    (BOOT, Fault::Altered, "", &[], "one('[data-game]')"),
    (BOOT, Fault::Missing, "", &[], "one('[data-game]')"),
    (APP, Fault::Missing, "", &[], "one('[data-game]')"),
    (APP, Fault::Stalled, "", &[], "one('[data-game]')"),
    (LAZY, Fault::Altered, "", &["menu"], "one('dialog .menu')"),
    (LAZY, Fault::Stalled, "", &["menu"], "one('dialog .menu')"),
    (LAZY, Fault::Missing, "?opponent=friend#moves=b2", &[], "one('[data-square=b2][data-mark=x]')"),
    (("lazy-", ".css"), Fault::Altered, "", &["menu"], "one('dialog .menu')"),
    (("app-", "_extras.wasm"), Fault::Missing, "", &["settings"], "one('dialog [name=theme]')"),
    (("app-", "_games.wasm"), Fault::Missing, "", &["game"], "one('dialog .other-games')"),
    (("analyzer-", ".js"), Fault::Missing, "?board=4x4x4&opponent=perfect&play=o", &[], "one('[data-mark]')"),
    (("worker-", "_bg.wasm"), Fault::Altered, "?board=4x4x4&opponent=perfect&play=o", &[], "one('[data-mark]')"),
];

/// Shortens the long waiting times of the page.
const HURRY: &str = "const { setTimeout } = window;
    window.setTimeout = (call, delay, ...rest) => setTimeout(call, delay >= 8000 ? delay / 5 : delay, ...rest);";

/// A button or link *Retry*, or a note.
const END: &str =
    "all('[data-action=retry], .late a, .note').find((it) => it.checkVisibility({ visibilityProperty: true }))";

#[browser_test(every_engine)]
fn first_visit_with_a_broken_file_offers_to_retry_or_goes_on() {
    for (file, fault, query, buttons, needed) in FIRST_VISITS {
        let name = hashed(&dist(), file);
        let server = Server::start(dist(), "/");
        server.forbid_workers();
        server.set_extra_header("Cache-Control", "no-cache");
        fault.set(true, &server, &dist(), &name);
        with_page_of(&server, Motion::Reduced, async |page: Page| {
            if fault == Fault::Stalled {
                page.before_each_document(HURRY).await?;
            }
            page.load(query).await?;
            for button in buttons {
                page.until("one('[data-game]')").await?;
                page.click(&format!("[data-action={button}]")).await?;
            }
            if file == BOOT {
                // Without its start script, a page shows the link after some time.
                page.until("one('.late').getAnimations().map((it) => it.finish()).length").await?;
            }
            let is_note = page.find(&format!("{END} && [{END}.matches('.note')]")).await? == json!([true]);
            assert_eq!(is_note, query.contains("4x4x4"), "{name} {fault:?}");
            if !is_note {
                fault.set(false, &server, &dist(), &name);
                // A late file needs no press.
                if fault != Fault::Stalled {
                    page.click(if file == BOOT { ".late a" } else { "[data-action=retry]" }).await?;
                }
            }
            page.until(needed).await?;
            page.take_errors().await.map(drop)
        });
    }
}

/// Whether the next release runs, in any language.
const IS_NEXT: &str = "one('script[data-wasm]').dataset.wasm.includes('-0000000000')";

/// Reloads until the next release runs: at most twice. The first load offers it if the host takes longer than a second.
async fn reach_next(page: &Page) -> WebDriverResult<()> {
    page.reload().await?;
    page.until("one('[data-game]')").await?;
    if page.eval(&format!("return {IS_NEXT}")).await? == false {
        page.until("one('.note [data-action=reload]')").await?;
        page.reload().await?;
    }
    page.until(&format!("{IS_NEXT} && one('[data-square=b2][data-mark]')")).await
}

/// Returns after an update: file and fault, whether the last release goes on, and a word of a note about the file.
const RETURNS: [(File, Fault, bool, &str); 6] = [
    (("index.html", ""), Fault::Stalled, true, ""),
    (APP, Fault::Altered, true, "damaged"),
    (LAZY, Fault::Missing, true, ""),
    (BOOT, Fault::WrongType, false, ""),
    // The page starts without them.
    (("worker-", "_bg.wasm"), Fault::Altered, false, "damaged"),
    (("de-", ".txt"), Fault::Missing, false, "Deutsch"),
];

#[browser_test]
fn return_after_an_update_with_a_broken_file_goes_on() {
    for (file, fault, is_last, named) in RETURNS {
        let server = Server::start(dist(), FOLDER);
        let next = next_release();
        let name = if file.1.is_empty() { file.0.to_owned() } else { hashed(next.path(), file) };
        with_page_of(&server, Motion::Reduced, async |page: Page| {
            let language = if named == "Deutsch" { "&lang=de" } else { "" };
            visit(&page, &format!("index.html?opponent=friend{language}")).await?;
            page.play(&["b2"]).await?;
            page.until_kept().await?;
            fault.set(true, &server, next.path(), &name);
            server.set_directory(next.path());
            if is_last {
                page.reload().await?;
                page.until("one('[data-square=b2][data-mark]')").await?;
            } else {
                reach_next(&page).await?;
            }
            page.until(&format!("(one('.notes')?.innerText ?? '').includes('{named}')")).await?;
            page.take_errors().await?;
            if is_last {
                page.reload().await?;
                page.until("one('[data-square=b2][data-mark]')").await?;
                assert_eq!(page.eval(&format!("return {IS_NEXT}")).await?, false, "{name} {fault:?}");
                // It is named once.
                assert_eq!(page.text(".notes").await?, "");
            }
            page.take_errors().await?;
            fault.set(false, &server, next.path(), &name);
            reach_next(&page).await?;
            page.take_errors().await.map(drop)
        });
    }
}
