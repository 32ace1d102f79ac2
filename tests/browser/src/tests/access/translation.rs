//! The page translation of a browser.

use browser_tests::prelude::*;

/// Does what the page translation of a browser does: `translate` puts an element in the place of each text node, with the translation
/// in guillemets, and `showOriginal` puts the text nodes back.
const TRANSLATOR: &str = include_str!("translation/translator.js");

/// Waits until the page shows these texts. Then translates all new texts.
async fn shows(page: &Page, texts: &[(&str, &str)]) -> WebDriverResult<()> {
    for (selector, text) in texts {
        page.until(&format!("one('{selector}').textContent == '{text}'")).await?;
    }
    page.eval("translate()").await.map(drop)
}

#[browser_test]
async fn translated_page_shows_the_game_as_it_goes_on(page: Page) {
    page.open("").await?;
    // What follows the translation comes after the game.
    page.until("one('link[rel=manifest]')").await?;
    page.eval(TRANSLATOR).await?;
    shows(&page, &[(".headline", "«Your turn»"), (".chip", "«3 × 3 · Medium · you are X»")]).await?;
    page.choose("opponent", "friend").await?;
    shows(&page, &[(".headline", "X’s turn"), (".chip", "3 × 3 · Friend")]).await?;
    for (square, turn) in [("a1", "O’s turn"), ("b1", "X’s turn"), ("a2", "O’s turn")] {
        page.play(&[square]).await?;
        shows(&page, &[(".headline", turn)]).await?;
    }
    // Sentences with lines of squares and without, which are elements between texts.
    for key in ["h", "v", "h", "h"] {
        page.press(key).await?;
        page.until("/^[^«]+$/.test(one('.explanation p')?.textContent)").await?;
        page.eval("translate()").await?;
    }
    page.play(&["b2", "a3"]).await?;
    shows(&page, &[(".headline", "X wins"), ("[data-side=x] .count", "1"), ("[data-side=o] .count", "«0»")]).await?;
    page.eval("showOriginal()").await?;
    page.until("!one('font')").await?;
    page.click("[data-action=undo]").await?;
    shows(&page, &[(".headline", "X’s turn"), ("[data-side=x] .count", "0")]).await?;
    page.open_dialog("settings", "[name=language]").await?;
    page.eval("translate()").await?;
    page.choose_option("language", "de").await?;
    shows(&page, &[("dialog h2", "Einstellungen"), (".headline", "X ist am Zug")]).await?;
}
