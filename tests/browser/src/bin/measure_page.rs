//! Measures the published page: latency of clicks, compared with the same game in React, and Lighthouse scores.
//!
//! `cargo xtask bench page` runs it with Lighthouse on `PATH` and the folder of the other game: `measure-page FOLDER`. Each line
//! is a name, a tab and a number: milliseconds, or Lighthouse's points up to 100. The games alternate, so that changes of the
//! machine's load affect both.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "failed measurements panic"
)]

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::programs;
use browser_tests::server::Server;

/// Number of turns of each game, and of the measured clicks in each.
const TURNS: usize = 5;
const PRESSES: usize = 30;

/// Time of the pointer on a square before the click.
const AIM: Duration = Duration::from_millis(80);

/// Time between a change on the page and the next click: a simple human reaction.
const REACT: Duration = Duration::from_millis(250);

/// Time between press and release.
const HOLD: Duration = Duration::from_millis(60);

/// Number of Lighthouse runs; an odd number has a median.
const VISITS: usize = 3;

const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// Names with motion preference.
const CIRCUMSTANCES: [(&str, Motion); 2] = [("press", Motion::Full), ("press, reduced motion", Motion::Reduced)];

/// CPU slowdown.
const SLOWED_DOWN: u32 = 4;

/// A game against a perfect computer player.
struct Game {
    name: &'static str,
    folder: PathBuf,
    query: &'static str,
    /// Selector of the button that starts a new game.
    reset: &'static str,
    /// Selector of an element that exists when the game is over.
    over: &'static str,
}

fn main() {
    let react = std::env::args().nth(1).expect("the folder of the game in React");
    let games = [
        Game {
            name: "tic-tac-toe",
            folder: dist(),
            query: "?opponent=perfect",
            reset: "[data-action=reset]",
            over: "[data-game]:not([data-status=playing])",
        },
        Game {
            name: "react",
            folder: react.into(),
            query: "",
            reset: "main > button",
            over: ".board:is(:has([data-winning]), :not(:has(.square:not([data-mark]))))",
        },
    ];
    for (circumstance, motion) in CIRCUMSTANCES {
        let mut times = games.each_ref().map(|_| Vec::new());
        for turn in 0..TURNS {
            for (game, times) in games.iter().zip(&mut times) {
                with_page_of(&Server::start(game.folder.clone(), "/"), motion, async |page: Page| {
                    times.extend(press_squares(&page, game, turn).await?);
                    Ok(())
                });
            }
        }
        for (game, times) in games.iter().zip(times) {
            for percent in [50, 95] {
                println!("{}, {circumstance}, {percent} %\t{}", game.name, percentile(times.clone(), percent));
            }
        }
    }
    let visits: Vec<Vec<f64>> = (0..VISITS).map(|_| visit()).collect();
    for (index, category) in CATEGORIES.into_iter().enumerate() {
        let points = visits.iter().map(|visit| visit[index]).collect();
        println!("{category}\t{}", percentile(points, 50));
    }
}

/// Returns a percentile of the numbers.
fn percentile(mut numbers: Vec<f64>, percent: usize) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[(numbers.len() * percent).div_ceil(100).max(1) - 1]
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
    start_again(page, game).await?;
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED_DOWN })).await?;
    page.eval(WATCH).await?;
    for _ in 0..PRESSES {
        let free = page.squares("[data-square]:not([data-mark])").await?;
        let before = 9 - free.len();
        press(page, &free[random.usize(..free.len())]).await?;
        let replied = format!(
            "document.querySelectorAll('[data-mark]').length === {} || document.querySelector('{}')",
            before + 2,
            game.over
        );
        page.until(&replied).await?;
        tokio::time::sleep(REACT).await;
        if page.eval(&format!("return Boolean(document.querySelector('{}'))", game.over)).await? == json!(true) {
            start_again(page, game).await?;
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let counted = page.eval("return performance.interactionCount - interactionsBefore").await?;
    assert_eq!(counted, json!(PRESSES), "the browser recorded another number of clicks");
    let seen = page.eval("return [...seenInteractions.values()]").await?;
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await?;
    let mut times: Vec<f64> = serde_json::from_value(seen).unwrap();
    // The Event Timing API omits events that are shorter than its minimum.
    times.resize(PRESSES, 0.0);
    Ok(times)
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

/// Starts a new game without a click.
async fn start_again(page: &Page, game: &Game) -> WebDriverResult<()> {
    page.eval(&format!("document.querySelector('{}').click()", game.reset)).await?;
    page.until_marks(0).await
}

/// Returns the scores of Lighthouse's default phone, in the order of [`CATEGORIES`].
fn visit() -> Vec<f64> {
    let server = Server::start(dist(), "/");
    let flags = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run \
        --disable-background-networking --disable-component-update --disable-sync";
    let output = Command::new("lighthouse")
        .arg(server.address())
        .args(["--quiet", "--output=json", "--output-path=stdout"])
        .arg(format!("--only-categories={}", CATEGORIES.join(",")))
        .arg(format!("--chrome-flags={flags}"))
        .env("CHROME_PATH", programs::find(&programs::CHROMIUM, "the package chromium").unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    for (name, audit) in report["audits"].as_object().unwrap() {
        if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
            println!("Lighthouse on {name}: {}", audit["title"]);
        }
    }
    let points = |category: &str| report["categories"][category]["score"].as_f64().unwrap() * 100.0;
    CATEGORIES.into_iter().map(points).collect()
}
