//! What a page shows and has stored.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::Page;

impl Page {
    /// The squares that match, in reading order.
    pub async fn squares(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        let script = format!("return [...document.querySelectorAll('{selector}')].map((it) => it.dataset.square)");
        Ok(serde_json::from_value(self.eval(&script).await?).unwrap())
    }

    /// The number of elements that match.
    pub async fn count(&self, selector: &str) -> WebDriverResult<usize> {
        let count = self.eval(&format!("return document.querySelectorAll('{selector}').length")).await?;
        Ok(serde_json::from_value(count).unwrap())
    }

    /// Returns query and fragment of the address, once the page has saved the game.
    pub async fn address(&self) -> WebDriverResult<String> {
        self.until_kept().await?;
        Ok(self.eval("return location.search + location.hash").await?.as_str().unwrap_or_default().to_owned())
    }

    /// The text of the first element that matches.
    pub async fn text(&self, selector: &str) -> WebDriverResult<String> {
        let script = format!("return document.querySelector('{selector}')?.innerText ?? ''");
        // Some browsers end a line after an empty element, others do not.
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

    /// The stored values by name, or null.
    pub async fn saved(&self) -> WebDriverResult<Value> {
        self.eval("return JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))").await
    }

    /// Changes some of the stored values, and loads the page again.
    pub async fn reload_with(&self, changes: &Value) -> WebDriverResult<()> {
        self.until_kept().await?;
        let changed = json!([self.saved().await?, changes]);
        let script = "localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify(Object.assign({}, ...CHANGED)))";
        self.eval(&script.replace("CHANGED", &changed.to_string())).await?;
        self.reload().await
    }
}
