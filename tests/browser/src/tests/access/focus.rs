//! The focus is never lost and never jumps: after every press there is something that has it.

use serde_json::json;
use thirtyfour::prelude::*;

use super::states::{BOARDS, DIALOGS, GAMES, State, named};
use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};
use browser_tests::test_run;

/// Presses the controls in the open dialog, or else on the page, one after the other from a given one, until one changes
/// which controls there are. Returns which one is next, out of how many, the controls that were pressed, and after which
/// press the focus was lost.
///
/// Controls in the list `SKIPPED` are not pressed. Fields for text and links that leave the page are left out. Of the squares of a board with the same mark, and of the
/// moves of a list, the first and the last are pressed. A dialog that a press opens is closed again.
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
        // On a busy machine, what takes the focus over is drawn some frames later. Once lost, it would stay lost.
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

/// Whether something that is seen has the focus. It is asked after the page has been drawn twice.
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

/// Presses every control of every state; only each night those again that kept the focus in a similar state before.
fn every_control_keeps_the_focus(states: &'static [State]) {
    with_page(Motion::Reduced, async move |page: Page| {
        page.server.forbid_workers();
        let mut skipped = Vec::new();
        for state in states.iter().filter(|state| state.name != "15x15") {
            let mut next = 0;
            let mut pressed_here = Vec::new();
            loop {
                // The game and the settings are as if no control had been pressed.
                page.eval("if (location.protocol === 'http:') localStorage.clear()").await?;
                state.open(&page, "auto").await?;
                let script =
                    PRESS_ALL.replace("FROM", &next.to_string()).replace("SKIPPED", &json!(skipped).to_string());
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
    });
}

#[browser_test]
fn every_control_of_a_running_game_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&GAMES[..3]);
}

#[browser_test]
fn every_control_of_a_finished_game_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&GAMES[3..6]);
}

#[browser_test]
fn every_control_of_an_explained_game_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&GAMES[6..]);
}

#[browser_test]
fn every_control_of_a_settings_dialog_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&DIALOGS[..6]);
}

#[browser_test]
fn every_control_of_a_sharing_dialog_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&DIALOGS[6..]);
}

#[browser_test]
fn every_control_of_a_board_keeps_the_focus_or_passes_it_on() {
    every_control_keeps_the_focus(&BOARDS);
}

/// Gives the focus to an element and presses it with the keyboard.
async fn press(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('{selector}')")).await?;
    page.eval(&format!("document.querySelector('{selector}').focus()")).await?;
    page.press(Key::Enter + "").await
}

async fn is_on(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.activeElement.matches('{selector}')")).await
}

#[browser_test(every_engine)]
fn the_list_of_moves_keeps_the_focus_where_it_was_pressed() {
    with_page(Motion::Reduced, async |page: Page| {
        named("mid-game").open(&page, "auto").await?;
        press(&page, "[data-move=\"1\"]").await?;
        page.until_attribute("[data-move=\"1\"]", "aria-current", "step").await?;
        is_on(&page, "[data-move=\"1\"][aria-disabled]").await?;
        // Pressing it again leads nowhere else.
        page.press(Key::Enter + "").await?;
        ensure_focus(&page, "pressing the move at which one is").await?;
        is_on(&page, "[data-move=\"1\"]").await
    });
}

#[browser_test]
fn what_goes_away_passes_the_focus_on_to_what_comes_next() {
    with_page(Motion::Reduced, async |page: Page| {
        // To the next note, and from the last one to the board.
        named("notes").open(&page, "auto").await?;
        press(&page, ".note [data-action=dismiss]").await?;
        page.until("!document.querySelector('.note + .note')").await?;
        is_on(&page, ".note [data-action=dismiss]").await?;
        page.press(Key::Enter + "").await?;
        is_on(&page, "[data-square]").await?;
        // To the heading of the dialog that takes the place of another one.
        for (state, action) in
            [("share", "set-up"), ("share", "open-text"), ("share", "embed"), ("settings", "shortcuts")]
        {
            named(state).open(&page, "auto").await?;
            press(&page, &format!("dialog [data-action={action}]")).await?;
            is_on(&page, "dialog[open] h2").await?;
            page.press(Key::Escape + "").await?;
            is_on(&page, &format!("[data-action={state}]")).await?;
        }
        // To the board from what a move or a new game takes away.
        named("review").open(&page, "auto").await?;
        press(&page, "[data-action=play-from]").await?;
        is_on(&page, "[data-square]").await?;
        page.open("?opponent=strategist#moves=a1b2").await?;
        press(&page, "[data-action=why]").await?;
        page.press("n").await?;
        page.until("document.querySelector('[data-action=why]').hidden").await?;
        is_on(&page, "[data-square]").await
    });
}

#[browser_test]
fn stopping_and_thinking_on_keep_the_focus() {
    with_page(Motion::Reduced, async |page: Page| {
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
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        is_on(&page, "[data-square]").await
    });
}

#[browser_test]
fn what_a_finger_plays_leaves_the_focus_on_the_board() {
    with_page(Motion::Reduced, async |page: Page| {
        page.resize(320, 640, 1.0).await?;
        named("15x15").open(&page, "auto").await?;
        page.tap("[data-square=c3]").await?;
        press(&page, "[data-action=place]").await?;
        page.until_attribute("[data-square=c3]", "data-mark", "o").await?;
        is_on(&page, "[data-square]").await
    });
}

#[browser_test(every_engine)]
fn who_wants_the_focus_nowhere_keeps_it_there() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend#moves=b2").await?;
        page.until("document.querySelector('.moves')").await?;
        page.click("[data-action=hint]").await?;
        page.click("h1").await?;
        page.until("document.activeElement === document.body").await?;
        page.press("n").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        assert_eq!(page.eval("return document.activeElement === document.body").await?, json!(true));
        Ok(())
    });
}

#[browser_test(every_engine)]
fn the_keys_of_the_grid_move_on_the_board_that_is_set_up_too() {
    with_page(Motion::Reduced, async |page: Page| {
        named("set-up").open(&page, "auto").await?;
        assert_eq!(
            page.eval("return document.querySelectorAll('dialog [role=grid] [tabindex=\"0\"]').length").await?,
            1
        );
        page.eval("document.querySelector('[data-set=a1]').focus()").await?;
        for (key, square) in [
            (Key::Left, "a1"),
            (Key::Right, "b1"),
            (Key::Down, "b2"),
            (Key::End, "c2"),
            (Key::Home, "a2"),
            (Key::Up, "a1"),
        ] {
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
    });
}
