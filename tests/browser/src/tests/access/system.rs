//! System settings: forced colors and reduced transparency.

use super::states::{State, named};
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

#[browser_test(only_in_chromium("only Chromium's driver emulates system settings"))]
async fn focus_differs_from_pressed_state_in_forced_colors(page: Page) {
    page.prefer(&[("forced-colors", "active")]).await?;
    named("hint").open(&page, "auto").await?;
    page.open_moves().await?;
    let outline = "return getComputedStyle(document.activeElement).outline";
    for selector in ["[data-light=pointed]", "[data-action=hint]", "[data-action=undo]", "[aria-current]"] {
        let look = format!("return getComputedStyle(one('{selector}')).outlineStyle");
        assert_eq!(page.eval(&look).await?, json!("none"), "{selector} without the focus");
        page.eval(&format!("one('{selector}').focus({{ focusVisible: true }})")).await?;
        page.until(&format!("document.activeElement.matches('{selector}')")).await?;
        let focused = page.eval(outline).await?;
        assert!(focused.as_str().unwrap().contains("solid 3px"), "{selector} with the focus: {focused}");
    }
}

#[browser_test(only_in_chromium("only Chromium's driver emulates system settings"))]
async fn reduced_transparency_hides_the_page_behind_a_dialog(page: Page) {
    let veil = "return getComputedStyle(one('dialog'), '::backdrop').backgroundColor";
    named("settings").open(&page, "light").await?;
    let usual = page.eval(veil).await?;
    assert!(usual.as_str().unwrap().starts_with("rgba("), "{usual}");
    page.prefer(&[("prefers-reduced-transparency", "reduce")]).await?;
    let solid = page.eval(veil).await?;
    assert!(solid.as_str().unwrap().starts_with("rgb("), "{solid}");
}
