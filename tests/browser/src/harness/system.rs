//! What the system gives to a page: a share sheet, a clipboard and a folder of downloads.

use serde_json::Value;
use thirtyfour::prelude::*;

use super::Page;

/// A share sheet and a clipboard that take everything, and the last saved file.
const SYSTEM: &str = "
    navigator.share = async (data) => { window.shared = data };
    window.written = [];
    navigator.clipboard.writeText = async (text) => { window.written.push(text) };
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.saved = blob; return make(blob) };";

impl Page {
    /// Keeps what the documents from now on share, copy and save, in place of the system.
    pub async fn keep_shared(&self) -> WebDriverResult<()> {
        self.before_each_document(SYSTEM).await
    }

    /// The link that the page shares next, without its origin.
    pub async fn shared_link(&self) -> WebDriverResult<String> {
        self.until("window.shared").await?;
        let link = self.eval("return window.shared.url.slice(location.origin.length + 1)").await?;
        self.eval("window.shared = null").await?;
        Ok(link.as_str().unwrap_or_default().to_owned())
    }

    /// The text of the last saved file.
    pub async fn saved_file(&self) -> WebDriverResult<Value> {
        self.eval("return window.saved.text()").await
    }
}
