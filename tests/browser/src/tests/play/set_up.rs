//! The position editor.

use crate::tests::detectors::faults;
use browser_tests::prelude::*;

/// Clicks a square of the editor several times.
async fn press(page: &Page, square: &str, times: usize) -> WebDriverResult<()> {
    for _ in 0..times {
        let mark = format!("one('[data-set={square}]').dataset.mark");
        let before = page.eval(&format!("return {mark} ?? ''")).await?;
        page.click(&format!("[data-set={square}]")).await?;
        page.until(&format!("({mark} ?? '') !== {before}")).await?;
    }
    Ok(())
}

#[browser_test]
async fn position_is_edited_checked_played_and_shared(page: Page) {
    page.open("?opponent=friend").await?;
    page.open_dialog("game", "[data-action=set-up]").await?;
    page.open_dialog("set-up", "[data-set=a1]").await?;
    press(&page, "a1", 1).await?;
    press(&page, "b2", 1).await?;
    // A second X may become an O: nothing is wrong before the player says that the position is complete.
    let problem = "return one('dialog .problem').textContent";
    assert_eq!(page.eval(problem).await?, json!(""));
    page.click("[data-action=play-set-up]").await?;
    page.until("one('dialog .problem').textContent.includes('too many X')").await?;
    press(&page, "c3", 2).await?;
    assert_eq!(page.eval(problem).await?, json!(""));
    // The turn follows from the marks; another choice is refused.
    page.choose("turn", "x").await?;
    page.click("[data-action=play-set-up]").await?;
    page.until("one('dialog .problem').textContent.includes('O’s turn')").await?;
    page.choose("turn", "o").await?;
    page.click("[data-action=play-set-up]").await?;
    page.until_no_dialog().await?;
    assert_eq!(page.squares("[data-square][data-mark=x]").await?, ["a1", "b2"]);
    page.play(&["c1"]).await?;
    assert_eq!(page.address().await?, "?opponent=friend#start=x2/1x1/2o-o&moves=c1");
}

#[browser_test(every_engine)]
async fn tap_on_small_square_aims_before_it_edits(page: Page) {
    page.resize(320, 640, 1.0).await?;
    page.open("?board=15x15x5&opponent=friend").await?;
    page.open_dialog("game", "[data-action=set-up]").await?;
    page.open_dialog("set-up", "[data-set=a1]").await?;
    let is_aimed = |square: &str| format!("one('dialog [data-light=aimed]')?.dataset.set == '{square}'");
    let shows = |label: &str| format!("one('dialog [data-action=place]').textContent == '{label}'");
    page.tap("[data-set=c3]").await?;
    page.until(&is_aimed("c3")).await?;
    assert_eq!(page.text("dialog .unseen").await?, "c3: press again to change it");
    // A tap on another square moves the aim; buttons step to adjacent squares.
    page.tap("[data-set=h8]").await?;
    page.until(&is_aimed("h8")).await?;
    page.tap("dialog [data-action=aim-left]").await?;
    page.until(&is_aimed("g8")).await?;
    assert_eq!(page.count("dialog [data-mark]").await?, 0);
    assert_eq!(faults(&page, "...small(), ...cutOff()").await?, [""; 0]);
    // The main button and a second tap act like a press on the square.
    for (label, mark) in [("X on g8", "x"), ("O on g8", "o")] {
        page.until(&shows(label)).await?;
        page.tap("dialog [data-action=place]").await?;
        page.until_attribute("[data-set=g8]", "data-mark", mark).await?;
    }
    page.until(&shows("Clear g8")).await?;
    page.tap("[data-set=g8]").await?;
    page.until("!one('dialog [data-mark]')").await?;
    // A mouse needs no aim.
    page.click("[data-set=a1]").await?;
    page.until_attribute("[data-set=a1]", "data-mark", "x").await?;
    page.until("!one('dialog [data-light=aimed], .aiming *')").await?;
}
