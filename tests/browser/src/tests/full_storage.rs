//! A browser whose storage has no room left.

use serde_json::Value;
use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

/// Fills the local storage of the page's origin to the last character of its quota.
const FILL: &str = "
    const put = (length) => {
        try {
            // A key counts as well, and has one character.
            localStorage.setItem(String.fromCharCode(0x100 + localStorage.length), 'x'.repeat(length));
            return true;
        } catch {
            return false;
        }
    };
    for (let length = 2 ** 23; length >= 1; length /= 2) put(length);
    while (put(0)) {}";

/// Removes all but the game's own entry.
const FREE: &str = "Object.keys(localStorage).filter((key) => key !== 'tic-tac-toe')
    .forEach((key) => localStorage.removeItem(key))";

/// The moves of the saved game.
async fn saved_moves(page: &Page) -> WebDriverResult<Value> {
    page.until_kept().await?;
    page.eval("return JSON.parse(localStorage.getItem('tic-tac-toe'))?.game_moves ?? null").await
}

#[browser_test]
fn a_full_storage_does_not_stop_the_game_and_saving_resumes_when_there_is_room() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        page.play(&["b2", "a1"]).await?;
        assert_eq!(saved_moves(&page).await?, "b2a1");
        page.eval(FILL).await?;

        page.play(&["c3"]).await?;
        assert!(page.note().await?.contains("does not save anything"), "{}", page.note().await?);
        assert_eq!(saved_moves(&page).await?, "b2a1");
        page.play(&["b1", "c2", "a3", "a2"]).await?;
        page.until_attribute("[data-game]", "data-winner", "x").await?;
        assert_eq!(page.moves_in_address().await?, "b2a1c3b1c2a3a2");
        assert_eq!(page.score().await?, [1, 0, 0]);
        assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, 1);

        page.eval(FREE).await?;
        page.click("[data-action=reset]").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        page.play(&["a3"]).await?;
        assert_eq!(saved_moves(&page).await?, "a3");
        page.open("").await?;
        assert_eq!(page.squares("[data-mark]").await?, ["a3"]);
        assert_eq!(page.score().await?, [1, 0, 0]);
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}

#[browser_test]
fn a_first_visit_with_a_full_storage_is_a_visit_like_any_other() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.set_page("other", "<!doctype html><title>Another page of the same origin</title>");
        page.go(&format!("{}other", page.server.address())).await?;
        page.eval(FILL).await?;
        page.open("?opponent=friend").await?;
        page.play(&["b2", "a1", "c3"]).await?;
        assert!(page.note().await?.contains("does not save anything"), "{}", page.note().await?);
        page.open_dialog("settings", "[name=theme]").await?;
        page.choose("theme", "dark").await?;
        page.until_attribute("html", "data-theme", "dark").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        assert_eq!(saved_moves(&page).await?, Value::Null);
        // The address keeps the game over a reload.
        page.reload().await?;
        page.until("document.querySelectorAll('[data-square][data-mark]').length == 3").await?;
        page.eval(FREE).await?;
        page.play(&["c1"]).await?;
        assert_eq!(saved_moves(&page).await?, "b2a1c3c1");
        Ok(())
    });
}

#[browser_test]
fn the_note_about_a_full_storage_can_be_dismissed() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        page.eval(FILL).await?;
        page.play(&["b2"]).await?;
        page.note().await?;
        page.click(".note [data-action=dismiss]").await?;
        page.until("!document.querySelector('.note')").await?;
        page.until_kept().await?;
        page.until_kept().await?;
        assert_eq!(page.text(".note").await?, "");
        page.play(&["a1"]).await?;
        page.until_kept().await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}

#[browser_test]
fn the_note_about_a_full_storage_goes_when_there_is_room() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        page.eval(FILL).await?;
        page.play(&["b2"]).await?;
        page.note().await?;
        page.eval(FREE).await?;
        page.play(&["a1"]).await?;
        assert_eq!(saved_moves(&page).await?, "b2a1");
        page.until_kept().await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}
