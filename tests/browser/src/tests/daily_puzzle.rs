//! The daily puzzle: the change of the date, other days, and small squares.

use super::puzzles::{CLOCK, FREE, answer, open_puzzles, solve};
use browser_tests::prelude::*;

#[browser_test]
async fn daily_goes_on_after_a_reload_and_follows_the_date(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    open_puzzles(&page).await?;
    // The puzzle of a Monday takes one move, so that the first wrong answer leaves it open.
    let free: Vec<String> = serde_json::from_value(page.eval(FREE).await?).unwrap();
    let is_right = answer(&page, &free[0]).await?;
    page.close_dialog().await?;
    page.until_kept().await?;
    page.reload().await?;
    open_puzzles(&page).await?;
    if !is_right {
        page.until("one('dialog .feedback[data-value=loss]')").await?;
        page.click("dialog [data-action=retry]").await?;
        solve(&page).await?;
    }
    page.close_dialog().await?;
    let is_solved = "all('[data-action=daily]').some((it) => it.textContent.includes('\u{2713}'))";
    page.until(is_solved).await?;
    // The date changes, and then the window gets the focus.
    page.eval("sessionStorage.daysLater = 1; dispatchEvent(new Event('focus'))").await?;
    page.until(&format!("!({is_solved})")).await?;
    // The dialog has the puzzle of the new day.
    open_puzzles(&page).await?;
    page.until("one('dialog .task').textContent.includes('Tuesday, December 1')").await?;
}

#[browser_test]
async fn earlier_day_opens_from_the_calendar_and_by_link(page: Page) {
    page.server.forbid_workers();
    page.open("?daily=40").await?;
    page.until("one('dialog .task')?.textContent.includes('Monday, February 9 · Daily 40')").await?;
    page.click("dialog [data-action=calendar]").await?;
    page.until("one('.calendar .month').textContent == 'February 2026'").await?;
    page.click("dialog [data-action=previous-month]").await?;
    page.until("one('.calendar .month').textContent == 'January 2026'").await?;
    assert_eq!(page.count("[data-action=day]").await?, 31);
    page.click("dialog [data-action=day][aria-label=\"January 5: not played\"]").await?;
    page.until("one('dialog .task')?.textContent.includes('Monday, January 5 · Daily 5')").await?;
}

#[browser_test]
async fn daily_fits_a_low_phone_and_its_small_squares_are_aimed_at(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.resize(320, 568, 1.0).await?;
    // A Saturday on 7 × 7, and a Sunday on 15 × 15.
    for day in [332, 333] {
        page.open(&format!("?opponent=friend&daily={day}")).await?;
        let fits = "(() => {
            const place = (selector) => box(`dialog ${selector}`);
            const board = place('.board');
            return place('.task').top >= 0 && board.width >= 224 && board.bottom <= place('.answers').top
                && place('[data-action=close]').bottom <= innerHeight;
        })()";
        page.until(&format!("one('dialog .board') && {fits}")).await?;
        if day == 332 {
            // The choice of the puzzle stays in its place.
            let top = "return box('[data-choice=puzzles]').top";
            let before = page.eval(top).await?;
            page.click("dialog [data-action=calendar]").await?;
            page.until("one('.calendar')").await?;
            assert_eq!(page.eval(top).await?, before);
        }
    }
    // The first tap aims, and another square may be chosen.
    page.tap("dialog [data-set=a15]").await?;
    page.until("one('dialog .feedback').textContent == 'Tap again to play'").await?;
    page.click("dialog [data-action=aim-right]").await?;
    page.until("one('dialog [data-set=b15]').dataset.light == 'aimed'").await?;
    // A corner threatens nothing.
    page.tap("dialog [data-set=b15]").await?;
    page.until("one('dialog .feedback').dataset.value == 'loss'").await?;
    // Aiming moves nothing, and covers no button.
    for (width, height) in [(320, 568), (390, 844), (844, 390), (1180, 820), (1920, 1080)] {
        page.resize(width, height, 1.0).await?;
        page.open("?opponent=friend&daily=333").await?;
        page.until("one('dialog [data-set=k10]')").await?;
        let places = "return ['.board', '.task', '.answers'].map((it) => {
            const { left, top, right, bottom } = box(`dialog ${it}`);
            return [left, top, right, bottom].map(Math.round);
        })";
        let before = page.eval(places).await?;
        page.tap("dialog [data-set=k10]").await?;
        page.until("one('dialog [data-action=place]')").await?;
        assert_eq!(page.eval(places).await?, before, "{width} × {height}");
        let covered = "return all('dialog .aiming button').filter((it) => {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            const shown = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y)?.closest('button'));
            return shown.some((other) => other != it);
        }).length";
        assert_eq!(page.eval(covered).await?, 0, "{width} × {height}");
    }
}
