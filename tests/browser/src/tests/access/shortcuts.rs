//! Global keyboard shortcuts, their list and their switch.

use browser_tests::prelude::*;

#[browser_test]
async fn shortcuts_are_listed_and_can_be_disabled(page: Page) {
    page.open("?opponent=friend#moves=c3").await?;
    let tooltips = "return all('.tools [title]').map((it) => it.title)";
    assert_eq!(page.eval(tooltips).await?, json!(["Undo (Ctrl+Z)", "Help"]));
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
    assert_eq!(page.eval(tooltips).await?, json!(["Undo", "Help"]));
    assert_eq!(page.squares("[data-mark]").await?, ["b2", "c3"]);
    assert_eq!(page.count("dialog[open], [data-light]").await?, 0);
    // The grid keeps its own keys.
    page.focus("[data-square=a1]").await?;
    page.press(Key::Right + "").await?;
    page.until("document.activeElement.dataset.square == 'b1'").await?;
}

/// Presses a key, and returns whether the page leaves its default action to the browser.
async fn is_left_to_the_browser(page: &Page, key: &str, code: &str, has_control: bool) -> WebDriverResult<bool> {
    let event = json!({ "key": key, "code": code, "ctrlKey": has_control, "bubbles": true, "cancelable": true });
    let script = format!("return document.body.dispatchEvent(new KeyboardEvent('keydown', {event}))");
    Ok(page.eval(&script).await? == json!(true))
}

#[browser_test]
async fn keys_of_other_layouts_work_and_idle_keys_are_left_to_the_browser(page: Page) {
    page.open("?opponent=friend").await?;
    for (key, code, has_control, is_left, marks) in [
        ("Home", "Home", false, true, 0),
        ("٥", "Digit5", false, false, 1),
        ("é", "Digit2", false, false, 2),
        ("1", "Digit1", true, true, 2),
        ("End", "End", false, true, 2),
        ("я", "KeyZ", true, false, 1),
        ("Home", "Home", false, false, 0),
    ] {
        assert_eq!(is_left_to_the_browser(&page, key, code, has_control).await?, is_left, "{key}");
        page.until_marks(marks).await?;
    }
}
