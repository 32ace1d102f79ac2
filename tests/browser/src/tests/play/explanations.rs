//! Hints, values, reviews and reasons for computer moves.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::Page;
use browser_tests::picture::Picture;

#[browser_test]
async fn hint_shows_the_best_move_with_a_reason(page: Page) {
    page.open("?opponent=friend#moves=a1").await?;
    page.press("h").await?;
    assert_eq!(page.explanation().await?, "b2: takes the center.");
    assert_eq!(page.squares("[data-light=pointed]").await?, ["b2"]);
    page.play(&["b2"]).await?;
    page.until("document.querySelector('.explanation[hidden]')").await?;
    page.open("?opponent=friend#moves=a1b2a2").await?;
    page.click("[data-action=hint]").await?;
    assert_eq!(page.explanation().await?, "a3: blocks X on a1–a2–a3.");
    assert_eq!(page.squares("[data-light]").await?, ["a1", "a2", "a3"]);
    page.click("[data-action=hint]").await?;
    page.until("!document.querySelector('[data-light]')").await?;
}

#[browser_test(every_engine, not_in(WebKit, "what appears under a resting pointer may have no `:hover` there"))]
async fn squares_light_up_while_a_text_that_names_them_is_pointed_at(page: Page) {
    page.open("?opponent=friend#moves=a1b2a2").await?;
    page.click("[data-action=hint]").await?;
    assert_eq!(page.explanation().await?, "a3: blocks X on a1–a2–a3.");
    assert_eq!(page.squares("[data-named]").await?, [""; 0]);
    point_at(&page, ".explanation p").await?;
    page.until("document.querySelectorAll('[data-named]').length == 3").await?;
    assert_eq!(page.squares("[data-named]").await?, ["a1", "a2", "a3"]);
    // The text changes under the pointer.
    page.press("h").await?;
    page.until("!document.querySelector('[data-named]')").await?;
    // A text that appears under the resting pointer lights nothing before the pointer moves.
    page.press("h").await?;
    page.explanation().await?;
    page.until("document.querySelector('.explanation p:hover')").await?;
    assert_eq!(page.squares("[data-named]").await?, [""; 0]);
    page.driver.action_chain().move_by_offset(2, 0).perform().await?;
    page.until("document.querySelectorAll('[data-named]').length == 3").await?;
    page.open_moves().await?;
    point_at(&page, "[data-move='2']").await?;
    page.until("document.querySelector('[data-named]')?.dataset.square == 'b2'").await?;
    point_at(&page, ".headline").await?;
    page.until("!document.querySelector('[data-named]')").await?;
    // The keyboard's focus counts too.
    page.eval("document.querySelector('[data-action=order]').focus()").await?;
    page.press(Key::Tab + "").await?;
    page.until("document.querySelector('[data-move]:focus')").await?;
    page.press(Key::Tab + "").await?;
    page.until("document.querySelector('[data-named]')?.dataset.square == 'a1'").await?;
    page.open_dialog("lesson", "[data-set]").await?;
    page.click("dialog [data-set=a2]").await?;
    page.until("document.querySelector('.feedback').textContent.includes('completes a1–a2–a3')").await?;
    point_at(&page, ".feedback").await?;
    let lit = "[...document.querySelectorAll('[data-named]')].map((it) => it.dataset.set).join()";
    page.until(&format!("{lit} == 'a1,a2,a3'")).await?;
}

/// Moves the pointer to an element.
async fn point_at(page: &Page, selector: &str) -> WebDriverResult<()> {
    let element = page.driver.find(By::Css(selector)).await?;
    page.driver.action_chain().move_to_element_center(&element).perform().await
}

#[browser_test]
async fn values_are_shown_and_announced_on_every_free_square(page: Page) {
    page.open("?opponent=friend#moves=a1b1").await?;
    page.press("v").await?;
    assert_eq!(page.explanation().await?, "Without mistakes, X wins in 3 moves.");
    assert_eq!(page.text("[data-square=a2] .value").await?, "wins in 3 moves");
    assert_eq!(page.squares("[data-value]").await?.len(), 7);
    let name = "return document.querySelector('[data-square=c1]').getAttribute('aria-label')";
    assert_eq!(page.eval(name).await?, json!("c1, empty, draw"));
    // A known result needs no bar.
    assert!(page.squares("meter").await?.is_empty());
    // Values stay on for the next position.
    page.play(&["a2"]).await?;
    page.until("document.querySelector('[data-square=a3][data-value=loss]')").await?;
    page.press("v").await?;
    page.until("!document.querySelector('[data-value]')").await?;
}

#[browser_test]
async fn chances_fill_the_whole_height_of_their_bar(page: Page) {
    page.resize(844, 390, 1.0).await?;
    // X wins, so that the bar has one color.
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1").await?;
    page.press("v").await?;
    page.until("document.querySelector('meter')?.value == 100").await?;
    let bar = page.driver.find(By::Css("meter")).await?.screenshot_as_png().await?;
    let bar = Picture::from_png(&bar);
    let is_of_x = |row: &u32| matches!(bar.pixel(bar.width / 2, *row), [red, _, blue] if blue.abs_diff(red) > 60);
    let is_of_o = |row: &u32| matches!(bar.pixel(bar.width / 2, *row), [red, green, _] if red.abs_diff(green) > 60);
    let rows = |is: &dyn Fn(&u32) -> bool| (0..bar.height).filter(is).count();
    // Bounds between pixels add a row of the page.
    assert!(rows(&is_of_x) >= 3 && rows(&is_of_o) == 0, "{bar:?}");
}

#[browser_test]
async fn review_names_the_losing_move_and_continues_before_it(page: Page) {
    page.open("?opponent=friend").await?;
    page.play(&["a1", "b1", "a2", "a3", "b2", "c2", "c3"]).await?;
    page.click("[data-action=review]").await?;
    assert_eq!(page.explanation().await?, "O’s move b1 lost the game: b2 would have drawn.");
    page.until("document.querySelector('[data-quality]')").await?;
    let qualities = "return [...document.querySelectorAll('.moves li')].map((it) => it.dataset.quality ?? '')";
    assert_eq!(page.eval(qualities).await?, json!(["", "best", "mistake", "best", "lost", "best", "lost", "best"]));
    page.click("[data-move=\"2\"]").await?;
    page.until("document.querySelector('.explanation p').innerText.includes('(')").await?;
    let told = "O’s move b1 lost the game: b2 would have drawn (takes the center).";
    assert_eq!(page.explanation().await?, told);
    // Both squares are marked, and named to screen readers.
    assert_eq!(page.squares("[data-value=mistake]").await?, ["b1"]);
    assert_eq!(page.squares("[data-light=pointed]").await?, ["b2"]);
    let names =
        "return ['b1', 'b2'].map((it) => document.querySelector(`[data-square=${it}]`).ariaLabel.split(', ').at(-1))";
    assert_eq!(page.eval(names).await?, json!(["mistake", "best"]));
    // The review ends at the end of the game. It closes the list of moves that it has opened, and no other.
    page.click("[data-action=review]").await?;
    page.until("document.querySelector('[data-game]').dataset.status === 'won'").await?;
    page.until("!document.querySelector('.history[open]')").await?;
    page.open_moves().await?;
    page.click("[data-action=review]").await?;
    page.until("document.querySelector('[data-quality]')").await?;
    page.click("[data-action=review]").await?;
    page.until("!document.querySelector('[data-quality]')").await?;
    assert_eq!(page.eval("return document.querySelector('.history').open").await?, json!(true));
    page.click("[data-action=review]").await?;
    page.click("[data-move=\"2\"]").await?;
    page.click("[data-action=play-from]").await?;
    page.play(&["b2"]).await?;
    assert_eq!(page.moves_in_address().await?, "a1b2");
}
