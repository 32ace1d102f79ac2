//! Documents, tabs and errors of a page.

use serde_json::json;
use thirtyfour::prelude::*;

use super::Page;
use super::waiting::{TURN, WAIT};
use crate::browsers::browser;
use crate::browsers::engine::Engine;

/// The address of a document of no server.
const BLANK: &str = "about:blank";

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
        self.server.set_file("empty", "<!doctype html><title>Empty</title>");
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
                self.driver.goto(BLANK).await?;
                self.eval_in_last_document("window.isOld = true").await?;
            }
            self.driver.goto(address).await?;
            // Drivers may return before the old document is left, and now and then they do not go at all. The game may have
            // changed its address meanwhile.
            if self.is_new_document(address).await? {
                return Ok(());
            }
        }
        panic!("the browser does not go to {address}");
    }

    /// Waits for some seconds for a document that was not marked as old, and that is not the blank one on the way to an address.
    async fn is_new_document(&self, address: &str) -> WebDriverResult<bool> {
        let is_there = if address == BLANK { "true" } else { "location.href != 'about:blank'" };
        let script = WAIT.replace("VALUE", is_there).replace("TURN", &TURN.as_millis().to_string());
        Ok(!self.eval_in_last_document(&script).await?.is_null())
    }

    /// Loads the page again, as its own worker has it: some drivers go around the worker.
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.eval("window.isOld = true; location.reload()").await?;
        self.until("document.readyState == 'complete'").await
    }

    /// Fails if this document met errors that [`Page::take_errors`] has not returned.
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
}
