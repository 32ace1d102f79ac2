//! A page of the release in a browser, and what the tests do with it.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

use crate::browsers::browser::{self, CORNER};
pub use crate::browsers::browser::{Motion, WINDOW};
use crate::browsers::engine::Engine;
use crate::browsers::pool::{self, RUNTIME};
use crate::limit;
pub use crate::programs::dist;
use crate::registry::Given;
use crate::server::Server;
use crate::test_run;

/// How long the page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a script may take: longer than one that waits for the page.
pub const SCRIPT_TIMEOUT: Duration = Duration::from_secs(120);

/// How long one script waits in the page before it is sent again.
const TURN: Duration = Duration::from_secs(10);

/// Waits in the page until a value is truthy, and returns it; null when the turn is over.
const WAIT: &str = "
    const value = () => { try { return !window.isOld && (VALUE); } catch { return null; } };
    const first = value();
    if (first) return first;
    return new Promise((resolve) => {
        const end = performance.now() + TURN;
        let isOver = false;
        const look = () => {
            if (isOver) return;
            const found = value();
            if (!found && performance.now() < end) return;
            isOver = true;
            clearInterval(timer);
            resolve(found || null);
        };
        const timer = setInterval(look, 15);
        const lookInFrame = () => {
            look();
            if (!isOver) requestAnimationFrame(lookInFrame);
        };
        requestAnimationFrame(lookInFrame);
    });";

/// Waits for at most half a second until the window has the right size.
const RESIZED: &str = "return new Promise((done) => {
    const end = performance.now() + 500;
    const timer = setInterval(() => {
        if ((innerWidth !== WIDTH || innerHeight !== HEIGHT) && performance.now() < end) return;
        clearInterval(timer);
        done();
    }, 10);
})";

/// Waits until the document has been drawn, once for each document.
const SHOWN: &str =
    "return window.wasShown || new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
    window.wasShown = true;
    done();
})))";

/// Whether no short timer waits: the one with which the page waits before it saves a change
/// (`src/progress/storage/use_autosave.rs`), and that of a pause in rendering, after which the former begins.
const IS_SAVED: &str = "![...(window.pendingTimers ?? []).values()].some((delay) => delay < 100)";

/// Scrolls an element to the center if it is out of view, or if the status or the answers of a dialog, which stay in view,
/// cover it: drivers scroll only as far as they must, and Chromium's then tries for a second.
const UNCOVER: &str = "(it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!it.contains(above)) it.scrollIntoView({ block: 'center', behavior: 'instant' });
    return it;
}";

/// Disabled buttons.
const DISABLED: &str = "[data-action]:is(:disabled, [aria-disabled=true])";

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

/// What a control is in until the player opens it.
#[derive(Clone, Copy)]
enum Way {
    /// The menu.
    Menu,
    /// The choice of what is played.
    Game,
    /// Help with the next move.
    Help,
    /// The look back at a finished game.
    LookBack,
}

impl Way {
    /// Returns the way to the element, if it may not be on the page itself.
    fn to(selector: &str) -> Option<Self> {
        let is_one = |names: &[&str]| names.iter().any(|name| selector.contains(name));
        if is_one(&["=new-game]", "=show-moves]", "=share]", "=puzzles]", "=lesson]", "=statistics]", "=settings]"]) {
            Some(Self::Menu)
        } else if is_one(&[
            "name=opponent]",
            "name=play]",
            "name=board]",
            "name=objective]",
            "name=match]",
            "=players]",
            "=other-board]",
            "=open-text]",
            "=set-up]",
        ]) {
            Some(Self::Game)
        } else if is_one(&["=hint]", "=values]", "=why]", ".exploration "]) {
            Some(Self::Help)
        } else if is_one(&["=show-mistake]", "=try-again]", "=undo]"]) {
            Some(Self::LookBack)
        } else {
            None
        }
    }

    /// Returns the selector of the button that opens it.
    const fn opener(self) -> &'static str {
        match self {
            Self::Menu => "[data-action=menu]",
            Self::Game => "[data-action=game]",
            Self::Help => "[data-action=help]",
            Self::LookBack => "[data-action=review]",
        }
    }
}

impl Page {
    /// Opens the page with this query and fragment in another tab of this browser. Returns the tab before and the new one.
    pub async fn open_in_new_tab(&self, query: &str) -> WebDriverResult<[WindowHandle; 2]> {
        let first = self.driver.window().await?;
        let second = self.driver.new_tab().await?;
        self.show_tab(&second).await?;
        // The tests' servers prepare all tabs of other engines.
        if Engine::of_this_run().has_devtools() {
            browser::prepare_tab(&self.driver, self.motion).await?;
        }
        self.open(query).await?;
        Ok([first, second])
    }

    /// Goes on in a tab of this browser.
    pub async fn show_tab(&self, tab: &WindowHandle) -> WebDriverResult<()> {
        self.driver.switch_to_window(tab.clone()).await
    }

    /// Has Chromium's pages see these media features, such as `("forced-colors", "active")`.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> WebDriverResult<()> {
        browser::prefer(&self.driver, self.motion, features).await
    }

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

    /// Runs a script at the beginning of every document of the page's server, from now on.
    pub async fn before_each_document(&self, script: &str) -> WebDriverResult<()> {
        if Engine::of_this_run().has_devtools() {
            // In a scope of its own.
            let script = json!({ "source": format!("{{\n{script}\n}}") });
            return self.cdp("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop);
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

    /// Opens a document of the page's server without the game.
    pub async fn leave_game(&self) -> WebDriverResult<()> {
        self.server.set_page("empty", "<!doctype html><title>Empty</title>");
        self.load("empty").await
    }

    /// Opens any address without waiting for anything.
    pub async fn go(&self, address: &str) -> WebDriverResult<()> {
        self.ensure_no_errors().await?;
        for _ in 0..3 {
            let left = self.eval("window.isOld = true; return location.href.split('#')[0]").await?;
            // From one fragment of an address to another, a browser only scrolls. Other drivers than Chromium's do not reliably
            // leave a document with a game.
            if !Engine::of_this_run().has_devtools() || left == address.split('#').next().unwrap_or_default() {
                self.driver.goto("about:blank").await?;
                self.eval_in_last_document("window.isOld = true").await?;
            }
            self.driver.goto(address).await?;
            // Drivers may return before the old document is left, and now and then they do not go at all. The game may have
            // changed its address meanwhile.
            if self.is_new_document().await? {
                return Ok(());
            }
        }
        panic!("the browser does not go to {address}");
    }

    /// Waits for some seconds for a document that was not marked as old.
    async fn is_new_document(&self) -> WebDriverResult<bool> {
        let script = WAIT.replace("VALUE", "true").replace("TURN", &TURN.as_millis().to_string());
        Ok(!self.eval_in_last_document(&script).await?.is_null())
    }

    /// What a script returns, again if its document is left meanwhile: drivers may return from a navigation before.
    async fn eval_in_last_document(&self, script: &str) -> WebDriverResult<Value> {
        loop {
            match self.eval(script).await {
                Err(error) if is_end_of_document(&error) => tokio::time::sleep(Duration::from_millis(10)).await,
                outcome => return outcome,
            }
        }
    }

    /// Loads the page again, as its own worker has it: some drivers go around the worker.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.eval("window.isOld = true; location.reload()").await?;
        self.until("document.readyState == 'complete'").await
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
        self.wait_for(&format!("Boolean({expression})")).await.map(drop)
    }

    /// Waits until an expression is truthy, and returns its value.
    async fn wait_for(&self, expression: &str) -> WebDriverResult<ScriptRet> {
        let script = WAIT.replace("VALUE", expression).replace("TURN", &TURN.as_millis().to_string());
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            // WebKit's driver may stay silent about a script whose document was left.
            let answer = tokio::time::timeout(2 * TURN, self.driver.execute(&*script, Vec::new())).await;
            let problem = match answer {
                Ok(Ok(found)) if !found.json().is_null() => return Ok(found),
                Ok(Ok(_)) => String::new(),
                Ok(Err(error)) if is_end_of_document(&error) => error.to_string(),
                Ok(Err(error)) => return Err(error),
                Err(_) => "the driver is silent".to_owned(),
            };
            if tokio::time::Instant::now() > deadline {
                panic!("never: {expression}\n{}\n{problem}", self.state().await?);
            }
            if !problem.is_empty() {
                // The driver needs a moment until it has the next document.
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// Returns the value of an expression as soon as it is truthy.
    pub async fn find(&self, expression: &str) -> WebDriverResult<Value> {
        Ok(self.wait_for(expression).await?.json().clone())
    }

    /// Waits until an element has an attribute with this value.
    pub async fn until_attribute(&self, selector: &str, attribute: &str, value: &str) -> WebDriverResult<()> {
        self.until(&format!("document.querySelector('{selector}')?.getAttribute('{attribute}') == '{value}'")).await
    }

    /// Clicks the element as soon as it is visible and, if it is a button with an action, enabled: tools follow the board a moment
    /// later. Opens first what the element is in.
    pub async fn click(&self, selector: &str) -> WebDriverResult<()> {
        if let Some(way) = Way::to(selector) {
            self.go_to(selector, way).await?;
        }
        // What a dialog shows a moment later may scroll it.
        self.click_when(&format!("(!document.querySelector('dialog[open]') || {IS_SAVED})"), selector).await
    }

    /// Waits until the element or the way to it is visible, and goes that way if it is not. Returns whether it did.
    async fn go_to(&self, selector: &str, way: Way) -> WebDriverResult<bool> {
        let opener = way.opener();
        let is_visible = |selector: &str| format!("document.querySelector('{selector}')?.checkVisibility()");
        // Tools follow the board a moment later.
        self.until(IS_SAVED).await?;
        self.until(&format!("{} || {}", is_visible(selector), is_visible(opener))).await?;
        let is_away = self.eval(&format!("return !({})", is_visible(selector))).await? == true;
        if is_away {
            self.click_when("true", opener).await?;
            self.until(&is_visible(selector)).await?;
        }
        Ok(is_away)
    }

    /// Clicks the element as soon as it is visible and a condition holds.
    async fn click_when(&self, condition: &str, selector: &str) -> WebDriverResult<()> {
        let element = format!(
            "{condition} && [document.querySelector('{selector}')]
                .filter((it) => it?.checkVisibility({{ visibilityProperty: true }}) && !it.matches('{DISABLED}'))
                .map({UNCOVER})[0]"
        );
        let deadline = tokio::time::Instant::now() + TURN;
        loop {
            let element = self.wait_for(&element).await?.element()?;
            match element.click().await.map_err(WebDriverError::into_inner) {
                // The page may render another element in its place between finding and clicking it.
                Err(WebDriverErrorInner::StaleElementReference(_)) => {}
                // Chromium's driver has no other name for the same.
                Err(WebDriverErrorInner::UnknownError(error))
                    if error.value.message.contains("does not belong to the document")
                        && tokio::time::Instant::now() < deadline => {}
                // WebKit's driver says this when the click leaves the document.
                Err(WebDriverErrorInner::NoSuchFrame(_)) => return Ok(()),
                // WebKit's driver finds no place to click in a summary.
                Err(WebDriverErrorInner::ElementNotInteractable(_)) if selector.ends_with("summary") => {
                    return self.eval(&format!("document.querySelector('{selector}').click()")).await.map(drop);
                }
                // It is there a moment before it is shown, or moves.
                Err(
                    WebDriverErrorInner::ElementNotInteractable(_) | WebDriverErrorInner::ElementClickIntercepted(_),
                ) if tokio::time::Instant::now() < deadline => {
                    self.eval("return new Promise((done) => requestAnimationFrame(() => done()))").await?;
                }
                outcome => return outcome.map_err(WebDriverError::from),
            }
        }
    }

    /// Clicks a button that may be covered or in a closed list, as soon as it is enabled.
    pub async fn click_unseen(&self, selector: &str) -> WebDriverResult<()> {
        let button = format!("[document.querySelector('{selector}')].find((it) => it && !it.matches('{DISABLED}'))");
        self.until(&format!("{button} && ({button}.click(), true)")).await
    }

    /// Chooses one of several; the browser's own circle is covered by its label.
    pub async fn choose(&self, name: &str, value: &str) -> WebDriverResult<()> {
        let label = format!("label:has([name={name}][value=\"{value}\"])");
        let has_opened = match Way::to(&label) {
            Some(way) => self.go_to(&label, way).await?,
            None => false,
        };
        self.click_when("true", &label).await?;
        if has_opened { self.close_dialog().await } else { Ok(()) }
    }

    /// Chooses an option of a list.
    pub async fn choose_option(&self, name: &str, value: &str) -> WebDriverResult<()> {
        let selector = format!("select[name={name}]");
        let has_opened = match Way::to(&selector) {
            Some(way) => self.go_to(&selector, way).await?,
            None => false,
        };
        let list = format!("document.querySelector('{selector}')");
        self.until(&list).await?;
        let script = format!(
            "const list = {list}; list.value = '{value}'; list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        );
        self.eval(&script).await?;
        if has_opened { self.close_dialog().await } else { Ok(()) }
    }

    /// Clicks squares one after the other, each when the one before has its mark, and waits for the last mark.
    pub async fn play(&self, squares: &[&str]) -> WebDriverResult<()> {
        let mut is_marked = "true".to_owned();
        for square in squares {
            self.click_when(&is_marked, &format!("[data-square={square}]")).await?;
            is_marked = format!("document.querySelector('[data-square={square}][data-mark]')");
        }
        self.until(&is_marked).await
    }

    /// Starts a new game, by the main button of an embedded or finished game, and otherwise by the menu.
    pub async fn reset(&self) -> WebDriverResult<()> {
        self.click(":is([data-action=reset]:enabled, [data-action=new-game])").await?;
        self.until_marks(0).await
    }

    /// Waits until the board has this many marks.
    pub async fn until_marks(&self, count: usize) -> WebDriverResult<()> {
        self.until(&format!("document.querySelectorAll('[data-square][data-mark]').length == {count}")).await
    }

    /// Opens the list of moves: by its name in an embedded game, and otherwise by the menu.
    pub async fn open_moves(&self) -> WebDriverResult<()> {
        self.click(":is(.history:not([open], [hidden]) summary, [data-action=show-moves])").await?;
        self.until("document.querySelector('.history[open] .moves')").await
    }

    /// Sends keys to the focused element.
    pub async fn press(&self, keys: impl Into<TypingData>) -> WebDriverResult<()> {
        // Browsers lose a key that comes before the page is shown for the first time.
        self.eval(SHOWN).await?;
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

    /// Returns the visible part of the status line. Screen-reader users get more text.
    pub async fn status(&self) -> WebDriverResult<String> {
        Ok(format!("{}\n{}", self.text(".headline").await?, self.text(".status small").await?))
    }

    /// The first note, as soon as there is one.
    pub async fn note(&self) -> WebDriverResult<String> {
        self.until("document.querySelector('.note')").await?;
        self.text(".note").await
    }

    /// The explanation, as soon as there is one.
    pub async fn explanation(&self) -> WebDriverResult<String> {
        self.until("document.querySelector('.explanation:not([hidden]) p')").await?;
        self.text(".explanation p").await
    }

    /// Opens a dialog by the button that leads to it, and waits for what is in it.
    pub async fn open_dialog(&self, action: &str, content: &str) -> WebDriverResult<()> {
        self.click(&format!("[data-action={action}]")).await?;
        self.until(&format!("document.querySelector('dialog[open] {content}')")).await
    }

    /// Closes the open dialog.
    pub async fn close_dialog(&self) -> WebDriverResult<()> {
        self.click("dialog [data-action=close]").await?;
        self.until_no_dialog().await
    }

    /// Waits until no dialog is open.
    pub async fn until_no_dialog(&self) -> WebDriverResult<()> {
        self.until("!document.querySelector('dialog[open]')").await
    }

    /// Waits until the page has kept what it shows, which it does a moment after each change.
    pub async fn until_kept(&self) -> WebDriverResult<()> {
        // The lazy part keeps it. `public/boot.js` removes this listener once that is loaded.
        self.until("onhashchange === null || !document.querySelector('[role=status][aria-busy]')").await?;
        self.until(IS_SAVED).await
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

    /// Sends a command of the Chrome DevTools Protocol, for features that WebDriver lacks.
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
            // The page hears of it some frames later.
            let script = RESIZED.replace("WIDTH", &width.to_string()).replace("HEIGHT", &height.to_string());
            self.eval(&script).await?;
        }
    }
}

/// Whether a script ended without a result because its document was replaced by another one.
fn is_end_of_document(error: &WebDriverError) -> bool {
    let is_known = matches!(
        **error,
        WebDriverErrorInner::JavascriptError(_)
            | WebDriverErrorInner::UnknownError(_)
            | WebDriverErrorInner::ScriptTimeout(_)
            // "aborted by navigation" in Chromium's driver.
            | WebDriverErrorInner::WebDriverTimeout(_)
            // WebKit's driver says this when a document is left.
            | WebDriverErrorInner::NoSuchFrame(_)
    );
    is_known && !error.to_string().contains("crashed")
}
