//! The score: counted once, kept across visits, shared between tabs.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

/// Plays between friends until X wins.
async fn win(page: &Page) -> WebDriverResult<()> {
    // A blank board has no button for a new game.
    page.eval("document.querySelector('[data-action=reset]').click()").await?;
    page.until_marks(0).await?;
    page.play(&["a1", "b1", "a2", "b2", "a3"]).await?;
    page.until_attribute("[data-game]", "data-status", "won").await
}

/// Opens the statistics with the choice of what to erase.
async fn open_erasure(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("statistics", "[data-action=erase]").await?;
    page.click("[data-action=erase]").await?;
    page.until("document.querySelector('[data-action=reset-score]')").await
}

#[browser_test]
async fn score_survives_reloads_and_is_reset_by_opponent(page: Page) {
    page.open("?opponent=friend").await?;
    win(&page).await?;
    win(&page).await?;
    for _ in 0..3 {
        page.reload().await?;
        page.until("document.querySelector('[data-game]')").await?;
        assert_eq!(page.score().await?, [2, 0, 0]);
    }
    page.choose("opponent", "medium").await?;
    page.until("document.querySelector('.side:last-child .name').textContent == 'Medium'").await?;
    assert_eq!(page.score().await?, [0, 0, 0]);
    let score = |count: u8| format!("document.querySelector('.score .count').textContent == '{count}'");
    open_erasure(&page).await?;
    page.until("document.querySelector('[data-action=reset-score][aria-disabled]')").await?;
    page.close_dialog().await?;
    page.choose("opponent", "friend").await?;
    page.until(&score(2)).await?;
    open_erasure(&page).await?;
    for erase in ["reset-score", "erase-all"] {
        page.click(&format!("[data-action={erase}]")).await?;
        page.until(&score(0)).await?;
        page.click("[data-action=restore]").await?;
        page.until(&score(2)).await?;
        page.until("!document.querySelector('[data-action=restore]')").await?;
        page.click("[data-action=erase]").await?;
    }
    page.click("[data-action=reset-score]").await?;
    page.until(&score(0)).await?;
    // The last opponent is the default of the next visit.
    page.open("").await?;
    page.until("document.querySelector('.chip').textContent.includes('Friend')").await?;
    assert_eq!(page.score().await?, [0, 0, 0]);
}

#[browser_test(every_engine)]
async fn two_tabs_keep_all_games_in_the_score(page: Page) {
    page.open("?opponent=friend").await?;
    let [first, second] = page.open_in_new_tab("?opponent=friend").await?;
    for (round, tab) in [&first, &second, &second, &first].into_iter().zip(1_u32..).map(|(tab, round)| (round, tab)) {
        page.show_tab(tab).await?;
        win(&page).await?;
        page.until(&format!("document.querySelector('.score .count').textContent == '{round}'")).await?;
    }
    page.show_tab(&second).await?;
    page.until("document.querySelector('.score .count').textContent == '4'").await?;
    // An event may arrive after this tab has stored more.
    page.eval(
        "const stored = JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')));
        const newValue = JSON.stringify({ ...stored, friend: '3 0 0' });
        dispatchEvent(new StorageEvent('storage', { key: keyOf('tic-tac-toe'), newValue }))",
    )
    .await?;
    page.until_kept().await?;
    assert_eq!(page.score().await?, [4, 0, 0]);
}

#[browser_test]
async fn embedded_game_stores_only_its_score(page: Page) {
    let stored = "return JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))";
    page.open("?opponent=friend&theme=dark#moves=b2a1").await?;
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    let mut before = page.eval(stored).await?;
    page.open("?embed&controls=status,reset,settings&opponent=friend&play=o&theme=light#moves=a1b1b2a2").await?;
    page.play(&["c3"]).await?;
    page.open_dialog("settings", "[name=theme]").await?;
    page.choose("theme", "contrast").await?;
    page.choose("look", "paper").await?;
    page.until_attribute("html", "data-look", "paper").await?;
    page.until_kept().await?;
    // The host page configures the frame by its address.
    let search = page.eval("return location.search").await?;
    assert!(search.as_str().unwrap().contains("&theme=light"), "{search}");
    let mut after = page.eval(stored).await?;
    assert_ne!(before["friend"], after["friend"], "the score of the embedded game");
    for stored in [&mut before, &mut after] {
        stored.as_object_mut().unwrap().remove("friend");
    }
    assert_eq!(before, after);
    // Without anything stored, the player's own game begins as on a first visit.
    page.eval("localStorage.clear()").await?;
    page.open("?embed&opponent=friend&play=o&theme=dark&look=paper&lang=de#moves=a1b1b2a2").await?;
    page.play(&["c3"]).await?;
    page.until_kept().await?;
    let stored = page.eval(stored).await?;
    let chosen = ["friend", "opponent", "play", "theme", "look", "lang"].map(|key| stored[key].as_str());
    assert_eq!(chosen, [Some("1 0 0"), Some("medium"), Some("x"), None, None, None]);
}
