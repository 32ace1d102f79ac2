//! Perfect on larger boards: responsive page, stop, and lost workers.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

/// Duration of a long task by the Long Tasks API, in milliseconds.
const LONG: f64 = 50.0;

/// Records long tasks, each with the number of the move during which it began.
const WATCH_TASKS: &str = "
    window.moveStarts = [];
    window.longTasks = [];
    const note = (list) => longTasks.push(...list.map(({ startTime, duration }) =>
        [Math.max(0, moveStarts.findLastIndex((start) => start <= startTime)), duration]));
    window.taskObserver = new PerformanceObserver((list) => note(list.getEntries()));
    window.readTasks = () => (note(taskObserver.takeRecords()), longTasks);
    taskObserver.observe({ type: 'longtask' })";

/// Load of the page's main thread during a game.
#[derive(Debug)]
struct Game {
    /// Processor time of the main thread for each move and its reply, in milliseconds.
    moves: Vec<f64>,
    /// The move during which each long task began, with its duration.
    tasks: Vec<(usize, f64)>,
}

impl Game {
    /// Returns whether the page was busy during a move.
    ///
    /// A busy machine interrupts tasks and prolongs them, but leaves processor time short.
    fn was_busy(&self) -> bool {
        self.tasks.iter().any(|(index, _)| self.moves[*index] >= LONG)
    }
}

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

async fn play_a_game(page: &Page) -> WebDriverResult<Game> {
    page.open("?board=15x15x5&opponent=perfect&play=x#moves=").await?;
    page.until("document.querySelector('.moves')").await?;
    page.eval(WATCH_TASKS).await?;
    let mut moves = Vec::new();
    while page.eval("return document.querySelector('[data-game]').dataset.status").await? == json!("playing") {
        let before = processor_time(page).await?;
        page.eval("moveStarts.push(performance.now())").await?;
        plays_on(page).await?;
        page.until(&format!("!{THINKING}")).await?;
        moves.push(processor_time(page).await? - before);
    }
    page.until_attribute("[data-game]", "data-winner", "o").await?;
    Ok(Game { moves, tasks: serde_json::from_value(page.eval("return readTasks()").await?).unwrap() })
}

#[browser_test(only_in_chromium("only Chromium reports long tasks"))]
fn whole_game_has_no_long_tasks() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.cdp("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let mut games = Vec::new();
        // The page's own work repeats in every game; other load does not.
        for _ in 0..3 {
            let game = play_a_game(&page).await?;
            assert!(game.moves.len() > 3, "{game:?}");
            if !game.was_busy() {
                return Ok(());
            }
            games.push(game);
        }
        panic!("the page was busy in every game: {games:?}");
    });
}

#[browser_test]
fn only_long_tasks_with_processor_time_count() {
    let game = |moves: &[f64], tasks: &[usize]| Game {
        moves: moves.to_vec(),
        tasks: tasks.iter().map(|task| (*task, 60.0)).collect(),
    };
    assert!(game(&[20.0, 99.0], &[1]).was_busy());
    assert!(!game(&[20.0, 99.0], &[]).was_busy(), "several short tasks");
    assert!(!game(&[20.0, 99.0], &[0]).was_busy(), "a task that was only interrupted");
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
