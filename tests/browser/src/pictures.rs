//! Takes the pictures of README and manifest: screenshots and icons.

use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::harness::{Page, with_page};
use browser_tests::programs;

/// Fills the picture and moves the marks into the safe zone, a circle with a radius of two fifths of the width:
/// <https://www.w3.org/TR/appmanifest/#icon-masks>.
const MASKABLE: &str = "
    const icon = document.documentElement, ground = icon.querySelector('rect');
    icon.setAttribute('viewBox', '-10 -10 84 84');
    for (const [name, value] of Object.entries({ x: -10, y: -10, width: 84, height: 84, rx: 0 })) {
        ground.setAttribute(name, value);
    }
";

/// Writes all pictures to `target/pictures`.
pub fn take_all() {
    with_page(async |page: Page| {
        let folder = programs::workspace().join("target/pictures");
        std::fs::create_dir_all(&folder)?;
        take_readme(&page, &folder).await?;
        take_screens(&page, &folder).await?;
        take_preview(&page, &folder).await?;
        take_icons(&page, &folder).await
    });
}

/// Opens a game and waits for what arrives last.
async fn open(page: &Page, query: &str) -> WebDriverResult<()> {
    page.open(query).await?;
    page.until("document.querySelector('.history') && !document.querySelector('[data-thinking]')").await
}

/// Plays the winning move of a game between friends, so that the score counts it.
async fn open_won(page: &Page, theme: &str) -> WebDriverResult<()> {
    // Nothing is stored while no game is open.
    page.go(&format!("{}icon.svg", page.server.address())).await?;
    page.eval("localStorage.clear()").await?;
    open(page, &format!("?opponent=friend&theme={theme}#moves=a1b1b2a2")).await?;
    page.play(&["c3"]).await
}

async fn take_readme(page: &Page, folder: &Path) -> WebDriverResult<()> {
    for theme in ["light", "dark"] {
        page.resize(1200, 810, 1.0).await?;
        open_won(page, theme).await?;
        page.driver.screenshot(&folder.join(format!("readme-{theme}.png"))).await?;
        page.resize(320, 640, 2.0).await?;
        open(page, &format!("?opponent=hard&play=o&theme={theme}#moves=b2a1c3")).await?;
        page.driver.screenshot(&folder.join(format!("phone-{theme}.png"))).await?;
        page.open_dialog("settings", ".option").await?;
        page.driver.screenshot(&folder.join(format!("settings-{theme}.png"))).await?;
    }
    Ok(())
}

/// WebP, because soft shadows take three times as much space in PNG.
async fn take_screens(page: &Page, folder: &Path) -> WebDriverResult<()> {
    for (name, width, height, scale) in [("wide.webp", 1200, 810, 1.0), ("narrow.webp", 360, 720, 2.0)] {
        page.resize(width, height, scale).await?;
        match name {
            "wide.webp" => open_won(page, "light").await?,
            _ => open(page, "?opponent=hard&theme=light#moves=b2a1c3").await?,
        }
        let picture = page.cdp("Page.captureScreenshot", json!({ "format": "webp", "quality": 80 })).await?;
        let picture = BASE64_STANDARD.decode(picture.get("data").and_then(Value::as_str).unwrap()).unwrap();
        std::fs::write(folder.join(name), picture)?;
    }
    Ok(())
}

/// The picture of links to the game, in the size that most sites show.
async fn take_preview(page: &Page, folder: &Path) -> WebDriverResult<()> {
    page.resize(800, 420, 1.5).await?;
    open_won(page, "light").await?;
    page.driver.screenshot(&folder.join("preview.png")).await
}

async fn take_icons(page: &Page, folder: &Path) -> WebDriverResult<()> {
    page.go(&format!("{}icon.svg", page.server.address())).await?;
    // The area around rounded corners stays transparent.
    let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    page.cdp("Emulation.setDefaultBackgroundColorOverride", nothing).await?;
    for size in [192, 512] {
        resize(page, size).await?;
        page.driver.screenshot(&folder.join(format!("{size}.png"))).await?;
    }
    page.eval(MASKABLE).await?;
    page.driver.screenshot(&folder.join("maskable-512.png")).await?;
    page.cdp("Emulation.setDefaultBackgroundColorOverride", json!({})).await.map(drop)
}

async fn resize(page: &Page, size: u32) -> WebDriverResult<()> {
    let metrics = json!({ "width": size, "height": size, "deviceScaleFactor": 1, "mobile": false });
    page.cdp("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
}
