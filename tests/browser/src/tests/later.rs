//! What the page loads after the first move, and what happens when it cannot.

use serde_json::json;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

/// Notes what the page fetches from now on. Not every browser lists all of it by itself.
const NOTE_FETCHES: &str = "
    const { fetch } = window;
    window.fetches = [];
    window.fetch = (what, ...more) => {
        window.fetches.push(String(what));
        return fetch(what, ...more);
    };
";

/// How often the second part of the program was fetched, with success or without.
const FETCHED: &str = "window.fetches.filter((what) => what.includes('_study.wasm')).length";

#[browser_test]
fn the_second_part_comes_after_the_first_move_and_only_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        let listed = "return performance.getEntriesByType('resource').map((it) => it.name).join()";
        assert!(!page.eval(listed).await?.to_string().contains("_study.wasm"));
        page.eval(NOTE_FETCHES).await?;
        page.play(&["b2"]).await?;
        page.until(&format!("{FETCHED} == 1")).await?;
        page.play(&["a1", "c3"]).await?;
        for _ in 0..2 {
            page.click("[data-action=settings]").await?;
            page.click("dialog [data-action=close]").await?;
            page.until("!document.querySelector('dialog[open]')").await?;
        }
        assert_eq!(page.eval(&format!("return {FETCHED}")).await?, json!(1));
        Ok(())
    });
}

#[browser_test(every_engine)]
fn a_second_part_that_cannot_be_loaded_is_asked_for_again() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.refuse("_study.wasm");
        page.open("?opponent=friend").await?;
        page.play(&["b2", "a1"]).await?;
        page.click("[data-action=settings]").await?;
        // The first press meets the same obstacle again.
        page.click("dialog [data-action=retry]").await?;
        page.until("document.querySelector('dialog [data-action=retry]')").await?;
        page.server.refuse_nothing();
        page.click("dialog [data-action=retry]").await?;
        page.choose("theme", "dark").await?;
        page.until_attribute("html", "data-theme", "dark").await?;
        page.click("dialog [data-action=close]").await?;
        // The game went on all the while.
        page.until("!document.querySelector('dialog[open]')").await?;
        page.play(&["c3"]).await
    });
}
