//! A host page on another origin, with the game in it.

use browser_tests::harness::{Fixture, with_page_of};
use browser_tests::prelude::*;
use browser_tests::server::Server;
use browser_tests::{FOLDER, Given};

/// Records the game's events after they bubble and counts message listeners.
const HEAD: &str = include_str!("host_page/head.html");

/// The frame of the first game.
pub const FRAME: &str = "frameOf(game())";

/// A page with an embedded game, and the server of the game.
#[derive(Clone)]
pub struct HostPage {
    pub page: Page,
    pub game: Server,
}

impl Fixture for HostPage {
    fn with(given: Given, test: impl AsyncFnOnce(Self) -> WebDriverResult<()>) {
        let host = Server::without_directory();
        let game = Server::start(dist(), FOLDER);
        with_page_of(&host, given.motion, async |page| test(Self { page, game }).await);
    }
}

impl HostPage {
    /// Opens a page with this body and the defined element. `{game}` is the URL of the game.
    pub async fn open(&self, body: &str) -> WebDriverResult<()> {
        let script = r#"<script type="module" src="{game}embed.js"></script>"#;
        self.open_without_element(&format!("{script}<body>{body}")).await
    }

    /// Opens a page like [`HostPage::open`], and waits until its game is ready.
    pub async fn open_game(&self, body: &str) -> WebDriverResult<()> {
        self.open(body).await?;
        self.until_ready(1).await
    }

    /// Opens a page like [`HostPage::open`], without defining the element.
    pub async fn open_without_element(&self, body: &str) -> WebDriverResult<()> {
        let body = body.replace("{game}", self.game.address());
        self.page.server.set_file("index.html", format!("{HEAD}{body}"));
        self.page.load("").await
    }

    /// Waits for this many games.
    pub async fn until_ready(&self, count: usize) -> WebDriverResult<()> {
        self.page.until(&format!("count('ready') === {count}")).await
    }

    /// Waits until the element has these moves.
    pub async fn until_moves(&self, moves: &str) -> WebDriverResult<()> {
        self.page.until(&format!("game().state?.moves === '{moves}'")).await
    }

    /// Defines the element by the script at an address, or by that of the game.
    pub async fn define(&self, address: &str) -> WebDriverResult<()> {
        let base = if address.starts_with("embed.js") { self.game.address() } else { "" };
        let script = format!(
            "return new Promise((onload, onerror) => document.head.append(Object.assign(document.createElement('script'), {{
                type: 'module', src: '{base}{address}', onload: () => onload(), onerror: () => onerror('no {address}'),
            }})))"
        );
        self.page.eval(&script).await.map(drop)
    }

    /// Waits until an expression is true in the frame of the first game.
    pub async fn until_in_game(&self, expression: &str) -> WebDriverResult<()> {
        self.enter(FRAME).await?;
        self.page.until(expression).await?;
        self.leave().await
    }

    /// Plays squares in the frame of the first game.
    pub async fn play(&self, squares: &[&str]) -> WebDriverResult<()> {
        self.enter(FRAME).await?;
        self.page.play(squares).await?;
        self.leave().await
    }

    /// Switches to the frame that an expression returns.
    pub async fn enter(&self, frame: &str) -> WebDriverResult<()> {
        self.page.driver.execute(format!("return {frame}"), Vec::new()).await?.element()?.enter_frame().await?;
        self.page.until("one('[data-game] [data-square]')").await
    }

    /// Returns to the host page and checks that the frame had no errors.
    pub async fn leave(&self) -> WebDriverResult<()> {
        self.page.ensure_no_errors().await?;
        self.page.driver.enter_default_frame().await
    }

    /// Checks the value of an expression in the host page.
    pub async fn expect(&self, expression: &str, value: Value) -> WebDriverResult<()> {
        assert_eq!(self.page.eval(&format!("return {expression}")).await?, value, "{expression}");
        Ok(())
    }
}
