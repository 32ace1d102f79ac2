//! Loading of the lazy part, and failures.

use browser_tests::prelude::*;

/// Records fetches, because not every browser lists all of them.
const NOTE_FETCHES: &str = include_str!("lazy_part/note_fetches.js");

/// Number of fetches of the lazy part, successful or not.
const FETCHED: &str = "window.fetches.filter((what) => what.includes('_lazy.wasm')).length";

/// Holds the lazy part back until the test calls `start`.
const HOLD_LAZY_PART: &str = include_str!("lazy_part/hold_lazy_part.js");

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
    page.open("").await?;
    page.choose("opponent", "friend").await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.reset().await?;
    page.until_kept().await?;
    page.leave_game().await?;
    page.eval(STORE_MORE).await?;
    page.before_each_document(HOLD_LAZY_PART).await?;
    page.open("").await?;
    page.until("one('.chip').textContent.includes('Friend') && window.start").await?;
    assert_eq!(page.score().await?, [1, 0, 0]);
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    assert_eq!(page.score().await?, [2, 0, 0]);
    let stored = format!("return {STORED}");
    assert_eq!(page.eval(&stored).await?, ",1 0 0,yes,hard 5x5x4 normal 1 2 3", "nothing is stored before it is read");
    page.eval("start()").await?;
    page.until(&format!("{STORED} == 'a1b1a2b2a3,2 0 0,yes,hard 5x5x4 normal 1 2 3'")).await?;
    assert_eq!(page.score().await?, [2, 0, 0]);
}

#[browser_test]
async fn programs_load_while_the_page_waits_for_its_styles(page: Page) {
    page.server.hold(".css");
    page.before_each_document(NOTE_FETCHES).await?;
    page.load("?opponent=friend&look=paper").await?;
    page.until(&format!("{FETCHED} && window.fetches.some((what) => what.includes('_bg.wasm'))")).await?;
    page.until("one('.page').hidden").await?;
    page.server.release(".css");
    page.play(&["b2"]).await?;
}

#[browser_test]
async fn lazy_part_loads_once_after_the_first_move(page: Page) {
    page.open("").await?;
    let listed = "return performance.getEntriesByType('resource').map((it) => it.name).join()";
    assert!(!page.eval(listed).await?.to_string().contains("_lazy.wasm"));
    page.eval(NOTE_FETCHES).await?;
    page.play(&["b2"]).await?;
    page.until(&format!("{FETCHED} == 1")).await?;
    page.play(&["a1", "c3"]).await?;
    for _ in 0..2 {
        page.click("[data-action=settings]").await?;
        page.close_dialog().await?;
    }
    assert_eq!(page.eval(&format!("return {FETCHED}")).await?, json!(1));
    // Games with other rules load with the choice of the game.
    let games = "return window.fetches.filter((what) => what.includes('_games.wasm')).length";
    assert_eq!(page.eval(games).await?, json!(0));
    page.open_dialog("game", ".other-games").await?;
    assert_eq!(page.eval(games).await?, json!(1));
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
    page.click("dialog [data-action=close]").await?;
    // The game continued meanwhile.
    page.until_no_dialog().await?;
    let free = page.squares("[data-square]:not([data-mark])").await?;
    page.play(&[free.first().unwrap()]).await?;
}

/// Checks that no message about a failed download is visible.
async fn check_nothing_missing(page: &Page) -> WebDriverResult<()> {
    let words = page.eval("return document.body.innerText").await?;
    assert!(!words.as_str().unwrap().contains("could not be loaded"), "{words}");
    Ok(())
}

#[browser_test]
async fn games_are_played_and_counted_without_lazy_part(page: Page) {
    page.server.refuse("_lazy.wasm");
    page.open("").await?;
    for count in 1..=2 {
        while page.count("[data-game][data-status=playing]").await? > 0 {
            let free = page.squares("[data-square]:not([data-mark])").await?;
            let square = free.first().unwrap();
            if count == 1 {
                page.play(&[square]).await?;
            } else {
                page.eval(&format!("one('[data-square={square}]').focus()")).await?;
                page.press(Key::Enter + "").await?;
                page.until(&format!("one('[data-square={square}][data-mark=x]')")).await?;
            }
            page.until("!one('[data-thinking]')").await?;
        }
        assert_eq!(page.score().await?.iter().sum::<u32>(), count);
        check_nothing_missing(&page).await?;
        page.reset().await?;
    }
    // Once the lazy part is there, it saves all of it for the next visit.
    page.server.refuse_nothing();
    page.open_dialog("settings", "[name=theme]").await?;
    page.until_kept().await?;
    page.open("").await?;
    assert_eq!(page.score().await?.iter().sum::<u32>(), 2);
    check_nothing_missing(&page).await?;
}

#[browser_test]
async fn visit_that_needs_the_lazy_part_reports_its_failure(page: Page) {
    page.server.refuse("_lazy.wasm");
    page.load("?opponent=friend#moves=b2").await?;
    page.until("one('[role=status]').innerText.includes('could not be started')").await?;
    page.take_errors().await?;
    page.server.refuse_nothing();
    page.click("[data-action=retry]").await?;
    page.until("one('[data-square=b2][data-mark=x]')").await?;
}

#[browser_test]
async fn changed_address_before_the_first_move_opens_its_game(page: Page) {
    page.open("?utm_source=somewhere").await?;
    assert_eq!(page.eval(&format!("{NOTE_FETCHES} return {FETCHED}")).await?, json!(0));
    page.eval("location.hash = 'moves=b2a1'").await?;
    page.until_marks(2).await?;
}

#[browser_test]
async fn missing_lazy_part_is_reported_and_loads_without_reload(page: Page) {
    page.server.forbid_workers();
    page.open("").await?;
    page.eval("window.isSameDocument = true").await?;
    page.server.refuse("_lazy.wasm");
    page.play(&["a1"]).await?;
    page.until_marks(2).await?;
    check_nothing_missing(&page).await?;
    page.press("h").await?;
    page.until("one('.explanation:not([hidden]) [data-action=retry]')").await?;
    assert!(page.explanation().await?.contains("could not be loaded"));
    // A canceled hint is not reported as missing.
    page.press("h").await?;
    page.until("one('.explanation').hidden").await?;
    let free = page.squares("[data-square]:not([data-mark])").await?;
    page.play(&[free.last().unwrap()]).await?;
    page.until_marks(4).await?;
    check_nothing_missing(&page).await?;
    page.press("h").await?;
    page.until("one('.explanation:not([hidden]) [data-action=retry]')").await?;
    page.server.refuse_nothing();
    page.click(".explanation [data-action=retry]").await?;
    page.until_lazy_part().await?;
    assert!(!page.explanation().await?.contains("could not be loaded"));
    page.until("window.isSameDocument").await?;
}
