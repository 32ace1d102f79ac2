//! Perfect on boards on which it has to think: beside the page, stopped at once, and replaced when it cannot be had.

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::browser_test;
use browser_tests::harness::{Motion, Page, dist, with_page, with_page_of};
use browser_tests::server::Server;

/// Notes every task of the page that takes 50 ms or more, from now on, with the number of the move in which it began.
const WATCH_TASKS: &str = "
    window.moveStarts = [];
    window.longTasks = [];
    const note = (list) => longTasks.push(...list.map(({ startTime, duration }) =>
        [Math.max(0, moveStarts.findLastIndex((start) => start <= startTime)), duration]));
    window.taskObserver = new PerformanceObserver((list) => note(list.getEntries()));
    window.readTasks = () => (note(taskObserver.takeRecords()), { moves: moveStarts.length, tasks: longTasks });
    taskObserver.observe({ type: 'longtask' })";

/// The long tasks of a game.
#[derive(Debug)]
struct LongTasks {
    /// The number of moves of the person.
    moves: usize,
    /// The move during which each began, and its duration in milliseconds.
    tasks: Vec<(usize, f64)>,
}

impl LongTasks {
    /// Whether there is one during a move, which is counted from the start, or else from the end.
    fn is_in(&self, from_start: bool, index: usize) -> bool {
        let place = |task: usize| if from_start { task } else { self.moves - 1 - task };
        self.tasks.iter().any(|(task, _)| place(*task) == index)
    }
}

/// The moves, by their distances from the start and from the end, in which every game has a long task.
///
/// A busy machine can interrupt any task, but hardly at the same move of each game; the page's own work is in every game.
fn in_every_game(games: &[LongTasks]) -> Vec<(bool, usize)> {
    let shortest = games.iter().map(|game| game.moves).min().unwrap_or_default();
    let places = [true, false].into_iter().flat_map(|from_start| (0..shortest).map(move |index| (from_start, index)));
    places.filter(|(from_start, index)| games.iter().all(|game| game.is_in(*from_start, *index))).collect()
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
async fn long_tasks_of_a_game(page: &Page) -> WebDriverResult<LongTasks> {
    page.open("?board=15x15x5&opponent=perfect&play=x").await?;
    page.until("document.querySelector('.moves')").await?;
    page.eval(WATCH_TASKS).await?;
    while page.eval("return document.querySelector('[data-game]').dataset.status").await? == json!("playing") {
        page.eval("moveStarts.push(performance.now())").await?;
        plays_on(page).await?;
        page.until(&format!("!{THINKING}")).await?;
    }
    page.until_attribute("[data-game]", "data-winner", "o").await?;
    let read = page.eval("return readTasks()").await?;
    let moves = serde_json::from_value(read["moves"].clone()).unwrap();
    Ok(LongTasks { moves, tasks: serde_json::from_value(read["tasks"].clone()).unwrap() })
}

#[browser_test(only_in_chromium("only Chromium reports long tasks"))]
fn a_whole_game_never_keeps_the_page_busy() {
    with_page(Motion::Reduced, async |page: Page| {
        page.server.forbid_workers();
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(long_tasks_of_a_game(&page).await?);
        }
        assert_eq!(in_every_game(&games), [], "{games:?}");
        assert!(games.iter().all(|game| game.moves > 3), "{games:?}");
        Ok(())
    });
}

#[test]
fn only_what_is_in_every_game_counts() {
    let game = |moves, tasks: &[usize]| LongTasks { moves, tasks: tasks.iter().map(|task| (*task, 60.0)).collect() };
    assert_eq!(in_every_game(&[game(5, &[1, 3]), game(6, &[2]), game(7, &[])]), []);
    assert_eq!(in_every_game(&[game(5, &[1, 3]), game(6, &[1]), game(7, &[1])]), [(true, 1)]);
    // The last move of games of different lengths.
    assert_eq!(in_every_game(&[game(5, &[4]), game(6, &[5]), game(7, &[6])]), [(false, 0)]);
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
