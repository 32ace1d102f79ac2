//! Important controls are in the window without scrolling, also after a phone is rotated.

use super::layout::press_all;
use crate::tests::access::states::LOSING;
use crate::tests::detectors::faults;
use browser_tests::prelude::*;

const UPRIGHT: (u32, u32) = (390, 844);
const SIDEWAYS: (u32, u32) = (844, 390);

#[browser_test]
async fn most_important_controls_are_in_view(page: Page) {
    let friend = "?opponent=friend#moves=b2";
    for ((width, height), address, presses, wanted) in [
        ((768, 1024), LOSING, "square=a2 review", ".moves"),
        ((320, 568), LOSING, "square=a2 review", ".moves, [data-action=reset]"),
        (SIDEWAYS, LOSING, "square=a2 review", ".moves li:has([aria-current])"),
        (SIDEWAYS, friend, "menu", ".menu button"),
        ((568, 320), friend, "menu", ".menu button"),
        ((1280, 860), friend, "settings", "dialog .sheet > *"),
        ((1280, 860), friend, "settings embed", "dialog textarea, [data-action=copy-lines]"),
        ((320, 568), "?board=15x15x5&opponent=friend", "game set-up set=k10", "dialog .aiming button"),
        // A Saturday on 7 × 7, and a Sunday on 15 × 15.
        ((320, 568), "?opponent=friend&daily=332", "", "dialog .task, dialog .board, dialog .answers"),
        ((320, 568), "?opponent=friend&daily=333", "", "dialog .task, dialog .board, dialog .answers"),
    ] {
        page.resize(width, height, 1.0).await?;
        page.open(address).await?;
        page.until_lazy_part().await?;
        press_all(&page, presses).await?;
        page.until(&format!("one('{wanted}')")).await?;
        let found = faults(&page, &format!("...outside('{wanted}'), ...hidden('{wanted}')")).await?;
        assert_eq!(found, [""; 0], "{wanted} of {address} in {width} × {height}");
    }
}

/// Rotates the phone and checks that everything fits.
async fn turn(page: &Page, window: (u32, u32)) -> WebDriverResult<()> {
    page.fit_into(window).await?;
    let detectors = "...cutOff(), ...small(), ...outside('main .board, main .status, dialog[open]')";
    assert_eq!(faults(page, detectors).await?, [""; 0], "at {window:?}");
    Ok(())
}

#[browser_test]
async fn rotation_keeps_explanation_aim_and_dialog(page: Page) {
    page.resize(UPRIGHT.0, UPRIGHT.1, 1.0).await?;
    page.open("?board=15x15x5&opponent=friend#moves=h8i9i7g9j6").await?;
    page.until_lazy_part().await?;
    page.tap("[data-square=c3]").await?;
    turn(&page, SIDEWAYS).await?;
    page.tap("[data-action=aim-down]").await?;
    turn(&page, UPRIGHT).await?;
    page.until("one('[data-light=aimed]')?.dataset.square == 'c4'").await?;
    page.tap("[data-action=place]").await?;
    page.until_attribute("[data-square=c4]", "data-mark", "o").await?;
    press_all(&page, "hint").await?;
    let explanation = page.explanation().await?;
    turn(&page, SIDEWAYS).await?;
    assert_eq!(page.explanation().await?, explanation);
    // A dialog opened in landscape orientation also fits upright.
    page.open_dialog("settings", "[name=theme]").await?;
    turn(&page, UPRIGHT).await?;
    page.choose("theme", "dark").await?;
    turn(&page, SIDEWAYS).await?;
    page.until("one('dialog[open] [name=theme][value=dark]').checked").await?;
}
