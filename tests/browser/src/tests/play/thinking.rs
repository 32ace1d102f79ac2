//! Unbeatable on larger boards: responsive page and stop.

use browser_tests::prelude::*;

/// Returns a free square beside a mark, or the center.
const NEXT: &str = include_str!("thinking/next.js");

/// Whether a computer player is at work.
const THINKING: &str = "one('[data-game][data-thinking]')";

async fn plays_on(page: &Page) -> WebDriverResult<()> {
    page.until(&format!("!{THINKING}")).await?;
    let square = page.eval(NEXT).await?;
    page.play(&[square.as_str().unwrap()]).await
}

fn fetched(page: &Page, name: &str) -> usize {
    page.server.requests().iter().filter(|request| request.contains(name)).count()
}

/// Whether the next move is being analyzed.
const ANALYZING: &str = "one('.thinking [data-busy]')";

/// Counts drawn frames until there are 10 or the analysis has ended. A page that the analysis blocks draws none.
const FRAMES: &str = include_str!("thinking/frames.js");

/// Has Unbeatable analyze each move for up to 10 seconds.
async fn prolong_analysis(page: &Page) -> WebDriverResult<()> {
    page.open_dialog("settings", "[name=thinking]").await?;
    page.choose("thinking", "10").await?;
    page.close_dialog().await
}

#[browser_test(every_engine)]
async fn analysis_leaves_the_page_responsive(page: Page) {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    prolong_analysis(&page).await?;
    for marks in [2, 4] {
        let square = page.eval(NEXT).await?;
        page.play(&[square.as_str().unwrap()]).await?;
        page.until(ANALYZING).await?;
        assert_eq!(page.eval(&FRAMES.replace("ANALYZING", ANALYZING)).await?, 10);
        page.click("[data-action=move-now]").await?;
        page.until_marks(marks).await?;
    }
}

#[browser_test(every_engine)]
async fn worker_is_loaded_once_on_demand(page: Page) {
    page.server.forbid_workers();
    page.open("?board=7x7x5&opponent=perfect&play=x").await?;
    page.until_lazy_part().await?;
    assert_eq!(fetched(&page, "/analyzer-"), 0, "no analysis yet");
    for marks in [2, 4, 6] {
        plays_on(&page).await?;
        page.until_marks(marks).await?;
    }
    assert_eq!((fetched(&page, "/analyzer-"), fetched(&page, "/worker-")), (1, 1));
}

#[browser_test(every_engine)]
async fn actions_during_analysis_take_effect_at_once(page: Page) {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    prolong_analysis(&page).await?;

    page.play(&["h8"]).await?;
    page.until(ANALYZING).await?;
    page.click("[data-action=undo]").await?;
    page.until_marks(0).await?;
    // Move now.
    page.play(&["h8"]).await?;
    page.until(ANALYZING).await?;
    page.click("[data-action=move-now]").await?;
    page.until_marks(2).await?;
    // Stop and resume by the keyboard.
    page.play(&["a1"]).await?;
    page.until(ANALYZING).await?;
    let has_focus = async |selector| page.until(&format!("document.activeElement.matches('{selector}')")).await;
    page.press_enter_on("[data-action=stop]").await?;
    page.until("one('[role=status]').textContent.includes('Computer stopped thinking')").await?;
    has_focus("[data-action=think-on]").await?;
    page.press(Key::Enter + "").await?;
    page.until(ANALYZING).await?;
    has_focus("[data-action=stop]").await?;
    page.press_enter_on("[data-action=move-now]").await?;
    page.until_marks(4).await?;
    has_focus("[data-square]").await?;
    // A new board.
    page.play(&["o15"]).await?;
    page.until(ANALYZING).await?;
    page.open_dialog("game", "[name=board]").await?;
    page.choose("board", "4x4x4").await?;
    page.close_dialog().await?;
    page.until("all('[data-square]').length == 16").await?;
    plays_on(&page).await?;
    page.until_marks(2).await?;
    page.click("[data-action=why]").await?;
    assert!(page.explanation().await?.contains("nothing better is possible"), "{}", page.explanation().await?);
}
