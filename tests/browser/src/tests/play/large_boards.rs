//! Boards of other sizes: choice, changes and touch.

use browser_tests::prelude::*;

/// A running game on 15 × 15.
const GOMOKU: &str = "?board=15x15x5&opponent=friend#moves=h8i9i7g9j6";

#[browser_test]
async fn dialog_of_the_game_stays_open_for_further_choices(page: Page) {
    page.open("?opponent=medium").await?;
    page.open_dialog("game", "[name=board]").await?;
    page.choose("opponent", "friend").await?;
    page.choose("board", "7x7x5").await?;
    page.until("all('[data-square]').length == 49").await?;
    page.click("[data-action=other-board]").await?;
    // The digits of any keyboard.
    page.until("one('[name=columns]')").await?;
    page.eval("one('[name=columns]').select()").await?;
    page.press("٦").await?;
    page.until("one('[name=columns]').value == '6'").await?;
    page.click("[data-action=play-board]").await?;
    page.until("all('[data-square]').length == 42").await?;
    assert_eq!(page.address().await?, "?board=6x7x5&opponent=friend");
}

#[browser_test]
async fn move_patches_only_changed_squares(page: Page) {
    page.open(GOMOKU).await?;
    page.until_lazy_part().await?;
    page.eval(
        "window.touched = new Set();
        new MutationObserver((changes) => {
            for (const { target } of changes) touched.add(target.closest('[data-square]')?.dataset.square);
        }).observe(one('.board'), { subtree: true, childList: true, attributes: true });",
    )
    .await?;
    page.play(&["h9"]).await?;
    // The new mark, the previous last move, and the previous tab stop.
    assert_eq!(page.eval("return [...touched].sort()").await?, json!(["a1", "h9", "j6"]));
}

#[browser_test(every_engine)]
async fn tap_on_small_square_aims_before_it_plays(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open(GOMOKU).await?;
    page.until_lazy_part().await?;
    let is_aimed = |square: &str| format!("one('[data-light=aimed]')?.dataset.square == '{square}'");
    // Taps between squares do not zoom either.
    let kinds = "return [...new Set(all('.board, .board *').map((it) => getComputedStyle(it).touchAction))]";
    assert_eq!(page.eval(kinds).await?, json!(["manipulation"]));
    page.tap("[data-square=c3]").await?;
    page.until(&is_aimed("c3")).await?;
    assert_eq!(page.status().await?, "O’s turn\nTap again to play");
    page.tap("[data-square=g7]").await?;
    page.until(&is_aimed("g7")).await?;
    page.tap("[data-action=aim-left]").await?;
    page.until(&is_aimed("f7")).await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 5, "nothing is played");
    // The main button plays, and so does a second tap on the same square. The focus goes to the board.
    page.press_enter_on("[data-action=place]").await?;
    page.until_attribute("[data-square=f7]", "data-mark", "o").await?;
    page.until("document.activeElement.matches('[data-square]')").await?;
    page.tap("[data-square=a1]").await?;
    page.until(&is_aimed("a1")).await?;
    page.tap("[data-square=a1]").await?;
    page.until_attribute("[data-square=a1]", "data-mark", "x").await?;
    // A mouse plays at once, and a tap plays squares as large as a finger.
    page.play(&["o15"]).await?;
    page.open("?board=4x4x4&opponent=friend").await?;
    page.tap("[data-square=c3]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "x").await?;
}
