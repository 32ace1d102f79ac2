//! Themes and looks from settings, address and system, from the first frame on.

use browser_tests::prelude::*;

/// Returns text and background color.
const COLORS: &str =
    "return [getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor]";
const BLACK_ON_WHITE: [&str; 2] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
const WHITE_ON_BLACK: [&str; 2] = ["rgb(255, 255, 255)", "rgb(0, 0, 0)"];
/// Text and background colors of styles/tokens.css.
const SOFT_DARK: [&str; 2] = ["rgb(236, 238, 250)", "rgb(16, 18, 27)"];
const PAPER_LIGHT: [&str; 2] = ["rgb(38, 36, 31)", "rgb(236, 228, 210)"];
const PAPER_DARK: [&str; 2] = ["rgb(240, 243, 238)", "rgb(23, 33, 30)"];

async fn assert_colors(page: &Page, expected: [&str; 2], when: &str) -> WebDriverResult<()> {
    assert_eq!(page.eval(COLORS).await?, json!(expected), "{when}");
    Ok(())
}

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
    page.until_attribute("html", "data-theme", "dark").await?;
    page.click("dialog [data-action=close]").await?;
    page.until_no_dialog().await?;
    assert_colors(&page, PAPER_DARK, "chosen").await?;
    until_bar_has_page_color(&page).await?;
    load_without_program(&page, "").await?;
    assert_colors(&page, PAPER_DARK, "on another visit").await?;
    assert_eq!(page.eval("return document.body.hidden").await?, json!(false));
    // The address overrides the setting.
    load_without_program(&page, "?theme=light").await?;
    assert_colors(&page, PAPER_LIGHT, "a theme in the address").await?;
    load_without_program(&page, "?look=soft").await?;
    assert_colors(&page, SOFT_DARK, "a look in the address").await?;
    // An embedded game ignores the settings.
    load_without_program(&page, "?embed&theme=dark").await?;
    assert_colors(&page, SOFT_DARK, "embedded").await?;
    page.open("").await?;
    page.until_attribute("html", "data-look", "paper").await?;
    assert_colors(&page, PAPER_DARK, "with the program").await?;
}

#[browser_test(only_in_chromium("only Chromium's driver emulates system settings"))]
async fn auto_theme_honors_prefers_contrast_and_explicit_themes_do_not(page: Page) {
    let contrast = "prefers-contrast";
    let scheme = "prefers-color-scheme";
    for look in ["soft", "paper"] {
        page.prefer(&[(scheme, "light")]).await?;
        page.open(&format!("?theme=contrast&look={look}")).await?;
        assert_colors(&page, BLACK_ON_WHITE, look).await?;
        page.prefer(&[(scheme, "dark")]).await?;
        assert_colors(&page, WHITE_ON_BLACK, look).await?;
        until_bar_has_page_color(&page).await?;
        page.open(&format!("?theme=auto&look={look}")).await?;
        assert_colors(&page, if look == "soft" { SOFT_DARK } else { PAPER_DARK }, look).await?;
        // The system setting can change while the page is open.
        page.prefer(&[(scheme, "dark"), (contrast, "more")]).await?;
        page.until("document.documentElement.matches('[data-more]')").await?;
        assert_colors(&page, WHITE_ON_BLACK, look).await?;
        page.prefer(&[(scheme, "light"), (contrast, "more")]).await?;
        page.open(&format!("?look={look}")).await?;
        assert_colors(&page, BLACK_ON_WHITE, look).await?;
        page.open(&format!("?theme=dark&look={look}")).await?;
        assert_colors(&page, if look == "soft" { SOFT_DARK } else { PAPER_DARK }, look).await?;
    }
    // High contrast has borders instead of shadows and glows.
    page.open("?theme=contrast&opponent=friend#moves=a1b1b2a2c3").await?;
    page.until_lazy_part().await?;
    for selector in [".square", ".button", ".chip"] {
        let width = format!("return getComputedStyle(one('{selector}')).borderTopWidth");
        assert_eq!(page.eval(&width).await?, json!("2px"), "{selector}");
    }
}

/// A finished game, whose main button is filled.
const WON: &str = "#moves=a1b1b2a2c3";

#[browser_test]
async fn accent_applies_to_controls_and_stays_readable(page: Page) {
    allow_to_forget(&page);
    let button = "(() => {
        const { backgroundColor, color } = getComputedStyle(one('[data-action=reset]'));
        return [backgroundColor, color].join(' on ');
    })()";
    for (accent, expected) in [
        ("fde047", "rgb(253, 224, 71) on rgb(0, 0, 0)"),
        ("%237c3aed", "rgb(124, 58, 237) on rgb(255, 255, 255)"),
        ("0a0", "rgb(0, 170, 0) on rgb(0, 0, 0)"),
    ] {
        page.open(&format!("?theme=light&accent={accent}&opponent=friend{WON}")).await?;
        page.until(&format!("{button} === '{expected}'")).await?;
    }
    // The accent applies before the program arrives.
    load_without_program(&page, "?accent=fde047").await?;
    assert_eq!(
        page.eval("return getComputedStyle(document.documentElement).getPropertyValue('--fill')").await?,
        json!("#fde047")
    );
    page.open("?accent=red&opponent=friend").await?;
    assert!(page.note().await?.contains("accent=red"));
    assert_eq!(page.eval("return document.documentElement.style.getPropertyValue('--own-fill')").await?, json!(""));
    // High contrast overrides the accent.
    page.open(&format!("?theme=contrast&accent=fde047&opponent=friend{WON}")).await?;
    page.until(&format!("{button} === 'rgb(0, 0, 0) on rgb(255, 255, 255)'")).await?;
}
