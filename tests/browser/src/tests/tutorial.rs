//! The game of `examples/tutorial`: presses reach its reducer.

use browser_tests::prelude::*;
use browser_tests::server::Server;
use xtask::TUTORIAL_FOLDER;

#[browser_test]
async fn tutorial_plays_and_goes_back_to_a_move(page: Page) {
    let folder = std::env::var(TUTORIAL_FOLDER)
        .unwrap_or_else(|_| panic!("{TUTORIAL_FOLDER} must be the folder of the tutorial's game"));
    let server = Server::start(folder, "/");
    page.go(server.address()).await?;
    page.until("one('.board')").await?;
    for (square, status) in [(1, "O"), (4, "X"), (2, "O"), (5, "X")] {
        page.click(&format!(".board button:nth-child({square})")).await?;
        assert_eq!(page.text("[role=status]").await?, format!("Next player: {status}"));
    }
    page.click(".board button:nth-child(3)").await?;
    assert_eq!(page.text("[role=status]").await?, "Winner: X");
    page.click("li:nth-child(2) button").await?;
    assert_eq!(page.text(".board").await?.split_whitespace().collect::<String>(), "X");
    assert_eq!(page.text("[role=status]").await?, page.driver.title().await?);
}
