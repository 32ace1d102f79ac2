//! Loading of the lazy part, and failures.

use browser_tests::prelude::*;

/// Records fetches, because not every browser lists all of them.
const NOTE_FETCHES: &str = include_str!("lazy_part/note_fetches.js");

/// Number of fetches of the lazy part, successful or not.
const FETCHED: &str = "window.fetches.filter((what) => what.includes('_lazy.wasm')).length";

/// The stored value, with another preference and the score of another board.
const STORE_MORE: &str = "
    const key = keyOf('tic-tac-toe');
    const others = { newest_first: 'yes', other_scores: 'hard 5x5x4 normal 1 2 3' };
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...others }));
";

/// The stored moves, score between friends, preference, and scores of other boards.
const STORED: &str = "(({ game_moves, friend, newest_first, other_scores }) =>
    [game_moves, friend, newest_first, other_scores].join())(JSON.parse(localStorage.getItem(keyOf('tic-tac-toe'))))";

#[browser_test]
async fn return_to_an_empty_board_begins_before_the_lazy_part(page: Page) {
    page.server.set_extra_header("Cache-Control", "no-store");
    page.open("").await?;
    page.choose("opponent", "friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.reset().await?;
    page.until_kept().await?;
    page.leave_game().await?;
    page.eval(STORE_MORE).await?;
    page.server.hold("_lazy.wasm");
    page.open("").await?;
    page.until("one('.chip').textContent.includes('Friend')").await?;
    assert_eq!(page.score().await?, [1, 0, 0]);
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    assert_eq!(page.score().await?, [2, 0, 0]);
    let stored = format!("return {STORED}");
    assert_eq!(page.eval(&stored).await?, ",1 0 0,yes,hard 5x5x4 normal 1 2 3", "nothing is stored before it is read");
    page.server.release("_lazy.wasm");
    page.until(&format!("{STORED} == 'a1b1a2b2a3,2 0 0,yes,hard 5x5x4 normal 1 2 3'")).await?;
    assert_eq!(page.score().await?, [2, 0, 0]);
}

#[browser_test]
async fn lazy_part_loads_once_after_the_first_move(page: Page) {
    page.before_each_document(NOTE_FETCHES).await?;
    page.open("?utm_source=somewhere").await?;
    assert_eq!(page.eval(&format!("return {FETCHED}")).await?, 0);
    page.play(&["b2"]).await?;
    page.until(&format!("{FETCHED} == 1")).await?;
    page.play(&["a1", "c3"]).await?;
    page.click("[data-action=settings]").await?;
    page.close_dialog().await?;
    assert_eq!(page.eval(&format!("return {FETCHED}")).await?, 1);
    // Games with other rules load with the choice of the game.
    let games = "return window.fetches.filter((what) => what.includes('_games.wasm')).length";
    assert_eq!(page.eval(games).await?, 0);
    page.open_dialog("game", ".other-games").await?;
    assert_eq!(page.eval(games).await?, 1);
}

/// Lets the next start of a program fail. Scripts of Firefox's driver have globals of their own beside those of the page.
const FAIL_ONCE: &str = include_str!("lazy_part/fail_once.js");

#[browser_test(every_engine)]
async fn failed_lazy_part_can_be_retried(page: Page) {
    page.server.refuse("_lazy.wasm");
    page.open("").await?;
    page.play(&["b2"]).await?;
    page.until_marks(2).await?;
    page.click("[data-action=menu]").await?;
    page.until("one('dialog [data-action=retry]')").await?;
    // The first retry fails again, this time at the start of the program.
    page.server.refuse_nothing();
    page.eval(FAIL_ONCE).await?;
    page.click("dialog [data-action=retry]").await?;
    page.until("window.hasFailed && one('dialog [data-action=retry]')").await?;
    page.click("dialog [data-action=retry]").await?;
    // The menu comes with the program; until then, its dialog covers the button that opens it.
    page.until("one('dialog [data-action=settings]')").await?;
    page.click("dialog [data-action=settings]").await?;
    page.choose("theme", "dark").await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    page.close_dialog().await?;
    // The game continued meanwhile.
    let free = page.squares("[data-square]:not([data-mark])").await?;
    page.play(&[free.first().unwrap()]).await?;
}

/// Whether no message about a failed download is visible.
const NOTHING_MISSING: &str = "!document.body.innerText.includes('could not be loaded')";

#[browser_test]
async fn games_are_played_and_counted_without_lazy_part_and_a_hint_tells_that_it_is_missing(page: Page) {
    page.open("").await?;
    page.eval("window.isSameDocument = true").await?;
    page.server.refuse("_lazy.wasm");
    page.eval("one('[data-square=a1]').focus()").await?;
    page.press(Key::Enter + "").await?;
    page.until_marks(2).await?;
    page.until(NOTHING_MISSING).await?;
    page.press("h").await?;
    page.until("one('.explanation:not([hidden]) [data-action=retry]')").await?;
    assert!(page.explanation().await?.contains("could not be loaded"));
    // A canceled hint is not reported as missing.
    page.press("h").await?;
    page.until("one('.explanation').hidden").await?;
    page.play_to_the_end().await?;
    page.until(NOTHING_MISSING).await?;
    assert_eq!(page.score().await?.iter().sum::<u32>(), 1);
    page.reset().await?;
    page.play(&["b2"]).await?;
    page.press("h").await?;
    page.until("one('.explanation:not([hidden]) [data-action=retry]')").await?;
    page.server.refuse_nothing();
    page.click(".explanation [data-action=retry]").await?;
    page.until_lazy_part().await?;
    page.until(NOTHING_MISSING).await?;
    page.until("window.isSameDocument").await?;
    // It saves all of it for the next visit.
    page.until_kept().await?;
    page.open("").await?;
    assert_eq!(page.score().await?.iter().sum::<u32>(), 1);
}

#[browser_test]
async fn changed_address_before_the_first_move_opens_its_game(page: Page) {
    page.open("").await?;
    page.eval("location.hash = 'moves=b2a1'").await?;
    page.until_marks(2).await?;
}
