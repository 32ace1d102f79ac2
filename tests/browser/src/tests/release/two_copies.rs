//! Copies of the game at two paths of one origin.

use browser_tests::prelude::*;
use browser_tests::programs::copy_files;

/// What a release stored before the keys contained the address, when the names of players had a key of their own.
const STORED: &str = "localStorage.setItem('tic-tac-toe', JSON.stringify({
    version: '1', opponent: 'friend', play: 'x', theme: 'dark', friend: '1 0 0', game_opponent: 'friend', game_play: 'x',
    game_moves: 'b2', game_cursor: '1', game_counted: 'no', game_seed: '1' }));
    localStorage.setItem('tic-tac-toe-players', 'Ada\\nGrace\\ngreen\\nmark')";

/// Opens the copy at a path below that of the server and returns its marks, when the lazy part is loaded.
async fn marks_at(page: &Page, path: &str) -> WebDriverResult<Vec<String>> {
    page.open(path).await?;
    page.until_lazy_part().await?;
    page.squares("[data-square][data-mark]").await
}

#[browser_test(every_engine)]
async fn copies_at_two_paths_keep_their_own_games_and_what_was_stored_before(page: Page) {
    let host = copy_of_dist();
    copy_files(&dist(), &host.path().join("other"));
    page.server.set_directory(host.path());
    page.server.forbid_workers();
    page.leave_game().await?;
    page.eval(STORED).await?;
    for path in ["", "other/"] {
        assert_eq!(marks_at(&page, path).await?, ["b2"], "{path}");
        page.until_attribute("html", "data-theme", "dark").await?;
        assert_eq!(page.score().await?, [1, 0, 0], "{path}");
        page.until("all('.score .name').map((it) => it.textContent).join() === 'Ada,Grace'").await?;
    }
    page.play(&["a1"]).await?;
    page.until_kept().await?;
    assert_eq!(marks_at(&page, "").await?, ["b2"]);
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    assert_eq!(marks_at(&page, "other/").await?, ["a1", "b2"]);
    // Another name of the same page.
    assert_eq!(marks_at(&page, "index.html").await?, ["b2", "c3"]);
}
