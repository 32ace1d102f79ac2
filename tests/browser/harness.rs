//! The release on a server of its own, a browser to look at it with, and what the tests do with both.

use std::future::Future;
use std::net::TcpListener;
use std::path::{Component, Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// How long the page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is noted in every page before its own scripts run: errors, and how much the layout moves by itself.
const WATCH: &str = "
    window.seenErrors = [];
    const note = (what) => window.seenErrors.push(String(what));
    const error = console.error;
    console.error = (...what) => { note(what.join(' ')); error(...what); };
    addEventListener('error', (event) => note(event.message ?? event.target?.src ?? event.target?.href), true);
    addEventListener('unhandledrejection', (event) => note(event.reason));
    window.seenShift = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seenShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
";

/// The strictest policy that a host could set for the page: nothing but its own files, and no script in the page itself.
const POLICY: &str = "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'none'; img-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/// A page in a browser of its own. The browser ends with the test, however that ends.
#[derive(Clone)]
pub struct Page {
    pub driver: WebDriver,
    base: String,
}

/// How a test wants its browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// The computer player replies at once.
    Reduced,
    /// With the pauses and animations that people see.
    Full,
}

/// Runs a test with a browser, and makes sure in the end that the page met no error.
pub fn with_page<F>(motion: Motion, test: impl FnOnce(Page) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_pages(motion, |[page]| test(page));
}

/// Runs a test with several browsers that know nothing of each other, as those of different people.
pub fn with_pages<const COUNT: usize, F>(motion: Motion, test: impl FnOnce([Page; COUNT]) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    let base = serve(PathBuf::from(std::env::var("DIST").expect("DIST says where the release is")));
    let driver_process = start_driver();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let profiles = [(); COUNT].map(|()| tempfile::tempdir().unwrap());
    let outcome = runtime.block_on(async {
        let mut pages = Vec::new();
        for profile in &profiles {
            let driver = open_browser(&driver_process.address, profile.path(), motion).await;
            let page = Page { driver, base: base.clone() };
            page.watch().await.unwrap();
            pages.push(page);
        }
        let watched = pages.clone();
        let test = test(<[Page; COUNT]>::try_from(pages.clone()).ok().unwrap());
        // In a task of its own a test can fail without taking the browsers' end with it.
        let outcome = tokio::spawn(async move {
            test.await?;
            for page in watched {
                assert_eq!(page.eval("return window.seenErrors").await?, json!([]), "the page met errors");
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

/// A running driver, which ends when this is dropped.
struct DriverProcess {
    process: Child,
    address: String,
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

fn start_driver() -> DriverProcess {
    let program = std::env::var("CHROMEDRIVER").expect("CHROMEDRIVER says where the driver is");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mut command = Command::new(program);
    command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
    DriverProcess { process: command.spawn().unwrap(), address: format!("http://127.0.0.1:{port}") }
}

async fn open_browser(address: &str, profile: &Path, motion: Motion) -> WebDriver {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&std::env::var("CHROMIUM").expect("CHROMIUM says where the browser is")).unwrap();
    let profile = format!("--user-data-dir={}", profile.display());
    let reduced = (motion == Motion::Reduced).then_some("--force-prefers-reduced-motion");
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1280,900",
        &profile,
    ];
    for argument in arguments.into_iter().chain(reduced) {
        wanted.add_arg(argument).unwrap();
    }
    // The driver needs a moment before it listens.
    for _ in 0..200 {
        if std::net::TcpStream::connect(address.trim_start_matches("http://")).is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    WebDriver::new(address, wanted).await.unwrap()
}

/// Serves a directory on a free port, until the tests end, and returns the address of its page.
fn serve(directory: PathBuf) -> String {
    let server = tiny_http::Server::http("127.0.0.1:0").unwrap();
    let port = server.server_addr().to_ip().unwrap().port();
    std::thread::spawn(move || {
        for request in server.incoming_requests() {
            let path = request.url().split(['?', '#']).next().unwrap_or_default().trim_start_matches('/').to_owned();
            let path = Path::new(if path.is_empty() { "index.html" } else { &path });
            let is_inside = path.components().all(|part| matches!(part, Component::Normal(_)));
            let kind = match path.extension().and_then(|extension| extension.to_str()) {
                Some("html") => "text/html",
                Some("css") => "text/css",
                Some("js") => "text/javascript",
                Some("svg") => "image/svg+xml",
                Some("wasm") => "application/wasm",
                _ => "application/octet-stream",
            };
            let header = tiny_http::Header::from_bytes("Content-Type", kind).unwrap();
            let policy = tiny_http::Header::from_bytes("Content-Security-Policy", POLICY).unwrap();
            // A browser that is gone before the answer has no use for it.
            drop(match std::fs::read(directory.join(path)) {
                Ok(content) if is_inside => {
                    request.respond(tiny_http::Response::from_data(content).with_header(header).with_header(policy))
                }
                _ => request.respond(tiny_http::Response::empty(404)),
            });
        }
    });
    format!("http://127.0.0.1:{port}/")
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
        // From one address to another of the same page, a browser would only change the fragment.
        self.driver.goto("about:blank").await?;
        self.driver.goto(format!("{}{query}", self.base)).await
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
        self.click(&format!("label:has([name={name}][value={value}])")).await
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

    /// The moves in the address.
    pub async fn moves_in_address(&self) -> WebDriverResult<String> {
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
