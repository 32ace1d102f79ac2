//! Themes and looks from settings, address and system, from the first frame on.

use browser_tests::prelude::*;

/// Returns theme and look of the page.
const LOOK: &str = "const { theme, look } = document.documentElement.dataset; return [theme ?? '', look ?? '']";

/// Returns text and background color.
const COLORS: &str =
    "return [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor]";
const BLACK_ON_WHITE: [&str; 2] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
const WHITE_ON_BLACK: [&str; 2] = ["rgb(255, 255, 255)", "rgb(0, 0, 0)"];

/// Waits until the bar of the browser has the color of the page.
async fn until_bar_has_page_color(page: &Page) -> WebDriverResult<()> {
    page.until(
        "all('[name=theme-color]').map((bar) => bar.content).join()
         == getComputedStyle(document.documentElement).backgroundColor",
    )
    .await
}

/// Disables caching, so that files can be refused later.
fn allow_to_forget(page: &Page) {
    page.server.set_extra_header("Cache-Control", "no-cache");
    page.server.forbid_workers();
}

/// Opens a page whose program never arrives, to observe the static page.
async fn load_without_program(page: &Page, query: &str) -> WebDriverResult<()> {
    page.server.refuse(".wasm");
    page.load(query).await?;
    page.until("one('[role=status]').innerText.includes('could not be started')").await?;
    assert_ne!(page.take_errors().await?, Vec::<String>::new());
    page.server.refuse_nothing();
    Ok(())
}

#[browser_test]
async fn valid_board_has_reserved_space_before_the_program(page: Page) {
    allow_to_forget(&page);
    for (board, large) in
        [("9x1x1", None), ("4x4x5", None), ("21x3x3", None), ("4x4x4", Some("")), ("9x2x2", Some("small"))]
    {
        load_without_program(&page, &format!("?board={board}")).await?;
        assert_eq!(page.eval("return document.documentElement.dataset.large ?? null").await?, json!(large), "{board}");
    }
}

#[browser_test]
async fn settings_apply_before_the_program(page: Page) {
    allow_to_forget(&page);
    page.open("?opponent=friend").await?;
    page.open_dialog("settings", "[name=look]").await?;
    page.choose("theme", "dark").await?;
    page.choose("look", "paper").await?;
    page.until_attribute("html", "data-look", "paper").await?;
    page.close_dialog().await?;
    until_bar_has_page_color(&page).await?;
    page.until_kept().await?;
    // The address overrides the settings, which an embedded game ignores.
    for (query, look) in [
        ("", ["dark", "paper"]),
        ("?theme=light", ["light", "paper"]),
        ("?look=soft", ["dark", ""]),
        ("?embed&theme=dark", ["dark", ""]),
    ] {
        load_without_program(&page, query).await?;
        assert_eq!(page.eval(LOOK).await?, json!(look), "{query}");
        assert_eq!(page.eval("return document.body.hidden").await?, json!(false));
    }
    page.open("").await?;
    page.until_attribute("html", "data-look", "paper").await?;
}

#[browser_test(only_in_chromium("only Chromium's driver emulates system settings"))]
async fn auto_theme_honors_prefers_contrast_and_explicit_themes_do_not(page: Page) {
    allow_to_forget(&page);
    let [light, dark] = ["light", "dark"].map(|scheme| ("prefers-color-scheme", scheme));
    let more = ("prefers-contrast", "more");
    page.prefer(&[dark]).await?;
    page.open("?theme=auto").await?;
    assert_ne!(page.eval(COLORS).await?, json!(WHITE_ON_BLACK));
    // The system setting can change while the page is open.
    page.prefer(&[dark, more]).await?;
    page.until("document.documentElement.matches('[data-more]')").await?;
    assert_eq!(page.eval(COLORS).await?, json!(WHITE_ON_BLACK));
    for (query, system, colors) in [
        ("", &[light, more][..], BLACK_ON_WHITE),
        ("?theme=contrast&look=paper", &[light], BLACK_ON_WHITE),
        ("?theme=contrast", &[dark], WHITE_ON_BLACK),
    ] {
        page.prefer(system).await?;
        load_without_program(&page, query).await?;
        assert_eq!(page.eval(COLORS).await?, json!(colors), "{query} before the program");
        page.open(query).await?;
        assert_eq!(page.eval(COLORS).await?, json!(colors), "{query}");
    }
    until_bar_has_page_color(&page).await?;
    page.prefer(&[light, more]).await?;
    page.open("?theme=dark").await?;
    assert_ne!(page.eval(COLORS).await?, json!(WHITE_ON_BLACK));
}

#[browser_test]
async fn accent_applies_to_controls_but_in_high_contrast(page: Page) {
    allow_to_forget(&page);
    load_without_program(&page, "?accent=fde047").await?;
    let fill = "return getComputedStyle(document.documentElement).getPropertyValue('--fill')";
    assert_eq!(page.eval(fill).await?, json!("#fde047"));
    let button = "(({ backgroundColor, color }) => `${color} on ${backgroundColor}`)(getComputedStyle(one('[data-action=reset]')))";
    for (query, expected) in [
        ("?theme=light&accent=fde047", "rgb(0, 0, 0) on rgb(253, 224, 71)"),
        ("?theme=light&accent=%237c3aed", "rgb(255, 255, 255) on rgb(124, 58, 237)"),
        ("?theme=contrast&accent=fde047", "rgb(255, 255, 255) on rgb(0, 0, 0)"),
    ] {
        // The main button of a finished game is filled.
        page.open(&format!("{query}&opponent=friend#moves=a1b1b2a2c3")).await?;
        page.until(&format!("{button} === '{expected}'")).await?;
    }
}
