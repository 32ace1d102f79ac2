//! A page of the release in a browser, and what the tests do with it.

mod content;
mod controls;
mod devices;
mod documents;
mod storage;
mod system;
mod touch;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

use thirtyfour::prelude::*;

use crate::browsers::browser;
pub use crate::browsers::browser::{Motion, WINDOW};
use crate::browsers::pool::{self, RUNTIME};
use crate::limit;
pub use crate::programs::dist;
use crate::registry::Given;
use crate::server::Server;
use crate::test_run;
pub use waiting::SCRIPT_TIMEOUT;

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

/// Runs a test with a page of the release, with reduced motion.
pub fn with_page(test: impl AsyncFnOnce(Page) -> WebDriverResult<()>) {
    with_page_of(&Server::start(dist(), "/"), Motion::Reduced, test);
}

/// Runs a test with a browser that sees the pages of this server.
pub fn with_page_of(server: &Server, motion: Motion, test: impl AsyncFnOnce(Page) -> WebDriverResult<()>) {
    with_pages_of(server, motion, async |[page]: [Page; 1]| test(page).await);
}

/// Returns address, text, errors and requests of each page, or why a page does not answer.
async fn states_of(pages: &[Page]) -> String {
    let mut states = Vec::new();
    for page in pages {
        states.push(page.state().await.unwrap_or_else(|error| error.to_string()));
    }
    states.join("\n")
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
    let run = limit::enforce(limit::of_a_test(), run, states_of(&pages));
    let outcome = catch_unwind(AssertUnwindSafe(|| RUNTIME.block_on(run).unwrap()));
    match outcome {
        Ok(()) => browsers.into_iter().for_each(pool::give_back),
        Err(failure) => {
            for (index, page) in pages.iter().enumerate() {
                RUNTIME.block_on(page.keep_screenshot(index));
            }
            browsers.into_iter().for_each(browser::Browser::close);
            resume_unwind(failure);
        }
    }
}

impl Page {
    /// Returns address, text and errors of the page, and what its server was asked for.
    async fn state(&self) -> WebDriverResult<String> {
        let script = "return [location.href, document.body.innerText, JSON.stringify(window.seenErrors)].join('\\n')";
        let page = self.eval(script).await?;
        Ok(format!("{page}\nThe server was asked for {:?}.", self.server.requests()))
    }

    /// Saves what a failed test saw last.
    async fn keep_screenshot(&self, index: usize) {
        let file = test_run::screenshot_file(index);
        drop(std::fs::create_dir_all(file.parent().unwrap()));
        match tokio::time::timeout(Duration::from_secs(10), self.driver.screenshot(&file)).await {
            Ok(Ok(())) => eprintln!("screenshot: {}", file.display()),
            Ok(Err(error)) => eprintln!("no screenshot: {error}"),
            Err(_) => eprintln!("no screenshot: the browser does not answer"),
        }
    }
}
