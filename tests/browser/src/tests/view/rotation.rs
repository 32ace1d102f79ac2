//! Rotation of a phone during a game.

use crate::tests::detectors::faults;
use browser_tests::prelude::*;

const UPRIGHT: (u32, u32) = (390, 844);
const SIDEWAYS: (u32, u32) = (844, 390);

/// Rotates the phone and checks that everything fits.
async fn turn(page: &Page, window: (u32, u32)) -> WebDriverResult<()> {
    page.fit_into(window).await?;
    let detectors = "...cutOff(), ...small(), ...outside('main .board, main .status, dialog[open]')";
    assert_eq!(faults(page, detectors).await?, [""; 0], "at {window:?}");
    Ok(())
}

#[browser_test]
async fn rotation_keeps_game_explanations_and_dialog(page: Page) {
    page.resize(UPRIGHT.0, UPRIGHT.1, 1.0).await?;
    page.open("?opponent=perfect").await?;
    page.play(&["a1"]).await?;
    page.until_marks(2).await?;
    page.click("[data-action=hint]").await?;
    let explanation = page.explanation().await?;
    turn(&page, SIDEWAYS).await?;
    assert_eq!(page.squares("[data-mark]").await?, ["a1", "b2"]);
    assert_eq!(page.explanation().await?, explanation);
    page.until_attribute("[data-action=hint]", "aria-pressed", "true").await?;
    // A dialog opened in landscape orientation also fits upright.
    page.open_dialog("settings", "[name=theme]").await?;
    turn(&page, UPRIGHT).await?;
    page.choose("theme", "dark").await?;
    page.until_attribute("html", "data-theme", "dark").await?;
    turn(&page, SIDEWAYS).await?;
    page.until("one('dialog[open] [name=theme][value=dark]').checked").await?;
    page.close_dialog().await?;
    page.tap("[data-square=c3]").await?;
    page.until_attribute("[data-square=c3]", "data-mark", "x").await?;
    page.until_marks(4).await?;
    turn(&page, UPRIGHT).await?;
    assert_eq!(page.squares("[data-mark]").await?.len(), 4);
}

#[browser_test]
async fn rotation_keeps_the_aim(page: Page) {
    page.resize(UPRIGHT.0, UPRIGHT.1, 1.0).await?;
    page.open("?board=15x15x5&opponent=friend#moves=h8i9i7g9j6").await?;
    page.until_lazy_part().await?;
    page.tap("[data-square=c3]").await?;
    let is_aimed = |square: &str| format!("one('[data-light=aimed]')?.dataset.square == '{square}'");
    page.until(&is_aimed("c3")).await?;
    turn(&page, SIDEWAYS).await?;
    page.until(&is_aimed("c3")).await?;
    page.tap("[data-action=aim-down]").await?;
    page.until(&is_aimed("c4")).await?;
    turn(&page, UPRIGHT).await?;
    page.until(&is_aimed("c4")).await?;
    assert_eq!(page.text("[data-action=place]").await?, "O on c4");
    turn(&page, SIDEWAYS).await?;
    page.tap("[data-action=place]").await?;
    page.until_attribute("[data-square=c4]", "data-mark", "o").await?;
}
