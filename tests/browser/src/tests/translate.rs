//! The page for translators.

use std::path::Path;

use browser_tests::prelude::*;

/// Returns the Fluent file of a language.
fn fluent(tag: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{tag}.ftl"));
    std::fs::read_to_string(path).unwrap()
}

/// Puts texts into the form, as a file that was chosen.
async fn give(page: &Page, tag: &str, text: &str) -> WebDriverResult<()> {
    page.until("document.forms[0]?.onsubmit").await?;
    page.choose_file("#file", &format!("{tag}.ftl"), text).await?;
    page.until(&format!("document.getElementById('tag').value === '{tag}'")).await
}

#[browser_test(every_engine)]
async fn texts_of_a_translator_are_shown(page: Page) {
    page.server.forbid_workers();
    // A language of the game, from right to left, and a new one.
    for (tag, direction) in [("he", "rtl"), ("sv", "")] {
        let text = fluent(if tag == "sv" { "en" } else { tag });
        let (before, title) = text.split_once("\ntitle = ").unwrap();
        let (_, after) = title.split_once('\n').unwrap();
        page.load("translate.html").await?;
        give(&page, tag, &format!("{before}\ntitle = Probe\n{after}")).await?;
        page.until("document.getElementById('result').textContent === 'No problems.'").await?;
        page.click("button.first").await?;
        page.until("document.querySelector('[data-game]')").await?;
        let shown = "return [document.documentElement.lang, document.documentElement.dir, document.title]";
        assert_eq!(page.eval(shown).await?, json!([tag, direction, "Probe"]));
        page.play(&["b2"]).await?;
        // The texts stay after a reload.
        page.reload().await?;
        page.until("document.querySelector('h1')?.textContent.trim() === 'Probe'").await?;
        page.ensure_no_errors().await?;
    }
}

#[browser_test]
async fn problems_select_their_lines(page: Page) {
    page.load("translate.html").await?;
    let text = fluent("de").replace("\nretry = ", "\nretri = ").replace("\ntitle = ", "\ntitel = ");
    give(&page, "de", &text).await?;
    page.until("document.querySelectorAll('#problems li').length === 2").await?;
    page.click("#problems button").await?;
    let selected = "const text = document.getElementById('text');
        return text.value.slice(text.selectionStart, text.selectionEnd)";
    assert_eq!(page.eval(selected).await?, json!("retri = Erneut versuchen"));
    // The game is not shown.
    page.click("button.first").await?;
    assert_eq!(page.eval("return location.search").await?, json!(""));
    // An untranslated text is no problem.
    give(&page, "de", &fluent("de").replace("\nretry = ", "\n# retry = ")).await?;
    let expected = "No problems. de.ftl: 1 text is not translated, but English: retry";
    page.until(&format!("document.getElementById('result').textContent === '{expected}'")).await?;
}
