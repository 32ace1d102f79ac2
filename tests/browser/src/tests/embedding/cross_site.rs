//! A game in a page of another site, where browsers keep its storage apart.

use super::host_page::{FRAME, HostPage};
use browser_tests::prelude::*;

/// Opens the host page at a name of another site than the game's. The ports alone make other origins of the same site.
async fn open_other_site(host: &HostPage) -> WebDriverResult<()> {
    host.page.go(&host.page.server.address().replace("127.0.0.1", "localhost")).await?;
    host.until_ready(1).await
}

/// Wins a game between friends in the frame or the page.
async fn win(host: &HostPage) -> WebDriverResult<()> {
    host.page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    host.page.until_attribute("[data-game]", "data-winner", "x").await?;
    host.page.until_kept().await
}

#[browser_test(every_engine)]
async fn game_in_another_site_plays_and_leaves_the_players_own_game_alone(host: HostPage) {
    host.open("<tic-tac-toe opponent=friend></tic-tac-toe>").await?;
    host.game.forbid_workers();
    host.until_ready(1).await?;
    let own = format!("{}?opponent=friend", host.game.address());
    host.page.go(&own).await?;
    win(&host).await?;
    host.page.click("[data-action=reset]").await?;
    host.page.until_marks(0).await?;
    host.page.play(&["b2"]).await?;
    host.page.until_kept().await?;

    open_other_site(&host).await?;
    host.enter(FRAME).await?;
    assert_eq!(host.page.squares("[data-mark]").await?, Vec::<String>::new());
    assert_eq!(host.page.score().await?, [0, 0, 0], "the storage of the player's own visits is not this frame's");
    win(&host).await?;
    assert_eq!(host.page.score().await?, [1, 0, 0]);
    assert_eq!(host.page.text(".notes").await?, "");
    host.leave().await?;
    host.page.until("count('end') === 1 && game().state.outcome === 'x'").await?;
    assert_eq!(host.events("move").await?.len(), 5);
    host.page.eval("game().reset(); game().play('c3')").await?;
    host.until_moves("c3").await?;

    // The next visit to the page works as well, with or without the score.
    open_other_site(&host).await?;
    host.page.eval("game().play('b2')").await?;
    host.until_moves("b2").await?;
    host.enter(FRAME).await?;
    assert_eq!(host.page.text(".notes").await?, "");
    host.leave().await?;

    host.page.go(&own).await?;
    host.page.until_marks(1).await?;
    assert_eq!(
        (host.page.squares("[data-mark]").await?, host.page.score().await?),
        (vec!["b2".to_owned()], vec![1, 0, 0])
    );
}
