//! The keys that work wherever the focus is: listed by one of them, and switched off.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

/// What the tools show to those who point at them.
const TOOLTIPS: &str = "return [...document.querySelectorAll('.tools [title]')].map((it) => it.title)";

#[browser_test]
fn a_key_lists_them_and_they_can_be_switched_off() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        assert_eq!(
            page.eval(TOOLTIPS).await?,
            json!(["Undo (Ctrl+Z)", "Redo (Ctrl+Shift+Z)", "Hint (H)", "Values (V)"])
        );
        page.press("?").await?;
        page.until("document.querySelector('dialog[open] .keys')").await?;
        // Behind the list, no key does anything.
        page.press("1").await?;
        page.click("dialog [name=shortcuts]").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        for key in ["1", "n", "h", "v", "?"] {
            page.press(key).await?;
        }
        page.play(&["b2"]).await?;
        assert_eq!(page.eval(TOOLTIPS).await?, json!(["Undo", "Redo", "Hint", "Values"]));
        assert_eq!(page.squares("[data-mark]").await?, ["b2"]);
        assert_eq!(page.eval("return document.querySelectorAll('dialog[open], [data-light]').length").await?, json!(0));
        // The grid has its own keys, which are for nothing else.
        page.eval("document.querySelector('[data-square=a1]').focus()").await?;
        page.press(Key::Right + "").await?;
        page.until("document.activeElement.dataset.square == 'b1'").await?;

        // It stays for the next visit, until it is chosen otherwise.
        page.open("?opponent=friend").await?;
        page.press("1").await?;
        page.open_dialog("settings", "[name=shortcuts]").await?;
        assert_eq!(page.eval("return document.querySelector('[name=shortcuts]').checked").await?, json!(false));
        assert_eq!(page.squares("[data-mark]").await?, ["b2"], "the game of the last visit");
        page.click("dialog [name=shortcuts]").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        page.press("1").await?;
        page.until_attribute("[data-square=a1]", "data-mark", "o").await
    });
}

#[browser_test]
fn the_list_names_every_key() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        page.open_dialog("settings", "[data-action=shortcuts]").await?;
        page.click("dialog [data-action=shortcuts]").await?;
        page.until("document.querySelector('dialog[open] .keys')").await?;
        let listed = page.eval("return [...document.querySelectorAll('kbd')].map((it) => it.innerText)").await?;
        assert_eq!(listed, json!(["1 – 9", "Left, Right", "Home, End", "Ctrl Z", "H", "V", "N", "?"]));
        Ok(())
    });
}
