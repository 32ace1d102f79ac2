//! Touch gestures.

use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};
use thirtyfour::prelude::*;

use super::Page;
use crate::browsers::engine::Engine;

/// Simulates a touch with events, because the WebKitGTK driver has no touch input.
const FINGER: &str = include_str!("touch/finger.js");

impl Page {
    /// Taps the center of an element.
    pub async fn tap(&self, selector: &str) -> WebDriverResult<()> {
        let middle = format!(
            "const {{ x, y, width, height }} = document.querySelector('{selector}').getBoundingClientRect();
            return [x + width / 2, y + height / 2].map(Math.round)"
        );
        let middle = serde_json::from_value(self.eval(&middle).await?)?;
        self.drag(&[middle]).await
    }

    /// Swipes over the upper part of an element, between two distances from the left edge of the window.
    pub async fn swipe(&self, selector: &str, from: i64, to: i64) -> WebDriverResult<()> {
        let place = format!(
            "const it = document.querySelector('{selector}');
            it.scrollIntoView();
            return Math.round(it.getBoundingClientRect().top + 20)"
        );
        let height = self.eval(&place).await?.as_i64().unwrap();
        self.drag(&[(from, height), (i64::midpoint(from, to), height), (to, height)]).await
    }

    /// Drags a finger along points, in CSS pixels from the window's corner.
    async fn drag(&self, places: &[(i64, i64)]) -> WebDriverResult<()> {
        if Engine::of_this_run() == Engine::WebKit {
            return self.eval(&FINGER.replace("PLACES", &json!(places).to_string())).await.map(drop);
        }
        let mut steps: Vec<Value> = Vec::new();
        for (x, y) in places {
            let duration = if steps.is_empty() { 0 } else { 50 };
            steps.push(json!({ "type": "pointerMove", "duration": duration, "x": x, "y": y }));
            if steps.len() == 1 {
                steps.push(json!({ "type": "pointerDown", "button": 0 }));
            }
        }
        steps.push(json!({ "type": "pointerUp", "button": 0 }));
        let finger =
            json!([{ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": steps }]);
        self.driver.cmd(Command::PerformActions(Actions::from(finger))).await.map(drop)
    }
}
