//! The statistics dialog.

use browser_tests::prelude::*;

/// Chooses a file with this text in the open dialog.
pub async fn import(page: &Page, text: &str) -> WebDriverResult<()> {
    page.choose_file("dialog [type=file]", "statistics.json", text).await
}

/// Counts how often the page parses statistics.
const COUNT_PARSED: &str = include_str!("statistics/count_parsed.js");

/// Plays a new game between friends to its end.
async fn play(page: &Page, squares: &[&str]) -> WebDriverResult<()> {
    // A blank board has no button for a new game, and nor has a running game.
    page.press("n").await?;
    page.until("!one('main [data-mark]')").await?;
    page.play(squares).await?;
    page.until("one('[data-game]').dataset.status != 'playing'").await?;
    page.until_kept().await
}

async fn open(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("statistics", "[data-action=export]").await
}

/// Waits for the numbers of an opponent: games, won or X won, drawn, lost or O won, mistakes per game.
async fn shows(page: &Page, opponent: &str, numbers: &str) -> WebDriverResult<()> {
    let cells = format!("all('[data-opponent={opponent}] tr:first-child td')");
    page.until(&format!("{cells}.map((it) => it.textContent).join(' ') == '{numbers}'")).await
}

async fn says(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("one('dialog .notice').textContent.startsWith('{words}')")).await
}

#[browser_test]
async fn games_are_counted_exported_erased_and_imported(page: Page) {
    page.keep_shared().await?;
    page.open("?opponent=friend").await?;
    // O gives the draw away.
    play(&page, &["a1", "b1", "a2", "b2", "a3"]).await?;
    play(&page, &["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"]).await?;
    open(&page).await?;
    shows(&page, "friend", "2 1 1 0 0.5").await?;
    // The dialog shows another render without reading them again.
    page.eval(COUNT_PARSED).await?;
    for event in ["versionready", "versionaltered"] {
        page.eval(&format!("dispatchEvent(new Event('{event}'))")).await?;
    }
    page.until("all('.notes [data-action=dismiss]').length == 2").await?;
    assert_eq!(page.eval("return window.parsed").await?, json!(0));

    page.click("dialog [data-action=export]").await?;
    says(&page, "Saved").await?;
    let file = page.saved_file().await?;
    let file = file.as_str().unwrap_or_default();
    for (text, reason) in
        [(" ".repeat(500_000).as_str(), "This file is too large"), (file, "You already have everything")]
    {
        import(&page, text).await?;
        says(&page, reason).await?;
    }
    page.click("dialog [data-action=erase]").await?;
    page.click("dialog [data-action=erase-all]").await?;
    says(&page, "Erased").await?;
    page.until("one('dialog .no-games')").await?;
    import(&page, file).await?;
    says(&page, "Added: 2 games").await?;
    shows(&page, "friend", "2 1 1 0 0.5").await?;
    page.close_dialog().await?;
    // Numbers and lists follow the language.
    page.open("?opponent=friend&lang=de").await?;
    open(&page).await?;
    shows(&page, "friend", "2 1 1 0 0,5").await?;
    let shares = "return one('[data-opponent=friend] .shares').ariaLabel";
    assert_eq!(page.eval(shares).await?, json!("X gewann 50\u{a0}%, Unentschieden 50\u{a0}% und O gewann 0\u{a0}%"));
}

#[browser_test]
async fn result_and_question_come_into_view(page: Page) {
    let is_shown = "(([dialog, notice, buttons, wayOut]) => notice.top >= dialog.top && buttons.bottom <= wayOut.top)(
        ['dialog', 'dialog .notice', 'dialog .file-buttons', 'dialog .answers']
            .map((it) => box(it)))";
    page.resize(320, 568, 1.0).await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    open(&page).await?;
    import(&page, include_str!("../../../../fuzz/seeds/statistics/version-1")).await?;
    says(&page, "Added").await?;
    page.until(is_shown).await?;
    page.click("dialog [data-action=erase]").await?;
    page.until("one('dialog [data-action=erase-all]')").await?;
    page.until(is_shown).await?;
}
