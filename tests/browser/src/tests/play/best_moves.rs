//! The best moves of a position while the player wants them, and the way through a reviewed game along its graph.

use browser_tests::prelude::*;

/// The squares whose numbers the board shows, by their numbers.
const NUMBERED: &str = "all('[data-square][data-named]:not([data-named=\"\"])')
    .sort((a, b) => a.dataset.named - b.dataset.named).map((it) => it.dataset.square)";

/// Whether the board numbers squares.
const IS_NUMBERED: &str = "one('[data-square][data-named=\"1\"]')";

#[browser_test]
async fn best_moves_stay_and_are_numbered_on_the_board(page: Page) {
    page.open("?board=15x15x5&opponent=friend#moves=h8i9i7g9j6").await?;
    assert_eq!(page.squares("[data-named]").await?, Vec::<String>::new());
    page.click(".exploration summary").await?;
    page.until("all('[data-action=variation]').length == 3").await?;
    // They come together, and nothing moves.
    let shift = page.eval("return window.seenShift").await?.as_f64().unwrap();
    assert!(shift < 0.005, "the page moves by {shift}");
    page.press_enter_on("[data-ordered]:nth-child(2) [data-action=variation]").await?;
    page.until("one('[data-action=variation][aria-pressed=true]')").await?;
    page.until(IS_NUMBERED).await?;
    let names = "one('[data-ordered]:has([aria-pressed=true])').dataset.names";
    page.until(&format!("{NUMBERED}.join(' ') == {names}")).await?;
    // The hint advises the first of them.
    let listed = "all('[data-ordered]').map((it) => it.dataset.names)";
    page.press("h").await?;
    page.until("one('[data-light=pointed]')").await?;
    page.until(&format!("{listed}[0].startsWith(one('[data-light=pointed]').dataset.square + ' ')")).await?;
    assert_eq!(page.eval(&format!("return {listed}.length")).await?, json!(3));
    page.press("h").await?;
    // The next position has its own.
    page.play(&["h7"]).await?;
    page.until(&format!("!{IS_NUMBERED} && one('[data-action=variation]')")).await?;
    page.click(".exploration summary").await?;
    page.until("!one('[data-action=variation]')").await?;

    // A reviewed game: the slider goes through it, and the better moves of a mistake are shown at its place.
    page.open("?board=15x15x5&opponent=friend#moves=h8a1i8c1j8o15k8a15l8").await?;
    page.until_attribute("[data-game]", "data-status", "won").await?;
    page.click("[data-action=review]").await?;
    page.until("one('.chances path.mistakes').getAttribute('d')").await?;
    let why = "O’s move o15 was a mistake: X had three in a row at h8–j8, and O did not stop it.";
    page.until(&format!("one('.explanation p').innerText == '{why}'")).await?;
    page.focus(".chances input").await?;
    page.press(Key::Left + Key::Left + Key::Left).await?;
    page.until_attribute(".chances input", "aria-valuetext", "O o15: mistake").await?;
    page.click("[data-action=show-better]").await?;
    page.until("one('[data-move=\"5\"][aria-current]')").await?;
    // Either end of the open three.
    let explanation = "one('.explanation p').innerText";
    let is_told = format!("((first) => ['g8', 'k8'].includes(first) && {explanation}.includes(first))({NUMBERED}[0])");
    page.until(&is_told).await?;
}
