//! Measures the time until the game is playable, compared with the same game in React and Preact.
//!
//! `cargo xtask bench` runs it with the folders of the other games: `measure-visit react=FOLDER preact=FOLDER`.
//! Each line is a name, a tab and a number: the median of [`ROUNDS`] visits, in bytes or milliseconds. The games
//! alternate in each round, so that changes of the machine's load affect all of them.
//!
//! "Playable" means that a click on a square shows a mark, "started" that the program has drawn the board: this game draws
//! the first mark before that. The slow network has 150 ms latency and 1.6 Mbit/s. The CPU slowdown is fourfold in both
//! networks.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "what cannot be measured should say so and end"
)]

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::server::Server;

/// Number of visits of each game in each network; an odd number has a median.
const ROUNDS: usize = 9;

/// CPU slowdown.
const SLOWED_DOWN: u32 = 4;

/// Clicks the center until it has a mark, and records the time. Also records when the program has drawn the board: its
/// squares have names, other than those of a placeholder.
const PROBE: &str = "
    (function probe() {
        const center = document.querySelectorAll('.square')[4];
        if (center?.querySelector('svg') || document.querySelector('[data-mark]')) {
            window.playableAt ??= performance.now();
        } else {
            center?.click();
        }
        if (center?.dataset.square) {
            window.startedAt ??= performance.now();
        }
        if (!window.playableAt || !window.startedAt) {
            setTimeout(probe, 8);
        }
    })();
";

/// Whether all figures of a visit are available.
const SEEN: &str = "window.playableAt && window.startedAt && performance.getEntriesByName('first-contentful-paint')[0]";

/// Transferred bytes until the game was playable and until it was started, and the times of the first paint, of
/// playability and of the start in milliseconds.
const FIGURES: &str = "
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const bytes = (time) => files.filter(({ responseEnd }) => responseEnd <= time)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
        'bytes until playable': bytes(playableAt),
        'bytes until started': bytes(startedAt),
        'first paint': performance.getEntriesByName('first-contentful-paint')[0].startTime,
        'playable': playableAt,
        'started': startedAt,
    };
";

/// Main-thread metrics of the browser, in seconds, with their names in this benchmark.
const WORK: [(&str, &str); 4] = [
    ("LayoutDuration", "layout"),
    ("RecalcStyleDuration", "style"),
    ("ScriptDuration", "script and program"),
    ("TaskDuration", "all tasks"),
];

/// Measured values by name.
type Figures = BTreeMap<String, Vec<f64>>;

fn main() {
    let mut games = vec![("tic-tac-toe".to_owned(), dist())];
    games.extend(std::env::args().skip(1).map(|argument| {
        let (name, folder) = argument.split_once('=').expect("a game is given as NAME=FOLDER");
        (name.to_owned(), PathBuf::from(folder))
    }));
    let mut figures = Figures::new();
    for _ in 0..ROUNDS {
        for (name, folder) in &games {
            for (network, is_slow) in [("slow network", true), ("fast network", false)] {
                let server = Server::start(folder.clone(), "/");
                let has_worker = folder.join("sw.js").exists();
                for (figure, number) in visits(&server, is_slow, has_worker) {
                    figures.entry(format!("{name}, {network}: {figure}")).or_default().push(number);
                }
            }
        }
    }
    for (name, mut numbers) in figures {
        numbers.sort_by(f64::total_cmp);
        println!("{name}\t{:.1}", numbers[numbers.len() / 2]);
    }
}

/// Measures a first visit and, in the fast network, a second one: of a game with a service worker with its complete offline copy, and
/// otherwise with what the browser keeps.
fn visits(server: &Server, is_slow: bool, has_worker: bool) -> Vec<(String, f64)> {
    let mut figures = Vec::new();
    with_page_of(server, Motion::Reduced, async |page: Page| {
        page.before_each_document(PROBE).await?;
        page.cdp("Performance.enable", json!({})).await?;
        set_speed(&page, is_slow).await?;
        figures = visit(&page).await?;
        if !is_slow {
            if has_worker {
                page.until("navigator.serviceWorker.controller?.state == 'activated'").await?;
                // The second visit begins with the empty board that this one saves.
                page.reset().await?;
                page.until_kept().await?;
            }
            page.go("about:blank").await?;
            figures.extend(visit(&page).await?.into_iter().map(|(name, number)| (format!("{name}, again"), number)));
        }
        restore_speed(&page).await
    });
    figures
}

async fn visit(page: &Page) -> WebDriverResult<Vec<(String, f64)>> {
    let before = work(page).await?;
    page.load("").await?;
    page.until(SEEN).await?;
    let after = work(page).await?;
    let figures: BTreeMap<String, f64> = serde_json::from_value(page.eval(FIGURES).await?).unwrap();
    let work = WORK.iter().map(|(metric, name)| ((*name).to_owned(), 1_000.0 * (after[*metric] - before[*metric])));
    Ok(figures.into_iter().chain(work).collect())
}

/// Returns the browser's main-thread metrics.
async fn work(page: &Page) -> WebDriverResult<BTreeMap<String, f64>> {
    let answer = page.cdp("Performance.getMetrics", json!({})).await?;
    let metric = |entry: &Value| (entry["name"].as_str().unwrap().to_owned(), entry["value"].as_f64().unwrap());
    Ok(answer["metrics"].as_array().unwrap().iter().map(metric).collect())
}

async fn set_speed(page: &Page, is_slow: bool) -> WebDriverResult<()> {
    page.cdp("Network.enable", json!({})).await?;
    let (latency, throughput) = if is_slow { (150, 1.6e6 / 8.0) } else { (0, -1.0) };
    emulate(page, latency, throughput).await?;
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED_DOWN })).await.map(drop)
}

async fn restore_speed(page: &Page) -> WebDriverResult<()> {
    emulate(page, 0, -1.0).await?;
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await.map(drop)
}

/// Emulates a network with latency in milliseconds and throughput in bytes per second; a negative throughput is
/// unlimited.
async fn emulate(page: &Page, latency: u32, throughput: f64) -> WebDriverResult<()> {
    let conditions = json!({ "offline": false, "latency": latency, "downloadThroughput": throughput, "uploadThroughput": throughput });
    page.cdp("Network.emulateNetworkConditions", conditions).await.map(drop)
}
