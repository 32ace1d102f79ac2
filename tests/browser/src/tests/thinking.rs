//! Perfect on larger boards: responsive page, stop, and lost workers.

use std::time::{Duration, Instant};

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

/// Longer than the page needs to draw a move on a slow machine, and much shorter than Perfect's second of analysis, in
/// milliseconds.
const LONG: f64 = 250.0;

/// Returns the processor time of tasks on the main thread, in milliseconds.
async fn processor_time(page: &Page) -> WebDriverResult<f64> {
    let metrics = page.cdp("Performance.getMetrics", json!({})).await?;
    let mut metrics = metrics["metrics"].as_array().unwrap().iter();
    let seconds = metrics.find(|metric| metric["name"] == "TaskDuration").and_then(|metric| metric["value"].as_f64());
    Ok(seconds.unwrap() * 1000.0)
}

/// Returns a free square beside a mark, or the center.
const NEXT: &str = "
    const marks = [...document.querySelectorAll('[data-mark]')].map((it) => it.dataset.square);
    const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
    const near = (name) => marks.some((mark) => {
        const [[a, b], [c, d]] = [place(mark), place(name)];
        return Math.max(Math.abs(a - c), Math.abs(b - d)) == 1;
    });
    const free = [...document.querySelectorAll('[data-square]:not([data-mark])')].map((it) => it.dataset.square);
    return free.find(near) ?? free[Math.floor(free.length / 2)]";

/// Whether a computer player is at work.
const THINKING: &str = "document.querySelector('[data-game][data-thinking]')";

async fn plays_on(page: &Page) -> WebDriverResult<()> {
    page.until(&format!("!{THINKING}")).await?;
    let square = page.eval(NEXT).await?;
    page.play(&[square.as_str().unwrap()]).await
}

fn fetched(page: &Page, name: &str) -> usize {
    page.server.requests().iter().filter(|request| request.contains(name)).count()
}

/// Plays a game and returns, for each move and its reply, the most processor time of the main thread between two samples,
/// in milliseconds. No task takes longer. Unlike a duration, processor time does not grow while other programs run.
async fn play_a_game(page: &Page) -> WebDriverResult<Vec<f64>> {
    page.open("?board=15x15x5&opponent=perfect&play=x#moves=").await?;
    page.until("document.querySelector('.moves')").await?;
    let mut moves = Vec::new();
    while page.eval("return document.querySelector('[data-game]').dataset.status").await? == json!("playing") {
        let square = page.eval(NEXT).await?;
        let marks = page.squares("[data-mark]").await?.len();
        let mut before = processor_time(page).await?;
        // Samples begin before the click is handled.
        page.eval(&format!(
            "setTimeout(() => document.querySelector('[data-square={}]').click())",
            square.as_str().unwrap()
        ))
        .await?;
        let has_moved = format!(
            "return new Promise((done) => setTimeout(() =>
                done(document.querySelectorAll('[data-mark]').length > {marks} && !{THINKING}), 10))"
        );
        let (start, mut most, mut is_over) = (Instant::now(), 0.0_f64, false);
        while !is_over {
            assert!(start.elapsed() < Duration::from_secs(60), "no reply to {square}");
            is_over = page.eval(&has_moved).await? == json!(true);
            let now = processor_time(page).await?;
            most = most.max(now - before);
            before = now;
        }
        moves.push(most);
    }
    page.until_attribute("[data-game]", "data-winner", "o").await?;
    Ok(moves)
}

#[browser_test(only_in_chromium("only Chromium's driver measures processor time"))]
fn analysis_leaves_the_page_responsive() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.cdp("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let moves = play_a_game(&page).await?;
        assert!(moves.len() > 3, "{moves:?}");
        assert!(moves.iter().all(|most| *most < LONG), "{moves:?}");
        Ok(())
    });
}

#[browser_test(every_engine)]
fn worker_is_loaded_once_on_demand() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.open("?board=7x7x5&opponent=perfect&play=x").await?;
        page.until("document.querySelector('.moves')").await?;
        assert_eq!(fetched(&page, "/analyzer-"), 0, "no analysis yet");
        for marks in [2, 4, 6] {
            plays_on(&page).await?;
            page.until(&format!("document.querySelectorAll('[data-mark]').length == {marks}")).await?;
        }
        assert_eq!((fetched(&page, "/analyzer-"), fetched(&page, "/worker-")), (1, 1));
        Ok(())
    });
}

#[browser_test(every_engine)]
fn actions_during_analysis_take_effect_at_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.open_dialog("settings", "[name=thinking]").await?;
        page.choose("thinking", "10").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        let busy = "document.querySelector('.thinking [data-busy]')?.textContent.includes('moves ahead')";

        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=reset]").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=undo]").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        // Move now.
        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=move-now]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        // Stop and resume.
        page.play(&["a1"]).await?;
        page.until(busy).await?;
        page.click("[data-action=stop]").await?;
        page.until("document.querySelector('[role=status]').textContent.includes('Perfect stopped thinking')").await?;
        page.until("!document.querySelector('[data-busy]')").await?;
        page.click("[data-action=think-on]").await?;
        page.until(busy).await?;
        page.click("[data-action=move-now]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 4").await?;
        // A new board, after the question.
        page.play(&["o15"]).await?;
        page.until(busy).await?;
        page.open_dialog("settings", "[name=board]").await?;
        page.choose("board", "4x4x4").await?;
        page.click("[data-action=confirm]").await?;
        page.until("document.querySelectorAll('[data-square]').length == 16").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        page.click("[data-action=why]").await?;
        assert!(page.explanation().await?.contains("prove"), "{}", page.explanation().await?);
        Ok(())
    });
}

#[browser_test(every_engine)]
fn game_continues_without_worker_with_a_note() {
    let release = super::offline::copy();
    for entry in std::fs::read_dir(release.path().join("assets")).unwrap() {
        let entry = entry.unwrap();
        if entry.file_name().to_string_lossy().starts_with("analyzer-") {
            std::fs::remove_file(entry.path()).unwrap();
        }
    }
    with_page_of(&Server::start(release.path(), "/"), Motion::Reduced, async |page: Page| {
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.play(&["h8"]).await?;
        assert!(page.note().await?.contains("Perfect plays without it"), "{}", page.note().await?);
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 4").await?;
        page.take_errors().await.map(drop)
    });
}

#[browser_test]
fn game_continues_without_worker_program_with_a_note() {
    let release = super::offline::copy();
    for entry in std::fs::read_dir(release.path().join("assets")).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("worker-") {
            std::fs::remove_file(entry.path()).unwrap();
        }
    }
    with_page_of(&Server::start(release.path(), "/"), Motion::Reduced, async |page: Page| {
        page.open("?board=5x5x4&opponent=perfect&play=o").await?;
        assert!(page.note().await?.contains("Perfect plays without it"), "{}", page.note().await?);
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        page.take_errors().await.map(drop)
    });
}

#[browser_test(every_engine)]
fn perfect_analyzes_new_boards_offline_after_one_visit() {
    with_page_of(&Server::start(dist(), "/a/b/"), Motion::Reduced, async |page: Page| {
        page.open("").await?;
        page.until(super::offline::IS_CACHED).await?;
        let _nothing = super::offline::go_offline(&page);
        page.open("?board=15x15x5&opponent=perfect&play=o").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}
