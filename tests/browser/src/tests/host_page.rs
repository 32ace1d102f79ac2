//! A host page on another origin, with the game in it.

use serde_json::Value;
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_pages_of};
use browser_tests::server::Server;

/// Records the game's events after they bubble and counts message listeners.
const HEAD: &str = r#"<!doctype html><html lang="en"><meta charset="utf-8"><title>A page with games</title><script>
    window.log = [];
    for (const type of ["ready", "move", "end", "error"]) {
        document.addEventListener(`tictactoe-${type}`, ({ target, detail, bubbles, composed }) =>
            log.push({ type, id: target.id, bubbles, composed, ...detail }));
    }
    window.count = (type) => log.filter((entry) => entry.type === type).length;
    window.game = () => document.querySelector("tic-tac-toe");
    window.frameOf = (element) => element.shadowRoot.querySelector("iframe");
    window.frameCount = () => [...document.querySelectorAll("tic-tac-toe")].filter(frameOf).length;
    window.listeners = 0;
    for (const [method, change] of [["addEventListener", 1], ["removeEventListener", -1]]) {
        const original = window[method];
        window[method] = function (type, ...rest) {
            if (type === "message") window.listeners += change;
            return original.call(this, type, ...rest);
        };
    }
</script>"#;

/// A page with an embedded game, and the server of the game.
#[derive(Clone)]
pub struct HostPage {
    pub page: Page,
    pub game: Server,
}

/// Runs a test on a page with this body and the defined element. `{game}` is the URL of the game.
pub fn with_host_page<F>(body: &str, test: impl FnOnce(HostPage) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_body(&format!(r#"<script type="module" src="{{game}}embed.js"></script><body>{body}"#), test);
}

/// Runs a test like [`with_host_page`], without defining the element.
pub fn with_body<F>(body: &str, test: impl FnOnce(HostPage) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    let game = Server::start(dist(), "/a/b/");
    // The server has only pages that tests add.
    let host = Server::start(std::env::temp_dir().join("no-such-directory"), "/");
    host.set_page("index.html", &format!("{HEAD}{}", body.replace("{game}", game.address())));
    with_pages_of(&host, Motion::Reduced, |[page]| {
        let test = test(HostPage { page: page.clone(), game });
        async move {
            page.load("").await?;
            test.await
        }
    });
}

impl HostPage {
    /// Waits for this many games.
    pub async fn until_ready(&self, count: usize) -> WebDriverResult<()> {
        self.page.until(&format!("count('ready') === {count}")).await
    }

    /// Waits until the element has these moves.
    pub async fn until_moves(&self, moves: &str) -> WebDriverResult<()> {
        self.page.until(&format!("game().state?.moves === '{moves}'")).await
    }

    /// Switches to the frame that an expression returns.
    pub async fn enter(&self, frame: &str) -> WebDriverResult<()> {
        self.page.driver.execute(format!("return {frame}"), Vec::new()).await?.element()?.enter_frame().await?;
        self.page.until("document.querySelector('[data-game] [data-square]')").await
    }

    /// Returns to the host page and checks that the frame had no errors.
    pub async fn leave(&self) -> WebDriverResult<()> {
        self.page.ensure_no_errors().await?;
        self.page.driver.enter_default_frame().await
    }

    /// Returns the events of a kind, in order.
    pub async fn events(&self, kind: &str) -> WebDriverResult<Vec<Value>> {
        let events = self.page.eval(&format!("return log.filter(({{ type }}) => type === '{kind}')")).await?;
        Ok(events.as_array().cloned().unwrap_or_default())
    }
}
