//! Games with other rules.

use browser_tests::prelude::*;

#[browser_test]
async fn other_games_are_played_in_the_page(page: Page) {
    // The address keeps the game, and help knows it.
    page.open("?game=infinite&opponent=friend").await?;
    page.play(&["a1", "b2", "a2", "b1", "c3", "c1"]).await?;
    assert_eq!(page.address().await?, "?game=infinite&opponent=friend#moves=a1b2a2b1c3c1");
    page.click("[data-action=help]").await?;
    page.click("[data-action=values]").await?;
    page.until("one('[data-square=a3][data-value]')").await?;
    // Choosing a game in the sheet begins it; wild places the chosen mark.
    page.open_dialog("game", ".more-games").await?;
    page.click(".more-games summary").await?;
    page.choose("game", "wild").await?;
    page.until("one('dialog .how-to-play').innerText.includes('place either X or O')").await?;
    page.close_dialog().await?;
    page.choose("mark", "o").await?;
    page.play(&["a1"]).await?;
    page.until("one('[data-square=a1][data-mark=o]')").await?;
    // The strongest level of ultimate replies by the worker.
    page.open("?game=ultimate&opponent=perfect").await?;
    page.play(&["e5"]).await?;
    page.until("all('.game [data-mark=o]').length === 1").await?;
    // The lesson leads through the first moves of a game.
    page.click("[data-action=lesson]").await?;
    page.click("dialog .more-games summary").await?;
    page.click("dialog [data-action=learn-game][value=infinite]").await?;
    page.until("one('.game [data-square=c1][data-light=pointed]')").await?;
}

#[browser_test]
async fn second_press_closes_the_review_with_its_moves(page: Page) {
    for address in ["?game=infinite&opponent=friend#moves=a1b2a2b1a3", "?opponent=friend#moves=a1b2a2b1a3"] {
        page.open(address).await?;
        page.until("one('[data-action=review]')").await?;
        // As soon as the list has opened, before the browser has reported that.
        page.eval(
            "const press = () => one('[data-action=review]').click();
            const list = one('.history');
            const opened = new Promise((done) => new MutationObserver(done).observe(list, { attributeFilter: ['open'] }));
            const reported = new Promise((done) => list.addEventListener('toggle', done, { once: true }));
            press();
            return opened.then(press).then(() => reported).then(() => new Promise(requestAnimationFrame))",
        )
        .await?;
        page.until("one('[data-action=review][aria-pressed=false]')").await?;
        assert_eq!(page.eval("return one('.history').hidden").await?, json!(true), "{address}");
    }
}

#[browser_test]
async fn finger_hits_the_squares_of_three_boards_of_notakto(page: Page) {
    page.resize(320, 568, 1.0).await?;
    page.open("?game=notakto&boards=3&opponent=friend").await?;
    page.until("all('.small-board').length === 3").await?;
    let width = page.eval("return one('.game [data-square]').offsetWidth").await?;
    assert!(width.as_f64() >= Some(44.0), "{width}");
    // The boards on the left have row numbers.
    let numbered = "return all('.game [role=gridcell]')
        .filter((it) => getComputedStyle(it, '::after').content.includes('counter(row)'))
        .map((it) => it.querySelector('[data-square]').dataset.square)";
    assert_eq!(page.eval(numbered).await?, json!(["a1", "g1", "a2", "g2", "a3", "g3"]));
}
