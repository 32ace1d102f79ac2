//! Latency of clicks on squares, compared with the same game in React.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::server::Server;

use super::{Figures, SLOWED_DOWN, percentile, slow_down};

/// Number of turns of each game, and of the measured clicks in each.
const TURNS: usize = 5;
const PRESSES: usize = 30;

/// Time of the pointer on a square before the click.
const AIM: Duration = Duration::from_millis(80);

/// Time between a change on the page and the next click: a simple human reaction.
const REACT: Duration = Duration::from_millis(250);

/// Time between press and release.
const HOLD: Duration = Duration::from_millis(60);

/// The selector of an element that exists when a game of this project is over.
const OVER: &str = "[data-game]:not([data-status=playing])";

/// A game against a computer player.
struct Game {
    name: &'static str,
    folder: PathBuf,
    query: &'static str,
    /// Selector of the button that starts a new game.
    reset: &'static str,
    /// Selector of an element that exists when the game is over.
    over: &'static str,
}

/// Returns the medians and the 95th percentiles of both games. The folders are those of React's game on 3×3 and on 15×15.
pub fn measure(react: &Path, react_on_15x15: &Path) -> Figures {
    let [normal, large] =
        [("?opponent=perfect", react), ("?board=15x15x5&opponent=casual", react_on_15x15)].map(|(query, react)| {
            [
                Game { name: "tic-tac-toe", folder: dist(), query, reset: "[data-action=reset]", over: OVER },
                Game {
                    name: "react",
                    folder: react.to_owned(),
                    query: "",
                    reset: "main > button",
                    over: ".board:is(:has([data-winning]), :not(:has(.square:not([data-mark]))))",
                },
            ]
        });
    let mut figures = compare("press", &normal, Motion::Full);
    figures.extend(compare("press, reduced motion", &normal, Motion::Reduced));
    figures.extend(compare("press on 15 × 15", &large, Motion::Full));
    figures
}

fn compare(circumstance: &str, games: &[Game; 2], motion: Motion) -> Figures {
    let mut times = [const { Vec::new() }; 2];
    for turn in 0..TURNS {
        for (game, times) in games.iter().zip(&mut times) {
            with_page_of(&Server::start(game.folder.clone(), "/"), motion, async |page: Page| {
                times.extend(press_squares(&page, game, turn).await?);
                Ok(())
            });
        }
    }
    let figure = |game: &Game, times: Vec<f64>, percent| {
        (format!("{}, {circumstance}, {percent} %", game.name), percentile(times, percent))
    };
    let figures = games.iter().zip(times);
    figures.flat_map(|(game, times)| [figure(game, times.clone(), 50), figure(game, times, 95)]).collect()
}

/// Records the longest event of each interaction by the Event Timing API, in steps of 8 ms.
const WATCH: &str = "
    window.seenInteractions = new Map();
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) {
            if (interactionId) seenInteractions.set(interactionId, Math.max(duration, seenInteractions.get(interactionId) ?? 0));
        }
    }).observe({ type: 'event', durationThreshold: 16 });
    window.interactionsBefore = performance.interactionCount;
";

/// Plays and returns the latency of each click in milliseconds.
async fn press_squares(page: &Page, game: &Game, turn: usize) -> WebDriverResult<Vec<f64>> {
    let mut random = fastrand::Rng::with_seed(turn as u64);
    page.load(game.query).await?;
    // The lazy part arrives before the first measured click.
    page.play(&["a1"]).await?;
    page.until("document.querySelector('.history, main > button')").await?;
    page.until_kept().await?;
    slow_down(page, SLOWED_DOWN).await?;
    page.eval(WATCH).await?;
    for _ in 0..PRESSES {
        press_free_square(page, &mut random, game.over).await?;
        tokio::time::sleep(REACT).await;
        start_again_if_over(page, game.reset, game.over).await?;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let counted = page.eval("return performance.interactionCount - interactionsBefore").await?;
    assert_eq!(counted, json!(PRESSES), "the browser recorded another number of clicks");
    let seen = page.eval("return [...seenInteractions.values()]").await?;
    slow_down(page, 1).await?;
    let mut times: Vec<f64> = serde_json::from_value(seen).unwrap();
    // The Event Timing API omits events that are shorter than its minimum.
    times.resize(PRESSES, 0.0);
    Ok(times)
}

/// Presses a random free square and waits for the reply or the end of the game.
async fn press_free_square(page: &Page, random: &mut fastrand::Rng, over: &str) -> WebDriverResult<()> {
    let free = page.squares("[data-square]:not([data-mark])").await?;
    press(page, &free[random.usize(..free.len())]).await?;
    let others = free.len() - 2.min(free.len());
    let replied = format!(
        "document.querySelectorAll('[data-square]:not([data-mark])').length === {others} || document.querySelector('{over}')"
    );
    page.until(&replied).await
}

/// Clicks like a person, with pauses.
async fn press(page: &Page, square: &str) -> WebDriverResult<()> {
    let square = page.driver.query(By::Css(format!("[data-square={square}]"))).first().await?;
    page.driver.action_chain().move_to_element_center(&square).perform().await?;
    tokio::time::sleep(AIM).await;
    page.driver.action_chain().click_and_hold().perform().await?;
    tokio::time::sleep(HOLD).await;
    page.driver.action_chain().release().perform().await
}

/// Starts a new game without a click, if the last one is over.
async fn start_again_if_over(page: &Page, reset: &str, over: &str) -> WebDriverResult<()> {
    if page.eval(&format!("return Boolean(document.querySelector('{over}'))")).await? == json!(true) {
        start_again(page, reset).await?;
    }
    Ok(())
}

/// Starts a new game without a click.
async fn start_again(page: &Page, reset: &str) -> WebDriverResult<()> {
    page.eval(&format!("document.querySelector('{reset}').click()")).await?;
    page.until_marks(0).await
}
