//! Keyboard operation of the whole game.

use browser_tests::prelude::*;

async fn focused(page: &Page, square: &str) -> WebDriverResult<()> {
    page.until(&format!("document.activeElement.dataset.square == '{square}'")).await
}

#[browser_test(every_engine)]
async fn arrows_move_and_enter_and_space_play(page: Page) {
    page.open("?opponent=friend").await?;
    let stops = "return all('[data-square][tabindex=\"0\"]').length";
    assert_eq!(page.eval(stops).await?, 1);
    for (key, square) in [
        // While nothing has the focus, any arrow leads to the board.
        (Key::Right, "a1"),
        (Key::Left, "a1"),
        (Key::Up, "a1"),
        (Key::Right, "b1"),
        (Key::Down, "b2"),
        (Key::Right, "c2"),
        (Key::Right, "c2"),
        (Key::Home, "a2"),
        (Key::End, "c2"),
        (Key::Down, "c3"),
        (Key::Down, "c3"),
    ] {
        page.press(key + "").await?;
        focused(&page, square).await?;
        page.until_attribute(&format!("[data-square={square}]"), "tabindex", "0").await?;
        assert_eq!(page.eval(stops).await?, 1);
    }
    page.press(Key::Enter + "").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "x").await?;
    focused(&page, "c3").await?;
    page.press(Key::Up + "").await?;
    focused(&page, "c2").await?;
    page.press(" ").await?;
    page.until_attribute("[data-square=c2]", "data-mark", "o").await?;
}

#[browser_test(every_engine)]
async fn enter_on_the_board_of_a_finished_game_plays_again(page: Page) {
    page.open("?opponent=friend#moves=a1b2b1c3").await?;
    page.until_lazy_part().await?;
    page.press_enter_on("[data-square=c1]").await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.press(Key::Enter + "").await?;
    page.until_marks(0).await?;
    focused(&page, "c1").await?;
}

/// Moves the focus with Tab to the first matching element and presses Enter.
///
/// After the last element, some browsers continue with the first one. Others continue with their own buttons, beyond
/// the reach of drivers; the test then continues with the first element.
async fn tab_to(page: &Page, selector: &str) -> WebDriverResult<()> {
    page.until(&format!("one('{selector}')")).await?;
    let place = format!(
        "const {{ activeElement: it, body }} = document; return it.matches('{selector}') ? 'there' : it == body ? 'out' : ''"
    );
    let begin = "window.focus(); (one('dialog[open]') ?? document).querySelector('button').focus()";
    let mut presses = 0;
    while page.eval(&place).await? != "there" {
        page.press(Key::Tab + "").await?;
        if page.eval(&place).await? == "out" {
            page.eval(begin).await?;
        }
        presses += 1;
        assert!(presses < 60, "the tab key does not reach {selector}");
    }
    page.press(Key::Enter + "").await
}

#[browser_test(every_engine)]
async fn position_editor_needs_no_mouse(page: Page) {
    page.open("?opponent=friend").await?;
    tab_to(&page, "[data-action=game]").await?;
    tab_to(&page, "[data-action=set-up]").await?;
    tab_to(&page, "[data-set]").await?;
    page.until_attribute("[data-set=a1]", "data-mark", "x").await?;
    page.press_control(Key::End + "").await?;
    page.until("document.activeElement.dataset.set == 'c3'").await?;
    page.press(Key::Up + "").await?;
    page.press(" ").await?;
    page.until_attribute("[data-set=c2]", "data-mark", "x").await?;
    page.until_attribute("[data-set=c2]", "tabindex", "0").await?;
    page.press(" ").await?;
    tab_to(&page, "[data-action=play-set-up]").await?;
    page.until_attribute("main [data-square=c2]", "data-mark", "o").await?;
}
