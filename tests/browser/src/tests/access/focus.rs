//! Focus management: every action leaves a visible element focused.

use super::states::named;
use browser_tests::prelude::*;

async fn is_on(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("document.activeElement.matches('{selector}')")).await
}

#[browser_test(every_engine)]
async fn list_of_moves_keeps_the_focus(page: Page) {
    named("mid-game").open(&page, "auto").await?;
    page.open_moves().await?;
    page.press_enter_on("[data-move=\"1\"]").await?;
    page.until_attribute("[data-move=\"1\"]", "aria-current", "step").await?;
    is_on(&page, "[data-move=\"1\"][aria-disabled]").await?;
    // A second press has no effect.
    page.press(Key::Enter + "").await?;
    page.until_kept().await?;
    is_on(&page, "[data-move=\"1\"]").await?;
}

#[browser_test]
async fn removed_elements_move_the_focus_to_a_successor(page: Page) {
    // After the note, the board.
    named("notes").open(&page, "auto").await?;
    page.press_enter_on(".note [data-action=dismiss]").await?;
    is_on(&page, "[data-square]").await?;
    // Heading of the next dialog, or the field that it is for.
    for (state, action, target, opener) in [
        ("board", "set-up", "h2", "game"),
        ("board", "open-text", "textarea", "game"),
        ("settings", "embed", "h2", "menu"),
        ("settings", "shortcuts", "h2", "menu"),
    ] {
        named(state).open(&page, "auto").await?;
        page.press_enter_on(&format!("dialog [data-action={action}]")).await?;
        is_on(&page, &format!("dialog[open] {target}")).await?;
        page.press(Key::Escape + "").await?;
        is_on(&page, &format!("[data-action={opener}]")).await?;
    }
    // The board, after a move or a new game removes the element.
    named("review").open(&page, "auto").await?;
    page.press_enter_on("[data-action=play-from]").await?;
    is_on(&page, "[data-square]").await?;
    page.open("?opponent=strategist#moves=a1b2").await?;
    page.click("[data-action=help]").await?;
    page.press_enter_on("[data-action=why]").await?;
    page.press("n").await?;
    page.until("!one('[data-action=why]')").await?;
    is_on(&page, "[data-square]").await?;
}

#[browser_test]
async fn touch_leaves_the_focus_on_the_board(page: Page) {
    page.resize(320, 640, 1.0).await?;
    named("15x15").open(&page, "auto").await?;
    page.tap("[data-square=c3]").await?;
    page.press_enter_on("[data-action=place]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "o").await?;
    is_on(&page, "[data-square]").await?;
}

#[browser_test(every_engine)]
async fn shortcut_does_not_steal_focus(page: Page) {
    page.open("?opponent=friend#moves=b2").await?;
    page.until_lazy_part().await?;
    page.click("[data-action=hint]").await?;
    page.click(".headline").await?;
    page.until("document.activeElement === document.body").await?;
    page.press("n").await?;
    page.until_marks(0).await?;
    assert_eq!(page.eval("return document.activeElement === document.body").await?, json!(true));
}

#[browser_test(every_engine)]
async fn grid_keys_work_in_the_position_editor(page: Page) {
    named("set-up").open(&page, "auto").await?;
    assert_eq!(page.eval("return all('dialog [role=grid] [tabindex=\"0\"]').length").await?, 1);
    page.focus("[data-set=a1]").await?;
    for (key, square) in
        [(Key::Left, "a1"), (Key::Right, "b1"), (Key::Down, "b2"), (Key::End, "c2"), (Key::Home, "a2"), (Key::Up, "a1")]
    {
        page.press(key + "").await?;
        page.until(&format!("document.activeElement.dataset.set == '{square}'")).await?;
        page.until_attribute(&format!("[data-set={square}]"), "tabindex", "0").await?;
    }
    page.press_control(Key::End + "").await?;
    page.until("document.activeElement.dataset.set == 'c3'").await?;
    page.press(" ").await?;
    page.until_attribute("[data-set=c3]", "data-mark", "o").await?;
    page.until_attribute("[data-set=c3]", "tabindex", "0").await?;
}
