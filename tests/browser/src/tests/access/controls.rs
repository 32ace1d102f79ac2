//! Presses every control of a state: each leaves a visible element focused.

use super::states::State;
use browser_tests::prelude::*;

/// Clicks the controls of the open dialog, or of the page, from index `FROM` until the next one is gone or another dialog is
/// open. Returns the next index, the number of controls, the clicked controls, and the action that lost the focus.
///
/// Skips controls in `SKIPPED`, text fields and links. Clicks only the first and last of similar squares and moves, and, unless
/// `IS_EXHAUSTIVE`, of the values of one action or input.
/// Closes dialogs that it opens.
const PRESS_ALL: &str = include_str!("controls/press_all.js");

/// The controls that kept the focus in earlier states.
#[derive(Default)]
pub struct Controls {
    pressed: Vec<String>,
}

impl Controls {
    /// Presses the controls of an opened state, and opens the state again whenever one of them is gone. Those that kept the focus
    /// in a similar state are repeated only in exhaustive runs.
    pub async fn press_all(&mut self, page: &Page, state: State) -> WebDriverResult<()> {
        let (mut next, mut pressed_here) = (0, Vec::new());
        loop {
            let skipped = json!(self.pressed).to_string();
            let script = PRESS_ALL
                .replace("FROM", &next.to_string())
                .replace("SKIPPED", &skipped)
                .replace("IS_EXHAUSTIVE", &test_run::is_exhaustive().to_string());
            let (following, count, pressed, lost): (usize, usize, Vec<String>, Option<String>) =
                serde_json::from_value(page.eval(&script).await?).unwrap();
            assert_eq!(lost, None, "the focus is lost in the state {}", state.name);
            assert!(count >= 2, "{}", state.name);
            pressed_here.extend(pressed);
            next = following;
            if next >= count {
                break;
            }
            state.open(page, "auto").await?;
        }
        if !test_run::is_exhaustive() {
            self.pressed.append(&mut pressed_here);
        }
        Ok(())
    }
}
