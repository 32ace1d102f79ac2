//! Focus management: every action leaves a visible element focused.

use super::states::named;
use browser_tests::prelude::*;

async fn is_on(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.activeElement.matches('{selector}')")).await
}

#[browser_test(every_engine)]
async fn pressed_and_removed_elements_leave_the_focus_in_place(page: Page) {
    named("mid-game").open(&page, "auto").await?;
    page.open_moves().await?;
    // The current move is a disabled button that keeps the focus.
    page.press_enter_on("[data-move=\"1\"]").await?;
    page.until_attribute("[data-move=\"1\"]", "aria-current", "step").await?;
    is_on(&page, "[data-move=\"1\"][aria-disabled]").await?;
    // The board, after a note was dismissed or a button has vanished.
    named("notes").open(&page, "auto").await?;
    page.press_enter_on(".note [data-action=dismiss]").await?;
    is_on(&page, "[data-square]").await?;
    named("why").open(&page, "auto").await?;
    page.focus("[data-action=why]").await?;
    page.press("n").await?;
    page.until("!one('[data-action=why]')").await?;
    is_on(&page, "[data-square]").await?;
    // The heading of the next dialog, or the field that it is for; and then the button that opened the first.
    for (state, action, target, opener) in
        [("board", "open-text", "textarea", "game"), ("settings", "embed", "h2", "menu")]
    {
        named(state).open(&page, "auto").await?;
        page.press_enter_on(&format!("dialog [data-action={action}]")).await?;
        is_on(&page, &format!("dialog[open] {target}")).await?;
        page.press(Key::Escape + "").await?;
        is_on(&page, &format!("[data-action={opener}]")).await?;
    }
}

#[browser_test(every_engine)]
async fn shortcut_does_not_steal_focus(page: Page) {
    named("hint").open(&page, "auto").await?;
    page.click(".headline").await?;
    is_on(&page, "body").await?;
    page.press("n").await?;
    page.until_marks(0).await?;
    is_on(&page, "body").await?;
}
