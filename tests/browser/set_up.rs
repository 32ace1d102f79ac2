//! Setting up a position.

use serde_json::json;
use thirtyfour::prelude::WebDriverResult;

use super::harness::{Motion, Page, with_page, with_pages};

/// Presses a square of the board that is set up, so many times.
async fn press(page: &Page, square: &str, times: usize) -> WebDriverResult<()> {
    for _ in 0..times {
        page.click(&format!("[data-set={square}]")).await?;
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    Ok(())
}

#[test]
fn a_position_is_set_up_checked_played_and_sent() {
    with_pages(Motion::Reduced, async |[page, other]: [Page; 2]| {
        page.open("?opponent=friend").await?;
        page.open_dialog("share", "[data-action=set-up]").await?;
        page.open_dialog("set-up", "[data-set=a1]").await?;
        press(&page, "a1", 1).await?;
        press(&page, "b2", 1).await?;
        page.until("document.querySelector('dialog .problem').textContent.includes('too many X')").await?;
        page.until("document.querySelector('[data-action=play-set-up]').disabled").await?;
        press(&page, "c3", 2).await?;
        page.until("document.querySelector('dialog .problem').textContent == ''").await?;
        page.click("[data-action=play-set-up]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        assert_eq!(page.squares("[data-square][data-mark=x]").await?, ["a1", "b2"]);
        page.play(&["c1"]).await?;
        page.until_kept().await?;
        let address = page.eval("return location.search + location.hash").await?;
        assert_eq!(address, json!("?opponent=friend#start=x2/1x1/2o-o&moves=c1"));
        // It travels to another browser, and values are those of the position.
        other.open(address.as_str().unwrap_or_default()).await?;
        assert_eq!(other.squares("[data-square][data-mark]").await?, ["a1", "c1", "b2", "c3"]);
        other.press("v").await?;
        assert_eq!(other.explanation().await?, "With best play: a draw");
        assert_eq!(other.text("[data-square=c2] .value").await?, "draw");
        assert_eq!(other.text("[data-square=a2] .value").await?, "loses in 2");
        Ok(())
    });
}

#[test]
fn marks_are_removed_and_the_side_to_move_is_chosen() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?opponent=friend#moves=a1").await?;
        page.open_dialog("share", "[data-action=set-up]").await?;
        page.open_dialog("set-up", "[data-set=a1]").await?;
        press(&page, "a1", 2).await?;
        page.until("!document.querySelector('[data-set][data-mark]')").await?;
        page.choose("turn", "o").await?;
        page.until("document.querySelector('dialog .problem').textContent.includes('turn of X')").await?;
        page.choose("turn", "x").await?;
        page.until("document.querySelector('dialog .problem').textContent == ''").await
    });
}
