//! Perfect on boards on which it has to think: beside the page, stopped at once, and replaced when it cannot be had.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

/// How long a task may keep the page busy, in milliseconds: longer ones are what browsers call long tasks.
const LONG: f64 = 50.0;

/// Notes every long task of the page, from now on, with the number of the move in which it began.
const WATCH_TASKS: &str = "
    window.moveStarts = [];
    window.longTasks = [];
    const note = (list) => longTasks.push(...list.map(({ startTime, duration }) =>
        [Math.max(0, moveStarts.findLastIndex((start) => start <= startTime)), duration]));
    window.taskObserver = new PerformanceObserver((list) => note(list.getEntries()));
    window.readTasks = () => (note(taskObserver.takeRecords()), longTasks);
    taskObserver.observe({ type: 'longtask' })";

/// What a game asked of the page.
#[derive(Debug)]
struct Game {
    /// The processor time that the page's thread took for each move and the reply, in milliseconds.
    moves: Vec<f64>,
    /// The move during which each long task began, and its duration in milliseconds.
    tasks: Vec<(usize, f64)>,
}

impl Game {
    /// Whether the page was busy for long during a move, which is counted from the start, or else from the end.
    ///
    /// A machine that has other things to do interrupts tasks and makes them long; then the processor time stays short.
    fn is_busy(&self, from_start: bool, index: usize) -> bool {
        let index = if from_start { index } else { self.moves.len() - 1 - index };
        self.moves[index] >= LONG && self.tasks.iter().any(|(task, _)| *task == index)
    }
}

/// The moves, by their distances from the start or from the end, at which the page was busy in every game: the page's own
/// work is the same each time, and what else takes the processor is not.
fn busy_in_every_game(games: &[Game]) -> Vec<(bool, usize)> {
    let shortest = games.iter().map(|game| game.moves.len()).min().unwrap_or_default();
    let places = [true, false].into_iter().flat_map(|from_start| (0..shortest).map(move |index| (from_start, index)));
    places.filter(|(from_start, index)| games.iter().all(|game| game.is_busy(*from_start, *index))).collect()
}

/// The processor time that the page's thread has taken for tasks, in milliseconds.
async fn processor_time(page: &Page) -> WebDriverResult<f64> {
    let metrics = page.cdp("Performance.getMetrics", json!({})).await?;
    let mut metrics = metrics["metrics"].as_array().unwrap().iter();
    let seconds = metrics.find(|metric| metric["name"] == "TaskDuration").and_then(|metric| metric["value"].as_f64());
    Ok(seconds.unwrap() * 1000.0)
}

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

/// Plays a whole game.
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
fn a_whole_game_never_keeps_the_page_busy() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.cdp("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(play_a_game(&page).await?);
        }
        assert_eq!(busy_in_every_game(&games), [], "{games:?}");
        assert!(games.iter().all(|game| game.moves.len() > 3), "{games:?}");
        Ok(())
    });
}

#[browser_test]
fn only_the_same_move_in_every_game_counts() {
    let game = |times: &[f64], tasks: &[usize]| Game {
        moves: times.to_vec(),
        tasks: tasks.iter().map(|task| (*task, 60.0)).collect(),
    };
    let (short, long) = ([99.0; 5], [99.0; 7]);
    assert_eq!(busy_in_every_game(&[game(&short, &[1, 3]), game(&long, &[2]), game(&long, &[])]), []);
    assert_eq!(busy_in_every_game(&[game(&short, &[1, 3]), game(&long, &[1]), game(&long, &[1])]), [(true, 1)]);
    // The last move of games of different lengths.
    assert_eq!(busy_in_every_game(&[game(&short, &[4]), game(&long, &[6])]), [(false, 0)]);
    // A task that only took long because it was interrupted.
    assert_eq!(busy_in_every_game(&[game(&[20.0], &[0])]), []);
}

#[browser_test(every_engine)]
fn the_worker_is_loaded_when_it_is_wanted_and_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        page.open("?board=7x7x5&opponent=perfect&play=x").await?;
        page.until("document.querySelector('.moves')").await?;
        assert_eq!(fetched(&page, "/analyzer-"), 0, "nobody has to think yet");
        for marks in [2, 4, 6] {
            plays_on(&page).await?;
            page.until(&format!("document.querySelectorAll('[data-mark]').length == {marks}")).await?;
        }
        assert_eq!((fetched(&page, "/analyzer-"), fetched(&page, "/worker-")), (1, 1));
        Ok(())
    });
}

#[browser_test(every_engine)]
fn what_is_done_during_thought_takes_effect_at_once() {
    with_page(Motion::Reduced, async |page: Page| {
        page.open("?board=15x15x5&opponent=perfect&play=x").await?;
        page.open_dialog("settings", "[name=thinking]").await?;
        page.choose("thinking", "10").await?;
        page.click("dialog [data-action=close]").await?;
        page.until("!document.querySelector('dialog[open]')").await?;
        let busy = "document.querySelector('.thinking [data-busy]')?.textContent.includes('moves ahead')";

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
        page.until("document.querySelector('[role=status]').textContent.includes('Perfect stopped thinking')").await?;
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
        assert!(page.explanation().await?.contains("prove"), "{}", page.explanation().await?);
        Ok(())
    });
}

#[browser_test(every_engine)]
fn without_its_worker_the_game_says_so_and_goes_on() {
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
fn without_its_program_the_game_says_so_and_goes_on() {
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
fn after_one_visit_perfect_thinks_offline_on_a_board_opened_for_the_first_time() {
    with_page_of(&Server::start(dist(), "/a/b/"), Motion::Reduced, async |page: Page| {
        page.open("").await?;
        page.until(super::offline::KEPT).await?;
        let _nothing = super::offline::go_offline(&page);
        page.open("?board=15x15x5&opponent=perfect&play=o").await?;
        page.until("document.querySelectorAll('[data-mark]').length == 1").await?;
        plays_on(&page).await?;
        page.until("document.querySelectorAll('[data-mark]').length == 3").await?;
        assert_eq!(page.text(".note").await?, "");
        Ok(())
    });
}
