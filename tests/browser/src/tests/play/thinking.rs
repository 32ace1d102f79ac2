//! Unbeatable on larger boards, whose moves the worker finds.

use browser_tests::prelude::*;

/// Whether the next move is being analyzed.
const ANALYZING: &str = "one('.thinking [data-busy]')";

/// Counts drawn frames until there are 10 or the analysis has ended. A page that the analysis blocks draws none.
const FRAMES: &str = include_str!("thinking/frames.js");

/// Plays a free square as soon as it is the player's turn.
async fn play_on(page: &Page) -> WebDriverResult<()> {
    page.until("!one('[data-game][data-thinking]')").await?;
    let free = page.squares("[data-square]:not([data-mark])").await?;
    page.play(&[&free[0]]).await
}

#[browser_test(every_engine)]
async fn analysis_leaves_the_page_responsive_and_the_player_in_control(page: Page) {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    page.open_dialog("settings", "[name=thinking]").await?;
    page.choose("thinking", "10").await?;
    page.close_dialog().await?;
    play_on(&page).await?;
    page.until(ANALYZING).await?;
    assert_eq!(page.eval(&FRAMES.replace("ANALYZING", ANALYZING)).await?, 10);
    page.click("[data-action=undo]").await?;
    page.until_marks(0).await?;
    // By keyboard, the focus follows to the button that takes the place of the pressed one.
    play_on(&page).await?;
    let has_focus = async |selector| page.until(&format!("document.activeElement.matches('{selector}')")).await;
    page.press_enter_on("[data-action=stop]").await?;
    has_focus("[data-action=think-on]").await?;
    page.press(Key::Enter + "").await?;
    page.until(ANALYZING).await?;
    has_focus("[data-action=stop]").await?;
    page.press_enter_on("[data-action=move-now]").await?;
    page.until_marks(2).await?;
    has_focus("[data-square]").await?;
}

#[browser_test(every_engine)]
async fn worker_is_loaded_once_on_demand(page: Page) {
    page.server.forbid_workers();
    let fetched = |name: &str| page.server.requests().iter().filter(|request| request.contains(name)).count();
    page.open("?board=7x7x5&opponent=perfect&play=x").await?;
    page.until_lazy_part().await?;
    assert_eq!(fetched("/analyzer-"), 0, "no analysis yet");
    for marks in [2, 4, 6] {
        play_on(&page).await?;
        page.until_marks(marks).await?;
    }
    assert_eq!((fetched("/analyzer-"), fetched("/worker-")), (1, 1));
}
