//! Perfect on boards on which it has to think: beside the page, stopped at once, and replaced when it cannot be had.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

/// Notes every task of the page that takes 50 ms or more, from now on.
const WATCH_TASKS: &str = "window.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((it) => it.duration)))
        .observe({ type: 'longtask' })";

/// A square beside a mark, or in the middle, that is free.
const NEXT: &str = "
    const marks = [...document.querySelectorAll('[data-mark]')].map((it) => it.dataset.square);
    const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
    const near = (name) => marks.some((mark) => {
        const [[a, b], [c, d]] = [place(mark), place(name)];
        return Math.max(Math.abs(a - c), Math.abs(b - d)) == 1;
    });
    const free = [...document.querySelectorAll('[data-square]:not([data-mark])')].map((it) => it.dataset.square);
    return free.find(near) ?? free[Math.floor(free.length / 2)]";

/// Who is to think.
const THINKING: &str = "document.querySelector('[data-game][data-thinking]')";

async fn plays_on(page: &Page) -> WebDriverResult<()> {
    page.until(&format!("!{THINKING}")).await?;
    let square = page.eval(NEXT).await?;
    page.play(&[square.as_str().unwrap()]).await
}

fn fetched(page: &Page, name: &str) -> usize {
    page.server.requests().iter().filter(|request| request.contains(name)).count()
}

/// Plays a whole game, and tells which tasks of the page took 50 ms or more.
async fn long_tasks_of_a_game(page: &Page) -> WebDriverResult<Value> {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    page.until("document.querySelector('.moves')").await?;
    page.eval(WATCH_TASKS).await?;
    while page.eval("return document.querySelector('[data-game]').dataset.status").await? == json!("playing") {
        plays_on(page).await?;
        page.until(&format!("!{THINKING}")).await?;
    }
    page.until_attribute("[data-game]", "data-winner", "o").await?;
    page.eval("return longTasks").await
}

#[browser_test(only_in_chromium("only Chromium tells of long tasks"))]
fn a_whole_game_never_keeps_the_page_busy() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        // A machine that has other things to do can interrupt any task; what the page itself does is in every game.
        let mut tasks = json!(null);
        for _ in 0..3 {
            tasks = long_tasks_of_a_game(&page).await?;
            if tasks == json!([]) {
                break;
            }
        }
        assert_eq!(tasks, json!([]));
        Ok(())
    });
}

#[browser_test]
fn the_worker_is_loaded_when_it_is_wanted_and_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.open("?board=7x7x5&opponent=perfect&play=x").await?;
        page.until("document.querySelector('.moves')").await?;
        assert_eq!(fetched(&page, "/thinker-"), 0, "nobody has to think yet");
        for marks in [2, 4, 6] {
            plays_on(&page).await?;
            page.until(&format!("document.querySelectorAll('[data-mark]').length == {marks}")).await?;
        }
        assert_eq!((fetched(&page, "/thinker-"), fetched(&page, "/worker-")), (1, 1));
        Ok(())
    });
}

#[browser_test]
fn what_is_done_during_thought_takes_effect_at_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.open_dialog("settings", "[name=thinking]").await?;
        page.choose("thinking", "10").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        let busy = "document.querySelector('.thinking [data-busy]')?.textContent.includes('marks ahead')";

        // A new game.
        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=reset]").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        // Undo.
        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=undo]").await?;
        page.until("!document.querySelector('[data-mark]')").await?;
        // What it knows so far is enough.
        page.play(&["h8"]).await?;
        page.until(busy).await?;
        page.click("[data-action=move-now]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        // Stop, and go on.
        page.play(&["a1"]).await?;
        page.until(busy).await?;
        page.click("[data-action=stop]").await?;
        page.until("document.querySelector('[role=status]').textContent.includes('Perfect has stopped')").await?;
        page.until("!document.querySelector('[data-busy]')").await?;
        page.click("[data-action=think-on]").await?;
        page.until(busy).await?;
        page.click("[data-action=move-now]").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 4").await?;
        // Another board, for which the question comes first.
        page.play(&["o15"]).await?;
        page.until(busy).await?;
        page.open_dialog("settings", "[name=board]").await?;
        page.choose("board", "4x4x4").await?;
        page.click("[data-action=confirm]").await?;
        page.until("document.querySelectorAll('[data-square]').length == 16").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        page.click("[data-action=why]").await?;
        assert!(page.explanation().await?.contains("proved"), "{}", page.explanation().await?);
        Ok(())
    });
}

#[browser_test]
fn without_its_worker_the_game_says_so_and_goes_on() {
    let release = super::offline::copy();
    for entry in std::fs::read_dir(release.path()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_name().to_string_lossy().starts_with("thinker-") {
            std::fs::remove_file(entry.path()).unwrap();
        }
    }
    with_page_of(&Server::start(release.path(), "/"), Motion::Reduced, async |page: Page| {
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.play(&["h8"]).await?;
        assert!(page.note().await?.contains("simpler rules"), "{}", page.note().await?);
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 4").await?;
        page.take_errors().await.map(drop)
    });
}

#[browser_test]
fn without_its_program_the_game_says_so_and_goes_on() {
    let release = super::offline::copy();
    for entry in std::fs::read_dir(release.path()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("worker-") {
            std::fs::remove_file(entry.path()).unwrap();
        }
    }
    with_page_of(&Server::start(release.path(), "/"), Motion::Reduced, async |page: Page| {
        page.open("?board=5x5x4&opponent=perfect&play=o").await?;
        assert!(page.note().await?.contains("simpler rules"), "{}", page.note().await?);
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        page.take_errors().await.map(drop)
    });
}

#[browser_test]
fn once_it_was_wanted_it_is_there_without_a_network() {
    with_page_of(&Server::start(dist(), "/a/b/"), Motion::Reduced, async |page: Page| {
        page.open("?board=7x7x5&opponent=perfect&play=x").await?;
        page.until(super::offline::KEPT).await?;
        assert_eq!(fetched(&page, "/thinker-"), 0, "nobody has to think yet");
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 2").await?;
        let _nothing = super::offline::go_offline(&page);
        page.open("?board=15x15x5&opponent=perfect&play=o").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}
