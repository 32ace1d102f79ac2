//! Measures first visits: the time until the game is playable, compared with the same game in React and in Preact. The games alternate,
//! so that changes of the machine's load affect all of them.
//!
//! `cargo xtask bench` runs it with the folders of the others: `measure react=FOLDER preact=FOLDER`. Each line is a name, a tab and a
//! number of bytes or milliseconds. The CPU is slowed down four times. A missed performance bar is a failure.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "failed measurements panic"
)]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use browser_tests::harness::{Motion, Page, dist, with_page_of};
use browser_tests::server::Server;
use serde_json::json;

/// CPU slowdown.
const SLOWED_DOWN: u32 = 4;

/// Number of visits of each game in each network; an odd number has a median.
const ROUNDS: usize = 9;

/// Performance bars: a figure, and its maximum as a multiple of another figure.
const BARS: [(&str, f64, &str); 6] = [
    ("tic-tac-toe, slow network: bytes until started", 1.1, "react, slow network: bytes until started"),
    ("tic-tac-toe, slow network: first paint", 0.5, "react, slow network: first paint"),
    ("tic-tac-toe, slow network: playable", 0.4, "react, slow network: playable"),
    ("tic-tac-toe, slow network: started", 0.9, "react, slow network: started"),
    ("tic-tac-toe, fast network: playable", 0.6, "react, fast network: playable"),
    ("tic-tac-toe, fast network: started", 1.0, "react, fast network: started"),
];

/// Clicks the center until it has a mark, and records the time: then the game is playable. Also records when the program has drawn
/// the board and is started: its squares have names, other than those of a placeholder. This game draws the first mark before that.
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

fn main() -> ExitCode {
    let mut games: BTreeMap<String, PathBuf> = std::env::args().skip(1).map(|argument| named(&argument)).collect();
    games.insert("tic-tac-toe".to_owned(), dist());
    let figures = measure_visits(&games);
    for (name, number) in &figures {
        println!("{name}\t{number:.1}");
    }
    let missed = BARS.iter().filter(|(name, most, other)| {
        let limit = most * figures[*other];
        let status = if figures[*name] > limit { "MISSED" } else { "met" };
        println!("{status}\t{name}: at most {limit:.0}, {most} of {other}");
        status == "MISSED"
    });
    if missed.count() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads an argument such as `react=FOLDER`.
fn named(argument: &str) -> (String, PathBuf) {
    let (name, folder) = argument.split_once('=').expect("a game is given as NAME=FOLDER");
    (name.to_owned(), PathBuf::from(folder))
}

/// Measures first visits to each game, which its folder contains. Returns the medians by name.
fn measure_visits(games: &BTreeMap<String, PathBuf>) -> BTreeMap<String, f64> {
    let mut figures = BTreeMap::<String, Vec<f64>>::new();
    for _ in 0..ROUNDS {
        for (name, folder) in games {
            // The slow network has 150 ms latency and 1.6 Mbit/s. A negative throughput is unlimited.
            for (network, latency, throughput) in [("slow network", 150, 1.6e6 / 8.0), ("fast network", 0, -1.0)] {
                let conditions = json!({ "offline": false, "latency": latency, "downloadThroughput": throughput,
                    "uploadThroughput": throughput });
                with_page_of(&Server::start(folder, "/"), Motion::Reduced, async |page: Page| {
                    page.before_each_document(PROBE).await?;
                    page.cdp("Network.enable", json!({})).await?;
                    page.cdp("Network.emulateNetworkConditions", conditions).await?;
                    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED_DOWN })).await?;
                    page.load("").await?;
                    page.until(SEEN).await?;
                    let seen: BTreeMap<String, f64> = serde_json::from_value(page.eval(FIGURES).await?).unwrap();
                    for (figure, number) in seen {
                        figures.entry(format!("{name}, {network}: {figure}")).or_default().push(number);
                    }
                    Ok(())
                });
            }
        }
    }
    let median = |mut numbers: Vec<f64>| {
        numbers.sort_by(f64::total_cmp);
        numbers[numbers.len() / 2]
    };
    figures.into_iter().map(|(name, numbers)| (name, median(numbers))).collect()
}
