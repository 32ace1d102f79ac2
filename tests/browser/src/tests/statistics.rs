//! The statistics dialog, and the end of the settings.

use browser_tests::prelude::*;

/// Chooses a file with this text in the open dialog.
pub async fn import(page: &Page, text: &str) -> WebDriverResult<()> {
    page.choose_file("dialog [type=file]", "statistics.json", text).await
}

async fn says(page: &Page, words: &str) -> WebDriverResult<()> {
    page.until(&format!("one('dialog .notice').textContent.startsWith('{words}')")).await
}

#[browser_test]
async fn games_are_counted_exported_erased_and_imported(page: Page) {
    // Games, won by X, drawn, won by O, and mistakes per game, in the language of the page.
    let shows = |numbers: &str| {
        let cells = "all('[data-opponent=friend] tr:first-child td').map((it) => it.textContent)";
        format!("{cells}.join(' ') == '{numbers}'")
    };
    page.keep_shared().await?;
    // The result of an action is in view, also on the smallest phone.
    page.resize(320, 568, 1.0).await?;
    let is_in_view =
        "(([dialog, notice, buttons, wayOut]) => notice.top >= dialog.top && buttons.bottom <= wayOut.top)(
        ['dialog', 'dialog .notice', 'dialog .file-buttons', 'dialog .answers'].map((it) => box(it)))";
    page.open("?opponent=friend#moves=a1b1a2b2").await?;
    page.play(&["a3"]).await?;
    page.until_kept().await?;
    page.open_dialog("statistics", "[data-action=export]").await?;
    page.until(&shows("1 1 0 0 1.0")).await?;
    page.click("dialog [data-action=export]").await?;
    says(&page, "Saved").await?;
    page.until(is_in_view).await?;
    let file = page.saved_file().await?;
    page.click("dialog [data-action=erase]").await?;
    page.until("one('dialog [data-action=erase-all]')").await?;
    page.until(is_in_view).await?;
    page.click("dialog [data-action=erase-all]").await?;
    page.until("one('dialog .no-games')").await?;
    import(&page, &" ".repeat(500_000)).await?;
    says(&page, "This file is too large").await?;
    import(&page, file.as_str().unwrap()).await?;
    says(&page, "Added: 1 game").await?;
    page.until(&shows("1 1 0 0 1.0")).await?;
    page.close_dialog().await?;
    page.open("?opponent=friend&lang=de").await?;
    page.open_dialog("statistics", "[data-action=export]").await?;
    page.until(&shows("1 1 0 0 1,0")).await?;
}

#[browser_test]
async fn settings_name_the_version_and_link_the_licenses(page: Page) {
    let licenses = std::fs::read_to_string(programs::workspace().join("public/licenses.txt")).unwrap();
    page.open("?opponent=friend&embed&controls=settings").await?;
    page.open_dialog("settings", "[data-action=licenses]").await?;
    let about = page.text(".settings > .about").await?;
    assert!(about.contains(env!("CARGO_PKG_VERSION")), "{about}");
    // The game stays in its tab or frame.
    let link = "const { href, target } = one('[data-action=licenses]');
        return fetch(href).then((response) => response.text()).then((text) => [target, text]);";
    assert_eq!(page.eval(link).await?, json!(["_blank", licenses]));
}
