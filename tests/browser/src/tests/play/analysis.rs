//! What the worker finds about a position, beside the board and on it.

use browser_tests::prelude::*;

/// The squares whose numbers the board shows, by their numbers.
const NUMBERED: &str = "all('[data-square][data-named]:not([data-named=\"\"])')
    .sort((a, b) => a.dataset.named - b.dataset.named).map((it) => it.dataset.square).join(' ')";

#[browser_test]
async fn best_moves_come_together_and_are_numbered_on_the_board(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8i9i7g9j6").await?;
    page.click(".exploration summary").await?;
    page.until("all('[data-action=variation]').length == 3").await?;
    let shift = page.eval("return window.seenShift").await?.as_f64().unwrap();
    assert!(shift < 0.005, "the page moves by {shift}");
    page.press_enter_on("[data-ordered]:nth-child(2) [data-action=variation]").await?;
    page.until("one('[data-action=variation][aria-pressed=true]')").await?;
    let names = "one('[data-ordered]:has([aria-pressed=true])').dataset.names";
    page.until(&format!("{NUMBERED} && {NUMBERED} == {names}")).await?;
    // The next position has its own.
    page.play(&["h7"]).await?;
    page.until(&format!("!{NUMBERED} && one('[data-action=variation]')")).await?;
}

#[browser_test]
async fn slider_goes_through_a_reviewed_game(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8o15k8a15l8").await?;
    page.click("[data-action=review]").await?;
    page.until("one('.chances path.mistakes').getAttribute('d')").await?;
    page.focus(".chances input").await?;
    page.press(Key::Left + Key::Left + Key::Left).await?;
    page.until_attribute(".chances input", "aria-valuetext", "O o15: mistake").await?;
    // The better moves are shown at the place of the mistake.
    page.click("[data-action=show-better]").await?;
    page.until(&format!("one('[data-move=\"5\"][aria-current]') && {NUMBERED}")).await?;
}
