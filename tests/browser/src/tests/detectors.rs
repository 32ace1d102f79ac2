//! Detectors of faults in the layout of a page.

use browser_tests::prelude::*;

/// What overflows, is smaller than a finger, outside the window or covered.
pub const LAYOUT: &str = include_str!("detectors/layout.js");

/// Words that the browser breaks although they fit into a line, and lines that overlap those of another element. `BREAKS` is a
/// condition under which a broken word is a fault.
pub const LINES: &str = include_str!("detectors/lines.js");

/// Returns what detectors of [`LAYOUT`] find, such as `...small(), ...outside('.board')`.
pub async fn faults(page: &Page, detectors: &str) -> WebDriverResult<Vec<String>> {
    let found = page.eval(&format!("{LAYOUT} return (async () => [{detectors}])()")).await?;
    Ok(serde_json::from_value(found).unwrap())
}

/// Returns the words that are broken or overlap.
pub async fn broken_words(page: &Page) -> WebDriverResult<Vec<String>> {
    let found = page.eval(&format!("{} return lines()", LINES.replace("BREAKS", "true"))).await?;
    Ok(serde_json::from_value(found).unwrap())
}
