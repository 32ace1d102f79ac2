//! Forced colors of the system.

use super::states::State;
use browser_tests::prelude::*;

/// Returns the number of elements, and those without visible border, stroke or text.
const UNSEEN: &str = include_str!("system/unseen.js");

/// Returns what cannot be seen in forced colors, which only Chromium's driver emulates.
pub async fn unseen_in_forced_colors(page: &Page, state: State) -> WebDriverResult<Vec<String>> {
    let mut found = Vec::new();
    if !Engine::of_this_run().has_devtools() {
        return Ok(found);
    }
    for scheme in ["light", "dark"] {
        page.prefer(&[("forced-colors", "active"), ("prefers-color-scheme", scheme)]).await?;
        let (count, unseen): (usize, Vec<String>) = serde_json::from_value(page.eval(UNSEEN).await?).unwrap();
        assert!(count > 5, "{}: {count}", state.name);
        found.extend(unseen.into_iter().map(|it| format!("{}, {scheme} forced colors: {it}", state.name)));
    }
    page.prefer(&[]).await?;
    Ok(found)
}
