//! Takes the pictures of README and manifest: screenshots and icons.

use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::programs;
use browser_tests::server::Server;

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
    with_page_of(&Server::start(dist(), "/"), Motion::Reduced, async |page: Page| {
        let folder = programs::workspace().join("target/pictures");
        std::fs::create_dir_all(&folder)?;
        take_screens(&page, &folder).await?;
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
    page.leave_game().await?;
    page.eval("localStorage.clear()").await?;
    open(page, &format!("?opponent=friend&theme={theme}#moves=a1b1b2a2")).await?;
    page.play(&["c3"]).await
}

/// Takes the pictures of the README, of the manifest, and of links to the game, in the size that most sites show.
async fn take_screens(page: &Page, folder: &Path) -> WebDriverResult<()> {
    for (name, theme, [width, height], scale) in [
        ("readme-light.png", "light", [1200, 810], 1.0),
        ("readme-dark.png", "dark", [1200, 810], 1.0),
        ("preview.png", "light", [800, 420], 1.5),
        ("wide.webp", "light", [1200, 810], 1.0),
        ("narrow.webp", "light", [360, 720], 2.0),
    ] {
        page.resize(width, height, scale).await?;
        match name {
            "narrow.webp" => open(page, "?opponent=hard&theme=light#moves=b2a1c3").await?,
            _ => open_won(page, theme).await?,
        }
        // Soft shadows take three times as much space in PNG.
        let (_, format) = name.split_once('.').unwrap();
        let format = if format == "png" { json!({}) } else { json!({ "format": format, "quality": 80 }) };
        let picture = page.cdp("Page.captureScreenshot", format).await?;
        let picture = BASE64_STANDARD.decode(picture["data"].as_str().unwrap()).unwrap();
        std::fs::write(folder.join(name), picture)?;
    }
    Ok(())
}

async fn take_icons(page: &Page, folder: &Path) -> WebDriverResult<()> {
    page.go(&format!("{}icon.svg", page.server.address())).await?;
    // The area around rounded corners stays transparent.
    let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    page.cdp("Emulation.setDefaultBackgroundColorOverride", nothing).await?;
    for (name, size) in [("192.png", 192), ("512.png", 512), ("maskable-512.png", 512)] {
        let metrics = json!({ "width": size, "height": size, "deviceScaleFactor": 1, "mobile": false });
        page.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
        if name.starts_with("maskable") {
            page.eval(MASKABLE).await?;
        }
        page.driver.screenshot(&folder.join(name)).await?;
    }
    page.cdp("Emulation.setDefaultBackgroundColorOverride", json!({})).await.map(drop)
}
