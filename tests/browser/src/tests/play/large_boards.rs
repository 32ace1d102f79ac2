//! Boards of all sizes: choice, changes, touch and explanations.

use browser_tests::prelude::*;

/// A running game on 15 × 15.
const GOMOKU: &str = "?board=15x15x5&opponent=friend#moves=h8i9i7g9j6";

#[browser_test]
async fn boards_are_chosen_from_a_list_or_by_size(page: Page) {
    page.open("?opponent=friend").await?;
    page.open_dialog("game", "[name=board]").await?;
    page.choose("board", "7x7x5").await?;
    page.until("all('[data-square]').length == 49").await?;
    assert_eq!(page.text(".chip").await?, "7 × 7 · Friend");
    // The dialog stays open for the next choice.
    page.choose("objective", "misere").await?;
    page.click("[data-action=other-board]").await?;
    page.until("one('[name=in-a-row]')").await?;
    fill(&page, ["4", "3", "5"]).await?;
    page.until("one('dialog .problem').textContent.includes('5')").await?;
    assert_eq!(page.count("[data-square]").await?, 49, "no move is lost");
    // The digits of any keyboard.
    page.eval("one('[name=columns]').select()").await?;
    page.press("٦").await?;
    page.until("one('[name=columns]').value == '6'").await?;
    fill(&page, ["6", "4", "3"]).await?;
    page.until("all('[data-square]').length == 24").await?;
    assert_eq!(page.address().await?, "?board=6x4x3&objective=misere&opponent=friend");
    assert_eq!(page.text(".status small").await?, "Three in a row loses");
    // The next visit keeps the board.
    page.open("").await?;
    page.until("all('[data-square]').length == 24").await?;
}

async fn fill(page: &Page, values: [&str; 3]) -> WebDriverResult<()> {
    for (name, value) in ["columns", "rows", "in-a-row"].into_iter().zip(values) {
        page.eval(&format!("one('[name={name}]').value = '{value}'")).await?;
    }
    page.click("[data-action=play-board]").await
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
    assert_eq!(page.text(".status .unseen").await?, "c3, empty.");
    page.tap("[data-square=h8]").await?;
    page.until(&is_aimed("h8")).await?;
    assert_eq!(page.status().await?, "O’s turn\nThat square is taken");
    page.tap("[data-square=g7]").await?;
    page.until(&is_aimed("g7")).await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 5, "nothing is played");
    page.tap("[data-action=aim-left]").await?;
    page.until(&is_aimed("f7")).await?;
    assert_eq!(page.text("[data-action=place]").await?, "O on f7");
    page.tap("[data-action=place]").await?;
    page.until_attribute("[data-square=f7]", "data-mark", "o").await?;
    page.until("one('[data-action=undo]')").await?;
    // A second tap on the same square plays as well; a mouse plays at once.
    page.tap("[data-square=a1]").await?;
    page.until(&is_aimed("a1")).await?;
    page.tap("[data-square=a1]").await?;
    page.until_attribute("[data-square=a1]", "data-mark", "x").await?;
    // A tap plays squares as large as a finger.
    page.open("?board=4x4x4&opponent=friend").await?;
    page.tap("[data-square=c3]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "x").await?;
}

#[browser_test]
async fn worker_explains_other_boards(page: Page) {
    page.open("?board=4x3x3&opponent=friend#moves=a1").await?;
    page.click("[data-action=values]").await?;
    // The squares without a value draw.
    let is_complete = "one('.explanation').innerText.includes('lead to a draw')
        || all('[data-value=win], [data-value=loss]').length == 11";
    page.until(is_complete).await?;
    page.until("one('.explanation').innerText.includes('Without mistakes, ')").await?;
    // The hint of a large board says what the move does.
    page.open("?board=15x15x5&opponent=friend#moves=h8").await?;
    page.click("[data-action=hint]").await?;
    page.until("one('.explanation').innerText.includes('many ways to make five in a row')").await?;
    page.click("[data-action=values]").await?;
    page.until("all('[data-value]').length == 8").await?;
    // X wins 4 × 3 × 3; this move gives the win away.
    page.open("?board=4x3x3&opponent=friend#moves=b2a1d1a2d3a3").await?;
    page.click("[data-action=review]").await?;
    page.until("one('[data-quality=mistake]')").await?;
    page.until("one('.explanation').innerText.includes('lost the game')").await?;
}
