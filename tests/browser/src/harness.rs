//! A page of the release in a browser, and what the tests do with it.

mod content;
mod controls;
mod devices;
mod documents;
mod system;
mod touch;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

use thirtyfour::prelude::*;
use tokio::time::timeout;

pub use crate::browsers::browser::{Motion, WINDOW};
use crate::browsers::pool::{self, RUNTIME};
pub use crate::programs::dist;
use crate::registry::Given;
use crate::server::Server;
use crate::test_run;
pub use waiting::SCRIPT_TIMEOUT;

/// How long a test may take: a browser that hangs fails one test and does not stop the run. Many times what the slowest test takes
/// on a busy machine; nightly runs leave out nothing.
fn limit() -> Duration {
    Duration::from_secs(if test_run::is_nightly() { 3600 } else { 900 })
}

/// How long a browser that may hang has for its last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A page in a browser of its own.
#[derive(Clone)]
pub struct Page {
    pub driver: WebDriver,
    /// Serves the release to this page.
    pub server: Server,
    motion: Motion,
}

/// What a test works with.
pub trait Fixture: Sized {
    /// Runs a test with this fixture.
    fn with(given: Given, test: impl AsyncFnOnce(Self) -> WebDriverResult<()>);
}

/// A page of the release.
impl Fixture for Page {
    fn with(given: Given, test: impl AsyncFnOnce(Self) -> WebDriverResult<()>) {
        with_page_of(&serve(given), given.motion, test);
    }
}

/// Pages in browsers that share nothing, like those of different people.
impl<const COUNT: usize> Fixture for [Page; COUNT] {
    fn with(given: Given, test: impl AsyncFnOnce(Self) -> WebDriverResult<()>) {
        with_pages_of(&serve(given), given.motion, test);
    }
}

/// Serves the release to a test.
fn serve(given: Given) -> Server {
    let server = Server::start(dist(), given.path);
    if !given.has_service_worker {
        server.forbid_workers();
    }
    server
}

/// Runs a test with its fixture.
pub fn run<F: Fixture>(given: Given, test: impl AsyncFnOnce(F) -> WebDriverResult<()>) {
    F::with(given, test);
}

/// Runs a test with a browser that sees the pages of this server.
pub fn with_page_of(server: &Server, motion: Motion, test: impl AsyncFnOnce(Page) -> WebDriverResult<()>) {
    with_pages_of(server, motion, async |[page]: [Page; 1]| test(page).await);
}

/// Runs a test with several browsers that see the pages of this server, and checks that no page met an error.
///
/// Afterwards other tests use the browsers. Those of a failed test are closed.
fn with_pages_of<const COUNT: usize>(
    server: &Server,
    motion: Motion,
    test: impl AsyncFnOnce([Page; COUNT]) -> WebDriverResult<()>,
) {
    let browsers: [_; COUNT] = std::array::from_fn(|_| RUNTIME.block_on(pool::take(motion)));
    let pages: [Page; COUNT] =
        std::array::from_fn(|index| Page { driver: browsers[index].driver.clone(), server: server.clone(), motion });
    let run = async {
        test(pages.clone()).await?;
        for page in &pages {
            page.ensure_no_errors().await?;
        }
        WebDriverResult::Ok(())
    };
    let run = async { timeout(limit(), run).await.expect("an end of the test within the limit").unwrap() };
    match catch_unwind(AssertUnwindSafe(|| RUNTIME.block_on(run))) {
        Ok(()) => browsers.into_iter().for_each(pool::give_back),
        Err(failure) => {
            for (index, page) in pages.iter().enumerate() {
                match RUNTIME.block_on(async { timeout(LAST_ANSWERS, page.describe_failure(index)).await }) {
                    Ok(Ok(state)) => eprintln!("{state}"),
                    Ok(Err(error)) => eprintln!("{error}"),
                    Err(_) => eprintln!("the browser does not answer"),
                }
            }
            drop(browsers);
            resume_unwind(failure);
        }
    }
}

impl Page {
    /// Returns the same browser for pages of another server.
    pub fn on(&self, server: &Server) -> Self {
        Self { server: server.clone(), ..self.clone() }
    }

    /// Saves a screenshot, and returns address, text and errors of the page, and what its server was asked for.
    async fn describe_failure(&self, index: usize) -> WebDriverResult<String> {
        let screenshot = test_run::screenshot_file(index);
        std::fs::create_dir_all(screenshot.parent().unwrap())?;
        self.driver.screenshot(&screenshot).await?;
        let script = "return [location.href, document.body.innerText, JSON.stringify(window.seenErrors)].join('\\n')";
        let page = self.eval(script).await?;
        let asked = self.server.requests();
        Ok(format!("{page}\nThe server was asked for {asked:?}.\nscreenshot: {}", screenshot.display()))
    }
}
