//! The release, played from outside: in a real browser, as people do.
//!
//! `cargo xtask test browser` runs these in Chromium, `firefox` and `webkit` in the other two; `engines.tsv` names what an
//! engine cannot run, and why. `DIST` says where the release is, and `ENGINE` in which browser: Chromium (which is where
//! `CHROMIUM` and `CHROMEDRIVER` say), Firefox (`FIREFOX`, `GECKODRIVER`) or WebKit (`MINI_BROWSER`, `WEBKIT_DRIVER`, and
//! `X_SERVER` for its display). `WEB_SERVER` says where nginx is, `FONT` where the font of the
//! pictures is, `AXE` where the script of axe-core is.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot go on should say so and end"
)]

mod access;
mod bad_input;
mod browser;
mod by_link;
mod chromium;
mod display;
mod embed_dialog;
mod embedding;
mod embedding_size;
mod engine;
mod explanations;
mod family;
mod firefox;
mod harness;
mod headers_file;
mod host_page;
mod hostile;
mod hosting;
mod keyboard;
mod large_boards;
mod later;
mod lifecycle;
mod looks;
mod manifest_pictures;
mod motion;
mod nginx;
mod offline;
mod opponents;
mod picture;
mod playing;
mod prelude;
mod random;
mod score;
mod server;
mod session;
mod set_up;
mod sharing;
mod snapshots;
mod themes;
mod thinking;
mod time_travel;
mod touch;
mod webkit;

use std::path::Path;

use harness::{Motion, with_page};

/// Takes the pictures that the README and the manifest show, and others for people to look at, into `target/pictures`.
#[test]
fn pictures() {
    with_page(Motion::Reduced, async |page: harness::Page| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
        std::fs::create_dir_all(&folder)?;
        for theme in ["light", "dark"] {
            page.resize(1000, 720, 1.0).await?;
            page.open(&format!("?opponent=friend&theme={theme}#moves=a1b1b2a2c3")).await?;
            page.driver.screenshot(&folder.join(format!("readme-{theme}.png"))).await?;
            page.resize(320, 640, 2.0).await?;
            page.open(&format!("?opponent=strategist&play=o&theme={theme}#moves=b2a1c3")).await?;
            page.driver.screenshot(&folder.join(format!("phone-{theme}.png"))).await?;
            page.click("[data-action=settings]").await?;
            page.until("document.querySelector('dialog[open]')").await?;
            page.until("document.querySelector('.option')").await?;
            page.driver.screenshot(&folder.join(format!("settings-{theme}.png"))).await?;
        }
        manifest_pictures::take(&page, &folder).await
    });
}
