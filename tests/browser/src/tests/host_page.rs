//! A page of somebody else, on another origin, with the game in it.

use serde_json::Value;
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_pages_of};
use browser_tests::server::Server;

/// What the page does before anything else: it notes the game's events where they end up when they bubble, and counts who
/// listens for messages.
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

/// A browser at a page of somebody else, and where the game comes from.
#[derive(Clone)]
pub struct HostPage {
    pub page: Page,
    pub game: Server,
}

/// Runs a test at a page with this body, in which `{game}` is the address of the game, and the element is defined.
pub fn with_host_page<F>(body: &str, test: impl FnOnce(HostPage) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    with_body(&format!(r#"<script type="module" src="{{game}}embed.js"></script><body>{body}"#), test);
}

/// The same without the script that defines the element.
pub fn with_body<F>(body: &str, test: impl FnOnce(HostPage) -> F)
where
    F: Future<Output = WebDriverResult<()>> + Send + 'static,
{
    let game = Server::start(dist(), "/a/b/");
    // There is nothing in it but what a test asks for.
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
    /// Waits until this many games have been ready.
    pub async fn until_ready(&self, count: usize) -> WebDriverResult<()> {
        self.page.until(&format!("count('ready') === {count}")).await
    }

    /// Waits for the moves that the element knows of.
    pub async fn until_moves(&self, moves: &str) -> WebDriverResult<()> {
        self.page.until(&format!("game().state?.moves === '{moves}'")).await
    }

    /// Goes into the frame that an expression gives.
    pub async fn enter(&self, frame: &str) -> WebDriverResult<()> {
        self.page.driver.execute(format!("return {frame}"), Vec::new()).await?.element()?.enter_frame().await?;
        self.page.until("document.querySelector('[data-game] [data-square]')").await
    }

    /// Goes back to the page around the game, unless the frame has met errors.
    pub async fn leave(&self) -> WebDriverResult<()> {
        self.page.ensure_no_errors().await?;
        self.page.driver.enter_default_frame().await
    }

    /// The events of a kind, in order.
    pub async fn events(&self, kind: &str) -> WebDriverResult<Vec<Value>> {
        let events = self.page.eval(&format!("return log.filter(({{ type }}) => type === '{kind}')")).await?;
        Ok(events.as_array().cloned().unwrap_or_default())
    }
}
