//! The time until the game is playable: medians of [`ROUNDS`] visits.
//!
//! "Playable" means that a click on a square shows a mark, "started" that the program has drawn the board: this game draws
//! the first mark before that. The slow network has 150 ms latency and 1.6 Mbit/s.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::json;
use thirtyfour::prelude::*;

use browser_tests::harness::{Motion, Page, with_page_of};
use browser_tests::server::Server;

use super::{Figures, SLOWED_DOWN, percentile, slow_down};

/// Number of visits of each game in each network; an odd number has a median.
const ROUNDS: usize = 9;

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

/// Measures each game, which its folder contains.
pub fn measure(games: &BTreeMap<String, PathBuf>) -> Figures {
    let mut figures = BTreeMap::<String, Vec<f64>>::new();
    for _ in 0..ROUNDS {
        for (name, folder) in games {
            for (network, is_slow) in [("slow network", true), ("fast network", false)] {
                let server = Server::start(folder.clone(), "/");
                let has_worker = folder.join("sw.js").exists();
                for (figure, number) in visits(&server, is_slow, has_worker) {
                    figures.entry(format!("{name}, {network}: {figure}")).or_default().push(number);
                }
            }
        }
    }
    figures.into_iter().map(|(name, numbers)| (name, percentile(numbers, 50))).collect()
}

/// Measures a first visit and, in the fast network, a second one: of a game with a service worker with its complete offline copy, and
/// otherwise with what the browser keeps.
fn visits(server: &Server, is_slow: bool, has_worker: bool) -> Figures {
    let mut figures = Figures::new();
    with_page_of(server, Motion::Reduced, async |page: Page| {
        page.before_each_document(PROBE).await?;
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

async fn visit(page: &Page) -> WebDriverResult<Figures> {
    page.load("").await?;
    page.until(SEEN).await?;
    Ok(serde_json::from_value(page.eval(FIGURES).await?).unwrap())
}

async fn set_speed(page: &Page, is_slow: bool) -> WebDriverResult<()> {
    page.cdp("Network.enable", json!({})).await?;
    let (latency, throughput) = if is_slow { (150, 1.6e6 / 8.0) } else { (0, -1.0) };
    emulate(page, latency, throughput).await?;
    slow_down(page, SLOWED_DOWN).await
}

async fn restore_speed(page: &Page) -> WebDriverResult<()> {
    emulate(page, 0, -1.0).await?;
    slow_down(page, 1).await
}

/// Emulates a network with latency in milliseconds and throughput in bytes per second; a negative throughput is
/// unlimited.
async fn emulate(page: &Page, latency: u32, throughput: f64) -> WebDriverResult<()> {
    let conditions = json!({ "offline": false, "latency": latency, "downloadThroughput": throughput, "uploadThroughput": throughput });
    page.cdp("Network.emulateNetworkConditions", conditions).await.map(drop)
}
