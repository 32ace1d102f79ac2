//! A page of the release in a browser, and what the tests do with it.

use std::future::Future;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

pub use super::browser::Motion;
use super::browser::{open_browser, start_driver};
use super::server::Server;

/// How long the page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is noted in every document before its own scripts run: errors, what the policy forbade, requests to places that
/// are no server of the tests, and how much the layout moves by itself.
const WATCH: &str = "
    window.seenErrors = [];
    const note = (what) => window.seenErrors.push(String(what));
    const error = console.error;
    console.error = (...what) => { note(what.join(' ')); error(...what); };
    addEventListener('error', (event) => note(event.message ?? event.target?.src ?? event.target?.href), true);
    addEventListener('unhandledrejection', (event) => note(event.reason));
    addEventListener('securitypolicyviolation', (event) => note(
        `${event.effectiveDirective} forbids ${event.blockedURI || event.sample} (${event.sourceFile}:${event.lineNumber})`
    ));
    new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) {
            const { protocol, hostname } = new URL(name, location);
            const isOurs = ['127.0.0.1', 'localhost'].includes(hostname) || ['blob:', 'data:', 'file:'].includes(protocol);
            if (!isOurs) note(`request to another origin: ${name}`);
        }
    }).observe({ type: 'resource', buffered: true });
    window.seenShift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seenShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
";

/// A page in a browser of its own. The browser ends with the test, however that ends.
#[derive(Clone)]
pub struct Page {
    pub driver: WebDriver,
    /// What serves the release to this page.
    pub server: Server,
}

/// Where the release is.
pub fn dist() -> PathBuf {
    PathBuf::from(std::env::var("DIST").expect("DIST says where the release is"))
}

/// Runs a test with a browser, and makes sure in the end that the page met no error.
pub fn with_page<F>(motion: Motion, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_pages(motion, |[page]| test(page));
}

/// Runs a test with a browser that sees the pages of this server.
pub fn with_page_of<F>(server: &Server, motion: Motion, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_pages_of(server, motion, |[page]| test(page));
}

/// Runs a test with several browsers that know nothing of each other, as those of different people.
pub fn with_pages<const COUNT: usize, F>(motion: Motion, test: impl FnOnce([Page; COUNT]) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_pages_of(&Server::start(dist(), "/"), motion, test);
}

/// Runs a test with several browsers that see the pages of this server.
pub fn with_pages_of<const COUNT: usize, F>(server: &Server, motion: Motion, test: impl FnOnce([Page; COUNT]) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    let driver_process = start_driver();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let profiles = [(); COUNT].map(|()| tempfile::tempdir().unwrap());
    let outcome = runtime.block_on(async {
        let mut pages = Vec::new();
        for profile in &profiles {
            let driver = open_browser(&driver_process.address, profile.path(), motion).await;
            let page = Page { driver, server: server.clone() };
            page.watch().await.unwrap();
            pages.push(page);
        }
        let watched = pages.clone();
        let test = test(<[Page; COUNT]>::try_from(pages.clone()).ok().unwrap());
        // In a task of its own a test can fail without taking the browsers' end with it.
        let outcome = tokio::spawn(async move {
            test.await?;
            for page in watched {
                page.ensure_no_errors().await?;
            }
            WebDriverResult::Ok(())
        })
        .await;
        for page in pages {
            drop(page.driver.quit().await);
        }
        outcome
    });
    match outcome {
        Ok(outcome) => outcome.unwrap(),
        Err(failure) => std::panic::resume_unwind(failure.into_panic()),
    }
}

impl Page {
    /// Notes errors and shifts in every document that this tab opens from now on.
    pub async fn watch(&self) -> WebDriverResult<()> {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await.map(drop)
    }

    /// Opens the page with this query and fragment and waits for the game.
    pub async fn open(&self, query: &str) -> WebDriverResult<()> {
        self.load(query).await?;
        self.until("document.querySelector('[data-game]')").await
    }

    /// Opens the page with this query and fragment without waiting for anything.
    pub async fn load(&self, query: &str) -> WebDriverResult<()> {
        self.go(&format!("{}{query}", self.server.address())).await
    }

    /// Opens any address without waiting for anything.
    pub async fn go(&self, address: &str) -> WebDriverResult<()> {
        self.ensure_no_errors().await?;
        // From one address to another of the same page, a browser would only change the fragment.
        self.driver.goto("about:blank").await?;
        self.driver.goto(address).await
    }

    /// Fails if this document met errors that nobody has taken by [`Page::take_errors`].
    pub async fn ensure_no_errors(&self) -> WebDriverResult<()> {
        assert_eq!(self.take_errors().await?, Vec::<String>::new(), "the page met errors");
        Ok(())
    }

    /// The errors that this document met since they were last taken.
    pub async fn take_errors(&self) -> WebDriverResult<Vec<String>> {
        Ok(serde_json::from_value(self.eval("return (window.seenErrors ?? []).splice(0)").await?).unwrap())
    }

    /// Lets no page have a worker that keeps the game, from now on: what the page itself fetches is what the test sees.
    pub async fn forbid_workers(&self) -> WebDriverResult<()> {
        let script = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })";
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await.map(drop)
    }

    /// What a script returns.
    pub async fn eval(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) -> WebDriverResult<()> {
        let script = format!("return Boolean({expression})");
        let deadline = tokio::time::Instant::now() + PATIENCE;
        while self.eval(&script).await? != json!(true) {
            let page = "return document.body.innerText + JSON.stringify(window.seenErrors)";
            assert!(tokio::time::Instant::now() < deadline, "never: {expression}\n{}", self.eval(page).await?);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Waits until an element has an attribute with this value.
    pub async fn until_attribute(&self, selector: &str, attribute: &str, value: &str) -> WebDriverResult<()> {
        self.until(&format!("document.querySelector('{selector}')?.getAttribute('{attribute}') == '{value}'")).await
    }

    /// Presses the element with the mouse, as soon as it is there.
    pub async fn click(&self, selector: &str) -> WebDriverResult<()> {
        loop {
            self.until(&format!("document.querySelector('{selector}')")).await?;
            // The page may render another element in its place between finding it and pressing it.
            match self.driver.find(By::Css(selector)).await?.click().await.map_err(WebDriverError::into_inner) {
                Err(thirtyfour::error::WebDriverErrorInner::StaleElementReference(_)) => {}
                outcome => return outcome.map_err(WebDriverError::from),
            }
        }
    }

    /// Chooses one of several; the browser's own circle is covered by its label.
    pub async fn choose(&self, name: &str, value: &str) -> WebDriverResult<()> {
        self.click(&format!("label:has([name={name}][value=\"{value}\"])")).await
    }

    /// Presses squares one after the other and waits for each mark.
    pub async fn play(&self, squares: &[&str]) -> WebDriverResult<()> {
        for square in squares {
            self.click(&format!("[data-square={square}]")).await?;
            self.until(&format!("document.querySelector('[data-square={square}][data-mark]')")).await?;
        }
        Ok(())
    }

    /// Sends keys to what has the focus.
    pub async fn press(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        self.driver.action_chain().send_keys(keys).perform().await
    }

    /// The squares that match, in reading order.
    pub async fn squares(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        let script = format!("return [...document.querySelectorAll('{selector}')].map((it) => it.dataset.square)");
        Ok(serde_json::from_value(self.eval(&script).await?).unwrap())
    }

    /// The text of the first element that matches.
    pub async fn text(&self, selector: &str) -> WebDriverResult<String> {
        let script = format!("return document.querySelector('{selector}')?.innerText ?? ''");
        Ok(self.eval(&script).await?.as_str().unwrap_or_default().to_owned())
    }

    /// The first note, as soon as there is one.
    pub async fn note(&self) -> WebDriverResult<String> {
        self.until("document.querySelector('.note')").await?;
        self.text(".note").await
    }

    /// The explanation below the board, as soon as there is one.
    pub async fn explanation(&self) -> WebDriverResult<String> {
        self.until("document.querySelector('.explanation:not([hidden]) p')").await?;
        self.text(".explanation p").await
    }

    /// Opens a dialog by the button that leads to it, and waits for what is in it.
    pub async fn open_dialog(&self, action: &str, content: &str) -> WebDriverResult<()> {
        self.click(&format!("[data-action={action}]")).await?;
        self.until(&format!("document.querySelector('dialog[open] {content}')")).await
    }

    /// Waits until the page has kept what it shows, which it does a moment after each change.
    pub async fn until_kept(&self) -> WebDriverResult<()> {
        // A timer of the page that is to fire later, and was set later, than the one it waits for itself.
        self.eval("return new Promise((resolve) => setTimeout(resolve, 50))").await.map(drop)
    }

    /// The moves in the address.
    pub async fn moves_in_address(&self) -> WebDriverResult<String> {
        self.until_kept().await?;
        let moves = self.eval("return new URLSearchParams(location.hash.slice(1)).get('moves') ?? ''").await?;
        Ok(moves.as_str().unwrap_or_default().to_owned())
    }

    /// Games won at the left, drawn, and won at the right.
    pub async fn score(&self) -> WebDriverResult<Vec<u32>> {
        let script = "return [...document.querySelectorAll('.score .count')].map((it) => Number(it.textContent))";
        Ok(serde_json::from_value(self.eval(script).await?).unwrap())
    }

    /// Has the browser do something that WebDriver has no word for.
    pub async fn cdp(&self, command: &str, parameters: Value) -> WebDriverResult<Value> {
        self.driver.cdp().send_raw(command, parameters).await
    }

    /// Makes the page's window this large, as on a phone.
    pub async fn resize(&self, width: u32, height: u32, scale: f64) -> WebDriverResult<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": true });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
    }
}
