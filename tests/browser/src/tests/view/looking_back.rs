//! The visible controls of a look back, and of the menu and the game dialog in low windows.

use crate::tests::access::states::LOSING;
use browser_tests::prelude::*;

/// Loses a game and looks back, in a language.
async fn look_back(page: &Page, language: &str) -> WebDriverResult<()> {
    page.open(&LOSING.replace('?', &format!("?lang={language}&"))).await?;
    page.play(&["a2"]).await?;
    page.click("[data-action=review]").await?;
    page.until("one('.history[open] [aria-current]')").await
}

#[browser_test]
async fn moves_are_in_view_on_an_upright_tablet(page: Page) {
    page.resize(768, 1024, 1.0).await?;
    look_back(&page, "en").await?;
    page.until("box('.moves').bottom <= innerHeight").await?;
}

#[browser_test]
async fn smallest_phone_shows_moves_and_main_button(page: Page) {
    page.resize(320, 568, 1.0).await?;
    look_back(&page, "en").await?;
    page.until(
        "(() => {
            const [moves, button] = ['.moves', '[data-action=reset]']
                .map((it) => document.querySelector(it).getBoundingClientRect());
            return button.width > 0 && button.bottom <= innerHeight && moves.bottom <= innerHeight && moves.right <= button.left
                && document.documentElement.scrollWidth <= innerWidth;
        })()",
    )
    .await?;
}

#[browser_test]
async fn current_move_is_whole_in_a_line_of_moves(page: Page) {
    page.resize(844, 390, 1.0).await?;
    look_back(&page, "de").await?;
    page.until(
        "(() => {
            const [list, row] = ['.moves', '.moves li:has([aria-current])']
                .map((it) => box(it));
            return row.left >= list.left - 1 && row.right <= list.right + 1;
        })()",
    )
    .await?;
}

#[browser_test]
async fn low_windows_show_the_whole_menu_and_most_opponents(page: Page) {
    for (width, height) in [(844, 390), (568, 320)] {
        page.resize(width, height, 1.0).await?;
        page.open("?opponent=friend#moves=b2").await?;
        page.click("[data-action=menu]").await?;
        page.until("one('dialog[open] .menu')").await?;
        let hidden = "const end = box('dialog .answers').top;
            return all('.menu button').filter((it) => it.getBoundingClientRect().bottom > end)
                .map((it) => it.dataset.action)";
        assert_eq!(page.eval(hidden).await?, json!([]), "{width} × {height}");
    }
    // The choice of the game shows most opponents beside the boards.
    page.resize(844, 390, 1.0).await?;
    page.open("?opponent=medium").await?;
    page.open_dialog("game", "[data-choice=opponent]").await?;
    let shown =
        "const end = document.querySelector('dialog > .sheet > .answers:last-child').getBoundingClientRect().top;
        return [...document.querySelectorAll('[data-choice=opponent] label')]
            .filter((it) => it.getBoundingClientRect().bottom <= end).length >= 5";
    assert_eq!(page.eval(shown).await?, true);
}
