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

/// Returns the file with another title.
fn with_title(text: &str, title: &str) -> String {
    let lines = text.lines().map(|line| match line.starts_with("title = ") {
        true => format!("title = {title}\n"),
        false => format!("{line}\n"),
    });
    lines.collect()
}

#[browser_test(every_engine)]
async fn texts_of_a_translator_are_shown(page: Page) {
    page.server.forbid_workers();
    // A language of the game, one from right to left, and a new one.
    for (tag, direction) in [("de", ""), ("he", "rtl"), ("sv", "")] {
        let text = fluent(if tag == "sv" { "en" } else { tag });
        page.load("translate.html").await?;
        give(&page, tag, &with_title(&text, "Probe")).await?;
        page.until("document.getElementById('result').textContent === 'No problems.'").await?;
        page.click("button.first").await?;
        page.until("document.querySelector('[data-game]')").await?;
        let shown = "return [document.documentElement.lang, document.documentElement.dir, document.title,
            document.querySelector('h1').textContent.trim()]";
        assert_eq!(page.eval(shown).await?, json!([tag, direction, "Probe", "Probe"]));
        page.play(&["b2"]).await?;
        page.open_dialog("settings", ".option").await?;
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
    assert_eq!(page.text("#result").await?, "2 problems:");
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
    // English texts have no problem.
    page.click("#english").await?;
    page.until("document.getElementById('result').textContent === 'No problems.'").await?;
}

#[browser_test(installable)]
async fn first_visits_and_offline_copies_do_without_the_page(page: Page) {
    page.open("").await?;
    let worker = page.eval("return fetch('sw.js').then((response) => response.text())").await?;
    assert!(worker.as_str().unwrap().contains("index.html"), "{worker}");
    assert!(!worker.as_str().unwrap().contains("translate"), "{worker}");
    assert!(page.server.requests().iter().all(|path| !path.contains("translate")));
}
