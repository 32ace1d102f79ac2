//! Squares that light up while a text that names them is pointed at.

use browser_tests::prelude::*;

/// Moves the pointer to an element.
async fn point_at(page: &Page, selector: &str) -> WebDriverResult<()> {
    let element = page.driver.find(By::Css(selector)).await?;
    page.driver.action_chain().move_to_element_center(&element).perform().await
}

/// Waits until the board lights these squares.
async fn until_lit(page: &Page, squares: &str) -> WebDriverResult<()> {
    page.until(&format!("all('[data-named]').map((it) => it.dataset.square).join() == '{squares}'")).await
}

#[browser_test(every_engine, not_in(WebKit, "what appears under a resting pointer may have no `:hover` there"))]
async fn squares_light_up_while_a_text_that_names_them_is_pointed_at(page: Page) {
    page.open("?opponent=friend#moves=a1b2a2").await?;
    page.click("[data-action=hint]").await?;
    assert_eq!(page.explanation().await?, "a3: blocks X on a1–a2–a3.");
    point_at(&page, ".explanation p").await?;
    until_lit(&page, "a1,a2,a3").await?;
    // The text changes under the pointer.
    page.press("h").await?;
    until_lit(&page, "").await?;
    // A text that appears under the resting pointer lights nothing before the pointer moves.
    page.press("h").await?;
    page.until("one('.explanation p:hover')").await?;
    assert_eq!(page.squares("[data-named]").await?, [""; 0]);
    page.driver.action_chain().move_by_offset(2, 0).perform().await?;
    until_lit(&page, "a1,a2,a3").await?;
    // The keyboard's focus counts too.
    page.open_moves().await?;
    point_at(&page, ".headline").await?;
    page.focus("[data-action=order]").await?;
    page.press(Key::Tab + Key::Tab).await?;
    until_lit(&page, "a1").await?;
}
