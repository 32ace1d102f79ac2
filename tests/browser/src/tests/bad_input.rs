//! Addresses and stored values that make no sense.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, with_page};

/// Plays a move, to show that the game works whatever came before.
async fn still_plays(page: &Page) -> WebDriverResult<()> {
    page.click("[data-action=reset]").await?;
    page.until("!document.querySelector('[data-mark]')").await?;
    page.play(&["a1"]).await
}

#[browser_test]
fn what_an_address_says_wrong_is_named_and_the_rest_is_done() {
    with_page(Motion::Reduced, async |page: Page| {
        for (address, named) in [
            ("?theme=purple&opponent=friend", "“theme=purple”"),
            ("?board=4x4&opponent=friend", "“4x4” is not a board"),
            ("?board=3x3x4&opponent=friend", "4 in a row is not possible"),
            ("?opponent=friend#moves=b2a1b2", "b2 was taken"),
            ("?opponent=friend#moves=b2z9", "“z9” is not a square"),
        ] {
            page.open(address).await?;
            assert!(page.note().await?.contains(named), "{address}: {}", page.text(".notes").await?);
            page.until("document.querySelector('[value=friend]').checked").await?;
            page.click("[data-action=dismiss]").await?;
            page.until("!document.querySelector('.note')").await?;
            still_plays(&page).await?;
        }
        page.open(&format!("?opponent=friend#moves={}", "b2a1".repeat(50_000))).await?;
        assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
        // What other sites add to a link says nothing wrong. A bad value beside it is noted when everything is there.
        for (address, count) in
            [("?utm_source=a&fbclid=b&theme=purple#other", 1), (&*format!("?{}", "a=b&".repeat(500)), 0)]
        {
            page.open(address).await?;
            page.play(&["a1"]).await?;
            page.until("document.querySelector('.moves')").await?;
            assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, count, "{address}");
        }
        Ok(())
    });
}

#[browser_test]
fn a_game_in_the_address_is_opened_also_while_the_page_is_open() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend#moves=b2a1c3").await?;
        assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2", "c3"]);
        page.eval("location.hash = 'moves=a3'").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        page.until_attribute("[data-square=a3]", "data-mark", "x").await
    });
}

#[browser_test]
fn what_is_stored_wrong_costs_nothing_else() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend").await?;
        let noise = "'\u{1F980}[{'.repeat(500_000)";
        for stored in ["'{'", "''", "'null'", "'[]'", "'{\"version\":\"0\"}'", "'{\"version\":1}'", noise] {
            page.until_kept().await?;
            page.eval(&format!("localStorage.setItem('tic-tac-toe', {stored})")).await?;
            page.open("?opponent=friend").await?;
            assert!(page.note().await?.contains("could not be read"), "{stored}");
            assert_eq!(page.score().await?, [0, 0, 0]);
            still_plays(&page).await?;
        }
        Ok(())
    });
}

#[browser_test(every_engine)]
fn a_browser_that_keeps_nothing_costs_only_the_memory() {
    with_page(Motion::Reduced, async |page: Page| {
        let deny = "Object.defineProperty(window, 'localStorage', \
                    { get() { throw new DOMException('denied', 'SecurityError') } })";
        page.before_each_document(deny).await?;
        page.open("?opponent=friend").await?;
        assert!(page.note().await?.contains("does not save anything"));
        still_plays(&page).await?;
        page.play(&["b1", "a2", "b2", "a3"]).await?;
        page.until("document.querySelector('.score .count').textContent == '1'").await?;
        assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, 1);
        Ok(())
    });
}
