//! The window of a page, the system around it, and what only Chromium's driver tells.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::Page;
use super::waiting::PATIENCE;
use crate::browsers::browser::{self, CORNER};
use crate::browsers::engine::Engine;

/// Waits for at most half a second until the window has the right size.
const RESIZED: &str = "return new Promise((done) => {
    const end = performance.now() + 500;
    const timer = setInterval(() => {
        if ((innerWidth !== WIDTH || innerHeight !== HEIGHT) && performance.now() < end) return;
        clearInterval(timer);
        done();
    }, 10);
})";

impl Page {
    /// Has Chromium's pages see these media features, such as `("forced-colors", "active")`.
    pub async fn prefer(&self, features: &[(&str, &str)]) -> WebDriverResult<()> {
        browser::prefer(&self.driver, self.motion, features).await
    }

    /// Sends a command of the Chrome DevTools Protocol, for features that WebDriver lacks.
    pub async fn cdp(&self, command: &str, parameters: Value) -> WebDriverResult<Value> {
        assert!(Engine::of_this_run().has_devtools(), "only Chromium's driver knows {command}");
        self.driver.cdp().send_raw(command, parameters).await
    }

    /// Returns how often Chromium has done some work since `Performance.enable`, such as `LayoutCount`.
    pub async fn work(&self, name: &str) -> WebDriverResult<f64> {
        let answer = self.cdp("Performance.getMetrics", json!({})).await?;
        let metric = answer["metrics"].as_array().unwrap().iter().find(|metric| metric["name"] == name);
        Ok(metric.unwrap()["value"].as_f64().unwrap())
    }

    /// Resizes the window of an open page, and waits until the page is drawn in it.
    pub async fn fit_into(&self, (width, height): (u32, u32)) -> WebDriverResult<()> {
        self.resize(width, height, 1.0).await?;
        self.until(&format!("innerWidth == {width} && innerHeight == {height}")).await?;
        self.until_drawn().await
    }

    /// Sets the size of the window in CSS pixels and, in Chromium, the device pixel ratio.
    pub async fn resize(&self, width: u32, height: u32, scale: f64) -> WebDriverResult<()> {
        if Engine::of_this_run().has_devtools() {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": true });
            return self.cdp("Emulation.setDeviceMetricsOverride", metrics).await.map(drop);
        }
        assert!(scale <= 1.0, "only Chromium's driver changes the pixels of its screen");
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            // What stands around the page, which may be more or less from one width to another.
            let script = "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]";
            let [is_wide, is_high, wider, higher]: [u32; 4] = serde_json::from_value(self.eval(script).await?)?;
            if (is_wide, is_high) == (width, height) {
                return Ok(());
            }
            assert!(tokio::time::Instant::now() < deadline, "the window stays {is_wide} × {is_high}");
            self.driver.set_window_rect(CORNER.0, CORNER.1, width + wider, height + higher).await?;
            // The page hears of it some frames later.
            let script = RESIZED.replace("WIDTH", &width.to_string()).replace("HEIGHT", &height.to_string());
            self.eval(&script).await?;
        }
    }
}
