//! The daily puzzle at the change of the date.

use thirtyfour::prelude::WebDriverResult;

use browser_tests::browser_test;
use browser_tests::harness::Page;

use super::puzzles::{CLOCK, FREE, answer, open_puzzles, solve};

/// Waits until the open dialog shows this streak.
async fn until_streak(page: &Page, text: &str) -> WebDriverResult<()> {
    page.until(&format!("document.querySelector('dialog .sheet').textContent.includes('{text}')")).await
}

/// Finds the right answers to the puzzle of the day, and forgets the attempts.
async fn right_answers(page: &Page) -> WebDriverResult<Vec<String>> {
    const SAVED: &str = "JSON.parse(localStorage.getItem(keyOf('tic-tac-toe')))";
    let kept = page.eval(&format!("return {SAVED}?.practice ?? null")).await?;
    open_puzzles(page).await?;
    let answers = solve(page).await?;
    page.close_dialog().await?;
    page.until(&format!("{SAVED}.practice && {SAVED}.practice != {kept}")).await?;
    page.until_kept().await?;
    let forget = format!(
        "const saved = {SAVED}; delete saved.practice;
        localStorage.setItem(keyOf('tic-tac-toe'), JSON.stringify({{ ...saved, ...({kept} && {{ practice: {kept} }}) }}))"
    );
    page.eval(&forget).await?;
    page.reload().await?;
    Ok(answers)
}

/// Solves the open puzzle at the first try.
async fn solve_at_once(page: &Page, answers: &[String]) -> WebDriverResult<()> {
    for square in answers {
        assert!(answer(page, square).await?, "{square} is right");
    }
    Ok(())
}

#[browser_test]
async fn daily_puzzle_begun_before_midnight_counts_for_its_day(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend#moves=b2").await?;
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    // Midnight passes while the dialog is open.
    page.eval("sessionStorage.daysLater = 1").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Solved on the first try").await?;
    page.close_dialog().await?;
    // The next day has a puzzle of its own, which continues the streak.
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    until_streak(&page, "Streak: 1 day").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Streak: 2 days").await?;
    page.close_dialog().await?;
    // The dialog says so when it is opened again.
    open_puzzles(&page).await?;
    let result = "Next puzzle in 12 h. Solution: ";
    page.until(&format!("document.querySelector('dialog .feedback').textContent.includes('{result}')")).await?;
    until_streak(&page, "Streak: 2 days").await?;
    assert_eq!(page.text("dialog [data-action=next-task]").await?, "More puzzles");
    page.close_dialog().await?;
    // A missed day is forgiven, and a second one ends it.
    page.eval("sessionStorage.daysLater = 3").await?;
    open_puzzles(&page).await?;
    let forgiven = "document.querySelector('dialog .feedback').textContent.startsWith('Your streak goes on: one day in seven is forgiven.')";
    page.until(forgiven).await?;
    until_streak(&page, "Streak: 2 days").await?;
    page.close_dialog().await?;
    page.eval("sessionStorage.daysLater = 4").await?;
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    until_streak(&page, "Last streak: 2 days").await?;
    solve_at_once(&page, &answers).await?;
    until_streak(&page, "Streak: 1 day").await?;
}

#[browser_test]
async fn earlier_day_opens_from_the_calendar_and_by_link(page: Page) {
    page.server.forbid_workers();
    page.open("?daily=40").await?;
    page.until("document.querySelector('dialog .task')?.textContent.includes('Monday, February 9 · Daily 40')").await?;
    page.click("dialog [data-action=calendar]").await?;
    page.until("document.querySelector('.calendar .month').textContent == 'February 2026'").await?;
    page.click("dialog [data-action=previous-month]").await?;
    page.until("document.querySelector('.calendar .month').textContent == 'January 2026'").await?;
    assert_eq!(page.eval("return document.querySelectorAll('[data-action=day]').length").await?, 31);
    page.click("dialog [data-action=day][aria-label=\"January 5: not played\"]").await?;
    page.until("document.querySelector('dialog .task')?.textContent.includes('Monday, January 5 · Daily 5')").await?;
}

#[browser_test]
async fn daily_goes_on_after_a_reload_and_its_button_follows_the_date(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(CLOCK).await?;
    page.open("?opponent=friend").await?;
    let answers = right_answers(&page).await?;
    open_puzzles(&page).await?;
    let free: Vec<String> = serde_json::from_value(page.eval(FREE).await?).unwrap();
    let wrong = free.iter().find(|square| !answers.contains(square)).unwrap();
    assert!(!answer(&page, wrong).await?, "{wrong} is wrong");
    page.close_dialog().await?;
    page.until_kept().await?;
    page.reload().await?;
    open_puzzles(&page).await?;
    page.until("document.querySelector('dialog .feedback[data-value=loss]')").await?;
    page.click("dialog [data-action=retry]").await?;
    solve_at_once(&page, &answers).await?;
    page.close_dialog().await?;
    let is_solved =
        "[...document.querySelectorAll('[data-action=daily]')].some((it) => it.textContent.includes('\u{2713}'))";
    page.until(is_solved).await?;
    // The date changes, and then the window gets the focus.
    page.eval("sessionStorage.daysLater = 1; dispatchEvent(new Event('focus'))").await?;
    page.until(&format!("!({is_solved})")).await?;
}

#[browser_test]
async fn daily_fits_a_low_phone_and_the_choice_stays_in_place(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.resize(320, 568, 1.0).await?;
    // A Saturday on 7 × 7, and a Sunday on 15 × 15.
    for day in [332, 333] {
        page.open(&format!("?opponent=friend&daily={day}")).await?;
        let fits = "(() => {
            const place = (selector) => document.querySelector(`dialog ${selector}`).getBoundingClientRect();
            const board = place('.board');
            return place('.task').top >= 0 && board.width >= 224 && board.bottom <= place('.answers').top
                && place('[data-action=close]').bottom <= innerHeight;
        })()";
        page.until(&format!("document.querySelector('dialog .board') && {fits}")).await?;
    }
    let top = "return document.querySelector('[data-choice=puzzles]').getBoundingClientRect().top";
    let before = page.eval(top).await?;
    page.click("dialog [data-action=calendar]").await?;
    page.until("document.querySelector('.calendar')").await?;
    assert_eq!(page.eval(top).await?, before);
}

/// Taps a square of the puzzle with a finger.
async fn tap(page: &Page, square: &str) -> WebDriverResult<()> {
    let touch = format!(
        "document.querySelector('dialog [data-set={square}]')
            .dispatchEvent(new PointerEvent('click', {{ bubbles: true, cancelable: true, pointerType: 'touch' }}))"
    );
    page.eval(&touch).await.map(drop)
}

#[browser_test]
async fn small_squares_of_a_sunday_are_aimed_at(page: Page) {
    page.before_each_document(CLOCK).await?;
    page.resize(320, 640, 1.0).await?;
    page.open("?opponent=friend").await?;
    page.eval("sessionStorage.daysLater = 6").await?;
    open_puzzles(&page).await?;
    let is_inside = "[...document.querySelectorAll('dialog [data-set]')].every((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && width >= 15;
    })";
    page.until(&format!("document.querySelectorAll('dialog [data-set]').length == 225 && {is_inside}")).await?;
    // The first tap aims, and another square may be chosen.
    tap(&page, "a15").await?;
    page.until("document.querySelector('dialog .feedback').textContent == 'Tap again to play'").await?;
    page.click("dialog [data-action=aim-right]").await?;
    page.until("document.querySelector('dialog [data-set=b15]').dataset.light == 'aimed'").await?;
    // A corner threatens nothing.
    tap(&page, "b15").await?;
    page.until("document.querySelector('dialog .feedback').dataset.value == 'loss'").await?;
    // Aiming moves nothing, and covers no button.
    for (width, height) in [(320, 568), (390, 844), (844, 390), (1180, 820), (1920, 1080)] {
        page.resize(width, height, 1.0).await?;
        page.open("?opponent=friend&daily=333").await?;
        page.until("document.querySelector('dialog [data-set=k10]')").await?;
        let places = "return ['.board', '.task', '.answers'].map((it) => {
            const { left, top, right, bottom } = document.querySelector(`dialog ${it}`).getBoundingClientRect();
            return [left, top, right, bottom].map(Math.round);
        })";
        let before = page.eval(places).await?;
        tap(&page, "k10").await?;
        page.until("document.querySelector('dialog [data-action=place]')").await?;
        assert_eq!(page.eval(places).await?, before, "{width} × {height}");
        let covered = "return [...document.querySelectorAll('dialog .aiming button')].filter((it) => {
            const { left, top, right, bottom } = it.getBoundingClientRect();
            const shown = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y)?.closest('button'));
            return shown.some((other) => other != it);
        }).length";
        assert_eq!(page.eval(covered).await?, 0, "{width} × {height}");
    }
}
