//! A page of the release in a browser, and what the tests do with it.

use std::future::Future;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

pub use super::browser::Motion;
use super::browser::{Browser, CORNER};
use super::engine::Engine;
use super::prelude::WATCH;
use super::server::Server;

/// How long the page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(60);

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
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let outcome = runtime.block_on(async {
        let mut browsers = Vec::new();
        for _ in 0..COUNT {
            browsers.push(Browser::open(motion).await);
        }
        let pages = browsers.iter().map(|browser| Page { driver: browser.driver.clone(), server: server.clone() });
        let pages: Vec<Page> = pages.collect();
        for page in &pages {
            page.watch().await.unwrap();
        }
        let test = test(<[Page; COUNT]>::try_from(pages.clone()).ok().unwrap());
        // In a task of its own a test can fail without taking the browsers' end with it.
        let outcome = tokio::spawn(async move {
            test.await?;
            for page in pages {
                page.ensure_no_errors().await?;
            }
            WebDriverResult::Ok(())
        })
        .await;
        for browser in &browsers {
            drop(browser.driver.clone().quit().await);
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
        match Engine::of_this_run().has_devtools() {
            true => self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await.map(drop),
            // The tests' servers do so for all tabs.
            false => Ok(()),
        }
    }

    /// Runs a script at the beginning of every document of the page's server, from now on.
    pub async fn before_each_document(&self, script: &str) -> WebDriverResult<()> {
        if Engine::of_this_run().has_devtools() {
            return self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await.map(drop);
        }
        self.server.add_prelude(script);
        Ok(())
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

    /// Loads the page again, as its own worker has it: some drivers go around the worker.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.eval("window.isOld = true; location.reload()").await?;
        self.until("!window.isOld && document.readyState == 'complete'").await
    }

    /// Fails if this document met errors that nobody has taken by [`Page::take_errors`].
    pub async fn ensure_no_errors(&self) -> WebDriverResult<()> {
        assert_eq!(self.take_errors().await?, Vec::<String>::new(), "the page met errors");
        Ok(())
    }

    /// The errors that this document met since they were last taken.
    pub async fn take_errors(&self) -> WebDriverResult<Vec<String>> {
        let script = "const isServed = location.protocol.startsWith('http');
            return (window.seenErrors ?? (isServed ? ['nobody watched this document'] : [])).splice(0)";
        Ok(serde_json::from_value(self.eval(script).await?).unwrap())
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
        // Some browsers lose a key that comes before the page is shown for the first time.
        let shown = "requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))";
        self.driver.execute_async(shown, Vec::new()).await?;
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
        // Browsers differ in whether what is empty ends a line.
        Ok(self.eval(&script).await?.as_str().unwrap_or_default().trim().to_owned())
    }

    /// How the game stands, as it is seen: those who hear the page are told more.
    pub async fn status(&self) -> WebDriverResult<String> {
        Ok(format!("{}\n{}", self.text(".headline").await?, self.text(".status small").await?))
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

    /// Has Chromium do something that WebDriver has no word for.
    pub async fn cdp(&self, command: &str, parameters: Value) -> WebDriverResult<Value> {
        assert!(Engine::of_this_run().has_devtools(), "only Chromium's driver knows {command}");
        self.driver.cdp().send_raw(command, parameters).await
    }

    /// Makes the page's window this large, in CSS pixels; in Chromium, as on a phone with so many pixels to one of these.
    pub async fn resize(&self, width: u32, height: u32, scale: f64) -> WebDriverResult<()> {
        if Engine::of_this_run().has_devtools() {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": true });
            return self.cdp("Emulation.setDeviceMetricsOverride", metrics).await.map(drop);
        }
        assert!(scale <= 1.0, "only Chromium's driver changes the pixels of its screen");
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            // What stands around the page, which may be more or less from one width to another.
            let script = "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]";
            let [is_wide, is_high, wider, higher]: [u32; 4] = serde_json::from_value(self.eval(script).await?)?;
            if (is_wide, is_high) == (width, height) {
                return Ok(());
            }
            assert!(tokio::time::Instant::now() < deadline, "the window stays {is_wide} × {is_high}");
            self.driver.set_window_rect(CORNER.0, CORNER.1, width + wider, height + higher).await?;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
