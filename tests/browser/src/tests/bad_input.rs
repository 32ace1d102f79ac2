//! Invalid addresses and stored values.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Plays a move to check that the game works.
async fn play_a_move(page: &Page) -> WebDriverResult<()> {
    // An empty board has no button for a new game.
    if !page.squares("[data-mark]").await?.is_empty() {
        page.reset().await?;
    }
    page.play(&["a1"]).await
}

#[browser_test]
async fn bad_values_are_reported_and_the_rest_applies(page: Page) {
    for (address, named) in [
        ("?theme=purple&opponent=friend", "theme=purple"),
        ("?board=4x4&opponent=friend", "“4x4” is not a board"),
        ("?board=3x3x4&opponent=friend", "4 in a row is not possible"),
        ("?opponent=friend#moves=b2a1b2", "b2 is already taken"),
        ("?opponent=friend#moves=b2z9", "“z9” is not a square"),
    ] {
        page.open(address).await?;
        assert!(page.note().await?.contains(named), "{address}: {}", page.text(".notes").await?);
        page.until("document.querySelector('.chip').textContent.includes('Friend')").await?;
        page.click("[data-action=dismiss]").await?;
        page.until("!document.querySelector('.note')").await?;
        play_a_move(&page).await?;
    }
    page.open(&format!("?opponent=friend#moves={}", "b2a1".repeat(50_000))).await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
    // Unknown keys of other sites cause no note. Notes about bad values show with the lazy part.
    for (address, count) in
        [("?utm_source=a&fbclid=b&theme=purple#other", 1), (&*format!("?{}", "a=b&".repeat(500)), 0)]
    {
        page.open(address).await?;
        page.play(&["a1"]).await?;
        page.until("document.querySelector('.history')").await?;
        assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, count, "{address}");
    }
}

#[browser_test]
async fn changed_fragment_opens_its_game(page: Page) {
    page.open("?opponent=friend#moves=b2a1c3").await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2", "c3"]);
    page.eval("location.hash = 'moves=a3'").await?;
    page.until_marks(1).await?;
    page.until_attribute("[data-square=a3]", "data-mark", "x").await?;
}

#[browser_test]
async fn invalid_stored_values_are_replaced_by_defaults(page: Page) {
    page.open("?opponent=friend").await?;
    let noise = "'\u{1F980}[{'.repeat(500_000)";
    for stored in ["'{'", "''", "'null'", "'[]'", "'{\"version\":\"0\"}'", "'{\"version\":1}'", noise] {
        page.until_kept().await?;
        page.eval(&format!("localStorage.setItem(keyOf('tic-tac-toe'), {stored})")).await?;
        page.open("?opponent=friend").await?;
        assert!(page.note().await?.contains("could not be read"), "{stored}");
        assert_eq!(page.score().await?, [0, 0, 0]);
        play_a_move(&page).await?;
    }
}

#[browser_test(every_engine)]
async fn denied_storage_costs_only_persistence(page: Page) {
    let deny = "Object.defineProperty(window, 'localStorage', \
                { get() { throw new DOMException('denied', 'SecurityError') } })";
    page.before_each_document(deny).await?;
    page.open("?opponent=friend").await?;
    assert!(page.note().await?.contains("does not save anything"));
    // It does not return.
    page.click("[data-action=dismiss]").await?;
    page.until("!document.querySelector('.note')").await?;
    play_a_move(&page).await?;
    page.play(&["b1", "a2", "b2", "a3"]).await?;
    page.until("document.querySelector('.score .count').textContent == '1'").await?;
    page.until_kept().await?;
    assert_eq!(page.eval("return document.querySelectorAll('.note').length").await?, 0);
}
