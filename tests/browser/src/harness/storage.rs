//! What a page has stored.

use serde_json::Value;
use thirtyfour::prelude::*;

use super::Page;

impl Page {
    /// The stored values by name, or null.
    pub async fn saved(&self) -> WebDriverResult<Value> {
        self.eval("return JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))").await
    }

    /// Changes some of the stored values, and loads the page again.
    pub async fn reload_with(&self, changes: &Value) -> WebDriverResult<()> {
        self.until_kept().await?;
        let saved = "JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))";
        let changed = format!("JSON.stringify({{ ...{saved}, ...{changes} }})");
        self.eval(&format!("localStorage.setItem(keyOf('tic-tac-toe'), {changed})")).await?;
        self.reload().await
    }
}
