//! Global keyboard shortcuts, their list and their switch.

use browser_tests::prelude::*;

/// Returns the tooltips of the tools.
const TOOLTIPS: &str = "return all('.tools [title]').map((it) => it.title)";

#[browser_test]
async fn shortcuts_are_listed_and_can_be_disabled(page: Page) {
    page.open("?opponent=friend#moves=c3").await?;
    assert_eq!(page.eval(TOOLTIPS).await?, json!(["Undo (Ctrl+Z)", "Help"]));
    page.press("?").await?;
    page.until("one('dialog[open] .keys')").await?;
    // Shortcuts do not work behind a dialog.
    page.press("1").await?;
    page.click("dialog [name=shortcuts]").await?;
    page.close_dialog().await?;
    for key in ["1", "n", "h", "v", "?"] {
        page.press(key).await?;
    }
    page.play(&["b2"]).await?;
    assert_eq!(page.eval(TOOLTIPS).await?, json!(["Undo", "Help"]));
    assert_eq!(page.squares("[data-mark]").await?, ["b2", "c3"]);
    assert_eq!(page.count("dialog[open], [data-light]").await?, 0);
    // The grid keeps its own keys.
    page.focus("[data-square=a1]").await?;
    page.press(Key::Right + "").await?;
    page.until("document.activeElement.dataset.square == 'b1'").await?;
    // The next visit keeps the setting.
    page.open("?opponent=friend").await?;
    page.press("1").await?;
    page.open_dialog("settings", "[name=shortcuts]:not(:checked)").await?;
    assert_eq!(page.squares("[data-mark]").await?, ["b2", "c3"], "the game of the last visit");
}

/// Presses a key, and returns whether the page leaves its default action to the browser.
async fn is_left_to_the_browser(page: &Page, key: &str, code: &str, has_control: bool) -> WebDriverResult<bool> {
    let event = json!({ "key": key, "code": code, "ctrlKey": has_control, "bubbles": true, "cancelable": true });
    let script = format!("return document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {event}))");
    Ok(page.eval(&script).await? == json!(true))
}

#[browser_test]
async fn keys_of_other_layouts_work_and_idle_keys_are_left_to_the_browser(page: Page) {
    page.open("?opponent=casual").await?;
    for key in ["Home", "End"] {
        assert!(is_left_to_the_browser(&page, key, key, false).await?, "{key} on a blank board");
    }
    page.choose("opponent", "friend").await?;
    for (key, code, has_control, marks) in [
        ("٥", "Digit5", false, 1),
        ("é", "Digit2", false, 2),
        ("я", "KeyZ", true, 1),
        ("۹", "Numpad9", false, 2),
        ("т", "KeyN", false, 0),
        ("ז", "KeyZ", true, 2),
    ] {
        assert!(!is_left_to_the_browser(&page, key, code, has_control).await?, "{key}");
        page.until_marks(marks).await?;
    }
    assert_eq!(page.squares("[data-mark]").await?, ["b2", "c3"]);
    assert!(is_left_to_the_browser(&page, "1", "Digit1", true).await?, "Ctrl+1 chooses a tab");
    page.until("one('[data-action=help]')").await?;
    assert!(!is_left_to_the_browser(&page, "η", "KeyH", false).await?);
    page.until("one('[data-light=pointed]')").await?;
    // The last move is shown. Nothing has the focus.
    page.until("document.activeElement.blur() ?? document.activeElement == document.body").await?;
    let is_left = |key: &str| {
        let event = json!({ "key": key, "code": key, "bubbles": true, "cancelable": true });
        format!("return document.body.dispatchEvent(new KeyboardEvent('keydown', {event}))")
    };
    assert_eq!(page.eval(&is_left("End")).await?, json!(true));
    assert_eq!(page.eval(&is_left("Home")).await?, json!(false));
    page.until_marks(0).await?;
}
