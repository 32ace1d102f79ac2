//! Each file of a release with each fault of a host: what a first visit and a return show.

use std::path::Path;

use super::next_release::{hashed, next_release};
use super::offline::visit;
use browser_tests::FOLDER;
use browser_tests::harness::{Motion, with_page_of};
use browser_tests::prelude::*;
use browser_tests::server::{Fault, Server};

/// A file of a release.
#[derive(Clone, Copy, PartialEq, Eq)]
enum File {
    /// A name without a content hash.
    Named(&'static str),
    /// Prefix and suffix of a name in assets/.
    Hashed(&'static str, &'static str),
}

const PAGE: File = File::Named("index.html");
const WORKER: File = File::Named("sw.js");
const ICON: File = File::Named("icon.png");
const MANIFEST: File = File::Named("manifest.webmanifest");
const BOOT: File = File::Hashed("boot-", ".js");
const APP: File = File::Hashed("app-", "_bg.wasm");
const LAZY: File = File::Hashed("app-", "_lazy.wasm");
const EXTRAS: File = File::Hashed("app-", "_extras.wasm");
const GAMES: File = File::Hashed("app-", "_games.wasm");
const STYLE: File = File::Hashed("lazy-", ".css");
const FRAME: File = File::Hashed("frame-", ".js");
const OFFLINE: File = File::Hashed("offline-", ".js");
const ANALYZER: File = File::Hashed("analyzer-", ".js");
const ENGINE: File = File::Hashed("worker-", "_bg.wasm");
const GERMAN: File = File::Hashed("de-", ".txt");

/// All files. The tests try all of them if they leave out nothing.
const FILES: [File; 15] =
    [PAGE, BOOT, APP, LAZY, EXTRAS, GAMES, STYLE, ANALYZER, ENGINE, GERMAN, FRAME, OFFLINE, WORKER, ICON, MANIFEST];

/// The faults that first visits are tested with for each change: one of each way in which a part fails.
const FIRST_VISITS: [(File, Fault); 9] = [
    (BOOT, Fault::Appended),
    (BOOT, Fault::Missing),
    (APP, Fault::Missing),
    (LAZY, Fault::Appended),
    (STYLE, Fault::Appended),
    (EXTRAS, Fault::Missing),
    (GAMES, Fault::Missing),
    (ANALYZER, Fault::Missing),
    (ENGINE, Fault::Appended),
];

/// The faults that returns are tested with for each change.
const RETURNS: [(File, Fault); 2] = [(APP, Fault::Appended), (LAZY, Fault::Missing)];

/// Whether this run of the tests tries the file with the fault.
fn is_tried(for_each_change: &[(File, Fault)], file: File, fault: Fault) -> bool {
    test_run::is_exhaustive() || for_each_change.contains(&(file, fault))
}

impl File {
    fn name(self, release: &Path) -> String {
        match self {
            Self::Named(name) => name.to_owned(),
            Self::Hashed(start, end) => hashed(release, (start, end)),
        }
    }
}

/// The outcome of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Everything works.
    Works,
    /// The game goes on, and a note names the missing part.
    Note,
    /// A sentence and the button or link *Retry*, which works once the host has no fault.
    Retry,
    /// The next release starts.
    Next,
    /// The next release starts, and a note names a damaged file.
    NextWithNote,
    /// The last release goes on.
    Last,
    /// The last release goes on, and a note names a damaged file.
    LastWithNote,
}

/// Shortens the long waiting times of the page.
const HURRY: &str = "const { setTimeout } = window;
    window.setTimeout = (call, delay, ...rest) => setTimeout(call, delay >= 8000 ? delay / 5 : delay, ...rest);
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (delay) => timeout(delay / 5);";

/// The end of a visit: the needed element, a note, or a visible button or link *Retry*.
const END: &str = "one('[data-action=retry]')?.checkVisibility() ? 'retry'
    : one('.late')?.checkVisibility({ visibilityProperty: true }) ? 'late'
    : one('.note') ? 'note'
    : (NEEDED) ? 'works' : null";

/// Ends the time after which a page without its start script shows its link *Retry*.
const SHOW_LINK: &str = "one('.late')?.getAnimations().map((it) => it.finish()).length";

/// Returns the query of a visit that needs the file, and an expression that is true once it has it.
fn need(file: File) -> (&'static str, &'static str) {
    match file {
        LAZY | STYLE => ("", "one('dialog .menu')"),
        EXTRAS => ("", "one('dialog [name=theme]')"),
        GAMES => ("", "one('dialog .other-games')"),
        ANALYZER | ENGINE => ("?board=4x4x4&opponent=perfect&play=o", "one('[data-mark]')"),
        FRAME => ("?embed&opponent=friend", "one('[data-game]')"),
        GERMAN => ("?lang=de", "one('[data-game]') && document.documentElement.lang == 'de'"),
        _ => ("", "one('[data-game]')"),
    }
}

/// Returns what a first visit to a release shows.
async fn first_visit(page: &Page, release: &Path, file: File, fault: Fault) -> WebDriverResult<Outcome> {
    let name = file.name(release);
    page.server.set_fault(&name, Some(fault));
    let (query, needed) = need(file);
    if (file, fault) == (BOOT, Fault::Stalled) {
        // Drivers wait until a page that they open has its start script.
        page.leave_game().await?;
        page.eval("location.href = './'").await?;
    } else {
        page.load(query).await?;
    }
    if matches!(file, LAZY | STYLE | EXTRAS | GAMES) {
        page.until("one('[data-game]')").await?;
        page.click(if file == GAMES { "[data-action=game]" } else { "[data-action=menu]" }).await?;
    }
    if file == EXTRAS {
        page.until("one('dialog [data-action=settings]')").await?;
        page.click("dialog [data-action=settings]").await?;
    }
    if first_visit_should(file, fault) == Outcome::Retry && matches!(file, PAGE | BOOT) {
        page.until(SHOW_LINK).await?;
    }
    let end = page.find(&END.replace("NEEDED", needed)).await?;
    let outcome = match end.as_str().unwrap_or_default() {
        "works" => Outcome::Works,
        "note" => {
            // The game goes on, in English or without an analysis.
            page.until(if file == GERMAN { "one('[data-game]')" } else { needed }).await?;
            Outcome::Note
        }
        end => {
            page.server.set_fault(&name, None);
            page.click(if end == "late" { ".late a" } else { "[data-action=retry]" }).await?;
            page.until(needed).await?;
            Outcome::Retry
        }
    };
    page.take_errors().await?;
    Ok(outcome)
}

/// Returns what a first visit should show.
fn first_visit_should(file: File, fault: Fault) -> Outcome {
    match (file, fault) {
        (PAGE, Fault::Appended) => Outcome::Works,
        // The host has no files of that release.
        (PAGE, Fault::Old) => Outcome::Retry,
        // Neither program nor style needs a type.
        (APP | LAZY | EXTRAS | GAMES | STYLE | ENGINE | GERMAN, Fault::WrongType) => Outcome::Works,
        (BOOT | APP | LAZY | EXTRAS | GAMES | STYLE, _) => Outcome::Retry,
        // The page has no digest of them.
        (ANALYZER, Fault::Appended) | (FRAME, Fault::Appended | Fault::Old) => Outcome::Works,
        (FRAME, _) => Outcome::Retry,
        (ANALYZER | ENGINE | GERMAN, _) => Outcome::Note,
        // What only makes an offline copy.
        _ => Outcome::Works,
    }
}

#[browser_test(every_engine)]
fn first_visit_with_any_broken_file_works_or_says_what_is_missing() {
    let next = next_release();
    let release = next.path();
    for file in FILES {
        // Without the page, all is that of host or browser.
        let is_host_s = |fault: &Fault| file == PAGE && !matches!(fault, Fault::Appended | Fault::Old);
        for fault in Fault::ALL.into_iter().filter(|fault| is_tried(&FIRST_VISITS, file, *fault) && !is_host_s(fault)) {
            let server = Server::start(release, "/");
            server.set_older(&file.name(release), dist().join(file.name(&dist())));
            with_page_of(&server, Motion::Reduced, async |page: Page| {
                if file != OFFLINE && file != WORKER {
                    page.server.forbid_workers();
                }
                page.server.set_extra_header("Cache-Control", "no-cache");
                // The page does not wait for the others as long.
                if fault == Fault::Stalled
                    && matches!(file, BOOT | APP | LAZY | EXTRAS | GAMES | STYLE | GERMAN | FRAME)
                {
                    page.before_each_document(HURRY).await?;
                }
                let outcome = first_visit(&page, release, file, fault).await?;
                assert_eq!(outcome, first_visit_should(file, fault), "{} {fault:?}", file.name(release));
                Ok(())
            });
        }
    }
}

/// Returns what a return to a page shows after an update whose host has a fault.
fn return_should(file: File, fault: Fault) -> Outcome {
    match (file, fault) {
        (PAGE, Fault::Missing | Fault::Stalled | Fault::WrongType | Fault::Old) => Outcome::Last,
        (BOOT | APP | LAZY | EXTRAS | GAMES | STYLE, Fault::Appended | Fault::Old) => Outcome::LastWithNote,
        (BOOT | APP | LAZY | EXTRAS | GAMES | STYLE, Fault::Missing | Fault::Stalled) => Outcome::Last,
        // The page starts without them.
        (ANALYZER | ENGINE | FRAME | OFFLINE, Fault::Appended | Fault::Old) => Outcome::NextWithNote,
        // The note is about the language.
        (GERMAN, Fault::Appended | Fault::Missing | Fault::Stalled | Fault::Old) => Outcome::NextWithNote,
        _ => Outcome::Next,
    }
}

/// Whether the next release runs, in any language.
const IS_NEXT: &str = "one('script[data-wasm]').dataset.wasm.includes('-0000000000')";

/// Reloads until the next release runs: at most twice. The first load offers it if the host takes longer than a second.
async fn reach_next(page: &Page) -> WebDriverResult<()> {
    page.reload().await?;
    page.until("one('[data-game]')").await?;
    if page.eval(&format!("return {IS_NEXT}")).await? == Value::Bool(false) {
        page.until("one('.note [data-action=reload]')").await?;
        page.reload().await?;
    }
    page.until(&format!("{IS_NEXT} && one('[data-game]')")).await
}

/// Checks what the two loads after an update show, and that the next release starts once the host has no fault.
async fn check_return(page: &Page, next: &Path, file: File, fault: Fault) -> WebDriverResult<()> {
    visit(page, if file == GERMAN { "?opponent=friend&lang=de" } else { "?opponent=friend" }).await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;
    let name = file.name(next);
    page.server.set_older(&name, dist().join(file.name(&dist())));
    page.server.set_fault(&name, Some(fault));
    page.server.set_directory(next);
    let outcome = return_should(file, fault);
    let is_named = match file {
        GERMAN => "one('.notes')?.innerText.includes('Deutsch')",
        _ => "one('.notes')?.innerText.includes('damaged')",
    };
    match outcome {
        Outcome::Next | Outcome::NextWithNote => reach_next(page).await?,
        _ => {
            page.reload().await?;
            page.until("one('[data-square=b2][data-mark]')").await?;
        }
    }
    if matches!(outcome, Outcome::NextWithNote | Outcome::LastWithNote) {
        page.until(is_named).await?;
    }
    page.take_errors().await?;
    if matches!(outcome, Outcome::Last | Outcome::LastWithNote) {
        page.reload().await?;
        page.until("one('[data-square=b2][data-mark]')").await?;
        assert_eq!(page.eval(&format!("return {IS_NEXT}")).await?, Value::Bool(false));
        // It is named once.
        assert_eq!(page.text(".notes").await?, "");
    }
    page.take_errors().await?;
    page.server.set_fault(&name, None);
    reach_next(page).await?;
    page.until("one('[data-square=b2][data-mark]')").await?;
    page.take_errors().await.map(drop)
}

#[browser_test]
fn return_after_an_update_with_any_broken_file_goes_on() {
    let next = next_release();
    for file in FILES {
        for fault in Fault::ALL.into_iter().filter(|fault| is_tried(&RETURNS, file, *fault)) {
            with_page_of(&Server::start(dist(), FOLDER), Motion::Reduced, async |page: Page| {
                check_return(&page, next.path(), file, fault).await
            });
        }
    }
}
