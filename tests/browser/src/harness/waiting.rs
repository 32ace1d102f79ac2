//! Scripts in the page, and waiting for what they find.

use std::time::Duration;

use serde_json::Value;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

use super::Page;

/// How long the page may take to become what a test waits for.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// How long a script may take: longer than one that waits for the page.
pub const SCRIPT_TIMEOUT: Duration = Duration::from_secs(120);

/// How long one script waits in the page before it is sent again.
pub(super) const TURN: Duration = Duration::from_secs(10);

/// Waits in the page until a value is truthy, and returns it; null when the turn is over.
pub(super) const WAIT: &str = include_str!("wait.js");

/// Whether no short timer waits: the one with which the page waits before it saves a change
/// (`src/progress/use_autosave.rs`), and that of a pause in rendering, after which the former begins.
pub(super) const IS_SAVED: &str = "![...(window.pendingTimers ?? []).values()].some((delay) => delay < 100)";

impl Page {
    /// Runs a script, and returns its result.
    pub async fn eval(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script, and returns its result. Runs it again if another document replaces this one: drivers may report the end of a
    /// navigation too early.
    pub(super) async fn eval_in_last_document(&self, script: &str) -> WebDriverResult<Value> {
        loop {
            match self.eval(script).await {
                Err(error) if is_end_of_document(&error) => tokio::time::sleep(Duration::from_millis(10)).await,
                outcome => return outcome,
            }
        }
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) -> WebDriverResult<()> {
        self.wait_for(&format!("Boolean({expression})")).await.map(drop)
    }

    /// Waits until an expression is truthy, and returns its value.
    pub(super) async fn wait_for(&self, expression: &str) -> WebDriverResult<ScriptRet> {
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
                panic!("never: {expression}\n{problem}");
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

    /// Waits until the board has this many marks.
    pub async fn until_marks(&self, count: usize) -> WebDriverResult<()> {
        self.until(&format!("document.querySelectorAll('[data-square][data-mark]').length == {count}")).await
    }

    /// Waits until the lazy part shows the tools and the list of moves.
    pub async fn until_lazy_part(&self) -> WebDriverResult<()> {
        self.until("document.querySelector('.history')").await
    }

    /// Waits until two frames are drawn: effects of the last change have run, and the page shows them.
    pub async fn until_drawn(&self) -> WebDriverResult<()> {
        self.eval(
            "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
        )
        .await
        .map(drop)
    }

    /// Waits until no dialog is open.
    pub async fn until_no_dialog(&self) -> WebDriverResult<()> {
        self.until("!document.querySelector('dialog[open]')").await
    }

    /// Waits until the page has saved the game, which it does a moment after each change.
    pub async fn until_kept(&self) -> WebDriverResult<()> {
        // The lazy part keeps it. `public/boot.js` removes this listener once that is loaded.
        self.until("onhashchange === null || !document.querySelector('[role=status][aria-busy]')").await?;
        self.until(IS_SAVED).await
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
