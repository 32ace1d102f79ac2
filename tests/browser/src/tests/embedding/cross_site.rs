//! A game in a page of another site, where browsers keep its storage apart.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// Opens the host page at a name of another site than the game's. The ports alone make other origins of the same site.
async fn open_other_site(host: &HostPage) -> WebDriverResult<()> {
    host.page.go(&host.page.server.address().replace("127.0.0.1", "localhost")).await?;
    host.until_ready(1).await
}

/// Wins a game between friends in the frame or the page.
async fn win(page: &Page) -> WebDriverResult<()> {
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until_attribute("[data-game]", "data-winner", "x").await?;
    page.until_kept().await
}

#[browser_test(every_engine)]
async fn game_in_another_site_plays_and_leaves_the_players_own_game_alone(host: HostPage) {
    host.game.forbid_workers();
    host.open_game("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    let page = &host.page;
    let own = format!("{}?opponent=friend", host.game.address());
    page.go(&own).await?;
    win(page).await?;
    page.reset().await?;
    page.play(&["b2"]).await?;
    page.until_kept().await?;

    open_other_site(&host).await?;
    host.enter(FRAME).await?;
    assert_eq!(page.count("[data-mark]").await?, 0);
    assert_eq!(page.score().await?, [0, 0, 0], "the storage of the player's own visits is not this frame's");
    win(page).await?;
    assert_eq!(page.score().await?, [1, 0, 0]);
    assert_eq!(page.text(".notes").await?, "");
    host.leave().await?;
    page.until("count('end') === 1 && count('move') === 5 && game().state.outcome === 'x'").await?;

    // The next visit to the page works as well, with or without the score.
    open_other_site(&host).await?;
    page.eval("game().play('b2')").await?;
    host.until_moves("b2").await?;
    host.until_in_game("one('.notes')?.innerText === ''").await?;

    page.go(&own).await?;
    page.until_marks(1).await?;
    assert_eq!(page.squares("[data-mark]").await?, ["b2"]);
    assert_eq!(page.score().await?, [1, 0, 0]);
}
