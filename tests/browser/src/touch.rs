//! Touch gestures.

use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};
use thirtyfour::prelude::*;

use crate::browsers::engine::Engine;
use crate::harness::Page;

/// Simulates a touch with events, because the WebKitGTK driver has no touch input.
const FINGER: &str = "
    const places = PLACES;
    const fire = (target, type, [x, y]) => target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 7,
        isPrimary: true, clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window }));
    const below = ([x, y]) => document.elementFromPoint(x, y);
    const first = places[0], last = places[places.length - 1];
    const target = below(first);
    fire(target, 'pointerdown', first);
    for (const place of places.slice(1)) fire(target, 'pointermove', place);
    fire(target, 'pointerup', last);
    if (places.length == 1) {
        target.closest('button')?.focus();
        fire(target, 'click', last);
    }
";

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

    /// Drags a finger along points, in CSS pixels from the window's corner.
    pub async fn drag(&self, places: &[(i64, i64)]) -> WebDriverResult<()> {
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
