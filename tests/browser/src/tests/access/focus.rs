//! Focus management: every action leaves a visible element focused.

use serde_json::json;
use thirtyfour::prelude::*;

use super::states::{State, named};
use browser_tests::browser_test;
use browser_tests::harness::Page;
use browser_tests::test_run;

/// Clicks the controls of the open dialog, or of the page, from index `FROM` until the set of controls changes. Returns
/// the next index, the number of controls, the clicked controls, and the action that lost the focus.
///
/// Skips controls in `SKIPPED`, text fields and links. Clicks only the first and last of similar squares and moves.
/// Closes dialogs that it opens.
const PRESS_ALL: &str = "
    const place = () => document.querySelector('dialog[open]') ?? document;
    const controls = () => [...place().querySelectorAll('button, summary, input:not([type=number])')]
        .filter((it) => it.checkVisibility() && !it.disabled);
    const key = ({ tagName, name, value, dataset: { action, square, set, move } }) =>
        [tagName, name, value, action, square, set, move].join();
    const keys = () => [place().nodeName, ...controls().map(key)].join(' ');
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
    const kind = ({ dataset: { square, set, move, mark } }) =>
        (square && `square ${mark}`) ?? (set && `set ${mark}`) ?? (move && 'move');
    const kinds = controls().map(kind);
    const isLike = (index) => kinds[index] && kinds.indexOf(kinds[index]) !== index && kinds.lastIndexOf(kinds[index]) !== index;
    const before = keys();
    const all = controls().map(key);
    const pressed = [];
    return (async () => {
        for (let index = FROM; index < all.length; index += 1) {
            if (isLike(index) || SKIPPED.includes(all[index])) continue;
            pressed.push(all[index]);
            const it = controls().find((it) => key(it) === all[index]);
            it.focus();
            const told = it.outerHTML.slice(0, 300);
            if (document.activeElement !== it) return [index, all.length, pressed, `before pressing ${told}`];
            const behind = place();
            it.click();
            await settle();
            if (!hasFocus()) return [index, all.length, pressed, `after pressing ${told}`];
            if (behind === document && place() !== document) {
                let close = null;
                while (!(close = place().querySelector('[data-action=close], [data-action=decline]'))) await frames();
                close.click();
                await settle();
                if (!hasFocus()) return [index, all.length, pressed, `after closing the dialog of ${told}`];
            }
            if (keys() !== before) return [index + 1, all.length, pressed, null];
        }
        return [all.length, all.length, pressed, null];
    })();";

/// Returns whether a visible element has the focus, after two frames.
const HAS_FOCUS: &str = "
    const done = arguments[0];
    const look = () => {
        const { activeElement: it, body } = document;
        const dialog = document.querySelector('dialog[open]');
        done(it !== body && it.checkVisibility() && (!dialog || dialog.contains(it)));
    };
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));";

async fn ensure_focus(page: &Page, after: &str) -> WebDriverResult<()> {
    page.until("!document.querySelector('[data-thinking]:not(:has([data-busy]))')").await?;
    let has_focus = page.driver.execute_async(HAS_FOCUS, Vec::new()).await?.json().clone();
    assert_eq!(has_focus, json!(true), "the focus is lost after {after}");
    Ok(())
}

/// Clicks every control of every state. Controls that kept the focus in a similar state are repeated only in nightly
/// runs.
async fn check_focus_of_controls(page: &Page, states: &[State]) -> WebDriverResult<()> {
    page.server.forbid_workers();
    // Each state begins with empty storage. A page that is left may still save its game.
    page.before_each_document("if (location.protocol === 'http:') localStorage.clear()").await?;
    let mut skipped = Vec::new();
    for state in states.iter().filter(|state| state.name != "15x15") {
        let mut next = 0;
        let mut pressed_here = Vec::new();
        loop {
            state.open(page, "auto").await?;
            let script = PRESS_ALL.replace("FROM", &next.to_string()).replace("SKIPPED", &json!(skipped).to_string());
            let (following, count, pressed, lost): (usize, usize, Vec<String>, Option<String>) =
                serde_json::from_value(page.eval(&script).await?).unwrap();
            assert_eq!(lost, None, "the focus is lost in the state {}", state.name);
            assert!(count >= 2, "{}", state.name);
            pressed_here.extend(pressed);
            next = following;
            if next >= count {
                break;
            }
        }
        if !test_run::is_nightly() {
            skipped.append(&mut pressed_here);
        }
    }
    Ok(())
}

mod every_control_keeps_or_moves_the_focus {
    crate::tests::access::states::test_each_group! { #[browser_test] check_focus_of_controls }
}

/// Focuses an element and presses Enter.
async fn press(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('{selector}')")).await?;
    page.eval(&format!("document.querySelector('{selector}').focus()")).await?;
    page.press(Key::Enter + "").await
}

async fn is_on(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.activeElement.matches('{selector}')")).await
}

#[browser_test(every_engine)]
async fn list_of_moves_keeps_the_focus(page: Page) -> WebDriverResult<()> {
    named("mid-game").open(&page, "auto").await?;
    page.open_moves().await?;
    press(&page, "[data-move=\"1\"]").await?;
    page.until_attribute("[data-move=\"1\"]", "aria-current", "step").await?;
    is_on(&page, "[data-move=\"1\"][aria-disabled]").await?;
    // A second press has no effect.
    page.press(Key::Enter + "").await?;
    ensure_focus(&page, "pressing the move at which one is").await?;
    is_on(&page, "[data-move=\"1\"]").await
}

#[browser_test]
async fn removed_elements_move_the_focus_to_a_successor(page: Page) -> WebDriverResult<()> {
    // After the note, the board.
    named("notes").open(&page, "auto").await?;
    press(&page, ".note [data-action=dismiss]").await?;
    is_on(&page, "[data-square]").await?;
    // Heading of the next dialog, or the field that it is for.
    for (state, action, target) in [
        ("board", "set-up", "h2"),
        ("board", "open-text", "textarea"),
        ("settings", "embed", "h2"),
        ("settings", "shortcuts", "h2"),
    ] {
        named(state).open(&page, "auto").await?;
        press(&page, &format!("dialog [data-action={action}]")).await?;
        is_on(&page, &format!("dialog[open] {target}")).await?;
        page.press(Key::Escape + "").await?;
        is_on(&page, &format!("[data-action={state}]")).await?;
    }
    // The board, after a move or a new game removes the element.
    named("review").open(&page, "auto").await?;
    press(&page, "[data-action=play-from]").await?;
    is_on(&page, "[data-square]").await?;
    page.open("?opponent=strategist#moves=a1b2").await?;
    press(&page, "[data-action=why]").await?;
    page.press("n").await?;
    page.until("!document.querySelector('[data-action=why]')").await?;
    is_on(&page, "[data-square]").await
}

#[browser_test]
async fn stop_and_resume_buttons_keep_the_focus(page: Page) -> WebDriverResult<()> {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    page.open_dialog("settings", "[name=thinking]").await?;
    page.choose("thinking", "10").await?;
    page.click("dialog [data-action=close]").await?;
    page.play(&["h8"]).await?;
    press(&page, "[data-action=stop]").await?;
    is_on(&page, "[data-action=think-on]").await?;
    page.press(Key::Enter + "").await?;
    is_on(&page, "[data-action=stop]").await?;
    press(&page, "[data-action=move-now]").await?;
    page.until_marks(2).await?;
    is_on(&page, "[data-square]").await
}

#[browser_test]
async fn touch_leaves_the_focus_on_the_board(page: Page) -> WebDriverResult<()> {
    page.resize(320, 640, 1.0).await?;
    named("15x15").open(&page, "auto").await?;
    page.tap("[data-square=c3]").await?;
    press(&page, "[data-action=place]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "o").await?;
    is_on(&page, "[data-square]").await
}

#[browser_test(every_engine)]
async fn shortcut_does_not_steal_focus(page: Page) -> WebDriverResult<()> {
    page.open("?opponent=friend#moves=b2").await?;
    page.until("document.querySelector('.moves')").await?;
    page.click("[data-action=hint]").await?;
    page.click(".headline").await?;
    page.until("document.activeElement === document.body").await?;
    page.press("n").await?;
    page.until_marks(0).await?;
    assert_eq!(page.eval("return document.activeElement === document.body").await?, json!(true));
    Ok(())
}

#[browser_test(every_engine)]
async fn grid_keys_work_in_the_position_editor(page: Page) -> WebDriverResult<()> {
    named("set-up").open(&page, "auto").await?;
    assert_eq!(page.eval("return document.querySelectorAll('dialog [role=grid] [tabindex=\"0\"]').length").await?, 1);
    page.eval("document.querySelector('[data-set=a1]').focus()").await?;
    for (key, square) in
        [(Key::Left, "a1"), (Key::Right, "b1"), (Key::Down, "b2"), (Key::End, "c2"), (Key::Home, "a2"), (Key::Up, "a1")]
    {
        page.press(key + "").await?;
        page.until(&format!("document.activeElement.dataset.set == '{square}'")).await?;
        page.until_attribute(&format!("[data-set={square}]"), "tabindex", "0").await?;
    }
    let chain = page.driver.action_chain().key_down(Key::Control).send_keys(Key::End + "").key_up(Key::Control);
    chain.perform().await?;
    page.until("document.activeElement.dataset.set == 'c3'").await?;
    page.press(" ").await?;
    page.until_attribute("[data-set=c3]", "data-mark", "o").await?;
    page.until_attribute("[data-set=c3]", "tabindex", "0").await
}
