//! Presses every control of a state: each leaves a visible element focused.

use serde_json::json;
use thirtyfour::prelude::*;

use super::states::State;
use browser_tests::harness::Page;
use browser_tests::test_run;

/// Clicks the controls of the open dialog, or of the page, from index `FROM` until the next one is gone or another dialog is
/// open. Returns the next index, the number of controls, the clicked controls, and the action that lost the focus.
///
/// Skips controls in `SKIPPED`, text fields and links. Clicks only the first and last of similar squares and moves, and, unless
/// `IS_EXHAUSTIVE`, of the values of one action or input.
/// Closes dialogs that it opens.
const PRESS_ALL: &str = "
    const place = () => document.querySelector('dialog[open]') ?? document;
    const controls = () => [...place().querySelectorAll('button, summary, input:not([type=number])')]
        .filter((it) => it.checkVisibility() && !it.disabled);
    const key = ({ tagName, name, value, dataset: { action, square, set, move } }) =>
        [tagName, name, value, action, square, set, move].join();
    const title = () => place() !== document && place().querySelector('h2')?.textContent;
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const isThinking = () => document.querySelector('[data-thinking]:not(:has([data-busy]))');
    const settle = async () => {
        do await frames(); while (isThinking());
        // A busy machine may draw the next focus some frames later.
        for (const start = performance.now(); !hasFocus() && performance.now() - start < 3000;) await frames();
    };
    const hasFocus = () => {
        const { activeElement: it, body } = document;
        return it !== body && it.checkVisibility() && (place() === document || place().contains(it));
    };
    const kind = ({ name, dataset: { action, square, set, move, mark } }) =>
        (square && `square ${mark}`) ?? (set && `set ${mark}`) ?? (move && 'move')
            ?? (IS_EXHAUSTIVE ? undefined : action || name);
    const kinds = controls().map(kind);
    const isLike = (index) => kinds[index] && kinds.indexOf(kinds[index]) !== index && kinds.lastIndexOf(kinds[index]) !== index;
    const before = title();
    const all = controls().map(key);
    const pressed = [];
    return (async () => {
        for (let index = FROM; index < all.length; index += 1) {
            if (isLike(index) || SKIPPED.includes(all[index])) continue;
            const it = controls().find((it) => key(it) === all[index]);
            if (!it) return [index, all.length, pressed, null];
            pressed.push(all[index]);
            it.focus();
            const told = it.outerHTML.slice(0, 300);
            if (document.activeElement !== it) return [index, all.length, pressed, `before pressing ${told}`];
            const behind = place();
            it.click();
            await settle();
            if (!hasFocus()) return [index, all.length, pressed, `after pressing ${told}`];
            if (behind === document && place() !== document) {
                let close = null;
                while (!(close = place().querySelector('[data-action=close]'))) await frames();
                close.click();
                await settle();
                if (!hasFocus()) return [index, all.length, pressed, `after closing the dialog of ${told}`];
            }
            if (title() !== before) return [index + 1, all.length, pressed, null];
        }
        return [all.length, all.length, pressed, null];
    })();";

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
