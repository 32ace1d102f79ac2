//! Squares that a text names, and the bar of chances.

use browser_tests::picture::Picture;
use browser_tests::prelude::*;

#[browser_test(every_engine, not_in(WebKit, "what appears under a resting pointer may have no `:hover` there"))]
async fn squares_light_up_while_a_text_that_names_them_is_pointed_at(page: Page) {
    page.open("?opponent=friend#moves=a1b2a2").await?;
    page.click("[data-action=hint]").await?;
    assert_eq!(page.explanation().await?, "a3: blocks X on a1–a2–a3.");
    assert_eq!(page.squares("[data-named]").await?, [""; 0]);
    point_at(&page, ".explanation p").await?;
    page.until("all('[data-named]').length == 3").await?;
    assert_eq!(page.squares("[data-named]").await?, ["a1", "a2", "a3"]);
    // The text changes under the pointer.
    page.press("h").await?;
    page.until("!one('[data-named]')").await?;
    // A text that appears under the resting pointer lights nothing before the pointer moves.
    page.press("h").await?;
    page.explanation().await?;
    page.until("one('.explanation p:hover')").await?;
    assert_eq!(page.squares("[data-named]").await?, [""; 0]);
    page.driver.action_chain().move_by_offset(2, 0).perform().await?;
    page.until("all('[data-named]').length == 3").await?;
    page.open_moves().await?;
    point_at(&page, "[data-move='2']").await?;
    page.until("one('[data-named]')?.dataset.square == 'b2'").await?;
    point_at(&page, ".headline").await?;
    page.until("!one('[data-named]')").await?;
    // The keyboard's focus counts too.
    page.focus("[data-action=order]").await?;
    page.press(Key::Tab + "").await?;
    page.until("one('[data-move]:focus')").await?;
    page.press(Key::Tab + "").await?;
    page.until("one('[data-named]')?.dataset.square == 'a1'").await?;
    page.open_dialog("lesson", "[data-set]").await?;
    page.click("dialog [data-set=a2]").await?;
    page.until("one('.feedback').textContent.includes('completes a1–a2–a3')").await?;
    point_at(&page, ".feedback").await?;
    let lit = "all('[data-named]').map((it) => it.dataset.set).join()";
    page.until(&format!("{lit} == 'a1,a2,a3'")).await?;
}

/// Moves the pointer to an element.
async fn point_at(page: &Page, selector: &str) -> WebDriverResult<()> {
    let element = page.driver.find(By::Css(selector)).await?;
    page.driver.action_chain().move_to_element_center(&element).perform().await
}

#[browser_test]
async fn chances_fill_the_whole_height_of_their_bar(page: Page) {
    page.resize(844, 390, 1.0).await?;
    // X wins, so that the bar has one color.
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8e1").await?;
    page.press("v").await?;
    page.until("one('meter')?.value == 100").await?;
    let bar = page.driver.find(By::Css("meter")).await?.screenshot_as_png().await?;
    let bar = Picture::from_png(&bar);
    let is_of_x = |row: &u32| matches!(bar.pixel(bar.width / 2, *row), [red, _, blue] if blue.abs_diff(red) > 60);
    let is_of_o = |row: &u32| matches!(bar.pixel(bar.width / 2, *row), [red, green, _] if red.abs_diff(green) > 60);
    let rows = |is: &dyn Fn(&u32) -> bool| (0..bar.height).filter(is).count();
    // Bounds between pixels add a row of the page.
    assert!(rows(&is_of_x) >= 3 && rows(&is_of_o) == 0, "{bar:?}");
}
