//! The statistics dialog.

use serde_json::json;
use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Keeps the last exported file.
const KEEP_EXPORT: &str =
    "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.exported = blob; return make(blob) };";

/// Chooses a file with this text in the open dialog.
pub async fn import(page: &Page, text: &str) -> WebDriverResult<()> {
    page.until("document.querySelector('dialog[open] [type=file]')").await?;
    let script = format!(
        "const files = new DataTransfer();
        files.items.add(new File([{}], 'statistics.json'));
        const field = document.querySelector('dialog [type=file]');
        field.files = files.files;
        field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        json!(text)
    );
    page.eval(&script).await.map(drop)
}

/// Counts how often the page parses statistics.
const COUNT_PARSED: &str = "
    const { parse } = JSON;
    window.parsed = 0;
    JSON.parse = (text) => {
        window.parsed += text.includes('tic-tac-toe-statistics');
        return parse(text);
    };
";

/// Plays a new game between friends to its end.
async fn play(page: &Page, squares: &[&str]) -> WebDriverResult<()> {
    // A blank board has no button for a new game, and nor has a running game.
    page.press("n").await?;
    page.until("!document.querySelector('main [data-mark]')").await?;
    page.play(squares).await?;
    page.until("document.querySelector('[data-game]').dataset.status != 'playing'").await?;
    page.until_kept().await
}

async fn open(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("statistics", "[data-action=export]").await
}

async fn close(page: &Page) -> WebDriverResult<()> {
    page.close_dialog().await
}

/// Waits for the numbers of an opponent: games, won or X won, drawn, lost or O won, mistakes per game.
async fn shows(page: &Page, opponent: &str, numbers: &str) -> WebDriverResult<()> {
    let cells = format!("[...document.querySelectorAll('[data-opponent={opponent}] tr:first-child td')]");
    page.until(&format!("{cells}.map((it) => it.textContent).join(' ') == '{numbers}'")).await
}

async fn says(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('dialog .notice').textContent.startsWith('{words}')")).await
}

#[browser_test]
async fn games_are_counted_exported_erased_and_imported(page: Page) {
    page.before_each_document(KEEP_EXPORT).await?;
    page.open("?opponent=friend#moves=b2a1").await?;
    // Invalid statistics are replaced.
    page.eval("localStorage.setItem(keyOf('tic-tac-toe-statistics'), 'crab')").await?;
    open(&page).await?;
    page.until("document.querySelector('dialog .no-games')").await?;
    close(&page).await?;
    // O gives the draw away, and after undo the game counts no second time.
    let won = ["a1", "b1", "a2", "b2", "a3"];
    play(&page, &won).await?;
    page.click("[data-action=undo]").await?;
    page.play(&["a3"]).await?;
    play(&page, &["a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2"]).await?;
    open(&page).await?;
    shows(&page, "friend", "2 1 1 0 0.5").await?;
    assert_eq!(page.text("dialog .recent").await?.replace('\n', ""), "XD");
    // The dialog shows another render without reading them again.
    page.eval(COUNT_PARSED).await?;
    for event in ["versionready", "versionaltered"] {
        page.eval(&format!("dispatchEvent(new Event('{event}'))")).await?;
    }
    page.until("document.querySelectorAll('.notes [data-action=dismiss]').length == 2").await?;
    assert_eq!(page.eval("return window.parsed").await?, json!(0));

    page.click("dialog [data-action=export]").await?;
    says(&page, "Saved").await?;
    let file = page.eval("return window.exported.text()").await?;
    let file = file.as_str().unwrap_or_default();
    page.click("dialog [data-action=erase]").await?;
    page.click("dialog [data-action=erase-all]").await?;
    page.until("document.querySelector('dialog .no-games')").await?;
    page.click("dialog [data-action=restore]").await?;
    shows(&page, "friend", "2 1 1 0 0.5").await?;
    for (text, reason) in [
        ("{\"format\":", "This file is not an export"),
        (&file.replace("\"version\":5", "\"version\":6"), "This file is from a newer version"),
        (&file.replace("3x3x3", "3x3x4"), "This file is damaged"),
        (&" ".repeat(500_000), "This file is too large"),
        (file, "You already have everything"),
    ] {
        import(&page, text).await?;
        says(&page, reason).await?;
        shows(&page, "friend", "2 1 1 0 0.5").await?;
    }
    page.click("dialog [data-action=erase]").await?;
    page.click("dialog [data-action=erase-all]").await?;
    says(&page, "Erased").await?;
    page.until("document.querySelector('dialog [data-action=restore]')").await?;
    import(&page, file).await?;
    says(&page, "Added: 2 games").await?;
    // The choice of what to erase offers no undo.
    page.click("dialog [data-action=erase]").await?;
    page.until("!document.querySelector('dialog [data-action=restore]')").await?;
    page.click("dialog [data-action=erase]").await?;
    shows(&page, "friend", "2 1 1 0 0.5").await?;
    import(&page, file).await?;
    says(&page, "You already have everything").await?;
    close(&page).await?;

    // Another tab adds a game on a board of its own.
    let [first, _] = page.open_in_new_tab("?opponent=friend&board=3x3x3&objective=misere").await?;
    play(&page, &won).await?;
    page.show_tab(&first).await?;
    play(&page, &won).await?;
    open(&page).await?;
    shows(&page, "friend", "4 2 1 1 1.3").await?;
    import(&page, file).await?;
    says(&page, "You already have everything").await?;
    // Files of the first version have no source.
    import(&page, include_str!("../../../../fuzz/seeds/statistics/version-1")).await?;
    says(&page, "Added: 6 games").await?;
    page.click("dialog [data-action=restore]").await?;
    shows(&page, "friend", "4 2 1 1 1.3").await?;
    let boards = "document.querySelectorAll('[name=statistics-board] option').length";
    page.until(&format!("{boards} == 3")).await?;
    page.eval(
        "const boards = document.querySelector('[name=statistics-board]');
        boards.value = [...boards.options].find((it) => it.textContent.includes('loses')).value;
        boards.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await?;
    shows(&page, "friend", "1 0 0 1 3.0").await?;
    close(&page).await?;

    // Numbers and lists follow the language.
    page.open("?opponent=friend&lang=de").await?;
    open(&page).await?;
    shows(&page, "friend", "4 2 1 1 1,3").await?;
    let shares = "return document.querySelector('[data-opponent=friend] .shares').ariaLabel";
    assert_eq!(page.eval(shares).await?, json!("X gewann 50\u{a0}%, Unentschieden 25\u{a0}% und O gewann 25\u{a0}%"));
    page.open("?opponent=friend&lang=en").await?;

    // Statistics of a newer release stay.
    let newer = r#"{"format":"tic-tac-toe-statistics","version":6}"#;
    page.eval(&format!("localStorage.setItem(keyOf('tic-tac-toe-statistics'), {})", json!(newer))).await?;
    play(&page, &won).await?;
    page.click("[data-action=statistics]").await?;
    page.until("document.querySelector('dialog[open] .remark')?.textContent.startsWith('A newer version')").await?;
    let stored = page.eval("return localStorage.getItem(keyOf('tic-tac-toe-statistics'))").await?;
    assert_eq!(stored, json!(newer));
    // An embedded game does not count.
    page.eval("localStorage.removeItem(keyOf('tic-tac-toe-statistics'))").await?;
    page.open("?embed&controls=reset&opponent=friend#moves=a1b1a2b2").await?;
    page.play(&["a3"]).await?;
    page.until_kept().await?;
    let stored = page.eval("return localStorage.getItem(keyOf('tic-tac-toe-statistics'))").await?;
    assert_eq!((stored, page.squares("[data-action=statistics]").await?.len()), (json!(null), 0));
}

#[browser_test]
async fn progress_is_exported_and_imported_without_games(page: Page) {
    const LESSON: &str = "JSON.parse(localStorage.getItem(keyOf('tic-tac-toe'))).lesson";
    page.before_each_document(KEEP_EXPORT).await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;
    page.eval(
        "const saved = JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')));
        localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({ ...saved, lesson: '1 5 0' }))",
    )
    .await?;
    page.reload().await?;
    open(&page).await?;
    page.click("dialog [data-action=export]").await?;
    says(&page, "Saved").await?;
    let file = page.eval("return window.exported.text()").await?;
    close(&page).await?;

    page.leave_game().await?;
    page.eval("localStorage.clear()").await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    open(&page).await?;
    page.until("document.querySelector('dialog [data-action=export][aria-disabled]')").await?;
    import(&page, file.as_str().unwrap_or_default()).await?;
    says(&page, "Added: lesson").await?;
    page.until(&format!("{LESSON} == '1 5 0'")).await?;
    page.click("dialog [data-action=restore]").await?;
    says(&page, "Everything is as it was").await?;
    page.until(&format!("{LESSON} == '1 0 0'")).await?;
}

#[browser_test]
async fn result_and_question_come_into_view(page: Page) {
    let is_shown = "(([dialog, notice, buttons, wayOut]) => notice.top >= dialog.top && buttons.bottom <= wayOut.top)(
        ['dialog', 'dialog .notice', 'dialog .file-buttons', 'dialog .answers']
            .map((it) => document.querySelector(it).getBoundingClientRect()))";
    page.resize(320, 568, 1.0).await?;
    page.open("?opponent=friend").await?;
    page.play(&["b2"]).await?;
    open(&page).await?;
    import(&page, include_str!("../../../../fuzz/seeds/statistics/version-1")).await?;
    says(&page, "Added").await?;
    page.until(is_shown).await?;
    page.click("dialog [data-action=erase]").await?;
    page.until("document.querySelector('dialog [data-action=erase-all]')").await?;
    page.until(is_shown).await?;
}
